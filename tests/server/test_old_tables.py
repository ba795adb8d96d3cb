"""Tables that an earlier version saved go on: their positions, their last moves, their replay."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import rondel
from rondel.core.chance import from_seed
from rondel.core.turn import Turn, turn_of
from rondel.table.entries import Entry, Loaded, Metadata, Snapshot
from rondel.table.loading import load
from rondel.table.log import replay_of
from rondel.table.moves import restored
from rondel.testing.edits import check_edit
from server.support import person, server

FOLDER = Path(__file__).parent.parent / "data" / "tables"
KEPT = [
    pytest.param(path.stem.rpartition("-"), one, id=f"{path.stem} {one['players']} {one['options'] or ''}")
    for path in sorted(FOLDER.glob("*.json"))
    for one in json.loads(path.read_text(encoding="utf-8"))
]
TURN = 5  # as the servers of then counted, beside the position
kept = pytest.mark.parametrize(("name", "one"), KEPT)


def metadata_of(name: Any, one: dict[str, Any], **fields: Any) -> Metadata:
    seats = [person(seat) for seat in range(one["players"])]
    return Metadata(
        "old", name[0], one["players"], one["seed"], one["options"], int(name[2]), None, False, None, 0.0, 0.0,
        status="running", seats=seats, **fields,
    )  # fmt: skip


def position_with_turn(game: Any, doc: dict[str, Any]) -> dict[str, Any]:
    """What such a position is now: its turn is that of who has still to end it."""
    assert "turn" not in doc
    turn = {"number": TURN, "seat": doc["pending"][0]["seat"]}
    found: dict[str, Any] = game.restore({**doc, "turn": turn}).save()
    return found


def entries_of(game: Any, one: dict[str, Any], position: dict[str, Any], moves: int) -> list[Entry]:
    """The moves after a position, as the server that was there kept them."""
    state = game.restore(position["doc"])
    found: list[Entry] = []
    for number, name in enumerate(one["moves"][position["move"] :][:moves], position["move"] + 1):
        action = game.actions.number(name)
        able = [seat for seat in range(state.seats) if action in state.interrupts(seat)]
        seat = state.actor if action in state.legal() or not able else able[0]
        found.append(Entry(number, "action", seat, {"action": name}, 0.0))
        if action not in state.legal() and not able:
            break
        state.apply(action)
    return found


@kept
def test_its_positions_play_on_to_a_proper_end(name: Any, one: dict[str, Any]) -> None:
    game = rondel.load_game(name[0])
    assert int(name[2]) < game.revision
    assert all(check_edit(game, position["doc"], seed) for seed, position in enumerate(one["positions"]))


@kept
def test_the_table_goes_on_from_its_last_snapshot(name: Any, one: dict[str, Any]) -> None:
    game = rondel.load_game(name[0])
    for position in one["positions"]:
        snapshot = Snapshot(position["move"], position["move"], TURN, int(name[2]), position["doc"])
        entries = entries_of(game, one, position, 3)
        table, revised = load(Loaded(metadata_of(name, one), snapshot, entries), game)
        assert revised  # told to the players; all that the rules still allow is kept
        assert table.seq == position["move"] + len(entries)
        assert table.move == position["move"] + len(entries) - table.held
        change = table.revise()  # all agree
        table.adopt(change, table.metadata_after(change), None)
        chooser = from_seed(position["move"])
        while table.state.actor is not None:
            if table.confirming is not None:
                change = table.end_turn(table.confirming)
            else:
                legal = table.state.legal()
                name_of = game.actions.name(legal[chooser.below(len(legal))])
                change = table.play(table.state.actor, [name_of])
            table.adopt(change, table.metadata_after(change), None)
        assert game.over(table.state)


@kept
def test_a_replay_of_an_old_game_is_right_at_every_snapshot(name: Any, one: dict[str, Any]) -> None:
    game = rondel.load_game(name[0])
    entries = [Entry(n, "action", 0, {"action": move}, 0.0) for n, move in enumerate(one["moves"], 1)]
    snapshots = {p["move"]: Snapshot(p["move"], p["move"], TURN, int(name[2]), p["doc"]) for p in one["positions"]}
    replay = replay_of(game, metadata_of(name, one), entries, snapshots)
    assert len(replay) == len(one["moves"]) + 1
    for position in one["positions"]:
        assert replay[position["move"]].save() == position_with_turn(game, position["doc"])


@pytest.mark.parametrize("name", sorted({param.values[0] for param in KEPT}), ids=lambda name: name[0])
def test_a_server_opens_a_table_of_an_earlier_version(name: Any, tmp_path: Path) -> None:
    """The real store: the metadata, the entries and the snapshot of then; the room shows its replay and plays on."""
    one = next(param.values[1] for param in KEPT if param.values[0] == name and param.values[1]["players"] > 1)
    game, position = rondel.load_game(name[0]), one["positions"][1]
    past = [Entry(n, "action", 0, {"action": move}, 0.0) for n, move in enumerate(one["moves"][: position["move"]], 1)]
    snapshot = Snapshot(position["move"], position["move"], TURN, int(name[2]), position["doc"])

    async def run() -> None:
        async with server(tmp_path) as hub:
            metadata = metadata_of(name, one, moves=position["move"])
            await hub.store.create(metadata)
            assert await hub.store.append(metadata.id, past, metadata, snapshot)
            room = await hub.rooms.room(metadata.id)
            assert room.table.state.save() == position_with_turn(game, position["doc"])
            replay = await room.archive.replayed()
            assert replay[position["move"]].save() == room.table.state.save()
            seat = room.table.state.actor
            await room.play(seat, game.actions.name(room.table.state.legal()[0]), room.table.seq)
            assert room.table.move == position["move"] + 1

    asyncio.run(run())


@pytest.mark.parametrize(("counted", "turn"), [(0, Turn(0, 1)), (7, Turn(7, 1))])
def test_a_position_saved_before_positions_had_turns_gets_that_of_its_snapshot(counted: int, turn: Turn) -> None:
    game = rondel.load_game("great_western_trail")
    state = game.new(2, 7)
    while state.actor == 0:
        state.apply(state.choices[0])
    doc = state.save()
    del doc["turn"]
    assert turn_of(restored(game, Snapshot(3, 3, counted, game.revision, doc))) == turn
