"""What the table page can do: undo, look back, change the language, fit a phone, survive the end of the server."""

import re
import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, WebSocketRoute, expect

from .conftest import Server
from .player import GAMES, Player, calm

BOT = [{"kind": "me"}, {"kind": "bot"}]
# Whose words at the players' lines are cut off or reach out of the screen
CUT = """() => [...document.querySelectorAll("[data-testid=seats] .name b")]
    .filter(e => e.scrollWidth > e.clientWidth + 1 || e.getBoundingClientRect().right > innerWidth)
    .map(e => e.textContent)"""


# A point on a piece that is no choice, within a finger's breadth of one that is.
BESIDE = """() => {
    const piece = "[id]:not([id^='layer:'], svg)";
    for (const choice of document.querySelectorAll(".map .can:not(.free)")) {
        const box = choice.getBoundingClientRect();
        const beside = [[box.left - 14, box.top + 8], [box.right + 14, box.top + 8], [box.left + 8, box.bottom + 14]];
        for (const [x, y] of beside) {
            const hit = document.elementFromPoint(x, y)?.closest(".room *")?.closest(piece);
            if (hit && !hit.closest(".can") && !hit.querySelector(".can")) return { x, y };
        }
    }
    return null;
}"""


def test_undo_and_restart_go_back_within_the_turn(home: Server, page: Page) -> None:
    player = Player(page, seed=3)
    player.prefer(home.url)
    player.create(home.url, "great_western_trail", BOT, seed=7)
    prompt = page.get_by_test_id("prompt")
    first, move = prompt.inner_text(), player.at("move")
    player.press(page.locator(".board .can:not(.free)").first)
    page.wait_for_function("move => document.querySelector('.table').dataset.move !== move", arg=move)
    expect(page.get_by_test_id("undo")).to_be_enabled()
    page.get_by_test_id("undo").click()
    expect(page.locator(f".table[data-move='{move}']")).to_have_count(1)
    expect(prompt).to_have_text(first, use_inner_text=True)
    expect(page.get_by_test_id("undo")).to_be_disabled()
    calm(player)


def test_the_slider_shows_earlier_positions_and_the_way_back(home: Server, page: Page) -> None:
    player = Player(page, seed=5)
    player.prefer(home.url)
    player.create(home.url, "saltfjord", BOT, seed=9)
    for _ in range(8):
        player.click()
    now, board = player.at("move"), page.get_by_test_id("map").inner_html()
    page.get_by_test_id("tab-log").click()
    page.get_by_test_id("log").get_by_role("button").first.click()
    expect(page.get_by_test_id("to-present")).to_be_visible()
    expect(page.locator(f".table[data-move='{now}']")).to_have_count(0)
    assert page.locator(".board .can").count() == 0
    slider = page.get_by_test_id("replay").get_by_role("slider")
    slider.fill("0")
    expect(page.locator(".table[data-move='0']")).to_have_count(1)
    assert page.get_by_test_id("map").inner_html() != board
    slider.fill(now)
    expect(page.locator(f".table[data-move='{now}']")).to_have_count(1)
    calm(player)


def test_the_language_changes_in_the_middle_of_a_game(home: Server, page: Page) -> None:
    player = Player(page, seed=6)
    player.prefer(home.url)
    player.create(home.url, "saltfjord", BOT, seed=10)
    for _ in range(6):
        player.click()
    page.get_by_test_id("tab-log").click()
    prompt, log = page.get_by_test_id("prompt"), page.get_by_test_id("log")
    english, seq = (prompt.inner_text(), log.inner_text()), player.at("seq")
    for lang, undo in (("pl", "Cofnij"), ("de", "Rückgängig")):
        page.get_by_test_id("menu-button").click()
        page.get_by_test_id("set-language").select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("undo")).to_contain_text(re.compile(undo))
        player.settle()
        assert (prompt.inner_text(), log.inner_text()) != english
    assert player.at("seq") == seq
    player.click()
    calm(player)


