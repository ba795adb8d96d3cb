"""The table put together: panels, what is printed on them, and the layers that change.

The map is the island, which all share. The shelf holds the central island with its worker spaces, supply, cargo ships
and royal orders. The dock holds what a player may use at any time; docks, workshop and workers are a drawer. A drawer
of another player holds both.
"""

from typing import Any

from rondel.drawing import DOCK, GAP, Choice, Kit, Layer, Panel, View
from rondel.drawing.svg import at

from ..components import SHIPS, Components
from . import (
    cards,
    cartographer,
    cooper,
    coordinates,
    crates,
    docks,
    fleet,
    ids,
    land,
    layout,
    market,
    placing,
    reserve,
    sea,
    sections,
    storage,
    supply,
    worker_board,
    workshop,
)
from .geometry import island
from .layout import BELOW_DOCK, DOCK_BLOCKS, WIDE, dock_left
from .marks import frame
from .words import COOPER, slot_of, who

# where the blocks of a board lie
ROW, RESERVE = docks.SIZE[1] + GAP, docks.SIZE[0] + GAP
PARTS = {
    "docks": (0, 0),
    "boats": (RESERVE, 0),
    "workshop": (0, ROW),
    "islets": (RESERVE, ROW),
    "workers": (0, 2 * ROW),
}


def arms_of(view: View) -> int:
    """CI-SOLO-06: the solo island is that of two players."""
    return max(2, len(view["players"]))


def owners(view: View, viewer: int) -> list[int]:
    """Whose arm is which, clockwise, from the one who looks on."""
    if view["cooper"]:
        return [0, COOPER]
    seats = len(view["players"])
    return [(viewer + arm) % seats for arm in range(seats)]


def panels(kit: Kit, view: View, seat: int) -> list[Panel]:
    found = [
        Panel("island", kit.say("board-island"), "map", layout.MAP),
        Panel("supply", kit.say("board-supply"), "shelf", layout.SUPPLY),
        Panel("sections", kit.say("board-centre"), "shelf", layout.SECTIONS),
        Panel("cargo", kit.say("board-cargo"), "shelf", layout.CARGO),
    ]
    if view["cooper"]:
        found.append(Panel("cooper", who(kit, COOPER), "shelf", layout.COOPER))
    found.append(Panel("orders", kit.say("board-orders"), "shelf", layout.orders_box(len(view["orders"]))))
    found += [
        Panel(name, kit.say(f"board-dock-{name}"), "dock", (0, 0, w, DOCK), seat) for name, w in DOCK_BLOCKS.items()
    ]
    seats = len(view["players"])
    for whose in [(seat + slot) % seats for slot in range(seats)]:
        high = layout.BOARD_HIGH + (BELOW_DOCK if whose != seat else 0)
        title = who(kit, whose) if whose != seat else kit.say("board-own")
        found.append(Panel(f"board-{whose}", title, "drawer", (0, 0, WIDE, high), whose))
    return found


def block_at(block: str, whose: int, viewer: int) -> tuple[str, float, float]:
    """The panel of a block of a player, and where it lies there."""
    board = f"board-{whose}"
    if block in PARTS:
        x, y = PARTS[block]
        return board, x, y + (BELOW_DOCK if whose != viewer else 0)
    return (block, 0, 0) if whose == viewer else (board, dock_left(block), 0)


def printed(kit: Kit, view: View, seat: int) -> dict[str, str]:
    c: Components = kit.game.components
    isle, seats = island(arms_of(view)), len(view["players"])
    ground = sea.printed(kit, land.shape(c), isle, owners(view, seat))
    if view["cooper"]:
        ground += land.bare(isle.arms[1], c)
    found = {
        "island": ground,
        "supply": supply.printed(kit),
        "sections": sections.printed(kit),
        "cargo": market.cargo_printed(kit, seats),
        "orders": market.orders_printed(kit, list(view["orders"])),
    }
    if view["cooper"]:
        options = view["options"]
        found["cooper"] = cooper.printed(kit, options["strategy"], options["difficulty"])
    for whose in range(seats):
        for block, drawn in blocks_printed(kit, whose).items():
            panel, x, y = block_at(block, whose, seat)
            found[panel] = found.get(panel, "") + at(x, y, drawn)
    return found


