"""What a search asks of a game: which actions to try, how to go on quickly, and the value of a position."""

from typing import Any

from rondel.core.chance import Chance, from_seed
from rondel.core.heuristic import Heuristic, Prior


class Uniform(Heuristic):
    """For a game that has no heuristic: any action is as good as any other, and games are played to their end."""

    def __init__(self, chance: Chance) -> None:
        super().__init__()
        self.chance = chance

    def choose(self, state: Any) -> int:
        legal: list[int] = state.legal()
        return legal[self.chance.below(len(legal))]


class Evaluator:
    """The game's heuristic, as the search uses it."""

    def __init__(self, game: Any, seed: int, rivalry: float = 1.0) -> None:
        self.game = game
        self.heuristic: Heuristic = game.heuristic() or Uniform(from_seed(seed))
        self.heuristic.compete(rivalry)

    def prior(self, state: Any, thoroughly: bool = False) -> list[Prior]:
        """Each action once, with the most points it may lead to; one alone needs no comparison."""
        best: dict[int, float] = {}
        for points, action in self.heuristic.evaluate(state) if thoroughly else self.heuristic.prior(state):
            best[action] = max(points, best.get(action, points))
        return [(points, action) for action, points in best.items()]

    def roll_out(self, state: Any) -> None:
        """Sensible actions of one seat, quickly found: as many as are found together and stay legal."""
        seat = state.actor
        for number, action in enumerate(self.heuristic.turn(state) or [self.heuristic.rollout(state)]):
            if number and (state.actor != seat or action not in state.legal()):
                return
            state.apply(action)  # refuses a first action that is not legal: to ask again would never end

    def values(self, state: Any) -> list[float]:
        """The position in points for each seat; the true result when the game is over."""
        if state.actor is None:
            return [float(score["total"]) for score in state.scores()]
        return [self.heuristic.value(state, seat) for seat in range(state.seats)]

    def opponent_points(self, state: Any) -> list[float]:
        """The points of a solo opponent as they are now, if there is one."""
        outcome = self.game.outcome(state) if state.seats == 1 else {}
        return [float(score["total"]) for score in outcome.values() if isinstance(score, dict) and "total" in score]
