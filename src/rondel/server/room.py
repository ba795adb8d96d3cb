"""A table and everybody at it: changes are stored, then told to all; bots are asked; clocks run out."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from rondel.bots import derive_seed

from .bots import BotFailed
from .chronicle import Reader, Replay, Shots, replay_of, seat_name, whole_log
from .protocol import LogLine, Notice, Request
from .scene import Eyes, Room, Sketch
from .stored import Entry, SeatRow
from .table import Change, Checkpoint, Happened, Late, LiveTable, Refused, line_of_play
from .thinking import Thinking
from .wording import words

if TYPE_CHECKING:
    from .connection import Connection
    from .hub import Hub

log = logging.getLogger(__name__)
SUBSTITUTES = ("greedy", "random")  # who plays on when a bot fails
PICTURES = 8  # of one change, beside the last: a bot may do much in one turn
UNRATED = ("seeded", "friendly", "hint")  # notes; who chose the seed can know all that is hidden
PAUSE = 5.0  # seconds before bots that nothing helps are asked again


class LiveRoom:
    def __init__(self, hub: "Hub", table: LiveTable) -> None:
        self.hub = hub
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.request: Request | None = None
        self.ratings: dict[int, float] = {}
        self.rated = not hub.settings.local  # the game will be, as far as one can tell
        self.replay: Replay | None = None  # all positions, while somebody looks back
        self.bots: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.changing: asyncio.Task[None] | None = None  # the last that a person made: a task lives while it is kept

    # Changes

    async def change(self, make: Callable[[], Change]) -> None:
        """Work out a change, store it, and only then show it. A change of another server is taken over first.

        Who asked for it may be gone before it is stored: what is stored becomes the present all the same."""
        await self.lock.acquire()
        self.changing = asyncio.create_task(self._change_and_release(make))
        await asyncio.shield(self.changing)

    async def _change_and_release(self, make: Callable[[], Change]) -> None:
        try:
            await self._change(make)
        finally:
            self.lock.release()
            self.wake()

    async def _change(self, make: Callable[[], Change]) -> None:
        change = make()
        table = self.table
        head = table.head_after(change)
        snapshot = change.snapshot(table.snapshot_at)
        if not await self.hub.store.append(head.id, change.entries, head, snapshot):
            await self._take_over()
            raise Late
        ended = head.status == "finished" != table.head.status
        sat = head.seats != table.head.seats
        table.adopt(change, head, snapshot)
        self.request = None if change.happened or change.undone else self.request
        self.replay = None if change.undone else self.replay
        self.rated = self.rated and not any(map(improper, change.entries))
        if ended or sat:
            await self._find_ratings(ended)
        await (self.refresh() if sat else self.tell(change))

    async def _take_over(self) -> None:
        """Another server wrote to this table: go on from what is stored."""
        confirm = self.table.confirm
        self.table = await self.hub.loaded(self.table.head.id)
        self.table.confirm = confirm
        self.request = self.replay = None
        for connection in self.connections:
            connection.looking = None
        await self.refresh()

    async def _find_ratings(self, ended: bool) -> None:
        """If that fails, what happened has happened, and everybody shall see it."""
        try:
            if ended:
                await self._rate()
            await self.hub.find_ratings(self)
        except Exception:
            log.exception("table %s cannot be rated", self.table.head.id)

    async def _rate(self) -> None:
        head = self.table.head
        if head.totals is None or not await self.counts():
            return
        winners = set(head.winners or [])
        better = sorted({(seat in winners, total) for seat, total in enumerate(head.totals)}, reverse=True)
        ranks = [better.index((seat in winners, total)) for seat, total in enumerate(head.totals)]
        names = [(row.account if row.kind == "person" else None, row.bot) for row in head.seats]
        await self.hub.store.rate(head.game, names, ranks)

    async def counts(self) -> bool:
        """Games that end properly count: nobody got up, went back after he had seen more, asked for a hint, or played
        against himself, and it is a served site where nobody wanted it otherwise."""
        head = self.table.head
        people = [row.account for row in head.seats if row.kind == "person"]
        if self.hub.settings.local or head.players < 2 or len(people) > len(set(people)):
            return False
        return not any(map(improper, await self.hub.store.asides(head.id)))

    @property
    def hints(self) -> bool:
        """May people ask what the bot would do? Not where it would make a rating worth less."""
        return not self.rated

    # What a person does

    async def play(self, seat: int, action: str, seq: int | None) -> None:
        await self.change(lambda: self.table.play(seat, [action], seq))

    async def undo(self, seat: int, whole: bool, seq: int) -> None:
        await self.change(lambda: self.table.undo(seat, whole, seq))

    async def end_turn(self, seat: int, seq: int) -> None:
        await self.change(lambda: self.table.end_turn(seat, seq))

    async def leave(self, seat: int, bot: str) -> None:
        old = self.table.row(seat)
        await self.change(lambda: self._sit(old, _bots(old, bot), "left"))

    async def join(self, old: SeatRow, row: SeatRow) -> None:
        await self.change(lambda: self._sit(old, row, "joined"))

    def _sit(self, old: SeatRow, row: SeatRow, why: str) -> Change:
        """In the log stands the name of who did it: for a seat that becomes a bot's, the one who was there."""
        sitting = [seat.account for seat in self.table.head.seats if seat.account is not None]
        twice = why == "joined" and row.account in sitting
        if self.table.row(row.seat) != old or self.table.head.status == "finished" or twice:
            raise Refused("seat_taken" if why == "joined" else "no_seat")
        change = self.table.sit(row, why)
        change.entries[-1].data["who"] = row.name or seat_name(self.table.head, row.seat, "en")
        return change

    async def ask_back(self, seat: int, move: int, seq: int) -> None:
        """Go back to a move, at once if no other person plays; else when all agree."""
        table = self.table
        if seq != table.seq:
            raise Late
        if table.head.status != "running":
            raise Refused("not_running")
        if not 0 <= move < table.move:
            raise Refused("bad_move")
        mine = self.hub.owner(table.row(seat))
        others = [row.seat for row in table.head.seats if row.kind == "person" and self.hub.owner(row) != mine]
        self.request = Request(seat, move, others)
        await self._go_back_if_agreed()

    async def answer(self, seats: list[int], agree: bool, seq: int) -> None:
        request = self.request
        if seq != self.table.seq:
            raise Late
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
        self.request = None
        to, seq = await self.checkpoint(request.move), self.table.seq
        await self.change(lambda: self.table.take_back(request.seat, to, seq))

    # Telling

    def around(self) -> Room:
        here = {seat for connection in self.connections for seat in connection.mine}
        return Room(here, self.ratings, bool(self.table.bot_to_move()), self.request, self.hints)

    async def tell(self, change: Change | None) -> None:
        """Send everybody what changed; several actions in a row as several pictures, so that they can be followed."""
        sketches: dict[tuple[Eyes, tuple[int, ...], int], Sketch] = {}
        around = self.around()
        for connection in list(self.connections):
            await self._shown(connection, self._tell_one(connection, change, sketches, around))

    async def _shown(self, connection: "Connection", telling: Coroutine[Any, Any, None]) -> None:
        """If that fails (a drawing, say), what happened has happened, and the others shall see it."""
        try:
            await telling
        except Exception:
            log.exception("table %s cannot be shown", self.table.head.id)
            connection.tell(Notice(words(connection.lang)("failed"), error=True))

    async def _tell_one(
        self, connection: "Connection", change: Change | None, sketches: dict[Any, Sketch], around: Room
    ) -> None:
        if change is not None and change.undone:
            connection.looking = None
        if connection.looking is None and connection.eyes != connection.best_eyes():
            await connection.refresh()
        elif change is None:
            connection.show([], sketches, around)
        else:
            await self._tell_change(connection, change, sketches, around)

    async def _tell_change(
        self, connection: "Connection", change: Change, sketches: dict[Any, Sketch], around: Room
    ) -> None:
        """Who looks at the past sees that again, and the new lines of the log."""
        reader, lines = connection.reader(), list[LogLine]()
        pictures = milestones(change.happened) if connection.looking is None else set()
        for happened in change.happened:
            lines += reader.lines(happened)
            if happened.move in pictures:
                connection.show(lines, sketches, around, Checkpoint(happened.after, happened.move))
                lines = []
                await asyncio.sleep(0)  # a long turn of a bot is many pictures: other tables go between
        notes = [reader.note(entry, change.move, change.state.turn) for entry in change.notes]
        connection.show([*lines, *(note for note in notes if note)], sketches, around)

    def tell_progress(self, seq: int, seat: int, done: float) -> None:
        """To those at the table, while the bot's thoughts are about the present."""
        if self.table.seq == seq:
            for connection in self.connections:
                connection.tell(Thinking(seq, seat, done))

    async def refresh(self) -> None:
        for connection in list(self.connections):
            await self._shown(connection, connection.refresh())

    async def log_of(self, reader: Reader) -> list[LogLine]:
        return await asyncio.to_thread(whole_log, reader, *await self._all())

    async def _all(self) -> tuple[list[Entry], Shots]:
        """Every entry, and the snapshots that lead through what was played under other rules: those of that time, and
        those with which the table went on."""
        store, name = self.hub.store, self.table.head.id
        entries = await store.entries(name)
        wanted = {entry.seq for entry in entries if entry.data.get("key") in ("revised", "stopped")}
        if self.table.head.revision != self.table.game.revision:
            wanted |= {shot.seq for shot in await store.snapshots(name) if shot.revision != self.table.game.revision}
        found = [await store.snapshot(name, seq) for seq in sorted(wanted)]
        return entries, {shot.seq: shot for shot in found if shot}

    async def line(self) -> list[Entry]:
        return line_of_play(await self.hub.store.entries(self.table.head.id))

    async def replayed(self) -> Replay:
        """All positions of the game so far, by move."""
        if self.replay is None or len(self.replay) <= self.table.move:
            table = self.table
            self.replay = await asyncio.to_thread(replay_of, table.game, table.head, *await self._all())
        return self.replay

    async def checkpoint(self, move: int) -> Checkpoint:
        """The position after a move."""
        replay = await self.replayed()
        if not 0 <= move < len(replay) or replay[move] is None:
            raise Refused("bad_move")
        return Checkpoint(replay[move], move)

    def forget_replay(self) -> None:
        """It takes much memory; nobody looks back."""
        if not any(connection.looking for connection in self.connections):
            self.replay = None

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
        """Whoever acted in the last moment acted in time."""
        try:
            async with self.lock:
                seat, clocks = self.table.running(), self.table.left()
                if seat is not None and clocks and clocks[seat] <= 0 and self.table.row(seat).kind == "person":
                    lose = (self.table.head.clock or {}).get("out") == "lose"
                    standing = sum(not row.forfeited for row in self.table.head.seats)
                    why = ("lost" if standing <= 2 else "forfeit") if lose else "time"
                    old = self.table.row(seat)
                    await self._change(lambda: self._sit(old, _bots(old, SUBSTITUTES[0], lose), why))
        except Late:
            pass  # the table of another server is the present one now
        except Exception:
            log.exception("the clock of table %s is held up", self.table.head.id)
            await asyncio.sleep(PAUSE)
        self.wake()

    async def _bots_play(self) -> None:
        """Until a person has to decide."""
        try:
            while code := self.table.bot_to_move():
                try:
                    await self._bot_plays(code)
                except Exception:
                    log.exception("the bots of table %s are held up", self.table.head.id)
                    await asyncio.sleep(PAUSE)
        finally:
            self.bots = None
        self.wake()

    async def _bot_plays(self, code: str) -> None:
        """What was thought about a position that has changed is thought again."""
        table, seq, seat = self.table, self.table.seq, self.table.state.actor
        seed = derive_seed(table.head.seed, table.head.players + seat, seq)
        try:
            told = partial(self.tell_progress, seq, seat)
            names = await self.hub.bots.choose(table.state, seat, code, seed, table.head.id, told)
            async with self.lock:
                if self.table is table and table.seq == seq:
                    await self._change(lambda: table.play(seat, names))
        except Late:
            pass
        except (BotFailed, Refused) as error:
            await self._substitute(seat, code, str(error))

    async def _substitute(self, seat: int, code: str, error: str) -> None:
        """Somebody simpler plays on; when the simplest fails, something is wrong with more than the bot: wait."""
        log.warning("table %s: %s", self.table.head.id, error)
        if code == SUBSTITUTES[-1]:
            await asyncio.sleep(PAUSE)
            return
        other = SUBSTITUTES[code == SUBSTITUTES[0]]
        with suppress(Late):
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


def milestones(happened: list[Happened]) -> set[int]:
    """The moves on the way that are shown, the last apart: all of a short turn, some of a long one."""
    step = -(-(len(happened) - 1) // PICTURES) or 1
    return {one.move for one in happened[step - 1 : -1 : step]}


def improper(entry: Entry) -> bool:
    """Does a game in which this happened tell nothing about how well its players play?"""
    told = entry.data.get("key") in UNRATED
    return told or bool(entry.data.get("agreed")) or entry.data.get("why") in ("left", "time", "forfeit", "lost")


def _bots(row: SeatRow, bot: str, forfeited: bool = False) -> SeatRow:
    """The seat of a person who is gone."""
    return replace(row, kind="bot", name="", account=None, bot=bot, invite="", forfeited=forfeited)
