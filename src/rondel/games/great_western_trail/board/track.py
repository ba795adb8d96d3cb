"""The railroad of the shelf, two rows of twenty: where everyone is, which cities still pay. The whole is a drawer."""

from typing import Any

from rondel.drawing import SHELF, Kit, View
from rondel.drawing.svg import Point, circle, g, path, rect, seat_shape, use
from rondel.games.trail.board.base import LEAST, mark, panel, seat_class, words
from rondel.games.trail.board.speech import of, party, who
from rondel.games.trail.board.tiles import placed

from .layout import TURNOUTS
from .shelf import RAIL_HIGH

LEFT, TOP, DOWN = 15.0, 34.0, 36.0
STEP = (SHELF - 2 * LEFT) / 19
BOX = (17.0, 16.0)  # of a city


def spot(space: str) -> Point:
    """Of a space, a number from 0 to 39, or of a turnout: it lies beside the track."""
    if space in TURNOUTS:
        x, y = spot(str(TURNOUTS[space]))
        return x + STEP / 2, y + 9
    n = int(space)
    return LEFT + STEP * (n % 20), TOP + DOWN * (n // 20)


def printed(kit: Kit) -> str:
    """The track with its turnouts; numbers in the lower row, in the upper one those of the cities stand there."""
    cities = set(kit.game.components.city_value)
    lines = "".join(f"M{LEFT:g} {TOP + DOWN * row:g}h{19 * STEP:g}" for row in (0, 1))
    found = [panel(0, 0, SHELF, RAIL_HIGH), path(lines, "t-rail", stroke_width=3)]
    for name in TURNOUTS:
        x, y = spot(name)
        bow = f"M{x - STEP / 2:.1f} {y - 9:g}Q{x - 4:.1f} {y:g} {x:.1f} {y:g}T{x + STEP / 2:.1f} {y - 9:g}"
        found.append(path(bow, "t-rail", stroke_width=1.5))
    for n in range(40):
        x, y = spot(str(n))
        if n not in cities:
            found.append(circle(x, y, 3, fill="var(--rail)"))
            if n >= 20 and (n % 4 == 0 or n == 39):
                found.append(words(x, y + 11, n, LEAST, "t-soft"))
    return g(*found, data_tip="railroad")


def pieces(kit: Kit, seat: int, delivered: list[str], upgraded: list[str], engines: list[str], seats: int) -> str:
    """Cities and turnouts, with a mark where the one who looks has a disc; the engines of all."""
    c = kit.game.components
    found = [_city(c, i, name, seat if name in delivered else -1) for i, name in enumerate(c.cities)]
    for name, station in zip(TURNOUTS, c.stations):
        x, y = spot(name)
        body = circle(x, y, 5, fill="var(--paper)", stroke="var(--rail)", stroke_width=1.6)
        body += seat_shape(seat, x, y, 10) if station in upgraded else ""
        found.append(g(body, data_tip=station))
    for other, name in enumerate(engines):
        x, y = spot(name)
        x += 12 * engines[:other].count(name)
        body = path("M0-12v5", stroke="currentColor", stroke_width=2) + use("i-loco-piece", 0, -20, 25)
        body += mark(1.5, -18, other, 9)
        label = of(who(kit, other, seats), kit.say("term-engine"), kit.name(name))
        one = g(body, class_=seat_class(other))
        found.append(placed(x, y - (9 if name in TURNOUTS else 0), f"engine:{other}", one, tip="engine", label=label))
    return "".join(found)


def _city(c: Any, number: int, name: str, seat: int) -> str:
    """seat: whose disc lies there; -1 = the city is still open."""
    x, y = spot(str(c.city_value[number]))
    w, h = BOX
    fill, ink = ("var(--steel)", "t-white") if seat < 0 else ("var(--paper)", "t-soft")
    body = rect(x - w / 2, y - h / 2, w, h, None, 4, fill=fill, stroke="var(--steel)", stroke_width=1.5)
    body += words(x, y, c.city_value[number], LEAST, ink, letter_spacing="-.5")
    if seat >= 0:
        body += seat_shape(seat, x, y + 11, 11)
    return g(body, data_tip=name)


def pieces_args(kit: Kit, view: View, seat: int) -> tuple[Any, ...]:
    me = view["players"][seat]
    engines = [one["engine"] for one in party(kit, view)]
    return seat, [name for name, n in me["cities"].items() if n], me["stations"], engines, len(view["players"])
