"""The levels a person chooses from: one bot, with more time and a surer hand from level to level."""

from .search import Plan

LEVELS = {
    "easy": Plan(noise=1.0),
    "medium": Plan(noise=0.5),
    "hard": Plan(seconds=0.15),
    "expert": Plan(seconds=5.0),
}
