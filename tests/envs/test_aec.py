"""The PettingZoo environment: its own tests, what a seat may know, rewards, and what planners use."""

import pickle
import subprocess
import sys
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import rondel
from rondel.core.observation import observe
from rondel.envs import env, layout, raw_env, sample
from rondel.envs.rewards import margin, score, win

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # of PettingZoo's own examples, which its tests import
    from pettingzoo.test import api_test, seed_test

TABLES = [
    (name, players)
    for name in rondel.games()
    if name != "quay"
    for players in range(rondel.load_game(name).players[0], rondel.load_game(name).players[1] + 1)
]


def play(table: Any, decisions: int = 10_000) -> list[int]:
    """Random legal actions, to the end or so many; the rewards each agent last saw are left in the environment."""
    rng = np.random.default_rng(4)
    taken: list[int] = []
    while table.agents and len(taken) < decisions:
        seen, _, terminated, _, _ = table.last()
        if terminated:
            break
        action = int(sample(seen["action_mask"][None], rng)[0])
        table.step(action)
        taken.append(action)
    return taken


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_it_passes_the_api_test_of_pettingzoo(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(game, players), num_cycles=1000)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_it_passes_the_seed_test_of_pettingzoo(game: str, players: int) -> None:
    made: list[Any] = []

    def make() -> Any:
        made.append(env(game, players))
        return made[-1]

    seed_test(make, num_cycles=50)
    first, second = (table.unwrapped for table in made)
    assert first.record() == second.record() and first.record().actions


def test_an_observation_is_what_the_seat_sees_and_the_mask_what_it_may_do() -> None:
    table = env("great_western_trail", 3, seed=1)
    table.reset()
    play(table, 30)
    state = table.unwrapped.game_state
    for seat, agent in enumerate(table.agents):
        seen = table.observe(agent)
        assert seen["observation"].tolist() == observe(state, seat)
        assert seen["observation"].dtype == np.int16
        assert np.flatnonzero(seen["action_mask"]).tolist() == (state.legal() if seat == state.actor else [])
        assert table.observation_space(agent).contains(seen)


def test_the_agents_are_the_seats_and_the_one_selected_decides() -> None:
    table = env("saltfjord", 4, seed=1)
    table.reset()
    assert table.agents == ["player_1", "player_2", "player_3", "player_4"]
    assert table.agent_selection == f"player_{table.unwrapped.game_state.actor + 1}"


def test_the_layout_covers_the_observation_without_gaps() -> None:
    table = raw_env("cooper_island", 2)
    rows = layout("cooper_island", 2)
    assert table.layout == rows
    assert [row.start for row in rows] == np.cumsum([0, *[row.length for row in rows[:-1]]]).tolist()
    assert rows[-1].start + rows[-1].length == table.observation_space("player_1")["observation"].shape[0]


def test_at_the_end_all_agents_get_their_rewards_and_scores() -> None:
    table = env("saltfjord", 3, seed=5)
    table.reset()
    play(table)
    state = table.unwrapped.game_state
    assert state.actor is None and all(table.terminations.values())
    assert [table.rewards[agent] for agent in table.agents] == win(state)
    assert [table.infos[agent]["scores"] for agent in table.agents] == state.scores()
    for agent in table.agents[:]:
        assert table.last()[1] == win(state)[int(agent[-1]) - 1]
        table.step(None)
    assert table.agents == []


@pytest.mark.parametrize(
    ("winners", "expected"), [([1], [-0.5, 1.0, -0.5]), ([0, 2], [0.25, -0.5, 0.25]), ([0, 1, 2], [0.0, 0.0, 0.0])]
)
def test_a_win_is_shared_and_paid_by_the_others(winners: list[int], expected: list[float]) -> None:
    rewards = win(SimpleNamespace(seats=3, winners=lambda: winners))
    assert rewards == expected and sum(rewards) == 0


def test_points_and_margins_may_be_the_reward() -> None:
    totals = [{"total": 30}, {"total": 42}, {"total": 7}]
    state = SimpleNamespace(seats=3, scores=lambda: totals)
    assert score(state) == [30, 42, 7]
    assert margin(state) == [-12, 12, -35]


