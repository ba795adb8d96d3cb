"""Nothing that is read is cut off at a table: the question, what may be done at any time, what a number means."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .conftest import Server
from .player import Player, calm

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
BOT = [{"kind": "me"}, {"kind": "bot"}]
WHOLE = """() => {
    const line = document.querySelector("h1");
    return line.scrollWidth <= line.clientWidth && line.scrollHeight <= line.clientHeight + 1;
}"""
# Chips in their row: those of which a part is seen, and those that have no room.
CHIPS = """() => {
    const list = document.querySelector("[data-testid=free]");
    const room = list.getBoundingClientRect();
    const boxes = [...list.children].map((chip) => chip.getBoundingClientRect());
    const hidden = boxes.filter((box) => box.top >= room.bottom - 2);
    const whole = boxes.filter((box) => box.bottom <= room.bottom + 2 && box.right <= room.right + 1);
    return { cut: boxes.length - hidden.length - whole.length, hidden: hidden.length };
}"""


@pytest.mark.parametrize("size", [LAPTOP, {"width": 390, "height": 844}], ids=["laptop", "phone"])
@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_the_question_is_read_whole(home: Server, page: Page, lang: str, size: ViewportSize) -> None:
    """A long one has smaller letters and one line more; the header stays as high as it is."""
    page.set_viewport_size(size)
    player = Player(page, seed=8)
    player.prefer(home.url, lang=lang)
    player.create(home.url, "great_western_trail", BOT, seed=12)
    head = page.locator("header.head").bounding_box()
    player.press(page.locator("[id='space:nB']"))
    expect(page.locator(".board .can[id^='act:nB']")).not_to_have_count(0)
    page.wait_for_function(WHOLE)
    assert page.locator("header.head").bounding_box() == head
    calm(player)


def test_what_may_be_done_at_any_time_is_not_cut_off(home: Server, page: Page) -> None:
    """Chips without room are counted, and open above the others."""
    page.set_viewport_size(LAPTOP)
    player = Player(page, seed=5)
    player.prefer(home.url)
    player.create(home.url, "saltfjord", BOT, seed=9)
    more = page.get_by_test_id("free-more")
    while not more.count():
        assert player.click()
        player.wait_for_choice()
    found = page.evaluate(CHIPS)
    assert found["cut"] == 0
    expect(more).to_have_text(f"+{found['hidden']}")
    more.click()
    assert page.evaluate(CHIPS) == {"cut": 0, "hidden": 0}
    page.keyboard.press("Escape")
    assert page.evaluate(CHIPS) == found
    calm(player)


def test_numbers_of_players_and_phases_are_explained(home: Server, page: Page) -> None:
    """By the same card as everything drawn."""
    player = Player(page, seed=8)
    player.prefer(home.url)
    player.create(home.url, "great_western_trail", BOT, seed=12)
    card = page.get_by_test_id("tip")
    page.get_by_test_id("seats").locator(".fact").first.hover()
    expect(card).to_contain_text("money")
    page.get_by_test_id("phases").locator("[aria-current]").hover()
    expect(card).to_contain_text("Phase A")
    calm(player)


def test_arrows_move_a_map_that_is_zoomed(home: Server, page: Page) -> None:
    player = Player(page, seed=8)
    player.prefer(home.url)
    player.create(home.url, "great_western_trail", BOT, seed=12)
    drawing = page.locator("svg[data-panel]").first
    page.keyboard.press("+")
    page.keyboard.press("+")
    zoomed = drawing.get_attribute("viewBox")
    page.keyboard.press("ArrowRight")
    moved = drawing.get_attribute("viewBox")
    assert zoomed and moved and float(moved.split()[0]) > float(zoomed.split()[0])
    page.keyboard.press("ArrowLeft")
    assert drawing.get_attribute("viewBox") == zoomed
    calm(player)
