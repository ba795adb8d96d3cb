"""The table put together: panels, what is printed, and the layers that change."""

from rondel.drawing import Box, Choice, Kit, Layer, Panel, View
from rondel.games.trail.board.base import capital
from rondel.games.trail.board.market import objectives_args, out_args
from rondel.games.trail.board.speech import table_count, title
from rondel.games.trail.board.symbols import sprite
from rondel.games.trail.board.table import Boards, Drawn, Parts, with_margin
from rondel.games.trail.board.town import foresight_args

from . import land, market, player, rail, sam, town, trail
from . import layout as L
from .herd import BESIDE
from .symbols import SYMBOLS
from .trail import GROUND

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


def _parts(kit: Kit, view: View, seat: int) -> Parts:
    """What only this game has on a player's board."""
    c, me, seats = kit.game.components, view["players"][seat], len(view["players"])
    kept = sum(c.permanent[c.masters.index(name)] for name in me["masters"])
    covered = [name for name in me["discs"] if name[:4] != "aux_"]
    return [
        ("purse", (seat, me["dollars"], me["exchange_tokens"], kept, seats)),
        ("limits", (seat, covered, me["certificates"], table_count(view), seats)),
    ]


DRAWN: dict[str, Drawn] = {"purse": player.purse, "limits": player.limits}
HAVE = (player.AUXILIARY, player.WORKER_ROWS, BESIDE, sam.RIVAL)
BOARDS = Boards(L.SEATS, *HAVE, "job_market_token", player.printed, sam.printed, DRAWN, _parts)


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
    return found + BOARDS.panels(kit, view, seat, BOARDS.blocks(kit, player.LIMITS, 0, 0.5))


def printed(kit: Kit, view: View, seat: int) -> str:
    count = table_count(view)
    names = {name: capital(kit.name(name)) for name in ("flood", "drought", "rockfall")}
    names["outlaw"] = kit.say("board-outlaws")
    found = [
        sprite(SYMBOLS),
        BOARDS.cloth(kit, view),
        land.ground(names),
        trail.fees(kit, count),
        town.printed(kit, count),
        market.printed(kit, bool(view["options"]["simmental"])),
        rail.printed(kit, count),
    ]
    return "".join(found) + BOARDS.printed(kit, view, seat)


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
    found += BOARDS.layers(kit, view, seat)
    return [*found, Layer("tags", GROUND.tags, trail.tags_args(kit, view, seat, choices))]
