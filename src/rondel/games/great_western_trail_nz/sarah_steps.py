"""SOLO: the two kinds of steps of Sarah's turn: what she does, and what the human decides for her."""

from collections.abc import Callable
from typing import Final

from rondel.core.actions import Family
from rondel.core.bars import Bar
from rondel.core.codecs import Codec
from rondel.core.flow import Decision, Effect
from rondel.games.trail.rules import AnyStep

from .rules import Rules
from .state import Table

NOT_HERS: Final = Bar("not_among_sarahs_choices")


class Act(Effect[Table]):
    """Something Sarah does. `what` is told the memo; `pushes`: what it may leave to be done (see Step.leads)."""

    def __init__(
        self, rules: Rules, name: str, rule: str, what: Callable[[Table, int], None], memory: Codec | None = None
    ) -> None:
        super().__init__(rules, f"sarah_{name}", rule=rule, memory=memory)
        rules.rival_steps.append(self)
        self.what: Final = what
        self.pushes: list[list[AnyStep]] = []

    def do(self, s: Table, seat: int, memo: int) -> None:
        self.what(s, memo)

    def leads(self) -> list[list[AnyStep]]:
        return self.pushes


class Asked(Decision[Table]):
    """NZ-SOLO-42: of several equal choices the human, seat 0, takes one for Sarah.

    options: the places in the family of actions; then: what follows, told the memo and the place.
    """

    def __init__(
        self,
        rules: Rules,
        name: str,
        rule: str,
        family: Family,
        options: Callable[[Table, int], list[int]],
        then: Callable[[Table, int, int], None],
        memory: Codec | None = None,
    ) -> None:
        super().__init__(rules, f"sarah_{name}", rule=rule, memory=memory)
        rules.rival_steps.append(self)
        self.family: Final = family
        self.options: Final = options
        self.then: Final = then

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [self.family.at(place) for place in self.options(s, memo)]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if action in self.legal(s, seat, memo) else NOT_HERS

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        self.then(s, memo, self.family.index(action))

    def ask(self, s: Table, memo: int = 0) -> None:
        """Asks only where there is a choice; a single one is taken at once, and nothing happens without any."""
        places = self.options(s, memo)
        if len(places) == 1:
            self.then(s, memo, places[0])
        elif places:
            s.push(self, 0, memo)
