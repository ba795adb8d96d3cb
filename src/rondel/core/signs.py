# not compiled
"""Steps of a turn in a symbol and a few words, for who follows the others at a glance.

A game may have a module `signs` with SIGNS: for a kind of event a symbol of its board and a short text; of both {name}
is an argument of the event: in the symbol its plain name, in the text its words. What has no sign is told in words.
"""

from typing import Any

from .events import Event
from .registry import module_beside
from .texts import Texts

Signs = dict[str, tuple[str, str]]
MOST = 3  # words; of what needs more there is the symbol alone


def sign(texts: Texts, event: Event, lang: str) -> tuple[str, str] | None:
    """The symbol and the text of an event; None if it has none."""
    module = module_beside(texts.game, "signs")
    if module is None or event.kind not in module.SIGNS:
        return None
    symbol, text = module.SIGNS[event.kind]
    arguments: dict[str, Any] = texts.game.event_kinds[event.kind].arguments(event)
    said = text.format_map(texts.spelled(lang, arguments))
    return symbol.format_map(arguments), said if said.count(" ") < MOST else ""
