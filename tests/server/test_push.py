"""Pushes: only the browser can read them, the service knows who sends them, and nothing is asked of any address but
that of a service on the public internet."""

import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag

from rondel.server import push, pushes
from rondel.server.letters import NeverSent, NotSent
from rondel.server.pushes import Push, open_to_all, service
from server.site import ADA, BEN, HOST, Visit, another, site
from support.sinks import PushService, Subscriber, push_service, vouched

WHAT = Push("Rondel", "Twoja kolej: Saltfjord", "/table/t", "turn")


def test_the_example_of_the_rfc() -> None:
    """RFC 8291, section 5."""
    body = push.encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        ours="yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
        salt=push.decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert push.encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_message_that_is_too_long_is_no_push() -> None:
    with pytest.raises(ValueError, match="too long"):
        push.encrypted(b"x" * (push.MOST + 1), Subscriber("").wanted["keys"]["p256dh"], "BTBZMqHH6r4Tts7J_aSIgg")


@pytest.fixture
def outside() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture
def visit(tmp_path: Path) -> Iterator[Visit]:
    """Ada, at a site that may push to this machine."""
    with site(tmp_path, site=HOST, push_anywhere=True) as found:
        found.register(ADA)
        yield found


def subscribed(visit: Visit, endpoint: str) -> Subscriber:
    browser = Subscriber(endpoint)
    answer = visit.post("/api/me/subscriptions", browser.wanted)
    assert answer.status_code == 201, answer.text
    return browser


def send(visit: Visit, number: int = 1) -> None:
    """In the loop of the site."""
    visit.client.blocking_portal.call(visit.site.state.reach.pushes.send, number, WHAT)


def reach(visit: Visit) -> dict[str, Any]:
    found: dict[str, Any] = visit.get("/api/me/reach").json()
    return found


def test_only_the_browser_reads_it_and_the_service_knows_who_sends(visit: Visit, outside: PushService) -> None:
    browser = subscribed(visit, f"{outside.url}/for/ada?x=1")
    assert reach(visit)["browsers"] == 1
    send(visit)
    ((path, headers, body),) = outside.posts
    assert path == "/for/ada?x=1" and b"Saltfjord" not in body
    assert browser.reads(body) == {"title": "Rondel", "body": WHAT.body, "path": "/table/t", "tag": "turn"}
    assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
    claims = vouched(headers["authorization"], reach(visit)["push_key"])
    assert claims["aud"] == outside.url and claims["exp"] > 0 and claims["sub"]
    with pytest.raises(InvalidTag):
        Subscriber("").reads(body)


def test_the_key_of_a_site_stays_the_same(tmp_path: Path) -> None:
    keys = set()
    for _ in range(2):
        with site(tmp_path, site=HOST) as visit:
            visit.register(ADA) if not keys else visit.log_in(ADA)
            keys.add(reach(visit)["push_key"])
    assert len(keys) == 1 and len(keys.pop()) == 87


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(visit: Visit, outside: PushService, status: int) -> None:
    subscribed(visit, f"{outside.url}/a")
    outside.status = status
    send(visit)
    assert reach(visit)["browsers"] == 0
    send(visit)  # nobody any more
    assert len(outside.posts) == 1


@pytest.mark.parametrize("status, problem", [(429, NotSent), (503, NotSent), (302, NeverSent), (400, NeverSent)])
def test_what_a_service_answers(visit: Visit, outside: PushService, status: int, problem: type[Exception]) -> None:
    subscribed(visit, f"{outside.url}/a")
    outside.status = status
    with pytest.raises(problem, match=f"the push service answers {status}"):
        send(visit)
    assert reach(visit)["browsers"] == 1 and len(outside.posts) == 1  # it leads nowhere else


def test_a_service_that_is_away_is_tried_again(visit: Visit) -> None:
    with push_service() as service:
        subscribed(visit, f"{service.url}/a")
    with pytest.raises(NotSent, match="ConnectError"):
        send(visit)


def test_a_browser_that_is_logged_out_gets_nothing(visit: Visit, outside: PushService) -> None:
    subscribed(visit, f"{outside.url}/a")
    visit.delete("/api/session")
    visit.log_in(ADA)
    assert reach(visit)["browsers"] == 0