def blocks_printed(kit: Kit, seat: int) -> dict[str, str]:
    wide, high = WIDE - RESERVE, docks.SIZE[1]
    return {
        "goods": storage.printed(kit, seat),
        "cartographer": cartographer.printed(kit, seat),
        "crates": crates.printed(kit, seat),
        "cards": cards.printed(kit),
        "docks": docks.printed(kit),
        "boats": frame(wide, high, kit.say("board-boats")),
        "workshop": workshop.printed(kit, seat),
        "islets": frame(wide, high, kit.say("board-islets")),
        "workers": worker_board.printed(kit, seat),
    }


def layers(kit: Kit, view: View, seat: int, choices: list[Choice]) -> list[Layer]:
    c: Components = kit.game.components
    arms, seats = arms_of(view), len(view["players"])
    worker_ids = ids.worker_ids(c, view)
    found = landscape(kit, view, seat)
    holder = COOPER if view["token"] >= seats else view["token"]
    for arm, owner in enumerate(owners(view, seat)):
        covered = sorted(fleet.islets_of(kit, view, owner if owner < COOPER else 1))
        found.append(Layer("island", f"banks:{owner}", sea.names, (arms, arm, covered)))
    found.append(Layer("island", "token", supply.token, (arms, owners(view, seat).index(holder), holder)))
    found.append(Layer("island", "ships", fleet.fleet, fleet.fleet_args(kit, view, seat, arms)))
    found += passing(kit, view, seat, choices)
    found += shared(kit, view, worker_ids, choices)
    for whose in range(seats):
        found += board(kit, view, seat, whose, worker_ids, choices)
    return found


def landscape(kit: Kit, view: View, viewer: int) -> list[Layer]:
    """Hexes and islets from the back to the front: a high stack covers what lies behind it."""
    c: Components = kit.game.components
    arms, shape = arms_of(view), land.shape(c)
    found: list[tuple[float, Layer]] = []
    for arm, owner in enumerate(owners(view, viewer)):
        here = island(arms).arms[arm]
        for half, islet in fleet.islets_of(kit, view, owner if owner < COOPER else 1).items():
            layer = Layer("island", f"islet:{owner}:{half}", land.islet, (arms, arm, owner, half, islet))
            found.append((here.hex(*shape.halves[half])[1], layer))
        if owner >= COOPER:
            continue
        player = view["players"][owner]
        named = ids.on_land(c, player, owner)
        for name, axial in shape.hexes.items():
            tile = [player["land"][name], player["level"][name]] if name in player["land"] else []
            on = [player["on"][name], named[name]] if name in named else []
            layer = Layer("island", f"hex:{owner}:{name}", land.space, (arms, arm, owner, name, tile, on))
            found.append((here.hex(*axial)[1], layer))
    return [layer for _, layer in sorted(found, key=lambda entry: entry[0])]


def shared(kit: Kit, view: View, worker_ids: dict[str, Any], choices: list[Choice]) -> list[Layer]:
    """The shelf."""
    c: Components = kit.game.components
    order_names = list(view["orders"])
    assigned = [[order_names.index(name), owner, kind, piece] for name, owner, kind, piece in worker_ids["orders"]]
    found = [
        Layer("supply", "rounds", supply.rounds, (view["round"], view["phase"])),
        Layer("supply", "stacks", supply.stacks, supply.stacks_args(view)),
        Layer("cargo", "harbormaster", market.harbormaster, (view["harbormaster"], view["upright"])),
        Layer("orders", "assigned", market.assigned, (len(order_names), assigned)),
    ]
    for space in [f"{section}:{shape}" for section in c.sections for shape in ("round", "square")]:
        lying = worker_ids["spaces"].get(space, [])
        found.append(Layer("sections", f"stack:{space}", sections.stack, (space, lying)))
    found.append(Layer("sections", "fees", sections.fees, sections.fees_args(view, choices)))
    for seat, player in enumerate(view["players"]):
        found.append(Layer("cargo", f"lids:{seat}", market.lids, (seat, len(view["players"]), player["lids"])))
    if view["cooper"]:
        him = view["cooper"]
        state = cooper.state_args(view, worker_ids["home"][COOPER], worker_ids["waiting"][COOPER])
        found += [
            Layer("cooper", "cards", cooper.cards, (supply.hidden(him["deck"]), him["shown"])),
            Layer("cooper", "counters", cooper.counters, (him["counters"],)),
            Layer("cooper", "state", cooper.state, state),
        ]
    return found


