"""What one visitor can do to the others, tried on a server of its own: python benchmarks/attacks.py [NAME ...]

Each attack is bounded (a minute at most) and measures what somebody else notices meanwhile: how long a click takes, how
soon a bot answers, whether the site answers at all. The server is started from the `rondel` that Python finds, so that
an older one is measured with PYTHONPATH=OTHER/src. Nothing is kept; what was started is ended.
"""

import argparse
import asyncio
import json
import os
import re
import resource
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SERVE = "import sys; from rondel.cli.app import main; main()"
GIVE_UP = 60.0  # seconds that anything may take


class Person:
    """Somebody with an account, at an address of their own."""

    def __init__(self, url: str, name: str, number: int = 1) -> None:
        self.url = url
        self.name = name
        self.address = f"127.0.0.{number + 1}"
        self.web = visitor(url, self.address)

    async def register(self) -> "Person":
        self.web.headers["X-CSRF-Token"] = (await self.web.get("/api/me")).json()["csrf"]
        answer = await self.web.post("/api/accounts", json={"name": self.name, "password": "quiet harbour 7"})
        answer.raise_for_status()
        self.web.headers["X-CSRF-Token"] = answer.json()["csrf"]
        return self

    async def table(self, *bots: str, game: str = "saltfjord") -> str:
        seats: list[dict[str, str]] = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
        answer = await self.web.post("/api/tables", json={"game": game, "seats": seats, "rated": False})
        answer.raise_for_status()
        return str(answer.json()["id"])

    async def sit(self, table: str, seen: str = "") -> ClientConnection:
        return await self.connect(f"/api/tables/{table}/socket?lang=en{seen}")

    async def connect(self, path: str) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())
        address = f"{self.url.replace('http', 'ws')}{path}"
        return await connect(
            address,
            additional_headers={"Cookie": cookies},
            max_size=None,
            open_timeout=GIVE_UP,
            local_addr=(self.address, 0),
        )


def visitor(url: str, address: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=url, timeout=GIVE_UP, transport=transport)


