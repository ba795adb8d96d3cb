"""A process in which bots think: `python -m rondel.server.botworker` answers each line it reads with one.

It is asked with a position and a seat, and answers with what its bot does there until somebody else has to decide.
"""

import os
import sys
from typing import Any

import msgspec

import rondel
from rondel.bots import Seat, make_bot

MOST = 100  # actions in one answer
NICE = 5  # people go first


class Job(msgspec.Struct):
    game: str
    doc: dict[str, Any]
    seat: int
    bot: str
    seed: int


class Reply(msgspec.Struct):
    actions: list[str]
    error: str = ""


def think(job: Job) -> list[str]:
    game = rondel.load_game(job.game)
    state = game.restore(job.doc)
    bot = make_bot(job.bot, game, job.seed)
    names: list[str] = []
    while state.actor == job.seat and len(names) < MOST:
        action = bot.choose(Seat(state, job.seat))
        state.apply(action)
        names.append(game.actions.name(action))
    return names


def answer(line: bytes) -> Reply:
    try:
        return Reply(think(msgspec.json.decode(line, type=Job)))
    except Exception as error:  # a bot may fail in any way: whoever asked decides what happens then
        return Reply([], f"{type(error).__name__}: {error}")


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)  # what a bot prints is no answer
        for line in sys.stdin.buffer:
            answers.write(msgspec.json.encode(answer(line)) + b"\n")
            answers.flush()


if __name__ == "__main__":
    main()
