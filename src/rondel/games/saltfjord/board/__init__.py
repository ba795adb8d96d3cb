"""The Saltfjord table as SVG, drawn from a view: see rondel.drawing.board for what these functions are.

Ids. Shared: area:N, stack:AREA:TYPE, boat:SEAT, tech:TRACK:LEVEL, scoring:TRACK, special:TILE, ability:TILE,
marker:TRACK:SEAT, dice:COLOUR:VALUE, tavern:TAVERN, tavern_die:TAVERN:COLOUR, order:N, crate:CRATE, stack:SPACE,
tile:TILE, set:N, side:SIDE, spot:CELL, drawn:N, rounds. Of a player: cell:SEAT:CELL, line:SEAT:LINE, aside:SEAT,
room:SEAT:GOOD, pier:SEAT:PIER, token:SEAT:TOKEN:N, worker:SEAT:N, wagon:SEAT:N, points:SEAT, catch:SEAT.
Dice: die:COLOUR:VALUE:N to take and in use, die:SEAT:CELL once they stay.
"""

from typing import Any

from rondel.drawing import Box, Choice, Fact, Kit, Layer, Panel, View

from ..components import Components
from . import fjord, market, pieces, start, storage, technology, village
from .layout import (
    BOARD_SIZE,
    FJORD,
    HOME,
    MARKET,
    STORAGE_SIZE,
    TECHNOLOGY,
    VILLAGE_SIZE,
    slot_of,
    storage_at,
    village_at,
)
from .sprite import sprite

COLOURS = ("white", "orange")


def panels(kit: Kit, view: View, seat: int) -> list[Panel]:
    found = [
        Panel("village", kit.say("board-village"), (*village_at(0), *VILLAGE_SIZE), seat),
        Panel("storage", kit.say("board-storage-short"), (*storage_at(0), *STORAGE_SIZE), seat),
        Panel("fjord", kit.say("board-fjord"), FJORD),
        Panel("market", kit.say("board-market"), MARKET),
        Panel("technology", kit.say("board-technology"), TECHNOLOGY),
    ]
    for other in range(1, len(view["players"])):
        whose = (seat + other) % len(view["players"])
        title = kit.say("board-player", n=whose + 1)
        found.append(Panel(f"seat{whose + 1}", title, (*village_at(other), *BOARD_SIZE), whose))
    return found


def fit(kit: Kit, view: View, seat: int) -> Box:
    return HOME


def printed(kit: Kit, view: View, seat: int) -> str:
    c: Components = kit.game.components
    players = view["players"]
    advanced = int(view["options"]["wagons"])
    found = [sprite(c), fjord.printed(kit), technology.printed(kit, advanced, view["scoring"])]
    found.append(market.printed(kit, view["special"], len(players) == 1))
    for n, player in enumerate(players):
        slot = slot_of(n, seat, len(players))
        found += [village.printed(kit, n, slot, player["board"]), storage.printed(kit, n, slot)]
    return "".join(found)


def layers(kit: Kit, view: View, seat: int, choices: list[Choice]) -> list[Layer]:
    c: Components = kit.game.components
    players = view["players"]
    found = [*shared(c, view, seat)]
    for n in range(len(players)):
        found += board(view, seat, n)
    levels = {track: [player["levels"].get(track, 0) for player in players] for track in c.tracks}
    found += [Layer(f"markers:{track}", technology.markers, (track, levels[track])) for track in c.tracks]
    owned = [[slot_of(n, seat, len(players)), p["abilities"], p["flipped"]] for n, p in enumerate(players)]
    found.append(Layer("abilities", technology.abilities, (view["ability_tiles"], owned)))
    found += crates(c, view, seat)
    for n in range(len(players)):
        workers, wagons = pieces.workers(view, seat, n), pieces.wagons(view, seat, n)
        found.append(Layer(f"workers:{n}", pieces.draw_people, ("worker", n, workers)))
        if wagons:
            found.append(Layer(f"wagons:{n}", pieces.draw_people, ("wagon", n, wagons)))
    found += [Layer(f"dice:{n}", pieces.draw_dice, (n, pieces.dice(view, seat, n))) for n in range(1, 7)]
    found.append(Layer("prices", village.prices, (0, prices(c, view, seat, choices))))
    return [*found, *passing(view, seat)]


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
    """Fjord, taverns, rounds, building stacks."""
    players = view["players"]
    solo = len(players) == 1
    reach = players[seat]["levels"].get("fishery", 0)
    found = []
    for n in range(1, c.last_area + 1):
        stacks = [stack(view, name) for name in c.fishing_spaces[3 * n - 3 : 3 * n]]
        found.append(Layer(f"area:{n}", fjord.stacks, (n, stacks, reach)))
    found.append(Layer("boats", fjord.boats, (seat, [player["boat"] for player in players])))
    found.append(Layer("rounds", market.rounds, (solo, view["round"], view["start"], len(players))))
    retired = [c.taverns.index(player["tavern"]) if player["tavern"] else -1 for player in players]
    found.append(Layer("taverns", market.retired, (solo, retired)))
    if solo:
        found.append(Layer("box", market.box, (view["tile_box"], view["crate_box"])))
    for space in c.building_spaces:
        args = (space, view["tile_tops"].get(space), view["tile_left"].get(space, 0))
        found.append(Layer(f"stack:{space}", market.stack, args))
    return found


