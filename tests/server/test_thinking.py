"""How far a bot has thought: told by its process now and then, to those at its table, and nothing else with it."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import rondel
from rondel.bots import BotFailed
from rondel.server import bots as pool
from rondel.server.bots import Bots
from rondel.server.botworker import Job, Reply, Signs, answer
from rondel.server.pool import Errand
from server.support import BotsAtHand, Browser, browser, opened, server, until


def test_a_search_tells_how_much_of_its_budget_is_used() -> None:
    state = rondel.load_game("saltfjord").new(2, 1)
    told: list[float] = []
    line = msgspec.json.encode(Job("saltfjord", state.save(), state.actor, "mcts:8i", 3))
    assert answer(line, progress=told.append).actions
    assert told[0] == 0 and len(told) > 3 and all(0 <= done < 1 for done in told)


def test_a_process_tells_it_a_few_times_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("rondel.server.botworker.monotonic", lambda: now[0])
    told: list[Reply] = []
    signs = Signs(told.append)
    for step in range(100):
        signs(step / 100)
        now[0] += 0.01
    assert [reply.done for reply in told] == [0.0, 0.25, 0.5, 0.75]
    now[0] += 1
    signs(1.0)
    assert told[-1].done < 1, "only the answer is the end"
    assert not any(reply.actions or reply.thoughts or reply.error for reply in told)


def asked(program: str, told: list[float], patience: float = 60.0) -> Any:
    async def story() -> list[str]:
        bots = Bots(patience=patience)
        state = rondel.load_game("saltfjord").new(2, 1)
        bots.command = (sys.executable, "-S", "-c", program)
        try:
            return await bots.choose(state, state.actor, "someone", 1, Errand(table="t"), told.append)
        finally:
            await bots.stop()

    return asyncio.run(story())


def test_signs_come_before_the_answer() -> None:
    told: list[float] = []
    program = """input(); print('{"done": 0.2}'); print('{"done": 0.7}'); print('{"actions": ["set:1"]}')"""
    assert asked(program, told) == ["set:1"]
    assert told == [0.2, 0.7]


def test_who_gives_signs_without_end_is_not_waited_for_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "LONGEST", 0.01)
    told: list[float] = []
    with pytest.raises(BotFailed, match="Timeout"):
        asked("""input()\nwhile True: print('{"done": 0.5}', flush=True)""", told)
    assert set(told) <= {0.5}


class Slow(BotsAtHand):
    """Thinks until it is told to answer."""

    def __init__(self) -> None:
        super().__init__()
        self.held = asyncio.Event()
        self.progress: Any = None

    async def choose(
        self, state: Any, seat: int, code: str, seed: int, errand: Any = None, progress: Any = None, stands: Any = None
    ) -> list[str]:
        self.progress = progress
        return await super().choose(state, seat, code, seed)


def signs(screen: Browser) -> list[tuple[int, float]]:
    return [(message["seat"], message["done"]) for message in screen.of("thinking")]


def test_those_at_the_table_are_told_and_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        bots = Slow()
        async with server(tmp_path, bots=bots) as hub:
            elsewhere = await browser(hub, (await opened(hub, "saltfjord", "me", "here")).id)
            info = await opened(hub, "saltfjord", "bot:random", "me")
            await until(lambda: bots.progress)
            one, two = await browser(hub, info.id), await browser(hub, info.id)
            assert one.now["thinking"]
            progress, seq = bots.progress, one.table.seq
            progress(0.25)
            progress(0.5)
            for screen in (one, two):
                await screen.settled()
                assert signs(screen) == [(0, 0.25), (0, 0.5)]
                assert {frozenset(message) for message in screen.of("thinking")} == {
                    frozenset({"type", "seq", "seat", "done", "hint"})
                }
            assert bots.held is not None
            bots.held.set()
            await until(lambda: one.table.seq > seq)
            progress(0.75)  # about a position that is no longer the present one
            await one.settled()
            await elsewhere.settled()
            assert len(signs(one)) == 2 and signs(elsewhere) == []

    asyncio.run(story())


def test_an_answer_to_a_position_that_has_changed_is_not_played(tmp_path: Path) -> None:
    async def story() -> None:
        bots = Slow()
        async with server(tmp_path, bots=bots) as hub:
            info = await opened(hub, "saltfjord", "bot:random", "me")
            screen = await browser(hub, info.id)
            await until(lambda: bots.asked == 1)
            await screen.room.change(lambda: screen.table.note("seeded"))
            assert bots.held is not None
            bots.held.set()
            await until(lambda: bots.asked > 1)
            await until(lambda: screen.room.autoplay.bots is None)
            entries = await hub.store.entries(info.id)
            assert entries[0].kind == "note"
            assert all(entry.seat == 0 for entry in entries if entry.kind == "action")

    asyncio.run(story())
