"""What a game's drawing gives: panels, what is printed on them, and the layers that change.

A game has a package `board` in its folder with the functions of `BoardModule`. It draws from a view, so it cannot
show what a seat may not know. A panel is a drawing of its own with its own coordinates; the page decides where it
stands and how large, by its role. What is printed on it is drawn once; everything that changes is in layers. A layer
says what it depends on, so whoever shows it knows without drawing whether it is still the same.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal, Protocol

import msgspec

from rondel.core.latest import Latest
from rondel.core.registry import module_beside

from . import svg

View = dict[str, Any]
Box = tuple[float, float, float, float]  # x, y, width, height
HERE = Path(__file__).parent
KEPT = 8192  # drawn layers that are remembered


Role = Literal["map", "shelf", "dock", "drawer"]
SHELF = 388  # units a panel of the shelf is wide; half of it, less the gap, if two stand side by side
DOCK = 122  # units a panel of the dock is high
GAP = 8
LEAST_TEXT = 12.0  # units a text of shelf and dock is high at least: they are never shown smaller than drawn


@dataclass(frozen=True)
class Panel:
    """A part of the table with a drawing of its own; `box`: its coordinates. `seat`: whose it is; None = shared by all.

    role: where the page shows it.
    - map: where one thinks and moves; as large as it can be, with a camera. One of all, or one of each seat.
    - shelf: what one reads (markets, tracks), drawn low and wide for a column of SHELF units; `half`: two side by side.
    - dock: what one has (money, goods, hand), always in sight; DOCK units high, any width.
    - drawer: what is opened when it is needed, over the map: the own board as printed, those of the others.
    """

    name: str
    title: str
    role: Role
    box: Box
    seat: int | None = None
    half: bool = False


@dataclass(frozen=True)
class Choice:
    """A legal action of the person who looks, and the id of the element it is at ("" = nowhere: a button)."""

    action: str
    place: str


@dataclass(frozen=True)
class Fact:
    """A number on a player's card beside the board: a symbol of the sprite, the number, the words for it, and the
    component whose explanation a pointer gets that rests on it."""

    symbol: str
    value: int | str
    label: str
    tip: str = ""


@dataclass(frozen=True)
class Ending:
    """How near the end of a game is: so much `left` of so much, what that means in words, and the rules behind it."""

    left: int
    of: int
    words: str
    rule: str


@dataclass(frozen=True)
class Layer:
    """`draw(kit, *args)` gives the elements of <g id="layer:PANEL/NAME">; args are JSON-like, and all it depends on."""

    panel: str
    name: str
    draw: Callable[..., str]
    args: tuple[Any, ...] = ()

    @property
    def id(self) -> str:
        return f"{self.panel}/{self.name}"

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
    """The functions of a game's `board`. `seat` is the one who looks: their panels come first; a spectator is 0."""

    def panels(self, kit: Kit, view: View, seat: int) -> list[Panel]:
        """In the order of the page. Roles map, dock and drawer: those of the one who looks before those of the others;
        the others have no dock."""
        ...

    def sprite(self, kit: Kit) -> str:
        """<defs> with the symbols that all panels use."""
        ...

    def printed(self, kit: Kit, view: View, seat: int) -> dict[str, str]:
        """By the name of the panel: what stays the same for the whole game."""
        ...

    def layers(self, kit: Kit, view: View, seat: int, choices: list[Choice]) -> list[Layer]:
        """From back to front. The choices are for marks that need words (a price at a place) and for ghosts."""
        ...

    def facts(self, kit: Kit, view: View, seat: int) -> list[Fact]:
        """What the line of a player shows."""
        ...


def board_of(game: Any) -> Any:
    """The drawing of a game (a BoardModule), or None if it has none."""
    return module_beside(game, "board")


def ending_of(game: Any, view: View, lang: str = "en") -> Ending | None:
    """How near the end is; None if its board has no function `ending(kit, view)`."""
    tell = getattr(board_of(game), "ending", None)
    found: Ending | None = tell(Kit(game, lang), view) if tell else None
    return found


def shelf_width(board: Any) -> int:
    """How wide the panels of its shelf are: a game whose shared things need more room names SHELF_WIDTH."""
    return int(getattr(board, "SHELF_WIDTH", SHELF))


def mover(board: Any, seat: int, action: str) -> str:
    """The id of the piece that an action moves; "" = none. A board names in MOVERS the pieces of some families."""
    piece = getattr(board, "MOVERS", {}).get(action.partition(":")[0])
    return f"{piece}:{seat}" if piece else ""


