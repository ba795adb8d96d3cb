"""Rules and their explanations in Great Western Trail: they agree, and each has its sibling."""

from importlib import import_module
from pathlib import Path

import pytest

from rondel.core import explanation
from rondel.core.explanation import Badge, Explanation
from rondel.core.flow import Decision
from rondel.games.great_western_trail import explain
from rondel.games.great_western_trail.kansas_city import CityMemo
from support.great_western_trail import GAME, at, table

RULES = ("rondel.games.great_western_trail", "rondel.games.trail")
FILES = sorted(path.stem for path in Path(explain.__file__).parent.glob("[a-z]*.py"))


def rule_file(name):
    return next(import_module(f"{package}.{name}") for package in RULES if explanation.find_module(package, name))


def own(module, base):
    return {n: kind for n, kind in vars(module).items() if isinstance(kind, type) and issubclass(kind, base)
            and kind.__module__ == module.__name__}  # fmt: skip


@pytest.mark.parametrize("name", FILES)
def test_every_decision_of_an_explained_file_has_its_sibling(name):
    explained = own(import_module(f"{explain.__name__}.{name}"), Explanation)
    assert set(own(rule_file(name), Decision)) <= set(explained)


@pytest.mark.parametrize("paid", [False, True])
def test_the_memo_of_a_city_is_packed_as_it_is_written(paid):
    memory = CityMemo(GAME.components.cities)
    for city, name in enumerate(GAME.components.cities):
        memo = CityMemo.pack(city, paid)
        assert CityMemo.unpack(memo) == (city, paid)
        assert memory.save(memo) == (name if paid else f"{name} without transport")


def test_a_badge_says_what_a_delivery_costs_and_brings():
    s = table(pending=at("deliver", memo=18))
    kansas_city = explanation.badge(GAME, s, GAME.actions.number("deliver:kansas_city"))
    assert kansas_city == Badge([("vp", 6)], [("money", 4)])
