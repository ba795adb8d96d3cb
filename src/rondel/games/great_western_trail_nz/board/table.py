"""The table put together: panels, what is printed, and the layers that change."""

from rondel.drawing import Box, Choice, Kit, Layer, Panel, View
from rondel.games.trail.board.base import capital
from rondel.games.trail.board.market import objectives_args, out_args
from rondel.games.trail.board.speech import table_count, title
from rondel.games.trail.board.symbols import sprite
from rondel.games.trail.board.table import Boards, Drawn, Parts, with_margin
from rondel.games.trail.board.town import foresight_args

from . import land, market, path, player, posts, sarah, sea, town, trail
from . import layout as L
from .beside import BESIDE
from .symbols import SYMBOLS
from .trail import GROUND


def _own_parts(kit: Kit, view: View, seat: int) -> Parts:
    """What only this game has on a player's board."""
    me, seats = view["players"][seat], len(view["players"])
    return [
        ("purse", (seat, me["pounds"], me["exchange_tokens"], seats)),
        ("limits", player.limits_args(kit, view, seat, table_count(view))),
        ("tracks", (seat, me["certificates"], me["gold"], "cert_limit" in me["discs"], seats)),
        ("flips", (seat, me["step_tile"], me["no_fees"], seats)),
        ("stores", (seat, me["storehouses"], seats)),
    ]


DRAWN: dict[str, Drawn] = {
    "purse": player.money,
    "limits": player.limits,
    "tracks": player.tracks,
    "flips": player.flips,
    "stores": player.stores,
}
BOARDS = Boards(
    L.SEATS,
    player.AUXILIARY,
    player.WORKER_ROWS,
    BESIDE,
    sarah.RIVAL,
    "market_token",
    player.printed,
    sarah.printed,
    DRAWN,
    _own_parts,
)


def fit(kit: Kit, view: View, seat: int) -> Box:
    return L.FIT


def panels(kit: Kit, view: View, seat: int) -> list[Panel]:
    """The shared parts, then the own board and its blocks, then the boards of the others.

    What is too wide for a phone is there in parts too, each narrow enough that a finger finds every piece.
    """
    found = [
        Panel("trail", kit.say("board-trail"), with_margin(L.MAP)),
        *_parts("trail", kit.say("board-trail"), L.MAP, 3, 456),
        Panel("posts", kit.say("board-posts"), with_margin(L.POSTS)),
        *_parts("posts", kit.say("board-posts"), L.POSTS, 5, 430),
        Panel("pathfinder", title(kit, "pathfinder_track"), with_margin(L.PATH)),
        Panel("wellington", kit.name("wellington"), with_margin(L.WELLINGTON)),
        Panel("job_market", title(kit, "job_market"), with_margin(L.JOBS)),
        Panel("bonus_market", title(kit, "bonus_market"), with_margin(L.BONUS)),
        Panel("sheep_market", title(kit, "sheep_market"), with_margin(L.SHEEP)),
        Panel("supply", title(kit, "deck_building_supply"), with_margin(L.SUPPLY)),
        Panel("objectives", kit.say("board-objectives"), with_margin(L.OBJECTIVES)),
        Panel("sea", title(kit, "sea_routes"), with_margin(L.SEA)),
        *_parts("sea", title(kit, "sea_routes"), L.SEA, 3, 456),
    ]
    return found + BOARDS.panels(kit, view, seat, BOARDS.blocks(kit, player.LIMITS, player.STORES[1] + 8, 0.6))


def _parts(name: str, shown: str, box: Box, n: int, wide: float) -> list[Panel]:
    """A wide panel once more, in parts of this width that overlap."""
    x, y, w, h = with_margin(box)
    step = (w - wide) / (n - 1)
    return [Panel(f"{name}-{i + 1}", f"{shown} {i + 1}", (x + step * i, y, wide, h)) for i in range(n)]


def printed(kit: Kit, view: View, seat: int) -> str:
    count = table_count(view)
    names = {name: capital(kit.name(name)) for name in ("flood", "rockfall")}
    found = [
        sprite(SYMBOLS),
        BOARDS.cloth(kit, view),
        land.ground(names),
        posts.printed(kit),
        path.printed(kit, count),
        town.printed(kit, count),
        market.printed(kit),
        sea.printed(kit),
    ]
    return "".join(found) + BOARDS.printed(kit, view, seat)


def layers(kit: Kit, view: View, seat: int, choices: list[Choice]) -> list[Layer]:
    c, count = kit.game.components, table_count(view)
    entries = {entry["id"]: entry for entry in c.post_entries}
    found = [Layer(f"space:{name}", GROUND.space, GROUND.space_args(view, name)) for name in GROUND.ordered()]
    found += [Layer(f"harbour:{name}", sea.harbour, sea.harbour_args(kit, view, name)) for name in c.harbours]
    for name in c.posts:
        draw = posts.local_discs if entries[name]["where"] == "local" else sea.foreign_discs
        found.append(Layer(f"post:{name}", draw, posts.discs_args(kit, view, name)))
    found += [
        Layer("ships", sea.ships, sea.ships_args(kit, view)),
        Layer("path", path.pieces, path.pieces_args(kit, view, count)),
        Layer("foresight", town.foresight, foresight_args(view)),
        Layer("jobs", town.jobs, (view["jobs"],)),
        Layer("bonus", town.bonus, town.bonus_args(view)),
        Layer("out", town.out, out_args(view)),
        Layer("supply", market.supply, (view["supply"],)),
        Layer("stacks", market.stacks, (view["stack_sets"], view["stack_left"])),
        *market.sheep_layers(kit, view),
        Layer("objectives", market.objectives, objectives_args(view)),
        Layer("herders", GROUND.herders, GROUND.herders_args(kit, view)),
    ]
    found += BOARDS.layers(kit, view, seat)
    return [*found, Layer("tags", GROUND.tags, trail.tags_args(kit, view, seat, choices))]
