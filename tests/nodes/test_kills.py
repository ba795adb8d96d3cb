"""Kill -9 of a node, of Redis, of PostgreSQL at random instants, while people play: no acknowledged move is lost or
doubled, and every table goes on. RONDEL_KILLS says how many (12), RONDEL_SEED which."""

import asyncio
import os
import random
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest

from nodes.people import AGAIN, Person, Screen, until
from rondel.server.store import Store
from rondel.table.entries import Entry

KILLS = int(os.environ.get("RONDEL_KILLS", "12"))
SEED = int(os.environ.get("RONDEL_SEED", "1"))
PACE = 0.05  # seconds between two moves
BETWEEN = 0.6  # seconds of play before the next kill, at most
DEAD = 0.4  # seconds until what was killed is started again, at most


@dataclass
class Table:
    """A table in play, and every move that was sent: by the seq it would get, what it was, and was it acknowledged?"""

    name: str
    people: list[Person]  # by seat
    sent: dict[int, list[tuple[int, str, bool]]] = field(default_factory=dict)
    acknowledged: int = 0
    over: bool = False
    screens: list[Screen] = field(default_factory=list)

    async def play(self) -> None:
        while not self.over:
            try:
                await self._move()
                await asyncio.sleep(PACE)
            except (httpx.HTTPError, KeyError):
                await asyncio.sleep(AGAIN)

    async def _move(self) -> None:
        """Whoever can act does; a table where a bot thinks is looked at again."""
        for seat, person in enumerate(self.people):
            seen = (await person.get(f"/api/tables/{self.name}/view", seat=seat)).json()
            self.over = seen["result"] is not None
            if seen["actor"] == seat and not self.over:
                await self._act(person, seat, seen)

    async def _act(self, person: Person, seat: int, seen: dict[str, Any]) -> None:
        action = seen["legal"][0] if seen["legal"] else ""
        known = self.sent.setdefault(seen["seq"] + 1, [])
        known.append((seat, action, False))
        path, said = ("actions", {"action": action}) if action else ("end-turn", {})
        answer = await person.ask("POST", f"/api/tables/{self.name}/{path}", json={"seq": seen["seq"], **said})
        if answer.status_code == 200:
            known[-1] = (seat, action, True)
            self.acknowledged += 1

    def check(self, entries: list[Entry]) -> None:
        """Against what the database has."""
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        found = {entry.seq: (entry.seat, entry.data.get("action", "")) for entry in entries}
        for seq, attempts in self.sent.items():
            for seat, action, acknowledged in attempts:
                assert not acknowledged or found.get(seq) == (seat, action), f"{self.name}: move {seq} is lost"
        for entry in entries:
            if entry.kind in ("action", "end_turn") and entry.seat is not None and entry.seat < len(self.people):
                sent = [(seat, action) for seat, action, _ in self.sent.get(entry.seq, [])]
                assert found[entry.seq] in sent, f"{self.name}: nobody made the move {entry.seq}"


class Site:
    """Tables with people on both nodes; when a game is over the next one begins."""

    def __init__(self, cluster: Any) -> None:
        self.cluster = cluster
        first, second = (node.url for node in cluster.nodes)
        self.ada, self.ben = Person("Ada", [first, second]), Person("Ben", [second, first])
        self.tables: list[Table] = []
        self.playing: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        for person in (self.ada, self.ben):
            await person.register()
        kinds: list[dict[str, Any]] = [{"kind": "open"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}]
        for game, other in zip(("saltfjord", "saltfjord", "cooper_island"), kinds):
            self.playing.append(asyncio.create_task(self._games(game, other)))
        await until(lambda: len(self.running()) == len(kinds))

    async def _games(self, game: str, other: dict[str, Any]) -> None:
        while True:
            try:
                table = await self._table(game, other)
            except httpx.HTTPError:
                await asyncio.sleep(1)
                continue
            self.tables.append(table)
            table.screens = [await Screen(person, table.name).open() for person in (self.ada, self.ben)]
            await table.play()
            for screen in table.screens:
                await screen.close()

    async def _table(self, game: str, other: dict[str, Any]) -> Table:
        body = {"game": game, "seats": [{"kind": "me"}, other], "public": True}
        name = (await self.ada.post("/api/tables", body)).json()["id"]
        if other["kind"] == "bot":
            return Table(name, [self.ada])
        await self.ben.post(f"/api/tables/{name}/join")
        return Table(name, [self.ada, self.ben])

    def running(self) -> list[Table]:
        return [table for table in self.tables if not table.over]

    async def goes_on(self) -> None:
        """At every table a move is made, and everybody sees it, on whichever node."""
        tables = self.running()
        before = [table.acknowledged for table in tables]
        await until(lambda: all(t.over or t.acknowledged > n for t, n in zip(tables, before)))
        for table in tables:
            last = max(table.sent, default=1) - 1
            await until(lambda table=table, last=last: table.over or all(s.now["seq"] >= last for s in table.screens))

    async def close(self) -> None:
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)
        for table in self.tables:
            for screen in table.screens:
                await screen.close()


async def killed(site: Site, kills: int, rng: random.Random) -> dict[str, list[float]]:
    """Seconds from each kill until every table went on, by who was killed."""
    cluster = site.cluster
    victims = [*cluster.nodes, cluster.redis, cluster.postgres]
    took: dict[str, list[float]] = {victim.name: [] for victim in victims}
    for number in range(kills):
        victim = victims[number] if number < len(victims) else rng.choice(victims)
        await asyncio.sleep(rng.uniform(0, BETWEEN))
        victim.kill()
        start = time.monotonic()
        await asyncio.sleep(rng.uniform(0, DEAD))
        await asyncio.to_thread(victim.start)
        await site.goes_on()
        took[victim.name].append(time.monotonic() - start)
    return took


async def checked(site: Site) -> None:
    store = await Store.open(site.cluster.postgres.url)
    try:
        for table in site.tables:
            table.check(await store.entries(table.name))
    finally:
        await store.close()


def report(site: Site, took: dict[str, list[float]]) -> str:
    moves, sent = (
        sum(map(f, site.tables)) for f in (lambda t: t.acknowledged, lambda t: sum(map(len, t.sent.values())))
    )
    lines = [f"{len(site.tables)} tables, {sent} moves sent, {moves} acknowledged, 0 lost, 0 doubled; back after (s):"]
    lines += [
        f"  {name:9} {len(times):3} kills, on average {sum(times) / len(times):.1f}, at most {max(times):.1f}"
        for name, times in took.items()
        if times
    ]
    return "\n".join(lines)


def test_whoever_is_killed_nothing_acknowledged_is_lost_and_every_table_goes_on(
    cluster: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> str:
        site = Site(cluster)
        async with AsyncExitStack() as stack:
            for person in (site.ada, site.ben):
                stack.push_async_callback(person.client.aclose)
            stack.push_async_callback(site.close)
            await site.open()
            took = await killed(site, KILLS, random.Random(SEED))
            await checked(site)
            return report(site, took)

    told = asyncio.run(story())
    with capsys.disabled():
        print(f"\n{told}")
