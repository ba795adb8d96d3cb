"""A table and everybody at it: changes are stored, then told to all; bots are asked; clocks run out."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rondel.bots import derive_seed

from .bots import BotFailed
from .chronicle import Reader, position_after, seat_name, whole_log
from .protocol import LogLine, Request
from .scene import Eyes, Room, Sketch
from .stored import Entry, SeatRow, Snapshot
from .table import Change, Late, LiveTable, Refused, line_of_play

if TYPE_CHECKING:
    from .connection import Connection
    from .hub import Hub

log = logging.getLogger(__name__)
Film = list[tuple[Any, int]]  # position and turn after each move
SUBSTITUTES = ("greedy", "random")  # who plays on when a bot fails
NOBODY = 300.0  # seconds after which a table that nobody needs is put away


class LiveRoom:
    def __init__(self, hub: "Hub", table: LiveTable) -> None:
        self.hub = hub
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.request: Request | None = None
        self.ratings: dict[int, float] = {}
        self.film: Film | None = None  # all positions, while somebody looks back
        self.bots: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None

    # Changes

    async def change(self, make: Callable[[], Change]) -> None:
        """Work out a change, store it, and only then show it. A change of another server is taken over first."""
        async with self.lock:
            await self._change(make)
        self.wake()

    async def _change(self, make: Callable[[], Change]) -> None:
        change = make()
        table = self.table
        head = table.head_after(change)
        snapshot = change.snapshot(table.snapshot_at)
        if not await self.hub.store.append(head.id, change.entries, head, snapshot):
            self.table = await self.hub.loaded(head.id)
            await self.refresh()
            raise Late
        ended = head.status == "finished" != table.head.status
        sat = head.seats != table.head.seats
        table.adopt(change, head, snapshot)
        self.request = None if change.happened or change.undone else self.request
        self.film = None if change.undone else self.film
        if ended:
            await self._rate()
        await (self.refresh() if sat else self.tell(change))

    async def _rate(self) -> None:
        """Games that ended properly count: nobody got up, and it is a served site."""
        head = self.table.head
        if self.hub.settings.local or head.players < 2 or head.totals is None:
            return
        seats = [entry for entry in await self.hub.store.entries(head.id) if entry.kind == "seat"]
        if any(entry.data.get("why") in ("left", "time", "forfeit", "lost") for entry in seats):
            return
        winners = set(head.winners or [])
        better = sorted({(seat in winners, total) for seat, total in enumerate(head.totals)}, reverse=True)
        ranks = [better.index((seat in winners, total)) for seat, total in enumerate(head.totals)]
        names = [(row.account if row.kind == "person" else None, row.bot) for row in head.seats]
        await self.hub.store.rate(head.game, names, ranks)

    # What a person does

    async def play(self, seat: int, action: str, seq: int | None) -> None:
        await self.change(lambda: self.table.play(seat, [action], seq))

    async def undo(self, seat: int, whole: bool, seq: int) -> None:
        await self.change(lambda: self.table.undo(seat, whole, seq))

    async def end_turn(self, seat: int, seq: int) -> None:
        await self.change(lambda: self.table.end_turn(seat, seq))

    async def leave(self, seat: int, bot: str, why: str = "left", forfeited: bool = False) -> None:
        row = replace(self.table.row(seat), kind="bot", name="", account=None, bot=bot, invite="", forfeited=forfeited)
        await self.change(lambda: self._sit(row, why))

    async def join(self, row: SeatRow) -> None:
        await self.change(lambda: self._sit(row, "joined"))

    def _sit(self, row: SeatRow, why: str) -> Change:
        """In the log stands the name of who did it: for a seat that becomes a bot's, the one who was there."""
        change = self.table.sit(row, why)
        change.entries[-1].data["who"] = row.name or seat_name(self.table.head, row.seat, "en")
        return change

    async def ask_back(self, seat: int, move: int, seq: int) -> None:
        """Go back to a move, at once if no other person plays; else when all agree."""
        table = self.table
        if seq != table.seq:
            raise Late
        if not 0 <= move < table.move or table.head.status == "waiting":
            raise Refused("bad_move")
        mine = self.hub.owner(table.row(seat))
        others = [row.seat for row in table.head.seats if row.kind == "person" and self.hub.owner(row) != mine]
        self.request = Request(seat, move, others)
        await self._go_back_if_agreed()

    async def answer(self, seats: list[int], agree: bool, seq: int) -> None:
        request = self.request
        if request is None or not set(seats) & set(request.open):
            raise Refused("nothing_asked")
        if agree:
            request.open = [seat for seat in request.open if seat not in seats]
            await self._go_back_if_agreed()
        else:
            self.request = None
            await self.change(lambda: self.table.note("refused", seats[0]))

    async def _go_back_if_agreed(self) -> None:
        request = self.request
        if request is None or request.open:
            await self.tell(None)
            return
        film = await self.developed()
        if request.move >= len(film) or film[request.move][0] is None:
            raise Refused("bad_move")
        state, turn = film[request.move]
        self.request = None
        await self.change(lambda: self.table.take_back(request.seat, state, request.move, turn))

    # Telling

    def around(self) -> Room:
        here = {seat for connection in self.connections for seat in connection.mine}
        return Room(here, self.ratings, self.bots is not None, self.request)

    async def tell(self, change: Change | None) -> None:
        """Send everybody what changed; several actions in a row as several pictures, so that they can be followed."""
        sketches: dict[tuple[Eyes, tuple[int, ...], int], Sketch] = {}
        around = self.around()
        for connection in list(self.connections):
            if connection.looking is None and connection.eyes != connection.best_eyes():
                await connection.refresh()
            elif connection.looking is not None or change is None:
                connection.show([], sketches, around)
            else:
                self._tell_change(connection, change, sketches, around)

    def _tell_change(self, connection: "Connection", change: Change, sketches: dict[Any, Sketch], around: Room) -> None:
        reader = connection.reader()
        for happened in change.happened[:-1]:
            step = (happened.after, happened.move, happened.turn)
            connection.show(reader.lines(happened), sketches, around, step)
        lines = reader.lines(change.happened[-1]) if change.happened else []
        notes = [reader.note(entry, change.move, change.turn) for entry in change.notes]
        connection.show([*lines, *(note for note in notes if note)], sketches, around)

    async def refresh(self) -> None:
        for connection in list(self.connections):
            await connection.refresh()

    async def log_of(self, reader: Reader) -> list[LogLine]:
        entries = await self.hub.store.entries(self.table.head.id)
        shots: dict[int, Snapshot] = {}
        if any(entry.data.get("key") in ("revised", "stopped") for entry in entries):
            shots = {shot.seq: shot for shot in await self.hub.store.snapshots(self.table.head.id)}
        return await asyncio.to_thread(whole_log, reader, entries, shots)

    async def line(self) -> list[Entry]:
        return line_of_play(await self.hub.store.entries(self.table.head.id))

    async def developed(self) -> Film:
        """All positions of the game so far, by move."""
        if self.film is None or len(self.film) <= self.table.move:
            table, line = self.table, await self.line()
            self.film = await asyncio.to_thread(film_of, table, line)
        return self.film

    # What happens by itself

    def wake(self) -> None:
        """Ask the bot whose turn it is; set the alarm of the running clock."""
        table = self.table
        if self.bots is None and table.bot_to_move():
            self.bots = asyncio.create_task(self._bots_play())
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        seat, clocks = table.running(), table.left()
        if clocks and seat is not None and table.row(seat).kind == "person":
            self.timer = asyncio.get_running_loop().call_later(clocks[seat] + 0.05, self._alarm)

    def _alarm(self) -> None:
        self.hub.spawn(self._time_is_out())

    async def _time_is_out(self) -> None:
        seat, clocks = self.table.running(), self.table.left()
        if seat is None or not clocks or clocks[seat] > 0 or self.table.row(seat).kind != "person":
            self.wake()
            return
        lose = (self.table.head.clock or {}).get("out") == "lose"
        standing = sum(not row.forfeited for row in self.table.head.seats)
        why = ("lost" if standing <= 2 else "forfeit") if lose else "time"
        await self.leave(seat, SUBSTITUTES[0], why, forfeited=lose)

    async def _bots_play(self) -> None:
        """Until a person has to decide. What was thought about a position that has changed is thought again."""
        try:
            while code := self.table.bot_to_move():
                table, seq, seat = self.table, self.table.seq, self.table.state.actor
                seed = derive_seed(table.head.seed, table.head.players + seat, seq)
                try:
                    names = await self.hub.bots.choose(table.state, seat, code, seed)
                    async with self.lock:
                        if self.table is table and table.seq == seq:
                            await self._change(lambda: table.play(seat, names))  # noqa: B023
                except Late:
                    continue
                except (BotFailed, Refused) as error:
                    await self._substitute(seat, code, str(error))
        except Exception:
            log.exception("the bots of table %s stopped", self.table.head.id)
        finally:
            self.bots = None
        self.wake()
        await self.tell(None)

    async def _substitute(self, seat: int, code: str, error: str) -> None:
        log.warning("table %s: %s", self.table.head.id, error)
        other = SUBSTITUTES[0] if code != SUBSTITUTES[0] else SUBSTITUTES[1]
        async with self.lock:
            await self._change(lambda: self.table.note("bot_failed", seat, bot=code, other=other))
            await self._change(lambda: self.table.sit(replace(self.table.row(seat), bot=other)))

    def needed(self) -> bool:
        return bool(self.connections) or self.bots is not None or self.timer is not None or self.lock.locked()

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        if self.bots is not None:
            self.bots.cancel()


def film_of(table: LiveTable, line: list[Entry]) -> Film:
    """A position for every move; None where the present rules cannot follow."""
    film: Film = []
    for move in range(len(line) + 1):
        before = film[-1] if film else None
        film.append(position_after(table.game, table.head, line[move - 1 : move] if move else [], before))
    return film
