# not compiled
"""Words: what core.texts asks about components."""

from .descriptions import component, explanation

__all__ = ["component", "explanation"]
