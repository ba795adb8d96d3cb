# not compiled
"""The phases of a round."""

from typing import Final

from . import fields
from .state import CLEANUP, Table

PHASES: Final = fields.PHASES[: CLEANUP + 1]


def phase(s: Table) -> str | None:
    return PHASES[s.phase] if s.turn and s.phase <= CLEANUP else None
