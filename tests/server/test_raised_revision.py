"""A revision is raised in the middle of running tables, of every game: no move is lost.

The rules of a test are those of today, so what was stored is called older than it is; positions look as before.
"""

import asyncio
import random
import shutil
from pathlib import Path
from typing import Any

import pytest

import rondel
from rondel.server.hub import Hub
from rondel.table import loading, log
from rondel.table.entries import Snapshot
from server.support import BotsAtHand, Browser, browser, names, opened, server, until
from server.test_load_table import of_the_past, present

CLICKS = (1, 9, 24, 47)  # before the rules are raised, at each of the tables: some are within a turn


async def played(hub: Hub, game: str, clicks: int) -> Browser:
    """Two people and a bot; one of the people takes something back now and then."""
    most = rondel.load_game(game).players[1]
    info = await opened(hub, game, "me", "here", *["bot:random"] * (most > 2))
    screen, rng = await browser(hub, info.id), random.Random(clicks)
    for _ in range(clicks):
        await until(lambda: screen.room.autoplay.bots is None)
        seat, seq = screen.table.running(), screen.table.seq
        assert seat is not None
        if screen.table.may_undo(seat) and rng.random() < 0.15:
            await screen.says("undo", seq=seq)
        elif screen.table.confirming is not None:
            await screen.says("end_turn", seq=seq)
        else:
            await screen.clicks(rng.choice(names(screen)))
        assert screen.table.seq > seq
    await until(lambda: screen.room.autoplay.bots is None)
    await screen.settled()
    return screen


def as_it_lies_there(game: Any, snapshot: Snapshot) -> Any:
    return game.restore({**snapshot.doc, "revision": game.revision})


@pytest.mark.parametrize("how", ["ended in order", "killed"])
@pytest.mark.parametrize("game", [name for name in rondel.games() if rondel.load_game(name).revision > 1])
def test_no_move_is_lost(game: str, how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    revision, folder, copy = rondel.load_game(game).revision, tmp_path / "site", tmp_path / "killed"
    folder.mkdir()
    before = {}

    async def play() -> None:
        async with server(folder, bots=BotsAtHand()) as hub:
            for clicks in CLICKS:
                screen = await played(hub, game, clicks)
                before[screen.table.metadata.id] = present(screen.table), screen.log
            if how == "killed":
                shutil.copytree(folder, copy)  # as it lies on the disk at this moment

    async def go_on(folder: Path) -> None:
        async with server(folder, bots=BotsAtHand()) as hub:
            for table, (position, lines) in before.items():
                screen = await browser(hub, table)
                now = present(screen.table)
                assert not screen.table.held and now[:2] == position[:2]
                told = [line for line in screen.log if not line["note"]]
                assert told == [line for line in lines if not line["note"]]
                assert any("mended" in line["text"] for line in screen.log)
                seat, seq = screen.table.running(), screen.table.seq
                assert seat is not None
                await screen.clicks(names(screen)[0])
                assert screen.table.move == position[1] + 1 and screen.table.seq > seq

    asyncio.run(play())
    found = folder if how == "ended in order" else copy
    of_the_past(found, revision - 1)
    for module in (loading, log):
        monkeypatch.setattr(module, "restored", as_it_lies_there)
    asyncio.run(go_on(found))