@cache
def stylesheet(game: Any) -> str:
    """Colours and classes of a board: what all have, what its module names in STYLES, then its own `style.css`."""
    board = board_of(game)
    files = [HERE / "tokens.css", *getattr(board, "STYLES", ()), Path(str(board.__file__)).parent / "style.css"]
    return "".join(file.read_text(encoding="utf-8") for file in files)


class Painter:
    """Draws layers and remembers the last ones: most moves change few of them, and many tables look alike."""

    def __init__(self, kept: int = KEPT) -> None:
        self.drawn: Latest[tuple[int, str, str, bytes], str] = Latest(kept)

    def layer(self, kit: Kit, layer: Layer) -> str:
        at = id(kit.game), kit.lang, layer.id, layer.key()
        found = self.drawn.get(at)
        return self.drawn.keep(at, layer.draw(kit, *layer.args) if found is None else found)


def arranged(panels: list[Panel], shelf: int = SHELF) -> tuple[list[tuple[Panel, Box]], Box]:
    """Where each panel stands in one picture of the whole table, and how large that is: the maps with the shelf beside
    them, below them the dock, then the drawers."""
    roles = {role: [panel for panel in panels if panel.role == role] for role in ("map", "shelf", "dock", "drawer")}
    width = roles["map"][0].box[2] if roles["map"] else 3 * shelf
    found, y = _rows(roles["map"], 0, 0, width)
    beside, low = _rows(roles["shelf"], width + GAP, 0, shelf)
    found, y = found + beside, max(y, low)
    for role in ("dock", "drawer"):
        row, y = _rows(roles[role], 0, y, width + GAP + shelf)
        found += row
    right = max([x + w for _, (x, _, w, _) in found], default=width)
    return found, (-GAP, -GAP, right + 2 * GAP, y + GAP)


def _rows(panels: list[Panel], x: float, y: float, width: float) -> tuple[list[tuple[Panel, Box]], float]:
    """Side by side from x on, in a new row where there is no room; and where the next row begins."""
    found: list[tuple[Panel, Box]] = []
    left, row, high = x, y, 0.0
    for panel in panels:
        w, h = panel.box[2:]
        if left > x and left + w > x + width + 1:
            left, row, high = x, row + high + GAP, 0.0
        found.append((panel, (left, row, w, h)))
        left, high = left + w + GAP, max(high, h)
    return found, (row + high + GAP if panels else y)


def whole(
    game: Any, view: View, seat: int | None = None, lang: str = "en", only: str = "", theme: str = "light"
) -> str:
    """The table as one SVG that needs nothing else: for a notebook, a file, a picture. `only`: one panel of it."""
    kit, painter, viewer = Kit(game, lang), Painter(), seat or 0
    drawn: dict[str, list[str]] = {}
    for layer in board_of(game).layers(kit, view, viewer, []):
        drawn.setdefault(layer.panel, []).append(svg.g(painter.layer(kit, layer), id=f"layer:{layer.id}"))
    style = svg.el("style", stylesheet(game))
    return framed(kit, view, viewer, lambda panel: "".join(drawn.get(panel, [])), only, style, theme)


def framed(
    kit: Kit,
    view: View,
    viewer: int,
    inside: Callable[[str], str],
    only: str = "",
    style: str = "",
    theme: str | None = None,
) -> str:
    """The printed table as one SVG, and in each panel (by its name) what changes."""
    board = board_of(kit.game)
    printed = board.printed(kit, view, viewer)
    panels = [panel for panel in board.panels(kit, view, viewer) if only in ("", panel.name)]
    placed, box = arranged(panels, shelf_width(board))
    if only:
        placed, box = [(panels[0], panels[0].box)], panels[0].box
    return svg.el(
        "svg",
        style,
        board.sprite(kit),
        *[_placed(panel, at, printed.get(panel.name, "") + inside(panel.name)) for panel, at in placed],
        xmlns="http://www.w3.org/2000/svg",
        class_=f"board {kit.game.name}",
        data_theme=theme,
        viewBox=_numbers(box),
        role="group",
        aria_label=str(kit.texts.title(kit.lang)),
    )


def _placed(panel: Panel, at: Box, drawn: str) -> str:
    x, y, w, h = at
    box = _numbers(panel.box)
    return svg.el("svg", drawn, x=x, y=y, width=w, height=h, viewBox=box, role="group", aria_label=panel.title)


def _numbers(box: Box) -> str:
    return " ".join(f"{number:g}" for number in box)
