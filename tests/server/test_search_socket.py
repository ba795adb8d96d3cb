"""The socket of somebody who looks for a game: it tells, and whatever is said to it harms nobody."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.test_socket_fuzz import listening

WANTED = {"games": ["quay"], "players": [2], "paces": ["live"], "rated": [False]}
NONSENSE: list[str | bytes] = [
    "", "{}", "null", "\x00", '{"type":"play"}', "[" * 5000, "x" * 8000, b"\x00\xff\xfe", b"", b'{"wanted":null}',
]  # fmt: skip


async def registered(web: httpx.AsyncClient, name: str) -> None:
    web.headers["X-CSRF-Token"] = (await web.get("/api/me")).json()["csrf"]
    answer = await web.post("/api/accounts", json={"name": name, "password": "correct horse battery"})
    web.headers["X-CSRF-Token"] = answer.json()["csrf"]


def at(url: str) -> str:
    return f"{url.replace('http', 'ws')}api/search/socket"


def cookies(web: httpx.AsyncClient) -> dict[str, str]:
    return {"Cookie": "; ".join(f"{name}={value}" for name, value in web.cookies.items())}


async def told(wire: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(await asyncio.wait_for(wire.recv(), 20))
    return found


def test_it_tells_how_the_search_stands_and_which_table_was_found(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            listening(tmp_path, local=False) as url,
            httpx.AsyncClient(base_url=url) as ada,
            httpx.AsyncClient(base_url=url) as ben,
        ):
            await registered(ada, "Ada")
            await registered(ben, "Ben")
            assert (await ada.post("/api/search", json=WANTED)).status_code == 200
            async with connect(at(url), additional_headers=cookies(ada)) as wire:
                assert (await told(wire))["wanted"] == WANTED
                assert (await ben.post("/api/search", json=WANTED)).status_code == 200
                while not (state := await told(wire))["table"]:
                    pass
                info = (await ada.get(f"/api/tables/{state['table']}")).json()
                assert info["status"] == "running" and {seat["name"] for seat in info["seats"]} == {"Ada", "Ben"}
                await ada.delete("/api/search")
                assert (await told(wire))["wanted"] is None
                await ada.delete("/api/session")
                with pytest.raises(ConnectionClosed) as closed:
                    await told(wire)
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401

    asyncio.run(story())


def test_whoever_says_anything_is_hung_up_on_and_strangers_get_none(tmp_path: Path) -> None:
    async def story() -> None:
        async with listening(tmp_path, local=False) as url, httpx.AsyncClient(base_url=url) as ada:
            with pytest.raises(InvalidStatus) as refused:
                await connect(at(url))
            assert refused.value.response.status_code == 403
            await registered(ada, "Ada")
            for nonsense in NONSENSE:
                async with connect(at(url), additional_headers=cookies(ada)) as wire:
                    await told(wire)
                    await wire.send(nonsense)
                    with pytest.raises(ConnectionClosed):
                        await told(wire)
            with pytest.raises(InvalidStatus):
                await connect(at(url), additional_headers=cookies(ada), origin="http://evil.example")  # type: ignore[arg-type]
            assert (await ada.get("/api/search")).json()["wanted"] is None

    asyncio.run(story())
