"""python -m rondel.testing GAME [--games N | --edits N] [--seed S] [--guided K]

Games of every kind, each replayed to its end; or random edits of their positions, each refused or played to an end.
"""

import argparse
import sys
import time
from itertools import count, cycle
from typing import Any

import rondel

from .conformance import Setting, play_and_replay, settings
from .edits import check_edit, edited


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m rondel.testing", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--edits", type=int, default=0, help="so many single edits of saved positions instead of games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--guided", type=int, default=2, help="every so many games follow the heuristic; 0: none")
    parser.add_argument("--keep-going", action="store_true", help="of edits: list all that fail, not only the first")
    asked = parser.parse_args()
    try:
        game = rondel.load_game(asked.game)
    except rondel.RondelError as error:
        print(error, file=sys.stderr)
        return 2
    started = time.perf_counter()
    failed = edits(game, asked) if asked.edits else games(game, asked)
    print(f"{time.perf_counter() - started:.0f} s")
    return int(failed > 0)


def games(game: Any, asked: argparse.Namespace) -> int:
    kinds = settings(game)
    decisions = 0
    for n in range(asked.games):
        setting = kinds[n % len(kinds)]
        try:
            decisions += play_and_replay(setting, asked.seed + n, asked.guided)
        except Exception:
            print(f"failed: {setting} seed {asked.seed + n}", file=sys.stderr)
            raise
    print(f"{asked.games} games of {len(kinds)} kinds, {decisions} decisions, each replayed to the same end")
    return 0


def edits(game: Any, asked: argparse.Namespace) -> int:
    tried = played = failed = 0
    for doc, edit in _edits(settings(game), asked.seed):
        if tried == asked.edits:
            break
        tried += 1
        try:
            played += check_edit(game, doc, tried)
        except Exception as error:
            failed += 1
            print(f"failed: {edit}: {type(error).__name__}: {error}", file=sys.stderr)
            if not asked.keep_going:
                raise
    print(f"{tried} edits: {tried - played - failed} refused, {played} played to the end, {failed} failed")
    return failed


def _edits(kinds: list[Setting], seed: int) -> Any:
    for number, setting in zip(count(seed), cycle(kinds)):
        yield from edited(setting, number)


if __name__ == "__main__":
    sys.exit(main())
