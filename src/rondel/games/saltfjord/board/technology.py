"""The four technology tracks with their markers, the ability tiles and the scoring tiles."""

from typing import Any

from rondel.drawing import Kit
from rondel.drawing.svg import at, circle, path, piece, rect, seat_shape, text, use

from ..components import TOP, Components
from .layout import LEVEL, TECHNOLOGY, Spot, level_at, spread
from .marks import SMALL, caption, frame, number, row, sign

EFFECTS = {
    "flip_boat_tile": ["boat", "=×2"],
    "take_ability_tile": ["=+", "star"],
    "building_cost_minus_1_wood": ["build", "=−", "wood"],
    "crate_at_any_pier": ["order", "=→", "pier"],
    "immediate_pier_reward": ["order", "flash"],
    "draw_2_keep_1": ["token1", "=2:1"],
    "may_draw_type2": ["token2", "=2:1"],
    "may_draw_type3": ["token3", "=2:1"],
    "wagons_activate_boardwalks": ["wagon", "=→", "walk"],
    "move_each_wagon_1": ["wagon", "=+1", "flash"],
}
ABILITY_ICONS = {
    "AB-1": ["die-white-3", "=→", "die-orange-3"],
    "AB-2": ["fish", "=:", "die-any"],
    "AB-3": ["=2", "fish", "=:", "grain"],
    "AB-4": ["grain", "upgrade", "book"],
    "AB-5": ["worker", "=2", "house"],
    "AB-6": ["worker", "fish", "house"],
    "AB-7": ["=−3", "die-any"],
    "AB-8": ["boat", "=×2"],
}
SCORED = {
    "ST-01": ["order", "=4+"], "ST-03": ["large"], "ST-04": ["fish", "walk"], "ST-05": ["pier"], "ST-06": ["tech"],
    "ST-07": ["die-any"], "ST-08": ["token1"], "ST-09": ["lobster"],
}  # fmt: skip
SCORING = 392
ABILITY = 484
CARD = (88, LEVEL[1])  # a scoring or ability tile beside its track
MIDDLE = 60  # of what a level shows; its cost stands left of that


def printed(kit: Kit, advanced: int, scoring: dict[str, str]) -> str:
    """The tracks and the scoring tiles at their ends."""
    c: Components = kit.game.components
    found = [frame(*TECHNOLOGY[2:], kit.say("board-technology"))]
    found += heads(kit, c)
    for n, entry in enumerate(c.track_entries[advanced]):
        y = level_at(n, 0)[1]
        found.append(path(f"M60 {y + 21}H{SCORING + 8}", "rail"))
        for level in range(TOP + 1):
            found.append(at(*level_at(n, level), space(kit, advanced, n, entry, level)))
        found.append(at(SCORING, y, scoring_tile(kit, f"scoring:{c.tracks[n]}", scoring[c.tracks[n]], *CARD)))
        found.append(rect(ABILITY + 2, y + 2, CARD[0] - 5, CARD[1] - 4, "next", 7))
    return "".join(found)


def heads(kit: Kit, c: Components) -> list[str]:
    """Over the levels what they are worth at the end; over the tiles what they are."""
    found = []
    for level in (1, 2):
        x = level_at(0, level)[0] + LEVEL[0] / 2
        found.append(sign("level_points", number(x, 11, c.level_points[level], "end", 21)))
    for tip, key, x in (
        ("scoring_tiles", "board-points-at-end", SCORING),
        ("ability_tiles", "board-abilities", ABILITY),
    ):
        words = text(x + 43, 16, kit.say(key), "t2", SMALL, width=82)
        found.append(sign(tip, rect(x, 2, 86, 18, "hit"), words))
    return found


def space(kit: Kit, advanced: int, track: int, entry: Any, level: int) -> str:
    """One space: what the step to it costs, its effect, room for the markers."""
    c: Components = kit.game.components
    w, h = LEVEL if level else (90, LEVEL[1])
    name = c.tracks[track]
    found = [rect(1, 0.5, w - 2, h - 1, "space", 7)]
    if level:
        info = entry["levels"][level]
        shown = icons(info["effect"])
        found.append(
            row(shown, MIDDLE - (4 if info["type"] == "permanent" else 0), 13, 20 if len(shown) < 3 else 17, 1)
        )
        if info["type"] == "permanent":
            found.append(sign("permanent", rect(w - 17, 1, 16, 16, "hit"), text(w - 9, 13, "∞", "t2", 15)))
        good = c.goods[c.track_cost[advanced][track][level][0][0]]
        found.append(circle(15, h / 2, 13, "cost") + use(good, 15, h / 2, 19))
    else:
        found.append(text(w / 2, 15, kit.name(name), None, SMALL, width=w - 16))
    tip = f"{'advanced' if advanced and name == 'logistics' else name}:{level}" if level else name
    return piece(
        f"tech:{name}:{level}",
        *found,
        ring=rect(-1, -1.5, w + 2, h + 3, r=9),
        tip=tip,
        label=kit.say("board-level", track=name, level=level),
    )


