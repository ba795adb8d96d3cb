"""Friends: both want it; who is blocked is not heard and cannot invite; only friends see who is online."""

from pathlib import Path
from typing import Any

import pytest

from server.site import ADA, BEN, Visit, another, site


@pytest.fixture
def visit(tmp_path: Path) -> Any:
    with site(tmp_path) as found:
        with another(found) as ben:
            ben.register(BEN)
        found.register(ADA)
        yield found


def as_ben(visit: Visit, method: str, path: str, data: Any = None) -> Any:
    with another(visit) as ben:
        ben.log_in(BEN)
        return ben.get(path) if method == "GET" else ben.change(method, path, json=data)


def test_friends_are_two_who_both_want_it_and_see_each_other_online(visit: Visit) -> None:
    (asked,) = visit.post("/api/friends", {"name": " bEn "}).json()
    assert asked == {"name": "Ben", "state": "asked", "online": False}
    assert as_ben(visit, "GET", "/api/friends").json() == [{"name": "Ada", "state": "asks", "online": False}]
    assert as_ben(visit, "POST", "/api/friends", {"name": "Ada"}).json()[0]["state"] == "friend"
    assert visit.get("/api/friends").json() == [{"name": "Ben", "state": "friend", "online": True}]
    assert visit.delete("/api/friends/Ben").json() == []
    assert as_ben(visit, "GET", "/api/friends").json() == []


def test_who_is_blocked_is_not_heard_and_cannot_invite(visit: Visit) -> None:
    visit.post("/api/friends", {"name": "Ben"})
    as_ben(visit, "POST", "/api/friends", {"name": "Ada", "block": True})
    assert visit.get("/api/friends").json() == []  # nobody is told who blocks them
    assert visit.post("/api/friends", {"name": "Ben"}).json()[0]["state"] == "asked"
    assert [one["state"] for one in as_ben(visit, "GET", "/api/friends").json()] == ["blocked"]
    seats = [{"kind": "me"}, {"kind": "guest", "name": "Ben"}]
    answer = visit.post("/api/tables", {"game": "saltfjord", "seats": seats})
    assert (answer.status_code, answer.json()["field"]) == (400, "seats[1].name")
    as_ben(visit, "DELETE", "/api/friends/Ada")
    assert visit.post("/api/tables", {"game": "saltfjord", "seats": seats}).status_code == 201


@pytest.mark.parametrize("name", ["Nobody", "Ada", "", "a\x00b"])
def test_only_others_of_this_site_can_be_friends(visit: Visit, name: str) -> None:
    answer = visit.post("/api/friends", {"name": name})
    assert (answer.status_code, answer.json()["field"]) == (404, "name")


def test_strangers_have_no_friends(visit: Visit) -> None:
    visit.delete("/api/session")
    assert visit.get("/api/friends").status_code == 401