PORTRAIT: ViewportSize = {"width": 390, "height": 844}
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}


def phone_page(browser: Browser, size: ViewportSize) -> Iterator[Page]:
    context = browser.new_context(viewport=size, has_touch=True, is_mobile=True, reduced_motion="reduce")
    yield context.new_page()
    context.close()


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    yield from phone_page(browser, PORTRAIT)


@pytest.fixture
def lying(browser: Browser) -> Iterator[Page]:
    yield from phone_page(browser, LANDSCAPE)


@pytest.mark.parametrize("held", ["phone", "lying"])
def test_a_phone_has_everything_on_the_screen(home: Server, request: pytest.FixtureRequest, held: str) -> None:
    """In both orientations: nothing is wider than the screen, buttons are large enough, what one has is in sight."""
    page: Page = request.getfixturevalue(held)
    wide = PORTRAIT["width"] if held == "phone" else LANDSCAPE["width"]
    player = Player(page, seed=8, touch=True)
    player.prefer(home.url)
    for game in GAMES:
        player.create(home.url, game, BOT, seed=12)
        for _ in range(4):
            player.click()
        assert page.evaluate("document.documentElement.scrollWidth") <= wide
        small = page.evaluate(
            """() => [...document.querySelectorAll("button, a.button, [role=tab], .choice")]
                .filter(e => e.offsetParent !== null && !e.closest("[data-testid=story]"))
                .map(e => [e.textContent.trim(), e.getBoundingClientRect()])
                .filter(([, box]) => box.height > 0 && box.height < 40 && box.width < 40)
                .map(([text]) => text)"""
        )
        assert small == []
        dock = page.get_by_test_id("dock").bounding_box()
        assert dock is not None and dock["height"] >= 90
        room = page.get_by_test_id("map").bounding_box()
        assert room is not None and room["height"] >= 240, game
    calm(player)


def test_a_phone_finds_all_choices_of_a_decision(home: Server, phone: Page) -> None:
    """The actions of a building and the auxiliary ones lie far apart: a tab with a number leads there."""
    player = Player(phone, seed=8, touch=True)
    player.prefer(home.url, taps=False)
    player.create(home.url, "great_western_trail", BOT, seed=12)
    player.press(phone.locator("[id='space:nF']"))
    actions = phone.locator(".board .can[id^='act:nF']")
    expect(actions).not_to_have_count(0)
    expect(phone.locator("nav button b")).not_to_have_count(0)
    for choice in actions.all() + phone.locator(".board .can[id^='aux:']").all():
        player.reach(choice)
    calm(player)


def test_what_one_has_is_in_sight_again_after_a_choice_beside_it(home: Server, phone: Page) -> None:
    """The dock of a phone is scrolled to what is asked there, and back when that is over."""
    player = Player(phone, seed=8, touch=True)
    player.prefer(home.url, taps=False)
    player.create(home.url, "cooper_island", BOT, seed=12)
    docked = phone.locator(".dock .can:not(.free)")
    for there in (True, False):
        while bool(docked.count()) is not there:
            assert player.click()
            player.wait_for_choice()
    phone.wait_for_function("() => document.querySelector('[data-testid=dock]').scrollLeft === 0")
    calm(player)


def test_a_direct_hit_beats_the_snap_of_a_finger(home: Server, phone: Page) -> None:
    """A tap on a piece where nothing can be done says why, though a choice is a few pixels away."""
    player = Player(phone, seed=8, touch=True)
    player.prefer(home.url, taps=False)
    player.create(home.url, "cooper_island", BOT, seed=12)
    while True:
        player.wait_for_choice()
        found = phone.evaluate(BESIDE)
        if found:
            break
        player.click()
    seq = player.at("seq")
    phone.touchscreen.tap(found["x"], found["y"])
    expect(phone.get_by_test_id("toast")).not_to_be_empty()
    assert player.at("seq") == seq


