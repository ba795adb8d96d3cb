"""What the benchmarks are asked for wrongly is told in a line, before anything is measured."""

import sys
from importlib import import_module
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

NEEDS = {"envs": ["pettingzoo", "pygame"], "load": ["websockets", "litestar"]}


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("arena --rounds 0", "--rounds: must be 1 or more, not 0"),
        ("arena --games -5", "--games: must be 1 or more, not -5"),
        ("arena --games 0", "--games: must be 1 or more, not 0"),
        ("arena --bots nope", "there is no bot 'nope' (there are: "),
        ("arena --bots greedy,nope", "there is no bot 'nope'"),
        ("arena --bots ,", "--bots: name at least one, such as random"),
        ("arena --game saltfjrod", "there is no game 'saltfjrod' (did you mean saltfjord?)"),
        ("envs --games nope", "there is no game 'nope'"),
        ("envs --games saltfjord,nope", "there is no game 'nope'"),
        ("envs --games saltfjord --players 9", "players: "),
        ("envs --core 9999", "--core: 9999 is none of the cores we may use ("),
        ("envs --seconds nan", "must be positive"),
        ("compare --core 9999", "--core: 9999 is none of the cores we may use ("),
        ("compare --seconds nan", "must be positive"),
        ("heuristic_error saltfjord --seed -1", "--seed: must be from 0 to 2**64 - 1, not -1"),
        ("heuristic_error saltfjord --positions 0", "--positions: must be 1 or more, not 0"),
        ("heuristic_error saltfjord --seconds inf", "--seconds: must be a number above 0, not inf"),
        ("load --tables 0", "--tables: must be 1 or more, not 0"),
        ("load --pace 0", "--pace: must be a number above 0, not 0"),
    ],
)
def test_it_is_told_and_nothing_is_measured(command: str, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    name, *arguments = command.split()
    for package in NEEDS.get(name, []):
        pytest.importorskip(package)
    try:
        code = import_module(name).main(arguments)
    except SystemExit as left:
        code = left.code
    told = capsys.readouterr()
    assert (code, told.out) == (2, "")
    assert message in told.err.splitlines()[-1]
