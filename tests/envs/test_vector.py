"""Many games stepped together: the same games as one by one, whatever the batch, and nothing illegal."""

from typing import Any

import numpy as np
import pytest

import rondel
from rondel.bots import derive_seed
from rondel.core.observation import observe
from rondel.envs import VectorEnv, layout, sample
from rondel.envs.sampling import first_illegal

GAMES = [name for name in rondel.games() if name != "quay"]


def run(games: VectorEnv, steps: int, seed: int = 1) -> list[Any]:
    """What random play gives, step by step."""
    rng = np.random.default_rng(seed)
    found = []
    for _ in range(steps):
        actions = sample(games.masks, rng)
        batch = games.step(actions)
        found.append((actions.tolist(), batch.rewards.tolist(), batch.terminated.tolist(), games.observations.sum()))
    return found


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("game", GAMES)
def test_the_arrays_describe_each_pending_decision_as_its_seat_sees_it(game: str, players: int) -> None:
    games = VectorEnv(game, 3, players, seed=7)
    run(games, 40)
    for place, state in enumerate(games.states):
        assert games.actors[place] == state.actor
        assert games.observations[place].tolist() == observe(state, state.actor)
        assert np.flatnonzero(games.masks[place]).tolist() == state.legal()
    assert games.observations.shape == (3, sum(row.length for row in layout(game, players)))
    assert games.layout == layout(game, players)


def test_a_seed_gives_the_same_run() -> None:
    first, second, other = (run(VectorEnv("saltfjord", 4, seed=seed), 150) for seed in (5, 5, 6))
    assert first == second != other


def test_a_game_does_not_depend_on_its_neighbours() -> None:
    """The seed of a game is made from the master seed, its place and its number there."""
    small, big = VectorEnv("saltfjord", 2, seed=5), VectorEnv("saltfjord", 6, seed=5)
    assert (small.observations == big.observations[:2]).all()
    assert small.states[1].save() == rondel.load_game("saltfjord").new(2, derive_seed(5, 1, 0)).save()


def test_where_a_game_ends_its_result_is_given_and_the_next_begins() -> None:
    games = VectorEnv("saltfjord", 3, players=2, seed=2, reward="margin")
    rng = np.random.default_rng(0)
    ended = 0
    while ended < 4:
        before = [state.copy() for state in games.states]
        actions = sample(games.masks, rng)
        batch = games.step(actions)
        for place, state in enumerate(before):
            state.apply(int(actions[place]))
            assert batch.terminated[place] == (state.actor is None)
            if state.actor is None:
                ended += 1
                totals = [score["total"] for score in state.scores()]
                assert batch.totals[place].tolist() == totals
                assert batch.rewards[place].tolist() == [totals[0] - totals[1], totals[1] - totals[0]]
                assert games.states[place].actor is not None
            else:
                assert not batch.rewards[place].any()
                assert games.states[place].save() == state.save()


def test_what_a_user_writes_into_the_arrays_is_gone_after_the_next_step() -> None:
    games, same = VectorEnv("saltfjord", 2, seed=3), VectorEnv("saltfjord", 2, seed=3)
    actions = sample(games.masks, np.random.default_rng(0))
    games.observations += 5
    games.actors.fill(9)
    games.step(actions)
    same.step(actions)
    assert (games.observations == same.observations).all() and (games.actors == same.actors).all()


def test_a_number_beyond_16_bits_is_cut() -> None:
    games = VectorEnv("saltfjord", 2, seed=3)
    for player in games.states[1].players:
        player.goods[0] = 70_000
    games.step(sample(games.masks, np.random.default_rng(0)))
    assert (games.observations == 32767).any(1).tolist() == [False, True]


def saved(games: VectorEnv) -> list[Any]:
    return [state.save() for state in games.states]


def test_a_seed_begins_its_games_all_over() -> None:
    games = VectorEnv("saltfjord", 2, seed=3)
    first = saved(games)
    run(games, 120)
    games.reset(np.int64(3))
    assert saved(games) == first
    assert games.observations[1].tolist() == observe(games.states[1], int(games.actors[1]))
    games.reset(4)
    assert saved(games) == saved(VectorEnv("saltfjord", 2, seed=4)) != first


