"""Several people at one table: at one screen, or on a served site with accounts, invitation, spectators, chat."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from .conftest import Server
from .player import Player, calm


@pytest.fixture
def contexts(browser: Browser) -> Iterator[list[BrowserContext]]:
    made = [browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce") for _ in range(3)]
    yield made
    for context in made:
        context.close()


def registered(site: Server, context: BrowserContext, name: str, seed: int) -> Player:
    page = context.new_page()
    player = Player(page, seed)
    player.prefer(site.url)
    page.goto(f"{site.url}/account")
    page.get_by_role("radio").nth(1).check(force=True)
    page.get_by_role("textbox").nth(0).fill(name)
    page.locator("input[type=password]").fill("correct horse battery")
    page.get_by_test_id("submit").click()
    page.wait_for_url(f"{site.url}/")  # whoever is logged in is taken there
    return player


def take_turns(players: list[Player], clicks: int) -> None:
    """Whoever may choose does."""
    for _ in range(clicks):
        waiting = [player for player in players if player.choosing]
        if not waiting:
            players[0].page.wait_for_timeout(100)
            continue
        waiting[0].click_once()


def test_two_browsers_meet_by_invitation_and_a_spectator_sees_no_hand(
    site: Server, contexts: list[BrowserContext]
) -> None:
    ada, bo = registered(site, contexts[0], "Ada", 1), registered(site, contexts[1], "Bo", 2)
    watcher = Player(contexts[2].new_page(), 3)
    table = ada.create(site.url, "great_western_trail", [{"kind": "me"}, {"kind": "invite"}], seed=5, public=True)
    link = ada.page.get_by_test_id("invite-1").input_value()
    bo.page.goto(link)
    bo.page.get_by_test_id("sit-down").click()
    bo.page.wait_for_selector(".table[data-status=running]")
    watcher.prefer(site.url)
    watcher.page.goto(f"{site.url}/table/{table}")
    watcher.page.wait_for_selector(".table[data-status=running]")
    ada.page.wait_for_selector(".table[data-status=running]")
    take_turns([ada, bo], 24)
    for page in (ada.page, bo.page):
        assert int(page.locator(".table").get_attribute("data-move") or 0) > 5
    assert watcher.page.locator(".board .can").count() == 0
    told = watcher.page.evaluate(
        f"""async () => (await (await fetch("/api/tables/{table}/view")).json()).view.players.map(p => p.hand)"""
    )
    assert all(isinstance(hand, dict) and "hidden" in hand for hand in told)
    ada.page.get_by_test_id("tab-chat").click()
    field = ada.page.get_by_test_id("chat").get_by_role("textbox")
    field.fill("<b>Hello</b>, Bo")
    field.press("Enter")
    bo.page.get_by_test_id("tab-chat").click()
    expect(bo.page.get_by_test_id("chat")).to_contain_text("<b>Hello</b>, Bo")
    calm(ada)
    calm(bo)


def test_two_at_one_screen_hand_it_over_covered(home: Server, page: Page) -> None:
    player = Player(page)
    player.prefer(home.url)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "here", "name": "Ben"}]
    page.goto(f"{home.url}/table/{player.table('great_western_trail', seats, seed=5)}")
    cover = page.get_by_test_id("hand-over")
    expect(cover).to_contain_text("Pass the screen to Ann")
    page.keyboard.press("Enter")  # the button has the focus
    player.settle()
    for _ in range(40):
        if cover.count():
            break
        player.click_once()
        page.wait_for_timeout(100)
    expect(cover).to_contain_text("Pass the screen to Ben")
    assert page.evaluate("document.elementFromPoint(700, 700).closest('dialog') !== null")  # over everything
    page.keyboard.press("1")  # and nothing is chosen through it
    page.get_by_test_id("hand-over-take").click()
    player.settle()
    expect(cover).to_have_count(0)
    calm(player)
