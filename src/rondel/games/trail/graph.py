"""MOVE: the trail as a directed graph without cycles, and what can be reached on it."""

from typing import Any, Final


class Trail:
    """Spaces numbered so that every edge leads to a higher number, except where a game starts anew at the start."""

    def __init__(self, nodes: list[Any], edges: list[list[str]], start: str, goal: str) -> None:
        order = _sorted([node["id"] for node in nodes], edges)
        by_name = {node["id"]: node for node in nodes}
        self.nodes: Final[list[Any]] = [by_name[name] for name in order]
        self.spaces: Final = order
        at = {name: i for i, name in enumerate(order)}
        self.ahead: Final[list[list[int]]] = [[at[b] for a, b in edges if a == name] for name in order]
        self.behind: Final[list[list[int]]] = [[at[a] for a, b in edges if b == name] for name in order]
        self.kinds: Final[list[str]] = [node["kind"] for node in self.nodes]
        self.start: Final = at[start]
        self.goal: Final = at[goal]
        self.neutral: Final[list[int]] = [i for i, kind in enumerate(self.kinds) if kind == "neutral"]
        self.sites: Final[list[int]] = [i for i, kind in enumerate(self.kinds) if kind == "building"]

    def steps_to(self, tiles: list[int], origin: int, limit: int) -> list[int]:
        """By space: the fewest steps there within the limit; 99 = out of reach (GWT-MOVE-01, 02).

        A tile makes a space a location; the goal is always one. Spaces are in order, so one pass is enough.
        """
        steps = [99] * len(self.spaces)
        steps[origin] = 0
        ahead, goal = self.ahead, self.goal
        for space in range(origin, len(steps)):
            so_far = steps[space]
            if so_far > limit:
                continue
            for following in ahead[space]:
                needed = so_far + (tiles[following] >= 0 or following == goal)
                if needed <= limit and needed < steps[following]:
                    steps[following] = needed
        return steps

    def steps_from(self, tiles: list[int], origin: int, to: int) -> list[int]:
        """By space between origin and destination: the fewest steps from there to it; 99 = no way."""
        steps = [99] * len(self.spaces)
        steps[to] = 0
        ahead, goal = self.ahead, self.goal
        for space in range(to - 1, origin - 1, -1):
            for following in ahead[space]:
                needed = steps[following] + (tiles[following] >= 0 or following == goal)
                if needed < steps[space]:
                    steps[space] = needed
        return steps


def _sorted(names: list[str], edges: list[list[str]]) -> list[str]:
    """Topological order that keeps the listed order where it may."""
    order: list[str] = []
    waiting = {name: len([1 for _, b in edges if b == name]) for name in names}
    while waiting:
        name = next(name for name in names if waiting.get(name) == 0)
        order.append(name)
        del waiting[name]
        for a, b in edges:
            if a == name:
                waiting[b] -= 1
    return order
