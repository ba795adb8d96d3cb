"""The table put together: panels, what is printed, and the layers that change."""

from typing import Any

from rondel.drawing import Box, Choice, Kit, Layer, Panel, View
from rondel.drawing.svg import at

from ..components import SHIPS, Components
from . import (
    cards,
    centre,
    cooper,
    coordinates,
    docks,
    fleet,
    ids,
    land,
    market,
    placing,
    reserve,
    sea,
    storage,
    supply,
    worker_board,
    workshop,
)
from .blocks import CRATES, DOCKS, TRACK, TRADE, WIDTH, WORKER_BOARD, WORKSHOP
from .geometry import CORE, Island, island
from .layout import BOARD_SIZE, HOME, SEA, board_at, shared, slot_of
from .sprite import sprite
from .words import COOPER, who


def arms_of(view: View) -> int:
    """CI-SOLO-06: the solo island is that of two players."""
    return max(2, len(view["players"]))


def owners(view: View, viewer: int) -> list[int]:
    """Whose arm is which, from the bottom clockwise: the one who looks sits below."""
    if view["cooper"]:
        return [0, COOPER]
    seats = len(view["players"])
    return [(viewer + arm) % seats for arm in range(seats)]


def boxes(view: View) -> dict[str, Box]:
    return shared(arms_of(view), len(view["orders"]), bool(view["cooper"]))


def fit(kit: Kit, view: View, seat: int) -> Box:
    return HOME


def panels(kit: Kit, view: View, seat: int) -> list[Panel]:
    """The island, and for small screens its parts and what lies beside it; the boards, the own one in parts too."""
    isle = island(arms_of(view))
    r, (cx, cy) = isle.radius, isle.centre
    middle = r * (CORE + 1.2)
    found = [Panel("island", kit.say("board-island"), SEA)]
    found.append(Panel("centre", kit.say("board-centre"), (cx - middle, cy - middle, 2 * middle, 2 * middle)))
    for arm, owner in enumerate(owners(view, seat)):
        mark = "" if owner == seat else who(kit, owner) if owner == COOPER else str(owner + 1)
        found.append(Panel(f"peninsula-{owner}", f"{kit.say('board-peninsula')} {mark}".strip(), arm_box(isle, arm)))
    found += [Panel(name, kit.say(f"board-{name}"), box) for name, box in boxes(view).items()]
    seats = len(view["players"])
    for slot in range(seats):
        whose = (seat + slot) % seats
        found.append(Panel(f"board-{whose}", who(kit, whose), (*board_at(slot), *BOARD_SIZE), whose))
        found += own_parts(kit, seat) if slot == 0 else []
    return found


def own_parts(kit: Kit, seat: int) -> list[Panel]:
    x, y = board_at(0)
    parts = (
        ("goods", "board-storage", DOCKS, TRADE),
        ("buildings", "board-workshop", WORKSHOP, TRACK),
        ("workers", "board-workers", WORKER_BOARD, None),
    )
    found = []
    for name, words, first, last in parts:
        bottom = sum(last) if last else BOARD_SIZE[1]
        found.append(Panel(f"own-{name}", kit.say(words), (x, y + first[0], WIDTH, bottom - first[0]), seat))
    return found


def arm_box(isle: Island, arm: int) -> Box:
    """Around a peninsula with its coast."""
    r = isle.radius
    corners = [isle.turn(x * r, y * r, arm) for x in (-5.6, 5.6) for y in (CORE - 0.2, 19.2)]
    left, top = max(SEA[0], min(x for x, _ in corners)), max(SEA[1], min(y for _, y in corners) - r)
    right, bottom = min(SEA[2], max(x for x, _ in corners)), min(SEA[3], max(y for _, y in corners))
    return left, top, right - left, bottom - top


