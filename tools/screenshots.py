"""The screenshots of docs/: `python tools/screenshots.py [--hints] [FOLDER [NAME...]]`, where a NAME is how the wanted
pictures' names begin (none: all), and `--hints` takes only those of a hint in each game. Needs the developers'
requirements and chromium.

A four-player game of heuristic players is stored as it stood early, in the middle and at its end; then a real
browser looks at it through a real server: in the middle on all screens, in light and dark; and at the analysis of that
game, at a course and at a lesson.
"""

import argparse
import asyncio
import io
import tempfile
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page
from real_site import GAMES, browsing

import rondel
from rondel.lessons import lessons_of
from rondel.server.http_protocol import NewTable, SeatWanted
from rondel.server.hub import Hub
from rondel.server.settings import Settings
from rondel.server.store import Store
from rondel.server.visitor import Visitor

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
SCREENS = {
    "wide": (1920, 1080),
    "desktop": (1440, 900),
    "notebook": (1366, 768),
    "laptop": (1280, 720),
    "tablet": (1024, 768),
    "phone": (390, 844),
    "phone_lying": (844, 390),
}
MOMENTS = {"start": 0.03, "middle": 0.55, "hint": 0.15, "end": 1.0}
LIGHT = ("wide", "notebook")  # screens without a picture in dark
CHOICES = 6  # that a decision has which a hint is shown about
PATIENCE = 120_000  # milliseconds: a game of four takes a while to be analysed
LESSON = 3  # of each course, counted from 1
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
            enough = max(1, round(part * len(names)))
            for name in names[:enough]:
                await room.play(room.table.state.actor, name, None)
            for name in names[enough:]:
                if moment != "hint" or len(room.table.state.legal()) >= CHOICES:
                    break
                await room.play(room.table.state.actor, name, None)
            found[game, moment] = table
    await hub.stop()
    await store.close()
    return found


class Shot(NamedTuple):
    """A page: what it shows when it is there; what is pressed then, and what that shows; its screens (none: all)."""

    path: str
    there: str
    press: str = ""
    then: str = ""
    only: tuple[tuple[str, str], ...] = ()


def shots(tables: dict[tuple[str, str], str]) -> dict[str, Shot]:
    """By the name of the picture."""
    table = ".table[data-ready=true], .table[data-status=finished]"
    once, small = (("desktop", "light"),), (("laptop", "light"), ("phone", "light"))
    found = {"start_page": Shot("/", ".games article")}
    for game in GAMES:
        at = {moment: f"/table/{tables[game, moment]}" for moment in MOMENTS}
        analysis = at["end"].replace("/table/", "/tables/") + "/analysis"
        done = ".analysis:not(:has(progress)) [data-testid=headline]"
        lesson = lessons_of(game)[LESSON - 1].lesson
        found |= {
            f"{game}_middle": Shot(at["middle"], table),
            f"{game}_start": Shot(at["start"], table, only=once),
            f"{game}_end": Shot(at["end"], table, only=once),
            f"{game}_hint": Shot(at["hint"], table, "hint", "[data-testid=hints] .line", small[:1]),
            f"{game}_analysis": Shot(analysis, ".analysis", "analyse", done, small),
            f"{game}_course": Shot(f"/learn/{game}", "[data-testid=course-go]", only=small),
            f"{game}_lesson": Shot(f"/learn/{game}/{lesson}", ".lesson[data-ready=true]", only=small),
        }
    return found


def screenshot(page: Page, url: str, shot: Shot) -> Image.Image:
    """The page once it shows all it has, however slow the machine."""
    page.goto(url + shot.path)
    page.wait_for_selector(shot.there)
    page.wait_for_load_state("networkidle")
    if shot.press and page.get_by_test_id(shot.press).count():  # an analysis is kept
        page.get_by_test_id(shot.press).click()
    if shot.then:
        page.locator(shot.then).first.wait_for()
    page.evaluate(PAINTED)
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def shoot(
    browser: Browser, url: str, tables: dict[tuple[str, str], str], folder: Path, wanted: tuple[str, ...]
) -> None:
    for screen, (width, height) in SCREENS.items():
        for theme in ("light",) if screen in LIGHT else ("light", "dark"):
            context = browser.new_context(
                viewport={"width": width, "height": height},
                reduced_motion="reduce",
                has_touch=screen.startswith("phone"),
                is_mobile=screen.startswith("phone"),
            )
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            settings = f'{{"lang": "en", "theme": "{theme}", "pace": "instant", "sound": "never", "cover": false}}'
            page.add_init_script(f"localStorage.setItem('rondel', '{settings}')")
            for name, shot in shots(tables).items():
                if name.startswith(wanted) and (not shot.only or (screen, theme) in shot.only):
                    picture = screenshot(page, url, shot)
                    picture.save(folder / f"{name}_{screen}_{theme}.webp", lossless=True)
            context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="The screenshots of docs/.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    parser.add_argument("names", nargs="*", help="how the names of the wanted ones begin (all)")
    parser.add_argument("--hints", action="store_true", help="only those of a hint in each game")
    given = parser.parse_args()
    folder = given.folder
    wanted = tuple(f"{game}_hint" for game in GAMES) if given.hints else tuple(given.names) or ("",)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        database = f"sqlite:///{scratch}/screenshots.db"
        tables = asyncio.run(store_tables(database))
        with browsing(database) as (browser, url):
            shoot(browser, url, tables, folder, wanted)


if __name__ == "__main__":
    main()
