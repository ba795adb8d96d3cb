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


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_no_serious_violation_in_any_state_of_a_table(home: Server, page: Page, game: str, theme: str) -> None:
    """Menu, keys, an opened board, a refusal, a hint, the marks of what the others did."""
    player = Player(page, seed=2)
    player.prefer(home.url, theme=theme)
    player.create(home.url, game, [{"kind": "me"}, {"kind": "bot"}], seed=3)
    player.wait_for_choice()
    page.get_by_test_id("menu-button").click()
    page.get_by_test_id("menu").wait_for()
    assert violations(page) == [], "menu"
    page.keyboard.press("Escape")
    for key, window in (("?", "keys"), ("s", "standing")):
        page.keyboard.press(key)
        page.get_by_test_id(window).wait_for()
        assert violations(page) == [], window
        page.keyboard.press("Escape")
    opened = page.get_by_test_id("close-drawer")
    if not opened.is_visible():  # it is, where the first choice lies there
        page.keyboard.press("b")
    opened.wait_for()
    assert violations(page) == [], "opened board"
    opened.click()
    page.locator(".map .board [data-tip][id]:not(.can)").first.dispatch_event("click")
    page.get_by_test_id("toast").wait_for()
    assert violations(page) == [], "refusal"
    page.get_by_test_id("hint").click()
    page.get_by_test_id("hints").locator(".line").first.wait_for()
    assert violations(page) == [], "hint"
    page.keyboard.press("Escape")
    while not page.locator(".table.recap").count():
        assert player.click()
        player.wait_for_choice()
    assert violations(page) == [], "what the others did"


# What a screen reader gets of a table: the headings in their order, panels without one, choices without a name.
SAID = """() => {
    const text = element => (element?.textContent ?? "").trim();
    const shown = element => element.checkVisibility({ visibilityProperty: true });
    const panels = [...document.querySelectorAll("section.panel")].filter(shown);
    const choices = [...document.querySelectorAll(".board .can")].filter(shown);
    return {
        first: [...document.querySelectorAll("h1")].map(text),
        headings: [...document.querySelectorAll("h1, h2")].filter(shown).map(e => e.localName),
        nameless: panels.filter(e => !text(document.getElementById(e.getAttribute("aria-labelledby"))))
            .map(e => e.className),
        ungrouped: panels.filter(e => e.querySelector("svg").getAttribute("role") !== "group").map(e => e.className),
        mute: choices.filter(e => e.getAttribute("role") !== "button" || e.tabIndex !== 0
            || !/\\p{L}/u.test(e.getAttribute("aria-label") ?? "")).map(e => e.id),
        count: choices.length,
    };
}"""


@pytest.mark.parametrize("game", GAMES)
def test_headings_groups_and_names_lead_through_the_table(home: Server, page: Page, game: str) -> None:
    """The question is the heading of the page, each panel a group with its own; a key goes to what is asked first."""
    player = Player(page, seed=2)
    player.prefer(home.url)
    player.create(home.url, game, [{"kind": "me"}, {"kind": "bot"}], seed=3)
    for _ in range(6):
        player.click()
        player.wait_for_choice()
        said = page.evaluate(SAID)
        assert said["first"] == [page.get_by_test_id("prompt").inner_text().strip()]
        assert said["headings"][0] == "h1" and "h2" in said["headings"]
        assert (said["nameless"], said["ungrouped"], said["mute"]) == ([], [], [])
        if page.locator(".board .can:not(.free)").count():
            page.keyboard.press("n")
            page.wait_for_function("() => document.activeElement?.matches('.board .can:not(.free)')")


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["upright", "sideways"])
@pytest.mark.parametrize("game", GAMES)
def test_no_serious_violation_on_a_phone(home: Server, page: Page, game: str, size: tuple[int, int]) -> None:
    """What is scrolled there is reached by keyboard too, on every tab."""
    player = Player(page, seed=2)
    player.prefer(home.url)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    player.create(home.url, game, [{"kind": "me"}, {"kind": "bot"}], seed=3)
    player.wait_for_choice()
    tabs = page.locator("[data-testid^=view-]")
    for number in range(tabs.count()):
        tabs.nth(number).click()
        assert violations(page) == [], f"tab {number}"


@pytest.mark.parametrize("game", GAMES)
def test_boards_of_the_others_are_called_by_their_names(home: Server, page: Page, game: str) -> None:
    """In what a screen reader says and, where a drawing has a heading for the seat, in that too."""
    player = Player(page, seed=2)
    player.prefer(home.url)
    player.create(home.url, game, [{"kind": "me"}, {"kind": "bot"}], seed=3)
    player.wait_for_choice()
    line = page.get_by_test_id("seat-1")
    bot = line.locator("b").inner_text()
    assert f"{bot}, square" in " ".join((line.locator(".name").text_content() or "").split())
    headings = page.locator("section.panel h2").all_text_contents()
    assert [one for one in headings if one.startswith(f"{bot}: ")]
    drawn = page.locator("svg.board text[data-seat='1']").all_text_contents()
    assert set(drawn) <= {bot} and (drawn or "great_western" not in game)
