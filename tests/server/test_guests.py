"""Invited by name: the seat is kept for that account, which sees it and takes it or declines."""

from pathlib import Path
from typing import Any

import pytest

from server.site import ADA, BEN, Visit, another, site

EVE = {"name": "Eve", "password": "some other secret"}


@pytest.fixture
def visit(tmp_path: Path) -> Any:
    with site(tmp_path) as found:
        with another(found) as ben:
            ben.register(BEN)
        found.register(ADA)
        yield found


def invites(visit: Visit, *names: str, **wanted: Any) -> Any:
    seats = [{"kind": "me"}, *({"kind": "guest", "name": name} for name in names)]
    return visit.post("/api/tables", {"game": "saltfjord", "seats": seats, **wanted})


def test_who_is_invited_by_name_finds_the_table_and_takes_the_seat(visit: Visit) -> None:
    table = invites(visit, " bEN ").json()
    seat = table["seats"][1]
    assert (seat["kind"], seat["name"], seat["guest"], seat["invited"], seat["invite"]) == (
        "invite", "Ben", True, False, "",
    )  # fmt: skip
    with another(visit) as ben:
        ben.log_in(BEN)
        (found,) = ben.get("/api/tables").json()
        assert found["id"] == table["id"] and found["seats"][1]["invited"] and not found["my_turn"]
        joined = ben.post(f"/api/tables/{table['id']}/join", {}).json()
        assert joined["status"] == "running" and joined["seats"][1]["mine"]


def test_the_seat_is_for_nobody_else(visit: Visit) -> None:
    table = invites(visit, "Ben", public=True).json()["id"]
    with another(visit) as eve:
        eve.register(EVE)
        assert eve.get("/api/tables").json() == []
        assert eve.post(f"/api/tables/{table}/join", {"seat": 1}).status_code == 409
        assert eve.post(f"/api/tables/{table}/decline").status_code == 409
    private = invites(visit, "Ben").json()["id"]
    with another(visit) as eve:
        eve.log_in(EVE)
        assert eve.get(f"/api/tables/{private}").status_code == 404


def test_who_declines_leaves_a_seat_for_others(visit: Visit) -> None:
    table = invites(visit, "Ben", public=True).json()["id"]
    with another(visit) as ben:
        ben.log_in(BEN)
        assert ben.post(f"/api/tables/{table}/decline").json()["seats"][1]["kind"] == "open"
        assert ben.get("/api/tables").json() == []
    log = visit.get(f"/api/tables/{table}/log").json()
    assert (log[-1]["who"], log[-1]["text"]) == ("Ben", "does not come; the seat is free")


@pytest.mark.parametrize(
    ("names", "field"), [(["Nobody"], "seats[1].name"), (["Ada"], "seats[1].name"), (["Ben", "Ben"], "seats[1].name"),
                         (["a\x00b"], "seats[1].name"), ([""], "seats[1].name")]
)  # fmt: skip
def test_a_name_that_cannot_be_invited_is_said(visit: Visit, names: list[str], field: str) -> None:
    answer = invites(visit, *names)
    assert (answer.status_code, answer.json()["field"]) in ((400, field), (400, "seats[2].name"))
