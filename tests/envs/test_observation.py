"""What a seat sees as numbers: as many at every moment, within their ranges, all of the view and nothing beyond it."""

from itertools import islice
from types import SimpleNamespace
from typing import Any

import pytest

import rondel
from rondel.core.codecs import Codec, Counts, ListOf, Named
from rondel.core.errors import RondelError
from rondel.core.fields import Field
from rondel.core.numbers import SeatObserver
from rondel.core.observation import FRAMES, layout, observe
from rondel.testing import conformance
from rondel.testing.conformance import Setting
from support.quay import Quay

GAMES = [rondel.load_game(name) for name in rondel.games() if name != "quay"]
SETTINGS = [setting for game in GAMES for setting in conformance.settings(game)]
USUAL = [setting for setting in SETTINGS if not setting.options]


def block(state: Any, seat: int, name: str) -> list[int]:
    """The numbers of one row of the layout."""
    start = 0
    for part in layout(state.game, state.seats):
        if part.name == name:
            return observe(state, seat)[start : start + part.length]
        start += part.length
    raise KeyError(name)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_seat_always_gets_as_many_numbers_within_their_ranges(setting: Setting) -> None:
    parts = [part for part in layout(setting.game, setting.players) for _ in range(part.length)]
    for state, _ in islice(conformance.random_game(setting, 1), 40):
        for seat in range(setting.players):
            numbers = observe(state, seat)
            assert len(numbers) == len(parts)
            assert [
                (part.name, number)
                for part, number in zip(parts, numbers, strict=True)
                if not part.low <= number <= part.high
            ] == []


@pytest.mark.parametrize("setting", USUAL, ids=str)
def test_nothing_hidden_is_among_the_numbers(setting: Setting) -> None:
    """Two states that look alike to a seat give it the same numbers."""
    for moment, (state, _) in enumerate(islice(conformance.random_game(setting, 3), 200)):
        for seat in range(setting.players):
            if (moment + seat) % 3 == 0:
                imagined = state.imagine(seat, moment)
                assert imagined.view(seat) == state.view(seat)
                assert observe(imagined, seat) == observe(state, seat)


@pytest.mark.parametrize("setting", USUAL, ids=str)
def test_every_change_that_a_seat_sees_changes_the_numbers(setting: Setting) -> None:
    seat = setting.players - 1
    view, numbers = {}, []
    for state, _ in conformance.random_game(setting, 5):
        before, (view, numbers) = (view, numbers), (state.view(seat), observe(state, seat))
        assert (before[0] == view) == (before[1] == numbers)


@pytest.mark.parametrize("setting", USUAL, ids=str)
def test_the_end_of_a_game_has_as_many_numbers_and_nobody_to_act(setting: Setting) -> None:
    for state, _ in conformance.random_game(setting, 2):
        last = state
    assert last.actor is None
    assert len(observe(last, 0)) == sum(part.length for part in layout(setting.game, setting.players))
    assert block(last, 0, "pending.actor") == [-1]
    assert block(last, 0, "pending.steps") == [-1] * FRAMES


@pytest.mark.parametrize("setting", USUAL, ids=str)
def test_the_layout_names_each_row_once_and_each_entry_of_a_row(setting: Setting) -> None:
    parts = layout(setting.game, setting.players)
    names = [part.name for part in parts]
    assert len(set(names)) == len(names)
    assert all(part.meaning and part.length > 0 and len(part.entries) in (0, part.length) for part in parts)
    assert all(part.high < len(part.values) for part in parts if part.values)


def test_the_pending_decision_is_among_the_numbers() -> None:
    game = rondel.load_game("saltfjord")
    state = game.new(players=3, seed=1)
    actor = state.actor
    for seat in range(3):
        assert block(state, seat, "seat") == [seat]
        assert block(state, seat, "pending.actor") == [(actor - seat) % 3]
        assert game.steps[block(state, seat, "pending.steps")[0]].name == state.view(seat)["pending"][-1]["step"]


def test_players_are_counted_from_the_seat_that_looks() -> None:
    state = rondel.load_game("saltfjord").new(players=3, seed=1)
    for seat, player in enumerate(state.players):
        player.goods = [seat] * len(player.goods)
    goods = [set(block(state, 1, f"{name}.goods")) for name in ("you", "next1", "next2")]
    assert goods == [{1}, {2}, {0}]


def test_a_hand_of_great_western_trail_is_counted_for_its_owner_and_while_it_lies_open() -> None:
    state = rondel.load_game("great_western_trail").new(players=2, seed=1)
    hand = state.players[0].hand
    own = block(state, 0, "you.hand")
    assert [own[card] for card in sorted(set(hand))] == [hand.count(card) for card in sorted(set(hand))]
    assert block(state, 1, "next1.hand.size") == [len(hand)]
    assert sum(block(state, 1, "next1.hand")) == 0
    state.players[0].shown = 1
    assert block(state, 1, "next1.hand") == own


def test_a_building_on_the_trail_belongs_to_the_same_neighbour_whoever_looks() -> None:
    state = rondel.load_game("great_western_trail").new(players=2, seed=1)
    state.tiles[10] = state.game.components.own_tile(1, 3)
    assert block(state, 1, "table.tiles")[10] == state.game.components.own_tile(0, 3)
    assert block(state, 0, "table.tiles")[10] == state.game.components.own_tile(1, 3)


def test_a_field_with_its_own_view_needs_its_own_numbers() -> None:
    """Else they could tell what the view hides."""
    quay = Quay()
    quay.table_fields = []
    with pytest.raises(RondelError, match="quay: luck has its own view and must have its own numbers"):
        layout(quay, 2)


def test_a_list_of_any_length_has_numbers_only_if_it_lists_names() -> None:
    with pytest.raises(RondelError, match="quay: banked: a list of any length"):
        layout(Quay(), 2)
    field = Field("bag", ListOf(Named(["red", "blue"])))
    observer = SeatObserver(0, 2)
    field.encode(type("Thing", (), {"bag": [1, 1, 0]}), observer, False)
    assert observer.numbers == [1, 2]


def test_a_secret_memo_is_hidden_from_the_others() -> None:
    state = rondel.load_game("saltfjord").new(players=2, seed=1)
    step, seat, _ = state.stack[-1]
    steps = [SimpleNamespace(secret=True) for _ in state.game.steps]
    game = SimpleNamespace(steps=steps, table_fields=[], player_fields=[])
    stack = [(step, seat, 5 + (7 << 15))]
    table = SimpleNamespace(game=game, seats=2, seat=seat, players=[None, None], stack=stack)
    start = 3 + 2 * FRAMES
    assert observe(table, seat)[start : start + 3] == [5, 7, 0]
    assert observe(table, 1 - seat)[start : start + 3] == [-1, -1, -1]


def test_counts_and_numbers_are_noted_as_they_are() -> None:
    observer = SeatObserver(1, 3)
    Counts(["a", "b"]).encode([4, 0], observer)
    Codec(0, 9).encode(7, observer)
    assert observer.numbers == [4, 0, 7]
    assert [observer.place(seat) for seat in (-1, 0, 1, 2, 3)] == [-1, 2, 0, 1, 3]
