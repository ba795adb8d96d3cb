"""MOVE, FEE: the runholder on the trail, and what the hands cost.

From neutral building A two ways lead to B: a1, a2, a3 above, rock1 to rock4, rr1, rr2 below. Without a tile a space is
no location.
"""

import pytest

from support.great_western_trail_nz import (
    at,
    covered,
    legal,
    offered,
    pending,
    play,
    player,
    resumed,
    rule,
    table,
    visiting,
)

ROCKS = ["rockfall_2_green", "rockfall_2_black", "rockfall_3_green", "rockfall_3_black"]


def reach(space="NA", players=2, tiles=None, **me):
    return offered(table(players, me={"space": space, **me}, tiles=tiles), "move")


def pounds(state):
    return [p["pounds"] for p in state.save()["players"]]


def moved(*names, players=2, tiles=None, **me):
    return play(table(players, me={"space": "NA", **me}, tiles=tiles), *names)


# MOVE


@rule("NZ-MOVE-01", "NZ-MOVE-08")
def test_every_tile_on_the_trail_is_a_location():
    tiles = {"a2": "1/2a", "a3": "0/2a", "rock2": "rockfall_2_black"}
    assert reach(tiles=tiles) == {"a2", "a3", "rock2", "NB", "NC"}
    assert reach("NH", tiles={"h2": "1/1a"}) == {"h2", "wellington"}


@rule("NZ-MOVE-02", "NZ-MOVE-03")
@pytest.mark.parametrize(("tiles", "far"), [(0, {"NB", "NC", "ND"}), (1, {"NB", "NC"}), (2, {"NB"}), (3, set())])
def test_each_location_entered_costs_a_step_and_an_empty_space_none(tiles, far):
    above = {f"a{n + 1}": f"1/{n + 1}a" for n in range(tiles)}
    below = {f"rock{n + 1}": ROCKS[n] for n in range(tiles)}
    assert reach(tiles={**above, **below}) == {*above, *below} | far  # the last one costs a step too
    assert reach("start") == {"NA", "NB", "NC"}


@rule("NZ-MOVE-02", "NZ-MOVE-03")
def test_nor_does_an_empty_space_use_up_a_step_before_a_later_fork():
    s = moved("move:ND", tiles={"c1": "1/1a"})
    assert (player(s)["space"], pending(s), pounds(s)) == ("ND", "visit", [10, 10])  # by c3: c1 is a step too far


@rule("NZ-MOVE-04")
def test_movement_follows_the_arrows():
    tiles = {"a1": "1/1a", "a2": "1/2a", "rock4": ROCKS[3], "rr2": "1/4a"}
    assert reach("a2", tiles=tiles) == {"NB", "NC", "ND"}  # neither back nor across, nor past B and back to rr2
    assert reach("rock4", tiles=tiles) == {"rr2", "NB", "NC"}


@rule("NZ-MOVE-04")
@pytest.mark.parametrize(("branch", "left"), [("a1", [8, 12]), ("rock1", [7, 10])])
def test_at_a_fork_the_player_chooses(branch, left):
    s = moved("move:NB", tiles={"a1": "1/1a", "rock1": ROCKS[0], "rock2": ROCKS[1]})
    assert offered(s) == {"via:a1", "via:rock1"}  # 2 or 3 steps
    play(s, f"via:{branch}")
    assert (player(s)["space"], pounds(s)) == ("NB", left)


@rule("NZ-EX-02")
def test_example_2_one_building_or_two_rockfalls_before_b():
    tiles = {"a2": "1/2a", "rock1": ROCKS[0], "rock2": ROCKS[1]}
    assert "NC" in reach(tiles=tiles)  # with 3 steps: B is 2 away by the building
    s = moved("move:NC", tiles=tiles)
    assert pounds(s) == [10, 10]  # the rockfalls would leave no step for C
    assert reach(tiles={**tiles, "a3": "1/3a"}) == {"a2", "a3", "rock1", "rock2", "NB"}
    s = moved("move:NB", tiles={**tiles, "a2": "1/1a"})
    assert offered(s, "via") == {"a1", "rock1"}  # 3 steps are enough for the rockfalls
    assert pounds(play(s, "via:rock1")) == [7, 10]


@rule("NZ-MOVE-05")
def test_the_runholder_moves_at_least_one_step_and_at_most_the_limit():
    s = table(me={"space": "NA"})
    assert legal(s) == ["move:NB", "move:NC", "move:ND"]  # not to stay, not farther
    s = table(me={"space": "NH"}, foresight=["sailor", "shearer", None, None])
    assert player(s)["space"] == "wellington"  # nothing to choose: it moves


