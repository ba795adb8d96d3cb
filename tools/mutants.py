"""Do the tests notice a broken rule? Change the rule files of a game in one place at a time, and run its tests.

python tools/mutants.py GAME [--mutants N] [--seed S] [--jobs J] [--minutes M] [--out FILE] [--only FILE:LINE]

A mutant is killed if a test fails or the tests hang; those that survive are listed. Most are tried in forks of one
process (tools/mutants_plugin.py), what happens while a game is loaded in new processes. Changes after which a game
plays just the same are listed with the reason in tools/equivalent/*.yaml and never tried.
"""

import argparse
import ast
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path

import yaml

ROOT = Path(__file__).parent.parent
SHARED = {"great_western_trail": ["trail"], "great_western_trail_nz": ["trail"]}
NO_RULES = (  # data, positions from outside, programs that play
    "__init__", "check", "cited", "components", "events", "experience", "fields", "greedy", "migration", "plans",
    "prospects", "weights",
)  # fmt: skip
NO_RULE_TESTS = ["board", "texts", "wording", "summary", "greedy", "experience"]
NO_RULE_FUNCTIONS = ("check", "_check", "census", "form", "save", "load", "parts", "note", "resample")
SWAPS = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "in": "not in", "not in": "in",
    "is": "is not", "is not": "is", "+": "-", "-": "+", "*": "//", "//": "*", "%": "//", "&": "|", "|": "&",
    "<<": ">>", ">>": "<<", "and": "or", "or": "and", "+=": "-=", "-=": "+=", "|=": "&=", "&=": "|=",
    "min": "max", "max": "min", "any": "all", "all": "any", "True": "False", "False": "True",
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    file: str
    start: int  # offsets in the source
    end: int
    new: str
    line: int
    was: str
    function: str  # file and first line of the one it is in, as the plugin notes it; empty outside
    text: str  # the whole line, with a mark at the change

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.change}"

    @property
    def change(self) -> str:
        """As a list of equivalent ones names it, without the number of the line, which moves."""
        return f"{self.was} -> {self.new}    | {self.text}"


class Finder(ast.NodeVisitor):
    """Every place of a source that can be changed, and into what."""

    def __init__(self, file: str, text: str) -> None:
        self.file, self.text, self.found = file, text, list[Mutant]()
        self.starts = [0]
        for line in text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line.encode()))
        self.bytes = text.encode()
        self.function = ""

    def at(self, line: int, column: int) -> int:
        return self.starts[line - 1] + column

    def span(self, node: ast.AST) -> tuple[int, int]:
        return self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset)  # type: ignore[attr-defined]

    def change(self, start: int, end: int, new: str) -> None:
        line = self.bytes[:start].count(b"\n") + 1
        was = " ".join(self.bytes[start:end].decode().split())
        text = self.text.splitlines()[line - 1].strip() + f" @{start - self.starts[line - 1]}"
        self.found.append(Mutant(self.file, start, end, new, line, was, self.function, text))

    def swap(self, left: ast.AST, right: ast.AST, operators: list[str]) -> None:
        """The operator between two nodes."""
        start, end = self.span(left)[1], self.span(right)[0]
        between = self.bytes[start:end].decode()
        for operator in sorted(operators, key=len, reverse=True):
            place = between.find(operator)
            if place >= 0:
                self.change(start + place, start + place + len(operator), SWAPS[operator])
                return

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if not node.name.startswith(NO_RULE_FUNCTIONS):
            first = min([node.lineno, *[decorator.lineno for decorator in node.decorator_list]])
            self.function = f"{self.file}:{first}"
            for inner in node.body:
                self.visit(inner)
            self.function = ""

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for inner in node.body:
            self.visit(inner)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg not in ("memory", "rule", "strict"):
            self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        parts = [node.left, *node.comparators]
        for left, right in pairwise(parts):
            self.swap(left, right, ["<=", ">=", "==", "!=", "<", ">", "not in", "in", "is not", "is"])
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        self.swap(node.left, node.right, ["+", "-", "*", "//", "%", "&", "|", "<<", ">>"])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for left, right in pairwise(node.values):
            self.swap(left, right, ["and" if isinstance(node.op, ast.And) else "or"])
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.swap(node.target, node.value, ["+=", "-=", "|=", "&="])
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
            return  # -1 stands for none: -2 would do as well
        if isinstance(node.op, ast.Not):
            start = self.span(node)[0]
            self.change(start, start + 3, "")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.change(*self.span(node), SWAPS[str(node.value)])
        elif isinstance(node.value, int):
            self.change(*self.span(node), str(node.value + 1))

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in SWAPS:
            self.change(*self.span(node.func), SWAPS[node.func.id])
        if not self._tells(node):
            for inner in ast.iter_child_nodes(node):
                if not (self._asks(node) and isinstance(inner, ast.Constant)):
                    self.visit(inner)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call) and not self._tells(node.value):
            self.change(*self.span(node), "pass")
            self.visit(node.value)

    def visit_Break(self, node: ast.Break) -> None:
        self.change(*self.span(node), "pass")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.change(*self.span(node), "pass")

    def visit_If(self, node: ast.If) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def negate(self, test: ast.expr) -> None:
        if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp):
            start, end = self.span(test)
            self.change(start, end, f"not ({self.bytes[start:end].decode()})")

    def _asks(self, node: ast.Call) -> bool:
        """What is asked of a step without a memo, or given for a missing key, may be any number."""
        return isinstance(node.func, ast.Attribute) and node.func.attr in ("legal", "take", "get")

    def _tells(self, node: ast.Call) -> bool:
        """What is told in the log is no rule; a constructor of a class is needed for anything to work."""
        text = ast.unparse(node.func)
        return text.endswith(".emit") or text.startswith("super()")


