"""The screenshots of docs/: `python tools/screenshots.py [FOLDER [NAME...]]`, where a NAME is how the wanted pictures'
names begin (none: all). Needs the developers' requirements and chromium.

A four-player game of heuristic players is stored as it stood early, in the middle and at its end; then a real
browser looks at it through a real server: in the middle on all screens, in light and dark.
"""

import asyncio
import io
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import rondel
from rondel.drawing import board_of
from rondel.server.hub import Hub
from rondel.server.protocol import NewTable, SeatWanted
from rondel.server.settings import Settings
from rondel.server.store import Store
from rondel.server.visitor import Visitor

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
GAMES = [name for name in rondel.games() if board_of(rondel.load_game(name))]
SCREENS = {
    "desktop": (1440, 900),
    "laptop": (1280, 720),
    "tablet": (1024, 768),
    "phone": (390, 844),
    "phone_lying": (844, 390),
}
MOMENTS = {"start": 0.03, "middle": 0.55, "end": 1.0}  # early and late on a desktop in light colours only
SHOWN = {"/": ".games article", "/table/": ".table[data-ready=true], .table[data-status=finished]"}  # by path
# Pictures are there, and what was told last is drawn
PAINTED = """async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
PEOPLE = ("Ada", "Bo", "Cleo", "Dan")


def played(game: str, seed: int) -> list[str]:
    """The names of all actions of a game of four heuristic players."""
    rules = rondel.load_game(game)
    state, policy, names = rules.new(4, seed), rules.heuristic(), []
    while state.actor is not None:
        action = policy.choose(state.imagine(state.actor, len(names)))
        names.append(rules.actions.name(action))
        state.apply(action)
    return names


async def store_tables(database: str) -> dict[tuple[str, str], str]:
    """Tables at the three moments of each game: their ids."""
    store = await Store.open(database)
    hub, host = Hub(store, Settings(database, local=True)), Visitor(None, PEOPLE[0], True)
    found = {}
    for game in GAMES:
        names = played(game, seed=7)
        for moment, part in MOMENTS.items():
            seats = [SeatWanted("me" if not n else "here", name) for n, name in enumerate(PEOPLE)]
            table = (await hub.lobby.create(NewTable(game, seats, seed=7), host, "en")).id
            room = await hub.rooms.room(table)
            room.table.confirm = [False] * len(seats)
            for name in names[: max(1, round(part * len(names)))]:
                await room.play(room.table.state.actor, name, None)
            found[game, moment] = table
    await hub.stop()
    await store.close()
    return found


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
    raise SystemExit("the server did not start")


def screenshot(page: Page, url: str, path: str) -> Image.Image:
    """The page at this path once it shows all it has, however slow the machine."""
    page.goto(url + path)
    page.wait_for_selector(SHOWN[path[: path.rindex("/") + 1]])
    page.wait_for_load_state("networkidle")
    page.evaluate(PAINTED)
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def shoot(
    browser: Browser, url: str, tables: dict[tuple[str, str], str], folder: Path, wanted: tuple[str, ...]
) -> None:
    places = {"start_page": "/", **{"_".join(at): f"/table/{id_}" for at, id_ in tables.items()}}
    for screen, (width, height) in SCREENS.items():
        for theme in ("light", "dark"):
            context = browser.new_context(
                viewport={"width": width, "height": height},
                reduced_motion="reduce",
                has_touch=screen.startswith("phone"),
                is_mobile=screen.startswith("phone"),
            )
            page = context.new_page()
            settings = f'{{"lang": "en", "theme": "{theme}", "pace": "instant", "sound": "never", "cover": false}}'
            page.add_init_script(f"localStorage.setItem('rondel', '{settings}')")
            for name, path in places.items():
                once = name.endswith(("_start", "_end")) and (screen, theme) != ("desktop", "light")
                if name.startswith(wanted) and not once:
                    screenshot(page, url, path).save(folder / f"{name}_{screen}_{theme}.webp", lossless=True)
            context.close()


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    wanted = tuple(sys.argv[2:]) or ("",)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        database = f"sqlite:///{scratch}/screenshots.db"
        tables = asyncio.run(store_tables(database))
        process, url = serve(database)
        try:
            with sync_playwright() as driver:
                flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
                browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=flags)
                shoot(browser, url, tables, folder, wanted)
                browser.close()
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
