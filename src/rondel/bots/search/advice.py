"""What a search asks of a game: which choices to try, how to go on quickly, and what a position is worth."""

from typing import Any

from rondel.core.chance import from_seed

DOUBT = 1.5  # points, where the rule of thumb does not say how far it is off
HORIZON = 2  # turns of each player, where it does not say how far to look ahead

Rated = tuple[float, int]  # the points that a choice leads to at a glance, and the choice


class Advice:
    """The game's rule of thumb (`game.policy()`), as far as it says these things; chance and the score for the rest."""

    def __init__(self, game: Any, seed: int, rivalry: float = 1.0) -> None:
        self.game = game
        self.chance = from_seed(seed)
        policy: Any = game.policy()
        if hasattr(policy, "compete"):
            policy.compete(rivalry)
        self._rate: Any = getattr(policy, "rate", None)
        self._judge: Any = getattr(policy, "judge", self._rate)
        self._worth: Any = getattr(policy, "worth", None)
        self._turn: Any = getattr(policy, "turn", None)
        self._choose: Any = getattr(policy, "glance", None) or getattr(policy, "choose", self._anything)
        self.doubt = float(getattr(policy, "doubt", DOUBT))  # by which its comparison of two choices is usually off
        self.doubt_alone = float(getattr(policy, "doubt_alone", self.doubt))
        self.horizon = int(getattr(policy, "horizon", HORIZON))
        self.horizon_long = int(getattr(policy, "horizon_long", self.horizon))
        self.horizon_alone = int(getattr(policy, "horizon_alone", self.horizon))
        self.far = self._worth is None  # nobody can judge a position in the middle: games are played to their end

    def rate(self, state: Any, thoroughly: bool = False) -> list[Rated]:
        """Choices worth a try; one alone needs no comparison."""
        rate = self._judge if thoroughly else self._rate
        if rate is None:
            return [(0.0, action) for action in state.legal()]
        best: dict[int, float] = {}
        for worth, action in rate(state):
            best[action] = max(worth, best.get(action, worth))
        return [(worth, action) for action, worth in best.items()]

    def go_on(self, state: Any) -> None:
        """Sensible choices of one seat, quickly found: as many as are found together and stay legal."""
        seat = state.actor
        actions = self._turn(state) if self._turn else []
        for number, action in enumerate(actions or [int(self._choose(state))]):
            if number and (state.actor != seat or action not in state.legal()):
                return
            state.apply(action)  # refuses a first choice that is not legal: to ask again would never end

    def points(self, state: Any) -> list[float]:
        """What the position is worth to each seat; the true result when the game is over."""
        if state.actor is None or self._worth is None:
            return [float(score["total"]) for score in state.scores()]
        return [self._worth(state, seat) for seat in range(state.seats)]

    def rival(self, state: Any) -> list[float]:
        """The points of a solo opponent as they are now, if there is one."""
        outcome = self.game.outcome(state) if state.seats == 1 else {}
        return [float(score["total"]) for score in outcome.values() if isinstance(score, dict) and "total" in score]

    def _anything(self, state: Any) -> int:
        legal = state.legal()
        return int(legal[self.chance.below(len(legal))])
