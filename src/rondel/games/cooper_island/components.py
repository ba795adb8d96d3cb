"""Components as numbers: what the components file says, indexed once at load time."""

from typing import Any, Final

from rondel.core.components import ComponentsFile

COIN: Final = 0  # items: coins and the five resources
WOOD: Final = 1
STONE: Final = 2
FOOD: Final = 3
GOLD: Final = 4
CLOTH: Final = 5
ITEMS: Final = 6
GOODS: Final = ["coin", "wood", "stone", "food", "gold", "cloth"]

MOUNTAIN: Final = 2
SETTLEMENT: Final = 3
LANDSCAPES: Final = ["forest", "meadow", "mountain", "settlement"]
CUBE: Final = [WOOD, FOOD, STONE, CLOTH]  # CI-RES-01
GOLD_LEVEL: Final = 3  # CI-RES-05

RUIN: Final = 0  # pieces on a hex: a ruin, the cubes 1..5, then these
SMALL: Final = 6
LARGE: Final = 7
FORTRESS: Final = 8
STATUE: Final = 9
CRATE: Final = 10
PIECES: Final = ["ruin", "wood", "stone", "food", "gold", "cloth", "small", "large", "fortress", "statue", "crate"]

NORMAL: Final = 0  # workers
SPECIAL: Final = 1
WORKERS: Final = ["normal", "special"]
SHIPS: Final = ["one_sail", "two_sails"]
HEXES: Final = 24  # of a peninsula
TRADES: Final = 3
RING: Final = 10  # coast spaces per peninsula
BAY: Final = 5  # steps from a harbor to a bay, and on to the next harbor
HIGHEST: Final = 60  # levels there may be: more than all tiles of a hex ever are
TRACK: Final = 6  # the last space of the cartographer track
SHIM: Final = 0  # the options of the cartographer, from 0
NEW: Final = 1
LOW: Final = 2
HIGH: Final = 3
LOW_LEVEL: Final = 3  # CI-CARTO-08, 09

# What small building cards give for good: the columns of `card_perks`
SPOTS: Final = 0
FOOD_SPOTS: Final = 1
COIN_SPOTS: Final = 2
WOOD_OFF: Final = 3
STONE_OFF: Final = 4
BOAT_OFF: Final = 5
CARGO_OFF: Final = 6
BUILD_HELM: Final = 7
FEED_OFF: Final = 8
COIN_FOOD: Final = 9
SHIM_OFF: Final = 10
NO_FEES: Final = 11
DRAW_TWO: Final = 12
PERKS: Final = 13

Cost = list[int]  # of each item


