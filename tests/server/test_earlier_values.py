"""A table that began with values which were changed since goes on with them; a new one has today's."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import rondel
from rondel.server.botworker import job_of, think
from server.support import BotsAtHand, browser, opened, server
from support.earlier import values_change


def test_a_table_goes_on_with_the_values_it_began_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def begin() -> str:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            return str((await opened(hub, "saltfjord", "me", "here")).id)

    async def go_on(source: str) -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            screen = await browser(hub, table)
            assert screen.table.game.source == source
            game, state = screen.table.game, screen.table.state
            await screen.says("play", action=game.actions.name(state.legal()[0]), seq=screen.table.seq)
            assert screen.table.move == moves

    table = asyncio.run(begin())
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
        connection.execute("UPDATE tables SET revision = 1")
    moves = 1
    asyncio.run(go_on(""))
    (tmp_path / "game").mkdir()
    values_change(tmp_path / "game", monkeypatch)
    moves = 2
    asyncio.run(go_on("until-1"))


def test_bots_of_such_a_table_know_its_values(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    values_change(tmp_path, monkeypatch)
    state = rondel.load_game("saltfjord", revision=1).new(2, 3)
    job = job_of(state, state.actor, "greedy", 1)
    assert job.components == "until-1"
    assert think(job)
