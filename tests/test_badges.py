"""What badges name can be said: everything that an action costs or brings has its text in every language."""

import random
from typing import Any

import pytest

import rondel
from rondel.core import explanation
from rondel.core.texts import LANGUAGES


def shown(game: Any, seed: int) -> set[str]:
    """What the badges of a random game name."""
    found: set[str] = set()
    state, chance = game.new(2 + seed % 3, seed), random.Random(seed)
    while state.actor is not None:
        for action in state.legal():
            badge = explanation.badge(game, state, action)
            found |= {thing for thing, _ in [*badge.cost, *badge.gain]} if badge else set()
        state.apply(chance.choice(state.legal()))
    return found


@pytest.mark.parametrize("name", ["saltfjord", "great_western_trail", "great_western_trail_nz", "cooper_island"])
def test_everything_that_badges_name_has_a_text_in_every_language(name: str) -> None:
    game: Any = rondel.load_game(name)
    things = shown(game, 1) | shown(game, 2)
    assert things
    texts = game.texts()
    for lang in LANGUAGES:
        own = [thing for thing in things if not any(texts.has(lang, f"{kind}-{thing}") for kind in ("amount", "name"))]
        assert [thing for thing in own if texts.name(lang, thing) == thing] == []  # what no text knows keeps its id
