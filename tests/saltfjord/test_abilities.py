"""ABIL: the eight ability tiles."""

import pytest

from support.saltfjord import during, end_round, goods, legal, offered, pending, play, player, rule, table

BUSY = {"workers": 0, "on": {"1:2": "worker"}}
BASICS, REFINED = ("wood", "grain", "paper"), ("plank", "food", "book")


def of(state, family):
    return [name.removeprefix(family + ":") for name in legal(state) if name.startswith(family + ":")]


def having(*tiles, dice=None, **me):
    """Seat 0 with these ability tiles, about to take a turn or in the middle of one."""
    fields = {name: me.pop(name) for name in ("pending", "round", "die", "crate_tops") if name in me}
    free = [tile for tile in ("AB-1", "AB-2", "AB-3", "AB-4") if tile not in tiles]
    return table(me={**me, "abilities": list(tiles)}, dice=dice or {}, ability_tiles=free[:3], **fields)


@rule("SF-ABIL-09")
def test_all_ability_tiles_of_a_player_apply():
    s = having("AB-1", "AB-2", dice={"white 1": 1}, goods={"fish": 1})
    play(s, "die:white:1")
    assert "use:row:6" in legal(s)  # AB-1 for the row, AB-2 for the value
    play(s, "use:row:6")
    assert goods(s) == {}
    assert "buy:wood" in legal(having("AB-1", "AB-3", goods={"fish": 2}))


# AB-1: either kind of line


@rule("SF-ABIL-10")
@pytest.mark.parametrize("die", ["white", "orange"])
def test_ab_1_uses_a_die_on_the_row_or_the_column_of_its_value(die):
    s = play(having("AB-1", dice={f"{die} 4": 1}), f"die:{die}:4")
    assert offered(s) == {"use:column:4", "use:row:4", "discard"}
    column = play(s.copy(), "use:column:4", "activate:5:4", "done", "done")
    assert player(column)["on"] == {"5:4": f"{die} 4"}
    row = play(s.copy(), "use:row:4", "activate:4:1", "done")
    assert player(row)["on"] == {"4:1": f"{die} 4"}
    assert goods(row) == {"grain": 1}


@rule("SF-ABIL-10")
@pytest.mark.parametrize(("die", "line"), [("white", "column"), ("orange", "row")])
def test_without_ab_1_a_die_has_one_kind_of_line(die, line):
    s = play(having(dice={f"{die} 4": 1}), f"die:{die}:4")
    assert offered(s) == {f"use:{line}:4", "discard"}


# AB-2: any value for 1 fish


@rule("SF-ABIL-11")
@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
def test_ab_2_gives_a_die_any_value_for_one_fish(column):
    s = having("AB-2", dice={"white 6": 1}, goods={"fish": 1})
    play(s, "die:white:6")
    assert of(s, "use") == [f"column:{n}" for n in range(1, 7)]
    play(s, f"use:column:{column}")
    assert goods(s).get("fish", 0) == 0


@rule("SF-ABIL-11")
def test_ab_2_gives_nothing_without_a_fish():
    s = play(having("AB-2", dice={"white 6": 1}), "die:white:6")
    assert of(s, "use") == ["column:6"]


@rule("SF-ABIL-21")
def test_ab_2_costs_nothing_when_the_value_is_wanted_as_it_is():
    s = having("AB-2", dice={"white 6": 1}, goods={"fish": 2})
    play(s, "die:white:6", "use:column:6")
    assert goods(s) == {"fish": 2}


# AB-3: basics for 2 fish


@rule("SF-ABIL-12")
@pytest.mark.parametrize("good", BASICS)
def test_ab_3_buys_a_basic_resource_for_two_fish(good):
    s = play(having("AB-3", goods={"fish": 2}), f"buy:{good}")
    assert goods(s) == {good: 1}


@rule("SF-ABIL-12")
def test_ab_3_buys_any_number_of_times_at_any_time_of_the_own_turn():
    s = play(
        having("AB-3", goods={"fish": 7}, pending=during("may technology")),
        "buy:paper",
        "buy:wood",
        "buy:wood",
    )
    assert goods(s) == {"fish": 1, "paper": 1, "wood": 2}
    assert pending(s) == "may technology"
    assert of(s, "buy") == []


