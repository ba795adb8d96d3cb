"""The Saltfjord table as SVG, drawn from a view: see rondel.drawing.board for what these functions are.

The village is the map, one of each seat; what all share is the shelf; goods and piers of the one who looks are the
dock; the storage boards, as printed, are drawers.

Ids. Shared: area:N, stack:AREA:TYPE, boat:SEAT, tech:TRACK:LEVEL, scoring:TRACK, special:TILE, ability:TILE,
marker:TRACK:SEAT, dice:COLOUR:VALUE, tavern:TAVERN, tavern_die:TAVERN:COLOUR, order:N, crate:CRATE, stack:SPACE,
tile:TILE, set:N, side:SIDE, spot:CELL, drawn:N, rounds. Of a player: cell:SEAT:CELL, line:SEAT:LINE, aside:SEAT,
room:SEAT:GOOD, pier:SEAT:PIER, token:SEAT:TOKEN:N, worker:SEAT:N, wagon:SEAT:N, points:SEAT, catch:SEAT.
Dice: die:COLOUR:VALUE:N to take and in use, die:SEAT:CELL once they stay.
"""

from typing import Any

from rondel.drawing import Choice, Fact, Kit, Layer, Panel, View

from ..components import Components
from . import boat, buildings, dice, fjord, layout, orders, pieces, start, storage, taverns, technology, village
from .ending import ending
from .layout import SHELF_WIDTH
from .sprite import sprite as symbols

__all__ = ["MOVERS", "SHELF_WIDTH", "ending", "facts", "layers", "panels", "printed", "sprite"]

MOVERS = {"sail": "boat"}

COLOURS = ("white", "orange")


def order_of(view: View, seat: int) -> list[int]:
    """All seats, that of the one who looks first."""
    seats = len(view["players"])
    return [(seat + n) % seats for n in range(seats)]


def panels(kit: Kit, view: View, seat: int) -> list[Panel]:
    seats, solo = order_of(view, seat), len(view["players"]) == 1
    found = [Panel(layout.village(n), village_title(kit, view, n), "map", layout.VILLAGE, n) for n in seats]
    found += [
        Panel("fjord", kit.say("board-fjord"), "shelf", layout.FJORD),
        Panel("technology", kit.say("board-technology"), "shelf", layout.TECHNOLOGY),
    ]
    if solo:
        found.append(Panel("special", kit.say("board-special"), "shelf", layout.SPECIAL, half=True))
    else:
        found.append(Panel("dice", kit.say("board-dice"), "shelf", layout.DICE, half=True))
    return [
        *found,
        Panel("taverns", kit.say("board-taverns"), "shelf", taverns.box_of(solo), half=True),
        Panel("orders", kit.say("board-orders"), "shelf", layout.ORDERS, half=True),
        Panel("buildings", kit.say("board-buildings"), "shelf", layout.BUILDINGS, half=True),
        Panel("store", kit.say("board-goods"), "dock", layout.STORE, seat),
        Panel("piers", kit.say("board-piers"), "dock", layout.PIERS, seat),
        *[Panel(layout.storage(n), kit.say("board-storage"), "drawer", layout.STORAGE, n) for n in seats],
    ]


def village_title(kit: Kit, view: View, seat: int) -> str:
    board = view["players"][seat]["board"]
    base = board == kit.game.components.boards[0]
    return kit.say("board-village") if base else kit.say("board-village-of", name=board)


def sprite(kit: Kit) -> str:
    return symbols(kit.game.components)


def printed(kit: Kit, view: View, seat: int) -> dict[str, str]:
    solo = len(view["players"]) == 1
    found = {
        "fjord": fjord.printed(kit),
        "technology": technology.printed(kit, int(view["options"]["wagons"]), view["scoring"]),
        "taverns": taverns.printed(kit, solo),
        "orders": orders.printed(kit),
        "buildings": buildings.printed(kit),
        "store": storage.store_printed(kit, seat),
        "piers": storage.piers_printed(kit, seat),
        **({"special": dice.special(kit, view["special"])} if solo else {"dice": dice.printed(kit)}),
    }
    for n, player in enumerate(view["players"]):
        found[layout.village(n)] = village.printed(kit, n, player["board"])
        found[layout.storage(n)] = storage.printed(kit, n, n == seat)
    return found


