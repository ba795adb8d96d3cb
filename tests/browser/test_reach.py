"""The account page, wide and on a phone: an address is confirmed, notices and vacation are set, a browser takes pushes,
and who forgot their password comes back in. Mails and pushes arrive on this machine."""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from support.sinks import Mailbox, PushService, Subscriber, mailbox, push_service

from .conftest import Server
from .test_accessible import violations
from .test_people import registered

WIDE, PHONE = ViewportSize(width=1440, height=900), ViewportSize(width=390, height=844)
# Chromium's own push service is not to be had here: the browser gets an address on this machine instead
SUBSCRIBES = """
const wanted = %s;
const kept = { endpoint: wanted.endpoint, toJSON: () => wanted, unsubscribe: async () => !(given = null) };
let given = JSON.parse(localStorage.getItem("given") ?? "null") && kept;
PushManager.prototype.subscribe = async () => (localStorage.setItem("given", "1"), (given = kept));
PushManager.prototype.getSubscription = async () => given;
"""


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


@pytest.fixture(scope="module")
def posting(tmp_path_factory: pytest.TempPathFactory, box: Mailbox) -> Iterator[Server]:
    """A site that sends mails and pushes."""
    server = Server(tmp_path_factory.mktemp("posting"), "serve")
    server.more = ("--site", server.url, "--smtp", box.url, "--mail-from", "games@example.org", "--push-anywhere")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def outside() -> Iterator[PushService]:
    with push_service() as found:
        yield found


def link(mail: Any) -> str:
    return re.search(r"http://\S+#\S+", mail.get_content())[0]  # type: ignore[index]


def picture(page: Page, name: str) -> None:
    """For who wants to look: RONDEL_PICTURES=folder."""
    if folder := os.environ.get("RONDEL_PICTURES"):
        page.screenshot(path=Path(folder, f"{name}.png"), full_page=True)


@pytest.mark.parametrize("name, size, lang", [("Wanda", WIDE, "en"), ("Fiona", PHONE, "de")])
def test_an_account_is_reached_as_its_owner_wants(
    posting: Server, box: Mailbox, browser: Browser, name: str, size: ViewportSize, lang: str
) -> None:
    context = browser.new_context(viewport=size, reduced_motion="reduce")
    player = registered(posting, context, name, 1)
    player.prefer(posting.url, lang=lang, theme="dark" if size is PHONE else "light")
    page, address = player.page, f"{name.lower()}@example.org"
    page.goto(f"{posting.url}/account")
    expect(page.get_by_test_id("notice-mail")).to_be_disabled()
    page.get_by_test_id("edit-address").click()
    form = page.get_by_test_id("address-form")
    form.locator("[name=email]").fill(address)
    form.locator("[name=password]").fill("not this one")
    form.locator(".primary").click()
    expect(form.get_by_role("alert")).to_be_visible(timeout=30_000)  # passwords take their time
    expect(form.locator("[name=password]")).to_be_focused()
    assert violations(page) == []
    picture(page, f"account_form_{name}")
    form.locator("[name=password]").fill("correct horse battery")
    form.locator(".primary").click()
    expect(page.get_by_test_id("address")).to_have_text(address)
    before = page.get_by_test_id("confirmed").inner_text()
    page.goto(link(box.next(address)))
    assert violations(page) == []
    page.get_by_test_id("confirm").locator(".primary").click()
    expect(page.get_by_test_id("done")).to_be_visible()
    page.locator("a.primary").click()
    expect(page.get_by_test_id("confirmed")).not_to_have_text(before)
    page.get_by_test_id("notice-mail").check()
    page.get_by_test_id("notice-clock").uncheck()
    page.get_by_test_id("vacation-days").fill("5")
    page.get_by_test_id("vacation-days").press("Enter")
    expect(page.get_by_test_id("vacation")).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("vacation")).to_be_visible()
    expect(page.get_by_test_id("notice-mail")).to_be_checked()
    expect(page.get_by_test_id("notice-clock")).not_to_be_checked()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    picture(page, f"account_{name}")
    page.get_by_test_id("vacation").locator("..").locator("button").click()
    expect(page.get_by_test_id("vacation-left")).to_contain_text("29")
    context.close()


