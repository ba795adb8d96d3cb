"""What a table page shows in a real browser: `python tools/measure_table.py [GAME...] [--positions 30]`.

A person with random choices plays against two bots; at every few decisions, on four screens: how large are the texts
needed for the decision (targets, what one has, prompt, buttons), how large the targets, is a choice out of sight
without a sign, how high is the map. Needs the developers' requirements and chromium.
"""

import argparse
import random
from typing import Any

from playwright.sync_api import Browser, Page
from real_site import GAMES, ask, browsing

SCREENS = {(1280, 720): 10.0, (1440, 900): 12.0, (390, 844): 0.0, (844, 390): 0.0}  # and the least height of a text
FINGER = 40  # pixels
PATIENCE = 120_000  # milliseconds: the machine may be busy
BETWEEN = 4  # decisions from one position that is measured to the next
SETTINGS = '{"lang":"en","theme":"light","pace":"instant","confirm":false,"sound":"never","cover":false}'

# The panels with choices: their names, roles, and whether they are on the screen.
PANELS = """() => [...document.querySelectorAll("svg[data-panel]")]
    .filter(svg => svg.querySelector(".can:not(.free)"))
    .map(svg => ({ name: svg.dataset.panel, role: svg.closest(".panel").classList[1], open: svg.checkVisibility() }))"""

# Of what is on the screen: heights of texts, smaller sides of targets, and the choices in sight or told of by an arrow.
MEASURE = """() => {
    const shown = element => element.checkVisibility({ visibilityProperty: true });
    const height = text => text instanceof SVGElement
        ? parseFloat(getComputedStyle(text).fontSize) * Math.hypot(text.getScreenCTM().a, text.getScreenCTM().b)
        : parseFloat(getComputedStyle(text).fontSize);
    const asked = ".board .can:not(.free)";
    const needed = `${asked} text, .dock text, [data-testid=prompt], .console .text, .console small, .choice`;
    const words = [...document.querySelectorAll(needed)].filter(text => shown(text) && text.textContent.trim());
    const targets = [...document.querySelectorAll(asked)].filter(shown);
    const options = [...document.querySelectorAll("[data-testid=bar] .choice")].filter(shown);
    const told = new Set([...document.querySelectorAll("[data-places]")].flatMap(e => e.dataset.places.split(" ")));
    const seen = element => {
        const box = element.getBoundingClientRect();
        const room = element.closest(".room, .inside, .markets, .dock").getBoundingClientRect();
        const side = (a, b, from, to) => Math.min(b, to) - Math.max(a, from);
        return side(box.left, box.right, room.left, room.right) >= box.width / 2 - 1
            && side(box.top, box.bottom, room.top, room.bottom) >= box.height / 2 - 1;
    };
    return {
        texts: words.map(text => [height(text), text.textContent]),
        targets: [...targets, ...options].map(element => {
            const { width, height } = element.getBoundingClientRect();
            return [Math.min(width, height), element.id || element.textContent.trim()];
        }),
        lost: targets.filter(element => !seen(element) && !told.has(element.id)).map(element => element.id),
        map: document.querySelector("[data-testid=map]").clientHeight,
    };
}"""

# Nothing of a closed panel is seen: is there a pill, a tab or a door with a number?
SIGNED = """({ name, role }) => {
    const names = { map: "view-board", shelf: "view-market", drawer: "view-people" };
    const counted = [...document.querySelectorAll("[data-testid=pill], nav button:has(b)")];
    return counted.some(e => e.matches("[data-testid=pill]") || e.dataset.testid === names[role])
        || document.querySelector(`[data-testid="door-${name}"] b`) !== null;
}"""


