"""Games that are over as pictures to save: made in a bot's process when somebody asks; the latest are remembered."""

import logging
import zlib
from typing import TYPE_CHECKING, Literal

from rondel.bots import BotFailed
from rondel.core.latest import Latest
from rondel.drawing import board_of
from rondel.table.entries import SeatRow

from .analyses import errand, played
from .botworker import Animation
from .errors import Worded
from .visitor import Visitor

if TYPE_CHECKING:
    from .hub import Hub

log = logging.getLogger(__name__)
AnimationKind = Literal["html", "gif"]
Key = tuple[str, ...]
KEPT = 4  # of up to ten megabytes each


class Animations:
    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.kept: Latest[Key, bytes] = Latest(KEPT)
        self.asking: set[int | None] = set()  # accounts; None = whoever has none

    async def animation(self, table: str, kind: AnimationKind, who: Visitor, lang: str) -> bytes:
        """A page with a slider, or a GIF; one at a time for each person."""
        room = await self.hub.views.finished(table, who)
        if board_of(room.table.game) is None:
            raise Worded(404, "game", "animation-no-drawing", game=room.table.game.name)
        seats = [SeatRow(row.seat, row.kind, row.name, bot=row.bot) for row in room.table.metadata.seats]
        key: Key = table, kind, lang, *(row.name for row in seats)  # who is called otherwise is shown so
        made = self.kept.get(key)
        if made is None:
            if who.account in self.asking:
                raise Worded(429, "table", "animation-one-at-a-time")
            self.asking.add(who.account)
            try:
                first, line = await played(room)
                made = await self.hub.bots.animation(first, line, Animation(kind, lang, seats), errand(who))
            except BotFailed as error:
                log.warning("table %s cannot be shown in pictures: %s", table, error)
                raise Worded(503, "table", "animation-failed") from None
            finally:
                self.asking.discard(who.account)
        return await self.hub.long(zlib.decompress, self.kept.keep(key, made))
