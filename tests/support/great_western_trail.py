"""Great Western Trail positions for tests: see trail.py."""

from . import legal, pending, play, rule
from .trail import Trail, offered, player

__all__ = ["GAME", "TRAIL", "at", "crew", "document", "legal", "offered", "pending", "play", "player"]
__all__ += ["resumed", "rule", "table", "visiting"]

# Seat 0 is about to begin a turn from the start of the trail, with 4 Criollos in hand and 10 dollars. Nobody has
# exchange tokens or played objectives; job market and foresight are empty, the token lies in row 3; cattle market
# and objective display are as dealt.
TRAIL = Trail(
    "great_western_trail",
    "nA",
    "kc",
    12,
    mine={"hand": ["criollo"] * 4, "dollars": 10},
    jobs={},
    row_filled=0,
    token_row=2,
    foresight=[None] * 6,
)
GAME = TRAIL.game
at, document, table, visiting, resumed = TRAIL.at, TRAIL.document, TRAIL.table, TRAIL.visiting, TRAIL.resumed


def crew(cowboy: int = 1, builder: int = 1, engineer: int = 1) -> dict[str, int]:
    """The workers of a player board, the printed ones included."""
    return {"cowboy": cowboy, "builder": builder, "engineer": engineer}
