"""A real server in a process of its own, and Debian's chromium to look at it."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

STARTING = 60  # seconds a server may take on a busy machine


class Server:
    """`rondel open` (local) or `rondel serve` (accounts), on a port and a database that survive a restart."""

    def __init__(self, folder: Path, command: str, *more: str) -> None:
        self.folder = folder
        self.command = command
        self.more = more
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        database = f"sqlite:///{self.folder / 'rondel.db'}"
        words = [sys.executable, "-m", "rondel.cli", self.command, "--port", str(self.port), "--database", database]
        words += self.more
        words += ["--no-browser"] if self.command == "open" else ["--host", "127.0.0.1"]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(words, stdout=log, stderr=log, env={**os.environ, "NO_COLOR": "1"})
        deadline = time.monotonic() + STARTING
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise AssertionError(f"the server did not start:\n{(self.folder / 'server.log').read_text()}")
            time.sleep(0.05)
        return self

    def _answers(self) -> bool:
        try:
            return bool(urllib.request.urlopen(f"{self.url}/api/me", timeout=5).status == 200)
        except OSError:
            return False

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(30)
            self.process = None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = shutil.which("chromium") or "/usr/bin/chromium"
    flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]
    return {**browser_type_launch_args, "executable_path": path, "args": flags}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A local table, as `make play` opens it."""
    server = Server(tmp_path_factory.mktemp("home"), "open").start()
    yield server
    server.stop()


@pytest.fixture
def new_home(tmp_path: Path) -> Iterator[Server]:
    """The same for one test alone: nobody has played there before."""
    server = Server(tmp_path, "open").start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A served site with accounts."""
    server = Server(tmp_path_factory.mktemp("site"), "serve").start()
    yield server
    server.stop()
