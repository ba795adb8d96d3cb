"""The analysis page: asked for, walked through by keyboard, on a phone, and played on from."""

import json
from pathlib import Path

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

# More than half of what is pointed at.
ON_SCREEN = """() => {
  const { top, bottom } = document.querySelector('.hinted')?.getBoundingClientRect() ?? { top: 0, bottom: -1 }
  return bottom > top && Math.min(bottom, innerHeight) - Math.max(top, 0) > (bottom - top) / 2
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
    page.goto(home.url, wait_until="networkidle")  # its cookie is there: a token asked for now belongs to it
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


def test_a_record_is_opened_from_a_file_and_saved_again(home: Server, page: Page, record: str, tmp_path: Path) -> None:
    """With all the digits of its seed: a browser's numbers hold fewer."""
    long = json.loads(record)
    game = rondel.load_game("saltfjord")
    again, state = Record.start(game, 2, 2**63 + 1), game.new(2, 2**63 + 1)
    while state.actor is not None:
        again.add(state, state.legal()[0])
    file = tmp_path / "game.json"
    file.write_text(again.to_text(), encoding="utf-8")
    page.goto(home.url)
    page.get_by_test_id("upload").set_input_files(file)
    page.wait_for_url("**/tables/*/analysis*")
    page.get_by_test_id("save").click()
    with page.expect_download() as saved:
        page.get_by_test_id("record").click()
    found = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert found["seed"] == 2**63 + 1 != long["seed"] and found["actions"] == again.actions
    file.write_text("{}", encoding="utf-8")
    page.goto(home.url)
    page.get_by_test_id("upload").set_input_files(file)
    page.locator(".toast").first.wait_for()


def test_a_game_is_saved_as_a_page_that_needs_nothing_else(
    home: Server, page: Page, record: str, tmp_path: Path
) -> None:
    page.goto(home.url, wait_until="networkidle")
    table = page.evaluate(IMPORT, json.loads(record))["id"]
    page.goto(f"{home.url}/tables/{table}/analysis")
    page.get_by_test_id("save").click()
    assert violations(page) == []
    with page.expect_download() as saved:
        page.get_by_test_id("save-html").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.name == f"{table}.html"
    page.goto(file.as_uri())
    moves = len(json.loads(record)["actions"])
    assert page.locator("#at").get_attribute("max") == str(moves)
    page.locator("#at").fill(str(moves))
    assert page.locator("#words").inner_text().startswith(f"{moves}. ")


def test_a_deeper_look_replaces_the_quick_one(home: Server, page: Page, record: str) -> None:
    opened(home, page, record)
    page.get_by_test_id("turning-points").get_by_role("button").first.click()
    page.get_by_test_id("deeper").click()
    page.get_by_test_id("deep").wait_for(timeout=120_000)
    assert page.get_by_test_id("deeper").count() == 0


def test_on_a_phone_and_in_the_dark(home: Server, page: Page, record: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(color_scheme="dark")
    opened(home, page, record)
    for tab in ("Chance", "Points", "Turns"):
        page.get_by_role("button", name=tab, exact=True).click()
        assert violations(page) == [], tab
    assert page.evaluate("document.documentElement.scrollWidth <= 390"), "nothing is wider than the screen"


@pytest.mark.parametrize("width, height", [(1280, 720), (390, 844)])
def test_the_better_move_comes_into_sight(home: Server, page: Page, record: str, width: int, height: int) -> None:
    """Also from far down the page, and in a market below the board."""
    page.set_viewport_size({"width": width, "height": height})
    opened(home, page, record)
    table = page.url.split("/tables/")[1].partition("/")[0]
    turns = page.evaluate("async table => (await (await fetch(`/api/tables/${table}/analysis`)).json()).turns", table)
    pointed = [number for number, turn in enumerate(turns, 1) if turn["other"] and turn["other"]["place"]]
    assert pointed, "a random player gives much away"
    for number in pointed:
        page.goto(f"{home.url}/tables/{table}/analysis?turn={number}")
        page.locator(".hinted, .played").first.wait_for(state="attached")
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        page.get_by_test_id("better").wait_for()
        if page.get_by_test_id("better").get_attribute("aria-pressed") == "true":
            page.locator("body").press("b")  # what was played
        page.locator("body").press("b")
        page.wait_for_function(ON_SCREEN)
