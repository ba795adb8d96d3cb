"""ROUND, INCOME, TURN: the phases a and b, and whose turn it is."""

from typing import Final

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.codecs import Flags, Named
from rondel.core.flow import Decision, Effect, Step

from . import solo
from .fields import PHASES
from .milestones import hire_options
from .rules import Leads, Rules, after, refuse
from .ships import FeeMemo
from .state import CLEANUP, INCOME, WORK, Table, is_in, top_of
from .waiting import may_prepare, may_survey

NO_WORKER: Final = Bar("no_such_worker", "CI-TURN-04")
OWN_WORKER: Final = Bar("own_worker_there", "CI-TURN-05")
OWN_TOKEN: Final = Bar("token_already_yours")


def in_order(s: Table) -> list[int]:
    """CI-ROUND-03: the seats from the holder of the Cooper token on, clockwise."""
    return [(s.token + n) % s.seats for n in range(s.seats)]


def change_phase(s: Table, phase: int) -> None:
    s.phase = phase
    s.emit("phase", s.token, phase)
    for p in s.players:
        p.surveyed = 0  # CI-CARTO-02


class BeginRound(Effect[Table]):
    """CI-ROUND-01, 03: phase a in seat order, then phase b."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "begin_round", rule="CI-ROUND-01")
        self.rules: Final = rules

    def do(self, s: Table, seat: int, memo: int) -> None:
        s.emit("round", s.token, s.round)
        change_phase(s, INCOME)
        s.push(self.rules.begin_work, 0)
        for each in in_order(s)[::-1]:
            s.push(self.rules.begin_income, each)


class BeginIncome(Effect[Table]):
    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "begin_income", rule="CI-INCOME-01")
        self.rules: Final = rules

    def do(self, s: Table, seat: int, memo: int) -> None:
        s.active = seat
        s.begin_turn(seat)
        s.push(self.rules.end_turn, seat, INCOME)
        s.push(self.rules.income, seat)

    def leads(self) -> Leads:
        return [[self.rules.end_turn, self.rules.income]]


class Income(Decision[Table]):
    """CI-INCOME-01 to 03: an islet, a double tile and every own boat face up, once each, in any order, or not.
    Memo: what is done."""

    def __init__(self, rules: Rules, islet: Step[Table], tile: Step[Table]) -> None:
        names = ["islet", "tile", *rules.components.boats]
        super().__init__(rules, "income", rule="CI-INCOME-01", memory=Flags(names))
        self.rules: Final = rules
        self.printed: Final = [islet, tile]

    def parts(self, s: Table, seat: int, memo: int) -> list[tuple[int, Step[Table]]]:
        """What is left: the bit of each and its step."""
        me = s.players[seat]
        parts = [(bit, part) for bit, part in enumerate(self.printed) if not memo >> bit & 1]
        for boat in sorted(me.docks):
            if boat >= 0 and not me.wrecks >> boat & 1 and not memo >> boat + 2 & 1:
                parts.append((boat + 2, self.rules.boat_part[boat]))
        return parts

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        options = [DONE]
        for _, part in self.parts(s, seat, memo):
            options += [action for action in part.legal(s, seat, 0) if action not in options]
        return options

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action == DONE:
            return
        for bit, part in self.parts(s, seat, memo):
            if action in part.legal(s, seat, 0):
                s.push(self, seat, memo | 1 << bit)
                part.take(s, seat, 0, action)
                return

    def waits(self, s: Table, seat: int) -> bool:
        for _, part in self.parts(s, seat, s.stack[-1][2]):
            if part.waits(s, seat):
                return True
        return False

    def check(self, s: Table, i: int) -> None:
        _, seat, memo = s.stack[i]
        if s.phase != INCOME:
            raise refuse(i, "step", f"income is pending only in that phase, and this is {PHASES[s.phase]}")
        for boat, name in enumerate(self.rules.components.boats):
            if memo >> boat + 2 & 1 and boat not in s.players[seat].docks:
                raise refuse(i, "memo", f"{name} is not built (players[{seat}].docks), so it has brought nothing")

    def leads(self) -> Leads:
        return [[self], *after([*self.printed, *self.rules.boat_part], [self])]


class BeginWork(Effect[Table]):
    """CI-TURN-01: phase b begins with the holder of the Cooper token."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "begin_work", rule="CI-TURN-01")
        self.rules: Final = rules

    def do(self, s: Table, seat: int, memo: int) -> None:
        change_phase(s, WORK)
        if s.cooper:
            solo.shuffle(self.rules, s)
        next_turn(self.rules, s, s.token - 1)


