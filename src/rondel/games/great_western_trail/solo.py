"""SOLO: Sam. His whole turn needs no decision: a card says how far he moves and what he does."""

from typing import Any, Final

from rondel.core.flow import Effect
from rondel.games.trail.buildings import raise_building
from rondel.games.trail.foresight import refill_foresight, take_foresight
from rondel.games.trail.hazards import collect
from rondel.games.trail.market import to_market
from rondel.games.trail.movement import fee_of
from rondel.games.trail.rival import (
    Road,
    add_specialist,
    blank_rival,
    building_options,
    draw_card,
    for_hire,
    nearest_sites,
    new_rival,
    next_delivery,
    on_offer,
    spare_disc,
    take_objective,
)
from rondel.games.trail.rules import AnyStep
from rondel.games.trail.state import TrailTable
from rondel.games.trail.turns import end_turn

from .components import BUILDER, COWBOY, ENGINEER, LAST
from .content import accepted
from .counts import own_buildings
from .kansas_city import arrows_to
from .railroad import forward, occupied
from .rules import Rules
from .state import Sam, Table


def prepare_sam(rules: Rules, s: Table) -> None:
    """GWT-SOLO-01 to 06."""
    c = rules.components
    level = c.facts["solo"]["setup"]["difficulties"][s.settings["sam"]]
    sam = Sam()
    blank_rival(sam)
    sides = sum([1 << i for i, name in enumerate(c.private_names) if name.endswith("b")])
    new_rival(rules, sam, level["remove_cards"], sides)
    sam.engine = 0
    sam.cities = [0] * len(c.cities)
    sam.stations = sam.job_market_token = 0
    sam.spare_discs = len(c.slots)
    s.sam = [sam]
    add_specialist(sam, s.chance.draw(s.bags[1]))
    for worker, name in enumerate(c.workers):
        for _ in range(level["extra_workers"].get(name, 0)):
            s.bags[1].remove(worker)
            add_specialist(sam, worker)


class SamRoad(Road):
    def ways(self, s: TrailTable, space: int, steps: int) -> list[int]:
        """GWT-SOLO-09: the shortest branch."""
        return [min(self.trail.ahead[space], key=lambda following: self._branch(s, following))]

    def _branch(self, s: TrailTable, space: int) -> tuple[int, int]:
        """Locations up to the next neutral space or Kansas City, and the human's hands on the way."""
        locations = fees = 0
        while True:
            locations += self.location(s, space)
            fees += self.human_fee(s, space)
            if self.trail.kinds[space] in ("neutral", "kansas_city"):
                return locations, fees
            space = self.trail.ahead[space][0]


class SamTurn(Effect[Table]):
    """GWT-SOLO-07, 13: move, act, then Kansas City if he reached it."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "sam_turn", rule="GWT-SOLO-07")
        rules.rival_steps.append(self)
        self.rules: Final = rules
        self.road: Final = SamRoad(rules)
        self.cards: Final[list[Any]] = rules.components.facts["solo"]["deck"]["cards"]
        self.accepts: Final = [accepted(rules.components, o["buys"]) for o in rules.components.buy_options]

    def do(self, s: Table, seat: int, memo: int) -> None:
        sam = s.sam[0]
        s.begin_turn(s.seats)
        number = draw_card(s, sam)
        card = self.cards[number]
        s.emit("sam_card", s.seats, number + 1)
        self.road.walk(s, sam, self._steps(s, sam, card["steps"]))
        wanted = card.get("only_if_specialized")
        if wanted is None or wanted == self.rules.components.workers[sam.specialization]:  # GWT-SOLO-14
            self._act(s, sam, card["action"])
        if sam.space == self.rules.components.trail.goal:
            self._kansas_city(s, sam)
        end_turn(self.rules, s, s.seats)

    def leads(self) -> list[list[AnyStep]]:
        return [[self.rules.turn]]

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

    def _hire(self, s: Table, sam: Sam, worker: int) -> bool:
        """The cheapest available worker of a type, if his row has room."""
        rows = [row for row, other in on_offer(self.rules, s, sam) if other == worker]
        if rows:
            s.leave_market(rows[0], worker)
            add_specialist(sam, worker)
            s.emit("sam_hires", s.seats, worker)
        return len(rows) > 0

    def _hire_cheapest(self, s: Table, sam: Sam) -> None:
        """GWT-SOLO-15: from the cheapest row that holds a type he can place: his specialization, else the leftmost."""
        offered = on_offer(self.rules, s, sam)
        row = [worker for row, worker in offered if row == offered[0][0]]
        if row:
            self._hire(s, sam, sam.specialization if sam.specialization in row else row[0])

    def _hire_specialized(self, s: Table, sam: Sam) -> None:
        """GWT-SOLO-16: his specialization, else the type most numerous in the available rows."""
        if self._hire(s, sam, sam.specialization):
            return
        waiting = [worker for _, worker in for_hire(self.rules, s)]
        if waiting:
            self._hire(s, sam, max(waiting, key=waiting.count))  # the first of those

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
        s.emit("engine", s.seats, space)
        station = self.rules.components.rail_station[space]
        if station < 0 or sam.stations >> station & 1 or not sam.spare_discs:
            return
        sam.stations |= 1 << station
        sam.spare_discs -= 1
        s.emit("upgrades", s.seats, station)
        if station < len(s.masters) and s.masters[station] >= 0:
            sam.masters |= 1 << s.masters[station]
            s.masters[station] = -1

    def _take_objective(self, s: Table, sam: Sam) -> None:
        """GWT-SOLO-22: a random card of the display."""
        if s.display:
            card = sorted(s.display)[s.chance.below(len(s.display))]  # in the order of a written position
            take_objective(s, sam, card)

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
            s.emit("buys", s.seats, card)

    def _build(self, s: Table, sam: Sam) -> None:
        """GWT-SOLO-25: the option that uses most builders; ties: more points, then the higher fee."""
        c = self.rules.components
        options: list[tuple[int, int, int, int, int]] = []
        for builders, building, space in building_options(self.rules, s, nearest_sites(self.rules, s)[:1]):
            if builders <= sam.workers[BUILDER]:
                fee = fee_of(self.rules, s, 0, c.own_tile(s.seats, building))
                options.append((builders, c.building_points[building], fee, -building, space))
        if options:
            _, _, _, building, space = max(options)
            raise_building(self.rules, s, s.seats, -building, space)

    def _kansas_city(self, s: Table, sam: Sam) -> None:
        """GWT-SOLO-26 to 30: random foresight tiles, no income, a delivery, back to the start."""
        c = self.rules.components
        for column in range(3):
            tiles = self.rules.choosable(s, column)
            if tiles:
                take_foresight(self.rules, s, s.seats, column, tiles[s.chance.below(len(tiles))])
        first = c.cities.index(c.facts["solo"]["first_delivery"][s.settings["sam"]])
        city = next_delivery(sam.cities, first)
        stations = spare_disc(sam, sam.stations, c.station_points)
        if stations >= 0:
            sam.stations = stations
            fired = arrows_to(c, sam, city)
            sam.cities[city] += 1
            s.emit("delivers", s.seats, city)
            for i in fired:
                if c.arrows[i][2] and "objective_to_discard" in c.arrows[i][2]:
                    self._take_objective(s, sam)
        sam.space = c.trail.start
        refill_foresight(s)
