# not compiled
"""The table as text for a terminal, at most 100 columns wide, drawn from a view: nothing hidden can get in."""

import textwrap
from itertools import zip_longest
from typing import Any

from rondel.core.summary import EMPTY, NONE, WIDTH, TableSummary
from rondel.core.texts import Texts

from .components import GOODS, SHIPS, WORKERS, Components
from .descriptions import pairs
from .fields import SHAPES

CELL = 11  # letters of a hex: coordinate, landscape, level, what lies there
LEFT = 46  # columns of the peninsula; the central island stands beside it
HEAD = 14  # columns of the headings below them
COLUMNS = [("goods", 18), ("workers", 6), ("map", 5), ("tiles", 7), ("ships", 10), ("anchors", 8), ("built", 12)]


class Summary(TableSummary):
    """The whole table, with the peninsula of the player in focus."""

    def __init__(self, view: dict[str, Any], texts: Texts, lang: str, focus: int) -> None:
        super().__init__(view, texts, lang, focus)
        self.c: Components = texts.game.components

    def lines(self) -> list[str]:
        halves = zip_longest(self.peninsula(), self.island(), fillvalue="")
        board = [f"{a:<{LEFT}}{b}".rstrip() for a, b in halves]
        lines = [self.title(), "", *board, "", *self.common(), "", *self.players(), "", *self.own()]
        first = self.view["round"] == 1 and self.view["phase"] == "income"
        return [*lines, "", *textwrap.wrap(self.say("legend"), WIDTH)] if first else lines

    def title(self) -> str:
        parts = [self.say("round", n=self.view["round"], rounds=self.c.rounds), self.say(f"phase-{self.view['phase']}")]
        parts.append(self.say("token", who=self.who(self.view["token"])))
        return " · ".join(parts)

    def who(self, owner: Any) -> str:
        """A seat by its number; in the solo game C is Cooper and N a neutral worker."""
        if owner in ("cooper", "neutral"):
            return self.say(f"mark-{owner}")
        return str(owner + 1) if owner < len(self.view["players"]) else self.say("mark-cooper")

    def listed(self, key: str, parts: list[str]) -> list[str]:
        """A heading and what belongs to it; a line breaks between two parts."""
        whole = " · ".join(part.replace(" ", "\xa0") for part in parts or [NONE])
        lines = textwrap.wrap(f"{self.say(key):<{HEAD}}{whole}", WIDTH, subsequent_indent=" " * HEAD)
        return [line.replace("\xa0", " ") for line in lines]

    # The peninsula and the central island

    def peninsula(self) -> list[str]:
        """The inland end on top, as its owner sees it; rows of three stand between those of four."""
        rows: dict[int, list[str]] = {}
        for name in self.c.hexes:
            rows.setdefault(int(name[1]), []).append(self.hex(name))
        found = [self.say("peninsula", n=self.focus + 1)]
        for row in sorted(rows, reverse=True):
            cells = "".join(f"{cell:<{CELL}}" for cell in rows[row])
            found.append(f"{' ' * (CELL // 2 * (4 - len(rows[row])))}{cells}".rstrip())
        return found

    def hex(self, name: str) -> str:
        land = self.me["land"].get(name)
        piece = self.me["on"].get(name)
        ground = f"{self.say(f'short-{land}')}{self.me['level'][name]}" if land else EMPTY
        coordinate = self.c.coordinates[self.c.hexes.index(name)]
        return " ".join([coordinate, ground, *([self.say(f"short-{piece}")] if piece else [])])

    def island(self) -> list[str]:
        """Workers on each section, the top one last."""
        found = [f"{self.say('island'):<20}{self.say('round-space'):<16}{self.say('square-space')}"]
        for section in self.c.sections:
            stacks = [self.view["spaces"].get(f"{section} {shape}", []) for shape in SHAPES]
            shown = [" ".join(self.who(owner) for owner in stack) or EMPTY for stack in stacks]
            found.append(f"{section} {self.say(f'section-{section}'):<18}{shown[0]:<16}{shown[1]}")
        return found

    # What is for all

    def common(self) -> list[str]:
        view = self.view
        return [
            *self.listed("cargo", [self.cargo(n) for n in range(len(self.c.cargo))]),
            *self.listed("orders", [self.order(name) for name in view["orders"]]),
            *(self.cooper() if view["cooper"] else []),
        ]

    def cargo(self, number: int) -> str:
        """Cost, helm points, whose lids are left; ! = the harbormaster stands there, ? = he lies."""
        name = self.c.cargo[number]
        cost = self.texts.words(self.lang, pairs(self.c.cargo_cost[number]))
        mark = ("!" if self.view["upright"] else "?") if self.view["harbormaster"] == name else ""
        lids = [str(seat + 1) for seat, player in enumerate(self.view["players"]) if name in player["lids"]]
        words = {"cost": cost, "helm": self.c.cargo_helm[number], "lids": " ".join(lids) or NONE}
        shown = self.say("cargo-ship", n=number + 1, **words)
        return f"{mark}{shown}"

    def order(self, name: str) -> str:
        taken = self.view["orders"][name]
        return f"{self.name(name)} ({self.who(taken['seat'])})" if taken else self.name(name)

    def cooper(self) -> list[str]:
        his = self.view["cooper"]
        counters = [f"{self.name(name)} {his['counters'].get(name, 0)}" for name in self.c.counters]
        workers = "+".join(str(his["workers"].get(kind, 0)) for kind in WORKERS)
        return self.listed("cooper", [self.say("steps", n=his["steps"]), self.say("workers", n=workers), *counters])

    # The players

    def players(self) -> list[str]:
        """One line each; > is who decides now."""
        heads = "".join(f"{self.say(f'column-{key}'):<{width}}" for key, width in COLUMNS)
        found = [f"  {self.say('player'):<8}{heads}".rstrip()]
        pending = self.view["pending"][-1]["seat"] if self.view["pending"] else -1
        for seat, player in enumerate(self.view["players"]):
            shown = "".join(f"{value:<{width}}" for value, (_, width) in zip(self.row(player), COLUMNS))
            found.append(f"{'>' if seat == pending else ' '} {seat + 1:<8}{shown}".rstrip())
        return found

    def row(self, player: dict[str, Any]) -> list[str]:
        lying = list(player["on"].values())
        buildings = sum(lying.count(name) for name in self.c.buildings)
        built = [len(player["docks"]), buildings, lying.count("statue"), len(self.c.cargo) - len(player["lids"])]
        return [
            " ".join(str(player["stored"].get(good, EMPTY)) for good in GOODS),
            "+".join(str(player["workers"].get(kind, 0)) for kind in WORKERS),
            str(player["cartographer"]),
            str(sum(player["tiles"].values())),
            " / ".join(str(player["steps"].get(ship, 0)) for ship in SHIPS),
            " / ".join(str(player["anchors"].get(ship, 0)) for ship in SHIPS),
            " ".join(str(n) for n in built),
        ]

    def own(self) -> list[str]:
        """What the player in focus has beside the peninsula."""
        me = self.me
        market = [self.texts.amount(self.lang, good, n) for good, n in me["market"].items() if n]
        tiles = [f"{n} × {self.sides(kind)}" for kind, n in me["tiles"].items() if n]
        boats = [self.down(self.name(boat), boat in me["wrecks"]) for boat in me["docks"].values()]
        islets = [f"{half} {self.name(islet)}" for half, islet in me["islets"].items()]
        cards = [self.name(f"small:{card}") for card in me["small_cards"]]
        cards += [self.down(self.name(f"large:{card}"), card in me["spent"]) for card in me["large_cards"]]
        lids = [self.say("unused", n=me["unused"]), *[self.name(crate) for crate in me["crates"]]]
        return [
            *self.listed("market", market),
            *self.listed("reserve", tiles),
            *self.listed("boats", boats),
            *self.listed("islets", islets),
            *self.listed("workshop", [self.name(spot) for spot in me["crafting"]]),
            *self.listed("lids", lids),
            *self.listed("cards", cards),
            *self.listed("milestones", [self.name(name) for name in me["milestones"]]),
        ]

    def sides(self, kind: str) -> str:
        entry = next(tile for tile in self.c.facts["double_tiles"]["list"] if tile["id"] == kind)
        return " / ".join(" + ".join(self.name(land) for land in entry[side]) for side in ("front", "back"))

    def down(self, name: str, turned: bool) -> str:
        """What lies face down stands in brackets."""
        return f"({name})" if turned else name
