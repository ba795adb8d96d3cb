"""The words of the terminal table itself; those of a game are the game's."""

from pathlib import Path

from rondel.core.wording import Wording


def words_in(lang: str) -> Wording:
    return Wording(Path(__file__).parent / "words", lang)
