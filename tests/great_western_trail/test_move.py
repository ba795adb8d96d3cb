"""MOVE, FEE: the herder on the trail, and what the hands cost.

From neutral building A two ways lead to B: a1, a2, a3 above, flood1 to flood4, fr1, fr2 below. From D the way past
the outlaws leads through outlaw4 to outlaw9, or1, or2 to E. Without a tile a space is no location.
"""

import pytest

from support.great_western_trail import at, legal, offered, pending, play, player, rule, table

FLOODS = ["flood_2_black", "flood_2_green", "flood_3_black", "flood_3_green"]
LONG_WAY = ["outlaw4", "outlaw5", "outlaw6", "outlaw7", "outlaw8", "outlaw9", "or1", "or2"]
REST = ["aux_dollar_2", "aux_draw_2", "cert_limit_4", "cert_limit_6", "hand_1", "hand_2"]  # all but the step slots

SHOWN = ["flood_2_black", "green_outlaw", None, None, None, None]  # a choice in Kansas City


def reach(space="nA", players=2, tiles=None, **me):
    return offered(table(players, me={"space": space, **me}, tiles=tiles), "move")


def dollars(state):
    return [p["dollars"] for p in state.save()["players"]]


def moved(*names, players=2, tiles=None, **me):
    return play(table(players, me={"space": "nA", **me}, tiles=tiles), *names)


# MOVE


@rule("GWT-MOVE-01")
def test_every_tile_on_the_trail_is_a_location_and_an_empty_space_is_none():
    tiles = {"a2": "1/2a", "a3": "0/2a", "flood2": "flood_2_black"}
    assert reach(tiles=tiles) == {"a2", "a3", "flood2", "nB", "nC"}
    assert reach("nD", tiles={"outlaw5": "green_outlaw"}) == {"outlaw5", "nE", "nF", "nG"}
    assert reach("nF", tiles={"f1": "1/2a", "g2": "1/3a"}) == {"f1", "nG", "g2", "kc"}


@rule("GWT-MOVE-02")
@pytest.mark.parametrize(("tiles", "far"), [(0, {"nB", "nC", "nD", "nE"}), (1, {"nB", "nC"}), (2, {"nB"}), (3, set())])
def test_each_location_on_the_way_costs_a_step_and_an_empty_space_none(tiles, far):
    above = {f"a{n + 1}": f"1/{n + 1}a" for n in range(tiles)}
    below = {f"flood{n + 1}": FLOODS[n] for n in range(tiles)}
    assert reach(tiles={**above, **below}) - {*above, *below} == far


@rule("GWT-MOVE-03")
def test_the_herder_moves_at_least_one_step_and_ends_on_a_location():
    s = table(me={"space": "nG"}, tiles={"g1": "0/2a"})
    assert legal(s) == ["move:g1", "move:kc"]  # not to stay, not onto the empty space
    s = table(me={"space": "nG"})
    assert player(s)["space"] == "kc"  # nothing to choose: it moves


@rule("GWT-MOVE-04")
def test_the_herder_never_uses_more_steps_than_the_limit():
    tiles = {f"a{n + 1}": f"1/{n + 1}a" for n in range(3)} | {f"flood{n + 1}": FLOODS[n] for n in range(4)}
    assert reach(tiles=tiles) == {"a1", "a2", "a3", "flood1", "flood2", "flood3"}


@rule("GWT-MOVE-04")
def test_a_way_that_is_too_long_cannot_be_taken():
    tiles = {"a1": "1/1a", "flood1": FLOODS[0], "flood2": FLOODS[1], "flood3": FLOODS[2]}
    s = moved("move:nB", tiles=tiles)
    assert (player(s)["space"], dollars(s)) == ("nB", [8, 12])  # by a1; the floods would need 4 steps
    s = moved("move:nC", tiles={"a1": "1/1a", "flood1": FLOODS[0], "flood2": FLOODS[1]})
    assert (player(s)["space"], dollars(s)) == ("nC", [8, 12])  # nB by the floods would leave no step for nC


@rule("GWT-MOVE-05")
def test_movement_follows_the_arrows():
    tiles = {"a1": "1/1a", "a2": "1/2a", "flood4": FLOODS[3], "fr2": "1/4a"}
    assert reach("a2", tiles=tiles) == {"nB", "nC", "nD", "nE"}  # neither back nor across, nor past B and back to fr2
    assert reach("flood4", tiles=tiles) == {"fr2", "nB", "nC"}
    assert reach("nE") == {"nF", "nG", "kc"}


