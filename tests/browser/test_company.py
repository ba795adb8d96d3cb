"""People and their tables: waiting for each other, another game after the first, on a wide screen and on a phone."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from .conftest import Server
from .player import Player, calm
from .test_people import registered

PHONE = {"width": 390, "height": 780}
WIDE = {"width": 1440, "height": 900}


@pytest.fixture
def contexts(browser: Browser) -> Iterator[list[BrowserContext]]:
    sizes = (WIDE, PHONE, WIDE)
    made = [browser.new_context(viewport=size, reduced_motion="reduce") for size in sizes]  # type: ignore[arg-type]
    yield made
    for context in made:
        context.close()


def to_the_end(site: Server, table: str, contexts: list[BrowserContext]) -> None:
    """Both play by the HTTP interface, as programs do: the page only has to show it."""
    rng, api = random.Random(3), f"{site.url}/api/tables/{table}"
    tokens = [context.request.get(f"{site.url}/api/me").json()["csrf"] for context in contexts]
    while True:
        for seat, (context, token) in enumerate(zip(contexts, tokens)):
            view = context.request.get(f"{api}/view?seat={seat}").json()
            if view["result"]:
                return
            if view["actor"] != seat:
                continue
            way, data = "end-turn", {"seq": view["seq"]}
            if view["legal"]:
                way, data = "actions", {"seq": view["seq"], "action": rng.choice(view["legal"])}
            done = context.request.post(f"{api}/{way}", data=data, headers={"X-CSRF-Token": token, "Origin": site.url})
            assert done.ok, done.text()


def test_another_game_takes_both_players_to_a_new_table_and_a_spectator_gets_the_way(
    site: Server, contexts: list[BrowserContext]
) -> None:
    ada, bo = registered(site, contexts[0], "Anna", 1), registered(site, contexts[1], "Bodo", 2)
    watcher = Player(contexts[2].new_page(), 3)
    table = ada.create(site.url, "cooper_island", [{"kind": "me"}, {"kind": "invite"}], public=True)
    bo.page.goto(ada.page.get_by_test_id("invite-1").input_value())
    bo.page.get_by_test_id("sit-down").click()
    bo.page.wait_for_selector(".table[data-status=running]")
    to_the_end(site, table, contexts[:2])
    watcher.prefer(site.url)
    for player in (ada, bo, watcher):
        player.page.goto(f"{site.url}/table/{table}")
        expect(player.page.get_by_test_id("score-sheet")).to_be_visible()
    expect(watcher.page.get_by_test_id("again")).to_have_count(0)
    ada.page.get_by_test_id("again").focus()
    ada.page.keyboard.press("Enter")
    sheet = bo.page.get_by_test_id("score-sheet")
    expect(sheet.get_by_test_id("rematch")).to_contain_text("Anna proposes another game")
    sheet.get_by_test_id("rematch-no").click()
    expect(ada.page.get_by_test_id("score-sheet")).to_contain_text("Bodo does not want another game")
    expect(ada.page.get_by_test_id("again")).to_have_count(0)
    sheet.get_by_test_id("again").click()  # who refused has thought better of it
    ada.page.get_by_test_id("score-sheet").get_by_test_id("rematch-yes").click()
    for player in (ada, bo):
        player.page.wait_for_selector(".table[data-status=running]")
        assert not player.page.url.endswith(table)
    assert ada.page.url == bo.page.url
    link = watcher.page.get_by_test_id("score-sheet").get_by_role("link", name="To the new table")
    assert (link.get_attribute("href") or "") in ada.page.url and watcher.page.url.endswith(table)
    calm(ada)
    calm(bo)


def test_a_waiting_table_is_left_filled_and_cancelled_before_the_eyes_of_all(
    site: Server, contexts: list[BrowserContext]
) -> None:
    ada, bo = registered(site, contexts[0], "Astrid", 1), registered(site, contexts[1], "Björn", 2)
    table = ada.create(site.url, "saltfjord", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], public=True)
    bo.page.goto(f"{site.url}/table/{table}")
    bo.page.get_by_test_id("sit-down").click()
    bo.page.get_by_test_id("get-up").wait_for()
    expect(ada.page.get_by_test_id("waiting")).to_contain_text("Björn")
    for player in (ada, bo):
        expect(player.page.get_by_test_id("waiting-what")).to_have_text("Saltfjord · No clock")
    bo.page.get_by_test_id("get-up").click()
    expect(ada.page.get_by_test_id("waiting")).not_to_contain_text("Björn")
    bo.page.goto(f"{site.url}/table/{table}")
    bo.page.get_by_test_id("sit-down").click()
    expect(ada.page.get_by_test_id("waiting")).to_contain_text("Björn")
    ada.page.get_by_test_id("fill-bot").select_option("easy")
    ada.page.get_by_test_id("fill").focus()
    ada.page.keyboard.press("Enter")
    for player in (ada, bo):
        player.page.wait_for_selector(".table[data-status=running]")
    second = ada.create(site.url, "saltfjord", [{"kind": "me"}, {"kind": "open"}], public=True)
    bo.page.goto(f"{site.url}/table/{second}")
    bo.page.get_by_test_id("sit-down").wait_for()
    ada.page.get_by_test_id("cancel-table").click()
    for player in (ada, bo):
        expect(player.page.get_by_role("alert")).to_contain_text("Whoever made this table has cancelled it")
    calm(ada)
    calm(bo)


def test_a_password_is_changed_and_all_browsers_are_logged_out(site: Server, contexts: list[BrowserContext]) -> None:
    page = registered(site, contexts[1], "Cosima", 1).page
    page.goto(f"{site.url}/account")
    page.locator("summary", has_text="Change the password").click()
    form = page.get_by_test_id("password")
    old, new = form.get_by_label("Present password"), form.get_by_label("New password")
    old.fill("something else")
    new.fill("a donkey under the bridge")
    new.press("Enter")
    expect(form.get_by_role("alert")).to_have_text("This is not your present password")
    expect(old).to_be_focused()
    old.fill("correct horse battery")
    old.press("Enter")
    expect(page.get_by_text("Your password is changed.")).to_be_visible()
    page.get_by_test_id("log-out-everywhere").click()
    expect(page.get_by_test_id("account")).to_be_visible()


def test_every_page_says_how_many_tables_wait_and_a_game_against_bots_is_not_rated(
    site: Server, contexts: list[BrowserContext]
) -> None:
    page = registered(site, contexts[0], "Dana", 1).page
    page.goto(f"{site.url}/?game=saltfjord")
    expect(page.get_by_test_id("rated")).to_have_text("Not rated: everybody may ask the bot for hints.")
    page.locator("summary").click()
    page.get_by_test_id("friendly").uncheck()
    expect(page.get_by_test_id("rated")).to_contain_text("there are no hints")
    page.get_by_test_id("friendly").check()
    page.get_by_test_id("start").click()
    page.wait_for_selector(".table[data-status=running] .prompt.mine")
    expect(page).to_have_title("(1) Your turn · Saltfjord")
    expect(page.get_by_test_id("hint")).to_be_visible()
    for path, title in (("/", "(1) Rondel"), ("/account", "(1) Dana · Rondel"), ("/ratings", "(1) Ratings · Rondel")):
        page.goto(f"{site.url}{path}")
        expect(page).to_have_title(title)


def test_a_guest_invited_by_name_finds_the_invitation_on_the_start_page(
    site: Server, contexts: list[BrowserContext]
) -> None:
    ada, bo = registered(site, contexts[0], "Elin", 1), registered(site, contexts[1], "Frode", 2)
    for answer in ("decline", "accept"):
        ada.page.goto(f"{site.url}/?game=saltfjord")
        ada.page.get_by_test_id("seat-1").select_option("guest")
        ada.page.get_by_test_id("name-1").fill("Nobody of that name")
        ada.page.get_by_test_id("start").click()
        expect(ada.page.get_by_role("alert").first).to_contain_text("Nobody here is called")
        ada.page.get_by_test_id("name-1").fill("frode")
        ada.page.get_by_test_id("name-1").press("Enter")
        expect(ada.page.get_by_test_id("waiting")).to_contain_text("Frode is invited")
        bo.page.goto(site.url)
        expect(bo.page.get_by_test_id("invitations")).to_contain_text("You are invited to Saltfjord")  # above the games
        expect(bo.page.get_by_test_id("mine")).to_contain_text("You are invited")
        bo.page.get_by_test_id(answer).click()
        if answer == "decline":
            expect(bo.page.get_by_test_id("accept")).to_have_count(0)
            expect(ada.page.get_by_test_id("waiting")).not_to_contain_text("Frode")
    for player in (ada, bo):
        player.page.wait_for_selector(".table[data-status=running]")


def test_friends_find_each_other_and_see_who_is_online(site: Server, contexts: list[BrowserContext]) -> None:
    ada, bo = registered(site, contexts[0], "Greta", 1).page, registered(site, contexts[1], "Henk", 2).page
    ada.goto(f"{site.url}/friends")
    ada.get_by_test_id("friend-name").fill("Nobody like this")
    ada.get_by_test_id("friend-name").press("Enter")
    expect(ada.get_by_role("alert").first).to_contain_text("Nobody here is called")
    ada.get_by_test_id("friend-name").fill("henk")
    ada.get_by_test_id("friend-name").press("Enter")
    expect(ada.get_by_test_id("friends")).to_contain_text("has not answered yet")
    bo.goto(f"{site.url}/friends")
    bo.get_by_role("button", name="Accept").click()
    expect(bo.get_by_test_id("friends")).to_contain_text("online")
    assert bo.evaluate("document.documentElement.scrollWidth <= innerWidth")  # on a phone
    tops = {button.bounding_box()["y"] for button in bo.get_by_test_id("friends").get_by_role("button").all()}  # type: ignore[index]
    assert len(tops) == 1  # side by side
    bo.get_by_role("button", name="Block").click()
    expect(bo.get_by_test_id("friends")).to_contain_text("blocked")
    ada.reload()
    expect(ada.get_by_text("Nobody yet.")).to_be_visible()
