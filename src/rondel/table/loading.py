"""A table as its entries tell it: gone on with from what is stored, or followed while another node writes them."""

from time import monotonic
from typing import Any

from .entries import Entry, Loaded
from .live import Change, LiveTable, Rejected
from .moves import goes_back, means_the_same, restored


def load(loaded: Loaded, game: Any) -> tuple[LiveTable, bool]:
    """The table as it was stored, and were the rules mended since? What they cannot follow, or what would mean
    something else under them, holds it up."""
    table = LiveTable(loaded.metadata, game)
    snapshot = loaded.snapshot
    if snapshot is not None:
        table.state = restored(game, snapshot)
        table.seq = table.snapshot_at = snapshot.seq
        table.move = snapshot.move
    revised = (snapshot or loaded.metadata).revision != game.revision
    for entry in loaded.entries:
        if entry.seq > table.seq:  # the one of the snapshot itself only tells the clocks
            _again(table, entry, revised)
        table.seq, table.clocks = entry.seq, entry.clocks or table.clocks
    table.since = monotonic()  # while no server ran, no clock did
    return table, revised


def follow(table: LiveTable, entries: list[Entry]) -> Change | None:
    """What another node has stored since, as the change that it was; None if the table has to be loaded anew: who
    sits there has changed, or it went back to where we were not."""
    change = table.unchanged()
    try:
        if not all([_follow(table, change, entry, len(entries) == 1) for entry in entries]):
            return None
    except Rejected:
        return None
    change.entries, change.clocks = entries, entries[-1].clocks
    return change


def _follow(table: LiveTable, change: Change, entry: Entry, alone: bool) -> bool:
    match entry.kind:
        case "action":
            _repeat(table, change, entry)
        case "end_turn":
            change.confirming, change.past = None, []
        case "undo":
            return alone and _went_back(change, entry)
        case "note":
            change.notes.append(entry)
    return entry.kind != "seat" and not goes_back(entry)


def _went_back(change: Change, entry: Entry) -> bool:
    """To where somebody can go by themselves, if we know the way."""
    moves = [checkpoint.move for checkpoint in change.past]
    if entry.data["move"] not in moves or entry.data.get("agreed"):
        return False
    back = moves.index(entry.data["move"])
    change.state, change.move, change.past = change.past[back].state, change.past[back].move, change.past[:back]
    change.confirming, change.undone = None, True
    change.notes.append(entry)
    return True


def _repeat(table: LiveTable, change: Change, entry: Entry) -> None:
    """A stored action once more."""
    change.confirming = None  # whatever it waited for, it went on
    table.act(change, entry.seat or 0, entry.data["action"], not entry.data.get("ended"))


def _again(table: LiveTable, entry: Entry, revised: bool) -> None:
    """Repeat a stored entry on the position. Under mended rules it must also mean what it meant."""
    if entry.kind == "end_turn":
        table.confirming = None
    if entry.kind != "action" or entry.seat is None:
        return
    change = table.unchanged()
    try:
        if table.held:
            raise Rejected("held")
        _repeat(table, change, entry)
    except Rejected:
        table.held += 1
        return
    if revised and not means_the_same(change.happened[0], entry):
        table.held += 1
        return
    table.state, table.move = change.state, change.move
    table.past, table.confirming = change.past, change.confirming
