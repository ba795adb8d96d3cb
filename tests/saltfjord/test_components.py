"""An owner of the printed game may correct prices in a copy of the components: the rules follow them."""

import pytest

import rondel
from rondel.core.registry import folder
from support import play
from support.saltfjord import during, goods, legal, rule, table

CORRECTED = {
    "die_change_cost_fish_per_pip: 1": "die_change_cost_fish_per_pip: 2",
    "cost: {small: {wood: 1}, large: {wood: 1, plank: 1}": "cost: {small: {wood: 3}, large: {wood: 2, plank: 1}",
}


@pytest.fixture(scope="module")
def game(tmp_path_factory):
    text = (folder("saltfjord") / "components.yaml").read_text(encoding="utf-8")
    for printed, corrected in CORRECTED.items():
        assert text.count(printed) == 1
        text = text.replace(printed, corrected)
    own = tmp_path_factory.mktemp("components") / "own.yaml"
    own.write_text(text, encoding="utf-8")
    return rondel.load_game("saltfjord", str(own))


@rule("SF-DIE-04")
def test_each_pip_of_a_die_costs_the_fish_that_the_components_say(game):
    s = game.restore(table(me={"goods": {"fish": 5}}, dice={"white 4": 1}).save())
    play(s, "die:white:4")
    lines = [name for name in legal(s) if name.startswith("use:")]
    assert lines == ["use:column:2", "use:column:3", "use:column:4", "use:column:5", "use:column:6"]
    assert goods(play(s.copy(), "use:column:4")) == {"fish": 5}
    assert goods(play(s, "use:column:6")) == {"fish": 1}


@rule("SF-TECH-10")
@pytest.mark.parametrize(("level", "left"), [(2, 0), (3, 1)])
def test_with_carpentry_3_a_tile_costs_one_wood_less_than_the_components_say(game, level, left):
    me = {"goods": {"wood": 3}, "levels": {"carpentry": level}}
    s = game.restore(table(me=me, ability_tiles=["AB-1"], pending=during("may build_small")).save())
    assert goods(play(s, "build:S1_1")).get("wood", 0) == left
    s = game.restore(table(me={**me, "goods": {"wood": 3, "plank": 1}}, ability_tiles=["AB-1"]).save())
    assert goods(play(s, "build:L3_1")) == {"wood": left + 1}
