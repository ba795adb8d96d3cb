"""Great Western Trail, second edition (2021). Start with rulebook.md; game.py puts the rule files together."""

from .game import GreatWesternTrail


def load(components: str = "") -> GreatWesternTrail:
    return GreatWesternTrail(components)
