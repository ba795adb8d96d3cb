"""The solo opponent's board: discs in the supply, the specialization, the deck and the cards used."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rondel.drawing import Kit
from rondel.drawing.svg import at, circle, g, piece, rect, use

from .base import back, disc, number, words
from .icons import Glyph
from .player import AuxiliaryBlock, WorkerRows
from .speech import of
from .tiles import placed

CARD = (52.0, 80.0)


@dataclass(frozen=True)
class Rival:
    """How a game draws its opponent."""

    name: str
    tint: str  # of the back of the cards
    actions: Callable[[Kit, Any], list[Glyph]]  # what a card does
    steps: Callable[[Any], int | str]  # how far it moves: a number, or the symbol of what is counted
    only: Callable[[Any], str]  # the worker one must be specialized in; "" = none
    limits: tuple[float, float]
    auxiliary: AuxiliaryBlock  # its block holds the cards used
    worker_rows: WorkerRows
    workers: Mapping[str, str]

    def purse(self, kit: Kit, seat: int, spare: int, specialization: str) -> str:
        """Discs in the supply, and the row of the specialization."""
        row = kit.game.components.workers.index(specialization)
        discs = "".join(disc(24 + 26 * (i % 7), 66 + 28 * (i // 7), seat, 11) for i in range(spare))
        label = of(kit.name(self.name), kit.say("term-disc"), spare)
        found = [piece(f"spare:{seat}", discs or circle(24, 66, 11, "t-slot"), tip="disc", label=label)]
        found.append(words(self.limits[1] - 12, 66, f"×{spare}", 15, "t-soft", "end"))
        star = circle(0, 0, 15, fill="var(--gold)", stroke="var(--white)", stroke_width=1.5)
        star += use(f"i-{specialization}", 0, 0, 19, color="#3a2c05")
        said = of(kit.name(self.name), kit.say("term-specialization_tile"), kit.name(specialization))
        x, y = self.worker_rows.x + self.worker_rows.wide - 22, self.worker_rows.middle(row) + 10
        return "".join(found) + placed(x, y, "specialization", star, tip="specialization_tile", label=said)

    def cards(self, kit: Kit, deck: int, used: list[str]) -> str:
        """The draw pile from behind, and all cards used since it was shuffled."""
        label = of(kit.say(f"term-{self.name}_card"), kit.say("board-cards", n=deck))
        face = use("i-herd", 34, 170, 38, color="#f3e3bf") + words(34, 216, deck, 20, "t-white")
        found = [
            piece(
                f"{self.name}_deck", back(10, 142, 52, 92, self.tint, deck, face), tip=f"{self.name}_card", label=label
            )
        ]
        return "".join(found) + self.used(kit, used)

    def used(self, kit: Kit, used: list[str]) -> str:
        found = []
        for i, name in enumerate(used):
            left, top = self.auxiliary.x + 8 + 55 * (i % 5), 6 + 84 * (i // 5)
            body = at(left, top, self.card(kit, name))
            found.append(piece(f"{self.name}:{name}", body, tip=name, label=kit.name(name)))
        return "".join(found)

    def card(self, kit: Kit, name: str, wide: float = CARD[0]) -> str:
        """Number, steps, actions."""
        entry = next(card for card in kit.game.components.facts["solo"]["deck"]["cards"] if card["id"] == name)
        found = [
            rect(0, 0, wide, CARD[1], None, 5, fill="var(--tile)", stroke="var(--edge)", stroke_width=1.3),
            words(6, 12, name.rpartition("_")[2], 13, "t-soft", "start"),
            use("i-shoe", 34, 18, 22),
            fitted(self.actions(kit, entry), wide),
        ]
        steps, only = self.steps(entry), self.only(entry)
        if isinstance(steps, int):
            found.append(number(51, 26, steps))
        else:
            plate = circle(43, 27, 8.5, fill="var(--tile)", stroke="var(--ink)")
            found.append(plate + use(f"i-{steps}", 43, 27, 13))
        if only:
            plate = rect(5, 22, 18, 18, None, 4, fill=self.workers[only])
            found.append(plate + use(f"i-{only}", 14, 31, 13, color="#fff"))
        return g(*found)


def fitted(glyphs: list[Glyph], wide: float) -> str:
    """The actions of a card, small enough to fit."""
    total = sum(width for width, _ in glyphs) + 2 * (len(glyphs) - 1)
    scale, x, found = min(1.0, (wide - 4) / total), 0.0, ""
    for width, draw in glyphs:
        found += draw(x, 0)
        x += width + 2
    return g(found, transform=f"translate({wide / 2 - total * scale / 2:.1f} 59) scale({scale:.2f})")
