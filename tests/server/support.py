"""A server without a network: a hub on a SQLite file, and browsers that keep what they were told."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest import mock

from sqlalchemy import create_engine, select

from rondel.server.botworker import Job, Signs, Thought, animated, hints, look_back, reconsider, think
from rondel.server.connection import Connection
from rondel.server.http_protocol import Join, NewTable, SeatWanted, TableInfo
from rondel.server.hub import Hub
from rondel.server.migrations import upgrade
from rondel.server.models import accounts
from rondel.server.room import LiveRoom
from rondel.server.settings import Settings
from rondel.server.store import Store
from rondel.server.visitor import Visitor
from rondel.table.entries import Loaded, Metadata, SeatRow
from rondel.table.live import Change, LiveTable

ADA = Visitor(None, "Ada", True)  # at home
PROMPT = 60.0  # seconds after which a test that waits has failed


class BotsAtHand:
    """Answer at once, without a process: for tests that are not about bots. `held` makes them wait."""

    def __init__(self) -> None:
        self.held: asyncio.Event | None = None
        self.asked = 0
        self.warmed = list[tuple[str, int, str]]()

    async def choose(
        self, state: Any, seat: int, code: str, seed: int, errand: Any = None, progress: Any = None, stands: Any = None
    ) -> list[str]:
        self.asked += 1
        if self.held is not None:
            await self.held.wait()
        return think(Job(state.game.name, state.save(), seat, code, seed), progress=progress)

    async def hints(
        self, state: Any, seat: int, code: str, seed: int, most: int, errand: Any, progress: Any, stands: Any
    ) -> list[Thought]:
        self.asked += 1
        if self.held is not None:
            await self.held.wait()
        return hints(Job(state.game.name, state.save(), seat, code, seed, hints=most), progress)

    async def warm(self, state: Any, seat: int, code: str, errand: Any) -> None:
        self.warmed.append((state.game.name, seat, code))

    async def analysis(self, first: Any, line: list[str], errand: Any, told: Any) -> Any:
        if self.held is not None:
            await self.held.wait()
        return look_back(Job(first.game.name, first.save(), 0, "analysis", 0, line=line), Signs(told))

    async def deeper(self, first: Any, line: list[str], known: Any, turn: int, errand: Any) -> Any:
        if self.held is not None:
            await self.held.wait()
        return look_back(Job(first.game.name, first.save(), 0, "analysis", 0, line=line, analysis=known, deeper=turn))

    async def animation(self, first: Any, line: list[str], animation: Any, errand: Any) -> bytes:
        self.asked += 1
        if self.held is not None:
            await self.held.wait()
        return animated(Job(first.game.name, first.save(), 0, "pictures", 0, line=line), animation)

    async def second_thoughts(self, first: Any, line: list[str], errand: Any) -> Any:
        return reconsider(Job(first.game.name, first.save(), 0, "coach", 0, line=line, coach=True))

    async def stop(self) -> None:
        pass


@asynccontextmanager
async def server(folder: Path, *, local: bool = True, bots: Any = None, **settings: Any) -> AsyncIterator[Hub]:
    """A hub on the database of this folder; what it started ends with it."""
    path = folder / "tables.db"
    if not path.exists():
        path.write_bytes(_empty())
    store = await Store.open(str(path))
    hub = Hub(store, Settings(str(path), local=local, **{"warm": False, **settings}))
    if bots is not None:
        hub.bots = bots
    await hub.start()
    try:
        with mock.patch("rondel.table.deal.randbits", return_value=7):  # a chosen seed is told, and spoils the rating
            yield hub
    finally:
        await hub.stop()
        await store.close()


@cache
def _empty() -> bytes:
    """A database without anything in it: making its tables anew for every test takes longer than most tests."""
    with TemporaryDirectory() as folder:
        engine = create_engine(f"sqlite:///{folder}/empty.db")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return Path(folder, "empty.db").read_bytes()


class Browser:
    """A connection, everything it was told, and what its screen shows now: log, layers, position."""

    def __init__(self) -> None:
        self.received: list[dict[str, Any]] = []
        self.log: list[dict[str, Any]] = []
        self.layers: dict[str, str] = {}
        self.now: dict[str, Any] = {}
        self.connection: Connection

    async def receive(self, raw: bytes) -> None:
        message = json.loads(raw)
        self.received.append(message)
        if message["type"] == "scene":
            self.layers = {}
        if message["type"] == "position":
            self.now = message
            start = message["log_from"]
            self.log = [] if start == -1 else [line for line in self.log if line["move"] <= start]
            self.log += message["log"]
            self.layers.update(message["layers"])

    async def says(self, kind: str, **fields: Any) -> list[dict[str, Any]]:
        """Send a message of a person with all the time of the world; what it is answered."""
        return await self.sends(json.dumps({"type": kind, **fields}))

    async def sends(self, raw: str | bytes) -> list[dict[str, Any]]:
        self.connection.recent = []
        before = len(self.received)
        await self.connection.hear(raw)
        await self.settled()
        return self.received[before:]

    async def clicks(self, action: str, seq: int | None = None) -> list[dict[str, Any]]:
        return await self.says("play", action=action, seq=self.room.table.seq if seq is None else seq)

    async def settled(self) -> None:
        """Until everything that is to be sent has arrived."""
        while not self.connection.outbox.empty():
            await asyncio.sleep(0)
        await asyncio.sleep(0)

    @property
    def room(self) -> LiveRoom:
        return self.connection.room

    @property
    def table(self) -> LiveTable:
        return self.room.table

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.received if message["type"] == kind]


async def browser(hub: Hub, table: str, who: Visitor = ADA, lang: str = "en", seen: str = "") -> Browser:
    """Somebody opens a table. `seen`: what a browser that comes back has on its screen."""
    found = Browser()
    found.connection = await hub.rooms.connect(table, who, lang, found.receive, seen)
    await found.settled()
    return found


async def opened(hub: Hub, game: str, *kinds: str, who: Visitor = ADA, **wanted: Any) -> TableInfo:
    """A new table: me, here, bot, bot:random, invite, open; dealt from the seed 7 and open to spectators
    unless it is said otherwise."""
    seats = [SeatWanted("bot", bot=kind[4:]) if kind.startswith("bot:") else SeatWanted(kind) for kind in kinds]  # type: ignore[arg-type]
    return await hub.lobby.create(NewTable(game, seats, **{"public": True, **wanted}), who, "en")


def names(screen: Browser, seat: int | None = None) -> list[str]:
    state = screen.table.state
    legal = state.legal() if seat in (None, state.actor) else state.interrupts(seat)
    return [screen.table.game.actions.name(action) for action in legal]


async def whole_turn(screen: Browser, rng: random.Random) -> None:
    """Play until another is to decide."""
    me = screen.table.running()
    while screen.table.running() == me and screen.table.metadata.status == "running":
        if screen.table.confirming is not None:
            await screen.says("end_turn", seq=screen.table.seq)
        else:
            await screen.clicks(rng.choice(names(screen)))


async def until(true: Callable[[], Any], seconds: float = PROMPT) -> None:
    """Wait for something that happens by itself."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.002)


