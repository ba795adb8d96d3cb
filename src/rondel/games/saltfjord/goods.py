"""RES: gaining, upgrading, and the trades of a pier."""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.flow import Decision, Effect

from .components import FISH, Bundle
from .rules import TOO_FEW, Rules, can_pay, gain, pay
from .state import REFINER, Table
from .waiting import can_prepare

NO_ARROW: Final = Bar("no_arrow_between_these", "SF-RES-05")


class Gain(Effect[Table]):
    """SF-ACT-02: all that the building, token or pier shows. A gain is never declined (SF-ACT-08)."""

    def __init__(self, rules: Rules, name: str, bundle: Bundle, source: int) -> None:
        super().__init__(rules, name, rule="SF-ACT-02")
        self.bundle: Final = bundle
        self.source: Final = source

    def do(self, s: Table, seat: int, memo: int) -> None:
        gain(s, seat, self.bundle, self.source)


class Upgrade(Decision[Table]):
    """SF-RES-04: move one resource up along an arrow, or gain 1 fish."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "upgrade", rule="SF-RES-04")
        self.rules: Final = rules
        self.arrows: Final = rules.arrows
        self.usual: Final = len(rules.components.up)

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        options = [self.rules.upgrade_fish]
        count = len(self.arrows) if me.abilities & REFINER else self.usual  # SF-ABIL-13
        for i in range(count):
            if me.goods[self.arrows[i][0]]:
                options.append(self.rules.upgrade.first + i)
        return options

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        if action == self.rules.upgrade_fish:
            return None
        me = s.players[seat]
        arrow = self.rules.upgrade.index(action)
        if arrow >= self.usual and not me.abilities & REFINER:
            return NO_ARROW
        return None if me.goods[self.arrows[arrow][0]] else TOO_FEW

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action == self.rules.upgrade_fish:
            gain(s, seat, [(FISH, self.rules.components.upgrade_gain)], 0)
        else:
            move_up(s, seat, self.arrows[self.rules.upgrade.index(action)])

    def waits(self, s: Table, seat: int) -> bool:
        return can_prepare(s, seat)


def move_up(s: Table, seat: int, arrow: tuple[int, int]) -> None:
    below, above = arrow
    goods = s.players[seat].goods
    goods[below] -= 1
    goods[above] += 1
    s.emit("upgrades", seat, below, above)


class Trade(Decision[Table]):
    """SF-PASS-10: one resource for points, of the trades shown."""

    def __init__(self, rules: Rules, name: str, trades: list[tuple[Bundle, Bundle]], source: int) -> None:
        super().__init__(rules, name, rule="SF-PASS-10")
        self.rules: Final = rules
        self.trades: Final = trades
        self.source: Final = source

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        goods = s.players[seat].goods
        return [self.rules.feast.at(i) for i, trade in enumerate(self.trades) if can_pay(goods, trade[0])]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        cost = self.trades[self.rules.feast.index(action)][0]
        return None if can_pay(s.players[seat].goods, cost) else TOO_FEW

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        cost, reward = self.trades[self.rules.feast.index(action)]
        pay(s, seat, cost)
        gain(s, seat, reward, self.source)

    def waits(self, s: Table, seat: int) -> bool:
        return can_prepare(s, seat)
