"""EDGE, and positions that cannot be."""

import json
from pathlib import Path

import pytest

from rondel.core.errors import BadPosition, RondelError
from support.cooper_island import GAME, document, during, land, legal, offered, pending, play, player, rule, table


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


BAD = [
    ("players[0].level.h13", {"level": {"h12": 1, "h13": 2}}),
    ("players[0].on.h13", {"on": {"h13": "food"}}),
    ("players[0].on.h12", {"on": {"h12": "ruin"}}),
    ("players[0].on.h22", {"on": {"h22": "ruin"}}),
    ("players[0].islets", {"islets": {"R1a": "I1", "R2a": "I1"}}),
    ("players[0].islets", {"islets": {"R1a": "I1", "R1b": "I2"}}),
    ("players[0].docks", {"docks": {"dock1": "B1", "dock2": "B1"}}),
    ("players[0].crafting", {"crafting": ["craft3"]}),
    ("players[0].on", {"crafting": ["craft1"]}),
    ("players[0].unused", {"unused": 1}),
    ("players[0].hired", {"hired": ["hire1"]}),
    ("players[0].spent", {"spent": ["1"]}),
    ("players[0].wrecks", {"wrecks": ["B1"]}),
    ("players[0].stored", {"stored": {"coin": 6}}),
    ("players[0].workers", {"workers": {"normal": 3}}),
    ("players[0].cartographer", {"cartographer": 7}),
]


@pytest.mark.parametrize(("key", "me"), BAD)
def test_a_player_that_cannot_be_is_refused(key, me):
    with pytest.raises(BadPosition) as error:
        table(me=me)
    assert error.value.key == key


TABLES = [
    ("token", {"token": 3}),
    ("active", {"active": 2}),
    ("harbormaster", {"harbormaster": None}),
    ("spaces.A round[0]", {"spaces": {"A round": [9]}}),
    ("orders.RO9", {"orders": {"RO9": None}}),
    ("bag", {"bag": {"D1": 99}}),
    ("singles", {"singles": {"S1": 99}}),
    ("log", {"log": {"LG1": 9}}),
    ("decks", {"decks": ["small:1", "small:1"]}),
    ("drawn", {"drawn": {"seat": 0, "cards": ["small:1"]}}),
    ("pending[0].memo", {"pending": [{"step": "place_half", "seat": 0, "memo": "D1:front"}]}),
    ("pending[0].memo", {"pending": [{"step": "statue_on", "seat": 0, "memo": "craft1"}]}),
    ("pending[0].memo", {"pending": [{"step": "mine", "seat": 0, "memo": "h12"}]}),
    ("pending[0].memo", {"pending": [{"step": "survey", "seat": 0, "memo": {"option": "opt4"}}]}),
    ("pending[0].memo", {"pending": [{"step": "assign_order", "seat": 0, "memo": "special"}]}),
    ("pending[0].memo.to", {"pending": [{"step": "fee", "seat": 0, "memo": {"to": "9"}}]}),
    ("pending[0].memo.debt", {"pending": [{"step": "pay", "seat": 0, "memo": {"debt": 1}}]}),
]


@pytest.mark.parametrize(("key", "fields"), TABLES)
def test_a_table_that_cannot_be_is_refused(key, fields):
    with pytest.raises(BadPosition) as error:
        table(**fields)
    assert error.value.key in (key, key.partition(".")[0])


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


def test_cooper_sits_only_at_a_solo_table():
    with pytest.raises(BadPosition, match="cooper"):
        GAME.restore({**document(2), "cooper": document(1)["cooper"]})
    with pytest.raises(BadPosition, match="cooper"):
        GAME.restore({**document(1), "cooper": None})


def test_a_position_is_small():
    s = GAME.new(players=4, seed=2)
    for _ in range(250):
        if s.actor is None:
            break
        play(s, legal(s)[-1])
    assert len(json.dumps(s.save())) < 16_000
