"""Which temperatures make even levels: python benchmarks/levels.py GAME [0 1 2:0.03 8:0.01] [--games 400]

Each way of playing by the network (a temperature, and after a colon how unlikely an action may be to be played at all)
against the next one, two players, each deal with both seatings. Games go on side by side and the network judges them
in one pass, so hundreds take seconds. The levels are set in rondel/bots/levels.py.
"""

import argparse
from statistics import fmean
from typing import Any, NamedTuple

from figures import aligned

import rondel
from rondel.arena import wilson
from rondel.bots import derive_seed
from rondel.bots.puct import Net
from rondel.bots.puct.bot import PLAUSIBLE
from rondel.net.judge import Judge
from rondel.net.loading import judge_of

TOGETHER = 100  # games side by side
HEAD = ["game", "first", "second", "games", "won by the first", "95 %", "points"]


class Way(NamedTuple):
    """A way to play by a network."""

    temperature: float
    least: float = PLAUSIBLE

    def __str__(self) -> str:
        return f"{self.temperature:g}:{self.least:g}"


class Table:
    """A game between two ways; `first` is the seat of the first of them."""

    def __init__(self, judge: Judge, ways: tuple[Way, Way], number: int, seed: int) -> None:
        self.state: Any = judge.game.new(2, derive_seed(seed, number // 2))
        self.first = number % 2
        self.bots = [
            Net(judge, derive_seed(seed, number, 1 + seat), *ways[(seat + self.first) % 2]) for seat in range(2)
        ]

    def go_on(self, policy: Any) -> None:
        self.state.apply(self.state.legal()[self.bots[self.state.actor].draw(policy)])

    def result(self) -> tuple[float, int, int]:
        """The share of the win and the points of the first way, and the points of the second."""
        winners, totals = self.state.winners(), [score["total"] for score in self.state.scores()]
        return (self.first in winners) / len(winners), totals[self.first], totals[1 - self.first]


def play(judge: Judge, ways: tuple[Way, Way], games: int, seed: int) -> list[tuple[float, int, int]]:
    found = []
    for start in range(0, games, TOGETHER):
        tables = [Table(judge, ways, number, seed) for number in range(start, min(games, start + TOGETHER))]
        while going := [table for table in tables if table.state.actor is not None]:
            for table, seen in zip(going, judge.evaluate([table.state for table in going]), strict=True):
                table.go_on(seen.policy)
        found += [table.result() for table in tables]
    return found


def line(name: str, ways: tuple[Way, Way], games: int, seed: int) -> list[str]:
    won, own, other = zip(*play(judge_of(rondel.load_game(name)), ways, games, seed), strict=True)
    low, high = wilson(fmean(won), games)
    points = f"{fmean(own):.1f} to {fmean(other):.1f}"
    return [name, str(ways[0]), str(ways[1]), str(games), f"{fmean(won):.1%}", f"{low:.1%} to {high:.1%}", points]


def way(text: str) -> Way:
    return Way(*map(float, text.split(":")))


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Which temperatures make even levels.")
    parser.add_argument("game")
    parser.add_argument("ways", nargs="*", type=way, default=[way("0"), way("1"), way("2"), way("8:0.01")])
    parser.add_argument("--games", type=int, default=400, help="of each two (400)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    pairs = zip(given.ways, given.ways[1:], strict=False)
    print(aligned([HEAD, *(line(given.game, pair, given.games, given.seed) for pair in pairs)]), flush=True)


if __name__ == "__main__":
    main()
