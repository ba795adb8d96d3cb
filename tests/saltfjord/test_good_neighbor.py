"""ABIL-22: AB-6, the building of the worker or the neighbour first."""

import pytest

from support.saltfjord import GAME, goods, legal, offered, pending, play, player, rule, table

# On 6:2 an order, beside the printed fishing building on 6:3; below 5:2 wood, left of it plank
VILLAGE = ["S1-07@6:2:0", "D2-10@5:1:0"]  # fish on 5:1, wood on 5:2
TOPS = {"2": "CR-10"}  # for 2 wood


def having(*abilities, village=VILLAGE, tiles=(), **me):
    return table(
        me={**me, "abilities": ["AB-6", *abilities], "tiles": village},
        ability_tiles=list(tiles),
        crate_tops=TOPS,
        dice={},
        tile_tops={"S1_1": "S1-01"},
    )


@rule("SF-ABIL-22")
def test_the_neighbour_may_be_resolved_first_and_pay_for_the_building_of_the_worker():
    s = play(having(goods={"fish": 1, "wood": 1}), "worker:6:2")
    assert offered(s) == {"activate:5:2", "activate:6:3", "done"}  # not yet the order
    play(s, "activate:5:2")
    assert goods(s) == {"wood": 2}
    assert offered(s) == {"order:2", "done"}
    play(s, "order:2")
    assert player(s)["crates"] == {"pier2": ["CR-10"]}
    assert pending(s) == "turn"


@rule("SF-ABIL-22")
def test_the_building_of_the_worker_may_be_resolved_first_with_one_and_the_same_click():
    s = play(having(goods={"fish": 1, "wood": 2}), "worker:6:2")
    assert offered(s) == {"order:2", "activate:5:2", "activate:6:3", "done"}
    play(s, "order:2")
    assert (pending(s), offered(s)) == ("neighbor", {"activate:5:2", "activate:6:3", "done"})
    play(s, "activate:5:2")
    assert (goods(s), pending(s)) == ({"wood": 1}, "turn")


@rule("SF-ABIL-22")
def test_who_wants_neither_says_so_once():
    s = play(having(goods={"fish": 1, "wood": 2}), "worker:6:2")
    assert GAME.describe(GAME.actions.number("done"), s) == "Do not use it, and activate no neighbour"
    play(s, "done")
    assert (goods(s), pending(s)) == ({"fish": 1, "wood": 2}, "turn")


@rule("SF-ABIL-22")
def test_the_neighbour_is_still_offered_if_the_fish_for_it_was_missing():
    s = play(having(goods={"wood": 2}), "worker:6:2")
    assert offered(s) == {"order:2", "done"}
    assert GAME.describe(GAME.actions.number("done"), s) == "Do not use it"
    play(s, "done")
    assert (pending(s), offered(s)) == ("neighbor", {"done"})
    play(s, "sell:wood", "activate:5:2")
    assert goods(s) == {"wood": 2}


@rule("SF-ABIL-22")
def test_an_upgrade_may_take_what_the_neighbour_made():
    village = ["S1-15@6:2:0", "D2-10@5:1:0"]
    s = play(having(village=village, goods={"fish": 1}), "worker:6:2")
    assert "upgrade:wood>plank" not in legal(s)
    play(s, "activate:5:2", "upgrade:wood>plank")
    assert (goods(s), pending(s)) == ({"plank": 1}, "turn")


@rule("SF-ABIL-22", "SF-ACT-08")
def test_a_building_that_only_gives_resources_comes_first_unasked():
    s = play(having(goods={"fish": 1}), "worker:5:2")
    assert goods(s) == {"fish": 1, "wood": 1}
    assert (pending(s), offered(s)) == ("neighbor", {"activate:5:1", "activate:6:2", "done"})


@rule("SF-ABIL-22", "SF-ABIL-14")
def test_with_ab_5_both_actions_follow_the_neighbour():
    s = having("AB-5", village=["S1-08@6:2:0", "D2-10@5:1:0"], goods={"fish": 1, "wood": 2, "paper": 1})
    play(s, "worker:6:2", "activate:5:2", "order:2", "technology:fishery")
    assert (goods(s), player(s)["levels"]) == ({"wood": 1}, {"carpentry": 2, "fishery": 1})


