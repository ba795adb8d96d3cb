"""A process in which bots think: `python -m rondel.server.botworker` answers each line it reads.

It is asked with a position and a seat, and answers with what its bot does there: a whole turn of one that answers at
once, one decision of one that thinks. Or, asked for a hint, with the moves of most simulations. A line on the way tells
how much of the time it takes is over.
"""

import os
import sys
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from time import monotonic
from typing import Any, Literal

import msgspec

import rondel
from rondel.analysis.report import Analysis, Comparison
from rondel.bots import Bot, Seat, make_bot
from rondel.bots.seat import Candidate, Searcher
from rondel.core.errors import RondelError
from rondel.core.latest import Latest
from rondel.table.animation import as_gif, as_page
from rondel.table.entries import Metadata, SeatRow
from rondel.table.hints import explainer

MOST = 100  # actions in one answer
SLOW = 0.25  # seconds: a decision that took longer is shown before the next one
BETWEEN = 0.25  # seconds between two lines on the way
KEPT = 8  # bots whose trees are remembered
NICE = 5  # people go first
PICTURES, WIDTH = 48, 640  # of a GIF: each takes most of a second
Progress = Callable[[float], None]


class Animation(msgspec.Struct):
    """A game that is over as a page with a slider, or as a GIF; `seats`: what the players are called."""

    kind: Literal["html", "gif"]
    lang: str
    seats: list[SeatRow]


class Job(msgspec.Struct):
    game: str
    doc: dict[str, Any]
    seat: int
    bot: str
    seed: int
    table: str = ""  # where it plays; a bot that searches goes on there with what it found
    hints: int = 0  # so many moves to explain instead of one to play
    line: list[str] | None = None  # the moves of a whole game from this position on, to be looked back at
    warm: bool = False  # nothing but to load what this bot needs here
    coach: bool = False  # or only those of one turn, to have second thoughts about
    analysis: Analysis | None = None  # what is known of that game, and …
    deeper: int = -1  # … the turn of it to be looked at more closely
    animation: Animation | None = None  # or that game is only to be shown
    components: str = ""  # of a game whose values are others than today's


def job_of(state: Any, seat: int, bot: str, seed: int, table: str = "", **more: Any) -> Job:
    """Something to be done from a position on."""
    return Job(state.game.name, state.save(), seat, bot, seed, table, components=state.game.source, **more)


def _game(job: Job) -> Any:
    return rondel.load_game(job.game, job.components)


class Thought(msgspec.Struct):
    """A move that was thought of: in how many simulations, and with which points it may end. A bot that judges
    positions also says the chance to win after it and now, and how the points expected in the end change by
    category."""

    action: str
    visits: int
    points: float
    win: float | None = None
    before: float | None = None
    changes: dict[str, float] = {}


class Reply(msgspec.Struct):
    """An answer; with `done` below 1 only a sign of how far the bot is, or what it knows of an analysis so far."""

    actions: list[str] = []
    error: str = ""
    thoughts: list[Thought] = []
    done: float = 1.0
    analysis: Analysis | None = None
    choice: Comparison | None = None  # second thoughts
    animation: bytes = b""  # compressed by zlib


class Memory:
    """The bots that thought last, each with the tree it has grown in one game for one seat."""

    def __init__(self) -> None:
        self.bots: Latest[tuple[str, int, str], Bot] = Latest(KEPT)

    def bot(self, job: Job, game: Any) -> Bot:
        key = job.table, job.seat, job.bot
        bot = self.bots.get(key) or make_bot(job.bot, game, job.seed)
        return self.bots.keep(key, bot) if job.table and isinstance(bot, Searcher) else bot


def think(job: Job, memory: Memory | None = None, progress: Progress | None = None) -> list[str]:
    game = _game(job)
    state = game.restore(job.doc)
    bot = (memory or Memory()).bot(job, game)
    names: list[str] = []
    while state.actor == job.seat and len(names) < MOST:
        began, seat = monotonic(), Seat(state, job.seat)
        action = bot.choose(seat, progress) if isinstance(bot, Searcher) else bot.choose(seat)
        state.apply(action)
        names.append(game.actions.name(action))
        if isinstance(bot, Searcher) and monotonic() - began > SLOW:
            break
    return names


