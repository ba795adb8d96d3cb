"""Which bots are measured against which, and what is asked of them. Data only: ladder.py plays it."""

from dataclasses import dataclass, field
from typing import Any

SALTFJORD, TRAIL, NEW_ZEALAND, COOPER = "saltfjord", "great_western_trail", "great_western_trail_nz", "cooper_island"
GAMES = (SALTFJORD, TRAIL, NEW_ZEALAND, COOPER)
SEED = 1


@dataclass(frozen=True, eq=False)
class Match:
    """`asked`: at least so much of a figure (Figures in ladder_figures.py) of the bot that is named first."""

    game: str
    name: str
    bots: tuple[str, ...]
    games: int = 200
    players: int = 2
    against: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    asked: dict[str, float] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """The name of its folder."""
        return f"{self.game}-{self.name}"

    @property
    def other(self) -> str:
        """Whom the first bot meets; nobody if it is alone or plays itself."""
        return self.against or (self.bots[1] if len(self.bots) > 1 else "")


LEVEL = {"won": 0.65, "low": 0.50}

PAIRS = [  # of every game: name, bots, games, what is asked
    ("greedy-random", ("greedy", "random"), 1000, {}),
    ("greedy-medium", ("greedy", "medium"), 1000, {}),
    ("medium-easy", ("medium", "easy"), 1000, LEVEL),
    ("hard-medium", ("hard", "medium"), 200, LEVEL),
    ("expert-hard", ("expert", "hard"), 200, LEVEL),
    ("1s-greedy", ("mcts:1s", "greedy"), 200, {"won": 0.70}),
    ("expert-greedy", ("expert", "greedy"), 200, {"won": 0.85}),
    ("1s-100ms", ("mcts:1s", "mcts:100ms"), 200, {"won": 0.60}),
]

SOLO: dict[str, tuple[dict[str, Any], dict[str, float]]] = {  # of each game: options, what is asked
    SALTFJORD: ({}, {"won": 0.80, "median": 120}),
    TRAIL: ({"sam": "medium"}, {"won": 0.60}),
    NEW_ZEALAND: ({"sarah": "medium"}, {"won": 0.60}),
    COOPER: ({"difficulty": 3}, {"won": 0.60}),  # of 1 to 4: the harder of the two in the middle
}


def _matches(game: str) -> list[Match]:
    options, asked = SOLO[game]
    found = [Match(game, name, bots, games, asked=wanted) for name, bots, games, wanted in PAIRS]
    found.append(Match(game, "1s-3-greedy", ("mcts:1s",), players=4, against="greedy", asked={"won": 0.55}))
    found.append(Match(game, "1s-solo", ("mcts:1s",), 50, players=1, options=options, asked=asked))
    if game == TRAIL:
        asked = {"mean": 91, "winners": 98}
        found.append(Match(game, "1s-itself", ("mcts:1s",), 100, asked=asked))
        found.append(Match(game, "1s-points-itself", ("mcts:1s:rivalry=0",), 100, asked=asked))
        found.append(Match(game, "1s-points-greedy", ("mcts:1s:rivalry=0", "greedy"), asked={"won": 0.70}))
    return found


MATCHES = [match for game in GAMES for match in _matches(game)]
