"""Errors say in fields what is wrong, so that nobody has to read their text."""

import pickle

import pytest

import rondel
from rondel.core.errors import BadOption, BadPosition, IllegalAction

GAME = rondel.load_game("saltfjord")


@pytest.mark.parametrize(
    ("wanted", "field"),
    [
        ({"players": 9}, "players"),
        ({"players": 2, "seed": -1}, "seed"),
        ({"players": 2, "start_player": "3"}, "start_player"),
        ({"players": 2, "nonsense": 1}, ""),
    ],
)
def test_a_bad_option_names_its_field(wanted: dict[str, object], field: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.new(**wanted)
    error = refused.value
    assert error.field == field
    assert str(error) == (f"{field}: {error.problem}" if field else error.problem)


def test_an_illegal_action_has_its_reason_and_rule_as_the_texts_do() -> None:
    state = GAME.new(2, seed=1)
    action = next(action for action in range(len(GAME.actions)) if action not in state.legal())
    with pytest.raises(IllegalAction) as refused:
        state.apply(action)
    key, rule, _ = GAME.why_not(state, action)
    assert (refused.value.reason, refused.value.rule) == (key, rule) and key and rule
    text, cited = GAME.texts().reason(state, action, "en")
    assert cited == rule and GAME.texts().refusal(state, action, "en") == f"{text} ({rule})"


@pytest.mark.parametrize("error", [BadOption("seed", "is odd"), BadPosition("turn.seat", "is nobody's")])
def test_an_error_comes_whole_from_another_process(error: BadOption | BadPosition) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.problem) == (type(error), str(error), error.problem)
