"""Somebody at a table page: sees what may be chosen, chooses by mouse or by keyboard."""

import random
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

import rondel
from rondel.drawing import board_of

GAMES = [name for name in rondel.games() if board_of(rondel.load_game(name))]  # not the small ones of other tests
WAIT = 60_000  # milliseconds: bots think, and the machine may be busy
TABLE = ".table[data-seq]"
GLOWING = "[data-testid=stage] .chips .glows"  # on a phone: the parts of the board with choices

# May the person decide now? Not while another does: what may be slipped in then is gone at any moment.
CHOOSING = """() => {
    if (document.querySelector(".table[data-seq]")?.dataset.ready !== "true") return false;
    const choices = ".board .can, [data-testid=bar] .choice";
    const mine = document.querySelector(".prompt.mine") && document.querySelector(choices);
    return Boolean(mine || document.querySelector("[data-testid=end-turn]:not([disabled])"));
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


class Player:
    """`seed` makes what is chosen the same in every run."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.troubles: list[str] = []
        page.set_default_timeout(WAIT)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda message: self.troubles.append(message.text) if message.type == "error" else None)

    # Coming to a table

    def prefer(self, url: str, **settings: Any) -> None:
        """Open the start page with settings of this browser: no pauses between the moves of bots, unless told."""
        self.page.goto(url, wait_until="networkidle")  # its cookie is there: a token asked for now belongs to it
        wanted = {"lang": "en", "theme": "light", "pace": "once", "confirm": True, "sound": "never", **settings}
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
        found: bool = self.page.evaluate(CHOOSING)
        return found

    def wait_for_choice(self) -> None:
        finished = "document.querySelector('.table[data-status=finished]') !== null"
        self.page.wait_for_function(f"() => {finished} || ({CHOOSING})()")

    def wait_past(self, seq: str) -> None:
        """Until the position has changed since."""
        self.page.wait_for_function(
            """seq => {
                const table = document.querySelector(".table[data-seq]");
                return table && table.dataset.seq !== seq && (table.dataset.ready === "true"
                    || table.dataset.status === "finished");
            }""",
            arg=seq,
        )

    # By mouse

    def choices(self) -> list[Locator]:
        """What could be clicked: places on the board and buttons; free actions only if nothing else is left."""
        found = self.page.locator(".board .can").all() + self.page.locator("[data-testid=bar] .choice.main").all()
        return found or self.page.locator("[data-testid=bar] .choice").all()

    def click(self) -> None:
        """One decision by mouse."""
        self.wait_for_choice()
        if self.over:
            return
        seq = self.at("seq")
        end = self.page.get_by_test_id("end-turn")
        if end.count() and end.is_enabled():
            end.click()
        else:
            self.press(self.random.choice(self.choices()))
        self.wait_past(seq)

    def click_once(self) -> None:
        """A decision that may leave the next one to another person."""
        move, end = self.at("seq"), self.page.get_by_test_id("end-turn")
        if end.count() and end.is_enabled():
            end.click()
        else:
            self.press(self.random.choice(self.choices()))
        self.page.wait_for_function("seq => document.querySelector('.table').dataset.seq !== seq", arg=move)

    def press(self, choice: Locator) -> None:
        """A click where the mouse meets it; where several actions lie there, one of the menu."""
        point = self.reach(choice)
        self.page.mouse.click(point["x"], point["y"])
        menu = self.page.get_by_test_id("place-menu")
        if menu.is_visible():
            self.random.choice(menu.get_by_role("menuitem").all()).click()

    def reach(self, choice: Locator) -> dict[str, float]:
        """A point of a choice that a click meets; what is not on the screen is looked for where a chip glows."""
        element = choice.element_handle()
        if element.evaluate("e => e instanceof HTMLElement"):  # the board itself is dragged, not scrolled
            element.scroll_into_view_if_needed()
        chips = iter(self.page.locator(GLOWING).all())
        while not element.evaluate(POINT) and (chip := next(chips, None)):
            chip.click()
        try:
            found: dict[str, float] = self.page.wait_for_function(POINT, arg=element).json_value()
        except PlaywrightTimeout as error:
            raise AssertionError(f"out of reach: {element.evaluate('e => e.outerHTML')[:200]}") from error
        return found

    def finish(self, most: int = 1500) -> None:
        """Play to the end by mouse."""
        for _ in range(most):
            if self.over:
                return
            self.click()
        raise AssertionError(f"not over after {most} clicks")

    # By keyboard

    def key(self) -> None:
        """One decision by keyboard alone: to one of the choices, Enter; Enter again ends the turn."""
        self.wait_for_choice()
        if self.over:
            return
        seq = self.at("seq")
        keyboard = self.page.keyboard
        if self.page.get_by_test_id("end-turn").is_enabled():
            self.page.evaluate("document.activeElement?.blur()")
            keyboard.press("Enter")
        elif self.page.locator(".board .can").count():
            keyboard.press("b")
            for _ in range(self.random.randrange(4)):
                keyboard.press("ArrowRight")
            keyboard.press("Enter")
            if self.page.get_by_test_id("place-menu").is_visible():
                keyboard.press("1")
        else:
            keyboard.press("1")
            if self.page.get_by_test_id("place-menu").is_visible():
                keyboard.press("1")
        self.wait_past(seq)


def calm(player: Player) -> None:
    """Nothing went wrong in the page."""
    assert not player.troubles, player.troubles
    expect(player.page.locator(".toast.error")).to_have_count(0)
