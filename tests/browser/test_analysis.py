"""The analysis page: asked for, walked through by keyboard, on a phone, and played on from."""

import json

import pytest
from playwright.sync_api import Page

import rondel
from rondel.bots import Seat, make_bot
from rondel.core.record import Record

from .conftest import Server
from .test_accessible import violations

IMPORT = """async record => {
  const me = await (await fetch('/api/me')).json()
  const headers = {'Content-Type': 'application/json', 'X-CSRF-Token': me.csrf}
  return (await fetch('/api/records', {method: 'POST', headers, body: JSON.stringify(record)})).json()
}"""


@pytest.fixture(scope="module")
def record() -> str:
    """A game that a random player lost."""
    game = rondel.load_game("saltfjord")
    record, state = Record.start(game, 2, 5), game.new(2, 5)
    bots = [make_bot(code, game, 1) for code in ("random", "greedy")]
    while state.actor is not None:
        record.add(state, bots[state.actor].choose(Seat(state, state.actor)))
    return record.to_text()


def opened(home: Server, page: Page, record: str) -> None:
    """The page of a game that was brought in, analysed."""
    page.goto(home.url)
    table = page.evaluate(IMPORT, json.loads(record))["id"]
    page.goto(f"{home.url}/tables/{table}/analysis")
    page.get_by_test_id("analyse").click()
    page.get_by_test_id("headline").wait_for(timeout=60_000)
    page.locator("progress").wait_for(state="detached", timeout=60_000)


def test_walk_through_and_play_on(home: Server, page: Page, record: str) -> None:
    opened(home, page, record)
    points = page.get_by_test_id("turning-points").get_by_role("button")
    assert points.count() > 0, "a random player gives much away"
    points.first.click()
    shown = page.get_by_test_id("headline").inner_text()
    page.locator("body").press("Shift+ArrowRight")
    page.wait_for_function("text => document.querySelector('[data-testid=headline]').innerText !== text", arg=shown)
    points.first.click()
    page.wait_for_function("text => document.querySelector('[data-testid=headline]').innerText === text", arg=shown)
    better = page.get_by_test_id("better")
    assert better.get_attribute("aria-pressed") == "true"
    page.locator(".hinted, [data-testid=better]").first.wait_for()
    page.locator("body").press("b")
    assert better.get_attribute("aria-pressed") == "false"
    turn = page.locator(".analysis").get_attribute("data-turn")
    page.reload()
    page.get_by_test_id("headline").wait_for()
    assert page.get_by_test_id("headline").inner_text() == shown and f"turn={turn}" in page.url
    assert violations(page) == []
    page.locator("body").press("p")
    page.get_by_test_id("play-on").get_by_role("button").last.click()
    page.wait_for_url("**/table/*")
    page.get_by_test_id("prompt").wait_for()


def test_on_a_phone_and_in_the_dark(home: Server, page: Page, record: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(color_scheme="dark")
    opened(home, page, record)
    for tab in ("Chance", "Points", "Turns"):
        page.get_by_role("button", name=tab, exact=True).click()
        assert violations(page) == [], tab
    assert page.evaluate("document.documentElement.scrollWidth <= 390"), "nothing is wider than the screen"
