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
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).resolve().parent
GAMES = ("saltfjord", "great_western_trail")
LATENCY = 50.0  # ms, the budget for the 99th percentile
MEMORY = 50.0  # KB for each table
GROWTH = 1.3  # late moves against early ones
AT_ONCE = 6  # tables that are played forward together before the measuring begins
GIVE_UP = 30.0  # seconds without an answer
Sizes = dict[str, float]  # KB for each table


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
    ms: float
    move: int
    game: str


@dataclass
class Seen:
    """What happened while it was measured."""

    clicks: list[Click] = field(default_factory=list)
    refused: int = 0
    unanswered: int = 0
    messages: int = 0
    bytes: int = 0
    lag: list[float] = field(default_factory=list)  # ms by which this process itself came too late
    cpu: float = 0.0  # seconds that the server computed
    news: list[float] = field(default_factory=list)  # ms from a click to the position at the browser that looks on


class Table:
    """Two browsers at a table: `player` clicks, `onlooker` only reads."""

    def __init__(self, name: str, game: str, rng: random.Random, seen: Seen) -> None:
        self.name = name
        self.game = game
        self.rng = rng
        self.seen = seen
        self.now = Message("")
        self.news = asyncio.Event()
        self.clicked: tuple[int, float] | None = None  # seq and moment of what the onlooker has not seen
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
        """The onlooker sees what a click has led to."""
        if self.clicked is not None and message.type == "position" and message.seq > self.clicked[0]:
            self.seen.news.append((time.perf_counter() - self.clicked[1]) * 1000)
            self.clicked = None

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
        self.clicked = now.seq, start
        await self.wires[0].send(json.dumps(said))
        try:
            await self._until(lambda: self.now.seq > now.seq)
        except TimeoutError:
            self.seen.unanswered += 1
            return
        self.seen.clicks.append(Click((time.perf_counter() - start) * 1000, now.last, self.game))

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
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * pace)

    async def close(self) -> None:
        for task in self.readers:
            task.cancel()
        await asyncio.gather(*(wire.close() for wire in self.wires), return_exceptions=True)


@dataclass
class Site:
    """The processes of a site's nodes, and their addresses."""

    pids: list[int]
    urls: list[str]

    def memory(self) -> float:
        """KB that they hold."""
        return sum(map(memory, self.pids))

    def spent(self) -> float:
        """Seconds of CPU that they have used."""
        return sum(map(spent, self.pids))


@contextmanager
def site(folder: Path, nodes: int, profile: str) -> Iterator[Site]:
    """One server on SQLite, or several nodes on PostgreSQL and Redis; ended in any case."""
    command = [sys.executable, str(HERE / "load_server.py"), "--notes", str(folder)]
    command += ["--profile", profile] if profile else []
    if nodes == 1:
        with server([*command, "--database", str(folder / "load.db")]) as (process, url):
            yield Site([process.pid], [url])
        return
    sys.path.insert(0, str(HERE.parent / "tools"))
    import cluster

    folder.chmod(0o755)  # PostgreSQL may run as another user
    with cluster.running(folder / "cluster", nodes, program=command) as running:
        pids = [node.process.pid for node in running.nodes if node.process is not None]
        yield Site(pids, [f"{node.url}/" for node in running.nodes])


@contextmanager
def server(command: list[str]) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """A server process and its address; it is ended in any case."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        url = process.stdout.readline().strip()
        if not url:
            raise SystemExit("load: the server does not start; its error is above")
        yield process, url
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()


def noted(folder: Path) -> dict[str, Any]:
    """What all nodes noted."""
    notes = [json.loads(path.read_text(encoding="utf-8")) for path in folder.glob("notes-*.json")]
    took = [seconds for note in notes for seconds in note["took"]]
    return {"took": took, "cpu": sum(note["cpu"] for note in notes), "bots": sum(note["bots"] for note in notes)}


def memory(pid: int) -> float:
    """KB that a process holds."""
    status = Path(f"/proc/{pid}/status")
    if status.exists():
        return float(next(line for line in status.read_text().splitlines() if line.startswith("VmRSS")).split()[1])
    said = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, text=True, check=True)
    return float(said.stdout)


def spent(pid: int) -> float:
    """Seconds of CPU that a process has used; 0 where the system does not tell."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    user, system = stat.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


