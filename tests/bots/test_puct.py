"""Bots that play by a network: what they may know, what they find, how they are asked."""

from typing import Any

import numpy as np
import pytest

import rondel
from rondel.bots import Seat, UnknownBot, make_bot, play_out
from rondel.bots.clock import SHARE, TurnClock
from rondel.bots.levels import LEVELS, _judge, make_level
from rondel.bots.parameters import BadParameter
from rondel.bots.puct import Net, PuctConfig, PuctSearch, read_config
from rondel.bots.puct.search import Tree
from rondel.bots.puct.tree import Node
from rondel.bots.search import MctsSearch
from rondel.core.turn import turn_of
from rondel.net import network
from rondel.net.loading import judge_of
from support.networks import random_judge

GAMES = [name for name in rondel.games() if rondel.load_game(name).heuristic()]
SALTFJORD = rondel.load_game("saltfjord")


def played(name: str, players: int, decisions: int) -> Any:
    """A position after so many decisions, each the middle one of what was legal."""
    state = rondel.load_game(name).new(players, 3)
    for _ in range(decisions):
        legal = state.legal()
        state.apply(legal[len(legal) // 2])
        if state.actor is None:
            return played(name, players, decisions // 2)
    return state


class Peeking(Seat):
    """A seat whose determinizations are the truth: what a bot must never have."""

    def imagine(self, seed: int) -> Any:
        return self._Seat__state.copy()  # type: ignore[attr-defined]


def thought(kind: type[Seat], name: str, decisions: int) -> set[str]:
    """What a search thinks in positions that look the same to its seat; hidden cards and luck differ."""
    state = played(name, 3, decisions)
    judge, seat, found = random_judge(state.game), state.actor, set()
    for seed in range(3):
        other = state.imagine(seat, seed)
        other.chance.below(1 << 10)
        tree = Tree(judge, PuctConfig(iterations=12, horizon=3), seat, kind(other, seat).imagine, 5)
        tree.grow(0.0)
        found.add(repr([tree.best(), sorted((a, o.count, o.win) for a, o in tree.outlooks.items())]))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_from_the_seat_does_not_change_what_a_search_thinks(name: str) -> None:
    assert len(thought(Seat, name, 40)) == 1
    assert len(thought(Peeking, name, 40)) > 1, "a bot that peeked would be caught"


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_does_not_change_what_the_network_says(name: str, players: int) -> None:
    state = played(name, players, 25)
    judge, seat = random_judge(state.game), state.actor
    truth = judge.evaluate([state])[0]
    for seed in range(3):
        imagined = judge.evaluate([state.imagine(seat, seed)])[0]
        assert all(np.array_equal(a, b) for a, b in zip(truth, imagined, strict=True))


@pytest.mark.parametrize("name", GAMES)
def test_net_plays_whole_games_and_the_same_ones_again(name: str) -> None:
    game = rondel.load_game(name)
    judge, scores = random_judge(game), []
    for _ in range(2):
        state = game.new(2, 4)
        play_out(state, [Net(judge, 1), Net(judge, 2, temperature=1.5)])
        scores.append(state.scores())
    assert scores[0] == scores[1] and state.actor is None


def test_a_temperature_never_plays_what_is_not_plausible() -> None:
    state = played("saltfjord", 2, 30)
    judge = random_judge(SALTFJORD)
    policy = judge.evaluate([state])[0].policy
    bold = {Net(judge, seed, 9.0, 0.02).choose(Seat(state, state.actor)) for seed in range(40)}
    plausible = {action for action, chance in zip(state.legal(), policy, strict=True) if chance >= 0.02 * policy.max()}
    assert bold <= plausible and len(bold) > 1
    assert Net(judge, 1).choose(Seat(state, state.actor)) == state.legal()[int(policy.argmax())]


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_search_chooses_what_is_legal_and_says_what_it_expects(players: int) -> None:
    state = played("saltfjord", players, 20)
    bot = PuctSearch(random_judge(SALTFJORD), 1, PuctConfig(iterations=24, horizon=1))
    seat = Seat(state, state.actor)
    assert bot.choose(seat) in state.legal()
    shown = bot.explain(seat)
    assert 1 <= len(shown) <= 3 and len({line.action for line in shown}) == len(shown)
    for line in shown:
        assert line.action in state.legal() and line.visits > 0
        assert line.win is not None and 0 <= line.win <= 1 and line.before is not None and 0 <= line.before <= 1
        assert list(line.changes) == bot.judge.network.features.categories


def test_compared_actions_meet_the_same_luck() -> None:
    state = played("saltfjord", 2, 20)
    seeds: list[int] = []

    def imagine(seed: int) -> Any:
        seeds.append(seed)
        return state.imagine(state.actor, seed)

    tree = Tree(random_judge(SALTFJORD), PuctConfig(iterations=40, together=8), state.actor, imagine, 5)
    tree.grow(0.0)
    visits = [tree.root.children[action].visits for action in tree.candidates]
    assert len(set(visits)) == 1, "those that stay in are tried equally often"
    assert len(seeds) == len(set(seeds)) == 1 + tree.tried, "one determinization for all of them"


def test_without_time_the_policy_decides() -> None:
    state = played("saltfjord", 2, 20)
    tree = Tree(random_judge(SALTFJORD), PuctConfig(), state.actor, lambda seed: state.imagine(state.actor, seed), 5)
    tree.grow(0.0)
    assert tree.best() == state.legal()[int(tree.evaluation.policy.argmax())] and tree.evaluated == 1


def test_a_search_begins_nothing_that_it_has_no_time_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock on which every simulation takes a hundredth of a second."""
    state, spent = played("saltfjord", 2, 20), [0.0]
    tree = Tree(random_judge(SALTFJORD), PuctConfig(), state.actor, lambda seed: state.imagine(state.actor, seed), 5)

    def simulate(rounds: int) -> None:
        spent[0] += 0.01 * rounds * len(tree.candidates)

    monkeypatch.setattr(tree, "_simulate", simulate)
    monkeypatch.setattr("rondel.bots.puct.search.thread_time", lambda: spent[0])
    tree.grow(1.0)
    assert 0.9 < spent[0] <= 1.0 and tree.pace == pytest.approx(0.01)
    begun = spent[0]
    tree.grow(0.015)
    assert spent[0] == begun, "two candidates take longer"


def test_an_only_candidate_is_explained_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rondel.bots.puct.search.LEAST", 1.0)
    state = played("saltfjord", 2, 20)
    bot = PuctSearch(random_judge(SALTFJORD), 1, PuctConfig(seconds=0.3))
    (line,) = bot.explain(Seat(state, state.actor))
    assert line.visits > 0 and any(line.changes.values()) and line.win != line.before


def test_how_long_a_simulation_takes_is_remembered_for_the_next_decision() -> None:
    state = played("saltfjord", 2, 20)
    bot = PuctSearch(random_judge(SALTFJORD), 1, PuctConfig(seconds=0.01))
    bot.choose(Seat(state, state.actor))
    assert bot.pace > 0 and bot._tree(Seat(state, state.actor)).pace == bot.pace


def test_what_was_found_is_kept_within_a_turn() -> None:
    state = played("saltfjord", 2, 21)
    bot = PuctSearch(random_judge(SALTFJORD), 1, PuctConfig(iterations=60))
    kept = 0
    for _ in range(12):
        seat, turn = Seat(state, state.actor), turn_of(state)
        if bot.known is not None and bot._found(seat) is not None:
            kept += 1
        state.apply(bot.choose(seat))
        if turn.ended(state):
            assert bot._found(Seat(state, state.actor)) is None, "another turn begins anew"
    assert kept > 0


def test_a_node_prefers_what_is_likely_then_what_promises_most() -> None:
    node = Node(2)
    node.policy = {7: 0.7, 8: 0.3}
    node.begun = 1
    assert node.select([7, 8], 0, 1.0) == 7
    for action, value in ((7, -0.5), (8, 0.5)):
        child = node.child(action)
        child.begun += 1
        child.add([value, -value])
    assert node.select([7, 8], 0, 0.1) == 8 and node.select([7, 8], 1, 0.1) == 7


def test_a_turn_has_one_budget() -> None:
    state = SALTFJORD.new(2, 1)
    clock = TurnClock(0.0, 10.0)
    assert clock.allot(state) == pytest.approx(10 * SHARE)
    clock.spend(4.0)
    assert clock.allot(state) == pytest.approx(6 * SHARE)
    clock.spend(60.0)
    assert clock.allot(state) == 0
    assert TurnClock(2.0, 0.0).allot(state) == 2.0


def test_budgets_and_parameters_as_text() -> None:
    assert read_config("200ms") == PuctConfig(seconds=0.2)
    assert read_config("3s/turn:horizon=2") == PuctConfig(turn_seconds=3.0, horizon=2)
    assert read_config("50i:weights=a.npz:candidates=4") == PuctConfig(iterations=50, weights="a.npz", candidates=4)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "the budget must be like 1s"),
        ("fast", "the budget must be like 1s"),
        ("0s", "needs a budget"),
        ("50i/turn", "needs a budget"),
        ("1.5i", "whole number"),
        ("9000s", "at most"),
        ("1s:horizon=x", "from 0 to 20"),
        ("1s:deep=2", "there is no 'deep'"),
    ],
)
def test_what_a_search_does_not_take_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadParameter, match=why):
        read_config(text)


def test_net_takes_a_temperature_and_weights_only() -> None:
    with pytest.raises(UnknownBot, match="takes t=TEMPERATURE and weights=FILE"):
        make_bot("net:slow", SALTFJORD, 1)


@pytest.mark.parametrize("name", LEVELS)
def test_without_a_network_levels_play_by_the_heuristic(name: str, caplog: pytest.LogCaptureFixture) -> None:
    game = rondel.load_game("saltfjord", str(rondel.__path__[0]) + "/games/saltfjord/components.yaml")
    _judge.cache_clear()
    with caplog.at_level("INFO"):
        assert isinstance(make_level(name, game, 1), MctsSearch)
    assert "with other components has no network: the levels play by its heuristic" in caplog.text


@pytest.mark.parametrize("name", LEVELS)
def test_with_a_network_levels_play_by_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    judge = random_judge(SALTFJORD)
    monkeypatch.setattr("rondel.bots.levels._judge", lambda game: judge)
    bot = make_level(name, SALTFJORD, 1)
    assert isinstance(bot, (Net, PuctSearch)) and bot.judge is judge


@pytest.mark.parametrize("name", GAMES)
def test_from_level_to_level_the_hand_is_surer_and_the_search_longer(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = rondel.load_game(name)
    judge = random_judge(game)
    monkeypatch.setattr("rondel.bots.levels._judge", lambda game: judge)
    easy, medium, hard, expert = [make_level(level, game, 1) for level in LEVELS]
    assert isinstance(easy, Net) and isinstance(medium, Net)
    assert easy.temperature > medium.temperature > 0 and 0 < easy.least < medium.least
    assert isinstance(hard, PuctSearch) and isinstance(expert, PuctSearch)
    assert 0 < hard.config.turn_seconds <= 0.5 and hard.config.turn_seconds < expert.config.turn_seconds <= 3


@pytest.mark.skipif(network.compiled is None, reason="a pure installation")
@pytest.mark.parametrize("name", GAMES)
def test_the_first_layer_in_c_is_that_of_numpy(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    states = [played(name, players, 30) for players in (1, 2, 3, 4)]
    judge = random_judge(states[0].game)
    compiled = [judge.evaluate([state])[0] for state in states]
    monkeypatch.setattr(network, "compiled", None)
    for state, found in zip(states, compiled, strict=True):
        for a, b in zip(judge.evaluate([state])[0], found, strict=True):
            np.testing.assert_allclose(a, b, rtol=1e-3, atol=1e-4)


@pytest.mark.skipif(network.compiled is None, reason="a pure installation")
@pytest.mark.parametrize("name", GAMES)
def test_a_position_alone_is_judged_as_one_among_others(name: str) -> None:
    """Alone it goes through the layers of eight bits in C, together with others through numpy's floats."""
    states = [played(name, 3, decisions) for decisions in (10, 30, 60)]
    judge = judge_of(states[0].game)
    for state, among in zip(states, judge.evaluate(states), strict=True):
        for a, b in zip(judge.evaluate([state])[0], among, strict=True):
            np.testing.assert_allclose(a, b, rtol=5e-3, atol=2e-3)


@pytest.mark.skipif(network.compiled is None, reason="a pure installation")
def test_a_layer_in_c_refuses_what_does_not_fit() -> None:
    random = np.random.default_rng(1)
    weights, bias = random.normal(size=(128, 200)).astype(np.float32), random.normal(size=128).astype(np.float32)
    layer, x = network.DenseLayer(weights, bias), random.normal(size=(1, 200)).astype(np.float32)
    assert layer.small is not None
    whole, scales = layer.small
    np.testing.assert_allclose(layer(x), x @ (whole * scales).T + bias, atol=0.01)
    for others in ((bias[:-1], x), (bias, x[:, :-1]), (bias, x[:, :0])):
        with pytest.raises(ValueError, match="must fit"):
            network.compiled.multiply(*layer.small, *others, np.empty((1, 128), np.float32))
