"""The table put together: panels, what is printed, and the layers that change."""

from collections.abc import Callable
from typing import Any

from rondel.drawing import Box, Choice, Kit, Layer, Panel, View
from rondel.drawing.svg import at, rect
from rondel.games.trail.board.base import capital
from rondel.games.trail.board.symbols import sprite

from . import herd, land, market, player, rail, sam, town, trail
from . import layout as L
from .speech import party, table_count, title, who

BLOCKS = (herd.CAPTURED, herd.HAND, herd.PILES, herd.GOALS, herd.BUILDINGS)
MARGIN = 6.0


RAILROAD: list[tuple[str, int, int, Box]] = [  # panel, first and last space
    ("rail", 0, 19, (0, 0, L.WIDTH, 172)),
    ("rail-1", 0, 3, (0, 0, 430, 172)),
    ("rail-2", 4, 8, (416, 0, 430, 172)),
    ("rail-3", 9, 14, (832, 0, 430, 172)),
    ("rail-4", 14, 19, (1250, 0, 430, 172)),
    ("rail-east", 20, 39, (1530, 122, 150, 676)),
    ("rail-5", 20, 29, (1530, 122, 150, 340)),
    ("rail-6", 29, 39, (1530, 440, 150, 358)),
]


def fit(kit: Kit, view: View, seat: int) -> Box:
    return L.FIT


def panels(kit: Kit, view: View, seat: int) -> list[Panel]:
    """The shared parts, then the own board and its blocks, then the boards of the others.

    What is too wide for a phone is there in parts too, each narrow enough that a finger finds every piece.
    """
    x, y, _, h = L.MAP
    found = [Panel("trail", kit.say("board-trail"), _round(L.MAP))]
    for i, name in enumerate(("west", "middle", "east")):
        found.append(Panel(f"trail-{name}", kit.say(f"board-trail-{name}"), (x - 6 + 301 * i, y - 6, 456, h + 12)))
    found += [
        *[Panel(name, kit.say("board-rail", first=a, last=b), box) for name, a, b, box in RAILROAD],
        Panel("kansas_city", kit.name("kansas_city"), _round(L.LEFT)),
        Panel("job_market", title(kit, "job_market"), _round(L.JOBS)),
        Panel("cattle_market", title(kit, "cattle_market"), _round(L.CATTLE)),
        Panel("objectives", kit.say("board-objectives"), _round(L.OBJECTIVES)),
    ]
    seats = len(view["players"])
    everyone = [seat, *[other for other in range(len(party(view))) if other != seat]]
    for other in everyone:
        whose = other if other < seats else None
        found.append(Panel(f"player-{other}", who(kit, other, seats), _round(L.board_of(other, seat)), whose))
        if other == seat:
            found += _own(kit, seat)
    return found


def _own(kit: Kit, seat: int) -> list[Panel]:
    """The own board in parts."""
    x, y = L.OWN[0], L.OWN[1]
    left, top, w, h = herd.BUILDINGS
    boxes: list[tuple[str, str, Box]] = [
        ("hand", kit.say("board-hand-cards"), (herd.HAND[0], 0, herd.PILES[0] + herd.PILES[2] - herd.HAND[0], 128)),
        ("limits", kit.say("board-limits"), (*player.LIMITS[:1], 0, player.LIMITS[1], player.HIGH)),
        ("auxiliary", kit.say("board-auxiliary"), (player.AUX[0], 0, player.AUX[1], player.HIGH)),
        ("workers", kit.say("board-workers"), (player.CREW[0], 0, player.CREW[1], player.HIGH)),
        ("buildings-1", f"{kit.say('board-buildings')} 1", (left, top, w / 2, h)),
        ("buildings-2", f"{kit.say('board-buildings')} 2", (left + w / 2, top, w / 2, h)),
    ]
    return [Panel(f"own-{name}", shown, _round((x + bx, y + by, w, h)), seat) for name, shown, (bx, by, w, h) in boxes]


def _round(box: Box) -> Box:
    x, y, w, h = box
    return x - MARGIN, y - MARGIN, w + 2 * MARGIN, h + 2 * MARGIN


def printed(kit: Kit, view: View, seat: int) -> str:
    count, seats = table_count(view), len(view["players"])
    names = {name: capital(kit.name(name)) for name in ("flood", "drought", "rockfall")}
    names["outlaw"] = kit.say("board-outlaws")
    height = L.BELOW + L.NEXT * (len(party(view)) - 1)
    found = [
        sprite(),
        rect(-2000, -2000, 6000, height + 4000, None, 0, fill="var(--table)"),
        land.ground(names),
        trail.fees(kit, count),
        town.printed(kit, count),
        market.printed(kit, bool(view["options"]["simmental"])),
        rail.printed(kit, count),
    ]
    for other in range(len(party(view))):
        x, y, _, _ = L.board_of(other, seat)
        board = player.printed(kit, view, other) if other < seats else sam.printed(kit, other)
        blocks = BLOCKS if other < seats else (herd.CAPTURED, _wide(), herd.GOALS, herd.BUILDINGS)
        found.append(at(x, y, board, herd.printed(blocks)))
    return "".join(found)


