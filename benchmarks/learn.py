"""Experience for a game's heuristic: what positions of its own games were worth in the end.

    python benchmarks/learn.py great_western_trail --out experience.yaml --games 800 --rounds 3 --jobs 2

A round plays games between players that differ: their weights are thrown about, they rely on experience more or less,
and now and then they follow a whim; so it shows which ways of playing pay, not only which positions go with winning.
After every turn is noted what the game counts in the position, and at the end with how many points it ended. Ridge
regression over all rounds finds the points for each thing counted; the next round plays with them. The file goes
beside the game's modules. What it is worth in play:

    python benchmarks/learn.py great_western_trail --compare present nothing --games 200
"""

import argparse
import sys
from collections.abc import Iterable
from itertools import pairwise
from math import exp
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import numpy as np
import tune
import yaml
from tune import EXPERIENCE, Heuristics, Run, Values, players

from rondel.arena.files import check_folder, write_whole
from rondel.bots import derive_seed
from rondel.core.errors import RondelError
from rondel.core.registry import module_beside
from rondel.games.trail.experience import PACE, SHARE, Experience, read_experience

PLAYERS = [1, 2, 2, 2, 2, 3]  # of a game, each as likely
THROWN = [0.0, 0.2, 0.4, 0.8]  # by how much weights are thrown about: the deviation of their logarithm
SHARES = [0.0, 0.4, 0.7, 1.0]  # of experience in the value of a position
WHIMS = [0.0, 0.02, 0.05]  # of the decisions of a game
WHIM = 0.7  # how fast worse choices become less likely as a whim
FIXED = ("per_delivery", "last", "way")  # weights that tell the trips to come: the same for all
PENALTY = 100.0  # of the regression, for numbers scaled to deviation 1
BATCH = 10  # games that a process plays at once
HELD_OUT = 10  # every tenth game tells how far the points are off


