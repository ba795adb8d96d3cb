"""The profile page: empty at first, shown when its owner says so, and gone with the account."""

from playwright.sync_api import BrowserContext, expect

from .conftest import Server
from .test_accessible import violations
from .test_people import contexts, registered

__all__ = ["contexts"]


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
