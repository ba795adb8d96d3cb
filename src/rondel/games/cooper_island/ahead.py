"""CI-ROUND-05, 06: in the simultaneous phases a player goes ahead of others where the order cannot matter.

Who is overtaken keeps the pending frames; a `resume` frame on top of them says whose they are.
"""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.flow import Effect, Frame

from .cleanup import FEEDING, REACTIVATION, STATUES, most_helm
from .components import BAY, DRAW_TWO, LARGE, RING, SMALL, Components
from .effects import HELM, RUIN, SINGLE, TURN_BOAT, USE_BOATS, USE_ISLETS
from .feeding import feeding_row
from .rules import Rules
from .ships import PassedMemo, SailingMemo, ship_at
from .state import FINISH, WORK, Player, Table
from .touches import Touch, Touches

NO_SUCH_PLAYER: Final = Bar("no_such_player", "CI-SETUP-01")
NOTHING_WAITS: Final = Bar("nothing_of_theirs_waits", "CI-ROUND-05")
HAS_TO_WAIT: Final = Bar("ahead_has_to_wait", "CI-ROUND-05")
ORDER_MATTERS: Final = Bar("order_may_matter", "CI-ROUND-06")

Queue = list[tuple[int, list[Frame]]]  # whose part, and its frames: from the one who acts to the last who waits


