# not compiled
"""What components are called and what they do, where core.texts looks for it."""

from .descriptions import component, explanation

__all__ = ["component", "explanation"]
