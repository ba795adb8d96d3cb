"""People at a site of several nodes: each has a node of their own and goes to another one when that is gone."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

PROMPT = 60.0  # seconds after which something that should happen by itself has failed
TOO_OFTEN = 429
AGAIN = 0.1  # seconds before a node that did not answer is asked again


class Person:
    """`nodes`: where they knock, in this order."""

    def __init__(self, name: str, nodes: list[str]) -> None:
        self.name = name
        self.nodes = nodes
        self.client = httpx.AsyncClient(timeout=20)

    async def register(self) -> None:
        me = (await self.client.get(f"{self.nodes[0]}/api/me")).json()
        self.client.headers["X-CSRF-Token"] = me["csrf"]
        body = {"name": self.name, "password": f"the secret of {self.name}"}
        while (answer := await self.ask("POST", "/api/accounts", json=body)).status_code == TOO_OFTEN:
            await asyncio.sleep(float(answer.headers["Retry-After"]))  # all of them come from one address
        answer.raise_for_status()
        self.client.headers["X-CSRF-Token"] = answer.json()["csrf"]

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Of the first node that answers at all."""
        for node in self.nodes[:-1]:
            with suppress(httpx.ConnectError):
                return await self.client.request(method, node + path, **more)
        return await self.client.request(method, self.nodes[-1] + path, **more)

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return (await self.ask("GET", path, params=query)).raise_for_status()

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return (await self.ask("POST", path, json=body or {})).raise_for_status()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())


@dataclass
class Screen:
    """A browser of a person at a table: what it shows now, on which node. It comes back by itself."""

    person: Person
    table: str
    now: dict[str, Any] = field(default_factory=dict)
    chat: list[str] = field(default_factory=list)
    received: int = 0
    wire: Any = None
    task: asyncio.Task[None] | None = None

    async def open(self) -> "Screen":
        self.task = asyncio.create_task(self._stay())
        await until(lambda: self.now)
        return self

    async def _stay(self) -> None:
        turn = 0
        while True:
            node = self.person.nodes[turn % len(self.person.nodes)].replace("http", "ws")
            with suppress(OSError, WebSocketException, TimeoutError):
                await self._watch(f"{node}/api/tables/{self.table}/socket")
            turn += 1
            await asyncio.sleep(AGAIN)

    async def _watch(self, url: str) -> None:
        async with connect(url, additional_headers={"Cookie": self.person.cookie}, max_size=None) as self.wire:
            async for raw in self.wire:
                message = json.loads(raw)
                self.received += 1
                if message["type"] == "position":
                    self.now = message
                if message["type"] == "chat":
                    self.chat.append(message["text"])

    async def says(self, kind: str, **fields: Any) -> None:
        await self.wire.send(json.dumps({"type": kind, **fields}))

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)


async def until(true: Callable[[], Any], seconds: float = PROMPT) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)
