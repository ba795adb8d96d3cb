"""Nodes that meet at a Redis: claims stand and fall with a heartbeat, and a Redis that was away is found again."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from nodes.people import until
from rondel.server.redis_bus import RedisBus


class Ears:
    def __init__(self) -> None:
        self.said: list[tuple[str, bytes]] = []
        self.lost: list[str] = []
        self.times = 0

    def heard(self, node: str, message: bytes) -> None:
        self.said.append((node, message))

    def joined(self) -> None:
        self.times += 1

    def gone(self, node: str) -> None:
        self.lost.append(node)


def told(cluster: Any, story: Callable[[RedisBus, RedisBus, Ears, Ears], Awaitable[None]]) -> None:
    async def run() -> None:
        one, two = RedisBus(cluster.redis_url.replace("/0", "/7")), RedisBus(cluster.redis_url.replace("/0", "/7"))
        left, right = Ears(), Ears()
        await one.start(left)
        await two.start(right)
        try:
            await until(lambda: one.up and two.up and one.others and two.others)
            await story(one, two, left, right)
        finally:
            await one.stop()
            await two.stop()

    asyncio.run(run())


async def dies(bus: RedisBus) -> None:
    """As if by kill -9: no heartbeat, and no word."""
    for task in bus.tasks:
        task.cancel()


def test_what_one_says_the_other_hears_and_not_itself(cluster: Any) -> None:
    async def story(one: RedisBus, two: RedisBus, left: Ears, right: Ears) -> None:
        one.publish(b"hello")
        await until(lambda: right.said == [(one.node, b"hello")])
        assert left.said == []

    told(cluster, story)


def test_what_is_said_while_redis_has_not_answered_goes_together(cluster: Any) -> None:
    async def story(one: RedisBus, two: RedisBus, left: Ears, right: Ears) -> None:
        await one.unsent.join()
        sent: list[int] = []
        made = one.redis.pipeline
        one.redis.pipeline = lambda **given: sent.append(1) or made(**given)
        words = [b"%d" % number for number in range(500)]
        for word in words:
            one.publish(word)
        await until(lambda: len(right.said) == len(words))
        assert [said for _, said in right.said] == words and len(sent) == 1

    told(cluster, story)


def test_a_claim_is_of_one_node_until_it_is_given_back(cluster: Any) -> None:
    async def story(one: RedisBus, two: RedisBus, left: Ears, right: Ears) -> None:
        assert await one.claim("table") and await one.claim("table") and one.owns("table")
        assert not await two.claim("table") and not two.owns("table")
        one.release("table")
        async with asyncio.timeout(30):
            while not await two.claim("table"):
                await asyncio.sleep(0.01)
        assert not await one.claim("table")

    told(cluster, story)


def test_who_dies_is_missed_and_what_it_had_claimed_is_free(cluster: Any) -> None:
    async def story(one: RedisBus, two: RedisBus, left: Ears, right: Ears) -> None:
        assert await one.claim("table")
        await dies(one)
        await until(lambda: right.lost == [one.node])
        assert await two.claim("table") and not two.others

    told(cluster, story)


def test_who_ends_says_so(cluster: Any) -> None:
    async def story(one: RedisBus, two: RedisBus, left: Ears, right: Ears) -> None:
        assert await one.claim("table")
        one.publish(b"the last word")
        await one.stop()
        await until(lambda: right.lost == [one.node])
        assert right.said == [(one.node, b"the last word")]
        assert await two.claim("table")

    told(cluster, story)


def test_without_redis_each_goes_on_alone_and_finds_it_again(cluster: Any) -> None:
    async def story(one: RedisBus, two: RedisBus, left: Ears, right: Ears) -> None:
        times = left.times
        cluster.redis.kill()
        assert await one.claim("table") and await two.claim("table") and one.owns("table") and two.owns("table")
        one.publish(b"nobody hears it")
        await until(lambda: not one.up and not two.up)
        await asyncio.to_thread(cluster.redis.start)
        await until(lambda: one.up and two.up and left.times > times)
        one.publish(b"hello again")
        await until(lambda: right.said == [(one.node, b"hello again")])

    told(cluster, story)


def test_a_redis_that_was_only_slow_is_trusted_again(cluster: Any) -> None:
    async def story(one: RedisBus, two: RedisBus, left: Ears, right: Ears) -> None:
        times = left.times
        one._lost(TimeoutError("too slow"))
        assert not one.up
        await until(lambda: one.up and left.times > times)

    told(cluster, story)
