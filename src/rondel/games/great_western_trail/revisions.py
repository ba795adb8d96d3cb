"""Positions saved under revision 1 of the rules, as they are written now."""

from typing import Any

from rondel.core.fields import Doc

STEPS = {"draw_then_discard_2": "exchange_draw"}  # tokens were used one by one


def from_revision_1(doc: Doc) -> Doc:
    """Only what revision 1 wrote is changed; anything else is refused later."""
    pending = doc.get("pending")
    return {**doc, "pending": [_frame(frame) for frame in pending] if isinstance(pending, list) else pending}


def _frame(frame: Any) -> Any:
    renamed = STEPS.get(str(frame.get("step"))) if isinstance(frame, dict) else None
    return {**frame, "step": renamed} if renamed else frame
