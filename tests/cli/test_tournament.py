"""rondel tournament and rondel report."""

import pytest

from rondel.arena.folder import Journal
from support import arena_bots

SERIES = ("tournament", "saltfjord", "--bots", "first,last", "--games", 6, "--seed", 4, "--jobs", 1, "--out", "t")


@pytest.fixture(autouse=True)
def _bots(monkeypatch):
    arena_bots.know(monkeypatch)


def test_it_is_listed_with_its_report(rondel):
    out = rondel("--help").out
    assert " tournament " in out
    assert " report " in out


def test_it_says_what_is_played_and_how_it_went(rondel, tmp_path):
    ran = rondel(*SERIES)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Saltfjord: 6 games of 2 on 3 paired seeds, each pair of bots meets in 6\n")
    for word in ("rating", "95 % interval", "ahead", "Technology levels", "Seat", "turns", "pay_upgrade"):
        assert word in ran.out
    assert ran.out.endswith("Report: t/report.html\n")
    assert (tmp_path / "t" / "report.html").exists()


def test_it_says_when_games_are_added_for_the_balance(rondel):
    ran = rondel(*SERIES[:3], "first,last,random", "--games", 10, "--jobs", 1, "--out", "t")
    assert "12 games of 2 (10 rounded up to whole rounds) on 6 paired seeds, each pair of bots meets in 4" in ran.out


def test_one_bot_against_a_table_of_another(rondel, tmp_path):
    pairing = ("--bots", "first", "--against", "last", "--players", 4)
    ran = rondel("tournament", "saltfjord", *pairing, "--games", 8, "--jobs", 1)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(
        "Saltfjord: 8 games of 4 on 2 paired seeds, each bot meets last in 8\nfirst alone against 3 × last\n"
    )
    assert (tmp_path / "saltfjord-4p-first-against-last-8-seed-0" / "report.html").exists()


def test_alone_at_a_table_there_are_no_ratings_and_no_seats(rondel):
    ran = rondel("tournament", "saltfjord", "--bots", "first", "--players", 1, "--games", 3, "--jobs", 1)
    assert (ran.code, ran.err) == (0, "")
    assert "wins" in ran.out
    for word in ("rating", "more than equal", "mean place", "seat 1", "Seat "):
        assert word not in ran.out


def test_the_same_command_again_goes_on(rondel, monkeypatch):
    add = Journal.add

    def stop(self, games):
        add(self, games)
        if games[-1].game == 3:
            raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Journal, "add", stop)
        ran = rondel(*SERIES)
    assert ran.code == 130
    assert ran.problem == "stopped; 4 of 6 games are kept in t; the same command goes on with them"
    interim = rondel("report", "t")
    assert "4 of 6 games are played" in interim.out
    assert "4 of them are in t already; the others follow" in rondel(*SERIES).out
    assert "All of them are in t already" in rondel(*SERIES).out


def test_more_games_can_be_asked_for_later(rondel):
    rondel(*SERIES)
    more = rondel(*SERIES, "--games", 10)
    assert more.code == 0
    assert more.out.startswith("Saltfjord: 10 games of 2 on 5 paired seeds")
    assert "6 of them are in t already; the others follow" in more.out
    assert rondel(*SERIES).problem == "t: holds another tournament (games: 10, not 6); name another --out"


def test_the_report_shows_the_same_tables_again(rondel, tmp_path):
    first = rondel(*SERIES).out
    (tmp_path / "t" / "report.html").unlink()
    again = rondel("report", "t")
    assert again.code == 0
    assert first.endswith(again.out)
    assert (tmp_path / "t" / "report.html").exists()


def test_both_formats(rondel, tmp_path):
    rondel(*SERIES, "--format", "both")
    names = {path.name for path in (tmp_path / "t").iterdir()}
    assert names >= {"results.csv", "results.parquet", "actions.csv", "actions.parquet"}


def test_a_bot_that_fails_ends_in_one_line(rondel):
    ran = rondel(*SERIES[:3], "first,raising", *SERIES[4:])
    assert ran.code == 2
    assert "bots: raising in seat 2 failed: ZeroDivisionError: no plan left (game 0, seed " in ran.problem
    assert "0 of 6 games are kept in t; the same command goes on with them" in ran.problem


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["chess"], "there is no game 'chess'"),
        (["saltfjord", "--games", "0"], "--games"),
        (["saltfjord", "--games", "99999999999"], "--games"),
        (["saltfjord", "--bots", "radnom"], "there is no bot 'radnom'"),
        (["saltfjord", "--bots", "none"], "bots: name at least one"),
        (["saltfjord", "--bots", "random,random"], "bots: random is named 2 times"),
        (["saltfjord", "--against", "radnom"], "against: there is no bot 'radnom'"),
        (["saltfjord", "--against", "greedy"], "against: greedy is one of the bots too; leave it out there"),
        (["saltfjord", "--against", "easy", "--players", "1"], "against: needs 2 players or more, not 1"),
        (["saltfjord", "--players", "5"], "1 to 4 players, not 5"),
        (["saltfjord", "--seed", "x"], "seed: must be a whole number"),
        (["saltfjord", "--option", "side=sea"], "side: must be one of base, village"),
        (["saltfjord", "--format", "xlsx"], "--format"),
        (["saltfjord", "--out", "file/t"], "file/t: cannot be made: Not a directory"),
        (["saltfjord", "--out", "file"], "file: is there already and holds no tournament"),
    ],
)
def test_it_refuses_before_a_game_is_played(rondel, tmp_path, arguments, problem):
    (tmp_path / "file").write_text("mine")
    ran = rondel("tournament", *arguments)
    assert ran.code == 2
    assert problem in ran.problem
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_report_of_nothing_is_refused(rondel):
    ran = rondel("report", "nowhere")
    assert (ran.code, ran.problem) == (2, "nowhere: is no folder of a tournament: there is no plan.json in it")
    rondel("tournament", "saltfjord", "--bots", "raising", "--out", "t", "--jobs", 1)
    assert rondel("report", "t").problem == "t: no game is finished yet"
