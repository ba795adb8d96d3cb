# not compiled
"""The table as text for a terminal: what the summaries of all games share.

A game has a class `Summary` in its module `summary`; its own few words lie in texts/summary/ beside its other texts.
"""

from functools import cache
from pathlib import Path
from typing import Any

from .texts import Texts

WIDTH = 100  # columns
EMPTY = "·"
NONE = "–"  # in lists whose entries a dot parts


class TableSummary:
    """Drawn from a view, so nothing hidden can get in, with the board of the player in focus."""

    def __init__(self, view: dict[str, Any], texts: Texts, lang: str, focus: int) -> None:
        self.view = view
        self.texts = texts
        self.lang = lang
        self.focus = focus
        self.me: dict[str, Any] = view["players"][focus]
        self.words = _words(texts)

    def lines(self) -> list[str]:
        raise NotImplementedError

    def say(self, key: str, **arguments: Any) -> str:
        return self.words.text(self.lang, key, **arguments)

    def name(self, component: str) -> str:
        return str(self.texts.name(self.lang, component))


@cache
def _words(texts: Texts) -> Texts:
    folders: list[Path] = [folder / "summary" for folder in texts.folders]
    return Texts(texts.game, folders=folders)
