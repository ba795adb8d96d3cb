"""The other nodes of a site: what happens at a table here is told to them, and what they tell is shown here.

A message says that there is something new, seldom what: entries are read from the database, where they are before
anybody is told of them. So a message that is late, double or lost does no harm.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Mapping
from itertools import count
from typing import TYPE_CHECKING, Protocol

import msgspec
from msgspec import Struct

from .bus import Bus
from .protocol import Chat, Request
from .thinking import Thinking

if TYPE_CHECKING:
    from .hub import Hub
    from .room import LiveRoom

log = logging.getLogger(__name__)
SELDOM = 15  # looks between two searches for tables that everybody has forgotten
COUNT = 0.2  # seconds between two tellings of what limits have given away
LOOK = 1.0  # seconds between two looks into the database while the others are not to be heard


class Changed(Struct, tag="changed"):
    """Entries were stored, up to this one."""

    table: str
    seq: int


class Here(Struct, tag="here"):
    """Who is connected to the node at a table: the seats, and is there anybody at all?"""

    table: str
    seats: list[int]
    watched: bool


class Who(Struct, tag="who"):
    """The node has opened this table: who is there, and is anything asked?"""

    table: str


class ChatLine(Struct, tag="said"):
    """A line of the chat."""

    table: str
    chat: Chat
    account: int | None = None  # who said it: not everybody wants to hear them


class Asked(Struct, tag="asked"):
    """Somebody wants to go back to a move."""

    table: str
    seq: int
    request: Request


class Agreed(Struct, tag="agreed"):
    """These seats agree to that."""

    table: str
    seq: int
    seats: list[int]


class Thinks(Struct, tag="thinks"):
    """How far a bot is."""

    table: str
    thinking: Thinking


class LoggedOut(Struct, tag="logged_out"):
    account: int


class AccountDeleted(Struct, tag="account-deleted"):
    """Somebody has deleted their account."""

    account: int


class Sought(Struct, tag="sought"):
    """Somebody looks for a game, does so no more, or has found one."""


class Taken(Struct, tag="taken"):
    """What the node has given away of each limit, by key."""

    limits: dict[str, dict[str, int]]


AtTable = Changed | Here | Who | ChatLine | Asked | Agreed | Thinks
News = AtTable | LoggedOut | AccountDeleted | Sought | Taken
decoder: msgspec.json.Decoder[News] = msgspec.json.Decoder(News)
encoder = msgspec.json.Encoder()


class Counted(Protocol):
    """What several nodes count together, by key."""

    taken: Counter[str] | None

    def elsewhere(self, taken: dict[str, int]) -> None: ...


class Nodes:
    def __init__(self, hub: "Hub", bus: Bus) -> None:
        self.hub = hub
        self.bus = bus
        self.limits: dict[str, Counted] = {}

    async def start(self) -> None:
        await self.bus.start(self)
        if self.bus.shared:
            self.hub.spawn(self._look())
            self.hub.spawn(self._count_together())

    def share(self, limits: Mapping[str, Counted]) -> None:
        """Count these with the other nodes."""
        if self.bus.shared:
            self.limits.update(limits)
            for limit in limits.values():
                limit.taken = Counter()

    def tell(self, message: News) -> None:
        if self.bus.shared:
            self.bus.publish(encoder.encode(message))

    # What the bus tells us

    def heard(self, node: str, message: bytes) -> None:
        try:
            news = decoder.decode(message)
        except msgspec.DecodeError as error:  # of a node with another version
            log.warning("node %s says what we do not understand: %s", node, error)
            return
        if isinstance(news, LoggedOut):
            self.hub.rooms.cut_off_here(news.account)
        elif isinstance(news, AccountDeleted):
            self.hub.rooms.forget_here(news.account)
        elif isinstance(news, Sought):
            self.hub.searches.wake()
        elif isinstance(news, Taken):
            for name, taken in news.limits.items():
                if limit := self.limits.get(name):
                    limit.elsewhere(taken)
        elif room := self.hub.rooms.open.get(news.table):
            self.hub.spawn(self._told(room, node, news))

    def joined(self) -> None:
        self.hub.spawn(self._caught_up())

    def gone(self, node: str) -> None:
        """Its players come back elsewhere, its bots and clocks are taken over."""
        for room in self.hub.rooms.open.values():
            room.autoplay.wake()
            self.hub.spawn(room.audience.gone(node))
        self.hub.spawn(self.hub.rooms.resume())

    # Inside

    async def _told(self, room: "LiveRoom", node: str, news: AtTable) -> None:
        try:
            await self._tell(room, node, news)
        except Exception:
            log.exception("table %s: what another node told failed", news.table)

    async def _tell(self, room: "LiveRoom", node: str, news: AtTable) -> None:
        match news:
            case Changed():
                await room.catch_up(news.seq)
            case Here():
                await room.audience.elsewhere(node, set(news.seats), news.watched)
            case Who():
                room.introduce()
            case ChatLine():
                await room.audience.chat(news.chat, news.account)
            case Asked():
                await room.asked(news.request, news.seq)
            case Agreed():
                await room.agreed(news.seats, news.seq)
            case Thinks():
                room.audience.show_progress(news.thinking)

    async def _look(self) -> None:
        """While we hear nothing of the others, the database tells. And now and then, is there a table that goes on by
        itself, and that everybody has forgotten?"""
        for look in count(1):
            await asyncio.sleep(LOOK)
            if not self.bus.up:
                await self._caught_up()
            if look % SELDOM == 0:
                await self.hub.rooms.resume()

    async def _count_together(self) -> None:
        while True:
            await asyncio.sleep(COUNT)
            self.tell_taken()

    def tell_taken(self) -> None:
        """What was taken here since it was last told."""
        taken = {name: dict(limit.taken) for name, limit in self.limits.items() if limit.taken}
        if taken:
            self.tell(Taken(taken))
        for name in taken:
            self.limits[name].taken = Counter()

    async def _caught_up(self) -> None:
        """With everything that was stored or told while we could not hear it; the others with what we did meanwhile."""
        try:
            heads = await self.hub.store.heads(list(self.hub.rooms.open))
            for table, room in list(self.hub.rooms.open.items()):
                await room.catch_up(heads.get(table, 0))
                room.autoplay.wake()
                room.introduce()
                self.tell(Changed(table, room.table.seq))
                self.tell(Who(table))
        except Exception as error:
            log.warning("the tables of other nodes cannot be looked at: %s", error)
