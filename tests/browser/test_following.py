"""Settings follow an account to every browser; those of a visitor stay where they are."""

from playwright.sync_api import BrowserContext, Page, Route, expect

from .conftest import Server
from .test_people import contexts, registered

__all__ = ["contexts"]


def log_in(site: Server, page: Page, name: str) -> None:
    page.goto(f"{site.url}/account")
    page.get_by_role("textbox").nth(0).fill(name)
    page.locator("input[type=password]").fill("correct horse battery")
    page.get_by_test_id("submit").click()
    page.wait_for_url(f"{site.url}/")


def expect_theme(page: Page, theme: str) -> None:
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


def test_what_is_chosen_in_one_browser_shows_in_the_other(site: Server, contexts: list[BrowserContext]) -> None:
    here = registered(site, contexts[0], "Flora", 1).page
    there, stranger = contexts[1].new_page(), contexts[2].new_page()
    log_in(site, there, "Flora")
    stranger.goto(site.url)
    for page in (here, there, stranger):
        expect_theme(page, "light")
    with here.expect_response("**/api/me/settings**"):
        here.get_by_test_id("theme").click()
    expect_theme(here, "dark")
    there.reload()
    expect_theme(there, "dark")
    with there.expect_response("**/api/me/settings**"):
        there.get_by_test_id("language").select_option("pl")
    here.reload()
    expect(here.locator("html")).to_have_attribute("lang", "pl")
    expect_theme(here, "dark")
    stranger.reload()
    expect_theme(stranger, "light")


def test_a_change_is_kept_although_the_page_is_closed_at_once(site: Server, contexts: list[BrowserContext]) -> None:
    page = registered(site, contexts[0], "Gilda", 1).page
    page.get_by_test_id("theme").click()
    page.reload()
    log_in(site, there := contexts[1].new_page(), "Gilda")
    expect_theme(there, "dark")


def test_a_table_hears_what_is_known_only_after_it_was_opened(site: Server, contexts: list[BrowserContext]) -> None:
    here = registered(site, contexts[0], "Hedda", 1)
    log_in(site, there := contexts[1].new_page(), "Hedda")
    here.create(site.url, "saltfjord", [{"kind": "me"}, {"kind": "bot"}], seed=3)
    here.page.get_by_test_id("menu-button").click()
    expect(here.page.get_by_test_id("menu")).to_contain_text("kept with your account")
    with here.page.expect_response("**/api/me/settings**"):
        here.page.get_by_test_id("set-confirm").uncheck()
    asked: list[Route] = []
    there.route("**/api/me?*", lambda route: asked.append(route))
    with there.expect_websocket() as table:
        there.goto(here.page.url)
    there.wait_for_selector(".table[data-ready=true]")
    with table.value.expect_event("framesent", lambda said: '"confirm":false' in str(said)):
        for one in asked:
            one.continue_()
    there.get_by_test_id("menu-button").click()
    expect(there.get_by_test_id("set-confirm")).not_to_be_checked()
