"""rondel games, simulate, rules, facts, bench and --version."""

import csv
import os
import platform
import re
import subprocess
import sys
from pathlib import Path

import pyarrow.parquet
import pytest

import rondel as engine
from rondel import arena
from rondel.arena.results import Tally
from rondel.cli.simulate import _table
from support import arena_bots


def test_it_helps(rondel):
    ran = rondel("--help")
    assert ran.code == 0
    for command in ("open", "serve", "games", "play", "simulate", "replay", "rules", "facts", "balance", "bench"):
        assert f" {command} " in ran.out


def test_the_version_says_what_runs(rondel):
    ran = rondel("--version")
    assert ran.code == 0
    assert engine.__version__ in ran.out
    assert "compiled engine" in ran.out or "pure Python engine" in ran.out
    assert platform.python_version() in ran.out


def test_an_unknown_command_is_one_line(rondel):
    ran = rondel("frobnicate")
    assert (ran.code, ran.problem) == (2, "No such command 'frobnicate'.")


def test_games_are_listed_with_players_and_options(rondel):
    out = rondel("games").out
    assert re.search(r"saltfjord +Saltfjord +1-4", out)
    assert "side=base|village" in out
    assert "wagons=false|true" in out


HERE = {**os.environ, "PYTHONPATH": str(Path(engine.__file__).parents[1])}  # the engine under test


def test_as_a_process_of_its_own():
    command = [sys.executable, "-m", "rondel.cli"]
    ran = subprocess.run([*command, "--version"], capture_output=True, text=True, check=True, env=HERE)
    assert ran.stdout.startswith("rondel ")
    # a reader that leaves early must not make it fall over
    rules = subprocess.Popen([*command, "rules", "saltfjord"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=HERE)
    assert rules.stdout is not None and rules.stderr is not None
    rules.stdout.readline()
    rules.stdout.close()
    assert rules.stderr.read() == b""
    rules.wait()


def test_bytes_that_are_no_text_and_no_input_at_all(tmp_path):
    command = [sys.executable, "-m", "rondel.cli", "play", "saltfjord", "--players", "1", "--seed", "5"]
    odd = subprocess.run(command, input=b"1\n\xff\xfe\x00\n", capture_output=True, check=True, cwd=tmp_path, env=HERE)
    assert odd.stderr == b""
    assert b"saltfjord-5.json" in odd.stdout
    closed = f"exec {' '.join(command)} <&-"
    none = subprocess.run(["sh", "-c", closed], capture_output=True, check=True, cwd=tmp_path, env=HERE)
    assert b"nothing was saved" in none.stdout


# simulate


def test_simulate_says_how_the_bots_did(rondel):
    ran = rondel("simulate", "saltfjord", "--games", 6, "--players", 3, "--bots", "random", "--seed", 4, "--jobs", 1)
    assert ran.code == 0
    assert "6 games of 3" in ran.out
    assert "games/s" in ran.out
    assert "95 % interval" in ran.out
    assert "Technology levels" in ran.out


def test_simulate_gives_the_same_on_one_and_two_processes(rondel, tmp_path):
    for jobs in (1, 2):
        options = ("--games", 8, "--bots", "random", "--seed", 4, "--option", "wagons=true")
        rondel("simulate", "saltfjord", *options, "--jobs", jobs, "--out", f"{jobs}.csv")
    assert (tmp_path / "1.csv").read_text() == (tmp_path / "2.csv").read_text()


def test_parquet_and_csv_hold_the_same(rondel, tmp_path):
    for name in ("a.csv", "a.parquet"):
        options = ("--games", 4, "--bots", "random", "--seed", 4, "--jobs", 1)
        assert "8 rows written to" in rondel("simulate", "saltfjord", *options, "--out", name).out
    with (tmp_path / "a.csv").open(newline="") as file:
        lines = list(csv.DictReader(file))
    table = pyarrow.parquet.read_table(tmp_path / "a.parquet").to_pylist()
    assert [{key: str(value) for key, value in row.items()} for row in table] == lines
    assert list(lines[0])[:5] == ["game", "seed", "seat", "bot", "total"]
    assert list(lines[0])[-2:] == ["won", "decisions"]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["chess"], "there is no game 'chess'"),
        (["saltfjord", "--games", "0"], "--games"),
        (["saltfjord", "--games", "99999999999"], "--games"),
        (["saltfjord", "--games", "many"], "--games"),
        (["saltfjord", "--jobs", "0"], "--jobs"),
        (["saltfjord", "--players", "5"], "1 to 4 players, not 5"),
        (["saltfjord", "--bots", "radnom"], "there is no bot 'radnom' (there are: easy, expert, "),
        (["saltfjord", "--bots", ""], "bots: name at least one"),
        (["saltfjord", "--bots", "random,random,random"], "3 bots do not fit at a table of 2"),
        (["saltfjord", "--seed", "x"], "seed: must be a whole number"),
        (["saltfjord", "--option", "side=sea"], "side: must be one of base, village"),
        (["saltfjord", "--lang", "fr"], "lang: must be one of"),
        (["saltfjord", "--out", "a.xlsx"], "a.xlsx: the suffix must be .csv or .parquet, not .xlsx"),
        (["saltfjord", "--out", "no/a.csv"], "no/a.csv: cannot be written: No such file or directory"),
    ],
)
def test_simulate_refuses_before_a_game_is_played(rondel, monkeypatch, tmp_path, arguments, problem):
    monkeypatch.setattr("rondel.arena.series.play_game", lambda *_: pytest.fail("a game was played"))
    ran = rondel("simulate", *arguments)
    assert ran.code == 2
    assert problem in ran.problem
    assert list(tmp_path.iterdir()) == []


