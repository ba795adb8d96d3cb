"""The bots of docs/tutorial-bot.md: one looks at the next points, the other plays each game to its end in thought."""

from random import Random
from typing import Any

from rondel.bots import Seat


class Eager:
    """Takes what gives the most points at once."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, seat: Seat) -> int:
        world = seat.imagine(seed=self.random.getrandbits(32))

        def points(action: int) -> tuple[int, float]:
            after = world.copy()
            after.apply(action)
            return after.scores()[seat.seat]["total"], self.random.random()

        return max(seat.legal(), key=points)


def make_eager(game: Any, seed: int, parameters: str) -> Eager:
    return Eager(seed)


class Curious:
    """Takes what leads furthest ahead if all play on at random: tries each action once in each of some worlds."""

    def __init__(self, seed: int, worlds: int) -> None:
        self.random = Random(seed)
        self.worlds = worlds

    def choose(self, seat: Seat) -> int:
        sums = dict.fromkeys(seat.legal(), 0)
        for _ in range(self.worlds):
            world = seat.imagine(seed=self.random.getrandbits(32))
            for action in sums:
                sums[action] += self.lead(world.copy(), action, seat.seat)
        return max(sums, key=lambda action: sums[action])

    def lead(self, state: Any, action: int, me: int) -> int:
        state.apply(action)
        while state.actor is not None:
            state.apply(self.random.choice(state.legal()))
        totals = [score["total"] for score in state.scores()]
        return int(totals.pop(me) - max(totals, default=0))


def make_curious(game: Any, seed: int, parameters: str) -> Curious:
    """`curious` looks into ten worlds, `curious:40` into forty."""
    return Curious(seed, int(parameters or 10))