@rule("SF-ABIL-12")
def test_only_the_owner_of_ab_3_buys_and_only_in_his_turn():
    assert of(having(goods={"fish": 9}), "buy") == []
    s = table(other={"abilities": ["AB-3"], "goods": {"fish": 9}}, ability_tiles=[])
    assert s.interrupts(1) == []


# AB-4: upgrades across the arrows


@rule("SF-ABIL-13", "SF-ABIL-21")
@pytest.mark.parametrize("moment", ["building", "pier", "paid"])
@pytest.mark.parametrize("basic", BASICS)
def test_ab_4_turns_any_basic_into_any_refined_resource(moment, basic):
    frames = {"building": during("upgrade"), "pier": during("piers"), "paid": during("may go_fishing")}[moment]
    family = "pay_upgrade" if moment == "paid" else "upgrade"
    storage = {basic: 1, "fish": 2} if moment == "paid" else {basic: 1}
    tavern = "tavern1" if moment == "pier" else None
    s = having("AB-4", goods=storage, crates={"pier3": ["CR-01"]}, tavern=tavern, pending=frames)
    for refined in REFINED:
        assert goods(play(s.copy(), f"{family}:{basic}>{refined}")) == {refined: 1}


@rule("SF-ABIL-13")
@pytest.mark.parametrize("tiles", [(), ("AB-4",)])
def test_ab_4_changes_nothing_for_fish_and_refined_resources(tiles):
    s = having(*tiles, goods={"fish": 1, "plank": 1, "food": 1}, pending=during("upgrade"))
    arrows = {"fish>wood", "fish>grain", "fish>paper", "plank>gold", "food>gold", "fish"}
    assert set(of(s, "upgrade")) == arrows


@rule("SF-ABIL-13")
def test_without_ab_4_upgrades_follow_the_arrows():
    s = having(goods={"fish": 2, "grain": 1}, pending=during("upgrade"))
    assert {"grain>food"} == {arrow for arrow in of(s, "upgrade") if arrow.startswith("grain")}
    assert {"grain>food"} == {arrow for arrow in of(s, "pay_upgrade") if arrow.startswith("grain")}


# AB-5: both actions of a two-action building

ORDER_AND_TECHNOLOGY = {"fish": 1, "wood": 1, "paper": 1}  # pays SC-1, and the paper a technology
TOPS = {"2": "SC-1"}


@rule("SF-ABIL-14")
@pytest.mark.parametrize("first", ["order:2", "technology:fishery"])
def test_ab_5_gives_a_worker_both_actions_in_either_order(first):
    second = {"order:2": "technology:fishery", "technology:fishery": "order:2"}[first]
    s = having("AB-5", goods=ORDER_AND_TECHNOLOGY, crate_tops=TOPS)
    play(s, "worker:3:6")
    assert {"order:2", "technology:fishery"} <= offered(s)
    play(s, first)
    assert second in offered(s)
    assert first not in offered(s)
    play(s, second)
    assert player(s)["crates"] == {"pier2": ["SC-1"]}
    assert player(s)["levels"] == {"fishery": 1}
    assert goods(s) == {}


@rule("SF-ABIL-14")
def test_ab_5_gives_each_action_once_and_either_may_be_left_out():
    s = having("AB-5", goods={"paper": 3})
    play(s, "worker:3:6", "technology:fishery")
    assert of(s, "technology") == []
    s = play(having("AB-5", goods={"paper": 3}), "worker:3:6", "done")
    assert pending(s) == "turn"
    assert goods(s) == {"paper": 3}


@rule("SF-ABIL-14")
@pytest.mark.parametrize("tiles", [(), ("AB-5",)])
def test_only_a_worker_with_ab_5_gets_both_actions(tiles):
    s = having(*tiles, dice={"white 6": 1}, goods=ORDER_AND_TECHNOLOGY, crate_tops=TOPS)
    die = play(s.copy(), "die:white:6", "use:column:6", "activate:3:6", "order:2")
    assert of(die, "technology") == []
    worker = play(s.copy(), "worker:3:6", "order:2")
    assert set(of(worker, "technology")) == ({"crafts", "fishery"} if tiles else set())


# AB-6: a neighbour too

# Around 1:2: plank and food to the sides, a boardwalk below; wood and paper diagonally.
AROUND = ["S1-01@1:1:0", "S1-03@1:3:0", "D2-01@2:3:180"]


