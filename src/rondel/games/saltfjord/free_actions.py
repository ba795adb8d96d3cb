"""FREE: what a player may do at any moment of the own turn."""

from typing import Final

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.codecs import Codec
from rondel.core.errors import BadPosition
from rondel.core.flow import Decision

from .components import FISH, GOODS, Bundle, die_of, figure_of
from .fishing import throw_overboard
from .goods import NO_ARROW, move_up
from .rules import TOO_FEW, Rules, can_pay, gain, not_vacant, pay
from .state import FISHMONGER, FRESH_START, REFINER, Table
from .wagons import place_waiting_wagon
from .waiting import dice_to_lift, may_start_afresh
from .workers import use_worker

AT_MOST: Final = 3  # dice that Fresh start takes off
NO_FISHMONGER: Final = Bar("ability_missing", "SF-ABIL-12")
NO_WORKER: Final = Bar("no_worker_left", "SF-FREE-05")
NO_BUILDING: Final = Bar("no_building_there", "SF-FREE-07")
OCCUPIED: Final = Bar("building_occupied", "SF-FREE-07")
NO_FRESH_START: Final = Bar("ability_missing", "SF-ABIL-16")
STARTED_AFRESH: Final = Bar("ability_used_this_round", "SF-ABIL-16")
NO_DICE: Final = Bar("no_dice_to_take_off", "SF-ABIL-19")
NOT_ABOARD: Final = Bar("token_not_aboard", "SF-FISH-12")
NO_DIE: Final = Bar("no_die_there", "SF-ABIL-16")
IN_USE: Final = Bar("die_is_in_use", "SF-DIE-18")


class FreeAction(Decision[Table]):
    """SF-FREE-01: one kind of them, answered by a block of actions. It interrupts what is pending, and never is.

    What all kinds offer is found at once, as it is asked for at every decision: `FreeActions.options`.
    """

    def __init__(self, rules: Rules, name: str, rule: str, first: int, end: int) -> None:
        super().__init__(rules, name, rule=rule)
        self.rules: Final = rules
        self.first: Final = first
        self.end: Final = end

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [action for action in self.rules.interrupts(s, seat) if self.first <= action < self.end]


class Sell(FreeAction):
    """SF-FREE-02: a resource for fish."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "sell", "SF-FREE-02", rules.sell.first, rules.sell.end)
        self.fish_for: Final = rules.components.sell

    def good(self, action: int) -> int:
        return action - self.first + 1

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if s.players[seat].goods[self.good(action)] else TOO_FEW

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        good = self.good(action)
        s.players[seat].goods[good] -= 1
        s.players[seat].goods[FISH] += self.fish_for[good]
        s.emit("sells", seat, good, self.fish_for[good])


class PayUpgrade(FreeAction):
    """SF-FREE-03: an upgrade for fish; the upgraded resource is not part of the price."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "pay_upgrade", "SF-FREE-03", rules.pay_upgrade.first, rules.pay_upgrade.end)
        self.up: Final = rules.arrows
        self.usual: Final = len(rules.components.up)
        self.price: Final = rules.components.paid_upgrade

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        me = s.players[seat]
        arrow = action - self.first
        if arrow >= self.usual and not me.abilities & REFINER:
            return NO_ARROW
        return None if can_pay(me.goods, self.payment(arrow)) else TOO_FEW

    def payment(self, arrow: int) -> Bundle:
        """The price, and what is upgraded."""
        below = self.up[arrow][0]
        return [(FISH, self.price + 1)] if below == FISH else [(FISH, self.price), (below, 1)]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        pay(s, seat, [(FISH, self.price)])
        move_up(s, seat, self.up[action - self.first])


class Downgrade(FreeAction):
    """SF-FREE-04: a resource down along an arrow."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "downgrade", "SF-FREE-04", rules.downgrade.first, rules.downgrade.end)
        self.down: Final = rules.components.down

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if s.players[seat].goods[self.down[action - self.first][0]] else TOO_FEW

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        above, below = self.down[action - self.first]
        s.players[seat].goods[above] -= 1
        s.players[seat].goods[below] += 1
        s.emit("downgrades", seat, above, below)


class Buy(FreeAction):
    """SF-ABIL-12: the Fishmonger sells basic resources."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "buy", "SF-ABIL-12", rules.buy.first, rules.buy.end)
        self.price: Final = rules.components.fishmonger

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        me = s.players[seat]
        if not me.abilities & FISHMONGER:
            return NO_FISHMONGER
        return None if can_pay(me.goods, self.price) else TOO_FEW

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        pay(s, seat, self.price)
        gain(s, seat, [(self.rules.components.basics[action - self.first], 1)], 0)


