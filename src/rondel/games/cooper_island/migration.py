"""Positions saved under earlier revisions of the rules, as this one writes them."""

from typing import Any

from rondel.core.fields import Doc

from .components import BAY, RING, SHIPS
from .ships import ARRIVALS, arrived


def migrate(doc: Doc) -> Doc:
    """Revision 1: an arrival named only its ship.

    What does not look like a position is left as it is: the loading says what is wrong with it.
    """
    frames, players = doc.get("pending"), doc.get("players")
    if not isinstance(frames, list) or not isinstance(players, list):
        return doc
    return {**doc, "pending": [_frame(frame, players) for frame in frames]}


def _frame(frame: Any, players: list[Any]) -> Any:
    """CI-HELM-15: the ship has come to the last harbor or bay behind it. No memo meant the first ship."""
    if not isinstance(frame, dict) or frame.get("step") != "arrive":
        return frame
    seat, ship = frame.get("seat"), frame.get("memo", SHIPS[0])
    if not isinstance(seat, int) or not 0 <= seat < len(players):
        return frame
    player = players[seat]
    steps = player.get("steps") if isinstance(player, dict) else None
    if ship not in SHIPS or not isinstance(steps, dict) or not isinstance(steps.get(ship, 0), int):
        return frame
    reached = steps.get(ship, 0) // BAY * BAY
    place = (RING * seat + (-reached if ship == SHIPS[1] else reached)) % (RING * max(2, len(players)))
    return {**frame, "memo": {"ship": ship, "at": ARRIVALS[arrived(place)]}}
