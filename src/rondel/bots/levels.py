"""The levels a person chooses from: one bot, with more time and a surer hand from level to level."""

from .search import Plan

LEVELS = {
    "easy": Plan(noise=5.0),
    "medium": Plan(noise=1.0),
    "hard": Plan(seconds=0.3),
    "expert": Plan(seconds=5.0),
}