def test_a_first_tap_shows_and_a_second_does_it(home: Server, phone: Page) -> None:
    player = Player(phone, seed=8, touch=True)
    player.prefer(home.url)
    player.create(home.url, "great_western_trail", BOT, seed=12)
    space, seq = phone.locator("[id='space:nF']"), player.at("seq")
    player.press(space)
    expect(phone.locator(".table[data-chosen='space:nF']")).to_have_count(1)
    expect(phone.get_by_test_id("tip")).to_be_visible()
    assert player.at("seq") == seq
    player.press(space)
    assert player.came(seq) == "position"
    calm(player)


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_a_small_phone_tells_four_players_apart(home: Server, phone: Page, lang: str) -> None:
    phone.set_viewport_size({"width": 360, "height": 640})
    player = Player(phone, seed=8, touch=True)
    player.prefer(home.url, lang=lang)
    bots = [{"kind": "bot", "bot": code} for code in ("medium", "expert", "expert")]
    player.create(home.url, "saltfjord", [{"kind": "me", "name": "Ada"}, *bots], seed=12)
    phone.get_by_test_id("view-market").tap()
    lines = phone.get_by_test_id("seats").locator(".name b")
    expect(lines).to_have_text(["Bot", "Bot 1", "Bot 2"])
    assert phone.evaluate(CUT) == []
    calm(player)


