"""Leaving a step by the one button: how far it goes, what it says beforehand."""

from dataclasses import replace
from typing import Any

import pytest

from rondel.table.entries import Metadata, SeatRow
from rondel.table.live import LiveTable, Rejected
from rondel.table.passing import may_pass, nothing_left, passing
from support.quay import Quay


@pytest.fixture
def table() -> LiveTable:
    seats = [SeatRow(seat, "person", name) for seat, name in enumerate(("Ada", "Bo"))]
    metadata = Metadata("t", "quay", 2, 5, {}, 1, seats=seats, status="running")
    return LiveTable(metadata, Quay())


def done(table: LiveTable, change: Any) -> None:
    table.adopt(change, replace(table.metadata), None)


def asked(state: Any) -> set[str]:
    free = set(state.interrupts(state.actor))
    return {state.game.actions.name(action) for action in state.legal() if action not in free}


def test_a_step_is_left_for_the_next_one_that_offers_something(table: LiveTable) -> None:
    state = table.state
    assert asked(state) == {"done", "guess:1", "guess:2"}
    passed = passing(state, 0)
    assert passed is not None and not passed.ends
    assert asked(passed.after) == {"done", "open:red", "open:blue"}
    assert asked(state) == {"done", "guess:1", "guess:2"}, "the position itself is as it was"
    done(table, table.end_turn(0))
    assert asked(table.state) == {"done", "open:red", "open:blue"}


def test_the_turn_ends_with_it_when_nothing_else_is_left(table: LiveTable) -> None:
    """One press: the end of the turn needs no second word, though ends are confirmed at this table."""
    done(table, table.end_turn(0))
    passed = passing(table.state, 0)
    assert passed is not None and passed.ends
    done(table, table.end_turn(0))
    assert (table.running(), table.confirming, table.past) == (1, None, [])


def test_what_may_be_done_at_any_time_does_not_hold_up_the_turn(table: LiveTable) -> None:
    state = table.state
    assert state.interrupts(0)
    assert may_pass(state, 0) and not nothing_left(state, 0)


def test_only_the_one_who_decides_may_pass(table: LiveTable) -> None:
    assert passing(table.state, 1) is None
    with pytest.raises(Rejected):
        table.end_turn(1)
