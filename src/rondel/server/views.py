"""Looking at a table by HTTP: the position, the log, the history of a game that is over, its record, a picture."""

from typing import TYPE_CHECKING, Any

from rondel.core.latest import Latest
from rondel.core.record import Record, totals
from rondel.drawing import board_of, whole
from rondel.table.deal import complete
from rondel.table.live import LiveTable
from rondel.table.log import LogLine, Reader
from rondel.table.names import table_texts

from .errors import ApiError, Worded
from .http_protocol import ApiView, History, Standing, Word
from .permissions import seats_of
from .room import LiveRoom
from .scene import result
from .standings import standing_of
from .visitor import Visitor
from .wordbook import explained
from .wording import words

if TYPE_CHECKING:
    from .rooms import Rooms

PICTURES = 16  # of boards that are remembered, half a megabyte each


class Views:
    def __init__(self, rooms: "Rooms") -> None:
        self.rooms = rooms
        self.pictures: Latest[tuple[Any, ...], str] = Latest(PICTURES)

    async def view(self, table: str, seat: int | None, move: int | None, who: Visitor) -> ApiView:
        room = await self.rooms.shown(table, who)
        live = room.table
        if seat is not None and seat not in seats_of(live.metadata, who):
            raise ApiError(403, "seat", "this is not your seat; leave it out to look as a spectator")
        if seats_of(live.metadata, who):
            room.visit()
        if move is None or move == live.move or not complete(live.metadata.seats):
            return api_view(live, seat)
        replay = await room.archive.replayed()
        if not 0 <= move < len(replay):
            raise ApiError(404, "move", f"there are the moves 0 to {live.move}, not {move}")
        state = replay[move]
        if state is None:
            raise ApiError(404, "move", words("en")("old_rules"))
        return ApiView(live.seq, move, state.actor, seat, state.view(seat), [])

    async def standing(self, table: str, seat: int | None, who: Visitor, lang: str) -> Standing:
        """Of the present; a spectator's if no seat is given."""
        room = await self.rooms.shown(table, who)
        live = room.table
        if seat is not None and seat not in seats_of(live.metadata, who):
            raise ApiError(403, "seat", words(lang)("not-your-seat"))
        if not complete(live.metadata.seats):
            raise ApiError(409, "table", words(lang)("wait-start"))
        return await self.rooms.hub.long(standing_of, live.game, live.state, seat, lang)

    async def log(self, table: str, who: Visitor, lang: str) -> list[LogLine]:
        room = await self.rooms.shown(table, who)
        mine = seats_of(room.table.metadata, who)
        seat = mine[0] if mine else None
        return await room.archive.log_of(Reader(room.table.game, room.table.metadata, seat, lang))

    async def words(self, table: str, names: str, who: Visitor, lang: str) -> dict[str, Word]:
        """Components explained, with the names of those who play there."""
        live = (await self.rooms.shown(table, who)).table
        return explained(table_texts(live.game, live.metadata, lang), names, lang)

    async def history(self, table: str, who: Visitor) -> History:
        room = await self.finished(table, who)
        replay = await room.archive.replayed()
        moves = list({state.turn: move for move, state in enumerate(replay) if move and state}.values())
        return await self.rooms.hub.long(lambda: History(moves, [totals(replay[m]) for m in moves]))

    async def record(self, table: str, who: Visitor) -> str:
        room = await self.finished(table, who)
        metadata = room.table.metadata
        actions = [entry.data["action"] for entry in await room.archive.line()]
        record = Record(metadata.game, metadata.players, metadata.seed, metadata.options, metadata.revision, actions)
        record.result = metadata.totals if room.table.state.actor is None else None
        return record.to_text()

    async def finished(self, table: str, who: Visitor) -> LiveRoom:
        room = await self.rooms.shown(table, who)
        if room.table.metadata.status != "finished":
            raise Worded(409, "table", "not-over")
        return room

    async def picture(self, table: str, move: int | None, theme: str, who: Visitor, lang: str) -> str:
        room = await self.rooms.shown(table, who)
        mine = seats_of(room.table.metadata, who)
        seat = mine[0] if mine else None
        view = (await self.view(table, seat, move, who)).view
        if not complete(room.table.metadata.seats):
            raise ApiError(409, "table", words(lang)("wait-start"))
        if board_of(room.table.game) is None:
            raise ApiError(404, "game", f"{room.table.game.name} has no drawing")
        at = table, room.table.seq if move is None else 0, move, seat, lang, theme
        drawn = self.pictures.get(at, "") or await self.rooms.hub.long(
            whole, room.table.game, view, seat, lang, "", theme
        )
        return self.pictures.keep(at, drawn)


def api_view(live: LiveTable, seat: int | None) -> ApiView:
    state, legal = live.state, list[str]()
    if not complete(live.metadata.seats):
        return ApiView(live.seq, 0, None, seat, {}, [])  # nothing is dealt yet
    if seat is not None and live.running() is not None and live.confirming is None:
        numbers = state.legal() if state.actor == seat else state.interrupts(seat)
        legal = [live.game.actions.name(action) for action in numbers]
    over = result(live, "en") if live.metadata.status == "finished" else None
    return ApiView(live.seq, live.move, live.running(), seat, state.view(seat), legal, over)
