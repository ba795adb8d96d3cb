# not compiled
"""The table as text for a terminal, at most 100 columns wide, drawn from a view: nothing hidden can slip in."""

import textwrap
from itertools import zip_longest
from pathlib import Path
from typing import Any

from rondel.core.texts import Texts
from rondel.games.trail.descriptions import Message, counted, master, objective

from .components import FIRST_HAZARD, HAZARDS, ROWS, Components
from .descriptions import animal

WIDTH = 100
LEFT = 66  # columns of the trail; the job market stands beside it
HEAD = 11  # columns of the headings below them
EMPTY = "·"
NONE = "–"  # in lists whose entries a dot parts
_words: dict[str, Texts] = {}  # by the file of component data


def summary(view: dict[str, Any], texts: Texts, lang: str = "en", focus: int = 0) -> str:
    """The whole table, with the cards and slots of the player in focus."""
    return "\n".join(Summary(view, texts, lang, focus).lines())


def words_of(texts: Texts) -> Texts:
    """Our own few words lie beside those of the game."""
    key = texts.game.source
    if key not in _words:
        _words[key] = Texts(texts.game, folders=[Path(__file__).parent / "texts" / "summary"])
    return _words[key]


class Summary:
    def __init__(self, view: dict[str, Any], texts: Texts, lang: str, focus: int) -> None:
        self.view = view
        self.texts = texts
        self.lang = lang
        self.focus = focus
        self.me: dict[str, Any] = view["players"][focus]
        self.c: Components = texts.game.components
        self.words = words_of(texts)
        marks = [str(seat + 1) for seat in range(len(view["players"]))]
        sam = [("S", view["sam"])] if view["sam"] else []
        self.party: list[tuple[str, dict[str, Any]]] = [*zip(marks, view["players"]), *sam]  # Sam is S

    def say(self, key: str, **arguments: Any) -> str:
        return self.words.text(self.lang, key, **arguments)

    def name(self, component: str) -> str:
        return str(self.texts.name(self.lang, component))

    def told(self, message: Message) -> str:
        return str(self.texts.words(self.lang, message))

    def lines(self) -> list[str]:
        halves = zip_longest(self.trail(), self.jobs(), fillvalue="")
        board = [f"{a:<{LEFT}}{b}".rstrip() for a, b in halves]
        below = [*self.markets(), *self.objectives(), *self.railroad()]
        lines = [self.title(), *board, *below, "", *self.players(), "", *self.own()]
        started = any([player["space"] for player in self.view["players"]])
        return lines if started else [*lines, "", *textwrap.wrap(self.say("legend"), WIDTH)]

    def title(self) -> str:
        """How far the job market has come, which is how long the game lasts."""
        row = self.view["token_row"] + 1
        found = self.say("token", row=row, rows=ROWS) if row <= ROWS else self.say("last-turns")
        return f"{found} · {self.say('bags', bags='/'.join(str(n) for n in self.view['bags']['hidden']))}"

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

    # The trail

    def trail(self) -> list[str]:
        """A line for each branch between two neutral buildings; hazards and outlaws of a branch stand together."""
        trail = self.c.trail
        neutral = [f"{self.letter(space)} {self.lies(space)}" for space in trail.neutral]
        ends = [f"{self.name(self.c.spaces[space])}{self.herders(space)}" for space in (trail.start, trail.goal)]
        found = [self.say("trail"), "   ".join(neutral), "   ".join(end for end in ends if "@" in end)]
        for origin in range(len(trail.spaces)):
            if trail.kinds[origin] in ("neutral", "start"):
                for branch in trail.ahead[origin]:
                    found += self.branch(origin, branch)
        beside = [self.lies(space) for space in self.c.outlaw_spaces if not trail.behind[space]]
        return [line for line in [*found, f"{'':<6}{self.say('beside')} {' '.join(beside)}"] if line]

    def branch(self, origin: int, space: int) -> list[str]:
        trail = self.c.trail
        parts: list[str] = []
        last = ""
        while trail.kinds[space] not in ("neutral", "kansas_city"):
            kind = trail.nodes[space].get("hazard", trail.kinds[space])
            if kind == "building":
                parts.append(f" {self.c.spaces[space].upper()}{'*' if self.c.woods[space] else ''} {self.lies(space)}")
            else:
                parts.append(self.lies(space) if kind == last else f" {self.say(f'area-{kind}')} {self.lies(space)}")
            last = kind
            space = trail.ahead[space][0]
        return [f"{self.letter(origin)}→{self.letter(space)}  {' '.join(parts)}"] if parts else []

    def letter(self, space: int) -> str:
        return str(self.c.trail.nodes[space].get("letter", "KC"))

    def lies(self, space: int) -> str:
        """A tile in few letters, and the herders there: 2/4a@1."""
        tile = self.view["tiles"].get(self.c.spaces[space])
        return (self.tile(tile) if tile else EMPTY) + self.herders(space)

    def tile(self, name: str) -> str:
        number = self.c.tiles.index(name)
        if self.c.owner(number) >= 0:
            seat, _, building = name.partition("/")
            return f"{self.party[int(seat)][0]}/{building}"
        if number >= self.c.bag_kinds:
            return name
        if number < FIRST_HAZARD:
            return self.say(f"tile-{name}")
        _, points, hand = name.split("_")
        return f"{points}{self.say(f'hand-{hand}')}"

    def herders(self, space: int) -> str:
        here = [mark for mark, player in self.party if player["space"] == self.c.spaces[space]]
        return f"@{''.join(here)}" if here else ""

    # Markets

    def jobs(self) -> list[str]:
        """Rows with their price; > is the row of the token, where nobody can be hired."""
        found = [self.say("jobs")]
        for row, cost in enumerate(self.c.job_cost):
            waiting = [
                f"{self.view['jobs'][key]} {self.say(f'{worker}s')}"
                for worker in self.c.workers
                if (key := f"{row + 1}:{worker}") in self.view["jobs"]
            ]
            mark = ">" if row == self.view["token_row"] else " "
            found.append(f"{mark}{row + 1:>2} {cost:>3}  {', '.join(waiting) or EMPTY}"[: WIDTH - LEFT])
        return found

    def markets(self) -> list[str]:
        foresight = self.view["foresight"]
        columns = [[self.foreseen(tile) for tile in foresight[n : n + 2] if tile] for n in (0, 2, 4)]
        shown = [f"{n}: {', '.join(tiles) or NONE}" for n, tiles in enumerate(columns, 1)]
        c = self.c
        worth: dict[str, list[int]] = {}
        for card in self.view["market"]:
            number = c.cards.index(card)
            worth.setdefault(animal(c, number), []).append(c.card_points[number])
        animals = [f"{self.name(name)} {' '.join(str(n) for n in points)}" for name, points in worth.items()]
        stack = self.say("stack", n=self.view["market_stack"]["hidden"])
        return ["", *self.listed("foresight", shown), *self.listed("cattle", [*animals, stack])]

    def foreseen(self, tile: str) -> str:
        kind = tile.partition("_")[0]
        return f"{self.name(kind)} {self.tile(tile)}" if kind in HAZARDS else self.name(tile)

    def objectives(self) -> list[str]:
        stack = self.say("stack", n=self.view["objective_stack"]["hidden"])
        return self.listed("objectives", [*[self.card(card) for card in self.view["display"]], stack])

    def card(self, name: str) -> str:
        """An objective card without the word for it: 2 buildings, 1 hazard (3/−2)."""
        entry = self.c.objectives[self.c.cards.index(name) - self.c.animals]
        tasks = self.told(objective(self.c, self.c.cards.index(name))["tasks"])
        return f"{tasks} ({entry['vp']}/−{entry['penalty']})" if entry["penalty"] else f"{tasks} ({entry['vp']})"

    # Railroad

    def railroad(self) -> list[str]:
        c = self.c
        cities = [f"{self.name(city)} {c.city_value[i]}: {self.discs(city)}" for i, city in enumerate(c.cities)]
        stations: list[str] = []
        for i, station in enumerate(c.stations):
            owners = "".join(mark for mark, player in self.party if station in player["stations"])
            stations.append(f"{i + 1}: {c.station_cost[i]}/{c.station_points[i]} {owners or NONE}")
        found = [*self.listed("cities", cities), *self.listed("stations", stations)]
        masters = [f"{c.stations.index(at) + 1}: {self.master(tile)}" for at, tile in self.view["masters"].items()]
        return [*found, *(self.listed("masters", masters) if masters else [])]

    def discs(self, city: str) -> str:
        return "".join(mark * player["cities"].get(city, 0) for mark, player in self.party) or NONE

    def master(self, tile: str) -> str:
        words = master(self.c, self.c.masters.index(tile))
        return f"{self.told(words['top'])} / {self.told(words['bottom'])}"

    # The players

    def players(self) -> list[str]:
        """One line each; > is who decides now."""
        heads = [f"{self.say(key):>{width}}" for key, width in _COLUMNS]
        found = [f"{'':<5}{''.join(heads)}"]
        pending = self.view["pending"][-1]["seat"] if self.view["pending"] else -1
        for n, (mark, player) in enumerate(self.party):
            shown = [f"{value!s:>{width}}" for value, (_, width) in zip(self.values(player), _COLUMNS)]
            found.append(f"{'>' if n == pending else ' '} {mark:<3}{''.join(shown)}")
        return found

    def values(self, player: dict[str, Any]) -> list[object]:
        taken = player["captured"]
        hazards = sum(n for tile, n in taken.items() if tile.partition("_")[0] in HAZARDS)
        outlaws = f"{taken.get('green_outlaw', 0)}+{taken.get('orange_outlaw', 0)}"
        built = len([tile for tile in self.view["tiles"].values() if tile.startswith(self.seat_of(player) + "/")])
        workers = [player["workers"].get(worker, 0) for worker in self.c.workers]
        cards = [_size(player.get(pile, EMPTY)) for pile in ("hand", "deck")]
        money = [player.get(key, EMPTY) for key in ("dollars", "certificates", "exchange_tokens")]
        rail = [player["engine"], len(player["stations"]), len(player["masters"])]
        return [
            *money,
            *cards,
            _size(player["discards"]),
            *workers,
            *rail,
            built,
            hazards,
            outlaws,
            len(player["objectives"]),
        ]

    def seat_of(self, player: dict[str, Any]) -> str:
        return str([who is player for _, who in self.party].index(True))

    def own(self) -> list[str]:
        """What the player in focus has beside that."""
        me = self.me
        found = [self.say("own", n=self.focus + 1)]
        if isinstance(me["hand"], list):
            found += self.listed("hand", self.cards(me["hand"]))
        if isinstance(me["discards"], list):
            found += self.listed("discards", self.cards(me["discards"]))
        found += self.listed("played", [self.card(card) for card in me["objectives"]])
        if me["masters"]:
            found += self.listed("masters", [self.master(tile) for tile in me["masters"]])
        builders = self.c.builders
        unbuilt = [f"{name} ({builders[self.c.private_names.index(name)]})" for name in me["unbuilt"]]
        covered = [self.say(f"slot-{slot}") for slot in me["discs"]]
        return [*found, *self.listed("unbuilt", unbuilt), *self.listed("covered", covered)]

    def cards(self, names: list[str]) -> list[str]:
        return [f"{n}× {self.name(name)}" if n > 1 else self.name(name) for name, n in counted(names)]


_COLUMNS = [
    ("dollars", 5), ("certificates", 6), ("tokens", 6), ("in-hand", 6), ("in-deck", 6), ("in-discards", 6),
    ("cowboys", 6), ("builders", 6), ("engineers", 6), ("engine", 6), ("upgraded", 6), ("has-masters", 6),
    ("built", 6), ("hazards", 6), ("outlaws", 6), ("tasks", 6),
]  # fmt: skip


def _size(pile: Any) -> object:
    """A pile that is seen, or only its size."""
    return pile["hidden"] if isinstance(pile, dict) else len(pile) if isinstance(pile, list) else pile