@rule("GWT-MOVE-06")
@pytest.mark.parametrize(("branch", "left"), [("a1", [8, 12]), ("flood1", [6, 10])])
def test_at_a_fork_the_branch_is_chosen_freely(branch, left):
    s = moved("move:nB", tiles={"a1": "1/1a", "flood1": FLOODS[0], "flood2": FLOODS[1]})
    assert offered(s) == {"via:a1", "via:flood1"}  # 2 or 3 steps
    play(s, f"via:{branch}")
    assert (player(s)["space"], dollars(s)) == ("nB", left)


@rule("GWT-MOVE-06")
def test_each_fork_on_the_way_is_a_choice_of_its_own():
    tiles = {"f1": "1/1a", "f2": "1/4a", "g1": "1/7a", "g2": "1/2a"}
    s = table(
        3, me={"space": "nF", "discs": REST}, tiles=tiles, foresight=["flood_2_black", "green_outlaw", *[None] * 4]
    )
    play(s, "move:kc")
    assert offered(s) == {"via:f1", "via:f2"}
    play(s, "via:f2")
    assert (dollars(s)[0], offered(s)) == (9, {"via:g1", "via:g2"})
    play(s, "via:g1")
    assert (player(s)["space"], dollars(s)[0]) == ("kc", 6)


@rule("GWT-MOVE-04", "GWT-MOVE-06")
def test_a_fork_offers_only_branches_for_which_the_steps_left_are_enough():
    tiles = {"f1": "1/1a", "f2": "1/4a", "g1": "1/7a"}
    s = play(table(3, me={"space": "nF"}, tiles=tiles, foresight=SHOWN), "move:kc", "via:f2")
    assert (player(s)["space"], dollars(s)[0]) == ("kc", 9)  # 3 steps, but 4 over g1


@rule("GWT-MOVE-06")
def test_between_ways_with_the_same_fees_in_the_same_order_nothing_is_to_choose():
    s = moved("move:nB", players=4, tiles={"a1": "1/1a", "a3": "2/4a", "fr1": "1/8a", "fr2": "2/10a"})
    assert (pending(s), dollars(s)) == ("visit", [7, 11, 12, 10])
    s = moved("move:nB", players=4, tiles={"a1": "1/1a", "fr1": "2/1a"})
    assert offered(s) == {"via:a1", "via:flood1"}  # as much, but to another


@rule("GWT-MOVE-07")
def test_the_herder_may_stop_early_and_uses_the_location_where_it_stops():
    tiles = {"a1": "0/2a", "a2": "0/5a", "flood1": FLOODS[0]}
    assert reach(tiles=tiles, hand=["galloway"]) >= {"a1", "a2", "nB"}
    s = moved("move:a1", tiles=tiles, hand=["galloway"])
    assert (player(s)["space"], pending(s)) == ("a1", "visit")
    play(s, "use:discard_galloway+dollars_4")
    assert dollars(s)[0] == 14
    s = moved("move:a2", tiles=tiles, hand=["galloway"])
    assert "use:discard_galloway+dollars_4" not in legal(s)  # only passed


@rule("GWT-MOVE-08")
@pytest.mark.parametrize("discs", [["step_1", "step_2"], []])
def test_kansas_city_cannot_be_passed(discs):
    s = table(me={"space": "nG", "discs": [*REST, *discs]}, tiles={"g1": "0/2a"}, foresight=SHOWN)
    assert offered(s, "move") == {"g1", "kc"}
    play(s, "move:kc")
    assert (player(s)["space"], pending(s)) == ("kc", "foresight_1")
    play(s, "foresight:green_outlaw", "foresight:cowboy", "foresight:orange_outlaw")
    play(s, "deliver:kansas_city", "disc:aux_dollar_2")
    assert (player(s)["space"], s.actor) == ("start", 1)  # unused steps are lost


@rule("GWT-MOVE-09")
def test_herders_never_block_each_other():
    s = table(3, other={"space": "nB"})
    assert offered(s, "move") == {"nA", "nB", "nC"}
    play(s, "move:nB", "done")
    assert [p["space"] for p in s.save()["players"]] == ["nB", "nB", "start"]
    play(s, "move:nC", "done", "move:nB", "done")
    assert [p["space"] for p in s.save()["players"]] == ["nB", "nC", "nB"]


