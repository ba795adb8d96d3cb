"""CLEAN, END: phase c step by step, and the end of the game."""

from typing import Final

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.codecs import Flags, Named
from rondel.core.flow import Decision, Effect, Step

from . import solo
from .components import COIN, FORTRESS, ITEMS, SMALL, Components
from .rules import Leads, Rules, refuse
from .ships import set_sail
from .state import FINISH, Player, Table
from .turns import change_phase, in_order
from .waiting import may_build_statue, may_chart, may_prepare, may_survey

FEEDING: Final = 0
REACTIVATION: Final = 1
STATUES: Final = 2
PASSAGE: Final = 3
MARKET: Final = 4
STEPS: Final = ["feeding", "reactivation", "statues", "passage", "market"]

NO_POINTS: Final = Bar("not_now")
MUST_SAIL: Final = Bar("this_cannot_be_skipped")
NOT_FACE_DOWN: Final = Bar("no_card_face_down", "CI-CLEAN-05")
NO_LID: Final = Bar("no_lid_there", "CI-CLEAN-06")
ONE_ONLY: Final = Bar("one_reactivation_only", "CI-CLEAN-07")
ONE_OF_EACH: Final = Bar("one_reactivation_only", "CI-CLEAN-08")
CARD_TOO_DEAR: Final = Bar("too_few_items", "CI-CLEAN-05")
LID_TOO_DEAR: Final = Bar("too_few_items", "CI-CLEAN-06")


class BeginCleanup(Effect[Table]):
    """CI-CLEAN-01: seven steps, each of them in seat order."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "begin_cleanup", rule="CI-CLEAN-01")
        self.rules: Final = rules

    def do(self, s: Table, seat: int, memo: int) -> None:
        order = in_order(s)[::-1]
        s.push(self.rules.end_round, 0)
        for each in order:
            s.push(self.rules.cleanup_step, each, MARKET)
        s.push(self.rules.return_workers, 0)
        for step in (PASSAGE, STATUES, REACTIVATION, FEEDING):
            for each in order:
                s.push(self.rules.cleanup_step, each, step)


class CleanupStep(Effect[Table]):
    """One step of phase c for one seat. Memo: the step."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "cleanup_step", rule="CI-CLEAN-01", memory=Named(STEPS))
        self.rules: Final = rules

    def do(self, s: Table, seat: int, memo: int) -> None:
        s.active = seat
        rules = self.rules
        if memo == FEEDING:
            s.begin_turn(seat)
            s.push(rules.feeding, seat)
        elif memo == REACTIVATION:
            self._ask(s, seat, rules.reactivate, 0)
        elif memo == MARKET:
            self._ask(s, seat, rules.clear_market, 0)
        else:
            self._ask(s, seat, rules.bonus, memo - STATUES)

    def leads(self) -> Leads:
        rules = self.rules
        return [[rules.feeding], [rules.reactivate], [rules.bonus], [rules.clear_market]]

    def _ask(self, s: Table, seat: int, step: Step[Table], memo: int) -> None:
        """CI-ROUND-04: who has nothing to decide in a step is passed over."""
        s.push(step, seat, memo)
        if len(step.legal(s, seat, memo)) > 1 or step.waits(s, seat):
            s.begin_turn(seat)


def helm_bonus(me: Player, step: int, c: Components) -> int:
    """CI-CLEAN-09, 10: the helm points a step gives now."""
    if step == STATUES:
        return me.statues
    return int(step == PASSAGE and me.charted & c.passage == c.passage)


def most_helm(rules: Rules, s: Table, me: Player, step: int) -> int:
    """CI-CLEAN-14: the helm points a step gives, or might give after anytime actions: a statue more, the passage."""
    c = rules.components
    points = helm_bonus(me, step, c)
    if step == STATUES:
        return points + may_build_statue(rules, s, me)
    return points or int(step == PASSAGE and may_chart(rules, s, me, c.passage & ~me.charted))