def _wide() -> Box:
    """Hand and piles as one."""
    x, y, _, h = herd.HAND
    return x, y, herd.PILES[0] + herd.PILES[2] - x, h


def layers(kit: Kit, view: View, seat: int, choices: list[Choice]) -> list[Layer]:
    spaces = kit.game.components.spaces
    low = sorted(spaces, key=lambda name: L.TRAIL[name][1])  # what stands lower on the map may cover what is above
    cities = kit.game.components.facts["railroad"]["cities"]
    found = [Layer(f"space:{name}", trail.space, trail.space_args(view, name)) for name in low]
    found += [
        Layer("stations", rail.stations, rail.stations_args(view, kit)),
        Layer("masters", rail.masters, rail.masters_args(view)),
        *[Layer(f"city:{c['id']}", rail.cities, rail.cities_args(view, c["id"], c["value"])) for c in cities],
        Layer("engines", rail.engines, rail.engines_args(view)),
        Layer("foresight", town.foresight, town.foresight_args(view)),
        Layer("jobs", town.jobs, town.jobs_args(view)),
        Layer("out", town.out, town.out_args(view)),
        *market.cattle_layers(kit, view),
        Layer("objectives", market.objectives, market.objectives_args(view)),
        Layer("herders", trail.herders, trail.herders_args(view)),
    ]
    for other in range(len(view["players"])):
        found += _player(kit, view, other, seat)
    if view["sam"]:
        found += _sam(kit, view, seat)
    return [*found, Layer("tags", trail.tags, trail.tags_args(kit, view, seat, choices))]


def _moved(kit: Kit, x: float, y: float, name: str, *args: Any) -> str:
    return at(x, y, DRAWN[name](kit, *args))


DRAWN: dict[str, Callable[..., str]] = {
    "purse": player.purse,
    "limits": player.limits,
    "auxiliary": player.auxiliary,
    "workers": player.workers,
    "captured": herd.captured,
    "hand": herd.hand,
    "piles": herd.piles,
    "goals": herd.goals,
    "masters": herd.masters,
    "own": herd.own,
    "sam-purse": sam.purse,
    "sam-cards": sam.cards,
    "sam-cattle": sam.cattle,
}


def _player(kit: Kit, view: View, seat: int, eyes: int) -> list[Layer]:
    x, y, _, _ = L.board_of(seat, eyes)
    c, me, seats = kit.game.components, view["players"][seat], len(view["players"])
    kept = sum(c.permanent[c.masters.index(name)] for name in me["masters"])
    covered = me["discs"]
    deck = market.hidden(me["deck"])
    drawn: list[tuple[str, tuple[Any, ...]]] = [
        ("purse", (seat, me["dollars"], me["exchange_tokens"], kept, seats)),
        ("limits", (seat, [d for d in covered if d[:4] != "aux_"], me["certificates"], table_count(view), seats)),
        *[
            ("auxiliary", (seat, row, [slot for slot in action["slots"] if slot in covered]))
            for row, action in enumerate(c.auxiliary)
        ],
        ("workers", (seat, me["workers"], seats)),
        ("captured", (seat, me["captured"], me["job_market_token"], seats)),
        ("hand", (seat, me["hand"], seats)),
        ("piles", (seat, deck, me["discards"], seats)),
        ("goals", (seat, me["objectives"], len(me["masters"]))),
        ("masters", (seat, me["masters"])),
        *_buildings(kit, view, seat, me["unbuilt"]),
    ]
    return _layers(seat, x, y, drawn)


def _buildings(kit: Kit, view: View, seat: int, unbuilt: list[str]) -> list[tuple[str, tuple[Any, ...]]]:
    return [("own", (seat, i, name, name in unbuilt)) for i, name in enumerate(herd.order_of(kit, view, seat))]


def _layers(seat: int, x: float, y: float, drawn: list[tuple[str, tuple[Any, ...]]]) -> list[Layer]:
    """Several of one name are numbered."""
    found: list[Layer] = []
    names = [name for name, _ in drawn]
    for i, (name, args) in enumerate(drawn):
        number = f":{names[:i].count(name) + 1}" if names.count(name) > 1 else ""
        found.append(Layer(f"player-{seat}:{name}{number}", _moved, (x, y, name, *args)))
    return found


def _sam(kit: Kit, view: View, eyes: int) -> list[Layer]:
    seat, him = len(view["players"]), view["sam"]
    x, y, _, _ = L.board_of(seat, eyes)
    drawn: list[tuple[str, tuple[Any, ...]]] = [
        ("workers", (seat, him["workers"], seat)),
        ("sam-purse", (seat, him["spare_discs"], him["specialization"])),
        ("sam-cards", (market.hidden(him["sam_deck"]), him["sam_discards"])),
        ("captured", (seat, him["captured"], him["job_market_token"], seat)),
        ("sam-cattle", (seat, him["discards"])),
        ("goals", (seat, him["objectives"], len(him["masters"]))),
        ("masters", (seat, him["masters"])),
        *_buildings(kit, view, seat, him["unbuilt"]),
    ]
    return _layers(seat, x, y, drawn)