@pytest.mark.parametrize("held", ["phone", "lying"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_taps(home: Server, request: pytest.FixtureRequest, game: str, held: str) -> None:
    """In both orientations of a phone."""
    page: Page = request.getfixturevalue(held)
    player = Player(page, seed=1, touch=True)
    player.prefer(home.url)
    player.create(home.url, game, BOT, seed=1)
    player.finish()
    expect(page.get_by_test_id("score-sheet")).to_be_visible()
    calm(player)


def test_a_killed_server_loses_nothing(home: Server, page: Page) -> None:
    player = Player(page, seed=13)
    player.prefer(home.url)
    player.create(home.url, "saltfjord", BOT, seed=14)
    for _ in range(7):
        player.click()
    player.wait_for_choice()
    before = (player.at("seq"), player.at("move"), page.get_by_test_id("prompt").inner_text())
    home.stop(signal.SIGKILL)
    expect(page.get_by_test_id("lost")).to_be_visible()
    home.start()
    expect(page.get_by_test_id("lost")).to_have_count(0)
    player.settle()
    assert (player.at("seq"), player.at("move"), page.get_by_test_id("prompt").inner_text()) == before
    player.click()
    assert int(player.at("seq")) > int(before[0])


def test_a_press_that_is_lost_with_its_connection_is_made_once_more(home: Server, page: Page) -> None:
    """It never reached the server: the page makes it again when it is connected, and the person need not."""
    lost: list[str | bytes] = []

    def line(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def sent(message: str | bytes) -> None:
            if '"type":"play"' in str(message) and not lost:
                lost.append(message)
                route.close()
            else:
                server.send(message)

        route.on_message(sent)

    page.route_web_socket(re.compile("/socket"), line)
    player = Player(page, seed=17)
    player.prefer(home.url)
    player.create(home.url, "great_western_trail", BOT, seed=12)
    seq = player.at("seq")
    player.press(page.locator("[id='space:nB']"))
    assert player.came(seq) == "position"
    assert len(lost) == 1


def test_one_press_of_the_button_ends_a_turn_and_the_others_are_told(home: Server, page: Page) -> None:
    """What they did stands in the story and is marked on the board until the first click; H brings the marks back."""
    player = Player(page, seed=17)
    player.prefer(home.url)
    player.create(home.url, "great_western_trail", BOT, seed=12)
    player.press(page.locator("[id='space:nB']"))
    button = page.get_by_test_id("end-turn")
    expect(button).to_have_attribute("data-kind", "end")
    button.click()
    page.locator(".table.recap").wait_for()  # the bot may need a while
    expect(page.locator(".halos")).not_to_have_count(0)
    expect(page.get_by_test_id("story").get_by_role("listitem")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".halos")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".halos")).not_to_have_count(0)
    calm(player)


# The maps that were shown, in their order.
MAPS = """() => {
    window.maps = [];
    const look = () => {
        const now = document.querySelector(".map .one:not(.hidden) svg")?.dataset.panel;
        if (now && now !== window.maps.at(-1)) window.maps.push(now);
        requestAnimationFrame(look);
    };
    look();
}"""


def test_while_the_others_play_the_map_is_theirs_one_after_the_other(home: Server, page: Page) -> None:
    """Though all their moves may have come before the first of them is shown."""
    player = Player(page, seed=5)
    player.prefer(home.url, pace="brisk", confirm=False)
    player.create(home.url, "saltfjord", [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], seed=4)
    page.evaluate(MAPS)
    while "village:1 village:2 village:0" not in " ".join(page.evaluate("() => window.maps")):
        assert player.click()
        player.wait_for_choice()
    calm(player)


def test_a_tile_is_turned_before_it_is_placed(home: Server, page: Page) -> None:
    """A ghost shows it; R turns it to the next way it fits, a click places it so."""
    player = Player(page, seed=5)
    player.prefer(home.url)
    player.create(home.url, "saltfjord", BOT, seed=2)
    spots, ghost = page.locator(".can[id^='spot:']"), page.locator("[data-ghost].shown")
    while True:
        stand = player.wait_for_choice()
        if spots.count():
            break
        player.click()
    point = player.reach(spots.first)
    page.mouse.move(point["x"], point["y"])
    expect(ghost).to_have_count(1)
    first = ghost.get_attribute("data-ghost")
    page.keyboard.press("r")
    expect(page.locator(f"[data-ghost='{first}'].shown")).to_have_count(0)
    page.mouse.click(point["x"], point["y"])
    assert player.came(stand["seq"]) == "position"
    calm(player)


def test_what_a_click_loses_is_said_and_a_second_one_does_it(home: Server, page: Page) -> None:
    """A worker in a section where nothing can be done; other places take one click."""
    player = Player(page, seed=3)
    player.prefer(home.url)
    player.create(home.url, "cooper_island", BOT, seed=12)
    losing = page.locator(".can[id^='space:'][aria-description*='lost:']")
    while not losing.count():
        assert player.click()
        player.wait_for_choice()
    seq, place = player.at("seq"), losing.first
    player.press(place)
    expect(page.get_by_test_id("tip")).to_contain_text("lost: the actions of this turn")
    assert player.at("seq") == seq
    player.press(place)
    assert player.came(seq) == "position"
    calm(player)


def test_a_click_where_nothing_can_be_done_says_why(home: Server, page: Page) -> None:
    player = Player(page, seed=15)
    player.prefer(home.url)
    player.create(home.url, "great_western_trail", BOT, seed=16)
    seq = player.at("seq")
    page.locator(".map .board [id^='space:']:not(.can)").first.click(force=True)
    expect(page.get_by_test_id("toast")).not_to_be_empty()
    assert player.at("seq") == seq


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1920, 1080)])
def test_two_panels_of_half_the_width_stand_side_by_side(home: Server, page: Page, size: tuple[int, int]) -> None:
    """Whatever their scale is rounded to."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    player = Player(page, seed=5)
    player.prefer(home.url)
    player.create(home.url, "saltfjord", BOT, seed=2)
    tops = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll(".panels svg[data-panel]")]
            .map((svg) => [svg.dataset.panel, Math.round(svg.getBoundingClientRect().top)]))"""
    )
    assert tops["dice"] == tops["taverns"] and tops["orders"] == tops["buildings"]
    assert tops["dice"] < tops["orders"]