@rule("NZ-MOVE-03", "NZ-MOVE-05")
def test_steps_used_before_one_fork_are_missing_at_the_next():
    """From A to C with 3 steps: by the building or the rockfall to B, and then not by the building on b1."""
    tiles = {"a1": "1/1a", "rock1": ROCKS[1], "b1": "1/4a"}
    s = moved("move:NC", tiles=tiles)
    assert offered(s) == {"via:a1", "via:rock1"}
    play(s, "via:a1")
    assert (player(s)["space"], pounds(s)) == ("NC", [8, 12])  # nothing was asked at B
    s = play(moved("move:NC", tiles=tiles, players=4), "via:a1")  # with 4 steps it is a choice
    assert offered(s) == {"via:b1", "via:p2"}


@rule("NZ-MOVE-04", "NZ-MOVE-05")
def test_a_way_that_is_too_long_makes_no_choice_at_the_fork_before():
    """Both ways to B are free; beyond it the building on b1 would cost a fee, but takes a fourth step."""
    tiles = {"a1": "0/2a", "rr1": "0/3a", "b1": "1/4a"}
    s = moved("move:NC", tiles=tiles)
    assert (player(s)["space"], pounds(s)) == ("NC", [10, 10])
    assert offered(moved("move:NC", tiles=tiles, players=4)) == {"via:a1", "via:rock1"}


@rule("NZ-MOVE-06")
def test_wellington_cannot_be_passed():
    s = table(4, me={"space": "NG", "discs": covered("cert_limit", "step")})
    assert offered(s, "move") == {"NH", "wellington"}
    play(s, "move:wellington")
    assert (player(s)["space"], pending(s)) == ("wellington", "reveal")
    play(s, "done", "disc:aux_money_2")
    assert (player(s)["space"], s.actor) == ("start", 1)  # unused steps are lost


@rule("NZ-MOVE-07")
def test_runholders_never_block_each_other():
    s = table(3, other={"space": "NB"})
    assert offered(s, "move") == {"NA", "NB", "NC"}
    play(s, "move:NB", "done", "move:NC", "done", "move:NB", "done")
    assert [p["space"] for p in s.save()["players"]] == ["NB", "NC", "NB"]


@rule("NZ-MOVE-08")
def test_the_location_where_the_runholder_stops_is_used():
    tiles = {"a1": "0/1a", "a2": "0/2a"}
    s = moved("move:a1", tiles=tiles)
    assert pending(s) == "visit"
    assert "use:pounds_per_2_own_building_on_grass" in offered(s)
    s = moved("move:a2", tiles=tiles)
    assert "use:pounds_per_2_own_building_on_grass" not in offered(s)  # only passed


@rule("NZ-MOVE-09")
@pytest.mark.parametrize(("players", "base", "disc"), [(2, 3, 1), (3, 3, 2), (4, 4, 2)])
@pytest.mark.parametrize("cleared", [False, True])
@pytest.mark.parametrize("step_tile", [0, 1, 2])
def test_the_step_limit_by_player_count_disc_and_step_tile(players, base, disc, cleared, step_tile):
    discs = covered("step") if cleared else covered("cert_limit")
    found = reach("start", players, discs=discs, step_tile=step_tile)
    steps = base + (disc if cleared else 0) + step_tile
    assert found == {*[f"N{letter}" for letter in "ABCDEFGH"[:steps]]}


@rule("NZ-EX-03")
def test_example_3_step_limits_of_blue_and_red():
    assert reach("start") == {"NA", "NB", "NC"}
    assert reach("start", discs=covered("step"), step_tile=1) == {"NA", "NB", "NC", "ND", "NE"}


@rule("NZ-MOVE-10")
def test_a_runholder_on_a_space_whose_hazard_was_removed_moves_on_from_there():
    s = visiting("NH", other={"space": "rock3"}, tiles={"rock3": ROCKS[0], "rr1": "1/1a"})
    play(s, "use:remove_hazard_5", "done")
    assert (player(s, 1)["space"], "rock3" in s.save()["tiles"]) == ("rock3", False)
    assert offered(s, "move") == {"rr1", "NB", "NC"}


@rule("NZ-MOVE-11")
def test_after_wellington_the_runholder_sets_out_from_the_horseman_which_is_no_location():
    s = table(me={"space": "wellington", "hand": []}, other={"space": "NB"}, pending=at("wellington"))
    play(s, "disc:aux_money_2")
    assert player(s)["space"] == "start"
    play(s, "move:NC", "done")
    assert offered(s, "move") == {"NA", "NB", "NC"}  # three steps: the horseman costs none


# FEE


@rule("NZ-FEE-01")
def test_passing_and_stopping_cost_the_fee():
    tiles = {"a1": "1/1a", "a2": "1/4a"}
    assert pounds(moved("move:a1", tiles=tiles)) == [8, 12]
    assert pounds(moved("move:a2", tiles=tiles)) == [7, 13]
    assert pounds(moved("move:NB", "via:a1", tiles={**tiles, "rock1": ROCKS[2]})) == [7, 13]


