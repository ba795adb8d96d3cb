"""The four technology tracks with their markers, the ability tiles and the scoring tiles."""

from typing import Any

from rondel.drawing import Kit
from rondel.drawing.svg import at, circle, path, piece, rect, seat_shape, text, use

from ..components import TOP, Components
from .layout import LEVEL_STEP, LEVEL_TOP, MARGIN, TECHNOLOGY, TRACK, TRACKS_LEFT, Spot, level_at, spread, village_at
from .marks import SMALL, caption, frame, number, row
from .village import ABILITIES
from .village import ABILITY as OWNED

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
CARD = (TRACK - 4, 88)
ABILITY_TOP = 38
SCORING_TOP = 134


def printed(kit: Kit, advanced: int, scoring: dict[str, str]) -> str:
    """The tracks and the scoring tiles above them."""
    c: Components = kit.game.components
    w, h = TECHNOLOGY[2:]
    found = [frame(w, h, kit.say("board-technology"), kit.say("board-points-at-end")), use("star", 20, 82, 26)]
    for n, entry in enumerate(c.track_entries[advanced]):
        x = TRACKS_LEFT + n * TRACK
        found.append(rect(x + 2, ABILITY_TOP + 2, TRACK - 8, 84, "slot", 8))
        found.append(at(x, SCORING_TOP, scoring_tile(kit, f"scoring:{c.tracks[n]}", scoring[c.tracks[n]], *CARD)))
        found.append(path(f"M{x + TRACK / 2 - 2:g} {LEVEL_TOP + 20}V{h - 70:g}", "rail"))
        for level in range(TOP, -1, -1):
            found.append(at(x, LEVEL_TOP + (TOP - level) * LEVEL_STEP, space(kit, advanced, n, entry, level)))
        found.append(text(x + TRACK / 2 - 2, h - 14, kit.name(c.tracks[n]), None, SMALL, width=TRACK - 8))
    for level in (1, 2):
        y = LEVEL_TOP + (TOP - level) * LEVEL_STEP + 40
        found.append(number(20, y, c.level_points[level], "end", 30))
    found.append(path(f"M14 {LEVEL_TOP + 52}V190M8 198L14 186 20 198", "up-line"))
    return at(TECHNOLOGY[0], TECHNOLOGY[1], *found)


def space(kit: Kit, advanced: int, track: int, entry: Any, level: int) -> str:
    """One space: its effect, room for the markers, and below it what the step to it costs."""
    c: Components = kit.game.components
    w, h = TRACK - 4, 80 if level else 58
    name = c.tracks[track]
    found = [rect(2, 0, w - 4, h, "space", 8)]
    if level:
        info = entry["levels"][level]
        found.append(row(icons(info["effect"]), w / 2, 22, 25))
        if info["type"] == "permanent":
            found.append(circle(w - 7, 4, 10, "badge") + text(w - 7, 9.5, "∞", "t2", 17))
        good = c.goods[c.track_cost[advanced][track][level][0][0]]
        found.append(circle(w / 2, h + 18, 17, "cost") + use(good, w / 2, h + 18, 24))
    tip = f"{'advanced' if advanced and name == 'logistics' else name}:{level}" if level else name
    return piece(
        f"tech:{name}:{level}",
        *found,
        ring=rect(-1, -3, w + 2, h + 6, r=10),
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
    found = [rect(2, 2, w - 4, h - 4, "card card-end", 8)]
    lines = 1 if "largest_filled_square" in entry or "instant_by_arrival" in entry else 2
    if "largest_filled_square" in entry:
        step = (w - 3) / 3
        for k, (side, points) in enumerate(entry["largest_filled_square"].items()):
            x = w / 2 + spread(k, 3, step)
            found.append(text(x, 22, f"{side}²", "t2", SMALL) + number(x, 42, points, "end", 28))
    elif "instant_by_arrival" in entry:
        found.append(use("flash", 15, 22, 22))
        for k, points in enumerate(entry["instant_by_arrival"].values()):
            found.append(number(w - 46 + k % 2 * 30, 18 + k // 2 * 28, points, "now", 27))
    elif "instant_sale" in entry:
        found.append(
            use("flash", 14, 18, 20)
            + row(["fish", "=→", f"now:{entry['instant_sale']['vp_per_fish']}"], w / 2 + 8, 32, 22, 1)
        )
    else:
        items = [f"end:{entry['vp']}", "=/", *SCORED.get(name, ["star"])]
        found.append(row(items, w / 2, 30, 28 if len(items) < 4 else 21, 1))
    return piece(
        id_,
        *found,
        caption(w / 2, h - 10, kit.name(name), w - 16, lines),
        ring=rect(0, 0, w, h, r=9),
        tip=name,
        label=kit.name(name),
    )


def ability_card(kit: Kit, name: str, w: float, h: float, flipped: bool = False) -> str:
    if flipped:  # Fresh start, used in this round (SF-ABIL-16)
        return (
            rect(2, 2, w - 4, h - 4, "card back", 8)
            + use("star", w / 2, h / 2 - 8, 30, "faded")
            + caption(w / 2, h - 11, kit.name(name), w - 16)
        )
    words = caption(w / 2, h - 11, kit.name(name), w - 16)
    return rect(2, 2, w - 4, h - 4, "card", 8) + row(ABILITY_ICONS.get(name, ["star"]), w / 2, h * 0.32, 24, 1) + words


def abilities(kit: Kit, on_board: list[str], owned: list[list[Any]]) -> str:
    """All ability tiles: those on the board and those of the players (slot, names, whether Fresh start is used)."""
    found = []
    for n, name in enumerate(on_board):
        spot = (TECHNOLOGY[0] + TRACKS_LEFT + n * TRACK, TECHNOLOGY[1] + ABILITY_TOP)
        found.append(ability(kit, name, spot, CARD, False))
    for slot, names, flipped in owned:
        x, y = village_at(slot)
        for n, name in enumerate(names):
            spot = (x + MARGIN - 4, y + ABILITIES + n * (OWNED[1] + 2))
            found.append(ability(kit, name, spot, OWNED, flipped and name == "AB-7"))
    return "".join(found)


def ability(kit: Kit, name: str, spot: Spot, size: tuple[float, float], flipped: bool) -> str:
    return piece(
        f"ability:{name}",
        ability_card(kit, name, *size, flipped),
        ring=rect(0, 0, *size, r=9),
        tip=name,
        label=kit.name(name),
        class_="moves",
        transform=f"translate({spot[0]:g} {spot[1]:g})",
    )


def markers(kit: Kit, track: str, levels: list[int]) -> str:
    """Who stands where on a track; each seat keeps its column."""
    number_of = kit.game.components.tracks.index(track)
    found = []
    for seat, level in enumerate(levels):
        x, y = level_at(number_of, level)
        x += TRACK / 2 - 2 + spread(seat, len(levels), 21)
        found.append(
            piece(
                f"marker:{track}:{seat}",
                seat_shape(seat, 0, 0, 20),
                label=kit.say("board-marker", n=seat + 1, track=track, level=level),
                class_="moves",
                transform=f"translate({x:g} {y + (60 if level else 29):g})",
            )
        )
    return "".join(found)
