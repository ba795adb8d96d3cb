"""Positions saved under revision 1 of the rules, as they are written now."""

from typing import Any

from rondel.core.codecs import Doc

DRAW = "draw_then_discard_2"  # was the step of building 4a, and that of an exchange token: used one by one


def from_revision_1(doc: Doc) -> Doc:
    """What revision 1 could not have written either is refused later."""
    frames = doc.get("pending")
    if not isinstance(frames, list):
        return doc
    found = frames[:]
    for i, frame in enumerate(frames):
        if isinstance(frame, dict) and frame.get("step") == DRAW and not _of_building(doc, frames[:i], frame):
            found[i] = {**frame, "step": "exchange_draw"}
    return {**doc, "pending": found}


def _of_building(doc: Doc, below: list[Any], frame: Any) -> bool:
    """Is it drawn by the local action of the own 4a? Then it lies on the visit there."""
    try:
        seat = frame["seat"]
        visits: bool = below[-1]["step"] == "visit" and below[-1]["seat"] == seat
        return visits and bool(doc["tiles"][doc["players"][seat]["space"]] == f"{seat}/4a")
    except (IndexError, KeyError, TypeError):
        return False
