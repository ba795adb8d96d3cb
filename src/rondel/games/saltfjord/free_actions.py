"""FREE: what a player may slip in at any moment of the own turn, and what makes the game wait for it."""

from typing import Final

from rondel.core.actions import DONE
from rondel.core.errors import BadPosition
from rondel.core.fields import Codec
from rondel.core.flow import Decision

from .components import FISH, GOODS, die_of, figure_of
from .fishing import throw_overboard
from .goods import move_up
from .rules import Rules, can_pay, gain, pay
from .state import FISHMONGER, FRESH_START, REFINER, Table
from .wagons import place_waiting_wagon
from .waiting import dice_to_lift, may_start_afresh
from .workers import use_worker

AT_MOST: Final = 3  # dice that Fresh start takes off


class FreeActions:
    """All of them for a seat: conversions, workers, ability tiles, throwing overboard."""

    def __init__(self, rules: Rules) -> None:
        c = rules.components
        self.rules: Final = rules
        self.fish_for: Final = c.sell
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
        rules = self.rules
        if rules.sell.has(action):
            good = rules.sell.index(action) + 1
            s.players[seat].goods[good] -= 1
            s.players[seat].goods[FISH] += self.fish_for[good]
            s.tell("sells", seat, good, self.fish_for[good])
        elif rules.pay_upgrade.has(action):
            pay(s, seat, [(FISH, self.price)])
            move_up(s, seat, self.up[rules.pay_upgrade.index(action)])
        elif rules.downgrade.has(action):
            above, below = self.down[rules.downgrade.index(action)]
            s.players[seat].goods[above] -= 1
            s.players[seat].goods[below] += 1
            s.tell("downgrades", seat, above, below)
        elif rules.buy.has(action):
            pay(s, seat, self.fishmonger)
            gain(s, seat, [(rules.components.basics[rules.buy.index(action)], 1)], 0)
        elif rules.worker.has(action):
            use_worker(rules, s, seat, rules.worker.index(action))
        elif action == rules.fresh_start:  # SF-ABIL-16
            s.players[seat].flipped = 1
            s.tell("fresh_start", seat)
            s.push(rules.lift, seat)
        else:
            throw_overboard(rules, s, seat, rules.overboard.index(action))


class Lift(Decision[Table]):
    """SF-ABIL-16, 19: take up to 3 own dice off the board. Memo: how many so far."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "lift", rule="SF-ABIL-16", interruptible=False, memory=Codec(0, AT_MOST - 1))
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        cells = dice_to_lift(s.players[seat])
        return [DONE, *[self.rules.lift_die.at(cell) for cell in cells]]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action != DONE:
            cell = self.rules.lift_die.index(action)
            me = s.players[seat]
            s.tell("lifts", seat, cell, die_of(me.on[cell]))
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
