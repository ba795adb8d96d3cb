"""Plans of a search as text: what is read, and what is refused."""

import pytest

from rondel.bots.search import BadPlan, Plan, read_plan


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("1s:horizon=1.5", "horizon must be a number from -1 to 1000, a whole number, not '1.5'"),
        ("1s:workers=2.0", "workers must be a number from 1 to 64, a whole number, not '2.0'"),
        ("1s:trust=0", "trust must be a number from 0.01 to 1000, not '0'"),
        ("1s:noise=nan", "noise must be a number from 0 to 1000, not 'nan'"),
        ("1s:2s", "takes one budget, not 1s and 2s"),
        ("1s:horizon=2:50i", "takes one budget, not 1s and 50i"),
    ],
)
def test_what_makes_no_sense_is_refused_with_the_remedy(text: str, message: str) -> None:
    with pytest.raises(BadPlan, match=message):
        read_plan(text)


def test_the_least_of_each_parameter_is_taken() -> None:
    plan = read_plan("1s:horizon=-1:noise=0:workers=1:trust=0.01:daring=0")
    assert plan == Plan(seconds=1.0, trust=0.01, daring=0.0)


def test_the_budget_may_stand_anywhere_and_replaces_that_of_the_plan() -> None:
    assert read_plan("trust=2:50i", Plan(seconds=3.0)) == Plan(iterations=50, trust=2.0)
