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

from . import land, market, path, player, posts, sea, town, trail
from . import layout as L
from .beside import BESIDE
from .sarah import RIVAL
from .sarah import printed as sarah_printed
from .symbols import SYMBOLS
from .trail import GROUND

TOKEN = "market_token"


def _board(seat: int, eyes: int) -> Box:
    return board_of(seat, eyes, L.OWN, L.BELOW, L.NEXT)


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
    seats = len(view["players"])
    for other in [seat, *[other for other in range(len(party(kit, view))) if other != seat]]:
        whose = other if other < seats else None
        found.append(Panel(f"player-{other}", who(kit, other, seats), with_margin(_board(other, seat)), whose))
        if other == seat:
            found += own_panels(_own(kit), L.OWN[:2], seat)
    return found


def _parts(name: str, shown: str, box: Box, n: int, wide: float) -> list[Panel]:
    """A wide panel once more, in parts of this width that overlap."""
    x, y, w, h = with_margin(box)
    step = (w - wide) / (n - 1)
    return [Panel(f"{name}-{i + 1}", f"{shown} {i + 1}", (x + step * i, y, wide, h)) for i in range(n)]


def _own(kit: Kit) -> list[tuple[str, str, Box]]:
    """The own board in parts."""
    left, top, w, h = BESIDE.buildings_box
    return [
        ("hand", kit.say("board-hand-cards"), BESIDE.wide_hand()),
        ("limits", kit.say("board-limits"), (*player.LIMITS[:1], 0, player.LIMITS[1], HIGH)),
        ("auxiliary", kit.say("board-auxiliary"), (player.AUXILIARY.x, 0, player.AUXILIARY.wide, HIGH)),
        ("workers", kit.say("board-workers"), (player.CREW.x, 0, player.CREW.wide + 130, HIGH)),
        ("buildings-1", f"{kit.say('board-buildings')} 1", (left, top, w * 0.6, h)),
        ("buildings-2", f"{kit.say('board-buildings')} 2", (left + w * 0.4, top, w * 0.6, h)),
    ]


def printed(kit: Kit, view: View, seat: int) -> str:
    count, seats = table_count(view), len(view["players"])
    names = {name: capital(kit.name(name)) for name in ("flood", "rockfall")}
    height = L.BELOW + L.NEXT * (len(party(kit, view)) - 1)
    found = [
        sprite(SYMBOLS),
        rect(-2000, -2000, 6000, height + 4000, None, 0, fill="var(--table)"),
        land.ground(names),
        posts.printed(kit),
        path.printed(kit, count),
        town.printed(kit, count),
        market.printed(kit),
        sea.printed(kit),
    ]
    for other in range(len(party(kit, view))):
        x, y, _, _ = _board(other, seat)
        board = player.printed(kit, view, other) if other < seats else sarah_printed(kit, other)
        blocks = BESIDE.blocks() if other < seats else BESIDE.rival_blocks()
        found.append(at(x, y, board, frames(blocks)))
    return "".join(found)


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
    for other in range(len(view["players"])):
        found += _player(kit, view, other, seat)
    if view["sarah"]:
        found += _sarah(kit, view, seat)
    return [*found, Layer("tags", GROUND.tags, trail.tags_args(kit, view, seat, choices))]


BOARDS = Boards(
    {
        "purse": player.money,
        "limits": player.limits,
        "tracks": player.tracks,
        "flips": player.flips,
        "auxiliary": player.AUXILIARY.row,
        "workers": player.CREW.workers,
        "stores": player.stores,
        "captured": BESIDE.captured,
        "hand": BESIDE.hand,
        "piles": BESIDE.piles,
        "goals": BESIDE.goals,
        "masters": BESIDE.masters,
        "own": BESIDE.own,
        "rival-purse": RIVAL.purse,
        "rival-cards": RIVAL.cards,
        "rival-gains": BESIDE.cards,
    }
)


def _player(kit: Kit, view: View, seat: int, eyes: int) -> list[Layer]:
    x, y, _, _ = _board(seat, eyes)
    me, seats = view["players"][seat], len(view["players"])
    covered = me["discs"]
    drawn: list[tuple[str, tuple[Any, ...]]] = [
        ("purse", (seat, me["pounds"], me["exchange_tokens"], seats)),
        ("limits", player.limits_args(kit, view, seat, table_count(view))),
        ("tracks", (seat, me["certificates"], me["gold"], "cert_limit" in covered, seats)),
        ("flips", (seat, me["step_tile"], me["no_fees"], seats)),
        *[("auxiliary", args) for args in player.AUXILIARY.args(kit, seat, covered)],
        ("workers", (seat, me["workers"], me["jokers"], seats)),
        ("stores", (seat, me["storehouses"], seats)),
        ("captured", (seat, me["captured"], TOKEN if me[TOKEN] else "", seats)),
        ("hand", (seat, me["hand"], seats)),
        ("piles", (seat, hidden(me["deck"]), me["discards"], seats, me["top"])),
        ("goals", (seat, me["objectives"], len(me["masters"]))),
        ("masters", (seat, me["masters"])),
        *[("own", args) for args in BESIDE.own_args(kit, view, seat, me["unbuilt"])],
    ]
    return BOARDS.layers(seat, x, y, drawn)


def _sarah(kit: Kit, view: View, eyes: int) -> list[Layer]:
    seat, her = len(view["players"]), view["sarah"]
    x, y, _, _ = _board(seat, eyes)
    drawn: list[tuple[str, tuple[Any, ...]]] = [
        ("workers", (seat, her["workers"], [], seat)),
        ("rival-purse", (seat, her["spare_discs"], her["specialization"])),
        ("rival-cards", (hidden(her["sarah_deck"]), her["sarah_discards"])),
        ("captured", (seat, her["captured"], TOKEN if her[TOKEN] else "", seat)),
        ("rival-gains", (seat, her["discards"])),
        ("goals", (seat, her["objectives"], 0)),
        *[("own", args) for args in BESIDE.own_args(kit, view, seat, her["unbuilt"])],
    ]
    return BOARDS.layers(seat, x, y, drawn)
