"""rondel replay: the log of a record, its verification, and records that are wrong in every way."""

import json
from pathlib import Path
from typing import Any

import pytest

import rondel as engine
from rondel.bots import Seat, make_bot
from rondel.core.turn import turn_of

GAME = engine.load_game("saltfjord")


def record(players: int = 2, seed: int = 3, moves: int = 10**6) -> engine.Record:
    """A random game, cut off after so many moves."""
    state = GAME.new(players, seed)
    made = engine.Record.start(GAME, players, seed)
    bot = make_bot("random", GAME, 1)
    while state.actor is not None and len(made.actions) < moves:
        made.add(state, bot.choose(Seat(state, state.actor)))
    return made


@pytest.fixture(scope="module")
def finished() -> engine.Record:
    return record()


def written(path: Path, made: engine.Record, **changes: Any) -> Path:
    doc = {**json.loads(made.to_text()), **changes}
    path.write_text(json.dumps(doc))
    return path


def test_a_correct_record_is_one_line(rondel, tmp_path, finished):
    (tmp_path / "game.json").write_text(finished.to_text())
    ran = rondel("replay", "game.json", "--verify")
    result = " : ".join(str(n) for n in finished.result)
    assert ran.code == 0
    assert ran.out == f"game.json: correct, saltfjord, {len(finished.actions)} moves, {result}\n"


def test_a_game_in_progress_is_correct_too(rondel, tmp_path):
    (tmp_path / "game.json").write_text(record(moves=20).to_text())
    ran = rondel("replay", "game.json", "--verify")
    assert (ran.code, ran.out) == (0, "game.json: correct, saltfjord, 20 moves, not finished\n")


def test_the_log_is_grouped_by_turn_and_ends_with_the_scores(rondel, tmp_path, finished):
    (tmp_path / "game.json").write_text(finished.to_text())
    out = rondel("replay", "game.json").out
    heads = [line for line in out.splitlines() if line.startswith("Player") and "move" in line]
    first = [int(line.split()[3]) for line in heads]
    turns = [turn_of(state) for state in finished.replay()]
    begin = [n for n, turn in enumerate(turns[:-1], 1) if n == 1 or turn != turns[n - 2]]
    assert first == begin
    assert [int(line.split()[1]) for line in heads] == [turns[n - 1].seat + 1 for n in begin]
    assert "chooses the starting set" in out
    assert "starts round 1" in " ".join(out.split())  # wherever the line is broken
    assert "Final scores" in out
    assert "wins!" in out or "share the win!" in out


def test_alone_at_the_table_turns_are_told_apart(rondel, tmp_path):
    (tmp_path / "game.json").write_text(record(players=1).to_text())
    out = rondel("replay", "game.json").out
    assert out.count("Player 1  move") > 5


@pytest.mark.parametrize(("lang", "words"), [("pl", "Punktacja końcowa"), ("de", "Schlusswertung")])
def test_the_log_in_other_languages(rondel, tmp_path, finished, lang, words):
    (tmp_path / "game.json").write_text(finished.to_text())
    assert words in rondel("replay", "game.json", "--lang", lang).out


def test_an_unfinished_log_has_no_scores(rondel, tmp_path):
    (tmp_path / "game.json").write_text(record(moves=20).to_text())
    ran = rondel("replay", "game.json")
    assert ran.code == 0
    assert "Final scores" not in ran.out


def test_an_illegal_action_is_named_with_its_move(rondel, tmp_path, finished):
    wrong = [*finished.actions[:36], "retire:tavern1", "retire:tavern1", *finished.actions[38:]]
    path = written(tmp_path / "game.json", finished, actions=wrong)
    ran = rondel("replay", "game.json", "--verify")
    assert ran.code == 1
    assert ran.problem.startswith("game.json: move 3")
    assert "retire:tavern1" in ran.problem
    log = rondel("replay", path.name)
    assert log.code == 2
    assert log.problem == ran.problem


