"""FREE: the game waits only where a free action could still change something."""

import pytest

from support.saltfjord import during, goods, legal, offered, pave, pending, play, rule, table

DEAR = {"1": "CR-42", "2": "CR-43", "3": "CR-41", "4": "CR-40"}
IDLE = {"workers": 0, "on": {"1:2": "worker"}}
FULL = pave("#.####", ".###.#", "#####.", ".#####", "###.##", "##.###")
# A piece on each of the seven printed buildings; the second worker is free
DICE = {"2:1": "white 1", "2:5": "white 5", "6:3": "white 3", "3:6": "orange 3", "4:1": "orange 4", "5:4": "orange 5"}
CROWDED = {"on": {**DICE, "1:2": "worker"}, "taken": {"white": 3, "orange": 3}, "levels": {"crafts": 2}}


def ordering(round=1, **me):
    """Seat 0 may complete an order, and can pay none."""
    return table(me=me, round=round, crate_tops=DEAR, dice={}, ability_tiles=[], pending=during("may order"))


@rule("SF-FREE-01", "SF-FREE-02", "SF-FREE-03", "SF-ABIL-12")
@pytest.mark.parametrize(
    ("me", "waits"),
    [
        ({}, False),
        ({"goods": {"fish": 2}}, False),  # no third fish to upgrade
        ({"goods": {"fish": 3}}, True),
        ({"goods": {"fish": 1}, "abilities": ["AB-3"]}, False),
        ({"goods": {"fish": 2}, "abilities": ["AB-3"]}, True),
        ({"goods": {"fish": 2}, "abilities": ["AB-1"]}, False),
        ({"goods": {"wood": 1}}, True),
    ],
)
def test_an_order_waits_for_what_can_be_exchanged(me, waits):
    s = ordering(**IDLE, **me)
    assert (pending(s) == "may order") == waits
    if waits:
        assert offered(s) == {"done"}
        assert len(legal(s)) > 1


@rule("SF-FREE-01", "SF-FREE-05", "SF-FREE-07")
@pytest.mark.parametrize(("missing", "waits"), [([], False), (["5:4"], True)])
def test_an_order_waits_for_a_worker_only_if_a_building_is_vacant(missing, waits):
    on = {cell: piece for cell, piece in CROWDED["on"].items() if cell not in missing}
    s = ordering(round=3, **{**CROWDED, "on": on})
    assert (pending(s) == "may order") == waits


@rule("SF-FREE-11", "SF-FREE-07")
def test_a_turn_ends_by_itself_if_no_building_is_vacant_for_the_worker():
    s = table(me=CROWDED, round=3, dice={}, pending=during("may go_fishing"))
    assert play(s, "done").actor == 1


@rule("SF-FREE-01", "SF-SMALL-04")
@pytest.mark.parametrize(
    ("tiles", "goods", "waits"), [(FULL, {"wood": 2}, False), ([], {"plank": 1}, True), ([], {}, False)]
)
def test_building_waits_for_free_actions_only_where_a_tile_fits(tiles, goods, waits):
    me = {**IDLE, "tiles": tiles, "goods": goods}
    s = table(me=me, dice={}, tile_tops={}, tile_left={}, pending=during("may build_small"))
    assert (pending(s) == "may build_small") == waits


@rule("SF-PASS-14", "SF-ORDER-03")
@pytest.mark.parametrize(("tops", "waits"), [({"1": "CR-01"}, True), ({}, False)])
def test_the_piers_wait_for_the_last_crate_of_all_and_for_none_when_all_are_gone(tops, waits):
    rich = {"goods": {"wood": 1, "fish": 1}}
    for me in (rich, {**rich, "workers": 2, "levels": {"crafts": 2}}):
        s = table(me=me, crate_tops=tops, crate_left={}, dice={})
        assert (pending(play(s, "retire:tavern1", "done")) == "piers") == waits
    if waits:
        play(s, "worker:3:6", "order:1")
        assert goods(s) == {}


@rule("SF-PASS-14")
def test_with_two_workers_the_piers_wait_even_if_there_is_only_one_building_for_an_order():
    dice = {"on": {"2:5": "white 5", "3:6": "white 6", "5:4": "orange 5"}, "taken": {"white": 2, "orange": 1}}
    me = {"workers": 2, "levels": {"crafts": 2}, "tiles": ["S1-07@6:6:0"], **dice}
    s = play(table(me=me, crate_tops=DEAR, dice={}), "retire:tavern1", "done")
    assert pending(s) == "piers"


@rule("SF-FREE-01", "SF-ABIL-19", "SF-VARIANT-05")
@pytest.mark.parametrize(("other", "waits"), [({}, False), ({"1:2": "white 2"}, True)])
def test_fresh_start_may_free_the_way_of_a_wagon_among_other_dice(other, waits):
    dice = {"2:5": "white 5", **other}
    on = {"1:1": "wagon", **({} if waits else {"1:2": "worker"}), **dice}
    me = {"on": on, "workers": int(waits), "taken": {"white": len(dice)}, "abilities": ["AB-7"]}
    s = table(me=me, options={"wagons": True}, ability_tiles=[], dice={"white 1": 1})
    play(s, "die:white:1", "use:column:1")
    assert (pending(s) == "activate_wagons") == waits


@rule("SF-FREE-01", "SF-ORDER-03")
@pytest.mark.parametrize(("tops", "waits"), [({"1": "CR-01"}, True), ({}, False)])
def test_an_order_waits_for_the_last_crate_of_all_and_for_none_when_all_are_gone(tops, waits):
    me = {**IDLE, "goods": {"gold": 1}}
    s = table(me=me, crate_tops=tops, crate_left={}, dice={}, pending=during("may order"))
    assert (pending(s) == "may order") == waits
