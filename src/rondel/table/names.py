"""What the players of a table are called, in the language of the reader."""

from typing import Any, NamedTuple

from rondel.bots.levels import LEVELS

from .entries import Metadata
from .wording import words


def level_name(code: str, lang: str) -> str:
    """`hard` is called schwer; mcts:2s is called bot-mcts-2s, or as its code says."""
    key = ("level-" if code in LEVELS else "bot-") + code.replace(":", "-")
    found = words(lang)(key)
    return code if found == key else found


class Called(NamedTuple):
    """A player's name and, of a bot that people chose by its level, that level; both in the language of the reader."""

    name: str
    level: str = ""

    def whole(self, lang: str) -> str:
        """As a sentence says it: Bot 2 (hard)."""
        return words(lang)("name-and-level", name=self.name, level=self.level) if self.level else self.name


def bot_called(code: str, lang: str, number: int = 0) -> Called:
    """As a player at the table; with a number if there are several."""
    level = level_name(code, lang) if code in LEVELS else ""
    name = words(lang)("bot") if level else level_name(code, lang)
    return Called(f"{name} {number}" if number else name, level)


def seat_name(metadata: Metadata, seat: int, lang: str) -> str:
    """Who sits there, as a sentence says it: a bot with its level."""
    return seat_called(metadata, seat, lang).whole(lang)


def seat_called(metadata: Metadata, seat: int, lang: str) -> Called:
    """Who sits there: their name and, apart, the level of a bot."""
    row = metadata.seats[seat]
    if row.name:
        return Called(row.name)
    if row.kind == "bot":
        return _bot(metadata, seat, lang)
    return Called(words(lang)("player", n=seat + 1) if row.kind == "person" else words(lang)("open-seat"))


def _bot(metadata: Metadata, seat: int, lang: str) -> Called:
    """Bots of one kind at a table are numbered, so that the log and the score sheet tell them apart."""
    alike = [
        row.seat for row in metadata.seats if row.kind == "bot" and not row.name and row.bot == metadata.seats[seat].bot
    ]
    return bot_called(metadata.seats[seat].bot, lang, alike.index(seat) + 1 if len(alike) > 1 else 0)


def table_texts(game: Any, metadata: Metadata, lang: str) -> Any:
    """The texts of a game, in which people and bots are called by their names."""
    called = [
        seat_called(metadata, row.seat, lang).name if row.name or row.kind == "bot" else "" for row in metadata.seats
    ]
    return game.texts().named(tuple(called))
