"""Components as numbers: what only this game adds to the trail components."""

from typing import Any, Final

from rondel.games.trail.components import BLACK, GREEN, TrailComponents

COWBOY: Final = 0
BUILDER: Final = 1
ENGINEER: Final = 2
WORKERS: Final = 3
GREEN_OUTLAW: Final = 3  # tiles after the workers
ORANGE_OUTLAW: Final = 4
FIRST_HAZARD: Final = 5
HAZARDS: Final = ("flood", "drought", "rockfall")
NEW_YORK: Final = 9  # cities
ROWS: Final = 12  # of the job market
COLUMNS: Final = 4
STATIONS: Final = 10
LAST: Final = 48  # the rail space 39, after all others


class Components(TrailComponents):
    def __init__(self, source: str = "") -> None:
        super().__init__(__file__, source, "dollars")

    def bag_tiles(self) -> list[tuple[str, int]]:
        """Workers, outlaws, then the hazards by type, points and hand; fills the three bags on the way."""
        bags = self.facts["bags"]
        found = [("cowboy", -1), ("builder", -1), ("engineer", -1), ("green_outlaw", GREEN), ("orange_outlaw", BLACK)]
        self.bags = [[], [], []]
        entries = [(entry["vp"], entry["hand"]) for entry in bags["bag_1"]["hazards_each_of_flood_drought_rockfall"]]
        self.tile_points: list[int] = [0] * FIRST_HAZARD
        for kind in HAZARDS:
            for points, hand in sorted(set(entries)):
                self.bags[0] += [len(found)] * entries.count((points, hand))
                found.append((f"{kind}_{points}_{hand}", BLACK if hand == "black" else GREEN))
                self.tile_points.append(points)
        for number, bag in enumerate(self.bags):
            entry = bags[f"bag_{number + 1}"]
            for worker, name in enumerate(("cowboy", "builder", "engineer")):
                bag += [worker] * entry.get("workers", {}).get(name, 0)
            for outlaw, name in ((GREEN_OUTLAW, "green"), (ORANGE_OUTLAW, "orange")):
                bag += [outlaw] * entry.get("outlaws", {}).get(name, 0)
            bag.sort()
        self.bag_kinds = len(found)
        return found

    def index(self) -> None:
        facts = self.facts
        self._spaces()
        self._railroad(facts["railroad"])
        self.job_cost = [row["cost"] for row in facts["job_market"]["rows"]]
        self.refill_rows: list[int] = facts["job_market"]["yellow_arrows_from_row"]
        self.masters = [tile["id"] for tile in facts["station_masters"]["tiles"]]
        self.master_tiles = facts["station_masters"]["tiles"]
        self.permanent: list[int] = [tile["top"].get("permanent_certificates", 0) for tile in self.master_tiles]
        self.buy_options = facts["cattle_market_options"]["options"]
        self.most_drawn = 2 * facts["components"]["exchange_tokens"]  # GWT-XCH-06: for all tokens of the box at once
        self.simmental: list[int] = [pile[0] for pile in self.side_cards]  # card number of each stage

    def _spaces(self) -> None:
        """Where outlaws and hazards lie: spaces by number; and which building spaces are in the woods."""
        nodes = self.trail.nodes
        numbered = [(node.get("number", 0), space) for space, node in enumerate(nodes)]
        self.outlaw_spaces: list[int] = [space for _, space in sorted(numbered) if self.trail.kinds[space] == "outlaw"]
        self.outlaw_reward: list[Any] = [nodes[space]["reward"] for space in self.outlaw_spaces]
        self.hazard_spaces: list[list[int]] = [
            [space for _, space in sorted(numbered) if nodes[space].get("hazard") == kind] for kind in HAZARDS
        ]
        self.all_hazards = [space for spaces in self.hazard_spaces for space in spaces]
        self.woods: list[bool] = [bool(node.get("woods")) for node in nodes]

    def spaces_for(self, tile: int) -> list[int]:
        """GWT-KC-03, 04: where an outlaw or hazard tile may lie, the lowest number first."""
        if tile < FIRST_HAZARD:
            return self.outlaw_spaces
        per_type = (self.bag_kinds - FIRST_HAZARD) // len(HAZARDS)
        return self.hazard_spaces[(tile - FIRST_HAZARD) // per_type]

    def _railroad(self, railroad: Any) -> None:
        """The rail: numbers and turnouts in one row; a turnout may be passed by (GWT-ENG-04)."""
        after = {turnout["after"]: turnout for turnout in railroad["turnouts"]}
        self.rail: list[str] = []
        self.turnout: list[bool] = []
        self.rail_number: list[int] = []  # for the crosses: a turnout counts as the number after it (GWT-DELV-17)
        self.rail_station: list[int] = []  # the station there; -1 = none
        names = [station["id"] for station in railroad["stations"]]
        for number in range(railroad["numbered_spaces"]):
            last = number == railroad["numbered_spaces"] - 1
            self._rail_space(str(number), False, number, names.index("s10") if last else -1)
            if number in after:
                turnout = after[number]
                self._rail_space(turnout["id"], True, number + 1, names.index(turnout["station"]))
        stations = railroad["stations"]
        self.stations: list[str] = names
        self.station_cost: list[int] = [station["cost"] for station in stations]
        self.station_points: list[int] = [station["vp"] for station in stations]
        self.station_dark: list[bool] = [station["corner"] == "dark" for station in stations]
        self.master_stations: int = len([1 for station in stations if station["station_master_slot"]])
        self.station_rail: list[int] = [self.rail_station.index(i) for i in range(len(stations))]
        self.crosses: list[int] = railroad["crosses_after_space"]
        self.end_dollars: int = railroad["end_space_rule"]["dollars"]
        cities = railroad["cities"]
        self.cities: list[str] = [city["id"] for city in cities]
        self.city_value: list[int] = [city["value"] for city in cities]
        self.city_dark: list[bool] = [city["corner"] == "dark" for city in cities]
        self.city_again: list[bool] = [city["repeatable"] for city in cities]
        self.city_points: list[int] = [city.get("vp_per_disc", 0) for city in cities]
        self.city_dollars: list[int] = [city.get("on_place", {}).get("dollars", 0) for city in cities]
        self.arrows: list[tuple[int, int, Any, int]] = []
        for arrow in railroad["arrows"]:
            one, other = [self.cities.index(name) for name in arrow["between"]]
            self.arrows.append((one, other, arrow.get("immediate"), arrow.get("end_vp", 0)))

    def _rail_space(self, name: str, turnout: bool, number: int, station: int) -> None:
        self.rail.append(name)
        self.turnout.append(turnout)
        self.rail_number.append(number)
        self.rail_station.append(station)
