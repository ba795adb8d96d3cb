"""What a player has beside their board: hand and piles, objectives, master tiles, captured tiles, buildings."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rondel.drawing import Box, Kit, View
from rondel.drawing.svg import at, g, piece, rect, use

from .base import MINUS, back, number, outline, panel, shield, words
from .cards import BACK, TaskIcon, objective, wide
from .hand import backs, fan
from .icons import Icons
from .speech import hidden, of, who
from .tiles import HIGH, WIDE, above, badges, building

CARD = (62.0, 112.0)
GOAL = (wide(112), 112.0)
SMALL = (46.0, 74.0)


@dataclass(frozen=True)
class Looks:
    """How a game draws what lies beside the boards."""

    icons: Icons
    card: Callable[[Kit, str, float, float, bool], str]  # not an objective: name, size, whether it is written there
    task: TaskIcon
    tile: Callable[[Kit, float, float, str], str]  # of the bags, by its middle
    span: Callable[[str], float]  # how much room such a tile takes
    master: Callable[[Any, float], str]  # a master tile of the components, of this width
    token: Callable[[float, float, float], str]  # of the market that ends the game
    token_points: int

    def goal(self, kit: Kit, name: str, h: float = 84) -> str:
        return objective(self.icons, self.objective(kit, name), self.task, h)

    def objective(self, kit: Kit, name: str) -> Any:
        """The card in the components."""
        c = kit.game.components
        return c.objectives[c.cards.index(name) - c.first_objective]

    def is_goal(self, kit: Kit, name: str) -> bool:
        c = kit.game.components
        return bool(c.cards.index(name) >= c.first_objective)

    def size(self, kit: Kit, name: str) -> tuple[float, float]:
        return GOAL if self.is_goal(kit, name) else CARD

    def face(self, kit: Kit, name: str) -> str:
        if self.is_goal(kit, name):
            return self.goal(kit, name, GOAL[1])
        return self.card(kit, name, *CARD, True)

    def small(self, kit: Kit, name: str) -> str:
        if not self.is_goal(kit, name):
            return self.card(kit, name, *SMALL, False)
        card = self.objective(kit, name)
        plate = rect(0, 0, *SMALL, None, 5, fill="var(--tile)", stroke="var(--edge)")
        body = use("i-obj", 23, 25, 34) + shield(14, 58, card["vp"], 22)
        return plate + body + (words(34, 58, f"{MINUS}{card['penalty']}", 14, "t-warn") if card["penalty"] else "")


@dataclass(frozen=True)
class Beside:
    """The places of these things; coordinates from the corner of the board."""

    looks: Looks
    hand_box: Box
    piles_box: Box
    goals_box: Box  # objective cards from the left, master tiles from the right
    captured_box: Box
    buildings_box: Box
    in_row: int  # buildings
    size: float = 0.92  # of buildings beside the board
    masters_box: Box | None = None  # of master tiles, if they do not lie beside the goals
    rival_side: str = ""  # of all buildings of the solo opponent; else the same as of the players

    def blocks(self) -> tuple[Box, ...]:
        return self.captured_box, self.hand_box, self.piles_box, self.goals_box, self.buildings_box

    def on_board(self) -> tuple[Box, ...]:
        """What of the own things lies on the board itself."""
        return (self.captured_box, self.masters_box) if self.masters_box else (self.captured_box,)

    def rival_blocks(self) -> tuple[Box, ...]:
        return self.captured_box, self.wide_hand(), self.goals_box, self.buildings_box

    def wide_hand(self) -> Box:
        """Hand and piles as one."""
        x, y, _, h = self.hand_box
        return x, y, self.piles_box[0] + self.piles_box[2] - x, h

    # Cards

    def hand(self, kit: Kit, seat: int, cards: Any, seats: int) -> str:
        """Cards by kind, equal ones fanned; of a hidden hand the backs."""
        if not isinstance(cards, dict):
            return fan(kit, seat, cards, self.hand_box, self.looks.face, self.looks.size)
        n = int(cards["hidden"])
        return backs(seat, n, self.hand_box, CARD, of(who(kit, seat, seats), kit.say("board-hand", n=n)))

    def piles(self, kit: Kit, seat: int, deck: int, discards: Any, seats: int, known: list[str]) -> str:
        """The deck from behind, or the card that lies open on it, and the discard pile with its top card open."""
        x, y, _, _ = self.piles_box
        name = who(kit, seat, seats)
        n = hidden(discards)
        top = (discards["top"] if isinstance(discards, dict) else discards)[-1:]
        body = use("i-head", x + 29, y + 40, 32, color="#f3e3bf") + words(x + 29, y + 74, deck, 19, "t-white")
        pile = back(x + 6, y + 18, *SMALL, BACK, deck, body)
        if known:
            pile += at(x + 10, y + 14, self.looks.small(kit, known[-1])) + number(x + 60, y + 17, deck + len(known))
        caption = words(x + 29, y + 113, kit.say("board-deck"), 12.5, "t-soft", width=58)
        said = kit.say("board-cards", n=deck + len(known))
        label = of(name, kit.say("term-draw_stack"), said, *[kit.name(card) for card in known])
        tip = " ".join(["draw_stack", *dict.fromkeys(known)])
        found = piece(f"deck:{seat}", pile, caption, ring=outline(x + 6, y + 14, 50, 80), tip=tip, label=label)
        shown = at(x + 66, y + 18, self.looks.small(kit, top[0])) if top else rect(x + 66, y + 18, *SMALL, "t-slot", 5)
        shown += number(x + 116, y + 17, n) if n else ""
        label = of(name, kit.say("term-discard_pile"), kit.say("board-cards", n=n))
        tips = " ".join(dict.fromkeys(discards)) if isinstance(discards, list) else "".join(top)
        caption = words(x + 89, y + 113, kit.say("board-discards"), 12.5, "t-soft", width=58)
        ring = outline(x + 66, y + 18, *SMALL)
        return found + piece(
            f"discards:{seat}", shown, caption, ring=ring, tip=f"discard_pile {tips}".strip(), label=label
        )

    def cards(self, kit: Kit, seat: int, have: list[str]) -> str:
        """Cards of the solo opponent, side by side: they only count at the end."""
        x, y, w, _ = self.wide_hand()
        step = min(50.0, (w - 60) / max(1, len(have) - 1))
        found = []
        for i, name in enumerate(have):
            body = at(x + 8 + step * i, y + 26, self.looks.small(kit, name))
            found.append(piece(f"bought:{seat}:{i}", body, tip=name, label=of(who(kit, seat, seat), kit.name(name))))
        return "".join(found)

    # Objectives, tiles

    def goals(self, kit: Kit, seat: int, cards: list[str], tiles: int) -> str:
        """Objective cards played, side by side or overlapping: the left edge, with the points, is always seen. Master
        tiles take room at the right."""
        x, y, w, _ = self.goals_box
        w -= 14 + (0 if self.masters_box else 66 * ((tiles + 1) // 2))
        step = min(GOAL[0] + 4, (w - GOAL[0]) / max(1, len(cards) - 1))
        found = []
        for i, name in enumerate(cards):
            body = at(x + 7 + step * i, y + 5, self.looks.goal(kit, name, GOAL[1]))
            found.append(piece(f"goal:{seat}:{i}", body, tip=name, label=kit.name(name)))
        return "".join(found)

    def masters(self, kit: Kit, seat: int, tiles: list[str]) -> str:
        c = kit.game.components
        x, y, w, _ = self.masters_box or self.goals_box
        found = []
        for i, name in enumerate(tiles):
            tile = self.looks.master(c.master_tiles[c.masters.index(name)], 62)
            left, top = x + w - 66 * (i // 2 + 1), y + 5 + 58 * (i % 2)
            body = at(x + 3 + 66 * i, y + 1, tile) if self.masters_box else at(left, top, tile)
            found.append(piece(f"owned:{seat}:{name}", body, tip=name, label=kit.name(name)))
        return "".join(found)

    def captured(self, kit: Kit, seat: int, tiles: dict[str, int], token: str, seats: int) -> str:
        """Tiles taken, equal ones once with their number, and the token of the market, if it is named."""
        x, y, w, h = self.captured_box
        room = w - 12 - (44 if token else 0)
        size, lines = self._wrapped(list(tiles.items()), room)
        found = [
            self._line(kit, seat, here, y + h * (row + 0.5) / len(lines) - 1, room, size, seats)
            for row, here in enumerate(lines)
        ]
        if token:
            label = of(who(kit, seat, seats), kit.say(f"term-{token}"))
            body = self.looks.token(x + w - 26, y + h / 2 - 4, 18)
            body += shield(x + w - 12, y + h / 2 + 16, self.looks.token_points, 23)
            found.append(piece(f"{token}:{seat}", body, tip=token, label=label))
        return "".join(found)

    def _wrapped(self, tiles: list[tuple[str, int]], room: float) -> tuple[float, list[list[tuple[str, int]]]]:
        """The tiles in lines and their size: as many lines as the box has room for, the last may be too long."""
        most = 3 if self.captured_box[3] > 100 else 1
        for rows in range(1, most + 1):
            size, left, lines = min(1.0, self.captured_box[3] / rows / 50), 0.0, [[tiles[0]] if tiles else []]
            for tile in tiles[1:]:
                left += self.looks.span(lines[-1][-1][0]) * size
                if left + self.looks.span(tile[0]) * size > room and len(lines) < most:
                    left = 0.0
                    lines.append([])
                lines[-1].append(tile)
            if len(lines) <= rows:
                break
        return size, lines

    def _line(
        self, kit: Kit, seat: int, tiles: list[tuple[str, int]], y: float, room: float, size: float, seats: int
    ) -> str:
        """Tiles side by side, overlapping when there are many."""
        spans = [self.looks.span(name) * size for name, _ in tiles]
        scale = min(1.0, (room - spans[-1]) / max(1.0, sum(spans[:-1]))) if tiles else 1.0
        found, left = [], self.captured_box[0] + 6
        for (name, n), span in zip(tiles, spans):
            body = self.looks.tile(kit, 0, 0, name)
            body += number(self.looks.span(name) / 2 - 2, -16, n) if n > 1 else ""
            label = of(who(kit, seat, seats), kit.name(name), f"× {n}")
            moved = f"translate({left + span / 2:.1f} {y:g})" + (f" scale({size:.2f})" if size != 1 else "")
            found.append(piece(f"taken:{seat}:{name}", g(body, transform=moved), tip=name, label=label))
            left += span * scale
        return "".join(found)

    # Buildings

    def own(self, kit: Kit, seat: int, i: int, name: str, unbuilt: bool) -> str:
        """A private building on its place beside the board, or the empty place of one that is on the trail."""
        c = kit.game.components
        x, y, w, _ = self.buildings_box
        cx, cy = x + 3 + (w - 6) / self.in_row * (i % self.in_row + 0.5), y + 36 + 59.5 * (i // self.in_row)
        if not unbuilt:
            return at(cx, cy, _gone(name, self.size))
        tile = c.private[c.private_names.index(name)]
        w, h = WIDE * self.size, HIGH * self.size
        scale = f"scale({self.size:g})"
        body = g(building(self.looks.icons, tile, seat, [], []), transform=scale)
        ring = outline(-w / 2, -h / 2, w, h, out=1)
        edge = above(g(badges(tile), transform=scale), _needed(c.builders_of(tile), w, h), tip=name)
        return at(cx, cy, piece(f"own:{seat}:{name}", body, ring=ring, tip=name, label=kit.name(name)), edge)

    def own_args(self, kit: Kit, view: View, seat: int, unbuilt: list[str]) -> list[tuple[Any, ...]]:
        """One for each building."""
        return [(seat, i, name, name in unbuilt) for i, name in enumerate(order_of(kit, view, seat, self.rival_side))]


def frames(boxes: tuple[Box, ...]) -> str:
    return "".join(panel(*box) for box in boxes)


def _gone(name: str, size: float) -> str:
    w, h = WIDE * size, HIGH * size
    return rect(-w / 2, -h / 2, w, h, "t-slot", 6) + words(0, 0, name, 16, "t-soft")


def _needed(n: int, wide: float, high: float) -> str:
    """Builders, on the upper left corner."""
    x, y, w = -wide / 2 + 14, -high / 2 - 1, 30 if n < 10 else 38
    plate = rect(x - 12, y - 9, w, 18, None, 9, fill="var(--tile)", stroke="var(--line)")
    return plate + use("i-builder", x - 2, y, 13) + words(x - 17 + w, y, n, 14, "t-bold", "end")


def order_of(kit: Kit, view: View, seat: int, rival_side: str) -> list[str]:
    """All buildings of a seat in the order of the builders they need: those left, and the places of the others."""
    c = kit.game.components
    sides = [c.private_names.index(name) for name in everything(kit, view, seat, rival_side)]
    return [c.private_names[i] for i in sorted(sides, key=lambda i: (c.builders[i], i))]


def everything(kit: Kit, view: View, seat: int, rival_side: str) -> list[str]:
    """The sides this seat plays with. Every player of a table has the same."""
    people, numbers = view["players"], range(1, len(kit.game.components.private) // 2 + 1)
    side = rival_side if rival_side and seat >= len(people) else view["options"]["buildings"]
    if side != "mixed":
        return [f"{n}{side}" for n in numbers]
    known = {name for one in people for name in one["unbuilt"]}
    built = [tile.partition("/") for tile in view["tiles"].values() if "/" in tile]
    known |= {name for owner, _, name in built if int(owner) < len(people)}
    return [f"{n}b" if f"{n}b" in known else f"{n}a" for n in numbers]
