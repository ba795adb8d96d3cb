"""What tools/mutants.py has pytest do: run the tests once and note which call which function; then, for each mutant,
in a fork of this process give the changed function its new code, and run the tests, those that call it first.

Asked by the environment: MUTANTS (a JSON list of mutants), MUTANTS_RESULT (where {index: word} goes), MUTANTS_JOBS,
MUTANTS_UNTIL (the time after which none is begun). Words: killed, survives, load (it is called when the game is loaded,
or stands outside of functions: only a new process can tell).
"""

import importlib
import json
import os
import signal
import sys
import time
from collections import defaultdict
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

LONGEST = 120  # seconds of processor time before the tests count as hanging: a busy machine kills no mutant
WORDS = {0: "survives", 1: "killed", 2: "load"}
calls: defaultdict[str, set[str]] = defaultdict(set)  # tests by "file:first line" of a function
seconds: dict[str, float] = {}
running = ""  # the test; empty while modules are loaded


def note(frame: FrameType, event: str, argument: Any) -> None:
    code = frame.f_code
    if event == "call" and "/games/" in code.co_filename:
        calls[f"src/{code.co_filename.rpartition('/src/')[2]}:{code.co_firstlineno}"].add(running)


if "MUTANTS" in os.environ:
    sys.setprofile(note)


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    if not first_round(session.items):
        sys.exit("The tests fail without any change; mend that first.")
    again = [item.nodeid for item in session.items if not passes(item, None)]
    if again:
        sys.exit(f"These tests fail when they are run a second time: {again}")
    mutants = json.loads(Path(os.environ["MUTANTS"]).read_text(encoding="utf-8"))
    jobs, until = int(os.environ["MUTANTS_JOBS"]), float(os.environ["MUTANTS_UNTIL"])
    children: dict[int, int] = {}
    words: dict[int, str] = {}
    for index, mutant in enumerate(mutants):
        if len(children) == jobs:
            finish(children, words)
        if time.time() > until:
            break
        child = os.fork()
        if child == 0:
            os._exit(tried(session.items, mutant))
        children[child] = index
    while children:
        finish(children, words)
    Path(os.environ["MUTANTS_RESULT"]).write_text(json.dumps(words), encoding="utf-8")
    return True


def first_round(items: list[pytest.Item]) -> bool:
    global running
    good = True
    for item, following in zip(items, [*items[1:], None]):
        running, begun = item.nodeid, time.perf_counter()
        good = passes(item, following) and good
        seconds[running] = time.perf_counter() - begun
    sys.setprofile(None)
    return good


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))


def finish(children: dict[int, int], words: dict[int, str]) -> None:
    child, status = os.wait()
    words[children.pop(child)] = WORDS.get(os.waitstatus_to_exitcode(status), "killed")


def tried(items: list[pytest.Item], mutant: dict[str, Any]) -> int:
    """In the child: the number of the word."""
    signal.setitimer(signal.ITIMER_PROF, LONGEST)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    os.dup2(1, 2)
    callers = calls.get(mutant["function"], set())
    try:
        if not changed(mutant):
            return 2
    except Exception:
        return 2
    try:
        ordered = sorted(items, key=lambda item: (item.nodeid not in callers, seconds[item.nodeid]))
        for item, following in zip(ordered, [*ordered[1:], None]):
            if not passes(item, following):
                return 1
    except BaseException:
        return 1
    return 2 if "" in callers else 0


def changed(mutant: dict[str, Any]) -> bool:
    """Give the function the code it has in the changed source; False if it is none."""
    file = mutant["file"]
    module = importlib.import_module(file.removeprefix("src/").removesuffix(".py").replace("/", "."))
    source = Path(str(module.__file__)).read_bytes()
    code = compile(source[: mutant["start"]] + mutant["new"].encode() + source[mutant["end"] :], file, "exec")
    for inner in functions(code):
        if mutant["function"] == f"{file}:{inner.co_firstlineno}" and "<" not in inner.co_qualname:
            found: Any = module
            for part in inner.co_qualname.split("."):
                found = found.__dict__[part]
            found = found.fget if isinstance(found, property) else getattr(found, "__func__", found)
            found.__code__ = inner
            return True
    return False


def functions(code: CodeType) -> list[CodeType]:
    inner = [constant for constant in code.co_consts if isinstance(constant, CodeType)]
    return inner + [deeper for one in inner for deeper in functions(one)]
