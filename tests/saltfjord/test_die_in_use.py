"""DIE-18, 19: the die in use lies beside its line until the end, and may then share a building."""

import re

import pytest

from support.saltfjord import (
    GAME,
    during,
    end_round,
    goods,
    legal,
    offered,
    pending,
    play,
    player,
    restore,
    rule,
    table,
)

COLUMN_1 = ("die:white:1", "use:column:1", "activate:2:1", "activate:4:1")  # paper, then grain
WORKER_AND_DIE = {"on": {"4:1": "white 1+worker"}, "workers": 0, "taken": {"white": 1}}


def column_1(*abilities: str, **me):
    s = table(me={**me, "abilities": list(abilities)}, dice={"white 1": 1}, ability_tiles=[])
    return play(s, *COLUMN_1)


def advanced(on, **me):
    dice = {"white 2": 1, "orange 1": 1}
    return table(me={"on": on, **me}, options={"wagons": True}, dice=dice, ability_tiles=[], tile_tops={})


@rule("SF-DIE-18")
def test_the_die_in_use_lies_beside_its_line_until_the_end():
    s = column_1()
    assert (s.save()["die"], s.save()["at"], player(s)["on"]) == ("white 1", "4:1", {})
    play(s, "done")
    assert (s.save()["die"], s.save()["at"], player(s)["on"]) == (None, None, {"4:1": "white 1"})
    assert "worker:4:1" not in legal(s)


@rule("SF-DIE-18")
@pytest.mark.parametrize(("cell", "on"), [("4:1", "white 1+worker"), ("2:1", "worker")])
def test_a_worker_may_go_to_the_building_the_die_has_just_activated(cell, on):
    s = play(table(dice={"white 1": 1}), *COLUMN_1[:3])
    if cell == "4:1":
        play(s, "activate:4:1")
    play(s, f"worker:{cell}")
    assert goods(s) == ({"paper": 1, "grain": 2} if cell == "4:1" else {"paper": 2})
    if cell == "2:1":
        play(s, "activate:4:1")
    assert player(s)["on"] == {"4:1": "white 1", cell: on}
    assert s.actor == 1  # nothing was left to do


@rule("SF-DIE-18")
def test_a_worker_may_go_there_before_the_effect_of_the_building_is_chosen():
    s = play(table(me={"boat": 1}, dice={"white 3": 1}), "die:white:3", "use:column:3", "activate:6:3")
    assert pending(s) == "may go_fishing"
    play(s, "worker:6:3", "return", "sail:I")
    assert (player(s)["boat"], player(s)["on"]) == (1, {"6:3": "white 3+worker"})


@rule("SF-DIE-18")
def test_the_same_die_activates_a_building_only_once():
    s = column_1()
    assert offered(s) == {"done"}


@rule("SF-DIE-18", "SF-ABIL-15")
def test_ab_6_may_activate_the_building_the_die_has_just_activated():
    s = column_1("AB-6", tiles=["S1-01@4:2:0"], goods={"fish": 1})
    play(s, "worker:4:2", "activate:4:1")
    assert goods(s) == {"paper": 1, "grain": 2, "plank": 1}


@rule("SF-DIE-18", "SF-VARIANT-05")
def test_a_wagon_may_move_onto_the_building_the_die_has_just_activated():
    me = {"tiles": ["S1-09@3:2:0"], "levels": {"logistics": 2}, "goods": {"gold": 1}}
    s = advanced({"3:1": "wagon", "4:4": "wagon"}, **me)
    play(s, "die:white:2", "use:column:2", "activate:3:2", "technology:logistics", "wagon:3:1:right", "done")
    assert pending(s) == "move_wagons"  # the technology building once more, for nothing; then the other wagon
    play(s, "done", "done")
    assert player(s)["on"] == {"3:2": "white 2+wagon", "4:4": "wagon"}