def test_a_bot_that_fails_ends_a_simulation_in_one_line(rondel, monkeypatch, tmp_path):
    arena_bots.know(monkeypatch)
    ran = rondel("simulate", "saltfjord", "--bots", "first,raising", "--jobs", 1, "--out", "a.csv")
    assert ran.code == 2
    assert ran.problem.startswith("bots: raising in seat 2 failed: ZeroDivisionError: no plan left (game 0, seed ")
    assert list(tmp_path.iterdir()) == []


def test_an_interrupted_simulation_writes_nothing(rondel, monkeypatch, tmp_path):
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "simulate", interrupted)
    ran = rondel("simulate", "saltfjord", "--out", "a.csv")
    assert (ran.code, ran.problem) == (130, "stopped; nothing was written")
    assert list(tmp_path.iterdir()) == []


# rules


def test_one_rule_a_section_and_a_search(rondel):
    assert rondel("rules", "saltfjord", "sf-die-04").out.startswith("SF-DIE-04 [R]\n  Each fish spent")
    section = rondel("rules", "saltfjord", "DIE").out
    assert "DIE: take a die" in section
    assert "SF-DIE-01" in section and "SF-RES-01" not in section
    assert rondel("rules", "saltfjord", "SF-DIE").out == section
    found = rondel("rules", "saltfjord", "--search", "ORANGE dice likewise").out
    assert "SF-SOLO-04" in found and "SF-SOLO-03" not in found
    assert "SF-END-01" in rondel("rules", "saltfjord").out


def test_rules_in_the_language_asked_for_or_of_the_locale(rondel, monkeypatch):
    german = rondel("rules", "saltfjord", "DIE", "--lang", "de").out
    assert german.startswith("\nDIE: ") and german != rondel("rules", "saltfjord", "DIE").out
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert rondel("rules", "saltfjord", "DIE").out == german


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["chess"], "there is no game 'chess'"),
        (["quay"], "quay has no rulebook that can be read: No such file or directory"),
        (["saltfjord", "SF-DIE-99"], "saltfjord has no rule or section SF-DIE-99 (did you mean SF-DIE-"),
        (["saltfjord", "--search", "xyzzy"], "search: no rule of saltfjord says 'xyzzy'"),
        (["saltfjord", "--coverage", "--tests", "nowhere"], "nowhere: there is no such folder of tests"),
        (["saltfjord", "DIE", "--coverage"], "--coverage is about all rules"),
        (["saltfjord", "--lang", "fr"], "lang: must be one of"),
    ],
)
def test_rules_that_are_not_there(rondel, arguments, problem):
    ran = rondel("rules", *arguments)
    assert ran.code == 2
    assert problem in ran.problem


def rule_ids() -> list[str]:
    from rondel.core.rulebook import load_rulebook

    return list(load_rulebook("saltfjord").rules)


def test_coverage_of_all_rules(rondel, tmp_path):
    names = rule_ids()
    marks = "\n".join(f'@pytest.mark.rule("{name}")\ndef test_{n}(): ...' for n, name in enumerate(names[1:]))
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/test_all.py").write_text(f'@rule("{names[0]}", "GWT-FEE-03")\ndef test(): ...\n{marks}\n')
    ran = rondel("rules", "saltfjord", "--coverage")
    assert (ran.code, ran.out) == (0, f"saltfjord {len(names)}/{len(names)}\n")


