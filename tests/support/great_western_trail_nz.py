"""New Zealand positions for tests: see trail.py."""

from typing import Any

from . import legal, pending, play, rule
from .great_western_trail_nz_whole import Whole
from .trail import Trail, offered, player

__all__ = ["GAME", "SLOTS", "TRAIL", "at", "covered", "document", "legal", "offered", "pending", "play", "staff"]
__all__ += ["player", "resumed", "rule", "table", "visiting"]

# Seat 0 is about to begin a turn from the start of the trail, with 4 Shropshires in hand and 10 pounds. Nobody has
# exchange tokens, gold or played objectives; everybody's disc from `cert_limit` is on space 0 of the pathfinder track.
# Job market, bonus market and foresight are empty, the token lies in row 2; sheep market and objective display,
# harbourmasters and bonus card stacks are as dealt.
SLOTS = [
    *["aux_money_2", "aux_draw_2", "aux_cert_1", "aux_cert_2", "aux_ship_1", "aux_ship_2"],
    *["aux_pathfinder_1", "aux_pathfinder_2", "step", "hand_1", "hand_2", "wool_1", "wool_2"],
    *["cert_limit", "cert_1", "cert_2"],
]


def covered(*cleared: str) -> list[str]:
    """The disc spaces of a player board that still have their discs when these are clear: at least one is."""
    return [slot for slot in SLOTS if slot not in cleared]


def staff(shepherd: int = 1, craftsman: int = 1, sailor: int = 1, shearer: int = 1) -> dict[str, int]:
    """The workers of a player board, the printed ones included."""
    return {"shepherd": shepherd, "craftsman": craftsman, "sailor": sailor, "shearer": shearer}


class Flocks(Trail):
    def whole(self, doc: dict[str, Any], base: dict[str, Any]) -> None:
        Whole(self.game, doc, base).settle()


TRAIL = Flocks(
    "great_western_trail_nz",
    "NA",
    "wellington",
    8,
    mine={"hand": ["shropshire"] * 4, "pounds": 10, "gold": 0, "discs": covered("cert_limit"), "pathfinder": 0},
    jobs={},
    bonus={},
    token_row=1,
    foresight=[None] * 4,
)
GAME = TRAIL.game
at, document, table, visiting, resumed = TRAIL.at, TRAIL.document, TRAIL.table, TRAIL.visiting, TRAIL.resumed
