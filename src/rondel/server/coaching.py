"""The coach: explains what happens for the first time, and says before a turn is confirmed that it gives much away.
Never where a game is rated. It warns of nothing in the first turns, when the learner tries things out, and after a few
words."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rondel.analysis.grades import grade_of, limits_of
from rondel.bots import BotFailed
from rondel.core import explanation
from rondel.lessons import lessons_of
from rondel.lessons.situations import KEPT, Situation, first_of, situations_of
from rondel.table.hints import reason
from rondel.table.live import Rejected
from rondel.table.passing import may_end

from .courses import said
from .pool import Errand
from .thinking import CoachSays, CoachTells

if TYPE_CHECKING:
    from .connection import Connection

MOST = 8  # warnings in a game
FIRST = 2  # own turns without a word
TRIES = 2  # who has gone back so often in a turn is trying things out


@dataclass
class Coach:
    """What the coach of one browser remembers."""

    warns: bool = True  # there is a network to judge by
    remarks: int = 0
    spoke_in: int = -1  # the turn of the last warning
    spoke_of: tuple[int, int] = (-1, -1)  # and the decision it was about
    undone: tuple[int, int] = (-1, 0)  # how often the turn of that number was taken back
    told: set[str] = field(default_factory=set)  # the situations that were explained
    told_in: int = -1  # the turn of the last one

    def went_back(self, turn: int) -> None:
        self.undone = turn, self.undone[1] + 1 if self.undone[0] == turn else 1

    def silent(self, turn: int, seats: int) -> bool:
        trying = self.undone[0] == turn and self.undone[1] >= TRIES
        return not self.warns or self.remarks >= MOST or turn <= FIRST * seats or trying

    def may_say(self, grade: str, turn: int, seats: int, move: int) -> bool:
        """Of a decision once: a blunder always; a mistake not twice in a row, and not in a turn with an explanation."""
        if self.spoke_of == (turn, move):
            return False
        return grade == "blunder" or (self.spoke_in < turn - seats and self.told_in != turn)

    def spoke(self, turn: int, move: int) -> None:
        self.remarks, self.spoke_in, self.spoke_of = self.remarks + 1, turn, (turn, move)


async def switch(connection: "Connection", on: bool, told: Collection[str]) -> None:
    """At a site the log tells it, as it does with hints. `told`: what this browser has heard already."""
    room = connection.room
    if not on:
        connection.coach = None
        return
    if not room.hints:
        raise Rejected("coach_rated")
    if room.table.metadata.status != "running":
        raise Rejected("not_running")
    game = room.table.game
    network = await room.hub.long(_has_network, game)
    if not network and not situations_of(game.name):
        raise Rejected("coach_network")
    if connection.coach is None and not room.hub.settings.local:
        await room.change(lambda: room.table.note("coach", connection.viewer.seat))
    coach = connection.coach or Coach()
    coach.warns, coach.told = network, coach.told | set(told) | await _heard(connection, game.name)
    connection.coach = coach
    explain(connection)


async def _heard(connection: "Connection", game: str) -> set[str]:
    """What an account was told at other tables."""
    account = connection.who.account
    known = await connection.room.hub.store.lessons(account, game) if account is not None else {}
    return {name.removeprefix(KEPT) for name in known if name.startswith(KEPT)}


def explain(connection: "Connection") -> None:
    """The first time that something happens at a seat of this browser, say what it is about; once a turn."""
    room, coach = connection.room, connection.coach
    table, state = room.table, room.table.state
    if coach is None or not room.hints or connection.looking or table.confirming is not None:
        return
    if state.actor not in connection.mine or state.turn == coach.told_in:
        return
    game, seat = table.game, state.actor
    legal = {game.actions.name(action) for action in state.legal()}
    found = first_of(game.name, state.view(seat), legal, seat, coach.told)
    if found is None:
        return
    coach.told.add(found.id)
    coach.told_in = state.turn
    if connection.who.account is not None:
        room.hub.spawn(room.hub.store.learnt(connection.who.account, game.name, KEPT + found.id, "told"))
    connection.enqueue(_told(game, found, state.turn, connection.lang))


def _told(game: Any, found: Situation, turn: int, lang: str) -> CoachTells:
    lesson = next((one for one in lessons_of(game.name) if one.lesson == found.lesson), None)
    title = said(game, lang, lesson.message) if lesson else ""
    text = said(game, lang, found.message)
    return CoachTells(found.id, turn, text, " ".join(found.rules), found.lesson if lesson else "", title)


def _has_network(game: Any) -> bool:
    from rondel.net.loading import network_file  # late: numpy takes its time

    return network_file(game) is not None


def acted(connection: "Connection") -> None:
    """A turn that may be ended now is looked at while it can be taken back, unless the coach is to be silent. Most
    turns are ended with one press, and in some games that deals new cards: then it is too late."""
    table, coach = connection.room.table, connection.coach
    seat = table.confirming if table.confirming is not None else table.state.actor
    if coach is None or seat not in connection.mine or not table.past:
        return
    if not connection.room.hints or coach.silent(table.past[0].state.turn, table.metadata.players):
        return
    if table.confirming is not None or may_end(table.state, seat):
        connection.room.hub.spawn(_look(connection, coach, seat))


async def _look(connection: "Connection", coach: Coach, seat: int) -> None:
    """What can still be taken back of the turn is judged; what was revealed cannot be."""
    room, table, seq = connection.room, connection.room.table, connection.room.table.seq
    past = list(table.past)
    line = [entry.data["action"] for entry in await room.archive.line()][past[0].move : table.move]
    try:
        choice = await room.hub.bots.second_thoughts(past[0].state, line, Errand(str(connection.who.account or "")))
    except BotFailed:
        return  # nobody asked
    if choice is None or room.table is not table or table.seq != seq:
        return
    grade = grade_of(choice.drop, choice.error, limits_of(table.game.name))
    turn, move = past[0].state.turn, past[choice.move].move
    if not coach.may_say(grade, turn, table.metadata.players, move):
        return
    coach.spoke(turn, move)
    game, state = table.game, past[choice.move].state
    text = game.describe(game.actions.number(choice.other), state, connection.lang)
    place = explanation.place(game, state.view(seat), seat, choice.other)
    why = reason(game, choice.changes, connection.lang)
    connection.enqueue(CoachSays(seq, grade == "blunder", choice.drop, text, place, why))
