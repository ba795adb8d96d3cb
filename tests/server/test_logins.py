"""How long who tries passwords has to wait. Time is told by hand."""

import pytest

from rondel.server import logins
from rondel.server.logins import FORGET, Attempt, Delays, Logins


class Now:
    def __init__(self) -> None:
        self.now = 10_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Now:
    clock = Now()
    monkeypatch.setattr(logins, "monotonic", clock)
    return clock


def test_some_failures_are_free_then_each_doubles_the_wait_up_to_the_longest(now: Now) -> None:
    delays = Delays(free=3, longest=20)
    waits = []
    for _ in range(9):
        waits.append(delays.wait("a"))
        now.now += waits[-1]
        delays.failed("a")
    assert waits == [0, 0, 0, 1, 2, 4, 8, 16, 20]
    assert delays.wait("b") == 0
    now.now += FORGET
    assert delays.wait("a") == 0


def test_attempts_at_once_count_as_failed_until_one_succeeds(now: Now) -> None:
    doors, attempt = Logins(), Attempt("192.0.2.1", "ada")
    assert [doors.begin(attempt) for _ in range(6)] == [0, 0, 0, 0, 0, 1]
    doors.succeeded(attempt)
    assert doors.begin(attempt) == 0


def test_one_address_cannot_make_a_name_wait_elsewhere(now: Now) -> None:
    doors = Logins()
    for _ in range(1000):
        doors.begin(Attempt("192.0.2.1", "ada"))
        now.now += 1
    assert doors.begin(Attempt("192.0.2.2", "ada")) == 0


def test_many_names_from_one_address_and_one_name_from_many_addresses_wait_too(now: Now) -> None:
    doors = Logins()
    assert any(doors.begin(Attempt("192.0.2.1", f"name {n}")) for n in range(50))
    doors = Logins()
    assert any(doors.begin(Attempt(f"address {n}", "ada")) for n in range(200))
    assert max(doors.begin(Attempt(f"address {n}", "ada")) for n in range(1000)) <= 30
    assert doors.begin(Attempt("address 5000", "ada", browser="known")) == 0


def test_the_oldest_are_forgotten_when_there_are_many(now: Now, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logins, "MANY", 3)
    delays = Delays(1, 10)
    for key in "abcd":
        delays.failed(key)
    assert list(delays.failures) == ["b", "c", "d"]