def rule_files(game: str) -> Iterator[Path]:
    for folder in [game, *SHARED.get(game, [])]:
        for path in sorted((ROOT / "src/rondel/games" / folder).glob("*.py")):
            if not path.stem.startswith(NO_RULES) and "# not compiled" not in path.read_text(encoding="utf-8")[:200]:
                yield path


def equivalent(game: str) -> set[tuple[str, str]]:
    """(file, change) of what the lists of the game and of what it shares name, as far as there are some:
    {file: [{why: reason, changes: [change, ...]}, ...]}. In one game a shared rule may be without effect."""
    found: set[tuple[str, str]] = set()
    paths = [ROOT / f"tools/equivalent/{name}.yaml" for name in [game, *SHARED.get(game, [])]]
    for path in filter(Path.exists, paths):
        for file, groups in yaml.safe_load(path.read_text(encoding="utf-8")).items():
            found |= {(file, change) for group in groups for change in group["changes"]}
    return found


def mutants(game: str) -> list[Mutant]:
    found: list[Mutant] = []
    known = equivalent(game)
    for path in rule_files(game):
        text = path.read_text(encoding="utf-8")
        finder = Finder(str(path.relative_to(ROOT)), text)
        finder.visit(ast.parse(text))
        found += [mutant for mutant in finder.found if (mutant.file, mutant.change) not in known]
    return found


def pytest_run(game: str, source: Path, *options: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """The game's tests of its rules, on these sources."""
    tests = ROOT / "tests" / game
    left_out = [f"--ignore={tests / f'test_{name}.py'}" for name in NO_RULE_TESTS]
    command = [
        sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider", "--rootdir", str(ROOT),
        "-c", str(ROOT / "pyproject.toml"), *options, *left_out, str(tests),
    ]  # fmt: skip
    path = [str(source), str(ROOT / "tools"), *filter(None, [os.environ.get("PYTHONPATH")])]
    own = {
        "PYTHONPATH": os.pathsep.join(path),
        "PYTHONDONTWRITEBYTECODE": "1",  # of two sources of one second Python cannot tell which it compiled
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # the games' tests need none; they would take longer than the tests
    }
    return subprocess.run(command, env={**os.environ, **own, **environment}, cwd=ROOT, capture_output=True, check=False)


def in_forks(game: str, chosen: list[Mutant], jobs: int, until: float) -> dict[int, str]:
    with tempfile.TemporaryDirectory() as folder:
        asked, result = Path(folder) / "mutants.json", Path(folder) / "result.json"
        asked.write_text(json.dumps([asdict(mutant) for mutant in chosen]), encoding="utf-8")
        ran = pytest_run(
            game, ROOT / "src", "-p", "mutants_plugin", MUTANTS=str(asked), MUTANTS_RESULT=str(result),
            MUTANTS_JOBS=str(jobs), MUTANTS_UNTIL=str(until),
        )  # fmt: skip
        if not result.exists():
            sys.exit(ran.stdout.decode()[-3000:] + ran.stderr.decode()[-3000:])
        return {int(index): word for index, word in json.loads(result.read_text(encoding="utf-8")).items()}


def in_a_new_process(game: str, mutant: Mutant) -> str:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("static", "__pycache__"))
        path = Path(folder) / mutant.file
        whole = path.read_bytes()
        path.write_bytes(whole[: mutant.start] + mutant.new.encode() + whole[mutant.end :])
        return "survives" if pytest_run(game, source).returncode == 0 else "killed"


def try_all(game: str, chosen: list[Mutant], jobs: int, until: float) -> dict[int, str]:
    """What became of those that were tried before the time was up."""
    words = in_forks(game, chosen, jobs, until)
    waiting = [index for index, word in words.items() if word == "load"]

    def one(index: int) -> str:
        return in_a_new_process(game, chosen[index]) if time.time() < until else ""

    with ThreadPoolExecutor(jobs) as pool:
        words.update(zip(waiting, pool.map(one, waiting)))
    return {index: word for index, word in words.items() if word}


def found_again(every: list[Mutant], earlier: list[dict[str, str]]) -> list[Mutant]:
    """Mutants of a result in the present sources: lines may have moved, the text around a change has not."""
    wanted = [(one["file"], one["text"], one["was"], one["new"]) for one in earlier]
    return [m for m in every if (m.file, m.text, m.was, m.new) in wanted]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python tools/mutants.py", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--mutants", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=1e6, help="begin no mutant after that")
    parser.add_argument("--out", type=Path, help="a JSON file for the result")
    parser.add_argument("--only", default="", help="mutants of this FILE or FILE:LINE only")
    parser.add_argument("--again", type=Path, help="those that survived in the result of another run")
    asked = parser.parse_args()
    every = mutants(asked.game)
    if asked.only:
        every = [m for m in every if f"{m.file}:{m.line}" == asked.only or m.file == asked.only]
    chosen = random.Random(asked.seed).sample(every, min(asked.mutants, len(every)))
    if asked.again:
        chosen = found_again(every, json.loads(asked.again.read_text(encoding="utf-8"))["alive"])
    words = try_all(asked.game, chosen, asked.jobs, time.time() + 60 * asked.minutes)
    alive = [chosen[index] for index, word in words.items() if word == "survives"]
    for mutant in alive:
        print(f"survives: {mutant}")
    killed = len(words) - len(alive)
    share = 100 * killed / max(1, len(words))
    print(f"{asked.game}: {killed} of {len(words)} mutants killed, {share:.1f} %; there are {len(every)}")
    if asked.out:
        result = {"game": asked.game, "seed": asked.seed, "tried": len(words), "alive": [asdict(m) for m in alive]}
        asked.out.write_text(json.dumps(result, indent=1), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
