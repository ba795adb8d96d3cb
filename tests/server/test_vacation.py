"""Vacation: the clocks of who is away stand at slow tables alone, the others see it, and days are counted."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rondel.server import vacation
from rondel.server.errors import ApiError
from rondel.server.http_protocol import ClockWanted, Join
from rondel.server.hub import Hub
from rondel.server.visitor import Visitor
from rondel.table import live as tables
from server.site import ADA, BEN, Visit, another, site
from server.support import BotsAtHand, browser, opened, people, server

DAY = 86400
SLOW = ClockWanted(start=3 * DAY, increment=0)
FAST = ClockWanted(start=3600, increment=0)


class Now:
    """The time of tables and of vacations."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now

    def passes(self, days: float) -> None:
        self.now += days * DAY


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Now:
    clock = Now()
    monkeypatch.setattr(tables, "monotonic", clock)
    monkeypatch.setattr(vacation, "time", clock)
    return clock


async def two(hub: Hub, clock: ClockWanted | None) -> tuple[Visitor, Visitor, str]:
    """Ada and Ben at a table; its name."""
    ada, ben = await people(hub, "Ada", "Ben")
    info = await opened(hub, "quay", "me", "open", who=ada, clock=clock)
    await hub.lobby.join(info.id, Join(), ben, "en")
    return ada, ben, info.id


async def who_decides(hub: Hub, name: str) -> tuple[Any, int, int]:
    """The table, the seat at turn, and its account."""
    table = (await hub.rooms.room(name)).table
    seat = table.running()
    assert seat is not None
    account = table.row(seat).account
    assert account is not None
    return table, seat, account


def test_the_clock_of_who_is_on_vacation_stands_and_goes_on_when_they_are_back(tmp_path: Path, now: Now) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            *_, name = await two(hub, SLOW)
            table, seat, account = await who_decides(hub, name)
            now.passes(1)
            assert table.left()[seat] == 2 * DAY
            await hub.reach.vacations.begin(account, 10)
            now.passes(9)
            assert table.left()[seat] == 2 * DAY and table.ticking() is None
            assert hub.rooms.open[name].autoplay.timer is None  # nothing rings
            await hub.reach.vacations.end(account)
            now.passes(0.5)
            assert table.left()[seat] == 1.5 * DAY and table.ticking() == seat

    asyncio.run(story())


def test_a_restart_in_the_middle_of_a_vacation_changes_nothing(tmp_path: Path, now: Now) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            *_, name = await two(hub, SLOW)
            _, seat, account = await who_decides(hub, name)
            now.passes(1)
            await hub.reach.vacations.begin(account, 10)
        now.passes(5)
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            table, seat, account = await who_decides(hub, name)
            now.passes(2)
            assert table.resting == {seat} and table.left()[seat] == 2 * DAY
            now.passes(4)
            await hub.reach.vacations.look()  # its days are over
            assert table.resting == set() and table.ticking() == seat
            now.passes(1)
            assert table.left()[seat] == 1 * DAY
            assert (await hub.reach.vacations.of(account)).until is None

    asyncio.run(story())


def test_fast_clocks_run_on(tmp_path: Path, now: Now) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            *_, name = await two(hub, FAST)
            table, seat, account = await who_decides(hub, name)
            await hub.reach.vacations.begin(account, 3)
            now.passes(1 / 48)
            assert table.left()[seat] == 1800 and table.resting == set()

    asyncio.run(story())


def test_the_others_see_it_and_may_play_on(tmp_path: Path, now: Now) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, ben, name = await two(hub, SLOW)
            table, seat, account = await who_decides(hub, name)
            away, other = (ada, ben) if account == ada.account else (ben, ada)
            screen = await browser(hub, name, other)
            await hub.reach.vacations.begin(account, 3)
            await screen.settled()
            card = screen.now["seats"][seat]
            assert card["resting"] and not card["running"] and not screen.now["seats"][1 - seat]["resting"]
            assert screen.log[-1]["text"] == "goes on vacation for 3 days"
            mine = await browser(hub, name, away)
            await mine.clicks(mine.now["actions"][0]["action"])  # who is away may look in
            assert table.clocks[seat] == 3 * DAY
            await hub.reach.vacations.end(account)
            await screen.settled()
            assert not screen.now["seats"][seat]["resting"]
            assert screen.log[-1]["text"] == "is back from vacation"

    asyncio.run(story())


