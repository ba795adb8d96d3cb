"""How a table page feels in a real browser: `python tools/measure_play.py [GAME...] [--turns 40] [--opens 9]`.

Two people at one screen do by presses what the game's heuristic player chooses: how many presses a turn takes, how long
a press takes until the page shows what came of it, how soon the page is there, how many frames a second it shows while
the map is dragged. With PYTHONPATH=OTHER/src it measures the page of another checkout, as far back as tables had a
`data-seq`. Needs the developers' requirements and chromium; a busy machine measures itself.
"""

import argparse
import json
import statistics
import time
from collections import Counter
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket
from real_site import GAMES, ask, browsing

import rondel

THERE = ".table .can"  # the first choice is drawn
READY = ".table[data-ready=true] .prompt.mine, .table[data-status=finished]"
SCREEN = {"width": 1280, "height": 720}
SETTINGS = {"lang": "en", "theme": "light", "pace": "instant", "sound": "never", "cover": False}  # else as at first
DRAG = 60  # moves of the pointer
PATIENCE = 120_000  # milliseconds: the machine may be busy
TURNS_OF_A_TILE = 8  # a ghost has fewer

# Where an action is pressed: its item of an open menu, its place, its button, or the button or menu of its kind;
# what leaves a step is the one button where there is no other.
FIND = """({ action, place, heading, text }) => {
    const shown = element => element?.checkVisibility({ visibilityProperty: true });
    const quoted = CSS.escape(action);
    const item = document.querySelector(`[role=menuitem][data-action="${quoted}"]`);
    if (item) return item;
    const there = place ? document.getElementById(place) : null;
    if (there?.matches(".can")) return there;
    const buttons = [...document.querySelectorAll("button.choice, .free button, [data-testid=bar] button")];
    const own = buttons.find(e => e.dataset.action === action) ?? buttons.find(e => e.textContent.includes(text));
    const kind = buttons.find(e => e.ariaHasPopup && e.textContent.includes(heading));
    return own ?? kind ?? document.querySelector("[data-testid=end-turn]:not([disabled])");
}"""
# What came of a press.
CAME = """seq => {
    if (document.querySelector(".table").dataset.seq !== String(seq)) return "position";
    if (document.querySelector("[data-testid=place-menu]")) return "menu";
    if (document.querySelector(".table").dataset.chosen) return "chosen";
    return document.querySelector("[data-testid=end-turn][data-sure]") && "warned";
}"""
SHOWN = "() => document.querySelector('[data-ghost].shown')?.dataset.ghost ?? ''"
FIRST = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"
COUNT = """() => {
    window.frames = 0;
    const next = () => { window.frames++; requestAnimationFrame(next); };
    requestAnimationFrame(next);
}"""


class Figures:
    def __init__(self) -> None:
        self.presses: Counter[tuple[int, int]] = Counter()  # by seed and turn
        self.endings: Counter[tuple[int, int]] = Counter()  # those after the last choice of a turn
        self.waits: list[float] = []
        self.paint: list[float] = []
        self.there: list[float] = []
        self.frames = 0.0

    def line(self) -> str:
        presses = sorted(self.presses.values())
        endings = [self.endings[turn] for turn in self.presses]
        return (
            f"{statistics.median(presses):g} presses a turn (mean {statistics.mean(presses):.1f},"
            f" {len(presses)} turns), {statistics.mean(endings):.2f} of them end it;"
            f" {statistics.median(self.waits):.0f} ms from press to picture; first paint"
            f" {statistics.median(self.paint):.0f} ms, table {statistics.median(self.there):.0f} ms;"
            f" {self.frames:.0f} frames a second while dragging"
        )


