"""How actions are offered together: once or twice each, in any order; what may be left out (CI-TURN-11, 12)."""

from typing import Any, Final

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.codecs import Named
from rondel.core.flow import Decision, Step
from rondel.core.memos import Packed

from .rules import Leads, Rules, after, refuse
from .state import WORK, Table

Slot = tuple[list[Step[Table]], int]  # alternatives, how often (always the same one)

OBLIGED: Final = Bar("one_action_at_least", "CI-TURN-12")


class SlotMemo(Named):
    """What was done in a slot, by the name of the action: nothing, it once, it twice."""

    def __init__(self, parts: list[Step[Table]], times: int) -> None:
        names = ["nothing", *[f"{part.name}{n}" for part in parts for n in ("", " twice")[:times]]]
        super().__init__(names)
        self.values: Final = [0, *[count | i << 2 for i in range(len(parts)) for count in range(1, times + 1)]]

    def save(self, value: Any) -> Any:
        return self.names[self.values.index(value)]

    def load(self, doc: Any, key: str) -> Any:
        return self.values[self.number(doc, key)]

    def named(self, value: Any) -> Any:
        """A number of revision 1 by its name; anything else stays."""
        return self.save(value) if value in self.values else value


class Menu(Decision[Table]):
    """Slots with alternatives, until done. Memo: 4 bits a slot, its count and its chosen alternative.

    obliges: at least one action, if any is possible (CI-TURN-12: the sections).
    """

    def __init__(self, rules: Rules, name: str, slots: list[Slot], rule: str, obliges: bool = False) -> None:
        memos = [SlotMemo(parts, times) for parts, times in slots]
        memory = Packed([(f"slot {n + 1}", 16, memo) for n, memo in enumerate(memos)])
        super().__init__(rules, name, rule=rule, memory=memory)
        self.memos: Final = memos
        self.slots: Final = slots
        self.obliges: Final = obliges

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        options = self.offers(s, seat, memo)
        return options if options and self.obliges and not memo else [DONE, *options]

    def offers(self, s: Table, seat: int, memo: int) -> list[int]:
        """The actions of what is left."""
        options: list[int] = []
        for n, (parts, times) in enumerate(self.slots):
            used = memo >> 4 * n & 15
            if used & 3 < times:
                for i, part in enumerate(parts):
                    if used == 0 or used >> 2 == i:
                        options += [action for action in part.legal(s, seat, 0) if action not in options]
        return options

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        """Of `done`; its actions are barred by their own decisions."""
        return None if action in self.legal(s, seat, memo) else OBLIGED

    def left(self, memo: int) -> list[Slot]:
        """What is left: of a slot that was used the same alternative, less often."""
        found: list[Slot] = []
        for n, (parts, times) in enumerate(self.slots):
            used = memo >> 4 * n & 15
            if used & 3 < times:
                found.append((parts if used == 0 else [parts[used >> 2]], times - (used & 3)))
        return found

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action == DONE:
            return
        for n, (parts, times) in enumerate(self.slots):
            used = memo >> 4 * n & 15
            if used & 3 < times:
                for i, part in enumerate(parts):
                    if (used == 0 or used >> 2 == i) and action in part.legal(s, seat, 0):
                        s.push(self, seat, memo & ~(15 << 4 * n) | ((used & 3) + 1 | i << 2) << 4 * n)
                        part.take(s, seat, 0, action)
                        return

    def possible(self, s: Table, seat: int) -> bool:
        return len(self.offers(s, seat, 0)) > 0

    def waits(self, s: Table, seat: int) -> bool:
        """Asked only of the frame on top, whose memo says what is left."""
        memo = s.stack[-1][2]
        for n, (parts, times) in enumerate(self.slots):
            used = memo >> 4 * n & 15
            if used & 3 < times:
                for i, part in enumerate(parts):
                    if (used == 0 or used >> 2 == i) and part.waits(s, seat):
                        return True
        return False

    def check(self, s: Table, i: int) -> None:
        if self.obliges and s.phase != WORK:
            raise refuse(i, "step", f"{self.name} is pending only in a turn of the worker phase")

    def leads(self) -> Leads:
        return [[self], *after([part for parts, _ in self.slots for part in parts], [self])]


def once(rules: Rules, name: str, part: Step[Table], rule: str) -> Menu:
    """An action that may be performed once or left out."""
    return Menu(rules, name, [([part], 1)], rule)


class Both(Decision[Table]):
    """A part of a menu with two gains: the first click answers one, the rest follows as a menu of its own."""

    def __init__(self, rules: Rules, menu: Menu) -> None:
        super().__init__(rules, f"offer_{menu.name}", rule=menu.rule)
        self.menu: Final = menu

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return self.menu.offers(s, seat, 0)

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        self.menu.take(s, seat, 0, action)

    def waits(self, s: Table, seat: int) -> bool:
        return any([part.waits(s, seat) for parts, _ in self.menu.slots for part in parts])

    def leads(self) -> Leads:
        return self.menu.leads()
