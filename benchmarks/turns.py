"""How long a whole turn of each level takes: python benchmarks/turns.py [GAME...] [--turns 40]

The network plays games; every now and then a fresh bot of the level plays the turn that begins, in a copy. Counted is
the processor time of all its decisions in that turn, so other work on the machine does not count, though what it takes
from the caches does. The bot and its network are made before: at a table they are there.
"""

import argparse
from random import Random
from time import process_time
from typing import Any

from figures import aligned, quantile

import rondel
from rondel.bots import Seat, derive_seed, make_bot
from rondel.core.errors import RondelError
from rondel.core.turn import turn_of

TARGETS = {"easy": 0.5, "medium": 0.5, "hard": 0.5, "expert": 3.0}  # seconds of a turn
HEAD = ["game", "players", "level", "turns", "decisions", "p50", "p99", "longest", "target", ""]
SHARE = 6  # of so many turns one is timed


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="How long a whole turn of each level takes.")
    parser.add_argument("games", nargs="*", help="names (all games with a network)")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--levels", nargs="+", default=list(TARGETS), choices=list(TARGETS))
    parser.add_argument("--turns", type=int, default=40, help="timed for each line (40)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--strict", action="store_true", help="exit with 1 when a target is missed")
    wanted = parser.parse_args(arguments)
    lines, met = [HEAD], True
    for name in wanted.games or games():
        for players in wanted.players:
            for level in wanted.levels:
                times = timed(rondel.load_game(name), players, level, wanted.turns, wanted.seed)
                kept = quantile([seconds for seconds, _ in times], 0.99) <= TARGETS[level]
                met = met and kept
                lines.append(
                    [name, str(players), level, *cells(times), f"{TARGETS[level]:g} s", "met" if kept else "MISSED"]
                )
    print(aligned(lines))
    return 1 if wanted.strict and not met else 0


def games() -> list[str]:
    """Those with a network."""
    from rondel.net.loading import network_file

    return [name for name in rondel.games() if network_file(rondel.load_game(name))]


def cells(times: list[tuple[float, int]]) -> list[str]:
    seconds = [one for one, _ in times]
    figures = [quantile(seconds, 0.5), quantile(seconds, 0.99), max(seconds)]
    decisions = sum(count for _, count in times) / len(times)
    return [str(len(times)), f"{decisions:.1f}", *(f"{figure * 1000:,.0f} ms" for figure in figures)]


def timed(game: Any, players: int, level: str, turns: int, seed: int) -> list[tuple[float, int]]:
    """Seconds and decisions of so many turns, early and late ones."""
    draw, found, number = Random(seed), list[tuple[float, int]](), 0
    while len(found) < turns:
        state, number = game.new(players, derive_seed(seed, number)), number + 1
        mover, last = mover_of(game, number), None
        while state.actor is not None and len(found) < turns:
            now = turn_of(state)
            if now != last and now.seat == state.actor and draw.randrange(SHARE) == 0:
                found.append(turn(state.copy(), make_bot(level, game, number)))
            last = now
            state.apply(mover.choose(Seat(state, state.actor)))
    return found


def mover_of(game: Any, seed: int) -> Any:
    """Who plays the games that the turns are taken from."""
    try:
        return make_bot("net:t=1", game, seed)
    except RondelError:
        return make_bot("greedy", game, seed)


def turn(state: Any, bot: Any) -> tuple[float, int]:
    """The present turn, as this bot plays it; decisions of others within are taken by chance."""
    now, seat, decisions, seconds = turn_of(state), state.actor, 0, 0.0
    while state.actor is not None and turn_of(state) == now:
        if state.actor != seat:
            state.apply(state.legal()[0])
            continue
        start = process_time()
        action = bot.choose(Seat(state, seat))
        seconds, decisions = seconds + process_time() - start, decisions + 1
        state.apply(action)
    return seconds, decisions


if __name__ == "__main__":
    raise SystemExit(main())