class Bonus(Decision[Table]):
    """CI-CLEAN-09, 10, 14: a ship for the helm points of statues or passage, as they are when it is chosen. While there
    are none, a moment for anytime actions. Memo: which of the two."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "bonus", rule="CI-CLEAN-09", memory=Named(STEPS[STATUES : PASSAGE + 1]))
        self.rules: Final = rules

    def points(self, s: Table, seat: int, memo: int) -> int:
        return helm_bonus(s.players[seat], STATUES + memo, self.rules.components)

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        first = self.rules.ship.first
        return [first, first + 1] if self.points(s, seat, memo) else [DONE]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        if self.points(s, seat, memo):
            return MUST_SAIL if action == DONE else None
        return None if action == DONE else NO_POINTS

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action != DONE:
            set_sail(self.rules, s, seat, self.rules.ship.index(action), self.points(s, seat, memo))

    def waits(self, s: Table, seat: int) -> bool:
        return most_helm(self.rules, s, s.players[seat], STATUES + s.stack[-1][2]) > 0 and may_prepare(s, seat)

    def leads(self) -> Leads:
        return [[self.rules.sailing]]


class Reactivate(Decision[Table]):
    """CI-CLEAN-05 to 08: a large building card face up again, or a crate lid back; with the fortress both, free.
    Memo: what is done."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "reactivate", rule="CI-CLEAN-05", memory=Flags(["card", "crate"]))
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        c = self.rules.components
        me = s.players[seat]
        fortress = self.free(me)
        options = [DONE]
        if not memo & 1 and (fortress or (not memo and me.stored[COIN] >= c.card_price)):
            options += [self.rules.turn_up.first + n for n in range(len(c.large_cards)) if me.spent >> n & 1]
        if not memo & 2 and (fortress or (not memo and me.stored[COIN] >= c.crate_price)):
            options += [self.rules.take_back.first + n for n in range(len(c.crates)) if me.crates >> n & 1]
        return options

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        """A card or a crate lid: there must be one, it must be its turn, and be paid."""
        if action == DONE:
            return None
        me = s.players[seat]
        card = self.rules.turn_up.has(action)
        if card and not me.spent >> self.rules.turn_up.index(action) & 1:
            return NOT_FACE_DOWN
        if not card and not me.crates >> self.rules.take_back.index(action) & 1:
            return NO_LID
        if self.free(me):
            return ONE_OF_EACH if memo & (1 if card else 2) else None
        if memo:
            return ONE_ONLY
        poor = me.stored[COIN] < self.price(action)
        return (CARD_TOO_DEAR if card else LID_TOO_DEAR) if poor else None

    def free(self, me: Player) -> bool:
        """CI-CLEAN-08: with the fortress."""
        return me.buildings[FORTRESS - SMALL] > 0

    def price(self, action: int) -> int:
        """CI-CLEAN-05, 06: in coins."""
        c = self.rules.components
        return c.card_price if self.rules.turn_up.has(action) else c.crate_price

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action == DONE:
            return
        me = s.players[seat]
        if self.rules.turn_up.has(action):
            card = self.rules.turn_up.index(action)
            me.spent &= ~(1 << card)
            s.emit("turns_up", seat, card)
            done = memo | 1
        else:
            crate = self.rules.take_back.index(action)
            me.crates &= ~(1 << crate)
            me.unused += 1
            s.emit("takes_back", seat, crate)
            done = memo | 2
        if self.free(me):
            s.push(self, seat, done)
        else:
            me.stored[COIN] -= self.price(action)
            s.emit("pays", seat, COIN, self.price(action))

    def waits(self, s: Table, seat: int) -> bool:
        return may_reactivate(s.players[seat], s.stack[-1][2], self.rules.components) and may_prepare(s, seat)

    def check(self, s: Table, i: int) -> None:
        _, seat, memo = s.stack[i]
        if memo and not s.players[seat].buildings[FORTRESS - SMALL]:
            raise refuse(i, "memo", "after the first choice a second one is left only with the fortress (CI-CLEAN-07)")

    def leads(self) -> Leads:
        return [[self]]


def may_reactivate(me: Player, done: int, c: Components) -> bool:
    """CI-CLEAN-14: is there something to reactivate, or to be used first with a coin at hand?"""
    coins = me.stored[COIN] + me.market[COIN] if not me.buildings[FORTRESS - SMALL] else c.card_price
    if not done & 1 and (me.spent or (me.large_cards and coins >= c.card_price)):
        return True
    return not done & 2 and bool(me.crates or (me.unused and coins >= c.crate_price))


class ReturnWorkers(Effect[Table]):
    """CI-CLEAN-11: from the central island; those on royal orders stay."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "return_workers", rule="CI-CLEAN-11")
        self.rules: Final = rules

    def do(self, s: Table, seat: int, memo: int) -> None:
        for space, stack in enumerate(s.spaces):
            while stack:
                owner = (stack & 7) - 1
                if owner < s.seats:
                    s.players[owner].workers[space & 1] += 1
                stack >>= 3
        if s.cooper:
            solo.clean_up(self.rules, s)
        s.spaces = [0] * len(s.spaces)


class ClearMarket(Decision[Table]):
    """CI-CLEAN-12, CI-TURN-15: what is not moved to storage now goes back to the supply; the last moment of phase c for
    the cartographer."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "clear_market", rule="CI-CLEAN-12")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [DONE]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        me = s.players[seat]
        if any(me.market):
            s.emit("clears_market", seat, sum(me.market))
            me.market = [0] * ITEMS

    def waits(self, s: Table, seat: int) -> bool:
        me = s.players[seat]
        return (any(me.market) or may_survey(self.rules, s, me)) and may_prepare(s, seat)


class EndRound(Effect[Table]):
    """CI-CLEAN-13, CI-ROUND-02, CI-END-01: the harbormaster moves on; after the last round the game ends."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "end_round", rule="CI-CLEAN-13")
        self.rules: Final = rules

    def do(self, s: Table, seat: int, memo: int) -> None:
        s.upright = 1
        if s.round < self.rules.components.rounds:
            s.round += 1
            s.harbormaster += 1
            s.emit("harbormaster", s.token, s.harbormaster)
            s.push(self.rules.begin_round, 0)
            return
        change_phase(s, FINISH)
        s.push(self.rules.game_over, 0)
        for each in in_order(s)[::-1]:
            s.push(self.rules.finish, each)


class Finish(Effect[Table]):
    """CI-ANY-01: each player may use anytime actions before the final scoring."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "finish", rule="CI-END-01")
        self.rules: Final = rules

    def do(self, s: Table, seat: int, memo: int) -> None:
        s.active = seat
        s.begin_turn(seat)
        s.push(self.rules.last_actions, seat)

    def leads(self) -> Leads:
        return [[self.rules.last_actions]]


class LastActions(Decision[Table]):
    """CI-END-01: anytime actions until done."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "last_actions", rule="CI-END-01")

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [DONE]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        pass

    def waits(self, s: Table, seat: int) -> bool:
        return may_prepare(s, seat)


class GameOver(Effect[Table]):
    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "game_over", rule="CI-SCORE-07")

    def do(self, s: Table, seat: int, memo: int) -> None:
        s.emit("game_over", s.token)
