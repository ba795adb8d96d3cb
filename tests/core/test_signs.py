"""Signs of events: every symbol is one of the board, and every argument one of the event."""

import random
import re

import pytest

import rondel
from rondel.core.registry import module_beside
from rondel.core.signs import sign
from rondel.drawing import Kit, board_of


@pytest.mark.parametrize("name", ["saltfjord", "great_western_trail", "great_western_trail_nz", "cooper_island"])
def test_the_symbol_of_every_sign_is_on_the_board(name: str) -> None:
    game = rondel.load_game(name)
    symbols = set(re.findall(r'<symbol id="([^"]+)"', board_of(game).sprite(Kit(game))))
    rng, told = random.Random(3), set()
    state = game.new(3, 3)
    state.listen()
    while state.actor is not None:
        state.apply(rng.choice(state.legal()))
    for event in state.events:
        found = sign(game.texts(), event, "en")
        if found:
            told.add(event.kind)
            assert found[0] in symbols, (event.kind, found)
    assert len(told) > 8
    assert set(module_beside(game, "signs").SIGNS) <= set(game.event_kinds)
