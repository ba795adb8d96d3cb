"""Components explained: of a game, and of a table, where people are called by their names."""

from typing import Any

from .errors import ApiError, say
from .http_protocol import Word

MOST_NAMES = 100
MOST_KEPT = 20_000  # names of components that are remembered


def explained(texts: Any, names: str, lang: str) -> dict[str, Word]:
    """`names` between commas."""
    wanted = [name for name in dict.fromkeys(part.strip() for part in names.split(",")) if name]
    if len(wanted) > MOST_NAMES:
        raise ApiError(400, "names", say(lang, "names", most=MOST_NAMES))
    if len(texts.names) > MOST_KEPT:
        texts.names.clear()  # it remembers whatever it was asked for
    return {name: Word(str(texts.name(lang, name)), str(texts.help(lang, name))) for name in wanted}
