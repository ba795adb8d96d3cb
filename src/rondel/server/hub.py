"""All tables of this server: made, joined, loaded when somebody needs them, put away when nobody does."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from secrets import randbits, token_urlsafe
from time import time
from typing import Any, Literal

import rondel
from rondel.core.errors import BadOption
from rondel.core.record import Record, totals
from rondel.core.rulebook import RULE_ID
from rondel.core.texts import LANGUAGES
from rondel.drawing import board_of, whole

from . import hints
from .bots import Bots
from .chronicle import Reader
from .connection import Connection, Send
from .errors import ApiError, Worded
from .garbage import Collector
from .infos import table_info
from .limits import Limit
from .opponents import check_bot
from .protocol import ApiPlay, ApiView, History, Join, LogLine, NewTable, SeatWanted, TableInfo, Undo
from .room import LiveRoom
from .scene import Eyes, result
from .settings import Settings
from .store import Store, player
from .stored import Head, SeatRow
from .table import Late, LiveTable, Refused
from .visitor import Visitor
from .wording import words

log = logging.getLogger(__name__)
Scope = Literal["mine", "lobby", "finished"]
Act = Callable[[LiveRoom, int], Awaitable[None]]  # what a program does for a seat
REST = 60.0  # seconds between two looks for tables that nobody needs
SEED_BITS = 53  # too many to try them all with what one sees of the deal; a browser's numbers hold no more


class Hub:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.bots = Bots(settings.bot_workers, settings.bot_patience)
        self.hints = Limit(hints.PER_MINUTE)
        self.rooms: dict[str, LiveRoom] = {}
        self.loading = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()
        self.garbage = Collector()

    async def start(self) -> None:
        await self._resume()
        self.spawn(self._warm())
        self.spawn(self._tidy())

    async def _warm(self) -> None:
        """Load the games and their texts, so that the first visitor of a language need not hold up the others."""
        games = [await asyncio.to_thread(rondel.load_game, name) for name in rondel.games()]
        for lang in LANGUAGES:
            for game in games:
                await asyncio.to_thread(_read_texts, game, lang)

    async def _resume(self) -> None:
        """Go on where the last run stopped: bots that have to move, clocks that run."""
        self.garbage.start()
        for table in await self.store.running():
            try:
                (await self.room(table)).wake()
            except Exception:
                log.exception("table %s cannot be woken", table)

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        for room in self.rooms.values():
            room.close()
        await self.bots.stop()
        self.garbage.stop()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(REST)
            for name, room in list(self.rooms.items()):
                room.forget_replay()
                if not room.needed():
                    del self.rooms[name]

    # Rooms

    async def room(self, table: str) -> LiveRoom:
        if table not in self.rooms:
            async with self.loading:
                if table not in self.rooms:
                    live = await self.loaded(table)
                    room = self.rooms[table] = LiveRoom(self, live)
                    await self.find_ratings(room)
        return self.rooms[table]

    async def loaded(self, name: str) -> LiveTable:
        stored = await self.store.load(name)
        if stored is None:
            raise Worded(404, "table", "no-table", table=name[:40])
        game = rondel.load_game(stored.head.game)
        if stored.snapshot and not stored.entries:
            stored.entries = await self.store.entries(name, stored.snapshot.seq)  # it knows the clocks
        if stored.head.clock and stored.head.clock["out"] == "lose":
            await self._forfeits(stored.head)
        table, trouble = await asyncio.to_thread(LiveTable.load, stored, game)
        if trouble and stored.head.status == "running":
            change = table.note(trouble, move=table.move)
            change.undone, change.confirming, change.past = True, None, []  # a snapshot under the present rules
            head = table.head_after(change)
            snapshot = change.snapshot(table.snapshot_at)
            if not await self.store.append(name, change.entries, head, snapshot):
                return await self.loaded(name)
            table.adopt(change, head, snapshot)
        return table

    async def _forfeits(self, head: Head) -> None:
        """Whose time ran out stands in the entries only."""
        for entry in await self.store.entries(head.id):
            if entry.kind == "seat" and entry.seat is not None and entry.data.get("why") in ("forfeit", "lost"):
                head.seats[entry.seat].forfeited = True

    async def find_ratings(self, room: LiveRoom) -> None:
        """By account: a seat can be called anything."""
        if self.settings.local:
            return
        head = room.table.head
        players = {row.seat: player(row.account, row.bot) for row in head.seats if row.kind in ("person", "bot")}
        rated = await self.store.ratings_of(head.game, list(players.values()))
        room.ratings = {seat: rated[name] for seat, name in players.items() if name in rated}
        room.rated = await room.counts()

    # Who may what

    def seats_of(self, head: Head, who: Visitor) -> list[int]:
        """The seats a visitor plays; at a local table all seats of persons."""
        return [row.seat for row in head.seats if row.kind == "person" and self.owns(row, who)]

    def owns(self, row: SeatRow, who: Visitor) -> bool:
        return who.local or (who.account is not None and row.account == who.account)

    def owner(self, row: SeatRow) -> int | None:
        """Seats with the same owner are played at one screen."""
        return row.account

    def check_bot(self, game: Any, code: str, field: str = "bot") -> None:
        check_bot(game, code, self.settings.local, field)

    def _seat(self, room: LiveRoom, who: Visitor) -> int:
        """The seat for which a program acts."""
        mine = self.seats_of(room.table.head, who)
        running = room.table.running()
        if not mine:
            raise ApiError(403, "table", "you have no seat at this table; join it first")
        return running if running in mine else mine[0]

    # Making and joining tables

    async def create(self, wanted: NewTable, who: Visitor, lang: str) -> TableInfo:
        if who.account is None and not who.local:
            raise ApiError(401, "session", "log in first: a table needs somebody who plays")
        game = self._game(wanted.game)
        seats = [self._wanted(game, seat, n, who, lang) for n, seat in enumerate(wanted.seats)]
        if not any(seat.kind in ("me", "here") for seat in wanted.seats):
            raise Worded(400, "seats", "one-is-yours")
        seed = randbits(SEED_BITS) if wanted.seed is None else wanted.seed
        now = time()
        clock = None if wanted.clock is None else _clock(wanted.clock)
        head = Head(
            token_urlsafe(9), game.name, len(seats), seed, wanted.options, game.revision, clock, wanted.public,
            who.account, now, now, seats=seats,
        )  # fmt: skip
        try:
            table = LiveTable(head, game)
        except BadOption as error:
            field = re.match(r"(\w+): ", str(error))
            raise ApiError(400, field[1] if field else "options", str(error)) from None
        head.actor = table.state.actor
        if all(seat.kind in ("person", "bot") for seat in seats):
            head.status = "running"
        await self.store.create(head)
        room = self.rooms[head.id] = LiveRoom(self, table)
        await self.find_ratings(room)
        if wanted.seed is not None and not who.local:
            await room.change(lambda: room.table.note("seeded"))  # who chose it can know every card
        if not wanted.rated and not who.local:
            await room.change(lambda: room.table.note("friendly"))
        room.wake()
        return table_info(room.table.head, game, self, who, lang)

    def _game(self, name: str) -> Any:
        if name not in rondel.games():
            raise ApiError(400, "game", f"there is no game {name[:40]!r}; there are {', '.join(rondel.games())}")
        return rondel.load_game(name)

    def _wanted(self, game: Any, wanted: SeatWanted, seat: int, who: Visitor, lang: str) -> SeatRow:
        if wanted.kind == "bot":
            self.check_bot(game, wanted.bot, f"seats[{seat}].bot")
            return SeatRow(seat, "bot", bot=wanted.bot)
        if wanted.kind == "invite":
            return SeatRow(seat, "invite", invite=token_urlsafe(18))
        if wanted.kind == "open":
            return SeatRow(seat, "open")
        name = " ".join(wanted.name.split())[:24]
        if wanted.kind == "me" and not (who.local and name):  # at a site everybody plays under his own name
            name = who.name
        return SeatRow(seat, "person", name, who.account)

    async def join(self, table: str, wanted: Join, who: Visitor, lang: str) -> TableInfo:
        if who.account is None and not who.local:
            raise ApiError(401, "session", "log in first to take a seat")
        room = await self.room(table)
        row = self._vacant(room.table.head, wanted)
        if any(self.owns(taken, who) for taken in room.table.head.seats if taken.kind == "person") and not who.local:
            raise Worded(409, "seat", "sits-already")
        taken = replace(row, kind="person", name=who.name, account=who.account, invite="")
        try:
            await room.join(row, taken)
        except Refused as refused:
            raise ApiError(409, "seat", words(lang)(refused.key)) from None
        return table_info(room.table.head, room.table.game, self, who, lang)

    def _vacant(self, head: Head, wanted: Join) -> SeatRow:
        for row in head.seats:
            if wanted.invite and row.invite == wanted.invite:
                return row
            if not wanted.invite and row.kind == "open" and wanted.seat in (None, row.seat):
                return row
        raise Worded(409, "invite" if wanted.invite else "seat", "seat-taken")

    # Looking

    async def tables(self, scope: Scope, who: Visitor, lang: str) -> list[TableInfo]:
        heads = await self.store.heads(scope, who.account, who.local)
        return [table_info(head, rondel.load_game(head.game), self, who, lang) for head in heads]

    async def info(self, table: str, who: Visitor, lang: str) -> TableInfo:
        room = await self.room(table)
        return table_info(room.table.head, room.table.game, self, who, lang)

    async def invitation(self, token: str, who: Visitor, lang: str) -> TableInfo:
        found = await self.store.invited(token)
        if found is None:
            raise Worded(404, "invite", "no-invitation")
        return await self.info(found[0], who, lang)

    async def view(self, table: str, seat: int | None, move: int | None, who: Visitor) -> ApiView:
        room = await self.room(table)
        live = room.table
        if seat is not None and seat not in self.seats_of(live.head, who):
            raise ApiError(403, "seat", "this is not your seat; leave it out to look as a spectator")
        if move is None or move == live.move:
            return self._api_view(live, seat)
        replay = await room.replayed()
        if not 0 <= move < len(replay) or replay[move] is None:
            raise ApiError(404, "move", f"there are the moves 0 to {live.move}, not {move}")
        state = replay[move]
        return ApiView(live.seq, move, state.actor, seat, state.view(seat), [])

    def _api_view(self, live: LiveTable, seat: int | None) -> ApiView:
        state, legal = live.state, []
        if seat is not None and live.head.status == "running" and live.confirming is None:
            numbers = state.legal() if state.actor == seat else state.interrupts(seat)
            legal = [live.game.actions.name(action) for action in numbers]
        over = result(live, "en") if live.head.status == "finished" else None
        return ApiView(live.seq, live.move, live.running(), seat, state.view(seat), legal, over)

    async def log(self, table: str, who: Visitor, lang: str) -> list[LogLine]:
        room = await self.room(table)
        mine = self.seats_of(room.table.head, who)
        seat = mine[0] if mine else None
        return await room.log_of(Reader(room.table.game, room.table.head, seat, lang))

    async def history(self, table: str) -> History:
        room = await self._finished(table)
        replay = await room.replayed()
        moves = list({state.turn: move for move, state in enumerate(replay) if move and state}.values())
        return await asyncio.to_thread(lambda: History(moves, [totals(replay[m]) for m in moves]))

    async def record(self, table: str) -> str:
        room = await self._finished(table)
        head = room.table.head
        actions = [entry.data["action"] for entry in await room.line()]
        record = Record(head.game, head.players, head.seed, head.options, head.revision, actions)
        record.result = head.totals if room.table.state.actor is None else None
        return record.to_text()

    async def _finished(self, table: str) -> LiveRoom:
        room = await self.room(table)
        if room.table.head.status != "finished":
            raise ApiError(409, "table", "the game is not over: this would tell what is hidden")
        return room

    async def picture(self, table: str, move: int | None, theme: str, who: Visitor, lang: str) -> str:
        room = await self.room(table)
        mine = self.seats_of(room.table.head, who)
        seat = mine[0] if mine else None
        view = (await self.view(table, seat, move, who)).view
        if board_of(room.table.game) is None:
            raise ApiError(404, "game", f"{room.table.game.name} has no drawing")
        return await asyncio.to_thread(whole, room.table.game, view, seat, lang, None, theme)

    # Playing

    async def play(self, table: str, wanted: ApiPlay, who: Visitor) -> ApiView:
        return await self._act(table, who, lambda room, seat: room.play(seat, wanted.action, wanted.seq), wanted.action)

    async def undo(self, table: str, wanted: Undo, who: Visitor) -> ApiView:
        return await self._act(table, who, lambda room, seat: room.undo(seat, wanted.whole, wanted.seq))

    async def end_turn(self, table: str, seq: int, who: Visitor) -> ApiView:
        return await self._act(table, who, lambda room, seat: room.end_turn(seat, seq))

    async def _act(self, table: str, who: Visitor, act: Act, action: str = "") -> ApiView:
        room = await self.room(table)
        seat = self._seat(room, who)
        try:
            await act(room, seat)
        except Refused as refused:
            raise self._refusal(room.table, refused, action, seat) from None
        return self._api_view(room.table, seat)

    def _refusal(self, table: LiveTable, refused: Refused, action: str, seat: int) -> ApiError:
        if isinstance(refused, Late):
            return ApiError(409, "seq", f"the table has moved on to {table.seq}: look at the view again")
        if refused.key == "illegal":
            refused = self.reason(table, action, Eyes(seat, "en"))
        return ApiError(409, "action" if action else "table", refused.text or words("en")(refused.key))

    def reason(self, table: LiveTable, name: str, eyes: Eyes) -> Refused:
        """Why an action is not possible now, in words."""
        if table.running() != eyes.seat or table.confirming is not None:
            return Refused("illegal", words(eyes.lang)("illegal"))
        action = table.game.actions.number(name)
        rule = table.game.why_not(table.state, action)[1]
        text = str(table.game.texts().refusal(table.state, action, eyes.lang)).removesuffix(f" ({rule})")
        return Refused("illegal", text, " ".join(RULE_ID.findall(rule)))

    async def connect(self, table: str, who: Visitor, lang: str, send: Send) -> Connection:
        room = await self.room(table)
        self.garbage.opened(room.table.game.name)
        connection = Connection(room, who, lang, send)
        try:
            await connection.open()
        except BaseException:
            await connection.close()  # nobody else knows it
            raise
        return connection

    def cut_off(self, account: int) -> None:
        """Close the tables on all screens of somebody who logs out; a browser that still may comes back by itself."""
        for room in self.rooms.values():
            for connection in room.connections:
                if connection.who.account == account:
                    connection.writer.cancel()


def _read_texts(game: Any, lang: str) -> None:
    game.texts().title(lang)


def _clock(wanted: Any) -> dict[str, Any]:
    if not 10 <= wanted.start <= 60 * 86400 or not 0 <= wanted.increment <= 30 * 86400:
        raise ApiError(400, "clock", "start: 10 seconds to 60 days; increment: 0 seconds to 30 days")
    return {"start": wanted.start, "increment": wanted.increment, "out": wanted.out}
