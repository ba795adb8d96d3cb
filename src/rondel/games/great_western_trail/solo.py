"""SOLO: Sam. His whole turn needs no decision: a card says how far he moves and what he does."""

from typing import Any, Final

from rondel.core.flow import Effect
from rondel.games.trail.foresight import refill_foresight, take_foresight
from rondel.games.trail.hazards import collect
from rondel.games.trail.market import to_market
from rondel.games.trail.objectives import take_from_display
from rondel.games.trail.rules import gain
from rondel.games.trail.turns import end_turn

from .components import BUILDER, COWBOY, ENGINEER, LAST, NEW_YORK, ROWS, WORKERS
from .content import accepted
from .counts import own_buildings
from .railroad import forward, occupied
from .rules import Rules
from .state import Sam, Table


def prepare_sam(rules: Rules, s: Table) -> None:
    """GWT-SOLO-01 to 06."""
    c = rules.components
    level = c.facts["solo"]["setup"]["difficulties"][s.settings["sam"]]
    sam = Sam()
    sam.money = sam.certificates = sam.exchange_tokens = sam.discs = 0
    sam.hand = []
    sam.deck = []
    sam.discards = []
    sam.objectives = []
    sam.space = c.trail.start
    sam.unbuilt = sum([1 << i for i, name in enumerate(c.private_names) if name.endswith("b")])
    sam.workers = [1] * WORKERS
    sam.engine = 0
    sam.cities = [0] * len(c.cities)
    sam.stations = sam.masters = sam.job_market_token = 0
    sam.captured = [0] * c.bag_kinds
    sam.spare_discs = len(c.slots)
    cards = c.facts["solo"]["deck"]["cards"]
    sam.sam_deck = [i for i, card in enumerate(cards) if card["id"] not in level["remove_cards"]]
    sam.sam_discards = []
    sam.specialization = -1
    s.sam = [sam]
    _add_worker(s, sam, s.chance.draw(s.bags[1]))
    for worker, name in enumerate(c.workers):
        for _ in range(level["extra_workers"].get(name, 0)):
            s.bags[1].remove(worker)
            _add_worker(s, sam, worker)


def _add_worker(s: Table, sam: Sam, worker: int) -> None:
    """GWT-SOLO-04, 18: the specialization moves when another type strictly outnumbers it."""
    sam.workers[worker] += 1
    best = max(sam.workers)
    if sam.specialization < 0 or sam.workers[sam.specialization] < best:
        sam.specialization = sam.workers.index(best)


