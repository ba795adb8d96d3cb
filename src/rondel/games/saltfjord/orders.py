"""ORDER: complete an order; crates at the piers."""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.codecs import Named
from rondel.core.errors import BadPosition
from rondel.core.flow import Decision

from .rules import TOO_FEW, Rules, can_pay, pay
from .stacks import turn_up_crate
from .state import ANY_PIER, PIER_REWARD, Table
from .waiting import can_prepare

EMPTY: Final = Bar("stack_is_empty", "SF-ORDER-03")
OTHER_PIER: Final = Bar("not_now")


class Order(Decision[Table]):
    """SF-ORDER-01: choose a face-up crate and spend all it shows."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "order", rule="SF-ORDER-01")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        goods = s.players[seat].goods
        costs = self.rules.components.crate_cost
        options: list[int] = []
        for space, crate in enumerate(s.crate_tops):
            if crate >= 0 and can_pay(goods, costs[crate]):
                options.append(self.rules.order.first + space)
        return options

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        crate = s.crate_tops[self.rules.order.index(action)]
        if crate < 0:
            return EMPTY
        return None if can_pay(s.players[seat].goods, self.rules.components.crate_cost[crate]) else TOO_FEW

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        space = self.rules.order.index(action)
        pay(s, seat, self.rules.components.crate_cost[s.crate_tops[space]])
        s.push(self.rules.place_crate, seat, space)

    def waits(self, s: Table, seat: int) -> bool:
        return max(s.crate_tops) >= 0 and can_prepare(s, seat)


class PlaceCrate(Decision[Table]):
    """SF-ORDER-02: to the pier of its space, or any with Logistics 2 (SF-TECH-12). Memo: the space."""

    def __init__(self, rules: Rules) -> None:
        spaces = [str(n + 1) for n in range(len(rules.components.crate_spaces))]
        super().__init__(rules, "place_crate", rule="SF-ORDER-02", interruptible=False, memory=Named(spaces))
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        if s.players[seat].perks & ANY_PIER:
            return [self.rules.pier.at(pier) for pier in range(len(self.rules.components.piers))]
        return [self.rules.pier.at(memo)]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if action in self.legal(s, seat, memo) else OTHER_PIER

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        me = s.players[seat]
        pier = self.rules.pier.index(action)
        crate = s.crate_tops[memo]
        me.crates = [*me.crates, pier * len(self.rules.components.crates) + crate]
        s.emit("orders", seat, crate, pier)
        turn_up_crate(s, memo)
        if me.perks & PIER_REWARD:  # SF-TECH-13
            s.push(self.rules.pier_reward[pier], seat)

    def check(self, s: Table, i: int) -> None:
        if s.crate_tops[s.stack[i][2]] < 0:
            raise BadPosition(f"pending[{i}].memo", "there is no crate on this space (crate_tops)")
