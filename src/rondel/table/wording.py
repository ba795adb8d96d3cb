"""The words of a table, beside those of its game."""

from functools import cache
from pathlib import Path

from rondel.core.wording import Words


@cache
def words(lang: str) -> Words:
    return Words(Path(__file__).parent / "words", lang)
