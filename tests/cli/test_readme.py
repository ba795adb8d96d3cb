"""The README keeps its promises: its example runs, its links lead somewhere, its commands exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_example_runs(capsys):
    (example,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    out = capsys.readouterr().out
    assert out.startswith("Player ")
    assert "winners: [" in out.splitlines()[-1]


def test_the_table_in_the_terminal_looks_as_it_is_shown(rondel, monkeypatch):
    (shown,) = re.findall(r"```\n(Round 1 of 3.*?)```", TEXT, re.DOTALL)
    monkeypatch.setenv("COLUMNS", "100")
    ran = rondel("play", "saltfjord", "--bots", "random", "--seed", 7, input="1\n1\n1\n")
    assert shown in "\n".join(line.rstrip() for line in ran.out.splitlines())


@pytest.mark.parametrize("link", re.findall(r"\]\(([^)#]+)\)", TEXT))
def test_links_lead_somewhere(link):
    assert (ROOT / link).exists()


def test_every_command_is_known(rondel):
    used = {line.split()[1] for line in re.findall(r"^    (?:\$ )?(rondel .*)$", TEXT, re.MULTILINE)}
    listed = rondel("--help").out
    assert used == {"open", "serve", "play", "facts", "rules", "replay", "simulate"}
    assert all(f" {command} " in listed for command in used)
