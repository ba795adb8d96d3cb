"""Whole games in a real browser, against bots: by mouse, by keyboard."""

import pytest
from playwright.sync_api import Page, expect

from .conftest import Server
from .player import GAMES, Player, calm
from .test_accessible import violations


@pytest.mark.parametrize("game", GAMES)
def test_a_first_visitor_plays_a_whole_game_by_mouse(home: Server, page: Page, game: str) -> None:
    """On the smallest screen for which everything is laid out beside each other."""
    page.set_viewport_size({"width": 1280, "height": 720})
    player = Player(page, seed=4)
    player.prefer(home.url)
    page.get_by_test_id(f"play-{game}").click()
    player.settle()
    player.finish()
    sheet = page.get_by_test_id("score-sheet")
    expect(sheet).to_be_visible()
    expect(page.get_by_test_id("chart")).to_be_visible()
    assert violations(page) == []
    calm(player)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(new_home: Server, page: Page, game: str) -> None:
    player = Player(page, seed=2)
    player.prefer(new_home.url)
    player.create(new_home.url, game, [{"kind": "me"}, {"kind": "bot"}], seed=11)
    page.keyboard.press("Tab")
    assert any(not player.key() for _ in range(1500))
    expect(page.get_by_test_id("score-sheet")).to_be_visible()
    calm(player)


def test_a_cookie_replaced_by_another_tab_stops_nobody(home: Server, page: Page) -> None:
    """The page holds a token of a cookie that is gone: it asks for a new one by itself."""
    player = Player(page)
    player.prefer(home.url)
    page.context.clear_cookies()
    page.get_by_test_id(f"play-{GAMES[0]}").click()
    player.wait_for_choice()
    assert player.choosing
