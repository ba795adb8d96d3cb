"""Bots at a table think in processes of their own; whatever goes wrong there, the table goes on."""

import asyncio
import logging
import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import rondel
from rondel.bots import BotFailed, registry
from rondel.server import autoplay
from rondel.server import pool as processes
from rondel.server.bots import Bots
from rondel.server.botworker import Job, Reply, answer
from rondel.server.hub import Hub
from rondel.server.pool import Errand, Lane
from server.support import BotsAtHand, Browser, browser, opened, server, until

BAD = """
import os, time
from rondel.bots import register_bot
from rondel.server import botworker

class Bad:
    def __init__(self, how):
        self.how = how

    def choose(self, seat):
        if self.how == "crash":
            raise RuntimeError("it broke")
        if self.how == "die":
            os._exit(3)
        if self.how == "hang":
            time.sleep(600)
        if self.how == "illegal":
            return next(n for n in range(len(seat.game.actions)) if n not in seat.legal())
        if self.how == "words":
            return "surely the best move"
        if self.how == "tell":
            print('{"actions": ["no:such:action"]}', flush=True)
            open(os.environ["RONDEL_TEST_PID"], "w").write(str(os.getpid()))
        return seat.legal()[0]

for how in ("crash", "die", "hang", "illegal", "words", "tell"):
    register_bot(how, lambda game, seed, parameters, how=how: Bad(how))
if "RONDEL_TEST_GREEDY" in os.environ:
    register_bot("greedy", lambda game, seed, parameters: Bad("crash"))
botworker.main()
"""
HOWS = ("crash", "die", "hang", "illegal", "words", "tell")


