"""Saltfjord as if its values had been changed since revision 1: the way home and a crate were worth more then."""

import shutil
from pathlib import Path

import pytest

from rondel.core import registry
from rondel.games.saltfjord import components

WAS = 50  # points of CR-42
CHANGES = """
crate_tiles: {tiles: {CR-42: {vp: 50}}}
fjord: {nodes: {area1: {vp_on_return: 7}, area2: {vp_on_return: 7}}}
"""


def values_change(folder: Path, monkeypatch: pytest.MonkeyPatch, changes: str = CHANGES) -> None:
    shutil.copy(Path(components.__file__).with_name("components.yaml"), folder)
    (folder / "components-until-1.yaml").write_text(changes, encoding="utf-8")
    monkeypatch.setattr(components, "__file__", str(folder / "components.py"))
    monkeypatch.setattr(registry, "folder", lambda name: folder)
    monkeypatch.setattr(registry, "_loaded", {})
