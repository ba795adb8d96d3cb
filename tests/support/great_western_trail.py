"""Great Western Trail positions for tests: see trail.py."""

from collections import Counter
from typing import Any

from . import legal, pending, play, rule
from .great_western_trail_whole import Whole
from .trail import Trail, offered, player

__all__ = ["GAME", "TRAIL", "at", "document", "legal", "offered", "pending", "play", "player", "staff"]
__all__ += ["laid", "resumed", "rule", "table", "visiting", "waiting"]

COLUMNS = 4


def laid(jobs: dict[str, Any], players: int) -> dict[str, str]:
    """The job market as a position says it ("3:4": "cowboy"); workers counted by row and type ("3:cowboy": 2) lie from
    the first column in use to the right."""
    found = {place: worker for place, worker in jobs.items() if isinstance(worker, str)}
    for place, n in jobs.items():
        row, _, worker = place.partition(":")
        for _ in range(n if isinstance(n, int) else 0):
            used = [int(other.partition(":")[2]) for other in found if other.startswith(f"{row}:")]
            found[f"{row}:{max(used, default=COLUMNS - max(2, players)) + 1}"] = worker
    return found


def waiting(state: Any) -> dict[str, int]:
    """The workers of the job market, counted by row and type."""
    return dict(Counter(f"{place.partition(':')[0]}:{worker}" for place, worker in state.save()["jobs"].items()))


class Herds(Trail):
    """`jobs` may count workers: see `laid`."""

    def at(self, step: str, memo: Any = None, seat: int = 0, on: str = "") -> list[dict[str, Any]]:
        """A disc for a city with transport is of Kansas City."""
        paid = step == "city_disc" and not str(memo).endswith("without transport")
        return super().at(step, memo, seat, on or ("return" if paid else "visit"))

    def whole(self, doc: dict[str, Any], base: dict[str, Any]) -> None:
        doc["jobs"] = laid(doc["jobs"], len(doc["players"]))
        Whole(self.game, doc, base).settle()


# Seat 0 is about to begin a turn from the start of the trail, with 4 Criollos in hand and 10 dollars. Nobody has
# exchange tokens or played objectives; job market and foresight are empty, the token lies in row 3; cattle market
# and objective display are as dealt.
TRAIL = Herds(
    "great_western_trail",
    "nA",
    "kc",
    12,
    mine={"hand": ["criollo"] * 4, "dollars": 10},
    jobs={},
    token_row=2,
    foresight=[None] * 6,
)
GAME = TRAIL.game
at, document, table, visiting, resumed = TRAIL.at, TRAIL.document, TRAIL.table, TRAIL.visiting, TRAIL.resumed


def staff(cowboy: int = 1, builder: int = 1, engineer: int = 1) -> dict[str, int]:
    """The workers of a player board, the printed ones included."""
    return {"cowboy": cowboy, "builder": builder, "engineer": engineer}
