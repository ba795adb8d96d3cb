"""Simultaneous phases of Cooper Island: set up, and asked who may go ahead."""

from typing import Any

from .cooper_island import GAME, document, land, settled

PARTS = {"begin_income": "begin_work", "finish": "game_over"}  # what waits for each seat, and what follows


def simultaneous(
    root: str = "begin_income", players: int = 2, *, each: Any = None, me: Any = None, other: Any = None, **fields: Any
) -> Any:
    """A simultaneous phase begins, seat 0 has the Cooper token: its fields are `me`, those of seat 1 `other`."""
    doc = document(players)
    for n, entry in enumerate(doc["players"]):
        entry.update({"cartographer": 0, **(each or {})})
        entry.update([me or {}, other or {}, {}, {}][n])
    doc.update(round=5 if root == "finish" else 2, phase="income" if root == "begin_income" else "finish")
    doc["pending"] = [{"step": PARTS[root], "seat": 0}] if root in PARTS else []
    doc["pending"] += [{"step": root, "seat": seat} for seat in range(players - 1, -1, -1)]
    doc.update(fields)
    return settled(doc)


def cleanup(step: str, players: int = 2, **fields: Any) -> Any:
    """A step of phase c begins, then the round ends."""
    waiting = [{"step": "cleanup_step", "seat": seat, "memo": step} for seat in range(players - 1, -1, -1)]
    fields = {"phase": "cleanup", "pending": [{"step": "end_round", "seat": 0}, *waiting], **fields}
    return simultaneous("cleanup_step", players, **fields)


def ahead(state: Any) -> list[int]:
    """The seats that may go ahead now."""
    seats = [seat for seat in range(state.seats) if seat != state.actor]
    found = [seat for seat in seats if state.interrupts(seat)]
    assert [state.interrupts(seat) for seat in found] == [[GAME.actions.number(f"ahead:{n + 1}")] for n in found]
    return found


TILES = {"tiles": {"D1": 1}}
FOUR = ("h41", "h44", "h52", "h72")
# A large building for one large building card, and a statue on the crafting spot with a helm point that it uncovers
CARD = {**land(FOUR, h12="meadow 1 large", h13="meadow 1 food"), "crafting": ["craft3"]}
