"""Build the browser client, and compile the engine with mypyc where the machine can; otherwise install the same
sources as plain Python.

Everything is built in build/, emptied first, and never in place: a stale .so would shadow its source.
RONDEL_PURE=1 asks for plain Python. A module whose first lines say `# not compiled` stays as it is,
and so does the drawing of a game, in its folder `board`.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from itertools import islice
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

BUILD = Path("build")
ENGINE = ("src/rondel/core", "src/rondel/games")


def compiled(path: Path) -> bool:
    with path.open(encoding="utf-8") as lines:
        drawing = "board" in path.parts  # texts put together: nothing to gain
        plain = drawing or any("# not compiled" in line for line in islice(lines, 5))
        return path.name != "__init__.py" and not plain


def compiler_works() -> bool:
    """Try it: build a tiny extension exactly as the real ones are built."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "trial.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_trial(void) { return NULL; }\n")
        trial = build_ext(Distribution({"ext_modules": [Extension("trial", [str(source)])]}))
        trial.build_lib = trial.build_temp = folder
        try:
            trial.ensure_finalized()
            trial.run()
        except Exception:  # setuptools wraps neither all compilers' nor the system's errors
            return False
    return True


def extensions() -> list[Extension]:
    """One mypyc group, so that calls between modules are direct C calls."""
    if os.environ.get("RONDEL_PURE", "0") != "0":
        reason = "RONDEL_PURE is set"
    elif not compiler_works():
        reason = "no working C compiler with Python headers"
    else:
        from mypyc.build import mypycify

        modules = [str(p) for folder in ENGINE for p in sorted(Path(folder).rglob("*.py")) if compiled(p)]
        cache = f"--cache-dir={BUILD / 'mypy'}"  # mypyc's own, apart from mypy's
        return mypycify([cache, *modules], opt_level="3", group_name="rondel", target_dir=str(BUILD))
    print(f"rondel: {reason}; the engine is installed as plain Python (slower, otherwise the same)")
    return []


def client() -> None:
    """Into src/rondel/server/static, by npm; without it the server says what is missing, and all else works."""
    if os.environ.get("RONDEL_NO_WEB", "0") == "0":
        done = subprocess.run([sys.executable, "tools/build_web.py"], check=False)
        if done.returncode:
            print("rondel: the browser client could not be built; `rondel` will say so when it is opened")


building = not {"build", "bdist_wheel"}.isdisjoint(sys.argv)  # not for metadata, sdist, editable, --inplace
if building:
    shutil.rmtree(BUILD, ignore_errors=True)
    client()
BUILD.mkdir(exist_ok=True)
setup(ext_modules=extensions() if building else [], options={"egg_info": {"egg_base": str(BUILD)}})
