# not compiled
"""The rule-of-thumb player of Great Western Trail: try each move to the end of the turn on a copy, keep the best."""

from typing import Final

from rondel.core.actions import DONE
from rondel.core.chance import from_seed

from .components import NEW_YORK, WORKERS
from .kansas_city import breeding_value
from .plans import Prospects
from .railroad import crosses
from .rules import Rules
from .state import Player, Table
from .stations import permanent_certificates

LEAST: Final = 0.01
SAMPLES: Final = 6
RATE: Final = 0.47
SLOT_ORDER: Final = [0.66, 1.9, 0.89, 0.75, 1.4, 1.2, 1.2, 0.96, 0.81, 0.25, 8.5, 3.9, 3.8, 3.9]


NOTHING: Final = 0  # kinds of actions
USE: Final = 1
AUX: Final = 2
PLAY: Final = 3
MOVE: Final = 4
HIRE: Final = 5
BUY: Final = 6
ENGINE: Final = 7
DISCARD: Final = 8
PAIR: Final = 9
VIA: Final = 10
TAKE: Final = 11
OBJECTIVE: Final = 12
BUILD: Final = 13
SITE: Final = 14
CERTIFICATES: Final = 15
DELIVER: Final = 16
DISC: Final = 17
UPGRADE: Final = 18
GIVE: Final = 19
OUTLAW: Final = 20
HAZARD: Final = 21
REMOVE: Final = 22
RAISE: Final = 23
WALK: Final = 24
KINDS: Final = [
    "use",
    "aux",
    "play",
    "move",
    "hire",
    "buy",
    "engine",
    "discard",
    "pair",
    "via",
    "take",
    "objective",
    "build",
    "site",
    "certificates",
    "deliver",
    "disc",
    "upgrade",
    "give",
    "outlaw",
    "hazard",
    "remove",
    "raise",
]
WEIGHED: Final = [AUX, MOVE, HIRE, BUY, ENGINE]


class Trial:
    """An action, the state it led to on a copy, and what that is worth."""

    def __init__(self, action: int, state: Table, worth: float) -> None:
        self.action: Final = action
        self.state: Final = state
        self.worth: Final = worth


