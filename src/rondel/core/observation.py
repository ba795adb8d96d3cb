"""What a seat sees as numbers: a list of the same length at every moment of a game, and what each number means.

First who looks and what is pending, then the table, then the players from the own seat on. The fields of the game
say it all, as they do for `view`: see `encode` in core.fields.
"""

from typing import Any, Final

from .errors import RondelError
from .fields import Field
from .numbers import Feature, SeatObserver, zeros

FRAMES: Final = 12  # of the stack of what is pending: the top ones, the next to be done first
LIMBS: Final = 3  # a memo is noted as so many numbers, the lowest 15 bits first
LIMB: Final = (1 << 15) - 1
NONE: Final = [-1] * FRAMES
PENDING: Final = 3 + (2 + LIMBS) * FRAMES  # numbers that say who looks and what is pending


def observe(s: Any, seat: int) -> list[int]:
    """What `state.view(seat)` says, as numbers."""
    observer = SeatObserver(seat, s.seats)
    encode_pending(s, observer)
    fields: list[Field] = s.game.table_fields
    for field in fields:
        field.encode(s, observer, False)
    fields = s.game.player_fields
    players: list[Any] = s.players
    seats = len(players)
    for i in range(seats):
        player = players[(seat + i) % seats]
        for field in fields:
            field.encode(player, observer, i == 0)
    return observer.numbers


def layout(game: Any, seats: int) -> list[Feature]:
    """What the numbers of `observe` mean, in their order."""
    steps = [step.name for step in game.steps]
    found = [
        Feature("seat", 1, "your seat as the game numbers it", 0, seats - 1),
        Feature("pending.actor", 1, "who decides: 0 is you, 1 the next player; -1 = the game is over", -1, seats - 1),
        Feature("pending.depth", 1, "how many steps are pending"),
        Feature(
            "pending.steps",
            FRAMES,
            "the steps pending, the one asked first; -1 = none",
            -1,
            len(steps) - 1,
            None,
            steps,
        ),
        Feature("pending.seats", FRAMES, "whose step it is, 0 is you; -1 = none", -1, seats),
        Feature("pending.memos", FRAMES * LIMBS, "what the step remembers, 15 bits a number; -1 = hidden from you", -1),
    ]
    for field in game.table_fields:
        found += _parts(game, field, seats, False, f"table.{field.name}")
    for i in range(seats):
        for field in game.player_fields:
            found += _parts(game, field, seats, i == 0, f"next{i}.{field.name}" if i else f"you.{field.name}")
    return found


def encode_pending(s: Any, observer: SeatObserver) -> None:
    stack: list[tuple[int, int, int]] = s.stack
    steps: list[Any] = s.game.steps
    depth = len(stack)
    shown = min(depth, FRAMES)
    numbers = observer.numbers
    numbers.append(observer.seat)
    numbers.append(observer.place(s.seat))
    numbers.append(depth)
    top = stack[: -shown - 1 : -1]
    for number, _, _ in top:
        numbers.append(number)
    numbers.extend(NONE[shown:])
    for _, seat, _ in top:
        numbers.append(observer.place(seat))
    numbers.extend(NONE[shown:])
    for number, seat, memo in top:
        hidden = seat != observer.seat and steps[number].secret
        for _ in range(LIMBS):
            numbers.append(-1 if hidden else memo & LIMB)
            memo >>= 15
    numbers.extend(zeros(LIMBS * (FRAMES - shown)))


def _parts(game: Any, field: Field, seats: int, own: bool, name: str) -> list[Feature]:
    """A field whose view is its own must have its own numbers, or they could tell what the view hides."""
    kind: Any = type(field)
    if kind.view is not Field.view and kind.encode is Field.encode:
        raise RondelError(f"{game.name}: {field.name} has its own view and must have its own numbers: parts and note")
    try:
        return [part.within(name) for part in field.features(seats, own)]
    except RondelError as error:
        raise RondelError(f"{game.name}: {field.name}: {error}") from None
