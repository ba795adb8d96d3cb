"""Bakers, a small whole game: the worked example of docs/tutorial-game.md. Start with rulebook.md."""

from .game import Bakers


def load(components: str = "") -> Bakers:
    return Bakers(components)
