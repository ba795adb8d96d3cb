"""Components as numbers: what only this game adds to the trail components."""

from typing import Any, Final

from rondel.games.trail.components import BLACK, GREEN, TrailComponents

SHEPHERD: Final = 0
CRAFTSMAN: Final = 1
SAILOR: Final = 2
SHEARER: Final = 3
WORKERS: Final = 4
JOKER: Final = 4  # after the workers, where a worker tile is meant
HAZARDS: Final = ("rockfall", "flood")
COLUMNS: Final = 4  # of the bonus market
SMALL: Final = 0  # harbours
MEDIUM: Final = 1
LARGE: Final = 2
KINDS: Final = ("small", "medium", "large")


class Components(TrailComponents):
    """Tiles of the bags: the workers, the hazards by type, points and hand, then the bonus tiles by kind."""

    def __init__(self, source: str = "") -> None:
        super().__init__(__file__, source, "pounds")

    def builders_of(self, tile: Any) -> int:
        needed: int = tile["craftsmen"]
        return needed

    def bag_tiles(self) -> list[tuple[str, int]]:
        """Fills bag A (workers and hazards) and bag B (bonus tiles) on the way."""
        bag = self.facts["bags"]["bag_a"]
        found = [(worker, -1) for worker in self.workers]
        self.bags = [[], []]
        for worker, name in enumerate(self.workers):
            self.bags[0] += [worker] * bag["workers"][name]
        self.tile_points: list[int] = [0] * WORKERS
        self.first_hazard: int = WORKERS
        self.hazard_kinds: int = len(bag["hazards"][HAZARDS[0]])  # of each type
        for kind in HAZARDS:
            for entry in bag["hazards"][kind]:
                self.bags[0] += [len(found)] * entry["count"]
                found.append((f"{kind}_{entry['vp']}_{entry['hand']}", BLACK if entry["hand"] == "black" else GREEN))
                self.tile_points.append(entry["vp"])
        self.first_bonus: int = len(found)
        self.bonus_tiles: list[Any] = self.facts["bonus_tiles"]["tiles"]
        for entry in self.bonus_tiles:
            self.bags[1] += [len(found)] * entry["count"]
            found.append((entry["id"], -1))
            self.tile_points.append(entry["vp"])
        self.bag_kinds = len(found)
        return found

    def other_cards(self) -> list[str]:
        """Deck-building cards and bonus cards that are played; their numbers follow the sheep."""
        self.playable: list[Any] = self.facts["deck_building"]["cards"] + self.facts["bonus_cards"]["cards"]
        return [card["id"] for card in self.playable]

    def index(self) -> None:
        facts = self.facts
        self._animals(facts["animals"])
        self._spaces()
        self._posts(facts["trading_posts"])
        self._sea(facts["sea"])
        self._supply(facts)
        self.job_cost = [row["cost"] for row in facts["job_market"]["rows"]]
        rows = range(1, len(self.job_cost) + 1)
        self.job_places: list[str] = [f"{row}:{worker}" for row in rows for worker in self.workers]
        market = facts["bonus_market"]["rows"]
        self.bonus_cost: list[int] = [row["cost"] for row in market]
        self.arrows: list[str] = [row.get("arrow", "") for row in market]
        self.masters = [tile["id"] for tile in facts["harbourmasters"]["tiles"]]
        self.master_tiles = facts["harbourmasters"]["tiles"]
        self.buy_options = facts["sheep_market_options"]["options"]
        self.most_drawn = 2 * facts["components"]["exchange_token"]  # NZ-EXCH-07: for all tokens of the box at once
        self.pairs: list[Any] = facts["player_board"]["storehouse_pairs"]
        self.pair_names: list[str] = [pair["id"] for pair in self.pairs]
        track = facts["pathfinder"]
        self.path_end: int = track["last"]
        reached = [max([n for n in track["vp_from"] if n <= space]) for space in range(self.path_end + 1)]
        self.path_points: list[int] = [track["vp_from"][n] for n in reached]
        self._permanent()

    def _animals(self, animals: Any) -> None:
        """Wool values, and the starting sheep; every breed is one card number."""
        entries = animals["deck"] + animals["market"] + animals["side"]
        self.card_wool: list[int] = [entry["wool"] for entry in entries]
        self.starting: int = len(animals["deck"])  # cards below this one are starting sheep
        self.shropshire: int = self.cards.index("shropshire")
        points = [card["vp"] for card in self.playable]
        self.card_points = self.card_points + points  # of bonus cards too (NZ-SCORE-07); objectives count otherwise
        effects = [card["effect"] for card in self.playable]
        self.card_certificates: list[int] = [effect.get("cert", 0) for effect in effects]
        self.card_spaces: list[int] = [effect.get("pathfinder", 0) for effect in effects]
        self.waivable: list[int] = [i for i in range(len(effects)) if self.card_certificates[i] or self.card_spaces[i]]
        ferries = [bool(card.get("ferry")) for card in self.playable]
        self.shows_ferry: list[bool] = [False] * self.animals + ferries + [False] * len(self.objectives)

    def _spaces(self) -> None:
        """Where hazards lie, by number; lush grass, gold nuggets and what a space asks of the pathfinder."""
        nodes = self.trail.nodes
        numbered = [(node.get("number", 0), space) for space, node in enumerate(nodes)]
        self.hazard_spaces: list[list[int]] = [
            [space for _, space in sorted(numbered) if nodes[space].get("hazard") == kind] for kind in HAZARDS
        ]
        self.all_hazards = [space for spaces in self.hazard_spaces for space in spaces]
        self.grass: list[bool] = [bool(node.get("grass")) for node in nodes]
        self.nugget: list[bool] = [bool(node.get("gold")) for node in nodes]
        self.path_needed: list[int] = [node.get("pathfinder", 0) for node in nodes]
        names = [tile["id"] for tile in self.neutral_tiles]
        self.back: dict[int, int] = {
            self.first_neutral + i: self.first_neutral + names.index(tile["back"])
            for i, tile in enumerate(self.neutral_tiles)
            if "back" in tile
        }
        self.fronts: list[int] = [
            self.first_neutral + i for i, name in enumerate(names) if self.first_neutral + i not in self.back.values()
        ]

    def hazard_type(self, tile: int) -> int:
        return (tile - self.first_hazard) // self.hazard_kinds

    def spaces_for(self, tile: int) -> list[int]:
        """NZ-SETUP-10: the lowest number first."""
        return self.hazard_spaces[self.hazard_type(tile)] if self.is_hazard(tile) else []

    def is_hazard(self, tile: int) -> bool:
        return self.first_hazard <= tile < self.first_bonus

    def _posts(self, posts: Any) -> None:
        self.posts: list[str] = [post["id"] for post in posts["list"]]
        entries = posts["list"]
        self.post_entries: list[Any] = entries
        self.post_value: list[int] = [post["value"] for post in entries]
        self.post_wool: list[bool] = [post["kind"] == "wool" for post in entries]
        self.post_dark: list[bool] = [post["corner"] == "dark" for post in entries]
        self.post_again: list[bool] = [post["repeatable"] for post in entries]
        self.post_cost: list[int] = [post["transport"] for post in entries]
        self.post_points: list[int] = [post["vp"] for post in entries]
        self.local_posts: list[int] = [
            i for i, post in enumerate(entries) if post["where"] == "local" and post["kind"] == "sheep"
        ]
        self.post_arrows: list[tuple[int, int, int]] = [
            (self.posts.index(arrow["between"][0]), self.posts.index(arrow["between"][1]), arrow["end_vp"])
            for arrow in posts["arrows"]
        ]

    def _sea(self, sea: Any) -> None:
        self.sea: list[str] = [space["id"] for space in sea["spaces"]]
        self.sea_start: int = self.sea.index(sea["start"])
        entries = sea["harbours"]
        self.harbours: list[str] = [harbour["id"] for harbour in entries]
        self.harbour_entries: list[Any] = entries
        self.harbour_kind: list[int] = [KINDS.index(harbour["kind"]) for harbour in entries]
        self.harbour_cost: list[int] = [harbour["cost"] for harbour in entries]
        self.harbour_dark: list[bool] = [harbour.get("corner") == "dark" for harbour in entries]
        self.harbour_points: list[int] = [harbour["vp"] for harbour in entries]
        self.special: list[bool] = [bool(harbour.get("special")) for harbour in entries]
        self.sea_harbour: list[int] = [
            self.harbours.index(space["harbour"]) if "harbour" in space else -1 for space in sea["spaces"]
        ]
        self.harbour_space: list[int] = [self.sea_harbour.index(i) for i in range(len(entries))]
        self.medium: list[int] = [i for i, kind in enumerate(self.harbour_kind) if kind == MEDIUM]
        self.medium_names: list[str] = [self.harbours[i] for i in self.medium]
        self.medium_bits: int = sum([1 << i for i in self.medium])
        self.store_bits: int = (1 << len(entries)) - 1 - self.medium_bits  # harbours that take a storehouse
        self.special_pairs: list[tuple[int, int, int]] = [
            (self.harbours.index(pair["between"][0]), self.harbours.index(pair["between"][1]), pair["end_vp"])
            for pair in sea["special_pairs"]
        ]
        self.post_harbour: list[int] = [
            self.harbours.index(post["harbour"]) if "harbour" in post else -1 for post in self.post_entries
        ]
        self.distance: list[list[int]] = [self._distances(origin, sea["edges"]) for origin in range(len(self.sea))]

    def _distances(self, origin: int, edges: Any) -> list[int]:
        """NZ-SHIP-01: moves from one sea space to every other; ways lead in both directions."""
        moves = [99] * len(self.sea)
        moves[origin] = 0
        queue = [origin]
        for space in queue:
            name = self.sea[space]
            for one, other in edges:
                if name in (one, other):
                    following = self.sea.index(other if one == name else one)
                    if moves[following] == 99:
                        moves[following] = moves[space] + 1
                        queue.append(following)
        return moves

    def _supply(self, facts: Any) -> None:
        """The deck-building supply, and the ten bonus card sets in the order of their numbers."""
        supply = [("romney", len(self.side_cards[0]))]
        supply += [(card["id"], card["count"]) for card in facts["deck_building"]["cards"]]
        self.supply_cards: list[int] = [self.cards.index(name) for name, _ in supply]
        self.supply_names: list[str] = [name for name, _ in supply]
        self.supply_count: list[int] = [count for _, count in supply]
        self.hazard_card: list[int] = [self.supply_names.index(facts["hazard_types"][kind]["card"]) for kind in HAZARDS]
        self.set_names: list[str] = facts["bonus_cards"]["sets"]
        self.sets: list[int] = [self.cards.index(name) for name in self.set_names]
        self.stacks: list[str] = [stack["id"] for stack in facts["bonus_cards"]["stacks"]]
        self.stack_gold: list[int] = [stack["gold"] for stack in facts["bonus_cards"]["stacks"]]

    def _permanent(self) -> None:
        """NZ-WEL-09, SHEAR-03: certificates and wool that are never spent, by what gives them."""
        groups = [slot["group"] for slot in self.slots]
        self.certificate_slots: int = sum([1 << i for i, group in enumerate(groups) if group == "cert"])
        self.wool_slots: int = sum([1 << i for i, group in enumerate(groups) if group == "wool"])
        bonus = [entry["gain"] for entry in self.bonus_tiles]
        self.bonus_certificates: list[int] = [gain.get("permanent_certificate", 0) for gain in bonus]
        self.bonus_wool: list[int] = [gain.get("permanent_wool", 0) for gain in bonus]
        self.master_certificates: list[int] = [
            tile["top"].get("permanent_certificate", 0) for tile in self.master_tiles
        ]
        self.pair_certificates: list[int] = [
            pair.get("permanent", {}).get("permanent_certificate", 0) for pair in self.pairs
        ]
        self.pair_points: list[int] = [pair.get("end_vp", 0) for pair in self.pairs]