def next_turn(rules: Rules, s: Table, before: int) -> None:
    """CI-TURN-03: the next with an available worker; when nobody has one, phase b ends."""
    count = s.seats + len(s.cooper)
    for n in range(1, count + 1):
        seat = (before + n) % count
        if seat == s.seats:
            if any(s.cooper[0].workers):
                s.push(rules.cooper_turn, 0)
                return
        elif any(s.players[seat].workers):
            s.active = seat
            s.players[seat].surveyed = 0
            s.begin_turn(seat)
            s.push(rules.turn, seat)
            return
    change_phase(s, CLEANUP)
    s.push(rules.begin_cleanup, 0)


class CooperTurn(Effect[Table]):
    """CI-SOLO-08 to 14: Cooper's turn; then the next."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "cooper_turn", rule="CI-SOLO-08")
        self.rules: Final = rules

    def do(self, s: Table, seat: int, memo: int) -> None:
        s.push(self.rules.cooper_done, 0)
        solo.play(self.rules, s)

    def check(self, s: Table, i: int) -> None:
        if not any(s.cooper[0].workers):
            raise refuse(i, "step", "Cooper has no worker available (cooper.workers)")

    def leads(self) -> Leads:
        return [[self.rules.cooper_done, self.rules.receive, self.rules.receive]]


class CooperDone(Effect[Table]):
    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "cooper_done", rule="CI-TURN-03")
        self.rules: Final = rules

    def do(self, s: Table, seat: int, memo: int) -> None:
        next_turn(self.rules, s, s.seats)


class Turn(Decision[Table]):
    """CI-TURN-02, 04, 05: place a worker on a worker space."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "turn", rule="CI-TURN-02")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        workers = s.players[seat].workers
        first = self.rules.worker.first
        return [
            first + space
            for space, stack in enumerate(s.spaces)
            if workers[space & 1] and not (stack and is_in(stack, seat))
        ]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        space = self.rules.worker.index(action)
        if not s.players[seat].workers[space & 1]:
            return NO_WORKER
        return OWN_WORKER if is_in(s.spaces[space], seat) else None

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        space = self.rules.worker.index(action)
        below = top_of(s.spaces[space])
        s.players[seat].workers[space & 1] -= 1
        s.spaces[space] = s.spaces[space] * 8 + seat + 1
        s.emit("places_worker", seat, space, below)
        s.push(self.rules.end_turn, seat, WORK)
        s.push(self.rules.section[space][below < 0], seat)  # CI-TURN-10
        if below >= 0:  # CI-TURN-07
            s.push(self.rules.fee, seat, FeeMemo.pack(-1, receiver(s, below)))

    def waits(self, s: Table, seat: int) -> bool:
        return may_prepare(s, seat)

    def check(self, s: Table, i: int) -> None:
        seat = s.stack[i][1]
        if not any(s.players[seat].workers):
            raise refuse(i, "seat", f"seat {seat} has no worker available (players[{seat}].workers)")

    def leads(self) -> Leads:
        sections = [step for pair in self.rules.section for step in pair]
        return [[self.rules.end_turn, section, self.rules.fee] for section in sections]


def receiver(s: Table, below: int) -> int:
    """CI-TURN-07, CI-SOLO-12: who gets the fee for a worker on that of this owner; -1 = the supply."""
    return below if below < s.seats else -1


class TakeToken(Decision[Table]):
    """CI-SECA-02: the Cooper token."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "take_token", rule="CI-SECA-02")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [self.rules.take_token] if s.token != seat else []

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if s.token != seat else OWN_TOKEN

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        s.token = seat
        s.emit("takes_token", seat)


class EndTurn(Decision[Table]):
    """CI-TURN-14: a last moment for what is lost later: the cartographer action and hiring. Memo: the phase."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "end_turn", rule="CI-TURN-14", memory=Named(PHASES[: WORK + 1]))
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [DONE]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if memo == WORK:
            next_turn(self.rules, s, seat)

    def waits(self, s: Table, seat: int) -> bool:
        """Everything else can be done as well at the next decision of this player."""
        me = s.players[seat]
        return bool(hire_options(self.rules, s, me)) or (may_survey(self.rules, s, me) and may_prepare(s, seat))

    def check(self, s: Table, i: int) -> None:
        memo = s.stack[i][2]
        if memo != s.phase:
            raise refuse(i, "memo", f"the end of a turn of the phase {PHASES[memo]}, but this is {PHASES[s.phase]}")
