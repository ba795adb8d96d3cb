"""The bots of docs/tutorial-bot.md: one looks at the next points, the other plays each game to its end in thought."""

from random import Random

from rondel import Game, State
from rondel.bots import Seat


class Eager:
    """Takes what gives the most points at once."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, seat: Seat) -> int:
        state = seat.imagine(seed=self.random.getrandbits(32))

        def points(action: int) -> tuple[int, float]:
            after = state.copy()
            after.apply(action)
            return after.scores()[seat.seat]["total"], self.random.random()

        return max(seat.legal(), key=points)


def make_eager(game: Game, seed: int, parameters: str) -> Eager:
    return Eager(seed)


class Curious:
    """Takes what leads furthest ahead if all play on at random: each action once in each of some determinizations."""

    def __init__(self, seed: int, determinizations: int) -> None:
        self.random = Random(seed)
        self.determinizations = determinizations

    def choose(self, seat: Seat) -> int:
        sums = dict.fromkeys(seat.legal(), 0)
        for _ in range(self.determinizations):
            state = seat.imagine(seed=self.random.getrandbits(32))
            for action in sums:
                sums[action] += self.lead(state.copy(), action, seat.seat)
        return max(sums, key=lambda action: sums[action])

    def lead(self, state: State, action: int, me: int) -> int:
        state.apply(action)
        while state.actor is not None:
            state.apply(self.random.choice(state.legal()))
        totals = [score["total"] for score in state.scores()]
        return totals.pop(me) - max(totals, default=0)


def make_curious(game: Game, seed: int, parameters: str) -> Curious:
    """`curious` tries ten determinizations, `curious:40` forty."""
    return Curious(seed, int(parameters or 10))
