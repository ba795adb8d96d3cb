"""Somebody at a table page: sees what may be chosen, chooses by mouse or by keyboard."""

import random
from typing import Any

from playwright.sync_api import ElementHandle, Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

import rondel
from rondel.drawing import board_of

GAMES = [name for name in rondel.games() if board_of(rondel.load_game(name))]  # not the small ones of other tests
WAIT = 60_000  # milliseconds: bots think, and the machine may be busy
TABLE = ".table[data-seq]"
Point = dict[str, float]
# What leads to a choice out of sight: a tab or a door of the panel it lies in; on the map an arrow at the edge.
WAY = """element => {
    const button = name => document.querySelector(`[data-testid="${name}"]`);
    const panel = element.closest("section.panel");
    if (!panel) return null;
    const name = panel.querySelector("svg").dataset.panel;
    const pill = document.querySelector(`[data-testid=pill][data-panel="${name}"]`);
    if (pill) return pill;
    if (element.checkVisibility())
        return document.querySelector(`[data-testid=edge][data-places~="${CSS.escape(element.id)}"]`)
            ?? button("close-drawer");
    if (panel.matches(".map")) return button("view-board");
    if (panel.matches(".shelf")) return button("view-market") ?? button("tab-markets");
    const tab = button(`drawer-${name}`);
    return tab?.checkVisibility({ visibilityProperty: true }) ? tab : button(`door-${name}`) ?? button("view-people");
}"""

# How the table stands for the person; null while another decides: interrupts are gone at any moment.
STAND = """() => {
    const table = document.querySelector(".table[data-seq]");
    if (table?.dataset.status === "finished") return { over: true };
    if (table?.dataset.ready !== "true" || !document.querySelector(".prompt.mine")) return null;
    const places = document.querySelectorAll(".board .can:not(.free)").length;
    const buttons = document.querySelectorAll("[data-testid=bar] .choice").length;
    const end = document.querySelector("[data-testid=end-turn]") !== null;
    return places || buttons || end ? { over: false, seq: table.dataset.seq, end, places, buttons } : null;
}"""

# What came of a press: a menu to choose from, a choice to be tapped again, or another position. `idle`: nothing more is
# on its way to this browser.
CAME = """({ seq, idle }) => {
    if (document.querySelector("[data-testid=place-menu]")) return "menu";
    const { dataset } = document.querySelector(".table[data-seq]") ?? { dataset: { seq } };
    const still = !idle || dataset.ready === "true" || dataset.status === "finished";
    if (dataset.seq !== seq) return still ? "position" : null;
    if (dataset.chosen && dataset.ready === "true") return "chosen";
    const end = document.querySelector("[data-testid=end-turn][data-sure]");
    return end && dataset.ready === "true" ? "warned" : null;
}"""

# A point of an element that a click would reach: the middle if possible.
POINT = """element => {
    const box = element.getBoundingClientRect();
    const own = (x, y) => {
        const hit = document.elementFromPoint(x, y);
        return hit && hit.closest(".can, button") === element;
    };
    for (const dy of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95])
        for (const dx of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]) {
            const [x, y] = [box.x + box.width * dx, box.y + box.height * dy];
            if (own(x, y)) return { x, y };
        }
    return null;
}"""

# One of the choices, as far down their list as `part` says: a place on the board, words, or the button that goes on.
CHOICE = """part => {
    const all = query => [...document.querySelectorAll(query)];
    const asked = [...all(".board .can:not(.free)"), ...all("[data-testid=bar] .choice")];
    const found = [...asked, ...all("[data-testid=end-turn]")];
    return found[Math.floor(part * found.length)];
}"""

# As a person scrolls to what they see the edge of: the browser itself only knows a drawing as a whole.
SCROLL = """element => {
    for (let up = element.parentElement; up; up = up.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(up).overflow) || up.closest("svg")) continue;
        const [box, room] = [element.getBoundingClientRect(), up.getBoundingClientRect()];
        const by = (a, b, from, to) => a < from ? a - from : b > to ? Math.min(b - to, a - from) : 0;
        up.scrollBy(by(box.left, box.right, room.left, room.right), by(box.top, box.bottom, room.top, room.bottom));
    }
}"""

# A point of that choice, once it rests there: all in one go, for every question to the page takes its time.
AIM = f"""async part => {{
    const element = ({CHOICE})(part);
    ({SCROLL})(element);
    let before, point;
    do {{
        before = JSON.stringify(point);
        await new Promise(requestAnimationFrame);
        point = ({POINT})(element);
    }} while (JSON.stringify(point) !== before);
    return point;
}}"""


