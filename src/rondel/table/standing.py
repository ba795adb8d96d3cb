"""How a game stands, as far as somebody may know it: points by category, and who has which cards.

Nothing is read off the table itself. What the one who asks cannot know is imagined anew a few times, and only what is
the same every time is told: so nothing hidden can be among it.
"""

from collections import Counter
from dataclasses import dataclass
from functools import reduce
from operator import and_
from typing import Any

from rondel.drawing import board_of

TIMES = 8  # positions that are imagined
SPECTATOR = -1


@dataclass(frozen=True)
class Cards:
    """Those of a seat that are known, by name; how many are not. `places`: where they are, of the own ones."""

    seat: int
    known: dict[str, int]
    unknown: int
    places: dict[str, dict[str, int]]


def imagined(state: Any, seat: int | None) -> list[Any]:
    """Positions the seat could be in; None is a spectator."""
    return [state.imagine(SPECTATOR if seat is None else seat, seed) for seed in range(TIMES)]


def points(states: list[Any]) -> dict[str, list[tuple[int, int]]]:
    """By category the points of each seat, as if the game ended now: at least and at most."""
    scores = [state.scores() for state in states]
    return {
        name: [(min(own), max(own)) for own in zip(*([each[name] for each in score] for score in scores), strict=True)]
        for name in scores[0][0]
    }


def cards(game: Any, states: list[Any], seat: int | None) -> list[Cards]:
    """By seat; empty for a game whose players have no cards of their own (`CARDS` of its board: where they lie)."""
    piles: tuple[str, ...] = getattr(board_of(game), "CARDS", ())
    saved = [state.save()["players"] for state in states]
    return [_of(piles, [players[n] for players in saved], n, n == seat) for n in range(len(saved[0]))] if piles else []


def _of(piles: tuple[str, ...], players: list[Any], seat: int, own: bool) -> Cards:
    all_cards = [Counter(card for pile in piles for card in player.get(pile, ())) for player in players]
    known = reduce(and_, all_cards)
    places = {pile: dict(Counter(players[0].get(pile, ()))) for pile in piles} if own else {}
    return Cards(seat, dict(known), all_cards[0].total() - known.total(), places)
