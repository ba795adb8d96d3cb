"""What changed since the last look: exactly the numbers that did, whoever looks and however a value is made."""

from typing import Any

import pytest

import rondel
from rondel.core.batch import BatchObserver
from rondel.core.fields import OWNER, Codec, Counts, Field, ListOf, Named, Pools
from rondel.core.observation import PENDING, observe
from rondel.testing import conformance
from rondel.testing.conformance import Setting
from support.quay import Quay

GAMES = [rondel.load_game(name) for name in rondel.games() if name != "quay"]
USUAL = [setting for game in GAMES for setting in conformance.settings(game) if not setting.options]


class Watched:
    """A table in the arrays of a batch_observer."""

    def __init__(self, game: Any, seats: int) -> None:
        self.batch_observer = BatchObserver(game, seats, 1)
        self.array = [0] * (self.batch_observer.size * seats)

    def look(self, state: Any) -> list[int]:
        """The row that is shown, after the changes are written."""
        found = self.batch_observer
        found.look([state])
        for place, value in zip(found.places, found.values, strict=True):
            self.array[place] = value
        return self.array[found.rows[0] * found.size :][: found.size]


@pytest.mark.parametrize("setting", USUAL, ids=str)
def test_what_is_written_is_the_observation_of_who_decides_throughout_a_game(setting: Setting) -> None:
    table = Watched(setting.game, setting.players)
    for state, _ in conformance.random_game(setting, 1):
        if state.actor is not None:
            assert table.look(state) == observe(state, state.actor)
            assert table.batch_observer.rows == [state.actor] and table.batch_observer.legal == state.legal()


def quay(*fields: Field) -> tuple[Any, Watched]:
    """Quay with other fields of the table."""
    game = Quay()
    game.table_fields = list(fields)
    game.player_fields = []
    return game.new(2, 1), Watched(game, 2)


def test_only_what_changed_is_written() -> None:
    state, table = quay(Field("open"), Field("banked", Counts(["mine", "yours"])))
    state.open, state.banked = 4, [3, 9]
    assert table.look(state)[-3:] == [4, 3, 9]
    table.look(state)
    assert table.batch_observer.places == []
    state.banked[1] = 2
    table.look(state)
    first = table.batch_observer.rows[0] * table.batch_observer.size + PENDING
    assert (table.batch_observer.places, table.batch_observer.values) == ([first + 2], [2])


def test_a_change_within_a_list_of_lists_is_seen() -> None:
    state, table = quay(Field("banked", Pools(["red", "blue"], [0, 1]), OWNER))
    state.banked = [[0, 0], [1]]
    assert table.look(state)[-2:] == [2, 1]
    state.banked[1].append(1)
    assert table.look(state)[-2:] == [2, 2]


class Backwards(Field):
    """A field whose numbers are its own affair: they hang on another value too."""

    def encode(self, thing: Any, observer: Any, own: bool) -> None:
        observer.numbers.append(-thing.banked if thing.open else thing.banked)


class Lid(Codec):
    """A value that is neither a number nor a list: what is in it may change unseen."""

    def encode(self, value: Any, observer: Any) -> None:
        observer.numbers.append(value["left"])


def test_a_field_with_its_own_numbers_is_noted_at_every_look() -> None:
    state, table = quay(Backwards("banked"))
    state.banked, state.open = 5, 0
    assert table.look(state)[-1] == 5
    state.open = 1
    assert table.look(state)[-1] == -5


def test_a_value_of_another_kind_is_noted_at_every_look() -> None:
    state, table = quay(Field("banked", Lid()))
    state.banked = {"left": 5}
    assert table.look(state)[-1] == 5
    state.banked["left"] = 6
    assert table.look(state)[-1] == 6


def test_each_seat_has_its_own_memory_of_what_it_saw() -> None:
    """Seat 0 looks, then seat 1, and a value changes and changes back before seat 0 looks again."""
    state, table = quay(Field("banked", ListOf(Named(["red", "blue"]))))
    for seat, banked in ((0, [1]), (1, [0, 1, 1]), (0, [1]), (1, [0])):
        state.seat, state.banked = seat, banked
        assert table.look(state) == observe(state, seat)
        assert table.batch_observer.rows == [seat]
