"""Every symbol that means something is in the glossary, whatever is drawn in a game."""

from typing import Any

import pytest

import rondel
from rondel.core.rulebook import load_rulebook
from rondel.core.texts import Texts
from rondel.lessons.check import LANGUAGES
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
    kinds = {"aim", "goods", "people", "actions", "land", "dice", "buildings", "tokens", "signs"}
    assert {sign.kind for sign in glossary(game.name)} <= kinds


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_is_explained_in_whole_sentences_and_none_twice(game: Any, lang: str) -> None:
    """What a sentence leaves open on a tile, which has numbers of its own, is not left open in the glossary."""
    texts = Texts(game, strict=True)
    told = [(sign.kind, texts.name(lang, sign.component)) for sign in glossary(game.name)]
    assert all(texts.help(lang, sign.component) for sign in glossary(game.name))
    assert len(set(told)) == len(told)


def test_every_sign_has_a_rule_of_the_book(game: Any) -> None:
    signs = glossary(game.name)
    rules = load_rulebook(game.name, "en").rules if signs else {}
    assert {sign.component for sign in signs if sign.rule not in rules} == set()
