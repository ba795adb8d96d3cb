"""A table as lists show it: who sits there, whose turn it is, how it ended."""

from typing import Any

from rondel.table.deal import UNDEALT
from rondel.table.entries import Metadata
from rondel.table.names import seat_called

from .http_protocol import ClockWanted, SeatInfo, TableInfo
from .permissions import hosts, invited, seats_of
from .visitor import Visitor


def table_info(metadata: Metadata, game: Any, who: Visitor, lang: str) -> TableInfo:
    mine = seats_of(metadata, who)
    host = hosts(metadata, who)
    seats = []
    for row in metadata.seats:
        name, level = seat_called(metadata, row.seat, lang)
        info = SeatInfo(
            seat=row.seat,
            kind=row.kind,
            name=name,
            level=level,
            bot=row.bot,
            mine=row.seat in mine,
            invite=row.invite if host else "",
            guest=row.kind == "invite" and row.account is not None,
            invited=invited(row, who),
        )
        seats.append(info)
    finished = metadata.status == "finished"
    return TableInfo(
        id=metadata.id,
        game=metadata.game,
        title=str(game.texts().title(lang)),
        status=metadata.status,
        seats=seats,
        options=metadata.options,
        clock=ClockWanted(**metadata.clock) if metadata.clock else None,
        public=metadata.public,
        moves=metadata.moves,
        my_turn=metadata.status == "running" and metadata.actor in mine,
        host=host,
        created=metadata.created,
        changed=metadata.changed,
        totals=metadata.totals,
        winners=metadata.winners,
        seed=str(metadata.seed) if finished and metadata.seed != UNDEALT else None,
    )
