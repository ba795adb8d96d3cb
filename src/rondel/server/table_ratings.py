"""The ratings at a table: what its players have, and whether the game will count."""

import logging
from typing import TYPE_CHECKING

from rondel.table.entries import Entry

from .store import player

if TYPE_CHECKING:
    from .room import LiveRoom

log = logging.getLogger(__name__)
UNRATED = ("seeded", "friendly", "hint")  # notes; who chose the seed can know all that is hidden


class TableRatings:
    """`shown`: by seat. `counting`: the game will be rated, as far as one can tell."""

    def __init__(self, room: "LiveRoom") -> None:
        self.room = room
        self.shown: dict[int, float] = {}
        self.counting = not room.hub.settings.local

    async def find(self) -> None:
        """By account: a seat can be called anything."""
        if self.room.hub.settings.local:
            return
        metadata = self.room.table.metadata
        players = {row.seat: player(row.account, row.bot) for row in metadata.seats if row.kind in ("person", "bot")}
        rated = await self.room.hub.store.ratings_of(metadata.game, list(players.values()))
        self.shown = {seat: rated[name] for seat, name in players.items() if name in rated}
        self.counting = await self.counts()

    async def update(self, ended: bool) -> None:
        """If that fails, what happened has happened, and everybody shall see it."""
        try:
            if ended:
                await self._rate()
            await self.find()
        except Exception:
            log.exception("table %s cannot be rated", self.room.table.metadata.id)

    async def _rate(self) -> None:
        metadata = self.room.table.metadata
        if metadata.totals is None or not await self.counts():
            return
        winners = set(metadata.winners or [])
        better = sorted({(seat in winners, total) for seat, total in enumerate(metadata.totals)}, reverse=True)
        ranks = [better.index((seat in winners, total)) for seat, total in enumerate(metadata.totals)]
        names = [(row.account if row.kind == "person" else None, row.bot) for row in metadata.seats]
        await self.room.hub.store.rate(metadata.game, names, ranks)

    async def counts(self) -> bool:
        """Games that end properly count: nobody got up, went back after they had seen more, asked for a hint, or played
        against themselves, and it is a served site where nobody wanted it otherwise."""
        metadata = self.room.table.metadata
        people = [row.account for row in metadata.seats if row.kind == "person"]
        if self.room.hub.settings.local or metadata.players < 2 or len(people) > len(set(people)):
            return False
        return not any(map(improper, await self.room.hub.store.incidents(metadata.id)))


def improper(entry: Entry) -> bool:
    """Does a game in which this happened tell nothing about how well its players play?"""
    unrated = entry.data.get("key") in UNRATED
    return unrated or bool(entry.data.get("agreed")) or entry.data.get("why") in ("left", "time", "forfeit", "lost")
