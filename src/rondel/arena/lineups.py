"""Who plays whom: every bot sits in every seat and meets every other equally often, and luck is shared.

A table is a set of bots that meet, or one of them alone where another bot holds all other seats. A paired seed is one
seed at one table: all distinct rotations of an order of its bots are played with it, so that each bot has each seat,
and the cards that come with it, once. A round is one paired seed at every table. Rounds differ in the order in which
the bots sit around a table.
"""

from collections import Counter
from itertools import combinations, count, permutations
from typing import NamedTuple

from rondel.core.errors import BadOption

MOST_GAMES = 10_000_000  # of a tournament or a series: all of them are planned in advance

Codes = tuple[str, ...]


class Seating(NamedTuple):
    """One game to be played: its number, the paired seed it belongs to, and a bot for each seat."""

    game: int
    paired_seed: int
    codes: Codes


def check_games(games: object) -> None:
    if isinstance(games, bool) or not isinstance(games, int):
        raise BadOption("games", f"must be a whole number, not {games!r}")
    if not 1 <= games <= MOST_GAMES:
        raise BadOption("games", f"must be 1 or more and at most {MOST_GAMES:,}, not {games:,}")


def check_jobs(jobs: object) -> None:
    if isinstance(jobs, bool) or not isinstance(jobs, int):
        raise BadOption("jobs", f"must be a whole number, not {jobs!r}")
    if jobs < 1:
        raise BadOption("jobs", f"must be 1 or more, not {jobs}")


def check_bots(bots: list[str], players: int = 2, against: str = "") -> None:
    if not bots:
        raise BadOption("bots", "name at least one, such as random")
    for code, n in Counter(bots).items():
        if n > 1:
            raise BadOption("bots", f"{code} is named {n} times; once is enough: fewer bots than seats sit down again")
    if against and against in bots:
        raise BadOption("against", f"{against} is one of the bots too; leave it out there: it plays at every table")
    if against and players < 2:
        raise BadOption("against", f"needs 2 players or more, not {players}; more players, or leave it out")


def schedule(bots: list[str], players: int, games: int, against: str = "") -> list[Seating]:
    """At least so many games, in whole rounds; a longer schedule begins with the shorter."""
    orders = [[rotations(order) for order in cyclic_orders(table)] for table in tables(bots, players, against)]
    found: list[Seating] = []
    paired_seeds = count()
    for number in count():
        for ways in orders:
            paired_seed = next(paired_seeds)
            for codes in ways[number % len(ways)]:
                found.append(Seating(len(found), paired_seed, codes))
        if len(found) >= games:
            return found
    raise AssertionError("a count does not end")


def tables(bots: list[str], players: int, against: str = "") -> list[Codes]:
    """All sets of bots that fill a table; with fewer bots than seats each sits down again in its turn.

    `against`: each bot sits alone among so many of this one as there are other seats.
    """
    if against:
        return [(bot, *[against] * (players - 1)) for bot in bots]
    if len(bots) >= players:
        return list(combinations(bots, players))
    repeated = [tuple(bots[(first + i) % len(bots)] for i in range(players)) for first in range(len(bots))]
    return list({tuple(sorted(table)): table for table in repeated}.values())


def cyclic_orders(table: Codes) -> list[Codes]:
    """The ways to sit around a table that are no rotations of each other."""
    found: dict[Codes, Codes] = {}
    for rest in permutations(table[1:]):
        order = (table[0], *rest)
        found.setdefault(min(rotations(order)), order)
    return list(found.values())


def rotations(order: Codes) -> list[Codes]:
    """Each way once: four seats of the same bot are one way to sit, not four."""
    return list(dict.fromkeys(order[i:] + order[:i] for i in range(len(order))))


def meetings(seatings: list[Seating]) -> dict[tuple[str, str], int]:
    """In how many games each pair of bots meets."""
    found: Counter[tuple[str, str]] = Counter()
    for seating in seatings:
        found.update(combinations(dict.fromkeys(sorted(seating.codes)), 2))
    return dict(found)
