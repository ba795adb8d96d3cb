"""One reason in words: the largest changes of the points that a bot expects in the end."""

import pytest

import rondel
from rondel.bots import make_bot
from rondel.table.hints import explainer, percent, reason, signed
from support.hinting import CHANGES

SALTFJORD = rondel.load_game("saltfjord")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "+4 piers, +1 fishing, −2 fish left"),
        ("pl", "+4 mola, +1 połowy, −2 pozostałe ryby"),
        ("de", "+4 Stege, +1 Fischfang, −2 Übrige Fische"),
    ],
)
def test_two_gains_and_a_loss_in_the_words_of_the_score_sheet(lang: str, said: str) -> None:
    assert reason(SALTFJORD, CHANGES[0], lang) == said


def test_less_than_half_a_point_is_no_reason() -> None:
    assert reason(SALTFJORD, CHANGES[1], "en") == reason(SALTFJORD, {}, "en") == ""
    assert reason(SALTFJORD, {"wagons": -0.5}, "en") == "−1 wagons"
    assert reason(SALTFJORD, {"wagons": 0.5, "piers": 0.4}, "en") == "+1 wagons"


@pytest.mark.parametrize("name", [name for name in rondel.games() if name != "quay"])
@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_every_category_has_a_name(name: str, lang: str) -> None:
    game = rondel.load_game(name)
    for category in game.new(players=2, seed=1).scores()[0]:
        said = reason(game, {category: 2.0}, lang)
        assert said == "" if category == "total" else said.startswith("+2 ") and "score-" not in said


def test_numbers_are_whole() -> None:
    assert [signed(points) for points in (0.5, 1.49, 1.5, -0.5, -3.7)] == ["+1", "+1", "+2", "−1", "−4"]
    assert [percent(chance) for chance in (0.0, 0.004, 0.655, 1.0)] == [0, 0, 66, 100]


def test_who_cannot_explain_is_no_adviser() -> None:
    with pytest.raises(TypeError, match="greedy cannot explain itself"):
        explainer(make_bot("greedy", SALTFJORD, 1), "greedy")
    search = make_bot("mcts:1i", SALTFJORD, 1)
    assert explainer(search, "mcts:1i") is search
