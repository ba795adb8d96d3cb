"""The heuristic player: legal and the same in every variant, blind to what it may not know, better than chance."""

from typing import Any

import pytest

from support import heuristic
from support.cooper_island import GAME

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (1, {"difficulty": 4, "strategy": "ST3"}),
    (2, {"start_landscape": "random"}),
    (3, {"start_landscape": "free"}),
    (4, {}),
]


@pytest.mark.parametrize(("players", "options"), VARIANTS, ids=str)
def test_it_plays_every_variant_to_the_end(players: int, options: dict[str, Any]) -> None:
    heuristic.plays_to_the_end(GAME, players, options, least=10)


def test_it_looks_at_no_luck_to_come_and_changes_nothing() -> None:
    heuristic.looks_at_no_luck(GAME, decisions=100)


def test_it_beats_random_players() -> None:
    heuristic.beats_random(GAME, least=12)