class Components:
    def __init__(self, source: str = "") -> None:
        with ComponentsFile(source, __file__) as facts:
            self.facts: Final[Any] = facts
            self._peninsula(facts["peninsula"])
            self._tiles(facts)
            self._board(facts["player_board"])
            self._workers(facts)
            self._cards(facts)
            self._solo(facts["solo"])
            self._check_reductions()
            self._limits()

    def _peninsula(self, land: Any) -> None:
        self.hexes: list[str] = [entry["id"] for entry in land["hexes"]]
        if len(self.hexes) != HEXES:  # memos are written by it
            raise ValueError(f"a peninsula of {len(self.hexes)} hexes")
        self.coordinates: list[str] = [coordinate(name) for name in self.hexes]
        number = {name: i for i, name in enumerate(self.hexes)}
        self.neighbors: list[list[int]] = [[number[name] for name in entry["neighbors"]] for entry in land["hexes"]]
        self.near: list[int] = [mask_of(around) for around in self.neighbors]
        self.start: int = number[land["start_hex"]]
        self.ruins: list[int] = [number[name] for name in land["ruin_hexes"]]
        self.passage: int = mask_of([number[name] for name in land["passage_hexes"]])
        self.everywhere: int = (1 << len(self.hexes)) - 1
        self.waters: list[str] = [water["id"] for water in land["water_spaces"]]
        self.halves: list[str] = [f"{water}{half}" for water in self.waters for half in "ab"]
        self.coast: list[tuple[int, int]] = []  # (half of a sand bank, hex beside it)
        for w, water in enumerate(land["water_spaces"]):
            for h, half in enumerate(("half_a", "half_b")):
                self.coast += [(2 * w + h, number[name]) for name in water[half]["land"]]
        self.coast_names: list[str] = [f"{self.halves[half]}:{self.hexes[place]}" for half, place in self.coast]
        first = self.waters.index(land["first_round_islet_water_space"])
        self.first_halves: int = 3 << 2 * first
        self.passed: list[list[list[list[tuple[int, int]]]]] = [[], []]
        self.passed += [passed_islets(self.waters, peninsulas) for peninsulas in (2, 3, 4)]

    def _tiles(self, facts: Any) -> None:
        self.doubles: list[str] = [tile["id"] for tile in facts["double_tiles"]["list"]]
        self.double_count: list[int] = [tile["count"] for tile in facts["double_tiles"]["list"]]
        self.sides: list[tuple[int, int]] = []  # kind * 2 + side: the landscapes of its two halves
        for tile in facts["double_tiles"]["list"]:
            for side in ("front", "back"):
                first, second = tile[side]
                self.sides.append((LANDSCAPES.index(first), LANDSCAPES.index(second)))
        self.singles: list[str] = [tile["id"] for tile in facts["single_tiles"]["list"]]
        self.single_count: list[int] = [tile["count"] for tile in facts["single_tiles"]["list"]]
        self.single_of: list[int] = [-1] * len(LANDSCAPES)  # the kind of single tile with that landscape
        for kind, tile in enumerate(facts["single_tiles"]["list"]):
            for name in tile["sides"]:
                self.single_of[LANDSCAPES.index(name)] = kind
        self.islets: list[str] = [tile["id"] for tile in facts["islet_tiles"]["list"]]
        self.islet_land: list[int] = [LANDSCAPES.index(tile["landscape"]) for tile in facts["islet_tiles"]["list"]]
        self.islet_entries: list[Any] = [tile["action"] for tile in facts["islet_tiles"]["list"]]
        self.log: list[str] = [token["id"] for token in facts["log_book_tokens"]["list"]]
        self.log_count: list[int] = [token["count"] for token in facts["log_book_tokens"]["list"]]
        self.log_entries: list[Any] = [token["action"] for token in facts["log_book_tokens"]["list"]]
        self.log_points: int = facts["log_book_tokens"]["points_each"]

    def _board(self, board: Any) -> None:
        docks = board["landing_spaces"]["list"]
        self.docks: list[str] = [dock["id"] for dock in docks]
        self.dock_cost: list[Cost] = [cost(dock["cost"]) for dock in docks]
        self.dock_helm: list[int] = [dock["helm"] for dock in docks]
        by_type = {entry["type"]: entry for entry in board["buildings"]["list"]}
        self.buildings: list[str] = list(by_type)
        self.building_count: list[int] = [
            sum([entry["type"] == name for entry in board["buildings"]["list"]]) for name in by_type
        ]
        self.building_cost: list[Cost] = [cost(entry["cost"]) for entry in by_type.values()]
        self.building_helm: list[int] = [entry["helm"] for entry in by_type.values()]
        self.cards_drawn: int = board["buildings"]["cards_drawn"]
        self.settlement_helm: int = board["buildings"]["settlement_bonus_helm"]
        self.spots: int = board["storage_spots"]["start_capacity"]
        crafting = board["crafting_spots"]["list"]
        self.crafting: list[str] = [spot["id"] for spot in crafting]
        self.crafting_helm: list[int] = [spot["helm"] for spot in crafting]
        self.crafting_open: int = len([spot for spot in crafting if spot["covered_by"] is None])
        self.statue_costs: list[Cost] = [cost(entry) for entry in board["statue"]["cost_options"]]
        self.statue_names: list[str] = ["+".join(entry) for entry in board["statue"]["cost_options"]]
        self.statue_helm: int = board["statue"]["helm"]
        self.crates: list[str] = [space["id"].removeprefix("crate_") for space in board["crate_spaces"]["list"]]
        self.crate_entries: list[Any] = [space["action"] for space in board["crate_spaces"]["list"]]
        self.options: list[str] = [option["id"] for option in board["cartographer_track"]["options"]]
        self.option_steps: list[int] = [option["steps"] for option in board["cartographer_track"]["options"]]
        trades = board["market_trades"]["list"]
        self.trades: list[str] = [trade["id"] for trade in trades]
        if len(self.trades) != TRADES:
            raise ValueError(f"{len(self.trades)} trades")
        self.trade_rate: list[int] = [trade["rate"] for trade in trades]
        self.trade_items: list[list[int]] = [[GOODS.index(name) for name in trade["give"]] for trade in trades]
        self.trade_gets: list[int] = [mask_of([GOODS.index(name) for name in trade["receive"]]) for trade in trades]
        again = board["reactivation"]["normal"]
        self.card_price: int = again["large_building_card_cost"]["coin"]
        self.crate_price: int = again["crate_lid_cost"]["coin"]

    def _workers(self, facts: Any) -> None:
        self.sections: list[str] = list(facts["central_island"]["sections"])
        self.section_entries: list[Any] = list(facts["central_island"]["sections"].values())
        board = facts["worker_board"]
        self.milestones: list[str] = [token["id"].removeprefix("ms_") for token in board["milestones"]["list"]]
        self.milestone_need: list[int] = [sum(token["need"].values()) for token in board["milestones"]["list"]]
        self.hire_spaces: list[str] = [space["id"] for space in board["hire_spaces"]["list"]]
        self.hire_helm: list[int] = [  # 0 = a worker
            space["reward"]["helm"] if isinstance(space["reward"], dict) else 0
            for space in board["hire_spaces"]["list"]
        ]
        feeding = board["feeding_row"]
        self.feed_base: int = feeding["base"]
        rows = {space["holds"]: space for space in feeding["spaces"]}
        self.feed_value: list[int] = [rows[name]["value"] for name in WORKERS]
        self.feed_helm: list[int] = [rows[name]["helm_if_paid"] for name in WORKERS]
        start = facts["start_values"]
        self.start_workers: list[int] = [start["available_workers"][name] for name in WORKERS]
        self.start_waiting: list[int] = [start["waiting_workers"][name] for name in WORKERS]
        self.start_steps: list[int] = list(start["cartographer_by_seat"].values())
        self.start_coins: int = start["coins_in_storage"]
        self.start_tiles: int = start["double_tiles_in_reserve"]
        self.start_landscape: int = LANDSCAPES.index(start["start_tile"]["landscape"])
        self.boats: list[str] = [boat["id"] for boat in facts["income_boats"]["list"]]
        self.boat_entries: list[Any] = [boat["action"] for boat in facts["income_boats"]["list"]]
        self.boat_spots: list[int] = [boat["extra_storage"] for boat in facts["income_boats"]["list"]]
        self.copy_boat: int = [("copy_other_built_boat" in entry) for entry in self.boat_entries].index(True)
        ships = facts["cargo_ships"]["list"]
        self.cargo: list[str] = [ship["id"] for ship in ships]
        self.cargo_cost: list[Cost] = [cost(ship["cost"]) for ship in ships]
        self.cargo_helm: list[int] = [ship["helm"] for ship in ships]
        self.harbormaster_off: int = facts["cargo_ships"]["harbormaster_reduction"]["amount"]
        self.rounds: int = facts["meta"]["rounds"]

    def _cards(self, facts: Any) -> None:
        small, large = facts["small_building_cards"]["list"], facts["large_building_cards"]["list"]
        self.small_cards: list[str] = [str(card["number"]) for card in small]
        self.large_cards: list[str] = [str(card["number"]) for card in large]
        self.card_names: list[str] = [f"small:{n}" for n in self.small_cards] + [f"large:{n}" for n in self.large_cards]
        self.card_perks: list[list[int]] = [perks(card["effect"]) for card in small]
        self.small_entries: list[Any] = [card["effect"] for card in small]
        self.large_entries: list[Any] = [card["action"] for card in large]
        self.small_tasks: list[Any] = [card.get("end_task") for card in small]
        self.large_tasks: list[Any] = [card.get("end_task") for card in large]
        orders = facts["royal_orders"]["list"]
        self.orders: list[str] = [order["id"] for order in orders]
        self.order_entries: list[Any] = orders
        self.displayed: dict[int, int] = {n: facts["by_player_count"][n]["royal_orders"] for n in (2, 3, 4)}
        self.not_with_two: list[int] = [order["number"] - 1 for order in orders if 2 not in order.get("players", [2])]
        scoring = {step["what"]: step for step in facts["scoring"]["steps"]}
        self.leftovers: int = scoring["leftovers"]["per"]
        self.anchor_points: int = scoring["anchor_tokens_under_ships"]["points_each"]

    def _solo(self, solo: Any) -> None:
        self.solo_islets: list[int] = [-1] * len(self.halves)
        for entry in solo["cooper_islets"]:
            self.solo_islets[self.halves.index(entry["water"] + entry["half"])] = self.islets.index(entry["islet"])
        cards = solo["action_cards"]
        self.solo_cards: list[str] = [card["id"] for card in cards]
        self.counters: list[str] = list(solo["cooper_start"]["counters"])
        self.solo_section: list[int] = [self.sections.index(card["section"]) for card in cards]
        self.solo_helm: list[int] = [card["helm"] for card in cards]
        self.solo_counter: list[int] = [
            -1 if c["counter"] is None else self.counters.index(c["counter"]) for c in cards
        ]
        self.solo_neutral: list[list[int]] = [[self.sections.index(name) for name in c["neutral"]] for c in cards]
        self.strategies: list[str] = [card["id"] for card in solo["strategy_cards"]]
        self.solo_deck: list[list[int]] = [
            sorted([self.solo_cards.index(name) for name in card["deck"]]) for card in solo["strategy_cards"]
        ]
        self.hire_order: list[list[str]] = [list(card["hire_order"]) for card in solo["strategy_cards"]]
        self.order_priority: list[list[int]] = [
            [n - 1 for n in card["order_priority"]] for card in solo["strategy_cards"]
        ]
        self.start_helm: list[int] = [card["start_helm"] for card in solo["difficulty_cards"]]
        self.cleanup_helm: list[int] = [card["helm_per_cleanup"] for card in solo["difficulty_cards"]]
        self.neutral_normal: int = solo["neutral_workers"]["normal_per_round"]
        self.solo_special_helm: int = solo["special_worker_extra_helm"]
        self.counter_max: int = solo["counter_max"]
        self.solo_milestone: int = solo["milestone_at"]
        self.solo_orders: list[int] = [n - 1 for n in solo["royal_orders_displayed"]["from"]]
        self.solo_displayed: int = solo["royal_orders_displayed"]["draw"]
        self.solo_order_points: int = solo["fixed_points_for_orders_5_6_7"]

    def _limits(self) -> None:
        """The largest gain of helm points at once, and the most food that can be due, as if all workers were hired."""
        self.most_food: int = self.feed_base + sum([n * v for n, v in zip(self.start_waiting, self.feed_value)])
        row = sum([n * helm for n, helm in zip(self.start_waiting, self.feed_helm)])
        more = self.settlement_helm + max([gives[BUILD_HELM] for gives in self.card_perks])
        built = [helm + more for helm in self.building_helm]
        gains = self.dock_helm + self.cargo_helm + self.hire_helm + built
        self.most_helm: int = max([row, len(self.ruins), self.statue_helm + self.settlement_helm, *gains])

    def _check_reductions(self) -> None:
        """CI-PAY-06: a reduction in any mix is one of all items the cost can have."""
        costs = {
            "build_income_boat": self.dock_cost,
            "erect_building": self.building_cost,
            "supply_cargo_ship": self.cargo_cost,
        }
        effects = list(self.small_entries)
        for section in self.section_entries:
            for shape in ("round_space", "square_space"):
                symbol = section[shape]["symbol"]
                effects += [symbol["effect"]] if symbol and isinstance(symbol["effect"], dict) else []
        for effect in effects:
            reduction = effect.get("cost_reduction", {"action": "", "of": []})
            for due in costs.get(reduction["action"], []):
                for item, n in enumerate(due):
                    if n and GOODS[item] not in reduction["of"]:
                        raise ValueError(f"a reduction of {reduction['action']} leaves out {GOODS[item]}")


