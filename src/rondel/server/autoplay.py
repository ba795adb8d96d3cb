"""What happens at a table by itself: bots play, clocks run out."""

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from rondel.bots import BotFailed, derive_seed
from rondel.table.live import Rejected, Stale, bots_seat

from .bots import Unwanted
from .pool import Errand

if TYPE_CHECKING:
    from .room import LiveRoom

log = logging.getLogger(__name__)
SUBSTITUTES = ("greedy", "random")  # who plays on when a bot fails
PAUSE = 5.0  # seconds before bots that nothing helps are asked again


class Autoplay:
    def __init__(self, room: "LiveRoom") -> None:
        self.room = room
        self.bots: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.claiming: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Ask the bot whose turn it is; set the alarm of the running clock: on one node at a time."""
        table = self.room.table
        if not self._owned():
            return
        if self.bots is None and table.bot_to_move() and self.wanted():
            self.bots = asyncio.create_task(self._bots_play())
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        seat = table.ticking()
        if seat is not None:
            self.timer = asyncio.get_running_loop().call_later(table.left()[seat] + 0.05, self._alarm)

    def _owned(self) -> bool:
        """Is it ours to do? If nobody knows yet, that is asked for, and we are woken again."""
        bus, name = self.room.hub.bus, self.room.table.metadata.id
        if not self._due():
            bus.release(name)
        elif not bus.owns(name):
            if self.claiming is None:
                self.claiming = asyncio.create_task(self._claim(name))
            return False
        return True

    def _due(self) -> bool:
        """Does anything happen at this table by itself?"""
        table = self.room.table
        return (bool(table.bot_to_move()) and self.wanted()) or table.ticking() is not None

    async def _claim(self, name: str) -> None:
        try:
            mine = await self.room.hub.bus.claim(name)
        finally:
            self.claiming = None
        if mine:
            self.wake()

    def wanted(self) -> bool:
        """Does anybody wait for the bots? Somebody who looks on, or of several people the others: who has left their
        bots alone finds them where they were."""
        return self.room.watched() or self._several()

    def _several(self) -> bool:
        return sum(row.kind == "person" for row in self.room.table.metadata.seats) > 1

    def _alarm(self) -> None:
        self.room.hub.spawn(self.time_is_out())

    async def time_is_out(self) -> None:
        """Whoever acted in the last moment acted in time."""
        try:
            async with self.room.lock:
                seat = self.room.table.ticking()
                if seat is not None and self.room.table.left()[seat] <= 0:
                    lose = (self.room.table.metadata.clock or {}).get("out") == "lose"
                    standing = sum(not row.forfeited for row in self.room.table.metadata.seats)
                    why = ("lost" if standing <= 2 else "forfeit") if lose else "time"
                    old = self.room.table.row(seat)
                    row = bots_seat(old, SUBSTITUTES[0], lose)
                    await self.room.change_now(lambda: self.room.replace(old, row, why))
        except Stale:
            pass  # the table of another server is the present one now
        except Exception:
            log.exception("the clock of table %s is held up", self.room.table.metadata.id)
            await asyncio.sleep(PAUSE)
        self.wake()

    async def _bots_play(self) -> None:
        """Until a person has to decide."""
        try:
            while (code := self.room.table.bot_to_move()) and self.wanted():
                try:
                    await self._bot_plays(code)
                except Exception:
                    log.exception("the bots of table %s are held up", self.room.table.metadata.id)
                    await asyncio.sleep(PAUSE)
        finally:
            self.bots = None
        self.wake()

    async def _bot_plays(self, code: str) -> None:
        """What was thought about a position that has changed is thought again."""
        table, seq, seat = self.room.table, self.room.table.seq, self.room.table.state.actor
        seed = derive_seed(table.metadata.seed, table.metadata.players + seat, seq)
        try:
            progress = partial(self.room.audience.broadcast_progress, seq, seat)
            whose = Errand(str(table.metadata.owner or ""), table.metadata.id, background=not self.room.watched())
            names = await self.room.hub.bots.choose(table.state, seat, code, seed, whose, progress, self.wanted)
            async with self.room.lock:
                if self.room.table is table and table.seq == seq:
                    await self.room.change_now(lambda: table.play(seat, names))
        except (Stale, Unwanted):
            pass
        except (BotFailed, Rejected) as error:
            await self._substitute(seat, code, str(error))

    async def _substitute(self, seat: int, code: str, error: str) -> None:
        """Somebody simpler plays on; when the simplest fails, something is wrong with more than the bot: wait."""
        log.warning("table %s: %s", self.room.table.metadata.id, error)
        if code == SUBSTITUTES[-1]:
            await asyncio.sleep(PAUSE)
            return
        other = SUBSTITUTES[code == SUBSTITUTES[0]]
        with suppress(Stale):
            async with self.room.lock:
                await self.room.change_now(lambda: self.room.table.note("bot_failed", seat, bot=code, other=other))
                await self.room.change_now(lambda: self.room.table.sit(replace(self.room.table.row(seat), bot=other)))

    def busy(self) -> bool:
        return self.bots is not None or self.timer is not None

    def close(self) -> None:
        """Whoever goes on with the table asks the bot anew."""
        for running in (self.timer, self.bots, self.claiming):
            if running is not None:
                running.cancel()
        if self.bots is not None:
            self.bots.cancel()
