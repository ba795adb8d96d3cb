"""What games played before teach: with how many points positions ended, by what can be counted in them."""

from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml

from rondel.core.errors import RondelError

PACE: Final = ["trips", "trip_1", "trips_4"]  # trips to come; of them the next one, and the next four
SHARE: Final = "share"  # of the value that is experience; the rest is the heuristic's estimate


class Experience:
    """Learnt by benchmarks/learn.py: for each thing counted, points now and points more for each trip to come.

    values: as the file experience.yaml beside a game's modules has them; names: what the game counts, in its order.
    """

    def __init__(self, values: dict[str, Any], names: list[str]) -> None:
        self.share: Final[float] = values[SHARE] if values else 0.0
        known = values.get("points", {})
        wanted = [*PACE, *names]
        if values and list(known) != wanted:
            wrong = sorted(set(known) ^ set(wanted)) or ["their order"]
            raise RondelError(f"experience: what is known and what the game counts differ: {', '.join(wrong)}")
        self.constant: Final[float] = values["constant"] if values else 0.0
        self.pace: Final[list[float]] = [known[name][0] if known else 0.0 for name in PACE]
        self.points: Final[list[float]] = [known[name][0] if known else 0.0 for name in names]
        self.each_trip: Final[list[float]] = [known[name][1] if known else 0.0 for name in names]

    def base(self, counts: list[float]) -> float:
        """Points that do not depend on the trips to come."""
        total = self.constant
        for i, points in enumerate(self.points):
            total += points * counts[i]
        return total

    def slope(self, counts: list[float]) -> float:
        """Points that each trip to come will bring."""
        total = 0.0
        for i, points in enumerate(self.each_trip):
            total += points * counts[i]
        return total

    def passing(self, trips: float) -> float:
        """Points that time brings to everybody."""
        return self.pace[0] * trips + self.pace[1] * min(trips, 1.0) + self.pace[2] * min(trips, 4.0)

    def total(self, counts: list[float], trips: float) -> float:
        return self.base(counts) + trips * self.slope(counts) + self.passing(trips)


@cache  # every bot asks for it
def read_experience(module: str) -> dict[str, Any]:
    """The file beside a module; an empty one is none."""
    found: dict[str, Any] | None = yaml.safe_load(Path(module).with_name("experience.yaml").read_text(encoding="utf-8"))
    return found or {}
