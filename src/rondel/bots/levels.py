"""The levels a person chooses from: one bot, with more time and a surer hand from level to level."""

from .search import SearchConfig

LEVELS = {
    "easy": SearchConfig(noise=1.0),
    "medium": SearchConfig(noise=0.5),
    "hard": SearchConfig(seconds=0.15),
    "expert": SearchConfig(seconds=5.0),
}
