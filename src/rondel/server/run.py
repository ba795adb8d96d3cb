"""Runs a server: its port, its loop, and how it ends."""

import asyncio
import errno
import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn

from rondel.core.errors import RondelError

from . import door, logs
from .app import create_app
from .door import Door, protocols, room_for
from .operations import Operations
from .redis_bus import client
from .settings import Settings
from .store import Store

SWITCH = 0.001  # seconds that a thread with long work may go on before a click is heard
GRACE = 3  # seconds that open requests have to end
NEEDS_RIGHTS = 1024  # ports below this one belong to the system


class CannotServe(RondelError):
    """A port, a host or a folder cannot be used; the text says why."""


class _Server(uvicorn.Server):
    """Says when it answers, and always ends in order, even for who presses Ctrl-C twice."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            super().handle_exit(sig, frame)


def listen(host: str, port: int, others: int = 0) -> socket.socket:
    """A socket on this port, or on one of so many after it (at last on any that is free)."""
    for candidate in [*range(port, port + others + 1), *([0] if others else [])]:
        try:
            return _bound(host, candidate)
        except OSError as error:
            problem = error
            if error.errno != errno.EADDRINUSE:
                break
    if problem.errno == errno.EADDRINUSE:
        raise CannotServe(f"port: {port} is taken by another program; choose another with --port")
    if problem.errno == errno.EACCES and port < NEEDS_RIGHTS:
        raise CannotServe(f"port: {port} needs the rights of an administrator; choose one from {NEEDS_RIGHTS} on")
    raise CannotServe(f"host: {host} cannot be listened on: {problem.strerror or problem}")


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    made = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere it would let two programs share the port
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen(socket.SOMAXCONN)
    except OSError:
        made.close()
        raise
    return made


def address(listening: socket.socket) -> str:
    """Where a browser on this machine finds it."""
    host, port = listening.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None], proxies: str = "") -> None:
    """Serve until somebody ends it. `proxies`: whose word we take for where a request comes from."""
    logs.set_up(settings.log_json, settings.access_log)
    sys.setswitchinterval(SWITCH)

    if settings.redis:
        client(settings.redis)  # what is wrong with the address is said before anything begins

    async def serve() -> None:
        store = await Store.open(settings.database)
        server = _Server(_config(settings, store, proxies), ready)
        await server.serve(sockets=[listening])

    try:
        asyncio.run(serve())
    except KeyboardInterrupt:
        pass  # how it is meant to end
    finally:
        listening.close()


def _config(settings: Settings, store: Store, proxies: str) -> uvicorn.Config:
    guard = create_app(settings, store)
    app: Any = Operations(guard, guard.app)
    most = room_for()
    http, ws = protocols(Door(most, most if settings.local else settings.connections_of_one, proxies))
    return uvicorn.Config(
        app,
        lifespan="on",
        http=http,
        ws=ws,
        ws_max_size=settings.socket_limit,
        ws_ping_interval=door.PING,
        ws_ping_timeout=door.PING,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        timeout_graceful_shutdown=GRACE,
    )


def data_folder() -> Path:
    """Where programs of this user keep their data, as their system has it."""
    if sys.platform == "darwin":
        base = Path("~/Library/Application Support")
    elif os.name == "nt":
        base = Path(os.environ.get("LOCALAPPDATA") or "~/AppData/Local")
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share")
    return base.expanduser() / "rondel"


def data_file(name: str) -> str:
    """A file in the data folder, which is made if it is missing."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(
            f"database: {folder} cannot be made: {error.strerror}; choose a file with --database"
        ) from None
    return str(folder / name)
