"""Connections: how many one address may hold, for how long in silence; and a log that no flood fills."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest

from rondel.server import door as doors
from rondel.server import quiet
from rondel.server.door import Door
from rondel.server.quiet import Repeats
from rondel.server.settings import Settings
from rondel.server.socket import Crowd
from server.test_socket_fuzz import listening


class Wire:
    """A transport, as far as a door looks at it."""

    def __init__(self, address: str) -> None:
        self.address = address

    def get_extra_info(self, name: str) -> Any:
        return (self.address, 1234) if self.address else None


def test_an_address_has_so_many_connections_and_all_together_so_many() -> None:
    door = Door(most=20, of_one=3)
    first = [Wire("192.0.2.1") for _ in range(4)]
    assert [door.enter(wire) for wire in first] == [True, True, True, False]
    assert door.enter(Wire("192.0.2.2"))
    door.leave(first[3])  # was never inside
    door.leave(first[0])
    assert door.enter(Wire("192.0.2.1")) and not door.enter(Wire("192.0.2.1"))
    assert [door.enter(Wire(f"198.51.100.{n}")) for n in range(20)].count(True) == 16
    for wire in list(door.inside):
        door.leave(wire)
    assert not door.inside and not door.counts


def test_one_household_cannot_fill_a_small_server() -> None:
    door = Door(most=40, of_one=100)
    assert [door.enter(Wire("2001:db8:1:2::1")) for _ in range(20)].count(True) == 10


@pytest.mark.parametrize("proxies", ["10.0.0.1", "10.0.0.0/8, 192.0.2.9", "*"])
def test_a_proxy_speaks_for_many(proxies: str) -> None:
    door = Door(most=100, of_one=2, proxies=proxies)
    assert all(door.enter(Wire("10.0.0.1")) for _ in range(50))
    assert all(door.enter(Wire("")) for _ in range(10))


def test_sockets_are_counted_by_address_and_account() -> None:
    crowd = Crowd(Settings("x", connections_of_one=2, sockets_of_one=1))
    with crowd.one_more("address a", "account 1") as first, crowd.one_more("address b", "account 1") as second:
        assert first and not second
        with crowd.one_more("address a") as third, crowd.one_more("address a") as fourth:
            assert third and not fourth
    assert not crowd.counts


def test_silent_and_slow_connections_are_closed_and_others_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Against 25 places for one address: 40 connections that say nothing, or never finish what they say."""
    monkeypatch.setattr(doors, "REQUEST", 0.4)
    monkeypatch.setattr("rondel.server.run.room_for", lambda: 100)

    async def story() -> None:
        async with listening(tmp_path, local=False) as url:
            host, port = "127.0.0.1", int(url.rstrip("/").rpartition(":")[2])
            wires = [await asyncio.open_connection(host, port) for _ in range(40)]
            said = [b"", b"GET / HT", b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\nabc"]
            for number, (_, writer) in enumerate(wires):
                writer.write(said[number % 3])
            async with asyncio.timeout(20):
                for reader, _ in wires:  # each is ended by the server, the last 15 at once
                    while await ended(reader):
                        pass
                async with httpx.AsyncClient(base_url=url) as client:
                    assert (await client.get("/api/me")).status_code == 200
            for _, writer in wires:
                writer.close()

    asyncio.run(story())


async def ended(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.read(1000)
    except ConnectionError:
        return b""


def test_a_line_that_repeats_is_counted(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    monkeypatch.setattr(quiet, "monotonic", lambda: now)
    log, filter_ = logging.getLogger("rondel.flood"), Repeats()
    caplog.handler.addFilter(filter_)
    try:
        for n in range(1000):
            log.error("no file for %d", n)
        log.error("something else")
        now = quiet.EVERY
        log.error("no file for %d", 1000)
    finally:
        caplog.handler.removeFilter(filter_)
    lines = [record.getMessage() for record in caplog.records]
    assert lines[: quiet.FEW] == [f"no file for {n}" for n in range(quiet.FEW)]
    assert lines[quiet.FEW :] == ["something else", "no file for 1000 (and 995 times more before)"]