class Found:
    """What was measured on one screen."""

    def __init__(self, least: float) -> None:
        self.least = least
        self.texts: list[tuple[float, str]] = []
        self.targets: list[tuple[float, str]] = []
        self.lost: list[str] = []
        self.map = 10_000

    def add(self, measured: dict[str, Any]) -> None:
        self.texts += [(size, words) for size, words in measured["texts"]]
        self.targets += [(size, name) for size, name in measured["targets"]]
        self.lost += measured["lost"]
        self.map = min(self.map, measured["map"])

    def line(self) -> str:
        small = [text for text in self.texts if text[0] < self.least - 0.05]
        narrow = [target for target in self.targets if target[0] < FINGER - 0.5]
        share = 100 * len(narrow) / max(1, len(self.targets))
        said = f"{len(narrow)} of {len(self.targets)} targets under {FINGER} ({share:.1f} %)"
        if self.least:
            said = f"{len(small)} of {len(self.texts)} texts under {self.least:g}"
        worst = ", ".join(f"{name} {size:.0f}" for size, name in sorted(small if self.least else narrow)[:3])
        return f"{said}; {len(self.lost)} choices out of sight without a sign; map {self.map} high. {worst}"


def opened(page: Page, panel: dict[str, Any]) -> None:
    """Go to a panel that is closed, as a person would."""
    doors = {"map": "view-board", "shelf": "view-market", "drawer": "view-people"}
    for name in (f"door-{panel['name']}", doors[panel["role"]], f"drawer-{panel['name']}", "tab-markets"):
        button = page.get_by_test_id(name)
        if button.count() and button.is_visible() and button.get_attribute("aria-pressed") != "true":
            button.click()
            break
    page.wait_for_timeout(250)


def measure(page: Page, found: Found) -> None:
    """The position on one screen: as it is shown, then every other panel with choices."""
    page.wait_for_timeout(250)  # a phone's map goes to the choices
    found.add(page.evaluate(MEASURE))
    for panel in page.evaluate(PANELS):
        if panel["open"]:
            continue
        if not page.evaluate(SIGNED, panel):
            found.lost.append(panel["name"])
        opened(page, panel)
        found.add(page.evaluate(MEASURE))


def pages(browser: Browser, address: str) -> dict[tuple[int, int], Page]:
    """The table on all screens at once."""
    made: dict[tuple[int, int], Page] = {}
    for width, height in SCREENS:
        phone = min(width, height) < 500
        context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=phone, is_mobile=phone, reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"localStorage.setItem('rondel', '{SETTINGS}')")
        made[width, height] = context.new_page()
        made[width, height].goto(address)
    return made


def play(page: Page, table: str, chance: random.Random) -> bool:
    """One random decision of the person; False when the game is over."""
    page.wait_for_selector(".table[data-ready=true] .prompt.mine, .table[data-status=finished]", timeout=PATIENCE)
    view = ask(page, "GET", f"/api/tables/{table}/view?seat=0")
    if not view["legal"]:
        return False
    told = ask(
        page, "POST", f"/api/tables/{table}/actions", {"action": chance.choice(view["legal"]), "seq": view["seq"]}
    )
    if "message" in told:
        raise SystemExit(told["message"])
    page.wait_for_function("seq => document.querySelector('.table').dataset.seq !== String(seq)", arg=view["seq"])
    return True


def measure_game(browser: Browser, url: str, game: str, positions: int) -> dict[tuple[int, int], Found]:
    found = {screen: Found(least) for screen, least in SCREENS.items()}
    measured, seed = 0, 0
    while measured < positions:
        seed += 1
        first = browser.new_page()
        first.goto(url, wait_until="networkidle")  # its cookie is there
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}, {"kind": "bot"}]
        table = ask(first, "POST", "/api/tables", {"game": game, "seats": seats, "seed": seed})["id"]
        made, chance, decisions = pages(browser, f"{url}/table/{table}"), random.Random(seed), 0
        driver = made[1280, 720]
        while measured < positions and play(driver, table, chance):
            decisions += 1
            if decisions % BETWEEN:
                continue
            measured += 1
            for screen, page in made.items():
                page.wait_for_selector(".table[data-ready=true] .prompt.mine, .table[data-status=finished]")
                if page.locator(".table[data-status=running]").count():
                    measure(page, found[screen])
        first.close()
        for page in made.values():
            page.context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--positions", type=int, default=30)
    given = parser.parse_args()
    with browsing() as (browser, url):
        for game in given.games:
            for (width, height), found in measure_game(browser, url, game, given.positions).items():
                print(f"{game} {width} x {height}: {found.line()}", flush=True)


if __name__ == "__main__":
    main()
