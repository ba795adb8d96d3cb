"""Bots in the browser: the levels to choose from, the mark of one that thinks, and what it would do."""

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Server
from .player import WAIT, Player, calm


def test_a_level_is_chosen_by_name_and_stands_at_the_table(home: Server, page: Page) -> None:
    player = Player(page, seed=3)
    player.prefer(home.url)
    page.goto(f"{home.url}/?game=saltfjord")
    seat = page.get_by_test_id("seat-1")
    expect(seat).to_have_value("bot:medium", timeout=WAIT)
    levels = [text.strip() for text in seat.locator("optgroup option").all_inner_texts()]
    assert levels == ["Bot: easy", "Bot: medium", "Bot: hard", "Bot: expert"]
    help_ = page.locator("fieldset .help", has_text=re.compile("mostly one of the best moves"))
    expect(help_).to_be_visible(timeout=WAIT)
    seat.select_option("bot:easy")
    expect(help_).to_have_count(0, timeout=WAIT)
    page.get_by_test_id("start").click()
    player.settle()
    name = page.get_by_test_id("seats").locator(".name")
    expect(name.locator("b")).to_have_text(["Bot"], timeout=WAIT)
    expect(name.locator(".level")).to_have_text(["(easy)"])
    calm(player)


def test_brackets_in_the_name_of_a_person_are_no_level(home: Server, page: Page) -> None:
    player = Player(page, seed=3)
    player.prefer(home.url)
    bot = {"kind": "bot", "bot": "hard"}
    player.create(home.url, "saltfjord", [{"kind": "me", "name": "Ada (easy)"}, bot, bot], seed=7)
    cards = page.get_by_test_id("seats").locator(".name")
    expect(cards.locator("b")).to_have_text(["Bot 1", "Bot 2"])
    expect(cards.locator(".level")).to_have_text(["(hard)", "(hard)"])
    page.goto(home.url)
    names = page.locator("[data-testid^=table-] .name").filter(has_text=re.compile(r"\("))
    expect(names).to_contain_text(["Ada (easy)", "Bot 1 (hard)", "Bot 2 (hard)"], timeout=WAIT)
    calm(player)


@pytest.mark.parametrize("game", ["saltfjord", "great_western_trail"])
def test_a_hint_shows_the_best_moves_and_their_places(home: Server, page: Page, game: str) -> None:
    """With chances to win and a reason in words."""
    player = Player(page, seed=3)
    player.prefer(home.url)
    player.create(home.url, game, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], seed=7)
    player.wait_for_choice()
    page.get_by_test_id("hint").click()
    lines = page.get_by_test_id("hints").locator(".line")
    expect(lines.first).to_be_visible(timeout=WAIT)
    assert 1 <= lines.count() <= 3  # as many as it had time to look at
    for line in lines.all():
        line.hover()
        expect(line).to_contain_text(re.compile(r"win \d+% → \d+% \S+"))
        expect(page.locator(".board .hinted.can")).to_have_count(1)
        expect(page.locator(".board .advice .best")).to_have_count(1)
    player.click()
    expect(page.get_by_test_id("hints")).to_have_count(0)
    expect(page.locator(".board .hinted")).to_have_count(0)
    calm(player)


@pytest.mark.parametrize("how", ["button", "Escape"])
def test_a_hint_closed_while_the_bot_thinks_stays_closed_until_it_is_asked_again(
    home: Server, page: Page, how: str
) -> None:
    player = Player(page, seed=3)
    player.prefer(home.url)
    with page.expect_websocket() as opened:
        player.create(home.url, "saltfjord", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], seed=7)
    player.wait_for_choice()
    hint = page.get_by_test_id("hints")
    with opened.value.expect_event("framereceived", lambda frame: '"type":"hint_result"' in frame, timeout=WAIT):
        page.get_by_test_id("hint").click()
        expect(hint).to_be_visible(timeout=WAIT)
        if how == "button":
            hint.get_by_role("button", name="Close").click()
        else:
            page.keyboard.press(how)
        expect(hint).to_have_count(0)
    expect(hint).to_have_count(0)  # what the bot found is not shown
    page.keyboard.press("i")
    expect(hint.locator(".line").first).to_be_visible(timeout=WAIT)
    calm(player)


def test_a_bot_that_thinks_has_a_mark_that_moves_nothing(home: Server, page: Page) -> None:
    player = Player(page, seed=3)
    player.prefer(home.url)
    table = player.table("saltfjord", [{"kind": "bot", "bot": "mcts:4s"}, {"kind": "me"}], seed=7)
    page.goto(f"{home.url}/table/{table}")
    mark = page.get_by_test_id("thinking-0")
    expect(mark).to_be_attached(timeout=WAIT)
    card = page.get_by_test_id("seats").locator("li").filter(has=mark)
    high = card.bounding_box()
    expect(page.get_by_test_id("thinker")).to_have_text("mcts:4s is thinking.")
    expect(mark).to_have_count(0, timeout=WAIT)
    after = page.get_by_test_id("seat-0").locator("xpath=..").bounding_box()
    assert high and after and high["height"] == after["height"]
    calm(player)
