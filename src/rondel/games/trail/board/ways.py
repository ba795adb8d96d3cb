"""How far the places of a trail are from a herder and what the ways there cost, as tags beside them."""

from rondel.drawing import Kit, View
from rondel.drawing.svg import circle, rect

from .base import MINUS, words

Ways = dict[str, dict[int, set[int]]]  # by space: steps -> the fees of the ways with so many
Reached = tuple[str, int, int, int]  # a space, the fewest steps to it, the least and the most one pays


def tag(x: float, y: float, steps: int, least: int, most: int) -> str:
    """Steps in a dot at x, y, the fee to its right; where it depends on the way, from the least to the most."""
    price = ""
    if most:
        shown = f"{MINUS}{most}" if least == most else f"{MINUS}{least}…{most}"
        w = 24 + 10 * len(shown)
        price = rect(x - 10, y - 10, w, 20, None, 10, fill="var(--tile)", stroke="var(--act)", stroke_width=1.5)
        price += words(x + w / 2 + 1, y, shown, 14, "t-warn")
    dot = circle(x, y, 11, fill="var(--act)", stroke="var(--tile)", stroke_width=1.5)
    return price + dot + words(x, y, steps, 14, "t-on")


def reach(kit: Kit, view: View, seat: int, origin: str, limit: int, costs: list[int]) -> Ways:
    """All that can be reached within so many steps. costs: dollars by hand. Spaces are in the order of the trail."""
    c, trail = kit.game.components, kit.game.components.trail
    ways: Ways = {origin: {0: {0}}}
    for number in range(c.spaces.index(origin), len(c.spaces)):
        for steps, so_far in ways.get(c.spaces[number], {}).items():
            for following in trail.ahead[number]:
                name = c.spaces[following]
                tile = view["tiles"].get(name)
                needed = steps + (tile is not None or following == trail.goal)
                due = fee(kit, seat, tile, costs) if tile else 0
                if needed <= limit:
                    ways.setdefault(name, {}).setdefault(needed, set()).update(paid + due for paid in so_far)
    return ways


def fee(kit: Kit, seat: int, tile: str, costs: list[int]) -> int:
    """What a tile costs who passes it; nothing if it is their own (GWT-FEE-03)."""
    c = kit.game.components
    number = c.tiles.index(tile)
    return 0 if c.owner(number) == seat else sum(costs[hand] for hand in c.hands[number])


def reached(ways: Ways, goals: list[str], purse: int) -> list[Reached]:
    """For each goal the fewest steps, and what is paid: nobody pays more than they have (GWT-FEE-06)."""
    found: list[Reached] = []
    for goal in goals:
        if ways.get(goal):
            fees = [min(fee, purse) for some in ways[goal].values() for fee in some]
            found.append((goal, min(ways[goal]), min(fees), max(fees)))
    return found
