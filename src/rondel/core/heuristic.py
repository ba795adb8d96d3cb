"""A game's heuristic player: the bot `greedy` plays by it, the search takes its prior, values and rollouts from it."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

Prior = tuple[float, int]  # the points that an action leads to, and the action


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """`choose` is all that must be said; `prior` and `value` make the search strong, the rest makes it faster.

    All get imagined states, never the true one, and leave them as they are. Points are those of the final score.

    error: points by which its comparison of two actions is usually off (benchmarks/heuristic_error.py measures it).
    horizon: turns of each player that the search looks ahead; 0 = to the end of the game, if `value` says nothing
    before it. horizon_long: the same for budgets of half a second and more. error_alone, horizon_alone: in the solo
    game, where one player counts as two. Those that are left out (-1) are as the first of their kind.
    """

    def __init__(
        self,
        error: float = 1.5,
        horizon: int = 0,
        *,
        error_alone: float = -1.0,
        horizon_long: int = -1,
        horizon_alone: int = -1,
    ) -> None:
        self.error: Final = error
        self.error_alone: Final = error if error_alone < 0 else error_alone
        self.horizon: Final = horizon
        self.horizon_long: Final = horizon if horizon_long < 0 else horizon_long
        self.horizon_alone: Final = horizon if horizon_alone < 0 else horizon_alone

    def choose(self, state: Any) -> int:
        """A legal action."""
        raise NotImplementedError

    def prior(self, state: Any) -> list[Prior]:
        """The actions that deserve a try, at least one; if it is the only one, nothing need be compared."""
        return [(0.0, action) for action in state.legal()]

    def evaluate(self, state: Any) -> list[Prior]:
        """As `prior`, more thoroughly: asked once, for the decision at hand."""
        return self.prior(state)

    def value(self, state: Any, seat: int) -> float:
        """The position in points for a seat, as the game may end; asked whenever a turn begins."""
        return float(state.scores()[seat]["total"])

    def rollout(self, state: Any) -> int:
        """As `choose`, faster if less good: for simulations."""
        return self.choose(state)

    def turn(self, state: Any) -> list[int]:
        """For simulations: the action to take now and those to follow in this turn; empty: `rollout` is asked.

        The rest is dropped where one is not legal any more or another seat decides.
        """
        return []

    def compete(self, rivalry: float) -> None:
        """Called before anything else: from 0, the own points alone, to 1, what a move leaves to others counts too."""