class Resume(Effect[Table]):
    """CI-ROUND-05: who was overtaken goes on."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "resume", rule="CI-ROUND-05")

    def do(self, s: Table, seat: int, memo: int) -> None:
        s.active = seat
        s.begin_turn(seat)


class Reach:
    """What a seat may still touch until its part is over, at most."""

    def __init__(self) -> None:
        self.what: int = 0
        self.draws: int = 0  # double tiles
        self.chooses: bool = False  # which of two it draws (CI-SMALL-14)
        self.tokens: int = 0  # of the log book
        self.singles: int = 0
        self.places_islet: bool = False
        self.fee: bool = False  # a ship may enter the harbor of another player, or nobody knows how far it sails

    def add(self, touch: Touch, times: int = 1) -> None:
        what, draws = touch
        self.what |= what
        self.draws += times * draws
        if what & SINGLE:
            self.singles += times

    def join(self, other: "Reach") -> None:
        self.what |= other.what
        self.draws += other.draws
        self.chooses = self.chooses or (other.chooses and other.draws > 0)
        self.tokens += other.tokens
        self.singles += other.singles
        self.places_islet = self.places_islet or other.places_islet
        self.fee = self.fee or other.fee


class GoingAhead:
    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.resume: Final = Resume(rules)
        self.touches: Final = Touches(rules)
        roots = [rules.begin_income, rules.cleanup_step, rules.finish]
        self.roots: Final = [step.number for step in roots]  # a part that waits
        ends = [rules.begin_work, rules.return_workers, rules.end_round, rules.game_over]
        self.ends: Final = self.roots + [step.number for step in ends]  # no frame of a part that has begun

    def options(self, s: Table, seat: int) -> list[int]:
        """For a seat that is not to act."""
        queue, _ = self._queue(s)
        place = _place(queue, seat)
        if place < 1 or s.seat != s.active:
            return []
        parts = [self.part(s, owner, frames) for owner, frames in queue[: place + 1]]
        return [self.rules.ahead.at(seat)] if self._independent(s, parts) and self._decides(s, seat) else []

    def reason(self, s: Table, seat: int) -> Bar:
        """Why a seat that is not offered to go ahead may not."""
        if seat >= s.seats:
            return NO_SUCH_PLAYER
        if not self.waits(s, seat):
            return NOTHING_WAITS
        return ORDER_MATTERS if s.game.steps[s.stack[-1][0]].interruptible else HAS_TO_WAIT

    def waits(self, s: Table, seat: int) -> bool:
        """Has this seat something to decide in this phase or step, once others have done so?"""
        return _place(self._queue(s)[0], seat) > 0 and self._decides(s, seat)

    def _decides(self, s: Table, seat: int) -> bool:
        """CI-ROUND-04: who has nothing to decide is passed over anyway."""
        trial = s.copy()
        self.carry_out(trial, seat)
        trial.advance()
        return trial.seat == seat

    def carry_out(self, s: Table, seat: int) -> None:
        """Its part comes to the top of the stack, those it overtakes keep their order."""
        queue, bottom = self._queue(s)
        _, frames = queue.pop(_place(queue, seat))
        stack = s.stack[:bottom]
        for n in range(len(queue) - 1, -1, -1):
            owner, pending = queue[n]
            stack += pending
            if pending[-1][0] not in self.roots:
                stack.append((self.resume.number, owner, 0))
        s.stack = stack + frames[:-1]
        number, _, memo = frames[-1]
        if number in self.roots:
            self.rules.steps[number].do(s, seat, memo)
        else:
            self.resume.do(s, seat, 0)
            s.stack.append(frames[-1])
        s.emit("goes_ahead", seat)

    def _queue(self, s: Table) -> tuple[Queue, int]:
        """All parts of the income, of the present step of phase c or of the end that are not over; how many frames lie
        below them. The holder of the Cooper token comes first: where her part waits, it is that of the next step."""
        stack = s.stack
        top = len(stack)
        if s.phase == WORK or s.seat < 0:
            return [], top
        while top and stack[top - 1][0] not in self.ends:
            top -= 1
        queue: Queue = []
        frames: list[Frame] = []
        for frame in stack[top:]:
            if frame[0] == self.resume.number and frames:
                queue.append((frame[1], frames))
                frames = []
            else:
                frames.append(frame)
        queue.append((s.active, frames))
        queue.reverse()
        bottom = top
        if top and stack[top - 1][0] in self.roots:
            number, _, memo = stack[top - 1]
            while bottom and stack[bottom - 1][0] == number and stack[bottom - 1][2] == memo:
                if stack[bottom - 1][1] == s.token:
                    break
                bottom -= 1
                queue.append((stack[bottom][1], [stack[bottom]]))
        return queue, bottom

    def _independent(self, s: Table, parts: list[Reach]) -> bool:
        """CI-ROUND-06: can the last part come before all the others?"""
        mine = parts[-1]
        others = Reach()
        for part in parts[:-1]:
            others.join(part)
        if mine.fee or others.fee:
            return False
        for one, two in ((mine, others), (others, mine)):
            if one.places_islet and two.what & USE_ISLETS:
                return False
            if one.what & TURN_BOAT and two.what & USE_BOATS:
                return False
        if mine.draws and others.draws and (mine.chooses or others.chooses):
            return False
        return (
            suffice(sum(s.bag), mine.draws, others.draws)
            and suffice(sum(s.log), mine.tokens, others.tokens)
            and suffice(min(s.singles), mine.singles, others.singles)
        )

    def part(self, s: Table, seat: int, frames: list[Frame]) -> Reach:
        rules = self.rules
        c = rules.components
        me = s.players[seat]
        part = Reach()
        part.chooses = me.perks[DRAW_TWO] > 0
        helm = 0
        again = False
        for number, _, memo in frames:
            if number == rules.begin_income.number or number == rules.income.number:
                self._income(me, part, memo)
            elif number == rules.feeding.number or (number == rules.cleanup_step.number and memo == FEEDING):
                helm += feeding_row(me, c)
            elif number == rules.reactivate.number or (number == rules.cleanup_step.number and memo == REACTIVATION):
                again = True
            elif number == rules.cleanup_step.number:
                helm += most_helm(rules, s, me, memo)
            elif number == rules.bonus.number:
                helm += most_helm(rules, s, me, STATUES + memo)
            elif number == rules.sail.number:
                helm += memo
            elif number == rules.sailing.number:
                helm += SailingMemo.unpack(memo)[1]
            elif number == rules.pass_islets.number:
                for kind in range(len(c.islets)):
                    part.add(self.touches.islets[kind], PassedMemo.left(memo, kind))
            elif number not in self.touches.nothing:
                part.add(self.touches.of(rules.steps[number]))
        self._anytime(s, me, part, again)
        if helm:
            self._voyage(s, seat, part, helm)
        if part.what & HELM or (part.what & RUIN and helm_spot(me, c)):
            part.fee = True
        return part

    def _income(self, me: Player, part: Reach, done: int) -> None:
        """CI-INCOME-01: what is left of it."""
        touches = self.touches
        if not done & 1:
            part.places_islet = True
            part.add(touches.one_of([touches.islets[n] for n in range(len(touches.islets)) if n not in me.islets]))
        for boat in me.docks:
            if boat >= 0 and not me.wrecks >> boat & 1 and not done >> boat + 2 & 1:
                part.add(touches.boats[boat])

    def _anytime(self, s: Table, me: Player, part: Reach, again: bool) -> None:
        """CI-ANY-01: crate lids, large building cards and the cartographer; `again`: what is used may be so once more
        (CI-CLEAN-05 to 08)."""
        touches = self.touches
        times = 2 if again else 1
        if me.unused or (again and me.crates):
            for crate in range(len(touches.crates)):
                if again or not me.crates >> crate & 1:
                    part.add(touches.crates[crate], times)
        for card in range(len(touches.cards)):
            if me.large_cards >> card & 1 and (again or not me.spent >> card & 1):
                part.add(touches.cards[card], times)
        if not me.surveyed and s.phase != FINISH:
            part.singles += 1

    def _voyage(self, s: Table, seat: int, part: Reach, helm: int) -> None:
        """CI-HELM-04 to 09: whatever either ship may pass and reach with so many points."""
        c = self.rules.components
        part.what |= USE_ISLETS
        for ship in range(2):
            steps = s.players[seat].steps[ship]
            for n in range(steps, steps + helm):
                for owner, half in c.passed[s.peninsulas][ship][ship_at(s, seat, ship, n)]:
                    islet = s.islets_of(owner, c)[half]
                    if islet >= 0:
                        part.add(self.touches.islets[islet])
                place = ship_at(s, seat, ship, n + 1)
                if (n + 1) % BAY == 0:
                    part.tokens += 1
                    part.add(self.touches.log)
                if place % RING == 0 and place // RING != seat:
                    part.fee = True


def _place(queue: Queue, seat: int) -> int:
    """Where in the queue the part of a seat is; -1 = nowhere."""
    for n in range(len(queue)):
        if queue[n][0] == seat:
            return n
    return -1


def suffice(stock: int, mine: int, others: int) -> bool:
    """Is there enough of something for all, if both sides take of it?"""
    return not mine or not others or mine + others <= stock


def helm_spot(me: Player, c: Components) -> bool:
    """CI-RUIN-03: may a ruin bring a helm point?"""
    spots = range(c.crafting_open + me.buildings[LARGE - SMALL])
    return any([c.crafting_helm[spot] > 0 and not me.crafting >> spot & 1 for spot in spots])
