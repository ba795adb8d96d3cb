"""The examples of docs/research.md run as they stand, one after another."""

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 5
    known: dict[str, Any] = {}
    said = []
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), known)
        said.append(capsys.readouterr().out)
    assert [line.split()[0] for line in said[0].splitlines()] == ["player_1", "player_2", "player_3"]
    assert said[1].startswith("0 1 seat ")
    assert '"game": "saltfjord"' in said[3]
    assert said[4].startswith("(8, ")
