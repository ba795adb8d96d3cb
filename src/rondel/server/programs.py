"""Playing by HTTP, as programs do."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from rondel.table.live import LiveTable, Rejected, Stale

from .errors import ApiError
from .http_protocol import ApiPlay, ApiView
from .permissions import acting_seat
from .protocol import Undo
from .room import LiveRoom
from .scene import Viewer, reason
from .views import api_view
from .visitor import Visitor
from .wording import words

if TYPE_CHECKING:
    from .rooms import Rooms

Act = Callable[[LiveRoom, int], Awaitable[None]]  # what a program does for a seat


class Programs:
    def __init__(self, rooms: "Rooms") -> None:
        self.rooms = rooms

    async def play(self, table: str, wanted: ApiPlay, who: Visitor) -> ApiView:
        return await self._act(table, who, lambda room, seat: room.play(seat, wanted.action, wanted.seq), wanted.action)

    async def undo(self, table: str, wanted: Undo, who: Visitor) -> ApiView:
        return await self._act(table, who, lambda room, seat: room.undo(seat, wanted.whole, wanted.seq))

    async def end_turn(self, table: str, seq: int, who: Visitor) -> ApiView:
        return await self._act(table, who, lambda room, seat: room.end_turn(seat, seq))

    async def _act(self, table: str, who: Visitor, act: Act, action: str = "") -> ApiView:
        room = await self.rooms.shown(table, who)
        seat = acting_seat(room.table, who)
        room.visit()
        try:
            await act(room, seat)
        except Rejected as rejected:
            raise _refusal(room.table, rejected, action, seat) from None
        return api_view(room.table, seat)


def _refusal(table: LiveTable, rejected: Rejected, action: str, seat: int) -> ApiError:
    if isinstance(rejected, Stale):
        return ApiError(409, "seq", f"the table has moved on to {table.seq}: look at the view again")
    if rejected.key == "illegal":
        rejected = reason(table, action, Viewer(seat, "en"))
    return ApiError(409, "action" if action else "table", rejected.text or words("en")(rejected.key))
