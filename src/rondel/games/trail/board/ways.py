"""How far the places of a trail are from a herder and what the ways there cost, as tags beside them."""

from rondel.drawing import Kit, View
from rondel.drawing.svg import circle, rect

from .base import MINUS, words

Ways = dict[str, dict[int, int]]  # by space: steps -> the lowest fee of a way with so many


def tag(x: float, y: float, steps: int, fee: int) -> str:
    """Steps in a dot at x, y, the fee to its right."""
    price = ""
    if fee:
        price = rect(x - 10, y - 10, 44, 20, None, 10, fill="var(--tile)", stroke="var(--act)", stroke_width=1.5)
        price += words(x + 21, y, f"{MINUS}{fee}", 14, "t-warn")
    dot = circle(x, y, 11, fill="var(--act)", stroke="var(--tile)", stroke_width=1.5)
    return price + dot + words(x, y, steps, 14, "t-on")


def reach(kit: Kit, view: View, seat: int, origin: str, limit: int, costs: list[int]) -> Ways:
    """All that can be reached within so many steps. costs: dollars by hand. Spaces are in the order of the trail."""
    c, trail = kit.game.components, kit.game.components.trail
    ways: Ways = {origin: {0: 0}}
    for number in range(c.spaces.index(origin), len(c.spaces)):
        for steps, so_far in ways.get(c.spaces[number], {}).items():
            for following in trail.ahead[number]:
                name = c.spaces[following]
                tile = view["tiles"].get(name)
                needed = steps + (tile is not None or following == trail.goal)
                due = so_far + (fee(kit, seat, tile, costs) if tile else 0)
                known = ways.setdefault(name, {})
                if needed <= limit and due < known.get(needed, 99):
                    known[needed] = due
    return ways


def fee(kit: Kit, seat: int, tile: str, costs: list[int]) -> int:
    """What a tile costs who passes it; nothing if it is their own (GWT-FEE-03)."""
    c = kit.game.components
    number = c.tiles.index(tile)
    return 0 if c.owner(number) == seat else sum(costs[hand] for hand in c.hands[number])


def reached(ways: Ways, goals: list[str], free: bool) -> list[tuple[str, int, int]]:
    """For each goal the fewest steps, and the lowest fee within the limit."""
    found = [(goal, ways[goal]) for goal in goals if ways.get(goal)]
    return [(goal, min(way), 0 if free else min(way.values())) for goal, way in found]
