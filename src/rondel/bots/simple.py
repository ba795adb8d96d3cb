"""The bots that need no search: `random` and `greedy`."""

from typing import Any

from rondel.core.chance import from_seed
from rondel.core.errors import RondelError

from .seat import Seat
from .seeds import draw_seed


class Random:
    """Any legal action is as likely as any other."""

    def __init__(self, seed: int) -> None:
        self.chance = from_seed(seed)

    def choose(self, seat: Seat) -> int:
        legal = seat.legal()
        return legal[self.chance.below(len(legal))]


class Greedy:
    """The game's own heuristic, asked about a state this seat could be in."""

    def __init__(self, game: Any, seed: int) -> None:
        self.chance = from_seed(seed)
        self.heuristic = game.heuristic()
        if self.heuristic is None:
            raise RondelError(f"greedy: {game.name} has no heuristic; take another bot, such as random")

    def choose(self, seat: Seat) -> int:
        return int(self.heuristic.choose(seat.imagine(draw_seed(self.chance))))
