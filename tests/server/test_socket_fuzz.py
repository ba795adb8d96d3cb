"""Whatever comes through a socket, the table is not harmed and whoever sent it is told what was wrong."""

import asyncio
import json
import os
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rondel.server.connection import LONGEST, LONGEST_TEXT, PACE, PACE_OF_CHAT
from rondel.server.http_protocol import Join
from rondel.server.hub import Hub
from rondel.server.run import _config, address, listen
from rondel.server.settings import Settings
from rondel.server.store import Store
from server.support import STRANGER, BotsAtHand, Browser, browser, opened, people, server, stored
from server.test_serve import running

bounded = settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
TAGS = ("play", "undo", "end_turn", "take_back", "answer", "ask", "look", "speak", "say", "prefer", "leave", "hint")


class Party:
    """A table in the middle of a game: Ada is to act, Bob plays too, a stranger looks on."""

    def __init__(self, runner: asyncio.Runner, hub: Hub) -> None:
        self.runner = runner
        self.hub = hub
        self.screens: dict[str, Browser] = {}

    async def begin(self) -> None:
        ada, bob = await people(self.hub, "Ada", "Bob")
        info = await opened(self.hub, "saltfjord", "me", "open", who=ada)
        await self.hub.lobby.join(info.id, Join(), bob, "en")
        both = [await browser(self.hub, info.id, who) for who in (ada, bob)]
        rng = random.Random(3)
        for _ in range(12):
            screen = both[self.hub.rooms.open[info.id].table.running() or 0]
            await screen.settled()
            if screen.table.confirming is not None:
                await screen.says("end_turn", seq=screen.table.seq)
            else:
                await screen.clicks(rng.choice(screen.now["actions"])["action"])
        acting = both[0].table.running() or 0
        stranger = await browser(self.hub, info.id, STRANGER)
        self.screens = {"acting": both[acting], "waiting": both[1 - acting], "stranger": stranger}

    def send(self, who: str, raw: str | bytes) -> list[dict[str, Any]]:
        """What the sender is answered. The table must be what it was."""
        return self.runner.run(self._send(self.screens[who], raw))

    async def _send(self, screen: Browser, raw: str | bytes) -> list[dict[str, Any]]:
        table = screen.table.metadata.id
        before, position = await stored(self.hub, table), screen.table.state.save()
        answer = await screen.sends(raw)
        assert (await stored(self.hub, table), screen.table.state.save()) == (before, position)
        assert not any("went wrong" in message.get("text", "") for message in answer)
        return answer

    @property
    def seq(self) -> int:
        return self.screens["acting"].table.seq


@pytest.fixture(scope="module")
def party(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Party]:
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        hub = runner.run(
            stack.enter_async_context(server(tmp_path_factory.mktemp("fuzz"), local=False, bots=BotsAtHand()))
        )
        found = Party(runner, hub)
        runner.run(found.begin())
        yield found
        runner.run(stack.aclose())


everybody = st.sampled_from(["acting", "waiting", "stranger"])


def rejected(answer: list[dict[str, Any]]) -> None:
    (notice,) = answer
    assert notice["type"] == "notice" and notice["error"] and notice["text"]


@bounded
@given(who=everybody, raw=st.one_of(st.binary(max_size=300), st.text(max_size=300)))
def test_what_is_no_message_is_told_so(party: Party, who: str, raw: str | bytes) -> None:
    rejected(party.send(who, raw))


ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([-1, 0, 1, 2**31, 2**63, 2**64, 10**30, -(10**30)]),
    st.floats(),
    st.text(max_size=20),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=5), st.integers(), max_size=2),
)
FIELDS = ("seq", "action", "whole", "move", "agree", "place", "lang", "text", "confirm", "bot", "x")
SOME_MESSAGE = st.fixed_dictionaries(
    {"type": st.one_of(st.sampled_from([*TAGS, "", "Play", "scene", "position", "drop table"]), ODD)},
    optional=dict.fromkeys(FIELDS, ODD),
)


@settings(bounded, max_examples=200)
@given(who=everybody, message=SOME_MESSAGE)
def test_messages_of_wrong_shapes_change_nothing(party: Party, who: str, message: dict[str, Any]) -> None:
    """None of them names the present seq, and nobody who sits leaves."""
    if message.get("seq") == party.seq:
        message["seq"] = party.seq + 1
    if message["type"] == "leave" and who != "stranger":
        message["bot"] = "no such bot"
    if message["type"] == "say":
        message["text"] = ""
    answer = party.send(who, json.dumps(message))
    assert answer or message["type"] == "prefer"
    if message["type"] in ("look", "speak", "prefer", "take_back"):
        party.runner.run(as_before(party.screens[who]))


