"""Chances to win are made true by one factor for each number of players, and by nothing else."""

from pathlib import Path

import numpy as np
import pytest

import rondel
from rondel.net.calibration import fit, log_loss, sharpened
from rondel.net.judge import Judge
from rondel.net.loading import judge_of
from rondel.net.network import Network
from rondel.net.weights import amend, load
from rondel.train.calibrate import Predictions, factor_of, held_out, joined, play
from support.networks import random_judge, write_network

GAMES = [rondel.load_game(name) for name in rondel.games() if name != "quay"]


def drawn(seats: int, sharper: float, positions: int = 4000) -> tuple[np.ndarray, np.ndarray]:
    """Chances of a judge, and results drawn from chances that are so much sharper."""
    random = np.random.default_rng(seats)
    odds = np.exp(random.normal(0, 1, (positions, max(2, seats))))
    told = (odds / odds.sum(1, keepdims=True))[:, :seats]
    true = sharpened(told, sharper)
    if seats == 1:
        return told, (random.random((positions, 1)) < true).astype(float)
    winners = (random.random((positions, 1)) > true.cumsum(1)).sum(1)
    return told, np.eye(seats)[np.minimum(winners, seats - 1)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("sharper", [0.5, 1.0, 3.0])
def test_the_factor_that_results_were_drawn_by_is_found(seats: int, sharper: float) -> None:
    told, won = drawn(seats, sharper)
    factor = fit(told, won, len(won))
    assert factor == pytest.approx(sharper, rel=0.15)
    others = [log_loss(sharpened(told, factor * change), won) for change in (0.9, 1.1)]
    assert log_loss(sharpened(told, factor), won) < min(*others, log_loss(told, won) + 1e-4)


def test_few_games_move_the_factor_little() -> None:
    told, won = drawn(3, 3.0)
    factors = [fit(told, won, games) for games in (5, 50, 5000)]
    assert 1 < factors[0] < factors[1] < factors[2]


def test_a_game_is_judged_by_what_the_others_say() -> None:
    """All are as cautious; one ended otherwise, and its own result does not count for it."""
    told = np.array([[0.6, 0.4]])
    games = [Predictions(told, np.array([[1.0, 0.0]])) for _ in range(19)] + [Predictions(told, np.array([[0.0, 1.0]]))]
    judged = held_out(games)
    (lost,) = judged.chances[judged.won[:, 0] == 0, 0]
    assert lost == pytest.approx(judged.chances[:, 0].max()) and judged.chances[:, 0].min() < lost - 0.003


def test_a_factor_that_foresees_nothing_better_is_left_alone() -> None:
    told, judge = np.array([[0.6, 0.4]]), random_judge(GAMES[0])
    sure, even = np.array([[1.0, 0.0]]), np.array([[0.5, 0.5]])
    assert factor_of(judge, 2, [Predictions(told, sure)] * 40) > 1.2
    assert factor_of(judge, 2, [Predictions(np.array([[0.5, 0.5]]), even)] * 40) == 1
    judge.network.factors[2] = 2.0
    assert factor_of(judge, 2, [Predictions(told, sure)] * 40) > 2.4, "on top of the one it has"


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_factor_keeps_the_order_of_the_seats_and_the_sum(seats: int) -> None:
    told, _ = drawn(seats, 1, 50)
    sharper = sharpened(told, 2.5)
    assert np.array_equal(told.argsort(1), sharper.argsort(1))
    if seats > 1:
        assert sharper.sum(1) == pytest.approx(1)
    else:
        assert np.all((sharper > 0.5) == (told > 0.5))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_factor_of_a_table_size_changes_its_chances_and_nothing_else(game: rondel.Game) -> None:
    plain = random_judge(game)
    mended = Judge(game, Network(plain.network.features, plain.network.weights, {1: 2.0, 3: 2.5}))
    for players in (1, 2, 3):
        state = game.new(players=players, seed=4)
        before, after = plain.evaluate([state])[0], mended.evaluate([state])[0]
        factor = mended.network.factors.get(players, 1.0)
        assert after.win == pytest.approx(sharpened(before.win[None], factor)[0], abs=1e-5)
        assert (np.abs(after.win - before.win).max() > 1e-3) == (players != 2)
        for one, other in zip(before, after, strict=True):
            assert one is before.win or np.array_equal(one, other)


def test_factors_on_the_card_are_used_and_the_weights_stay(tmp_path: Path) -> None:
    path = write_network("saltfjord", tmp_path / "n.npz")
    game = rondel.load_game("saltfjord")
    before, card = load(path)
    assert judge_of(game, str(path)).network.factors == {}
    amend(path, {"calibration": {"2": 1.5}})
    after, amended = load(path)
    assert amended == {**card, "calibration": {"2": 1.5}}
    assert all(np.array_equal(value, after[name]) for name, value in before.items())
    assert judge_of(game, str(path)).network.factors == {2: 1.5}


def test_the_games_are_the_same_for_the_same_seed_and_every_turn_is_judged() -> None:
    judge = random_judge(rondel.load_game("saltfjord"))
    told, again, others = [joined(list(play(judge, 3, 2, seed))) for seed in (1, 1, 2)]
    assert np.array_equal(told.chances, again.chances) and np.array_equal(told.won, again.won)
    assert told.chances.shape == told.won.shape != others.chances.shape
    assert told.chances.sum(1) == pytest.approx(1, abs=1e-5)
    assert told.won.sum(1) == pytest.approx(1)
    assert len(np.unique(told.won, axis=0)) >= 3, "seats are counted from the one that decides"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_network_of_each_game_is_calibrated(game: rondel.Game) -> None:
    assert set(judge_of(game).network.factors) == {1, 2, 3, 4}
