# not compiled
"""The phases of a turn: A, B and C."""

from typing import Final

from .state import TrailTable

PHASES: Final = ["move", "act", "draw"]


def phase(s: TrailTable) -> str | None:
    """By what is still to be done."""
    pending = {s.game.steps[number].name for number, _, _ in s.stack}
    if "end_turn" not in pending:
        return None
    if "draw_phase" not in pending:
        return "draw"
    return "move" if pending & {"phase_a", "way"} else "act"
