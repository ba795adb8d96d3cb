"""What would the bot do? Asked by a person about their decision, or by anybody about one of a game that is over.

The bot plans in determinizations of the seat, from a seed that has nothing to do with the table's: what it says is
the same whatever is hidden.
"""

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from rondel.bots import BotFailed, derive_seed
from rondel.core import explanation
from rondel.drawing import board_of, mover
from rondel.table.hints import reasons
from rondel.table.live import LiveTable, Rejected, Stale
from rondel.table.names import table_texts

from .botworker import Thought
from .permissions import may_ask
from .pool import Errand
from .protocol import Notice
from .thinking import Hint, HintLine, HintResult, Thinking
from .wording import words

if TYPE_CHECKING:
    from .connection import Connection

MOST = 3  # moves
PER_MINUTE = 20  # questions of a person, however many browsers they have: each takes a process some time


@dataclass(frozen=True, slots=True)
class Question:
    """A decision that somebody asked about; `past`: it is not the present one."""

    table: LiveTable
    state: Any
    move: int
    past: bool
    seq: int

    def stands(self, connection: "Connection") -> bool:
        """Is the browser still there, and does it still show it?"""
        if connection not in connection.room.audience.connections:
            return False
        if self.past:
            return connection.looking is not None and connection.looking.move == self.move
        return connection.looking is None and connection.room.table is self.table and self.table.seq == self.seq


async def ask(connection: "Connection", wanted: Hint) -> None:
    """Refuse, or let the bot think; the answer comes by itself. At a site the log of the table tells it."""
    room, table = connection.room, connection.room.table
    if wanted.seq != table.seq:
        raise Stale
    if connection.who.account is None and not connection.who.local:
        raise Rejected("hint_account")
    if connection.asks or room.hub.hints.wait(_asker(connection)):
        raise Rejected("too_fast")
    past = wanted.move is not None and wanted.move != table.move
    move = wanted.move if wanted.move is not None else table.move
    state = (await room.archive.checkpoint(move)).state if past else table.state
    actor = None if table.confirming is not None and not past else state.actor
    if not may_ask(table, connection.viewer.seat, connection.mine, actor, room.hints):
        raise Rejected("hint_rated" if table.metadata.status == "running" and not room.hints else "hint_not_yours")
    seq = wanted.seq
    if table.metadata.status == "running" and not room.hub.settings.local:
        await room.change(lambda: table.asked_for_hint(actor, wanted.seq))
        seq += 1
    connection.enqueue(Thinking(seq, actor or 0, 0.0, True))
    connection.asks = True
    room.hub.spawn(answer(connection, Question(table, state, move, past, seq)))


def _asker(connection: "Connection") -> str:
    """Whose questions are counted together: an account's; at home, where there are none, those of a seat."""
    account = connection.who.account
    return f"{connection.room.table.metadata.id} {connection.viewer.seat}" if account is None else str(account)


def expect(connection: "Connection") -> None:
    """Somebody has opened a table at which they may ask: what an answer needs is loaded beforehand."""
    room, hub = connection.room, connection.room.hub
    table, known = room.table, connection.who.account is not None or connection.who.local
    if known and hub.settings.warm and room.hints and connection.mine and table.metadata.status == "running":
        seat = connection.viewer.seat if connection.viewer.seat is not None else connection.mine[0]
        hub.spawn(hub.bots.warm(table.state, seat, hub.settings.hint_bot, _errand(connection)))


def _errand(connection: "Connection") -> Errand:
    """By table and seat: the process that was warmed is asked, if it is free."""
    return Errand(str(connection.who.account or ""), connection.room.table.metadata.id)


async def answer(connection: "Connection", question: Question) -> None:
    try:
        await _answer(connection, question)
    finally:
        connection.asks = False


async def _answer(connection: "Connection", question: Question) -> None:
    """What is not asked any more is not answered, and not even thought about if no worker was free before."""
    state, seat = question.state, question.state.actor

    stands = partial(question.stands, connection)

    def progress(done: float) -> None:
        if stands():
            connection.enqueue(Thinking(question.seq, seat, done, True))

    hub, seed = connection.room.hub, derive_seed(question.move, seat)
    whose = _errand(connection)
    try:
        thoughts = await hub.bots.hints(state, seat, hub.settings.hint_bot, seed, MOST, whose, progress, stands)
    except BotFailed:
        if stands():
            connection.enqueue(Notice(words(connection.lang)("hint_failed"), error=True))
        return
    if stands():
        table = connection.room.table
        texts = table_texts(table.game, table.metadata, connection.lang)
        lines = lines_of(state, thoughts, texts, connection.lang)
        connection.enqueue(HintResult(question.seq, question.move, seat, lines))


def lines_of(state: Any, thoughts: list[Thought], texts: Any, lang: str) -> list[HintLine]:
    """The moves, the best first, each with one reason."""
    whys = reasons(state.game, thoughts, lang)
    return [_line(state, thought, why, texts, lang) for thought, why in zip(thoughts, whys, strict=True)]


def _line(state: Any, thought: Thought, why: str, texts: Any, lang: str) -> HintLine:
    """In the words of the button, and where it is on the board."""
    game, seat, board = state.game, state.actor, board_of(state.game)
    text = texts.action(state, game.actions.number(thought.action), lang)
    place = explanation.place(game, state.view(seat), seat, thought.action) if board else ""
    line = HintLine(thought.action, text, place, thought.visits, thought.points, thought.before, thought.win)
    line.piece, line.reason = mover(board, seat, thought.action), why
    return line
