"""The table put together: panels, what is printed, and the layers that change."""

from typing import Any

from rondel.drawing import Box, Choice, Kit, Layer, Panel, View
from rondel.drawing.svg import at, rect
from rondel.games.trail.board.base import capital
from rondel.games.trail.board.beside import frames
from rondel.games.trail.board.market import objectives_args, out_args
from rondel.games.trail.board.player import HIGH
from rondel.games.trail.board.speech import hidden, party, table_count, title, who
from rondel.games.trail.board.symbols import sprite
from rondel.games.trail.board.table import Boards, board_of, own_panels, with_margin
from rondel.games.trail.board.town import foresight_args

from . import land, market, player, rail, sam, town, trail
from . import layout as L
from .herd import BESIDE
from .symbols import SYMBOLS
from .trail import GROUND

TOKEN = "job_market_token"


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


def _board(seat: int, eyes: int) -> Box:
    return board_of(seat, eyes, L.OWN, L.BELOW, L.NEXT)


def fit(kit: Kit, view: View, seat: int) -> Box:
    return L.FIT


def panels(kit: Kit, view: View, seat: int) -> list[Panel]:
    """The shared parts, then the own board and its blocks, then the boards of the others.

    What is too wide for a phone is there in parts too, each narrow enough that a finger finds every piece.
    """
    x, y, _, h = L.MAP
    found = [Panel("trail", kit.say("board-trail"), with_margin(L.MAP))]
    for i, name in enumerate(("west", "middle", "east")):
        found.append(Panel(f"trail-{name}", kit.say(f"board-trail-{name}"), (x - 6 + 301 * i, y - 6, 456, h + 12)))
    found += [
        *[Panel(name, kit.say("board-rail", first=a, last=b), box) for name, a, b, box in RAILROAD],
        Panel("kansas_city", kit.name("kansas_city"), with_margin(L.LEFT)),
        Panel("job_market", title(kit, "job_market"), with_margin(L.JOBS)),
        Panel("cattle_market", title(kit, "cattle_market"), with_margin(L.CATTLE)),
        Panel("objectives", kit.say("board-objectives"), with_margin(L.OBJECTIVES)),
    ]
    seats = len(view["players"])
    everyone = [seat, *[other for other in range(len(party(kit, view))) if other != seat]]
    for other in everyone:
        whose = other if other < seats else None
        found.append(Panel(f"player-{other}", who(kit, other, seats), with_margin(_board(other, seat)), whose))
        if other == seat:
            found += _own(kit, seat)
    return found


def _own(kit: Kit, seat: int) -> list[Panel]:
    """The own board in parts."""
    left, top, w, h = BESIDE.buildings_box
    boxes: list[tuple[str, str, Box]] = [
        ("hand", kit.say("board-hand-cards"), BESIDE.wide_hand()),
        ("limits", kit.say("board-limits"), (*player.LIMITS[:1], 0, player.LIMITS[1], HIGH)),
        ("auxiliary", kit.say("board-auxiliary"), (player.AUXILIARY.x, 0, player.AUXILIARY.wide, HIGH)),
        ("workers", kit.say("board-workers"), (player.CREW.x, 0, player.CREW.wide, HIGH)),
        ("buildings-1", f"{kit.say('board-buildings')} 1", (left, top, w / 2, h)),
        ("buildings-2", f"{kit.say('board-buildings')} 2", (left + w / 2, top, w / 2, h)),
    ]
    return own_panels(boxes, L.OWN[:2], seat)


def printed(kit: Kit, view: View, seat: int) -> str:
    count, seats = table_count(view), len(view["players"])
    names = {name: capital(kit.name(name)) for name in ("flood", "drought", "rockfall")}
    names["outlaw"] = kit.say("board-outlaws")
    height = L.BELOW + L.NEXT * (len(party(kit, view)) - 1)
    found = [
        sprite(SYMBOLS),
        rect(-2000, -2000, 6000, height + 4000, None, 0, fill="var(--table)"),
        land.ground(names),
        trail.fees(kit, count),
        town.printed(kit, count),
        market.printed(kit, bool(view["options"]["simmental"])),
        rail.printed(kit, count),
    ]
    for other in range(len(party(kit, view))):
        x, y, _, _ = _board(other, seat)
        board = player.printed(kit, view, other) if other < seats else sam.printed(kit, other)
        blocks = BESIDE.blocks() if other < seats else BESIDE.rival_blocks()
        found.append(at(x, y, board, frames(blocks)))
    return "".join(found)


