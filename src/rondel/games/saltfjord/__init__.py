"""Saltfjord (Aporta Games, 2024). Start with rulebook.md; each rule area has its file; game.py puts them together."""

from .game import Saltfjord


def load(components: str = "") -> Saltfjord:
    return Saltfjord(components)
