"""Who plays with whom: nobody twice, only who fits, the longest waiting first."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rondel
from rondel.server import matching
from rondel.server.matching import Match, Seeker, Terms, fit, matches, terms_of, tolerance

GAMES = ("saltfjord", "cooper_island")
TWO = Terms(2, "saltfjord", "live", True)


def some(strategy: st.SearchStrategy[object]) -> st.SearchStrategy[list[object]]:
    return st.lists(strategy, min_size=1, max_size=2, unique=True)


@st.composite
def crowds(draw: st.DrawFn) -> list[Seeker]:
    number = draw(st.integers(0, 9))
    everybody = range(number)

    def seeker(account: int) -> Seeker:
        wishes = [some(st.sampled_from(values)) for values in (GAMES, (2, 3, 4), ("live", "days"), (True, False))]
        games, players, paces, rated = (draw(wish) for wish in wishes)
        ratings = draw(st.dictionaries(st.sampled_from(GAMES), st.floats(0, 3000), max_size=2))
        blocks = draw(st.frozensets(st.sampled_from(everybody), max_size=2))
        terms = terms_of(games, players, paces, rated)  # type: ignore[arg-type]
        return Seeker(account, draw(st.floats(0, 300)), tuple(terms), ratings, blocks - {account})

    return [seeker(account) for account in everybody]


crowd = settings(max_examples=60, deadline=None)


@crowd
@given(crowds())
def test_nobody_sits_at_two_tables_and_every_table_is_what_all_of_them_wanted(seekers: list[Seeker]) -> None:
    known = {seeker.account: seeker for seeker in seekers}
    found = matches(seekers)
    assert all(count == 1 for count in Counter(one for match in found for one in match.accounts).values())
    for match in found:
        company = [known[account] for account in match.accounts]
        assert len(company) == match.terms.players
        assert all(match.terms in seeker.terms for seeker in company)
        for one, other in combinations(company, 2):
            assert other.account not in one.blocks and one.account not in other.blocks
            apart = abs(one.ratings.get(match.terms.game, 1000) - other.ratings.get(match.terms.game, 1000))
            assert apart <= min(tolerance(one.waited), tolerance(other.waited))


@crowd
@given(crowds())
def test_nobody_is_left_waiting_who_could_play_with_others_who_are(seekers: list[Seeker]) -> None:
    seated = {account for match in matches(seekers) for account in match.accounts}
    left = [seeker for seeker in seekers if seeker.account not in seated]
    for first in left:
        for terms in first.terms:
            others = [one for one in left if one is not first and terms in one.terms]
            for company in combinations(others, terms.players - 1):
                assert not all(fit(one, other, terms.game) for one, other in combinations((first, *company), 2))


@crowd
@given(crowds())
def test_the_longest_waiting_choose_first(seekers: list[Seeker]) -> None:
    """Of two who would do for the same table it is the one who has waited longer who sits there: replaced by somebody
    who came later, a company is never as good."""
    known = {seeker.account: seeker for seeker in seekers}
    taken: set[int] = set()
    for match in matches(seekers):
        first = known[match.accounts[0]]
        assert all(first.waited >= known[one].waited for one in match.accounts)
        free = [one for one in seekers if one.account not in taken | set(match.accounts)]
        for place in range(1, len(match.accounts)):
            rest = [known[one] for n, one in enumerate(match.accounts) if n != place]
            for other in free:
                if match.terms in other.terms and all(fit(other, one, match.terms.game) for one in rest):
                    assert other.waited <= known[match.accounts[place]].waited
        taken |= set(match.accounts)


@crowd
@given(crowds(), st.randoms())
def test_in_which_order_they_are_named_does_not_matter(seekers: list[Seeker], random: object) -> None:
    mixed = list(seekers)
    random.shuffle(mixed)  # type: ignore[attr-defined]
    assert matches(mixed) == matches(seekers)


def seeker(account: int, waited: float = 0.0, *terms: Terms, rating: float = 1000, blocks: int = 0) -> Seeker:
    return Seeker(account, waited, terms or (TWO,), {"saltfjord": rating}, frozenset({blocks}) - {0})


def test_two_meet_when_they_have_waited_long_enough_for_their_ratings() -> None:
    for waited, meet in ((0, False), (29, False), (30, True), (1000, True)):
        assert bool(matches([seeker(1, waited), seeker(2, waited, rating=1400)])) is meet
    assert not matches([seeker(1, 1000), seeker(2, 5, rating=1400)])  # who has just come need not take just anybody


def test_who_blocks_and_who_is_blocked_do_not_meet() -> None:
    assert not matches([seeker(1, blocks=2), seeker(2)]) and not matches([seeker(1), seeker(2, blocks=1)])
    assert matches([seeker(1, 9, blocks=2), seeker(2, 8), seeker(3, 7)]) == [Match(TWO, (1, 3))]


def test_people_who_block_each_other_cannot_keep_the_site_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """40 who seek a table for four, in three camps: any three fit, no four do."""
    camps = [frozenset(n for n in range(40) if n % 3 == camp) for camp in range(3)]
    terms = tuple(terms_of(rondel.games(), [4], ["live", "days"], [True, False]))
    seekers = [Seeker(n, 100.0, terms, {}, camps[n % 3] - {n}) for n in range(40)]
    asked = 0

    def counted(*given: Any) -> bool:
        nonlocal asked
        asked += 1
        return fit(*given)

    monkeypatch.setattr(matching, "fit", counted)
    assert matches(seekers) == [] and asked < 400_000


def test_a_larger_table_is_found_before_a_smaller_one() -> None:
    terms = tuple(terms_of(["saltfjord"], [2, 4], ["live"], [True]))
    four = [seeker(account, 10 - account, *terms) for account in range(1, 5)]
    assert matches(four) == [Match(Terms(4, "saltfjord", "live", True), (1, 2, 3, 4))]
    assert [match.terms.players for match in matches(four[:3])] == [2]


def test_a_table_that_fails_in_one_way_is_found_in_another() -> None:
    """The first who fits the longest waiting fits nobody else; the others make a table without them."""
    three = Terms(3, "saltfjord", "live", True)
    crowd = [seeker(1, 9, three), seeker(2, 8, three, blocks=3), seeker(3, 7, three), seeker(4, 6, three, blocks=2)]
    assert matches(crowd) == [Match(three, (1, 3, 4))]
