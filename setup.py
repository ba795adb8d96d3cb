"""Build the browser client, and compile the engine with mypyc where the machine can; otherwise install the same
sources as plain Python.

Everything is built in build/compiled/ or build/pure/, emptied first, and never in place: a stale .so would shadow its
source. The two are apart, so that a pure one can be made while the other is compiled.
Beside it two modules in C: core/encoder.c writes observations into arrays, net/layers.c is of networks.
RONDEL_PURE=1 asks for plain Python. A module whose first lines say `# not compiled` stays as it is,
and so do the drawing and the explanations of a game, in its folders `board` and `explain`.
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

PURE = os.environ.get("RONDEL_PURE", "0") != "0"
BUILD = Path("build") / ("pure" if PURE else "compiled")
ENGINE = ("src/rondel/core", "src/rondel/games")


def compiled(path: Path) -> bool:
    with path.open(encoding="utf-8") as lines:
        speaking = "board" in path.parts or "explain" in path.parts  # texts put together: nothing to gain
        plain = speaking or any("# not compiled" in line for line in islice(lines, 5))
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


def part(path: Path) -> str:
    """The core or a game: each becomes one library, compiled beside the others."""
    folders = path.parts[1:]
    return "rondel_" + (folders[2] if folders[1] == "games" and len(folders) > 3 else folders[1])


def by_hand() -> list[Extension]:
    """Modules in C: what writes observations (docs/decisions/0018), and the first layer of networks (0020)."""
    core, net = Path("src/rondel/core"), Path("src/rondel/net")
    headers = [str(path) for path in sorted(core.glob("encoder_*.h"))]
    flags = [] if sys.platform == "win32" else ["-O3"]
    return [
        Extension("rondel.core._encoder", [str(core / "encoder.c")], depends=headers, extra_compile_args=flags),
        Extension("rondel.net._layers", [str(net / "layers.c")], extra_compile_args=flags),
    ]


def extensions() -> list[Extension]:
    """A mypyc group for the core and for each game: direct C calls within one, and they compile in parallel."""
    if PURE:
        reason = "RONDEL_PURE is set"
    elif not compiler_works():
        reason = "no working C compiler with Python headers"
    else:
        from mypyc.build import mypycify

        files = [path for folder in ENGINE for path in sorted(Path(folder).rglob("*.py")) if compiled(path)]
        groups: dict[str, list[str]] = {}
        for path in files:
            groups.setdefault(part(path), []).append(str(path))
        # A cache apart from mypy's; what else they import may need packages that players do not have
        flags = [f"--cache-dir={BUILD / 'mypy'}", "--follow-imports=silent"]
        separate = [(modules, name) for name, modules in groups.items()]
        return [
            *mypycify(
                [*flags, *map(str, files)], opt_level="3", debug_level="0", separate=separate, target_dir=str(BUILD)
            ),
            *by_hand(),
        ]
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
BUILD.mkdir(parents=True, exist_ok=True)
setup(
    ext_modules=extensions() if building else [],
    options={
        "build": {"build_base": str(BUILD)},
        "egg_info": {"egg_base": str(BUILD)},
        "build_ext": {"parallel": os.cpu_count() or 1},
    },
)
