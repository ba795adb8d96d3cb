"""Are the chances to win true? Of positions judged 70 %, are about 70 % won?

    python benchmarks/calibration.py GAME [--games 100] [--players 1 2 3 4] [--seed 2] [--write]

Plays games that no network was trained on (who plays them: `rondel.train.calibrate`), judges the position at the
beginning of every turn as the seat that decides sees it, for all seats, and compares with how the games ended. Prints
a table for each number of players, in Markdown: each game judged with the factor that the other games say (five parts,
one held out at a time). With --write the factor from all of them goes on the card of the game's network.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np

import rondel
from rondel.core.errors import RondelError
from rondel.net.calibration import CARD, log_loss
from rondel.net.loading import judge_of, network_file
from rondel.net.weights import amend
from rondel.train.calibrate import Predictions, factor_of, held_out, joined, play

BINS = 10


def report(games: list[Predictions], players: int, factor: float) -> str:
    """Reliability by tenths, and how far off the chances are: held out, as the network tells them now, and those of a
    judge who always says the base rate."""
    told, now = held_out(games), joined(games)
    head = f"{players} players, {len(games)} games, {told.chances.size:,} chances, factor {factor:g}"
    base = np.full_like(told.chances, told.won.mean())
    lines = [head, "", *tenths(told), "", "| | held out | as it was | base rate |", "| --- | --: | --: | --: |"]
    for name, measure in {"Brier": brier, "log loss": log_loss}.items():
        figures = [measure(told.chances, told.won), measure(now.chances, now.won), measure(base, told.won)]
        lines.append(f"| {name} | {' | '.join(f'{figure:.3f}' for figure in figures)} |")
    return "\n".join([*lines, ""])


def tenths(told: Predictions) -> list[str]:
    """How often what was told came true."""
    chances, won = told.chances.ravel(), told.won.ravel()
    tenth = np.minimum(BINS - 1, (BINS * chances).astype(int))
    lines = ["| told | chances | mean told | won |", "| --- | --: | --: | --: |"]
    for number in range(BINS):
        here = tenth == number
        if here.any():
            means = f"{chances[here].mean():.1%} | {won[here].mean():.1%}"
            lines.append(f"| {10 * number} to {10 * number + 10} % | {here.sum():,} | {means} |")
    return lines


def brier(chances: Any, won: Any) -> float:
    return float(((chances - won) ** 2).mean())


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Are the chances to win true?")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100, help="for each number of players")
    parser.add_argument("--players", type=int, nargs="+", default=[1, 2, 3, 4])
    parser.add_argument("--network", type=Path, help="the file of a network; the game's own if left out")
    parser.add_argument("--write", action="store_true", help="find the factors and put them on the network's card")
    parser.add_argument("--seed", type=int, default=2)
    given = parser.parse_args(arguments)
    game = rondel.load_game(given.game)
    try:
        judge = judge_of(game, str(given.network or ""))
    except RondelError as error:
        parser.error(str(error))
    factors = dict(judge.network.factors)
    for players in given.players:
        games = list(play(judge, players, given.games, given.seed))
        factors[players] = factor_of(judge, players, games)
        print(report(games, players, factors[players]), flush=True)
    if given.write:
        written = {str(players): factor for players, factor in sorted(factors.items())}
        path = given.network or network_file(game)
        assert path is not None, "its network was read"
        amend(path, {CARD: written})


if __name__ == "__main__":
    main()
