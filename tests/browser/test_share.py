"""Notes at the turns of a finished game, its log, and the link that shows it to somebody without an account."""

import json

from playwright.sync_api import BrowserContext, Page, expect

from .conftest import Server
from .test_accessible import violations
from .test_analysis import IMPORT, opened, record
from .test_people import contexts, registered

__all__ = ["contexts", "record"]


def note(page: Page, text: str) -> None:
    """Written by keyboard alone."""
    page.locator("body").press("n")
    page.get_by_test_id("note-text").fill(text)
    page.get_by_test_id("note-text").press("Control+Enter")
    expect(page.get_by_test_id("note")).to_have_text(text)


def test_a_note_is_kept_and_marked_in_the_list(home: Server, page: Page, record: str) -> None:
    opened(home, page, record)
    page.get_by_test_id("all-turns").wait_for(state="detached")
    page.locator("[data-testid=turning-points] button").first.click()
    shown = page.get_by_test_id("headline").inner_text()
    page.get_by_test_id("note-write").click()
    assert violations(page) == [], "while it is written"
    page.get_by_test_id("note-text").press("Escape")
    expect(page.get_by_test_id("note-text")).to_have_count(0)
    note(page, "next time the order first")
    page.reload()
    expect(page.get_by_test_id("headline")).to_have_text(shown)
    expect(page.get_by_test_id("note")).to_have_text("next time the order first")
    expect(page.locator("[data-testid=turning-points] .noted")).to_have_count(1)
    assert violations(page) == []
    page.locator("body").press("Shift+ArrowRight")
    expect(page.get_by_test_id("note")).to_have_count(0)
    page.locator("[data-testid=turning-points] button").first.click()
    page.get_by_test_id("note-write").click()
    page.get_by_test_id("note-text").fill("")
    page.get_by_test_id("note-keep").click()
    expect(page.locator("[data-testid=turning-points] .noted")).to_have_count(0)


def test_the_log_steps_through_the_game(home: Server, page: Page, record: str) -> None:
    opened(home, page, record)
    page.get_by_role("button", name="Log", exact=True).click()
    lines = page.locator("[data-testid=log] .line")
    lines.nth(5).get_by_role("button").click()
    page.locator("[data-testid=log] .line.now").wait_for()
    first = page.locator(".analysis").get_attribute("data-turn")
    lines.last.get_by_role("button").click()
    page.wait_for_function("turn => document.querySelector('.analysis').dataset.turn !== turn", arg=first)
    lines.nth(5).hover()
    page.locator("[data-testid=log] .line .rule").first.wait_for(state="attached")
    assert violations(page) == []


def test_a_link_shows_a_closed_game_without_an_account_until_it_is_withdrawn(
    site: Server, contexts: list[BrowserContext], record: str
) -> None:
    ada = registered(site, contexts[0], "Dora", 1).page
    table = ada.evaluate(IMPORT, json.loads(record))["id"]
    ada.goto(f"{site.url}/tables/{table}/analysis?turn=3")
    ada.get_by_test_id("analyse").click()
    ada.get_by_test_id("headline").wait_for()
    ada.locator(".story progress").wait_for(state="detached")
    note(ada, "here it was lost")
    ada.get_by_test_id("share").click()
    ada.get_by_test_id("share-make").click()
    ada.get_by_test_id("share-link").wait_for()
    assert violations(ada) == [], "the window of who shares"
    link = ada.get_by_test_id("share-link").input_value()
    guest = contexts[1].new_page()
    guest.goto(f"{site.url}/tables/{table}/analysis")
    guest.get_by_role("alert").wait_for()
    guest.goto(link)
    expect(guest.get_by_test_id("headline")).to_have_text(ada.get_by_test_id("headline").inner_text())
    guest.locator(".map svg:visible").first.wait_for()
    expect(guest.get_by_test_id("their-note")).to_have_count(0)
    for button in ("deeper", "play", "analyse"):
        assert guest.get_by_test_id(button).count() == 0, "for these one needs an account"
    assert violations(guest) == []
    ada.get_by_test_id("share-notes").check()
    guest.set_viewport_size({"width": 390, "height": 844})
    guest.reload()
    expect(guest.get_by_test_id("their-note")).to_contain_text("Dora: here it was lost")
    assert guest.evaluate("document.documentElement.scrollWidth <= 390")
    guest.locator("body").press("ArrowRight")
    assert "key=" in guest.url, "who loads the page again still sees it"
    ada.get_by_test_id("share-withdraw").click()
    ada.get_by_test_id("share-link").wait_for(state="detached")
    guest.reload()
    guest.get_by_role("alert").wait_for()
