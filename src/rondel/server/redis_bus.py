"""Nodes that meet at a Redis or Valkey.

A node has one lease, its heartbeat. What it claims stands and falls with that, so a thousand tables cost no more to
keep than one. While Redis is away every node goes on as if it were alone: that some bot may think twice is a waste, but
only one answer can be stored.
"""

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import suppress
from secrets import token_urlsafe
from typing import Any, cast

from rondel.core.errors import RondelError

from .bus import Bus, Ears

log = logging.getLogger(__name__)
LEASE = 3.0  # seconds without a heartbeat after which a node counts as dead
BEAT = 0.5  # seconds between two heartbeats
PATIENCE = 2.0  # seconds for any answer
AGAIN = 0.5  # seconds before Redis is looked for again
KEPT = 24 * 60 * 60  # seconds after which a claim that nobody gave back is forgotten

# My lease; all nodes; my name; milliseconds; what the names of leases begin with: was it lost, then who is alive
HEARTBEAT = """
local lost = redis.call('EXISTS', KEYS[1]) == 0
redis.call('SET', KEYS[1], '1', 'PX', ARGV[2])
redis.call('SADD', KEYS[2], ARGV[1])
local alive = {lost and 1 or 0}
for _, node in ipairs(redis.call('SMEMBERS', KEYS[2])) do
  if redis.call('EXISTS', ARGV[3] .. node) == 1 then table.insert(alive, node)
  else redis.call('SREM', KEYS[2], node) end
end
return alive
"""

# What is claimed; my name; what the names of leases begin with; seconds
CLAIM = """
local owner = redis.call('GET', KEYS[1])
if owner and owner ~= ARGV[1] and redis.call('EXISTS', ARGV[2] .. owner) == 1 then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[3])
return 1
"""

RELEASE = "if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end"


class BadRedis(RondelError):
    """It cannot be used; the text says why."""


def client(url: str) -> tuple[Any, tuple[type[Exception], ...]]:
    """A client for this address, and what goes wrong when nobody is there. It does not connect yet."""
    try:
        from redis.asyncio import Redis
        from redis.exceptions import RedisError
    except ImportError:
        raise BadRedis("redis: its Python client is missing; install rondel[cluster]") from None
    try:
        made = Redis.from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
    except ValueError as error:
        raise BadRedis(f"redis: must be an address such as redis://localhost:6379/0: {error}") from None
    return made, (RedisError, OSError, TimeoutError)


class RedisBus(Bus):
    """`url`: redis://host:6379/0. Sites that share a Redis need a number of their own at its end."""

    shared = True
    up = False

    def __init__(self, url: str) -> None:
        self.redis, self.errors = client(url)
        number = self.redis.connection_pool.connection_kwargs.get("db", 0)
        self.prefix = f"rondel:{number}:"  # channels are not separated by it, keys are
        self.node = token_urlsafe(9)
        self.subscribed = False
        self.owned: set[str] = set()
        self.alive: set[str] = set()
        self.unsent: asyncio.Queue[bytes] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []
        self.releasing: set[asyncio.Task[None]] = set()

    async def start(self, ears: Ears) -> None:
        """Come what may: without Redis a node is slower to hear of the others, and no more."""
        self.ears = ears
        try:
            await self._beat()
        except self.errors as error:
            log.warning("Redis is not there: %s", error)
        self.tasks = [asyncio.create_task(work()) for work in (self._listen, self._beats, self._send)]

    async def stop(self) -> None:
        """After everything is said. The others need not wait for the lease to run out."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.unsent.join()
        for task in self.tasks:
            task.cancel()
        with suppress(*self.errors):
            await self.redis.delete(self._lease(self.node))
            await self.redis.publish(self._channel, f"{self.node} ".encode())  # says nothing, and so that it is gone
        with suppress(*self.errors):
            await self.redis.aclose()

    @property
    def others(self) -> bool:
        return bool(self.alive)

    # Messages

    def publish(self, message: bytes) -> None:
        if self.up:
            self.unsent.put_nowait(message)

    async def _send(self) -> None:
        """Whatever waits, at once: a busy node that waits for Redis after each message falls behind."""
        while True:
            messages = [await self.unsent.get()]
            while not self.unsent.empty():
                messages.append(self.unsent.get_nowait())
            try:
                async with self.redis.pipeline(transaction=False) as pipe:
                    for message in messages:
                        pipe.publish(self._channel, self.node.encode() + b" " + message)
                    await pipe.execute()
            except self.errors as error:
                self._lost(error)
            finally:
                for _ in messages:
                    self.unsent.task_done()

    async def _listen(self) -> None:
        while True:
            try:
                async with self.redis.pubsub() as wire:
                    await wire.subscribe(self._channel)
                    while True:
                        self._hear(await wire.get_message(timeout=PATIENCE))
            except self.errors as error:
                self.subscribed = False
                self._lost(error)
                await asyncio.sleep(AGAIN)

    def _hear(self, message: dict[str, Any] | None) -> None:
        if message is None:
            return
        if message["type"] == "subscribe":  # at first, and whenever the connection was made anew
            self.subscribed = True
            self._joined()
        elif message["type"] == "message":
            node, _, said = message["data"].partition(b" ")
            if node.decode() == self.node:
                return
            if said:
                self.ears.heard(node.decode(), said)
            else:
                self.alive.discard(node.decode())
                self.ears.gone(node.decode())

    def _joined(self) -> None:
        self.up = True
        self.ears.joined()

    def _lost(self, error: BaseException) -> None:
        if self.up:
            log.warning("Redis is away, each node goes on alone: %s", error)
        self.up = False
        self.owned.clear()
        while not self.unsent.empty():
            self.unsent.get_nowait()  # when it is back everybody looks into the database
            self.unsent.task_done()

    # Leases

    async def _beats(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat()
            except self.errors as error:
                self._lost(error)

    async def _beat(self) -> None:
        keys = [self._lease(self.node), f"{self.prefix}nodes"]
        lost, *found = await self._run(HEARTBEAT, keys, self.node, int(LEASE * 1000), self._lease(""))
        alive = {node.decode() for node in found} - {self.node}
        if lost and self.owned:  # we were away for too long: others may do it now
            self.owned.clear()
            self.ears.joined()
        if self.subscribed and not self.up:  # it was only slow
            self._joined()
        gone, self.alive = self.alive - alive, alive
        for node in gone:
            self.ears.gone(node)

    def owns(self, name: str) -> bool:
        return name in self.owned or not self.up

    async def claim(self, name: str) -> bool:
        try:
            mine = await self._run(CLAIM, [self._claim(name)], self.node, self._lease(""), KEPT)
        except self.errors as error:
            self._lost(error)
            return True
        if mine:
            self.owned.add(name)
        return bool(mine)

    def release(self, name: str) -> None:
        if name in self.owned:
            self.owned.discard(name)
            task = asyncio.create_task(self._release(name))
            self.releasing.add(task)
            task.add_done_callback(self.releasing.discard)

    async def _release(self, name: str) -> None:
        with suppress(*self.errors):
            await self._run(RELEASE, [self._claim(name)], self.node)

    # Inside

    @property
    def _channel(self) -> str:
        return f"{self.prefix}news"

    def _lease(self, node: str) -> str:
        return f"{self.prefix}node:{node}"

    def _claim(self, name: str) -> str:
        return f"{self.prefix}claim:{name}"

    async def _run(self, script: str, keys: list[str], *arguments: Any) -> Any:
        return await cast(Awaitable[Any], self.redis.eval(script, len(keys), *keys, *arguments))
