"""A sketch of a Saltfjord position made whole: what a test does not speak of is put where it does not matter.

Stacks are as high as they can be, dice that a test leaves out were taken by others, and the last player (the keeper)
has what stacks lack that a test wants low. `restore` refuses whatever is contradictory all the same.
"""

import copy
from collections import Counter
from itertools import chain
from typing import Any

import rondel

C = rondel.load_game("saltfjord").components
Doc = dict[str, Any]
PILES = ("crate_pool", "tile_pools", "token_pools")
HEIGHTS = ("crate_left", "tile_left", "unseen")
COLOURS = ("white", "orange")
SPACES = [str(n + 1) for n in range(4)]


def whole(sketch: Doc, wanted: Doc) -> Doc:
    """`wanted`: the fields of the table that the test gives, which stay as they are."""
    doc = copy.deepcopy(sketch)
    for name in (*PILES, *HEIGHTS):
        if not wanted.get(name):
            doc.pop(name, None)
    _turn(doc, wanted)
    _cards(doc, wanted)
    _tiles(doc, wanted)
    _crates(doc, wanted)
    _tokens(doc, wanted)
    _dice(doc)
    _points(doc)
    return doc


def _turn(doc: Doc, wanted: Doc) -> None:
    """What comes last in a turn, who starts, and at the end of the game the taverns."""
    frames = doc["pending"]
    if frames and frames[0]["step"] not in ("turn", "end_turn", "first_round"):
        frames.insert(0, {"step": "end_turn", "seat": frames[0]["seat"]})
    if frames and frames[0]["step"] == "turn" and "start" not in wanted:
        doc["start"] = frames[0]["seat"]
    if not frames:
        free = [tavern for tavern in C.taverns if tavern not in [p["tavern"] for p in doc["players"]]]
        for player in doc["players"]:
            player["tavern"] = player["tavern"] or free.pop(0)


def _cards(doc: Doc, wanted: Doc) -> None:
    """Ability tiles and special scoring tiles that lie nowhere else; the technology that tokens on boats tell of."""
    if len(doc["players"]) == 1 and "special" in wanted and "scoring" not in wanted:
        doc["scoring"] = dict(
            zip(C.tracks, [tile for tile in C.scoring_tiles[:9] if tile not in wanted["special"]], strict=False)
        )
    elif len(doc["players"]) == 1:
        loose = [tile for tile in C.scoring_tiles[:9] if tile not in doc["scoring"].values()]
        doc["special"] = loose[: doc["options"]["special_tiles"]]
    for p in doc["players"]:
        if len(p["abilities"]) > 1 and p["levels"].get("carpentry", 0) < 2:
            p["levels"] = {**p["levels"], "carpentry": 2}
        kinds = [len(token.partition("-")[0]) for token in [*p["tokens"], *p["collected"]] if token[0] == "I"]
        if max(kinds, default=1) > max(1, p["levels"].get("fishery", 0)):
            p["levels"] = {**p["levels"], "fishery": max(kinds)}
    learned = sum(p["levels"].get("carpentry", 0) > 1 for p in doc["players"])
    learned -= sum(frame["step"] == "take_ability_tile" for frame in doc["pending"])
    owned = [tile for p in doc["players"] for tile in p["abilities"]]
    if "ability_tiles" not in wanted and not any(doc["sets"]):
        doc["ability_tiles"] = [tile for tile in doc["ability_tiles"] if tile not in owned][: 4 - learned]


# Tiles


