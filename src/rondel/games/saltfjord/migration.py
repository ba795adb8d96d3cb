"""Positions saved under earlier revisions of the rules, as this one writes them."""

from typing import Any

from rondel.core.codecs import Doc

from .components import Components
from .retire import ROW


def migrate(c: Components, doc: Doc) -> Doc:
    """Revision 1: the die in use lay on the building it had activated last; two memos were written in another way.

    What does not look like a position is left as it is: the loading says what is wrong with it.
    """
    frames, players = doc.get("pending"), doc.get("players")
    if not isinstance(frames, list) or not isinstance(players, list):
        return doc
    using = [frame.get("seat") for frame in frames if isinstance(frame, dict) and frame.get("step") == "activate"]
    return {
        **doc,
        "pending": [_frame(c, frame) for frame in frames],
        "players": [_lifted(player, doc) if seat in using else player for seat, player in enumerate(players)],
    }


def _frame(c: Components, frame: Any) -> Any:
    if not isinstance(frame, dict):
        return frame
    memo = frame.get("memo")
    if frame.get("step") == "move_wagons" and isinstance(memo, dict):
        return {**frame, "memo": memo.get("wagons")}
    if (
        frame.get("step") != "piers"
        or isinstance(memo, bool)
        or not isinstance(memo, int)
        or not 0 <= memo < ROW * len(c.piers)
    ):
        return frame
    return {**frame, "memo": {"pier": c.piers[memo // ROW], "rewards": memo % ROW}}


def _lifted(player: Any, doc: Doc) -> Any:
    """The board of who uses the die, without it."""
    on = player.get("on") if isinstance(player, dict) else None
    if not isinstance(on, dict):
        return player
    left = {cell: piece for cell, piece in on.items() if cell != doc.get("at") or piece != doc.get("die")}
    return {**player, "on": left}
