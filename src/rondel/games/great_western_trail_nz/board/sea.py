"""The sea: routes, harbours with what is stored there, harbourmasters, foreign trading posts, ships."""

from typing import Any

from rondel.drawing import Kit, View
from rondel.drawing.svg import at, circle, g, line, path, piece, rect, use
from rondel.games.trail.board.base import corner, disc, mark, outline, seat_class, shield, words
from rondel.games.trail.board.icons import payment
from rondel.games.trail.board.scenery import waves
from rondel.games.trail.board.speech import of, party, title, who
from rondel.games.trail.board.tiles import placed

from ..components import LARGE, MEDIUM
from . import layout as L
from . import posts
from .look import ICONS, harbourmaster, storehouse, worker

PLATE = (100.0, 100.0)
MASTER = (58.0, 51.0)  # a harbourmaster tile
WAVES = [(30.0, 40.0, 26.0), (12, 80, 22), (16, 216, 24), (30, 262, 26), (130, 130, 26), (150, 250, 24)]


def printed(kit: Kit) -> str:
    x, y, w, h = L.SEA
    c = kit.game.components
    plate = rect(x, y, w, h, None, 10, fill="var(--sea)", stroke="var(--line)", stroke_width=1.5)
    found = [plate, at(x, y, waves(WAVES)), _routes(kit), _pairs(kit)]
    found.append(words(x + 10, y + h - 14, title(kit, "sea_routes"), 14, "t-map", "start", 190))
    found += [_water(kit, space) for space in c.sea]
    found += [_harbour(kit, name) for name in c.harbours]
    return g(*found, data_tip="sea_routes")


def _routes(kit: Kit) -> str:
    lines = []
    for one, other in kit.game.components.facts["sea"]["edges"]:
        a, b = L.water(one), L.water(other)
        if one == "s0":
            lines.append(f"M{a[0]:g} {a[1]:g}C{a[0] + 30:g} {a[1]:g} {b[0] - 44:g} {b[1]:g} {b[0]:g} {b[1]:g}")
        else:
            lines.append(f"M{a[0]:g} {a[1]:g}L{b[0]:g} {b[1]:g}")
    d = "".join(lines)
    return path(d, "t-route-edge") + path(d, "t-route")


def _pairs(kit: Kit) -> str:
    """Points for storehouses in two neighbouring harbours at the ends of the routes."""
    found = []
    for pair in kit.game.components.facts["sea"]["special_pairs"]:
        spots = [corner_of(kit, name) for name in pair["between"]]
        (x, y), (x2, y2) = sorted(spots, reverse=True)  # the one further out first
        way = 1 if y2 > y else -1
        top = y + (PLATE[1] if way > 0 else 0)
        end = y2 + PLATE[1] / 2 - 17 * way
        d = f"M{x + 58:g} {top:g}C{x + 58:g} {end:g} {x + 58:g} {end:g} {x2 + PLATE[0]:g} {end:g}"
        body = path(d, fill="none", stroke="var(--gold)", stroke_width=9)
        body += shield(x + 44, end - 8 * way, pair["end_vp"], 26)
        said = [kit.name(name) for name in pair["between"]]
        label = of(kit.say("board-arrow"), *said, pair["end_vp"])
        found.append(piece(f"pair:{pair['between'][0]}", body, tip="sea_arrow", label=label))
    return "".join(found)


def _water(kit: Kit, name: str) -> str:
    x, y = L.water(name)
    r = 26 if name == "s0" else 19
    plate = circle(x, y, r, fill="var(--paper)", stroke="var(--steel)", stroke_width=1.8)
    sign = use("i-ship", x, y, r * 1.2, color="var(--line)")
    c = kit.game.components
    if c.sea_harbour[c.sea.index(name)] < 0 and name != c.facts["sea"]["start"]:  # the log calls it by its code
        sign += words(x, y + r + 11, name.upper(), 13, "t-soft")
    area = circle(x, y, r + 5, "t-hit")
    return piece(f"sea:{name}", area, plate, sign, ring=circle(x, y, r + 2.5), tip=name, label=kit.name(name))


# Harbours


def corner_of(kit: Kit, name: str) -> tuple[float, float]:
    """The left upper corner of the plate of a harbour: to the right of its water."""
    c = kit.game.components
    x, y = L.water(c.sea[c.harbour_space[c.harbours.index(name)]])
    return x + 21, y - PLATE[1] / 2


def _harbour(kit: Kit, name: str) -> str:
    c = kit.game.components
    number = c.harbours.index(name)
    entry, kind = c.harbour_entries[number], c.harbour_kind[number]
    x, y = corner_of(kit, name)
    w, h = PLATE
    edge = "var(--gold)" if entry.get("special") else "var(--steel)"
    found = [
        rect(x, y, w, h, None, 7, fill="var(--paper)", stroke=edge, stroke_width=2.2 if entry.get("special") else 1.6),
        words(x + 6, y + 11, kit.name(name), 13.5, None, "start", w - (26 if kind == MEDIUM else 11)),
    ]
    if kind == MEDIUM:
        found.append(corner(x + w, y, c.harbour_dark[number], 17))
        found.append(rect(x + w - MASTER[0] - 2, y + h - MASTER[1] - 2, *MASTER, "t-slot", 5))
    if kind != LARGE:
        found.append(_terms(entry, x + 4, y + 33, w - 8))
    else:
        found.append(line(x + 6, y + 45, x + w - 6, y + 45, stroke="var(--line)"))
    return piece(f"harbour:{name}", *found, ring=outline(x, y, w, h), tip=name, label=kit.name(name)) + (
        _foreign(kit, entry["post"], x, y) if kind == LARGE else ""
    )


