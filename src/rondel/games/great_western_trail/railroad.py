"""ENG: the engine on the rail, forward and backward."""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.flow import Decision
from rondel.games.trail.rules import AnyStep, gain

from .components import LAST, Components
from .rules import Rules
from .state import Player, Table

MUST_MOVE: Final = Bar("engine_must_move", "GWT-ENG-02")
TAKEN: Final = Bar("engine_space_taken", "GWT-ENG-03")
FORWARD: Final = Bar("engine_goes_forward", "GWT-ENG-01")
NOT_SO_FAR: Final = Bar("engine_goes_not_so_far", "GWT-ENG-01")
BACK: Final = Bar("engine_goes_back")
LEAVE_THE_END: Final = Bar("engine_must_leave_the_end", "GWT-ENG-11")
EXACTLY: Final = Bar("engine_goes_exactly_so_far", "GWT-ENG-07")


def other_engines(s: Table, seat: int) -> int:
    """GWT-ENG-03: bits of the spaces where other engines stand; space 0 holds any number."""
    taken = 0
    for other, player in enumerate(s.players):
        if other != seat:
            taken |= 1 << player.engine
    for sam in s.sam:
        if seat != s.seats:
            taken |= 1 << sam.engine
    return taken & ~1


def occupied(s: Table, seat: int, space: int) -> bool:
    return other_engines(s, seat) >> space & 1 == 1


def stop_bar(s: Table, seat: int, space: int) -> Bar | None:
    """GWT-ENG-02, 03: an engine moves, and stops where no other stands."""
    if space == s.players[seat].engine:
        return MUST_MOVE
    return TAKEN if occupied(s, seat, space) else None


def forward(s: Table, seat: int, c: Components, most: int) -> list[int]:
    """Where the engine may stop within so many spaces; the shortest way passes turnouts by (GWT-ENG-02 to 04)."""
    here = s.players[seat].engine if seat < s.seats else s.sam[0].engine
    taken = other_engines(s, seat)
    found: list[int] = []
    distance = 0
    for space in range(here + 1, LAST + 1):
        free = not taken >> space & 1
        if c.turnout[space]:
            if free and distance + 1 <= most:
                found.append(space)
            continue
        distance += free
        if distance > most:
            break
        if free:
            found.append(space)
    return found


def backward(s: Table, seat: int, c: Components, spaces: int) -> list[int]:
    """Where exactly so many spaces back may end, through turnouts or past them (GWT-ENG-06, 07).

    For each space the numbers of spaces by which it can be reached, as bits.
    """
    here = s.players[seat].engine
    taken = other_engines(s, seat)
    within = (2 << spaces) - 1
    nearer, nearest = 0, 1  # two spaces ahead of the one looked at, and one
    found: list[int] = []
    for space in range(here - 1, -1, -1):
        reached = nearest
        if c.turnout[space + 1] and not c.turnout[space]:
            reached |= nearer
        free = not taken >> space & 1
        if free:
            reached <<= 1
        reached &= within
        if free and reached >> spaces & 1:
            found.append(space)
        if not reached:
            return found
        nearer, nearest = nearest, reached
    return found


def arrive(rules: Rules, s: Table, seat: int, space: int) -> None:
    """GWT-ENG-05, STAT-01: the engine stops; at a station the upgrade is decided before anything else."""
    s.players[seat].engine = space
    s.emit("engine", seat, space)
    if space == LAST:
        s.push(rules.end_of_track, seat)
    if rules.components.rail_station[space] >= 0:
        s.push(rules.upgrade, seat, rules.components.rail_station[space])


def arrive_leads(rules: Rules) -> list[list[AnyStep]]:
    return [[rules.upgrade], [rules.end_of_track, rules.upgrade]]


class EngineForward(Decision[Table]):
    """GWT-ENG-01: up to so many spaces: a number, or one for each engineer, woods building or hazard tile."""

    def __init__(self, rules: Rules, name: str, most: int, per: str) -> None:
        super().__init__(rules, name, rule="GWT-ENG-01")
        self.rules: Final = rules
        self.most: Final = most
        self.per: Final = per

    def limit(self, s: Table, seat: int) -> int:
        return self.rules.amount(s, seat, self.per) if self.per else self.most

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        spaces = forward(s, seat, self.rules.components, self.limit(s, seat))
        return [self.rules.engine.first + space for space in spaces]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        if action in self.legal(s, seat, memo):
            return None
        space = self.rules.engine.index(action)
        return stop_bar(s, seat, space) or (FORWARD if space < s.players[seat].engine else NOT_SO_FAR)

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        arrive(self.rules, s, seat, self.rules.engine.index(action))

    def leads(self) -> list[list[AnyStep]]:
        return arrive_leads(self.rules)


class EngineBack(Decision[Table]):
    """GWT-ENG-07, 08: a requirement: exactly so many spaces back."""

    def __init__(self, rules: Rules, name: str, spaces: int) -> None:
        super().__init__(rules, name, rule="GWT-ENG-07", cost=True)
        self.rules: Final = rules
        self.spaces: Final = spaces

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        spaces = backward(s, seat, self.rules.components, self.spaces)
        return [self.rules.engine.first + space for space in spaces]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        if action in self.legal(s, seat, memo):
            return None
        space = self.rules.engine.index(action)
        return stop_bar(s, seat, space) or (BACK if space > s.players[seat].engine else EXACTLY)

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        arrive(self.rules, s, seat, self.rules.engine.index(action))

    def leads(self) -> list[list[AnyStep]]:
        return arrive_leads(self.rules)


class EndOfTrack(Decision[Table]):
    """GWT-ENG-11, 12: from space 39 back to any free space or turnout, for 3 dollars."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "end_of_track", rule="GWT-ENG-11")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [self.rules.engine.first + space for space in range(LAST) if not occupied(s, seat, space)]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        space = self.rules.engine.index(action)
        return LEAVE_THE_END if space == LAST else TAKEN if occupied(s, seat, space) else None

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        gain(s, seat, self.rules.components.end_dollars)
        arrive(self.rules, s, seat, self.rules.engine.index(action))

    def leads(self) -> list[list[AnyStep]]:
        return arrive_leads(self.rules)


def crosses(c: Components, me: Player, city: int) -> int:
    """GWT-DELV-16, 17: crosses between the engine and the city."""
    engine = c.rail_number[me.engine]
    n = 0
    for cross in c.crosses:
        n += engine <= cross < c.city_value[city]
    return n
