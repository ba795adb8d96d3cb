"""Who may what at a table."""

from rondel.table.entries import Metadata, SeatRow
from rondel.table.live import LiveTable

from .errors import ApiError
from .visitor import Visitor


def owns(row: SeatRow, who: Visitor) -> bool:
    return who.local or (who.account is not None and row.account == who.account)


def seats_of(metadata: Metadata, who: Visitor) -> list[int]:
    """The seats a visitor plays; at a local table all seats of persons."""
    return [row.seat for row in metadata.seats if row.kind == "person" and owns(row, who)]


def invited(row: SeatRow, who: Visitor) -> bool:
    """Is the seat kept for them?"""
    return row.kind == "invite" and row.account is not None and row.account == who.account


def hosts(metadata: Metadata, who: Visitor) -> bool:
    """Did they make the table? Then they may give its invitations away."""
    return who.local or (metadata.owner is not None and metadata.owner == who.account)


def may_see(metadata: Metadata, who: Visitor) -> bool:
    """May they look at the table? One that is not open to spectators is for its players and for who made it; anybody
    may look at one with an open seat that waits for them."""
    waits = metadata.status == "waiting" and any(row.kind == "open" for row in metadata.seats)
    return metadata.public or waits or hosts(metadata, who) or any(owns(row, who) for row in metadata.seats)


def acting_seat(table: LiveTable, who: Visitor) -> int:
    """The seat for which a program acts."""
    mine = seats_of(table.metadata, who)
    running = table.running()
    if not mine:
        raise ApiError(403, "table", "you have no seat at this table; join it first")
    return running if running in mine else mine[0]


def may_ask(table: LiveTable, seat: int | None, mine: list[int], actor: int | None, hints: bool) -> bool:
    """May a seat ask what the bot would do where `actor` decides? In a game that is over, all; before, the one who
    decides or decided there, if the table allows hints at all."""
    if actor is None or table.metadata.status == "finished":
        return actor is not None
    return hints and table.running() is not None and seat == actor and actor in mine
