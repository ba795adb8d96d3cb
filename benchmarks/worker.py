"""A measuring process: one core, one JSON request a line on stdin, one JSON answer a line on stdout.

The parent asks one worker at a time; the others wait for input and cost nothing.
"""

import json
import os
import sys
import time
from collections.abc import Callable
from typing import Any

cpu = time.process_time
EARLY = 40  # the decisions at which copies are timed
LATE = 400
BATCH = 50  # calls between two looks at the clock


def serve(commands: dict[str, Callable[..., dict[str, Any]]]) -> None:
    """Answer until the parent closes our input. Argument 1: the core to stay on; negative = any."""
    answers = sys.stdout
    sys.stdout = sys.stderr  # whatever a library prints must not mix with the answers
    pin(int(sys.argv[1]))
    for line in sys.stdin:
        request = json.loads(line)
        command = commands[request.pop("do")]
        print(json.dumps(command(**request)), file=answers, flush=True)


def pin(core: int) -> None:
    if core >= 0 and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})


def seconds_per_call(calls: list[Callable[[], Any]], seconds: float) -> float:
    """CPU seconds of one call, the calls in turn again and again for about so long."""
    done = 0
    start = cpu()
    while cpu() - start < seconds or not done:
        for call in calls:
            for _ in range(BATCH):
                call()
        done += BATCH * len(calls)
    return (cpu() - start) / done


def best_of(series: Callable[[Any, int], None], thing: Any, tries: int = 5, times: int = 10) -> float:
    """CPU seconds of one repetition, undisturbed: the best of a few short series."""
    best = float("inf")
    for _ in range(tries):
        start = cpu()
        series(thing, times)
        best = min(best, (cpu() - start) / times)
    return best


def late_moment(decisions: int) -> int:
    """Decision 400 of a game; where it is shorter, the decision at which its last tenth begins."""
    return LATE if decisions > LATE else decisions * 9 // 10


def game_times(play: Callable[[int], Any], games: int, again: int = 20) -> list[float]:
    """CPU seconds of each of so many games, by seed.

    A game can be slow by nature or by accident (another process, the garbage collector), so the slowest are
    played again: by nature they are slow every time.
    """
    times = [_timed(play, seed) for seed in range(games)]
    slowest = sorted(range(games), key=lambda seed: times[seed])[-again:]
    for _ in range(3):
        for seed in slowest:
            times[seed] = min(times[seed], _timed(play, seed))
    return times


def _timed(play: Callable[[int], Any], seed: int) -> float:
    start = cpu()
    play(seed)
    return cpu() - start
