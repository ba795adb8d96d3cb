"""Company found by the site: two who look for a game get a table at once; a player is reported, warned and muted."""

import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from .conftest import Server
from .player import Player, calm
from .test_accessible import violations
from .test_company import PHONE, WIDE
from .test_people import registered


@pytest.fixture
def contexts(browser: Browser) -> Iterator[list[BrowserContext]]:
    sizes = (WIDE, PHONE, WIDE)
    made = [browser.new_context(viewport=size, reduced_motion="reduce") for size in sizes]  # type: ignore[arg-type]
    yield made
    for context in made:
        context.close()


def only(page: Page, *wanted: str) -> None:
    """Tick these and no others, by keyboard."""
    page.get_by_test_id("search-begin").wait_for()  # a page just opened shows its boxes a moment later
    for box in page.get_by_test_id("find-game").get_by_role("checkbox").all():
        if box.is_checked() != (box.get_attribute("data-testid") in [f"search-{one}" for one in wanted]):
            box.focus()
            page.keyboard.press("Space")


def admin(site: Server, *words: str) -> str:
    """rondel admin, in a process of its own."""
    database = f"sqlite:///{site.folder / 'rondel.db'}"
    command = [sys.executable, "-m", "rondel.cli", "admin", *words, "--database", database]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout


def test_two_who_look_for_the_same_game_get_a_table_wherever_they_are(
    site: Server, contexts: list[BrowserContext]
) -> None:
    ada, bo = registered(site, contexts[0], "Ingrid", 1), registered(site, contexts[1], "Jonas", 2)
    for player in (ada, bo):
        player.page.goto(site.url)
        only(player.page, "saltfjord", "2", "live", "true")
    ada.page.get_by_test_id("search-begin").focus()
    ada.page.keyboard.press("Enter")
    place = ada.page.get_by_test_id("find-game")
    expect(place).to_contain_text("Nobody else is looking.")
    assert violations(ada.page) == []
    ada.page.reload()  # the search survives it
    expect(place).to_contain_text("Waiting for")
    place.get_by_test_id("search-cancel").click()
    place.get_by_test_id("search-begin").click()
    place.get_by_test_id("search-cancel").wait_for()
    ada.page.goto(f"{site.url}/ratings")  # and another page
    expect(ada.page.get_by_test_id("search-bar")).to_contain_text("Waiting for")
    bo.page.get_by_test_id("search-begin").click()
    for player in (ada, bo):
        player.page.wait_for_selector(".table[data-status=running]")
    assert ada.page.url == bo.page.url
    watcher = Player(contexts[2].new_page(), 3)
    watcher.prefer(site.url)
    watcher.page.goto(ada.page.url)
    watcher.page.wait_for_selector(".table[data-status=running]")
    expect(watcher.page.get_by_text("Ingrid").first).to_be_visible()
    for player in (ada, bo):
        player.page.goto(site.url)
        expect(player.page.get_by_test_id("search-begin")).to_be_visible()  # they look no more
        calm(player)


def test_who_plays_is_not_torn_away_and_goes_when_they_like(site: Server, contexts: list[BrowserContext]) -> None:
    ada, bo = registered(site, contexts[0], "Kirsten", 1), registered(site, contexts[1], "Lars", 2)
    for player in (ada, bo):
        player.page.goto(site.url)
        only(player.page, "cooper_island", "2", "days", "false")
    bo.page.get_by_test_id("search-begin").click()
    bo.page.get_by_test_id("search-cancel").wait_for()
    practice = bo.create(site.url, "cooper_island", [{"kind": "me"}, {"kind": "bot"}])
    bo.page.get_by_test_id("search-bar").wait_for()
    ada.page.get_by_test_id("search-begin").click()
    ada.page.wait_for_selector(".table[data-status=running]")
    bo.page.get_by_test_id("search-to-table").wait_for()
    assert bo.page.url.endswith(practice)
    bo.page.get_by_test_id("search-to-table").click()
    bo.page.wait_for_url(ada.page.url)
    expect(bo.page.get_by_test_id("search-bar")).to_have_count(0)
    calm(bo)


def test_a_player_is_reported_and_what_staff_says_is_read(site: Server, contexts: list[BrowserContext]) -> None:
    ada, bo = registered(site, contexts[0], "Marit", 1), registered(site, contexts[1], "Nils", 2)
    table = ada.create(site.url, "saltfjord", [{"kind": "me"}, {"kind": "open"}], public=True)
    bo.page.goto(f"{site.url}/table/{table}")
    bo.page.get_by_test_id("sit-down").click()
    bo.page.wait_for_selector(".table[data-status=running]")
    ada.page.wait_for_selector(".table[data-status=running]")
    for reporter, other in ((ada, "Nils"), (bo, "Marit")):
        page = reporter.page
        page.get_by_test_id("menu-button").click()
        page.get_by_test_id("menu-people").click()
        assert violations(page) == []
        page.get_by_test_id("player-report").focus()
        page.keyboard.press("Enter")
        window = page.get_by_test_id("report")
        expect(window).to_contain_text(f"Report {other}")
        page.get_by_test_id("report-send").click()
        expect(window.get_by_role("alert")).to_have_text("Choose what is wrong.")
        window.get_by_label("Cheating").check()
        window.get_by_test_id("report-words").fill("Knows my hand.")
        assert violations(page) == []
        page.get_by_test_id("report-send").click()
        expect(page.get_by_test_id("toast")).to_contain_text("Thank you")
        expect(window).to_have_count(0)
    listed = admin(site, "reports")
    assert "Nils" in listed and "cheating" in listed and table in listed
    admin(site, "warn", "Nils", "Nobody knows hands here.")
    bo.page.reload()
    note = bo.page.get_by_test_id("staff-note")
    expect(note).to_contain_text("Nobody knows hands here.")
    assert violations(bo.page) == []
    bo.page.get_by_test_id("note-read").click()
    expect(note).to_have_count(0)
    bo.page.reload()
    bo.page.wait_for_selector(".table[data-status=running]")
    expect(note).to_have_count(0)
    admin(site, "suspend", "Nils", "2", "Went on.")
    bo.page.goto(f"{site.url}/account")
    bo.page.get_by_label("Name").fill("Nils")
    bo.page.get_by_label("Password").fill("correct horse battery")
    bo.page.get_by_test_id("submit").click()
    expect(bo.page.get_by_role("alert").filter(has_text="suspended until")).to_contain_text("Went on.")
    calm(ada)


def test_somebody_is_blocked_and_reported_from_their_profile(site: Server, contexts: list[BrowserContext]) -> None:
    ada = registered(site, contexts[1], "Oda", 1).page
    registered(site, contexts[0], "Pelle", 2)
    ada.goto(f"{site.url}/players/Pelle")
    ada.get_by_test_id("player-block").click()
    expect(ada.get_by_test_id("toast")).to_contain_text("Pelle is blocked")
    ada.get_by_test_id("player-report").click()
    ada.get_by_label("The name").check()
    ada.get_by_test_id("report-send").click()
    expect(ada.get_by_test_id("report")).to_have_count(0)
    ada.goto(f"{site.url}/friends")
    ada.get_by_role("button", name="Unblock").click()
    expect(ada.get_by_text("Nobody yet.")).to_be_visible()
