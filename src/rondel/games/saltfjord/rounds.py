"""TURN, ROUND, END: whose turn it is, the main action, the end of a round and of the game."""

from typing import Any, Final

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.errors import BadPosition
from rondel.core.flow import Decision, Effect, Step

from .components import WAGON, WORKER, Components, figure_of
from .dice import limit_bar, may_take
from .retire import open_taverns, retire, tavern_bar
from .rules import Rules
from .solo import place_dice, remove_crates
from .state import Player, Table
from .tiles import Build
from .wagons import place_waiting_wagon
from .waiting import can_prepare, may_start_afresh

ROUNDS: Final = 3
IN_TAVERNS: Final = Bar("dice_lie_in_the_taverns", "SF-SOLO-09")
NO_SUCH_DIE: Final = Bar("no_such_die", "SF-DIE-01")
ONLY_SOLO: Final = Bar("only_in_the_solo_game", "SF-SOLO-09")
NOT_IN_TAVERN: Final = Bar("no_such_die_in_the_tavern", "SF-SOLO-09")


class Turn(Decision[Table]):
    """SF-TURN-03: take a die, build a large building tile, or retire."""

    def __init__(self, rules: Rules, build_large: Build) -> None:
        super().__init__(rules, "turn", rule="SF-TURN-03")
        self.rules: Final = rules
        self.build_large: Final = build_large

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        rules = self.rules
        me = s.players[seat]
        options: list[int] = []
        for colour in range(2):
            if may_take(s, me, colour):
                for face in range(6):
                    if s.dice[colour * 6 + face]:
                        options.append(rules.take_die.first + colour * 6 + face)
                if s.seats == 1:  # SF-SOLO-09
                    for place in range(colour, len(s.tavern_dice), 2):
                        if s.tavern_dice[place]:
                            options.append(rules.tavern_die.first + place)
        options += self.build_large.legal(s, seat, 0)
        options += [rules.retire.first + tavern for tavern in open_taverns(s)]  # SF-TURN-06
        return options

    def asked(self, memo: int) -> list[tuple[Step[Any], int]]:
        return [(self, memo), (self.build_large, 0)]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        rules = self.rules
        if rules.retire.has(action):
            return tavern_bar(s, rules.retire.index(action))
        if rules.tavern_die.has(action):
            return self._tavern_die_bar(s, seat, rules.tavern_die.index(action))
        die = rules.take_die.index(action)
        limit = limit_bar(s, s.players[seat], die // 6)
        if limit is not None or s.dice[die]:
            return limit
        return IN_TAVERNS if s.seats == 1 else NO_SUCH_DIE

    def _tavern_die_bar(self, s: Table, seat: int, place: int) -> Bar | None:
        if s.seats > 1:
            return ONLY_SOLO
        return limit_bar(s, s.players[seat], place % 2) if s.tavern_dice[place] else NOT_IN_TAVERN

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        rules = self.rules
        s.push(rules.end_turn, seat)
        if rules.retire.has(action):
            retire(rules, s, seat, rules.retire.index(action))
        elif rules.build.has(action):
            self.build_large.take(s, seat, 0, action)
        else:
            self._take_die(s, seat, action)

    def _take_die(self, s: Table, seat: int, action: int) -> None:
        """SF-DIE-01: from any dice area, or from any tavern in the solo game."""
        if self.rules.take_die.has(action):
            s.die = self.rules.take_die.index(action)
            s.dice[s.die] -= 1
            s.emit("takes_die", seat, s.die, -1)
        else:
            place = self.rules.tavern_die.index(action)
            s.die = place % 2 * 6 + s.tavern_dice[place] - 1
            s.tavern_dice[place] = 0
            s.emit("takes_die", seat, s.die, place // 2)
        s.players[seat].taken[s.die // 6] += 1
        s.push(self.rules.use_die, seat)

    def waits(self, s: Table, seat: int) -> bool:
        return can_prepare(s, seat)

    def check(self, s: Table, i: int) -> None:
        seat = s.stack[i][1]
        tavern = s.players[seat].tavern
        if tavern >= 0:
            where = self.rules.components.taverns[tavern]
            raise BadPosition(f"pending[{i}].seat", f"must be somebody else: players[{seat}] has retired to {where}")
        if seat != s.start and not any([has_acted(p, self.rules.components) for p in s.players]):
            raise BadPosition(f"pending[{i}].seat", f"must be {s.start}, the start player: nobody has had a turn yet")


class EndTurn(Decision[Table]):
    """SF-TURN-04: a last moment for the own workers; then the next who has not retired (SF-TURN-02, 05)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "end_turn", rule="SF-FREE-01")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [DONE]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        me = s.players[seat]
        if me.tavern >= 0:
            me.flipped = 0  # SF-ABIL-16: Fresh start is flipped back after retiring
        for n in range(s.seats):
            following = (seat + 1 + n) % s.seats
            if s.players[following].tavern < 0:
                begin_turn(self.rules, s, following)
                return
        s.push(self.rules.end_round, seat)

    def waits(self, s: Table, seat: int) -> bool:
        """Resources can be changed as well in the next turn; a worker may be too late then."""
        me = s.players[seat]
        return me.workers > 0 and (len(me.vacant) > 0 or may_start_afresh(me))

    def check(self, s: Table, i: int) -> None:
        seat = s.stack[i][1]
        c = self.rules.components
        building = [c.is_large[c.tile_shape[memo]] for number, _, memo in s.stack if number == self.rules.place.number]
        if not has_acted(s.players[seat], c) and not any(building):
            reason = "has neither taken a die nor built a large tile nor retired"
            raise BadPosition(f"pending[{i}].step", f"must be turn: players[{seat}] {reason}")


def has_acted(me: Player, c: Components) -> bool:
    """SF-TURN-03: could this player have done a main action in this round?"""
    large = any([c.is_large[c.tile_shape[placed // len(c.places)]] for placed in me.tiles])
    return me.tavern >= 0 or max(me.taken) > 0 or large


def begin_turn(rules: Rules, s: Table, seat: int) -> None:
    s.begin_turn(seat)
    s.push(rules.turn, seat)


class EndRound(Effect[Table]):
    """SF-ROUND: all have retired."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "end_round", rule="SF-ROUND-01")
        self.rules: Final = rules

    def do(self, s: Table, seat: int, memo: int) -> None:
        if s.round == ROUNDS:  # SF-END-01, 02: nothing is reset
            s.emit("game_over", seat)
            return
        if s.seats == 1:
            remove_crates(self.rules, s)
        taverns = [player.tavern for player in s.players]
        s.start = taverns.index(min(taverns))  # SF-ROUND-04
        for owner in range(s.seats):
            self._clear(s, owner)
        s.round += 1
        roll(s)
        s.emit("round", s.start, s.round)
        begin_turn(self.rules, s, s.start)

    def _clear(self, s: Table, seat: int) -> None:
        """SF-ROUND-02, 05: workers, dice and the marker go back; wagons stay (SF-VARIANT-18)."""
        me = s.players[seat]
        for cell, piece in enumerate(me.on):
            figure = figure_of(piece)
            me.on[cell] = WAGON if figure == WAGON else -1
            me.workers += figure == WORKER
        me.taken = [0, 0]
        me.tavern = -1
        me.find_vacant(self.rules.components)
        place_waiting_wagon(self.rules, s, seat)


class FirstRound(Effect[Table]):
    """SF-TURN-02: after the starting sets the start player begins."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "first_round", rule="SF-TURN-02")
        self.rules: Final = rules

    def do(self, s: Table, seat: int, memo: int) -> None:
        s.sets = []  # SF-PSETUP-09
        s.emit("round", s.start, s.round)
        begin_turn(self.rules, s, s.start)


def roll(s: Table) -> None:
    """SF-SETUP-06, SF-ROUND-03: 3 white dice a player, and 1 orange die a player for each round so far."""
    s.revealed += 1
    if s.seats == 1:
        place_dice(s)
        return
    s.dice = [0] * 12
    for _ in range(3 * s.seats):
        s.dice[s.chance.below(6)] += 1
    for _ in range(s.round * s.seats):
        s.dice[6 + s.chance.below(6)] += 1
