"""The profile page: empty at first, shown when its owner says so, and gone with the account."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from .conftest import Server
from .test_accessible import violations
from .test_people import contexts, registered

__all__ = ["contexts"]

# Whoever is logged in plays a game alone to its end, always the first that is possible.
PLAYED = """async game => {
  const me = await (await fetch('/api/me')).json()
  const headers = {'Content-Type': 'application/json', 'X-CSRF-Token': me.csrf}
  const post = (path, body) => fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})
  const table = (await (await post('/api/tables', {game, seats: [{kind: 'me'}]})).json()).id
  for (;;) {
    const now = await (await fetch(`/api/tables/${table}/view?seat=0`)).json()
    if (now.result) return table
    const action = now.legal.includes('done') ? 'done' : now.legal[0]
    if (action) await post(`/api/tables/${table}/actions`, {action, seq: now.seq})
    else await post(`/api/tables/${table}/end-turn`, {seq: now.seq})
  }
}"""


@pytest.mark.parametrize("width, theme", [(1280, "light"), (390, "dark")])
def test_a_profile_tells_what_was_played(site: Server, contexts: list[BrowserContext], width: int, theme: str) -> None:
    page: Page = registered(site, contexts[0], f"Dido{width}", 1).page
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.set_viewport_size({"width": width, "height": 800})
    table = page.evaluate(PLAYED, "saltfjord")
    page.goto(f"{site.url}/players/Dido{width}")
    history = page.get_by_test_id("profile-history")
    expect(history.get_by_role("link", name="Saltfjord")).to_have_attribute("href", f"/tables/{table}/analysis")
    expect(page.locator(".head")).to_contain_text("one finished game")
    expect(page.get_by_test_id("profile-results").locator("tbody tr")).to_have_count(2)
    expect(page.get_by_test_id("habits-saltfjord").locator("tbody tr").first).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_test_id("filter-people").click()
    expect(history.get_by_role("link")).to_have_count(0)
    page.get_by_test_id("profile-game").select_option("cooper_island")
    page.wait_for_url("**?game=cooper_island")


def test_a_profile_is_shown_and_deleted(site: Server, contexts: list[BrowserContext]) -> None:
    ada = registered(site, contexts[0], "Clara", 1).page
    ada.wait_for_url(site.url + "/")
    stranger = contexts[1].new_page()
    ada.goto(f"{site.url}/account")
    ada.get_by_test_id("to-profile").click()
    ada.wait_for_url("**/players/Clara")
    public = ada.get_by_test_id("profile-public")
    expect(public).not_to_be_checked()
    assert violations(ada) == []
    stranger.goto(f"{site.url}/players/Clara")
    expect(stranger.get_by_role("alert")).to_be_visible()
    with ada.expect_response("**/api/me/profile?*"):
        public.check()
    ada.reload()
    expect(ada.get_by_test_id("profile-public")).to_be_checked()
    stranger.reload()
    expect(stranger.get_by_role("alert")).to_have_count(0)
    ada.get_by_test_id("profile-delete").click()
    ada.locator("dialog input[type=password]").fill("not this one")
    ada.locator("dialog .primary").click()
    expect(ada.locator("dialog [role=alert]")).to_be_visible()
    ada.locator("dialog input[type=password]").fill("correct horse battery")
    ada.locator("dialog .primary").click()
    ada.wait_for_url(site.url + "/")
    stranger.reload()
    expect(stranger.get_by_role("alert")).to_be_visible()