async def as_before(screen: Browser) -> None:
    """What a message may do to one screen is undone."""
    screen.room.request = None
    await screen.says("look")
    await screen.says("speak", lang="en")
    await screen.says("prefer", confirm=True)


@bounded
@given(who=st.sampled_from(["waiting", "stranger"]), data=st.data())
def test_actions_of_another_seat_are_refused(party: Party, who: str, data: st.DataObject) -> None:
    actions = party.screens["acting"].table.game.actions
    every = [actions.name(number) for number in range(len(actions))]
    offered = [action["action"] for action in party.screens["acting"].now["actions"]]
    name = data.draw(st.one_of(st.sampled_from(offered), st.sampled_from(every)))
    rejected(party.send(who, json.dumps({"type": "play", "action": name, "seq": party.seq})))


@bounded
@given(data=st.data())
def test_what_was_said_before_is_late_when_it_is_said_again(party: Party, data: st.DataObject) -> None:
    """A recorded message of the right person, sent once more: they are told the present position, and nothing else."""
    old = data.draw(st.integers(-3, party.seq - 1))
    kind = data.draw(st.sampled_from(["play", "undo", "end_turn", "take_back", "answer"]))
    more = {"play": {"action": "set:1"}, "take_back": {"move": 0}, "answer": {"agree": True}}.get(kind, {})
    (position,) = party.send("acting", json.dumps({"type": kind, "seq": old, **more}))
    assert position["type"] == "position" and position["seq"] == party.seq


DEEP: dict[str, str] = {
    "lists": "[" * 4000 + "]" * 4000,
    "open lists": "[" * 8000,
    "objects": '{"type":' * 900 + "1" + "}" * 900,
    "a value": '{"type":"say","text":' + "[" * 4000 + "]" * 4000 + "}",
    "an unknown field": '{"type":"look","x":' + "[" * 4000 + "]" * 4000 + "}",
}


@pytest.mark.parametrize("raw", DEEP.values(), ids=DEEP)
def test_deep_nesting_is_refused(party: Party, raw: str) -> None:
    rejected(party.send("acting", raw))


@pytest.mark.parametrize(
    "raw",
    [
        "x" * (LONGEST + 1),
        json.dumps({"type": "say", "text": "x" * LONGEST}),
        json.dumps({"type": "say", "text": "x" * (LONGEST_TEXT + 1)}),
        json.dumps({"type": "play", "action": "x" * (LONGEST - 60), "seq": 0}),
        json.dumps({"type": "speak", "lang": "x" * (LONGEST + 1)}),
        b"\xff" * 100,
        '{"type":"say","text":"\\ud800"}',
        '{"type":"say","text":"a"',
        '{"type":"undo","seq":1e400}',
        '{"type":"undo","seq":99999999999999999999999999}',
        '{"type":"undo","seq":NaN}',
        "\ufeff{}",
        "null",
        "",
    ],
    ids=range(14),
)
def test_huge_and_broken_texts_are_refused(party: Party, raw: str | bytes) -> None:
    answer = party.send("waiting", raw)
    assert [message["type"] for message in answer] in (["notice"], ["position"])
    assert len(json.dumps(answer)) < 20_000


def test_chat_arrives_as_it_was_written(tmp_path: Path) -> None:
    """A text is a text; what looks like markup is the business of nobody."""
    said = '<img src=x onerror=alert(1)> & "quotes" \\ ąę \U0001f404 {{x}} $(y) </script>'

    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, bob = await people(hub, "Ada", "Bob")
            info = await opened(hub, "saltfjord", "me", "open", who=ada)
            screens = [await browser(hub, info.id, who) for who in (ada, bob, STRANGER)]
            await screens[0].says("say", text=said)
            await screens[1].says("say", text="x" * LONGEST_TEXT)
            for screen in screens:
                await screen.settled()
                received = [(line["who"], line["seat"], line["text"]) for line in screen.of("chat")]
                assert received == [("Ada", 0, said), ("Bob", None, "x" * LONGEST_TEXT)]
            late = await browser(hub, info.id, STRANGER)
            assert late.of("chat") == screens[0].of("chat")
            for text in ("", "  \n\t ", "x" * (LONGEST_TEXT + 1)):
                rejected(await screens[0].says("say", text=text))
            assert len(await hub.store.chats(info.id)) == 2

    asyncio.run(story())


