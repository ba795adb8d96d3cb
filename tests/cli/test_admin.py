"""rondel admin: back-ups, accounts and tables of a site, by its database."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rondel.cli.app import main
from rondel.server.company_protocol import ReportWanted
from rondel.server.http_protocol import Join
from server.support import BotsAtHand, opened, people, server


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    with pytest.raises(SystemExit) as ended:
        main(["admin", *arguments])
    told = capsys.readouterr()
    return int(ended.value.code or 0), told.out + told.err


@pytest.fixture
def site(tmp_path: Path) -> Any:
    async def begin() -> str:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, ben = await people(hub, "Ada", "Ben")
            info = await opened(hub, "quay", "me", "open", who=ada)
            await hub.lobby.join(info.id, Join(), ben, "en")
            return info.id

    return tmp_path / "tables.db", asyncio.run(begin())


def test_a_back_up_and_a_restored_site(site: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, copy = str(site[0]), str(tmp_path / "copy")
    assert run(capsys, "backup", copy, "--database", database)[0] == 0
    code, told = run(capsys, "restore", copy, "--database", str(tmp_path / "new.db"))
    assert code == 0 and "2 accounts" in told and "1 tables" in told
    code, told = run(capsys, "restore", copy, "--database", database)
    assert code == 2 and "must be empty" in told and told.count("\n") == 1
    assert "Ada" in run(capsys, "accounts", "--database", str(tmp_path / "new.db"))[1]


def test_accounts(site: Any, capsys: pytest.CaptureFixture[str]) -> None:
    at = ("--database", str(site[0]))
    code, told = run(capsys, "accounts", "be", *at)
    assert code == 0 and "Ben" in told and "Ada" not in told
    code, told = run(capsys, "password", "ada", *at)
    assert code == 0 and len(told.strip()) >= 12
    assert run(capsys, "log-out", "Ada", *at) == (0, "")
    assert run(capsys, "password", "Eve", *at)[0] == 2


def test_tables(site: Any, capsys: pytest.CaptureFixture[str]) -> None:
    database, table = site
    at = ("--database", str(database))
    assert table in run(capsys, "tables", *at)[1]
    assert run(capsys, "snapshot", *at)[1].startswith("1 tables in play")
    assert run(capsys, "close", table, *at) == (0, "")
    assert table not in run(capsys, "tables", *at)[1]
    code, told = run(capsys, "close", table, *at)
    assert code == 2 and "is over already" in told
    assert "there is no table" in run(capsys, "close", "nowhere", *at)[1].lower()
    assert "must be one of" in run(capsys, "tables", "gone", *at)[1]


def test_reports_and_what_is_done_about_them(site: Any, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    database, table = site
    at = ("--database", str(database))

    async def reported() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            await hub.reports.add(1, ReportWanted("Ben", "insult", "names", table))

    asyncio.run(reported())
    told = run(capsys, "reports", *at)[1]
    assert "Ben" in told and "insult" in told and table in told
    assert "Words: names" in run(capsys, "reports", "show", "1", *at)[1]
    assert run(capsys, "warn", "ben", "Be kind.", *at)[0] == 0
    assert "until" in run(capsys, "mute", "Ben", "2", "Insults.", *at)[1]
    assert "until" in run(capsys, "suspend", "Ben", "0.5", "Insults.", *at)[1]
    assert run(capsys, "lift", "Ben", *at)[1].startswith("2 ")
    assert run(capsys, "reports", "close", "1", "talked to both", *at) == (0, "")
    assert "Ben" not in run(capsys, "reports", *at)[1] and "talked" in run(capsys, "reports", "--closed", *at)[1]
    told = run(capsys, "audit", *at)[1]
    places = [told.index(word) for word in ("close report", "lift", "suspension", "mute", "warning")]
    assert places == sorted(places)  # the last first
    for wrong in (("reports", "show", "7"), ("reports", "close", "1", "x"), ("mute", "Ben", "0", "x"), ("lift", "Eve")):
        code, told = run(capsys, *wrong, *at)
        assert code == 2 and told.count("\n") == 1, told