class Impatient(Bots):
    """Waits for everybody but for who is known to hang."""

    command = (sys.executable, "-c", BAD)

    async def _answer(self, job: Job, *more: Any) -> Reply:
        self.patience = 0.1 if job.bot == "hang" else 60.0
        return await super()._answer(job, *more)


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The server may be asked for these bots; only the processes have them."""
    for how in HOWS:
        monkeypatch.setitem(registry._makers, how, lambda game, seed, parameters: object())
    logging.disable(logging.WARNING)
    yield
    logging.disable(logging.NOTSET)


async def against(hub: Hub, code: str) -> Browser:
    """A person whose turn is over, and a bot that is to play."""
    info = await opened(hub, "saltfjord", "me", f"bot:{code}", seed=7)
    screen = await browser(hub, info.id)
    rng = random.Random(1)
    while screen.table.running() == 0:
        if screen.table.confirming is not None:
            await screen.says("end_turn", seq=screen.table.seq)
        else:
            await screen.clicks(rng.choice(screen.now["actions"])["action"])
    return screen


def noted(screen: Browser) -> list[str]:
    return [line["text"] for line in screen.log if line["note"]]


@pytest.mark.parametrize("how", ["crash", "die", "hang", "illegal", "words"])
def test_when_a_bot_fails_a_simpler_one_plays_on_and_the_log_says_so(how: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=Impatient()) as hub:
            screen = await against(hub, how)
            turn = screen.table.state.turn
            await until(lambda: screen.room.autoplay.bots is None and screen.table.state.turn > turn, 60)
            await screen.settled()
            await screen.settled()
            assert noted(screen) == [f"The bot {how} did not answer; Heuristic plays on in its place"]
            assert screen.table.row(1).bot == "greedy" and screen.now["seats"][1]["name"] == "Heuristic"
            assert screen.now["status"] == "running" and screen.now["actions"]
            again = await browser(hub, screen.table.metadata.id)
            assert noted(again) == noted(screen)

    asyncio.run(story())


def test_when_the_greedy_one_fails_too_the_random_one_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=Impatient()) as hub:
            screen = await against(hub, "crash")
            turn = screen.table.state.turn
            await until(lambda: screen.room.autoplay.bots is None and screen.table.state.turn > turn, 60)
            await screen.settled()
            await screen.settled()
            assert noted(screen) == [
                "The bot crash did not answer; Heuristic plays on in its place",
                "The bot Heuristic did not answer; Random plays on in its place",
            ]

    monkeypatch.setenv("RONDEL_TEST_GREEDY", "1")
    asyncio.run(story())


def test_a_killed_process_is_replaced(tmp_path: Path) -> None:
    async def story() -> None:
        bots = Bots()
        bots.command = Impatient.command
        async with server(tmp_path, bots=bots) as hub:
            screen = await against(hub, "hang")
            await until(lambda: bots.alive)
            (process,) = bots.alive
            process.kill()
            turn = screen.table.state.turn
            await until(lambda: screen.room.autoplay.bots is None and screen.table.state.turn > turn, 60)
            await screen.settled()
            (other,) = bots.alive
            assert other.pid != process.pid
            assert noted(screen) == ["The bot hang did not answer; Heuristic plays on in its place"]

    asyncio.run(story())


def test_bots_think_in_another_process_that_ends_with_the_server_and_may_print(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = tmp_path / "pid"

    async def story() -> None:
        bots = Impatient()
        async with server(tmp_path, bots=bots) as hub:
            screen = await against(hub, "tell")
            turn = screen.table.state.turn
            await until(lambda: screen.room.autoplay.bots is None and screen.table.state.turn > turn, 60)
            await screen.settled()
            (process,) = bots.alive
            assert int(said.read_text()) == process.pid != os.getpid()
            assert noted(screen) == [] and screen.table.row(1).bot == "tell"
        assert process.returncode is not None and not bots.alive
        with pytest.raises(BotFailed, match="closed"):
            await bots.choose(screen.table.state, 0, "random", 1)

    monkeypatch.setenv("RONDEL_TEST_PID", str(said))
    asyncio.run(story())


RUBBISH = {
    "words": "print('the best move')",
    "nothing": "print()",
    "another type": "print('[1, 2]')",
    "no list": """print('{"actions": 7}')""",
    "no names": """print('{"actions": [7, null]}')""",
    "not UTF-8": "import sys; sys.stdout.buffer.write(bytes([255, 254, 10]))",
    "no end": "print('x' * 300_000)",
    "no action": """print('{"actions": []}')""",
    "an error": """print('{"actions": [], "error": "broken"}')""",
    "the end": "raise SystemExit",
}


@pytest.mark.parametrize("program", RUBBISH.values(), ids=RUBBISH)
def test_an_answer_that_cannot_be_used_is_a_failure_and_the_next_question_gets_its_own_answer(program: str) -> None:
    async def story() -> None:
        bots = Bots()
        state = rondel.load_game("saltfjord").new(2, 1)
        bots.command = (sys.executable, "-S", "-c", f"input(); {program}")
        with pytest.raises(BotFailed, match="someone"):
            await bots.choose(state, state.actor, "someone", 1)
        for process in list(bots.alive):
            await process.wait()
        good = """input(); print('{"actions": ["set:1"]}')"""
        bots.command = (sys.executable, "-S", "-c", good)
        assert await bots.choose(state, state.actor, "someone", 1) == ["set:1"]
        await bots.stop()

    asyncio.run(story())


def test_a_question_that_nobody_waits_for_any_more_is_not_answered_later() -> None:
    async def story() -> None:
        bots = Bots()
        state = rondel.load_game("saltfjord").new(2, 1)
        bots.command = (sys.executable, "-S", "-c", "input(); input()")
        question = asyncio.create_task(bots.choose(state, state.actor, "someone", 1))
        await until(lambda: bots.alive)
        (process,) = bots.alive
        question.cancel()
        with pytest.raises(asyncio.CancelledError):
            await question
        await process.wait()
        assert not bots.alive and len(bots.pool.slow.free) == 1

    asyncio.run(story())


def test_what_lies_in_the_current_folder_is_not_imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("random", "statistics", "msgspec"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('not yours')")
    monkeypatch.setenv("PYTHONPATH", str(Path(rondel.__file__).parents[1]))  # it may have been a relative one
    monkeypatch.chdir(tmp_path)

    async def story() -> None:
        bots = Bots()
        state = rondel.load_game("saltfjord").new(2, 1)
        assert await bots.choose(state, state.actor, "random", 1)
        await bots.stop()

    asyncio.run(story())


# Which process thinks

WHO = """
import os
while True:
    input()
    print('{"actions": ["%d"]}' % os.getpid(), flush=True)
