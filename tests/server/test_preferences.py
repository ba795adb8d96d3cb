"""Settings follow an account to every browser, and nobody else sees them."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from .site import ADA, BEN, Visit, another, site

LIKED = {
    "lang": "pl", "theme": "dark", "pace": "slow", "confirm": False, "taps": False, "motion": False, "text": "large",
    "sound": "hidden", "volume": 0.25,
}  # fmt: skip


def put(visit: Visit, wanted: Any) -> Any:
    return visit.change("PUT", "/api/me/settings", json=wanted)


def test_an_account_has_none_until_one_is_changed(tmp_path: Path) -> None:
    with site(tmp_path) as visit:
        assert visit.me()["settings"] is None
        assert visit.register(ADA).json()["settings"] is None
        assert put(visit, LIKED).json() == LIKED
        assert visit.me()["settings"] == LIKED


def test_two_browsers_of_one_account_change_what_they_change(tmp_path: Path) -> None:
    with site(tmp_path) as visit:
        visit.register(ADA)
        put(visit, LIKED)
        with another(visit) as elsewhere:
            assert elsewhere.log_in(ADA).json()["settings"] == LIKED
            assert put(elsewhere, {"theme": "light"}).json() == LIKED | {"theme": "light"}
        assert put(visit, {"volume": 1}).json() == LIKED | {"theme": "light", "volume": 1}
        assert put(visit, {}).json() == LIKED | {"theme": "light", "volume": 1}
    with site(tmp_path) as visit:  # the server was started again
        assert visit.log_in(ADA).json()["settings"] == LIKED | {"theme": "light", "volume": 1}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("lang", "fr"), ("theme", ""), ("theme", None), ("pace", 3), ("confirm", "yes"), ("taps", 2), ("motion", None),
        ("text", "huge"), ("sound", True), ("volume", -0.1), ("volume", 1.1), ("volume", "loud"), ("volume", True),
        ("notify", "always"), ("cover", True), ("nothing", 1),
    ],
)  # fmt: skip
def test_a_bad_value_is_named_and_changes_nothing(tmp_path: Path, name: str, value: Any) -> None:
    with site(tmp_path) as visit:
        visit.register(ADA)
        refused = put(visit, {"pace": "slow", name: value})
        assert (refused.status_code, refused.json()["field"]) == (400, name)
        assert visit.me()["settings"] is None


@pytest.mark.parametrize("body", ["", "[]", "null", "3", '"dark"', '{"volume": NaN}', '{"volume": 1e999}', "{"])
def test_what_is_no_settings_is_refused(tmp_path: Path, body: str) -> None:
    with site(tmp_path) as visit:
        visit.register(ADA)
        headers = {"Content-Type": "application/json"}
        assert visit.change("PUT", "/api/me/settings", content=body, headers=headers).status_code == 400
        assert visit.me()["settings"] is None


def test_what_is_possible_is_said(tmp_path: Path) -> None:
    with site(tmp_path) as visit:
        visit.register(ADA)
        assert put(visit, {"theme": "blue"}).json()["message"] == "must be one of dark, light, system"


def test_only_who_is_logged_in_and_means_it_changes_theirs(tmp_path: Path) -> None:
    with site(tmp_path) as visit:
        assert put(visit, LIKED).status_code == 401
        visit.register(ADA)
        assert put(visit, LIKED).is_success
        assert visit.client.put("/api/me/settings", json={"theme": "light"}).status_code == 403  # without the token
        with another(visit) as ben:
            assert ben.me()["settings"] is None
            ben.register(BEN)
            assert ben.me()["settings"] is None
            put(ben, {"theme": "light"})
        assert visit.me()["settings"] == LIKED
        assert visit.delete("/api/session").json()["settings"] is None
        visit.csrf = ""
        assert visit.me()["settings"] is None


def test_at_home_they_stay_in_the_browser(tmp_path: Path) -> None:
    with site(tmp_path, local=True) as visit:
        assert put(visit, LIKED).status_code == 403
        assert visit.me()["settings"] is None


def test_they_are_exported_and_go_with_the_account(tmp_path: Path) -> None:
    with site(tmp_path) as visit:
        visit.register(ADA)
        assert visit.get("/api/me/export").json()["settings"] is None
        put(visit, LIKED)
        assert visit.get("/api/me/export").json()["settings"] == LIKED
        assert visit.change("DELETE", "/api/me", json={"password": ADA["password"]}).json()["settings"] is None
        visit.csrf = ""
        assert visit.register(ADA).json()["settings"] is None


def test_what_another_version_kept_locks_nobody_out(tmp_path: Path) -> None:
    with site(tmp_path) as visit:
        visit.register(ADA)
        put(visit, {"theme": "dark"})
        with create_engine(f"sqlite:///{tmp_path / 'site.db'}").begin() as connection:
            kept = '{"theme": "dark", "pace": "glacial", "perfume": true}'
            connection.execute(text("UPDATE accounts SET settings = :kept"), {"kept": kept})
        assert visit.me()["settings"] == {"theme": "dark"}
        assert put(visit, {"pace": "slow"}).json() == {"theme": "dark", "pace": "slow"}
