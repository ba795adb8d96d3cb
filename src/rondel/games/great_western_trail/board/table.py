"""The table put together: panels, what is printed, and the layers that change."""

from rondel.drawing import Choice, Kit, Layer, Panel, View
from rondel.games.trail.board import symbols
from rondel.games.trail.board.base import capital
from rondel.games.trail.board.market import objectives_args
from rondel.games.trail.board.speech import table_count, title
from rondel.games.trail.board.table import Boards, Drawn, Parts
from rondel.games.trail.board.town import foresight_args

from . import dock, herd, jobs, land, market, player, rail, sam, shelf, town, track, trail
from . import layout as L
from .symbols import SYMBOLS
from .trail import GROUND


def _parts(kit: Kit, view: View, seat: int, own: bool) -> Parts:
    """What only this game has on a player's board, and in the dock."""
    c, me, seats = kit.game.components, view["players"][seat], len(view["players"])
    kept = sum(c.permanent[c.masters.index(name)] for name in me["masters"])
    covered = [name for name in me["discs"] if name[:4] != "aux_"]
    found: Parts = [("identity", dock.identity_args(kit, view, seat))] if own else []
    return [
        *found,
        ("purse", (seat, me["dollars"], me["exchange_tokens"], kept, seats, own)),
        ("limits", (seat, covered, me["certificates"], table_count(view), seats, own)),
    ]


DRAWN: dict[str, Drawn] = {"identity": dock.identity, "purse": player.purse, "limits": player.limits}
BOARDS = Boards(
    own=herd.OWN,
    others=herd.OTHERS,
    own_size=(814, 262),
    other_size=(814, 528),
    auxiliary=player.AUXILIARY,
    worker_rows=player.WORKER_ROWS,
    rival=sam.RIVAL,
    token="job_market_token",
    identity_wide=dock.WIDE,
    player_printed=player.printed,
    rival_printed=sam.printed,
    drawn=DRAWN,
    parts=_parts,
)


def panels(kit: Kit, view: View, seat: int) -> list[Panel]:
    """The trail; railroad, markets and goals; the own things; the boards of the others and the whole railroad."""
    trail, rail = kit.say("board-trail"), title(kit, "railroad")
    return [
        Panel("trail", trail, "map", L.MAP),
        *shelf.panels(kit, view),
        *BOARDS.panels(kit, view, seat),
        Panel("rail", rail, "drawer", L.RAIL),
    ]


def sprite(kit: Kit) -> str:
    return symbols.sprite(SYMBOLS)


def printed(kit: Kit, view: View, seat: int) -> dict[str, str]:
    count = table_count(view)
    names = {name: capital(kit.name(name)) for name in ("flood", "drought", "rockfall", "kansas_city")}
    names["outlaw"] = kit.say("board-outlaws")
    shared = {
        "trail": land.ground(names) + trail.fees(kit, count),
        "railroad": track.printed(kit),
        "job_market": jobs.printed(kit, view),
        "cattle_market": market.printed(kit, view),
        "kansas_city": town.printed(kit),
        "rail": rail.printed(kit),
    }
    return shared | BOARDS.printed(kit, view, seat)


def layers(kit: Kit, view: View, seat: int, choices: list[Choice]) -> list[Layer]:
    cities = kit.game.components.facts["railroad"]["cities"]
    found = [Layer("trail", f"space:{name}", GROUND.space, GROUND.space_args(view, name)) for name in GROUND.ordered()]
    found += [
        Layer("trail", "ghosts", GROUND.ghosts, GROUND.ghosts_args(view, choices)),
        Layer("trail", "herders", GROUND.herders, GROUND.herders_args(kit, view)),
        Layer("trail", "tags", GROUND.tags, trail.tags_args(kit, view, seat, choices)),
        Layer("rail", "stations", rail.stations, rail.stations_args(kit, view)),
        Layer("rail", "masters", rail.masters, rail.masters_args(view)),
        *[
            Layer("rail", f"city:{c['id']}", rail.cities, rail.cities_args(kit, view, c["id"], c["value"]))
            for c in cities
        ],
        Layer("rail", "engines", rail.engines, rail.engines_args(kit, view)),
        Layer("railroad", "pieces", track.pieces, track.pieces_args(kit, view, seat)),
        Layer("job_market", "jobs", jobs.jobs, jobs.jobs_args(view)),
        Layer("job_market", "out", jobs.out, (view["tiles_out"],)),
        *market.layers(kit, view),
        Layer("kansas_city", "foresight", town.foresight, foresight_args(view)),
        Layer("kansas_city", "objectives", town.objectives, objectives_args(view)),
    ]
    return found + BOARDS.layers(kit, view, seat)
