"""Objective cards of the trail games: the best score by trying everything, against which the engine is held."""

from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

from rondel.games.trail.objectives import Assignment

Cards = dict[str, tuple[list[str], int, int]]  # card: tasks, points, penalty
FATES = ("fulfilled", "vain", "out")


def enough(needed: list[str], things: dict[str, int]) -> bool:
    """Are these tasks fulfilled, each by a thing of its own?"""
    return all(needed.count(task) <= things.get(task, 0) for task in set(needed))


def best_by_trying(
    cards: Cards, fits: Callable[[list[str]], bool], played: list[str], unplayed: list[str], extra: int, every: int
) -> int:
    """Each played card is fulfilled or not; each unplayed one fulfilled, added in vain, or left out.

    fits: can these tasks be fulfilled side by side? extra: points for every `every` cards in the area.
    """
    fates = [FATES[:2]] * len(played) + [FATES] * len(unplayed)
    names = [*played, *unplayed]
    best = -1000
    for chosen in product(*fates):
        pairs = list(zip(names, chosen, strict=True))
        if fits([task for card, fate in pairs if fate == "fulfilled" for task in cards[card][0]]):
            total = extra * ((len(names) - chosen.count("out")) // every)
            for card, fate in pairs:
                total += {"fulfilled": cards[card][1], "vain": -cards[card][2], "out": 0}[fate]
            best = max(best, total)
    return best


def deal(random: Random, deck: list[str], cards: int, most: dict[str, int]) -> tuple[Any, list[str], list[str]]:
    """Things to fulfil tasks with, at most so many of each; cards that are played; cards that are not."""
    chosen = random.sample(deck, cards)
    cut = random.randint(0, cards)
    plenty = random.choice((1, 2, 3, 6))
    things = {task: min(random.randint(0, plenty), limit) for task, limit in most.items()}
    return things, chosen[:cut], chosen[cut:]


def steps_to_assign(
    cards: Cards, have: dict[str, int], played: list[str], unplayed: list[str], extra: int, every: int
) -> int:
    """How many nodes the search visits. A task is written as often as it uses something up."""
    names = list(cards)
    tasks = [[cards[card][0].count(task) for task in have] for card in names]
    points, penalties = [cards[card][1] for card in names], [cards[card][2] for card in names]
    assignment = Assignment(tasks, points, penalties, extra, every)
    numbers = [[names.index(card) for card in pile] for pile in (played, unplayed)]
    assignment.solve(list(have.values()), *numbers)
    return assignment.visited
