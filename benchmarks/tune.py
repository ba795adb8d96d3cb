"""Finds weights for a game's heuristic by an evolution strategy, compares them, and shows them as source.

    python benchmarks/tune.py great_western_trail --minutes 30 --out weights.json --jobs 2 [--start weights.json]
    python benchmarks/tune.py great_western_trail --compare weights.json [other.json|present] --games 200
    python benchmarks/tune.py great_western_trail --show weights.json     the lines for the game's weights.py

It works for a game with a class Weights in its weights.py and a Greedy(rules, weights) in its greedy.py. Each weight is
multiplied by a factor; a list has one for all its numbers and one for its tilt, a dict one for each entry; so a weight
of 0 stays 0. The candidates of a generation play the same paired seeds, alone against the printed opponent and by two
against the weights of the start. After each generation the middle of the candidates is written: it can be stopped at
any moment and goes on with --start. Needs cma, a CMA-ES: pip install cma.
"""

import argparse
import ast
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from math import exp, isfinite, sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import monotonic
from typing import Any, NamedTuple
from zlib import crc32

import rondel
from rondel.arena.files import check_folder, write_whole
from rondel.arena.processes import process_pool
from rondel.arena.results import Z, wilson
from rondel.bots import derive_seed
from rondel.core.errors import RondelError, hint
from rondel.core.registry import module_beside
from rondel.games.trail.experience import Experience

STEP = 0.3  # the logarithm of the factor for 1 in a vector
WIDTH = 0.4  # of the first generation, in the same measure
CANDIDATES = 16  # a generation
ALONE = 12  # games of each against the printed opponent
PAIRED = 3  # of two players: both seats of each are played
MOST = 60.0  # points of a margin: one lucky game shall not decide
PENALTY = 0.02  # points for the square of the distance from the start: what does not matter stays
EXPERIENCE = "experience"  # among weights: see learn.py
BATCH = 10  # paired seeds of a comparison that a process plays at once

Values = dict[str, Any]  # by name: a number, a list of numbers, or a dict of them


