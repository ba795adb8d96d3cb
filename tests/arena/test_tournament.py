"""Tournaments: the same games however they are played, nothing lost when they stop, nothing mixed in one folder."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

import rondel
from rondel.arena import BotFailed, report, tournament
from rondel.arena.folder import Folder
from rondel.bots import derive_seed
from rondel.core.record import totals
from support import arena_bots

BOTS = ["first", "last", "random"]


@pytest.fixture(autouse=True)
def _bots(monkeypatch: pytest.MonkeyPatch) -> None:
    arena_bots.know(monkeypatch)


def play(out: Path, **changes: Any) -> Any:
    return tournament(
        **{"game": "saltfjord", "games": 12, "players": 2, "bots": BOTS, "seed": 5, "out": out, **changes}
    )


def rows(folder: Path, table: str = "results") -> list[dict[str, Any]]:
    """Without the times, which no two runs share."""
    found: list[dict[str, Any]] = pyarrow.parquet.read_table(folder / f"{table}.parquet").to_pylist()
    return [{name: value for name, value in row.items() if name != "seconds"} for row in found]


def test_the_folder_holds_plan_tables_report_and_plots(tmp_path: Path) -> None:
    play(tmp_path / "t")
    names = sorted(path.name for path in (tmp_path / "t").iterdir())
    assert names == ["actions.parquet", "plan.json", "plots", "report.html", "results.parquet"]
    plan = json.loads((tmp_path / "t" / "plan.json").read_text())
    assert (plan["game"], plan["bots"], plan["games"], plan["seed"]) == ("saltfjord", BOTS, 12, 5)


def test_a_row_says_all_about_a_player_and_his_game(tmp_path: Path) -> None:
    play(tmp_path / "t")
    found = rows(tmp_path / "t")
    assert list(found[0])[:6] == ["game", "paired_seed", "seed", "seat", "bot", "total"]
    assert list(found[0])[-6:] == ["won", "rank", "decisions", "game_decisions", "game_turns", "first_player"]
    assert len(found) == 24
    for first, second in zip(found[::2], found[1::2]):
        assert (first["seat"], second["seat"]) == (1, 2)
        assert first["seed"] == second["seed"] == derive_seed(5, first["paired_seed"])
        assert first["game_decisions"] == first["decisions"] + second["decisions"]
        assert first["won"] + second["won"] == 1
        assert sorted((first["rank"], second["rank"])) == ([1, 1] if first["won"] == 0.5 else [1, 2])
        assert 2 <= first["game_turns"] <= first["game_decisions"]


def test_a_game_can_be_played_again_from_its_row(tmp_path: Path) -> None:
    play(tmp_path / "t", options={"wagons": True})
    first, second = rows(tmp_path / "t")[:2]
    assert (first["bot"], second["bot"]) == ("first", "last")
    state = rondel.load_game("saltfjord").new(2, first["seed"], wagons=True)
    while state.actor is not None:
        state.apply(state.legal()[0 if state.actor == 0 else -1])
    assert totals(state) == [first["total"], second["total"]]


def test_actions_are_counted_by_family(tmp_path: Path) -> None:
    play(tmp_path / "t")
    counted = rows(tmp_path / "t", "actions")
    assert {row["action"] for row in counted} >= {"die", "done", "sell"}
    for row in rows(tmp_path / "t"):
        mine = [one["count"] for one in counted if (one["game"], one["seat"]) == (row["game"], row["seat"])]
        assert sum(mine) == row["decisions"]


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    for jobs in (1, 2):
        play(tmp_path / str(jobs), bots=["random", "greedy"], games=6, players=3, jobs=jobs)
    for table in ("results", "actions"):
        assert rows(tmp_path / "1", table) == rows(tmp_path / "2", table)


def test_one_bot_at_a_table_of_another(tmp_path: Path) -> None:
    outcome = play(tmp_path / "t", bots=["random"], against="last", players=4, games=10)
    found = rows(tmp_path / "t")
    lone = [row for row in found if row["bot"] == "random"]
    assert [(row["paired_seed"], row["seat"]) for row in lone] == [(d, s) for d in range(3) for s in (1, 4, 3, 2)]
    assert len(found) == 48
    won = outcome.numbers.standings["random"]
    assert (won.seats, won.wins) == (12, sum(row["won"] for row in lone) / 12)  # of an equal share 1/4
    assert outcome.numbers.standings["last"].seats == 36
    assert outcome.numbers.pairs["random"]["last"].games == 12
    assert "tournament of random alone against 3 × last" in (tmp_path / "t" / "report.html").read_text(encoding="utf-8")


def test_a_plan_from_before_there_was_against_is_read(tmp_path: Path) -> None:
    play(tmp_path / "t")
    file = tmp_path / "t" / "plan.json"
    plan = json.loads(file.read_text())
    del plan["against"]
    file.write_text(json.dumps(plan))
    assert play(tmp_path / "t").found == 12


def test_alone_at_the_table_bots_play_the_same_deals(tmp_path: Path) -> None:
    outcome = play(tmp_path / "t", players=1, games=6)
    assert outcome.numbers.pairs["first"] == {}
    assert {row["paired_seed"] for row in rows(tmp_path / "t")} == set(range(6))


def stop_after(games: int) -> Any:
    def told(done: int) -> None:
        if done >= games:
            raise KeyboardInterrupt

    return told


def test_a_stopped_tournament_goes_on_and_ends_alike(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        play(tmp_path / "a", progress=stop_after(5))
    told: list[int] = []
    assert play(tmp_path / "a", progress=told.append).found == 5
    assert told == list(range(6, 13))
    play(tmp_path / "b")
    assert rows(tmp_path / "a") == rows(tmp_path / "b")
    assert rows(tmp_path / "a", "actions") == rows(tmp_path / "b", "actions")


KILLED = """
import sys
from rondel.arena import tournament

