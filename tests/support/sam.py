"""Sam at the other side of the table: see rival.py."""

from .great_western_trail import TRAIL
from .great_western_trail import staff as workers
from .rival import Rival, changed

__all__ = ["TYPES", "chances", "changed", "facing", "sam", "sams", "turn", "workers"]

TYPES = ("cowboy", "builder", "engineer")
SAM = Rival(TRAIL, "sam", "nA", 14, lambda sam: len(sam["stations"]) + sum(sam["cities"].values()), workers=workers())
sams, facing, turn, sam, chances = SAM.owns, SAM.facing, SAM.turn, SAM.of, SAM.chances