class Heuristics:
    """A game and its heuristic, with any weights."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.game = rondel.load_game(name)
        self.greedy, self.weights = module_beside(self.game, "greedy"), module_beside(self.game, "weights")
        if not hasattr(self.greedy, "Greedy") or not hasattr(self.weights, "Weights"):
            raise RondelError(f"{name}: the weights of its heuristic cannot be changed from outside")

    def present(self) -> Values:
        """In the order of the source; a compiled class has no `vars`."""
        weights = self.weights.Weights()
        names = getattr(weights, "__mypyc_attrs__", None) or vars(weights)
        return {name: getattr(weights, name) for name in names}

    def player(self, values: Values) -> Any:
        """EXPERIENCE among the values: what the player has learnt, if not what the game knows."""
        weights = self.weights.Weights()
        for name, value in values.items():
            if name != EXPERIENCE:
                setattr(weights, name, value)
        if EXPERIENCE not in values:
            return self.greedy.Greedy(self.game, weights)
        known = Experience(values[EXPERIENCE], module_beside(self.game, "plans").COUNTS)
        return self.greedy.Greedy(self.game, weights, known)

    def read(self, place: str) -> Values:
        """The weights of a file, or the present ones; refuses what is not exactly one value for each."""
        present = self.present()
        if place == "present":
            return present
        try:
            values = json.loads(Path(place).read_text(encoding="utf-8"))
        except OSError as error:
            raise RondelError(f"{place}: cannot be read: {error.strerror}") from None
        except ValueError as error:
            raise RondelError(f"{place}: is no JSON: {error}") from None
        if not isinstance(values, dict):
            raise RondelError(f"{place}: must hold names and values of weights, as --out writes them")
        for name in values:
            if name not in present:
                raise RondelError(f"{place}: {name}: there is no such weight{hint(name, list(present))}")
        return {name: checked(place, name, value, values) for name, value in present.items()}

    def source(self, values: Values) -> str:
        """The lines of weights.py that set the weights, with their comments and these numbers."""
        path = Path(str(self.weights.__file__)).with_name("weights.py")
        text = path.read_text(encoding="utf-8")
        lines, tree = text.splitlines(), ast.parse(text)
        first = next(node.lineno for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))  # __init__
        set_here = [node for node in ast.walk(tree) if isinstance(node, ast.Assign | ast.AnnAssign)]
        for node in sorted(set_here, key=lambda one: -one.lineno):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            old = node.value
            if isinstance(target, ast.Attribute) and target.attr in values and old is not None:
                begin, end = old.lineno - 1, (old.end_lineno or old.lineno) - 1
                after = lines[end][old.end_col_offset :]
                new = json.dumps(rounded(values[target.attr], readable))
                lines[begin : end + 1] = [lines[begin][: old.col_offset] + new + after]
        return "\n".join(lines[first:])


def checked(place: str, name: str, present: Any, values: Values) -> Any:
    """The value that a file has for a weight, if it is of the same form as the present one."""
    if name not in values:
        raise RondelError(f"{place}: {name} is missing")
    value = values[name]
    if isinstance(present, dict):
        if isinstance(value, dict) and value.keys() == present.keys():
            return {entry: checked(place, entry, present[entry], value) for entry in present}
        raise RondelError(f"{place}: {name}: must have a number for each of {', '.join(present)}")
    if isinstance(present, list):
        if isinstance(value, list) and len(value) == len(present):
            numbers = {f"{name}[{i}]": one for i, one in enumerate(value)}
            return [checked(place, one, 0.0, numbers) for one in numbers]
        raise RondelError(f"{place}: {name}: must be a list of {len(present)} numbers")
    if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
        raise RondelError(f"{place}: {name}: must be a number, not {value!r}")
    return float(value)


# Vectors


def size(values: Values) -> int:
    """How many numbers a vector for these weights has."""
    return sum(len(one) if isinstance(one, dict) else 2 if isinstance(one, list) else 1 for one in values.values())


def stretched(values: Values, vector: Iterable[float]) -> Values:
    """Weights multiplied by the factors of a vector; 0 everywhere leaves them as they are."""
    factors = iter([exp(STEP * x) for x in vector])
    found: Values = {}
    for name, value in values.items():
        if isinstance(value, list):
            every, tilt, last = next(factors), next(factors), max(1, len(value) - 1)
            found[name] = [one * every * tilt ** (2 * i / last - 1) for i, one in enumerate(value)]
        elif isinstance(value, dict):
            found[name] = {entry: one * next(factors) for entry, one in value.items()}
        else:
            found[name] = value * next(factors)
    return found


def rounded(value: Any, number: Callable[[float], float]) -> Any:
    """All numbers of a value."""
    if isinstance(value, list):
        return [number(one) for one in value]
    return {name: rounded(one, number) for name, one in value.items()} if isinstance(value, dict) else number(value)


def precise(number: float) -> float:
    return float(f"{number:.4g}")


def readably(values: Values) -> str:
    """JSON, a weight a line."""
    lines = [f"  {json.dumps(name)}: {json.dumps(rounded(value, precise))}" for name, value in values.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def readable(number: float) -> float:
    """As many digits as matter."""
    return round(number, 1 if abs(number) >= 3 else 2 if abs(number) >= 0.1 else 3)


# Games


class Task(NamedTuple):
    """What a process plays: seeds alone, and paired seeds against other weights."""

    game: str
    mine: Values
    other: Values
    alone: list[int]
    paired: list[int]


class Played(NamedTuple):
    """Margins in points: of games alone over the printed opponent; of each paired seed over the other weights."""

    alone: list[float]
    paired: list[float]
    won: list[float]  # of every game against the other weights: 1, 0, or the part of a shared win


def play(task: Task) -> Played:
    heuristics = Heuristics(task.game)
    game, me, you = heuristics.game, heuristics.player(task.mine), heuristics.player(task.other)
    alone, paired, won = [], [], []
    for seed in task.alone:
        totals, _, outcome = finished(game, [me], seed)
        alone.append(float(totals[0] - outcome.get(game.opponent, {"total": 0})["total"]))
    for seed in task.paired:
        (first, second), early, _ = finished(game, [me, you], seed)
        (third, fourth), late, _ = finished(game, [you, me], seed)
        paired.append((first - second + fourth - third) / 2)
        won += [early.count(0) / len(early), late.count(1) / len(late)]
    return Played(alone, paired, won)


def finished(game: Any, players: list[Any], seed: int) -> tuple[list[int], list[int], dict[str, Any]]:
    """The points of the seats, who of them won, and what else is told of the end."""
    state = game.new(len(players), seed)
    while state.actor is not None:
        state.apply(players[state.actor].choose(state))
    return [score["total"] for score in state.scores()], state.winners(), game.outcome(state)


Run = Callable[[list[Any]], Iterable[Any]]


@contextmanager
def players(jobs: int, work: Callable[[Any], Any]) -> Iterator[Run]:
    """What does work for tasks, in their order: this process or several."""
    if jobs == 1:
        yield lambda tasks: map(work, tasks)
    else:
        with process_pool(jobs) as pool:
            yield lambda tasks: pool.map(work, tasks)


# What is asked for


def strategy(numbers: int, seed: int) -> Any:
    """An evolution strategy that begins at zero."""
    if find_spec("cma") is None:
        raise RondelError("this needs cma: pip install cma")
    cma: Any = import_module("cma")
    given = {"popsize": CANDIDATES, "seed": seed % 2**31 + 1, "verbose": -9}  # seed 0 would be the time of day
    return cma.CMAEvolutionStrategy([0.0] * numbers, WIDTH, given)


def evolve(heuristics: Heuristics, start: Values, out: Path, minutes: float, run: Run, seed: int) -> None:
    """Generation after generation until the time is over, at least one."""
    check_folder(out)
    seed = derive_seed(seed, crc32(readably(start).encode()))  # other weights, other seeds: nothing is learnt by heart
    search, generation, end = strategy(size(start), seed), 0, monotonic() + 60 * minutes
    while generation == 0 or monotonic() < end:
        generation += 1
        alone, paired = numbered(ALONE, seed, generation, 0), numbered(PAIRED, seed, generation, 1)
        vectors = [[float(x) for x in vector] for vector in search.ask()]
        tasks = [Task(heuristics.name, stretched(start, vector), start, alone, paired) for vector in vectors]
        margins = [mean_margin(found.alone, found.paired) for found in run(tasks)]
        search.tell(vectors, [PENALTY * sum(x * x for x in one) - margin for one, margin in zip(vectors, margins)])
        write_whole(out, readably(stretched(start, search.mean)).encode())
        told = f"margins {fmean(margins):+.1f} on average, {max(margins):+.1f} at best; width {search.sigma:.2f}"
        print(f"{heuristics.name}: generation {generation}: {told}", flush=True)


def mean_margin(alone: list[float], paired: list[float]) -> float:
    """Of all games: a paired seed is two."""
    return fmean([max(-MOST, min(margin, MOST)) for margin in [*alone, *paired, *paired]])


def numbered(number: int, seed: int, *path: int) -> list[int]:
    """So many seeds."""
    return [derive_seed(seed, *path, i) for i in range(number)]


def compare(heuristics: Heuristics, names: tuple[str, str], games: int, run: Run, seed: int) -> str:
    """Two-player games, both seats of each paired seed, and games alone of both on the same seeds."""
    one, other = (heuristics.read(name) for name in names)
    paired, alone = numbered(games // 2, seed, 0), numbered(games, seed, 1)
    pairs = [Task(heuristics.name, one, other, [], paired[i : i + BATCH]) for i in range(0, len(paired), BATCH)]
    parts = [alone[i : i + BATCH] for i in range(0, games, BATCH)]
    own = [Task(heuristics.name, values, values, part, []) for values in (one, other) for part in parts]
    found = list(run(pairs + own))
    against = [margin for part in found for margin in part.paired]
    won = [game for part in found for game in part.won]
    margins = [margin for part in found for margin in part.alone]
    first, second = margins[:games], margins[games:]
    return "\n".join(
        [
            f"{heuristics.name}: points that {names[0]} is ahead of {names[1]}, 95 % intervals",
            f"{len(won)} games of two: {interval(against)}; won {share(won)}",
            f"{games} games alone: {interval([a - b for a, b in zip(first, second)])}",
            f"margin of {names[0]} alone: {interval(first)}",
            f"margin of {names[1]} alone: {interval(second)}",
        ]
    )


def interval(margins: list[float]) -> str:
    return f"{fmean(margins):+.1f} ± {Z * stdev(margins) / sqrt(len(margins)):.1f}"


def share(won: list[float]) -> str:
    low, high = wilson(fmean(won), len(won))
    return f"{fmean(won):.1%} ({low:.1%} to {high:.1%})"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Weights for a game's heuristic.")
    parser.add_argument("game")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--out", type=Path, help="look for better weights and write them to this file")
    what.add_argument(
        "--compare", nargs="+", metavar="WEIGHTS", help="play: a file against another or the present ones"
    )
    what.add_argument("--show", metavar="WEIGHTS", help="print the lines for the game's weights.py")
    parser.add_argument("--start", default="present", help="a file of weights to begin with")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--games", type=int, default=200, help="of a comparison")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    if given.jobs < 1:
        parser.error(f"--jobs: must be 1 or more, not {given.jobs}")
    if not given.minutes > 0:
        parser.error(f"--minutes: must be more than 0, not {given.minutes}")
    if given.games < 4:
        parser.error(f"--games: must be 4 or more, not {given.games}")
    if not 0 <= given.seed < 1 << 64:
        parser.error(f"--seed: must be from 0 to 2**64 - 1, not {given.seed}")
    if len(given.compare or []) > 2:
        parser.error("--compare: takes one file, or two")
    try:
        heuristics = Heuristics(given.game)
        if given.show:
            print(heuristics.source(heuristics.read(given.show)))
            return
        with players(given.jobs, play) as run:
            if given.out:
                evolve(heuristics, heuristics.read(given.start), given.out, given.minutes, run, given.seed)
            else:
                first, second = [*given.compare, "present"][:2]
                print(compare(heuristics, (first, second), given.games, run, given.seed))
    except RondelError as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        sys.exit(f"tune: stopped; --start {given.out} goes on" if given.out else "tune: stopped")


if __name__ == "__main__":
    main()
