"""How steps combine: in sequence, one of, each once in any order, optional, repeated.

Forced is the default of a step: it is left out only when it has no option at all. Decisions combine without
an extra click: the options of the parts are offered side by side, and the click that answers a part chooses it.
What has no click of its own (an effect, a sequence) gets one from `Offer`.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from .actions import DONE
from .codecs import Codec, Flags
from .flow import Decision, Effect, S, Step
from .game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Sequence(Effect[S]):
    """Its parts in order. Usable if every cost among them can be met and something else happens."""

    def __init__(self, game: Game, name: str, parts: list[Step[S]], rule: str = "") -> None:
        super().__init__(game, name, rule=rule)
        self.parts: Final = parts
        self.last_first: Final = parts[::-1]

    def possible(self, s: S, seat: int) -> bool:
        reward = False
        for part in self.parts:
            if part.possible(s, seat):
                reward = reward or not part.cost
            elif part.cost:
                return False
        return reward

    def do(self, s: S, seat: int, memo: int) -> None:
        for part in self.last_first:
            s.push(part, seat)

    def leads(self) -> list[list[Step[Any]]]:
        return [[*self.last_first]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Decision[S]):
    """One action of the table that stands for a step: the click on `use:discard_galloway+dollars_2`."""

    def __init__(self, game: Game, name: str, part: Step[S], action: int, rule: str = "") -> None:
        super().__init__(game, name, rule=rule)
        self.part: Final = part
        self.action: Final = action

    def legal(self, s: S, seat: int, memo: int) -> list[int]:
        return [self.action] if self.part.possible(s, seat) else []

    def take(self, s: S, seat: int, memo: int, action: int) -> None:
        s.push(self.part, seat)

    def leads(self) -> list[list[Step[Any]]]:
        return [[self.part]]


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Decision[S]):
    """Exactly one of its parts: their options side by side."""

    def __init__(self, game: Game, name: str, parts: list[Step[S]], rule: str = "") -> None:
        super().__init__(game, name, rule=rule)
        self.parts: Final = parts

    def legal(self, s: S, seat: int, memo: int) -> list[int]:
        options: list[int] = []
        for part in self.parts:
            options += part.legal(s, seat, 0)
        return options

    def take(self, s: S, seat: int, memo: int, action: int) -> None:
        for part in self.parts:
            if action in part.legal(s, seat, 0):
                part.take(s, seat, 0, action)
                return

    def leads(self) -> list[list[Step[Any]]]:
        return [pushed for part in self.parts for pushed in part.leads()]

    def waits(self, s: S, seat: int) -> bool:
        return any([part.waits(s, seat) for part in self.parts])

    def asked(self, memo: int) -> list[tuple[Step[Any], int]]:
        return [basic for part in self.parts for basic in part.asked(0)]


@mypyc_attr(allow_interpreted_subclasses=True)
class EachOnce(Decision[S]):
    """Slots used at most once each, in any order, until done; a slot offers one decision or alternatives.

    Memo: bit i is set when slot i is used.
    """

    def __init__(self, game: Game, name: str, slots: list[list[Step[S]]], rule: str = "") -> None:
        names = [f"slot {i + 1}" for i in range(len(slots))]
        super().__init__(game, name, rule=rule, memory=Flags(names))
        self.parts: Final = [part for slot in slots for part in slot]
        self.slot: Final = [i for i, slot in enumerate(slots) for _ in slot]

    def legal(self, s: S, seat: int, memo: int) -> list[int]:
        options = [DONE]
        for i, part in enumerate(self.parts):
            if not memo >> self.slot[i] & 1:
                options += [action for action in part.legal(s, seat, 0) if action not in options]
        return options

    def take(self, s: S, seat: int, memo: int, action: int) -> None:
        if action == DONE:
            return
        for i, part in enumerate(self.parts):
            if not memo >> self.slot[i] & 1 and action in part.legal(s, seat, 0):
                s.push(self, seat, memo | 1 << self.slot[i])
                part.take(s, seat, 0, action)
                return

    def leads(self) -> list[list[Step[Any]]]:
        return [[self], *[[self, *pushed] for part in self.parts for pushed in part.leads()]]

    def waits(self, s: S, seat: int) -> bool:
        return any([part.waits(s, seat) for part in self.parts])

    def asked(self, memo: int) -> list[tuple[Step[Any], int]]:
        open_parts = [part for part, slot in zip(self.parts, self.slot) if not memo >> slot & 1]
        return [basic for part in open_parts for basic in part.asked(0)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Optional(Decision[S]):
    """A decision that may be declined: the same click, or done."""

    def __init__(self, game: Game, part: Step[S], name: str = "", rule: str = "", memory: Codec | None = None) -> None:
        super().__init__(game, name or f"may {part.name}", rule=rule or part.rule, memory=memory or part.memory)
        self.part: Final = part

    def legal(self, s: S, seat: int, memo: int) -> list[int]:
        return [DONE, *self.part.legal(s, seat, memo)]

    def take(self, s: S, seat: int, memo: int, action: int) -> None:
        if action != DONE:
            self.part.take(s, seat, memo, action)

    def leads(self) -> list[list[Step[Any]]]:
        return self.part.leads()

    def possible(self, s: S, seat: int) -> bool:
        return self.part.possible(s, seat)

    def waits(self, s: S, seat: int) -> bool:
        return self.part.waits(s, seat)

    def asked(self, memo: int) -> list[tuple[Step[Any], int]]:
        return self.part.asked(memo)


@mypyc_attr(allow_interpreted_subclasses=True)
class Repeat(Optional[S]):
    """A decision again and again, until done or impossible, at most so many times. Memo: times so far."""

    def __init__(self, game: Game, part: Step[S], most: int, name: str = "", rule: str = "") -> None:
        super().__init__(game, part, name or f"repeat {part.name}", rule=rule, memory=Codec(0, most))
        self.most: Final = most

    def legal(self, s: S, seat: int, memo: int) -> list[int]:
        return [DONE, *self.part.legal(s, seat, 0)] if memo < self.most else []

    def take(self, s: S, seat: int, memo: int, action: int) -> None:
        if action != DONE:
            s.push(self, seat, memo + 1)
            self.part.take(s, seat, 0, action)

    def leads(self) -> list[list[Step[Any]]]:
        return [[self], *[[self, *pushed] for pushed in self.part.leads()]]

    def asked(self, memo: int) -> list[tuple[Step[Any], int]]:
        return self.part.asked(0)