async def heard(wire: ClientConnection, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    async with asyncio.timeout(GIVE_UP):
        while True:
            message: dict[str, Any] = json.loads(await wire.recv())
            if message["type"] == "position" and fits(message):
                return message


class Player:
    """Clicks at a table, and notes how long the answer takes."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.now: dict[str, Any] = {}
        self.took: list[float] = []

    async def begin(self) -> None:
        self.now = await heard(self.wire, lambda message: True)

    async def mine(self) -> None:
        if not self.now["actions"] and not self.now["confirm"]:
            self.now = await heard(self.wire, lambda message: bool(message["actions"] or message["confirm"]))

    async def click(self) -> None:
        await self.mine()
        seq = self.now["seq"]
        said: dict[str, Any] = {"type": "end_turn", "seq": seq}
        if self.now["actions"]:
            said = {"type": "play", "action": self.now["actions"][0]["action"], "seq": seq}
        start = time.perf_counter()
        await self.wire.send(json.dumps(said))
        self.now = await heard(self.wire, lambda message: message["seq"] > seq)
        self.took.append((time.perf_counter() - start) * 1000)


@asynccontextmanager
async def site(files: int = 0) -> AsyncIterator[tuple[str, "subprocess.Popen[bytes]", Path]]:
    """A site, and where it writes its log. `files`: how many it may have open."""

    def fewer() -> None:
        if files:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    with TemporaryDirectory() as folder, (Path(folder) / "log").open("wb") as log:
        command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--database", f"{folder}/site.db"]
        command += ["--proxy", "192.0.2.1"]  # nobody here speaks for others
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, preexec_fn=fewer)
        try:
            assert process.stdout is not None
            line = await asyncio.to_thread(process.stdout.readline)
            found = re.search(rb"http://[^/\s]+", line)
            if not found:
                raise SystemExit(f"attacks: the server does not start: {(Path(folder) / 'log').read_text()}")
            yield found[0].decode(), process, Path(folder) / "log"
        finally:
            process.send_signal(signal.SIGINT)
            try:
                await asyncio.to_thread(process.wait, 20)
            except subprocess.TimeoutExpired:
                process.kill()


async def clicks_while(
    url: str,
    attack: Callable[[Person, str], Awaitable[None]],
    workers: int,
    seconds: float,
    process: "subprocess.Popen[bytes]",
) -> str:
    """The clicks of one player while another account asks, with so many connections at a time; what that costs."""
    ada, eve = await Person(url, "Ada", 1).register(), await Person(url, "Eve", 2).register()
    player = Player(await ada.sit(await ada.table("random")))
    target = await eve.table("random")
    await player.begin()
    for _ in range(5):
        await player.click()
    calm, player.took = player.took, []
    tasks = [asyncio.create_task(forever(attack, eve, target)) for _ in range(workers)]
    start, before = time.perf_counter(), spent(process)
    while time.perf_counter() < start + seconds and player.now["status"] == "running":
        await player.click()
        await asyncio.sleep(0.15)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await player.wire.close()
    share = (spent(process) - before) / (time.perf_counter() - start)
    during = f"{_two(player.took)} during the attack, {share:.0%} of a core"
    return f"click p50 {statistics.median(calm):.0f} ms before; {during}"


async def forever(attack: Callable[[Person, str], Awaitable[None]], who: Person, table: str) -> None:
    while True:
        try:
            await attack(who, table)
        except httpx.HTTPError:
            await asyncio.sleep(0.05)


def _two(took: list[float]) -> str:
    return f"p50 {statistics.median(took):.0f} ms, worst {max(took):.0f} ms of {len(took)} clicks"


def asks(path: str) -> Callable[[Person, str], Awaitable[None]]:
    async def attack(who: Person, table: str) -> None:
        answer = await who.web.get(path.format(table=table))
        if answer.status_code == 429:
            await asyncio.sleep(0.01)  # it goes on asking, as an attacker does

    return attack


async def games() -> str:
    async with site() as (url, process, _):
        return await clicks_while(url, asks("/api/games?lang=pl"), 10, 10, process)


async def pictures() -> str:
    async with site() as (url, process, _):
        return await clicks_while(url, asks("/api/tables/{table}/board.svg"), 10, 10, process)


async def logs() -> str:
    async with site() as (url, process, _):
        return await clicks_while(url, asks("/api/tables/{table}/log"), 10, 10, process)


def says(path: str, *messages: str) -> Callable[[Person, str], Awaitable[None]]:
    """Through a socket, as fast as each is answered."""

    async def attack(who: Person, table: str) -> None:
        wire = await who.connect(path.format(table=table))
        try:
            while True:
                for message in messages:
                    await wire.send(message)
                    await wire.recv()
                    await asyncio.sleep(0.05)
        except ConnectionClosed:
            await asyncio.sleep(1)
        finally:
            await wire.close()

    return attack


async def talk() -> str:
    """30 browsers of one account look at the past and the present of a table, again and again."""
    look = ('{"type":"look","move":0}', '{"type":"look"}')
    async with site() as (url, process, _):
        return await clicks_while(url, says("/api/tables/{table}/socket", *look), 30, 10, process)


async def lessons() -> str:
    """30 browsers of one account begin a lesson anew, again and again."""
    again = ('{"type":"learn","do":"again"}', '{"type":"learn","do":"show"}')
    async with site() as (url, process, _):
        return await clicks_while(url, says("/api/games/saltfjord/lessons/die/socket?at=99", *again), 30, 10, process)


async def silence() -> str:
    """120 connections that say nothing, against a server that may have 100 files."""
    async with site(files=100) as (url, process, log):
        host, port = "127.0.0.1", int(url.rpartition(":")[2])
        wires = [asyncio.create_task(asyncio.open_connection(host, port)) for _ in range(120)]
        await asyncio.wait(wires, timeout=5)
        answers, start = [], time.perf_counter()
        while time.perf_counter() - start < 20:
            try:
                async with visitor(url, "127.0.0.9") as web, asyncio.timeout(2):
                    answers.append((await web.get("/api/me")).status_code == 200)
            except (httpx.HTTPError, TimeoutError):
                answers.append(False)
            await asyncio.sleep(0.5)
        size, alive = log.stat().st_size, process.poll() is None
        for wire in wires:
            wire.cancel()
        return f"{sum(answers)} of {len(answers)} requests of others answered; log {size / 1000:.0f} KB; alive: {alive}"


async def bots() -> str:
    """One account makes ten tables with three slow bots and leaves them; how soon does another's easy bot answer?"""
    async with site() as (url, _, _):
        eve, ada = await Person(url, "Eve", 1).register(), await Person(url, "Ada", 2).register()
        for _ in range(10):
            wire = await eve.sit(await eve.table("expert", "expert", "expert"))
            player = Player(wire)
            await player.begin()
            for _ in range(12):  # her own turn, until it is the bots'
                if not player.now["actions"] and not player.now["confirm"]:
                    break
                await player.click()
            await wire.close()
        player = Player(await ada.sit(await ada.table("easy")))
        await player.begin()
        waits: list[float] = []
        for _ in range(3):
            while player.now["actions"] or player.now["confirm"]:
                await player.click()
            start = time.perf_counter()
            try:
                await player.mine()
            except TimeoutError:
                return f"easy bot of another has not answered after {GIVE_UP:.0f} s"
            waits.append(time.perf_counter() - start)
        await player.wire.close()
        return "easy bot of another answers after " + ", ".join(f"{wait:.2f} s" for wait in waits)


async def reconnect() -> str:
    """300 browsers at 100 tables lose their connection at once and come back, as the client of that server does."""
    async with site() as (url, process, _):
        people = [await Person(url, f"Player {n}", n).register() for n in range(1, 13)]
        tables = [(who, await who.table("random")) for who in people for _ in range(9)][:100]
        wires: list[tuple[Person, str, ClientConnection, str]] = []
        for who, table in tables:
            player = Player(await who.sit(table))
            await player.begin()
            for _ in range(6):
                await player.click()
            await player.wire.close()
        for who, table in tables:
            for _ in range(3):
                wire = await who.sit(table)
                wires.append((who, table, wire, await seen(wire)))
        for _, _, wire, _ in wires:
            await wire.close()
        before, start = spent(process), time.perf_counter()

        async def back(who: Person, table: str, known: str) -> None:
            wire = await who.sit(table, known)
            await heard(wire, lambda message: True)
            await wire.close()

        await asyncio.gather(*(back(who, table, known) for who, table, _, known in wires))
        took = time.perf_counter() - start
        each = (spent(process) - before) * 1000 / len(wires)
        return f"{len(wires)} browsers back after {took:.1f} s, {each:.1f} ms of CPU each"


async def seen(wire: ClientConnection) -> str:
    """What the browser tells when it comes back, if this server's client does."""
    tag = ""
    async with asyncio.timeout(GIVE_UP):
        while True:
            message = json.loads(await wire.recv())
            tag = message.get("tag", tag)
            if message["type"] == "position":
                return f"&seen={message['seq']}.{message['move']}.{tag}" if tag else ""


def spent(process: "subprocess.Popen[bytes]") -> float:
    user, system = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


ATTACKS = {attack.__name__: attack for attack in (games, pictures, logs, talk, lessons, silence, bots, reconnect)}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("names", nargs="*", choices=[*ATTACKS, []], help="which; all if none is named")
    for name in parser.parse_args(arguments).names or list(ATTACKS):
        print(f"{name:10} {asyncio.run(ATTACKS[name]())}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