def layers(kit: Kit, view: View, seat: int, choices: list[Choice]) -> list[Layer]:
    cities = kit.game.components.facts["railroad"]["cities"]
    found = [Layer(f"space:{name}", GROUND.space, GROUND.space_args(view, name)) for name in GROUND.ordered()]
    found += [
        Layer("stations", rail.stations, rail.stations_args(kit, view)),
        Layer("masters", rail.masters, rail.masters_args(view)),
        *[Layer(f"city:{c['id']}", rail.cities, rail.cities_args(kit, view, c["id"], c["value"])) for c in cities],
        Layer("engines", rail.engines, rail.engines_args(kit, view)),
        Layer("foresight", town.foresight, foresight_args(view)),
        Layer("jobs", town.jobs, town.jobs_args(view)),
        Layer("out", town.out, out_args(view)),
        *market.cattle_layers(kit, view),
        Layer("objectives", market.objectives, objectives_args(view)),
        Layer("herders", GROUND.herders, GROUND.herders_args(kit, view)),
    ]
    for other in range(len(view["players"])):
        found += _player(kit, view, other, seat)
    if view["sam"]:
        found += _sam(kit, view, seat)
    return [*found, Layer("tags", GROUND.tags, trail.tags_args(kit, view, seat, choices))]


BOARDS = Boards(
    {
        "purse": player.purse,
        "limits": player.limits,
        "auxiliary": player.AUXILIARY.row,
        "workers": player.CREW.workers,
        "captured": BESIDE.captured,
        "hand": BESIDE.hand,
        "piles": BESIDE.piles,
        "goals": BESIDE.goals,
        "masters": BESIDE.masters,
        "own": BESIDE.own,
        "sam-purse": sam.RIVAL.purse,
        "sam-cards": sam.RIVAL.cards,
        "sam-cattle": BESIDE.cards,
    }
)


def _player(kit: Kit, view: View, seat: int, eyes: int) -> list[Layer]:
    x, y, _, _ = _board(seat, eyes)
    c, me, seats = kit.game.components, view["players"][seat], len(view["players"])
    kept = sum(c.permanent[c.masters.index(name)] for name in me["masters"])
    covered = me["discs"]
    deck = hidden(me["deck"])
    drawn: list[tuple[str, tuple[Any, ...]]] = [
        ("purse", (seat, me["dollars"], me["exchange_tokens"], kept, seats)),
        ("limits", (seat, [d for d in covered if d[:4] != "aux_"], me["certificates"], table_count(view), seats)),
        *[("auxiliary", args) for args in player.AUXILIARY.args(kit, seat, covered)],
        ("workers", (seat, me["workers"], [], seats)),
        ("captured", (seat, me["captured"], TOKEN if me[TOKEN] else "", seats)),
        ("hand", (seat, me["hand"], seats)),
        ("piles", (seat, deck, me["discards"], seats, [])),
        ("goals", (seat, me["objectives"], len(me["masters"]))),
        ("masters", (seat, me["masters"])),
        *[("own", args) for args in BESIDE.own_args(kit, view, seat, me["unbuilt"])],
    ]
    return BOARDS.layers(seat, x, y, drawn)


def _sam(kit: Kit, view: View, eyes: int) -> list[Layer]:
    seat, him = len(view["players"]), view["sam"]
    x, y, _, _ = _board(seat, eyes)
    drawn: list[tuple[str, tuple[Any, ...]]] = [
        ("workers", (seat, him["workers"], [], seat)),
        ("sam-purse", (seat, him["spare_discs"], him["specialization"])),
        ("sam-cards", (hidden(him["sam_deck"]), him["sam_discards"])),
        ("captured", (seat, him["captured"], TOKEN if him[TOKEN] else "", seat)),
        ("sam-cattle", (seat, him["discards"])),
        ("goals", (seat, him["objectives"], len(him["masters"]))),
        ("masters", (seat, him["masters"])),
        *[("own", args) for args in BESIDE.own_args(kit, view, seat, him["unbuilt"])],
    ]
    return BOARDS.layers(seat, x, y, drawn)
