"""The measured ladder: matches go on where they stopped, and the page tells what their games say."""

import sys
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

import ladder
import ladder_bots
import ladder_keep
from ladder_figures import Figures, cells, figures, planned, reached, rows_of, write_page
from ladder_matches import GAMES, MATCHES, SEED, Match

import rondel
from rondel.arena.config import make_config
from rondel.arena.folder import Folder
from rondel.core.errors import RondelError

QUICK = Match("saltfjord", "quick", ("greedy", "random"), games=4)
OTHER = Match("saltfjord", "other", ("greedy", "random"), games=2, asked={"won": 0.5, "low": 0.2})
MARKS = "# Mine\n\n<!-- ladder -->\nold\n<!-- /ladder -->\nThe end\n"


def found(**changes: Any) -> Figures:
    usual = Figures(200, 9.0, won=0.7, low=0.6, high=0.8, mean=90, median=91, other=80, winners=99, milliseconds=5)
    return replace(usual, **changes)


@pytest.fixture
def doc(tmp_path: Path) -> Path:
    (tmp_path / "ladder.md").write_text(MARKS)
    return tmp_path / "ladder.md"


@pytest.fixture
def command(tmp_path: Path, doc: Path) -> Callable[..., None]:
    def run(*arguments: object, matches: list[Match]) -> None:
        places = ["--results", str(tmp_path / "results"), "--page", str(doc)]
        ladder.main([*map(str, arguments), *places], matches)

    return run


def test_every_match_can_be_played() -> None:
    for name in GAMES:
        game = rondel.load_game(name)
        for one in (match for match in MATCHES if match.game == name):
            make_config(game, one.games, one.players, list(one.bots), SEED, one.options, one.against)
            assert set(one.asked) <= {*Figures.__dataclass_fields__, "most"}
    assert len({one.key for one in MATCHES}) == len(MATCHES)