def printed(kit: Kit, view: View, seat: int) -> str:
    c: Components = kit.game.components
    arms, where, seats = arms_of(view), boxes(view), len(view["players"])
    isle = island(arms)
    found = [sprite(), sea.printed(kit, land.shape(c), isle, owners(view, seat))]
    if view["cooper"]:
        bare = [land.open_ground(isle, 1, *isle.hex(*axial, 1), c, name) for name, axial in land.shape(c).hexes.items()]
        found += bare
    found += [centre.printed(kit, arms), supply.printed(kit, where["supply"])]
    found += [
        market.cargo_printed(kit, where["cargo"], seats),
        market.orders_printed(kit, where["orders"], list(view["orders"])),
    ]
    if view["cooper"]:
        options = view["options"]
        found.append(cooper.printed(kit, where["cooper"], options["strategy"], options["difficulty"]))
    for whose in range(seats):
        x, y = board_at(slot_of(whose, seat, seats))
        found += [
            at(x, y + TRADE[0], storage.trades(kit, whose)),
            at(x, y + WORKSHOP[0], workshop.printed(kit, whose)),
            at(x, y + CRATES[0], workshop.crates_printed(kit, whose)),
            at(x, y + TRACK[0], worker_board.track_printed(kit, whose)),
            at(x, y + WORKER_BOARD[0], worker_board.workers_printed(kit, whose)),
        ]
    return "".join(found)


def layers(kit: Kit, view: View, seat: int, choices: list[Choice]) -> list[Layer]:
    c: Components = kit.game.components
    arms, seats = arms_of(view), len(view["players"])
    worker_ids = ids.worker_ids(c, view)
    found = landscape(kit, view, seat)
    spaces = [f"{section}:{shape}" for section in c.sections for shape in ("round", "square")]
    high = sorted(spaces, key=lambda space: centre.place_of(island(arms), space, c.sections)[1])
    found += [
        Layer(f"stack:{space}", centre.stack, (arms, space, worker_ids["spaces"].get(space, []))) for space in high
    ]
    holder = COOPER if view["token"] >= seats else view["token"]
    found.append(Layer("token", supply.token, (arms, owners(view, seat).index(holder), holder)))
    found += beside(kit, view, worker_ids)
    for whose in range(seats):
        found += board(kit, view, seat, whose, worker_ids)
    found.append(Layer("fees", centre.fees, centre.fees_args(view, arms, choices)))
    found.append(Layer("ships", fleet.fleet, fleet.fleet_args(kit, view, seat, arms)))
    return [*found, *passing(kit, view, seat, choices)]


def landscape(kit: Kit, view: View, viewer: int) -> list[Layer]:
    """Hexes and islets from the back to the front: a high stack covers what lies behind it."""
    c: Components = kit.game.components
    arms, shape = arms_of(view), land.shape(c)
    isle = island(arms)
    found: list[tuple[float, Layer]] = []
    for arm, owner in enumerate(owners(view, viewer)):
        for half, islet in fleet.islets_of(kit, view, owner if owner < COOPER else 1).items():
            y = isle.hex(*shape.halves[half], arm)[1]
            found.append((y, Layer(f"islet:{owner}:{half}", land.islet, (arms, arm, owner, half, islet))))
        if owner >= COOPER:
            continue
        player = view["players"][owner]
        named = ids.on_land(c, player, owner)
        for name, axial in shape.hexes.items():
            tile = [player["land"][name], player["level"][name]] if name in player["land"] else []
            on = [player["on"][name], named[name]] if name in named else []
            layer = Layer(f"hex:{owner}:{name}", land.space, (arms, arm, owner, name, tile, on))
            found.append((isle.hex(*axial, arm)[1], layer))
    return [layer for _, layer in sorted(found, key=lambda entry: entry[0])]


def beside(kit: Kit, view: View, worker_ids: dict[str, Any]) -> list[Layer]:
    """The panels on the sea."""
    where = boxes(view)
    corner = {name: box[:2] for name, box in where.items()}
    order_names = list(view["orders"])
    assigned = [[order_names.index(name), owner, kind, piece] for name, owner, kind, piece in worker_ids["orders"]]
    found = [
        Layer("rounds", supply.rounds, (*corner["supply"], view["round"], view["phase"])),
        Layer("stacks", supply.stacks, (*corner["supply"], *supply.stacks_args(view))),
        Layer("harbormaster", market.harbormaster, (*corner["cargo"], view["harbormaster"], view["upright"])),
        Layer("assigned", market.assigned, (*corner["orders"], assigned)),
    ]
    for seat, player in enumerate(view["players"]):
        found.append(Layer(f"cargo-lids:{seat}", market.lids, (*corner["cargo"], seat, player["lids"])))
    if view["cooper"]:
        him, spot = view["cooper"], corner["cooper"]
        found.append(Layer("solo-cards", cooper.cards, (*spot, supply.hidden(him["deck"]), him["shown"])))
        found.append(Layer("counters", cooper.counters, (*spot, him["counters"])))
        state = cooper.state_args(view, worker_ids["home"][COOPER], worker_ids["waiting"][COOPER])
        found.append(Layer("cooper", cooper.state, (*spot, *state)))
    return found