def layers(kit: Kit, view: View, seat: int, choices: list[Choice]) -> list[Layer]:
    c: Components = kit.game.components
    found = [*shared(c, view, seat), *docked(c, view, seat)]
    for n in range(len(view["players"])):
        found += [*in_village(view, n), *passing(view, n, seat), *in_storage(c, view, n, seat)]
    return [*found, Layer(layout.village(seat), "prices", village.prices, (prices(c, view, seat, choices),))]


def prices(c: Components, view: View, seat: int, choices: list[Choice]) -> list[list[Any]]:
    """What the lines that may be chosen cost, if anything (SF-DIE-04, SF-ABIL-11)."""
    found: list[list[Any]] = []
    for choice in choices:
        family, _, line = choice.action.partition(":")
        if family == "use" and view["die"]:
            change = abs(int(line[-1]) - int(view["die"][-1]))
            fixed = "AB-2" in view["players"][seat]["abilities"]
            price = min(change, 1) if fixed else change * c.pip_cost
            found += [[line, price]] if price else []
    return found


def shared(c: Components, view: View, seat: int) -> list[Layer]:
    """What changes on the shelf."""
    players = view["players"]
    solo = len(players) == 1
    reach = players[seat]["levels"].get("fishery", 0)
    found = []
    for n in range(1, c.last_area + 1):
        stacks = [stack(view, name) for name in c.fishing_spaces[3 * n - 3 : 3 * n]]
        found.append(Layer("fjord", f"area{n}", fjord.stacks, (n, stacks, reach)))
    found.append(Layer("fjord", "boats", fjord.boats, (seat, [player["boat"] for player in players])))
    for track in c.tracks:
        levels = [player["levels"].get(track, 0) for player in players]
        found.append(Layer("technology", track, technology.markers, (track, levels)))
    waiting = [spot for n in range(len(players)) for of in (pieces.workers, pieces.wagons) for spot in of(view, n)[1]]
    found.append(Layer("technology", "waiting", pieces.draw_figures, (waiting,)))
    found.append(Layer("technology", "abilities", technology.abilities, (view["ability_tiles"],)))
    if not solo:
        areas = [[kind, n] for kind in COLOURS for n in range(1, 7) if not view["dice"].get(f"{kind} {n}")]
        found.append(Layer("dice", "empty", dice.empty, (areas,)))
        found += [Layer("dice", str(n), pieces.draw_dice, (pieces.dice_in_areas(view, n),)) for n in range(1, 7)]
    found.append(Layer("taverns", "rounds", taverns.rounds, (solo, view["round"], view["start"], len(players))))
    retired = [c.taverns.index(player["tavern"]) if player["tavern"] else -1 for player in players]
    found.append(Layer("taverns", "markers", taverns.markers, (solo, retired)))
    if solo:
        found.append(Layer("taverns", "box", taverns.box, (view["tile_box"], view["crate_box"])))
        found.append(Layer("taverns", "dice", pieces.draw_dice, (pieces.dice_in_taverns(view),)))
    for n in range(len(c.crate_spaces)):
        args = (n, view["crate_tops"].get(str(n + 1)), view["crate_left"].get(str(n + 1), 0))
        found.append(Layer("orders", str(n + 1), orders.order, args))
    for space in c.building_spaces:
        tile = (space, view["tile_tops"].get(space), view["tile_left"].get(space, 0))
        found.append(Layer("buildings", space, buildings.stack, tile))
    return found


def stack(view: View, name: str) -> list[Any]:
    """A fishing stack: unseen tokens, the one put back on top ("" if unknown), who knows it, those thrown in."""
    top = view["token_tops"].get(name)
    known = top["known_by"] if top else []
    return [view["unseen"].get(name, 0), top.get("token", "") if top else None, known, view["overboard"].get(name, [])]


def docked(c: Components, view: View, seat: int) -> list[Layer]:
    """The goods, numbers and crates of the one who looks."""
    player = view["players"][seat]
    left = [pieces.aside(view, seat, colour)[0] for colour in COLOURS]
    crates = [
        [name, *spot]
        for n, pier in enumerate(c.piers)
        for name, spot in zip(of_pier(player, pier), storage.docked(n, len(of_pier(player, pier))))
    ]
    return [
        Layer("store", "numbers", storage.store_head, (seat, player["workers"], *left, sum(player["points"].values()))),
        Layer("store", "rooms", storage.rooms, (seat, player["goods"])),
        Layer("piers", "crates", orders.at_pier, (crates, True)),
    ]


