"""The table put together: panels, and the boards of all seats with the layers that change."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rondel.drawing import Box, Kit, Layer, Panel, View
from rondel.drawing.svg import at, rect

from .beside import Beside, frames
from .player import AuxiliaryBlock, WorkerRows
from .rival import Rival
from .speech import hidden, party, who

MARGIN = 6.0
Drawn = Callable[..., str]
Parts = list[tuple[str, tuple[Any, ...]]]  # what is drawn, by name, and the arguments


def with_margin(box: Box) -> Box:
    x, y, w, h = box
    return x - MARGIN, y - MARGIN, w + 2 * MARGIN, h + 2 * MARGIN


@dataclass(frozen=True)
class Boards:
    """The boards of all seats: that of the one who looks comes first, the others' below all that is shared."""

    places: tuple[Box, float, float]  # the own board; where the others begin; from one of them to the next
    auxiliary: AuxiliaryBlock
    worker_rows: WorkerRows
    beside: Beside
    rival: Rival
    token: str  # the field of who has the token of the market that ends the game
    player_printed: Callable[[Kit, View, int], str]
    rival_printed: Callable[[Kit, int], str]
    drawn: dict[str, Drawn]  # what only this game has on a board
    parts: Callable[[Kit, View, int], Parts]  # and the arguments for it

    def place(self, seat: int, viewer: int) -> Box:
        own, below, step = self.places
        if seat == viewer:
            return own
        return own[0], below + step * (seat if seat < viewer else seat - 1), own[2], own[3]

    def panels(self, kit: Kit, view: View, seat: int, blocks: list[tuple[str, str, Box]]) -> list[Panel]:
        """The own board, then its blocks (names, titles, boxes from its corner), then the boards of the others."""
        seats, (x, y, _, _) = len(view["players"]), self.places[0]
        found: list[Panel] = []
        for other in [seat, *[other for other in range(len(party(kit, view))) if other != seat]]:
            whose = other if other < seats else None
            box = with_margin(self.place(other, seat))
            found.append(Panel(f"player-{other}", who(kit, other, seats), box, whose))
            if other == seat:
                for name, shown, (bx, by, w, h) in blocks:
                    found.append(Panel(f"own-{name}", shown, with_margin((x + bx, y + by, w, h)), seat))
        return found

    def blocks(self, kit: Kit, limits: tuple[float, float], more: float, share: float) -> list[tuple[str, str, Box]]:
        """The own board in parts. more: what stands right of the workers; share: of the buildings in one part."""
        left, top, w, h = self.beside.buildings_box
        high = self.places[0][3]
        return [
            ("hand", kit.say("board-hand-cards"), self.beside.wide_hand()),
            ("limits", kit.say("board-limits"), (limits[0], 0, limits[1], high)),
            ("auxiliary", kit.say("board-auxiliary"), (self.auxiliary.x, 0, self.auxiliary.wide, high)),
            ("workers", kit.say("board-workers"), (self.worker_rows.x, 0, self.worker_rows.wide + more, high)),
            ("buildings-1", f"{kit.say('board-buildings')} 1", (left, top, w * share, h)),
            ("buildings-2", f"{kit.say('board-buildings')} 2", (left + w * (1 - share), top, w * share, h)),
        ]

    def printed(self, kit: Kit, view: View, seat: int) -> str:
        seats, found = len(view["players"]), []
        for other in range(len(party(kit, view))):
            x, y, _, _ = self.place(other, seat)
            board = self.player_printed(kit, view, other) if other < seats else self.rival_printed(kit, other)
            blocks = self.beside.blocks() if other < seats else self.beside.rival_blocks()
            found.append(at(x, y, board, frames(blocks)))
        return "".join(found)

    def cloth(self, kit: Kit, view: View) -> str:
        """The table under everything, far beyond its edges."""
        height = self.places[1] + self.places[2] * (len(party(kit, view)) - 1)
        return rect(-2000, -2000, 6000, height + 4000, None, 0, fill="var(--table)")

    def layers(self, kit: Kit, view: View, viewer: int) -> list[Layer]:
        found: list[Layer] = []
        for seat in range(len(view["players"])):
            found += self._layers(seat, viewer, self.parts(kit, view, seat) + self._player(kit, view, seat))
        if view[kit.game.opponent]:
            found += self._layers(len(view["players"]), viewer, self._rival(kit, view))
        return found

    def _player(self, kit: Kit, view: View, seat: int) -> Parts:
        me, seats = view["players"][seat], len(view["players"])
        return [
            *[("auxiliary", args) for args in self.auxiliary.args(kit, seat, me["discs"])],
            ("workers", (seat, me["workers"], me.get("jokers", []), seats)),
            ("hand", (seat, me["hand"], seats)),
            ("piles", (seat, hidden(me["deck"]), me["discards"], seats, me.get("top", []))),
            *self._both(kit, view, seat, me),
        ]

    def _rival(self, kit: Kit, view: View) -> Parts:
        seat, name = len(view["players"]), kit.game.opponent
        one = view[name]
        return [
            ("workers", (seat, one["workers"], [], seat)),
            ("rival-purse", (seat, one["spare_discs"], one["specialization"])),
            ("rival-deck", (hidden(one[f"{name}_deck"]), one[f"{name}_discards"])),
            ("rival-cards", (seat, one["discards"])),
            *self._both(kit, view, seat, one),
        ]

    def _both(self, kit: Kit, view: View, seat: int, one: Any) -> Parts:
        """What players and the opponent have alike."""
        masters = one.get("masters", [])
        return [
            ("captured", (seat, one["captured"], self.token if one[self.token] else "", len(view["players"]))),
            ("goals", (seat, one["objectives"], len(masters))),
            ("masters", (seat, masters)),
            *[("own", args) for args in self.beside.own_args(kit, view, seat, one["unbuilt"])],
        ]

    def _layers(self, seat: int, viewer: int, parts: Parts) -> list[Layer]:
        """Each a layer of its own, moved to where the board lies; several of one name are numbered."""
        x, y, _, _ = self.place(seat, viewer)
        found: list[Layer] = []
        names = [name for name, _ in parts]
        for i, (name, args) in enumerate(parts):
            number = f":{names[:i].count(name) + 1}" if names.count(name) > 1 else ""
            found.append(Layer(f"player-{seat}:{name}{number}", self._moved, (x, y, name, *args)))
        return found

    def _moved(self, kit: Kit, x: float, y: float, name: str, *args: Any) -> str:
        return at(x, y, self._draw(name)(kit, *args))

    def _draw(self, name: str) -> Drawn:
        """A method of beside, if no other is meant."""
        shared: dict[str, Drawn] = {
            "auxiliary": self.auxiliary.row,
            "workers": self.worker_rows.workers,
            "rival-purse": self.rival.purse,
            "rival-deck": self.rival.cards,
            "rival-cards": self.beside.cards,
        }
        found: Drawn = self.drawn.get(name) or shared.get(name) or getattr(self.beside, name)
        return found