class Learner(Heuristics):
    """A game and its heuristic, with any experience."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        plans = module_beside(self.game, "plans")
        if not hasattr(plans, "COUNTS"):
            raise RondelError(f"{name}: its heuristic learns nothing")
        self.counts: list[str] = plans.COUNTS

    def known(self, place: str) -> Values:
        """What the game knows (present), nothing, or what a file says."""
        if place == "nothing":
            return {}
        try:
            values = read_experience(str(self.greedy.__file__)) if place == "present" else read(place)
            Experience(values, self.counts)
        except (KeyError, TypeError, AttributeError):
            raise RondelError(f"{place}: is no experience as --out writes it") from None
        return values

    def read(self, place: str) -> Values:
        return {**self.present(), EXPERIENCE: self.known(place)}


def read(place: str) -> Values:
    try:
        values: Values = yaml.safe_load(Path(place).read_text(encoding="utf-8"))
    except OSError as error:
        raise RondelError(f"{place}: cannot be read: {error.strerror}") from None
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise RondelError(f"{place}: is no YAML: {error}") from None
    return values


class Task(NamedTuple):
    game: str
    experience: Values
    seeds: list[int]


class Rows(NamedTuple):
    """Of positions: what was counted, trips to come first; the points in the end; the number of the game."""

    counts: np.ndarray
    points: np.ndarray
    games: np.ndarray


def play(task: Task) -> Rows:
    heuristics = Learner(task.game)
    counts: list[list[float]] = []
    points: list[float] = []
    games: list[int] = []
    for seed in task.seeds:
        for seen, total in positions(heuristics, task.experience, seed):
            counts.append(seen)
            points.append(total)
            games.append(seed)
    return Rows(np.array(counts, np.float32), np.array(points, np.float32), np.array(games, np.uint64))


def positions(heuristics: Learner, experience: Values, seed: int) -> list[tuple[list[float], float]]:
    """Of a game: what was counted after each turn and before the next, and with how many points it ended."""
    chance = Random(seed)
    whims = chance.choice(WHIMS)
    seats = [player(heuristics, experience, chance) for _ in range(chance.choice(PLAYERS))]
    state = heuristics.game.new(len(seats), seed)
    seen: list[tuple[int, list[float]]] = []
    while state.actor is not None:
        seat, before, me = state.actor, state.copy(), seats[state.actor]
        action = whim(me, state, chance) if chance.random() < whims else me.choose(state)
        state.apply(action)
        if state.actor != seat or state.players[seat].space != before.players[seat].space:
            after = me.own_turn(before)
            after.apply(action)
            seen.append((seat, noted(me, after, seat)))
            if state.actor is not None:
                seen.append((state.actor, noted(me, state, state.actor)))
    totals = [float(score["total"]) for score in state.scores()]
    return [(counts, totals[seat]) for seat, counts in seen]


def noted(me: Any, state: Any, seat: int) -> list[float]:
    trips, counts = me.prospects.counted(state, state.players[seat], seat)
    return [trips, *counts]


def whim(me: Any, state: Any, chance: Random) -> int:
    """Rather a good choice than a bad one."""
    rated = sorted(me.prior(state), reverse=True)
    return int(rated[min(len(rated) - 1, int(chance.expovariate(WHIM)))][1])


def player(heuristics: Learner, experience: Values, chance: Random) -> Any:
    """One with a way of its own."""
    thrown = chance.choice(THROWN)
    weights = heuristics.weights.Weights()
    for name, value in heuristics.present().items():
        if name not in FIXED:
            setattr(weights, name, throw(value, thrown, chance))
    values = dict(experience)
    if values:
        values[SHARE] = chance.choice(SHARES)
        values["points"] = {
            name: [points * (1 + thrown / 2 * chance.gauss(0, 1)) for points in pair]
            for name, pair in experience["points"].items()
        }
    return heuristics.greedy.Greedy(heuristics.game, weights, Experience(values, heuristics.counts))


def throw(value: Any, thrown: float, chance: Random) -> Any:
    if isinstance(value, dict):
        return {name: throw(one, thrown, chance) for name, one in value.items()}
    if isinstance(value, list):
        every = throw(1.0, thrown, chance)
        return [every * throw(one, thrown / 2, chance) for one in value]
    return value * exp(thrown * chance.gauss(0, 1))


# The regression


def learn(rows: Rows, names: list[str], share: float) -> tuple[Values, float]:
    """Points for everything counted, and how far they are off in games held out."""
    trips, counts = rows.counts[:, :1].astype(float), rows.counts[:, 1:].astype(float)
    pace = np.hstack([trips, np.minimum(trips, 1.0), np.minimum(trips, 4.0)])
    table = np.hstack([pace, counts, counts * trips])
    out = rows.games % HELD_OUT == rows.games[0] % HELD_OUT
    middle, spread = table[~out].mean(0), table[~out].std(0)
    never = spread < 1e-6
    spread[never] = 1.0
    scaled, mean = (table - middle) / spread, float(rows.points[~out].mean())
    known, wanted = scaled[~out], rows.points[~out] - mean
    found = np.linalg.solve(known.T @ known + PENALTY * np.eye(known.shape[1]), known.T @ wanted)
    found[never] = 0.0
    off = float(np.sqrt(np.mean((rows.points[out] - mean - scaled[out] @ found) ** 2)))
    each = found / spread
    now, later = each[len(PACE) : len(PACE) + len(names)], each[len(PACE) + len(names) :]
    points = {name: [float(each[i]), 0.0] for i, name in enumerate(PACE)}
    points |= {name: [float(now[i]), float(later[i])] for i, name in enumerate(names)}
    return {SHARE: share, "constant": mean - float(middle @ each), "points": points}, off


def together(parts: Iterable[Rows]) -> Rows:
    return Rows(*[np.concatenate(one) for one in zip(*parts, strict=True)])


def readable(values: Values, told: str) -> str:
    """YAML, a thing counted a line."""
    lines = [f"# Learnt by benchmarks/learn.py from {told}"]
    lines += [f"share: {values[SHARE]}  # of the value of a position; the rest is the heuristic's estimate"]
    lines += [f"constant: {values['constant']:.4g}", "points:  # for each: now, and more for each trip to come"]
    lines += [f"  {name}: [{now:.4g}, {later:.4g}]" for name, (now, later) in values["points"].items()]
    return "\n".join(lines) + "\n"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Experience for a game's heuristic.")
    parser.add_argument("game")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--out", type=Path, help="learn, and write to this file after every round")
    what.add_argument("--compare", nargs=2, metavar="EXPERIENCE", help="play: a file, present or nothing, and another")
    parser.add_argument("--start", default="nothing", help="a file, present or nothing: experience to begin with")
    parser.add_argument("--games", type=int, default=800, help="of a round, or of a comparison")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument(
        "--share", type=float, default=0.7, help="of experience in the value of a position, from 0 to 1"
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    for name, least in (("games", 4), ("rounds", 1), ("jobs", 1)):
        if getattr(given, name) < least:
            parser.error(f"--{name}: must be {least} or more, not {getattr(given, name)}")
    if not 0 <= given.seed < 1 << 64:
        parser.error(f"--seed: must be from 0 to 2**64 - 1, not {given.seed}")
    if not 0 <= given.share <= 1:
        parser.error(f"--share: must be from 0 to 1, not {given.share}")
    try:
        heuristics = Learner(given.game)
        with players(given.jobs, tune.play if given.compare else play) as run:
            if given.compare:
                print(tune.compare(heuristics, tuple(given.compare), given.games, run, given.seed))
            else:
                check_folder(given.out)
                rounds(heuristics, given, run)
    except RondelError as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        sys.exit("learn: stopped")


def rounds(heuristics: Learner, given: argparse.Namespace, run: Run) -> None:
    values = heuristics.known(given.start)
    parts: list[Rows] = []
    for number in range(1, given.rounds + 1):
        seeds = [derive_seed(given.seed, number, i) for i in range(given.games)]
        cuts = [*range(0, given.games, BATCH), given.games]
        parts += run([Task(heuristics.name, values, seeds[one:other]) for one, other in pairwise(cuts)])
        rows = together(parts)
        values, off = learn(rows, heuristics.counts, given.share)
        played = f"{number} × {given.games} games, {len(rows.points):,} positions"
        write_whole(given.out, readable(values, f"{played}; usually off by {off:.1f} points").encode())
        last = fmean(parts[-1].points.tolist())
        print(f"{heuristics.name}: {played}: off by {off:.1f} points; mean {last:.1f}", flush=True)


if __name__ == "__main__":
    main()
