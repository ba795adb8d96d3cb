"""The measuring processes and their environments: catanatron in its own, Rondel compiled and pure."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
YARDSTICK = HERE / ".catanatron-venv"
REQUIREMENTS = HERE / "requirements.txt"


class Unavailable(Exception):
    """Something to measure is not there; the text says what to do."""


class Worker:
    """A measuring process that answers questions; a context manager that ends it."""

    def __init__(self, python: Path, script: str, core: int, path: str = "") -> None:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if path:
            environment["PYTHONPATH"] = path
        self.script = script
        self.process = subprocess.Popen(
            [str(python), str(HERE / script), str(core)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def ask(self, do: str, **arguments: Any) -> dict[str, Any]:
        assert self.process.stdin is not None and self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps({"do": do, **arguments}) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise Unavailable(f"{self.script} ended while asked to {do}; its error is above")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def __enter__(self) -> "Worker":
        return self

    def __exit__(self, *_: object) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


def yardstick(python: Path) -> Path:
    """The interpreter of catanatron's environment, made with this Python on the first run."""
    inside = YARDSTICK / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    wanted = REQUIREMENTS.read_text(encoding="utf-8")
    done = YARDSTICK / "installed.txt"
    if inside.exists() and done.exists() and done.read_text(encoding="utf-8") == wanted:
        return inside
    print(f"making {YARDSTICK.relative_to(ROOT)} (once)", file=sys.stderr)
    try:
        subprocess.run([str(python), "-m", "venv", "--clear", str(YARDSTICK)], check=True)
        install = [str(inside), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*install, "-r", str(REQUIREMENTS)], check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise Unavailable(f"catanatron cannot be installed: {error}") from None
    done.write_text(wanted, encoding="utf-8")
    return inside


def engine(kind: str, python: Path, core: int) -> Worker:
    """Rondel as `kind`: compiled is what the interpreter has installed, pure are the sources here."""
    if not python.exists():
        raise Unavailable(f"there is no {python}: run `make setup`, or name another interpreter")
    worker = Worker(python, "rondel_worker.py", core, str(ROOT / "src") if kind == "pure" else "")
    found = worker.ask("hello")["engine"]
    if found != kind:
        worker.__exit__()
        raise Unavailable(f"{python} has the {found} engine, not the {kind} one: run `make setup`, or leave it out")
    return worker


def core_problem(core: int) -> str:
    """Why we cannot stay on this core; nothing if we can, or need not: it is negative."""
    usable = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else {core}
    if core < 0 or core in usable:
        return ""
    return f"--core: {core} is none of the cores we may use ({', '.join(map(str, sorted(usable)))}); -1: any"


def default_core() -> int:
    """The last core we may use: the first is where most other work happens."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else -1
