"""Letters: what is to be sent to somebody, in the database until it has gone out, whatever dies meanwhile.

A letter says to whom and of what kind it is; its words, and whatever is secret in them, are found when it is sent. One
node at a time has a letter in hand. If that dies after sending and before it says so, the letter goes out twice: of a
mail that is better than not at all.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from time import time
from typing import Any, Literal

from sqlalchemy import Connection, delete, select

from .database import Database
from .models import letters

log = logging.getLogger(__name__)
Way = Literal["mail", "push"]
LOOK = 5.0  # seconds between two looks for letters of other nodes, and for those that are to be tried again
HOLD = 300.0  # seconds for which a node has a letter in hand: more than any try takes
LATER = (60, 300, 1800, 7200, 21600, 43200)  # seconds before the next try; after the last one it is given up


class NotSent(Exception):
    """Not now; perhaps later. The text says why, without a word of the person."""


class NeverSent(Exception):
    """Nor will it ever be."""


@dataclass(frozen=True)
class Letter:
    id: int
    account: int
    kind: str
    data: dict[str, Any]
    tries: int


class Letters:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.fresh: dict[Way, asyncio.Event] = {"mail": asyncio.Event(), "push": asyncio.Event()}

    async def post(self, account: int, way: Way, kind: str, **data: Any) -> None:
        await self.database.write(lambda connection: put(connection, account, way, kind, data))
        self.hurry(way)

    def hurry(self, way: Way) -> None:
        """There is something to send."""
        self.fresh[way].set()

    async def take(self, way: Way) -> Letter | None:
        """The next one that is due, for this node alone."""
        now = time()
        free = [letters.c.way == way, letters.c.due <= now, letters.c.held <= now]
        due = select(letters.c.id).where(*free).order_by(letters.c.due).limit(1)
        if await self.database.read(lambda connection: connection.scalar(due)) is None:
            return None  # most of the time, and nothing has to be written
        first = due.with_for_update(skip_locked=True).scalar_subquery()
        taken = letters.update().where(letters.c.id == first, letters.c.held <= now).values(held=now + HOLD)
        row = await self.database.write(lambda connection: connection.execute(taken.returning(letters)).first())
        return None if row is None else Letter(row.id, row.account, row.kind, row.data, row.tries)

    async def done(self, letter: Letter) -> None:
        gone = delete(letters).where(letters.c.id == letter.id)
        await self.database.write(lambda connection: connection.execute(gone))

    async def later(self, letter: Letter) -> bool:
        """Try again, each time after a longer while; False if that has been done often enough."""
        if letter.tries >= len(LATER):
            await self.done(letter)
            return False
        change = {"due": time() + LATER[letter.tries], "held": 0.0, "tries": letter.tries + 1}
        again = letters.update().where(letters.c.id == letter.id).values(change)
        await self.database.write(lambda connection: connection.execute(again))
        return True


def put(
    connection: Connection, account: int, way: Way, kind: str, data: dict[str, Any] | None = None, due: float = 0.0
) -> None:
    """Within a transaction that has more to say."""
    row = {"account": account, "way": way, "kind": kind, "data": data or {}, "due": max(due, time())}
    connection.execute(letters.insert().values(row | {"held": 0.0, "tries": 0}))


def waits(connection: Connection, account: int, way: Way, kind: str) -> bool:
    """Is there such a letter, not sent yet?"""
    here = [letters.c.account == account, letters.c.way == way, letters.c.kind == kind]
    return connection.execute(select(letters.c.id).where(*here)).first() is not None


class Courier:
    """Carries the letters of one way; `send` raises NotSent or NeverSent."""

    def __init__(self, letters: Letters, way: Way, send: Callable[[Letter], Awaitable[None]]) -> None:
        self.letters = letters
        self.way: Way = way
        self.send = send

    async def run(self) -> None:
        """For ever."""
        fresh = self.letters.fresh[self.way]
        while True:
            fresh.clear()
            try:
                while await self.carry_one():
                    pass
            except Exception:
                log.exception("letters (%s) are held up", self.way)
            with suppress(TimeoutError):
                await asyncio.wait_for(fresh.wait(), LOOK)

    async def carry_one(self) -> bool:
        """Was there any?"""
        letter = await self.letters.take(self.way)
        if letter is None:
            return False
        try:
            await self.send(letter)
        except NeverSent as why:
            log.warning("letter %d (%s, %s) is given up: %s", letter.id, self.way, letter.kind, why)
        except Exception as why:
            said = str(why) if isinstance(why, NotSent) else type(why).__name__
            again = await self.letters.later(letter)
            tries = "is tried again" if again else "is given up"
            log.warning("letter %d (%s, %s) %s: %s", letter.id, self.way, letter.kind, tries, said)
            return True
        await self.letters.done(letter)
        return True