async def stored(hub: Hub, table: str) -> tuple[Any, ...]:
    """What is kept of a table: entries and metadata; nothing harmed it if this is the same before and after."""
    loaded = await hub.store.load(table)
    assert loaded is not None
    return await hub.store.entries(table), loaded.metadata


def person(seat: int, name: str = "", account: int | None = None) -> SeatRow:
    return SeatRow(seat, "person", name or f"P{seat}", account)


def bot(seat: int, code: str = "greedy") -> SeatRow:
    return SeatRow(seat, "bot", bot=code)


def seated(game: Any, *rows: SeatRow, clock: dict[str, Any] | None = None, **fields: Any) -> LiveTable:
    """A table in memory; with nobody named, two persons."""
    seats = list(rows) or [person(0), person(1)]
    full = all(row.kind in ("person", "bot") for row in seats)
    metadata = Metadata(
        "t", game.name, len(seats), fields.pop("seed", 7), fields.pop("options", {}), game.revision, clock, False,
        None, 0.0, 0.0, status="running" if full else "waiting", seats=seats, **fields,
    )  # fmt: skip
    return LiveTable(metadata, game)


class Ledger:
    """A table in memory with its storage: what is done is kept as the database would keep it."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.entries: list[Any] = []
        self.snapshots: list[Any] = []

    def do(self, change: Change) -> Change:
        metadata = self.table.metadata_after(change)
        snapshot = change.snapshot(self.table.snapshot_at)
        self.entries += change.entries
        self.snapshots += [snapshot] if snapshot else []
        self.table.adopt(change, metadata, snapshot)
        return change

    def loaded(self) -> Loaded:
        """What a server reads when it opens the table."""
        last = self.snapshots[-1] if self.snapshots else None
        return Loaded(self.table.metadata, last, [entry for entry in self.entries if not last or entry.seq > last.seq])

    def names(self, seat: int | None = None) -> list[str]:
        state, actions = self.table.state, self.table.game.actions
        legal = state.legal() if seat in (None, state.actor) else state.interrupts(seat)
        return [actions.name(action) for action in legal]


async def people(hub: Hub, *names: str) -> list[Visitor]:
    """Persons with accounts."""
    rows = [{"name": n, "key": n.lower(), "look": "", "password": "", "email": "", "created": 0.0} for n in names]

    def work(connection: Any) -> list[Visitor]:
        connection.execute(accounts.insert(), rows)
        found = connection.execute(select(accounts.c.id, accounts.c.name).order_by(accounts.c.id))
        return [Visitor(row.id, row.name, False) for row in found]

    return await hub.store.database.write(work)


async def two_persons(hub: Hub, game: str = "saltfjord") -> tuple[str, Browser, Browser]:
    """Ada and Bob at a table of a site, both connected."""
    ada, bob = await people(hub, "Ada", "Bob")
    info = await opened(hub, game, "me", "open", who=ada)
    await hub.lobby.join(info.id, Join(), bob, "en")
    return info.id, await browser(hub, info.id, ada), await browser(hub, info.id, bob)


STRANGER = Visitor(None, "", False)  # not logged in
