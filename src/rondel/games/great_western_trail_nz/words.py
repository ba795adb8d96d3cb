# not compiled
"""Words: what components are called and what is said of them; of actions see explain/."""

from .descriptions import component, explanation

__all__ = ["component", "explanation"]