class SamTurn(Effect[Table]):
    """GWT-SOLO-07, 13: move, act, then Kansas City if he reached it."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "sam_turn", rule="GWT-SOLO-07")
        self.rules: Final = rules
        self.cards: Final[list[Any]] = rules.components.facts["solo"]["deck"]["cards"]
        self.accepts: Final = [accepted(rules.components, o["buys"]) for o in rules.components.buy_options]

    def do(self, s: Table, seat: int, memo: int) -> None:
        sam = s.sam[0]
        if not sam.sam_deck:
            sam.sam_deck = sorted(sam.sam_discards)
            sam.sam_discards = []
        number = s.draw(sam.sam_deck)
        sam.sam_discards = sorted([*sam.sam_discards, number])
        card = self.cards[number]
        s.tell("sam_card", s.seats, number + 1)
        self._move(s, sam, self._steps(s, sam, card["steps"]))
        wanted = card.get("only_if_specialized")
        if wanted is None or wanted == self.rules.components.workers[sam.specialization]:  # GWT-SOLO-14
            self._act(s, sam, card["action"])
        if sam.space == self.rules.components.trail.goal:
            self._kansas_city(s, sam)
        end_turn(self.rules, s, s.seats)

    def _steps(self, s: Table, sam: Sam, steps: Any) -> int:
        """GWT-SOLO-12."""
        c = self.rules.components
        if steps == "most_buildings":
            return max(1, own_buildings(c, s, 0), own_buildings(c, s, s.seats))
        if steps == "cowboys":
            return sam.workers[COWBOY]
        if steps == "specialized":
            return sam.workers[sam.specialization]
        return int(steps)

    def _move(self, s: Table, sam: Sam, steps: int) -> None:
        """GWT-SOLO-09, 10: the shortest branch; the human gains the fees of own buildings on the way."""
        trail = self.rules.components.trail
        while steps and sam.space != trail.goal:
            branches = trail.ahead[sam.space]
            sam.space = min(branches, key=lambda space: self._branch(s, space)) if len(branches) > 1 else branches[0]
            tile = s.tiles[sam.space]
            if tile >= 0 or sam.space == trail.goal:
                steps -= 1
            gain(s, 0, self._human_fee(s, tile))
        s.tell("moves", s.seats, sam.space)

    def _branch(self, s: Table, space: int) -> tuple[int, int]:
        """Locations up to the next neutral space or Kansas City, and the human's hands on the way."""
        trail = self.rules.components.trail
        locations = fees = 0
        while True:
            locations += s.tiles[space] >= 0 or space == trail.goal
            fees += self._human_fee(s, s.tiles[space])
            if trail.kinds[space] in ("neutral", "kansas_city"):
                return locations, fees
            space = trail.ahead[space][0]

    def _human_fee(self, s: Table, tile: int) -> int:
        c = self.rules.components
        return sum([self.rules.fee(s, 0, hand) for hand in c.hands[tile]]) if c.owner(tile) == 0 else 0

    def _act(self, s: Table, sam: Sam, action: str) -> None:
        match action:
            case "hire_cheapest":
                self._hire_cheapest(s, sam)
            case "hire_specialized":
                self._hire_specialized(s, sam)
            case "hire_engineer_then_engine":
                self._hire(s, sam, ENGINEER)
                self._engine(s, sam)
            case "engine":
                self._engine(s, sam)
            case "take_objective":
                self._take_objective(s, sam)
            case "capture_outlaw":
                spaces = [space for space in self.rules.components.outlaw_spaces if s.tiles[space] >= 0]
                if spaces:
                    collect(s, s.seats, spaces[-1])
            case "remove_hazard":
                self._remove_hazard(s)
            case "buy_cattle":
                self._buy(s, sam, sam.workers[COWBOY])
            case "reveal_then_buy_cattle":
                to_market(s, 2)
                self._buy(s, sam, sam.workers[COWBOY] - 1)
            case "build":
                self._build(s, sam)
            case _:
                raise ValueError(f"unknown action of Sam: {action}")

    def _rows(self, s: Table) -> list[int]:
        """Available rows of the job market, the cheapest first."""
        rows = list(range(min(s.token_row, ROWS)))
        return sorted(rows, key=lambda row: self.rules.components.job_cost[row])

    def _hire(self, s: Table, sam: Sam, worker: int) -> bool:
        """The cheapest available worker of a type, if his row has room."""
        if sam.workers[worker] >= self.rules.components.columns:
            return False
        for row in self._rows(s):
            if s.jobs[row * WORKERS + worker]:
                s.jobs[row * WORKERS + worker] -= 1
                _add_worker(s, sam, worker)
                s.tell("sam_hires", s.seats, worker)
                return True
        return False

    def _hire_cheapest(self, s: Table, sam: Sam) -> None:
        """GWT-SOLO-15: from the cheapest row that holds a type he can place, his specialization first."""
        order = [sam.specialization, *[worker for worker in range(WORKERS) if worker != sam.specialization]]
        for row in self._rows(s):
            for worker in order:
                if s.jobs[row * WORKERS + worker] and sam.workers[worker] < self.rules.components.columns:
                    self._hire(s, sam, worker)
                    return

    def _hire_specialized(self, s: Table, sam: Sam) -> None:
        """GWT-SOLO-16: his specialization, else the type most numerous in the available rows."""
        if self._hire(s, sam, sam.specialization):
            return
        rows = self._rows(s)
        waiting = [sum([s.jobs[row * WORKERS + worker] for row in rows]) for worker in range(WORKERS)]
        if max(waiting):
            self._hire(s, sam, waiting.index(max(waiting)))

    def _engine(self, s: Table, sam: Sam) -> None:
        """GWT-SOLO-19 to 21."""
        c = self.rules.components
        spaces = forward(s, s.seats, c, sam.workers[ENGINEER])
        if not spaces:
            return
        wanted = [n for n in spaces if c.rail_station[n] >= 0 and not sam.stations >> c.rail_station[n] & 1]
        self._stop(s, sam, wanted[0] if wanted else spaces[-1])
        if sam.engine == LAST:
            lacking = [n for n in range(LAST) if c.turnout[n] and not sam.stations >> c.rail_station[n] & 1]
            free = [n for n in lacking if not occupied(s, s.seats, n)]
            back = free[0] if free else max([n for n in range(LAST) if not occupied(s, s.seats, n)])
            self._stop(s, sam, back)

    def _stop(self, s: Table, sam: Sam, space: int) -> None:
        """GWT-SOLO-20, 29: a free upgrade with a disc of his supply; a station master comes along."""
        sam.engine = space
        s.tell("engine", s.seats, space)
        station = self.rules.components.rail_station[space]
        if station < 0 or sam.stations >> station & 1 or not sam.spare_discs:
            return
        sam.stations |= 1 << station
        sam.spare_discs -= 1
        s.tell("upgrades", s.seats, station)
        if station < len(s.masters) and s.masters[station] >= 0:
            sam.masters |= 1 << s.masters[station]
            s.masters[station] = -1

    def _take_objective(self, s: Table, sam: Sam) -> None:
        """GWT-SOLO-22: a random card of the display."""
        if s.display:
            card = s.display[s.chance.below(len(s.display))]
            s.revealed += 1
            take_from_display(s, card)
            sam.objectives.append(card)
            s.tell("gains_objective", s.seats, card)

    def _remove_hazard(self, s: Table) -> None:
        """GWT-SOLO-23: of the type with most tiles the one with most points."""
        c = self.rules.components
        lying = [[space for space in spaces if s.tiles[space] >= 0] for spaces in c.hazard_spaces]
        most = max([len(spaces) for spaces in lying])
        if most:
            spaces = next(spaces for spaces in lying if len(spaces) == most)
            collect(s, s.seats, max(spaces, key=lambda space: (c.tile_points[s.tiles[space]], -spaces.index(space))))

    def _buy(self, s: Table, sam: Sam, cowboys: int) -> None:
        """GWT-SOLO-24: the one purchase of at most 8 dollars that yields most points, free of charge."""
        c = self.rules.components
        best: tuple[int, int] = (-1, 0)
        chosen: list[int] = []
        for i, option in enumerate(c.buy_options):
            cards = sorted([card for card in s.market if self.accepts[i][card]], key=lambda card: -c.card_points[card])
            cards = cards[: option["cards"]]
            affordable = option["dollars"] <= c.facts["solo"]["buy_cattle"]["max_dollars"]
            if affordable and option["workers"] <= cowboys and len(cards) == option["cards"]:
                worth = (sum([c.card_points[card] for card in cards]), -option["workers"])
                if worth > best:
                    best, chosen = worth, cards
        for card in chosen:
            s.market.remove(card)
            sam.discards.append(card)
            s.tell("buys", s.seats, card)

    def _build(self, s: Table, sam: Sam) -> None:
        """GWT-SOLO-25: the option that uses most builders; ties: more points, then the higher fee."""
        c = self.rules.components
        options: list[tuple[int, int, int, int, int]] = []
        target = self._target(s)
        places = [(target, 0)] if target >= 0 else []
        places += [(n, c.builders[c.building(t)]) for n, t in enumerate(s.tiles) if c.owner(t) == s.seats]
        for space, less in places:
            for building, need in enumerate(c.builders):
                if sam.unbuilt >> building & 1 and less < need <= less + sam.workers[BUILDER]:
                    fee = sum([self.rules.fee(s, 0, hand) for hand in c.hands[c.own_tile(s.seats, building)]])
                    options.append((need - less, c.building_points[building], fee, -building, space))
        if options:
            _, _, _, building, space = max(options)
            sam.unbuilt &= ~(1 << -building)
            s.tiles[space] = c.own_tile(s.seats, -building)
            s.tell("builds", s.seats, -building, space)

    def _target(self, s: Table) -> int:
        """The first empty building space without risk action ahead of the human; -1 = none."""
        trail = self.rules.components.trail
        origin = s.players[0].space
        for start in (origin, trail.start):
            queue = [trail.start if start in (-1, trail.goal) else start]
            for space in queue:
                if trail.kinds[space] == "building" and s.tiles[space] < 0 and not self.rules.components.risk[space]:
                    return space
                queue += [following for following in trail.ahead[space] if following not in queue]
        return -1

    def _kansas_city(self, s: Table, sam: Sam) -> None:
        """GWT-SOLO-26 to 30: random foresight tiles, no income, a delivery, back to the start."""
        c = self.rules.components
        for column in range(3):
            tiles = self.rules.choosable(s, column)
            if tiles:
                s.revealed += 1
                take_foresight(self.rules, s, s.seats, column, tiles[s.chance.below(len(tiles))])
        city = self._city(s, sam)
        if self._spare_disc(sam):
            sam.cities[city] += 1
            s.tell("delivers", s.seats, city)
            for one, other, immediate, _ in c.arrows:
                fires = city in (one, other) and sam.cities[one] and sam.cities[other] and sam.cities[city] == 1
                if fires and immediate and "objective_to_discard" in immediate:
                    self._take_objective(s, sam)
        sam.space = c.trail.start
        refill_foresight(s)

    def _city(self, s: Table, sam: Sam) -> int:
        """GWT-SOLO-27: a first city by difficulty, then the next higher without his disc, at last New York."""
        c = self.rules.components
        if not any(sam.cities):
            return c.cities.index(c.facts["solo"]["first_delivery"][s.settings["sam"]])
        highest = max([city for city, n in enumerate(sam.cities) if n])
        return min(highest + 1, NEW_YORK)

    def _spare_disc(self, sam: Sam) -> bool:
        """GWT-SOLO-29: from his supply, or from the station with least points."""
        if sam.spare_discs:
            sam.spare_discs -= 1
            return True
        if not sam.stations:
            return False
        points = self.rules.components.station_points
        owned = [station for station in range(len(points)) if sam.stations >> station & 1]
        sam.stations &= ~(1 << min(owned, key=lambda station: points[station]))
        return True
