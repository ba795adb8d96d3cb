"""SHIP, HARB: ships on the sea routes and the harbours they upgrade."""

from typing import Final

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.codecs import Named
from rondel.core.flow import Decision
from rondel.games.trail.discs import clear_slot, slots_for
from rondel.games.trail.rules import AnyStep, pay
from rondel.games.trail.state import changed

from .components import MEDIUM, SAILOR
from .posts import place_bar
from .rules import Rules
from .state import Table

ALREADY_THERE: Final = Bar("ship_is_already_there", "NZ-SHIP-01")
TOO_FAR: Final = Bar("too_far_for_the_ship", "NZ-SHIP-01")
NO_HARBOUR: Final = Bar("no_harbour_here", "NZ-HARB-01")
UPGRADED: Final = Bar("harbour_already_upgraded", "NZ-HARB-02")
TOO_POOR: Final = Bar("too_little_money", "NZ-HARB-04")
NOTHING_TO_PLACE: Final = Bar("nothing_to_place_there", "NZ-HARB-08")
ONLY_A_DISC: Final = Bar("no_storehouse_in_a_medium_harbour", "NZ-HARB-16")
OUT_OF_RANGE: Final = Bar("harbour_out_of_range", "NZ-HARB-16")
SQUARES_EMPTY: Final = Bar("squares_are_empty", "NZ-HARB-10")


class Ship(Decision[Table]):
    """NZ-SHIP-01, 03, 05: sail to a space within reach, or upgrade the harbour where the ship lies.

    points: movement points; 0 = as many as sailors.
    """

    def __init__(self, rules: Rules, name: str, points: int) -> None:
        super().__init__(rules, name, rule="NZ-SHIP-01")
        self.rules: Final = rules
        self.points: Final = points

    def reach(self, s: Table, seat: int) -> int:
        return self.points or s.players[seat].workers[SAILOR]

    def possible(self, s: Table, seat: int) -> bool:
        return True

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        points = self.reach(s, seat)
        first = self.rules.sail.first
        moves = self.rules.components.distance[me.ship]
        options = [first + space for space in range(len(moves)) if 0 < moves[space] <= points]
        if upgrade_bar(self.rules, s, seat, self.rules.components.sea_harbour[me.ship]) is None:
            options.append(self.rules.upgrade)
        return [DONE, *options]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        c = self.rules.components
        ship = s.players[seat].ship
        if action == self.rules.upgrade:
            return upgrade_bar(self.rules, s, seat, c.sea_harbour[ship])
        needed = c.distance[ship][self.rules.sail.index(action)]
        return ALREADY_THERE if not needed else TOO_FAR if needed > self.reach(s, seat) else None

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        c = self.rules.components
        me = s.players[seat]
        if action == self.rules.upgrade:
            upgrade(self.rules, s, seat, c.sea_harbour[me.ship])
        elif action != DONE:
            space = self.rules.sail.index(action)
            left = self.reach(s, seat) - c.distance[me.ship][space]
            me.ship = space
            s.emit("sails", seat, space)
            if left > 0:
                s.push(self.rules.upgrade_here, seat)

    def leads(self) -> list[list[AnyStep]]:
        return [[self.rules.upgrade_here], [self.rules.harbour_disc], [self.rules.storehouse]]


