"""A table in play: every change is stored, then told to all who watch."""

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from rondel.table.entries import Metadata, SeatRow, Snapshot
from rondel.table.live import Change, LiveTable, Rejected, Stale, bots_seat
from rondel.table.loading import follow
from rondel.table.names import seat_name

from . import metrics, waiting
from .archive import Archive
from .audience import Audience
from .autoplay import Autoplay
from .nodes import Agreed, Asked, Changed
from .opponents import check_bot
from .protocol import Request
from .rematch import RematchOffer
from .table_ratings import GONE, TableRatings, improper

if TYPE_CHECKING:
    from .hub import Hub

log = logging.getLogger(__name__)
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
        self.rematch = RematchOffer(self)
        self.request = self._what_the_rules_ask()
        self.visited = -VISIT  # when a program last looked or played
        self.changing: asyncio.Task[None] | None = None  # the last that a person made: a task lives while it is kept

    def needed(self) -> bool:
        return bool(self.audience.connections) or self.autoplay.busy() or self.lock.locked()

    def watched(self) -> bool:
        return self.audience.watched() or monotonic() - self.visited < VISIT

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
            with metrics.changes.timed():
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
        self.hub.nodes.tell(Changed(metadata.id, change.entries[-1].seq))
        await self._adopt(change, metadata, snapshot, ours=True)

    async def _adopt(self, change: Change, metadata: Metadata, snapshot: Snapshot | None, ours: bool) -> None:
        """It is stored, by us or by another node: the present, for everybody to see. Who stored the end rates it."""
        table = self.table
        ended = metadata.status == "finished" != table.metadata.status and metadata.totals is not None
        sat = metadata.seats != table.metadata.seats
        table.adopt(change, metadata, snapshot)
        if change.happened or change.undone or _refused(change) or (sat and table.held):
            self.request = self._what_the_rules_ask()
        self.rematch.follow(change.notes)
        self.archive.replay = None if change.undone else self.archive.replay
        self.ratings.counting = self.ratings.counting and not any(map(improper, change.entries))
        if ended and ours and table.state.actor is None:
            await self._keep_scores()
        if ended or sat:
            await self.ratings.update(ended and ours, change.entries if ours else [])
        await (self.audience.refresh() if sat else self.audience.broadcast(change))

    async def _keep_scores(self) -> None:
        """For profiles. If that fails, the game is over all the same."""
        try:
            await self.hub.store.keep_scores(self.table.metadata.id, self.table.state.scores())
        except Exception:
            log.exception("the scores of table %s are not kept", self.table.metadata.id)

    async def catch_up(self, seq: int | None = None) -> None:
        """Take over what other nodes have stored, if there is anything up to `seq` that we do not know."""
        if seq is not None and seq <= self.table.seq:
            return
        async with self.lock:
            if seq is not None and seq <= self.table.seq:  # the one before us took over this, too
                return
            found = await self.hub.store.after(self.table.metadata.id, self.table.seq)
            if found is None:
                return
            metadata, entries = found
            change = follow(self.table, entries)
            if change is None:
                await self._take_over()
            else:
                await self._adopt(change, metadata, change.snapshot(self.table.snapshot_at), ours=False)
        self.autoplay.wake()

    async def _take_over(self) -> None:
        """Another node wrote to this table what cannot be told step by step: go on from what is stored."""
        confirm = self.table.confirm
        self.table = await self.hub.rooms.loaded(self.table.metadata.id)
        self.table.confirm = confirm
        self.request, self.archive.replay = self._what_the_rules_ask(), None
        for connection in self.audience.connections:
            connection.looking = None
        await self.ratings.update(False, [])
        await self.rematch.find()
        await self.audience.refresh()

    async def keep(self) -> None:
        """Store the position as it is: whatever becomes of the rules, nothing up to here has to be played again."""
        table = self.table
        if table.metadata.status != "running" or table.held or 0 < table.seq == table.snapshot_at:
            return
        try:
            await self.hub.store.keep(table.metadata.id, table.snapshot())
            table.snapshot_at = table.seq
        except Exception:
            log.exception("table %s is not kept as it is", table.metadata.id)

    def _what_the_rules_ask(self) -> Request | None:
        """May the moves be given up that mended rules cannot follow? Nobody but the players can say."""
        table = self.table
        if not table.held:
            return None
        return Request(0, table.move, [row.seat for row in table.metadata.seats if row.kind == "person"], table.held)

    def introduce(self) -> None:
        """Tell a node that has opened this table who is here, and what is asked."""
        if self.audience.connections:
            self.audience.introduce()
        if self.request is not None:
            self.hub.nodes.tell(Asked(self.table.metadata.id, self.table.seq, self.request))

    def forget(self, account: int) -> None:
        """There is no such account any more."""
        metadata = self.table.metadata
        metadata.owner = None if metadata.owner == account else metadata.owner
        for row in metadata.seats:
            if row.account == account:
                row.account, row.name = None, ""
        self.archive.logs, self.archive.logs_at = {}, None

    # What a person does

    async def play(self, seat: int, action: str, seq: int | None) -> None:
        await self.change(lambda: self.table.play(seat, [action], seq))

    async def undo(self, seat: int, whole: bool, seq: int) -> None:
        await self.change(lambda: self.table.undo(seat, whole, seq))

    async def end_turn(self, seat: int, seq: int) -> None:
        await self.change(lambda: self.table.end_turn(seat, seq))

    async def leave(self, seat: int, bot: str) -> None:
        """For good; a bot plays on. Before the game the seat is free again."""
        if self.table.metadata.status == "waiting":
            await waiting.get_up(self, seat)
            return
        check_bot(self.table.game, bot, self.hub.settings.local)
        old = self.table.row(seat)
        await self.change(lambda: self.replace(old, bots_seat(old, bot), "left"))

    async def join(self, old: SeatRow, row: SeatRow) -> None:
        await self.change(lambda: self.replace(old, row, "joined"))

    async def close(self, why: str) -> None:
        """Nobody goes on here; `why` is a line of the log."""
        await self.change(lambda: self.table.close(why))

    def replace(self, old: SeatRow, row: SeatRow, why: str) -> Change:
        """Somebody else sits there. The log names who did it: of a seat that becomes a bot's, who was there."""
        sitting = [seat.account for seat in self.table.metadata.seats if seat.kind == "person" and seat.account]
        twice = why == "joined" and row.account in sitting
        if self.table.row(row.seat) != old or self.table.metadata.status == "finished" or twice:
            raise Rejected("seat_taken" if why == "joined" else "no_seat")
        change = self.table.sit(row, why=why)
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
        if table.held:
            raise Rejected("held")
        if not 0 <= move < table.move:
            raise Rejected("bad_move")
        mine = table.row(seat).account  # seats of one account are played at one screen
        others = [row.seat for row in table.metadata.seats if row.kind == "person" and row.account != mine]
        request = Request(seat, move, others)
        if others:
            self.hub.nodes.tell(Asked(table.metadata.id, seq, request))
        await self.asked(request, seq)

    async def answer(self, seats: list[int], agree: bool, seq: int) -> None:
        request = self.request
        if seq != self.table.seq:
            raise Stale
        if request is None or not set(seats) & set(request.open):
            raise Rejected("nothing_asked")
        if agree:
            if set(request.open) - set(seats):  # who is the last to agree goes back themselves
                self.hub.nodes.tell(Agreed(self.table.metadata.id, seq, seats))
            await self.agreed(seats, seq)
        else:
            await self.change(lambda: self.table.note("refused", seats[0]))

    async def asked(self, request: Request, seq: int) -> None:
        """Here or on another node somebody wants to go back."""
        if seq == self.table.seq and request != self.request:
            self.request = request
            await self._go_back_if_agreed()

    async def agreed(self, seats: list[int], seq: int) -> None:
        if seq == self.table.seq and self.request is not None:
            self.request.open = [seat for seat in self.request.open if seat not in seats]
            await self._go_back_if_agreed()

    async def _go_back_if_agreed(self) -> None:
        request = self.request
        if request is None or request.open:
            await self.audience.broadcast(None)
            return
        self.request = None
        if self.table.held:
            await self.change(self.table.revise)
            return
        to, seq = await self.archive.checkpoint(request.move), self.table.seq
        await self.change(lambda: self.table.take_back(request.seat, to, seq))


def _refused(change: Change) -> bool:
    return any(entry.data.get("key") == "refused" for entry in change.notes)
