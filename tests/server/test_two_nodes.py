"""Two servers on one database, with a bus between them that is only a list: what nodes tell each other, and who does
what. The same with PostgreSQL and Redis: tests/nodes."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from rondel.server.bus import Bus, Ears
from rondel.server.expiry import close_old
from rondel.server.farewell import leave_for_good
from rondel.server.http_protocol import ClockWanted, Join
from rondel.server.hub import Hub
from rondel.server.limits import Limit
from rondel.server.logins import Delays
from rondel.server.models import entries
from rondel.server.nodes import Nodes
from rondel.server.sessions import DAY
from server.support import BotsAtHand, Browser, browser, opened, people, server, until


class Wire:
    """All nodes that listen, and what they have claimed."""

    def __init__(self) -> None:
        self.nodes: dict[str, Ears] = {}
        self.claims: dict[str, str] = {}
        self.said: list[dict[str, Any]] = []


class ListBus(Bus):
    shared = True

    def __init__(self, node: str, wire: Wire) -> None:
        self.node = node
        self.wire = wire

    @property
    def others(self) -> bool:
        return len(self.wire.nodes) > 1

    async def start(self, ears: Ears) -> None:
        self.wire.nodes[self.node] = ears

    async def stop(self) -> None:
        self.wire.nodes.pop(self.node, None)

    def publish(self, message: bytes) -> None:
        self.wire.said.append(json.loads(message))
        for node, ears in self.wire.nodes.items():
            if node != self.node:
                ears.heard(self.node, message)

    def owns(self, name: str) -> bool:
        return self.wire.claims.get(name) == self.node

    async def claim(self, name: str) -> bool:
        if self.wire.claims.get(name) in self.wire.nodes:
            return self.owns(name)
        self.wire.claims[name] = self.node
        return True

    def release(self, name: str) -> None:
        if self.owns(name):
            del self.wire.claims[name]

    def die(self) -> None:
        """As if by kill -9: nothing more is heard of it."""
        self.wire.nodes.pop(self.node)
        for ears in self.wire.nodes.values():
            ears.gone(self.node)


@asynccontextmanager
async def node(folder: Path, name: str, wire: Wire, **more: Any) -> AsyncIterator[Hub]:
    async with server(folder, local=False, **more) as hub:
        hub.bus = ListBus(name, wire)
        hub.nodes = Nodes(hub, hub.bus)
        await hub.bus.start(hub.nodes)
        yield hub


def able(screen: Browser) -> bool:
    return bool(screen.now["actions"] or screen.now["confirm"])


async def act(screen: Browser) -> None:
    """Click the first button, or confirm the turn."""
    if screen.now["actions"]:
        await screen.clicks(screen.now["actions"][0]["action"])
    else:
        await screen.says("end_turn", seq=screen.table.seq)


def test_what_happens_on_one_node_is_told_on_the_other(tmp_path: Path) -> None:
    async def story() -> None:
        wire = Wire()
        async with (
            node(tmp_path, "one", wire, bots=BotsAtHand()) as one,
            node(tmp_path, "two", wire, bots=BotsAtHand()) as two,
        ):
            ada, ben = await people(one, "Ada", "Ben")
            info = await opened(one, "quay", "me", "open", who=ada)
            left = await browser(one, info.id, ada)
            await two.lobby.join(info.id, Join(), ben, "en")
            await until(lambda: left.now["status"] == "running")
            right = await browser(two, info.id, ben)
            await until(lambda: all(seat["here"] for seat in left.now["seats"]))
            assert all(seat["here"] for seat in right.now["seats"])
            for _ in range(8):
                seq = left.now["seq"]
                await act(next(filter(able, (left, right))))
                await until(lambda seq=seq: left.now["seq"] == right.now["seq"] > seq)
            assert left.table.state.save() == right.table.state.save() and left.log == right.log
            await right.says("say", text="hello")
            await until(lambda: [chat["text"] for chat in left.of("chat")] == ["hello"])
            await right.connection.close()
            await until(lambda: not left.now["seats"][1]["here"])

    asyncio.run(story())


def test_undo_is_told_without_the_whole_log(tmp_path: Path) -> None:
    async def story() -> None:
        wire = Wire()
        async with node(tmp_path, "one", wire) as one, node(tmp_path, "two", wire) as two:
            (ada,) = await people(one, "Ada")
            info = await opened(one, "saltfjord", "me", "here", who=ada)
            left, right = await browser(one, info.id, ada), await browser(two, info.id, ada)
            while not left.now["undo"]:
                await act(left)
            await until(lambda: right.now["seq"] == left.now["seq"])
            scenes = len(right.of("scene"))
            await left.says("undo", seq=left.table.seq, whole=True)
            await until(lambda: right.now["seq"] == left.now["seq"])
            assert right.table.state.save() == left.table.state.save() and right.log == left.log
            assert len(right.of("scene")) == scenes

    asyncio.run(story())


def test_all_agree_to_go_back_whichever_nodes_they_are_on(tmp_path: Path) -> None:
    async def story() -> None:
        wire = Wire()
        async with node(tmp_path, "one", wire) as one, node(tmp_path, "two", wire) as two:
            ada, ben, eve = await people(one, "Ada", "Ben", "Eve")
            info = await opened(one, "quay", "me", "open", "open", who=ada)
            for who in (ben, eve):
                await one.lobby.join(info.id, Join(), who, "en")
            screens = [await browser(hub, info.id, who) for hub, who in ((one, ada), (two, ben), (two, eve))]
            for _ in range(4):
                await act(next(filter(able, screens)))
                await until(lambda: len({screen.now["seq"] for screen in screens}) == 1)
            await screens[0].says("take_back", move=1, seq=screens[0].table.seq)
            await until(lambda: all(screen.now["request"] for screen in screens))
            for screen in screens[1:]:
                await screen.says("answer", agree=True, seq=screen.table.seq)
            await until(lambda: all(screen.now["move"] == 1 and not screen.now["request"] for screen in screens))
            undone = [entry for entry in await one.store.entries(info.id) if entry.kind == "undo"]
            assert len(undone) == 1

    asyncio.run(story())


def test_one_node_plays_a_bot_and_another_goes_on_when_it_dies(tmp_path: Path) -> None:
    async def story() -> None:
        wire, slow, other = Wire(), BotsAtHand(), BotsAtHand()
        slow.held = asyncio.Event()
        async with node(tmp_path, "one", wire, bots=slow) as one, node(tmp_path, "two", wire, bots=other) as two:
            (ada,) = await people(one, "Ada")
            info = await opened(one, "quay", "me", "bot:random", who=ada)
            left, right = await browser(one, info.id, ada), await browser(two, info.id, ada)
            while left.table.bot_to_move() == "":
                await act(left)
            await until(lambda: right.now["seq"] == left.now["seq"] and slow.asked == 1)
            assert wire.claims[info.id] == "one" and other.asked == 0
            seq = right.now["seq"]
            assert isinstance(one.bus, ListBus)
            one.bus.die()
            await until(lambda: right.now["seq"] > seq)
            assert other.asked >= 1
            await until(lambda: info.id not in wire.claims)  # a person has to decide
            slow.held.set()  # it wakes up and finds that somebody else has played
            await until(lambda: left.table.seq >= right.table.seq)

    asyncio.run(story())


def test_who_goes_to_another_node_gets_no_time_back(tmp_path: Path) -> None:
    async def story() -> None:
        wire = Wire()
        async with node(tmp_path, "one", wire) as one, node(tmp_path, "two", wire) as two:
            ada, ben = await people(one, "Ada", "Ben")
            info = await opened(one, "quay", "me", "open", who=ada, clock=ClockWanted(600, 0, "bot"))
            await one.lobby.join(info.id, Join(), ben, "en")
            room = await one.rooms.room(info.id)
            room.table.since -= 100  # so long ago was the last entry
            ago = entries.update().values(at=entries.c.at - 100)
            await one.store.database.write(lambda connection: connection.execute(ago))
            seat = room.table.running()
            assert seat is not None
            other = await two.rooms.room(info.id)
            assert abs(other.table.left()[seat] - room.table.left()[seat]) < 5 and other.table.left()[seat] < 501
            assert isinstance(one.bus, ListBus)
            one.bus.die()
            del two.rooms.open[info.id]
            assert (await two.rooms.loaded(info.id)).left()[seat] > 595  # nobody ran, and no clock did

    asyncio.run(story())


def test_what_is_taken_of_a_limit_on_one_node_is_missing_on_the_other(tmp_path: Path) -> None:
    async def story() -> None:
        wire = Wire()
        async with node(tmp_path, "one", wire) as one, node(tmp_path, "two", wire) as two:
            here, there = Limit(3), Limit(3)
            one.nodes.share({"clicks": here})
            two.nodes.share({"clicks": there})
            assert [here.wait("ada") for _ in range(2)] == [0, 0]
            one.nodes.tell_taken()
            one.nodes.tell_taken()  # nothing is told twice
            assert there.wait("ada") == 0 and there.wait("ada") > 0 and there.wait("ben") == 0
            two.nodes.tell_taken()
            assert here.wait("ada") > 0

    asyncio.run(story())


def test_wrong_passwords_are_counted_together_and_forgiven_together(tmp_path: Path) -> None:
    async def story() -> None:
        wire = Wire()
        async with node(tmp_path, "one", wire) as one, node(tmp_path, "two", wire) as two:
            here, there = Delays(free=2, longest=60), Delays(free=2, longest=60)
            one.nodes.share({"wrong": here})
            two.nodes.share({"wrong": there})
            for _ in range(3):
                here.failed("ada")
            one.nodes.tell_taken()
            assert there.wait("ada") > 0 and there.wait("ben") == 0
            there.forgive("ada", all_of_them=True)
            two.nodes.tell_taken()
            assert here.wait("ada") == 0

    asyncio.run(story())


def test_tables_that_nobody_wants_any_more_are_closed(tmp_path: Path) -> None:
    async def story() -> None:
        wire = Wire()
        async with node(tmp_path, "one", wire) as one, node(tmp_path, "two", wire) as two:
            ada, ben = await people(one, "Ada", "Ben")
            waits = await opened(one, "quay", "me", "open", who=ada)
            plays = await opened(one, "quay", "me", "open", who=ada)
            await one.lobby.join(plays.id, Join(), ben, "en")
            watched = await opened(one, "quay", "me", "open", who=ada)
            screen = await browser(two, watched.id, ada)
            await until(lambda: one.rooms.open[watched.id].audience.watched())
            assert await close_old(one) == []
            for hub in (one, two):
                object.__setattr__(hub.settings, "waiting_days", -1 / DAY)
                object.__setattr__(hub.settings, "abandoned_days", -1 / DAY)
            assert set(await close_old(one)) == {waits.id, plays.id}
            assert [info.id for info in await one.lobby.tables("mine", ada, "en")] == [watched.id]
            assert await one.lobby.tables("finished", ada, "en") == []  # nothing was played there
            info = await two.lobby.info(plays.id, ada, "en")
            assert (info.status, info.winners, info.totals) == ("finished", [], None)
            assert screen.now["status"] == "waiting"

    asyncio.run(story())


def test_who_deletes_their_account_has_no_name_on_any_node(tmp_path: Path) -> None:
    async def story() -> None:
        wire = Wire()
        async with node(tmp_path, "one", wire) as one, node(tmp_path, "two", wire) as two:
            ada, bob = await people(one, "Ada", "Bob")
            info = await opened(one, "saltfjord", "me", "open", who=ada)
            await two.lobby.join(info.id, Join(), bob, "en")
            screen = await browser(two, info.id, bob)
            await (await two.rooms.room(info.id)).close("closed")
            await leave_for_good(one, ada.account or 0)
            seat = (await two.lobby.info(info.id, bob, "en")).seats[0]
            assert seat.name != "Ada" and screen.table.metadata.owner is None
            assert not any("Ada" in line.text or line.who == "Ada" for line in await two.views.log(info.id, bob, "en"))

    asyncio.run(story())
