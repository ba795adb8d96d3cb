"""What the table page can do: undo, look back, change the language, fit a phone, survive the end of the server."""

import re
import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from .conftest import Server
from .player import GAMES, POINT, Player, calm

BOT = [{"kind": "me"}, {"kind": "bot"}]
# Whose words at the players' cards are cut off or reach out of the screen
CUT = """() => [...document.querySelectorAll("[data-testid=seats] :is(.name b, .level, .total)")]
    .filter(e => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2
        || e.getBoundingClientRect().right > innerWidth)
    .map(e => e.textContent)"""


def test_undo_and_restart_go_back_within_the_turn(home: Server, page: Page) -> None:
    player = Player(page, seed=3)
    player.prefer(home.url)
    player.create(home.url, "great_western_trail", BOT, seed=7)
    prompt = page.get_by_test_id("prompt")
    first, move = prompt.inner_text(), player.at("move")
    page.locator(".board .can").first.click(force=True)
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
    now, board = player.at("move"), page.get_by_test_id("board").inner_html()
    page.get_by_test_id("log").get_by_role("button").first.click()
    expect(page.get_by_test_id("to-present")).to_be_visible()
    expect(page.locator(f".table[data-move='{now}']")).to_have_count(0)
    assert page.locator(".board .can").count() == 0
    slider = page.get_by_test_id("replay").get_by_role("slider")
    slider.fill("0")
    expect(page.locator(".table[data-move='0']")).to_have_count(1)
    assert page.get_by_test_id("board").inner_html() != board
    slider.fill(now)
    expect(page.locator(f".table[data-move='{now}']")).to_have_count(1)
    calm(player)


def test_the_language_changes_in_the_middle_of_a_game(home: Server, page: Page) -> None:
    player = Player(page, seed=6)
    player.prefer(home.url)
    player.create(home.url, "saltfjord", BOT, seed=10)
    for _ in range(6):
        player.click()
    prompt, log = page.get_by_test_id("prompt"), page.get_by_test_id("log")
    english, seq = (prompt.inner_text(), log.inner_text()), player.at("seq")
    for lang, undo in (("pl", "Cofnij"), ("de", "Zurück")):
        page.get_by_test_id("language").select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.get_by_test_id("undo")).to_contain_text(re.compile(undo))
        player.settle()
        assert (prompt.inner_text(), log.inner_text()) != english
    assert player.at("seq") == seq
    player.click()
    calm(player)


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    portrait: ViewportSize = {"width": 390, "height": 844}
    context = browser.new_context(viewport=portrait, has_touch=True, is_mobile=True, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def test_a_phone_in_portrait_has_everything_on_the_screen(home: Server, phone: Page) -> None:
    page = phone
    player = Player(page, seed=8)
    player.prefer(home.url)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for game in GAMES:
        player.create(home.url, game, BOT, seed=12)
        for _ in range(4):
            player.click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        small = page.evaluate(
            """() => [...document.querySelectorAll("button, a.button, [role=tab], .bar .choice")]
                .filter(e => e.offsetParent !== null)
                .map(e => [e.textContent.trim(), e.getBoundingClientRect()])
                .filter(([, box]) => box.height > 0 && box.height < 40 && box.width < 40)
                .map(([text]) => text)"""
        )
        assert small == []
    calm(player)


def test_a_phone_shows_all_choices_of_a_decision(home: Server, phone: Page) -> None:
    """The actions of a building and the auxiliary ones lie far apart; a token is a tap away."""
    player = Player(phone, seed=8)
    player.prefer(home.url)
    player.create(home.url, "great_western_trail", BOT, seed=12)
    player.press(phone.locator("[id='space:nF']"))
    actions = phone.locator(".board .can[id^='act:nF']")
    expect(actions).not_to_have_count(0)
    for choice in actions.all() + phone.locator(".board .can[id^='aux:']").all():
        phone.wait_for_function(POINT, arg=choice.element_handle())
    player.reach(phone.locator(".board .can[id^='tokens:']"))
    calm(player)


@pytest.mark.parametrize("lang, level", [("en", "medium"), ("pl", "średni"), ("de", "mittel")])
def test_a_small_phone_tells_four_players_apart(home: Server, phone: Page, lang: str, level: str) -> None:
    phone.set_viewport_size({"width": 360, "height": 640})
    player = Player(phone, seed=8)
    player.prefer(home.url, lang=lang)
    bots = [{"kind": "bot", "bot": code} for code in ("medium", "expert", "expert")]
    player.create(home.url, "saltfjord", [{"kind": "me", "name": "Ada"}, *bots], seed=12)
    cards = phone.get_by_test_id("seats")
    expect(cards.locator(".name")).to_have_text(["Ada", f"Bot ({level})", re.compile("^Bot 1 "), re.compile("^Bot 2 ")])
    expect(cards.locator(".level").first).to_be_visible()
    assert phone.evaluate(CUT) == []
    calm(player)


def test_a_whole_game_on_a_phone(home: Server, phone: Page) -> None:
    """Cooper Island: its choices lie farthest apart, on the island, beside it and on the own board."""
    player = Player(phone, seed=1)
    player.prefer(home.url)
    player.create(home.url, "cooper_island", BOT, seed=1)
    player.finish()
    expect(phone.get_by_test_id("score-sheet")).to_be_visible()
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


def test_a_click_where_nothing_can_be_done_says_why(home: Server, page: Page) -> None:
    player = Player(page, seed=15)
    player.prefer(home.url)
    player.create(home.url, "great_western_trail", BOT, seed=16)
    seq = player.at("seq")
    page.locator(".board [id^='space:']:not(.can)").first.click(force=True)
    expect(page.get_by_test_id("toast")).not_to_be_empty()
    assert player.at("seq") == seq
