"""League play: a window is played and learnt from; who sits where; what decisions were worth."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

import rondel  # noqa: E402
from rondel.core.errors import RondelError  # noqa: E402
from rondel.net.features import SEATS, Features  # noqa: E402
from rondel.net.network import Shape  # noqa: E402
from rondel.net.utility import Scale  # noqa: E402
from rondel.train.games import ALL, Games, make_workload  # noqa: E402
from rondel.train.league import League, Scores, by_clock  # noqa: E402
from rondel.train.model import Model, Output, weights_of  # noqa: E402
from rondel.train.ppo import PlayConfig, Rates  # noqa: E402
from rondel.train.returns import LAMBDA, returns  # noqa: E402

TINY = PlayConfig(steps=400, window=8, warm_up=1, freeze=100, slowly=1)


@contextmanager
def league(name: str, games: int = 40, heuristic: int = 0) -> Iterator[League]:
    torch.manual_seed(1)
    features = Features(rondel.load_game(name))
    played = Games(make_workload(name, games, 1, 1, Scale(), heuristic), features)
    try:
        yield League(Model(features, Shape(16, 1)), features, played, TINY, Scale())
    finally:
        played.close()


def test_windows_are_played_and_move_the_weights(bakers: str) -> None:
    with league(bakers) as found:
        before = weights_of(found.model)
        lines = list(found.run(until=float("inf")))
        after = weights_of(found.model)
        assert [line["steps"] for line in lines] == [320, 640]
        assert all(
            np.abs(after[name] - before[name]).max() > 0 for name in ("first.weight", "policy.weight", "win.bias")
        )
        assert all(np.isfinite(line["policy"]) and line["entropy"] > 0 for line in lines)


def test_all_table_sizes_are_played_and_all_seats_are_the_learners(bakers: str) -> None:
    with league(bakers, games=160) as found:
        window = found.window
        assert set(window.players.tolist()) == {2, 3, 4}
        alone = window.own[window.own != ALL]
        assert len(alone) == window.games // 2
        assert set(alone.tolist()) == {0, 1, 2, 3}


def test_the_self_that_stays_plays_in_half_of_the_games_against_frozen_selves(bakers: str) -> None:
    with league(bakers, games=320) as found:
        first, *later = [sum(len(hosts[n]) for hosts in found.hosts) for n in range(3)]
        assert first == sum(later) > 0
        assert later[0] == later[1]


def test_solo_games_are_the_learners_alone() -> None:
    with league("saltfjord", games=40) as found:
        assert 1 in found.window.players.tolist()
        assert (found.window.own[found.window.players == 1] == ALL).all()


def test_the_heuristic_decides_for_the_others_in_its_games(taught: str) -> None:
    with league(taught, heuristic=2) as found:
        arrays = found.games.arrays[0]
        assert arrays.heuristic.sum() == 2
        row = int(np.flatnonzero(arrays.heuristic)[0])
        seen = []
        for _ in range(12):
            actor, legal = int(arrays.actors[row]), np.flatnonzero(arrays.masks[row])
            arrays.actions[:] = arrays.masks.argmax(1)  # the first of all that are legal
            found.games.go(0)
            found.games.wait()
            wanted = legal[0] if actor == arrays.own[row] else legal[-1]  # as the heuristic of these tests does
            seen.append((actor == arrays.own[row], int(arrays.actions[row]) == wanted))
        assert {own for own, _ in seen} == {True, False}
        assert all(right for _, right in seen)


def test_a_process_that_dies_is_told_of(bakers: str) -> None:
    with league(bakers) as found:
        found.games.processes[0].kill()
        with pytest.raises(RondelError, match="a process that plays died"):
            found.play()


def test_scores_tell_the_heuristic_from_frozen_selves() -> None:
    scores = Scores([1, 2])
    scores.add(np.array([7.0]), ALL, False)
    scores.add(np.array([10.0, 4.0]), 0, False)
    scores.add(np.array([10.0, 4.0]), 1, True)
    found = scores.figures()
    assert found == {"games": 3, "points_1": 7, "points_2": 7, "lead_2": 6, "lead_heuristic": -6}


def test_the_worth_of_a_decision_is_its_seats_next_value_or_the_end() -> None:
    """Two players, four moments: seats 0, 1, 0, 1; the game ends with the last, seat 0 wins."""
    values = torch.tensor([[0.1], [0.2], [0.3], [0.4]])
    window: Any = SimpleNamespace(
        moments=4,
        players=torch.tensor([2]),
        seats=torch.arange(SEATS),
        actors=torch.tensor([[0], [1], [0], [1]]),
        values=values,
        ended=torch.tensor([[False], [False], [False], [True]]),
        utility=torch.tensor([1.0, -1, 0, 0]).expand(4, 1, SEATS),
        win=torch.tensor([1.0, 0, 0, 0]).expand(4, 1, SEATS),
        points=torch.tensor([9.0, 5, 0, 0]).view(1, 1, SEATS, 1).expand(4, 1, SEATS, 1),
        present=lambda: torch.tensor([[True, True, False, False]]),
    )
    last = Output(*[torch.zeros(1, SEATS)] * 3, torch.zeros(1, SEATS, 1))
    found = returns(window, last, torch.tensor([0]))
    end = [1 - 0.3, -1 - 0.4]
    before = [0.3 + LAMBDA * end[0] - 0.1, 0.4 + LAMBDA * end[1] - 0.2]
    assert found.advantage.tolist() == pytest.approx([*before, *end])
    assert found.win[:, :2].tolist() == [[1, 0], [0, 1], [1, 0], [0, 1]]
    assert found.points[:, :2, 0].tolist() == [[9, 5], [5, 9], [9, 5], [5, 9]]
    assert found.utility[3, :2].tolist() == [-1, 1]


def test_what_is_not_followed_up_in_the_window_is_worth_what_is_judged_at_its_end() -> None:
    """Two players, two moments: seat 0 retires, seat 1 decides and goes on after the window."""
    window: Any = SimpleNamespace(
        moments=2,
        players=torch.tensor([2]),
        seats=torch.arange(SEATS),
        actors=torch.tensor([[0], [1]]),
        values=torch.tensor([[0.1], [0.2]]),
        ended=torch.tensor([[False], [False]]),
        **{name: torch.zeros(2, 1, SEATS) for name in ("utility", "win")},
        points=torch.zeros(2, 1, SEATS, 1),
        present=lambda: torch.tensor([[True, True, False, False]]),
    )
    utility = torch.tensor([[0.7, -0.6, 0, 0]])  # counted from seat 1
    last = Output(torch.zeros(1, 1), utility, torch.zeros(1, SEATS), torch.zeros(1, SEATS, 1))
    found = returns(window, last, torch.tensor([1]))
    assert found.advantage.tolist() == pytest.approx([-0.6 - 0.1, 0.7 - 0.2])
    assert found.utility[1, :2].tolist() == pytest.approx([0.7, -0.6])


def test_a_run_of_play_goes_on_with_its_steps(bakers: str, make_run: Callable[..., Any]) -> None:
    run = make_run(bakers, steps=300)
    first = [part.done for part in run.train()]
    assert first[-1] >= 300 and run.finished
    more = make_run(bakers, steps=2 * first[-1])
    assert not more.finished
    steps = [part.done for part in more.train()]
    assert steps[0] == first[-1] + first[0]
    assert more.finished


def test_own_points_count_less_and_less_and_in_the_end_nothing(bakers: str) -> None:
    with league(bakers) as found:
        found.config = replace(TINY, own=0.4)
        shares = []
        for done in (0, 100, 200, 400):
            found.done = done
            shares.append(found.own)
        assert shares == pytest.approx([0.4, 0.2, 0.0, 0.0])
    points = np.array([[[30.0, 20.0], [90.0, 60.0]]])
    assert Scale(lead=50, usual=50).own(points).tolist() == [[0.0, 1.0]]


def test_what_a_model_says_is_not_rounded_to_half_precision(bakers: str) -> None:
    """Two values 0.001 apart are one number there, and the worth of a decision is often less."""
    features = Features(rondel.load_game(bakers))
    torch.manual_seed(1)
    model = Model(features, Shape(16, 1))
    for layer in (model.policy, model.utility, model.win, model.points):
        torch.nn.init.normal_(layer.weight)
    seen, mask = torch.zeros(3, features.size, dtype=torch.int16), torch.ones(3, features.actions, dtype=torch.bool)
    with torch.autocast("cpu", torch.bfloat16):
        output = model(seen, mask, torch.eye(3, SEATS + len(features.options)))
    for said in output:
        assert said.dtype == torch.float32
        assert (said != said.bfloat16().float()).any()


def test_rates_fall_with_the_steps_and_in_the_last_piece_with_the_clock() -> None:
    config = PlayConfig(rate=0.5, last_rate=0.1, entropy=0.05, last_entropy=0.01)
    assert [Rates(config, share, windows=100).learning for share in (0, 0.5, 1)] == pytest.approx([0.5, 0.3, 0.1])
    assert [Rates(config, share, windows=100).entropy for share in (0, 0.5, 1)] == pytest.approx([0.05, 0.03, 0.01])
    assert [by_clock(0.4, 1000, 1600, now) for now in (1000, 1300, 1600, 1700)] == pytest.approx([0.4, 0.7, 1, 1])


def test_games_against_the_heuristic_are_spread_over_the_groups(taught: str) -> None:
    features = Features(rondel.load_game(taught))
    games = Games(make_workload(taught, 160, 1, 1, Scale(), 10), features)
    try:
        for _ in games.arrays:
            games.wait()
        for arrays in games.arrays:
            assert arrays.heuristic.reshape(-1, 8).sum(1).tolist() == [1] * 10
    finally:
        games.close()