@pytest.mark.parametrize(("message", "pace"), [({"type": "say", "text": "word"}, PACE_OF_CHAT), ({"type": "?"}, PACE)])
def test_who_speaks_too_fast_is_slowed_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, message: dict[str, str], pace: tuple[int, float]
) -> None:
    now = 1000.0
    monkeypatch.setattr("rondel.server.connection.monotonic", lambda: now)

    async def story() -> None:
        nonlocal now
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            info = await opened(hub, "saltfjord", "me", "here")
            screen = await browser(hub, info.id)
            most, seconds = pace
            for _ in range(most + 5):
                await screen.connection.hear(json.dumps(message))
            await screen.settled()
            assert len(screen.of("chat")) == len(await hub.store.chats(info.id)) in (0, most)
            assert [notice["text"] for notice in screen.of("notice")].count("Slow down a little") == 5
            now += seconds
            await screen.connection.hear(json.dumps({"type": "say", "text": "again"}))
            await screen.settled()
            assert screen.of("chat")[-1]["text"] == "again"

    asyncio.run(story())


# Through a real socket


@asynccontextmanager
async def listening(folder: Path, local: bool = True, **more: Any) -> AsyncIterator[str]:
    """A server in this process, on a port of its own; its address."""
    socket = listen("127.0.0.1", 0)
    wanted = Settings(str(folder / "site.db"), local=local, **more)
    running = uvicorn.Server(_config(wanted, await Store.open(wanted.database), ""))
    task = asyncio.create_task(running.serve(sockets=[socket]))
    try:
        while not running.started:
            await asyncio.sleep(0.01)
        yield address(socket)
    finally:
        running.should_exit = True
        await task


async def table_of(url: str, *kinds: str) -> tuple[str, dict[str, str]]:
    """A new table at home, the address of its socket, and the headers of its maker."""
    async with httpx.AsyncClient(base_url=url, timeout=30) as client:
        token = (await client.get("/api/me")).json()["csrf"]
        body = {"game": "saltfjord", "seats": [{"kind": kind} for kind in kinds], "seed": 7}
        made = await client.post("/api/tables", json=body, headers={"X-CSRF-Token": token})
        assert made.status_code == 201, made.text
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        return f"{url.replace('http', 'ws')}api/tables/{made.json()['id']}/socket", {"Cookie": cookies}


async def received(wire: ClientConnection, kind: str, fits: Callable[[dict[str, Any]], Any] = bool) -> dict[str, Any]:
    async with asyncio.timeout(30):
        while True:
            message: dict[str, Any] = json.loads(await wire.recv())
            if message["type"] == kind and fits(message):
                return message


def test_a_socket_plays_refuses_and_survives(tmp_path: Path) -> None:
    async def story() -> None:
        async with listening(tmp_path) as url:
            at, headers = await table_of(url, "me", "here")
            async with connect(at + "?lang=pl", additional_headers=headers) as wire:
                scene = await received(wire, "scene")
                assert scene["lang"] == "pl"
                position = await received(wire, "position")
                await wire.send(json.dumps({"type": "play", "action": position["actions"][0]["action"], "seq": 0}))
                assert (await received(wire, "position", lambda m: m["seq"] == 1))["move"] == 1
                for rubbish in ("[" * 3000, '{"type":"play"}', "\x00", "null"):
                    await wire.send(rubbish)
                    assert (await received(wire, "notice"))["error"]
                await wire.send(json.dumps({"type": "say", "text": "<b>hej</b>"}))
                assert (await received(wire, "chat"))["text"] == "<b>hej</b>"
                async with connect(at, additional_headers=headers) as second:
                    again = await received(second, "position")
                    assert again["seq"] == 1 and again["log"]
            async with connect(at, additional_headers=headers) as wire:
                await wire.send(b"bytes instead of a text")
                assert (await received(wire, "notice"))["error"]
                await wire.send("x" * 100_000)  # more than a message may have
                with pytest.raises(ConnectionClosed):
                    await received(wire, "nothing")
            async with connect(at, additional_headers=headers) as wire:
                assert (await received(wire, "position"))["seq"] == 1

    asyncio.run(story())