class PlaceWorker(FreeAction):
    """SF-FREE-05, 07: a worker onto a vacant building."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "worker", "SF-FREE-05", rules.worker.first, rules.worker.end)

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        me = s.players[seat]
        if not me.workers:
            return NO_WORKER
        return not_vacant(self.rules.components, me, action - self.first, NO_BUILDING, OCCUPIED)

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        use_worker(self.rules, s, seat, action - self.first)


class FreshStart(FreeAction):
    """SF-ABIL-16, 19: once a round own dice off the board."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "fresh_start", "SF-ABIL-16", rules.fresh_start, rules.fresh_start + 1)

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        me = s.players[seat]
        if not me.abilities & FRESH_START:
            return NO_FRESH_START
        if me.flipped:
            return STARTED_AFRESH
        return None if dice_to_lift(me) else NO_DICE

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        s.players[seat].flipped = 1
        s.emit("fresh_start", seat)
        s.push(self.rules.lift, seat)


class Overboard(FreeAction):
    """SF-FISH-12: a token of the boat tile, sorted there."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "overboard", "SF-FISH-12", rules.overboard.first, rules.overboard.end)

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if action - self.first in s.players[seat].tokens else NOT_ABOARD

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        throw_overboard(self.rules, s, seat, action - self.first)


class FreeActions:
    """All kinds, in the order of their actions."""

    def __init__(self, rules: Rules) -> None:
        c = rules.components
        self.kinds: Final[list[FreeAction]] = [
            Sell(rules),
            PayUpgrade(rules),
            Downgrade(rules),
            Buy(rules),
            PlaceWorker(rules),
            FreshStart(rules),
            Overboard(rules),
        ]
        self.rules: Final = rules
        self.down: Final = c.down
        self.up: Final = rules.arrows
        self.usual: Final = len(c.up)
        self.price: Final = c.paid_upgrade
        self.fishmonger: Final = c.fishmonger

    def options(self, s: Table, seat: int) -> list[int]:
        rules = self.rules
        me = s.players[seat]
        goods = me.goods
        options: list[int] = []
        for good in range(1, GOODS):  # SF-FREE-02
            if goods[good]:
                options.append(rules.sell.first + good - 1)
        fish = goods[FISH]
        if fish >= self.price:  # SF-FREE-03: the upgraded resource is not part of the price
            goods[FISH] = fish - self.price
            count = len(self.up) if me.abilities & REFINER else self.usual
            for i in range(count):
                if goods[self.up[i][0]]:
                    options.append(rules.pay_upgrade.first + i)
            goods[FISH] = fish
        for i in range(len(self.down)):  # SF-FREE-04
            if goods[self.down[i][0]]:
                options.append(rules.downgrade.first + i)
        if me.abilities & FISHMONGER and can_pay(goods, self.fishmonger):  # SF-ABIL-12
            options += [rules.buy.first, rules.buy.first + 1, rules.buy.first + 2]
        if me.workers:  # SF-FREE-05, 07
            first = rules.worker.first
            options += [first + cell for cell in me.vacant]
        if may_start_afresh(me):
            options.append(rules.fresh_start)
        last = -1
        for token in me.tokens:  # SF-FISH-12
            if token != last:
                options.append(rules.overboard.first + token)
                last = token
        return options

    def carry_out(self, s: Table, seat: int, action: int) -> None:
        for kind in self.kinds:
            if action < kind.end:
                kind.take(s, seat, 0, action)
                return


class Lift(Decision[Table]):
    """SF-ABIL-16, 19: take up to 3 own dice off the board. Memo: how many so far."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "lift", rule="SF-ABIL-16", interruptible=False, memory=Codec(0, AT_MOST - 1))
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        cells = dice_to_lift(s.players[seat])
        return [DONE, *[self.rules.lift_die.at(cell) for cell in cells]]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        cell = self.rules.lift_die.index(action)
        if die_of(s.players[seat].on[cell]) >= 0:
            return None
        return IN_USE if cell == s.at else NO_DIE

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action != DONE:
            cell = self.rules.lift_die.index(action)
            me = s.players[seat]
            s.emit("lifts", seat, cell, die_of(me.on[cell]))
            me.put(cell, figure_of(me.on[cell]), self.rules.components)
            place_waiting_wagon(self.rules, s, seat)
            if memo + 1 < AT_MOST:
                s.push(self, seat, memo + 1)

    def check(self, s: Table, i: int) -> None:
        _, seat, memo = s.stack[i]
        me = s.players[seat]
        if not me.abilities & FRESH_START or not me.flipped:
            raise BadPosition(f"pending[{i}].step", f"lift needs AB-7, flipped, which players[{seat}] does not have")
        beside = sum(me.taken) - len(dice_to_lift(me)) - (s.die >= 0)
        if memo > beside:
            raise BadPosition(f"pending[{i}].memo", f"must be at most {beside}: so many dice lie beside the board")
