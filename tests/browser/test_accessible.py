"""axe-core finds nothing serious on any page, in any language, in light and dark."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import Server
from .player import GAMES, Player

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# What is printed on a piece belongs to the game: its name says what it is and does, without the numbers on it.
RULES = '{ rules: { "label-content-name-mismatch": { enabled: false } } }'


def violations(page: Page) -> list[str]:
    """The serious ones, with the elements they were found at."""
    page.wait_for_timeout(500)  # a button that changes while axe looks at it would have the colours of both states
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(f"async () => (await axe.run(document, {RULES})).violations")
    return [
        f"{one['id']}: {one['help']}: {[node['html'][:120] for node in one['nodes'][:3]]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("lang, theme", [("en", "light"), ("pl", "dark"), ("de", "light")])
def test_no_serious_violation(home: Server, page: Page, lang: str, theme: str) -> None:
    player = Player(page, seed=2)
    player.prefer(home.url, lang=lang, theme=theme)
    page.get_by_test_id("play-saltfjord").wait_for()
    assert violations(page) == [], "start page"
    for game in GAMES:
        player.create(home.url, game, [{"kind": "me"}, {"kind": "bot"}], seed=3)
        for _ in range(3):
            player.click()
        assert violations(page) == [], f"table page, {game}"
        page.get_by_test_id("tab-log").click()
        lines = page.locator("[data-testid=log] .line")
        while lines.count() < 2:  # a look back needs something later
            player.click()
        lines.get_by_role("button").first.click()
        page.get_by_test_id("to-present").wait_for()
        assert violations(page) == [], f"replay, {game}"
    page.goto(f"{home.url}/rules/saltfjord")
    page.get_by_test_id("search").wait_for()
    assert violations(page) == [], "rulebook"
