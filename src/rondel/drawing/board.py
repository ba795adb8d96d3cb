"""What a game's drawing gives, and how it becomes one SVG.

A game has a package `board` in its folder with the functions of `BoardModule`. It draws from a view, so it cannot
show what a seat may not know. The printed part of a table is drawn once; everything that changes is in layers. A layer
says what it depends on, so whoever shows it knows without drawing whether it is still the same.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import msgspec

from rondel.core.registry import module_beside

from . import svg

View = dict[str, Any]
Box = tuple[float, float, float, float]  # x, y, width, height
HERE = Path(__file__).parent
KEPT = 8192  # drawn layers that are remembered


@dataclass(frozen=True)
class Panel:
    """A part of the table to zoom to. `seat`: whose own board it is; None = shared by all."""

    name: str
    title: str
    box: Box
    seat: int | None = None


@dataclass(frozen=True)
class Choice:
    """A legal action of the person who looks, and the id of the element it is at ("" = nowhere: a button)."""

    action: str
    place: str


@dataclass(frozen=True)
class Fact:
    """A number on a player's card beside the board: a symbol of the sprite, the number, the words for it."""

    symbol: str
    value: int | str
    label: str


@dataclass(frozen=True)
class Layer:
    """`draw(kit, *args)` gives the elements of <g id="layer:ID">; args are JSON-like and all that it depends on."""

    id: str
    draw: Callable[..., str]
    args: tuple[Any, ...] = ()

    def key(self) -> bytes:
        return msgspec.json.encode(self.args)


class Kit:
    """What a drawing works with beside the view: the game, its components and its texts in one language."""

    def __init__(self, game: Any, lang: str = "en") -> None:
        self.game = game
        self.lang = lang
        self.texts = game.texts()

    def name(self, component: object) -> str:
        return str(self.texts.name(self.lang, component))

    def say(self, key: str, **arguments: Any) -> str:
        """A message of the game's texts; labels of the board begin with board-."""
        return str(self.texts.say(self.lang, key, arguments))


class BoardModule(Protocol):
    """The functions of a game's `board`. `seat` is the one who looks: their own board comes first; a spectator is 0."""

    def panels(self, kit: Kit, view: View, seat: int) -> list[Panel]: ...

    def fit(self, kit: Kit, view: View, seat: int) -> Box:
        """What is seen at first on a wide screen: all shared panels and the own board."""
        ...

    def printed(self, kit: Kit, view: View, seat: int) -> str:
        """<defs> with the sprite, and what stays the same for the whole game."""
        ...

    def layers(self, kit: Kit, view: View, seat: int, choices: list[Choice]) -> list[Layer]:
        """From back to front. The choices are for marks that need words (a price at a place) and for ghosts."""
        ...

    def facts(self, kit: Kit, view: View, seat: int) -> list[Fact]:
        """What the card of a player shows."""
        ...


def board_of(game: Any) -> Any:
    """The drawing of a game (a BoardModule), or None if it has none."""
    return module_beside(game, "board")


@cache
def stylesheet(game: Any) -> str:
    """Colours and classes of a board: what all have, what its module names in STYLES, then its own `style.css`."""
    board = board_of(game)
    files = [HERE / "tokens.css", *getattr(board, "STYLES", ()), Path(str(board.__file__)).parent / "style.css"]
    return "".join(file.read_text(encoding="utf-8") for file in files)


class Painter:
    """Draws layers and remembers the last ones: most moves change few of them, and many tables look alike."""

    def __init__(self, kept: int = KEPT) -> None:
        self.kept = kept
        self.drawn: dict[tuple[int, str, str, bytes], str] = {}

    def layer(self, kit: Kit, layer: Layer) -> str:
        at = id(kit.game), kit.lang, layer.id, layer.key()
        found = self.drawn.pop(at, None)
        if found is None:
            found = layer.draw(kit, *layer.args)
        self.drawn[at] = found  # the last used stands last
        if len(self.drawn) > self.kept:
            del self.drawn[next(iter(self.drawn))]
        return found


def whole(
    game: Any, view: View, seat: int | None = None, lang: str = "en", box: Box | None = None, theme: str = "light"
) -> str:
    """The table as one SVG that needs nothing else: for a notebook, a file, a picture."""
    board, kit, painter, viewer = board_of(game), Kit(game, lang), Painter(), seat or 0
    groups = [svg.g(painter.layer(kit, layer), id=f"layer:{layer.id}") for layer in board.layers(kit, view, viewer, [])]
    x, y, w, h = box or board.fit(kit, view, viewer)
    return svg.el(
        "svg",
        svg.el("style", stylesheet(game)),
        board.printed(kit, view, viewer),
        *groups,
        xmlns="http://www.w3.org/2000/svg",
        class_=f"board {game.name}",
        data_theme=theme,
        viewBox=f"{x:g} {y:g} {w:g} {h:g}",
        role="group",
        aria_label=str(kit.texts.title(lang)),
    )