async def made(url: str, count: int, seen: Seen, seed: int) -> list[Table]:
    """So many tables, of both games in turn."""
    found: list[Table] = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        token = (await client.get("/api/me")).json()["csrf"]
        for number in range(count):
            game = GAMES[number % len(GAMES)]
            body = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], "seed": seed + number}
            answer = await client.post("/api/tables", json=body, headers={"X-CSRF-Token": token})
            answer.raise_for_status()
            found.append(Table(answer.json()["id"], game, random.Random(seed + number), seen))
    return found


async def lagging(seen: Seen) -> None:
    """How late this process is itself: what it measures is too much by about that."""
    while True:
        start = time.perf_counter()
        await asyncio.sleep(0.05)
        seen.lag.append((time.perf_counter() - start - 0.05) * 1000)


async def forward(tables: list[Table], clicks: int) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(table: Table, n: int) -> None:
        async with gate:
            await table.forward(n)

    await asyncio.gather(*(one(table, clicks * n // len(tables)) for n, table in enumerate(tables)))


async def measured(site: Site, wanted: argparse.Namespace) -> tuple[Seen, Sizes]:
    seen, warm = Seen(), Seen()
    first = await made(site.urls[0], len(GAMES), warm, wanted.seed)
    for table in first:  # everything that is loaded once is loaded now
        await table.open(site.urls, 0)
        await table.forward(4)
    none = site.memory()
    tables = await made(site.urls[0], wanted.tables, seen, wanted.seed + 100)
    sizes = {"tables alone": (site.memory() - none) / wanted.tables}
    for number, table in enumerate(tables):
        await table.open(site.urls, number)
    sizes["with two browsers"] = (site.memory() - none) / wanted.tables
    await forward(tables, wanted.forward)
    seen.clicks, seen.news, seen.messages, seen.bytes, seen.refused = [], [], 0, 0, 0
    ticking = asyncio.create_task(lagging(seen))
    before = site.spent()
    end = time.perf_counter() + wanted.seconds
    await asyncio.gather(*(table.play(wanted.pace, end) for table in tables))
    ticking.cancel()
    seen.cpu = site.spent() - before
    sizes["after the measuring"] = (site.memory() - none) / wanted.tables
    await asyncio.gather(*(table.close() for table in [*first, *tables]))
    return seen, sizes


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
    times = [click.ms for click in seen.clicks]
    early, late = thirds(seen.clicks)
    growth = percentile(late, 0.5) / percentile(early, 0.5) if early else 0.0
    own = [seconds * 1000 for seconds in notes["took"][-len(times) :]] if times else []
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    alone = sizes["tables alone"]
    rows = [
        ("tables, clicks, clicks/s", f"{wanted.tables}, {len(times)}, {len(times) / wanted.seconds:.0f}", ""),
        ("click to position, p50 ms", f"{percentile(times, 0.5):.1f}", ""),
        ("click to position, p99 ms", f"{percentile(times, 0.99):.1f}", verdict(percentile(times, 0.99), LATENCY)),
        *((f"  {game}, p50 and p99 ms", _two([c.ms for c in seen.clicks if c.game == game]), "") for game in GAMES),
        ("click to the onlooker, p50 and p99 ms", _two(seen.news), "at the next node" if wanted.nodes > 1 else ""),
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
        ("server's share of a core", f"{seen.cpu / wanted.seconds:.0%}", ""),
        ("CPU of the server and of its bots, s", f"{notes['cpu']:.1f}, {notes['bots']:.1f}", "from start to end"),
        ("messages/s, KB each", _traffic(seen, wanted), ""),
        ("refused, unanswered", f"{seen.refused}, {seen.unanswered}", ""),
        ("load of this machine", f"{load:.1f} on {os.cpu_count()} cores", ""),
    ]
    return "\n".join(f"{name:40} {value:>20}  {note}".rstrip() for name, value, note in rows)


def _two(times: list[float]) -> str:
    return f"{percentile(times, 0.5):.1f}, {percentile(times, 0.99):.1f}"


def _traffic(seen: Seen, wanted: argparse.Namespace) -> str:
    return f"{seen.messages / wanted.seconds:.0f}, {seen.bytes / max(1, seen.messages) / 1000:.1f}"


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