def _terms(entry: Any, x: float, y: float, w: float) -> str:
    """Cost, card, points."""
    found = payment(entry["cost"])[1](x, y) + ICONS.row([entry["gain"]], x + 28, y, 22)
    return found + (shield(x + w - 13, y, entry["vp"], 23) if entry["vp"] else "")


def _foreign(kit: Kit, name: str, x: float, y: float) -> str:
    """The trading post in the lower half of a large harbour."""
    c = kit.game.components
    entry = c.post_entries[c.posts.index(name)]
    w, h = PLATE
    lower = f"M{x + 1:g} {y + 44:g}h{w - 2:g}v{h - 51:g}a6 6 0 0 1-6 6h-{w - 14:g}a6 6 0 0 1-6-6z"
    body = [path(lower, fill="var(--paper-2)"), corner(x + w - 1, y + 44, entry["corner"] == "dark", 15)]
    body += [posts.value(entry, x + 18, y + 60), posts.terms(entry, x + 34, y + 60)]
    body.append(shield(x + w - 14, y + h - 14, entry["vp"], 23))
    return piece(f"post:{name}", *body, ring=outline(x, y + 44, w, h - 44, 7, 2), tip=name, label=kit.name(name))


# What changes


def harbour(kit: Kit, name: str, owners: list[int], tile: str, given: str, seats: int, many: int) -> str:
    """Storehouses or discs, and on a medium harbour the harbourmaster or the worker that was given for him."""
    c = kit.game.components
    kind = c.harbour_kind[c.harbours.index(name)]
    x, y = corner_of(kit, name)
    found = []
    for k in range(many):
        if kind == MEDIUM:
            cx, cy = x + 11.5 + 18.5 * (k % 2), y + 62 + 22 * (k // 2)
        else:
            cx, cy = x + 14 + 24 * k, y + (76 if kind != LARGE else 32)
        if k >= len(owners):
            found.append(circle(cx, cy, 7, "t-slot") if kind == MEDIUM else rect(cx - 9, cy - 9, 18, 18, "t-slot", 4))
            continue
        seat = owners[k]
        body = disc(0, 0, seat, 8.5) if kind == MEDIUM else storehouse(0, 0, seat, 23) + mark(0, 1, seat, 11)
        what = kit.say("term-disc") if kind == MEDIUM else kit.say("term-storehouse")
        label = of(who(kit, seat, seats), what, kit.name(name))
        found.append(placed(cx, cy, f"in:{name}:{seat}", body, tip=name, label=label))
    shown = g(*found, pointer_events="none")
    if tile:
        body = harbourmaster(c.master_tiles[c.masters.index(tile)], *MASTER)
        left, top = x + PLATE[0] - MASTER[0] - 2, y + PLATE[1] - MASTER[1] - 2
        shown += placed(left, top, f"master:{tile}", body, tip=tile, label=kit.name(tile))
    if given:
        label = of(kit.name(name), kit.name(given))
        body = worker(x + PLATE[0] - 31, y + PLATE[1] - 27, given, 40)
        shown += piece(f"given:{name}", body, tip=given, label=label)
    return shown


def harbour_args(kit: Kit, view: View, name: str) -> tuple[Any, ...]:
    everyone = party(kit, view)
    owners = [seat for seat, one in enumerate(everyone) if name in one["harbours"]]
    tile, given = view["masters"].get(name, ""), view["master_workers"].get(name, "")
    return name, owners, tile, given, len(view["players"]), len(everyone)


def foreign_discs(kit: Kit, name: str, owners: list[int], seats: int) -> str:
    c = kit.game.components
    entry = c.post_entries[c.posts.index(name)]
    x, y = corner_of(kit, entry["harbour"])
    return posts.discs(kit, name, x + 4, y + PLATE[1] - 12, 70, owners, seats)


def ships(kit: Kit, spaces: list[str], seats: int) -> str:
    """Several on one space stand side by side."""
    found = []
    for seat, name in enumerate(spaces):
        x, y = L.water(name)
        rank, many = spaces[:seat].count(name), spaces.count(name)
        if name == "s0":
            dx, dy = (-14.0 + 28 * (rank % 2), -13 + 27 * (rank // 2)) if many > 1 else (0, 0)
        else:
            dx, dy = 13 * rank - 6.5 * (many - 1), 8 * rank - 4 * (many - 1)
        label = of(who(kit, seat, seats), kit.say("term-ship"), kit.name(name))
        body = g(use("i-ship-piece", 0, -2, 30), mark(0, 6, seat, 11), class_=seat_class(seat))
        found.append(placed(x + dx, y + dy, f"ship:{seat}", body, tip="ship", label=label))
    return g(*found, pointer_events="none")


def ships_args(kit: Kit, view: View) -> tuple[Any, ...]:
    return [one["ship"] for one in party(kit, view)], len(view["players"])
