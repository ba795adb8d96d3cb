"""The ratings at a table: what its players have, and whether the game will count."""

import logging
from typing import TYPE_CHECKING

from rondel.table.entries import Entry, Metadata

from .store import player

if TYPE_CHECKING:
    from .room import LiveRoom

log = logging.getLogger(__name__)
UNRATED = ("seeded", "friendly", "hint", "continued")  # notes; who chose the seed can know all that is hidden
GONE = ("left", "time", "forfeit", "lost")  # why a person's seat became a bot's


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

    async def update(self, ended: bool, entries: list[Entry]) -> None:
        """After entries that changed the seats or ended the game. If that fails, what happened has happened, and
        everybody shall see it."""
        try:
            incidents = await self.room.hub.store.incidents(self.room.table.metadata.id)
            if self._counts(incidents):
                gone = leavers(incidents)
                for entry in entries:
                    if entry.seat in gone and entry.data.get("gone") is not None:
                        await self._rate_leaver(entry.seat, gone)
                if ended:
                    await self._rate_others(gone)
            await self.find()
        except Exception:
            log.exception("table %s cannot be rated", self.room.table.metadata.id)

    async def _rate_leaver(self, leaver: int, gone: dict[int, int]) -> None:
        """They have lost to all who stay, at once."""
        seats = [seat for seat in range(self.room.table.metadata.players) if seat == leaver or seat not in gone]
        await self._rate(seats, [int(seat == leaver) for seat in seats], {leaver}, gone)

    async def _rate_others(self, gone: dict[int, int]) -> None:
        """As they finished, and all of them before whoever left: what a bot made of that seat is nobody's."""
        metadata = self.room.table.metadata
        staying = {row.seat for row in metadata.seats} - set(gone)
        if any(metadata.seats[seat].kind == "person" for seat in staying):
            await self._rate(list(range(metadata.players)), places(metadata, list(gone)), staying, gone)

    async def _rate(self, seats: list[int], ranks: list[int], counted: set[int], gone: dict[int, int]) -> None:
        """`counted`: for whom it counts."""
        metadata = self.room.table.metadata
        names = []
        for row in [metadata.seats[seat] for seat in seats]:
            names.append((gone.get(row.seat, row.account if row.kind == "person" else None), row.bot))
        only = {index for index, seat in enumerate(seats) if seat in counted}
        await self.room.hub.store.rate(metadata.game, names, ranks, only, metadata.id)

    async def counts(self) -> bool:
        return self._counts(await self.room.hub.store.incidents(self.room.table.metadata.id))

    def _counts(self, incidents: list[Entry]) -> bool:
        """Games that are played properly count: nobody went back after they had seen more, asked for a hint, or played
        against themselves, and it is a served site where nobody wanted it otherwise."""
        metadata = self.room.table.metadata
        people = [row.account for row in metadata.seats if row.kind == "person"] + list(leavers(incidents).values())
        if self.room.hub.settings.local or metadata.players < 2 or len(people) > len(set(people)):
            return False
        return not any(map(improper, incidents))


def leavers(incidents: list[Entry]) -> dict[int, int]:
    """The accounts of those who left, by seat, in the order in which they did."""
    gone = [entry for entry in incidents if entry.data.get("why") in GONE and entry.data.get("gone") is not None]
    return {entry.seat: entry.data["gone"] for entry in gone if entry.seat is not None}


def places(metadata: Metadata, gone: list[int]) -> list[int]:
    """The place of each seat, the best first: as they finished; then those who left, the last to leave first."""
    winners, totals = set(metadata.winners or []), metadata.totals or [0] * metadata.players
    scores = [(seat in winners, total) for seat, total in enumerate(totals)]
    better = sorted({score for seat, score in enumerate(scores) if seat not in gone}, reverse=True)
    last = len(better) + len(gone)
    return [last - gone.index(seat) if seat in gone else better.index(score) for seat, score in enumerate(scores)]


def improper(entry: Entry) -> bool:
    """Does a game in which this happened tell nothing about how well its players play? (Of somebody who left under
    an older program it is not known who it was.)"""
    forgotten = entry.data.get("why") in GONE and "gone" not in entry.data
    return entry.data.get("key") in UNRATED or bool(entry.data.get("agreed")) or forgotten