@rule("SF-DIE-18", "SF-ABIL-19")
def test_fresh_start_leaves_the_die_in_use_alone():
    me = {"on": {"6:3": "orange 6"}, "taken": {"orange": 1}}
    assert legal(play(column_1("AB-7", **me), "fresh_start")) == ["done", "lift:6:3"]
    assert "fresh_start" not in legal(column_1("AB-7"))


@rule("SF-DIE-19")
def test_a_building_with_a_worker_and_a_die_is_blocked_and_cleared_at_the_end_of_the_round():
    s = table(me={**WORKER_AND_DIE, "goods": {"fish": 1}}, dice={"orange 4": 1})
    play(s, "die:orange:4")
    assert offered(s) == {"discard", "use:row:3", "use:row:5"}  # row 4 has no other building
    s = end_round(table(me=WORKER_AND_DIE, dice={}))
    assert (player(s)["on"], player(s)["workers"]) == ({}, 1)


@rule("SF-DIE-19", "SF-ABIL-16")
def test_fresh_start_takes_the_die_off_and_leaves_the_worker():
    s = table(me={**WORKER_AND_DIE, "abilities": ["AB-7"]}, dice={}, ability_tiles=[])
    play(s, "fresh_start", "lift:4:1")
    assert player(s)["on"] == {"4:1": "worker"}


@rule("SF-DIE-19", "SF-STILE-17")
def test_a_die_beside_a_worker_counts_for_the_edge_tile():
    scoring = {"crafts": "ST-07", "carpentry": "ST-02", "logistics": "ST-03", "fishery": "ST-04"}
    me = {"on": {"6:3": "white 3+worker"}, "levels": {"crafts": 3}, "workers": 2, "taken": {"white": 1}}
    assert table(me=me, dice={}, scoring=scoring).scores()[0]["scoring_tiles"] == 3


@rule("SF-DIE-19", "SF-VARIANT-18")
def test_a_wagon_beside_a_die_leaves_it_there_and_stays_when_the_round_ends():
    on = {"1:2": "white 2+wagon"}
    s = play(advanced(on, taken={"white": 1}), "die:orange:1", "use:row:1", "wagon:1:2:down", "done")
    assert player(s)["on"] == {"1:2": "white 2", "2:2": "wagon"}
    s = end_round(advanced(on, taken={"white": 1}))
    assert player(s)["on"] == {"1:2": "wagon"}


@rule("SF-DIE-19", "SF-VARIANT-07")
@pytest.mark.parametrize(("piece", "wood"), [("wagon", 1), ("white 2+wagon", 0)])
def test_a_wagon_that_stays_beside_a_die_resolves_nothing(piece, wood):
    s = advanced({"1:2": piece}, taken={"white": 1} if wood == 0 else {})
    play(s, "die:orange:1", "use:row:1")
    stay = GAME.describe(GAME.actions.number("wagon:1:2:stay"), s)
    assert stay == "Leave the wagon on [1, 2]" + ": 1 wood" * wood
    play(s, "wagon:1:2:stay")
    assert goods(s).get("wood", 0) == wood


@rule("SF-DIE-19")
def test_two_pieces_on_a_building_are_drawn_and_told():
    s = table(me=WORKER_AND_DIE, dice={}, pending=during("may technology"))
    assert "o4 grainw1W" in GAME.summary(s, None, focus=0)
    picture = GAME.picture(s.view(0), 0)
    assert "die:0:4:1" in picture
    worker = restore({**s.save(), "players": [{**player(s), "on": {"4:1": "worker"}}, player(s, 1)]})
    spots = [
        re.findall(r'id="worker:0:0"[^>]*transform="([^"]*)"', drawn)
        for drawn in (picture, GAME.picture(worker.view(0), 0))
    ]
    assert spots[0] == spots[1]


@rule("SF-DIE-19", "SF-VARIANT-07")
def test_a_wagon_beside_a_die_of_any_value_resolves_nothing():
    s = advanced({"1:1": "white 1+wagon"}, taken={"white": 1}, tiles=["S1-01@1:1:0"])
    play(s, "die:orange:1", "use:row:1", "wagon:1:1:stay")
    assert goods(s) == {}
