"""Every symbol that means something is in the glossary, whatever is drawn in a game."""

from typing import Any

import pytest

import rondel
from rondel.lessons.glossary import drawn_panels, glossary, symbols_in
from rondel.lessons.run import usual

EVERY = 9  # decisions between two positions that are looked at


@pytest.fixture(params=rondel.games())
def game(request: pytest.FixtureRequest) -> Any:
    return rondel.load_game(request.param)


@pytest.mark.parametrize("of", [0, 1], ids=["fewest", "most"])
def test_no_symbol_of_a_game_is_missing(game: Any, of: int) -> None:
    """With the fewest players, who may be one against the game, and with the most."""
    known = {symbol for sign in glossary(game.name) for symbol in sign.symbols}
    state = game.new(players=game.players[of], seed=7)
    missing: set[str] = set()
    for turn in range(240):
        if state.actor is None:
            break
        if known and turn % EVERY == 0:
            drawn = drawn_panels(game, state.view(state.actor)).values()
            missing |= {symbol for one in drawn for symbol, _ in symbols_in(one)} - known
        state.apply(usual(game, state, turn))
    assert missing == set()


def test_a_kind_is_one_that_the_page_has_words_for(game: Any) -> None:
    kinds = {"aim", "goods", "people", "actions", "land", "dice", "signs"}
    assert {sign.kind for sign in glossary(game.name)} <= kinds
