"""EDGE, and positions that cannot be."""

import json
from pathlib import Path

import pytest

from rondel.core.errors import RondelError
from support.cooper_island import GAME, during, land, legal, offered, pending, play, player, rule, table


@rule("CI-EDGE-01")
def test_items_and_anchors_are_unlimited():
    s = table(me={"market": {"coin": 200}, "anchors": {"one_sail": 40, "two_sails": 40}})
    assert s.actor == 0
    play(s, "unload:coin")
    assert player(s)["market"] == {"coin": 199}


@rule("CI-EDGE-06")
def test_a_boat_face_down_keeps_its_landing_space():
    me = {"docks": {"dock1": "B1", "dock2": "B2"}, "wrecks": ["B1"], "stored": {"coin": 1, "wood": 2}}
    assert "dock:dock1" not in offered(table(me=me, pending=during("section_B")))


@rule("CI-EDGE-12")
def test_no_building_without_a_free_space():
    me = {**land(h12="meadow 1 food"), "stored": {"coin": 1, "wood": 2, "stone": 2}}
    s = table(me=me, pending=during("section_D"))
    assert offered(s) == {"done"}
    me["market"] = {}
    assert pending(s) == "section_D"  # it waits: she may clear a space
    s = table(me={**me, "docks": {"dock1": "B5"}}, pending=during("section_D"))
    play(s, "store:h12")
    assert "build:small" in offered(s)


@rule("CI-EDGE-15")
def test_every_special_worker_finds_a_royal_order():
    s = GAME.new(players=2, seed=3)
    assert len(s.save()["orders"]) == 2 * 2


WRONG = [
    ("cost: {coin: 1, wood: 2}, helm: 1", "cost: {coin: 1, wood: 20}, helm: 1", "a cost of 20 wood"),
    (
        "action: build_income_boat, amount: 2, of: [coin, wood]",
        "action: build_income_boat, amount: 2, of: [coin]",
        "wood",
    ),
    ("effect: {no_fees: true}", "effect: {no_tax: true}", "no_tax"),
    ("\npeninsula:", "\npenninsula:", "peninsula"),
]


@pytest.mark.parametrize(("right", "wrong", "said"), WRONG)
def test_a_components_file_that_cannot_be_is_refused(tmp_path, right, wrong, said):
    from rondel.games.cooper_island import components

    text = next(Path(str(components.__file__)).parent.glob("components*.yaml")).read_text(encoding="utf-8")
    assert right in text
    path = tmp_path / "components.yaml"
    path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(RondelError, match=said):
        components.Components(str(path))


def test_a_position_is_small():
    s = GAME.new(players=4, seed=2)
    for _ in range(250):
        if s.actor is None:
            break
        play(s, legal(s)[-1])
    assert len(json.dumps(s.save())) < 16_000
