"""The command: `rondel open` and `rondel serve` as processes of their own, and how they end."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import rondel
from rondel.server.run import CannotServe, address, data_file, listen

HERE = {**os.environ, "PYTHONPATH": str(Path(rondel.__file__).parents[1]), "DISPLAY": "", "WAYLAND_DISPLAY": ""}
posix = pytest.mark.skipif(os.name != "posix", reason="signals")


@contextmanager
def running(*arguments: str, folder: Path) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """The process and its address, once it answers."""
    command = [sys.executable, "-m", "rondel.cli", *arguments]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**HERE, "XDG_DATA_HOME": str(folder)}
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert line.startswith("Rondel: http://"), line
        yield process, line.split()[1]
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def played(url: str, moves: int) -> dict[str, Any]:
    """A table at which some moves were made, as its first player saw it last."""
    with httpx.Client(base_url=url, timeout=30) as client:
        client.headers["X-CSRF-Token"] = client.get("/api/me").json()["csrf"]
        body = {"game": "saltfjord", "seats": [{"kind": "me"}, {"kind": "here"}], "seed": 7}
        at = f"/api/tables/{client.post('/api/tables', json=body).json()['id']}"
        for _ in range(moves):
            seat = client.get(f"{at}/view").json()["actor"]
            seen = client.get(f"{at}/view", params={"seat": seat}).json()
            path = "actions" if seen["legal"] else "end-turn"
            said = {"seq": seen["seq"]} | ({"action": seen["legal"][0]} if seen["legal"] else {})
            client.post(f"{at}/{path}", json=said).raise_for_status()
        return {"at": at, "view": client.get(f"{at}/view", params={"seat": 0}).json()}


@posix
def test_killed_at_any_moment_it_has_lost_nothing(tmp_path: Path) -> None:
    """It dies without warning right after an answer; what it answered is there."""
    at_home = ["open", "--port", "0", "--no-browser"]
    with running(*at_home, folder=tmp_path) as (process, url):
        before = played(url, 7)
        process.kill()
        process.wait()
    assert (tmp_path / "rondel" / "home.db").exists()
    with running(*at_home, folder=tmp_path) as (process, url):
        after = httpx.get(f"{url}{before['at'][1:]}/view", params={"seat": 0}, timeout=30).json()
        assert after == before["view"]
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=30)[1] == ""
        assert process.returncode == 0


@posix
def test_a_site_has_accounts_and_ends_in_order(tmp_path: Path) -> None:
    with running("serve", "--port", "0", "--database", str(tmp_path / "site.db"), folder=tmp_path) as (process, url):
        assert httpx.get(f"{url}api/me", timeout=30).json()["local"] is False
        process.send_signal(signal.SIGTERM)
        assert process.communicate(timeout=30)[1] == ""


def refusal(*arguments: str, folder: Path) -> str:
    command = [sys.executable, "-m", "rondel.cli", *arguments]
    ran = subprocess.run(
        command, capture_output=True, text=True, env={**HERE, "XDG_DATA_HOME": str(folder)}, timeout=60
    )
    assert ran.returncode == 2 and ran.stderr.count("\n") == 1 and ran.stderr.startswith("rondel: "), ran
    return ran.stderr


def test_what_is_called_wrongly_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    with listen("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        assert f"{port} is taken" in refusal("open", "--port", port, folder=tmp_path)
    assert "cannot be opened" in refusal("serve", "--port", "0", "--database", str(file / "x.db"), folder=tmp_path)
    assert "cannot be made" in refusal("open", "--port", "0", folder=file)
    assert refusal("serve", "--port", "0", "--redis", "nowhere", folder=tmp_path).startswith("rondel: redis: ")
    assert "log: must be plain or json" in refusal("serve", "--log", "xml", folder=tmp_path)
    assert "site: must be" in refusal("serve", "--site", "example", folder=tmp_path)
    assert "smtp: must be an address" in refusal("serve", "--smtp", "mail.example.org", folder=tmp_path)
    relay = ("serve", "--smtp", "smtp://mail.example.org")
    assert "mail-from: must be an address" in refusal(*relay, folder=tmp_path)
    assert "site: must be said with --smtp" in refusal(*relay, "--mail-from", "games@example.org", folder=tmp_path)


def test_a_port_that_is_taken_is_passed_over() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotServe, match="is taken"):
            listen("127.0.0.1", port)
        with listen("127.0.0.1", port, 3) as other:
            assert other.getsockname()[1] != port
            assert address(other) == f"http://127.0.0.1:{other.getsockname()[1]}/"


def test_a_host_that_is_not_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(CannotServe, match="cannot be listened on"):
        listen("192.0.2.1", 0)

    def unknown(*_: Any, **__: Any) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "unknown")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    with pytest.raises(CannotServe, match="unknown"):
        listen("nowhere.invalid", 0)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems keep data elsewhere")
def test_the_data_folder_is_the_users(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_file("home.db") == str(tmp_path / "data" / "rondel" / "home.db")
    assert (tmp_path / "data" / "rondel").is_dir()
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_file("home.db") == str(tmp_path / ".local" / "share" / "rondel" / "home.db")
