"""Parameters of a search as text: what is read, and what is refused."""

import pytest

import rondel
from rondel.bots import UnknownBot, make_bot
from rondel.bots.parameters import BadParameter
from rondel.bots.search import SearchConfig, read_config


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "needs a budget"),
        ("fast", "like 1s, 200ms or 50i"),
        ("2h", "like 1s"),
        ("1.5i", "whole number"),
        ("9999s", "at most 600s"),
        ("1s:horizon=far", "horizon must be a number from -1 to 1000"),
        ("1s:workers=0", "workers must be a number from 1 to 64"),
        ("1s:depth=3", "there is no 'depth'"),
        ("1s:horizon=1.5", "horizon must be a number from -1 to 1000, a whole number, not '1.5'"),
        ("1s:workers=2.0", "workers must be a number from 1 to 64, a whole number, not '2.0'"),
        ("1s:prior_weight=0", "prior_weight must be a number from 0.01 to 1000, not '0'"),
        ("1s:rivalry=2", "rivalry must be a number from 0 to 1, not '2'"),
        ("1s:noise=nan", "noise must be a number from 0 to 1000, not 'nan'"),
        ("1s:2s", "takes one budget, not 1s and 2s"),
        ("1s:horizon=2:50i", "takes one budget, not 1s and 50i"),
    ],
)
def test_what_makes_no_sense_is_refused_with_the_remedy(text: str, message: str) -> None:
    with pytest.raises(BadParameter, match=message):
        make_bot(f"mcts:{text}", rondel.load_game("saltfjord"), 1)


def test_a_configuration_is_read() -> None:
    assert read_config("200ms:horizon=3:noise=0.5") == SearchConfig(seconds=0.2, horizon=3, noise=0.5)
    assert read_config("50i").iterations == 50


def test_a_level_takes_no_parameters() -> None:
    with pytest.raises(UnknownBot, match="easy: takes nothing"):
        make_bot("easy:1s", rondel.load_game("saltfjord"), 1)


def test_the_least_of_each_parameter_is_taken() -> None:
    config = read_config("1s:horizon=-1:noise=0:workers=1:prior_weight=0.01:exploration=0:rivalry=0")
    assert config == SearchConfig(seconds=1.0, prior_weight=0.01, exploration=0.0, rivalry=0.0)


def test_the_budget_may_stand_anywhere_and_replaces_that_of_the_configuration() -> None:
    assert read_config("prior_weight=2:50i", SearchConfig(seconds=3.0)) == SearchConfig(iterations=50, prior_weight=2.0)
