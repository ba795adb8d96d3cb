"""Positions saved under revision 1 of the rules, as they are written now."""

from typing import Any

from rondel.core.codecs import Counts, Doc

from .components import COLUMNS, ROWS, Components

STEPS = {"draw_then_discard_2": "exchange_draw"}  # tokens were used one by one


def from_revision_1(c: Components, doc: Doc) -> Doc:
    """What is neither as revision 1 wrote it nor as it is written now is refused later."""
    found = {key: value for key, value in doc.items() if key != "row_filled"}  # the workers themselves say it now
    if isinstance(doc.get("pending"), list):
        found["pending"] = [_frame(frame) for frame in doc["pending"]]
    if "jobs" in doc and isinstance(doc.get("players"), list):
        found["jobs"] = _jobs(c, doc["jobs"], COLUMNS - max(2, len(doc["players"])))
    return found


def _frame(frame: Any) -> Any:
    renamed = STEPS.get(str(frame.get("step"))) if isinstance(frame, dict) else None
    return {**frame, "step": renamed} if renamed else frame


def _jobs(c: Components, doc: Any, first: int) -> Doc:
    """Workers were counted by row and type ("3:cowboy": 2): they are laid from the first column in use to the right."""
    counts = Counts([f"{row + 1}:{worker}" for row in range(ROWS) for worker in c.workers]).load(doc, "jobs")
    found: Doc = {}
    for row in range(ROWS):
        column = first
        for worker, n in zip(c.workers, counts[row * len(c.workers) :], strict=False):
            for _ in range(n):
                column += 1
                found[f"{row + 1}:{column}"] = worker
    return found
