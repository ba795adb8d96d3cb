"""The conformance suite on every registered game, every number of players and every option."""

from typing import Any

import pytest

import rondel
from rondel.core.flow import Decision
from rondel.testing import conformance

GAMES = [rondel.load_game(name) for name in rondel.games()]
SETTINGS = [setting for game in GAMES for setting in conformance.settings(game)]


@pytest.mark.parametrize(("seed", "setting"), list(enumerate(SETTINGS)), ids=lambda part: str(part))
def test_the_contract_holds_at_every_decision(setting: Any, seed: int) -> None:
    """Odd seeds follow the game's heuristic player most of the time, even ones play at random."""
    assert conformance.check_game(setting, seed) > 0


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_random_games_end_and_replay_to_the_same_end(setting: Any) -> None:
    assert all(conformance.play_and_replay(setting, seed) for seed in range(100, 104))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_seed_means_one_game(game: Any) -> None:
    first, again, other = (game.new(players=2, seed=seed).save() for seed in (7, 7, 8))
    assert first == again
    assert first != other


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_action_table_is_small_and_its_names_are_unique(game: Any) -> None:
    names = [game.actions.name(action) for action in range(len(game.actions))]
    assert len(set(names)) == len(names) < 2000


def test_a_decision_without_an_explanation_is_named_with_its_file() -> None:
    class Asks(Decision[Any]):
        pass

    game = type(rondel.load_game("saltfjord"))()
    unexplained = conformance.missing_explanations(game)
    Asks(game, "asks")
    assert conformance.missing_explanations(game) == sorted([*unexplained, "test_conformance.Asks"])


def test_a_broken_rule_is_found() -> None:
    """The suite itself is tested: a game that loses a piece or tells a secret must fail."""
    setting = conformance.Setting(rondel.load_game("saltfjord"), 2)
    state = setting.new(1)

    class Leaky:
        seats = state.seats
        actor = state.actor

        def imagine(self, seat: int, seed: int) -> Any:
            return setting.new(2)

        def view(self, seat: int | None) -> Any:
            return state.view(seat)

    with pytest.raises(AssertionError):
        conformance.check_secrets(Leaky(), 1)
    with pytest.raises(AssertionError, match="goods"):
        conformance.check_numbers({"goods": {"fish": -1}})
    with pytest.raises(AssertionError, match="was carried out"):
        conformance.check_illegal(state.copy(), state.legal()[:1])
