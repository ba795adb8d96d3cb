# not compiled
"""The table of a trail game as text for a terminal, at most 100 columns wide, drawn from a view: nothing hidden can
interrupt. A game adds its own markets, places and columns."""

import textwrap
from itertools import zip_longest
from typing import Any

from rondel.core.summary import EMPTY, NONE, WIDTH, TableSummary
from rondel.core.texts import Texts

from .components import TrailComponents
from .descriptions import Message, counted, master, objective

LEFT = 66  # columns of the trail; the job market stands beside it
HEAD = 11  # columns of the headings below them


class TrailSummary(TableSummary):
    """The whole table, with the cards and slots of the player in focus."""

    columns: list[tuple[str, int]]  # of the players: heading and width
    goal: str  # the end of the trail in few letters

    def __init__(self, view: dict[str, Any], texts: Texts, lang: str, focus: int) -> None:
        super().__init__(view, texts, lang, focus)
        self.board: TrailComponents = texts.game.trail_components
        marks = [str(seat + 1) for seat in range(len(view["players"]))]
        rival = view[texts.game.opponent]
        self.party: list[tuple[str, dict[str, Any]]] = [
            *zip(marks, view["players"]),
            *([("S", rival)] if rival else []),
        ]

    def text_of(self, message: Message) -> str:
        return str(self.texts.words(self.lang, message))

    def lines(self) -> list[str]:
        halves = zip_longest(self.trail(), self.beside(), fillvalue="")
        board = [f"{a:<{LEFT}}{b}".rstrip() for a, b in halves]
        lines = [self.title(), *board, "", *self.markets(), *self.objectives(), *self.places(), "", *self.players(), ""]
        started = any([player["space"] for player in self.view["players"]])
        return [*lines, *self.own(), *([] if started else ["", *textwrap.wrap(self.say("legend"), WIDTH)])]

    def listed(self, key: str, parts: list[str]) -> list[str]:
        """A heading and what belongs to it; a line breaks between two parts if it can."""
        found = [f"{self.say(key):<{HEAD}}{(parts or [NONE])[0]}"]
        for part in parts[1:]:
            if len(found[-1]) + 3 + len(part) > WIDTH:
                found.append(" " * HEAD + part)
            else:
                found[-1] += f" · {part}"
        wrapped = [textwrap.wrap(line, WIDTH, subsequent_indent=" " * HEAD, drop_whitespace=True) for line in found]
        return [line for lines in wrapped for line in lines]

    # What a game says itself

    def title(self) -> str:
        """How far the game has come."""
        raise NotImplementedError

    def beside(self) -> list[str]:
        """What stands to the right of the trail."""
        raise NotImplementedError

    def markets(self) -> list[str]:
        raise NotImplementedError

    def places(self) -> list[str]:
        """Where discs lie."""
        raise NotImplementedError

    def values(self, player: dict[str, Any]) -> list[object]:
        """A player's line, as `columns` says."""
        raise NotImplementedError

    def marked(self, space: int) -> str:
        """A sign for what a building space has."""
        raise NotImplementedError

    def short(self, tile: str) -> str:
        """A tile of the bags that is no hazard, in few letters."""
        raise NotImplementedError

    # The trail

    def progress(self, row: int, rows: int) -> str:
        """How far a token of so many rows has come, and what is left in the bags."""
        found = self.say("token", row=row, rows=rows) if row <= rows else self.say("last-turns")
        return f"{found} · {self.say('bags', bags='/'.join(str(n) for n in self.view['bags']['hidden']))}"

    def trail(self) -> list[str]:
        """A line for each branch between two neutral buildings; hazards of a branch stand together."""
        trail = self.board.trail
        neutral = [f"{self.letter(space)} {self.lies(space)}" for space in trail.neutral]
        ends = [f"{self.name(self.board.spaces[space])}{self.herders(space)}" for space in (trail.start, trail.goal)]
        found = [self.say("trail"), "   ".join(neutral), "   ".join(end for end in ends if "@" in end)]
        for origin in range(len(trail.spaces)):
            if trail.kinds[origin] in ("neutral", "start"):
                for branch in trail.ahead[origin]:
                    found += self.branch(origin, branch)
        return [line for line in found if line]

    def branch(self, origin: int, space: int) -> list[str]:
        trail = self.board.trail
        parts: list[str] = []
        last = ""
        while trail.kinds[space] != "neutral" and space != trail.goal:
            kind = trail.nodes[space].get("hazard", trail.kinds[space])
            if kind == "building":
                parts.append(f" {self.board.spaces[space].upper()}{self.marked(space)} {self.lies(space)}")
            else:
                parts.append(self.lies(space) if kind == last else f" {self.say(f'area-{kind}')} {self.lies(space)}")
            last = kind
            space = trail.ahead[space][0]
        return [f"{self.letter(origin)}→{self.letter(space)}  {' '.join(parts)}"] if parts else []

    def letter(self, space: int) -> str:
        return str(self.board.trail.nodes[space].get("letter", self.goal))

    def lies(self, space: int) -> str:
        """A tile in few letters, and the herders there: 2/4a@1."""
        tile = self.view["tiles"].get(self.board.spaces[space])
        return (self.tile(tile) if tile else EMPTY) + self.herders(space)

    def tile(self, name: str) -> str:
        number = self.board.tiles.index(name)
        if self.board.owner(number) >= 0:
            seat, _, building = name.partition("/")
            return f"{self.party[int(seat)][0]}/{building}"
        if number >= self.board.bag_kinds:
            return name.replace("_", "-")
        points, _, hand = name.partition("_")[2].partition("_")
        return f"{points}{self.say(f'hand-{hand}')}" if points.isdigit() else self.short(name)

    def foreseen(self, columns: str) -> list[str]:
        """The tiles to choose from, two a column; columns: their names."""
        tiles = self.view["foresight"]
        columns_of = [[self.called(tile) for tile in tiles[2 * n : 2 * n + 2] if tile] for n in range(len(columns))]
        return [f"{name}: {', '.join(shown) or NONE}" for name, shown in zip(columns, columns_of, strict=True)]

    def called(self, tile: str) -> str:
        kind = tile.partition("_")[0]
        return f"{self.name(kind)} {self.tile(tile)}" if tile.endswith(("_green", "_black")) else self.name(tile)

    def herders(self, space: int) -> str:
        here = [mark for mark, player in self.party if player["space"] == self.board.spaces[space]]
        return f"@{''.join(here)}" if here else ""

    # Markets

    def jobs(self, token: int = -1) -> list[str]:
        """Rows with their price; > is the row of the token, where nobody can be hired."""
        found = [self.say("jobs")]
        for row, cost in enumerate(self.board.job_cost):
            found.append(self.row(row, cost, self.waiting(row + 1), token))
        return found

    def waiting(self, row: int) -> list[str]:
        """Who waits in a row of the job market, from left to right."""
        return [
            self.say(f"worker-{worker}") for worker in self.board.workers if self.view["jobs"].get(f"{row}:{worker}")
        ]

    def row(self, row: int, cost: int, there: list[str], token: int) -> str:
        mark = ">" if row == token else " "
        return f"{mark}{row + 1:>2} {cost:>3}  {', '.join(there) or EMPTY}"[: WIDTH - LEFT]

    def stack(self, pile: str) -> str:
        return self.say("stack", n=self.view[pile]["hidden"])

    def objectives(self) -> list[str]:
        stack = self.stack("objective_stack")
        return self.listed("objectives", [*[self.card(card) for card in self.view["display"]], stack])

    def card(self, name: str) -> str:
        """An objective card without the word for it: 2 buildings, 1 hazard (3/−2)."""
        words = objective(self.board, self.board.cards.index(name))
        entry = self.board.objectives[self.board.cards.index(name) - self.board.first_objective]
        worth = f"{entry['vp']}/−{entry['penalty']}" if entry["penalty"] else str(entry["vp"])
        return f"{self.text_of(words['tasks'])} ({worth})"

    def master(self, tile: str) -> str:
        words = master(self.board, self.board.masters.index(tile))
        return f"{self.text_of(words['top'])} / {self.text_of(words['bottom'])}"

    # The players

    def players(self) -> list[str]:
        """One line each; > is who decides now."""
        heads = [f"{self.say(key):>{width}}" for key, width in self.columns]
        found = [f"{'':<5}{''.join(heads)}"]
        pending = self.view["pending"][-1]["seat"] if self.view["pending"] else -1
        for n, (mark, player) in enumerate(self.party):
            shown = [f"{value!s:>{width}}" for value, (_, width) in zip(self.values(player), self.columns, strict=True)]
            found.append(f"{'>' if n == pending else ' '} {mark:<3}{''.join(shown)}")
        return found

    def piles(self, player: dict[str, Any]) -> list[object]:
        """How many cards of each pile."""
        return [size_of(player.get(pile, EMPTY)) for pile in ("hand", "deck", "discards")]

    def hired(self, player: dict[str, Any]) -> list[object]:
        return [player["workers"].get(worker, 0) for worker in self.board.workers]

    def built(self, player: dict[str, Any]) -> int:
        seat = [who is player for _, who in self.party].index(True)
        return len([tile for tile in self.view["tiles"].values() if tile.startswith(f"{seat}/")])

    def removed(self, player: dict[str, Any]) -> int:
        """How many hazards."""
        return sum(n for tile, n in player["captured"].items() if tile.endswith(("_green", "_black")))

    def own(self) -> list[str]:
        """What the player in focus has beside that."""
        me = self.me
        found = [self.say("own", n=self.focus + 1)]
        for pile in ("hand", "discards"):
            if isinstance(me[pile], list):
                found += self.listed(pile, self.cards(me[pile]))
        found += self.listed("played", [self.card(card) for card in me["objectives"]])
        if me["masters"]:
            found += self.listed("masters", [self.master(tile) for tile in me["masters"]])
        builders = self.board.builders
        unbuilt = [f"{name} ({builders[self.board.private_names.index(name)]})" for name in me["unbuilt"]]
        covered = [self.say(f"slot-{slot}") for slot in me["discs"]]
        return [*found, *self.listed("unbuilt", unbuilt), *self.listed("covered", covered)]

    def cards(self, names: list[str]) -> list[str]:
        return [self.several(n, self.name(name), "× ") for name, n in counted(names)]

    def several(self, n: int, thing: str, times: str) -> str:
        return f"{n}{times}{thing}" if n > 1 else thing

    def marks(self, where: str, place: str) -> str:
        """Who has a disc there, as often as it lies there; or a mark for each who is in a list."""
        found = ""
        for mark, player in self.party:
            at = player[where]
            found += mark * (at.get(place, 0) if isinstance(at, dict) else at.count(place))
        return found or NONE


def size_of(pile: Any) -> object:
    """A pile that is seen, or only its size."""
    return pile["hidden"] if isinstance(pile, dict) else len(pile) if isinstance(pile, list) else pile