@rule("GWT-MOVE-10")
@pytest.mark.parametrize(
    ("players", "base", "first", "second"),
    [(2, 3, 1, 1), (3, 3, 2, 1), (4, 4, 2, 1)],
)
def test_the_step_limit_grows_with_the_cleared_step_slots(players, base, first, second):
    tiles = dict.fromkeys(LONG_WAY[:6], "green_outlaw") | {"or1": "0/1a", "or2": "0/2a"}
    for discs, limit in (
        (["step_1", "step_2"], base),
        (["step_2"], base + first),
        (["step_1"], base + second),
        ([], base + first + second),
    ):
        found = reach("nD", players, tiles, discs=[*REST, *discs])
        assert found & set(LONG_WAY) == set(LONG_WAY[:limit])


@rule("GWT-MOVE-11")
def test_tiles_on_the_outlaw_spaces_1_to_3_lie_beside_the_trail():
    tiles = {"outlaw1": "green_outlaw", "outlaw2": "orange_outlaw", "outlaw3": "green_outlaw"}
    for space in ("start", "nC", "nD"):
        assert reach(space, tiles=tiles) == reach(space)
    s = play(table(me={"space": "nC"}, tiles=tiles), "move:nE")
    assert dollars(s) == [10, 10]
    assert "outlaw4" in reach("nD", tiles={**tiles, "outlaw4": "green_outlaw"})  # the first on the trail


@rule("GWT-MOVE-12")
def test_from_the_start_of_the_trail_the_first_location_is_the_first_step():
    assert reach("start") == {"nA", "nB", "nC"}
    assert reach("start", tiles={"a1": "1/1a", "flood1": FLOODS[0]}) == {"nA", "a1", "flood1", "nB"}


@rule("GWT-MOVE-13")
def test_a_herder_on_an_emptied_space_moves_on_from_there():
    assert reach("flood2", tiles={"flood1": FLOODS[0], "flood3": FLOODS[1]}) == {"flood3", "nB", "nC"}
    tiles = {"flood1": FLOODS[0], "flood2": FLOODS[1], "flood3": FLOODS[2]}
    s = table(me={"space": "nF", "hand": ["criollo"]}, other={"space": "flood2"}, tiles=tiles, pending=at("visit"))
    play(s, "use:remove_hazard_7", "hazard:flood2")  # under the herder of seat 1, whose turn follows
    assert (s.actor, player(s, 1)["space"]) == (1, "flood2")
    assert offered(s, "move") == {"flood3", "nB", "nC"}


# FEE


@rule("GWT-FEE-01")
@pytest.mark.parametrize(
    ("first", "second", "left"),
    [("1/4a", "2/1a", [0, 12, 10, 10]), ("2/1a", "1/4a", [0, 11, 11, 10])],
)
def test_fees_are_paid_in_the_order_of_the_path(first, second, left):
    """With 4 players 4a costs 2 dollars and 1a costs 1."""
    tiles = {"a1": first, "a2": second, "flood1": "flood_2_black", "flood2": FLOODS[1], "flood3": FLOODS[2]}
    s = moved("move:nB", "via:a1", players=4, tiles=tiles, dollars=2)
    assert dollars(s) == left


@rule("GWT-FEE-01", "GWT-MOVE-06")
@pytest.mark.parametrize(("way", "left"), [("via:a1", [0, 12, 10, 10]), ("via:flood1", [0, 11, 11, 10])])
def test_two_ways_with_the_same_fees_in_another_order_are_two_ways(way, left):
    """Seat 1 gets 2 dollars and seat 2 gets 1 on either way; with 2 dollars it matters who is met first."""
    tiles = {"a1": "1/4a", "a2": "2/1a", "fr1": "2/8a", "fr2": "1/10a"}
    s = moved("move:nB", players=4, tiles=tiles, dollars=2)
    assert (pending(s), offered(s)) == ("way", {"via:a1", "via:flood1"})
    assert dollars(play(s, way)) == left


@rule("GWT-FEE-01")
def test_a_fee_is_due_where_the_herder_passes_and_where_it_stops():
    tiles = {"a1": "1/1a", "a2": "1/4a", "flood1": FLOODS[0], "flood2": FLOODS[1], "flood3": FLOODS[2]}
    assert dollars(moved("move:a1", tiles=tiles)) == [8, 12]
    assert dollars(moved("move:a2", tiles=tiles)) == [6, 14]
    assert dollars(moved("move:flood3", tiles=tiles)) == [4, 10]


@rule("GWT-FEE-02")
def test_fees_of_hazards_and_outlaws_go_to_the_bank():
    assert dollars(moved("move:flood1", players=3, tiles={"flood1": "flood_4_green"})) == [8, 10, 10]
    s = play(table(3, me={"space": "nD"}, tiles={"outlaw4": "orange_outlaw"}), "move:outlaw4")
    assert dollars(s) == [9, 10, 10]


