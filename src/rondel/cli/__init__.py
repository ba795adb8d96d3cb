"""The `rondel` command: play, simulate, replay, and look into rules and component data."""

from .app import main

__all__ = ["main"]