@pytest.fixture
def earlier(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Makes what was played up to now the games of earlier bots."""
    return lambda: monkeypatch.setattr(ladder_bots, "fingerprint", lambda game: "another")


@pytest.mark.parametrize("problem", ["of earlier bots", "of unknown bots"])
def test_games_of_other_bots_are_marked_and_not_gone_on_with(
    problem: str,
    command: Callable[..., None],
    earlier: Callable[[], None],
    tmp_path: Path,
    doc: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    command("play", "--minutes", 5, matches=[OTHER])
    place = tmp_path / "results" / OTHER.key
    if problem == "of earlier bots":
        earlier()
    else:
        (place / ladder_bots.MARK).unlink()
    before = {path.name: path.read_bytes() for path in place.iterdir() if path.is_file()}
    command("status", "--match", "other", matches=[OTHER])
    line = capsys.readouterr().out.splitlines()[-1]
    assert line.rstrip().endswith(problem)
    command("page", matches=[OTHER])
    assert f"| won ≥ 50%, interval above 20% | {problem} |" in doc.read_text()
    with pytest.raises(RondelError, match=f"saltfjord-other: holds games {problem}; delete it"):
        ladder.play_slice(OTHER, tmp_path / "results", seconds=0)
    assert {path.name: path.read_bytes() for path in place.iterdir() if path.is_file()} == before
    assert ladder.Play([OTHER], tmp_path / "results", 60).open == [OTHER], "all played, but not by these: that is told"


def test_whose_games_they_are_is_kept_before_the_first_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(ladder, "play_config", killed)
    with pytest.raises(KeyboardInterrupt):
        ladder.play_slice(QUICK, tmp_path, seconds=0)
    assert (tmp_path / QUICK.key / ladder_bots.MARK).read_text() == ladder_bots.fingerprint("saltfjord") + "\n"
    ladder_bots.check_bots(QUICK, tmp_path)


def test_games_stay_if_the_present_bots_play_them_to_the_same_end(
    command: Callable[..., None],
    earlier: Callable[[], None],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    searched = Match("saltfjord", "searched", ("mcts:1i:horizon=1", "random"), games=2)
    alone = Match("saltfjord", "alone", ("greedy",), games=2, players=3, against="random")
    command("play", "--minutes", 5, matches=[OTHER, searched, alone])
    command("keep", matches=[OTHER, searched])
    assert capsys.readouterr().out.endswith("kept: nothing to do\n")
    earlier()
    with pytest.raises(SystemExit, match="saltfjord: there is no match without a clock to try"):
        command("keep", "--match", "searched", matches=[OTHER, searched])
    with monkeypatch.context() as patch:
        patch.setattr(ladder_keep, "SEED", SEED + 1)  # other games: as other bots would play
        with pytest.raises(SystemExit, match="saltfjord-other: game 0 ends otherwise now"):
            command("keep", matches=[OTHER, searched])
    results = tmp_path / "results"
    assert ladder_bots.others(OTHER, results) == ladder_bots.others(searched, results) == ladder_bots.EARLIER
    command("keep", matches=[OTHER, searched, alone])
    assert capsys.readouterr().out == "kept: saltfjord-other, saltfjord-searched, saltfjord-alone\n"
    assert ladder_bots.others(OTHER, results) == ladder_bots.others(searched, results) == ""


def test_a_match_of_which_nothing_is_asked_is_marked_too() -> None:
    assert reached(QUICK, found(others="of earlier bots")) == "of earlier bots"
    assert reached(QUICK, found()) == ""


def test_every_game_has_a_fingerprint_of_its_own() -> None:
    assert len({ladder_bots.fingerprint(game) for game in GAMES}) == len(GAMES)


def test_a_slice_ends_after_a_whole_game_and_the_next_goes_on(tmp_path: Path) -> None:
    assert figures(QUICK, tmp_path) is None
    games = []
    for _ in range(4):
        ladder.play_slice(QUICK, tmp_path, seconds=0)
        games.append(len({row["game"] for row in rows_of(QUICK, tmp_path)}))
    assert games == [1, 2, 3, 4]
    one = figures(QUICK, tmp_path)
    assert one is not None
    assert ladder.finished(QUICK, one, tmp_path)
    assert not Folder(tmp_path / QUICK.key).journal.exists()
    mine = [row for row in rows_of(QUICK, tmp_path) if row["bot"] == "greedy"]
    assert (one.games, one.won) == (4, 1.0)  # greedy has not lost to random in a thousand games
    assert one.mean == one.winners == sum(row["total"] for row in mine) / 4
    assert one.other is not None
    assert one.other < one.mean


def test_play_status_and_page(command: Callable[..., None], doc: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command("play", "--minutes", 5, "--match", "other", matches=[QUICK, OTHER])
    assert capsys.readouterr().out == "saltfjord-other: 2 of 2 games, won 100.0%\n"
    command("play", "--minutes", 5, "--match", "other", matches=[QUICK, OTHER])
    assert capsys.readouterr().out == ""  # nothing left to do
    command("status", matches=[QUICK, OTHER])
    assert "greedy v random" in capsys.readouterr().out
    for _ in range(2):  # the second time it finds its own tables there
        command("page", matches=[QUICK, OTHER])
    text = doc.read_text()
    assert text.startswith("# Mine\n\n<!-- ladder -->\n\n## Saltfjord\n\n| match |")
    assert text.endswith("\n\n<!-- /ladder -->\nThe end\n")
    assert "| `greedy` v `random` | 2 | 2 | 100.0% | 34.2% to 100.0% |" in text
    assert "| won ≥ 50%, interval above 20% | yes |" in text
    assert "| `greedy` v `random` | 2 | 0 of 4 |  |  |  |  |  | not yet measured |" in text
    assert "old" not in text


def test_the_match_with_least_time_goes_first(tmp_path: Path) -> None:
    ladder.play_slice(QUICK, tmp_path, seconds=0)
    play = ladder.Play([QUICK, OTHER], tmp_path, 60)
    assert min(play.open, key=lambda one: play.spent[one]) is OTHER
    assert play.spent[QUICK] == sum(row["seconds"] for row in rows_of(QUICK, tmp_path)) > play.spent[OTHER] == 0


def test_a_match_that_fails_is_told_and_not_tried_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play = ladder.Play([QUICK, OTHER], tmp_path, 60)
    play.open.remove(QUICK)
    failed: Future[None] = Future()
    failed.set_exception(rondel.RondelError("another process plays"))
    play.running[failed] = QUICK
    play.next()
    assert capsys.readouterr().out == "saltfjord-quick: another process plays\n"
    assert (play.open, play.running) == ([OTHER], {})


def test_a_game_that_never_ends_is_abandoned_after_the_time_of_grace(tmp_path: Path) -> None:
    play = ladder.Play([QUICK], tmp_path, seconds=-ladder.GRACE)
    play.running[Future()] = QUICK
    with pytest.raises(ladder.TooLongError):
        play.next()


def test_a_folder_of_another_match_is_not_told_as_this_one(tmp_path: Path) -> None:
    ladder.play_slice(QUICK, tmp_path, seconds=0)
    with pytest.raises(rondel.RondelError, match=r"is no longer the match .* delete the folder"):
        figures(replace(QUICK, games=6), tmp_path)


@pytest.mark.parametrize(
    ("one", "answer"),
    [
        (None, "not yet measured"),
        (found(games=49), "so far yes"),
        (found(games=50), "yes"),
        (found(won=0.64), "no"),
        (found(low=0.5), "no"),
        (found(won=0.86), "no"),
    ],
)
def test_reached_is_said_of_enough_games_and_before_only_so_far(one: Figures | None, answer: str) -> None:
    level = Match("saltfjord", "level", ("hard", "medium"), asked={"won": 0.65, "most": 0.85, "low": 0.50})
    assert reached(level, one) == answer


def test_a_line_of_each_kind() -> None:
    lone = Match("saltfjord", "a", ("mcts:1s",), players=4, against="greedy")
    assert planned(lone) == 200
    assert cells(lone, found(games=12))[:4] == ["`mcts:1s` v 3 × `greedy`", "4", "12 of 200", "70.0%"]
    solo = Match("great_western_trail", "b", ("mcts:1s",), 50, players=1, options={"sam": "medium"})
    assert cells(solo, found(games=50, other=None))[0] == "`mcts:1s` alone, sam=medium"
    assert cells(solo, found(games=50, other=None))[5] == "mean 90.0, median 91"
    itself = Match("great_western_trail", "c", ("mcts:1s",), 100, asked={"mean": 91, "winners": 98})
    assert cells(itself, found(games=100))[3:6] == ["", "", "mean 90.0, winners 99.0"]
    assert reached(itself, found(games=100)) == "no"
    assert reached(itself, found(games=100, mean=91)) == "yes"


def test_a_page_without_marks_is_left_alone(doc: Path) -> None:
    doc.write_text("# Mine\n")
    with pytest.raises(rondel.RondelError, match="the tables go between"):
        write_page(doc, "table")
    assert doc.read_text() == "# Mine\n"


def test_a_match_that_does_not_exist_is_refused(
    command: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        command("play", "--match", "quik", matches=[QUICK])
    assert caught.value.code == 2
    assert "there is no such match; the names are quick" in capsys.readouterr().err
