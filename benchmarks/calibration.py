"""Are the chances to win true? Of positions judged 70 %, are about 70 % won?

    python benchmarks/calibration.py GAME [--games 200] [--players 2 3 4] [--bot net:t=1] [--seed 1]

Plays games that no network was trained on, judges the position at the beginning of every turn as the seat that decides
sees it, for all seats, and compares with how the games ended. Prints a table for each number of players, in Markdown.
"""

import argparse
from typing import Any, NamedTuple

import rondel
from rondel.bots import Seat, derive_seed, make_bot

BINS = 10


class Judged(NamedTuple):
    """A chance that was told, and the share of the win that came of it."""

    chance: float
    won: float


def judged_game(game: Any, players: int, bot: str, seed: int) -> list[Judged]:
    """All chances told in one game."""
    states: list[Any] = []
    state = game.new(players, seed)
    bots = [make_bot(bot, game, derive_seed(seed, seat)) for seat in range(players)]
    turn = -1
    while state.actor is not None:
        if state.turn != turn:
            turn = state.turn
            states.append(state.copy())
        state.apply(bots[state.actor].choose(Seat(state, state.actor)))
    winners = state.winners()
    shares = [(seat in winners) / len(winners) for seat in range(players)]
    found: list[Judged] = []
    for seat in range(players):
        told = rondel.judge_all((one for one in states if one.actor == seat), seat)
        found += [Judged(chance, shares[other]) for one in told for other, chance in enumerate(one.win)]
    return found


def table(found: list[Judged], players: int, games: int) -> str:
    """Reliability by tenths, and Brier's score beside that of a judge who always says the base rate."""
    lines = [f"{players} players, {games} games, {len(found):,} chances", "", "| told | chances | mean told | won |"]
    lines.append("| --- | --: | --: | --: |")
    for number in range(BINS):
        here = [one for one in found if min(BINS - 1, int(BINS * one.chance)) == number]
        if here:
            told, won = mean([one.chance for one in here]), mean([one.won for one in here])
            lines.append(f"| {10 * number} to {10 * number + 10} % | {len(here):,} | {told:.1%} | {won:.1%} |")
    brier = mean([(one.chance - one.won) ** 2 for one in found])
    base = mean([(1 / players - one.won) ** 2 for one in found])
    return "\n".join([*lines, "", f"Brier {brier:.3f}, of the base rate {base:.3f}", ""])


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Are the chances to win true?")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200, help="for each number of players")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--bot", default="net:t=1", help="who plays all seats")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    game = rondel.load_game(given.game)
    for players in given.players:
        found: list[Judged] = []
        for number in range(given.games):
            found += judged_game(game, players, given.bot, derive_seed(given.seed, players, number))
        print(table(found, players, given.games), flush=True)


if __name__ == "__main__":
    main()
