"""Bots think in processes of their own, never in the server's loop; one that hangs or dies is replaced."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any

import msgspec

from .botworker import Job, Reply, Thought, Told

LONGEST = 40  # times the patience: who goes on telling that he thinks is not waited for without end


class BotFailed(Exception):
    """It gave no answer, or none that can be used."""


class Bots:
    """`workers` processes, each started when it is first needed; `patience`: seconds without a sign of life."""

    command = (sys.executable, "-m", "rondel.server.botworker")

    def __init__(self, workers: int = 1, patience: float = 30.0) -> None:
        self.patience = patience
        self.idle: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(workers):
            self.idle.put_nowait(None)
        self.alive: set[Process] = set()
        self.ending: set[Process] = set()
        self.closed = False

    async def choose(
        self, state: Any, seat: int, code: str, seed: int, table: str = "", told: Told | None = None
    ) -> list[str]:
        """The names of what the bot does: its turn, or as much of it as it has thought about. `told`: how far it is."""
        reply = await self._answer(Job(state.game.name, state.save(), seat, code, seed, table), told)
        if not reply.actions:
            raise BotFailed(f"{code}: no action")
        return reply.actions

    async def advise(
        self, state: Any, seat: int, code: str, seed: int, most: int, told: Told | None = None
    ) -> list[Thought]:
        """The moves a bot would think of at this seat, the best first."""
        reply = await self._answer(Job(state.game.name, state.save(), seat, code, seed, advise=most), told)
        if not reply.thoughts:
            raise BotFailed(f"{code}: no thought")
        return reply.thoughts

    async def _answer(self, job: Job, told: Told | None) -> Reply:
        line = msgspec.json.encode(job)
        worker = await self.idle.get()
        try:
            if worker is None or worker.returncode is not None:
                worker = await self._started()
            async with asyncio.timeout(LONGEST * self.patience):
                reply = await self._asked(worker, line, told)
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as error:  # a line without end is a ValueError
            self._end(worker)
            raise BotFailed(f"{job.bot}: {type(error).__name__} {error}") from None
        except asyncio.CancelledError:
            self._end(worker)  # it would answer the next question with this one's answer
            raise
        finally:
            self.idle.put_nowait(worker if worker and worker.returncode is None and worker in self.alive else None)
        if reply.error:
            raise BotFailed(f"{job.bot}: {reply.error}")
        return reply

    async def stop(self) -> None:
        self.closed = True
        for process in list(self.alive):
            self._end(process)
        for process in self.ending:
            await process.wait()

    async def _started(self) -> Process:
        if self.closed:
            raise OSError("the server is being closed")
        process = await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE)
        self.alive.add(process)
        return process

    async def _asked(self, worker: Process, line: bytes, told: Told | None) -> Reply:
        if worker.stdin is None or worker.stdout is None:
            raise OSError("no pipe")
        worker.stdin.write(line + b"\n")
        async with asyncio.timeout(self.patience):
            await worker.stdin.drain()
        while True:
            async with asyncio.timeout(self.patience):
                reply = msgspec.json.decode(await worker.stdout.readline(), type=Reply)
            if reply.done >= 1:
                return reply
            if told is not None:
                told(reply.done)

    def _end(self, worker: Process | None) -> None:
        if worker is not None:
            self.alive.discard(worker)
            self.ending = {process for process in self.ending if process.returncode is None} | {worker}
            if worker.returncode is None:
                worker.kill()
