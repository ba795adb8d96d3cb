"""Another game of the same people: one of them proposes it, and when all others have agreed they sit at a new table.

What they say are notes among the entries of the finished table: they are kept, other nodes hear of them, and the log
tells them. Who has refused may propose it again, nobody else: nobody is asked twice.
"""

from contextlib import suppress
from dataclasses import replace
from secrets import token_urlsafe
from typing import TYPE_CHECKING

from rondel.table.entries import Entry, Metadata, SeatRow
from rondel.table.live import Change, Rejected, Stale

from .protocol import Rematch
from .visitor import Visitor

if TYPE_CHECKING:
    from .room import LiveRoom


class RematchOffer:
    """`now`: what was proposed at this table. `next`: the name its new table gets, told when there is one."""

    def __init__(self, room: "LiveRoom") -> None:
        self.room = room
        self.now: Rematch | None = None
        self.next = ""

    async def find(self) -> None:
        """What was said before this table was loaded."""
        if self.room.table.metadata.status == "finished":
            self.follow(await self.room.hub.store.incidents(self.room.table.metadata.id))

    def follow(self, notes: list[Entry]) -> None:
        """What has just been said."""
        for entry in notes:
            seat, data = entry.seat or 0, entry.data
            match data.get("key"):
                case "rematch":
                    self.now, self.next = Rematch(seat, self._others(data["seats"])), data["table"]
                case "rematch-yes" if self.now:
                    self.now = Rematch(self.now.seat, [one for one in self.now.open if one not in data["seats"]])
                case "rematch-no" if self.now:
                    self.now = Rematch(self.now.seat, [], refused=seat)
                case "rematch-made" if self.now:
                    self.now = Rematch(self.now.seat, [], table=self.next)

    async def answer(self, seats: list[int], agree: bool, who: Visitor) -> None:
        """Propose another game, agree to it, or refuse it; who proposed it takes it back by refusing."""
        table = self.room.table
        if not seats:
            raise Rejected("no_seat")
        if table.metadata.status != "finished" or table.metadata.totals is None:
            raise Rejected("not_over")
        if self.now is None:
            await self.room.hub.lobby.check_bots(table.metadata.seats, who)
        if not self._agreed():
            await self.room.change(lambda: self._said(seats, agree))
        if self._agreed():
            await self._make()

    def _said(self, seats: list[int], agree: bool) -> Change:
        table, now = self.room.table, self.now
        if now is not None and now.table:
            raise Rejected("rematch_made")
        if now is None or now.refused is not None:
            return self._proposed(seats, agree)
        if not agree:
            return table.note("rematch-no", seats[0])
        if not set(seats) & set(now.open):
            raise Rejected("rematch_waits")
        return table.note("rematch-yes", seats[0], seats=seats)

    def _proposed(self, seats: list[int], agree: bool) -> Change:
        if not agree:
            raise Rejected("nothing_asked")
        if self.now is not None and self.now.refused not in seats:
            raise Rejected("rematch_refused")
        return self.room.table.note("rematch", seats[0], seats=seats, table=token_urlsafe(9))

    def _others(self, seats: list[int]) -> list[int]:
        """The people who are still to be asked."""
        rows = self.room.table.metadata.seats
        return [row.seat for row in rows if row.kind == "person" and row.seat not in seats]

    def _agreed(self) -> bool:
        return self.now is not None and not self.now.open and self.now.refused is None and not self.now.table

    async def _make(self) -> None:
        """The new table first, then the word that it is there."""
        table, proposer = self.room.table, self.now.seat if self.now else 0
        owner = table.row(proposer).account
        await self.room.hub.lobby.repeat(table.metadata, rotated(table.metadata), self.next, owner)
        with suppress(Stale):  # another node was quicker to say so
            await self.room.change(lambda: self.room.table.note("rematch-made"))


def rotated(metadata: Metadata) -> list[SeatRow]:
    """Everybody one seat further to the front; who was first is last."""
    rows = metadata.seats[1:] + metadata.seats[:1]
    return [replace(row, seat=seat, invite="", forfeited=False) for seat, row in enumerate(rows)]
