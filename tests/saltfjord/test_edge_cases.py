"""EDGE: what happens at the edges of the rules."""

import random

import pytest

from rondel.core.errors import IllegalAction
from support.saltfjord import (
    GAME,
    document,
    during,
    goods,
    legal,
    offered,
    pave,
    pending,
    play,
    player,
    points,
    restore,
    rule,
    table,
)

BUSY = {"workers": 0, "on": {"1:2": "worker"}}
SCORING = {"crafts": "ST-01", "carpentry": "ST-02", "logistics": "ST-03", "fishery": "ST-04"}


@rule("SF-EDGE-01")
@pytest.mark.parametrize(
    ("storage", "action"),
    [
        ({}, "sell:wood"),
        ({"wood": 1}, "downgrade:gold>plank"),
        ({"fish": 1, "wood": 1}, "pay_upgrade:wood>plank"),
        ({"fish": 2}, "pay_upgrade:fish>wood"),
        ({"fish": 1}, "buy:wood"),
        ({"fish": 9}, "technology:crafts"),
        ({"wood": 1}, "order:2"),
        ({"plank": 1}, "build:S1_1"),
        ({"wood": 1}, "build:L3_1"),
    ],
)
def test_what_cannot_be_paid_is_not_available(storage, action):
    frames = during("both order and technology") if "order" in action or "tech" in action else during("may build_small")
    me = {"goods": storage, "abilities": ["AB-5"], "on": {"3:6": "worker"}, "workers": 0}
    if action == "buy:wood":
        me["abilities"] = ["AB-3"]
    s = table(me=me, pending=frames, ability_tiles=[], crate_tops={"2": "SC-1"})
    before = s.save()
    with pytest.raises(IllegalAction):
        play(s, action)
    assert s.save() == before


@rule("SF-EDGE-01")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_resources_never_become_negative(seed):
    s = GAME.new(players=2, seed=seed, wagons=True)
    dice = random.Random(seed)
    for _ in range(400):
        if s.actor is None:
            break
        s.apply(dice.choice(s.legal()))
        assert min(min(player.goods) for player in s.players) >= 0


@rule("SF-EDGE-02")
def test_an_upgrade_with_nothing_to_upgrade_gives_a_fish():
    s = table(me=BUSY, pending=during("upgrade"))
    assert goods(s) == {"fish": 1}
    assert s.actor == 1


CARPENTER = {"levels": {"carpentry": 3}, **BUSY}


@rule("SF-EDGE-03")
@pytest.mark.parametrize("shape", ["S1", "D2"])
@pytest.mark.parametrize("storage", [{}, {"wood": 1}])
def test_with_the_discount_a_small_tile_is_free(shape, storage):
    s = table(me={**CARPENTER, "goods": storage}, pending=during("may build_small"))
    play(s, f"build:{shape}_1")
    assert goods(s) == storage
    poor = table(me={**BUSY, "goods": {"plank": 1}}, pending=during("may build_small"))
    assert offered(poor) == {"done"}


@rule("SF-EDGE-03")
@pytest.mark.parametrize("shape", ["L3", "I3"])
def test_with_the_discount_a_large_tile_costs_a_plank(shape):
    s = table(me={**CARPENTER, "goods": {"wood": 1, "plank": 1}})
    play(s, f"build:{shape}_1")
    assert goods(s) == {"wood": 1}
    assert f"build:{shape}_1" not in legal(table(me={**CARPENTER, "goods": {"wood": 2}}))


@rule("SF-EDGE-04")
@pytest.mark.parametrize("storage", [{}, {"wood": 2, "plank": 1}])
def test_the_discount_gives_nothing_back_for_the_free_tile_of_the_tavern(storage):
    s = table(me={**CARPENTER, "goods": storage}, tile_tops={"S1_1": "S1-15"})
    play(s, "retire:tavern4", "build:S1_1", "place:6:6:0")
    assert goods(s) == storage