@rule("GWT-FEE-03")
def test_fees_of_a_private_building_go_to_its_owner():
    assert dollars(moved("move:a1", players=3, tiles={"a1": "2/1a"})) == [8, 10, 12]
    assert dollars(moved("move:a1", players=3, tiles={"a1": "1/1a"})) == [8, 12, 10]
    s = table(3, other={"space": "nA"}, tiles={"a1": "0/1a"}, pending=[{"step": "turn", "seat": 1}])
    assert dollars(play(s, "move:a1")) == [12, 8, 10]


@rule("GWT-FEE-03")
def test_own_buildings_cost_nothing():
    tiles = {"a1": "0/1a", "a2": "0/7a", "flood1": FLOODS[0], "flood2": FLOODS[1], "flood3": FLOODS[2]}
    s = table(me={"space": "nA"}, tiles=tiles)
    s.listen()
    play(s, "move:nB")
    assert (player(s)["space"], dollars(s)) == ("nB", [10, 10])
    assert "pays_fee" not in [event.kind for event in s.visible(0)]
    s = moved("move:nB", tiles={"a1": "0/7a"})
    assert pending(s) == "visit"  # both ways are free: nothing to choose


@rule("GWT-FEE-04")
@pytest.mark.parametrize(("players", "green", "black"), [(2, 2, 2), (3, 2, 1), (4, 1, 2)])
def test_what_a_hand_costs_depends_on_the_player_count(players, green, black):
    for tile, fee in (("flood_2_green", green), ("flood_3_black", black)):
        assert dollars(moved("move:flood1", players=players, tiles={"flood1": tile}))[0] == 10 - fee
    for tile, fee in (("1/1a", green), ("1/4a", black)):
        assert dollars(moved("move:a1", players=players, tiles={"a1": tile}))[:2] == [10 - fee, 10 + fee]
    for tile, fee in (("green_outlaw", green), ("orange_outlaw", black)):
        s = play(table(players, me={"space": "nD"}, tiles={"outlaw4": tile}), "move:outlaw4")
        assert dollars(s)[0] == 10 - fee


@rule("GWT-FEE-05")
@pytest.mark.parametrize(("players", "both"), [(2, 4), (3, 3), (4, 3)])
def test_two_hands_cost_the_sum_of_both(players, both):
    assert dollars(moved("move:a1", players=players, tiles={"a1": "1/7a"}))[:2] == [10 - both, 10 + both]


@rule("GWT-FEE-06")
def test_a_player_who_cannot_pay_in_full_pays_what_is_left_and_moves_on():
    tiles = {"a1": "1/1a", "a2": "1/4a", "flood1": FLOODS[0], "flood2": FLOODS[1], "flood3": FLOODS[2]}
    s = moved("move:nB", tiles=tiles, dollars=1)
    assert (player(s)["space"], dollars(s)) == ("nB", [0, 11])
    assert reach(tiles=tiles, dollars=0) == reach(tiles=tiles)


@rule("GWT-FEE-07")
def test_an_unpaid_fee_is_never_collected_later():
    s = moved("move:a1", "aux:dollar:single", tiles={"a1": "1/1a"}, dollars=0)
    assert dollars(s) == [1, 10]  # gained while still standing there
    play(s, "move:nA", "done", "move:nB", "done")
    assert dollars(s) == [1, 10]


@rule("GWT-FEE-08")
@pytest.mark.parametrize(
    ("space", "action", "cost"),
    [("nF", "use:remove_hazard_7", 7), ("nD", "use:pay_2+engine_forward_2", 2), ("nA", "use:hire_0", 6)],
)
def test_any_other_cost_must_be_paid_in_full(space, action, cost):
    for purse in (cost, cost - 1):
        me = {"space": space, "dollars": purse}
        s = table(me=me, pending=at("visit"), tiles={"flood1": FLOODS[0]}, jobs={"1:cowboy": 1})
        assert (action in legal(s)) == (purse == cost)


@rule("GWT-FEE-09")
def test_neutral_buildings_and_kansas_city_have_no_hands():
    s = table(other={"space": "nG"})
    assert dollars(play(s, "move:nC")) == [10, 10]
    s = play(table(me={"space": "nE"}, foresight=SHOWN), "move:kc")
    assert (pending(s), dollars(s)) == ("foresight_1", [10, 10])
