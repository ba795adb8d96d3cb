"""Components as numbers: what components.yaml says, indexed once at load time."""

from typing import Any, Final

from rondel.core.components import ComponentsFile

SIZE: Final = 6  # of a village
CELLS: Final = SIZE * SIZE
TURNS: Final = 4  # ways to turn a tile
GOODS: Final = 8
POINTS: Final = 8  # in a bundle, after the goods
FISH: Final = 0
WOOD: Final = 1
GOLD: Final = 7
TOP: Final = 3  # level of a technology track
WHITE: Final = 0
ORANGE: Final = 1
WORKER: Final = 12  # pieces on a cell: the dice 0..11 (white 1..6, orange 1..6), then these
WAGON: Final = 13
SHARED: Final = 14  # and a die on the building of a worker, of a wagon (SF-DIE-19)
DICE: Final = 12
BASE: Final = 0  # the side of a player board without a village name

Bundle = list[tuple[int, int]]  # (good or POINTS, how many)


class Components:
    def __init__(self, source: str = "") -> None:
        with ComponentsFile(source, __file__) as facts:
            self.facts: Final[Any] = facts
            self._goods(facts["resources"])
            self._squares(facts["effect_codes"])
            self._grid(facts)
            self._tiles(facts)
            self._crates(facts)
            self._fishing(facts)
            self._board(facts)

    def bundle(self, gains: dict[str, int]) -> Bundle:
        return [(POINTS if name == "vp" else self.goods.index(name), n) for name, n in gains.items()]

    def _goods(self, resources: Any) -> None:
        types = resources["types"]
        self.goods: list[str] = list(types)
        self.sell: list[int] = [entry["sell"] or 0 for entry in types.values()]
        self.level: list[int] = [entry["level"] for entry in types.values()]
        self.up: list[tuple[int, int]] = []  # arrows (SF-RES-05)
        for name, entry in types.items():
            self.up += [(self.goods.index(name), self.goods.index(above)) for above in entry["up"]]
        basics = [good for good in range(GOODS) if self.level[good] == 1]
        refined = [good for good in range(GOODS) if self.level[good] == 2]
        self.basics: list[int] = basics
        self.across: list[tuple[int, int]] = [  # what only the Refiner may do (SF-ABIL-13)
            (basic, above) for basic in basics for above in refined if (basic, above) not in self.up
        ]
        self.down: list[tuple[int, int]] = [(above, below) for below, above in self.up]
        self.paid_upgrade: int = resources["pay_upgrade_cost_fish"]
        self.pip_cost: int = resources["die_change_cost_fish_per_pip"]
        self.discard_gain: int = resources["discard_die_gain_fish"]
        self.upgrade_gain: int = resources["upgrade_alternative_gain_fish"]
        self.fish_per_point: int = resources["final_fish_per_point"]

    def _squares(self, codes: Any) -> None:
        """Squares of tiles: the buildings first, then the boardwalks."""
        buildings, walks = codes["buildings"], codes["boardwalks"]
        self.squares: list[str] = [*buildings, *walks]
        self.building_kinds: int = len(buildings)
        self.building_entries: list[Any] = list(buildings.values())
        self.building_actions: list[list[str]] = [_actions(entry) for entry in buildings.values()]
        self.walk_gain: list[Bundle] = [self.bundle(walk["gain"]) for walk in walks.values()]
        self.fish_icons: list[int] = [0] * len(buildings) + [walk["fish_icons"] for walk in walks.values()]

    def _grid(self, facts: Any) -> None:
        self.cells: list[str] = [f"{row + 1}:{col + 1}" for row in range(SIZE) for col in range(SIZE)]
        columns = [[row * SIZE + col for row in range(SIZE)] for col in range(SIZE)]
        rows = [[row * SIZE + col for col in range(SIZE)] for row in range(SIZE)]
        self.lines: list[list[int]] = columns + rows  # 0..5 columns, 6..11 rows
        self.line_names: list[str] = [f"{kind}:{n + 1}" for kind in ("column", "row") for n in range(SIZE)]
        self.line_mask: list[int] = [mask_of(line) for line in self.lines]
        self.neighbors: list[list[int]] = [_neighbors(cell) for cell in range(CELLS)]
        self.square_masks: list[tuple[int, int]] = _filled_squares(facts)
        board = facts["player_board"]
        self.centre: int = mask_of([(row - 1) * SIZE + col - 1 for row, col in board["central_cells"]])
        self.boards: list[str] = list(board["sides"])
        self.printed: list[list[int]] = [[-1] * CELLS for _ in self.boards]
        for number, side in enumerate(board["sides"].values()):
            for entry in side["printed"]:
                row, col = entry["cell"]
                self.printed[number][(row - 1) * SIZE + col - 1] = self.squares.index(entry["b"])
        row, col = board["wagon_start_cell"]
        self.wagon_start: int = (row - 1) * SIZE + col - 1
        self.pieces: list[str] = [f"{colour} {n + 1}" for colour in ("white", "orange") for n in range(6)]
        shared = [f"{die}+{figure}" for figure in ("worker", "wagon") for die in self.pieces]
        self.pieces += ["worker", "wagon"]
        self.on_a_cell: list[str] = self.pieces + shared

    def _tiles(self, facts: Any) -> None:
        """Tiles by shape, then the sides of the starting tiles; a place is the cell of the first square and a turn."""
        shapes = facts["tile_shapes"]
        self.shapes: list[str] = [name for name, e in shapes.items() if isinstance(e, dict) and "cells" in e]
        self.places: list[str] = [f"{cell}:{turn * 90}" for cell in self.cells for turn in range(TURNS)]
        self.place_cells: list[list[list[int]]] = [_placements(shapes[name]["cells"]) for name in self.shapes]
        self.place_masks: list[list[tuple[int, int]]] = [
            [(place, mask_of(cells)) for place, cells in enumerate(places) if cells] for places in self.place_cells
        ]
        self.tiles: list[str] = []
        self.tile_shape: list[int] = []
        self.tile_squares: list[list[int]] = []
        for number, shape in enumerate(self.shapes):
            for tile in facts["building_tiles"][shape]:
                self._tile(tile["id"], number, tile["squares"])
        self.tile_count: int = len(self.tiles)
        self.starting_tiles: list[str] = []
        start = facts["starting_building_tiles"]
        for tile in start["tiles"]:
            self.starting_tiles.append(tile["id"])
            for side in start["sides"]:
                self._tile(f"{tile['id']}{side}", self.shapes.index(start["shape"]), tile[side])
        self.building_spaces: list[str] = []
        self.space_shape: list[int] = []
        self.space_size: list[int] = []
        for space in facts["board_layout"]["building_spaces"]:
            self.building_spaces.append(space["id"].removeprefix("bs_"))
            self.space_shape.append(self.shapes.index(space["shape"]))
            self.space_size.append(space["stack"])
        self.is_large: list[bool] = [shapes[name]["size"] == "large" for name in self.shapes]
        self.cost: list[Bundle] = [self.bundle(shapes["cost"][shapes[name]["size"]]) for name in self.shapes]

    def _tile(self, name: str, shape: int, squares: list[str]) -> None:
        self.tiles.append(name)
        self.tile_shape.append(shape)
        self.tile_squares.append([self.squares.index(code) for code in squares])

    def _crates(self, facts: Any) -> None:
        entries = facts["crate_tiles"]["tiles"] + facts["starting_crate_tiles"]["tiles"]
        self.crates: list[str] = [entry["id"] for entry in entries]
        self.crate_cost: list[Bundle] = [self.bundle(entry["cost"]) for entry in entries]
        self.crate_points: list[int] = [entry["vp"] for entry in entries]
        self.first_crates: list[int] = list(range(len(facts["crate_tiles"]["tiles"]), len(entries)))
        self.crate_spaces: list[int] = [space["stack"] for space in facts["board_layout"]["crate_spaces"]["spaces"]]
        storage = facts["storage_board"]
        self.piers: list[str] = [pier["id"] for pier in storage["piers"]]
        self.pier_entries: list[Any] = [pier["per_crate"] for pier in storage["piers"]]
        self.middle_piers: list[int] = [self.piers.index(pier) for pier in storage["middle_piers"]]
        self.set_points: int = storage["crate_set"]["vp"]

    def _fishing(self, facts: Any) -> None:
        self.tokens: list[str] = []
        self.token_type: list[int] = []
        self.token_gain: list[Bundle] = []
        self.token_points: list[int] = []
        self.token_lobsters: list[int] = []
        self.token_count: list[int] = []
        for kind in range(3):
            for entry in facts["fishing_tokens"][f"type{kind + 1}"]:
                self.tokens.append(entry["id"])
                self.token_type.append(kind)
                self.token_gain.append(self.bundle({k: n for k, n in entry["gain"].items() if k != "vp"}))
                self.token_points.append(entry["gain"].get("vp", 0))
                self.token_lobsters.append(entry["lobsters"])
                self.token_count.append(entry["count"])
        areas = [node for node in facts["fjord"]["nodes"].values() if node["order"]]
        self.area_points: list[int] = [0] + [area["vp_on_return"] for area in areas]
        self.last_area: int = len(areas)
        self.fishing_spaces: list[str] = []  # area by area, three types each
        self.fishing_size: list[int] = []
        for space in facts["fjord"]["fishing_spaces"]:
            self.fishing_spaces.append(f"{space['area']}:{'I' * space['type']}")
            self.fishing_size.append(space["stack"])
        self.boat_spaces: list[int] = [len(facts["boat_tile"][side]["slots"]) for side in ("base", "upgraded")]

    def _board(self, facts: Any) -> None:
        technology = facts["technology"]
        self.tracks: list[str] = [track["id"] for track in technology["tracks"]]
        self.level_points: list[int] = [technology["level_vp"][level] for level in range(TOP)]
        covered = {**technology["advanced_logistics"], "id": technology["advanced_logistics"]["replaces"]}
        self.track_entries: list[list[Any]] = [technology["tracks"]]  # of the base game, of the advanced game
        self.track_entries.append([covered if t["id"] == covered["id"] else t for t in technology["tracks"]])
        self.track_cost: list[list[list[Bundle]]] = [
            [[[], *[self.bundle(track["costs"][level]) for level in (1, 2, 3)]] for track in tracks]
            for tracks in self.track_entries
        ]
        self.abilities: list[str] = [tile["id"] for tile in facts["ability_tiles"]["tiles"]]
        by_id = {tile["id"]: tile for tile in facts["ability_tiles"]["tiles"]}
        self.fishmonger: Bundle = self.bundle(by_id["AB-3"]["cost"])
        self.good_neighbor: Bundle = self.bundle(by_id["AB-6"]["cost"])
        self.scoring_tiles: list[str] = [tile["id"] for tile in facts["scoring_tiles"]["tiles"]]
        self.scoring_entries: list[Any] = facts["scoring_tiles"]["tiles"]
        self.lightning: list[bool] = [tile["lightning"] for tile in self.scoring_entries]
        self.taverns: list[str] = [tavern["id"] for tavern in facts["taverns"]["spaces"]]
        self.tavern_entries: list[Any] = [tavern["effect"] for tavern in facts["taverns"]["spaces"]]
        self.start_goods: list[Bundle] = []
        self.start_fishing: list[bool] = []
        self.start_resources: list[str] = []
        for tile in facts["starting_resource_tiles"]["tiles"]:
            self.start_resources.append(tile["id"])
            self.start_goods.append(self.bundle(tile["gain"]))
            self.start_fishing.append(bool(tile["go_fishing"]))