def of_pier(player: dict[str, Any], pier: str) -> list[str]:
    found: list[str] = player["crates"].get(pier, [])
    return found


def in_storage(c: Components, view: View, seat: int, viewer: int) -> list[Layer]:
    """What changes on a storage board as printed; of the one who looks it is a copy of what the dock shows."""
    player = view["players"][seat]
    panel = layout.storage(seat)
    crates = [
        [name, *spot]
        for n, pier in enumerate(c.piers)
        for name, spot in zip(of_pier(player, pier), storage.in_drawer(n, len(of_pier(player, pier))))
    ]
    found = [
        Layer(panel, "rooms", storage.stores, (seat, player["goods"], seat == viewer)),
        Layer(panel, "crates", orders.at_pier, (crates, seat != viewer)),
    ]
    if seat == viewer:
        choosing = [frame["seat"] for frame in view["pending"] if frame["step"] == "choose_set"]
        found.append(Layer(panel, "sets", start.sets, (view["sets"] if choosing else [],)))
    return found


def in_village(view: View, seat: int) -> list[Layer]:
    """What changes in the village of one player and beside it, from back to front."""
    player = view["players"][seat]
    panel = layout.village(seat)
    big = player["levels"].get("carpentry", 0) > 0
    dinghy = "AB-8" in player["abilities"]
    lines = [frame["memo"] for frame in view["pending"] if frame["step"] == "activate" and frame["seat"] == seat]
    left = [pieces.aside(view, seat, colour) for colour in COLOURS]
    starts = view["start"] == seat and len(view["players"]) > 1
    found = [
        Layer(panel, "line", village.line_now, (lines[-1] if lines else "",)),
        Layer(panel, "tiles", village.tiles, (player["board"], player["tiles"])),
        Layer(panel, "cells", village.cells, (seat, player["board"], player["tiles"])),
        Layer(panel, "head", village.heading, (seat, player["points"], starts)),
        Layer(panel, "left", village.beside, (seat, *left)),
        Layer(panel, "abilities", village.abilities, (player["abilities"], player["flipped"])),
        Layer(panel, "catch", village.catch, (seat, player["collected"])),
        Layer(panel, "hull", boat.hull, (big, dinghy)),
        Layer(panel, "tokens", boat.tokens, (seat, big, dinghy, player["tokens"])),
        Layer(panel, "workers", pieces.draw_figures, (pieces.workers(view, seat)[0],)),
    ]
    if view["options"]["wagons"]:
        found.append(Layer(panel, "wagons", pieces.draw_figures, (pieces.wagons(view, seat)[0],)))
    return [*found, Layer(panel, "dice", pieces.draw_dice, (pieces.dice_in_village(view, seat),))]


def passing(view: View, seat: int, viewer: int) -> list[Layer]:
    """Over a village: sides to choose, the tile being placed, tokens drawn."""
    top = pieces.top_frame(view)
    panel, player = layout.village(seat), view["players"][seat]
    step = top.get("step") if top.get("seat") == seat else None
    memo = {name: top["memo"] if step == name else "" for name in ("choose_side", "place", "keep")}
    drawn = [entry.get("token") for entry in view["drawn"]] if top.get("seat") == seat else []
    tile = (player["board"], player["tiles"], memo["place"], seat == viewer)
    return [
        Layer(panel, "sides", start.sides, (memo["choose_side"],)),
        Layer(panel, "placing", start.placing, tile if memo["place"] else ("", [], "", False)),
        Layer(panel, "drawn", boat.drawn, (drawn, len(memo["keep"].rpartition(":")[2])) if drawn else ([], 0)),
    ]


def facts(kit: Kit, view: View, seat: int) -> list[Fact]:
    """Points scored at once, what is in store (fish always), dice still to take in this round."""
    player = view["players"][seat]
    total, goods = sum(player["points"].values()), {"fish": 0, **player["goods"]}
    found = [Fact("vp-now", total, kit.say("board-points", n=total), "points_now")]
    found += [Fact(good, goods[good], kit.name(good), good) for good in kit.game.components.goods if good in goods]
    for colour in COLOURS:
        left = pieces.aside(view, seat, colour)[0]
        found.append(Fact(f"die-{colour}-0", left, kit.say(f"board-{colour}-left", n=left), "dice_left"))
    return found
