"""The examples as somebody's own package: its entry points are found by name in every process."""

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def command(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., str]:
    """The rondel command with the package in sight: what pip would put into a folder, without waiting for pip."""
    folder = tmp_path_factory.mktemp("package")
    project = tomllib.loads((HERE / "pyproject.toml").read_text("utf-8"))
    site = folder / "site"
    info = site / "rondel_examples-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: rondel-examples\nVersion: 1.0\n")
    groups = project["project"]["entry-points"]
    lines = [[f"[{group}]", *[f"{name} = {value}" for name, value in names.items()]] for group, names in groups.items()]
    (info / "entry_points.txt").write_text("\n".join(line for part in lines for line in part))
    setuptools = project["tool"]["setuptools"]
    for package in setuptools["packages"]:
        inside = HERE / package.replace(".", "/")
        patterns = ["*.py", *setuptools["package-data"].get(package, [])]
        for file in [file for pattern in patterns for file in inside.glob(pattern)]:
            (site / file.relative_to(HERE)).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, site / file.relative_to(HERE))
    for name in setuptools["py-modules"]:
        shutil.copy(HERE / f"{name}.py", site)
    paths = [str(site), os.environ.get("PYTHONPATH", "")]
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths)), "LANG": "C.UTF-8"}

    def run(*arguments: str, typed: str = "") -> str:
        words = [sys.executable, "-m", "rondel.cli", *arguments]
        done = subprocess.run(
            words, input=typed, capture_output=True, text=True, cwd=folder, env=surroundings, timeout=300
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run


def test_the_game_is_among_the_games(command: Callable[..., str]) -> None:
    assert "bakers" in command("games")


def test_it_is_played_in_the_terminal_to_its_end(command: Callable[..., str]) -> None:
    shown = command("play", "bakers", "--bots", "random", "--seed", "3", "--lang", "pl", typed="1\n" * 40)
    assert "Idź na pole" in shown
    assert "Niewykonane zamówienia" in shown


def test_its_rules_and_facts_can_be_asked_for(command: Callable[..., str]) -> None:
    assert "Two steps are free" in command("rules", "bakers", "BK-WALK-02")
    assert "wheel" in command("facts", "bakers")


def test_game_and_bots_reach_other_processes(command: Callable[..., str]) -> None:
    shown = command("simulate", "bakers", "--games", "4", "--bots", "eager,curious:1", "--jobs", "2")
    assert "Bakers: 4 games of 2" in shown
    assert "curious:1" in shown


def test_a_tournament_takes_the_bots(command: Callable[..., str]) -> None:
    shown = command("tournament", "bakers", "--bots", "random,eager", "--games", "4", "--jobs", "1", "--out", "league")
    assert "eager" in shown
    assert "report.html" in shown
