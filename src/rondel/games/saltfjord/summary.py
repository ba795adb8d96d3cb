# not compiled
"""The board as text for a terminal, at most 100 columns wide, drawn from a view: nothing hidden can get in."""

import textwrap
from itertools import zip_longest
from typing import Any

from rondel.core.summary import EMPTY, WIDTH, TableSummary
from rondel.core.texts import Texts

from .components import SIZE, TOP, Components
from .descriptions import pairs

CELL = 8  # letters: a square of at most 5, a piece of 2
LEFT = 57  # columns of the left half: the village and the tile stacks


class Summary(TableSummary):
    """The whole table, with the village of the player in focus."""

    def __init__(self, view: dict[str, Any], texts: Texts, lang: str, focus: int) -> None:
        super().__init__(view, texts, lang, focus)
        self.c: Components = texts.game.components

    def lines(self) -> list[str]:
        left = [*self.village(), "", *self.tiles()]
        right = [*self.dice(), "", *self.orders(), "", *self.technology()]
        halves = [f"{a:<{LEFT}}{b}".rstrip()[:WIDTH] for a, b in zip_longest(left, right, fillvalue="")]
        lines = [self.title(), *halves, *self.fjord(), *self.possessions(), "", *self.players()]
        return [*lines, "", *self.legend()] if self.view["sets"] else lines  # before the first turn

    def title(self) -> str:
        rounds = self.c.facts["meta"]["rounds"]
        title = self.say("round", n=self.view["round"], rounds=rounds)
        if len(self.view["players"]) > 1:
            title += " · " + self.say("start-player", n=self.view["start"] + 1)
        return title

    def legend(self) -> list[str]:
        marks = {piece: self.say(f"mark-{piece}") for piece in ("white", "orange", "worker", "wagon")}
        return textwrap.wrap(self.say("legend", **marks), WIDTH)

    # The village

    def village(self) -> list[str]:
        """Six rows of six cells: white dice choose columns, orange dice rows."""
        board = self.name(self.me["board"])
        white, orange = self.say("mark-white"), self.say("mark-orange")
        heads = [f"{white}{column + 1}" for column in range(SIZE)]
        found = [self.say("village", n=self.focus + 1, name=board), "   " + _row(heads)]
        squares = self.squares()
        for row in range(SIZE):
            cells = [self.cell(f"{row + 1}:{column + 1}", squares) for column in range(SIZE)]
            found.append(f"{orange}{row + 1} " + _row(cells))
        return found

    def squares(self) -> dict[str, str]:
        """The code of the square on each cell that has one: printed buildings and tiles."""
        c = self.c
        printed = c.printed[c.boards.index(self.me["board"])]
        found = {c.cells[cell]: c.squares[square] for cell, square in enumerate(printed) if square >= 0}
        for text in self.me["tiles"]:
            tile, _, place = text.partition("@")
            number = c.tiles.index(tile)
            cells = c.place_cells[c.tile_shape[number]][c.places.index(place)]
            for cell, square in zip(cells, c.tile_squares[number]):
                found[c.cells[cell]] = c.squares[square]
        return found

    def cell(self, cell: str, squares: dict[str, str]) -> str:
        shown = self.square(squares[cell]) if cell in squares else EMPTY
        lying = "".join([self.piece(name) for name in self.me["on"].get(cell, "").split("+") if name])
        return f"{shown:<5}{lying:>{CELL - 5}}".rstrip()

    def square(self, code: str) -> str:
        """A building in at most 5 letters; a boardwalk is ~ and what it gives."""
        number = self.c.squares.index(code)
        if number >= self.c.building_kinds:
            gains = pairs(self.c, self.c.walk_gain[number - self.c.building_kinds])
            return "~" + "".join(f"{n}{self.say(f'tiny-{what}')}" for what, n in gains)
        entry = self.c.building_entries[number]
        if "choose_one" in entry:
            return "/".join(self.say(f"tiny-{action}") for action in entry["choose_one"])
        if "gain" in entry:
            return self.gains(pairs(self.c, self.c.bundle(entry["gain"])))
        return self.say(f"short-{entry.get('action', 'upgrade')}")

    def gains(self, bundle: list[tuple[str, int]]) -> str:
        """Goods in at most 5 letters if they are of one kind."""
        if len(bundle) == 1:
            what, n = bundle[0]
            short = f"{n if n > 1 else ''}{self.say(f'short-{what}')}"
            if len(short) <= 5:
                return short
        return " ".join(f"{n}{self.say(f'tiny-{what}')}" for what, n in bundle)

    def piece(self, name: str) -> str:
        kind, _, value = name.partition(" ")
        return self.say(f"mark-{kind}") + value

    # The board

    def dice(self) -> list[str]:
        """How many lie in each dice area; in the solo game what lies in each tavern."""
        solo = len(self.view["players"]) == 1
        heads = [str(n + 1) for n in range(len(self.c.taverns) if solo else SIZE)]
        found = [f"{self.say('taverns' if solo else 'dice'):<14}{' '.join(heads)}"]
        for colour in ("white", "orange"):
            if solo:
                counts = [self.view["tavern_dice"].get(f"{tavern} {colour}") for tavern in self.c.taverns]
            else:
                counts = [self.view["dice"].get(f"{colour} {n}") for n in heads]
            shown = " ".join(str(n or EMPTY) for n in counts)
            found.append(f"{self.say(colour):<14}{shown}")
        if self.view["die"] is not None:
            found.append(self.say("in-use", die=self.name(self.view["die"])))
        return found

    def orders(self) -> list[str]:
        found = [self.say("orders")]
        for space in range(len(self.c.crate_spaces)):
            crate = self.view["crate_tops"].get(str(space + 1))
            left = self.view["crate_left"].get(str(space + 1), 0)
            found.append(f"{space + 1}: {self.crate(crate)} ({left})" if crate else f"{space + 1}: {EMPTY}")
        return found

    def crate(self, name: str) -> str:
        number = self.c.crates.index(name)
        cost = self.texts.words(self.lang, pairs(self.c, self.c.crate_cost[number]))
        return self.say("worth", cost=cost, points=self.c.crate_points[number])

    def technology(self) -> list[str]:
        """Each track with the level of the player in focus, what the next costs, and the tile at the top."""
        found = [self.say("technology")]
        advanced = int(self.view["options"]["wagons"])
        for number, track in enumerate(self.c.tracks):
            level = self.me["levels"].get(track, 0)
            step = self.say("top")
            if level < TOP:
                step = self.gains(pairs(self.c, self.c.track_cost[advanced][number][level + 1]))
            tile = self.name(self.view["scoring"][track])
            found.append(f"{self.name(track)[:13]:<13} {level} {step:<5} {tile}")
        return found

    def tiles(self) -> list[str]:
        """The top tile of each stack by shape, and how many lie below."""
        found = [self.say("tiles")]
        for shape in self.c.shapes:
            stacks: list[str] = []
            for space in self.c.building_spaces:
                tile = self.view["tile_tops"].get(space)
                if space.startswith(shape) and tile is not None:
                    left = self.view["tile_left"].get(space, 0)
                    stacks.append(f"{self.tile(tile)} ({left})")
            shown = "".join(f"{stack:<23}" for stack in stacks)
            found.append(f"{self.say(f'shape-{shape}'):<10}{shown}".rstrip())
        return found

    def tile(self, name: str) -> str:
        squares = self.c.tile_squares[self.c.tiles.index(name)]
        return " ".join(self.square(self.c.squares[square]) for square in squares)

    def fjord(self) -> list[str]:
        """The stacks of each area by type, and the points of returning from there."""
        areas: list[str] = []
        for area in range(1, self.c.last_area + 1):
            stacks = "/".join(str(self.stack(f"area{area}:{'I' * kind}")) for kind in (1, 2, 3))
            areas.append(self.say("area", n=area, stacks=stacks, points=self.c.area_points[area]))
        return ["", f"{self.say('fjord'):<10}" + "   ".join(areas)]

    def stack(self, space: str) -> int:
        view = self.view
        thrown = len(view["overboard"].get(space, []))
        return int(view["unseen"].get(space, 0)) + (space in view["token_tops"]) + thrown

    # The players

    def possessions(self) -> list[str]:
        """What the player in focus has beside the village: boat, abilities, crates."""
        me = self.me
        boat = self.say("boat-area", n=me["boat"]) if me["boat"] else self.say("boat-harbor")
        tokens = "; ".join(self.token(token) for token in me["tokens"])
        parts = [boat, self.say("on-board", tokens=tokens)] if tokens else [boat]
        caught = sum(me["collected"].values())
        if caught:
            parts.append(self.say("collected", n=caught))
        abilities = ", ".join(self.name(ability) for ability in me["abilities"])
        if abilities:
            parts.append(f"{self.say('abilities')}: {abilities}")
        if me["wagons_waiting"]:
            parts.append(self.say("waiting"))
        found = [" · ".join(parts)]
        if me["crates"]:
            found.append(f"{self.say('crates')}: " + " · ".join(self.pier(pier) for pier in me["crates"]))
        if self.view["special"]:
            tiles = ", ".join(self.name(tile) for tile in self.view["special"])
            found.append(self.say("special", tiles=tiles))
        return [part for line in found for part in textwrap.wrap(line, WIDTH)]

    def token(self, name: str) -> str:
        number = self.c.tokens.index(name)
        points = [("vp", self.c.token_points[number])] if self.c.token_points[number] else []
        shown: str = self.texts.words(self.lang, points + pairs(self.c, self.c.token_gain[number]))
        return shown

    def pier(self, pier: str) -> str:
        """The crates of a pier by their points."""
        worth = [self.c.crate_points[self.c.crates.index(crate)] for crate in self.me["crates"][pier]]
        return f"{self.name(pier)} {'+'.join(str(points) for points in worth)}"

    def players(self) -> list[str]:
        """One line each; > is who decides now."""
        goods = [f"{self.say(f'short-{good}')[:5]:>6}" for good in self.c.goods]
        heads = [f"{self.say(key):>{width}}" for key, width in _COLUMNS]
        found = [f"  {self.say('player'):<8}{heads[0]}{''.join(goods)}{''.join(heads[1:])}"]
        pending = self.view["pending"][-1]["seat"] if self.view["pending"] else -1
        for seat, player in enumerate(self.view["players"]):
            mark = ">" if seat == pending else " "
            found.append((f"{mark} {seat + 1:<8}" + self.player(player)).rstrip())
        return found

    def player(self, player: dict[str, Any]) -> str:
        taken = f"{player['taken'].get('white', 0)}+{player['taken'].get('orange', 0)}"
        levels = "".join(str(player["levels"].get(track, 0)) for track in self.c.tracks)
        crates = "/".join(str(len(player["crates"].get(pier, []))) for pier in self.c.piers)
        tavern = str(self.c.taverns.index(player["tavern"]) + 1) if player["tavern"] else ""
        points = sum(player["points"].values())
        values = [points, player["workers"], taken, levels, player["boat"] or EMPTY, crates, tavern]
        shown = [f"{value!s:>{width}}" for value, (_, width) in zip(values, _COLUMNS)]
        goods = [f"{player['goods'].get(good) or EMPTY!s:>6}" for good in self.c.goods]
        return shown[0] + "".join(goods) + "".join(shown[1:])


_COLUMNS = [("points", 4), ("workers", 5), ("taken", 6), ("levels", 6), ("boat", 5), ("at-piers", 8), ("tavern", 8)]


def _row(cells: list[str]) -> str:
    return " ".join(f"{cell:<{CELL}}" for cell in cells).rstrip()