def icons(effect: Any) -> list[str]:
    """A level's effect; workers and wagons that wait there are drawn as pieces."""
    if isinstance(effect, dict):
        goods = list(effect["gain"])
        return goods if len(goods) > 1 else ["=+", *goods]
    return EFFECTS.get(effect, [])


def scoring_tile(kit: Kit, id_: str, name: str, w: float, h: float) -> str:
    """What it counts and the points for each, from the components."""
    c: Components = kit.game.components
    entry = c.scoring_entries[c.scoring_tiles.index(name)]
    found = [rect(1, 0.5, w - 2, h - 1, "card card-end", 7)]
    words = caption(w / 2, h - 5.5, kit.name(name), w - 10, 1)
    if "largest_filled_square" in entry:
        words = ""  # its points need the room
        for k, (side, points) in enumerate(entry["largest_filled_square"].items()):
            x = w / 2 + spread(k, 3, (w - 4) / 3)
            found.append(text(x, 13, f"{side}²", "t2", SMALL) + number(x, 29, points, "end", 23))
    elif "instant_by_arrival" in entry:
        words = ""
        found.append(use("flash", w / 2 - 27, h / 2, 22))
        for k, points in enumerate(entry["instant_by_arrival"].values()):
            found.append(number(w / 2 + 12 + spread(k % 2, 2, 28), h / 2 + spread(k // 2, 2, 19.5), points, "now", 22))
    elif "instant_sale" in entry:
        points = entry["instant_sale"]["vp_per_fish"]
        found.append(use("flash", 13, 14, 18) + row(["fish", "=→", f"now:{points}"], w / 2 + 8, 14, 20, 1))
    else:
        items = [f"end:{entry['vp']}", "=/", *SCORED.get(name, ["star"])]
        found.append(row(items, w / 2, 14.5, 21 if len(items) < 4 else 19, 1))
    return piece(
        id_,
        *found,
        words,
        ring=rect(-1, -1.5, w + 2, h + 3, r=9),
        tip=name,
        label=kit.name(name),
    )


def ability_card(kit: Kit, name: str, w: float, h: float, flipped: bool = False, words: float = SMALL) -> str:
    """A low card has its name in one line, a high one in up to two."""
    lines = 1 if h < 60 else 2
    name_of = caption(w / 2, h - (4.5 if lines == 1 else 9), kit.name(name), w - 10, lines, words)
    size = 19 if lines == 1 else 24
    if flipped:  # Fresh start, used in this round (SF-ABIL-16)
        return rect(1, 0.5, w - 2, h - 1, "card back", 7) + use("star", w / 2, h * 0.34, size, "faded") + name_of
    icons_of = row(ABILITY_ICONS.get(name, ["star"]), w / 2, h * 0.34, size, 1)
    return rect(1, 0.5, w - 2, h - 1, "card", 7) + icons_of + name_of


def ability(kit: Kit, name: str, spot: Spot, size: Spot, flipped: bool = False, words: float = SMALL) -> str:
    return piece(
        f"ability:{name}",
        ability_card(kit, name, *size, flipped, words),
        ring=rect(-1, -1, size[0] + 2, size[1] + 2, r=9),
        tip=name,
        label=kit.name(name),
        class_="moves asked",
        transform=f"translate({spot[0]:g} {spot[1]:g})",
    )


def abilities(kit: Kit, on_board: list[str]) -> str:
    """The ability tiles on the board."""
    return "".join(
        ability(kit, name, (ABILITY, level_at(n, 0)[1]), (CARD[0] - 2, CARD[1])) for n, name in enumerate(on_board)
    )


def markers(kit: Kit, track: str, levels: list[int]) -> str:
    """Who stands where on a track; each seat keeps its column."""
    number_of = kit.game.components.tracks.index(track)
    found = []
    for seat, level in enumerate(levels):
        x, y = level_at(number_of, level)
        x += (MIDDLE if level else 45) + spread(seat, len(levels), 15)
        found.append(
            piece(
                f"marker:{track}:{seat}",
                seat_shape(seat, 0, 0, 14),
                tip="marker",
                label=kit.say("board-marker", seat=f"seat{seat + 1}", track=track, level=level),
                class_="moves",
                transform=f"translate({x:g} {y + 32:g})",
            )
        )
    return "".join(found)


def waiting_at(track: int, level: int, seat: int, seats: int, size: float) -> list[float]:
    """x, y, size of a worker or wagon that waits on a track until its owner comes."""
    x, y = level_at(track, level)
    return [x + MIDDLE + spread(seat, seats, 15), y + 13, size if seats < 4 else size - 3]
