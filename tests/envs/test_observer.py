"""From numbers to arrays: what does not fit is cut, what is too many is refused."""

import pytest

import rondel
from rondel.core.batch import BatchObserver
from rondel.core.fields import Counts, Field
from rondel.envs.observer import Observer
from support.quay import Quay


def quay(goods: list[str]) -> Quay:
    """Quay with what it has of numbers."""
    game = Quay()
    game.table_fields = [Field("open"), Field("banked", Counts(goods))]
    game.player_fields = []
    return game


def test_a_number_beyond_16_bits_is_cut() -> None:
    game = quay(["mine", "yours"])
    state = game.new(2, 1)
    state.open = 70_000
    state.banked = [3, -40_000]
    assert Observer(game, 2).see(state, 0)[-3:].tolist() == [32767, 3, -32768]


def test_a_field_that_notes_other_numbers_than_it_said_is_refused() -> None:
    game = quay(["mine"])
    with pytest.raises(rondel.RondelError, match="quay: a field noted more or fewer numbers"):
        Observer(game, 2).see(game.new(2, 1), 0)
    with pytest.raises(rondel.RondelError, match="quay: a field noted more or fewer numbers"):
        BatchObserver(game, 2, 1).look([game.new(2, 1)])
