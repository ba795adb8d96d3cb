"""A tournament on a real Ray cluster of this machine: the same rows as on processes."""

import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pyarrow.parquet
import pytest

import rondel
from rondel.arena import BotFailed, tournament
from rondel.arena.ray import NoRay
from support import arena_bots

with_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install 'rondel[ray]'")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """One cluster for all tests here, ended whatever happens."""
    ray = pytest.importorskip("ray")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("RAY_worker_niceness", "0")  # or a busy machine lets it wait for ever
        quiet = {"logging_level": "ERROR", "log_to_driver": False}
        context = ray.init(num_cpus=2, include_dashboard=False, _node_ip_address="127.0.0.1", **quiet)
        try:
            yield context.address_info["address"]
        finally:
            ray.shutdown()


def table(path: Path) -> list[dict[str, object]]:
    rows = pyarrow.parquet.read_table(path).to_pylist()
    return [{name: value for name, value in row.items() if name != "seconds"} for row in rows]


@with_ray
def test_ray_plays_the_same_games_as_processes_do(cluster: str, tmp_path: Path) -> None:
    series = {"game": "saltfjord", "games": 6, "players": 3, "bots": ["random", "greedy"], "seed": 5}
    tournament(**series, out=tmp_path / "ray", ray=cluster)  # type: ignore[arg-type]
    tournament(**series, out=tmp_path / "here")  # type: ignore[arg-type]
    for name in ("results.parquet", "actions.parquet"):
        assert table(tmp_path / "ray" / name) == table(tmp_path / "here" / name)


@with_ray
def test_a_cluster_that_others_use_is_left_running(cluster: str, tmp_path: Path) -> None:
    tournament("saltfjord", 2, 2, ["random"], tmp_path / "t", ray=cluster)
    import ray

    assert ray.is_initialized()


@with_ray
def test_a_bot_the_cluster_does_not_know_is_named(
    cluster: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arena_bots.know(monkeypatch)  # in this process only
    with pytest.raises((BotFailed, rondel.RondelError), match="there is no bot 'first'"):
        tournament("saltfjord", 2, 2, ["first"], tmp_path / "t", ray=cluster)


def command(out: Path, *more: str) -> "subprocess.CompletedProcess[str]":
    """In a process of its own: here the tests are connected already."""
    series = ["tournament", "saltfjord", "--bots", "random", "--games", "4", "--players", "2", "--out", str(out)]
    return subprocess.run(
        [sys.executable, "-m", "rondel.cli", *series, *more], capture_output=True, text=True, timeout=300
    )


@with_ray
def test_the_command_starts_a_cluster_of_its_own(tmp_path: Path) -> None:
    for name, more in {"ray": ["--ray", "local"], "here": ["--jobs", "1"]}.items():
        ran = command(tmp_path / name, *more)
        assert (ran.returncode, ran.stderr) == (0, "")
    for name in ("results.parquet", "actions.parquet"):
        assert table(tmp_path / "ray" / name) == table(tmp_path / "here" / name)


@with_ray
def test_the_command_finds_a_cluster_by_its_address(cluster: str, tmp_path: Path) -> None:
    ran = command(tmp_path / "t", "--ray", cluster)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert len(table(tmp_path / "t" / "results.parquet")) == 8


@with_ray
def test_an_address_that_is_none_is_named(tmp_path: Path) -> None:
    ran = command(tmp_path / "t", "--ray", "nowhere")  # Ray looks for one that could be right for half a minute or more
    assert ran.returncode == 2
    assert ran.stderr.startswith("rondel: ray: no cluster at 'nowhere': ")
    assert ran.stderr.count("\n") == 1


def test_without_ray_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rondel.arena.ray.find_spec", lambda name: None)
    with pytest.raises(NoRay, match=r"ray: is not installed .*; \.venv/bin/pip install 'ray\[client\]', or leave"):
        tournament("saltfjord", 2, 2, ["random"], tmp_path / "t", ray="local")
