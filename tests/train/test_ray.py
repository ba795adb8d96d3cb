"""Demonstrations gathered on a real Ray cluster of this machine: the same games as on processes."""

from pathlib import Path

import pytest

from rondel.arena.ray import NoRay
from rondel.train.demonstrations import files_of, gather, read
from rondel.train.work import Where


def test_a_cluster_plays_the_same_demonstrations(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    list(gather("saltfjord", tmp_path / "here", 3, 1, Where(1)))
    assert list(gather("saltfjord", tmp_path / "ray", 3, 1, Where(1, "local"))) == [0, 3]
    (here,), (there,) = files_of(tmp_path / "here"), files_of(tmp_path / "ray")
    assert read(there) == read(here)


def test_without_ray_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rondel.arena.ray.find_spec", lambda name: None)
    with pytest.raises(NoRay, match="ray: is not installed"):
        list(gather("saltfjord", tmp_path, 3, 1, Where(1, "local")))
