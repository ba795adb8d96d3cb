"""A table that waits for players: who sits there may get up again; who made it may cancel it, or fill it with bots."""

from dataclasses import replace
from secrets import token_urlsafe
from typing import TYPE_CHECKING

from rondel.table.entries import Metadata, SeatRow
from rondel.table.live import LiveTable, Rejected

from .opponents import check_bot
from .permissions import hosts
from .visitor import Visitor

if TYPE_CHECKING:
    from .room import LiveRoom


async def get_up(room: "LiveRoom", seat: int) -> None:
    """The seat is free again. Who made the table cancels it instead: a table has somebody who looks after it."""
    old = room.table.row(seat)
    if old.account == room.table.metadata.owner:
        raise Rejected("maker_stays")
    await room.change(lambda: room.replace(old, free(old, room.table.metadata.public), "freed"))


async def cancel(room: "LiveRoom", who: Visitor) -> None:
    _check(room.table.metadata, who)
    await room.change(lambda: _waiting(room).close("cancelled"))


async def fill(room: "LiveRoom", bot: str, who: Visitor) -> None:
    """Bots take all free seats, and the game begins."""
    _check(room.table.metadata, who)
    check_bot(room.table.game, bot, room.hub.settings.local)
    await room.hub.lobby.check_bots([SeatRow(0, "bot", bot=bot)], who)
    await room.change(lambda: _waiting(room).sit(*_filled(room.table.metadata, bot), why="filled"))


def free(row: SeatRow, public: bool) -> SeatRow:
    """For anybody at a table that everybody finds, for who gets a new link at another."""
    return SeatRow(row.seat, "open") if public else SeatRow(row.seat, "invite", invite=token_urlsafe(18))


def _filled(metadata: Metadata, bot: str) -> list[SeatRow]:
    vacant = [row for row in metadata.seats if row.kind in ("open", "invite")]
    return [replace(row, kind="bot", name="", account=None, bot=bot, invite="") for row in vacant]


def _check(metadata: Metadata, who: Visitor) -> None:
    if not hosts(metadata, who):
        raise Rejected("only_maker")
    if metadata.status != "waiting":
        raise Rejected("not_waiting")


def _waiting(room: "LiveRoom") -> LiveTable:
    """Somebody may have taken the last seat while the room was busy."""
    if room.table.metadata.status != "waiting":
        raise Rejected("not_waiting")
    return room.table
