"""Observations written into arrays: the very numbers of `observe`, whatever the values, and no crash for wrong ones."""

import sys
from array import array
from typing import Any

import pytest

import rondel
from rondel.core.blocks import Block
from rondel.core.codecs import Codec, Counts, Flags, Grouped, ListOf, Named, Pile, Pools, SeatNumber
from rondel.core.encoding import Layout, PlainEncoder, encoder
from rondel.core.fields import NOBODY, OWNER, Field
from rondel.core.observation import FRAMES, PENDING, observe
from rondel.testing import conformance
from rondel.testing.conformance import Setting
from support.quay import Quay

GAMES = [rondel.load_game(name) for name in rondel.games() if name != "quay"]
SETTINGS = [setting for game in GAMES for setting in conformance.settings(game)]
LEAST, MOST = -32768, 32767


def cut(numbers: list[int]) -> list[int]:
    return [min(max(number, LEAST), MOST) for number in numbers]


def seen(writer: Any, state: Any, seat: int) -> list[int]:
    """What is written, into a row between two others that stay as they are."""
    size = len(observe(state, seat))
    rows = array("h", [77] * 3 * size)
    writer.write(state, seat, rows, 1)
    numbers = rows.tolist()
    assert set(numbers[:size] + numbers[2 * size :]) == {77}
    return numbers[size : 2 * size]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_seat_gets_the_numbers_of_observe_at_every_decision(setting: Setting) -> None:
    writer = encoder(setting.game, setting.players)
    for state, _ in conformance.random_game(setting, 2, guided=0):
        for seat in range(setting.players):
            assert seen(writer, state, seat) == observe(state, seat)