@rule("SF-ABIL-15")
def test_ab_6_activates_one_orthogonal_neighbour_of_a_worker_for_a_fish():
    s = play(having("AB-6", tiles=AROUND, goods={"fish": 3}), "worker:1:2")
    assert offered(s) == {"activate:1:1", "activate:1:3", "done"}
    play(s, "activate:1:3")
    assert goods(s) == {"fish": 2, "wood": 1, "food": 1}
    assert pending(s) == "turn"


@rule("SF-ABIL-15")
def test_ab_6_needs_the_fish_and_may_be_declined():
    s = play(having("AB-6", tiles=AROUND), "worker:1:2")
    assert offered(s) == {"done"}
    play(s, "sell:wood")
    assert offered(s) == {"activate:1:1", "activate:1:3", "done"}
    play(s, "done")
    assert goods(s) == {"fish": 1}
    assert pending(s) == "turn"


@rule("SF-ABIL-15")
def test_ab_6_waits_for_another_worker_who_could_bring_the_fish():
    tiles = ["S1-01@6:2:0", "D2-04@4:3:0"]
    s = having("AB-6", tiles=tiles, workers=2, levels={"crafts": 2})
    play(s, "worker:6:3", "done")
    assert pending(s) == "neighbor"
    play(s, "worker:4:3")
    assert "activate:6:2" in legal(s)


@rule("SF-ABIL-15")
def test_ab_6_is_for_workers_and_its_owner_only():
    s = play(having("AB-6", tiles=AROUND, goods={"fish": 3}, dice={"white 2": 1}), "die:white:2", "use:column:2")
    play(s, "activate:1:2")
    assert of(s, "activate") == []
    s = play(having(tiles=AROUND, goods={"fish": 3}), "worker:1:2")
    assert pending(s) == "turn"


@rule("SF-ABIL-18")
@pytest.mark.parametrize("piece", ["white 1", "worker"])
def test_the_neighbour_of_ab_6_must_be_vacant(piece):
    taken = {"white": 1} if piece == "white 1" else {}
    on = {"1:1": piece}
    levels = {"crafts": 2} if piece == "worker" else {}
    s = having("AB-6", tiles=AROUND, goods={"fish": 3}, on=on, taken=taken, levels=levels)
    play(s, "worker:1:2")
    assert offered(s) == {"activate:1:3", "done"}


@rule("SF-ABIL-18")
def test_the_neighbour_of_ab_6_must_not_be_under_a_wagon():
    me = {"abilities": ["AB-6"], "tiles": AROUND, "goods": {"fish": 3}, "on": {"1:1": "wagon"}}
    s = play(table(me=me, options={"wagons": True}, ability_tiles=[]), "worker:1:2")
    assert offered(s) == {"activate:1:3", "done"}


@rule("SF-ABIL-18")
def test_the_neighbour_of_ab_6_stays_vacant():
    s = having("AB-6", tiles=AROUND, goods={"fish": 3}, workers=2, levels={"crafts": 2})
    play(s, "worker:1:2", "activate:1:1")
    assert player(s)["on"] == {"1:2": "worker"}
    assert "worker:1:1" in legal(s)


@rule("SF-ABIL-18")
def test_ab_5_does_not_help_at_the_neighbour_of_ab_6():
    storage = {"fish": 2, "wood": 1, "paper": 1}
    s = having("AB-5", "AB-6", tiles=["S1-01@3:5:0"], goods=storage, crate_tops=TOPS)
    play(s, "worker:3:5", "activate:3:6", "order:2")
    assert pending(s) == "turn"
    assert player(s)["levels"] == {"carpentry": 2}  # where the second tile came from


# AB-7: dice off the board

FOUR_DICE = {
    "on": {"1:2": "white 2", "2:1": "white 1", "4:1": "orange 4", "6:3": "white 3"},
    "taken": {"white": 3, "orange": 1},
}


@rule("SF-ABIL-16")
def test_ab_7_takes_up_to_three_dice_off_the_board():
    s = play(having("AB-7", **FOUR_DICE), "fresh_start")
    assert offered(s) == {"lift:1:2", "lift:2:1", "lift:4:1", "lift:6:3", "done"}
    one = play(s.copy(), "lift:2:1", "done")
    assert player(one)["on"] == {"1:2": "white 2", "4:1": "orange 4", "6:3": "white 3"}
    three = play(s.copy(), "lift:2:1", "lift:4:1", "lift:6:3")
    assert pending(three) == "turn"
    assert player(three)["on"] == {"1:2": "white 2"}


