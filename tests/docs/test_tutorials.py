"""The tutorials cannot rot: they quote what stands in the files, their code runs."""

import re
from pathlib import Path
from typing import Any

import pytest

from rondel.bots import registry

ROOT = Path(__file__).parents[2]
TUTORIALS = sorted((ROOT / "docs").glob("tutorial-*.md"))
MARKED = re.compile(r"^<!-- (\S+) -->\n```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
BOT = MARKED.findall((ROOT / "docs" / "tutorial-bot.md").read_text("utf-8"))
QUOTES = [
    pytest.param(file, block, id=f"{page.stem}:{n}")
    for page in TUTORIALS
    for n, (file, _, block) in enumerate(MARKED.findall(page.read_text("utf-8")), 1)
    if file != "run"
]


def test_both_tutorials_are_there() -> None:
    assert [page.name for page in TUTORIALS] == ["tutorial-bot.md", "tutorial-game.md"]


@pytest.mark.parametrize(("file", "block"), QUOTES)
def test_what_is_quoted_stands_in_the_file(file: str, block: str) -> None:
    assert block.strip()
    assert f"\n{block}" in f"\n{(ROOT / file).read_text('utf-8')}"


@pytest.mark.parametrize("page", TUTORIALS, ids=lambda page: page.stem)
def test_every_block_of_code_is_quoted_or_run(page: Path) -> None:
    """One without a mark would be checked by nobody."""
    text = page.read_text("utf-8")
    assert len(re.findall(r"^```\w+$", text, re.MULTILINE)) == len(MARKED.findall(text))


def test_the_first_bot_has_twenty_lines() -> None:
    """All that are not blank."""
    assert sum(bool(line.strip()) for line in BOT[0][2].splitlines()) <= 20


def test_the_bot_tutorial_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """All its code in its order, with fewer games."""
    monkeypatch.setattr(registry, "_makers", dict(registry._makers))
    code = "\n".join(block for _, language, block in BOT if language == "python")
    few = code.replace("GAMES = 200", "GAMES = 2")
    assert few != code
    found: dict[str, Any] = {}
    exec(compile(few, "tutorial-bot.md", "exec"), found)
    out = capsys.readouterr().out
    assert re.match(r"eager: \S+ points, wins \S+ \(\S+ to \S+\) of 2 games\nrandom: ", out)
    registry.register_bot("curious", found["make_curious"])
    results = found["simulate"]("saltfjord", games=1, players=2, bots=["curious:1", "eager"], seed=1)
    assert results.by_bot["curious:1"].games == 1
