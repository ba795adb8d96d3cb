"""Great Western Trail: New Zealand (2023). Start with rulebook.md; game.py puts the rule files together."""

from .game import NewZealand


def load(components: str = "") -> NewZealand:
    return NewZealand(components)