@rule("SF-ABIL-22", "SF-ABIL-14")
def test_an_ability_gained_at_the_neighbour_applies_to_the_building_of_the_worker():
    village = ["S1-09@6:1:0", "S1-08@6:2:0"]  # technology beside order or technology
    me = {"goods": {"fish": 1, "plank": 1, "wood": 2, "paper": 1}, "levels": {"carpentry": 1}}
    s = having(village=village, tiles=["AB-5", "AB-8"], **me)
    play(s, "worker:6:2", "activate:6:1", "technology:carpentry", "ability:AB-5")
    assert pending(s) == "both order and technology"


@rule("SF-ABIL-22", "SF-ABIL-18")
@pytest.mark.parametrize(("abilities", "step"), [(["AB-7"], "own_or_neighbor"), ([], "may order")])
def test_fresh_start_may_make_the_neighbour_vacant(abilities, step):
    on = {"6:3": "orange 6"}
    s = having(*abilities, village=["S1-07@6:2:0"], on=on, taken={"orange": 1}, goods={"fish": 1, "wood": 2})
    play(s, "worker:6:2")
    assert pending(s) == step
    if abilities:
        play(s, "order:2")
        assert (pending(s), offered(s)) == ("neighbor", {"done"})
        play(s, "fresh_start", "lift:6:3")
        assert offered(s) == {"activate:6:3", "done"}


@rule("SF-ABIL-22", "SF-ABIL-18")
def test_another_worker_may_build_the_neighbour():
    s = having(village=[], workers=2, levels={"crafts": 2}, goods={"fish": 1, "wood": 1})
    play(s, "worker:1:2")
    assert (pending(s), offered(s)) == ("neighbor", {"done"})
    play(s, "worker:5:4", "build:S1_1", "place:1:1:0")
    assert offered(s) == {"activate:1:1", "done"}
    assert goods(play(s, "activate:1:1")) == {"wood": 1, "plank": 1}


@rule("SF-ABIL-22", "SF-ABIL-18")
def test_no_neighbour_can_be_built_where_buildings_stand():
    """Around 6:6 there are two fish buildings with dice on them, and another worker could only build elsewhere."""
    village = ["S1-15@6:6:0", "D2-11@6:5:180", "D2-12@5:6:270"]
    dice = {"on": {"6:5": "white 5", "5:6": "orange 5"}, "taken": {"white": 1, "orange": 1}}
    s = having(village=village, workers=2, levels={"crafts": 2}, goods={"fish": 1, "wood": 1}, **dice)
    assert pending(play(s, "worker:6:6")) == "upgrade"


@rule("SF-ABIL-22", "SF-ABIL-18")
def test_without_a_neighbour_nothing_is_asked():
    s = play(having(village=[], goods={"fish": 1, "wood": 2}), "worker:3:6")
    assert pending(s) == "may order or technology"
    play(s, "done")
    assert pending(s) == "turn"


def test_the_heuristic_takes_the_neighbour_first_where_it_pays():
    s = play(having(goods={"fish": 1, "wood": 1}), "worker:6:2")
    assert GAME.actions.name(GAME.heuristic().choose(s)) == "activate:5:2"


@rule("SF-ABIL-18")
def test_another_worker_who_can_only_be_placed_on_other_buildings_makes_no_neighbour():
    me = {"workers": 2, "levels": {"crafts": 2}, "on": {"5:4": "white 4"}, "taken": {"white": 1}}
    s = play(having(village=[], goods={"fish": 1, "wood": 1}, **me), "worker:1:2")
    assert pending(s) == "turn"


@rule("SF-ABIL-22", "SF-ABIL-18")
def test_another_worker_may_build_a_neighbour_beside_one_that_is_occupied():
    me = {"workers": 2, "levels": {"crafts": 2}, "on": {"1:1": "white 1"}, "taken": {"white": 1}}
    s = play(having(village=["S1-02@1:1:0"], goods={"fish": 1, "wood": 1}, **me), "worker:1:2")
    assert (pending(s), offered(s)) == ("neighbor", {"done"})