def test_alone_a_win_is_what_the_solo_rules_say() -> None:
    for game in ("saltfjord", "cooper_island"):
        table = raw_env(game, 1, seed=2)
        table.reset()
        play(table)
        outcome = table.game.outcome(table.game_state)
        assert list(table.rewards.values()) == [1.0 if outcome["won"] else -1.0]
    assert margin(table.game_state) == [table.game_state.scores()[0]["total"] - outcome["cooper"]["total"]]
    silent = SimpleNamespace(seats=1, game=SimpleNamespace(outcome=lambda state: {}))
    assert win(silent) == [0.0]


def test_an_illegal_action_ends_the_wrapped_game_with_a_loss() -> None:
    table = env("saltfjord", 2, seed=1)
    table.reset()
    agent = table.agent_selection
    table.step(int(np.argmin(table.observe(agent)["action_mask"])))
    assert table.rewards[agent] == -1 and all(table.terminations.values())
    while table.agents:
        table.step(None)
    table.reset()
    assert len(table.agents) == 2


@pytest.mark.parametrize(("action", "reason"), [(0, "SF-"), (99_999, "there is no action"), (None, "whole number")])
def test_an_illegal_action_is_refused_with_a_reason_by_the_raw_one(action: Any, reason: str) -> None:
    table = raw_env("saltfjord", 2, seed=1)
    table.reset()
    before = table.save()
    with pytest.raises(rondel.IllegalAction, match=reason):
        table.step(action)
    assert table.save() == before


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"game": "salt"}, "there is no game 'salt'"),
        ({"players": 9}, "players: saltfjord is for 1 to 4"),
        ({"reward": "wins"}, "did you mean win"),
        ({"render_mode": "human"}, "render_mode: there is no 'human'"),
        ({"boats": 3}, "there is no option 'boats'"),
        ({"seed": -5}, "seed: must be a whole number from 0"),
    ],
)
def test_a_wrong_argument_is_refused_by_name(wrong: dict[str, Any], reason: str) -> None:
    with pytest.raises(rondel.RondelError, match=reason):
        env(**{"game": "saltfjord", **wrong})


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"options": {"positon": {}}}, r"options: there is no 'positon' \(did you mean position\?\)"),
        ({"options": {"wagons": True}}, r"options: there is no 'wagons'.*those of the game go to env\(\.\.\.\)"),
        ({"options": "position"}, "options: must be .*what save.* not 'position'"),
        ({"seed": -5}, "seed: must be a whole number from 0"),
        ({"seed": 2.5}, "seed: must be a whole number from 0"),
        ({"options": {"position": {"game": "quay"}}}, "game"),
    ],
)
def test_a_wrong_argument_for_the_next_game_is_refused_and_this_one_goes_on(
    arguments: dict[str, Any], reason: str
) -> None:
    table = raw_env("saltfjord", 2, seed=1)
    table.reset()
    play(table, 5)
    before = table.record()
    with pytest.raises(rondel.RondelError, match=reason):
        table.reset(**arguments)
    assert table.record() == before


def test_a_position_must_have_the_options_of_the_environment() -> None:
    """They are no part of an observation, since they are the same in all its games."""
    table, other = raw_env("saltfjord", 2, wagons=True), raw_env("saltfjord", 2)
    table.reset(seed=3)
    other.reset()
    remedy = r"position: has wagons=True, the environment False; env\(\.\.\., wagons=True\)"
    with pytest.raises(rondel.BadOption, match=remedy):
        other.reset(options={"position": table.save()})
    fitting = raw_env("saltfjord", 2, wagons=True)
    fitting.reset(options={"position": table.save()})
    assert fitting.save() == table.save()


@pytest.mark.parametrize("call", ["step", "observe", "last", "render", "save", "record", "copy", "imagine"])
def test_before_reset_there_is_no_game(call: str) -> None:
    table = raw_env("saltfjord", 2, seed=1, render_mode="ansi")
    given: dict[str, tuple[Any, ...]] = {"step": (2,), "observe": ("player_1",), "imagine": ("player_1", 1)}
    with pytest.raises(rondel.RondelError, match=r"no game has begun; call reset\(\) first"):
        getattr(table, call)(*given.get(call, ()))
    table.reset()
    assert table.copy().agent_selection == table.agent_selection in table.agents


