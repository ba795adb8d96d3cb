# not compiled: it makes layouts for compiled code, and does without it
"""Observations into arrays: `encoder(game, seats)` writes them by compiled code (encoder.c) where that is installed,
otherwise by `observe`, which is the reference. Arrays are anything with a buffer; numpy is not needed here."""

import struct
from collections.abc import Callable
from typing import Any

from .blocks import Block, speaks
from .errors import RondelError
from .fields import Field
from .numbers import MOST, SeatObserver
from .observation import LIMBS, PENDING, encode_pending, observe

try:
    from ._encoder import Encoder as CompiledEncoder
except ImportError:  # a pure installation
    CompiledEncoder = None  # type: ignore[assignment, misc]

LEAST = -MOST - 1


class Pending:
    """What is pending, asked as a field of the table is."""

    name = "pending"

    def __init__(self, game: Any) -> None:
        secret = [int(step.secret) for step in game.steps]
        self.block = Block("pending", "stack", PENDING, other="seat", each=LIMBS, numbers=secret)

    def encode(self, thing: Any, observer: SeatObserver, own: bool) -> None:
        encode_pending(thing, observer)


class Layout:
    """Every field with its numbers, from the table to the last player, and their blocks, as encoder.c takes them."""

    def __init__(self, game: Any, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.size = 0
        self.fields: list[tuple[Any, str, int, bool, int, int]] = []  # field, name, thing, own, start, length
        self.blocks: list[tuple[int, int, str, str, str, int, int, int, list[int]]] = []
        pending = Pending(game)
        self._add(pending, 0, False, PENDING, [pending.block])
        for field in game.table_fields:
            self._add_field(field, 0, False)
        for i in range(seats):
            for field in game.player_fields:
                self._add_field(field, 1 + i, i == 0)

    def _add_field(self, field: Field, thing: int, own: bool) -> None:
        length = sum(part.length for part in field.features(self.seats, own))
        if length:
            self._add(field, thing, own, length, blocks_of(field, self.seats, own, length))

    def _add(self, field: Any, thing: int, own: bool, length: int, blocks: list[Block]) -> None:
        number, start = len(self.fields), self.size
        self.fields.append((field, field.name, thing, own, start, length))
        for b in blocks:
            self.blocks.append((number, start, b.kind, b.attribute, b.other, b.length, b.least, b.each, b.numbers))
            start += b.length
        self.size += length


def blocks_of(field: Field, seats: int, own: bool, length: int) -> list[Block]:
    """What the field says of its numbers; one block that asks it if it says nothing, or of other numbers."""
    found = field.blocks(seats, own) if speaks(field, "blocks", "encode") else []
    if sum(block.length for block in found) != length:
        return [Block("unknown", "__class__", length)]
    return found


class PlainEncoder:
    """What encoder.c does, in plain Python."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self._numbers = struct.Struct(f"={layout.size}h")

    def write(self, state: Any, seat: int, observations: Any, row: int = 0) -> None:
        """What the seat sees, into a row of numbers of 16 bits."""
        layout = self.layout
        if state.seats != layout.seats or not 0 <= seat < layout.seats:
            raise RondelError(f"{layout.game.name}: there is no seat {seat} to look from at a table of {layout.seats}")
        array = memoryview(observations)
        if array.itemsize != 2 or not 0 <= row < array.nbytes // self._numbers.size:
            raise ValueError(f"observations: has {array.nbytes} bytes and no row {row}")
        numbers = observe(state, seat)
        if len(numbers) != layout.size:
            raise RondelError(self._wrong(state, seat))
        try:
            self._numbers.pack_into(array, row * self._numbers.size, *numbers)
        except struct.error:  # a number beyond 16 bits
            if not all(isinstance(number, int) for number in numbers):
                raise RondelError(f"{layout.game.name}: a field noted what is no whole number") from None
            cut = [min(max(number, LEAST), MOST) for number in numbers]
            self._numbers.pack_into(array, row * self._numbers.size, *cut)

    def write_all(self, states: list[Any], observations: Any, masks: Any, actors: Any) -> None:
        """Each game as the seat sees it that decides: its numbers, the mask of its legal actions, and who it is."""
        marks = memoryview(masks).cast("B")
        marks[:] = bytes(len(marks))
        seats = memoryview(actors)
        width = len(marks) // len(states)
        for row, state in enumerate(states):
            self.write(state, state.seat, observations, row)
            seats[row] = state.seat
            for action in state.legal():
                marks[row * width + action] = 1

    def step_all(
        self,
        states: list[Any],
        actions: list[int],
        observations: Any,
        masks: Any,
        actors: Any,
        ended: Callable[[int], Any],
    ) -> None:
        """One action a game, then as `write_all`. Where it ends a game, `ended(place)` puts the next one there."""
        for place, action in enumerate(actions):
            states[place].apply(action)
            if states[place].seat < 0:
                ended(place)
        self.write_all(states, observations, masks, actors)

    def _wrong(self, state: Any, seat: int) -> str:
        """Which field noted other numbers than it said."""
        layout = self.layout
        for field, name, thing, own, _, length in layout.fields:
            observer = SeatObserver(seat, layout.seats)
            field.encode(state.players[(seat + thing - 1) % layout.seats] if thing else state, observer, own)
            if len(observer.numbers) != length:
                return f"{layout.game.name}: {name} noted {len(observer.numbers)} numbers and said {length}"
        return f"{layout.game.name}: a field noted numbers and said none"


def encoder(game: Any, seats: int) -> Any:
    """Writes what a seat sees at a table of so many: `write` one observation, `write_all` those of many games."""
    layout = Layout(game, seats)
    if CompiledEncoder is None:
        return PlainEncoder(layout)
    return CompiledEncoder(game.name, seats, layout.size, layout.fields, layout.blocks, SeatObserver, RondelError)
