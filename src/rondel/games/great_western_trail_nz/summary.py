# not compiled
"""The table as text for a terminal: what only this game has (see games/trail/summary.py)."""

from typing import Any

from rondel.core.summary import EMPTY, NONE
from rondel.core.texts import Texts
from rondel.games.trail.summary import TrailSummary

from .components import COLUMNS, Components
from .descriptions import pair_bonus


class Summary(TrailSummary):
    goal = "W"

    def __init__(self, view: dict[str, Any], texts: Texts, lang: str, focus: int) -> None:
        super().__init__(view, texts, lang, focus)
        self.c: Components = texts.game.components
        self.columns = _COLUMNS

    def title(self) -> str:
        """How far the bonus tiles market has come, which is how long the game lasts."""
        return self.progress(self.view["token_row"] + 1, len(self.c.bonus_cost))

    def marked(self, space: int) -> str:
        """* lush grass, + a nugget, a number what it needs of the pathfinder track."""
        signs = ["*" if self.c.grass[space] else "", "+" if self.c.nugget[space] else ""]
        return "".join(signs) + (f"({self.c.path_needed[space]})" if self.c.path_needed[space] else "")

    def short(self, tile: str) -> str:
        return self.say(f"tile-{tile}")

    def beside(self) -> list[str]:
        return [*self.jobs(), "", *self.bonus_market()]

    def bonus_market(self) -> list[str]:
        """Rows with their price; > is the row of the token, from which on nothing can be taken."""
        found = [self.say("bonus")]
        for row, cost in enumerate(self.c.bonus_cost):
            places = [f"{row + 1}:{column + 1}" for column in range(COLUMNS)]
            tiles = [self.short(self.view["bonus"][place]) for place in places if place in self.view["bonus"]]
            found.append(self.row(row, cost, tiles, self.view["token_row"]))
        return found

    def markets(self) -> list[str]:
        view = self.view
        sheep = [*self.cards(view["market"]), self.stack("market_stack")]
        supply = [f"{n}× {self.name(card)}" for card, n in view["supply"].items()]
        stacks = [
            f"{self.name(stack)} {gold}: {left}× {self.bonus_card(card)}"
            for stack, gold, left, card in zip(
                self.c.stacks, self.c.stack_gold, view["stack_left"], view["stack_sets"], strict=True
            )
        ]
        return [
            *self.listed("foresight", self.foreseen("AB")),
            *self.listed("animals", sheep),
            *self.listed("supply", supply),
            *self.listed("bonus-cards", stacks),
        ]

    def places(self) -> list[str]:
        c = self.c
        posts = [self.post(number) for number in range(len(c.posts)) if not c.post_wool[number]]
        wool = [self.post(number) for number in range(len(c.posts)) if c.post_wool[number]]
        harbours = [self.harbour(number) for number in range(len(c.harbours))]
        masters = [f"{self.name(at)}: {self.master(tile)}" for at, tile in self.view["masters"].items()]
        found = [*self.listed("posts", posts), *self.listed("wool-posts", wool), *self.listed("harbours", harbours)]
        return [*found, *(self.listed("masters", masters) if masters else [])]

    def post(self, number: int) -> str:
        """By its value, and where it lies if not at home."""
        c = self.c
        where = f" ({self.name(c.harbours[c.post_harbour[number]])})" if c.post_harbour[number] >= 0 else ""
        return f"{c.post_value[number]}{where}: {self.marks('posts', c.posts[number])}"

    def harbour(self, number: int) -> str:
        c = self.c
        space = c.sea[c.harbour_space[number]].upper()
        worth = f"{c.harbour_cost[number]}/{c.harbour_points[number]}"
        return f"{self.name(c.harbours[number])} {space} {worth}: {self.marks('harbours', c.harbours[number])}"

    def bonus_card(self, name: str) -> str:
        return self.card(name) if name in self.c.cards[self.c.first_objective :] else self.name(name)

    def values(self, player: dict[str, Any]) -> list[object]:
        money = [player.get(key, EMPTY) for key in ("pounds", "gold", "certificates", "exchange_tokens")]
        path = NONE if player["pathfinder"] is None else player["pathfinder"]
        tiles = sum(n for tile, n in player["captured"].items() if tile.startswith("bonus_"))
        return [
            *money,
            *self.piles(player),
            *self.hired(player),
            path,
            player["ship"].upper(),
            self.built(player),
            self.removed(player),
            tiles,
            len(player["objectives"]),
        ]

    def own(self) -> list[str]:
        me = self.me
        pairs = [
            self.several(n, self.text_of(pair_bonus(self.c, self.c.pair_names.index(pair))), "× ")
            for pair, n in me["storehouses"].items()
        ]
        found = [*super().own(), *self.listed("storehouses", pairs)]
        tiles = [tile for tile, n in me["captured"].items() if tile.startswith("bonus_") for _ in range(n)]
        found += self.listed("bonus-tiles", self.cards(tiles)) if tiles else []
        return [*found, *(self.listed("top", self.cards(me["top"])) if me["top"] else [])]


_COLUMNS = [
    ("money", 5), ("gold", 5), ("certificates", 6), ("tokens", 6), ("in-hand", 6), ("in-deck", 6), ("in-discards", 6),
    ("worker-shepherd", 6), ("worker-craftsman", 6), ("worker-sailor", 6), ("worker-shearer", 6), ("pathfinder", 5),
    ("ship", 5), ("built", 6), ("hazards", 5), ("tiles", 5), ("tasks", 5),
]  # fmt: skip
