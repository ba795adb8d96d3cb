"""Parts of a player's board: head, disc slots, auxiliary actions, worker rows, tracks. Coordinates from its corner."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rondel.drawing import Kit
from rondel.drawing.svg import g, line, path, piece, rect, use

from .base import coin, mark, outline, part, seat_class, shield, words
from .icons import Icons, payment
from .speech import amount, does, of, title, who
from .tiles import slot

HIGH = 262.0
AUX_STEP = 50.4
WorkerTile = Callable[[float, float, str, float], str]  # middle, kind, size


def head(seat: int, name: str, wide: float, room: float) -> str:
    """The upper edge of a board: whose it is. A page writes the name of who sits there instead (`data-seat`)."""
    plate = f"M8 0h{wide - 16:g}a8 8 0 0 1 8 8v32H0V8a8 8 0 0 1 8-8z"
    body = path(plate, fill="currentColor") + mark(20, 20, seat, 26)
    shown = words(38, 20, name, 17, "t-white", "start", room, data_seat=seat, data_room=room)
    return g(body, shown, class_=seat_class(seat), data_tip="seat_mark")


def purse(kit: Kit, seat: int, n: int, seats: int, x: float, sign: str, own: bool = False) -> str:
    """Money, in the head of the board; the own is chosen and seen moving in the dock."""
    word = "" if own else f"{kit.game.components.currency}:{seat}"
    body = coin(x, 20, sign, 28) + words(x + 18, 20, n, 22, "t-white", "start")
    return part(word, body, tip="money", label=of(who(kit, seat, seats), amount(kit, "money", n)))


def tokens(kit: Kit, seat: int, n: int, seats: int, x: float, y: float, own: bool = False, high: float = 42) -> str:
    """Exchange tokens."""
    body = rect(x, y, 62, high, None, 6, fill="var(--paper-2)", opacity=0.55)
    body += use("i-exchange", x + 18, y + high / 2, 28) + words(x + 46, y + high / 2, f"×{n}", 17)
    label = of(who(kit, seat, seats), kit.say("term-exchange_token"), n)
    name = "" if own else f"tokens:{seat}"
    return part(name, body, ring=outline(x, y, 62, high), tip="exchange_token", label=label)


def unlocked(kit: Kit, name: str, x: float, y: float) -> str:
    """What clearing a slot brings or costs beside its effect."""
    c = kit.game.components
    number = c.slot_names.index(name)
    points = c.slot_points[number]
    if c.slot_cost[number]:
        body = payment(c.slot_cost[number])[1](x - 12, y)
    else:
        body = shield(x, y + 1, points, 23) if points else coin(x, y, c.slot_gain[number], 22)
    return g(body, data_tip=name)


def hand_cards(x: float, y: float) -> str:
    """The icon of the hand limit."""
    faces = [(6, -3), (2, 0), (-3, 3)]
    return "".join(
        rect(x + dx - 11, y + dy - 15, 22, 29, None, 3, fill="var(--tile)", stroke="var(--ink)", stroke_width=1.3)
        for dx, dy in faces
    )


def disc_slot(kit: Kit, seat: int, name: str, x: float, y: float, covered: list[str]) -> str:
    c = kit.game.components
    dark = c.slot_dark[c.slot_names.index(name)] if name in c.slot_names else None
    return slot(f"slot:{seat}:{name}", kit.name(name), x, y, dark, seat, name in covered, tip=name)


def track_field(x: float, y: float, w: float, h: float, n: int, open_: bool, here: bool) -> str:
    """A field of a track that a marker moves on; its number stands at the bottom."""
    tile, ink = ("var(--tile)", "var(--ink)") if open_ else (None, None)
    plate = rect(x + 1, y, w - 2, h, None if open_ else "t-slot", 6, fill=tile, stroke=ink, stroke_width=1.3)
    return plate + words(x + w / 2, y + h - 13, n, 17 if here else 16, None if open_ else "t-soft")


def track_marker(seat: int, id_: str, x: float, y: float, label: str, tip: str, half: int = 15) -> str:
    """The marker of a track; to be clicked with its whole field. No id: it is clicked elsewhere."""
    shape = f"M0-17l{half} 13-{half} 13-{half}-13z"
    flag = path(shape, fill="currentColor", stroke="var(--white)", stroke_width=1.5) + mark(0, -4, seat, 13)
    area = rect(-17, -24, 34, 60, "t-hit", 0)
    body, moved = g(area, flag, class_=seat_class(seat)), f"translate({x:g} {y:g})"
    if not id_:
        return g(body, data_tip=tip, transform=moved)
    ring = rect(-18, -25, 36, 62, None, 8)
    return piece(id_, body, ring=ring, tip=tip, label=label, class_="moves", transform=moved)


# Auxiliary actions


def auxiliary_actions(kit: Kit) -> list[Any]:
    return list(kit.game.components.facts["auxiliary_actions"]["list"])


@dataclass(frozen=True)
class AuxiliaryBlock:
    """The block of auxiliary actions: left edge and width."""

    icons: Icons
    x: float
    wide: float

    def frame(self, kit: Kit) -> str:
        found = []
        for row, _ in enumerate(auxiliary_actions(kit)):
            y = 6 + AUX_STEP * row
            found.append(rect(self.x + 5, y, self.wide - 10, 47, None, 6, fill="var(--paper-2)", opacity=0.55))
            found.append(line(self.x + 183, y + 6, self.x + 183, y + 41, stroke="var(--line)", stroke_width=1.2))
        return g(*found)

    def row(self, kit: Kit, seat: int, row: int, covered: list[str]) -> str:
        """An auxiliary action: two slots, then the single and the double action, pale while not available."""
        action = auxiliary_actions(kit)[row]
        x, y, name = self.x, 6 + AUX_STEP * row, action["id"].removeprefix("aux_")
        found = [disc_slot(kit, seat, one, x + 9 + 39 * i, y + 5.5, covered) for i, one in enumerate(action["slots"])]
        for i, kind in enumerate(("single", "double")):
            left, wide = x + 90 + 97 * i, 90 if i == 0 else 95
            body = self.icons.row([action[kind]], left + 2, y + 23.5, wide - 4)
            if len(covered) > 1 - i:
                body = g(body, opacity=0.34)
            label = of(title(kit, "auxiliary_action"), does(kit, action[kind]))
            area, ring = rect(left, y, wide, 47, "t-hit", 0), rect(left, y + 1, wide, 45, None, 6)
            found.append(piece(f"aux:{seat}:{name}:{kind}", area, body, ring=ring, tip=action["id"], label=label))
        return "".join(found)

    def args(self, kit: Kit, seat: int, covered: list[str]) -> list[tuple[Any, ...]]:
        """One for each action."""
        actions = auxiliary_actions(kit)
        return [(seat, row, [one for one in action["slots"] if one in covered]) for row, action in enumerate(actions)]


# Workers


@dataclass(frozen=True)
class WorkerRows:
    """The worker rows: left edge, width, height of a row, places in it."""

    icons: Icons
    tints: Mapping[str, str]
    tile: WorkerTile
    x: float
    wide: float
    high: float
    columns: int

    def column(self, column: int) -> float:
        return self.x + 28 + 46 * (column - 1)

    def top(self, row: int) -> float:
        return 6 + (self.high + 2) * row

    def middle(self, row: int) -> float:
        return self.top(row) + self.high / 2

    def frame(self, kit: Kit, immediate: bool = True) -> str:
        """The rows, with the immediate actions printed on their places."""
        rows = kit.game.components.facts["player_board"]["worker_rows"]
        found = []
        for row, kind in enumerate(kit.game.components.workers):
            y = self.top(row)
            found.append(rect(self.x + 4, y, self.wide - 8, self.high, None, 6, fill=self.tints[kind], opacity=0.16))
            for column in range(1, self.columns + 1):
                x = self.column(column)
                if column > 1:
                    found.append(rect(x - 22, y + 4, 44, self.high - 8, "t-slot", 6))
                if immediate and column in rows[kind]["immediate"]:
                    body = self.icons.stacked(rows[kind]["immediate"][column], x, self.middle(row) + 0.5)
                    found.append(g(body, data_tip=f"place_{kind}_{column}"))
        return g(*found)

    def workers(self, kit: Kit, seat: int, have: dict[str, int], jokers: list[str], seats: int) -> str:
        """Workers in their rows; those of a type are one place. jokers: KIND:COLUMN of those that stand for any."""
        found = []
        for row, kind in enumerate(kit.game.components.workers):
            n, y = have.get(kind, 0), self.middle(row)
            covers = [
                rect(self.column(column) - 22, self.top(row) + 4, 44, self.high - 8, "t-cover", 6)
                for column in range(2, n + 1)
            ]
            body = "".join(covers)
            for column in range(1, n + 1):
                tile = "joker" if f"{kind}:{column}" in jokers else kind
                body += self.tile(self.column(column), y, tile, 42)
            points = kit.game.components.worker_points
            shields = [shield(self.column(column) + 14, y - 21, vp, 22) for column, vp in points.items()]
            body += g(*shields, data_tip="worker_points")
            ring = outline(self.column(1) - 21, y - 21, 46 * max(0, n - 1) + 42, 42, 7)
            label = of(who(kit, seat, seats), f"{kit.name(kind)} × {n}")
            found.append(piece(f"worker:{seat}:{kind}", body, ring=ring, tip=kind, label=label))
        return "".join(found)
