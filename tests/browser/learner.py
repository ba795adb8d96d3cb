"""Somebody who takes a lesson: presses what is asked for, where it is, and reads on."""

from collections.abc import Iterator
from dataclasses import dataclass

from playwright.sync_api import Page

from rondel.lessons import Lesson
from rondel.lessons.run import LessonRun, place_of

from .player import POINT, SCROLL, Player

# How the lesson stands, once it waits for the learner; null while something is on its way.
STANDS = """() => {
    const lesson = document.querySelector(".lesson[data-ready=true]");
    return lesson && [lesson.dataset.step, lesson.dataset.kind, lesson.dataset.position].join(" ");
}"""
MOVED = f"""before => {{
    if (document.querySelector("[data-testid=place-menu]")) return "menu";
    const now = ({STANDS})();
    return now && now !== before ? now : null;
}}"""

# A point of an element at which nothing may be chosen: it is looked at, or picked.
OF_PIECE = POINT.replace('hit.closest(".can, button") === element', "element.contains(hit)")


@dataclass
class Press:
    """An element, or the action that is chosen there; neither: go on."""

    elements: tuple[str, ...] = ()
    action: str = ""


def presses(lesson: Lesson) -> Iterator[Press]:
    """What somebody presses who makes no mistake; the engine says where."""
    run, seat = LessonRun(lesson, "en"), lesson.seat
    while (step := run.step) is not None:
        if step.kind == "pick":
            yield Press(step.pick)
            run.show()
        elif step.kind == "read":
            yield Press()
            run.go_on()
        for action in step.want[:1] or step.way:
            yield Press((place_of(run.game, run.state.view(seat), seat, action),), action)
            run.play(action)


class Learner(Player):
    def __init__(self, page: Page, url: str, lesson: Lesson) -> None:
        super().__init__(page)
        self.lesson = lesson
        page.goto(f"{url}/learn/{lesson.game}/{lesson.lesson}")

    def stands(self) -> str:
        now: str = self.page.wait_for_function(STANDS).json_value()
        return now

    def take(self, until: int = 0) -> None:
        """To its end, or to this step, without being shown anything."""
        for press in presses(self.lesson):
            self._read_on()
            before = self.stands()
            if before.startswith(f"{until} "):
                return
            self._do(press)
            if self._came(before) == "menu":
                self.page.locator(f'[data-testid=place-menu] [data-action="{press.action}"]').click()
                self._came(before)
        self._read_on()
        self.page.get_by_test_id("lesson-done").wait_for()

    def _read_on(self) -> None:
        """What came of the last press has been read."""
        while " held " in (before := self.stands()):
            self.page.get_by_test_id("go-on").click()
            self._came(before)

    def _do(self, press: Press) -> None:
        there = [one for one in press.elements if one and self.page.locator(f'[id="{one}"]').count()]
        if there:
            self.point(there[0])
        elif press.action:
            self.page.locator(f'button[data-action="{press.action}"]').first.click()
        else:
            self.page.get_by_test_id("go-on").click()

    def point(self, element: str) -> None:
        """Press an element, may something be chosen there or not."""
        there = self.page.locator(f'[id="{element}"]')
        if "can" in (there.get_attribute("class") or "").split():
            self.press(there)
            return
        there.evaluate(SCROLL)
        self._press(self.page.wait_for_function(OF_PIECE, arg=there.element_handle()).json_value())

    def _came(self, before: str) -> str:
        found: str = self.page.wait_for_function(MOVED, arg=before).json_value()
        return found