def stack(view: View, name: str) -> list[Any]:
    """A fishing stack: unseen tokens, the one put back on top ("" if unknown), who knows it, those thrown in."""
    top = view["token_tops"].get(name)
    known = top["known_by"] if top else []
    return [view["unseen"].get(name, 0), top.get("token", "") if top else None, known, view["overboard"].get(name, [])]


def board(view: View, viewer: int, seat: int) -> list[Layer]:
    """What changes on the boards of one player."""
    player = view["players"][seat]
    slot = slot_of(seat, viewer, len(view["players"]))
    big = player["levels"].get("carpentry", 0) > 0
    dinghy = "AB-8" in player["abilities"]
    where = (seat, slot)
    lines = [frame["memo"] for frame in view["pending"] if frame["step"] == "activate" and frame["seat"] == seat]
    dice = [pieces.aside(view, seat, colour) for colour in COLOURS]
    return [
        Layer(f"line:{seat}", village.line_now, (slot, lines[-1] if lines else "")),
        Layer(f"tiles:{seat}", village.tiles, (slot, player["board"], player["tiles"])),
        Layer(f"cells:{seat}", village.cells, (*where, player["board"], player["tiles"])),
        Layer(
            f"head:{seat}",
            village.heading,
            (*where, player["points"], view["start"] == seat and len(view["players"]) > 1),
        ),
        Layer(f"left:{seat}", village.beside, (*where, *dice)),
        Layer(f"catch:{seat}", village.catch, (*where, player["collected"])),
        Layer(f"rooms:{seat}", storage.rooms, (*where, player["goods"])),
        Layer(f"hull:{seat}", storage.hull, (slot, big, dinghy)),
        Layer(f"tokens:{seat}", storage.tokens, (*where, big, dinghy, player["tokens"])),
    ]


def crates(c: Components, view: View, viewer: int) -> list[Layer]:
    """The orders; with each the crates at the piers of its number, so that a crate glides there."""
    found = []
    for n, pier in enumerate(c.piers):
        lying: list[list[Any]] = []
        for seat, player in enumerate(view["players"]):
            names = player["crates"].get(pier, [])
            slot = slot_of(seat, viewer, len(view["players"]))
            lying += [[name, *spot] for name, spot in zip(names, storage.crate_places(slot, n, len(names)))]
        top, left = view["crate_tops"].get(str(n + 1)), view["crate_left"].get(str(n + 1), 0)
        found.append(Layer(f"crates:{n + 1}", market.crates, (n, top, left, lying)))
        found.append(Layer(f"order:{n + 1}", market.order, (n, top, left)))
    return found


def passing(view: View, viewer: int) -> list[Layer]:
    """Over everything: starting sets, sides to choose, the tile being placed, tokens drawn."""
    seats = len(view["players"])
    top = pieces.top_frame(view)
    seat = top.get("seat", 0)
    slot = slot_of(seat, viewer, seats)
    memo = {step: top["memo"] if top.get("step") == step else "" for step in ("choose_side", "place", "keep")}
    choosing = [frame["seat"] for frame in view["pending"] if frame["step"] == "choose_set"]
    on = -1 if not choosing else 0 if viewer in choosing else slot_of(choosing[-1], viewer, seats)
    player = view["players"][seat]
    drawn = [entry.get("token") for entry in view["drawn"]]
    return [
        Layer("sets", start.sets, (on, view["sets"])),
        Layer("sides", start.sides, (slot, memo["choose_side"])),
        Layer(
            "placing",
            start.placing,
            (slot, player["board"], player["tiles"], memo["place"]) if memo["place"] else (0, "", [], ""),
        ),
        Layer("drawn", storage.drawn, (slot, drawn, len(memo["keep"].rpartition(":")[2])) if drawn else (0, [], 0)),
    ]


def facts(kit: Kit, view: View, seat: int) -> list[Fact]:
    """Goods in store, dice still to take in this round, points scored at once."""
    player = view["players"][seat]
    found = [Fact(good, player["goods"].get(good, 0), kit.name(good)) for good in kit.game.components.goods]
    for colour in COLOURS:
        left = pieces.aside(view, seat, colour)[0]
        found.append(Fact(f"die-{colour}-0", left, kit.say(f"board-{colour}-left", n=left)))
    total = sum(player["points"].values())
    return [*found, Fact("vp-now", total, kit.say("board-points", n=total))]