@pytest.mark.parametrize("setting", [setting for setting in SETTINGS if not setting.options], ids=str)
def test_developed_positions_too_and_the_end(setting: Setting) -> None:
    writer = encoder(setting.game, setting.players)
    state: Any = None
    for number, (state, _) in enumerate(conformance.random_game(setting, 1)):
        seat = number % setting.players
        assert seen(writer, state, seat) == observe(state, seat)
    assert state.actor is None and seen(writer, state, 0) == observe(state, 0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_many_games_with_their_masks_and_who_decides(game: Any) -> None:
    states = [game.new(2, seed) for seed in range(5)]
    width = len(game.actions)
    rows = array("h", [0] * 5 * len(observe(states[0], 0)))
    masks, actors = bytearray(b"\1" * 5 * width), array("q", [9] * 5)
    encoder(game, 2).write_all(states, rows, masks, actors)
    assert rows.tolist() == [number for state in states for number in observe(state, state.actor)]
    assert actors.tolist() == [state.actor for state in states]
    marked = [[action for action in range(width) if masks[row * width + action]] for row in range(5)]
    assert marked == [state.legal() for state in states]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_at_a_table_of_more_than_one_hardly_a_field_is_asked_in_python(game: Any) -> None:
    """A field that says no block is written all the same, slowly: this is where it would be noticed."""
    assert [block for block in Layout(game, 4).blocks if block[2] == "unknown"] == []


# Odd values, on fields of Quay's table: (codec, seen, value)

NAMES = ["red", "blue", "green"]
ODD: list[tuple[Codec, int, Any]] = [
    (Codec(), 0, 5),
    (Codec(), 0, True),
    (Codec(), 0, 70_000),
    (Codec(), 0, -(1 << 70)),
    (SeatNumber(), 0, 1),
    (SeatNumber(), 0, -1),
    (SeatNumber(), 0, 2),
    (Flags(NAMES), 0, 5),
    (Flags(NAMES), 0, -1),
    (Flags([str(i) for i in range(100)]), 0, 5 << 90 | 3),
    (Flags([str(i) for i in range(100)]), 0, -(1 << 80)),
    (Counts(NAMES), 0, [1, 70_000, -(1 << 64)]),
    (Counts(NAMES), 0, (1, 2, 3)),
    (Pile(NAMES), 0, [0, 2, 2]),
    (Pile(NAMES), 0, []),
    (Pile(NAMES), OWNER, [0, 2, 2]),
    (Pile(NAMES), NOBODY, (0, 1)),
    (ListOf(Named(NAMES)), 0, [1, 1]),
    (ListOf(Codec(), 2), 0, [1, 1 << 40]),
    (Grouped(["here", "there"], NAMES, single=True), 0, [5, 1]),
    (Grouped(["here", "there"], NAMES), 0, [5, 1, 1]),
    (Pools(NAMES, [0, 1, 1]), NOBODY, [[0, 0], []]),
    (Pools(NAMES, [0, 1, 1]), NOBODY, [(0, 0), [1]]),
]


def quay(*fields: Field) -> tuple[Any, Any]:
    """Quay with other fields of the table, and what writes it."""
    game = Quay()
    game.table_fields = list(fields)
    game.player_fields = []
    return game.new(2, 1), encoder(game, 2)


@pytest.mark.parametrize(("codec", "may", "value"), ODD, ids=range(len(ODD)))
def test_values_of_every_kind_are_written_as_they_are_noted(codec: Codec, may: int, value: Any) -> None:
    state, writer = quay(Field("open"), Field("banked", codec, may), Field("ones"))
    state.open, state.banked, state.ones = 11, value, 12
    for seat in range(2):
        assert seen(writer, state, seat) == cut(observe(state, seat))


def test_a_stack_that_is_deep_or_remembers_much() -> None:
    state, writer = quay(Field("open"))
    step, _, _ = state.stack[-1]
    for memo in (0, 1 << 45, -5, (1 << 63) - 1, 1 << 200):
        state.stack = [(step, i % 3, memo + i) for i in range(FRAMES + 3)]
        assert [seen(writer, state, seat) for seat in (0, 1)] == [observe(state, seat) for seat in (0, 1)]
        state.stack = state.stack[:2]
        assert seen(writer, state, 1) == observe(state, 1)


class Negative(Codec):
    """Numbers of its own, of which it says no block."""

    def encode(self, value: Any, observer: Any) -> None:
        observer.numbers.append(-value)


class Backwards(Field):
    def encode(self, thing: Any, observer: Any, own: bool) -> None:
        observer.numbers.append(thing.open - thing.banked)


class Short(Field):
    """It says a block of fewer numbers than it has."""

    def blocks(self, seats: int, own: bool) -> list[Block]:
        return [Block("number", self.attribute)]


@pytest.mark.parametrize(
    ("field", "value"),
    [(Field("banked", Negative()), 4), (Backwards("banked"), 4), (Short("banked", Counts(["a", "b"])), [4, 5])],
)
def test_a_field_that_says_no_block_of_its_numbers_is_asked(field: Field, value: Any) -> None:
    state, writer = quay(field, Field("ones"))
    state.banked, state.open, state.ones = value, 1, 8
    assert seen(writer, state, 0) == observe(state, 0)


# What is wrong raises, and leaves nothing behind


@pytest.mark.parametrize(
    ("codec", "value", "reason"),
    [
        (Counts(["mine"]), [3, 4], "quay: banked noted 2 numbers and said 1"),
        (Counts(["mine", "yours"]), [3], "quay: banked noted 1 numbers and said 2"),
        (ListOf(Codec(), 2), [], "quay: banked noted 0 numbers and said 2"),
    ],
)
def test_a_field_that_notes_other_numbers_than_it_said_is_refused(codec: Codec, value: Any, reason: str) -> None:
    state, writer = quay(Field("open"), Field("banked", codec))
    state.banked = value
    with pytest.raises(rondel.RondelError, match=reason):
        writer.write(state, 0, array("h", [0] * 99))


@pytest.mark.parametrize("value", ["five", None, 2.5, [None]])
def test_what_is_no_number_is_refused(value: Any) -> None:
    state, writer = quay(Field("banked"))
    state.banked = value
    before = sys.getrefcount(value)
    for _ in range(50):
        with pytest.raises(rondel.RondelError, match=r"quay: .* noted"):
            writer.write(state, 0, array("h", [0] * 99))
    assert sys.getrefcount(value) < before + 20


def test_a_missing_attribute_is_an_attribute_error() -> None:
    state, writer = quay(Field("harbour"))
    with pytest.raises(AttributeError, match="harbour"):
        writer.write(state, 0, array("h", [0] * 99))


@pytest.mark.parametrize("seat", [-1, 2, 1 << 40])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    state, writer = quay(Field("open"))
    with pytest.raises(rondel.RondelError, match=f"quay: there is no seat {seat} to look from"):
        writer.write(state, seat, array("h", [0] * 99))


def test_a_table_of_other_players_is_refused() -> None:
    state, _ = quay(Field("open"))
    with pytest.raises(rondel.RondelError, match="quay: there is no seat 0 to look from at a table of 3"):
        encoder(state.game, 3).write(state, 0, array("h", [0] * 99))


@pytest.mark.parametrize(
    ("rows", "row"),
    [
        (array("h", [0] * PENDING), 0),
        (array("h", [0] * (2 * PENDING)), 1),
        (array("h", [0] * 999), -1),
        (array("h", [0] * 999), sys.maxsize),
        (bytes(999), 0),
        ([0] * 999, 0),
    ],
)
def test_arrays_without_room_are_refused(rows: Any, row: int) -> None:
    state, writer = quay(Field("open"))
    with pytest.raises((ValueError, TypeError, BufferError)):
        writer.write(state, 0, rows, row)


def test_a_finished_game_has_nobody_to_look() -> None:
    state, writer = quay(Field("open"))
    state.seat = -1
    with pytest.raises(rondel.RondelError, match="there is no seat -1"):
        writer.write_all([state], array("h", [0] * 99), bytearray(99), array("q", [0]))


def test_an_error_in_the_midst_of_many_games_is_raised() -> None:
    state, writer = quay(Field("open"))
    arrays = array("h", [0] * 999), bytearray(999), array("q", [0] * 2)
    with pytest.raises(rondel.IllegalAction):
        writer.step_all([state], [-1], *arrays, lambda place: state)
    with pytest.raises(TypeError):
        writer.step_all([state], ["left"], *arrays, lambda place: state)
    for wrong in ([state, None], [None, state]):
        with pytest.raises(AttributeError):
            writer.write_all(wrong, *arrays)


def test_no_reference_is_kept_or_lost() -> None:
    game = rondel.load_game("saltfjord")
    state, writer = game.new(2, 1), encoder(game, 2)
    rows = array("h", [0] * len(observe(state, 0)))
    masks, actors = bytearray(len(game.actions)), array("q", [0])
    held = [state, state.stack, state.stack[-1], state.players, state.players[0], state.players[1].goods, state.choices]
    held += [state.sets, game.table_fields[0], None, type(state), type(state.players[0])]
    writer.write_all([state], rows, masks, actors)
    before = [sys.getrefcount(thing) for thing in held]
    for _ in range(500):
        writer.write_all([state], rows, masks, actors)
        writer.write(state, 1, rows)
    assert all(abs(sys.getrefcount(thing) - old) < 100 for thing, old in zip(held, before, strict=True))


def test_the_plain_encoder_writes_the_same() -> None:
    game = rondel.load_game("great_western_trail")
    state = game.new(3, 1)
    for writer in (encoder(game, 3), PlainEncoder(Layout(game, 3))):
        assert [seen(writer, state, seat) for seat in range(3)] == [observe(state, seat) for seat in range(3)]
