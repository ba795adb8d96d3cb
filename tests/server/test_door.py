"""Connections: how many one address may hold, for how long in silence; and a log that no flood fills."""

import asyncio
import logging
import random
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from rondel.server import door as doors
from rondel.server import limits, quiet, run
from rondel.server.door import Door
from rondel.server.quiet import Repeats
from rondel.server.settings import Settings
from rondel.server.socket import SAID, SECONDS, Crowd, Talk
from server.site import ADA, site
from server.support import until
from server.test_socket_fuzz import listening, table_of


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


def test_who_says_too_much_through_all_their_sockets_is_heard_later(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0

    async def passes(seconds: float) -> None:
        nonlocal now
        now += seconds + 1e-6  # as every clock does

    async def story() -> None:
        talk, account = Talk(), SAID["account"]
        for _ in range(account):
            await talk.turn("address a", "account 1")
        assert now == 0.0
        await talk.turn("address a", "account 1")
        assert now == pytest.approx(SECONDS / account, rel=1e-3)
        waited = now
        for number in range(SAID["address"]):
            await talk.turn("address b", f"account {2 + number}")  # nobody else waits for them
        assert now == waited
        await talk.turn("address b")
        assert now == pytest.approx(waited + SECONDS / SAID["address"], rel=1e-3)

    monkeypatch.setattr(limits, "monotonic", lambda: now)
    monkeypatch.setattr("rondel.server.socket.asyncio.sleep", passes)
    asyncio.run(story())


@pytest.mark.parametrize("path", ["/api/tables/{table}/socket", "/api/games/saltfjord/lessons/die/socket"])
def test_whatever_comes_through_a_socket_counts_for_address_and_account(tmp_path: Path, path: str) -> None:
    with site(tmp_path) as visit:
        visit.register(ADA)
        at = path.replace("{table}", visit.opens("me", "here")["id"])
        heard = list[tuple[str, ...]]()

        async def turn(*keys: str) -> None:
            heard.append(keys)

        visit.site.state.talk.turn = turn
        with visit.client.websocket_connect(at) as tab:
            for _ in range(2):
                tab.send_text("null")
                while tab.receive_json(timeout=10)["type"] != "notice":
                    pass
        assert heard == [("address testclient", "account 1")] * 2


def test_who_does_not_take_an_answer_is_hung_up_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would lie in the memory of the server until they do."""
    monkeypatch.setattr(doors, "TAKE", 0.2)
    (tmp_path / "static" / "assets").mkdir(parents=True)
    long = random.Random(1).randbytes(2_000_000)
    (tmp_path / "static" / "assets" / "long.bin").write_bytes(long)
    made: list[Door] = []
    monkeypatch.setattr("rondel.server.run.Door", lambda *given: made.append(Door(*given)) or made[0])
    monkeypatch.setattr(run, "_bound", _short(run._bound))

    async def story() -> None:
        async with listening(tmp_path, local=False, static=tmp_path / "static") as url:
            reader, writer = await slow_reader("127.0.0.1", int(url.rstrip("/").rpartition(":")[2]))
            writer.write(b"GET /assets/long.bin HTTP/1.1\r\nHost: x\r\n\r\n")
            await until(lambda: made[0].inside)
            await until(lambda: not made[0].inside)
            assert reader.at_eof() is False
            writer.close()
            monkeypatch.setattr(doors, "TAKE", 60)
            async with httpx.AsyncClient(base_url=url, timeout=60) as client:
                assert (await client.get("/assets/long.bin")).content == long

    asyncio.run(story())


@pytest.mark.parametrize(("take", "ping"), [(0.2, 60.0), (60.0, 0.2)])
def test_who_does_not_take_what_a_socket_tells_is_hung_up_on(
    take: float, ping: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether they take too little, or answer no ping: nothing of it is kept for them, and their table rests."""
    monkeypatch.setattr(doors, "TAKE", take)
    monkeypatch.setattr(doors, "PING", ping)
    made: list[Door] = []
    monkeypatch.setattr("rondel.server.run.Door", lambda *given: made.append(Door(*given)) or made[0])
    monkeypatch.setattr(run, "_bound", _short(run._bound))
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "

    async def story() -> None:
        async with listening(tmp_path) as url:
            at, _ = await table_of(url, "me", "here")
            await until(lambda: not made[0].inside)  # who made the table has gone
            host, _, path = at.removeprefix("ws://").partition("/")
            name, _, port = host.partition(":")
            reader, writer = await slow_reader(name, int(port))
            writer.write(f"GET /{path} HTTP/1.1\r\nHost: {host}\r\n{upgrade}{'A' * 22}==\r\n\r\n".encode())
            assert b"101" in await reader.readline()
            await until(lambda: not made[0].inside)
            writer.close()

    asyncio.run(story())


async def slow_reader(host: str, port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Somebody who takes nothing that they do not read, and for whom the system keeps little, too."""
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.connect((host, port))
    return await asyncio.open_connection(sock=wire, limit=1000)


def _short(bound: Callable[[str, int], socket.socket]) -> Callable[[str, int], socket.socket]:
    """Sockets for which the system keeps little."""

    def made(host: str, port: int) -> socket.socket:
        found = bound(host, port)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        return found

    return made


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