def test_coverage_lists_what_is_missing_and_what_is_no_rule(rondel, tmp_path):
    names = rule_ids()
    text = f'x = [pytest.param(1, marks=rule("{names[0]}", "SF-DIE-99"))]\nruler("{names[1]}")\n'
    (tmp_path / "test_some.py").write_text(text)
    ran = rondel("rules", "saltfjord", "--coverage", "--tests", tmp_path)
    lines = ran.out.splitlines()
    assert ran.code == 1
    assert f"no test   {names[0]}" not in lines
    assert f"no test   {names[1]}" in lines
    assert f"no rule   SF-DIE-99 ({tmp_path / 'test_some.py'}:1)" in lines
    assert lines[-1] == f"saltfjord 1/{len(names)}"


def test_coverage_with_a_test_file_that_is_no_python(rondel, tmp_path):
    (tmp_path / "test_some.py").write_text("def (:")
    ran = rondel("rules", "saltfjord", "--coverage", "--tests", tmp_path)
    assert ran.code == 2
    assert "test_some.py: cannot be read: " in ran.problem


# facts


def test_facts_say_where_each_block_comes_from(rondel):
    out = rondel("facts", "saltfjord").out
    assert "fishing_tokens" in out
    assert "technology.advanced_logistics" in out
    assert "reconstructed  no text we found says it" in out


def test_one_block_with_its_data(rondel):
    out = rondel("facts", "saltfjord", "taverns").out
    assert "source: rulebook" in out
    assert "reconstructed: left-to-right order" in out
    assert "id: tavern1" in out


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["chess"], "there is no game 'chess'"),
        (["saltfjord", "tavern"], "saltfjord has no block 'tavern' (did you mean taverns?)"),
        (["saltfjord", "--components", "no.yaml"], "no.yaml: cannot be read: No such file or directory"),
        (["saltfjord", "--components", "bad.yaml"], "bad.yaml: is not YAML"),
        (["saltfjord", "--components", "bare.yaml"], "bare.yaml: no block says its source"),
        (["quay"], "components.yaml: cannot be read: No such file or directory"),
    ],
)
def test_facts_that_are_not_there(rondel, tmp_path, arguments, problem):
    (tmp_path / "bad.yaml").write_bytes(b"a: [\xff")
    (tmp_path / "bare.yaml").write_text("a: {b: 1}")
    ran = rondel("facts", *arguments)
    assert ran.code == 2
    assert problem in ran.problem


# bench


def test_bench_times_every_game(rondel):
    ran = rondel("bench", "--seconds", 0.05)
    assert ran.code == 0
    assert "decisions/s" in ran.out
    assert "saltfjord" in ran.out and "quay" in ran.out
    assert "quay" not in rondel("bench", "saltfjord", "--seconds", 0.05).out
    assert "there is no game 'chess'" in rondel("bench", "chess").problem


# the words of the command itself


def test_every_message_is_there_in_every_language():
    folder = Path(engine.__file__).parent / "cli" / "words"
    found = {path.stem: messages(path) for path in folder.glob("*.ftl")}
    assert set(found) == {"en", "pl", "de"}
    assert found["pl"] == found["de"] == found["en"]


def messages(path: Path) -> dict[str, set[str]]:
    """Each message with the arguments it uses."""
    from fluent.syntax import FluentParser, ast
    from fluent.syntax.visitor import Visitor

    class Arguments(Visitor):  # type: ignore[misc]
        def __init__(self) -> None:
            self.names: set[str] = set()

        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            self.names.add(node.id.name)

    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            visitor = Arguments()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def test_every_message_of_the_board_is_there_in_every_language():
    folder = Path(engine.__file__).parent / "games" / "saltfjord" / "texts" / "summary"
    found = {path.stem: messages(path) for path in folder.glob("*.ftl")}
    assert set(found) == {"en", "pl", "de"}
    assert found["pl"] == found["de"] == found["en"]
    for path in folder.glob("*.ftl"):
        for line in path.read_text(encoding="utf-8").splitlines():
            key, _, text = line.partition(" = ")
            if key.startswith("short-"):
                assert len(text) <= 5, line
            if key.startswith(("tiny-", "mark-")):
                assert len(text) <= 2, line


def test_a_mean_of_nearly_nothing_has_no_sign() -> None:
    tally = Tally(2, -0.04, 0, {}, 0.5, (0.1, 0.9), 30)
    assert list(_table("Bot", {"random": tally}).columns[2].cells) == ["0.0"]
