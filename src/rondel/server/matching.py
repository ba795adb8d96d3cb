"""Who plays with whom: the rule of matchmaking, and nothing else. It knows no database and no clock.

Everybody says which games they would play, with how many, how fast, rated or not: each way to combine these are terms
they accept. Those sit down together who accept the same terms, whose ratings are near enough to each other, and of whom
nobody blocks another. Who has waited longest chooses first: their company is who has waited longest of those who fit.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from .ratings import START
from .search_protocol import Pace

NEAR = 100.0  # points between the ratings of two who meet at once
WIDER = 10.0  # points more for each second of waiting
LOOKED_AT = 12  # of those who fit somebody: of more, who block each other, the combinations would take too long


class Terms(NamedTuple):
    """One way to play."""

    players: int
    game: str
    pace: Pace
    rated: bool


@dataclass(frozen=True)
class Seeker:
    """`terms`: those they accept, what they like best first. `ratings`: by game, where they have one."""

    account: int
    waited: float  # seconds
    terms: tuple[Terms, ...]
    ratings: Mapping[str, float]
    blocks: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Match:
    terms: Terms
    accounts: tuple[int, ...]


def terms_of(games: Sequence[str], players: Sequence[int], paces: Sequence[Pace], rated: Sequence[bool]) -> list[Terms]:
    """All ways to combine these; the most players first, for whom it is hardest to find company."""
    return [Terms(*one) for one in product(sorted(set(players), reverse=True), games, paces, rated)]


def tolerance(waited: float) -> float:
    """How far another rating may be from one's own. It grows for ever: in the end everybody is near."""
    return NEAR + WIDER * waited


def fit(one: Seeker, other: Seeker, game: str) -> bool:
    """May they sit at one table? Both have to find the other near."""
    if other.account in one.blocks or one.account in other.blocks:
        return False
    apart = abs(one.ratings.get(game, START) - other.ratings.get(game, START))
    return apart <= tolerance(min(one.waited, other.waited))


def matches(seekers: Iterable[Seeker]) -> list[Match]:
    """The tables that can begin now; nobody is at two of them."""
    waiting = sorted(seekers, key=lambda seeker: (-seeker.waited, seeker.account))
    accepting: dict[Terms, list[Seeker]] = {}
    for seeker in waiting:
        for terms in dict.fromkeys(seeker.terms):
            accepting.setdefault(terms, []).append(seeker)
    found: list[Match] = []
    seated: set[int] = set()
    for first in waiting:
        match = None if first.account in seated else _match(first, accepting, seated)
        if match is not None:
            found.append(match)
            seated.update(match.accounts)
    return found


def _match(first: Seeker, accepting: Mapping[Terms, list[Seeker]], seated: set[int]) -> Match | None:
    for terms in first.terms:
        if len(accepting[terms]) < terms.players:
            continue
        free = (one for one in accepting[terms] if one.account not in seated and one.account != first.account)
        near = [one for one in free if fit(first, one, terms.game)]
        company = _company([first], near[:LOOKED_AT], terms)
        if company is not None:
            return Match(terms, tuple(one.account for one in company))
    return None


def _company(sitting: list[Seeker], others: Sequence[Seeker], terms: Terms) -> list[Seeker] | None:
    """These and the first of the others who all fit each other."""
    if len(sitting) == terms.players:
        return sitting
    for number, one in enumerate(others):
        if all([fit(one, other, terms.game) for other in sitting[1:]]):
            company = _company([*sitting, one], others[number + 1 :], terms)
            if company is not None:
                return company
    return None
