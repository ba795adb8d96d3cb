"""Many live tables on one server, against its budgets: python benchmarks/load.py --tables 200 --seconds 60

Starts a server of its own (at home: one person, who may make any number of tables) on a temporary database; with
--nodes 2 several on PostgreSQL and Redis (tools/cluster.py). Half of the tables play Saltfjord, half Great Western
Trail: a person against a bot, and two browsers at each table, one that clicks a random legal action at a human pace and
one that looks on, at another node if there is one. The time that counts goes from a click to the position that
acknowledges it, at the browser that clicked. Nothing is kept; the servers are ended at the end.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import httpx
import msgspec
from load_site import Site, Use, files, load_average, noted, site, uses
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

GAMES = ("saltfjord", "great_western_trail")
LATENCY = 50.0  # ms, the budget for the 99th percentile
ELSEWHERE = 100.0  # ms from the acknowledgement until another node's browsers have it, the 99th percentile
MEMORY = 50.0  # KB for each table
GROWTH = 1.3  # late moves against early ones
AT_ONCE = 6  # tables that are made, opened and played forward together before the measuring begins
FILES = 100  # that this process has open beside its browsers
GIVE_UP = 30.0  # seconds without an answer
Sizes = dict[str, float]  # KB for each table
T = TypeVar("T")


class Action(msgspec.Struct):
    action: str


class Message(msgspec.Struct):
    """What the benchmark wants to know of anything that it is told."""

    type: str
    seq: int = -1
    move: int = 0
    last: int = 0
    actions: list[Action] = []
    confirm: bool = False
    status: str = ""


decoder = msgspec.json.Decoder(Message)


@dataclass
class Click:
    """`ms`: until the position that acknowledges it; `news`: until the browser that looks on has it, if it ever did."""

    ms: float
    move: int
    game: str
    news: float | None = None

    @property
    def behind(self) -> float:
        """ms by which the browser that looks on is later than the one that clicked."""
        return max(0.0, (self.news or 0.0) - self.ms)


@dataclass
class Seen:
    """What happened while it was measured."""

    clicks: list[Click] = field(default_factory=list)
    refused: int = 0
    unanswered: int = 0
    messages: int = 0
    bytes: int = 0
    lag: list[float] = field(default_factory=list)  # ms by which this process itself came too late
    seconds: float = 0.0  # that the measuring took, with the clicks that were under way at its end
    cpu: float = 0.0  # seconds that the nodes computed
    used: dict[str, Use] = field(default_factory=dict)  # CPU while it was measured, and memory at its end

    @property
    def watched(self) -> list[Click]:
        """The clicks that the browser that looks on was told of."""
        return [click for click in self.clicks if click.news is not None]


class Table:
    """Two browsers at a table: `player` clicks, `onlooker` only reads."""

    def __init__(self, name: str, game: str, rng: random.Random, seen: Seen) -> None:
        self.name = name
        self.game = game
        self.rng = rng
        self.seen = seen
        self.now = Message("")
        self.news = asyncio.Event()
        self.unseen: list[tuple[int, float, Click]] = []  # by the onlooker: seq, moment, click
        self.wires: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []

    async def open(self, urls: list[str], at: int) -> None:
        """`at`: the node of the player; the onlooker has the next one."""
        for player in (True, False):
            url = urls[(at + (not player)) % len(urls)]
            wire = await connect(f"{url.replace('http', 'ws')}api/tables/{self.name}/socket", max_size=None)
            self.wires.append(wire)
            self.readers.append(asyncio.create_task(self._read(wire, player)))
        await self._until(lambda: self.now.type == "position")

    async def _read(self, wire: ClientConnection, player: bool) -> None:
        async for raw in wire:
            self.seen.messages += 1
            self.seen.bytes += len(raw)
            message = decoder.decode(raw)
            if not player:
                self._noticed(message)
            else:
                if message.type == "position":
                    self.now = message
                self.seen.refused += message.type == "notice"
                self.news.set()

    def _noticed(self, message: Message) -> None:
        """The onlooker sees what clicks have led to."""
        now = time.perf_counter()
        if message.type == "position":
            for seq, start, click in self.unseen:
                click.news = (now - start) * 1000 if message.seq > seq else None
            self.unseen = [one for one in self.unseen if one[2].news is None]

    async def _until(self, true: Any) -> None:
        async with asyncio.timeout(GIVE_UP):
            while not true():
                self.news.clear()
                await self.news.wait()

    @property
    def mine(self) -> bool:
        return self.now.status == "running" and (self.now.confirm or bool(self.now.actions))

    async def click(self) -> None:
        """One click, and the time until the position that it leads to is here."""
        now = self.now
        said: dict[str, Any] = {"type": "end_turn", "seq": now.seq}
        if now.actions:
            said = {"type": "play", "action": self.rng.choice(now.actions).action, "seq": now.seq}
        start = time.perf_counter()
        click = Click(0.0, now.last, self.game)
        self.unseen.append((now.seq, start, click))
        try:
            await self.wires[0].send(json.dumps(said))
            await self._until(lambda: self.now.seq > now.seq)
        except (TimeoutError, WebSocketException):
            self.seen.unanswered += 1
            return
        click.ms = (time.perf_counter() - start) * 1000
        self.seen.clicks.append(click)

    async def forward(self, clicks: int) -> None:
        """Play quickly into the game, so that not all tables are at its beginning."""
        for _ in range(clicks):
            try:
                await self._until(lambda: self.mine or self.now.status == "finished")
            except TimeoutError:
                return
            if self.now.status == "finished":
                return
            await self.click()
            await asyncio.sleep(0.2)  # the server slows down who is faster than a person

    async def play(self, pace: float, end: float) -> None:
        await asyncio.sleep(self.rng.uniform(0, pace))
        while time.perf_counter() < end:
            if self.mine:
                await self.click()
            await asyncio.sleep(min(self.rng.uniform(0.5, 1.5) * pace, max(0.0, end - time.perf_counter())))

    async def close(self) -> None:
        for task in self.readers:
            task.cancel()
        await asyncio.gather(*(wire.close() for wire in self.wires), return_exceptions=True)


async def made(url: str, count: int, seen: Seen, seed: int) -> list[Table]:
    """So many tables, of both games in turn."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        token = (await client.get("/api/me")).json()["csrf"]

        async def one(number: int) -> Table:
            game = GAMES[number % len(GAMES)]
            body = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], "seed": seed + number}
            answer = await client.post("/api/tables", json=body, headers={"X-CSRF-Token": token})
            answer.raise_for_status()
            return Table(answer.json()["id"], game, random.Random(seed + number), seen)

        return await together([one(number) for number in range(count)])


