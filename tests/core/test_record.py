"""Records: to and from text, replay, verify, and everything that can be wrong with one."""

import json
from pathlib import Path
from typing import Any

import pytest

import rondel
from rondel.core.chance import from_seed

GAME = rondel.load_game("saltfjord")
KEPT = Path(__file__).parent.parent / "data" / "tables"  # games of earlier versions: tools/keep_tables.py


def played(seed: int = 4, players: int = 2, **options: Any) -> rondel.Record:
    record = rondel.Record.start(GAME, players, seed, **options)
    state = GAME.new(players, seed, **options)
    chooser = from_seed(seed)
    while state.actor is not None:
        legal = state.legal()
        record.add(state, legal[chooser.below(len(legal))])
    return record


RECORD = played()


def changed(**fields: Any) -> str:
    return json.dumps({**json.loads(RECORD.to_text()), **fields})


def test_text_and_back_is_the_same_record() -> None:
    assert rondel.Record.from_text(RECORD.to_text()) == RECORD


def test_a_record_replays_to_the_result_it_names() -> None:
    state = RECORD.verify()
    assert state.actor is None
    assert RECORD.result == [score["total"] for score in state.scores()]


def test_replay_shows_every_state() -> None:
    assert sum(1 for _ in RECORD.replay()) == len(RECORD.actions) + 1


def test_an_unfinished_record_is_no_error() -> None:
    part = rondel.Record.from_text(changed(actions=RECORD.actions[:20], result=None))
    assert part.verify().actor is not None


def test_options_are_part_of_a_record() -> None:
    record = played(6, 3, side="village", wagons=True)
    assert rondel.Record.from_text(record.to_text()).verify().settings["wagons"] is True


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "empty"),
        ("{", "cut off"),
        (RECORD.to_text()[: len(RECORD.to_text()) // 2], "cut off"),
        ("no record at all", "not a record"),
        ("[1, 2]", "JSON object"),
        ("{}", "rondel"),
        (changed(rondel=99), "format"),
        (changed(seed="seven"), "seed: must be a whole number"),
        (changed(players=True), "players"),
        (changed(options=[]), "options: must be a mapping"),
        (changed(actions="done"), "actions: must be a list"),
        (changed(actions=["done", 3]), "move 2"),
        (changed(result="won"), "result"),
        ("[" * 100_000, "nested too deeply|cut off"),
    ],
)
def test_what_is_no_record_is_refused_with_the_reason(text: str, message: str) -> None:
    with pytest.raises(rondel.BadRecord, match=message):
        rondel.Record.from_text(text)


def test_a_missing_key_is_named() -> None:
    doc = json.loads(RECORD.to_text())
    del doc["seed"]
    with pytest.raises(rondel.BadRecord, match="seed: is missing"):
        rondel.Record.from_text(json.dumps(doc))


def test_an_illegal_action_is_named_with_its_move() -> None:
    actions = [*RECORD.actions[:36], "keep:III-vp6", *RECORD.actions[37:]]
    with pytest.raises(rondel.BadRecord, match="move 37: keep:III-vp6"):
        rondel.Record.from_text(changed(actions=actions)).verify()


def test_an_unknown_action_is_named_with_its_move() -> None:
    with pytest.raises(rondel.BadRecord, match="move 1: there is no action called 'fly'"):
        rondel.Record.from_text(changed(actions=["fly"])).verify()


def test_another_revision_is_refused_unless_wanted() -> None:
    record = rondel.Record.from_text(changed(revision=99))
    with pytest.raises(rondel.WrongRevision, match="revision 99") as caught:
        record.verify()
    assert caught.value.remedy == "replay it with any_revision to try all the same"
    assert record.verify(any_revision=True).actor is None


def test_a_wrong_result_is_found() -> None:
    assert RECORD.result is not None
    with pytest.raises(rondel.BadRecord, match="result: says"):
        rondel.Record.from_text(changed(result=[n + 1 for n in RECORD.result])).verify()


def test_missing_moves_are_found() -> None:
    with pytest.raises(rondel.BadRecord, match="cut off"):
        rondel.Record.from_text(changed(actions=RECORD.actions[:-3])).verify()


def test_a_missing_result_is_found() -> None:
    with pytest.raises(rondel.BadRecord, match="result: is missing"):
        rondel.Record.from_text(changed(result=None)).verify()


def test_an_unknown_game_or_player_count_is_named() -> None:
    with pytest.raises(rondel.UnknownGame, match="saltfjord"):
        rondel.Record.from_text(changed(game="saltfjor")).verify()
    with pytest.raises(rondel.BadRecord, match="1 to 4 players"):
        rondel.Record.from_text(changed(players=9)).verify()


def test_moves_after_the_end_are_refused() -> None:
    with pytest.raises(rondel.BadRecord, match="game over"):
        rondel.Record.from_text(changed(actions=[*RECORD.actions, "done"])).verify()


def test_a_record_of_an_earlier_revision_is_followed_as_far_as_the_present_rules_allow() -> None:
    assert rondel.Record.from_text(changed(revision=1)).verify().actor is None
    actions = [*RECORD.actions[:36], "keep:III-vp6", *RECORD.actions[37:]]
    with pytest.raises(rondel.WrongRevision, match=r"revision 1 .*needs it; .*: move 37: keep:III-vp6"):
        rondel.Record.from_text(changed(revision=1, actions=actions)).verify()
    assert RECORD.result is not None
    with pytest.raises(rondel.WrongRevision, match=r"needs it.*result: says"):
        rondel.Record.from_text(changed(revision=1, result=[n + 1 for n in RECORD.result])).verify()


@pytest.mark.parametrize("path", sorted(KEPT.glob("*.json")), ids=lambda path: path.stem)
def test_records_of_earlier_versions_verify_or_say_which_revision_they_need(path: Path) -> None:
    name, _, revision = path.stem.rpartition("-")
    for one in json.loads(path.read_text(encoding="utf-8")):
        record = rondel.Record(
            name, one["players"], one["seed"], one["options"], int(revision), one["moves"], one["result"]
        )
        try:
            said = str(record.verify().actor)
        except rondel.WrongRevision as error:
            said = str(error)
        assert said == "None" or f"under revision {revision} of {name} and needs it" in said
