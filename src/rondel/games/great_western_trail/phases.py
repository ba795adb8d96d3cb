# not compiled
"""The phases of a turn."""

from rondel.games.trail.phases import PHASES, phase

__all__ = ["PHASES", "phase"]
