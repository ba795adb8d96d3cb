"""A table in play: every change is stored, then told to all who watch."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from rondel.table.entries import SeatRow
from rondel.table.live import Change, LiveTable, Rejected, Stale, bots_seat
from rondel.table.names import seat_name

from .archive import Archive
from .audience import Audience
from .autoplay import Autoplay
from .protocol import Request
from .table_ratings import GONE, TableRatings, improper

if TYPE_CHECKING:
    from .hub import Hub

VISIT = 60.0  # seconds for which a program that looked is taken to be there


class LiveRoom:
    def __init__(self, hub: "Hub", table: LiveTable) -> None:
        self.hub = hub
        self.table = table
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.archive = Archive(self)
        self.autoplay = Autoplay(self)
        self.ratings = TableRatings(self)
        self.request: Request | None = None
        self.visited = -VISIT  # when a program last looked or played
        self.changing: asyncio.Task[None] | None = None  # the last that a person made: a task lives while it is kept

    def needed(self) -> bool:
        return bool(self.audience.connections) or self.autoplay.busy() or self.lock.locked()

    def watched(self) -> bool:
        return bool(self.audience.connections) or monotonic() - self.visited < VISIT

    def visit(self) -> None:
        """A program that plays here asked something: it may wait for the bots."""
        self.visited = monotonic()
        self.autoplay.wake()

    @property
    def hints(self) -> bool:
        """May people ask what the bot would do? Not where it would make a rating worth less."""
        return not self.ratings.counting

    # Changes

    async def change(self, make: Callable[[], Change]) -> None:
        """Work out a change, store it, and only then show it. A change of another server is taken over first.

        Who asked for it may be gone before it is stored: what is stored becomes the present all the same."""
        await self.lock.acquire()
        self.changing = asyncio.create_task(self._change_and_release(make))
        await asyncio.shield(self.changing)

    async def _change_and_release(self, make: Callable[[], Change]) -> None:
        try:
            await self.change_now(make)
        finally:
            self.lock.release()
            self.autoplay.wake()

    async def change_now(self, make: Callable[[], Change]) -> None:
        """The same, by who has the lock."""
        change = make()
        table = self.table
        metadata = table.metadata_after(change)
        snapshot = change.snapshot(table.snapshot_at)
        if not await self.hub.store.append(metadata.id, change.entries, metadata, snapshot):
            await self._take_over()
            raise Stale
        ended = metadata.status == "finished" != table.metadata.status
        sat = metadata.seats != table.metadata.seats
        table.adopt(change, metadata, snapshot)
        self.request = None if change.happened or change.undone else self.request
        self.archive.replay = None if change.undone else self.archive.replay
        self.ratings.counting = self.ratings.counting and not any(map(improper, change.entries))
        if ended or sat:
            await self.ratings.update(ended, change.entries)
        await (self.audience.refresh() if sat else self.audience.broadcast(change))

    async def _take_over(self) -> None:
        """Another server wrote to this table: go on from what is stored."""
        confirm = self.table.confirm
        self.table = await self.hub.rooms.loaded(self.table.metadata.id)
        self.table.confirm = confirm
        self.request = self.archive.replay = None
        for connection in self.audience.connections:
            connection.looking = None
        await self.audience.refresh()

    # What a person does

    async def play(self, seat: int, action: str, seq: int | None) -> None:
        await self.change(lambda: self.table.play(seat, [action], seq))

    async def undo(self, seat: int, whole: bool, seq: int) -> None:
        await self.change(lambda: self.table.undo(seat, whole, seq))

    async def end_turn(self, seat: int, seq: int) -> None:
        await self.change(lambda: self.table.end_turn(seat, seq))

    async def leave(self, seat: int, bot: str) -> None:
        old = self.table.row(seat)
        await self.change(lambda: self.replace(old, bots_seat(old, bot), "left"))

    async def join(self, old: SeatRow, row: SeatRow) -> None:
        await self.change(lambda: self.replace(old, row, "joined"))

    def replace(self, old: SeatRow, row: SeatRow, why: str) -> Change:
        """Somebody else sits there. The log names who did it: of a seat that becomes a bot's, who was there."""
        sitting = [seat.account for seat in self.table.metadata.seats if seat.account is not None]
        twice = why == "joined" and row.account in sitting
        if self.table.row(row.seat) != old or self.table.metadata.status == "finished" or twice:
            raise Rejected("seat_taken" if why == "joined" else "no_seat")
        change = self.table.sit(row, why)
        data = change.entries[-1].data
        data["who"] = row.name or seat_name(self.table.metadata, row.seat, "en")
        if why in GONE:
            data["gone"] = old.account if self.table.metadata.status == "running" else None
        return change

    async def ask_back(self, seat: int, move: int, seq: int) -> None:
        """Go back to a move, at once if no other person plays; else when all agree."""
        table = self.table
        if seq != table.seq:
            raise Stale
        if table.metadata.status != "running":
            raise Rejected("not_running")
        if not 0 <= move < table.move:
            raise Rejected("bad_move")
        mine = table.row(seat).account  # seats of one account are played at one screen
        others = [row.seat for row in table.metadata.seats if row.kind == "person" and row.account != mine]
        self.request = Request(seat, move, others)
        await self._go_back_if_agreed()

    async def answer(self, seats: list[int], agree: bool, seq: int) -> None:
        request = self.request
        if seq != self.table.seq:
            raise Stale
        if request is None or not set(seats) & set(request.open):
            raise Rejected("nothing_asked")
        if agree:
            request.open = [seat for seat in request.open if seat not in seats]
            await self._go_back_if_agreed()
        else:
            self.request = None
            await self.change(lambda: self.table.note("refused", seats[0]))

    async def _go_back_if_agreed(self) -> None:
        request = self.request
        if request is None or request.open:
            await self.audience.broadcast(None)
            return
        self.request = None
        to, seq = await self.archive.checkpoint(request.move), self.table.seq
        await self.change(lambda: self.table.take_back(request.seat, to, seq))
