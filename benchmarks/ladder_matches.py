"""Which bots are measured against which, and what is asked of them. Data only: ladder.py plays it."""

from dataclasses import dataclass, field
from typing import Any

SALTFJORD, TRAIL, NEW_ZEALAND, COOPER = "saltfjord", "great_western_trail", "great_western_trail_nz", "cooper_island"
GAMES = (SALTFJORD, TRAIL, NEW_ZEALAND, COOPER)
SEED = 1


@dataclass(frozen=True, eq=False)
class Match:
    """`asked`: at least so much of a figure (Figures in ladder_figures.py) of the bot that is named first. `most`:
    so much it is to win at most."""

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


LEVEL = {"won": 0.65, "most": 0.85, "low": 0.50}  # the steps are even

PAIRS = [  # of every game: name, bots, games, what is asked
    ("greedy-random", ("greedy", "random"), 1000, {}),
    ("net-greedy", ("net", "greedy"), 1000, {"won": 0.80, "low": 0.75}),
    ("medium-easy", ("medium", "easy"), 1000, LEVEL),
    ("hard-medium", ("hard", "medium"), 1000, LEVEL),
    ("expert-hard", ("expert", "hard"), 100, LEVEL),
    ("200ms-net", ("puct:200ms", "net"), 200, {"won": 0.75}),
    ("1s-net", ("puct:1s", "net"), 60, {"won": 0.80}),
    ("200ms-20ms", ("puct:200ms", "puct:20ms"), 200, {"won": 0.60}),
    ("200ms-mcts-1s", ("puct:200ms", "mcts:1s"), 40, {"won": 0.90}),
]

ALONE = [  # of every game at a table of four: name, bot, the three others, games, what is asked
    ("net-3-greedy", "net", "greedy", 1000, {"won": 0.55}),
    ("200ms-3-net", "puct:200ms", "net", 100, {"won": 0.40}),
    ("medium-3-easy", "medium", "easy", 1000, {}),
    ("hard-3-medium", "hard", "medium", 1000, {}),
    ("expert-3-hard", "expert", "hard", 100, {}),
]

SOLO: dict[str, tuple[dict[str, Any], float]] = {  # of each game: options, how many games are to be won
    SALTFJORD: ({}, 0.95),
    TRAIL: ({"sam": "medium"}, 0.80),
    NEW_ZEALAND: ({"sarah": "medium"}, 0.80),
    COOPER: ({"difficulty": 3}, 0.80),  # of 1 to 4: the harder of the two in the middle
}


def _matches(game: str) -> list[Match]:
    found = [Match(game, name, bots, games, asked=wanted) for name, bots, games, wanted in PAIRS]
    found += [
        Match(game, name, (bot,), games, players=4, against=other, asked=wanted)
        for name, bot, other, games, wanted in ALONE
    ]
    options, won = SOLO[game]
    return [*found, Match(game, "expert-solo", ("expert",), 40, players=1, options=options, asked={"won": won})]


MATCHES = [match for game in GAMES for match in _matches(game)]
