"""Quay, a push-your-luck game of another package: plain Python on the core, with every form of the grammar.

In turn, open crates for 1 to 6 goods each; a second 1 in the same turn loses them. Then load ships: the red and the
blue one once each, in any order, or leave. 20 banked goods end the game. Any seat may whistle once, at any moment.
"""

from typing import Any

from rondel.core.chance import Chance
from rondel.core.codecs import Codec, ListOf
from rondel.core.events import EventKind
from rondel.core.fields import Field
from rondel.core.flow import Decision, Effect, State
from rondel.core.game import Game
from rondel.core.grammar import EachOnce, Offer, OneOf, Optional, Repeat, Sequence


class QuayState(State):
    banked: list[int]
    whistles: list[int]
    open: int
    ones: int

    def copy(self) -> "QuayState":
        t = QuayState(self.game, self.seats, self.chance.copy())
        t.copy_flow(self)
        t.banked = self.banked[:]
        t.whistles = self.whistles[:]
        t.open, t.ones = self.open, self.ones
        t.players = [Worker(p.luck) for p in self.players]
        return t


class Worker:
    def __init__(self, luck: int = 0) -> None:
        self.luck = luck


class Private(Field):
    """A number only its owner sees."""

    def view(self, thing: Any, seat: int, own: bool) -> Any:
        return self.save(thing) if own else "hidden"


class OpenCrate(Decision[QuayState]):
    def legal(self, s: QuayState, seat: int, memo: int) -> list[int]:
        return [s.game.actions.number(f"open:{colour}") for colour in ("red", "blue")] if s.ones < 2 else []

    def take(self, s: QuayState, seat: int, memo: int, action: int) -> None:
        goods = 1 + s.chance.below(6)
        s.revealed += 1
        s.emit("opens", seat, goods)
        s.open += goods
        s.ones += goods == 1


class Load(Effect[QuayState]):
    """One good onto a ship."""

    def possible(self, s: QuayState, seat: int) -> bool:
        return s.open > 0 and s.ones < 2

    def do(self, s: QuayState, seat: int, memo: int) -> None:
        s.open -= 1
        s.banked[seat] += 1


class Guess(Decision[QuayState]):
    """A number that only this seat may know."""

    def legal(self, s: QuayState, seat: int, memo: int) -> list[int]:
        return [s.game.actions.number(f"guess:{n}") for n in (1, 2)]

    def take(self, s: QuayState, seat: int, memo: int, action: int) -> None:
        s.players[seat].luck = action


class Bank(Effect[QuayState]):
    def do(self, s: QuayState, seat: int, memo: int) -> None:
        s.banked[seat] += s.open if s.ones < 2 else 0
        s.open = s.ones = 0
        if s.banked[seat] < 20:
            s.push(s.game.step("turn"), (seat + 1) % s.seats)


class Quay(Game):
    def __init__(self, components: str = "", revision: int = 1) -> None:
        super().__init__("quay", players=(1, 3), revision=revision, source=components)
        self.table_fields = [
            Field("banked", ListOf(Codec())),
            Field("whistles", ListOf(Codec(0, 1))),
            Field("open"),
            Field("ones"),
        ]
        self.player_fields = [Private("luck")]
        self.event_kinds["opens"] = EventKind("goods")
        self.event_kinds["whistles"] = EventKind()
        self.actions.family("open", ["red", "blue"])
        self.actions.family("guess", ["1", "2"])
        ships = self.actions.family("ship", ["red", "blue"])
        self.whistle = self.actions.family("whistle", ["1", "2", "3"])
        opening = OpenCrate(self, "open_crate", rule="Q-1")
        guess = OneOf(self, "guess", [Guess(self, "guess_number")])
        offers = [Offer(self, f"ship_{n}", Load(self, f"load_{n}"), ships.at(n)) for n in range(2)]
        loading = EachOnce(self, "loading", [[offer] for offer in offers])
        parts = [Optional(self, guess), Repeat(self, opening, 9), loading, Bank(self, "bank")]
        self.turn = Sequence(self, "turn", parts)

    def blank(self, seats: int, chance: Chance, settings: dict[str, Any]) -> QuayState:
        s = QuayState(self, seats, chance)
        s.settings = settings
        s.players = [Worker() for _ in range(seats)]
        return s

    def set_up(self, s: QuayState) -> None:
        s.banked = [0] * s.seats
        s.whistles = [1] * s.seats
        s.open = s.ones = 0
        s.push(self.turn, 0)

    def interrupts(self, s: QuayState, seat: int) -> list[int]:
        return [self.whistle.at(seat)] if s.whistles[seat] else []

    def interrupt(self, s: QuayState, seat: int, action: int) -> None:
        s.whistles[seat] = 0
        s.emit("whistles", seat)

    def resample(self, s: QuayState, seat: int) -> None:
        for other, worker in enumerate(s.players):
            if other != seat and worker.luck:
                worker.luck = self.actions.number("guess:1") + s.chance.below(2)

    def scores(self, s: QuayState) -> list[dict[str, int]]:
        return [{"banked": n, "total": n} for n in s.banked]
