"""BOAT, CARGO: income boats on landing spaces, and crate lids from cargo ships."""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.codecs import Named
from rondel.core.flow import Decision, Effect

from .components import BOAT_OFF, CARGO_OFF, SPOTS
from .payment import TOO_FEW, charge, payable, reduced
from .rules import Leads, Rules, must_offer, reach, refuse
from .state import Player, Table
from .waiting import may_prepare

DOCK_TAKEN: Final = Bar("landing_space_taken", "CI-BOAT-04")
BOAT_BUILT: Final = Bar("boat_already_built")
SUPPLIED: Final = Bar("ship_already_supplied", "CI-CARGO-04")


class BuildBoat(Decision[Table]):
    """CI-BOAT-01, 04: choose a free landing space whose cost can be paid."""

    def __init__(self, rules: Rules, reduction: int) -> None:
        name = f"build_boat_for_{reduction}_less" if reduction else "build_boat"
        super().__init__(rules, name, rule="CI-BOAT-01")
        self.rules: Final = rules
        self.reduction: Final = reduction

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        worth = me.worth()
        off = self.off(me)
        costs = self.rules.components.dock_cost
        return [
            self.rules.dock.first + dock
            for dock, boat in enumerate(me.docks)
            if boat < 0 and payable(me, worth, reduced(me, costs[dock]), off, False)
        ]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        me = s.players[seat]
        dock = self.rules.dock.index(action)
        if me.docks[dock] >= 0:
            return DOCK_TAKEN
        cost = reduced(me, self.rules.components.dock_cost[dock])
        return None if payable(me, me.worth(), cost, self.off(me), False) else TOO_FEW

    def off(self, me: Player) -> int:
        """CI-SECB-02, CI-SMALL-10."""
        return self.reduction + me.perks[BOAT_OFF]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        dock = self.rules.dock.index(action)
        s.push(self.rules.choose_boat, seat, dock)
        cost = self.rules.components.dock_cost[dock]
        charge(self.rules, s, seat, cost, self.off(s.players[seat]))

    def waits(self, s: Table, seat: int) -> bool:
        return min(s.players[seat].docks) < 0 and may_prepare(s, seat)

    def leads(self) -> Leads:
        return [[self.rules.choose_boat, step] for step in (self.rules.reduce, self.rules.pay)]


class ChooseBoat(Decision[Table]):
    """CI-BOAT-01: which boat of the reserve comes to the landing space. Memo: the landing space."""

    def __init__(self, rules: Rules) -> None:
        docks = Named(rules.components.docks)
        super().__init__(rules, "choose_boat", rule="CI-BOAT-01", interruptible=False, memory=docks)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        docks = s.players[seat].docks
        return [self.rules.boat.first + boat for boat in range(len(self.rules.components.boats)) if boat not in docks]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return BOAT_BUILT if self.rules.boat.index(action) in s.players[seat].docks else None

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        c = self.rules.components
        me = s.players[seat]
        boat = self.rules.boat.index(action)
        me.docks = [boat if dock == memo else other for dock, other in enumerate(me.docks)]
        s.emit("boat", seat, boat, memo)
        if c.boat_spots[boat]:  # CI-BOAT-06
            add_spots(me, c.boat_spots[boat])
        reach(s, seat, 0, c)
        s.push(self.rules.boat_action[boat], seat)  # CI-BOAT-03
        s.push(self.rules.sail, seat, c.dock_helm[memo])  # CI-BOAT-02

    def check(self, s: Table, i: int) -> None:
        _, seat, memo = s.stack[i]
        dock = self.rules.components.docks[memo]
        if s.players[seat].docks[memo] >= 0:
            raise refuse(i, "memo", f"there is a boat already (players[{seat}].docks.{dock})")
        must_offer(self, s, i)

    def leads(self) -> Leads:
        return [[action, self.rules.sail] for action in self.rules.boat_action]


def add_spots(me: Player, n: int) -> None:
    me.perks = me.perks[:]
    me.perks[SPOTS] += n


class Supply(Decision[Table]):
    """CI-CARGO-01, 03, 04: choose a cargo ship that holds the own crate lid and whose cost can be paid."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "supply_ship", rule="CI-CARGO-01")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        worth = me.worth()
        costs = self.rules.components.cargo_cost
        return [
            self.rules.supply.first + ship
            for ship in range(len(costs))
            if me.lids >> ship & 1 and payable(me, worth, costs[ship], self.off(s, me, ship), False)
        ]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        me = s.players[seat]
        ship = self.rules.supply.index(action)
        if not me.lids >> ship & 1:
            return SUPPLIED
        cost = self.rules.components.cargo_cost[ship]
        return None if payable(me, me.worth(), cost, self.off(s, me, ship), False) else TOO_FEW

    def off(self, s: Table, me: Player, ship: int) -> int:
        """CI-CARGO-03, CI-SMALL-04."""
        upright = s.harbormaster == ship and s.upright
        return me.perks[CARGO_OFF] + (self.rules.components.harbormaster_off if upright else 0)

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        ship = self.rules.supply.index(action)
        c = self.rules.components
        off = self.off(s, s.players[seat], ship)
        s.emit("supplies", seat, ship)
        if s.harbormaster == ship:
            s.upright = 0
        s.push(self.rules.supplied, seat, ship)
        s.push(self.rules.sail, seat, c.cargo_helm[ship])
        charge(self.rules, s, seat, c.cargo_cost[ship], off)

    def waits(self, s: Table, seat: int) -> bool:
        return s.players[seat].lids != 0 and may_prepare(s, seat)

    def leads(self) -> Leads:
        return [[self.rules.supplied, self.rules.sail, step] for step in (self.rules.reduce, self.rules.pay)]


class Supplied(Effect[Table]):
    """CI-CARGO-02: the crate lid comes to the unused ones. Memo: the cargo ship."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "supplied", rule="CI-CARGO-02", memory=Named(rules.components.cargo))
        self.rules: Final = rules

    def do(self, s: Table, seat: int, memo: int) -> None:
        me = s.players[seat]
        me.lids &= ~(1 << memo)
        me.unused += 1
        reach(s, seat, 3, self.rules.components)

    def check(self, s: Table, i: int) -> None:
        _, seat, memo = s.stack[i]
        if not s.players[seat].lids >> memo & 1:
            raise refuse(i, "memo", f"the crate lid is not there any more (players[{seat}].lids)")