@rule("SF-ABIL-16")
def test_ab_7_works_once_a_round_and_is_flipped_back_after_retiring():
    s = play(having("AB-7", **FOUR_DICE), "fresh_start", "lift:1:2", "done")
    assert player(s)["flipped"]
    assert "fresh_start" not in legal(s)
    play(s, "retire:tavern1")
    assert "fresh_start" not in legal(s)
    play(s, "done", "done")
    assert s.actor == 1
    assert not player(s)["flipped"]
    end_round(s)
    assert not player(s)["flipped"]


@rule("SF-ABIL-16")
def test_ab_7_is_not_ready_again_in_the_next_turn_of_the_round():
    me = {"taken": {"white": 2}, "on": {"1:2": "white 2", "2:1": "white 1"}}
    s = having("AB-7", **me, dice={"white 1": 1, "orange 1": 2})
    play(s, "fresh_start", "lift:1:2", "done", "die:orange:1", "discard", "done")
    play(s, "die:orange:1", "discard", "done")
    assert (s.actor, pending(s)) == (0, "turn")
    assert player(s)["flipped"]
    assert "fresh_start" not in legal(s)


@rule("SF-ABIL-16", "SF-FREE-11")
@pytest.mark.parametrize(("abilities", "flipped"), [(["AB-7"], False), (["AB-7"], True), ([], False)])
def test_the_end_of_a_turn_waits_for_ab_7_that_makes_room_for_a_worker(abilities, flipped):
    """No building is vacant: three white dice, three orange ones and a worker are on the seven printed ones."""
    on = {"1:2": "white 2", "2:1": "white 1", "2:5": "white 5", "3:6": "orange 3", "4:1": "orange 4", "5:4": "orange 5"}
    me = {
        "on": {**on, "6:3": "worker"},
        "taken": {"white": 3, "orange": 3},
        "levels": {"crafts": 2},
        "flipped": flipped,
    }
    frames = [{"step": "end_turn", "seat": 0}]
    s = having(*abilities, **me, round=3, pending=frames)
    if not abilities or flipped:
        assert s.actor == 1
        return
    assert (pending(s), offered(s)) == ("end_turn", {"done"})
    play(s, "fresh_start", "lift:4:1", "done", "worker:4:1")
    assert goods(s) == {"grain": 1}


@rule("SF-ABIL-16")
def test_ab_7_needs_the_tile_and_a_die():
    assert "fresh_start" not in legal(having(**FOUR_DICE))
    assert "fresh_start" not in legal(having("AB-7"))
    assert "fresh_start" not in legal(having("AB-7", **BUSY))


@rule("SF-ABIL-19")
def test_ab_7_may_be_used_in_the_middle_of_a_line_but_not_for_the_die_in_use():
    s = having("AB-7", dice={"white 1": 1}, on={"4:1": "orange 4"}, taken={"orange": 1})
    play(s, "die:white:1", "use:column:1", "activate:2:1")
    assert offered(s) == {"done"}
    play(s, "fresh_start")
    assert offered(s) == {"lift:4:1", "done"}
    play(s, "lift:4:1")
    assert offered(s) == {"activate:4:1", "done"}  # vacant again, and further along the line


@rule("SF-ABIL-19")
def test_ab_7_may_lift_a_die_once_its_line_is_finished():
    s = having("AB-7", dice={"white 1": 1})
    play(s, "die:white:1", "use:column:1", "activate:4:1", "done", "fresh_start")
    assert offered(s) == {"lift:4:1", "done"}
    play(s, "lift:4:1", "worker:4:1")
    assert goods(s) == {"grain": 2}


@rule("SF-ABIL-19")
def test_dice_taken_off_give_no_fish_and_still_count_as_taken():
    s = having("AB-7", dice={"white 5": 2, "orange 5": 1}, **FOUR_DICE)
    play(s, "fresh_start", "lift:1:2", "lift:2:1", "lift:4:1")
    assert goods(s) == {}
    assert player(s)["taken"] == {"white": 3, "orange": 1}
    assert of(s, "die") == []
    assert {"1:2", "2:1", "4:1"} <= set(of(s, "worker"))


# AB-8: one more token space, doubling