if __name__ == "__main__":
    tournament("saltfjord", 200, 2, ["random", "greedy"], out=sys.argv[1], jobs=int(sys.argv[2]),
               progress=lambda done: print(done, flush=True))
"""


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_kill_loses_no_game_that_was_told(tmp_path: Path, jobs: int) -> None:
    (tmp_path / "killed.py").write_text(KILLED)
    command = [sys.executable, str(tmp_path / "killed.py"), str(tmp_path / "t"), str(jobs)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        told = [int(process.stdout.readline()) for _ in range(3)]
        process.send_signal(signal.SIGKILL)
        process.communicate(timeout=300)  # until nobody holds our pipe: its own processes have ended too
    assert len(Folder(tmp_path / "t").played()) >= told[-1]
    with pytest.raises(KeyboardInterrupt):  # goes on
        tournament("saltfjord", 200, 2, ["random", "greedy"], tmp_path / "t", progress=stop_after(told[-1] + 1))


def test_a_line_that_a_kill_cut_off_is_played_again(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        play(tmp_path / "a", progress=stop_after(5))
    journal = tmp_path / "a" / "games.jsonl"
    journal.write_bytes(journal.read_bytes()[:-30])
    assert play(tmp_path / "a").found == 4
    play(tmp_path / "b")
    assert rows(tmp_path / "a") == rows(tmp_path / "b")


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        play(tmp_path / "a", progress=stop_after(5))
    journal = tmp_path / "a" / "games.jsonl"
    journal.write_bytes(b"{}\n" + journal.read_bytes())
    with pytest.raises(rondel.RondelError, match=r"games.jsonl: line 1 is damaged: .*; delete the line"):
        play(tmp_path / "a")


def test_a_finished_tournament_is_not_played_again(tmp_path: Path) -> None:
    play(tmp_path / "t")
    before = (tmp_path / "t" / "results.parquet").read_bytes()
    assert play(tmp_path / "t", progress=stop_after(0)).found == 12
    assert (tmp_path / "t" / "results.parquet").read_bytes() == before


def same_tables(folder: Path, other: Path) -> bool:
    return all(rows(folder, table) == rows(other, table) for table in ("results", "actions"))


@pytest.mark.parametrize("formats", [("parquet",), ("csv",)])
def test_more_games_in_the_same_folder_equal_one_longer_tournament(tmp_path: Path, formats: tuple[str, ...]) -> None:
    play(tmp_path / "a", formats=formats)
    told: list[int] = []
    more = play(tmp_path / "a", games=20, formats=("parquet",), progress=told.append)
    assert (more.found, told) == (12, list(range(13, 25)))  # 20 are 24 in whole rounds
    assert (more.numbers.games, more.numbers.planned) == (24, 24)
    play(tmp_path / "b", games=20)
    assert same_tables(tmp_path / "a", tmp_path / "b")
    assert (tmp_path / "a" / "plan.json").read_bytes() == (tmp_path / "b" / "plan.json").read_bytes()
    assert not (tmp_path / "a" / "games.jsonl").exists()


def test_more_games_can_be_stopped_and_go_on_as_well(tmp_path: Path) -> None:
    play(tmp_path / "a")
    with pytest.raises(KeyboardInterrupt):
        play(tmp_path / "a", games=24, progress=stop_after(15))
    assert report(tmp_path / "a").games == 15
    with pytest.raises(KeyboardInterrupt):  # and still more, before these are played
        play(tmp_path / "a", games=30, progress=stop_after(17))
    assert play(tmp_path / "a", games=30).found == 17
    play(tmp_path / "b", games=30)
    assert same_tables(tmp_path / "a", tmp_path / "b")


def test_tables_from_before_they_said_who_began_are_read_and_continued(tmp_path: Path) -> None:
    play(tmp_path / "a", formats=("csv",))
    file = tmp_path / "a" / "results.csv"
    lines = [line.rpartition(",")[0] for line in file.read_text().splitlines()]
    file.write_text("\n".join(lines) + "\n")
    assert lines[0].endswith("game_turns")
    assert report(tmp_path / "a").games == 12
    assert play(tmp_path / "a", games=18, formats=("csv",)).numbers.games == 18
    assert [line.rpartition(",")[2] == "" for line in file.read_text().splitlines()[1:]] == [True] * 24 + [False] * 12


def test_a_journal_from_before_it_said_who_began_is_read(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        play(tmp_path / "a", progress=stop_after(5))
    journal = tmp_path / "a" / "games.jsonl"
    lines = [json.loads(line) for line in journal.read_text().splitlines()]
    assert all(line.pop("began") in (1, 2) for line in lines)
    journal.write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert play(tmp_path / "a").found == 5


def test_tables_that_somebody_changed_are_not_continued(tmp_path: Path) -> None:
    play(tmp_path / "a", formats=("csv",))
    before = (tmp_path / "a" / "plan.json").read_bytes()
    (tmp_path / "a" / "results.csv").write_text("game,seat\n0,1\n")
    with pytest.raises(rondel.RondelError, match=r"its tables are not those of a tournament: .*; bring the file back"):
        play(tmp_path / "a", games=18, formats=("csv",))
    assert (tmp_path / "a" / "plan.json").read_bytes() == before
    assert not (tmp_path / "a" / "games.jsonl").exists()


def content(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("games", [12, 18])
@pytest.mark.parametrize("formats", [("parquet",), ("csv",), ("parquet", "csv")])
@pytest.mark.parametrize(("lost", "left"), [("actions", "results"), ("results", "actions")])
def test_one_table_without_the_other_is_refused(
    tmp_path: Path, lost: str, left: str, formats: tuple[str, ...], games: int
) -> None:
    folder = tmp_path / "t"
    play(folder, formats=formats)
    for ending in formats:
        (folder / f"{lost}.{ending}").unlink()
    before = content(folder)
    told = f"{folder}: {lost}.{formats[0]} is missing beside {left}.{formats[0]}; bring the file back as it was, or"
    for again in (
        lambda: play(folder, formats=formats, games=games, progress=stop_after(0)),
        lambda: play(folder, formats=("parquet", "csv"), games=games, progress=stop_after(0)),
        lambda: report(folder),
        lambda: report(folder, ("parquet", "csv")),
    ):
        with pytest.raises(rondel.RondelError, match=re.escape(told)):
            again()
    assert content(folder) == before


def test_a_table_counts_as_there_in_either_format(tmp_path: Path) -> None:
    numbers = play(tmp_path / "t", formats=("parquet", "csv")).numbers
    (tmp_path / "t" / "actions.parquet").unlink()
    (tmp_path / "t" / "results.csv").unlink()
    assert play(tmp_path / "t", progress=stop_after(0)).numbers == numbers
    assert report(tmp_path / "t") == numbers
    for table in ("actions", "results"):
        assert {path.suffix for path in (tmp_path / "t").glob(f"{table}.*")} == {".parquet", ".csv"}


@pytest.mark.parametrize("formats", [("parquet",), ("csv",)])
@pytest.mark.parametrize("lost", ["actions", "results"])
def test_a_table_that_was_not_written_yet_is_made_from_the_journal(
    tmp_path: Path, lost: str, formats: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "t"
    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", lambda path, **_: None)  # the journal stays
        numbers = play(folder, formats=formats).numbers
    (folder / f"{lost}.{formats[0]}").unlink()
    assert report(folder) == numbers
    tables = sorted(path.name for path in folder.glob("*s.*") if path.name != "games.jsonl")
    assert tables == [f"actions.{formats[0]}", f"results.{formats[0]}"]
    assert not (folder / "games.jsonl").exists()
    assert play(folder, formats=formats, progress=stop_after(0)).found == 12


def test_a_table_is_missed_if_the_journal_has_later_games_only(tmp_path: Path) -> None:
    play(tmp_path / "t")
    with pytest.raises(KeyboardInterrupt):
        play(tmp_path / "t", games=18, progress=stop_after(14))
    (tmp_path / "t" / "actions.parquet").unlink()
    before = content(tmp_path / "t")
    for again in (lambda: play(tmp_path / "t", games=18), lambda: report(tmp_path / "t")):
        with pytest.raises(rondel.RondelError, match=r"actions\.parquet is missing beside results\.parquet"):
            again()
    assert content(tmp_path / "t") == before


@pytest.mark.parametrize("table", ["results", "actions"])
@pytest.mark.parametrize(("ending", "damage"), [("parquet", b"PAR1 no more"), ("csv", b"game,seat\n1\n")])
def test_a_damaged_table_is_named_with_what_to_do(tmp_path: Path, table: str, ending: str, damage: bytes) -> None:
    play(tmp_path / "t", formats=(ending,))
    file = tmp_path / "t" / f"{table}.{ending}"
    file.write_bytes(damage)
    for again in (lambda: play(tmp_path / "t", formats=(ending,)), lambda: report(tmp_path / "t")):
        with pytest.raises(rondel.RondelError) as caught:
            again()
        assert str(caught.value).startswith(f"{file}: is no table of results: ")
        assert str(caught.value).endswith("; bring the file back as it was, or name another --out")
        assert "RondelError" not in str(caught.value)
    assert file.read_bytes() == damage


def test_a_parquet_table_without_pyarrow_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(tmp_path / "t")
    monkeypatch.setattr("rondel.arena.files.find_spec", lambda name: None)
    with pytest.raises(rondel.RondelError) as caught:
        report(tmp_path / "t")
    assert str(caught.value) == f"{tmp_path / 't' / 'results.parquet'}: Parquet needs pyarrow: pip install pyarrow"


@pytest.mark.parametrize(
    ("formats", "reading"),
    [
        (("parquet",), 'pandas.read_parquet("results.parquet")'),
        (("csv",), 'pandas.read_csv("results.csv")'),
        (("csv", "parquet"), 'pandas.read_parquet("results.parquet")'),
    ],
)
def test_the_page_says_how_to_read_the_tables_that_are_there(
    tmp_path: Path, formats: tuple[str, ...], reading: str
) -> None:
    play(tmp_path / "t", formats=formats)
    text = (tmp_path / "t" / "report.html").read_text(encoding="utf-8")
    assert re.findall(r"pandas\.read.*", text) == [reading]
    assert "pip install pandas" in text
    assert "docs/arena.md, “The numbers”" in text
    assert "{{" not in text


def test_more_games_that_the_same_rounds_hold_change_the_plan_alone(tmp_path: Path) -> None:
    play(tmp_path / "a", games=10)
    before = rows(tmp_path / "a")
    assert play(tmp_path / "a", games=12, progress=stop_after(0)).found == 12
    assert rows(tmp_path / "a") == before
    assert not (tmp_path / "a" / "games.jsonl").exists()


@pytest.mark.parametrize(
    ("changes", "difference"),
    [
        ({"games": 6}, "games: 12, not 6"),
        ({"games": 18, "seed": 6}, "games: 12, not 18; seed: 5, not 6"),
        ({"seed": 6}, "seed: 5, not 6"),
        ({"bots": ["first", "last"]}, "bots: first,last,random, not first,last"),
        ({"against": "greedy"}, "against: nothing, not greedy"),
        ({"options": {"wagons": True}}, r"options: {}, not {'wagons': True}"),
    ],
)
def test_another_plan_in_the_same_folder_is_refused(tmp_path: Path, changes: dict[str, Any], difference: str) -> None:
    play(tmp_path / "t")
    with pytest.raises(rondel.RondelError, match="holds another tournament") as caught:
        play(tmp_path / "t", **changes)
    assert difference in str(caught.value)


def test_a_folder_of_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "dear.txt").touch()
    with pytest.raises(rondel.RondelError, match="is there already and holds no tournament"):
        play(tmp_path / "letters")
    assert [path.name for path in (tmp_path / "letters").iterdir()] == ["dear.txt"]


def test_two_processes_do_not_play_in_one_folder(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        play(tmp_path / "t", progress=stop_after(2))
    before = (tmp_path / "t" / "plan.json").read_bytes()
    for games in (12, 18):
        with Folder(tmp_path / "t").writing(), pytest.raises(rondel.RondelError, match="another process plays"):
            play(tmp_path / "t", games=games)
    assert (tmp_path / "t" / "plan.json").read_bytes() == before


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        ("raising", "raising in seat 2 failed: ZeroDivisionError: no plan left"),
        ("cheating", "cheating in seat 2 chose 1000000: there is no action 1000000"),
        ("confused", "confused in seat 2 chose 'done': 'str' object cannot be interpreted as an integer"),
    ],
)
def test_a_bot_that_fails_is_named_and_finished_games_stay(tmp_path: Path, bot: str, problem: str) -> None:
    with pytest.raises(BotFailed) as caught:
        play(tmp_path / "t", bots=["first", "last", bot])
    assert problem in str(caught.value)
    assert f"(game 2, seed {derive_seed(5, 1)})" in str(caught.value)
    assert [one.game for one in Folder(tmp_path / "t").played()] == [0, 1]
    assert report(tmp_path / "t").games == 2


def test_tables_as_csv_hold_the_same_and_can_be_asked_for_later(tmp_path: Path) -> None:
    parquet = play(tmp_path / "t").numbers
    assert play(tmp_path / "t", formats=("csv",)).numbers == parquet
    (tmp_path / "t" / "results.parquet").unlink()
    (tmp_path / "t" / "actions.parquet").unlink()
    assert report(tmp_path / "t") == parquet


def test_a_report_in_between_leaves_no_old_table_behind(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        play(tmp_path / "t", formats=("csv",), progress=stop_after(5))
    assert report(tmp_path / "t").games == 5
    assert play(tmp_path / "t", formats=("csv",)).numbers.games == 12
    assert report(tmp_path / "t").games == 12


def test_without_pyarrow_csv_works_and_parquet_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rondel.arena.files.find_spec", lambda name: None)
    with pytest.raises(rondel.RondelError, match=r"Parquet needs pyarrow: pip install pyarrow, or write .csv"):
        play(tmp_path / "a")
    assert not (tmp_path / "a").exists()
    assert play(tmp_path / "b", formats=("csv",)).numbers.games == 12


def test_the_folder_is_named_after_the_plan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert str(play(None).folder) == "saltfjord-2p-first-last-random-12-seed-5"  # type: ignore[arg-type]
    alone = play(None, bots=["first"], against="last").folder.name  # type: ignore[arg-type]
    assert alone == "saltfjord-2p-first-against-last-12-seed-5"
    other = play(None, options={"wagons": True}).folder.name  # type: ignore[arg-type]
    assert other.startswith("saltfjord-2p-first-last-random-12-seed-5-")


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"games": 0}, "games: must be 1 or more"),
        ({"games": 10_000_001}, "games: must be 1 or more and at most 10,000,000, not 10,000,001"),
        ({"games": 1.5}, "games: must be a whole number, not 1.5"),
        ({"jobs": 1.5}, "jobs: must be a whole number, not 1.5"),
        ({"formats": ("csv", "xls")}, "formats: each must be one of parquet, csv, not xls"),
        ({"formats": ()}, "formats: each must be one of parquet, csv, and none is named"),
        ({"jobs": 0}, "jobs: must be 1 or more"),
        ({"players": 5}, "1 to 4 players, not 5"),
        ({"bots": []}, "at least one"),
        ({"bots": ["random", "random"]}, "random is named 2 times"),
        ({"bots": ["radnom"]}, "no bot 'radnom'"),
        ({"against": "radnom"}, "against: there is no bot 'radnom'"),
        ({"against": "mcts"}, "against: mcts: needs a budget"),
        ({"against": "random"}, "against: random is one of the bots too"),
        ({"against": "greedy", "players": 1}, "against: needs 2 players or more, not 1"),
        ({"options": {"wagon": True}}, "no option 'wagon'"),
        ({"seed": -1}, "seed: must be a whole number"),
    ],
)
def test_wrong_arguments_are_refused_before_anything_is_written(
    tmp_path: Path, changes: dict[str, Any], problem: str
) -> None:
    with pytest.raises(rondel.RondelError, match=problem):
        play(tmp_path / "t", **changes)
    assert list(tmp_path.iterdir()) == []
