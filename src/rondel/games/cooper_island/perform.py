"""SECC, SECE, BOAT-07, LARGE-11, 12: the actions of islets and boats that lie on the table, performed once more."""

from typing import Final

from rondel.core.actions import DONE, Family
from rondel.core.bars import Bar
from rondel.core.codecs import Flags
from rondel.core.flow import Decision, Step

from .components import mask_of
from .goods import NO_ROOM, Gain
from .rules import Leads, Rules, after, refuse
from .state import Table
from .waiting import may_prepare

NOT_HERE: Final = Bar("not_to_be_had_here")


class Perform(Decision[Table]):
    """CI-SECC-02, CI-SECE-02, CI-BOAT-07: the action of one islet on any coast, or of one built boat face up."""

    def __init__(self, rules: Rules, name: str, boats: bool, rule: str) -> None:
        super().__init__(rules, name, rule=rule)
        self.rules: Final = rules
        self.boats: Final = boats

    def parts(self) -> list[Step[Table]]:
        return self.rules.boat_part if self.boats else self.rules.islet_part

    def kinds(self, s: Table) -> int:
        """The kinds that lie somewhere; the copy boat cannot be copied."""
        c = self.rules.components
        if self.boats:
            return s.boats_face_up() & ~(1 << c.copy_boat)
        found = 0
        for seat in range(s.peninsulas):
            for islet in s.islets_of(seat, c):
                if islet >= 0:
                    found |= 1 << islet
        return found

    def known(self, s: Table) -> int:
        """The kinds that may have been used: also boats that were turned face down since."""
        if not self.boats:
            return self.kinds(s)
        built = [boat for p in s.players for boat in p.docks if boat >= 0]
        return mask_of(built) & ~(1 << self.rules.components.copy_boat)

    def offers(self, s: Table, seat: int, used: int) -> list[int]:
        kinds = self.kinds(s) & ~used
        options: list[int] = []
        for kind, part in enumerate(self.parts()):
            if kinds >> kind & 1:
                options += [action for action in part.legal(s, seat, 0) if action not in options]
        return options

    def kind_of(self, s: Table, seat: int, used: int, action: int) -> int:
        """The first kind that offers this action."""
        kinds = self.kinds(s) & ~used
        for kind, part in enumerate(self.parts()):
            if kinds >> kind & 1 and action in part.legal(s, seat, 0):
                return kind
        return -1

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return self.offers(s, seat, 0)

    def left(self, s: Table, used: int) -> list[Step[Table]]:
        """What `offers` are answers to."""
        kinds = self.kinds(s) & ~used
        return [part for kind, part in enumerate(self.parts()) if kinds >> kind & 1]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        self.parts()[self.kind_of(s, seat, 0, action)].take(s, seat, 0, action)

    def waits(self, s: Table, seat: int) -> bool:
        return self.kinds(s) != 0 and may_prepare(s, seat)

    def leads(self) -> Leads:
        return after([part for part in self.parts() if not isinstance(part, Perform)], [])


class AnyBoat(Perform):
    """CI-SECE-02, 03: the symbol of section E. Its gains have names of their own, as the section has another gain."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "perform_any_boat_action", True, "CI-SECE-02")

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [turned(action, self.rules.gain, self.rules.boat_gain) for action in self.offers(s, seat, 0)]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        """Of its own gains; other actions are barred by their own decisions."""
        if action in self.legal(s, seat, memo):
            return None
        item = self.rules.boat_gain.index(action)
        gains = [part for part in self.left(s, 0) if isinstance(part, Gain)]
        return NO_ROOM if any([item in part.items for part in gains]) else NOT_HERE

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        super().take(s, seat, memo, turned(action, self.rules.boat_gain, self.rules.gain))


def turned(action: int, one: Family, other: Family) -> int:
    """An action of one family as that of the other; any other stays."""
    return other.first + one.index(action) if one.has(action) else action


class PerformMore(Decision[Table]):
    """CI-LARGE-11, 12: up to so many different actions of islets or boats. Memo: the kinds that were used."""

    def __init__(self, rules: Rules, perform: Perform, most: int, names: list[str], rule: str) -> None:
        super().__init__(rules, f"{most}_{perform.name}s", rule=rule, memory=Flags(names))
        self.perform: Final = perform
        self.most: Final = most

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [DONE, *self.perform.offers(s, seat, memo)] if memo.bit_count() < self.most else []

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action != DONE:
            kind = self.perform.kind_of(s, seat, memo, action)
            s.push(self, seat, memo | 1 << kind)
            self.perform.parts()[kind].take(s, seat, 0, action)

    def possible(self, s: Table, seat: int) -> bool:
        return len(self.perform.offers(s, seat, 0)) > 0

    def waits(self, s: Table, seat: int) -> bool:
        return self.perform.kinds(s) & ~s.stack[-1][2] != 0 and may_prepare(s, seat)

    def check(self, s: Table, i: int) -> None:
        memo = s.stack[i][2]
        if memo.bit_count() > self.most or memo & ~self.perform.known(s):
            raise refuse(i, "memo", f"at most {self.most}, and only of those that are on the table")

    def leads(self) -> Leads:
        return [[self], *[[self, *pushed] for pushed in self.perform.leads()]]
