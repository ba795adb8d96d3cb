"""Slow tables, at which people drop in over days: what is different there, and who is on vacation."""

from collections.abc import Iterable
from typing import Any

from .entries import Entry

DAY = 24 * 60 * 60


def slow(clock: dict[str, Any] | None) -> bool:
    """Nobody need be there all the time: there is no clock, or it counts days."""
    return clock is None or clock["start"] >= DAY


def resting(seats: set[int], entries: Iterable[Entry]) -> set[int]:
    """Of whom these seats were on vacation, who is after these entries: until they are back, or somebody else sits
    there."""
    seats = set(seats)
    for entry in entries:
        key = entry.data.get("key") if entry.kind == "note" else ""
        if entry.seat is None:
            continue
        if key == "vacation":
            seats.add(entry.seat)
        elif key == "back" or entry.kind == "seat":
            seats.discard(entry.seat)
    return seats
