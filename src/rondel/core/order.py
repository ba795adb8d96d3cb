"""Which frame may lie on which: what the steps of a game say they push (`Step.leads`), put together.

A stack that can be is one in which every frame lies on one it may lie on. With that a position from outside is checked.
"""

from itertools import pairwise
from typing import Any, Final

from .errors import BadPosition
from .flow import State, Step
from .game import Game


class StackOrder:
    """first: the steps a game begins with. interrupting: what interrupts push, each from the bottom up."""

    def __init__(self, game: Game, first: list[Step[Any]], interrupting: list[list[Step[Any]]]) -> None:
        self.steps: Final = game.steps
        self.pushed: Final = [[[step.number for step in pushed] for pushed in step.leads()] for step in game.steps]
        self.lowest: Final = self.heirs([step.number for step in first])
        self.interrupting: Final = self.heirs([pushed[0].number for pushed in interrupting])
        self.above: Final[list[set[int]]] = [set() for _ in game.steps]
        for pushed in [one for many in self.pushed for one in many] + [[s.number for s in one] for one in interrupting]:
            for below, step in pairwise(pushed):
                self.above[below] |= self.heirs([step])

    def heirs(self, steps: list[int]) -> set[int]:
        """The steps and all that can come to lie in their places."""
        found = set(steps)
        queue = list(steps)
        for step in queue:
            for pushed in self.pushed[step]:
                if pushed[0] not in found:
                    found.add(pushed[0])
                    queue.append(pushed[0])
        return found

    def within(self, pushes: list[list[Step[Any]]]) -> set[int]:
        """All steps that can be pending while what is pushed is carried out."""
        queue = [step.number for pushed in pushes for step in pushed]
        found = set(queue)
        for number in queue:
            new = {step for pushed in self.pushed[number] for step in pushed} - found
            found |= new
            queue += sorted(new)
        return found

    def check(self, s: State) -> None:
        """Every frame lies where it may; no seat acts within what another has pending, but where it interrupts in."""
        for i, (number, seat, _) in enumerate(s.stack):
            if i == 0:
                if number not in self.lowest:
                    names = self.names(self.lowest)
                    name = self.steps[number].name
                    raise BadPosition("pending[0].step", f"{name} cannot come last of all; that may be {names}")
                continue
            below, owner, _ = s.stack[i - 1]
            interrupts = (
                number in self.interrupting and not self.steps[below].automatic and self.steps[below].interruptible
            )
            if not interrupts and number not in self.above[below]:
                raise BadPosition(f"pending[{i}].step", self.misplaced(number, below))
            if not interrupts and seat != owner:
                raise BadPosition(f"pending[{i}].seat", f"must be {owner}, as that of {self.steps[below].name} below")

    def misplaced(self, number: int, below: int) -> str:
        places = {i for i, above in enumerate(self.above) if number in above}
        if number in self.lowest:
            return f"{self.steps[number].name} comes last: nothing can be pending below it"
        if not places:
            return f"{self.steps[number].name} is never pending"
        return (
            f"{self.steps[number].name} cannot be pending above {self.steps[below].name}; below it there may be "
            f"{self.names(places)}"
        )

    def names(self, numbers: set[int]) -> str:
        names = [self.steps[number].name for number in sorted(numbers)]
        return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"