class UpgradeHere(Decision[Table]):
    """NZ-SHIP-04, 05, HARB-01: the last point upgrades the harbour the ship has reached, or is lost."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "upgrade_here", rule="NZ-HARB-01")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        harbour = self.rules.components.sea_harbour[s.players[seat].ship]
        return [DONE, self.rules.upgrade] if upgrade_bar(self.rules, s, seat, harbour) is None else [DONE]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return upgrade_bar(self.rules, s, seat, self.rules.components.sea_harbour[s.players[seat].ship])

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action != DONE:
            upgrade(self.rules, s, seat, self.rules.components.sea_harbour[s.players[seat].ship])

    def leads(self) -> list[list[AnyStep]]:
        return [[self.rules.harbour_disc], [self.rules.storehouse]]


def upgrade_bar(rules: Rules, s: Table, seat: int, harbour: int) -> Bar | None:
    """NZ-HARB-02, 04, 08: once each; the cost, and a storehouse or a disc that may go there. harbour: -1 = none."""
    me = s.players[seat]
    c = rules.components
    if harbour < 0:
        return NO_HARBOUR
    if me.harbours >> harbour & 1:
        return UPGRADED
    if c.harbour_cost[harbour] > me.money:
        return TOO_POOR
    if c.harbour_kind[harbour] == MEDIUM:
        purse = me.money - c.harbour_cost[harbour]
        return None if slots_for(rules, me, c.harbour_dark[harbour], purse) else NOTHING_TO_PLACE
    return None if any(me.storehouses) else NOTHING_TO_PLACE


def upgrade(rules: Rules, s: Table, seat: int, harbour: int) -> None:
    medium = rules.components.harbour_kind[harbour] == MEDIUM
    pay(s, seat, rules.components.harbour_cost[harbour])
    s.push(rules.harbour_disc if medium else rules.storehouse, seat, harbour)


class Storehouse(Decision[Table]):
    """NZ-HARB-05, 07, 09, 10: which storehouse goes to a small or large harbour. Memo: the harbour.

    The two squares of a pair are alike, so a pair is chosen.
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "storehouse", rule="NZ-HARB-10", memory=Named(rules.components.harbours))
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [self.rules.empty.at(pair) for pair, left in enumerate(s.players[seat].storehouses) if left]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if s.players[seat].storehouses[self.rules.empty.index(action)] else SQUARES_EMPTY

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        me = s.players[seat]
        pair = self.rules.empty.index(action)
        me.storehouses = changed(me.storehouses, pair, -1)
        s.emit("storehouse", seat, pair)
        bonus = self.rules.pair_bonus[pair]
        if not me.storehouses[pair] and bonus is not None:
            s.push(bonus, seat)
        occupy(self.rules, s, seat, memo)
        if self.rules.components.special[memo]:  # NZ-HARB-13
            me.ship = self.rules.components.sea_start
            s.emit("back_to_start", seat)

    def leads(self) -> list[list[AnyStep]]:
        rewards = gains(self.rules, False)
        bonuses = [bonus for bonus in self.rules.pair_bonus if bonus is not None]
        return [*[[reward] for reward in rewards], *[[bonus, reward] for bonus in bonuses for reward in rewards]]


class HarbourDisc(Decision[Table]):
    """NZ-HARB-06: which disc goes to a medium harbour; then its harbourmaster may be taken. Memo: the harbour."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "harbour_disc", rule="NZ-HARB-06", memory=Named(rules.components.harbours))
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        slots = slots_for(self.rules, me, self.rules.components.harbour_dark[memo], me.money)
        return [self.rules.disc.at(slot) for slot in slots]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        if action in self.legal(s, seat, memo):
            return None
        return place_bar(self.rules, s.players[seat], action, self.rules.components.harbour_dark[memo])

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        place = self.rules.components.medium.index(memo)
        if s.masters[place] >= 0:  # NZ-HM-01
            s.push(self.rules.take_master, seat, place)
        occupy(self.rules, s, seat, memo)
        clear_slot(self.rules, s, seat, self.rules.disc.index(action))

    def leads(self) -> list[list[AnyStep]]:
        rewards = gains(self.rules, True)
        return [*[[reward] for reward in rewards], *[[self.rules.take_master, reward] for reward in rewards]]


def gains(rules: Rules, medium: bool) -> list[AnyStep]:
    """What the harbours of this kind give."""
    kinds = rules.components.harbour_kind
    rewards = [reward for reward, kind in zip(rules.harbour_gain, kinds, strict=True) if (kind == MEDIUM) == medium]
    return [reward for reward in rewards if reward is not None]


def occupy(rules: Rules, s: Table, seat: int, harbour: int) -> None:
    """The own piece lies there; the card shown is taken."""
    s.players[seat].harbours |= 1 << harbour
    s.emit("upgrades", seat, harbour)
    reward = rules.harbour_gain[harbour]
    if reward is not None:
        s.push(reward, seat)


class PlaceStorehouse(Decision[Table]):
    """NZ-HARB-16: a small or large harbour within range; the placement uses one of it, the ship stays."""

    def __init__(self, rules: Rules, name: str, reach: int) -> None:
        super().__init__(rules, name, rule="NZ-HARB-16")
        self.rules: Final = rules
        self.reach: Final = reach

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        c = self.rules.components
        moves = c.distance[s.players[seat].ship]
        return [
            self.rules.harbour.at(harbour)
            for harbour, space in enumerate(c.harbour_space)
            if c.harbour_kind[harbour] != MEDIUM
            and moves[space] < self.reach
            and upgrade_bar(self.rules, s, seat, harbour) is None
        ]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        c = self.rules.components
        harbour = self.rules.harbour.index(action)
        if c.harbour_kind[harbour] == MEDIUM:
            return ONLY_A_DISC
        if c.distance[s.players[seat].ship][c.harbour_space[harbour]] >= self.reach:
            return OUT_OF_RANGE
        return upgrade_bar(self.rules, s, seat, harbour)

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        upgrade(self.rules, s, seat, self.rules.harbour.index(action))

    def leads(self) -> list[list[AnyStep]]:
        return [[self.rules.storehouse]]
