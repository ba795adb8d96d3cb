"""Analyses of games that are over: made in a bot's process when somebody asks, then kept."""

import logging
from collections.abc import Coroutine
from dataclasses import dataclass
from time import time
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, delete, select

from rondel.analysis.report import Analysis, TurnReport
from rondel.bots import BotFailed

from .botworker import Reply
from .errors import Worded
from .models import analyses
from .pool import Errand
from .reviewing import Alternative, AnalysedTurn, AnalysisInfo, Category, Grade, Progressing
from .room import LiveRoom
from .visitor import Visitor

if TYPE_CHECKING:
    from .hub import Hub

log = logging.getLogger(__name__)
KEPT = 100  # failures that are remembered


@dataclass
class Working:
    """An analysis on its way."""

    asker: str
    deeper: int = -1  # only this turn of a known one, more closely
    done: float = 0.0
    known: Analysis | None = None
    failed: bool = False

    def told(self, reply: Reply) -> None:
        self.done = max(self.done, reply.done)
        self.known = reply.analysis or self.known


class Analyses:
    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.working: dict[str, Working] = {}

    async def start(self, table: str, who: Visitor, lang: str) -> AnalysisInfo:
        """Begin, if it is not there or on its way; one at a time for each person."""
        room = await self._finished(table, who)
        if not self._under_way(table) and await self._kept(room) is None:
            first, line = await played(room)
            if not self._under_way(table):
                working = self._begin(table, who)
                work = self.hub.bots.analysis(first, line, errand(who), working.told)
                self.hub.spawn(self._analyse(room, work, working))
        return await self.info(table, who, lang)

    async def deepen(self, table: str, turn: int, who: Visitor, lang: str) -> AnalysisInfo:
        """Look at a turn of an analysis once more, with much more search."""
        room = await self._finished(table, who)
        known = await self._kept(room)
        if known is None:
            raise Worded(409, "table", "analysis-first")
        if not 0 <= turn < len(known.turns):
            raise Worded(404, "turn", "analysis-no-turn", last=len(known.turns) - 1)
        if not known.network:
            raise Worded(409, "table", "analysis-no-network")
        if not self._under_way(table) and not known.turns[turn].deep:
            first, line = await played(room)
            if not self._under_way(table):
                working = self._begin(table, who, turn)
                work = self.hub.bots.deeper(first, line, known, turn, errand(who))
                self.hub.spawn(self._analyse(room, work, working))
        return await self.info(table, who, lang)

    def _under_way(self, table: str) -> bool:
        working = self.working.get(table)
        return working is not None and not working.failed

    async def info(self, table: str, who: Visitor, lang: str) -> AnalysisInfo:
        room = await self._finished(table, who)
        working, kept = self.working.get(table), await self._kept(room)
        if kept is not None:
            deeper = working.deeper if working and not working.failed else -1
            shown = _shown(room.table.game, kept, "done" if deeper < 0 else "working", 1.0, lang)
            return msgspec.structs.replace(shown, deeper=deeper)
        if working is None:
            return AnalysisInfo("none", 0.0, False, [], [], [], [], room.table.move)
        state: Progressing = "failed" if working.failed else "working"
        if working.known is None:
            return AnalysisInfo(state, working.done, False, [], [], [], [], room.table.move)
        return _shown(room.table.game, working.known, state, working.done, lang)

    def _begin(self, table: str, who: Visitor, deeper: int = -1) -> Working:
        asker = f"account {who.account}" if who.account is not None else "home"
        if any(other.asker == asker and not other.failed for other in self.working.values()):
            raise Worded(429, "table", "analysis-one-at-a-time")
        failures = [name for name, one in self.working.items() if one.failed]
        for name in failures[:-KEPT]:
            del self.working[name]
        working = self.working[table] = Working(asker, deeper)
        return working

    async def _analyse(self, room: LiveRoom, work: Coroutine[Any, Any, Analysis], working: Working) -> None:
        table = room.table.metadata.id
        try:
            await self._keep(table, room.table.game.revision, await work)
            del self.working[table]
        except BotFailed as error:
            log.warning("table %s cannot be analysed: %s", table, error)
            working.failed = True
        except BaseException:
            working.failed = True
            raise

    async def _finished(self, table: str, who: Visitor) -> LiveRoom:
        room = await self.hub.rooms.shown(table, who)
        metadata = room.table.metadata
        if metadata.status != "finished" or not room.table.move:
            raise Worded(409, "table", "analysis-not-over")
        return room

    async def _kept(self, room: LiveRoom) -> Analysis | None:
        """Of an earlier revision of the rules it is made anew."""
        here = (analyses.c.table == room.table.metadata.id) & (analyses.c.revision == room.table.game.revision)
        wanted = select(analyses.c.doc).where(here)
        doc = await self.hub.store.database.read(lambda connection: connection.scalar(wanted))
        return None if doc is None else msgspec.convert(doc, Analysis)

    async def _keep(self, table: str, revision: int, found: Analysis) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(analyses).where(analyses.c.table == table))
            connection.execute(analyses.insert().values(table=table, revision=revision, at=time(), doc=found))

        await self.hub.store.database.write(work)


async def played(room: LiveRoom) -> tuple[Any, list[str]]:
    """The first position of a game and its moves."""
    replay = await room.archive.replayed()
    if not replay or any(state is None for state in replay):
        raise Worded(409, "table", "analysis-old-rules")
    return replay[0], [entry.data["action"] for entry in await room.archive.line()]


def errand(who: Visitor) -> Errand:
    return Errand(str(who.account or ""), background=True)


def _shown(game: Any, found: Analysis, state: Progressing, done: float, lang: str) -> AnalysisInfo:
    categories = [Category(name, game.texts().score(lang, name)) for name in found.categories]
    turns = [_turn(report, lang) for report in found.turns]
    return AnalysisInfo(
        state, done, found.network, categories, turns, found.win, found.points, found.moves
    )  # fmt: skip


def _turn(report: TurnReport, lang: str) -> AnalysedTurn:
    choice, other, grade = report.choice, None, msgspec.convert(report.grade, Grade)
    if choice:
        wins = choice.played_win, choice.other_win
        words = report.better.get(lang, ""), report.better_place, report.reason.get(lang, "")
        other = Alternative(choice.move, choice.drop, choice.error, *wins, *words)
    return AnalysedTurn(
        report.number, report.seat, report.move, report.at, report.win, report.points, report.luck, grade,
        report.title.get(lang, ""), report.place, other, report.deep,
    )  # fmt: skip
