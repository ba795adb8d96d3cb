"""Lessons, symbols, player aid and rules in a real browser: wide and on a phone, by pointer and by keyboard."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from rondel.lessons import Lesson, lessons_of
from rondel.lessons.format import examples_of

from .conftest import Server
from .learner import Learner
from .player import GAMES, Player, calm
from .test_accessible import violations

MOST = 40  # clicks of a lesson
WITH_LESSONS = [game for game in GAMES if lessons_of(game)]
ALL = os.environ.get("RONDEL_LESSONS") == "all"  # every lesson instead of the first of each game
LESSONS = [lesson for game in WITH_LESSONS for lesson in (lessons_of(game) if ALL else lessons_of(game)[:1])]


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def lesson_of(game: str, name: str) -> Lesson:
    return next(lesson for lesson in lessons_of(game) if lesson.lesson == name)


def state(page: Page) -> str:
    """The step and what it asks; changes when something was done."""
    root = page.locator(".lesson[data-ready=true]")
    root.wait_for()
    return f"{root.get_attribute('data-step')} {root.get_attribute('data-kind')}"


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.lesson}")
def test_a_lesson_is_taken_and_remembered(home: Server, page: Page, lesson: Lesson) -> None:
    learner = Learner(page, home.url, lesson)
    learner.take()
    page.goto(f"{home.url}/learn/{lesson.game}")
    assert "done" in (page.get_by_test_id(f"lesson-{lesson.lesson}").get_attribute("class") or "")
    calm(learner)


@pytest.mark.parametrize("lang", ["pl", "de"] if ALL else ["de"])
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.lesson}")
def test_a_lesson_is_taken_on_a_phone(home: Server, phone: Page, lesson: Lesson, lang: str) -> None:
    Player(phone).prefer(home.url, lang=lang, theme="dark")
    Learner(phone, home.url, lesson).take()
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390


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


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_examples_in_the_rules_are_told_beside_a_drawing(home: Server, page: Page, game: str) -> None:
    page.goto(f"{home.url}/rules/{game}")
    page.get_by_test_id("pictures").first.wait_for()
    examples = page.get_by_test_id("example")
    examples.first.wait_for()
    assert examples.count() == len(examples_of(game))
    for number in (0, examples.count() - 1):
        examples.nth(number).scroll_into_view_if_needed()
        drawing = examples.nth(number).locator(".drawn svg[role=img]")
        drawing.wait_for()
        assert drawing.get_attribute("aria-label")
        assert drawing.locator("use, path, rect, text").count() > 3
    ids: list[str] = page.evaluate("[...document.querySelectorAll('.figure [id]')].map(one => one.id)")
    assert len(ids) == len(set(ids)), "two drawings of a page have no id in common"


def test_an_example_fits_a_phone(home: Server, phone: Page) -> None:
    phone.goto(f"{home.url}/rules/saltfjord")
    example = phone.get_by_test_id("example").first
    example.wait_for()
    example.scroll_into_view_if_needed()
    example.locator(".drawn svg").wait_for()
    wide = phone.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390


def test_a_card_of_a_lesson_shows_what_it_is_about(home: Server, page: Page) -> None:
    page.goto(f"{home.url}/learn/cooper_island")
    page.locator("[data-testid=lesson-ships] .drawn svg").wait_for()


def test_where_a_symbol_stands_is_shown_by_keyboard(home: Server, page: Page) -> None:
    page.goto(f"{home.url}/learn/cooper_island/symbols")
    where = page.get_by_test_id("where-helm")
    where.focus()
    page.keyboard.press("Enter")
    page.locator("[data-figure=helm] rect.mark").first.wait_for()
    assert where.get_attribute("aria-expanded") == "true"
    assert violations(page) == []


def test_how_a_game_stands_is_one_key_away(home: Server, page: Page) -> None:
    player = Player(page, seed=2)
    player.prefer(home.url, lang="en", theme="light")
    player.create(home.url, "great_western_trail", [{"kind": "me"}, {"kind": "bot"}], seed=3)
    page.keyboard.press("s")
    page.get_by_test_id("standing-points").wait_for()
    assert "21 spaces" in page.get_by_test_id("ending").inner_text()
    assert page.get_by_test_id("deck-0").locator("tbody tr").count() > 3
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_test_id("standing").wait_for(state="hidden")


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
@pytest.mark.parametrize("game", WITH_LESSONS)
def test_the_player_aid_fits_one_page(home: Server, page: Page, game: str, lang: str) -> None:
    Player(page).prefer(home.url, lang=lang, theme="dark")
    page.goto(f"{home.url}/learn/{game}/aid")
    page.get_by_test_id("aid").wait_for()
    assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_no_serious_violation_on_a_phone_where_one_learns(home: Server, phone: Page, game: str) -> None:
    Player(phone).prefer(home.url, lang="de", theme="dark")
    for path, shown in (("learn/{}", "course-go"), ("learn/{}/symbols", "sign"), ("rules/{}", "intro")):
        phone.goto(f"{home.url}/{path.format(game)}")
        phone.get_by_test_id(shown).first.wait_for()
        assert violations(phone) == [], path
        assert phone.evaluate("document.documentElement.scrollWidth") <= 390, path


def test_no_serious_violation_when_a_lesson_answers_and_ends(home: Server, phone: Page) -> None:
    """After a wrong choice, with what came of the right one, and at the end."""
    aim = lessons_of("saltfjord")[0]
    learner = Learner(phone, home.url, aim)
    learner.stands()
    learner.point("token:0:I-fish2:1")
    expect(phone.get_by_test_id("answer")).to_contain_text("Fish are money")
    assert violations(phone) == [], "a wrong choice"
    learner.point("token:0:I-vp2:1")
    phone.locator(".answer.right").wait_for()
    assert violations(phone) == [], "the right one"
    learner = Learner(phone, home.url, aim)
    learner.take()
    assert violations(phone) == [], "the end"


def test_on_a_phone_nothing_is_lit_that_lies_under_the_shelf(home: Server, phone: Page) -> None:
    """What is wanted lies in the shelf, what is lit besides on the map that it covers."""
    Learner(phone, home.url, lesson_of("cooper_island", "tiles")).take(until=4)
    spot = phone.locator(".spot")
    phone.locator(".spot rect.ring").first.wait_for()
    expect(spot).to_have_attribute("data-lit", spot.get_attribute("data-rings") or "")


def test_the_coach_speaks_in_the_first_game(home: Server, page: Page) -> None:
    Player(page).prefer(home.url, lang="pl", theme="dark")
    page.get_by_test_id("first-great_western_trail").click()
    page.wait_for_url("**/table/*")
    page.get_by_test_id("coach-remark").wait_for()
    assert violations(page) == []


def test_a_symbol_in_a_sentence_has_the_colours_of_its_board(home: Server, page: Page) -> None:
    page.goto(f"{home.url}/learn/great_western_trail_nz/building")
    symbol = page.locator(".say svg.symbol").first
    symbol.wait_for()
    page.wait_for_function(
        "symbol => getComputedStyle(symbol).getPropertyValue('--grass') !== ''", arg=symbol.element_handle()
    )


def test_nothing_glows_while_an_answer_is_read(home: Server, page: Page) -> None:
    """What may be chosen next would distract from what came of the last choice."""
    page.goto(f"{home.url}/learn/saltfjord/retire")
    state(page)
    page.keyboard.press("h")
    page.locator(".lesson[data-kind=held]").wait_for()
    assert page.locator(".board .can").count() > 0
    assert page.locator(".board .can > .ring:visible, [data-testid=pill]:visible").count() == 0
    page.keyboard.press("Enter")
    page.locator(".spot rect.ring").first.wait_for()


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_what_was_played_freely_is_taken_back_where_one_goes_back(home: Server, page: Page, lang: str) -> None:
    Player(page).prefer(home.url, lang=lang)
    page.set_viewport_size({"width": 1280, "height": 720})
    learner = Learner(page, home.url, lesson_of("saltfjord", "die"))
    learner.take(until=3)
    learner.point("cell:0:3:4")
    page.get_by_test_id("undo").wait_for()
    assert page.get_by_test_id("back").count() == 0
    boxes = [page.get_by_test_id(name).bounding_box() for name in ("undo", "show", "skip")]
    middles = {round(box["y"] + box["height"] / 2) for box in boxes if box}
    assert len(middles) == 1, "they stand in one line"
    page.get_by_test_id("undo").click()
    page.get_by_test_id("back").wait_for()


def test_a_bubble_covers_nothing_that_is_spoken_about(home: Server, page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    learner = Learner(page, home.url, lesson_of("great_western_trail", "cattle"))
    learner.take(until=3)
    page.get_by_test_id("bubble").wait_for()
    page.wait_for_function(
        """() => {
            const bubble = document.querySelector("[data-testid=bubble]").getBoundingClientRect();
            const rects = [...document.querySelectorAll("#spotlight rect")].slice(1);
            const lit = rects.map(one => one.getBoundingClientRect());
            const over = one => one.left < bubble.right && one.right > bubble.left && one.top < bubble.bottom
                && one.bottom > bubble.top;
            return lit.length > 1 && !lit.some(over);
        }"""
    )


def test_on_a_phone_free_play_begins_where_the_choices_are(home: Server, phone: Page) -> None:
    """Not in the panel that the step also speaks of."""
    Learner(phone, home.url, lesson_of("great_western_trail_nz", "wellington")).take(until=5)
    choice = phone.locator("[id='foresight:1:1']")
    choice.wait_for()
    box = choice.bounding_box()
    assert box and box["y"] > 0 and box["y"] + box["height"] < 844 and box["width"] > 40


def test_the_last_lesson_leads_to_the_first_game(home: Server, page: Page) -> None:
    last = lessons_of("saltfjord")[-1]
    Learner(page, home.url, last).take()
    page.get_by_test_id("first-game").click()
    page.wait_for_url("**/table/*")
