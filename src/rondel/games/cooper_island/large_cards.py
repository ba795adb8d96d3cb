"""LARGE: the actions of large building cards that no other rule has."""

from typing import Final

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.codecs import Codec, Named
from rondel.core.flow import Decision, Effect

from .buildings import Site, sites
from .components import COIN, CRATE, ITEMS, SMALL, STATUE
from .hexes import free_bar
from .payment import NOT_STORED, TOO_FEW
from .rules import Leads, Rules, must_offer, refuse
from .state import Table
from .tiles import put_cube

PAIRS: Final = [(a, b) for a in range(ITEMS) for b in range(ITEMS) if a != b]

NO_ROOM: Final = Bar("no_room_in_storage")
NO_ANCHOR: Final = Bar("no_anchor_there")
ANCHORS_CHOSEN: Final = Bar("done_here")
NO_BOAT: Final = Bar("no_boat_to_turn")
NOTHING_THERE: Final = Bar("nothing_to_move_there")


class Plant(Decision[Table]):
    """CI-LARGE-07: a matching cube on a free landscape space."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "plant", rule="CI-LARGE-07", interruptible=False)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        return [self.rules.plant.first + place for place in range(len(me.on)) if me.free >> place & 1]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return free_bar(s.players[seat], self.rules.plant.index(action))

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        put_cube(self.rules, s, seat, self.rules.plant.index(action))

    def check(self, s: Table, i: int) -> None:
        must_offer(self, s, i)

    def leads(self) -> Leads:
        return [[self.rules.mine]]


class Swap(Decision[Table]):
    """CI-LARGE-08: items on storage spots against others, one by one. Memo: how many so far."""

    def __init__(self, rules: Rules, most: int) -> None:
        super().__init__(rules, "swap", rule="CI-LARGE-08", interruptible=False, memory=Codec(0, most))
        self.rules: Final = rules
        self.most: Final = most

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        if memo == self.most:
            return []
        me = s.players[seat]
        options = [DONE] if memo else []
        for item in range(ITEMS):
            if me.stored[item]:
                me.stored[item] -= 1
                room = me.room()
                me.stored[item] += 1
                options += [
                    self.rules.swap.first + n
                    for n, (given, got) in enumerate(PAIRS)
                    if given == item and room >> got & 1
                ]
        return options

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        given, _ = PAIRS[self.rules.swap.index(action)]
        if not s.players[seat].stored[given]:
            return NOT_STORED
        return None if action in self.legal(s, seat, memo) else NO_ROOM

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action == DONE:
            return
        given, got = PAIRS[self.rules.swap.index(action)]
        s.players[seat].stored[given] -= 1
        s.players[seat].stored[got] += 1
        s.emit("swaps", seat, given, got)
        s.push(self, seat, memo + 1)

    def check(self, s: Table, i: int) -> None:
        must_offer(self, s, i)

    def leads(self) -> Leads:
        return [[self]]


class Admiralty(Decision[Table]):
    """CI-LARGE-09: remove up to 2 anchors, or pay 2 coins for 1 helm point. Memo: anchors removed so far."""

    def __init__(self, rules: Rules, most: int, price: int, points: int) -> None:
        super().__init__(rules, "admiralty", rule="CI-LARGE-09", interruptible=False, memory=Codec(0, most))
        self.rules: Final = rules
        self.most: Final = most
        self.price: Final = price
        self.points: Final = points

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        if memo == self.most:
            return []
        options = [self.rules.weigh.first + ship for ship in range(2) if me.anchors[ship]]
        if memo:
            options.append(DONE)
        elif me.stored[COIN] >= self.price:
            options.append(self.rules.commission)
        return options

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        me = s.players[seat]
        if action != self.rules.commission:
            return None if me.anchors[self.rules.weigh.index(action)] else NO_ANCHOR
        if memo:
            return ANCHORS_CHOSEN
        return None if me.stored[COIN] >= self.price else TOO_FEW

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        me = s.players[seat]
        if action == self.rules.commission:
            me.stored[COIN] -= self.price
            s.emit("pays", seat, COIN, self.price)
            s.push(self.rules.sail, seat, self.points)
        elif action != DONE:
            ship = self.rules.weigh.index(action)
            me.anchors[ship] -= 1
            s.emit("weighs", seat, ship)
            s.push(self, seat, memo + 1)

    def check(self, s: Table, i: int) -> None:
        must_offer(self, s, i)

    def leads(self) -> Leads:
        return [[self], [self.rules.sail]]


class Canteen(Effect[Table]):
    """CI-LARGE-10: feed at once as in the clean-up phase, then so many helm points."""

    def __init__(self, rules: Rules, points: int) -> None:
        super().__init__(rules, "canteen", rule="CI-LARGE-10")
        self.rules: Final = rules
        self.points: Final = points

    def do(self, s: Table, seat: int, memo: int) -> None:
        s.push(self.rules.sail, seat, self.points)
        s.push(self.rules.begin_feeding, seat)

    def leads(self) -> Leads:
        return [[self.rules.sail, self.rules.begin_feeding]]


class Depot(Site):
    """CI-LARGE-13: an unused crate lid on the peninsula, by the rule for buildings, for exactly 1 helm point."""

    def __init__(self, rules: Rules, points: int) -> None:
        super().__init__(rules, "depot", "CI-LARGE-13")
        self.points: Final = points

    def possible(self, s: Table, seat: int) -> bool:
        me = s.players[seat]
        return me.unused > 0 and len(sites(me)) > 0

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return super().legal(s, seat, memo) if s.players[seat].unused else []

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action == DONE:
            return
        me = s.players[seat]
        place = self.rules.site.index(action)
        me.unused -= 1
        me.put(place, CRATE)
        s.emit("erects", seat, CRATE, place)
        s.push(self.rules.sail, seat, self.points)

    def check(self, s: Table, i: int) -> None:
        seat = s.stack[i][1]
        if i == len(s.stack) - 1 and not s.players[seat].unused:  # before it the lid may be used for something else
            raise refuse(i, "step", f"there is no unused crate lid to place (players[{seat}].unused)")

    def leads(self) -> Leads:
        return [[self.rules.sail]]


class Wreck(Decision[Table]):
    """CI-LARGE-14: an own boat is turned face down, and its income action performed at once."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "wreck", rule="CI-LARGE-14", interruptible=False)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        return [self.rules.wreck.first + boat for boat in me.docks if boat >= 0 and not me.wrecks >> boat & 1]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if action in self.legal(s, seat, memo) else NO_BOAT

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        boat = self.rules.wreck.index(action)
        s.players[seat].wrecks |= 1 << boat
        s.emit("wrecks", seat, boat)
        s.push(self.rules.boat_action[boat], seat)

    def check(self, s: Table, i: int) -> None:
        must_offer(self, s, i)

    def leads(self) -> Leads:
        return [[action] for action in self.rules.boat_action]


