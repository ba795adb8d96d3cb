# not compiled
"""Where in its turn a position stands, for a game whose turns or rounds have phases.

Such a game has a module `phases`: PHASES, their names in order, and `phase(state)`, the present one (None: no turn has
begun, or it is over). Their words are the messages phase-NAME, what happens in them phase-NAME-help.
"""

from typing import Any

from .registry import module_beside
from .texts import Texts


def phases(texts: Texts, state: Any, lang: str) -> tuple[list[tuple[str, str]], int]:
    """The phases in words, each with an explanation, and the index of the present one; none if they say nothing."""
    module = module_beside(texts.game, "phases")
    now = module.phase(state) if module and state.actor is not None else None
    if now is None:
        return [], 0
    words = [(texts.text(lang, f"phase-{name}"), texts.text(lang, f"phase-{name}-help")) for name in module.PHASES]
    return words, module.PHASES.index(now)