@rule("NZ-FEE-02")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("building", "fee"), [("1a", 2), ("4a", 1), ("7a", 3), ("8a", 2), ("10a", 1), ("2a", 0)])
def test_a_black_hand_costs_1_and_a_green_one_2_with_any_number_of_players(players, building, fee):
    s = moved("move:a1", players=players, tiles={"a1": f"1/{building}"})
    assert pounds(s)[:2] == [10 - fee, 10 + fee]


@rule("NZ-FEE-03")
@pytest.mark.parametrize(("tile", "fee"), [("rockfall_4_green", 2), ("rockfall_4_black", 1)])
def test_the_fee_of_a_hazard_goes_to_the_bank(tile, fee):
    assert pounds(moved("move:rock1", players=3, tiles={"rock1": tile})) == [10 - fee, 10, 10]
    s = table(me={"space": "ND"}, tiles={"flood1": "flood_2_green"})
    assert pounds(play(s, "move:flood1")) == [8, 10]


@rule("NZ-FEE-04")
def test_the_fee_of_a_private_building_goes_to_its_owner():
    s = moved("move:a1", players=3, tiles={"a1": "2/1a"})
    assert pounds(s) == [8, 10, 12]


@rule("NZ-FEE-05")
def test_own_and_neutral_buildings_cost_no_fee():
    s = table(me={"space": "NA"}, tiles={"a1": "0/7a"})
    s.listen()
    assert pounds(play(s, "move:a1")) == [10, 10]
    assert "pays_fee" not in [event.kind for event in s.visible(0)]
    assert pounds(moved("move:ND")) == [10, 10]


@rule("NZ-FEE-06")
@pytest.mark.parametrize(("has", "paid"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_who_cannot_pay_in_full_pays_what_there_is_and_moves_on(has, paid):
    s = moved("move:a2", tiles={"a1": "1/7a", "a2": "0/2a"}, pounds=has)
    assert player(s)["space"] == "a2"
    assert pounds(s) == [has - paid, 10 + paid]


@rule("NZ-FEE-07")
def test_an_unpaid_fee_is_not_owed_later():
    s = moved("move:a1", tiles={"a1": "1/1a"}, pounds=0)
    play(s, "aux:money:single")
    assert pounds(s) == [1, 10]
    assert s.actor == 1
    assert pounds(play(s, "move:NA", "done", "move:NB")) == [1, 10]


@rule("NZ-FEE-08")
def test_every_other_cost_must_be_paid_in_full():
    s = table(me={"space": "NA", "pounds": 3}, jobs={"5:sailor": 1}, pending=at("visit"))
    assert not offered(s, "use") & {"hire_0", "hire_3"}
    s = table(me={"space": "NA", "pounds": 4}, jobs={"5:sailor": 1}, pending=at("visit"))
    assert offered(s, "use") & {"hire_0", "hire_3"} == {"hire_0"}
    s = visiting("NE", me={"pounds": 1, "discs": covered("aux_cert_1", "aux_ship_1")})
    assert offered(s, "aux") == {"money:single", "draw:single", "ship:single"}


@rule("NZ-FEE-09")
def test_with_the_fee_tile_flipped_no_fees_are_paid_any_more():
    tiles = {"a1": "1/7a", "rock1": ROCKS[0]}
    for space in ("a1", "rock1"):
        assert pounds(moved(f"move:{space}", tiles=tiles, no_fees=True)) == [10, 10]
    assert pounds(moved("move:NB", tiles=tiles, no_fees=True)) == [10, 10]  # no way is dearer: nothing to choose
    s = moved("move:a1", tiles={"a1": "0/1a"}, no_fees=True)
    s = play(resumed(s, pending=[{"step": "turn", "seat": 1}]), "move:NA", "done")
    assert player(s)["no_fees"] is True
    assert player(s, 1)["no_fees"] is False


@rule("NZ-FEE-10")
def test_moving_forward_by_an_action_costs_fees_too():
    s = visiting("a1", "0/2a", tiles={"a2": "1/1a"})
    play(s, "use:herder_forward_1")
    assert (player(s)["space"], pounds(s)) == ("a2", [8, 12])


@rule("NZ-EX-04")
@pytest.mark.parametrize(("branch", "left"), [("a1", [0, 12, 10]), ("rock1", [0, 10, 10])])
def test_example_4_maria_with_2_pounds(branch, left):
    tiles = {"a1": "1/1a", "a2": "2/4a", "rock1": "rockfall_2_green", "rock2": "rockfall_2_black"}
    s = moved("move:NB", f"via:{branch}", players=3, pounds=2, tiles=tiles)
    assert (player(s)["space"], pounds(s)) == ("NB", left)
