"""Workers of a search: one that dies is told of, and does not spoil the next decision; none outlives its search."""

import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

import rondel
from rondel.bots import Seat, make_bot, pool
from rondel.bots.children import ALONE
from rondel.bots.puct import PuctSearch

GAME = rondel.load_game("saltfjord")


SEARCHING = """
import rondel
from rondel.bots import make_bot, play_out

if __name__ == "__main__":
    game = rondel.load_game("saltfjord")
    bot = make_bot("mcts:2i:horizon=1:workers=2", game, 4)

    class Printing:
        def choose(self, seat):
            choice = bot.choose(seat)
            print(choice, flush=True)
            return choice

    while True:
        play_out(game.new(2, 3), [Printing(), Printing()])
"""


CHILD = """
import os
from rondel.bots.children import ALONE, begin_child
begin_child()
print(*(os.environ[name] for name in ALONE))
"""


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

    def made_pool(count: int, context: Any, begin: Callable[[], None]) -> AtHand:
        made.append(AtHand(dies_at=count if not made else 1000))
        return made[-1]

    pool._pool.cache_clear()
    monkeypatch.setattr(pool, "ProcessPoolExecutor", made_pool)
    yield made
    pool._pool.cache_clear()


def test_a_worker_that_dies_is_told_with_the_remedy_and_the_next_decision_has_new_ones(pools: list[AtHand]) -> None:
    state, policy = GAME.new(2, 3), GAME.heuristic()
    while len(policy.prior(state)) < 3:
        state.apply(policy.choose(state))
    bot, seat = make_bot("mcts:2i:horizon=1:workers=2", GAME, 4), Seat(state, state.actor)
    with pytest.raises(rondel.RondelError, match='below `if __name__ == "__main__":`'):
        bot.choose(seat)
    assert bot.choose(seat) in state.legal()
    assert len(pools) == 2
    assert bot.choose(seat) in state.legal() and len(pools) == 2, "a pool that lives is kept"


def test_a_process_of_a_search_takes_one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    """A budget of processor time would else be spent by several threads of numpy at once."""
    for name in ALONE:
        monkeypatch.delenv(name, raising=False)
    found = subprocess.run([sys.executable, "-c", CHILD], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["1"] * len(ALONE)


@pytest.fixture
def at_hand(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Workers that do their jobs at once, in this process."""
    pool._pool.cache_clear()
    monkeypatch.setattr(pool, "ProcessPoolExecutor", lambda *_: AtHand(dies_at=1000))
    yield
    pool._pool.cache_clear()


def torn(code: str) -> tuple[PuctSearch, Seat]:
    """A search on a network, and a seat that has several good moves."""
    state, bot = GAME.new(2, 3), make_bot(code, GAME, 4)
    assert isinstance(bot, PuctSearch)
    while len(bot._tree(Seat(state, state.actor)).candidates) < 3:
        state.apply(state.legal()[-1])
    return bot, Seat(state, state.actor)


@pytest.mark.usefixtures("at_hand")
def test_what_workers_of_a_search_on_a_network_saw_is_added_up() -> None:
    bot, seat = torn("puct:20i:workers=3")
    tree = bot._tree(seat)
    bot._grow(tree, 0.0, None)
    assert tree.root.visits == sum(child.visits for child in tree.root.children.values()) >= 3 * 20
    for action, outlook in tree.outlooks.items():
        assert outlook.count == tree.root.children[action].visits
        assert 0 <= outlook.win <= 1
    assert tree.best() in seat.legal()
    assert bot.choose(seat) in seat.legal()
    assert bot.explain(seat)[0].visits >= 3


@pytest.mark.usefixtures("at_hand")
def test_the_longest_worker_is_paid_from_the_budget_of_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rondel.bots.puct.bot.grow_together", lambda tree, seconds: 7.0)
    bot, seat = torn("puct:20s/turn:workers=2")
    bot.choose(seat)
    assert bot.clock.left <= 13


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_workers_end_with_the_program_that_asked_for_them(tmp_path: Path, how: signal.Signals) -> None:
    (tmp_path / "searching.py").write_text(SEARCHING)
    command = [sys.executable, str(tmp_path / "searching.py")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert all(process.stdout.readline().strip().isdigit() for _ in range(20))
        process.send_signal(how)
        process.communicate(timeout=300)  # until nobody holds our pipe: its workers have ended too
    assert process.returncode == -how
