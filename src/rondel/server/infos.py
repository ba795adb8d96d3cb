"""A table as lists show it: who sits there, whose turn it is, how it ended."""

from typing import Any

from rondel.table.entries import Head
from rondel.table.names import seat_called

from .permissions import hosts, seats_of
from .protocol import ClockWanted, SeatInfo, TableInfo
from .visitor import Visitor


def table_info(head: Head, game: Any, who: Visitor, lang: str) -> TableInfo:
    mine = seats_of(head, who)
    host = hosts(head, who)
    seats = []
    for row in head.seats:
        name, level = seat_called(head, row.seat, lang)
        info = SeatInfo(
            seat=row.seat,
            kind=row.kind,
            name=name,
            level=level,
            bot=row.bot,
            mine=row.seat in mine,
            invite=row.invite if host else "",
        )
        seats.append(info)
    finished = head.status == "finished"
    return TableInfo(
        id=head.id,
        game=head.game,
        title=str(game.texts().title(lang)),
        status=head.status,
        seats=seats,
        options=head.options,
        clock=ClockWanted(**head.clock) if head.clock else None,
        public=head.public,
        moves=head.moves,
        my_turn=head.status == "running" and head.actor in mine,
        created=head.created,
        changed=head.changed,
        totals=head.totals,
        winners=head.winners,
        seed=head.seed if finished else None,
    )
