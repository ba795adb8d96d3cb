"""The boards of all seats as panels: the own things in the dock and in drawers, each other board in a drawer."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rondel.drawing import DOCK, Box, Kit, Layer, Panel, View

from .beside import Beside, frames
from .player import AuxiliaryBlock, WorkerRows
from .rival import Rival
from .speech import hidden, party, who

MARGIN = 6.0
Drawn = Callable[..., str]
Parts = list[tuple[str, tuple[Any, ...]]]  # what is drawn, by name, and the arguments
ME, HAND, PILES, GOALS, BUILDINGS = "me", "hand", "piles", "goals", "buildings"
PANEL_OF = {"identity": ME, "hand": HAND, "piles": PILES, "goals": GOALS, "masters": GOALS, "own": BUILDINGS}


def with_margin(box: Box) -> Box:
    x, y, w, h = box
    return x - MARGIN, y - MARGIN, w + 2 * MARGIN, h + 2 * MARGIN


@dataclass(frozen=True)
class Boards:
    """How a game lays out what the seats have.

    own: the boxes of hand, piles and goals begin at 0, 0 of their panels in the dock, that of the buildings at 0, 0 of
    its drawer; captured tiles lie on the own board. others: all on one board. The boards have these sizes.
    """

    own: Beside
    others: Beside
    own_size: tuple[float, float]
    other_size: tuple[float, float]
    auxiliary: AuxiliaryBlock
    worker_rows: WorkerRows
    rival: Rival
    token: str  # the field of who has the token of the market that ends the game
    identity_wide: float
    player_printed: Callable[[Kit, View, int], str]
    rival_printed: Callable[[Kit, int], str]
    drawn: dict[str, Drawn]  # what only this game has: `identity` for the dock, and the rest of a board
    parts: Callable[[Kit, View, int, bool], Parts]  # the arguments for it; whether it is the own board

    def panels(self, kit: Kit, view: View, seat: int) -> list[Panel]:
        """The dock, the own drawers, the boards of the others."""
        seats, own = len(view["players"]), self.own
        docked = [
            (ME, who(kit, seat, seats), self.identity_wide),
            (HAND, kit.say("board-hand-cards"), own.hand_box[2]),
            (PILES, kit.say("board-piles"), own.piles_box[2]),
            (GOALS, kit.say("board-goals"), own.goals_box[2]),
        ]
        found = [Panel(name, shown, "dock", (0, 0, wide, DOCK), seat) for name, shown, wide in docked]
        box = with_margin((0, 0, *self.own_size))
        found.append(Panel(f"player-{seat}", kit.say("board-own"), "drawer", box, seat))
        box = with_margin(own.buildings_box)
        found.append(Panel(BUILDINGS, kit.say("board-buildings"), "drawer", box, seat))
        for other in range(len(party(kit, view))):
            if other != seat:
                whose = other if other < seats else None
                box = with_margin((0, 0, *self.other_size))
                found.append(Panel(f"player-{other}", who(kit, other, seats), "drawer", box, whose))
        return found

    def printed(self, kit: Kit, view: View, seat: int) -> dict[str, str]:
        """By panel."""
        seats, own = len(view["players"]), self.own
        found = {
            HAND: frames((own.hand_box,)),
            PILES: frames((own.piles_box,)),
            GOALS: frames((own.goals_box,)),
            BUILDINGS: frames((own.buildings_box,)),
        }
        for other in range(len(party(kit, view))):
            board = self.player_printed(kit, view, other) if other < seats else self.rival_printed(kit, other)
            blocks = own.on_board() if other == seat else self.others.blocks()
            blocks = blocks if other < seats else self.others.rival_blocks()
            found[f"player-{other}"] = board + frames(blocks)
        return found

    def layers(self, kit: Kit, view: View, viewer: int) -> list[Layer]:
        found: list[Layer] = []
        for seat in range(len(view["players"])):
            own = seat == viewer
            parts = self.parts(kit, view, seat, own) + self._player(kit, view, seat)
            found += self._layers(f"player-{seat}", parts, own)
        if view[kit.game.opponent]:
            found += self._layers(f"player-{len(view['players'])}", self._rival(kit, view), False)
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
            *[("own", args) for args in self.own.own_args(kit, view, seat, one["unbuilt"])],
        ]

    def _layers(self, board: str, parts: Parts, own: bool) -> list[Layer]:
        """Each a layer of its own; several of one name are numbered."""
        found: list[Layer] = []
        names = [name for name, _ in parts]
        for i, (name, args) in enumerate(parts):
            number = f":{names[:i].count(name) + 1}" if names.count(name) > 1 else ""
            apart = own and not (name == "masters" and self.own.masters_box)
            panel = PANEL_OF.get(name, board) if apart else board
            found.append(Layer(panel, f"{name}{number}", self._drawn, (name, own, *args)))
        return found

    def _drawn(self, kit: Kit, name: str, own: bool, *args: Any) -> str:
        """By what only this game has, else by a method of beside."""
        beside = self.own if own else self.others
        shared: dict[str, Drawn] = {
            "auxiliary": self.auxiliary.row,
            "workers": self.worker_rows.workers,
            "rival-purse": self.rival.purse,
            "rival-deck": self.rival.cards,
            "rival-cards": beside.cards,
        }
        draw: Drawn = self.drawn.get(name) or shared.get(name) or getattr(beside, name)
        return draw(kit, *args)
