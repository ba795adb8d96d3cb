"""Who may hold a connection: so many of one address, so many in all, and nobody who only holds it.

The server speaks HTTP by uvicorn's protocol classes; those here are the same, with a door before them. Timeouts of an
idle connection that has asked something, and pings of a WebSocket, are uvicorn's own.
"""

import asyncio
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .limits import neighbourhood

try:
    import resource
except ImportError:  # Windows, which has no such limit
    resource = None  # type: ignore[assignment]

MOST = 10_000  # connections, if the system allows as many
REQUEST = 15.0  # seconds in which a request has to arrive, from the first byte (or from the connection) to the last
TAKE = 30.0  # seconds in which who is answered has to take …
LEAST = 64 * 1024  # … so many bytes, or all that are left
PING = 20.0  # seconds between two pings of a WebSocket, and in which one has to be answered


class Door:
    """`proxies`: addresses (as for --proxy) that speak for many, and are counted only in all."""

    def __init__(self, most: int, of_one: int, proxies: str = "") -> None:
        self.most = most
        self.of_one = min(of_one, max(1, most // 4))
        self.proxies = [one.strip() for one in proxies.split(",") if one.strip()]
        self.inside: dict[Any, str] = {}  # transports, and from where
        self.counts: Counter[str] = Counter()

    def enter(self, transport: Any) -> bool:
        address = (transport.get_extra_info("peername") or ("",))[0]  # "": a Unix socket, of a proxy on this machine
        near = neighbourhood(str(address))
        if len(self.inside) >= self.most or (self.counts[near] >= self.of_one and not self._speaks_for_many(address)):
            return False
        self.inside[transport] = near
        self.counts[near] += 1
        return True

    def leave(self, transport: Any) -> None:
        near = self.inside.pop(transport, None)
        if near is not None:
            self.counts[near] -= 1
            if not self.counts[near]:
                del self.counts[near]

    def _speaks_for_many(self, address: str) -> bool:
        return not address or any(one in ("*", address) or _within(address, one) for one in self.proxies)


def _within(address: str, network: str) -> bool:
    try:
        return ip_address(address) in ip_network(network, strict=False)
    except ValueError:
        return False


class Taker:
    """Who is sent something. It lies in our memory until they take it: who takes too little is hung up on."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.timer: asyncio.TimerHandle | None = None

    def watch(self) -> None:
        self.rest()
        left = self.transport.get_write_buffer_size()
        self.timer = asyncio.get_running_loop().call_later(TAKE, self._look_again, left)

    def rest(self) -> None:
        """They have taken what there was, or are gone."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _look_again(self, left: int) -> None:
        if self.transport.get_write_buffer_size() > left - LEAST:
            self.transport.abort()
        else:
            self.watch()


class Behind(asyncio.Protocol):
    """What both protocols behind the door do: whoever has gone has left it, and who takes nothing is hung up on."""

    door: ClassVar[Door]
    transport: asyncio.Transport
    taker: Taker

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.transport)
        self.taker.rest()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.taker.watch()

    def resume_writing(self) -> None:
        self.taker.rest()
        super().resume_writing()


class Http(Behind, H11Protocol):
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.taker = Taker(transport)
        if self.door.enter(transport):
            self._expect()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and self.transport.get_protocol() is self:
            self._expect()
        else:
            self._arrived()

    def _expect(self) -> None:
        """A request is on the way: the whole of it has to be here in time."""
        if self.deadline is None:
            self.deadline = self.loop.call_later(REQUEST, self.transport.abort)

    def _arrived(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None


class Ws(Behind, WebSocketsSansIOProtocol):
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.taker = Taker(transport)

    def keepalive_timeout(self) -> None:
        """Who answers no ping takes no farewell either: an orderly end would wait for them for ever."""
        super().keepalive_timeout()
        self.transport.abort()


def protocols(door: Door) -> tuple[type[Http], type[Ws]]:
    """The two protocols behind this door."""
    return type("HttpBehindDoor", (Http,), {"door": door}), type("WsBehindDoor", (Ws,), {"door": door})


def room_for(wanted: int = MOST) -> int:
    """How many connections there can be: files for the database, for bots and for the client are kept free."""
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted + 200 and (hard == resource.RLIM_INFINITY or soft < hard):
        soft = wanted + 200 if hard == resource.RLIM_INFINITY else min(hard, wanted + 200)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return min(wanted, soft - min(200, soft // 2))
