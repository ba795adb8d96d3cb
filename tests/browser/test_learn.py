"""Lessons, symbols, player aid and rules in a real browser: wide and on a phone, by pointer and by keyboard."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from rondel.lessons import lessons_of

from .conftest import Server
from .player import GAMES, Player
from .test_accessible import violations

MOST = 40  # clicks of a lesson
WITH_LESSONS = [game for game in GAMES if lessons_of(game)]


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def state(page: Page) -> str:
    """The step and what it asks; changes when something was done."""
    root = page.locator(".lesson[data-ready=true]")
    root.wait_for()
    return f"{root.get_attribute('data-step')} {root.get_attribute('data-kind')}"


def onward(page: Page) -> None:
    """Do what the lesson asks: go on, or click what has the ring; who cannot is shown."""
    before = state(page)
    if before.endswith(("read", "held")):
        page.get_by_test_id("go-on").click()
    else:
        ring = page.locator(".spot rect.ring")
        if ring.count():
            box = ring.first.bounding_box()
            assert box is not None
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.wait_for_timeout(250)
        if page.locator(".lesson").get_attribute("data-kind") != "done" and state(page) == before:
            page.keyboard.press("Escape") if page.get_by_role("menu").count() else None
            page.get_by_test_id("show").click()
    page.wait_for_function(
        "before => { const l = document.querySelector('.lesson[data-ready=true]');"
        " return l && `${l.dataset.step} ${l.dataset.kind}` !== before }",
        arg=before,
    )


def taken(page: Page, url: str, game: str, lesson: str) -> int:
    """Take a lesson to its end; how many clicks that took."""
    page.goto(f"{url}/learn/{game}/{lesson}")
    for clicks in range(MOST):
        if state(page).endswith("done"):
            return clicks
        onward(page)
    raise AssertionError(f"{game}/{lesson} does not end")


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_a_lesson_is_taken_and_remembered(home: Server, page: Page, game: str) -> None:
    first = lessons_of(game)[0].lesson
    taken(page, home.url, game, first)
    page.get_by_test_id("lesson-done").wait_for()
    page.goto(f"{home.url}/learn/{game}")
    assert "done" in (page.get_by_test_id(f"lesson-{first}").get_attribute("class") or "")


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_a_lesson_is_taken_on_a_phone(home: Server, phone: Page, game: str) -> None:
    taken(phone, home.url, game, lessons_of(game)[0].lesson)
    phone.get_by_test_id("lesson-done").wait_for()


@pytest.mark.parametrize("width, height", [(1280, 720), (1440, 900), (1920, 1080), (390, 844), (844, 390)])
def test_what_is_wanted_is_on_the_screen_with_its_words(home: Server, page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{home.url}/learn/saltfjord/die")
    state(page)
    page.locator(".spot rect.ring").first.wait_for()
    page.wait_for_timeout(400)  # the map has come to rest
    for shown in (".spot rect.ring", "[data-testid=bubble]", "[data-testid=task]"):
        box = page.locator(shown).first.bounding_box()
        assert box is not None, shown
        assert box["x"] >= 0 and box["x"] + box["width"] <= width, (shown, box)
        assert box["y"] >= 0 and box["y"] + box["height"] <= height, (shown, box)


def test_the_first_game_is_easy_and_may_be_helped(home: Server, page: Page) -> None:
    page.goto(home.url)
    page.get_by_test_id("first-saltfjord").click()
    page.wait_for_url("**/table/*")
    page.get_by_test_id("hint").wait_for()


def test_a_lesson_by_keyboard_alone(home: Server, page: Page) -> None:
    page.goto(f"{home.url}/learn/saltfjord/die")
    for _ in range(MOST):
        now = state(page)
        if now.endswith("done"):
            break
        page.keyboard.press("Enter" if now.endswith(("read", "held")) else "h")
        page.wait_for_timeout(150)
    page.get_by_test_id("lesson-done").wait_for()
    page.keyboard.press("Enter")  # the next one
    page.wait_for_url("**/learn/saltfjord/*")
    page.locator(".lesson[data-step='1']").wait_for()
    page.keyboard.press("Escape")
    page.wait_for_url("**/learn/saltfjord")


@pytest.mark.parametrize("lang, theme", [("en", "light"), ("pl", "dark"), ("de", "light")])
def test_no_serious_violation_where_one_learns(home: Server, page: Page, lang: str, theme: str) -> None:
    Player(page, seed=2).prefer(home.url, lang=lang, theme=theme)
    for path, shown in (
        ("/learn/saltfjord", "[data-testid=course-go]"),
        ("/learn/saltfjord/die", ".lesson[data-ready=true]"),
        ("/learn/saltfjord/symbols", "[data-testid=sign]"),
        ("/learn/saltfjord/aid", "[data-testid=aid]"),
        ("/rules/saltfjord", "[data-testid=intro]"),
    ):
        page.goto(home.url + path)
        page.locator(shown).first.wait_for()
        assert violations(page) == [], path


def test_a_question_in_ones_own_words_finds_the_section(home: Server, page: Page) -> None:
    page.goto(f"{home.url}/rules/saltfjord")
    page.get_by_test_id("search").fill("how do I win")
    page.locator("h2#section-SCORE").wait_for()


def test_the_player_aid_fits_one_page(home: Server, page: Page) -> None:
    page.goto(f"{home.url}/learn/saltfjord/aid")
    page.get_by_test_id("aid").wait_for()
    assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1
