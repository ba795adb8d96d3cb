"""The coach: says before a turn is confirmed that it gives much away, and offers the better move. Never where a game is
rated; silent in the first turns, when the learner tries things out, and after a few words."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rondel.analysis.grades import grade_of
from rondel.bots import BotFailed
from rondel.core import explanation
from rondel.table.hints import reason
from rondel.table.live import Rejected

from .pool import Errand
from .thinking import CoachSays

if TYPE_CHECKING:
    from .connection import Connection

MOST = 8  # remarks in a game
FIRST = 2  # own turns without a word
TRIES = 2  # who has gone back so often in a turn is trying things out


@dataclass
class Coach:
    """What the coach of one browser remembers."""

    remarks: int = 0
    spoke_in: int = -1  # the turn of the last remark
    undone: tuple[int, int] = (-1, 0)  # how often the turn of that number was taken back

    def went_back(self, turn: int) -> None:
        self.undone = turn, self.undone[1] + 1 if self.undone[0] == turn else 1

    def silent(self, turn: int, seats: int) -> bool:
        trying = self.undone[0] == turn and self.undone[1] >= TRIES
        return self.remarks >= MOST or turn <= FIRST * seats or trying

    def may_say(self, grade: str, turn: int, seats: int) -> bool:
        """A blunder always; a mistake not twice in a row."""
        return grade == "blunder" or self.spoke_in < turn - seats


async def switch(connection: "Connection", on: bool) -> None:
    """At a site the log tells it, as it does with hints."""
    room = connection.room
    if on and not room.hints:
        raise Rejected("coach_rated")
    if on and room.table.metadata.status != "running":
        raise Rejected("not_running")
    if on and not await room.hub.long(_has_network, room.table.game):
        raise Rejected("coach_network")
    if on and connection.coach is None and not room.hub.settings.local:
        await room.change(lambda: room.table.note("coach", connection.viewer.seat))
    connection.coach = (connection.coach or Coach()) if on else None


def _has_network(game: Any) -> bool:
    from rondel.net.loading import network_file  # late: numpy takes its time

    return network_file(game) is not None


def turn_done(connection: "Connection") -> None:
    """A turn waits to be confirmed: look at it, unless the coach is to be silent."""
    table, coach = connection.room.table, connection.coach
    if coach is None or table.confirming is None or table.confirming not in connection.mine or not table.past:
        return
    if not connection.room.hints or coach.silent(table.past[0].state.turn, table.metadata.players):
        return
    connection.room.hub.spawn(_look(connection, coach))


async def _look(connection: "Connection", coach: Coach) -> None:
    """What can still be taken back of the turn is judged; what was revealed cannot be."""
    room, table, seq = connection.room, connection.room.table, connection.room.table.seq
    past, seat = list(table.past), table.confirming
    line = [entry.data["action"] for entry in await room.archive.line()][past[0].move : table.move]
    try:
        choice = await room.hub.bots.second_thoughts(past[0].state, line, Errand(str(connection.who.account or "")))
    except BotFailed:
        return  # nobody asked
    if choice is None or seat is None or room.table is not table or table.seq != seq:
        return
    grade, turn = grade_of(choice.drop, choice.error), past[0].state.turn
    if not coach.may_say(grade, turn, table.metadata.players):
        return
    coach.remarks, coach.spoke_in = coach.remarks + 1, turn
    game, state = table.game, past[choice.move].state
    text = game.describe(game.actions.number(choice.other), state, connection.lang)
    place = explanation.place(game, state.view(seat), seat, choice.other)
    why = reason(game, choice.changes, connection.lang)
    connection.enqueue(CoachSays(seq, grade == "blunder", choice.drop, text, place, why))
