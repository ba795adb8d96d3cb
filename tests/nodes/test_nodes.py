"""Two nodes are one site: what somebody does on one is seen on the other."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import httpx

from nodes.people import Person, Screen, until

Story = Callable[[Person, Person], Awaitable[None]]
numbers = iter(range(1000))


def told(cluster: Any, story: Story) -> None:
    """With two people, Ada on the first node and Ben on the second."""

    async def run() -> None:
        first, second = (node.url for node in cluster.nodes)
        number = next(numbers)
        async with AsyncExitStack() as stack:
            ada, ben = Person(f"Ada {number}", [first]), Person(f"Ben {number}", [second])
            for person in (ada, ben):
                stack.push_async_callback(person.client.aclose)
                await person.register()
            await story(ada, ben)

    asyncio.run(run())


async def table(ada: Person, *others: dict[str, Any], **more: Any) -> str:
    body = {"game": "saltfjord", "seats": [{"kind": "me"}, *others], "public": True, **more}
    return str((await ada.post("/api/tables", body)).json()["id"])


async def screens(name: str, *people: Person) -> list[Screen]:
    return [await Screen(person, name).open() for person in people]


async def closed(*opened: Screen) -> None:
    for screen in opened:
        await screen.close()


def mine(screen: Screen) -> bool:
    return bool(screen.now["actions"] or screen.now["confirm"])


async def clicked(*both: Screen) -> Screen:
    """Whoever's turn it is clicks the first button; all see it. Who it was."""
    await until(lambda: any(map(mine, both)))
    who = next(filter(mine, both))
    seq = who.now["seq"]
    if who.now["actions"]:
        await who.says("play", action=who.now["actions"][0]["action"], seq=seq)
    else:
        await who.says("end_turn", seq=seq)
    await until(lambda: all(screen.now["seq"] > seq for screen in both))
    return who


def test_who_joins_on_one_node_is_seen_on_the_other_and_they_play(cluster: Any) -> None:
    async def story(ada: Person, ben: Person) -> None:
        name = await table(ada, {"kind": "open"})
        (left,) = await screens(name, ada)
        assert left.now["status"] == "waiting"
        await ben.post(f"/api/tables/{name}/join")
        await until(lambda: left.now["status"] == "running")
        (right,) = await screens(name, ben)
        await until(lambda: [seat["here"] for seat in left.now["seats"]] == [True, True])
        assert [seat["here"] for seat in right.now["seats"]] == [True, True]
        clickers = {(await clicked(left, right)).person.name for _ in range(12)}
        assert len(clickers) == 2
        for key in ("seq", "move", "actor", "turn"):
            assert left.now[key] == right.now[key]
        await closed(right)
        await until(lambda: [seat["here"] for seat in left.now["seats"]].count(True) == 1)
        await closed(left)

    told(cluster, story)


def test_chat_undo_and_taking_back_go_from_node_to_node(cluster: Any) -> None:
    async def story(ada: Person, ben: Person) -> None:
        name = await table(ada, {"kind": "open"})
        await ben.post(f"/api/tables/{name}/join")
        both = await screens(name, ada, ben)
        await both[0].says("say", text="hello")
        await until(lambda: all(screen.chat == ["hello"] for screen in both))
        for _ in range(4):
            await clicked(*both)
        await until(lambda: both[0].now["seq"] == both[1].now["seq"])
        move = both[0].now["move"]
        await both[0].says("take_back", move=1, seq=both[0].now["seq"])
        await until(lambda: all(screen.now["request"] for screen in both))
        await both[1].says("answer", agree=True, seq=both[1].now["seq"])
        await until(lambda: all(screen.now["move"] == 1 and not screen.now["request"] for screen in both))
        assert move > 1
        who = await clicked(*both)
        if who.now["undo"]:
            await who.says("undo", seq=who.now["seq"], whole=False)
            await until(lambda: all(screen.now["move"] == 1 for screen in both))
        await closed(*both)

    told(cluster, story)


def test_a_bot_plays_on_one_node_and_is_seen_on_all(cluster: Any) -> None:
    async def story(ada: Person, ben: Person) -> None:
        name = await table(ada, {"kind": "bot", "bot": "greedy"})
        both = await screens(name, ada, ben)  # Ben looks on
        for _ in range(10):
            await until(lambda: mine(both[0]))
            await clicked(both[0])
        await until(lambda: mine(both[0]) and both[0].now["seq"] == both[1].now["seq"])
        assert not mine(both[1]) and both[1].now["mine"] == []
        await closed(*both)

    told(cluster, story)


def test_programs_find_their_own_move_on_every_node(cluster: Any) -> None:
    """Through the proxy, which gives each request to another node."""

    async def story(ada: Person, ben: Person) -> None:
        name = await table(ada, {"kind": "bot", "bot": "random"})
        ada.nodes = [cluster.url]
        moves = 0
        while moves < 10:
            seen = (await ada.get(f"/api/tables/{name}/view", seat=0)).json()
            path = "actions" if seen["legal"] else "end-turn"
            said = {"seq": seen["seq"]} | ({"action": seen["legal"][0]} if seen["legal"] else {})
            answer = await ada.ask("POST", f"/api/tables/{name}/{path}", json=said)
            assert answer.status_code in (200, 409), answer.text  # 409: the bot's turn
            moves += answer.status_code == 200
            seen = (await ada.get(f"/api/tables/{name}/view", seat=0)).json()
            assert answer.status_code == 409 or seen["seq"] > said["seq"]

    told(cluster, story)


def test_logging_out_closes_the_tables_on_all_nodes(cluster: Any) -> None:
    async def story(ada: Person, ben: Person) -> None:
        name = await table(ada, {"kind": "bot", "bot": "random"})
        ada.nodes = [node.url for node in reversed(cluster.nodes)]
        (screen,) = await screens(name, ada)
        before = screen.wire
        answer = await ada.client.request("DELETE", f"{cluster.nodes[0].url}/api/session")
        assert answer.is_success
        await until(lambda: screen.wire is not before)
        await closed(screen)

    told(cluster, story)


def test_spectators_who_come_and_go_cost_the_others_nothing(cluster: Any) -> None:
    async def story(ada: Person, ben: Person) -> None:
        name = await table(ada, {"kind": "open"})
        (left,) = await screens(name, ada)
        spectators = [*await screens(name, *[ben] * 8), *await screens(name, *[ada] * 2)]
        async with httpx.AsyncClient() as client:
            await client.get(f"{cluster.nodes[0].url}/api/tables/{name}/view")
        before = [screen.received for screen in spectators]
        assert left.received == 2  # the board and the position: nobody else has come
        await closed(*spectators[:4])
        await left.says("say", text="all at once")
        await until(lambda: all(screen.chat for screen in spectators[4:]))
        assert [screen.received for screen in spectators[4:]] == [n + 1 for n in before[4:]]
        await closed(left, *spectators[4:])

    told(cluster, story)
