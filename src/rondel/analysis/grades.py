"""What a drop of the chance to win is called, and when it is said at all.

A game whose network is less to be relied on says other limits in `grades.yaml` of its folder: `mistake: 0.10`.
"""

from dataclasses import dataclass
from functools import cache

from rondel.core.registry import folder
from rondel.lessons.format import made, read_mapping

STRONG = 0.10  # of the chance to win: by so much the best move beats the second
LUCK = 0.08
MARKED = ("mistake", "blunder")  # ? and ??
GRADES = ("strong", "slip", "mistake", "blunder", "luck")


@dataclass(frozen=True)
class Limits:
    """From which drop of the chance to win on a choice is called what; `sure`: standard errors, what lies within is not
    said."""

    slip: float = 0.04
    mistake: float = 0.08
    blunder: float = 0.15
    sure: float = 2.0


USUAL = Limits()


@cache
def limits_of(game: str) -> Limits:
    file = folder(game) / "grades.yaml"
    return made(Limits, dict(read_mapping(file)), f"{game}: {file.name}") if file.exists() else USUAL


def grade_of(drop: float, error: float, limits: Limits = USUAL) -> str:
    """The name of a choice, "" for what nobody has to hear of."""
    if abs(drop) <= limits.sure * error:
        return ""
    if drop <= -STRONG:
        return "strong"
    for name, least in (("blunder", limits.blunder), ("mistake", limits.mistake), ("slip", limits.slip)):
        if drop > least or (name != "blunder" and drop == least):
            return name
    return ""
