"""How far a game's rule of thumb is off when it compares two choices: what its `doubt` should be.

    python benchmarks/doubt.py great_western_trail --positions 20 --seconds 2

In positions of games between rules of thumb every choice is looked at again and again in the same worlds. `doubt` is
the root mean square of the difference between what was seen and what the rule of thumb said, less what luck explains.
"""

import argparse
from math import sqrt
from statistics import fmean, median, variance
from time import thread_time
from typing import Any

import rondel
from rondel.bots import derive_seed
from rondel.bots.search import Plan
from rondel.bots.search.advice import Advice
from rondel.bots.search.search import Tree

EVERY = 23  # decisions: positions that have little to do with each other
ENOUGH = 8  # looks at a choice


def positions(game: Any, players: int, seed: int) -> Any:
    """Without end: positions of one game after another in which there is something to compare."""
    while True:
        seed = derive_seed(seed, 0)
        state, policy, decisions = game.new(players, seed), game.policy(), 0
        while state.actor is not None:
            decisions += 1
            if decisions % EVERY == 0 and len(policy.rate(state)) > 1:
                yield state
            state.apply(policy.choose(state))


def compared(tree: Tree) -> list[tuple[float, float]]:
    """Of each choice beside the one seen most: the squared error of the rule of thumb, and the part luck has in it."""
    ratings = tree.root.ratings or {}
    known = sorted([action for action in tree.seen if action in ratings], key=lambda action: -len(tree.seen[action]))
    found = []
    for action in known[1:]:
        differences = [one - other for one, other in zip(tree.seen[known[0]], tree.seen[action])]
        if len(differences) >= ENOUGH:
            said = ratings[known[0]] - ratings[action]
            found.append(((fmean(differences) - said) ** 2, variance(differences) / len(differences)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="The usual error of a rule of thumb, in points.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=2.0, help="of looks at each position")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = rondel.load_game(given.game)
    advice, plan = Advice(game, given.seed), Plan(seconds=given.seconds, daring=4.0)
    errors, deviations = [], []
    found = positions(game, given.players, given.seed)
    for number in range(given.positions):
        state = next(found)
        tree = Tree(advice, plan, state.actor, lambda seed, of=state: of.imagine(of.actor, seed), number, None)
        start = thread_time()
        while thread_time() - start < given.seconds:  # also where a player would have seen enough
            tree.look()
        deviations.append(tree.deviation)
        errors += compared(tree)
    doubt = sqrt(max(0.0, fmean([error - luck for error, luck in errors])))
    print(f"{given.game}: {len(errors)} comparisons in {given.positions} positions")
    print(f"doubt {doubt:.2f} (declared: {advice.doubt:g}), luck throws outcomes {median(deviations):.1f} points apart")


if __name__ == "__main__":
    main()
