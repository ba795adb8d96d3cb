"""The table put together: panels, what is printed, and the layers that change."""

from rondel.drawing import Choice, Kit, Layer, Panel, View
from rondel.games.trail.board import symbols
from rondel.games.trail.board.base import capital
from rondel.games.trail.board.market import objectives_args, out_args
from rondel.games.trail.board.speech import table_count, title
from rondel.games.trail.board.table import Boards, Drawn, Parts
from rondel.games.trail.board.town import foresight_args, gate

from . import beside, bonus, dock, land, market, path, player, posts, sarah, sea, town, trail
from . import layout as L
from .symbols import SYMBOLS
from .trail import GROUND


def _parts(kit: Kit, view: View, seat: int, own: bool) -> Parts:
    """What only this game has on a player's board, and in the dock."""
    me, seats = view["players"][seat], len(view["players"])
    limit = player.certificate_limit(kit, me["discs"])
    found: Parts = [("identity", dock.identity_args(kit, view, seat))] if own else []
    return [
        *found,
        ("purse", (seat, me["pounds"], me["exchange_tokens"], seats, own)),
        ("limits", player.limits_args(kit, view, seat, table_count(view))),
        ("tracks", (seat, me["certificates"], me["gold"], limit, seats, own)),
        ("flips", (seat, me["step_tile"], me["no_fees"], seats)),
        ("stores", (seat, me["storehouses"], seats)),
    ]


DRAWN: dict[str, Drawn] = {
    "identity": dock.identity,
    "purse": player.money,
    "limits": player.limits,
    "tracks": player.tracks,
    "flips": player.flips,
    "stores": player.stores,
}
BOARDS = Boards(
    own=beside.OWN,
    others=beside.OTHERS,
    own_size=(1030, 326),
    other_size=(1030, 592),
    auxiliary=player.AUXILIARY,
    worker_rows=player.WORKER_ROWS,
    rival=sarah.RIVAL,
    token="market_token",
    identity_wide=dock.WIDE,
    player_printed=player.printed,
    rival_printed=sarah.printed,
    drawn=DRAWN,
    parts=_parts,
)


def panels(kit: Kit, view: View, seat: int) -> list[Panel]:
    """The trail; track, town, markets, goals; sea and bonus market; the own things and the boards of the others."""
    found = [
        Panel("trail", kit.say("board-trail"), "map", L.MAP),
        Panel("pathfinder", title(kit, "pathfinder_track"), "shelf", path.BOX),
        Panel("wellington", kit.name("wellington"), "shelf", town.BOX, half=True),
        Panel("job_market", title(kit, "job_market"), "shelf", town.BOX, half=True),
        Panel("sheep_market", title(kit, "sheep_market"), "shelf", market.SHEEP),
        Panel("objectives", kit.say("board-objectives"), "shelf", market.OBJECTIVES),
        Panel("sea", kit.say("board-sea"), "drawer", L.OUTSIDE),
        Panel("bonus_market", kit.say("board-bonus"), "drawer", market.DRAWER),
    ]
    return found + BOARDS.panels(kit, view, seat)


def sprite(kit: Kit) -> str:
    return symbols.sprite(SYMBOLS)


def printed(kit: Kit, view: View, seat: int) -> dict[str, str]:
    count = table_count(view)
    names = {name: capital(kit.name(name)) for name in ("flood", "rockfall")}
    shared = {
        "trail": land.ground(names) + gate(L.MAP[0] + L.MAP[2] - 2, L.TRAIL["wellington"][1], -1),
        "pathfinder": path.printed(kit, count),
        "wellington": town.wellington(kit),
        "job_market": town.job_market(kit),
        "sheep_market": market.sheep_market(kit),
        "objectives": market.shown(kit),
        "sea": posts.printed(kit) + sea.printed(kit),
        "bonus_market": bonus.printed(kit, count) + market.supplied(kit),
    }
    return shared | BOARDS.printed(kit, view, seat)


def layers(kit: Kit, view: View, seat: int, choices: list[Choice]) -> list[Layer]:
    count = table_count(view)
    return [
        *[Layer("trail", f"space:{name}", GROUND.space, GROUND.space_args(view, name)) for name in GROUND.ordered()],
        Layer("trail", "ghosts", GROUND.ghosts, GROUND.ghosts_args(view, choices)),
        Layer("trail", "herders", GROUND.herders, GROUND.herders_args(kit, view)),
        Layer("trail", "tags", GROUND.tags, trail.tags_args(kit, view, seat, choices)),
        Layer("pathfinder", "pieces", path.pieces, path.pieces_args(kit, view, count)),
        Layer("wellington", "foresight", town.foresight, foresight_args(view)),
        Layer("job_market", "jobs", town.jobs, (view["jobs"],)),
        *market.sheep_layers(kit, view),
        Layer("objectives", "cards", market.objectives, objectives_args(view)),
        *_sea(kit, view),
        Layer("bonus_market", "tiles", bonus.tiles, bonus.tiles_args(view)),
        Layer("bonus_market", "supply", market.supply, (view["supply"],)),
        Layer("bonus_market", "stacks", market.stacks, (view["stack_sets"], view["stack_left"])),
        Layer("bonus_market", "out", market.out, out_args(view)),
        *BOARDS.layers(kit, view, seat),
    ]


def _sea(kit: Kit, view: View) -> list[Layer]:
    c = kit.game.components
    entries = {entry["id"]: entry for entry in c.post_entries}
    found = [Layer("sea", f"harbour:{name}", sea.harbour, sea.harbour_args(kit, view, name)) for name in c.harbours]
    for name in c.posts:
        draw = posts.local_discs if entries[name]["where"] == "local" else sea.foreign_discs
        found.append(Layer("sea", f"post:{name}", draw, posts.discs_args(kit, view, name)))
    return [*found, Layer("sea", "ships", sea.ships, sea.ships_args(kit, view))]
