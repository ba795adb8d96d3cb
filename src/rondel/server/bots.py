"""Bots think in processes of their own, never in the server's loop; one that hangs or dies is replaced."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec

from rondel.analysis.report import Analysis, Comparison
from rondel.bots import BotFailed
from rondel.bots.children import ALONE

from .botworker import Animation, Job, Progress, Reply, Thought, job_of
from .pool import Errand, Pool, Worker

LINE = 1 << 24  # bytes: the analysis of a long game is one line
LONGEST = 40  # times the patience: who goes on telling that they think is not waited for without end
NOBODYS = Errand()
Stands = Callable[[], bool]
OnReply = Callable[[Reply], None]
ANALYST, COACH, PAINTER = "analysis", "coach", "pictures"  # stand where the code of a bot would


class Unwanted(BotFailed):
    """Nobody waits for the answer any more."""


class Bots:
    """`workers` processes for those that think and one for those that answer at once, each started when it is first
    needed; `patience`: seconds without a sign of life."""

    # -P: what lies in the current folder (somebody's random.py) is not imported
    command = (sys.executable, "-P", "-m", "rondel.server.botworker")

    def __init__(self, workers: int = 1, patience: float = 30.0) -> None:
        self.patience = patience
        self.pool = Pool(workers)
        self.alive: set[Process] = set()
        self.ending: set[Process] = set()
        self.closed = False

    async def choose(
        self,
        state: Any,
        seat: int,
        code: str,
        seed: int,
        errand: Errand = NOBODYS,
        progress: Progress | None = None,
        stands: Stands | None = None,
    ) -> list[str]:
        """The names of what the bot does: its turn, or as much of it as it has thought about. `stands`: does anybody
        still wait for it?"""
        job = job_of(state, seat, code, seed, errand.table)
        reply = await self._answer(job, errand, _how_far(progress), stands)
        if not reply.actions:
            raise BotFailed(f"{code}: no action")
        return reply.actions

    async def hints(
        self,
        state: Any,
        seat: int,
        code: str,
        seed: int,
        most: int,
        errand: Errand = NOBODYS,
        progress: Progress | None = None,
        stands: Stands | None = None,
    ) -> list[Thought]:
        """The moves a bot would think of at this seat, the best first. `stands`: does anybody still want to know?"""
        job = job_of(state, seat, code, seed, hints=most)
        reply = await self._answer(job, errand, _how_far(progress), stands)
        if not reply.thoughts:
            raise BotFailed(f"{code}: no thought")
        return reply.thoughts

    async def warm(self, state: Any, seat: int, code: str, errand: Errand) -> None:
        """Let the process that will be asked by this seat load what the bot needs, if one is free; each process once a
        game. A question that comes meanwhile waits no longer than it would have anyway."""
        lane = self.pool.lane(code)
        if not lane.free or self.closed:
            return
        job = job_of(state, seat, code, 0, warm=True)
        async with lane.worker(replace(errand, seat=seat)) as worker:
            if job.game not in worker.loaded:
                with suppress(BotFailed):  # then the question itself will say so
                    await self._answer_of(worker, job, None)
                    worker.loaded.add(job.game)

    async def analysis(self, first: Any, line: list[str], errand: Errand, told: OnReply) -> Analysis:
        """Of a whole game, from its first position on; `told` hears how far it is and what is known so far."""
        job = job_of(first, 0, ANALYST, 0, line=line)
        reply = await self._answer(job, errand, told, None)
        if reply.analysis is None:
            raise BotFailed(f"{ANALYST}: no answer")
        return reply.analysis

    async def deeper(self, first: Any, line: list[str], known: Analysis, turn: int, errand: Errand) -> Analysis:
        """The same analysis with one of its turns looked at more closely."""
        job = job_of(first, 0, ANALYST, 0, line=line, analysis=known, deeper=turn)
        reply = await self._answer(job, errand, None, None)
        return reply.analysis or known

    async def animation(self, first: Any, line: list[str], animation: Animation, errand: Errand) -> bytes:
        """A whole game in pictures, compressed by zlib."""
        job = job_of(first, 0, PAINTER, 0, line=line, animation=animation)
        return (await self._answer(job, errand, None, None)).animation

    async def second_thoughts(self, first: Any, line: list[str], errand: Errand) -> Comparison | None:
        """Does a turn give much away? Its first position and its moves."""
        job = job_of(first, 0, COACH, 0, line=line, coach=True)
        return (await self._answer(job, errand, None, None)).choice

    async def _answer(self, job: Job, errand: Errand, told: OnReply | None, stands: Stands | None) -> Reply:
        async with self.pool.lane(job.bot).worker(replace(errand, seat=job.seat)) as worker:
            if stands is not None and not stands():  # waiting for a worker took its time
                raise Unwanted(f"{job.bot}: nobody waits for it any more")
            reply = await self._answer_of(worker, job, told)
        if reply.error:
            raise BotFailed(f"{job.bot}: {reply.error}")
        return reply

    async def _answer_of(self, worker: Worker, job: Job, told: OnReply | None) -> Reply:
        try:
            process = worker.process
            if process is None or process.returncode is not None or process not in self.alive:
                worker.loaded.clear()
                process = worker.process = await self._started()
            async with asyncio.timeout(LONGEST * self.patience):
                return await self._asked(process, msgspec.json.encode(job), told)
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as error:  # a line without end is a ValueError
            self._end(worker.process)
            raise BotFailed(f"{job.bot}: {type(error).__name__} {error}") from None
        except asyncio.CancelledError:
            self._end(worker.process)  # it would answer the next question with this one's answer
            raise

    async def stop(self) -> None:
        self.closed = True
        for process in list(self.alive):
            self._end(process)
        for process in self.ending:
            await process.wait()

    async def _started(self) -> Process:
        if self.closed:
            raise OSError("the server is being closed")
        alone = {**ALONE, **os.environ}
        process = await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE, limit=LINE, env=alone)
        self.alive.add(process)
        return process

    async def _asked(self, process: Process, line: bytes, told: OnReply | None) -> Reply:
        if process.stdin is None or process.stdout is None:
            raise OSError("no pipe")
        process.stdin.write(line + b"\n")
        async with asyncio.timeout(self.patience):
            await process.stdin.drain()
        while True:
            async with asyncio.timeout(self.patience):
                reply = msgspec.json.decode(await process.stdout.readline(), type=Reply)
            if reply.done >= 1:
                return reply
            if told is not None:
                told(reply)

    def _end(self, process: Process | None) -> None:
        if process is not None:
            self.alive.discard(process)
            self.ending = {other for other in self.ending if other.returncode is None} | {process}
            if process.returncode is None:
                process.kill()


def _how_far(progress: Progress | None) -> OnReply | None:
    return None if progress is None else lambda reply: progress(reply.done)