def _tiles(doc: Doc, wanted: Doc) -> None:
    used = {entry.partition("@")[0] for player in doc["players"] for entry in player["tiles"]}
    used |= {frame["memo"] for frame in doc["pending"] if frame["step"] == "place"} | {*doc["tile_box"]}
    tops = doc["tile_tops"]
    if "tile_tops" not in wanted:
        tops = doc["tile_tops"] = {space: tile for space, tile in tops.items() if tile not in used}
    used |= {*tops.values()}
    low = {space[:2] for space in wanted.get("tile_left", {})}  # shapes whose heights the test gives
    for space in C.building_spaces:
        if space not in tops and (space[:2] not in low or wanted["tile_left"].get(space)):
            loose = [tile for tile in _shape(space) if tile not in used]
            tops[space] = loose[len(loose) // 2]
            used.add(tops[space])
    if len(doc["players"]) == 1 and "tile_box" not in wanted:
        _box(doc, used)
    if low:
        doc["tile_left"] = {}
        for shape in C.shapes:
            _heights(
                doc, shape, [tile for tile in _shape(shape) if tile not in used], wanted["tile_left"], shape in low
            )


def _box(doc: Doc, used: set[str]) -> None:
    """SF-SOLO-10: for each tile built another has left the game."""
    for entry in doc["players"][0]["tiles"]:
        loose = [tile for tile in _shape(entry) if tile not in used]
        doc["tile_box"] += loose[-1:]
        used |= {*loose[-1:]}


def _heights(doc: Doc, shape: str, loose: list[str], left: Doc, low: bool) -> None:
    stacks = [space for space in C.building_spaces if space.startswith(shape) and space in doc["tile_tops"]]
    if low:
        doc["tile_left"].update({space: left.get(space, 0) for space in stacks})
        gone = loose[: len(loose) - sum(doc["tile_left"][space] for space in stacks)]
        solo = len(doc["players"]) == 1
        _build(doc["players"][-1], gone[: (len(gone) + 1) // 2] if solo else gone)
        doc["tile_box"] += gone[(len(gone) + 1) // 2 :] if solo else []
    else:
        for n in range(len(loose)):
            space = stacks[n % len(stacks)]
            doc["tile_left"][space] = doc["tile_left"].get(space, 0) + 1


def _shape(space: str) -> list[str]:
    return [tile for tile in C.tiles[: C.tile_count] if tile.startswith(space[:2])]


def _build(keeper: Doc, tiles: list[str]) -> None:
    """On the keeper's board, wherever they fit."""
    printed = C.printed[C.boards.index(keeper["board"])]
    taken = {cell for cell, square in enumerate(printed) if square >= 0}
    for entry in keeper["tiles"]:
        tile, _, place = entry.partition("@")
        taken |= {*C.place_cells[C.tile_shape[C.tiles.index(tile)]][C.places.index(place)]}
    for tile in tiles:
        for place, cells in enumerate(C.place_cells[C.tile_shape[C.tiles.index(tile)]]):
            if cells and not taken & {*cells}:
                taken |= {*cells}
                keeper["tiles"].append(f"{tile}@{C.places[place]}")
                break
        else:
            raise AssertionError(f"no room for {tile}: let the stacks be higher")


# Crates


def _crates(doc: Doc, wanted: Doc) -> None:
    tops = doc["crate_tops"]
    if len(doc["players"]) == 1 and "crate_box" not in wanted:
        keep = {*wanted.get("crate_tops", {}).values(), *chain(*doc["players"][0]["crates"].values())}
        doc["crate_box"] = [crate for crate in reversed(C.crates) if crate not in keep][: 4 * (doc["round"] - 1)]
    owned = {crate for player in doc["players"] for crate in chain(*player["crates"].values())} | {*doc["crate_box"]}
    if "crate_tops" not in wanted:
        tops = doc["crate_tops"] = {space: crate for space, crate in tops.items() if crate not in owned}
    used = owned | {*tops.values()} | {*wanted.get("crate_pool", [])}
    left = wanted.get("crate_left")
    dear = [crate for crate in reversed(C.crates[:44]) if crate not in used]
    missing = [crate for crate in C.crates[44:] if crate not in used]
    if any(crate.startswith("CR") for crate in owned) and "crate_tops" not in wanted:
        starting = [space for space in SPACES if tops.get(space, "").startswith("SC")]
        missing += [tops.pop(space) for space in starting]  # somebody took them before
    for space in SPACES:
        if space not in tops and (left is None or left.get(space)):
            tops[space] = dear.pop(0)
    if left is not None:
        for space in SPACES:  # nothing was taken from below a starting crate
            if tops.get(space, "").startswith("SC") and left.get(space, 0) < 11:
                left[space] = 11
        keep = sum(left.values())
        if "crate_pool" not in wanted:
            missing += dear[: len(dear) - keep]
        else:
            missing += dear
    if missing:
        keeper = doc["players"][-1]["crates"]
        keeper["pier4"] = keeper.get("pier4", []) + missing


# Tokens


def _tokens(doc: Doc, wanted: Doc) -> None:
    seen: Counter[str] = Counter()
    for player in doc["players"]:
        seen.update(player["tokens"])
        seen.update(player["collected"])
    seen.update(chain(*doc["overboard"].values()))
    seen.update(entry["token"] for entry in [*doc["token_tops"].values(), *doc["drawn"]])
    if "unseen" not in wanted:
        return
    low = [sum(n for space, n in wanted["unseen"].items() if space.endswith(f":{'I' * kind}")) for kind in (1, 2, 3)]
    pool = Counter(wanted["token_pools"]) if "token_pools" in wanted else None
    keeper = doc["players"][-1]["collected"]
    for number, token in enumerate(C.tokens):
        kind = C.token_type[number]
        loose = C.token_count[number] - seen[token]
        stay = pool[token] if pool is not None else min(loose, low[kind])
        low[kind] -= stay
        if loose > stay:
            keeper[token] = keeper.get(token, 0) + loose - stay
    if any(token.startswith("II") for token in keeper):
        levels = doc["players"][-1]["levels"]
        levels["fishery"] = max(levels.get("fishery", 0), 3)


# Dice and points


def _dice(doc: Doc) -> None:
    """What is missing was taken: by who has done something in this turn, then by the last ones first."""
    players, seats = doc["players"], len(doc["players"])
    solo = seats == 1
    if not doc["pending"]:
        doc["die"] = None
    acting = doc["pending"][0]["seat"] if doc["pending"] and doc["pending"][0]["step"] == "end_turn" else -1
    if acting >= 0 and players[acting]["tavern"] is None and not any(players[acting]["taken"].values()):
        _take(doc, acting)
    for number, colour in enumerate(COLOURS):
        total = [[4, 3 * seats][seats > 1], doc["round"] * seats + solo][number]
        limit = [3, doc["round"]][number]
        there = sum(n for die, n in doc["dice"].items() if die.startswith(colour))
        there += sum(place.endswith(colour) for place in doc["tavern_dice"])
        missing = total - there - sum(player["taken"].get(colour, 0) for player in players)
        for player in reversed(players):
            more = min(missing, limit - player["taken"].get(colour, 0))
            if more > 0:
                player["taken"] = {**player["taken"], colour: player["taken"].get(colour, 0) + more}
                missing -= more


def _take(doc: Doc, seat: int) -> None:
    """A die for the main action: one that is missing, or the last in the areas."""
    player, seats = doc["players"][seat], len(doc["players"])
    dice = doc["tavern_dice"] if seats == 1 else doc["dice"]
    total = 4 if seats == 1 else 3 * seats
    white = [die for die in dice if "white" in die]
    lying = len(white) if seats == 1 else sum(dice[die] for die in white)
    if lying + sum(p["taken"].get("white", 0) for p in doc["players"]) >= total:
        dice[white[-1]] = dice[white[-1]] - 1 if seats > 1 else 0
        if not dice[white[-1]]:
            del dice[white[-1]]
    player["taken"] = {"white": 1}


def _points(doc: Doc) -> None:
    """At least what boardwalks of complete lines, collected tokens and lightning tiles gave."""
    for player in doc["players"]:
        points = player["points"] = dict(player["points"])
        caught = sum(C.token_points[C.tokens.index(token)] * n for token, n in player["collected"].items())
        points["fishing"] = max(points.get("fishing", 0), caught)
        points["boardwalks"] = max(points.get("boardwalks", 0), _walks(player))
    for track, tile in doc["scoring"].items():
        there = [p for p in doc["players"] if p["levels"].get(track) == 3]
        prizes = [14, 10, 7, 6][: len(there)]
        if tile == "ST-10" and not any(p["points"].get("lightning") for p in there):
            for player, prize in zip(there, prizes, strict=True):
                player["points"]["lightning"] = prize


def _walks(player: Doc) -> int:
    grid = C.printed[C.boards.index(player["board"])][:]
    for entry in player["tiles"]:
        tile, _, place = entry.partition("@")
        number = C.tiles.index(tile) if tile in C.tiles else -1
        cells = C.place_cells[C.tile_shape[number]][C.places.index(place)] if number >= 0 else []
        for cell, square in zip(cells, C.tile_squares[number], strict=False):
            grid[cell] = square
    walks = [
        square - C.building_kinds
        for line in C.lines
        if all(grid[n] >= 0 for n in line)
        for square in map(grid.__getitem__, line)
    ]
    return sum(n for walk in walks if walk >= 0 for what, n in C.walk_gain[walk] if what == 8)
