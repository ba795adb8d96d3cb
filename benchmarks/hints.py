"""From asking for a hint to having it: python benchmarks/hints.py [GAME...] [--positions 40]

A real server at home and a browser's messages: at tables of two people, played to different moments of the game, a
hint is asked for, and what it names is played. Counted are the time by the clock from the question to the answer, and
the processor time of the server and its bots between them, which is what a person waits on a machine that is not busy:
the target is about that. The first hint of a game starts a process and loads its network, so it stands by itself.
"""

import argparse
import asyncio
import json
import os
import sys
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from figures import aligned, quantile
from load import HERE, server, spent
from websockets.asyncio.client import ClientConnection, connect

import rondel
from rondel.net.loading import network_file

TARGET = 0.5  # seconds, for 95 of 100
TABLES = 4  # of a game, asked in turn: a person may ask so often a minute
DEEPEST = 24  # clicks that are played forward
PACE = 0.15  # seconds between two of them: the server slows down who is faster than a person
GIVE_UP = 60.0
HEAD = ["game", "hints", "first", "p50", "p95", "first, CPU", "p50, CPU", "p95, CPU", "with a reason", ""]


class Seat:
    """A browser at a table."""

    def __init__(self, wire: ClientConnection, draw: Random) -> None:
        self.wire, self.draw = wire, draw
        self.now: dict[str, Any] = {}

    async def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; positions are remembered."""
        async with asyncio.timeout(GIVE_UP):
            while True:
                message: dict[str, Any] = json.loads(await self.wire.recv())
                if message["type"] == "position":
                    self.now = message
                if message["type"] in kinds:
                    return message

    async def ready(self) -> bool:
        """When it is this seat's decision; False if the game is over."""
        while self.now.get("status") == "running" and not (self.now.get("actions") or self.now.get("confirm")):
            await self.until("position")
        return self.now.get("status") == "running"

    async def click(self, action: str = "") -> None:
        if not await self.ready():
            return
        actions = [one["action"] for one in self.now.get("actions", [])]
        said: dict[str, Any] = {"type": "end_turn", "seq": self.now["seq"]}
        if actions:
            said = {"type": "play", "action": action or self.draw.choice(actions), "seq": self.now["seq"]}
        await self.wire.send(json.dumps(said))
        await self.until("position")
        await asyncio.sleep(PACE)

    async def hint(self) -> tuple[float, dict[str, Any]] | None:
        """Seconds and the answer; None where nothing is to be chosen, or where it was asked too often."""
        while await self.ready() and not self.now.get("actions"):
            await self.click()
        if self.now.get("status") != "running":
            return None
        start = time.perf_counter()
        await self.wire.send(json.dumps({"type": "hint", "seq": self.now["seq"]}))
        answer = await self.until("hint_result", "notice")
        return None if answer["type"] == "notice" else (time.perf_counter() - start, answer)


async def measured(url: str, pid: int, game: str, positions: int, seed: int) -> list[str]:
    """The line of a game."""
    times, cpu, reasons = list[float](), list[float](), 0
    seats = [await seated(url, game, seed + number) for number in range(TABLES)]
    for number, seat in enumerate(seats):
        for _ in range(DEEPEST * number // TABLES):
            await seat.click()
    for number in range(4 * positions):
        if len(times) > positions:
            break
        seat, before = seats[number % TABLES], family(pid)
        if (found := await seat.hint()) is None:
            continue
        times.append(found[0])
        cpu.append(family(pid) - before)
        lines = found[1]["lines"]
        reasons += bool(lines[0].get("reason"))
        await seat.click(lines[0]["action"])
    for seat in seats:
        await seat.wire.close()
    figures = [f"{1000 * seconds:,.0f} ms" for spans in (times, cpu) for seconds in three(spans)]
    met = "met" if three(cpu)[2] <= TARGET else "MISSED"
    return [game, str(len(times) - 1), *figures, f"{reasons} of {len(times)}", met]


def three(seconds: list[float]) -> tuple[float, float, float]:
    """Of the first, and of the others half and 95 of 100."""
    return seconds[0], quantile(seconds[1:], 0.5), quantile(seconds[1:], 0.95)


def family(pid: int) -> float:
    """Seconds of processor time of a process and those that it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    return spent(pid) + sum(spent(int(child)) for child in children.read_text().split()) if children.exists() else 0.0


async def seated(url: str, game: str, seed: int) -> Seat:
    """A new table, opened."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        token = (await client.get("/api/me")).json()["csrf"]
        body = {"game": game, "seats": [{"kind": "me"}, {"kind": "here", "name": "Bo"}], "seed": seed, "rated": False}
        answer = await client.post("/api/tables", json=body, headers={"X-CSRF-Token": token})
        answer.raise_for_status()
    wire = await connect(f"{url.replace('http', 'ws')}api/tables/{answer.json()['id']}/socket", max_size=None)
    seat = Seat(wire, Random(seed))
    await seat.until("position")
    return seat


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="From asking for a hint to having it.")
    parser.add_argument("games", nargs="*", help="names (all games with a network)")
    parser.add_argument("--positions", type=int, default=40, help="of each game (40)")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    names = wanted.games or [name for name in rondel.games() if network_file(rondel.load_game(name))]
    with TemporaryDirectory() as folder:
        command = [sys.executable, str(HERE / "load_server.py"), "--notes", folder, "--database", f"{folder}/hints.db"]
        with server(command) as (process, url):
            lines = [asyncio.run(measured(url, process.pid, name, wanted.positions, wanted.seed)) for name in names]
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    print(f"{aligned([HEAD, *lines])}\n\nload of the machine {load:.1f}, {os.cpu_count()} cores")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