async def together(work: list[Coroutine[Any, Any, T]]) -> list[T]:
    """All of it, a few at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(task: Coroutine[Any, Any, T]) -> T:
        async with gate:
            return await task

    return await asyncio.gather(*map(one, work))


async def lagging(seen: Seen) -> None:
    """How late this process is itself: what it measures is too much by about that."""
    while True:
        start = time.perf_counter()
        await asyncio.sleep(0.05)
        seen.lag.append((time.perf_counter() - start - 0.05) * 1000)


async def measured(site: Site, wanted: argparse.Namespace) -> tuple[Seen, Sizes]:
    seen, warm = Seen(), Seen()
    first = await made(site.urls[0], len(GAMES), warm, wanted.seed)
    for table in first:  # everything that is loaded once is loaded now
        await table.open(site.urls, 0)
        await table.forward(4)
    none = site.memory()
    tables = await made(site.urls[0], wanted.tables, seen, wanted.seed + 100)
    sizes = {"tables alone": (site.memory() - none) / wanted.tables}
    tell(f"{wanted.tables} tables are made")
    await together([table.open(site.urls, number // len(GAMES)) for number, table in enumerate(tables)])
    sizes["with two browsers"] = (site.memory() - none) / wanted.tables
    tell("all browsers are there")
    await together([table.forward(wanted.forward * n // len(tables)) for n, table in enumerate(tables)])
    seen.clicks, seen.messages, seen.bytes, seen.refused, seen.unanswered = [], 0, 0, 0, 0
    tell(f"measuring for {wanted.seconds:g} s begins")
    await play(site, tables, seen, wanted)
    sizes["after the measuring"] = (site.memory() - none) / wanted.tables
    await asyncio.gather(*(table.close() for table in [*first, *tables]))
    return seen, sizes


async def play(site: Site, tables: list[Table], seen: Seen, wanted: argparse.Namespace) -> None:
    """What is measured: everybody clicks at their pace."""
    ticking = asyncio.create_task(lagging(seen))
    cpu, before = site.spent(), uses(site)
    start = time.perf_counter()
    await asyncio.gather(*(table.play(wanted.pace, start + wanted.seconds) for table in tables))
    seen.seconds = time.perf_counter() - start
    ticking.cancel()
    seen.cpu = site.spent() - cpu
    seen.used = {name: Use(use.cpu - before[name].cpu, use.memory) for name, use in uses(site).items()}


def tell(what: str) -> None:
    """How far it is; it may take minutes."""
    print(f"{time.strftime('%H:%M:%S')} {what}", file=sys.stderr, flush=True)


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def thirds(clicks: list[Click]) -> tuple[list[float], list[float]]:
    """The times of the clicks early in their games, and of the late ones."""
    ordered = [click.ms for click in sorted(clicks, key=lambda click: click.move)]
    size = len(ordered) // 3
    return ordered[:size], ordered[len(ordered) - size :]


def verdict(value: float, budget: float) -> str:
    return f"{'met' if value <= budget else 'MISSED'} (at most {budget:g})"


def report(seen: Seen, sizes: Sizes, notes: dict[str, Any], wanted: argparse.Namespace) -> str:
    times, seconds = [click.ms for click in seen.clicks], seen.seconds or wanted.seconds
    early, late = thirds(seen.clicks)
    growth = percentile(late, 0.5) / percentile(early, 0.5) if early else 0.0
    own = [seconds * 1000 for seconds in notes["took"][-len(times) :]] if times else []
    alone = sizes["tables alone"]
    behind = [click.behind for click in seen.watched]
    there = "at the next node" if wanted.nodes > 1 else ""
    told = verdict(percentile(behind, 0.99), ELSEWHERE) if wanted.nodes > 1 else ""
    rows = [
        ("tables, clicks, clicks/s", f"{wanted.tables}, {len(times)}, {len(times) / seconds:.0f}", ""),
        ("click to position, p50 ms", f"{percentile(times, 0.5):.1f}", ""),
        ("click to position, p99 ms", f"{percentile(times, 0.99):.1f}", verdict(percentile(times, 0.99), LATENCY)),
        *((f"  {game}, p50 and p99 ms", _two([c.ms for c in seen.clicks if c.game == game]), "") for game in GAMES),
        ("click to the onlooker, p50 and p99 ms", _two([c.news or 0.0 for c in seen.watched]), there),
        ("acknowledged to the onlooker, p50 ms", f"{percentile(behind, 0.5):.1f}", there),
        ("acknowledged to the onlooker, p99 ms", f"{percentile(behind, 0.99):.1f}", told),
        ("clicks the onlooker was not told of", f"{len(times) - len(behind)}", ""),
        ("the server's own part, p50 and p99 ms", _two(own), ""),
        ("this process late by, p50 and p99 ms", _two(seen.lag), ""),
        ("late third against early third, p50", f"{growth:.2f}", verdict(growth, GROWTH)),
        ("memory of a table, KB", f"{alone:.0f}", verdict(alone, MEMORY)),
        *((f"  {name}, KB", f"{size:.0f}", "") for name, size in sizes.items() if name != "tables alone"),
        (
            "server's CPU for a click, ms",
            f"{1000 * seen.cpu / max(1, len(times)):.1f}",
            "with what follows",
        ),
        ("server's share of a core", f"{seen.cpu / seconds:.0%}", ""),
        ("CPU of the server and of its bots, s", f"{notes['cpu']:.1f}, {notes['bots']:.1f}", "from start to end"),
        ("messages/s, KB each", _traffic(seen, seconds), ""),
        ("refused, unanswered", f"{seen.refused}, {seen.unanswered}", ""),
        *((f"{name}: share of a core, MB", _share(use, seconds), "") for name, use in seen.used.items() if use.memory),
        ("other work on this machine, cores", f"{_others(seen.used) / seconds:.2f}", ""),
        ("load of this machine", f"{load_average():.1f} on {os.cpu_count()} cores", ""),
    ]
    return "\n".join(f"{name:40} {value:>20}  {note}".rstrip() for name, value, note in rows)


def _two(times: list[float]) -> str:
    return f"{percentile(times, 0.5):.1f}, {percentile(times, 0.99):.1f}"


def _share(use: Use, seconds: float) -> str:
    return f"{use.cpu / seconds:.0%}, {use.memory:.0f}"


def _others(used: dict[str, Use]) -> float:
    """Seconds of CPU that neither the site nor this process had."""
    ours = sum(use.cpu for name, use in used.items() if name != "machine")
    return max(0.0, used["machine"].cpu - ours) if used else 0.0


def _traffic(seen: Seen, seconds: float) -> str:
    return f"{seen.messages / seconds:.0f}, {seen.bytes / max(1, seen.messages) / 1000:.1f}"


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--nodes", type=int, default=1, help="more than one: on PostgreSQL and Redis")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pace", type=float, default=3.0, help="seconds between two clicks of a person, on average")
    parser.add_argument("--forward", type=int, default=40, help="clicks by which the last table is ahead at the start")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--profile", default="", help="write a profile of the server here (cProfile)")
    wanted = parser.parse_args(arguments)
    for name, least in (("tables", 1), ("nodes", 1), ("forward", 0), ("seed", 0)):
        if getattr(wanted, name) < least:
            parser.error(f"--{name}: must be {least} or more, not {getattr(wanted, name)}")
    for name in ("seconds", "pace"):
        if not 0 < getattr(wanted, name) < inf:
            parser.error(f"--{name}: must be a number above 0, not {getattr(wanted, name):g}")
    needed = 2 * (wanted.tables + len(GAMES)) + FILES
    if (allowed := files(needed)) < needed:
        parser.error(f"--tables: {wanted.tables} need {needed} open files, this system allows {allowed} (ulimit -n)")
    return wanted


def main(arguments: list[str] | None = None) -> int:
    wanted = parsed(arguments)
    with TemporaryDirectory() as name:
        folder = Path(name)
        with site(folder, wanted.nodes, wanted.profile) as running:
            seen, sizes = asyncio.run(measured(running, wanted))
        notes = noted(folder)
    print(report(seen, sizes, notes, wanted))
    return 0


if __name__ == "__main__":
    sys.exit(main())