@rule("SF-ABIL-17")
@pytest.mark.parametrize(
    ("tiles", "level", "held", "fits"),
    [
        ((), 0, 3, False),
        (("AB-8",), 0, 3, True),
        (("AB-8",), 0, 4, False),
        ((), 1, 4, False),
        (("AB-8",), 1, 4, True),
    ],
)
def test_ab_8_adds_a_token_space_to_either_side_of_the_boat_tile(tiles, level, held, fits):
    tokens = ["I-fish2", "I-vp1", "I-vp2", "I-wood1"][:held]
    me = {"boat": 4, "tokens": tokens, "levels": {"carpentry": level}, **BUSY}
    s = play(having(*tiles, **me, pending=during("may go_fishing")), "sail:I")
    assert pending(s) == ("turn" if fits else "throw")
    assert len(player(s)["tokens"]) == held + 1


@rule("SF-ABIL-17")
def test_ab_8_doubles_the_points_but_not_the_resources_of_a_token():
    me = {"boat": 1, "tokens": ["II-vp2-fish1"], **BUSY}
    s = play(having("AB-8", **me, pending=during("may go_fishing")), "return")
    assert player(s)["points"] == {"fishing": 4}
    assert goods(s) == {"fish": 1}
    s = play(
        having("AB-8", **{**me, "boat": 3, "tokens": ["I-vp1", "I-vp2", "II-vp3"]}, pending=during("may go_fishing")),
        "return",
    )
    assert player(s)["points"] == {"fishing": 1 + 2 + 2 * 3 + 2}  # and the area


@rule("SF-ABIL-20")
@pytest.mark.parametrize(("tokens", "points"), [(["I-vp1", "I-vp2", "II-vp3"], 11), (["II-vp3"], 6)])
def test_ab_8_and_the_doubling_space_double_two_different_tokens(tokens, points):
    me = {"boat": 3, "tokens": tokens, "levels": {"carpentry": 1}, **BUSY}
    s = having("AB-8", **me, pending=during("may go_fishing"))
    assert player(play(s, "return"))["points"] == {"fishing": points + 2}  # and the area


@rule("SF-ABIL-20")
@pytest.mark.parametrize(("level", "points"), [(0, 9), (1, 11)])
def test_ab_8_doubles_in_final_scoring_too(level, points):
    me = {"boat": 3, "tokens": ["I-vp1", "I-vp2", "II-vp3"], "levels": {"carpentry": level}}
    assert having("AB-8", **me, round=3, pending=[]).scores()[0]["fishing"] == points


@rule("SF-ABIL-09")
def test_who_has_only_ab_1_can_do_nothing_that_another_tile_allows():
    dice = {"on": {"1:2": "white 2"}, "taken": {"white": 1}}
    me = {"tiles": ["S1-01@2:6:0"], "goods": {"fish": 5, "wood": 2}, "boat": 3, "tokens": ["I-vp2"] * 3, **dice}
    s = having("AB-1", dice={"white 1": 1}, crate_tops={"2": "CR-10"}, **me)
    assert goods(play(s.copy(), "die:white:1", "use:column:4"))["fish"] == 2  # AB-2
    assert of(s, "buy") == []  # AB-3
    assert of(s, "pay_upgrade") == ["fish>wood", "fish>grain", "fish>paper", "wood>plank"]  # AB-4
    worker = play(s.copy(), "worker:3:6")
    assert (pending(worker), "activate:2:6" in legal(worker)) == ("may order or technology", False)  # AB-5, AB-6
    assert pending(play(worker, "order:2")) == "turn"
    assert "fresh_start" not in legal(s)  # AB-7
    assert pending(play(s.copy(), "worker:6:3", "sail:I")) == "throw"  # AB-8
    s = having("AB-2", dice={"white 6": 1}, goods={"fish": 3})
    assert of(play(s, "die:white:6"), "use") == [f"column:{n}" for n in range(1, 7)]  # not AB-1


@rule("SF-ABIL-10")
@pytest.mark.parametrize("die", ["white", "orange"])
def test_ab_1_uses_a_die_of_any_value_on_either_line(die):
    tiles = ["S1-01@1:1:0", "S1-02@6:6:0"]
    for value in range(1, 7):
        s = play(having("AB-1", dice={f"{die} {value}": 1}, tiles=tiles), f"die:{die}:{value}")
        assert offered(s) == {f"use:column:{value}", f"use:row:{value}", "discard"}
