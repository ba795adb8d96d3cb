"""The README and the terminal's page keep their promises: the example runs, the commands exist, the table looks so."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
TERMINAL = (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8")


def test_the_python_example_runs(capsys):
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    out = capsys.readouterr().out
    assert out.startswith("Player ")
    assert "winners: [" in out.splitlines()[-1]


def test_the_table_in_the_terminal_looks_as_it_is_shown(rondel, monkeypatch):
    (shown,) = re.findall(r"```\n(Round 1 of 3.*?)```", TERMINAL, re.DOTALL)
    monkeypatch.setenv("COLUMNS", "100")
    ran = rondel("play", "saltfjord", "--bots", "random", "--seed", 7, input="1\n1\n1\n")
    assert shown in "\n".join(line.rstrip() for line in ran.out.splitlines())


def test_every_command_is_known(rondel):
    shown = {
        page: {line.split()[1] for line in re.findall(r"^    (?:\$ )?(rondel .*)$", text, re.MULTILINE)}
        for page, text in (("README", README), ("terminal", TERMINAL))
    }
    assert shown == {"README": {"open", "serve", "play"}, "terminal": {"play", "rules", "replay", "facts", "simulate"}}
    listed = rondel("--help").out
    assert all(f" {command} " in listed for commands in shown.values() for command in commands)
