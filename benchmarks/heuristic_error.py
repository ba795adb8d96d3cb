"""How far a game's heuristic is off when it compares two choices: what its `error` should be.

    python benchmarks/heuristic_error.py great_western_trail --positions 20 --seconds 2

In positions of games between heuristics the actions of the highest prior are simulated in turn, equally often and in
the same determinizations. `error` is how far what was seen of each and of the very best usually differs from the
prior: 1.48 times the median, which of normal errors is their deviation, less what luck explains. The median, because
how bad the worst choices are does not matter.
"""

import argparse
from itertools import islice
from math import inf, sqrt
from statistics import fmean, median, variance
from time import thread_time
from typing import Any

import rondel
from rondel.bots import derive_seed
from rondel.bots.search import SearchConfig
from rondel.bots.search.evaluator import Evaluator
from rondel.bots.search.search import Tree
from rondel.core.errors import RondelError

EVERY = 23  # decisions: positions that have little to do with each other
ENOUGH = 8  # simulations of a choice
CONTENDERS = 3
NORMAL = 1.4826  # deviation of a normal distribution, in medians of the distance from its middle


def positions(game: Any, players: int, seed: int) -> Any:
    """Without end: positions of one game after another in which there is something to compare."""
    while True:
        seed = derive_seed(seed, 0)
        state, policy, decisions = game.new(players, seed), game.heuristic(), 0
        while state.actor is not None:
            decisions += 1
            if decisions % EVERY == 0 and len(policy.prior(state)) > 1:
                yield state
            state.apply(policy.choose(state))


def simulated(evaluator: Evaluator, state: Any, seconds: float, seed: int) -> Tree:
    """Whole rounds: were promising actions visited more often, luck would be taken for error."""
    tree = Tree(
        evaluator,
        SearchConfig(seconds=seconds),
        state.actor,
        lambda number: state.imagine(state.actor, number),
        seed,
        None,
    )
    start = thread_time()
    while thread_time() - start < seconds:  # also where a player would have seen enough
        for action in contenders(tree):
            tree.simulate(action)
    return tree


def contenders(tree: Tree) -> list[int]:
    """The choices rated best, the very best first."""
    prior = tree.root.prior or {}
    return sorted(prior, key=lambda action: -prior[action])[:CONTENDERS]


def compared(tree: Tree) -> list[tuple[float, float]]:
    """Of each choice beside the one rated best: the squared error of the heuristic, and the part luck has in it."""
    prior = tree.root.prior or {}
    best, *others = contenders(tree)
    found = []
    for action in others:
        differences = [one - other for one, other in zip(tree.seen.get(best, []), tree.seen.get(action, []))]
        if len(differences) >= ENOUGH:
            said = prior[best] - prior[action]
            found.append(((fmean(differences) - said) ** 2, variance(differences) / len(differences)))
    return found


def measure(name: str, players: int, number: int, seconds: float, seed: int) -> str:
    """Two lines about a game; refuses one in which there is nothing to measure."""
    game = rondel.load_game(name)
    if game.heuristic() is None:
        raise RondelError(f"{name}: has no heuristic")
    evaluator = Evaluator(game, seed)
    trees = [
        simulated(evaluator, state, seconds, place)
        for place, state in enumerate(islice(positions(game, players, seed), number))
    ]
    errors = [error for tree in trees for error in compared(tree)]
    if not errors:
        raise RondelError(f"no choice had {ENOUGH} simulations: ask for more --seconds or --positions")
    usual = NORMAL**2 * median([error for error, _ in errors])
    error = sqrt(max(0.0, usual - fmean([luck for _, luck in errors])))
    apart = median([tree.deviation for tree in trees])
    return (
        f"{name}: {len(errors)} comparisons in {number} positions\n"
        f"error {error:.2f} (declared: {trees[0].error:g}), luck throws outcomes {apart:.1f} points apart"
    )


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="The usual error of a heuristic, in points.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=2.0, help="of simulations at each position")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    if given.positions < 1:
        parser.error(f"--positions: must be 1 or more, not {given.positions}")
    if not 0 < given.seconds < inf:
        parser.error(f"--seconds: must be a number above 0, not {given.seconds:g}")
    if not 0 <= given.seed < 1 << 64:
        parser.error(f"--seed: must be from 0 to 2**64 - 1, not {given.seed}")
    try:
        print(measure(given.game, given.players, given.positions, given.seconds, given.seed))
    except RondelError as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
