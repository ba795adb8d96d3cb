"""The whole railroad in its drawer: stations, station masters, engines, and the cities above it."""

from typing import Any

from rondel.drawing import Kit, View
from rondel.drawing.svg import at, circle, g, path, piece, rect, use
from rondel.games.trail.board.base import coin, corner, disc, hit, mark, outline, panel, seat_class, shield, words
from rondel.games.trail.board.speech import does, of, party, who
from rondel.games.trail.board.tiles import placed

from . import layout as L
from .look import ICONS, station_master, worker

STATION = (64, 44)


def printed(kit: Kit) -> str:
    """Track, spaces, station plates, cities and the arrows between them."""
    sheet = panel(*L.RAIL)
    return sheet + g(_track(), _turnouts(kit), _crosses(kit), _spaces(kit), _stations(kit), _arrows(kit), _cities(kit))


def _track() -> str:
    """Each row goes on at the left of the next one."""
    right, left, end = L.RAIL[2] - 2, 2.0, L.rail("39")[0]
    d = f"M{L.TRACK_X:g} {L.TRACK_Y[0]:g}H{right:g}"
    d += "".join(f"M{left:g} {y:g}H{right if y != L.TRACK_Y[-1] else end:g}" for y in L.TRACK_Y[1:])
    sleepers = path(d, "t-rail", stroke_opacity=0.55, stroke_width=20, stroke_dasharray="3 7")
    return sleepers + path(d, "t-rail", stroke_width=10) + path(d, "t-inner", stroke_width=6)


def _turnouts(kit: Kit) -> str:
    found = []
    for turnout in kit.game.components.facts["railroad"]["turnouts"]:
        x, y = L.rail(turnout["id"])
        a, b = L.rail(str(turnout["after"])), L.rail(str(turnout["before"]))
        d = f"M{a[0]:g} {a[1]:g}C{a[0] + 18:g} {a[1]:g} {x - 24:g} {y:g} {x:g} {y:g}"
        if b[1] == a[1]:  # else it comes back at the left of the next row
            d += f"S{b[0] - 18:g} {b[1]:g} {b[0]:g} {b[1]:g}"
        found += [path(d, "t-rail", stroke_width=6), path(d, "t-inner", stroke_width=3)]
        plate = circle(x, y, 12, fill="var(--paper)", stroke="var(--rail)", stroke_width=2)
        body = hit(x - 17, y - 15, 34, 38) + plate + circle(x, y, 3.5, fill="var(--rail)")
        name = turnout["id"]
        found.append(piece(f"rail:{name}", body, ring=circle(x, y, 15), tip=name, label=kit.name(name)))
    return "".join(found)


def _crosses(kit: Kit) -> str:
    d = ""
    for after in kit.game.components.crosses:
        x, y = L.rail(str(after))
        d += f"M{x + L.TRACK_STEP / 2 - 6:g} {y - 8:g}l12 16m0-16l-12 16"
    crosses = path(d, fill="none", stroke="var(--warn)", stroke_width=3.6, stroke_linecap="round")
    return g(crosses, data_tip="cross")


def _spaces(kit: Kit) -> str:
    found = []
    for n in range(40):
        x, y = L.rail(str(n))
        if n == 0:
            shape = f"M{x - 20:g} {y + 16:g}v-25l20-12 20 12v25z"
            body = path(shape, fill="#b3452f", stroke="var(--ink)", stroke_width=1.3)
            body += words(x, y + 2, 0, 17, "t-white")
        else:
            s = 19 if n == 39 else 15.5
            body = rect(
                x - s, y - s, 2 * s, 2 * s, None, 6, fill="var(--paper)", stroke="var(--rail)", stroke_width=1.8
            )
            body += words(x, y, n, 16 if n != 39 else 18, None)
        area = hit(x - 34, y - 20, 68, 42)
        ring = outline(x - 16, y - 16, 32, 32, 8, 2.5 if n != 39 else 6)
        found.append(piece(f"rail:{n}", area, body, ring=ring, tip=str(n), label=kit.name(str(n))))
    return "".join(found)