def board(kit: Kit, view: View, viewer: int, seat: int, worker_ids: dict[str, Any]) -> list[Layer]:
    """What changes on the board of one player."""
    c: Components = kit.game.components
    me = view["players"][seat]
    spot = board_at(slot_of(seat, viewer, len(view["players"])))
    where = (*spot, seat)
    docked = list(me["docks"].values())
    built = ids.counts(me)
    spots = storage.spots_of(c, built["small"], docked, me["small_cards"])
    covered = dict(zip(c.crafting[c.crafting_open + built["large"] :], ids.at_home(c, me, seat, "large")))
    fortress = ids.at_home(c, me, seat, "fortress")
    kept = [f"small:{n}" for n in me["small_cards"]] + [f"large:{n}" for n in me["large_cards"]]
    placed = list(me["islets"].values())
    food = worker_board.food_due(c, me["waiting"], me["small_cards"])
    anchors = sum(me["anchors"].get(ship, 0) for ship in SHIPS)
    drawn: dict[str, tuple[Any, ...]] = {
        "head": (docks.head, me["steps"], anchors, sum(me["log"].values()), view["token"] == seat),
        "docks": (docks.docks, me["docks"], me["wrecks"]),
        "storage": (storage.storage, spots, me["stored"], ids.at_home(c, me, seat, "small")),
        "market": (storage.market, me["market"]),
        "made": (workshop.made, ids.crafted(me, seat), covered, fortress[0] if fortress else ""),
        "lids": (workshop.lids, ids.taken_lids(c, me, seat)),
        "marker": (worker_board.marker, me["cartographer"]),
        "workers": (worker_board.workers, worker_ids["home"][seat], worker_ids["waiting"][seat], food),
        "tokens": (worker_board.tokens, me["milestones"], me["hired"]),
        "tiles": (reserve.tiles, me["tiles"]),
        "islets": (reserve.islets, [name for name in c.islets if name not in placed]),
        "boats": (reserve.boats, [name for name in c.boats if name not in docked]),
        "cards": (cards.owned, kept, [f"large:{n}" for n in me["spent"]]),
    }
    found = [Layer(f"{name}:{seat}", draw, (*where, *args)) for name, (draw, *args) in drawn.items()]
    income = [frame.get("memo", []) for frame in view["pending"] if (frame["step"], frame["seat"]) == ("income", seat)]
    return [
        *found,
        Layer(f"income:{seat}", docks.done, (*spot, [name for names in income for name in names], me["docks"])),
    ]


def passing(kit: Kit, view: View, viewer: int, choices: list[Choice]) -> list[Layer]:
    """Over everything: the tile being placed, tiles and cards to choose from."""
    c: Components = kit.game.components
    arms = arms_of(view)
    frame = placing.asked(view)
    arm = slot_of(frame["seat"], viewer, arms)
    pair = str(frame.get("memo", f"{c.doubles[0]}+{c.doubles[0]}")) if frame["step"] == "keep_tile" else ""
    kinds = sorted(set(pair.split("+"))) if pair else []
    middle = island(arms).centre
    return [
        Layer("placing", placing.placing, placing.placing_args(kit, view, arms, arm)),
        Layer("coordinates", coordinates.clear, coordinates.clear_args(kit, view, arms, arm, choices)),
        Layer("drawn-tiles", reserve.drawn, (*middle, kinds)),
        Layer("drawn-cards", cards.drawn, (*middle, *cards.drawn_args(view))),
    ]
