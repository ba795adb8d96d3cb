"""A node ends in order or dies: another one goes on with its bots. And the whole site can be copied."""

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select

from nodes.people import PROMPT, Person, Screen
from rondel.server.backup import restore, write
from rondel.server.farewell import LAST
from rondel.server.models import accounts, site_keys
from rondel.server.store import Store
from rondel.table.entries import Entry

SLOW = "mcts:4s"  # seconds for a decision: it is still thinking when its node is gone


async def waits_for_bot(ada: Person) -> str:
    """A table at which the bot has to move."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": SLOW}]
    body = {"game": "saltfjord", "seats": seats, "public": True}
    name = str((await ada.post("/api/tables", body)).json()["id"])
    while True:
        seen = (await ada.get(f"/api/tables/{name}/view", seat=0)).json()
        if seen["actor"] == 1:
            return name
        path = "actions" if seen["legal"] else "end-turn"
        said = {"action": seen["legal"][0]} if seen["legal"] else {}
        await ada.post(f"/api/tables/{name}/{path}", {"seq": seen["seq"], **said})


async def played_on(cluster: Any, name: str, known: int) -> list[Entry]:
    """What is stored once the bot has moved, read past all nodes."""
    store = await Store.open(cluster.postgres.url)
    entries: list[Entry] = []
    try:
        async with asyncio.timeout(60):
            while len(entries) <= known:
                entries = await store.entries(name)
                await asyncio.sleep(0.1)
    finally:
        await store.close()
    return entries


@pytest.mark.parametrize("how", ["ended", "killed"])
def test_another_node_goes_on_with_a_bot(how: str, cluster: Any, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> float:
        first = cluster.nodes[0]
        ada = Person(f"Ada {how}", [first.url])
        try:
            await ada.register()
            name = await waits_for_bot(ada)
            known = (await ada.get(f"/api/tables/{name}/view", seat=0)).json()["seq"]
            ada.nodes.append(cluster.nodes[1].url)
            screen = await Screen(ada, name).open()  # for whom nobody waits, no bot thinks
            await asyncio.to_thread(first.stop if how == "ended" else first.kill)
            start = time.monotonic()
            entries = await played_on(cluster, name, known)
            took = time.monotonic() - start
            await screen.close()
        finally:
            await ada.client.aclose()
            await asyncio.to_thread(first.start)
        kinds = {(entry.kind, entry.seat) for entry in entries[known:]}
        assert kinds == {("action", 1)}  # the bot itself, nobody in its place
        return took

    took = asyncio.run(story())
    with capsys.disabled():
        print(f"\na node is {how}: {took:.1f} s until the bot has moved elsewhere, {SLOW} of them to think")


def test_a_site_moves_from_postgresql_to_sqlite_and_back(cluster: Any, tmp_path: Path) -> None:
    async def story() -> None:
        ada = Person("Ada of the copy", [cluster.nodes[0].url])
        try:
            await ada.register()
            await ada.post("/api/tables", {"game": "saltfjord", "seats": [{"kind": "me"}, {"kind": "bot"}]})
        finally:
            await ada.client.aclose()

    asyncio.run(story())
    counts = write(cluster.postgres.url, tmp_path / "copy")
    assert counts["accounts"] and counts["tables"]
    assert restore(str(tmp_path / "site.db"), tmp_path / "copy") == counts
    with sqlite3.connect(tmp_path / "site.db") as connection:
        connection.execute("INSERT INTO site_keys VALUES (?, ?)", (LAST, "900"))  # there were more accounts once
    counts["site_keys"] += 1
    write(str(tmp_path / "site.db"), tmp_path / "copy of the copy")
    made = cluster.postgres.url.replace("/postgres", "/copied")
    create_database(cluster.postgres.url, "copied")
    assert restore(made, tmp_path / "copy of the copy") == counts

    async def numbers_go_on() -> None:
        store = await Store.open(made)
        try:
            needed = [column.name for column in accounts.columns if column.server_default is None]
            row = {name: "" for name in needed if name not in ("id", "created")}
            row |= {"name": "Ben", "key": "ben"}
            ben = insert(accounts).values({**row, "created": 0.0}).returning(accounts.c.id)
            assert await store.database.write(lambda connection: connection.scalar(ben)) == 901
        finally:
            await store.close()

    asyncio.run(numbers_go_on())


def test_a_database_made_without_a_locale_will_do(cluster: Any) -> None:
    create_database(cluster.postgres.url, "plain", "ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0")

    async def story() -> str:
        store = await Store.open(cluster.postgres.url.replace("/postgres", "/plain"))
        try:
            row = {"name": "zażółć", "value": "gęślą jaźń"}
            await store.database.write(lambda connection: connection.execute(insert(site_keys), row))
            wanted = select(site_keys.c.value).where(site_keys.c.name == "zażółć")
            return str(await store.database.read(lambda connection: connection.scalar(wanted)))
        finally:
            await store.close()

    assert asyncio.run(story()) == "gęślą jaźń"


def create_database(url: str, name: str, more: str = "") -> None:
    psycopg = pytest.importorskip("psycopg")
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} {more}")


def test_every_node_says_that_it_is_ready(cluster: Any) -> None:
    async def story() -> None:
        async with httpx.AsyncClient() as client:
            for node in cluster.nodes:
                ready = {"database": True, "nodes": True}  # one that has just been started hears the others soon
                async with asyncio.timeout(PROMPT):
                    while (await client.get(f"{node.url}/ready")).json() != ready:
                        await asyncio.sleep(0.1)
                assert "rondel_nodes_heard 1" in (await client.get(f"{node.url}/metrics")).text

    asyncio.run(story())