class Hotseat:
    """A table of two people at one screen, and the same game beside it: its heuristic player says what is pressed."""

    def __init__(self, page: Page, url: str, game: str, seed: int, figures: Figures) -> None:
        self.page, self.seed, self.figures = page, seed, figures
        self.told: dict[str, Any] = {}  # the last position
        rules = rondel.load_game(game)
        self.names, self.policy = rules.actions, rules.heuristic()
        self.state, self.move = rules.new(2, seed), 0
        self.ending = 0  # the turn that waits to be confirmed
        page.on("websocket", self.listen)
        page.goto(url, wait_until="networkidle")  # its cookie is there
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
        table = ask(page, "POST", "/api/tables", {"game": game, "seats": seats, "seed": seed})["id"]
        begun = time.perf_counter()
        page.goto(f"{url}/table/{table}")
        page.wait_for_selector(THERE)
        figures.there.append(1000 * (time.perf_counter() - begun))
        page.wait_for_selector(READY)
        figures.paint.append(page.evaluate(FIRST))

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("type") == "position":
            self.told = message

    def follow(self) -> None:
        """The one button may have left several steps."""
        while self.move < self.told["move"]:
            self.state.apply(self.names.number("done"))
            self.move += 1

    def decide(self) -> None:
        """One decision, or the end of a turn that waits to be confirmed."""
        turn = (self.seed, self.state.turn)
        if self.told["confirm"]:
            turn = (self.seed, self.ending)
            self.press({"action": "", "place": "", "heading": "", "text": "none"}, turn)
            self.figures.endings[turn] += 1
            return
        chosen = self.policy.choose(self.state.imagine(self.state.actor, self.move))
        name = self.names.name(chosen)
        self.press(next(each for each in self.told["actions"] if each["action"] == name), turn)
        self.ending = self.state.turn
        self.figures.endings[turn] = self.figures.endings[turn] + 1 if name == "done" else 0
        self.state.apply(chosen)
        self.move += 1
        self.follow()

    def press(self, action: dict[str, Any], turn: tuple[int, int]) -> None:
        """As many presses as it takes: a menu asks which, the button says first what is lost, a tile is turned."""
        page, seq, came = self.page, self.told["seq"], ""
        wanted = {key: action[key] for key in ("action", "place", "heading", "text")}
        self.turn_ghost(wanted, turn)
        while came != "position":
            element = page.evaluate_handle(FIND, wanted).as_element()
            if element is None:
                raise SystemExit(f"{wanted} is nowhere to be pressed")
            begun = time.perf_counter()
            element.dispatch_event("click")
            came = page.wait_for_function(CAME, arg=seq, timeout=PATIENCE).json_value()
            self.figures.waits.append(1000 * (time.perf_counter() - begun))
            self.figures.presses[turn] += 1
        page.wait_for_selector(READY)

    def turn_ghost(self, wanted: dict[str, Any], turn: tuple[int, int]) -> None:
        """A press places the way that is shown: turned by R, each a press, too."""
        page, found = self.page, self.page.evaluate_handle(FIND, wanted).as_element()
        if found is None or not page.locator(f"[data-ghost='{wanted['action']}']").count():
            return
        found.dispatch_event("pointerover", {"bubbles": True, "pointerType": "mouse"})
        found.dispatch_event("pointermove", {"bubbles": True, "pointerType": "mouse"})
        for _ in range(TURNS_OF_A_TILE):
            if page.evaluate(SHOWN) in ("", wanted["action"]):
                return
            page.keyboard.press("r")
            self.figures.presses[turn] += 1


def drag(page: Page) -> float:
    """Frames a second while a zoomed map follows the pointer."""
    box = page.locator("[data-testid=map], [data-testid=stage]").first.bounding_box()
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


def opened(browser: Browser, url: str, game: str, seed: int, figures: Figures) -> Hotseat:
    context = browser.new_context(viewport=SCREEN)
    context.add_init_script(f"localStorage.setItem('rondel', '{json.dumps(SETTINGS)}')")
    context.set_default_timeout(PATIENCE)
    return Hotseat(context.new_page(), url, game, seed, figures)


def play(browser: Browser, url: str, game: str, seed: int, turns: int, figures: Figures) -> None:
    table = opened(browser, url, game, seed, figures)
    while table.state.actor is not None and table.state.turn <= turns:
        table.decide()
    figures.frames = drag(table.page)
    table.page.context.close()


def open_often(browser: Browser, url: str, game: str, times: int, figures: Figures) -> None:
    """The first is not measured: it waits for the processes of the server and for the drawing of its game."""
    opened(browser, url, game, 1, Figures()).page.context.close()
    for seed in range(times):
        opened(browser, url, game, seed, figures).page.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--turns", type=int, default=40)
    parser.add_argument("--seeds", type=int, nargs="+", default=[5, 6])
    parser.add_argument("--opens", type=int, default=9, help="times that a table is opened to see how soon it is there")
    given = parser.parse_args()
    with browsing() as (browser, url):
        for game in given.games:
            figures = Figures()
            open_often(browser, url, game, given.opens, figures)
            for seed in given.seeds:
                play(browser, url, game, seed, given.turns, figures)
            print(f"{game}: {figures.line()}", flush=True)


if __name__ == "__main__":
    main()