def hints(job: Job, progress: Progress | None = None) -> list[Thought]:
    """What a bot that knows no more than the seat would do, the best first."""
    game = _game(job)
    bot = make_bot(job.bot, game, job.seed)
    lines = explainer(bot, job.bot).explain(Seat(game.restore(job.doc), job.seat), job.hints, progress)
    return [_thought(game, line) for line in lines]


def warm(job: Job) -> None:
    """Load the game and what its bot judges by, and judge once: what else the first question would wait for."""
    game = _game(job)
    make_bot(job.bot, game, job.seed)
    with suppress(RondelError):  # without a network it plays by the heuristic
        rondel.judge(game.restore(job.doc), job.seat)


def _thought(game: Any, line: Candidate) -> Thought:
    changes = {category: round(float(points), 2) for category, points in line.changes.items()}
    win, before = _rounded(line.win), _rounded(line.before)
    return Thought(game.actions.name(line.action), line.visits, round(float(line.points), 1), win, before, changes)


def _rounded(chance: float | None) -> float | None:
    return None if chance is None else round(float(chance), 3)


def look_back(job: Job, progress: "Signs | None" = None) -> Analysis:
    from rondel.analysis.analyse import analyse, look_deeper  # late: who only plays does not need it
    from rondel.analysis.line import Line

    first = _game(job).restore(job.doc)
    line = Line.played(first, job.line or [])
    if job.analysis is not None:
        look_deeper(line, job.analysis, job.deeper)
        return job.analysis
    return analyse(line, progress, progress.so_far if progress else None)


def animated(job: Job, animation: Animation, progress: Progress | None = None) -> bytes:
    first = _game(job).restore(job.doc)
    game, states = first.game, _states(first, job.line or [])
    if animation.kind == "gif":
        made = as_gif(game, states, animation.lang, width=WIDTH, most=PICTURES, told=progress)
    else:
        table = Metadata("", game.name, first.seats, 0, {}, game.revision, seats=animation.seats)
        made = as_page(game, table, states, animation.lang).encode()
    return zlib.compress(made)


def _states(state: Any, line: list[str]) -> Iterator[Any]:
    """One object, mutated."""
    yield state
    for name in line:
        state.apply(state.game.actions.number(name))
        yield state


def reconsider(job: Job) -> Comparison | None:
    from rondel.analysis.coach import second_thoughts  # late, as above
    from rondel.analysis.line import Line

    return second_thoughts(Line.played(_game(job).restore(job.doc), job.line or []))


def answer(line: bytes, memory: Memory | None = None, progress: "Signs | None" = None) -> Reply:
    try:
        job = msgspec.json.decode(line, type=Job)
        if job.warm:
            warm(job)
            return Reply()
        if job.coach:
            return Reply(choice=reconsider(job))
        if job.animation is not None:
            return Reply(animation=animated(job, job.animation, progress))
        if job.line is not None:
            return Reply(analysis=look_back(job, progress))
        return Reply(thoughts=hints(job, progress)) if job.hints else Reply(think(job, memory, progress))
    except Exception as error:  # a bot may fail in any way: whoever asked decides what happens then
        return Reply(error=f"{type(error).__name__}: {error}")


class Signs:
    """Tells now and then how far a bot is."""

    def __init__(self, send: Callable[[Reply], None]) -> None:
        self.send = send
        self.last = 0.0

    def __call__(self, done: float) -> None:
        now = monotonic()
        if now - self.last >= BETWEEN:
            self.last = now
            self.send(Reply(done=min(round(done, 3), 0.999)))

    def so_far(self, known: Analysis) -> None:
        self.send(Reply(done=0.0, analysis=known))


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    memory = Memory()
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)  # what a bot prints is no answer

        def send(reply: Reply) -> None:
            answers.write(msgspec.json.encode(reply) + b"\n")
            answers.flush()

        for line in sys.stdin.buffer:
            send(answer(line, memory, Signs(send)))


if __name__ == "__main__":
    main()
