"""RES, FREE: what a player could pay for once free exchanges have been made."""

from typing import Final

from .components import FISH, GOODS, Bundle
from .rules import Rules
from .state import FISHMONGER, REFINER, Player

NEVER: Final = 1000  # fish


class Exchange:
    """SF-FREE-02 to 04, SF-ABIL-12, 13: the fish it takes to make one good of another, by the abilities that help."""

    def __init__(self, rules: Rules) -> None:
        c = rules.components
        self.fish_for: Final = [1, *c.sell[1:]]
        self.fish: Final[list[list[list[int]]]] = []  # by abilities, the good given, the good made
        for refiner in range(2):
            for fishmonger in range(2):
                ways = [[0 if a == b else NEVER for b in range(GOODS)] for a in range(GOODS)]
                for below, above in rules.arrows if refiner else c.up:
                    ways[below][above] = c.paid_upgrade
                for above, below in c.down:
                    ways[above][below] = 0
                for basic in c.basics if fishmonger else []:
                    ways[FISH][basic] = min(ways[FISH][basic], c.fishmonger[0][1] - 1)
                self.fish.append(_shortest(ways))

    def can_afford(self, me: Player, cost: Bundle) -> bool:
        """Exactly: could exchanges of their goods pay this?"""
        budget = 0
        for good, n in enumerate(me.goods):
            budget += n * self.fish_for[good]
        wanted: list[int] = []
        for good, n in cost:
            if good == FISH:
                budget -= n
            else:
                wanted += [good] * n
        ways = self.fish[2 * (me.abilities & REFINER != 0) + (me.abilities & FISHMONGER != 0)]
        return self._least(ways, me.goods[:], wanted) <= budget

    def _least(self, ways: list[list[int]], goods: list[int], wanted: list[int]) -> int:
        """The fish all this takes if everything else is sold; fish are as many as the sale gives."""
        if not wanted:
            return 0
        rest = wanted[1:]
        least = NEVER
        for given in range(GOODS):
            if given == FISH or goods[given]:
                goods[given] -= 1
                fish = self.fish_for[given] + ways[given][wanted[0]] + self._least(ways, goods, rest)
                goods[given] += 1
                least = min(least, fish)
        return least


def _shortest(ways: list[list[int]]) -> list[list[int]]:
    for middle in range(GOODS):
        for a in range(GOODS):
            for b in range(GOODS):
                ways[a][b] = min(ways[a][b], ways[a][middle] + ways[middle][b])
    return ways
