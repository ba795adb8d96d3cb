"""Components of a trail game as numbers: trail, cards, disc slots, buildings, objectives."""

from typing import Any, Final

from rondel.core.components import ComponentsFile

from .graph import Trail

GREEN: Final = 0  # hands
BLACK: Final = 1


class TrailComponents:
    """Cards 0.. are the animals (`animals` of them, equal ones share a number), then other cards that a game has,
    then the objective cards (from `first_objective`).

    Tiles on the trail: 0.. the workers, then what comes out of the bags, then neutral buildings, then the private
    buildings of each seat. A subclass says what the bags hold.
    """

    bags: list[list[int]]
    bag_kinds: int  # tiles below this number come out of the bags
    all_hazards: list[int]  # spaces where hazards lie
    job_cost: list[int]  # of a worker, by row of the job market
    masters: list[str]  # of stations or harbours
    master_tiles: list[Any]
    buy_options: list[Any]  # of the market of animals

    def __init__(self, module: str, source: str, currency: str) -> None:
        self.currency: Final = currency  # the word of the components file
        with ComponentsFile(source, module) as facts:
            self.facts: Final[Any] = facts
            self._trail(facts["trail"])
            self._cards(facts)
            self._board(facts["player_board"])
            self._objectives(facts["objective_cards"])
            self._buildings(facts)
            self.index()

    def index(self) -> None:
        """What only this game has."""

    def other_cards(self) -> list[str]:
        """Cards that are neither animals nor objectives."""
        return []

    def spaces_for(self, tile: int) -> list[int]:
        """Where a tile of the bags may lie on the trail, the lowest number first."""
        raise NotImplementedError

    def builders_of(self, tile: Any) -> int:
        """How many builders a private building needs."""
        needed: int = tile["builders"]
        return needed

    def bag_tiles(self) -> list[tuple[str, int]]:
        """Names of the tiles that are not buildings, and their hand (-1 = none), the workers first."""
        raise NotImplementedError

    def _trail(self, trail: Any) -> None:
        self.trail = Trail(trail["nodes"], trail["edges"], trail["start"], trail["end"])
        self.spaces: list[str] = self.trail.spaces
        self.risk: list[str] = [node.get("risk", "") for node in self.trail.nodes]

    def _cards(self, facts: Any) -> None:
        self.cards: list[str] = []
        self.card_value: list[int] = []
        self.card_points: list[int] = []
        self.card_breed: list[int] = []
        self.breeds: list[str] = []
        self.herd: list[int] = []  # a player's first deck
        self.market_cards: list[int] = []
        self.side_cards: list[list[int]] = []  # animals that come in neither way, by kind
        for group, pile in ((facts["animals"]["deck"], self.herd), (facts["animals"]["market"], self.market_cards)):
            for animal in group:
                self._animal(animal, pile)
        for animal in facts["animals"].get("side", []):
            self.side_cards.append([])
            self._animal(animal, self.side_cards[-1])
        self.animals: int = len(self.cards)
        self.cards += self.other_cards()
        self.first_objective: int = len(self.cards)

    def _animal(self, animal: Any, pile: list[int]) -> None:
        """One breed: a card number for each number of points it occurs with."""
        breed = animal.get("breed", animal["id"])
        if breed not in self.breeds:
            self.breeds.append(breed)
        points = animal["vp"] if isinstance(animal["vp"], dict) else {animal["vp"]: animal["count"]}
        for vp, count in points.items():
            card = len(self.cards)
            self.cards.append(animal["id"] if len(points) == 1 else f"{animal['id']}_{vp}")
            self.card_value.append(animal["value"])
            self.card_points.append(vp)
            self.card_breed.append(self.breeds.index(breed))
            pile.extend([card] * count)

    def _board(self, board: Any) -> None:
        self.slots: list[Any] = board["disc_slots"]
        self.slot_names: list[str] = [slot["id"] for slot in self.slots]
        self.slot_dark: list[bool] = [slot["corner"] == "dark" for slot in self.slots]
        self.slot_cost: list[int] = [slot.get(f"cost_{self.currency}", 0) for slot in self.slots]
        self.slot_gain: list[int] = [slot.get(f"immediate_{self.currency}", 0) for slot in self.slots]
        self.slot_points: list[int] = [slot.get("end_vp", 0) for slot in self.slots]
        self.all_discs: int = (1 << len(self.slots)) - 1
        self.certificate_track: list[int] = board["certificate_track"]
        self.workers: list[str] = list(board["worker_rows"])
        self.columns: int = max([row["columns"] for row in board["worker_rows"].values()])
        self.most_drawn: int = self.columns  # cards with one action: up to one for each worker of a row
        self.worker_points: dict[int, int] = board["worker_vp"]
        self.auxiliary: list[Any] = self.facts["auxiliary_actions"]["list"]

    def _objectives(self, objectives: Any) -> None:
        starting = objectives.get("starting", [])
        self.tasks: list[str] = objectives["tasks"]
        self.objectives: list[Any] = starting + objectives["deck"] + objectives.get("bonus", [])
        first = self.first_objective
        self.cards = self.cards + [card["id"] for card in self.objectives]
        self.starting_objectives: list[int] = [first + i for i in range(len(starting))]
        self.objective_deck: list[int] = []
        for i, card in enumerate(objectives["deck"]):
            self.objective_deck += [first + len(starting) + i] * card["count"]
        includes = objectives.get("includes", {})  # what fulfils a task also counts as one of another kind
        needed = [
            card["tasks"] + [includes[task] for task in card["tasks"] if task in includes] for card in self.objectives
        ]
        self.objective_tasks: list[list[int]] = [[tasks.count(task) for task in self.tasks] for tasks in needed]

    def _buildings(self, facts: Any) -> None:
        bag = self.bag_tiles()
        self.tiles: list[str] = [name for name, _ in bag]
        self.hands: list[list[int]] = [[] if hand < 0 else [hand] for _, hand in bag]
        self.neutral_tiles: list[Any] = facts["neutral_buildings"]["tiles"]
        self.first_neutral: int = len(self.tiles)
        self.tiles += [tile["id"] for tile in self.neutral_tiles]
        self.hands += [[] for _ in self.neutral_tiles]
        self.private: list[Any] = facts["private_buildings"]["tiles"]
        self.private_names: list[str] = [tile["id"] for tile in self.private]
        self.builders: list[int] = [self.builders_of(tile) for tile in self.private]
        self.building_points: list[int] = [tile["vp"] for tile in self.private]
        self.first_private: int = len(self.tiles)
        for seat in range(4):
            self.tiles += [f"{seat}/{name}" for name in self.private_names]
            self.hands += [[GREEN if hand == "green" else BLACK for hand in tile["hand"]] for tile in self.private]

    def owner(self, tile: int) -> int:
        """The seat of a private building; -1 for any other tile."""
        return (tile - self.first_private) // len(self.private) if tile >= self.first_private else -1

    def building(self, tile: int) -> int:
        """The number of a private building among all sides."""
        return (tile - self.first_private) % len(self.private)

    def own_tile(self, seat: int, building: int) -> int:
        return self.first_private + seat * len(self.private) + building

    def is_neutral(self, tile: int) -> bool:
        return self.first_neutral <= tile < self.first_private