class Greedy:
    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.prospects: Final = Prospects(rules)
        self.kind: Final = [NOTHING] * len(rules.actions)
        for action in range(len(rules.actions)):
            name = rules.actions.name(action)
            word = name.split(":")[0]
            if "herder_forward" in name:
                self.kind[action] = WALK
            elif word in KINDS:
                self.kind[action] = KINDS.index(word) + 1
        self.phase_a: Final = rules.phase_a.number
        self.visits: Final = [rules.visit.number, rules.step("copy_visit").number]
        self.discard_card: Final = rules.discard_card.number
        self.reveal: Final = rules.step("reveal").number
        self.ends: Final = [rules.draw_phase.number, rules.end_turn.number]

    def choose(self, s: Table) -> int:
        if len(s.choices) == 1 and not s.interrupts(s.seat):
            return s.choices[0]
        seat = s.seat
        number = s.stack[-1][0]
        t = self._turn(s)
        if number in self.visits:
            return self._improve(t, seat, self.prospects.worth(t, seat)).action
        if number == self.phase_a:
            action = self._play(t, seat)
            if action:
                return action
        best, most = s.choices[0], -1000.0
        for action in s.choices:
            if self.kind[action] != PLAY:
                worth = self._after(t, seat, action)
                if worth > most:
                    best, most = action, worth
        if number == self.reveal and s.interrupts(seat) and self._exchange(t, seat) > most:
            return self.rules.exchange.at(seat)
        return best

    def _turn(self, s: Table) -> Table:
        """A copy that holds no more than the rest of this player's phase: it ends before cards are drawn."""
        t = s.copy()
        first = len(t.stack)
        while first and t.stack[first - 1][1] == s.seat and t.stack[first - 1][0] not in self.ends:
            first -= 1
        t.stack = t.stack[first:]
        return t

    def _exchange(self, t: Table, seat: int) -> float:
        """What an exchange token used now is worth, on average of some draws."""
        total = 0.0
        for sample in range(SAMPLES):
            u = t.copy()
            u.chance = from_seed(sample)
            u.apply(self.rules.exchange.at(seat))
            total += self.prospects.worth(self._finish(u, seat), seat)
        return total / SAMPLES

    def _play(self, t: Table, seat: int) -> int:
        """An objective card better laid down than kept; DONE = none."""
        base = self.prospects.worth(t, seat)
        for action in t.choices:
            if self.kind[action] == PLAY:
                u = t.copy()
                u.apply(action)
                while u.seat >= 0 and u.stack[-1][0] != self.phase_a:
                    u.apply(self._quick(u, seat))
                if self.prospects.worth(u, seat) > base + LEAST:
                    return action
        return DONE

    def _after(self, t: Table, seat: int, action: int) -> float:
        u = t.copy()
        u.apply(action)
        return self.prospects.worth(self._finish(u, seat), seat)

    def _finish(self, u: Table, seat: int) -> Table:
        """To the end of the turn."""
        while u.seat == seat:
            number = u.stack[-1][0]
            if number == self.phase_a:
                return u
            if number in self.visits:
                u = self._use(u, seat)
            else:
                u.apply(self._decide(u, seat))
        return u

    def _use(self, u: Table, seat: int) -> Table:
        """All that is worth doing at a building."""
        trial = Trial(DONE, u, self.prospects.worth(u, seat))
        while True:
            depth = len(trial.state.stack)
            trial = self._improve(trial.state, seat, trial.worth)
            if trial.action == DONE:
                trial.state.apply(DONE)
                return trial.state
            stack = trial.state.stack
            if len(stack) < depth or stack[-1][0] not in self.visits:
                return trial.state

    def _improve(self, t: Table, seat: int, base: float) -> Trial:
        """The local action that gains most; if none, help from the player board, then moving on; else DONE."""
        best = Trial(DONE, t, base + LEAST)
        for pick in (USE, AUX, WALK):
            for action in t.choices:
                kind = self.kind[action]
                if kind == pick or (kind == PLAY and pick == USE):
                    u = self._walk(t, seat, action) if pick == WALK else self._do(t, seat, action)
                    worth = self.prospects.worth(u, seat)
                    if worth > best.worth:
                        best = Trial(action, u, worth)
            if best.action != DONE:
                return best
        return best

    def _walk(self, t: Table, seat: int, action: int) -> Table:
        u = t.copy()
        u.apply(action)
        return self._finish(u, seat)

    def _do(self, t: Table, seat: int, action: int) -> Table:
        """One action and what it asks, until the decision comes again or is over.

        Cards drawn count as empty places in the hand: what they will be nobody knows.
        """
        depth = len(t.stack)
        asked = t.stack[-1][0]
        u = t.copy()
        u.apply(action)
        drawn = 0
        while u.seat == seat and (len(u.stack) > depth or (len(u.stack) == depth and u.stack[-1][0] != asked)):
            number = u.stack[-1][0]
            if number in self.visits:
                u = self._use(u, seat)
                continue
            drawn += number == self.discard_card
            u.apply(self._decide(u, seat))
        if drawn and self.kind[action] != PLAY:
            me, before = u.players[seat], t.players[seat]
            me.hand, me.deck, me.discards = before.hand[:], before.deck[:], before.discards[:]
            for _ in range(min(drawn, len(me.hand))):
                card = self._worst(me)
                me.hand.remove(card)
                me.discards.append(card)
            if u.seat == seat:
                u.reconsider()
        return u

    def _decide(self, u: Table, seat: int) -> int:
        """In a tried turn: what matters is weighed, the rest goes by rule of thumb."""
        kind = self.kind[u.choices[-1]]
        if kind not in WEIGHED:
            return self._quick(u, seat)
        best, most = u.choices[0], -1000.0
        for action in self._cheapest(u.choices) if kind == HIRE else u.choices:
            if kind == MOVE:
                worth = self._after(u, seat, action)
            else:
                worth = self.prospects.worth(u if action == DONE else self._do(u, seat, action), seat)
            if worth > most:
                best, most = action, worth
        return best

    def _cheapest(self, choices: list[int]) -> list[int]:
        """Of each type the worker of the cheapest row."""
        cost = self.rules.components.job_cost
        found = [-1] * WORKERS
        shortlist: list[int] = []
        for action in choices:
            if action == DONE:
                shortlist.append(action)
                continue
            row, worker = divmod(self.rules.hire.index(action), WORKERS)
            if found[worker] < 0 or cost[row] < cost[self.rules.hire.index(found[worker]) // WORKERS]:
                found[worker] = action
        return shortlist + [action for action in found if action >= 0]

    def _quick(self, u: Table, seat: int) -> int:
        me = u.players[seat]
        best, most = u.choices[0], -1000.0
        for action in u.choices:
            worth = self._thumb(u, me, seat, action)
            if worth > most:
                best, most = action, worth
        return best

    def _worst(self, me: Player) -> int:
        best, least = me.hand[0], 1000.0
        for card in me.hand:
            keep = self._keep(me, card)
            if keep < least:
                best, least = card, keep
        return best

    def _keep(self, me: Player, card: int) -> float:
        p = self.prospects
        breed = p.breed[card]
        if breed < 0:
            return 0.5
        for other in me.hand:
            if other != card and p.breed[other] == breed and p.value[other] >= p.value[card]:
                return 0.1 + 0.01 * p.value[card]
        if me.hand.count(card) > 1:
            return 0.1 + 0.01 * p.value[card]
        return float(p.value[card])

    def _mask(self, me: Player) -> int:
        mask = 0
        for city in range(NEW_YORK):
            if me.cities[city]:
                mask |= 1 << city
        return mask

    def _thumb(self, s: Table, me: Player, seat: int, action: int) -> float:
        rules = self.rules
        c = rules.components
        p = self.prospects
        kind = self.kind[action]
        if kind == NOTHING:
            return 0.0
        if kind in (USE, WALK):
            return 1.0
        if kind == DISCARD:
            return -self._keep(me, rules.discard.index(action))
        if kind == PAIR:
            return 1.0
        if kind == VIA:
            space = rules.via.index(action)
            tile = s.tiles[space]
            if tile < 0 or p.owner[tile] == seat:
                return 0.0
            return -float(p.hands[tile])
        if kind == MOVE:
            return float(rules.move.index(action))
        if kind == TAKE:
            return self._animal(me, rules.take_animal.index(action))
        if kind == OBJECTIVE:
            card = rules.objective.index(action)
            if card >= len(c.objectives):
                return 0.3
            return p.objective(p.tasks(me, p.outlook(s, seat)), card, 3.0, False)
        if kind == BUILD:
            return float(c.building_points[rules.build.index(action)])
        if kind == SITE:
            return self._site(s, c.trail.sites[rules.site_at.index(action)])
        if kind == CERTIFICATES:
            n = rules.certificates.index(action)
            value = min(20, n + breeding_value(rules, me) + permanent_certificates(c, me))
            return p.delivery(self._mask(me), 0, value, 14, 2) - 0.3 * n
        if kind == DELIVER:
            city = rules.deliver.index(action)
            mask = self._mask(me)
            after = mask if c.city_again[city] else mask | 1 << city
            return p.gain(mask, city) + p.tour(after, 0, 14, 2) - RATE * crosses(c, me, city)
        if kind == DISC:
            slot = rules.disc.index(action)
            return SLOT_ORDER[slot] if slot < len(SLOT_ORDER) else -float(c.station_points[slot - len(SLOT_ORDER)])
        if kind == UPGRADE:
            station = s.stack[-1][2]
            return c.station_points[station] + 2.0 - RATE * c.station_cost[station]
        if kind == GIVE:
            worker = rules.give.index(action)
            return 1.0 - me.workers[worker] + (-4.0 if me.workers[worker] > 4 else 2.0)
        if kind == OUTLAW:
            return float(c.outlaw_reward[rules.outlaw.index(action)].get("dollars", 2))
        if kind == HAZARD:
            return float(c.tile_points[s.tiles[c.all_hazards[rules.hazard.index(action)]]])
        if kind == REMOVE:
            card = rules.remove.index(action)
            return 2.5 - p.value[card] - p.points[card] if p.breed[card] >= 0 else 0.5
        if kind == RAISE:
            return 1.0
        if kind == ENGINE:
            space = rules.engine.index(action)
            return space + (4.0 if c.rail_station[space] >= 0 and not me.stations >> c.rail_station[space] & 1 else 0.0)
        return 0.0

    def _animal(self, me: Player, card: int) -> float:
        p = self.prospects
        worth = p.points[card] + 1.2 * p.value[card]
        for pile in (me.hand, me.deck, me.discards):
            for other in pile:
                if p.breed[other] == p.breed[card]:
                    worth -= 0.8
        return worth

    def _site(self, s: Table, space: int) -> float:
        return float(space) * 0.01