def test_without_a_seed_reset_goes_on_to_new_games_which_follow_from_the_last_seed() -> None:
    """However far the games before went: a learner never trains on the same ones again, and can repeat the lot."""
    found = []
    for steps in (0, 150):
        games = VectorEnv("saltfjord", 2, seed=3)
        found.append([(saved(games), run(games, steps), games.reset())[0] for _ in range(4)])
    assert found[0] == found[1]
    begun = [game for batch in found[0] for game in batch]
    assert all(game not in begun[:place] for place, game in enumerate(begun))
    games.reset(3)
    games.reset()
    assert saved(games) == found[0][1]


@pytest.mark.parametrize("seed", [-5, 1 << 64, 2.5, True, "7"])
def test_a_wrong_seed_is_refused_and_the_games_go_on(seed: Any) -> None:
    games = VectorEnv("saltfjord", 2, seed=3)
    run(games, 5)
    before = saved(games)
    with pytest.raises(rondel.BadOption, match="seed: must be a whole number from 0"):
        games.reset(seed)
    assert saved(games) == before and games.seed == 3


@pytest.mark.parametrize(
    ("actions", "reason"),
    [
        ([1], "must be 2 whole numbers"),
        ([0.5, 0.5], "must be 2 whole numbers"),
        ([-1, -1], "game 0: there is no action -1"),
        ([99_999, 0], "game 0: there is no action 99999"),
    ],
)
def test_a_wrong_batch_is_refused_and_nothing_is_done(actions: list[Any], reason: str) -> None:
    games = VectorEnv("saltfjord", 2, seed=3)
    before = [state.save() for state in games.states]
    with pytest.raises(rondel.IllegalAction, match=reason):
        games.step(actions)
    assert [state.save() for state in games.states] == before


def test_an_illegal_action_names_its_game_and_carries_out_none() -> None:
    games = VectorEnv("saltfjord", 2, seed=3)
    before = [state.save() for state in games.states]
    actions = sample(games.masks, np.random.default_rng(0))
    actions[1] = np.argmin(games.masks[1])
    with pytest.raises(rondel.IllegalAction, match="game 1: "):
        games.step(actions)
    assert [state.save() for state in games.states] == before


@pytest.mark.parametrize(("n", "reason"), [(0, "at least 1"), (True, "whole number"), (2.5, "whole number")])
def test_the_number_of_games_is_checked(n: Any, reason: str) -> None:
    with pytest.raises(rondel.BadOption, match=reason):
        VectorEnv("saltfjord", n)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"players": 9}, "is for 1 to 4"),
        ({"players": "2"}, "not '2'"),
        ({"seed": -1}, "seed: "),
        ({"seed": "1"}, "seed: "),
        ({"boats": 1}, "boats"),
    ],
)
def test_a_wrong_wish_is_refused_by_name(wrong: dict[str, Any], reason: str) -> None:
    with pytest.raises(rondel.BadOption, match=reason):
        VectorEnv("saltfjord", 2, **wrong)


def test_every_legal_action_is_sampled_alike_and_no_other() -> None:
    masks = np.zeros((4000, 9), np.int8)
    masks[:, [2, 3, 8]] = 1
    found = np.bincount(sample(masks, np.random.default_rng(1)), minlength=9)
    assert set(np.flatnonzero(found)) == {2, 3, 8}
    assert all(abs(count - 4000 / 3) < 150 for count in found[[2, 3, 8]])
    masks[7] = 0
    with pytest.raises(ValueError, match="row 7 has no legal action"):
        sample(masks, np.random.default_rng(1))


@pytest.mark.parametrize("rows", [1, 3, 200])
def test_masks_of_any_kind_give_the_same_actions(rows: int) -> None:
    """One byte an entry is read by compiled code, anything else by numpy."""
    masks = np.random.default_rng(rows).random((rows, 77)) < 0.1
    masks[:, 76] = True
    kinds = [masks, masks.astype(np.int8) * 3, masks.astype(np.int64), np.asfortranarray(masks)]
    found = [sample(each, np.random.default_rng(5)).tolist() for each in kinds]
    assert all(each == found[0] for each in found)
    assert masks[np.arange(rows), found[0]].all()


def test_the_first_illegal_action_is_found_in_masks_of_any_kind() -> None:
    masks = np.zeros((4, 9), np.bool_)
    masks[:, 3] = True
    masks.setflags(write=False)
    for actions, place in (([3, 3, 3, 3], -1), ([3, 3, 2, 9], 2), ([3, -1, 3, 3], 1), ([3, 3, 3, 1 << 40], 3)):
        chosen = np.array(actions, np.int64)
        assert [first_illegal(each, chosen) for each in (masks, masks.astype(np.int32))] == [place, place]
