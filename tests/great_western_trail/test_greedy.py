"""The heuristic player: legal and the same in every variant, blind to what it may not know, better than chance."""

from typing import Any

import pytest

import rondel
from support import heuristic

GAME = rondel.load_game("great_western_trail")
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (1, {"sam": "hard"}),
    (2, {"buildings": "b"}),
    (3, {"buildings": "mixed", "neutral": "random"}),
    (4, {"simmental": True}),
]


@pytest.mark.parametrize(("players", "options"), VARIANTS, ids=str)
def test_it_plays_every_variant_to_the_end(players: int, options: dict[str, Any]) -> None:
    heuristic.plays_to_the_end(GAME, players, options, least=15)


def test_it_looks_at_no_luck_to_come_and_changes_nothing() -> None:
    heuristic.looks_at_no_luck(GAME, decisions=150)


def test_it_sees_no_secrets_of_the_others() -> None:
    heuristic.sees_no_secrets(GAME, decisions=120)


def test_it_beats_random_players() -> None:
    heuristic.beats_random(GAME, least=40)
