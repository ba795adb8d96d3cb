"""Moves once more: an action carried out on a copy, what it meant, a position restored, the line of play."""

from dataclasses import dataclass
from typing import Any
from zlib import crc32

from rondel.core.events import Event

from .entries import Entry, Snapshot


@dataclass(slots=True)
class Happened:
    """An action as the log tells it: which move it was, who did what, and the position it led to."""

    move: int
    seat: int
    rule: str
    events: list[Event]
    after: Any


def restored(game: Any, snapshot: Snapshot) -> Any:
    """The position of a snapshot under the present rules."""
    doc = snapshot.doc if "turn" in snapshot.doc else {**snapshot.doc, "turn": _counted(snapshot)}
    return game.restore({**doc, "revision": min(snapshot.revision, game.revision)})


def _counted(snapshot: Snapshot) -> dict[str, Any]:
    """The turn of a position that was saved when only the server counted them: its frame lies lowest."""
    pending = snapshot.doc["pending"]
    seat = pending[0]["seat"] if pending else 0
    return {"number": snapshot.turn, "seat": seat if snapshot.turn else None}


def carried_out(state: Any, move: int, seat: int, action: int) -> Happened:
    """An action on a copy: the old position is left as it was."""
    after = state.copy()
    after.listen()
    after.apply(action)
    events, after.events = after.events or [], None
    return Happened(move, seat, state.game.steps[state.stack[-1][0]].rule, events, after)


def mark(happened: Happened) -> str:
    """What an action meant, in a few letters: what the log tells of it, and who goes on."""
    kinds = happened.after.game.event_kinds
    told = [(event.kind, event.seat, kinds[event.kind].arguments(event)) for event in happened.events]
    return f"{crc32(repr((told, happened.after.actor, happened.after.turn)).encode()):08x}"


def means_the_same(happened: Happened, entry: Entry) -> bool:
    """Does the present rules' outcome of an action agree with that of when it was played, as far as it was noted?"""
    return entry.data.get("mark") in (None, mark(happened))


def line_of_play(entries: list[Entry]) -> list[Entry]:
    """The actions that led to the present, without what was taken back."""
    line: list[Entry] = []
    for entry in entries:
        if entry.kind == "action":
            line.append(entry)
        elif goes_back(entry):
            del line[entry.data["move"] :]
    return line


def goes_back(entry: Entry) -> bool:
    """Are the actions after its move void: taken back, or rejected by mended rules?"""
    return entry.kind == "undo" or entry.data.get("key") == "stopped"