def test_who_forgot_their_password_comes_back_in(posting: Server, box: Mailbox, browser: Browser) -> None:
    context = browser.new_context(viewport=PHONE, reduced_motion="reduce")
    page = registered(posting, context, "Olga", 1).page
    page.goto(f"{posting.url}/account")
    page.get_by_test_id("edit-address").click()
    page.locator("[name=email]").fill("olga@example.org")
    page.locator("[name=password]").last.fill("correct horse battery")
    page.get_by_test_id("address-form").locator(".primary").click()
    page.goto(link(box.next("olga@example.org")))
    page.get_by_test_id("confirm").locator(".primary").click()
    expect(page.get_by_test_id("done")).to_be_visible()
    page.goto(f"{posting.url}/account")
    page.get_by_test_id("log-out").click()
    page.get_by_test_id("forgot").click()
    picture(page, "forgot")
    assert violations(page) == []
    page.get_by_test_id("forgot").locator("input").fill("olga@example.org")
    page.get_by_test_id("forgot").locator(".primary").click()
    expect(page.get_by_test_id("done")).to_be_visible()
    page.goto(link(box.next("olga@example.org", 2)))
    page.get_by_test_id("reset").locator("input").fill("12345678")
    page.get_by_test_id("reset").locator(".primary").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_test_id("reset").locator("input").fill("another horse battery")
    page.get_by_test_id("reset").locator(".primary").click()
    expect(page.get_by_test_id("done")).to_be_visible()
    page.locator("a.primary").click()
    page.get_by_role("textbox").nth(0).fill("Olga")
    page.locator("input[type=password]").fill("another horse battery")
    page.get_by_test_id("submit").click()
    page.wait_for_url(f"{posting.url}/")
    context.close()


def test_a_browser_takes_pushes_at_a_click_and_shows_them(
    posting: Server, browser: Browser, outside: PushService
) -> None:
    context = browser.new_context(viewport=WIDE, reduced_motion="reduce")
    context.grant_permissions(["notifications"], origin=posting.url)
    subscriber = Subscriber(f"{outside.url}/paula")
    context.add_init_script(SUBSCRIBES % json.dumps(subscriber.wanted))
    page = registered(posting, context, "Paula", 1).page
    page.goto(f"{posting.url}/account")
    browsers = page.get_by_test_id("browsers")
    expect(browsers).to_contain_text("no browser")
    page.get_by_test_id("push").click()
    expect(browsers).to_have_text("one browser")
    page.get_by_test_id("log-out").click()
    page.get_by_role("textbox").nth(0).fill("Paula")
    page.locator("input[type=password]").fill("correct horse battery")
    with page.expect_response("**/api/me/subscriptions?*") as told:  # by itself: it was Paula's browser before
        page.get_by_test_id("submit").click()
    assert told.value.status == 201
    shown(page, {"title": "Rondel", "body": "It is your turn", "path": "/table/t", "tag": "turn"})
    page.goto(f"{posting.url}/account")
    page.get_by_test_id("push").click()
    expect(browsers).to_contain_text("no browser")
    context.close()


def shown(page: Page, what: dict[str, str]) -> None:
    """The service worker shows what a push brings."""
    wire = page.context.new_cdp_session(page)
    found: list[str] = []
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    wire.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    origin = page.evaluate("location.origin")
    push = {"origin": origin, "registrationId": found[0], "data": json.dumps(what)}
    wire.send("ServiceWorker.deliverPushMessage", push)
    page.wait_for_function(
        """async (body) => {
          const registration = await navigator.serviceWorker.getRegistration("/push.js");
          return (await registration.getNotifications()).some((note) => note.body === body && note.data === "/table/t");
        }""",
        arg=what["body"],
    )
