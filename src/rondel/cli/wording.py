"""The words of the terminal table itself; those of a game are the game's."""

from pathlib import Path

from rondel.core import wording


class Words(wording.Words):
    def __init__(self, lang: str) -> None:
        super().__init__(Path(__file__).parent / "words", lang)
