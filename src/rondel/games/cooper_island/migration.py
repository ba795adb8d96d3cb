"""Positions saved under earlier revisions of the rules, as this one writes them."""

from typing import Any

from rondel.core.codecs import Doc

from .components import BAY, RING, SHIPS
from .menu import Menu
from .rules import Rules
from .ships import ARRIVALS, arrived


def migrate(rules: Rules, doc: Doc) -> Doc:
    """Revision 1: an arrival named only its ship; what was done in a menu was a number.

    What does not look like a position is left as it is: the loading says what is wrong with it.
    """
    frames, players = doc.get("pending"), doc.get("players")
    if not isinstance(frames, list) or not isinstance(players, list):
        return doc
    return {**doc, "pending": [_menu(rules, _frame(frame, players)) for frame in frames]}


def _menu(rules: Rules, frame: Any) -> Any:
    """CI-TURN-11: the slots of a menu by what was done in them."""
    step = rules.step(frame["step"]) if isinstance(frame, dict) and frame.get("step") in rules.step_number else None
    memo = frame.get("memo") if isinstance(step, Menu) else None
    if not isinstance(memo, dict) or not isinstance(step, Menu):
        return frame
    slots = {f"slot {n + 1}": slot for n, slot in enumerate(step.memos)}
    said = {name: slots[name].named(value) if name in slots else value for name, value in memo.items()}
    return {**frame, "memo": said}


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