def coordinate(name: str) -> str:
    """CI-MAP-07: h23, hex 3 from the left in row 2 from the harbor, is called B3."""
    return f"{chr(ord('A') + int(name[1]) - 1)}{name[2:]}"


def mask_of(numbers: list[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def cost(entry: dict[str, int]) -> Cost:
    amounts = [0] * ITEMS
    for name, n in entry.items():
        if not 0 < n < 16:  # a bill has 4 bits for it
            raise ValueError(f"a cost of {n} {name}")
        amounts[GOODS.index(name)] = n
    return amounts


REDUCTIONS: Final = {
    "any_cost_with_wood": WOOD_OFF,
    "any_cost_with_stone": STONE_OFF,
    "build_income_boat": BOAT_OFF,
    "supply_cargo_ship": CARGO_OFF,
}


def perks(effect: dict[str, Any]) -> list[int]:
    """SMALL: what a card gives for good, in numbers."""
    found = [0] * PERKS
    for name, value in effect.items():
        if name == "storage_spots":
            column = (
                SPOTS if value["accepts"] == "any" else {"food": FOOD_SPOTS, "coin": COIN_SPOTS}[value["accepts"][0]]
            )
            found[column] = value["count"]
        elif name == "cost_reduction":
            found[REDUCTIONS[value["action"]]] = value["amount"]
        elif name == "on_erect_building":
            found[BUILD_HELM] = value["extra_helm"]
        elif name == "feeding_cost_reduction":
            found[FEED_OFF] = value
        elif name == "feeding_coin_as_food":
            found[COIN_FOOD] = value
        elif name == "carto_option_cost":
            found[SHIM_OFF] = 1 - value["opt1"]
        elif name == "no_fees":
            found[NO_FEES] = 1
        elif name == "on_draw_tile":
            found[DRAW_TWO] = 1
        elif name != "on_build_statue":
            raise ValueError(f"unknown effect {name} of a small building card")
    return found


def passed_islets(waters: list[str], peninsulas: int) -> list[list[list[tuple[int, int]]]]:
    """CI-MAP-04, CI-HELM-04: by ship and departed coast space, the (seat, half) of the islets that lie on the way.

    Clockwise the halves of the L spaces come in the order a, b and those of the R spaces in the order b, a.
    """
    ring: list[list[tuple[int, int]]] = []  # both halves of each coast space, in clockwise order
    for seat in range(peninsulas):
        after = (seat + 1) % peninsulas
        left = [2 * waters.index(f"L{n}") for n in (1, 2, 3, 4)]
        right = [2 * waters.index(f"R{n}") for n in (4, 3, 2, 1)]
        ring += [[], *[[(seat, w), (seat, w + 1)] for w in left], [], *[[(after, w + 1), (after, w)] for w in right]]
    size = len(ring)
    clockwise = [ring[x][1:] + ring[(x + 1) % size][:1] for x in range(size)]
    back = [ring[x][:1] + ring[x - 1][1:] for x in range(size)]
    return [clockwise, back]
