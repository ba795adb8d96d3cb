"""Looking for a game: seated together at once, only who is there, one search each, on whichever node."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from rondel.server.errors import ApiError
from rondel.server.hub import Hub
from rondel.server.models import accounts, searches, tables
from rondel.server.search_protocol import Search, SearchWanted
from rondel.server.search_rows import GRACE, SILENT
from rondel.server.visitor import Visitor
from server.support import BotsAtHand, people, server, until
from server.test_two_nodes import ListBus, Wire, node

QUAY = SearchWanted(["quay"], [2], ["live"], [False])


class Page:
    """A browser of somebody on any page of the site."""

    def __init__(self, hub: Hub, who: Visitor) -> None:
        assert who.account is not None
        self.hub = hub
        self.account = who.account
        self.told: list[Search | None] = []

    async def open(self) -> "Page":
        await self.hub.searches.come(self.account, self.told.append)
        return self

    async def close(self) -> None:
        await self.hub.searches.go(self.account, self.told.append)

    async def looks(self, wanted: SearchWanted = QUAY) -> Search:
        return await self.hub.searches.begin(self.account, wanted)

    @property
    def now(self) -> Search:
        assert self.told and self.told[-1] is not None
        return self.told[-1]


@asynccontextmanager
async def site(folder: Path, *names: str) -> AsyncIterator[tuple[Hub, list[Page]]]:
    async with server(folder, local=False, bots=BotsAtHand()) as hub:
        yield hub, [Page(hub, who) for who in await people(hub, *names)]


async def ago(hub: Hub, account: int, **seconds: float) -> None:
    """As if it had happened so many seconds before."""
    columns = {name: searches.c[name] - value for name, value in seconds.items()}
    change = searches.update().where(searches.c.account == account).values(columns)
    await hub.store.database.write(lambda connection: connection.execute(change))


async def count(hub: Hub, table: Any) -> int:
    return len(await hub.store.database.read(lambda connection: connection.execute(table.select()).all()))


def test_two_who_fit_get_a_table_at_once_and_each_is_told_which(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path, "Ada", "Ben", "Eve") as (hub, (ada, ben, eve)):
            for page in (ada, ben, eve):
                await page.open()
            assert (await ada.looks()).wanted == QUAY
            await eve.looks(SearchWanted(["quay"], [3], ["live"], [False]))
            await until(lambda: ada.told and ada.now.others == 1)
            assert ada.now.alike == 0 and not ada.now.table  # somebody looks, but for something else
            await ben.looks()
            await until(lambda: ada.told and ben.told and ada.now.table and ben.now.table)
            assert ada.now.table == ben.now.table and not eve.now.table
            room = await hub.rooms.room(ada.now.table)
            metadata = room.table.metadata
            assert {row.name for row in metadata.seats} == {"Ada", "Ben"} and metadata.status == "running"
            assert metadata.clock == {"start": 1800, "increment": 30, "out": "bot"} and metadata.owner is None
            assert room.hints  # they had asked for a game that is not rated
            await until(lambda: eve.now.others == 0)

    asyncio.run(story())


def test_who_is_gone_is_not_seated_and_a_page_that_is_loaded_again_waits_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path, "Ada", "Ben") as (hub, (ada, ben)):
            await ada.open()
            await ada.looks()
            since = (await hub.searches.rows.all())[ada.account].since
            await ada.close()
            await ben.open()
            await ben.looks()
            await hub.searches.look()
            assert ben.told and not ben.now.table and ben.now.others == 0
            await ada.open()
            assert (await hub.searches.rows.all())[ada.account].since == since
            await until(lambda: ada.told and ben.told and ada.now.table and ben.now.table)

    asyncio.run(story())


def test_of_two_browsers_one_may_go(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path, "Ada", "Ben") as (hub, (ada, ben)):
            other = Page(hub, Visitor(ada.account, "Ada", False))
            await ada.open()
            await other.open()
            await ada.looks()
            await until(lambda: ada.told and other.told and other.now.wanted == QUAY)
            await ada.close()
            await ben.looks()
            await until(lambda: other.told and other.now.table)
            assert len(ada.told) == 1

    asyncio.run(story())


def test_a_search_ends_when_nobody_has_been_there_for_a_while(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path, "Ada", "Ben") as (hub, (ada, ben)):
            await ada.open()
            await ada.looks()
            await ben.looks(SearchWanted(["quay"], [3], ["live"], [True]))
            await ada.close()
            await ago(hub, ada.account, seen=GRACE + 1)
            await hub.searches.look()
            assert list(await hub.searches.rows.all()) == [ben.account]
            assert await hub.searches.ask(ada.account) == Search()

    asyncio.run(story())


def test_nobody_waits_for_the_browsers_of_a_node_that_has_died(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path, "Ada", "Ben") as (hub, (ada, ben)):
            await hub.searches.rows.begin(ada.account, QUAY)
            await ago(hub, ada.account, seen=SILENT + 1)
            await ben.looks()
            await hub.searches.match()
            assert not (await hub.searches.ask(ben.account)).table
            await hub.searches.ask(ada.account)  # she is there after all
            await hub.searches.match()
            assert (await hub.searches.ask(ada.account)).table

    asyncio.run(story())


def test_a_person_has_one_search_and_the_same_one_keeps_its_place(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path, "Ada") as (hub, (ada,)):
            await ada.looks()
            await ago(hub, ada.account, since=40)
            assert (await ada.looks()).waited >= 40
            assert (await ada.looks(SearchWanted(["quay"], [3], ["live"], [False]))).waited < 5
            assert await count(hub, searches) == 1
            assert await hub.searches.cancel(ada.account) == Search()
            assert await count(hub, searches) == 0

    asyncio.run(story())


def test_who_has_blocked_somebody_is_not_seated_with_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path, "Ada", "Ben") as (hub, (ada, ben)):
            await hub.friends.want(ada.account, "Ben", True, "en")
            await ada.looks()
            await ben.looks()
            await hub.searches.match()
            assert not (await hub.searches.ask(ben.account)).table
            await hub.friends.forget(ada.account, "Ben", "en")
            await hub.searches.match()
            assert (await hub.searches.ask(ben.account)).table

    asyncio.run(story())


def test_who_cancels_while_they_are_being_seated_is_not_and_the_others_look_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path, "Ada", "Ben") as (hub, (ada, ben)):
            rows = hub.searches.rows
            await rows.begin(ada.account, QUAY)
            await rows.begin(ben.account, QUAY)
            seekers = await rows.seekers()
            await rows.end(ada.account)
            with mock.patch.object(rows, "seekers", return_value=seekers):
                await hub.searches.match()
            assert not (await rows.all())[ben.account].table and await count(hub, tables) == 0

    asyncio.run(story())


def test_a_table_that_a_node_found_and_could_not_make_is_made_by_another(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path, "Ada", "Ben", "Eve", "Flo") as (hub, pages):
            rows = hub.searches.rows
            for page in pages:
                await rows.begin(page.account, QUAY)
            with mock.patch.object(rows, "unmade", return_value=[]):
                await hub.searches.match()  # and it dies
            assert not any(row.table for row in (await rows.all()).values())
            gone = accounts.delete().where(accounts.c.id == pages[0].account)
            await hub.store.database.write(lambda connection: connection.execute(gone))
            await hub.searches.match()
            made = [row.table for row in (await rows.all()).values()]
            assert len(made) == 3 and len(set(made)) == 2 and "" in made  # Ada is gone: Ben looks on
            await hub.searches.match()
            assert await count(hub, tables) == 1

    asyncio.run(story())


@pytest.mark.parametrize(
    ("field", "wanted"),
    [
        ("games", SearchWanted([], [2], ["live"], [True])),
        ("games", SearchWanted(["chess"], [2], ["live"], [True])),
        ("games", SearchWanted(["quay", "quay"], [2], ["live"], [True])),
        ("players", SearchWanted(["quay"], [], ["live"], [True])),
        ("players", SearchWanted(["quay"], [1], ["live"], [True])),
        ("players", SearchWanted(["quay"], [5], ["live"], [True])),
        ("players", SearchWanted(["quay"], [2**70], ["live"], [True])),
        ("paces", SearchWanted(["quay"], [2], [], [True])),
        ("rated", SearchWanted(["quay"], [2], ["live"], [])),
    ],
)
def test_what_cannot_be_looked_for_is_refused_and_nothing_changes(
    tmp_path: Path, field: str, wanted: SearchWanted
) -> None:
    async def story() -> None:
        async with site(tmp_path, "Ada") as (hub, (ada,)):
            with pytest.raises(ApiError) as refused:
                await ada.looks(wanted)
            assert refused.value.problem.field == field and refused.value.problem.status == 400
            assert await count(hub, searches) == 0

    asyncio.run(story())


def test_two_on_different_nodes_meet_and_the_site_goes_on_when_one_dies(tmp_path: Path) -> None:
    async def story() -> None:
        wire = Wire()
        async with node(tmp_path, "one", wire) as one, node(tmp_path, "two", wire) as two:
            ada, ben, eve, flo = await people(one, "Ada", "Ben", "Eve", "Flo")
            left = await Page(one, ada).open()
            await left.looks()
            await until(lambda: wire.claims.get("matching") == "one")
            right = await Page(two, ben).open()  # only now: with two nodes that look, either may be first
            await right.looks()
            await until(lambda: left.told and right.told and left.now.table and right.now.table)
            assert left.now.table == right.now.table
            info = await two.lobby.info(right.now.table, ben, "en")
            assert info.status == "running"
            assert isinstance(one.bus, ListBus)
            one.bus.die()
            third, fourth = await Page(two, eve).open(), await Page(two, flo).open()
            await third.looks()
            await fourth.looks()
            await until(lambda: third.told and third.now.table and fourth.told and fourth.now.table)
            assert wire.claims["matching"] == "two"

    asyncio.run(story())


def test_a_node_without_anybody_who_looks_leaves_the_matching_to_others(tmp_path: Path) -> None:
    async def story() -> None:
        wire = Wire()
        with mock.patch("rondel.server.searches.LASTS", -1.0), mock.patch("rondel.server.searches.LOOK", 0.01):
            async with node(tmp_path, "one", wire) as one:
                (ada,) = await people(one, "Ada")
                page = await Page(one, ada).open()
                await page.looks()
                await until(lambda: wire.claims.get("matching") == "one")
                await page.close()
                await until(lambda: "matching" not in wire.claims)

    asyncio.run(story())


def test_whoever_logs_out_is_hung_up_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path, "Ada", "Ben") as (hub, (ada, ben)):
            await ada.open()
            await ben.open()
            hub.rooms.cut_off(ada.account)
            assert ada.told[-1] is None and None not in ben.told

    asyncio.run(story())