def test_a_browser_is_one_persons_and_can_be_taken_off(visit: Visit, outside: PushService) -> None:
    subscribed(visit, f"{outside.url}/a")
    with another(visit) as ben:
        ben.register(BEN)
        subscribed(ben, f"{outside.url}/a")
        assert reach(ben)["browsers"] == 1
        ended = {"endpoint": f"{outside.url}/a"}
        assert ben.change("DELETE", "/api/me/subscriptions", json=ended).json()["browsers"] == 0
    assert reach(visit)["browsers"] == 0


def test_an_account_has_so_many_browsers(visit: Visit, outside: PushService) -> None:
    for number in range(pushes.MOST + 2):
        subscribed(visit, f"{outside.url}/{number}")
    assert reach(visit)["browsers"] == pushes.MOST
    assert visit.get("/api/me/export").json()["browsers"][0]["endpoint"].endswith("/2")  # the oldest went


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "push",
        "http://push.example.org/a",
        "https://localhost/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "https://2130706433/a",
        "https://0x7f.1/a",
        "https://1.1.1.1/a",
        "https://push.example.org:8443/a",
        "https://ada@push.example.org/a",
        "https://push.example.org/a#b",
        "https://push.example.org/a b",
        "https://push.example.org/\r\nX: y",
        "https://push.example.org:99999/",
        "file:///etc/passwd",
        "https://push.example.org/" + "a" * 1024,
    ],
)
def test_what_is_no_push_service_is_refused(tmp_path: Path, endpoint: str) -> None:
    assert service(endpoint) is None


def test_what_is_wrong_with_a_subscription_is_said(tmp_path: Path) -> None:
    good = Subscriber("https://push.example.org/a").wanted
    with site(tmp_path, site=HOST) as visit:
        visit.register(ADA)
        for field, wanted in {
            "endpoint": good | {"endpoint": "https://127.0.0.1/a"},
            "keys": good | {"keys": good["keys"] | {"p256dh": "AAAA"}},
            "keys ": good | {"keys": good["keys"] | {"auth": "ą"}},
            "keys  ": good | {"keys": good["keys"] | {"auth": "AAAA"}},
            "keys   ": good | {"keys": good["keys"] | {"auth": good["keys"]["auth"] + "\x00"}},
            "keys    ": good | {"keys": good["keys"] | {"p256dh": good["keys"]["p256dh"] + " "}},
            "keys     ": good | {"keys": good["keys"] | {"auth": good["keys"]["auth"] + "*" * 1000}},
        }.items():
            answer = visit.post("/api/me/subscriptions", wanted)
            assert (answer.status_code, answer.json()["field"]) == (400, field.strip())
        assert visit.post("/api/me/subscriptions", good).status_code == 201


@pytest.mark.parametrize(
    "address, public",
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1::1", True),
        ("10.0.0.1", False),
        ("172.16.3.4", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),  # what clouds tell their machines
        ("127.0.0.1", False),
        ("0.0.0.0", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::", False),
        ("fd00::1", False),
        ("fe80::1", False),
        ("fec0::1", False),
        ("::127.0.0.1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::a00:1", False),
        ("2002:0a00:0001::", False),
    ],
)
def test_which_addresses_are_open_to_all(address: str, public: bool) -> None:
    assert open_to_all(address) is public


def test_a_name_that_leads_into_our_network_is_not_asked(
    tmp_path: Path, outside: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of its addresses is enough; and it is looked up when it is used, not when it is given."""
    with site(tmp_path, site=HOST) as visit:
        visit.register(ADA)
        subscribed(visit, "https://push.example.org/a")

        monkeypatch.setattr(pushes, "addresses_of", lambda *_: ["93.184.216.34", "127.0.0.1"])
        with pytest.raises(NeverSent, match="not on the public internet"):
            send(visit)
    assert outside.posts == []


def test_a_name_that_is_never_answered_holds_up_nothing_but_pushes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names are looked up in threads that do nothing else: the others hash passwords and load tables."""
    asked: list[str] = []

    def lost(*_: object) -> list[str]:
        asked.append(threading.current_thread().name)
        raise socket.gaierror("no answer")

    monkeypatch.setattr(pushes, "addresses_of", lost)
    with site(tmp_path, site=HOST) as visit:
        visit.register(ADA)
        subscribed(visit, "https://push.example.org/a")
        with pytest.raises(NotSent, match="gaierror"):
            send(visit)
    assert len(asked) == 1 and asked[0].startswith("names")
