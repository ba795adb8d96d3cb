"""A whole site in this process, and people who visit it."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from argon2 import PasswordHasher
from httpx import Response
from litestar.testing import TestClient
from sqlalchemy import create_engine

from rondel.server.app import create_app
from rondel.server.migrations import upgrade
from rondel.server.settings import Settings

HOST = "http://127.0.0.1"
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)  # tests need no strong hashes
ADA = {"name": "Ada", "password": "a long secret"}
BEN = {"name": "Ben", "password": "another secret"}


class Visit:
    """A browser: it keeps its cookie and sends the token that changes need."""

    def __init__(self, client: TestClient[Any], guard: Any) -> None:
        self.client = client
        self.guard = guard
        self.site = guard.app  # the application within its guard
        self.csrf = ""

    def get(self, path: str, **more: Any) -> Response:
        return self.client.get(path, **more)

    def post(self, path: str, data: Any = None, **more: Any) -> Response:
        return self.change("POST", path, json=data, **more)

    def delete(self, path: str) -> Response:
        return self.change("DELETE", path)

    def change(self, method: str, path: str, **more: Any) -> Response:
        headers = {"X-CSRF-Token": self.csrf or self.me()["csrf"], **more.pop("headers", {})}
        answer = self.client.request(method, path, headers=headers, **more)
        if answer.is_success and path.startswith(("/api/session", "/api/accounts")):
            self.csrf = answer.json()["csrf"]
        return answer

    def me(self) -> dict[str, Any]:
        found: dict[str, Any] = self.get("/api/me").json()
        self.csrf = found["csrf"]
        return found

    def register(self, who: dict[str, str]) -> Response:
        return self.post("/api/accounts", who)

    def log_in(self, who: dict[str, str]) -> Response:
        return self.post("/api/session", who)

    def opens(self, *kinds: str, game: str = "quay", **wanted: Any) -> dict[str, Any]:
        """A new table with such seats."""
        seats = [{"kind": kind} for kind in kinds]
        answer = self.post("/api/tables", {"game": game, "seats": seats, "seed": 7, "public": True, **wanted})
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found


@contextmanager
def site(folder: Path, base_url: str = HOST, **settings: Any) -> Iterator[Visit]:
    """A site on the database of this folder (or another `database`), and its first visitor."""
    path = folder / "site.db"
    if not path.exists():
        path.write_bytes(_empty())
    app = create_app(Settings(**{"database": str(path), "warm": False, **settings}))
    with TestClient(app, base_url=base_url, raise_server_exceptions=False) as client:
        visit = Visit(client, app)
        visit.site.state.accounts.hasher = QUICK
        yield visit


@cache
def _empty() -> bytes:
    """A database without anything in it: making its tables anew for every test takes longer than most tests."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "empty.db")
        engine = create_engine(f"sqlite:///{path}")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return path.read_bytes()


@contextmanager
def another(visit: Visit) -> Iterator[Visit]:
    """Somebody else at the same site."""
    kept = visit.client.cookies
    visit.client.cookies = type(kept)()
    csrf, visit.csrf = visit.csrf, ""
    try:
        yield visit
    finally:
        visit.client.cookies, visit.csrf = kept, csrf
