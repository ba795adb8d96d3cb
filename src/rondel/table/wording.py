"""The words of a table, beside those of its game."""

from functools import cache
from pathlib import Path

from rondel.core.wording import Wording


@cache
def words(lang: str) -> Wording:
    return Wording(Path(__file__).parent / "words", lang)
