"""A real server with a real browser at it, for what is measured or shown there."""

import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import rondel
from rondel.drawing import board_of

GAMES = [name for name in rondel.games() if board_of(rondel.load_game(name))]
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


@contextmanager
def browsing(database: str = "") -> Iterator[tuple[Browser, str]]:
    """A browser and the address of a server, which has this database or an empty one."""
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as driver:
        process, url = serve(database or f"sqlite:///{scratch}/site.db")
        try:
            browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            yield browser, url
            browser.close()
        finally:
            process.terminate()
            process.wait()


def serve(database: str) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    words = [sys.executable, "-m", "rondel.cli", "open", "--no-browser", "--port", str(port), "--database", database]
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    for _ in range(600):
        try:
            urllib.request.urlopen(f"{url}/api/me", timeout=5)
            return process, url
        except OSError:
            time.sleep(0.1)
    process.terminate()
    raise SystemExit("the server did not start")


def ask(page: Page, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """The HTTP API with the cookies of a page."""
    return page.evaluate(
        """async ({ method, path, body }) => {
            const me = await (await fetch("/api/me")).json();
            const headers = { "Content-Type": "application/json", "X-CSRF-Token": me.csrf };
            const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
            return await answer.json();
        }""",
        {"method": method, "path": path, "body": body},
    )
