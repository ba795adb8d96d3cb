"""What tools/mutants.py has pytest do: note which tests call which functions, and run chosen tests only."""

import json
import os
import sys
from collections import defaultdict
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

NOTE = os.environ.get("MUTANTS_NOTE", "")  # the file to write {function: [test, ...]} to
CHOSEN = os.environ.get("MUTANTS_CHOSEN", "")  # a file with the tests to run, a line each
calls: defaultdict[str, set[str]] = defaultdict(set)
running = ""  # the test; empty while modules are loaded: what is called then concerns every test


def note(frame: FrameType, event: str, argument: Any) -> None:
    if event == "call" and "/games/" in frame.f_code.co_filename:
        code = frame.f_code
        calls[f"{code.co_filename.rpartition('/src/')[2]}:{code.co_firstlineno}"].add(running)


if NOTE:
    sys.setprofile(note)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Any:
    global running
    running = item.nodeid
    result = yield
    running = ""
    return result


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if CHOSEN:
        chosen = set(Path(CHOSEN).read_text(encoding="utf-8").splitlines())
        items[:] = [item for item in items if item.nodeid in chosen]


def pytest_sessionfinish() -> None:
    if NOTE:
        sys.setprofile(None)
        Path(NOTE).write_text(json.dumps({name: sorted(tests) for name, tests in calls.items()}), encoding="utf-8")
