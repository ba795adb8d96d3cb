"""The lobby: tables are made, joined and listed."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from secrets import token_urlsafe
from time import time
from typing import TYPE_CHECKING, Any, Literal

import rondel
from rondel.core.errors import BadOption, hint
from rondel.core.registry import began_under
from rondel.table.deal import UNDEALT, complete, new_seed
from rondel.table.entries import Metadata, SeatRow
from rondel.table.live import LiveTable, Rejected, Stale

from .continuing import carried_on, imported, moves_before
from .errors import ApiError, Worded
from .http_protocol import Join, NewTable, SeatWanted, TableInfo
from .infos import table_info
from .opponents import check_bot
from .permissions import invited, owns
from .room import LiveRoom
from .visitor import Visitor
from .waiting import free
from .wording import words

if TYPE_CHECKING:
    from .hub import Hub

MOST_WITH_BOTS = 20  # tables that an account may have open with bots
MOST_WAITING = 20  # tables of an account that wait for others: the lobby is everybody's
Scope = Literal["mine", "lobby", "finished"]


class Lobby:
    def __init__(self, hub: "Hub") -> None:
        self.hub = hub

    async def create(self, wanted: NewTable, who: Visitor, lang: str) -> TableInfo:
        if who.account is None and not who.local:
            raise ApiError(401, "session", "log in first: a table needs somebody who plays")
        game = self._game(wanted.game)
        seats = [self._wanted(game, seat, n, who, lang) for n, seat in enumerate(wanted.seats)]
        if not any(seat.kind in ("me", "here") for seat in wanted.seats):
            raise Worded(400, "seats", "one-is-yours")
        await self._invite_guests(seats, who)
        await self.check_bots(seats, who)
        await self._check_waiting(seats, who)
        _known_options(game, wanted.options)
        origin, moves = await moves_before(self.hub, wanted, who) if wanted.from_ else (None, [])
        if origin:
            game = rondel.load_game(origin.game, revision=origin.revision)
        options = origin.options if origin else wanted.options
        seed = origin.seed if origin else _seed(wanted, seats)
        now = time()
        clock = None if wanted.clock is None else _clock(wanted.clock)
        metadata = Metadata(
            token_urlsafe(9), game.name, len(seats), seed, options, began_under(game), clock, wanted.public,
            who.account, now, now, seats=seats,
        )  # fmt: skip
        room = await self.opened(metadata, game, wanted.seed is not None, not wanted.rated, origin, moves)
        return table_info(room.table.metadata, game, who, lang)

    async def repeat(self, old: Metadata, seats: list[SeatRow], name: str, owner: int | None) -> None:
        """A table with the settings of an old one, unless it has been made already."""
        if await self.hub.store.load(name) is not None:
            return
        game, now = rondel.load_game(old.game), time()
        metadata = Metadata(
            name, old.game, old.players, new_seed(), old.options, game.revision, old.clock, old.public,
            owner, now, now, seats=seats,
        )  # fmt: skip
        friendly = [entry for entry in await self.hub.store.incidents(old.id) if entry.data.get("key") == "friendly"]
        await self.opened(metadata, game, friendly=bool(friendly))

    async def opened(
        self,
        metadata: Metadata,
        game: Any,
        seeded: bool = False,
        friendly: bool = False,
        origin: Metadata | None = None,
        moves: Sequence[tuple[int, str]] = (),
    ) -> LiveRoom:
        """Stored, and open for who comes; played on from another table after these moves. At a site the log says what
        keeps the game from being rated."""
        try:
            table = LiveTable(metadata, game)
        except BadOption as error:
            raise ApiError(400, error.field or "options", str(error)) from None
        metadata.actor = table.state.actor
        if complete(metadata.seats):
            metadata.status = "running"
        if origin and not complete(metadata.seats):
            raise Worded(400, "seats", "continue-seats")
        await carried_on(self.hub, table, list(moves))
        room = await self.hub.rooms.add(table)
        if origin:
            await room.change(lambda: room.table.note("continued", table=origin.id, move=len(moves)))
        for key in [key for key, said in (("seeded", seeded), ("friendly", friendly)) if said]:
            if not self.hub.settings.local:
                await room.change(partial(room.table.note, key))  # who chose the seed can know every card
        room.visit()
        return room

    async def check_bots(self, seats: list[SeatRow], who: Visitor) -> None:
        """An account has so many tables with bots, and no more."""
        if who.account is None or not any(seat.kind == "bot" for seat in seats):
            return
        if await self.hub.store.with_bots(who.account) >= MOST_WITH_BOTS:
            raise Worded(409, "seats", "too-many-bots", most=MOST_WITH_BOTS)

    async def _check_waiting(self, seats: list[SeatRow], who: Visitor) -> None:
        if who.account is None or complete(seats):
            return
        if await self.hub.store.waiting(who.account) >= MOST_WAITING:
            raise Worded(409, "seats", "too-many-waiting", most=MOST_WAITING)

    def _game(self, name: str) -> Any:
        if name not in rondel.games():
            raise ApiError(400, "game", f"there is no game {name[:40]!r}; there are {', '.join(rondel.games())}")
        return rondel.load_game(name)

    def _wanted(self, game: Any, wanted: SeatWanted, seat: int, who: Visitor, lang: str) -> SeatRow:
        if wanted.kind == "bot":
            check_bot(game, wanted.bot, self.hub.settings.local, f"seats[{seat}].bot")
            return SeatRow(seat, "bot", bot=wanted.bot)
        if wanted.kind == "guest":
            return SeatRow(seat, "invite", wanted.name)
        if wanted.kind == "invite":
            return SeatRow(seat, "invite", invite=token_urlsafe(18))
        if wanted.kind == "open":
            return SeatRow(seat, "open")
        name = " ".join(wanted.name.split())[:24]
        if wanted.kind == "me" and not (who.local and name):  # at a site everybody plays under their own name
            name = who.name
        return SeatRow(seat, "person", name, who.account)

    async def _invite_guests(self, seats: list[SeatRow], who: Visitor) -> None:
        """Who is invited by name: somebody of this site, once, and not oneself."""
        for row in [row for row in seats if row.kind == "invite" and not row.invite]:
            found = await self.hub.store.guest(row.name)
            if found is None:
                raise Worded(400, f"seats[{row.seat}].name", "no-account", name=row.name[:40])
            row.account, row.name = found
            if who.account is not None and await self.hub.friends.blocks(row.account, who.account):
                raise Worded(400, f"seats[{row.seat}].name", "no-guest", name=row.name)
            if sum(other.account == row.account for other in seats) > 1:
                raise Worded(400, f"seats[{row.seat}].name", "guest-twice", name=row.name)

    async def decline(self, table: str, who: Visitor, lang: str) -> TableInfo:
        """Somebody who was invited by name does not come: the seat is free again."""
        room = await self.hub.rooms.shown(table, who)
        row = next((row for row in room.table.metadata.seats if invited(row, who)), None)
        if row is None:
            raise Worded(409, "table", "no-invitation")
        try:
            await room.change(lambda: room.replace(row, free(row, room.table.metadata.public), "declined"))
        except Rejected as rejected:
            raise ApiError(409, "table", words(lang)(rejected.key)) from None
        return table_info(room.table.metadata, room.table.game, who, lang)

    async def join(self, table: str, wanted: Join, who: Visitor, lang: str) -> TableInfo:
        if who.account is None and not who.local:
            raise ApiError(401, "session", "log in first to take a seat")
        if wanted.invite and (await self.hub.store.invited(wanted.invite) or ("",))[0] != table:
            raise Worded(404, "invite", "no-invitation")
        room = await self.hub.rooms.room(table)
        while True:
            row = await self._seat_for(room.table.metadata, wanted, who)
            try:
                await room.join(row, replace(row, kind="person", name=who.name, account=who.account, invite=""))
            except Rejected as rejected:
                if room.table.row(row.seat) != row or isinstance(rejected, Stale):
                    continue  # somebody was quicker: perhaps there is another seat
                raise ApiError(409, "seat", words(lang)(rejected.key)) from None
            return table_info(room.table.metadata, room.table.game, who, lang)

    async def _seat_for(self, metadata: Metadata, wanted: Join, who: Visitor) -> SeatRow:
        row = self._vacant(metadata, wanted, who)
        if row is None:
            await self.hub.rooms.shown(metadata.id, who)  # or there is no such table for them
            raise Worded(409, "seat", "seat-taken")
        if any(owns(taken, who) for taken in metadata.seats if taken.kind == "person") and not who.local:
            raise Worded(409, "seat", "sits-already")
        await self._welcome(metadata, row, who)
        return row

    async def _welcome(self, metadata: Metadata, row: SeatRow, who: Visitor) -> None:
        """Nobody sits down with people who have blocked them; who is invited is the business of who invites."""
        if who.account is None:
            return
        there = {seat.account for seat in metadata.seats if seat.kind == "person"} if row.kind == "open" else set()
        if (there | {metadata.owner}) & await self.hub.friends.blocked_by(who.account):
            raise Worded(403, "seat", "no-seat-here")

    def _vacant(self, metadata: Metadata, wanted: Join, who: Visitor) -> SeatRow | None:
        """The seat that is kept for them, or that of the invitation, or else an open one."""
        kept = [row for row in metadata.seats if invited(row, who) and wanted.seat in (None, row.seat)]
        if kept and not wanted.invite:
            return kept[0]
        for row in metadata.seats:
            if wanted.invite and row.invite == wanted.invite:
                return row
            if not wanted.invite and row.kind == "open" and wanted.seat in (None, row.seat):
                return row
        return None

    async def tables(self, scope: Scope, who: Visitor, lang: str) -> list[TableInfo]:
        metadata = await self.hub.store.listed(scope, who.account, who.local)
        return [table_info(metadata, rondel.load_game(metadata.game), who, lang) for metadata in metadata]

    async def info(self, table: str, who: Visitor, lang: str) -> TableInfo:
        room = await self.hub.rooms.shown(table, who)
        return table_info(room.table.metadata, room.table.game, who, lang)

    async def import_record(self, text: str, who: Visitor, lang: str) -> TableInfo:
        metadata = await imported(self.hub, text, who)
        return table_info(metadata, rondel.load_game(metadata.game), who, lang)

    async def invitation(self, token: str, who: Visitor, lang: str) -> TableInfo:
        found = await self.hub.store.invited(token)
        if found is None:
            raise Worded(404, "invite", "no-invitation")
        room = await self.hub.rooms.room(found[0])
        return table_info(room.table.metadata, room.table.game, who, lang)


def _seed(wanted: NewTable, seats: list[SeatRow]) -> int:
    if wanted.seed is not None:
        return int(wanted.seed)
    return new_seed() if complete(seats) else UNDEALT


def _known_options(game: Any, given: dict[str, Any]) -> None:
    names = [option.name for option in game.options]
    for name in given:
        if name not in names:
            raise ApiError(400, "options", f"there is no option {name[:40]!r}{hint(name, names)}")


def _clock(wanted: Any) -> dict[str, Any]:
    if not 10 <= wanted.start <= 60 * 86400 or not 0 <= wanted.increment <= 30 * 86400:
        raise ApiError(400, "clock", "start: 10 seconds to 60 days; increment: 0 seconds to 30 days")
    return {"start": wanted.start, "increment": wanted.increment, "out": wanted.out}