def board(
    kit: Kit, view: View, viewer: int, seat: int, worker_ids: dict[str, Any], choices: list[Choice]
) -> list[Layer]:
    """What changes on the blocks of one player."""
    c: Components = kit.game.components
    me = view["players"][seat]
    docked, built = list(me["docks"].values()), ids.counts(me)
    spots = storage.spots_of(c, built["small"], docked, me["small_cards"])
    covered = dict(zip(c.crafting[c.crafting_open + built["large"] :], ids.at_home(c, me, seat, "large")))
    fortress = ids.at_home(c, me, seat, "fortress")
    kept = [f"small:{n}" for n in me["small_cards"]] + [f"large:{n}" for n in me["large_cards"]]
    placed = list(me["islets"].values())
    food = worker_board.food_due(c, me["waiting"], me["small_cards"])
    anchors = sum(me["anchors"].get(ship, 0) for ship in SHIPS)
    stand = (me["steps"], anchors, sum(me["log"].values()), me["workers"], food, view["token"] == seat)
    income = [frame.get("memo", []) for frame in view["pending"] if (frame["step"], frame["seat"]) == ("income", seat)]
    drawn: list[tuple[str, str, Any, *tuple[Any, ...]]] = [
        ("goods", "head", storage.head, *stand),
        ("goods", "storage", storage.storage, spots, me["stored"], ids.at_home(c, me, seat, "small")),
        ("goods", "market", storage.market, max(0, len(spots) - storage.PRINTED), me["market"]),
        ("cartographer", "track", cartographer.track, cartographer.offered(choices, seat)),
        ("cartographer", "marker", cartographer.marker, me["cartographer"]),
        ("crates", "lids", crates.lids, ids.taken_lids(c, me, seat)),
        ("tiles", "tiles", reserve.tiles, me["tiles"]),
        ("cards", "cards", cards.owned, kept, [f"large:{n}" for n in me["spent"]]),
        ("docks", "docks", docks.docks, me["docks"], me["wrecks"]),
        ("docks", "income", docks.done, [name for names in income for name in names], me["docks"]),
        ("boats", "boats", reserve.boats, [name for name in c.boats if name not in docked]),
        ("workshop", "made", workshop.made, ids.crafted(me, seat), covered, fortress[0] if fortress else ""),
        ("islets", "islets", reserve.islets, [name for name in c.islets if name not in placed]),
        ("workers", "workers", worker_board.workers, worker_ids["home"][seat], worker_ids["waiting"][seat], food),
        ("workers", "tokens", worker_board.tokens, me["milestones"], me["hired"]),
    ]
    found = []
    for block, name, draw, *args in drawn:
        panel, x, y = block_at(block, seat, viewer)
        found.append(Layer(panel, name, draw, (x, y, seat, *args)))
    return found


def passing(kit: Kit, view: View, viewer: int, choices: list[Choice]) -> list[Layer]:
    """Over the map: the tile being placed, tiles and cards to choose from."""
    c: Components = kit.game.components
    arms = arms_of(view)
    asked = placing.asked(view)
    arm = slot_of(asked["seat"], viewer, arms)
    pair = str(asked.get("memo", f"{c.doubles[0]}+{c.doubles[0]}")) if asked["step"] == "keep_tile" else ""
    kinds = sorted(set(pair.split("+"))) if pair else []
    return [
        Layer("island", "placing", placing.placing, placing.placing_args(kit, view, arms, arm)),
        Layer("island", "coordinates", coordinates.clear, coordinates.clear_args(kit, view, arms, arm, choices)),
        Layer("island", "drawn-tiles", reserve.drawn, (kinds,)),
        Layer("island", "drawn-cards", cards.drawn, cards.drawn_args(view)),
    ]