class Move(Decision[Table]):
    """CI-LARGE-15: which building or statue moves."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "move", rule="CI-LARGE-15", interruptible=False)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        if not me.free:
            return []
        return [self.rules.move_piece.first + place for place, piece in enumerate(me.on) if SMALL <= piece <= STATUE]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if action in self.legal(s, seat, memo) else NOTHING_THERE

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        s.push(self.rules.move_to_space, seat, self.rules.move_piece.index(action))

    def check(self, s: Table, i: int) -> None:
        must_offer(self, s, i)

    def leads(self) -> Leads:
        return [[self.rules.move_to_space]]


class MoveTo(Decision[Table]):
    """CI-LARGE-15: to any other free landscape space. Memo: where it stands."""

    def __init__(self, rules: Rules) -> None:
        hexes = Named(rules.components.hexes)
        super().__init__(rules, "move_to", rule="CI-LARGE-15", interruptible=False, memory=hexes)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        return [self.rules.move_to.first + place for place in range(len(me.on)) if me.free >> place & 1]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return free_bar(s.players[seat], self.rules.move_to.index(action))

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        me = s.players[seat]
        place = self.rules.move_to.index(action)
        piece = me.on[memo]
        me.lift(memo)
        me.put(place, piece)
        s.emit("moves", seat, memo, place)

    def check(self, s: Table, i: int) -> None:
        _, seat, place = s.stack[i]
        if not SMALL <= s.players[seat].on[place] <= STATUE:
            raise refuse(i, "memo", f"no building or statue stands there (players[{seat}].on)")
        must_offer(self, s, i)