def _stations(kit: Kit) -> str:
    found = []
    w, h = STATION
    for station in kit.game.components.facts["railroad"]["stations"]:
        x, y = L.station(station["id"])
        body = rect(x, y, w, h, None, 6, fill="var(--paper)", stroke="var(--steel)", stroke_width=1.6)
        body += corner(x + w, y, station["corner"] == "dark")
        body += coin(x + 14, y + 13, station["cost"], 23) + shield(x + 39, y + 13, station["vp"], 23)
        name = station["id"]
        found.append(piece(f"station:{name}", body, ring=outline(x, y, w, h), tip=name, label=kit.name(name)))
        if station["station_master_slot"]:
            mx, my = L.master(name)
            found.append(g(rect(mx, my, 66, 54, "t-slot", 5), data_tip="station_master"))
    return "".join(found)


def _arrows(kit: Kit) -> str:
    """Bonuses between cities."""
    rail = kit.game.components.facts["railroad"]
    places = {city["id"]: L.city(city["id"], city["value"]) for city in rail["cities"]}
    found = []
    for i, arrow in enumerate(rail["arrows"]):
        one, other = arrow["between"]
        y, left = places[one][1], places[one][0] + places[one][2]
        right = places[other][0] if places[other][1] == y else L.RAIL[2] - 14
        big = right - left > 60 and "end_vp" in arrow
        middle, half = (left + right) / 2, min(40.0, (right - left) / 2 - 1)
        shape = f"M{middle - half:g} {y + 9:g}h{2 * half - 6:g}l8 18-8 18h-{2 * half - 6:g}z"
        body = path(shape, fill="var(--gain)", opacity=0.38)
        said = [kit.name(one), kit.name(other)]
        if "immediate" in arrow:
            body += ICONS.row([arrow["immediate"]], middle - 15 - (17 if big else 0), y + 27, 28)
            said.append(does(kit, arrow["immediate"]))
        if "end_vp" in arrow:
            body += shield(middle + (17 if big else -1), y + 27, arrow["end_vp"], 26)
            said.append(str(kit.texts.amount(kit.lang, "vp", arrow["end_vp"])))
        label = of(kit.say("term-delivery_bonus"), *said)
        found.append(piece(f"arrow:{i}", body, ring=path(shape), tip=f"arrow_{i + 1}", label=label))
    return "".join(found)


def _cities(kit: Kit) -> str:
    found = []
    for city in kit.game.components.facts["railroad"]["cities"]:
        name = city["id"]
        x, y, w, h = L.city(name, city["value"])
        over, track = L.rail(str(city["value"]))
        foot = min(max(over, x + 8), x + w - 8)
        found.append(path(f"M{foot:g} {y + h:g}L{over:g} {track - 16:g}", stroke="var(--steel)", stroke_width=3))
        body = [
            rect(x, y, w, h, None, 6, fill="var(--paper)", stroke="var(--steel)", stroke_width=1.6),
            corner(x + w, y, city["corner"] == "dark", 18),
            words(x + 7, y + 12, kit.name(name), 16, None, "start", w - 28),
            rect(x + 6, y + 23, 27, 26, None, 5, fill="var(--steel)"),
            words(x + 19.5, y + 36, city["value"], 17, "t-white"),
        ]
        if "vp_per_disc" in city:
            body.append(shield(x + w - 15, y + h - 16, city["vp_per_disc"], 25))
        if city.get("on_place"):
            body.append(coin(x + w - 42, y + h - 16, city["on_place"]["dollars"], 24))
        found.append(piece(f"city:{name}", *body, ring=outline(x, y, w, h), tip=name, label=kit.name(name)))
    return "".join(found)


# What changes