@pytest.mark.parametrize(("game", "players"), [("saltfjord", 9), ("saltfjord", 0), ("cooper_island", "2")])
def test_there_is_no_layout_for_a_table_that_cannot_be(game: str, players: Any) -> None:
    with pytest.raises(rondel.BadOption, match=f"players: {game} is for 1 to 4 players, not {players!r}"):
        layout(game, players)


def test_a_seed_gives_the_same_games_one_after_another() -> None:
    seeds = []
    for _ in range(2):
        table = raw_env("saltfjord", 2, seed=11)
        seeds.append([(table.reset(), table.record().seed)[1] for _ in range(3)])
    assert seeds[0] == seeds[1] and seeds[0][0] == 11 and len(set(seeds[0])) == 3
    table.reset(seed=np.int64(3))
    assert table.record().seed == 3


def test_who_seeds_the_first_reset_only_gets_the_same_games_again() -> None:
    """Gymnasium's way: reset(seed=42) once, then reset()."""
    seeds = []
    for table in (raw_env("saltfjord", 2), raw_env("saltfjord", 2), raw_env("saltfjord", 2, seed=11)):
        table.reset()
        table.reset(seed=42)
        seeds.append([table.record().seed, *[(table.reset(), table.record().seed)[1] for _ in range(2)]])
    assert seeds[0] == seeds[1] == seeds[2] and seeds[0][0] == 42 and len(set(seeds[0])) == 3


def test_a_planner_imagines_copies_saves_and_records() -> None:
    table = env("great_western_trail_nz", 2, seed=3)
    table.reset()
    taken = play(table, 40)
    raw = table.unwrapped
    before = raw.save()
    agent = table.agent_selection
    imagined = raw.imagine(agent, seed=1)
    assert imagined.view(imagined.actor) == raw.game_state.view(raw.game_state.actor)
    twin = raw.copy()
    play(twin)
    assert twin.game_state.actor is None and all(twin.terminations.values())
    assert raw.save() == before and not any(table.terminations.values()) and len(table.agents) == 2
    assert raw.record().actions == [raw.game.actions.name(action) for action in taken]
    assert raw.record().final().save() == before
    assert twin.record().verify().scores() == twin.game_state.scores()


def test_a_saved_position_is_gone_on_from() -> None:
    first, second = raw_env("cooper_island", 2, seed=3), raw_env("cooper_island", 2)
    first.reset()
    play(first, 25)
    second.reset(options={"position": first.save()})
    assert second.save() == first.save() and second.agent_selection == first.agent_selection
    with pytest.raises(rondel.RondelError, match="no record"):
        second.record()
    with pytest.raises(rondel.RondelError, match="of 2 players, the environment of 3"):
        raw_env("cooper_island", 3).reset(options={"position": first.save()})


def test_the_table_is_shown_as_text_as_a_drawing_and_as_pixels() -> None:
    shown = {}
    for mode in ("ansi", "svg", "rgb_array"):
        table = env("saltfjord", 2, seed=3, render_mode=mode)
        table.reset()
        shown[mode] = table.render()
        table.close()
    state = table.unwrapped.game_state
    assert shown["ansi"] == state.game.summary(state, state.actor)
    assert shown["svg"].startswith("<svg") and "</svg>" in shown["svg"]
    assert shown["rgb_array"].ndim == 3 and shown["rgb_array"].shape[2] == 3 and shown["rgb_array"].dtype == np.uint8
    blind = raw_env("saltfjord", 2)
    blind.reset()
    with pytest.raises(rondel.BadOption, match="render_mode: none was chosen"):
        blind.render()


def test_an_environment_is_pickled_as_how_it_was_made() -> None:
    table = pickle.loads(pickle.dumps(raw_env("saltfjord", 3, seed=5, wagons=True)))
    table.reset()
    assert (table.players, table.record().seed, table.record().options) == (3, 5, {"wagons": True})


def test_without_pettingzoo_the_remedy_is_named() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import rondel; from rondel.envs import env"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"{sys.executable} -m pip install pettingzoo gymnasium numpy" in done.stderr