def die_of(piece: int) -> int:
    """The die on a cell, alone or not; -1 = none."""
    if piece < WORKER:
        return piece
    return (piece - SHARED) % DICE if piece >= SHARED else -1


def figure_of(piece: int) -> int:
    """The worker or wagon on a cell, alone or not; -1 = none."""
    if piece < WORKER:
        return -1
    return piece if piece < SHARED else WORKER + (piece - SHARED) // DICE


def with_die(piece: int, die: int) -> int:
    """A die comes to what is on a cell: nothing, a worker or a wagon."""
    return die if piece < 0 else SHARED + (piece - WORKER) * DICE + die


def mask_of(cells: list[int]) -> int:
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def _actions(building: Any) -> list[str]:
    """SF-ACT-05, 07: the actions of which a building gives one."""
    single = [building["action"]] if "action" in building else []
    found: list[str] = building.get("choose_one", single)
    return found


def _neighbors(cell: int) -> list[int]:
    row, col = divmod(cell, SIZE)
    around = [(row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col)]
    return [r * SIZE + c for r, c in around if 0 <= r < SIZE and 0 <= c < SIZE]


def _placements(shape: list[list[int]]) -> list[list[int]]:
    """By place: the cells of the squares in order; empty where the tile leaves the grid (SF-SMALL-02, 03)."""
    found: list[list[int]] = []
    for anchor in range(CELLS):
        for turn in range(TURNS):
            cells: list[int] = []
            for dr, dc in shape:
                for _ in range(turn):
                    dr, dc = dc, -dr  # a quarter turn clockwise
                row, col = anchor // SIZE + dr, anchor % SIZE + dc
                if 0 <= row < SIZE and 0 <= col < SIZE:
                    cells.append(row * SIZE + col)
            whole = len(cells) == len(shape) and (turn == 0 or len(shape) > 1)
            found.append(cells if whole else [])
    return found


def _filled_squares(facts: Any) -> list[tuple[int, int]]:
    """(cells, points) of every square that scoring tile ST-02 knows, the largest first (SF-STILE-13)."""
    points = next(t["largest_filled_square"] for t in facts["scoring_tiles"]["tiles"] if "largest_filled_square" in t)
    found: list[tuple[int, int]] = []
    for size in sorted(points, reverse=True):
        for row in range(SIZE - size + 1):
            for col in range(SIZE - size + 1):
                cells = [r * SIZE + c for r in range(row, row + size) for c in range(col, col + size)]
                found.append((mask_of(cells), points[size]))
    return found