class Player:
    """`seed` makes what is chosen the same in every run; `touch`: by taps instead of the mouse."""

    def __init__(self, page: Page, seed: int = 1, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.random = random.Random(seed)
        self.troubles: list[str] = []
        page.set_default_timeout(WAIT)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda message: self.troubles.append(message.text) if message.type == "error" else None)

    # Coming to a table

    def prefer(self, url: str, **settings: Any) -> None:
        """Open the start page with settings of this browser: no pauses between the moves of bots, unless told."""
        self.page.goto(url, wait_until="networkidle")  # its cookie is there: a token asked for now belongs to it
        wanted = {"lang": "en", "theme": "light", "pace": "instant", "confirm": True, "sound": "never", **settings}
        self.page.evaluate("wanted => localStorage.setItem('rondel', JSON.stringify(wanted))", wanted)
        self.page.goto(url)

    def create(self, url: str, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
        """A table made by the HTTP API with the cookies of this browser; opened. Its id."""
        table = self.table(game, seats, **more)
        self.page.goto(f"{url}/table/{table}")
        self.settle()
        return table

    def table(self, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
        """The id of a table made by the HTTP API."""
        answer = self.page.evaluate(
            """async ({ wanted }) => {
                const me = await (await fetch("/api/me")).json();
                const headers = { "Content-Type": "application/json", "X-CSRF-Token": me.csrf };
                const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wanted) });
                return await answer.json();
            }""",
            {"wanted": {"game": game, "seats": seats, **more}},
        )
        assert "id" in answer, answer
        table: str = answer["id"]
        return table

    # Where the table stands

    def settle(self) -> None:
        """Until something may be chosen here, or the game is over, or it is another person's turn."""
        self.page.wait_for_selector(f"{TABLE}[data-ready=true], {TABLE}[data-status=finished]")

    def at(self, name: str) -> str:
        return self.page.locator(TABLE).get_attribute(f"data-{name}") or ""

    @property
    def over(self) -> bool:
        return self.at("status") == "finished"

    @property
    def choosing(self) -> bool:
        stand = self.page.evaluate(STAND)
        return stand is not None and not stand["over"]

    def wait_for_choice(self) -> dict[str, Any]:
        """How the table stands when the person may decide or the game is over."""
        stand: dict[str, Any] = self.page.wait_for_function(STAND).json_value()
        return stand

    def came(self, seq: str, idle: bool = True) -> str:
        """What a press led to, once there is something: "menu" or "position"."""
        came: str = self.page.wait_for_function(CAME, arg={"seq": seq, "idle": idle}).json_value()
        return came

    # By mouse or by taps

    def click(self) -> bool:
        """One decision; not if the game is over."""
        stand = self.wait_for_choice()
        if not stand["over"]:
            self._decide(stand, idle=True)
        return not stand["over"]

    def click_once(self) -> None:
        """A decision that may leave the next one to another person."""
        self._decide(self.wait_for_choice(), idle=False)

    def _decide(self, stand: dict[str, Any], idle: bool) -> None:
        point = self._aimed()
        self._press(point)
        while (came := self.came(stand["seq"], idle)) != "position":
            if came == "menu":
                self._choose_from_menu()
            else:  # a first tap has shown what it would do; what would be lost has been said
                self._press(self.reach(self.page.get_by_test_id("end-turn").or_(self.page.get_by_test_id("primary"))))

    def _press(self, point: Point) -> None:
        if self.touch:
            self.page.touchscreen.tap(point["x"], point["y"])
        else:
            self.page.mouse.click(point["x"], point["y"])

    def _aimed(self) -> Point:
        """Where to press: on one of the choices, brought into reach if need be."""
        part = self.random.random()
        point: Point | None = self.page.evaluate(AIM, part)
        if point is not None:
            return point
        element = self.page.evaluate_handle(CHOICE, part).as_element()
        assert element is not None, "nothing to choose"
        return self._reach(element)

    def _choose_from_menu(self) -> None:
        self.random.choice(self.page.get_by_test_id("place-menu").get_by_role("menuitem").all()).click()

    def press(self, choice: Locator) -> None:
        """A press where mouse or finger meets it."""
        self._press(self.reach(choice))

    def reach(self, choice: Locator) -> Point:
        """A point of a choice that a press meets."""
        return self._reach(choice.element_handle())

    def _reach(self, element: ElementHandle) -> Point:
        """What is out of sight is looked for where the page says that choices are."""
        for _ in range(3):
            element.evaluate(SCROLL)
            if element.evaluate(POINT):
                break
            way = element.evaluate_handle(WAY).as_element()
            if way is None:
                break
            self._press(self.page.wait_for_function(POINT, arg=way).json_value())
        try:
            found: Point = self.page.wait_for_function(POINT, arg=element, timeout=WAIT / 6).json_value()
        except PlaywrightTimeout as error:
            raise AssertionError(f"out of reach: {element.evaluate('e => e.outerHTML')[:200]}") from error
        return found

    def finish(self, most: int = 1500) -> None:
        """Play to the end by mouse."""
        assert any(not self.click() for _ in range(most)), f"not over after {most} clicks"

    # By keyboard

    def key(self) -> bool:
        """One decision by keyboard alone, unless it is over."""
        stand = self.wait_for_choice()
        if stand["over"]:
            return False
        self._press_keys(stand)
        while (came := self.came(stand["seq"])) != "position":
            self.page.keyboard.press("1" if came == "menu" else "Enter")
        return True

    def _press_keys(self, stand: dict[str, Any]) -> None:
        """N goes from choice to choice, Enter takes it; the button is Enter too where nothing has the focus."""
        keyboard = self.page.keyboard
        if stand["places"]:
            for _ in range(1 + self.random.randrange(4)):
                keyboard.press("n")
            self.page.wait_for_function("() => document.activeElement?.matches('.board .can')")
            keyboard.press("Enter")
        elif stand["buttons"]:
            keyboard.press("1")
        else:
            self.page.evaluate("document.activeElement?.blur()")
            keyboard.press("Enter")


def calm(player: Player) -> None:
    """Nothing went wrong in the page."""
    assert not player.troubles, player.troubles
    expect(player.page.locator(".toast.error")).to_have_count(0)