def test_another_revision_says_the_remedy(rondel, tmp_path, finished):
    written(tmp_path / "game.json", finished, revision=GAME.revision + 1)
    ran = rondel("replay", "game.json", "--verify")
    assert ran.code == 1
    assert f"revision {GAME.revision + 1} of saltfjord" in ran.problem
    assert ran.problem.endswith("try --any-revision")
    assert rondel("replay", "game.json").problem == ran.problem
    assert rondel("replay", "game.json", "--verify", "--any-revision").code == 0
    assert rondel("replay", "game.json", "--any-revision").code == 0
    started = record(moves=20)
    written(tmp_path / "start.json", started, revision=GAME.revision + 1)
    assert rondel("play", "--load", "start.json").problem.endswith("try --any-revision")
    assert rondel("play", "--load", "start.json", "--bots", "random", "--any-revision").code == 0


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"result": [1, 2]}, "result: says [1, 2], but the game ends"),
        ({"result": None}, "result: is missing, but the game ends with the last action"),
        ({"result": "win"}, "result: must be the totals by seat or null"),
        ({"players": 9}, "1 to 4 players, not 9"),
        ({"players": "two"}, "players: must be a whole number, not 'two'"),
        ({"seed": -4}, "seed: must be a whole number"),
        ({"seed": None}, "seed: must be a whole number, not None"),
        ({"options": {"side": "sea"}}, "side: must be one of base, village"),
        ({"options": {"frob": 1}}, "there is no option 'frob'"),
        ({"actions": [3]}, "actions: move 1 must be a name"),
        ({"actions": ["frobnicate"]}, "move 1: there is no action called 'frobnicate'"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"rondel": 99}, "rondel: must be 1, the format of this version, not 99"),
    ],
)
def test_records_that_cannot_be(rondel, tmp_path, finished, changes, problem):
    written(tmp_path / "game.json", finished, **changes)
    verified, shown = rondel("replay", "game.json", "--verify"), rondel("replay", "game.json")
    assert problem in verified.problem
    assert verified.code == (2 if "chess" in problem else 1)
    assert "game.json" in verified.problem or "chess" in problem
    if "result" not in changes or changes["result"] == "win":
        assert shown.code == 2
        assert problem in shown.problem


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "the record is empty"),
        (b"\x00\xff\xfe\x01", "not a record: it is no text file"),
        (b"hello", "not a record"),
        (b"[]", "not a record: it must be a JSON object"),
        (b'{"rondel": 1}', "game: is missing; is this a Rondel record?"),
        (b'{"rondel": 1, "game": "salt', "the record is cut off at line 1"),
        (b"[" * 100_000, "not a record"),
    ],
)
def test_files_that_are_no_records(rondel, tmp_path, content, problem):
    (tmp_path / "game.json").write_bytes(content)
    for command, code in ((["replay"], 2), (["replay", "--verify"], 1), (["play", "--load"], 2)):
        ran = rondel(*command, "game.json")
        assert ran.code == code
        assert ran.problem.startswith(f"game.json: {problem}")


def test_a_record_cut_off_in_the_middle(rondel, tmp_path, finished):
    text = finished.to_text()
    (tmp_path / "game.json").write_text(text[: len(text) // 2])
    assert "game.json: " in rondel("replay", "game.json").problem


@pytest.mark.parametrize("command", [["replay"], ["replay", "--verify"], ["play", "--load"]])
def test_files_that_cannot_be_read(rondel, tmp_path, command):
    missing, folder = rondel(*command, "no.json"), rondel(*command, ".")
    assert (missing.code, folder.code) == (2, 2)
    assert missing.problem == "no.json: cannot be read: No such file or directory"
    assert folder.problem == ".: cannot be read: Is a directory"


def test_a_record_becomes_a_page_and_an_animation(rondel, tmp_path):
    file = written(tmp_path / "game.json", record(moves=8))
    assert rondel("replay", file, "--html", tmp_path / "game.html", "--gif", tmp_path / "game.gif").code == 0
    assert (tmp_path / "game.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert (tmp_path / "game.gif").read_bytes().startswith(b"GIF")


@pytest.mark.parametrize(
    "option, name, problem", [("--gif", "game.png", "must end in .gif"), ("--html", "nowhere/game.html", "nowhere")]
)
def test_an_animation_needs_a_proper_file(rondel, tmp_path, option, name, problem):
    file = written(tmp_path / "game.json", record(moves=2))
    ran = rondel("replay", file, option, tmp_path / name)
    assert (ran.code, problem in ran.problem) == (2, True)
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