"""


def test_a_seat_gets_the_process_that_thought_for_it_before() -> None:
    """That one has its tree; in whatever order the tables come, and with hints between them."""

    async def story() -> None:
        bots = Bots(2)
        bots.command = (sys.executable, "-S", "-c", WHO)
        state = rondel.load_game("saltfjord").new(2, 1)
        seen: dict[tuple[str, int], set[str]] = {}
        for table in "abaabbaba":
            await bots.choose(state, 0, "someone", 1)  # at no table
            for seat in (0, 1):
                pids = await bots.choose(state, seat, "someone", 1, Errand(table=table))
                seen.setdefault((table, seat), set()).update(pids)
        assert all(len(pids) == 1 for pids in seen.values())
        assert len(set.union(*seen.values())) == 2, "both have something to do"
        await bots.stop()

    asyncio.run(story())


def test_who_finds_his_worker_busy_takes_another_and_stays_there() -> None:
    async def story() -> None:
        pool = Lane(2)
        async with pool.worker(Errand(table="a")) as first:
            pass
        async with pool.worker(Errand(table="a")) as same:
            assert same is first, "though the other has been free longer"
        async with pool.worker(Errand(table="b")) as second, pool.worker(Errand(table="a")) as same:
            assert same is first is not second
            third = asyncio.create_task(entered(pool, "c"))
            await asyncio.sleep(0)
            assert not third.done(), "there are never more"
        await third
        async with pool.worker(Errand(table="b")) as held:
            async with pool.worker(Errand(table="b")) as other:
                assert held is second and other is first
            async with pool.worker(Errand(table="b")) as other:
                assert other is first
        async with pool.worker(Errand(table="b")) as now:
            assert now is first
        assert len(pool.free) == 2

    async def entered(pool: Lane, table: str) -> None:
        async with pool.worker(Errand(table=table)):
            pass

    asyncio.run(story())


def test_seats_of_long_ago_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        pool = Lane(1)
        for table in "abca":
            async with pool.worker(Errand(table=table)):
                pass
        assert list(pool.last) == [("c", 0), ("a", 0)]

    monkeypatch.setattr(processes, "SEATS", 2)
    asyncio.run(story())


class Helpless:
    """No process can be started."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.heal = False

    async def choose(self, state: Any, seat: int, code: str, *more: Any) -> list[str]:
        self.asked.append(code)
        if self.heal:
            return [state.game.actions.name(state.legal()[0])]
        raise BotFailed("no process")

    async def stop(self) -> None:
        pass


def test_when_nothing_helps_the_table_waits_and_goes_on_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        bots, pause = Helpless(), asyncio.Event()

        async def sleep(seconds: float) -> None:
            await pause.wait()

        async with server(tmp_path, bots=bots) as hub:
            screen = await against(hub, "crash")
            monkeypatch.setattr(autoplay, "asyncio", Patient(sleep))
            await until(lambda: len(bots.asked) == 3)
            assert bots.asked == ["crash", "greedy", "random"]
            assert len(noted(screen)) == 2 and screen.now["thinking"]
            bots.heal = True
            pause.set()
            await until(lambda: screen.table.running() == 0 and screen.room.autoplay.bots is None)
            assert len(noted(screen)) == 2

    asyncio.run(story())


class Patient:
    """asyncio with another idea of sleep."""

    def __init__(self, sleep: Any) -> None:
        self.sleep = sleep

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)


def test_a_bot_is_called_by_its_name_in_every_language(tmp_path: Path) -> None:
    async def story() -> None:
        bots = BotsAtHand()
        bots.held = asyncio.Event()
        async with server(tmp_path, bots=bots) as hub:
            info = await opened(hub, "saltfjord", "me", "bot:greedy", "bot:tell")
            for lang, name in (("en", "Heuristic"), ("pl", "Heurystyka"), ("de", "Heuristik")):
                screen = await browser(hub, info.id, lang=lang)
                cards = screen.now["seats"]
                assert (cards[1]["name"], cards[1]["level"], cards[1]["kind"]) == (name, "", "bot")
                assert cards[2]["name"] == "tell"  # it has no other name

    asyncio.run(story())


def test_a_worker_answers_every_line_whatever_it_says() -> None:
    state = rondel.load_game("saltfjord").new(2, 1)
    good = msgspec.json.encode(Job("saltfjord", state.save(), state.actor, "random", 3))
    reply = answer(good)
    assert reply.error == "" and reply.actions == answer(good).actions != []
    for line in (b"", b"null", b"{}", b"[" * 5000, good[:-20], good.replace(b"random", b"nobody"), b"\xff\xfe"):
        assert isinstance(answer(line), Reply) and answer(line).error
