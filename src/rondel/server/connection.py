"""A browser at a table: what it says is done, what it has not seen yet is sent."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic, time

import msgspec

from rondel.table.live import Checkpoint, Rejected, Stale
from rondel.table.log import LogLine, Reader

from . import coaching, hints, waiting
from .errors import ApiError
from .nodes import ChatLine
from .permissions import seats_of
from .protocol import (
    Answer,
    Ask,
    Cancel,
    Chat,
    ClientMessage,
    Fill,
    FinishStep,
    Leave,
    Look,
    Notice,
    Play,
    PlayAgain,
    Prefer,
    Say,
    ServerMessage,
    Speak,
    TakeBack,
    Undo,
    encoder,
)
from .room import LiveRoom
from .scene import Room, Sketch, Viewer, reason, scene, scene_tag, sketch, why_not
from .speech import said
from .store import ChatRow
from .thinking import Coaching, Hint
from .visitor import Visitor
from .wording import moment, spoken, words

log = logging.getLogger(__name__)
Send = Callable[[bytes], Awaitable[None]]
Sketches = dict[tuple[Viewer, tuple[int, ...], int], Sketch]
decoder = msgspec.json.Decoder(ClientMessage)
LONGEST = 8192  # bytes of a message
LONGEST_TEXT = 500  # characters of a chat line
WAITING = 400  # messages that a slow browser may have waiting before it is cut off
HEAVY = 2_000_000  # or bytes: what it is told when it begins anew has half a million at most
PACE = (150, 6.0)  # messages, seconds: more than that is too fast; who plays by keyboard makes ten in a second
PACE_OF_LANGUAGES = (6, 6.0)  # each writes the whole log again
PACE_OF_CHAT = (10, 10.0)  # words: each is kept and told to everybody


class Connection:
    """`send` hands a message to the network; `mine` are the seats this browser plays."""

    def __init__(self, room: LiveRoom, who: Visitor, lang: str, send: Send) -> None:
        self.room = room
        self.who = who
        self.lang = spoken(lang)
        self.mine: list[int] = []
        self.viewer = Viewer(None, self.lang)
        self.seen: dict[str, bytes] = {}  # the layers on the screen
        self.looking: Checkpoint | None = None  # at the past
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self.unsent = 0  # bytes
        self.recent: list[float] = []
        self.spoke: list[float] = []
        self.chatted: list[float] = []
        self.asks = False  # a hint for this browser is on the way
        self.coach: coaching.Coach | None = None
        self.guest = False  # by a link to a game that is over: sees the game, not what is said or done beside it
        self.send = send
        self.writer = asyncio.create_task(self._write())

    # Showing

    async def open(self, seen: str = "") -> None:
        """`seen`: what a browser that comes back has on its screen, by seq, move and the tag of its scene."""
        hub, account = self.room.hub, self.who.account
        self.guest = not await hub.rooms.is_at(self.room.table.metadata, self.who)
        self._look_around()
        if not seen or not await self._resume(seen):
            await self._anew()
        await self.room.audience.moved(self)  # the others see that somebody came
        lines = [] if self.guest else await hub.store.chats(self.room.table.metadata.id)
        unheard = await hub.friends.blocked_names(account) if lines and account is not None else set()
        for row in lines:
            if row.who in unheard:
                continue
            self.enqueue(Chat(row.who, row.seat, row.text, row.at))
        self.room.autoplay.wake()
        hints.expect(self)

    async def close(self) -> None:
        self.room.audience.connections.discard(self)
        self.writer.cancel()
        self.room.archive.forget()
        await self.room.audience.moved(self)

    def best_viewer(self) -> Viewer:
        """A person alone at a screen looks from their seat; several from the seat of the one who is to decide."""
        running = self.room.table.running()
        if running in self.mine:
            return Viewer(running, self.lang)
        seat = self.viewer.seat if self.viewer.seat in self.mine else next(iter(self.mine), None)
        return Viewer(seat, self.lang)

    def reader(self) -> Reader:
        table = self.room.table
        return Reader(table.game, table.metadata, self.viewer.seat, self.lang)

    async def _anew(self) -> None:
        """Everything anew, at first or in another language. The whole log takes its time, which shall not hold up the
        table: it is written before, and once more only if something happens meanwhile."""
        self._look_around()
        written = self.room.table.seq, self.viewer, await self.room.archive.log_of(self.reader())
        async with self.room.lock:
            self.room.audience.connections.add(self)
            await self.refresh(written)

    async def _resume(self, seen: str) -> bool:
        """Of a table that is as it was, a browser that comes back is told only who is there now."""
        async with self.room.lock:
            table = self.room.table
            if seen != f"{table.seq}.{table.move}.{scene_tag(table, self.viewer)}":
                return False
            self.room.audience.connections.add(self)
            known = sketch(table, self.viewer, self.mine, self._around())
            self.seen = {layer.id: key for layer, key in known.layers}
            self.send_soon(known.message(self.seen, [], table.move))
        return True

    async def refresh(self, written: tuple[int, Viewer, list[LogLine]] | None = None) -> None:
        """Everything anew, with the lock of the room. `written`: the log after a seq for a viewer."""
        self._look_around()
        table = self.room.table
        self.seen = {}
        self.enqueue(scene(table, self.viewer))
        if written is None or written[:2] != (table.seq, self.viewer):
            written = table.seq, self.viewer, await self.room.archive.log_of(self.reader())
        lines = written[2]
        self.show(lines, {}, self.room.audience.around(), log_from=-1)

    def _around(self) -> Room:
        around = self.room.audience.around()
        return around.outside() if self.guest else around

    def _look_around(self) -> None:
        self.mine = seats_of(self.room.table.metadata, self.who)
        self.viewer = self.best_viewer()

    def show(
        self,
        lines: list[LogLine],
        sketches: Sketches,
        around: Room,
        past: Checkpoint | None = None,
        log_from: int | None = None,
    ) -> None:
        """Send a position. Browsers of the same viewer share the work."""
        past = self.looking or past
        if self.guest:
            sketches, around = {}, self._around()
        at = self.viewer, tuple(self.mine), past.move if past else -1
        if at not in sketches:
            sketches[at] = sketch(self.room.table, self.viewer, self.mine, around, past)
        known = sketches[at]
        start = self.room.table.move if log_from is None else log_from
        self.send_soon(known.message(self.seen, lines, start))

    def enqueue(self, message: ServerMessage) -> None:
        self.send_soon(encoder.encode(message))

    def send_soon(self, raw: bytes) -> None:
        if not self._behind():
            self.unsent += len(raw)
            self.outbox.put_nowait(raw)

    def _behind(self) -> bool:
        return self.outbox.qsize() >= WAITING or self.unsent >= HEAVY

    async def _write(self) -> None:
        """Until the browser is gone, or so far behind that it had better begin anew."""
        try:
            while not self._behind():
                raw = await self.outbox.get()
                await self.send(raw)
                self.unsent -= len(raw)
        except Exception as error:
            log.debug("a browser is gone: %r", error)

    # Listening

    async def hear(self, raw: bytes | str) -> None:
        """Do what a message says, or say why not. Whatever it is, the table is never harmed."""
        say = words(self.lang)
        try:
            self.recent = paced(self.recent, *PACE)
            if len(raw) > LONGEST:
                raise Rejected("too_long", say("too_long", n=LONGEST))
            await self._do(decoder.decode(raw))
        except Stale:
            self.show([], {}, self.room.audience.around())
        except Rejected as rejected:
            self.enqueue(Notice(rejected.text or say(rejected.key), rejected.rule, error=True))
        except ApiError as error:
            self.enqueue(Notice(str(error), error=True))
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:  # a ValidationError is one too
            self.enqueue(Notice(say("bad_message", error=str(error)), error=True))
        except Exception:
            log.exception("table %s: a message failed", self.room.table.metadata.id)
            self.enqueue(Notice(say("failed"), error=True))

    async def _do(self, message: ClientMessage) -> None:
        room = self.room
        match message:
            case Play():
                await self._play(message)
                coaching.acted(self)
            case Undo():
                await room.undo(self._seat(), message.whole, message.seq)
                if self.coach:
                    self.coach.went_back(room.table.state.turn)
            case FinishStep():
                await room.end_turn(self._seat(), message.seq)
            case TakeBack():
                await room.ask_back(self._seat(), message.move, message.seq)
            case Answer():
                await room.answer(self.mine, message.agree, message.seq)
            case Leave():
                await room.leave(self._seat(), message.bot)
            case Fill():
                await waiting.fill(room, message.bot, self.who)
            case Cancel():
                await waiting.cancel(room, self.who)
            case PlayAgain():
                await room.rematch.answer(self.mine, message.agree, self.who)
            case Prefer():
                for seat in self.mine:
                    room.table.confirm[seat] = message.confirm
            case Ask():
                self.enqueue(why_not(room.table, self.viewer, message.place))
            case Look():
                await self._look(message.move)
            case Speak():
                self.spoke = paced(self.spoke, *PACE_OF_LANGUAGES)
                self.lang = spoken(message.lang)
                self.looking = None
                await self._anew()
            case Hint():
                await hints.ask(self, message)
            case Coaching():
                await coaching.switch(self, message.on, message.told)
            case Say():
                self.chatted = paced(self.chatted, *PACE_OF_CHAT)
                await self._say(message.text)

    def _seat(self) -> int:
        """The seat for which this browser acts."""
        if self.viewer.seat is None:
            raise Rejected("no_seat")
        return self.viewer.seat

    async def _play(self, message: Play) -> None:
        try:
            await self.room.play(self._seat(), message.action, message.seq)
        except Rejected as rejected:
            if rejected.key != "illegal":
                raise
            raise reason(self.room.table, message.action, self.viewer) from None

    async def _look(self, move: int | None) -> None:
        self.looking = None
        table = self.room.table
        if move is not None and move != table.move:
            self.looking = await self.room.archive.checkpoint(move)
        self.show([], {}, self.room.audience.around())

    async def _say(self, text: str) -> None:
        text = said(text)
        if len(text) > LONGEST_TEXT:
            raise Rejected("too_long", words(self.lang)("too_long", n=LONGEST_TEXT))
        if not text or (self.who.account is None and not self.who.local):
            raise Rejected("no_seat")
        if not self.mine and not self.room.table.metadata.public:
            raise Rejected("only_players_talk")
        hub = self.room.hub
        if self.who.account is not None and (until := await hub.sanctions.muted(self.who.account)):
            raise Rejected("muted", words(self.lang)("muted", until=moment(until)))
        seat = self.mine[0] if self.mine else None
        row = ChatRow(self.room.table.row(seat).name if seat is not None else self.who.name, seat, text, time())
        await hub.store.say(self.room.table.metadata.id, row)
        chat = Chat(row.who, row.seat, row.text, row.at)
        hub.nodes.tell(ChatLine(self.room.table.metadata.id, chat, self.who.account))
        await self.room.audience.chat(chat, self.who.account)


def paced(recent: list[float], most: int, seconds: float) -> list[float]:
    """The moments of late with the present one, if that is not one too many."""
    now = monotonic()
    lately = [at for at in recent if now - at < seconds]
    if len(lately) >= most:
        raise Rejected("too_fast")
    return [*lately, now]
