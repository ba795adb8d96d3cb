"""The server's own words, beside those of the games."""

from datetime import UTC, datetime
from functools import cache
from pathlib import Path

from rondel.core.texts import LANGUAGES
from rondel.core.wording import Wording


def spoken(lang: str) -> str:
    """pl-PL is pl; a language we do not speak is English."""
    short = lang.replace("_", "-").split("-")[0].lower()
    return short if short in LANGUAGES else "en"


def moment(at: float) -> datetime:
    """A time since 1970 as words take it: DATETIME($at)."""
    return datetime.fromtimestamp(at, UTC)


@cache
def words(lang: str) -> Wording:
    return Wording(Path(__file__).parent / "words", lang)
