"""SHIP: ships on the sea routes."""

import pytest

from support.great_western_trail_nz import at, covered, offered, pending, play, player, rule, staff, table, visiting

SHIPS = {"ship_1": 1, "ship_2": 2, "ship_3": 3, "ship_5": 5}
FROM_START = {  # spaces by their distance from the start
    1: {"u1", "m1", "l1"},
    2: {"u2", "m2", "l2"},
    3: {"u3", "m3", "l3"},
    4: {"u4", "m4", "l4"},
    5: {"u5", "m5", "l5"},
    6: {"u6", "m6", "l6"},
}


def sailing(step, **me):
    return table(me={"pounds": 40, **me}, pending=at(step))


def reach(distance):
    return set().union(*[FROM_START[n] for n in range(1, distance + 1)])


@rule("NZ-SHIP-01")
@pytest.mark.parametrize("sailors", range(1, 6))
def test_by_the_sailor_icon_a_ship_moves_up_to_a_space_for_every_sailor(sailors):
    s = sailing("ship_sailors", workers=staff(2, 2, sailors, 2))
    assert offered(s) == {"done"} | {f"sail:{space}" for space in reach(sailors)}


@rule("NZ-SHIP-01")
def test_it_moves_in_any_direction_also_back_and_across():
    s = sailing("ship_2", ship="u4")
    assert offered(s, "sail") == {"u3", "u2", "u5", "u6", "m4", "m3", "m5"}
    play(s, "sail:u2")
    assert player(s)["ship"] == "u2"
    assert offered(sailing("ship_3", ship="m3"), "sail") >= {"s0", "l1", "l5", "u2", "u4"}
    assert offered(sailing("ship_1", ship="m2"), "sail") == {"m1", "m3", "u2"}


@rule("NZ-SHIP-02")
def test_other_ships_do_not_block_and_their_spaces_cost_as_usual():
    fields = {"other": {"ship": "m1"}, "pending": at("ship_2")}
    s = table(me={"ship": "s0"}, **fields)
    assert offered(s, "sail") == reach(2)  # the space behind the other ship is the second one
    play(s, "sail:m1")
    assert (player(s)["ship"], player(s, 1)["ship"]) == ("m1", "m1")


@rule("NZ-SHIP-03")
def test_fewer_points_may_be_used_and_the_rest_is_lost():
    s = play(visiting("NG", "G_II", me={"workers": staff(sailor=5)}), "use:ship_sailors", "sail:l1")
    assert (player(s)["ship"], pending(s)) == ("l1", "visit")
    s = play(sailing("ship_5"), "done")
    assert (player(s)["ship"], s.actor) == ("s0", 1)


@rule("NZ-SHIP-04")
def test_where_the_ship_stops_the_action_is_over():
    s = play(sailing("ship_5"), "sail:m2")
    assert offered(s) == {"done", "upgrade"}  # not further
    play(s, "done")
    assert (player(s)["ship"], s.actor) == ("m2", 1)
    s = play(sailing("ship_5"), "sail:m2", "upgrade", "storehouse:sp1")
    assert (player(s)["ship"], s.actor) == ("m2", 1)


@rule("NZ-SHIP-05")
def test_an_upgrade_costs_a_point():
    s = play(sailing("ship_2"), "sail:m2")
    assert (player(s)["ship"], s.actor) == ("m2", 1)  # no point is left
    s = play(sailing("ship_3"), "sail:m2")
    assert offered(s) == {"done", "upgrade"}
    s = sailing("ship_1", ship="m2")
    assert "upgrade" in offered(s)


@rule("NZ-SHIP-05")
def test_and_ends_the_action():
    s = play(sailing("ship_5", ship="m2"), "upgrade", "storehouse:sp1")
    assert (player(s)["ship"], s.actor) == ("m2", 1)


@rule("NZ-SHIP-06")
@pytest.mark.parametrize(("step", "points"), SHIPS.items())
def test_movements_of_a_printed_number_follow_the_same_rules(step, points):
    s = sailing(step)
    assert offered(s) == {"done"} | {f"sail:{space}" for space in reach(points)}
    far = next(space for space in sorted(FROM_START[points]) if space.startswith("u"))
    assert play(s.copy(), f"sail:{far}").actor == 1  # nothing is left for an upgrade
    if points > 1:
        assert offered(play(s, "sail:u1")) == {"done", "upgrade"}


@rule("NZ-SHIP-06")
def test_so_do_those_of_auxiliary_actions_and_objective_cards():
    s = visiting("NC", me={"discs": covered("aux_ship_1", "aux_ship_2"), "pounds": 10})
    play(s, "use:aux_single_or_double", "aux:ship:double")
    assert offered(s, "sail") == reach(2)
    play(s, "sail:u1", "upgrade")
    assert player(s)["pounds"] == 10 - 2 - 2
    s = play(table(me={"hand": ["o21"]}, display=[]), "play:o21", "use:ship_2")
    assert offered(s, "sail") == reach(2)
