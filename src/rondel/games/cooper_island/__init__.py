"""Cooper Island (ode., 2019). Start with rulebook.md; each rule area has its file; game.py puts them together."""

from .game import CooperIsland


def load(components: str = "") -> CooperIsland:
    return CooperIsland(components)
