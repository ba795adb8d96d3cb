"""Workers of a search: one that dies is told of, and does not spoil the next decision."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

import rondel
from rondel.bots import Seat, make_bot
from rondel.bots.search import workers

GAME = rondel.load_game("saltfjord")


class AtHand:
    """A pool that does its jobs at once, until the process of its n-th dies."""

    def __init__(self, dies_at: int) -> None:
        self.left = dies_at
        self.broken = False

    def submit(self, job: Callable[..., Any], *arguments: Any) -> "Future[Any]":
        if self.broken:
            raise BrokenProcessPool("the pool is not usable any more")
        self.left -= 1
        answer: Future[Any] = Future()
        if self.left:
            answer.set_result(job(*arguments))
        else:
            self.broken = True
            answer.set_exception(BrokenProcessPool("a process ended abruptly"))
        return answer


@pytest.fixture
def pools(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[AtHand]]:
    """The pools that are made: the second worker of the first one dies, the next one lives."""
    made: list[AtHand] = []

    def pool(count: int, context: Any) -> AtHand:
        made.append(AtHand(dies_at=count if not made else 1000))
        return made[-1]

    workers._pool.cache_clear()
    monkeypatch.setattr(workers, "ProcessPoolExecutor", pool)
    yield made
    workers._pool.cache_clear()


def test_a_worker_that_dies_is_told_with_the_remedy_and_the_next_decision_has_new_ones(pools: list[AtHand]) -> None:
    state, policy = GAME.new(2, 3), GAME.policy()
    while len(policy.rate(state)) < 3:
        state.apply(policy.choose(state))
    bot, seat = make_bot("mcts:2i:horizon=1:workers=2", GAME, 4), Seat(state, state.actor)
    with pytest.raises(rondel.RondelError, match='below `if __name__ == "__main__":`'):
        bot.choose(seat)
    assert bot.choose(seat) in state.legal()
    assert len(pools) == 2
    assert bot.choose(seat) in state.legal() and len(pools) == 2, "a pool that lives is kept"