@pytest.mark.parametrize("where", ["table", "lesson"])
def test_whatever_bytes_come_through_a_socket_the_table_goes_on(tmp_path: Path, where: str) -> None:
    """Frames of random bytes, of texts that are none, of wrong types, deeply nested; and bytes that are no frames."""
    rng = random.Random(21)
    brackets = ("[", "]"), ('{"a":', "}")
    nested = [left * depth + "1" + right * depth for left, right in brackets for depth in (50, 900, 1300)]
    odd: list[Any] = [None, [[]], 1e308]
    typed = [json.dumps({"type": kind, "seq": value, "text": value}) for kind in TAGS[:4] for value in odd]
    noise = [rng.randbytes(rng.randrange(1, 400)) for _ in range(20)]
    everything: list[str | bytes] = [*nested, *typed, *noise]

    async def story() -> None:
        async with listening(tmp_path) as url:
            at, headers = await table_of(url, "me", "here")
            if where == "lesson":
                at = f"{url.replace('http', 'ws')}api/games/saltfjord/lessons/die/socket"
            async with connect(at, additional_headers=headers) as wire:
                begun = (await received(wire, "position"))["seq"]
            for said in everything:
                async with connect(at, additional_headers=headers) as wire:
                    await wire.send(said)
                    assert (await received(wire, "notice"))["error"]
            for _ in range(15):
                async with connect(at, additional_headers=headers) as wire:
                    wire.transport.write(rng.randbytes(rng.randrange(1, 300)))
                    wire.transport.write(b"\x81\x85\x00\x00\x00\x00\xff\xfe\xfd\xfc\xfb")  # a text that is no UTF-8
            async with connect(at, additional_headers=headers) as wire:
                assert (await received(wire, "position"))["seq"] == begun

    asyncio.run(story())


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "file://"])
def test_a_page_of_another_site_gets_no_socket(origin: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with listening(tmp_path) as url:
            at, headers = await table_of(url, "me", "bot")
            with pytest.raises(InvalidStatus) as refusal:
                await connect(at, origin=origin, additional_headers=headers)  # type: ignore[arg-type]
            assert refusal.value.response.status_code == 403
            async with connect(at, origin=url.rstrip("/"), additional_headers=headers) as wire:  # type: ignore[arg-type]
                await received(wire, "scene")

    asyncio.run(story())


def test_a_table_that_is_not_there_says_so_and_hangs_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with listening(tmp_path) as url:
            for name in ("nothing", "x" * 500):
                async with connect(f"{url.replace('http', 'ws')}api/tables/{name}/socket") as wire:
                    assert (await received(wire, "gone"))["text"]
                    with pytest.raises(ConnectionClosed):
                        await wire.recv()
            with pytest.raises(InvalidStatus):
                await connect(f"{url.replace('http', 'ws')}api/tables/x%2fy/socket")

    asyncio.run(story())


# Killed


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_killed_between_clicks_everything_acknowledged_is_there(tmp_path: Path) -> None:
    """Clicks follow each other as fast as they are answered; the server dies in the middle, twice."""
    at_home = ["open", "--port", "0", "--no-browser", "--database", str(tmp_path / "home.db")]
    acknowledged = 0
    table = ""

    async def story(url: str, die: Callable[[], None], clicks: int) -> None:
        nonlocal acknowledged, table
        if not table:
            at, _ = await table_of(url, "me", "here")
            table = at.split("/")[-2]
        wire = await connect(f"{url.replace('http', 'ws')}api/tables/{table}/socket")
        position = await received(wire, "position")
        assert position["seq"] >= acknowledged  # what was answered before the kill
        assert len({line["move"] for line in position["log"]} - {0}) <= position["move"]
        for _ in range(clicks):
            seq = position["seq"]
            name = position["actions"][0]["action"] if position["actions"] else ""
            said = {"type": "play", "action": name} if name else {"type": "end_turn"}
            await wire.send(json.dumps({**said, "seq": seq}))
            position = await received(wire, "position", lambda message, seq=seq: message["seq"] > seq)  # type: ignore[misc]
            acknowledged = position["seq"]
        if clicks:
            await wire.send(json.dumps({"type": "play", "action": "set:1", "seq": acknowledged}))
            die()
        await wire.close()

    for clicks in (5, 4, 0):
        with running(*at_home, folder=tmp_path) as (process, url):
            asyncio.run(story(url, process.kill, clicks))
    assert acknowledged >= 9
