# not compiled
"""The table as text for a terminal: what only this game has (see games/trail/summary.py)."""

from typing import Any

from rondel.core.summary import EMPTY
from rondel.core.texts import Texts
from rondel.games.trail.summary import TrailSummary

from .components import COLUMNS, ROWS, Components
from .descriptions import animal


class Summary(TrailSummary):
    goal = "KC"

    def __init__(self, view: dict[str, Any], texts: Texts, lang: str, focus: int) -> None:
        super().__init__(view, texts, lang, focus)
        self.c: Components = texts.game.components
        self.columns = _COLUMNS

    def title(self) -> str:
        """How far the job market has come, which is how long the game lasts."""
        return self.progress(self.view["token_row"] + 1, ROWS)

    def trail(self) -> list[str]:
        beside = [self.lies(space) for space in self.c.outlaw_spaces if not self.c.trail.behind[space]]
        return [*super().trail(), f"{'':<6}{self.say('beside')} {' '.join(beside)}"]

    def marked(self, space: int) -> str:
        return "*" if self.c.woods[space] else ""

    def short(self, tile: str) -> str:
        return self.say(f"tile-{tile}")

    def beside(self) -> list[str]:
        return self.jobs(self.view["token_row"])

    def waiting(self, row: int) -> list[str]:
        """In the columns in use, with those that are empty beside somebody."""
        columns = range(COLUMNS - max(2, len(self.view["players"])), COLUMNS)
        here = [self.view["jobs"].get(f"{row}:{column + 1}") for column in columns]
        return [self.say(f"worker-{worker}") if worker else EMPTY for worker in here] if any(here) else []

    def markets(self) -> list[str]:
        c = self.c
        worth: dict[str, list[int]] = {}
        for card in self.view["market"]:
            number = c.cards.index(card)
            worth.setdefault(animal(c, number), []).append(c.card_points[number])
        animals = [f"{self.name(name)} {' '.join(str(n) for n in points)}" for name, points in worth.items()]
        on_sale = [*animals, self.stack("market_stack")]
        return [*self.listed("foresight", self.foreseen("123")), *self.listed("animals", on_sale)]

    def places(self) -> list[str]:
        c = self.c
        cities = [
            f"{self.name(city)} {c.city_value[i]}: {self.marks('cities', city)}" for i, city in enumerate(c.cities)
        ]
        stations = [
            f"{i + 1}: {c.station_cost[i]}/{c.station_points[i]} {self.marks('stations', station)}"
            for i, station in enumerate(c.stations)
        ]
        found = [*self.listed("cities", cities), *self.listed("stations", stations)]
        masters = [f"{c.stations.index(at) + 1}: {self.master(tile)}" for at, tile in self.view["masters"].items()]
        return [*found, *(self.listed("masters", masters) if masters else [])]

    def values(self, player: dict[str, Any]) -> list[object]:
        taken = player["captured"]
        outlaws = f"{taken.get('green_outlaw', 0)}+{taken.get('orange_outlaw', 0)}"
        money = [player.get(key, EMPTY) for key in ("dollars", "certificates", "exchange_tokens")]
        rail = [player["engine"], len(player["stations"]), len(player["masters"])]
        return [
            *money,
            *self.piles(player),
            *self.hired(player),
            *rail,
            self.built(player),
            self.removed(player),
            outlaws,
            len(player["objectives"]),
        ]


_COLUMNS = [
    ("money", 5), ("certificates", 6), ("tokens", 6), ("in-hand", 6), ("in-deck", 6), ("in-discards", 6),
    ("worker-cowboy", 6), ("worker-builder", 6), ("worker-engineer", 6), ("engine", 6), ("upgraded", 6),
    ("has-masters", 6), ("built", 6), ("hazards", 6), ("outlaws", 6), ("tasks", 6),
]  # fmt: skip
