"""An owner of the printed game may correct values in a copy of the components: the rules follow them."""

import pytest

import rondel
from rondel.core.registry import folder
from support.cooper_island import during, land, offered, pending, play, rule, table


@pytest.fixture(scope="module")
def game(tmp_path_factory):
    """The symbol of section D takes 5 off instead of 2: all that a small building costs."""
    text = (folder("cooper_island") / "components.yaml").read_text(encoding="utf-8")
    printed = "{action: erect_building, amount: 2,"
    assert text.count(printed) == 1
    own = tmp_path_factory.mktemp("components") / "own.yaml"
    own.write_text(text.replace(printed, printed.replace("2", "5")), encoding="utf-8")
    return rondel.load_game("cooper_island", str(own))


@rule("CI-EDGE-12", "CI-PAY-06")
def test_a_building_that_costs_nothing_clears_no_space(game):
    for home, options in (("forest 1 wood", {"done"}), ("forest", {"build:small"})):
        me = {**land(h12=home, h13="forest 1 wood"), "stored": {"stone": 1}}
        s = game.restore(table(me=me, pending=during("section_D_square")).save())
        assert offered(s) == options
    play(s, "build:small")
    while pending(s) == "reduce":
        play(s, sorted(offered(s))[0])
    assert pending(s) == "build_on" and s.save()["players"][0]["stored"] == me["stored"]