def cities(kit: Kit, name: str, value: int, discs: list[int], seats: int) -> str:
    """The discs on a city; where one may deliver again a player's discs are one with their number."""
    c = kit.game.components
    x, y, w, _ = L.city(name, value)
    number = c.cities.index(name)
    again = c.city_again[number]
    printed_there = 26 * bool(c.city_points[number]) + 26 * bool(c.city_dollars[number])
    room = w - 55 - printed_there - (12 if again else 0)
    places = [seat for seat, n in enumerate(discs) if n]
    step = min(27.0 if again else 20.0, room / max(1, len(discs) - 1))
    found = []
    for k in range(len(discs)):
        cx, cy = x + 44 + step * k, y + 36
        if k < len(places):
            seat = places[k]
            n = discs[seat]
            label = of(who(kit, seat, seats), kit.say("term-disc"), kit.name(name), n if n > 1 else "")
            found.append(placed(cx, cy, f"disc:{name}:{seat}", disc(0, 0, seat, 8.5, n), tip="disc", label=label))
        elif not again:
            found.append(circle(cx, cy, 6.5, "t-slot"))
    return g(*found, pointer_events="none")


def cities_args(kit: Kit, view: View, name: str, value: int) -> tuple[Any, ...]:
    return name, value, [one["cities"].get(name, 0) for one in party(kit, view)], len(view["players"])


def stations(kit: Kit, owners: list[list[int]], many: int, seats: int) -> str:
    found = []
    for name, discs in zip(kit.game.components.stations, owners):
        x, y = L.station(name)
        step = min(18, 44 / max(1, many - 1))
        for k in range(many):
            cx, cy = x + 11 + step * k, y + 33
            if k < len(discs):
                label = of(who(kit, discs[k], seats), kit.say("term-disc"), kit.name(name))
                found.append(
                    placed(cx, cy, f"disc:{name}:{discs[k]}", disc(0, 0, discs[k], 8), tip="disc", label=label)
                )
            else:
                found.append(circle(cx, cy, 6.5, "t-slot"))
    return g(*found, pointer_events="none")


def stations_args(kit: Kit, view: View) -> tuple[Any, ...]:
    everyone = party(kit, view)
    owners = [
        [seat for seat, one in enumerate(everyone) if name in one["stations"]] for name in kit.game.components.stations
    ]
    return owners, len(everyone), len(view["players"])


def masters(kit: Kit, tiles: dict[str, str], workers: dict[str, str]) -> str:
    """Station master tiles on offer, and the workers that were given for them."""
    c = kit.game.components
    found = []
    for name, tile in tiles.items():
        x, y = L.master(name)
        shown = station_master(c.master_tiles[c.masters.index(tile)])
        found.append(placed(x, y, f"master:{tile}", shown, tip=tile, label=kit.name(tile)))
    for name, kind in workers.items():
        x, y = L.master(name)
        label = of(kit.name(name), kit.name(kind))
        found.append(at(x + 33, y + 27, piece(f"given:{name}", worker(0, 0, kind, 38), tip=kind, label=label)))
    return "".join(found)


def masters_args(view: View) -> tuple[Any, ...]:
    return view["masters"], view["station_workers"]


def engines(kit: Kit, spaces: list[str], seats: int) -> str:
    """Engines; the number under one is written beside it."""
    found = []
    for seat, name in enumerate(spaces):
        x, y = L.rail(name)
        if name == "0":  # all start here, in a row below it
            x, y = x - 22 + 40 * spaces[:seat].count("0"), y + 38
        label = of(who(kit, seat, seats), kit.say("term-engine"), kit.name(name))
        body = use("i-loco-piece", 0, -3, 38) + mark(3, 0, seat, 13)
        if name.isdigit() and name != "0":
            body += rect(6, 4.5, 22, 17, None, 5, fill="var(--paper)", stroke="var(--rail)")
            body += words(17, 13, name, 14)
        found.append(placed(x, y, f"loco:{seat}", g(body, class_=seat_class(seat)), tip="engine", label=label))
    return g(*found, pointer_events="none")


def engines_args(kit: Kit, view: View) -> tuple[Any, ...]:
    return [one["engine"] for one in party(kit, view)], len(view["players"])
