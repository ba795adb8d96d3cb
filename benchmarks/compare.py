"""Rondel against catanatron on one core in one run, and against the budgets: python benchmarks/compare.py

Every measurement is CPU time. Rondel and catanatron take turns, and ratios are taken turn by turn, so that
a machine that gets slower or faster meanwhile favours nobody. docs/performance.md explains the figures.
"""

import argparse
import json
import os
import platform
import sys
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path

from figures import Answer, Row
from processes import HERE, ROOT, Unavailable, Worker, core_problem, default_core, engine, yardstick
from report import markdown, rows, table, written

SAMPLES = 20  # games whose positions and records are kept
SHARE_GAMES = 200
OPTION_GAMES = 60
EVERY = 5  # of how many decisions the options are timed
TAIL_GAMES = 1000
THEIR_TAIL_GAMES = 100  # only informative, and catanatron's games are long


def main(arguments: list[str] | None = None) -> int:
    wanted = parsed(arguments)
    try:
        with ExitStack() as processes:
            result, found = run(wanted, processes)
    except Unavailable as error:
        print(f"compare: {error}", file=sys.stderr)
        return 2
    print(markdown(found) if wanted.markdown else table(found))
    missed = [row for row in found if row.met is False]
    print(f"\n{len(missed)} of {sum(row.budget is not None for row in found)} budgets missed")
    wanted.output.parent.mkdir(parents=True, exist_ok=True)
    wanted.output.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    return 1 if missed and wanted.strict else 0


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    venv = ROOT / ".venv" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    parser.add_argument("--rounds", type=int, default=6, help="how often they take turns (6)")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of one measurement (1.0)")
    parser.add_argument("--games", default="", help="names, with commas between (all games)")
    parser.add_argument("--engines", default="compiled,pure", help="compiled, pure or both (both)")
    parser.add_argument("--quick", action="store_true", help="2 short rounds: does it run? Not for judging budgets")
    parser.add_argument("--strict", action="store_true", help="exit with 1 when a budget is missed")
    parser.add_argument("--markdown", action="store_true", help="print the table for a document")
    parser.add_argument("--output", type=Path, default=HERE / "results" / "latest.json", help="where the JSON goes")
    parser.add_argument("--compiled-python", type=Path, default=venv, help="has the compiled rondel installed (.venv)")
    parser.add_argument("--pure-python", type=Path, help="runs the sources (the same)")
    parser.add_argument("--core", type=int, default=default_core(), help="the core to stay on (the last)")
    wanted = parser.parse_args(arguments)
    wanted.pure_python = wanted.pure_python or wanted.compiled_python
    for name in wanted.engines.split(","):
        if name not in ("compiled", "pure"):
            parser.error(f"--engines: there is no {name!r} engine, only compiled and pure")
    if wanted.quick:
        wanted.rounds, wanted.seconds = min(wanted.rounds, 2), min(wanted.seconds, 0.2)
    if wanted.rounds < 1 or not wanted.seconds > 0:
        parser.error("--rounds and --seconds must be positive")
    if problem := core_problem(wanted.core):
        parser.error(problem)
    return wanted


def run(wanted: argparse.Namespace, processes: ExitStack) -> tuple[Answer, list[Row]]:
    """Start the processes, measure, and make the rows."""
    engines: dict[str, Worker] = {}
    for kind in wanted.engines.split(","):
        python = wanted.compiled_python if kind == "compiled" else wanted.pure_python
        engines[kind] = processes.enter_context(engine(kind, python, wanted.core))
    script = "catanatron_worker.py"
    them = processes.enter_context(Worker(yardstick(wanted.pure_python), script, wanted.core))
    games = chosen(wanted.games, next(iter(engines.values())).ask("hello")["games"])
    scale = 10 if wanted.quick else 1
    theirs = measure_yardstick(them, scale)
    ours: dict[str, dict[str, Answer]] = {}
    for game in games:
        ours[game] = {kind: measure_once(worker, game, scale) for kind, worker in engines.items()}
    for number in range(wanted.rounds):
        say(f"round {number + 1} of {wanted.rounds}")
        for game in games:
            for kind, worker in engines.items():
                ours[game][kind]["rounds"].append(measure_round(worker, them, game, number, wanted.seconds))
    found = [row for game in games for kind in engines for row in rows(game, kind, ours[game][kind], theirs)]
    versions = {
        "catanatron": them.ask("hello"),
        **{kind: worker.ask("hello") for kind, worker in engines.items()},
    }
    result = {
        "made": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": {"system": platform.platform(), "cores": os.cpu_count(), "pinned": wanted.core >= 0},
        "settings": {"rounds": wanted.rounds, "seconds": wanted.seconds, "quick": wanted.quick},
        "versions": versions,
        "rows": [written(row) for row in found],
        "raw": {"catanatron": theirs, "rondel": ours},
    }
    return result, found


def chosen(names: str, known: list[str]) -> list[str]:
    games = [name for name in names.split(",") if name] or known
    for name in games:
        if name not in known:
            raise Unavailable(f"there is no game {name!r}, only {', '.join(known)}")
    return games


def measure_yardstick(them: Worker, scale: int) -> Answer:
    """What needs no turns."""
    say("catanatron alone")
    them.ask("prepare", games=SAMPLES)
    return {
        "share": them.ask("share", games=SHARE_GAMES // scale),
        "options": them.ask("options", games=SAMPLES // scale, every=EVERY),
        "tail": them.ask("tail", games=THEIR_TAIL_GAMES // scale),
    }


def measure_once(worker: Worker, game: str, scale: int) -> Answer:
    """What needs no turns, of one game on one engine."""
    say(f"{game} alone")
    return {
        "prepare": worker.ask("prepare", name=game, games=SAMPLES),
        "share": worker.ask("share", name=game, games=SHARE_GAMES // scale),
        "options": worker.ask("options", name=game, games=OPTION_GAMES // scale, every=EVERY),
        "tail": worker.ask("tail", name=game, games=TAIL_GAMES // scale),
        "sizes": worker.ask("sizes", name=game),
        "rounds": [],
    }


def measure_round(worker: Worker, them: Worker, game: str, number: int, seconds: float) -> Answer:
    """Both sides, one directly after the other; who goes first changes with the round."""
    seed = 1_000_000 + 10_000 * number
    found: Answer = {"copy": {}, "their_copy": {}}

    def our_turn() -> None:
        found["play"] = worker.ask("play", name=game, seconds=seconds, seed=seed)

    def their_turn() -> None:
        found["their_play"] = them.ask("play", seconds=seconds, seed=seed)

    for turn in (our_turn, their_turn) if number % 2 else (their_turn, our_turn):
        turn()
    found["replay"] = worker.ask("replay", name=game, seconds=seconds / 2)
    for moment in ("early", "late"):
        found["their_copy"][moment] = them.ask("copy", moment=moment, seconds=seconds / 4)["seconds"]
        found["copy"][moment] = worker.ask("copy", name=game, moment=moment, seconds=seconds / 4)["seconds"]
    return found


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
