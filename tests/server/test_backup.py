"""What is backed up can be restored: everything, into an empty database, or not at all."""

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, select

from rondel.server.backup import BadBackup, restore, write
from rondel.server.models import metadata
from rondel.server.store import ChatRow
from server.support import BotsAtHand, browser, opened, people, server, stored


async def some_play(folder: Path) -> str:
    async with server(folder, local=False, bots=BotsAtHand()) as hub:
        (ada,) = await people(hub, "Ada")
        info = await opened(hub, "quay", "me", "bot:random", who=ada, rated=False)
        screen = await browser(hub, info.id, ada)
        for _ in range(6):
            if screen.now["actions"]:
                await screen.clicks(screen.now["actions"][0]["action"])
        assert ada.account is not None
        await hub.reach.addresses.set(ada.account, "ada@example.org", "pl")
        await hub.reach.vacations.begin(ada.account, 3)
        await hub.reach.pushes.start()
        await hub.store.say(info.id, ChatRow("Ada", 0, "Zażółć gęślą jaźń", 1.5))
        return info.id


def rows(database: Path) -> dict[str, list[tuple[Any, ...]]]:
    engine = create_engine(f"sqlite:///{database}")
    with engine.connect() as connection:
        found = {
            table.name: [tuple(row) for row in connection.execute(select(table))] for table in metadata.sorted_tables
        }
    engine.dispose()
    return found


def test_a_restored_site_is_the_same_and_plays_on(tmp_path: Path) -> None:
    table = asyncio.run(some_play(tmp_path))
    counts = write(str(tmp_path / "tables.db"), tmp_path / "copy")
    assert counts["accounts"] == 1 and counts["chats"] == 1 and counts["entries"] > 2
    assert counts["reach"] == counts["letters"] == counts["vacations"] == counts["site_keys"] == 1
    assert (tmp_path / "copy").stat().st_mode & 0o077 == 0  # it holds addresses and hashes of passwords
    new = tmp_path / "new"
    new.mkdir()
    assert restore(str(new / "tables.db"), tmp_path / "copy") == counts
    assert rows(new / "tables.db") == rows(tmp_path / "tables.db")

    async def go_on() -> None:
        async with server(tmp_path, local=False) as hub:
            before = await stored(hub, table)
        async with server(new, local=False, bots=BotsAtHand()) as hub:
            assert await stored(hub, table) == before
            await people(hub, "Ben")  # numbers go on where they were
            room = await hub.rooms.room(table)
            await room.close("closed")
            assert room.table.metadata.status == "finished"

    asyncio.run(go_on())


def refusal(database: Path, file: Path) -> str:
    with pytest.raises(BadBackup) as caught:
        restore(str(database), file)
    return str(caught.value)


def test_what_is_not_whole_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    asyncio.run(some_play(tmp_path))
    copy, new = tmp_path / "copy", tmp_path / "new.db"
    write(str(tmp_path / "tables.db"), copy)
    assert "must be empty, but has rows in accounts" in refusal(tmp_path / "tables.db", copy)
    lines = gzip.decompress(copy.read_bytes()).splitlines(keepends=True)
    for name, content in {
        "cut off": gzip.compress(b"".join(lines[:-1])),
        "a row less": gzip.compress(b"".join([*lines[:1], *lines[2:]])),
        "cut within": copy.read_bytes()[:-40],
        "no gzip": b"hello",
        "nothing": b"",
        "no back-up": gzip.compress(b"[1]\n"),
    }.items():
        bad = tmp_path / name
        bad.write_bytes(content)
        assert refusal(new, bad).startswith("file: "), name
    head = json.loads(lines[0])
    (tmp_path / "older").write_bytes(gzip.compress(json.dumps({**head, "form": "0000"}).encode() + b"\n"))
    assert "restore it with that version" in refusal(new, tmp_path / "older")
    assert "No such file" in refusal(new, tmp_path / "missing")
    assert restore(str(new), copy)["accounts"] == 1  # nothing of all that was left behind


def test_a_place_that_cannot_be_read_or_written_is_said(tmp_path: Path) -> None:
    asyncio.run(some_play(tmp_path))
    with pytest.raises(BadBackup, match="database: unable to open"):
        write(str(tmp_path / "nowhere" / "tables.db"), tmp_path / "copy")
    with pytest.raises(BadBackup, match="cannot be written"):
        write(str(tmp_path / "tables.db"), tmp_path / "no folder" / "copy")