def test_a_bot_that_takes_the_seat_is_not_on_vacation(tmp_path: Path, now: Now) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            *_, name = await two(hub, SLOW)
            _, seat, account = await who_decides(hub, name)
            await hub.reach.vacations.begin(account, 3)
            room = hub.rooms.open[name]
            await room.leave(seat, "random")
            assert room.table.resting == set()
            await hub.reach.vacations.end(account)
            assert [entry.data["key"] for entry in await hub.store.incidents(name) if entry.kind == "note"] == [
                "vacation"
            ]

    asyncio.run(story())


def test_tables_that_a_server_did_not_tell_before_it_died_are_told_by_the_next(
    tmp_path: Path, now: Now, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            *_, name = await two(hub, SLOW)
            table, seat, account = await who_decides(hub, name)

            async def dies(*_: Any) -> None:
                raise ConnectionResetError

            with monkeypatch.context() as dying:
                dying.setattr(hub.reach.vacations, "_tell", dies)
                with pytest.raises(ConnectionResetError):
                    await hub.reach.vacations.begin(account, 5)
            assert table.resting == set()
            await hub.reach.vacations.look()
            assert table.resting == {seat}
            await hub.reach.vacations.look()
            assert len(await hub.store.incidents(name)) == 2  # who sat down, and the vacation: said once

    asyncio.run(story())


def test_days_are_bounded_and_every_one_begun_counts(tmp_path: Path, now: Now) -> None:
    async def refused(hub: Hub, account: int, days: int) -> int:
        with pytest.raises(ApiError) as caught:
            await hub.reach.vacations.begin(account, days)
        assert caught.value.problem.field == "days"
        return caught.value.problem.status

    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            (ada,) = await people(hub, "Ada")
            account, vacations = ada.account or 0, hub.reach.vacations
            assert [await refused(hub, account, days) for days in (0, -1, 31)] == [400] * 3
            await vacations.begin(account, 20)
            assert await refused(hub, account, 1) == 409  # there is one
            assert (await vacations.of(account)).left == 10
            now.passes(4.2)
            await vacations.end(account)
            assert (await vacations.of(account)).left == 25
            for _ in range(5):  # a night here and there is a day each
                await vacations.begin(account, 1)
                now.passes(0.4)
                await vacations.end(account)
            assert (await vacations.of(account)).left == 20
            assert await refused(hub, account, 21) == 409
            now.passes(365)
            assert (await vacations.of(account)).left == 30

    asyncio.run(story())


@pytest.fixture
def visit(tmp_path: Path) -> Iterator[Visit]:
    with site(tmp_path) as found:
        found.register(ADA)
        yield found


def test_a_person_goes_and_comes_back(visit: Visit) -> None:
    gone = visit.change("PUT", "/api/me/vacation", json={"days": 3}).json()["vacation"]
    assert gone["until"] and (gone["left"], gone["most"]) == (27, 30)
    again = visit.change("PUT", "/api/me/vacation", json={"days": 3})
    assert (again.status_code, again.json()["field"]) == (409, "days")
    assert visit.delete("/api/me/vacation").json()["vacation"]["until"] is None
    assert visit.get("/api/me/export").json()["vacations"][0]["ended"]
    with another(visit) as ben:
        assert ben.change("PUT", "/api/me/vacation", json={"days": 3}).status_code == 401
        ben.register(BEN)
        assert ben.get("/api/me/reach").json()["vacation"] == {"until": None, "left": 30, "most": 30}