@rule("SF-EDGE-05")
def test_a_lightning_tile_scores_once_for_each_player_who_reaches_it():
    doc = document(2)
    doc.update(scoring={**SCORING, "carpentry": "ST-10"}, dice={"white 5": 6})
    for seat in (0, 1):
        doc["players"][seat].update(levels={"carpentry": 2}, goods={"gold": 1}, **BUSY)
    s = play(restore(doc), "die:white:5", "use:column:5", "activate:2:5", "technology:carpentry")
    assert [points(s, seat) for seat in (0, 1)] == [14, 0]
    play(s, "die:white:5", "use:column:5", "activate:2:5", "technology:carpentry")
    assert [points(s, seat) for seat in (0, 1)] == [14, 10]
    assert [seat["lightning"] for seat in s.scores()] == [14, 10]
    assert [seat["scoring_tiles"] for seat in s.scores()] == [0, 0]


@rule("SF-EDGE-06")
@pytest.mark.parametrize(("level", "good"), [(1, "book"), (2, "gold")])
def test_a_worker_gained_may_be_used_in_the_same_turn(level, good):
    on = {"1:2": "worker", "4:1": "worker"} if level == 2 else {"1:2": "worker"}
    me = {"on": on, "workers": 0, "levels": {"crafts": level}, "goods": {good: 1}}
    s = play(table(me=me, pending=during("may technology"), scoring=SCORING), "technology:crafts")
    assert s.actor == 0
    play(s, "worker:2:1")
    assert goods(s) == {"paper": 1}
    assert player(s)["on"]["2:1"] == "worker"


@rule("SF-EDGE-06")
def test_a_worker_gained_on_top_may_fetch_the_fish_that_its_lightning_tile_sells():
    on = {"1:2": "worker", "4:1": "worker"}
    me = {"on": on, "workers": 0, "levels": {"crafts": 2}, "goods": {"gold": 1}, "tiles": ["D2-10@3:3:0"]}
    s = table(me=me, pending=during("may technology"), scoring={**SCORING, "crafts": "ST-11"})
    play(s, "technology:crafts")
    assert pending(s) == "market"
    play(s, "worker:3:3", "market:2")
    assert points(s) == 6


@rule("SF-EDGE-07")
def test_a_crate_turned_up_in_a_turn_may_be_taken_in_the_same_turn():
    frames = [*during("may order"), {"step": "may order", "seat": 0}]
    stack = {"crate_tops": {"2": "CR-01"}, "crate_left": {"2": 1}, "crate_pool": ["CR-10"]}  # then a crate of 2 wood
    ordering = {"workers": 0, "on": {"6:6": "worker"}, "tiles": ["S1-07@6:6:0"]}
    s = table(me={**ordering, "goods": {"fish": 1, "wood": 3}}, pending=frames, **stack)
    play(s, "order:2", "order:2")
    assert player(s)["crates"] == {"pier2": ["CR-01", "CR-10"]}
    assert goods(s) == {}


RICH = {"goods": {"wood": 2, "plank": 2}}


@rule("SF-EDGE-08")
@pytest.mark.parametrize(
    ("rows", "fit"),
    [
        ([".o####", "o###o#", "#####o", "o#####", "###o##", "##o##."], {"S1"}),
        (["#o####", "o###o#", "#####o", "o#####", "###o##", "##o#.."], {"S1", "D2"}),
        (["#o####", "o###o#", "#####o", "o#####", "###o##", "##o..."], {"S1", "D2", "I3"}),
        (["#o####", "o###o#", "#####o", "o#####", "###o.#", "##o#.."], {"S1", "D2", "L3"}),
        (["#o####", "o###o#", "#####o", "o#####", "###o##", "##o###"], set()),
    ],
    ids=["single cells", "two", "straight three", "L", "full"],
)
def test_a_tile_that_fits_nowhere_cannot_be_built(rows, fit):
    me = {**RICH, "tiles": pave(*rows)}
    large = {name for name in offered(table(me=me)) if name.startswith("build:")}
    small = {name for name in offered(table(me=me, pending=during("may build_small"))) if name != "done"}
    assert large == {f"build:{shape}_{n}" for shape in fit & {"L3", "I3"} for n in (1, 2)}
    assert small == {f"build:{shape}_{n}" for shape in fit & {"S1", "D2"} for n in (1, 2)}
