"""How a table page feels in a real browser: `python tools/measure_play.py [GAME...] [--turns 12]`.

A person presses random choices, against two bots: how many presses a turn takes, how long a press takes
until the page shows what came of it, how soon the page is there, how many frames a second it shows while the map is
dragged. Needs the developers' requirements and chromium; a busy machine measures itself.
"""

import argparse
import random
import shutil
import statistics
import tempfile
import time
from collections import Counter

from measure_table import GAMES, SETTINGS, ask, serve
from playwright.sync_api import Browser, ElementHandle, Page, sync_playwright

READY = ".table[data-ready=true] .prompt.mine, .table[data-status=finished]"
SCREEN = {"width": 1280, "height": 720}
DRAG = 60  # moves of the pointer

# What may be pressed: places, words, else the one button.
CHOICES = """() => {
    const shown = element => element.checkVisibility({ visibilityProperty: true });
    const asked = [...document.querySelectorAll(".board .can:not(.free), [data-testid=bar] .choice")].filter(shown);
    const end = [...document.querySelectorAll("[data-testid=end-turn]")];
    return [...asked, ...end];
}"""
# What came of a press.
CAME = """seq => {
    if (document.querySelector(".table").dataset.seq !== seq) return "position";
    if (document.querySelector("[data-testid=place-menu]")) return "menu";
    return document.querySelector("[data-testid=end-turn][data-sure]") && "warned";
}"""
FIRST = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"
COUNT = """() => {
    window.frames = 0;
    const next = () => { window.frames++; requestAnimationFrame(next); };
    requestAnimationFrame(next);
}"""


class Figures:
    def __init__(self) -> None:
        self.presses: Counter[str] = Counter()
        self.waits: list[float] = []
        self.paint = self.there = self.frames = 0.0

    def line(self) -> str:
        presses = statistics.median(self.presses.values())
        wait = statistics.median(self.waits)
        return (
            f"{presses:g} presses a turn ({len(self.presses)} turns); {wait:.0f} ms from press to picture; first paint"
            f" {self.paint:.0f} ms, table {self.there:.0f} ms; {self.frames:.0f} frames a second while dragging"
        )


def pick(page: Page, chance: random.Random) -> ElementHandle | None:
    found = page.evaluate_handle(CHOICES).get_properties().values()
    elements = [element for one in found if (element := one.as_element())]
    return chance.choice(elements) if elements else None


def press(page: Page, element: ElementHandle, figures: Figures) -> None:
    """One press, or two: where a menu asks which, or the button first says what would be lost."""
    turn = page.evaluate("() => document.querySelector('.turnno')?.textContent ?? ''")
    seq = page.locator(".table").get_attribute("data-seq")
    came = ""
    while came != "position":
        begun = time.perf_counter()
        element.dispatch_event("click")
        came = page.wait_for_function(CAME, arg=seq).json_value()
        figures.presses[turn] += 1
        figures.waits.append(1000 * (time.perf_counter() - begun))
        again = {"menu": "[data-testid=place-menu] button", "warned": "[data-testid=end-turn]"}.get(came, "body")
        element = page.query_selector(again) or element


def drag(page: Page) -> float:
    """Frames a second while a zoomed map follows the pointer."""
    box = page.get_by_test_id("map").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    for _ in range(4):
        page.mouse.wheel(0, -240)
    page.wait_for_timeout(400)
    page.evaluate(COUNT)
    page.mouse.down()
    begun = time.perf_counter()
    for n in range(DRAG):
        page.mouse.move(x + 3 * (n % 30), y + 2 * (n % 30))
        page.wait_for_timeout(16)
    seconds = time.perf_counter() - begun
    page.mouse.up()
    return float(page.evaluate("() => window.frames")) / seconds


def play(browser: Browser, url: str, game: str, turns: int) -> Figures:
    figures, chance = Figures(), random.Random(game)
    context = browser.new_context(viewport=SCREEN)
    context.add_init_script(f"localStorage.setItem('rondel', '{SETTINGS}')")
    page = context.new_page()
    page.goto(url, wait_until="networkidle")  # its cookie is there
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    table = ask(page, "POST", "/api/tables", {"game": game, "seats": seats, "seed": 5})["id"]
    begun = time.perf_counter()
    page.goto(f"{url}/table/{table}")
    page.wait_for_selector(READY)
    figures.there, figures.paint = 1000 * (time.perf_counter() - begun), page.evaluate(FIRST)
    while len(figures.presses) <= turns and page.locator(".table[data-status=running]").count():
        page.wait_for_selector(READY, timeout=60_000)
        element = pick(page, chance)
        if element:
            press(page, element, figures)
    figures.frames = drag(page)
    context.close()
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--turns", type=int, default=12)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as driver:
        process, url = serve(f"sqlite:///{scratch}/measure.db")
        flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=flags)
        try:
            for game in given.games:
                print(f"{game}: {play(browser, url, game, given.turns).line()}", flush=True)
        finally:
            browser.close()
            process.terminate()


if __name__ == "__main__":
    main()
