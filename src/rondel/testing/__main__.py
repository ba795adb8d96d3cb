"""python -m rondel.testing GAME [--games N] [--seed S] [--guided K]: games of every kind, each replayed to its end."""

import argparse
import sys
import time

import rondel

from .conformance import play_and_replay, settings


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m rondel.testing", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--guided", type=int, default=2, help="every so many games follow the rule of thumb; 0: none")
    asked = parser.parse_args()
    try:
        game = rondel.load_game(asked.game)
    except rondel.RondelError as error:
        print(error, file=sys.stderr)
        return 2
    kinds = settings(game)
    started = time.perf_counter()
    decisions = 0
    for n in range(asked.games):
        setting = kinds[n % len(kinds)]
        try:
            decisions += play_and_replay(setting, asked.seed + n, asked.guided)
        except Exception:
            print(f"failed: {setting} seed {asked.seed + n}", file=sys.stderr)
            raise
    spent = time.perf_counter() - started
    print(f"{asked.games} games of {len(kinds)} kinds, {decisions} decisions, each replayed to the same end")
    print(f"{spent:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
