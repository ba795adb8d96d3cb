"""PBLD, RUN: what private and neutral buildings do that needs saying; moving the runholder forward."""

import pytest

from support.great_western_trail_nz import GAME, covered, legal, offered, pending, play, player, rule, staff, visiting

SIDE_B = {"buildings": "b"}
GRASS = ["a1", "a3", "b2", "c2", "d1", "e1", "f2", "g2", "h1"]
BARREN = ["a2", "rr1", "rr2", "b1", "p2", "c1", "c3", "fr1", "p4", "d2", "e2", "p7a", "f1", "f3", "g1", "p7b"]
BARREN += ["h2", "h3"]


def using(tile, space="a2", **fields):
    """Seat 0 stands on the own building in phase B."""
    options = SIDE_B if tile.endswith("b") else None
    return visiting(space, f"0/{tile}", options=options, **fields)


@rule("NZ-PBLD-01")
@pytest.mark.parametrize("space", GRASS + BARREN)
def test_1a_pays_for_itself_where_it_stands_on_lush_grass(space):
    s = play(using("1a", space), "use:pounds_per_2_own_building_on_grass")
    assert player(s)["pounds"] == 10 + 2 * (space in GRASS)


@rule("NZ-PBLD-01")
@pytest.mark.parametrize(("tile", "use"), [("1a", "pounds_per_2"), ("1b", "cert_per_1")])
def test_1a_and_1b_count_own_buildings_on_lush_grass(tile, use):
    side = tile[-1]
    tiles = {"a3": f"0/2{side}", "b1": f"0/3{side}", "b2": f"1/2{side}", "d1": f"0/4{side}"}
    s = play(using(tile, "a1", tiles=tiles), f"use:{use}_own_building_on_grass")
    if tile == "1a":
        assert player(s)["pounds"] == 10 + 3 * 2
    else:
        assert (player(s)["certificates"], player(s)["gold"]) == (3, 1)


@rule("NZ-PBLD-02")
@pytest.mark.parametrize(("tile", "most"), [("3a", 2), ("7a", 3), ("H_I", 1)])
def test_3a_7a_and_h_shear_their_number_of_breeds_whatever_the_shearers(tile, most):
    hand = ["shropshire", "southdown", "english_leicester", "merino"]
    for shearers in (1, 4):
        me = {"hand": hand, "workers": staff(shearer=shearers), "pounds": 0}
        s = visiting("NH", me=me) if tile == "H_I" else using(tile, me=me)
        play(s, f"use:shear_{most}")
        assert "shear_draw" not in legal(s)
        for i, name in enumerate(hand[:most]):
            assert f"show:{name}" in legal(s), i
            play(s, f"show:{name}")
        assert not [name for name in legal(s) if name.startswith("show:")]


@rule("NZ-PBLD-03")
@pytest.mark.parametrize(("tile", "most"), [("4a", 2), ("4b", 3)])
def test_4a_and_4b_draw_up_to_so_many_and_discard_as_many(tile, most):
    for n in range(1, most + 1):
        s = play(using(tile, me={"deck": ["merino"] * 3, "discards": []}), f"use:draw_then_discard_{most}")
        assert offered(s) == {f"draw:{i}" for i in range(1, most + 1)}
        play(s, f"draw:{n}")
        assert len(player(s)["hand"]) == 4 + n
        for _ in range(n):
            assert pending(s) == "discard_card"
            play(s, "discard:shropshire")
        assert len(player(s)["hand"]) == 4
        assert player(s)["discards"] == ["shropshire"] * n


@rule("NZ-PBLD-04")
@pytest.mark.parametrize("shepherds", [1, 3, 5])
def test_4b_pays_two_pounds_a_shepherd(shepherds):
    s = play(using("4b", me={"workers": staff(shepherds, 2, 2, 2)}), "use:pounds_per_2_shepherd")
    assert player(s)["pounds"] == 10 + 2 * shepherds


@rule("NZ-PBLD-04")
@pytest.mark.parametrize(
    ("harbours", "pounds"), [([], 0), (["sh1"], 1), (["sh1", "lg1", "sx2"], 3), (["sh1", "mh1", "mh2"], 1)]
)
def test_5b_pays_a_pound_a_storehouse_at_sea(harbours, pounds):
    s = play(using("5b", me={"harbours": harbours}), "use:pounds_per_1_storehouse_on_sea")
    assert player(s)["pounds"] == 10 + pounds


@rule("NZ-PBLD-05")
@pytest.mark.parametrize(("captured", "times"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_6a_pays_for_every_two_hazard_tiles_and_they_are_kept(captured, times):
    kinds = ["rockfall_2_black", "flood_4_black", "flood_2_black", "rockfall_3_black", "flood_3_black"]
    tiles = dict.fromkeys(kinds[:captured], 1)
    s = play(using("6a", me={"captured": {**tiles, "bonus_token": 2}}), "use:per_hazard_pair_7_2")
    assert (player(s)["pounds"], player(s)["pathfinder"]) == (10 + 7 * times, 2 * times)
    assert player(s)["captured"] == {**tiles, "bonus_token": 2}


@rule("NZ-PBLD-05")
def test_6a_needs_two_of_them():
    s = using("6a", me={"captured": {"flood_4_black": 1, "bonus_token": 2}})
    assert offered(s, "use") == set()


@rule("NZ-PBLD-06")
def test_9a_removes_a_hazard_for_nothing_h_for_five_pounds():
    tiles = {"flood2": "flood_3_black", "rock1": "rockfall_2_black"}
    s = play(using("9a", tiles=tiles), "use:remove_hazard_0", "hazard:flood2")
    assert (player(s)["pounds"], player(s)["captured"]) == (10, {"flood_3_black": 1})
    for side in ("H_I", "H_II"):
        s = play(visiting("NH", side, tiles=tiles), "use:remove_hazard_5", "hazard:flood2")
        assert (player(s)["pounds"], player(s)["captured"]) == (5, {"flood_3_black": 1})
        assert "use:remove_hazard_5" not in offered(visiting("NH", side, tiles=tiles, me={"pounds": 4}))


@rule("NZ-PBLD-07")
def test_g_ships_twice_side_two_by_sailors_both_times():
    s = visiting("NG", me={"workers": staff(sailor=2)})
    assert offered(s, "use") == {"ship_sailors", "ship_1", "aux_single"}
    play(s, "use:ship_1", "sail:l1", "use:ship_sailors")
    assert (player(s)["ship"], "l3" in offered(s, "sail")) == ("l1", True)
    s = visiting("NG", "G_II", me={"workers": staff(sailor=2)})
    play(s, "use:ship_sailors", "sail:l2", "use:ship_sailors", "sail:l4")
    assert (player(s)["ship"], s.actor) == ("l4", 1)


@rule("NZ-PBLD-08")
def test_10a_moves_a_disc_to_wool_post_13_without_wool():
    s = using("10a", me={"pounds": 7, "posts": {"wl13": 1}, "discs": covered("cert_limit", "aux_draw_2")})
    play(s, "use:wool_post_wl13")
    free = set(covered("cert_limit", "aux_draw_2")) - {
        "hand_1",
        "hand_2",
        "wool_2",
        "cert_1",
    }
    assert offered(s, "disc") == free  # white and dark ones, but no pounds are left to pay for clearing
    play(s, "disc:step")
    assert (player(s)["posts"], player(s)["discards"]) == ({"wl13": 2}, ["romney"])
    assert player(s)["pounds"] == 3  # 7 for the transport; the step space gave 3
    assert "step" not in player(s)["discs"]


@rule("NZ-PBLD-08")
def test_10a_asks_for_transport_and_clearing_together():
    assert "wool_post_wl13" not in offered(using("10a", me={"pounds": 6}), "use")
    s = play(using("10a", me={"pounds": 10}), "use:wool_post_wl13")
    assert {"hand_1"} == {"hand_1", "hand_2", "wool_2", "cert_1"} & offered(s, "disc")  # 7 + 3
    assert player(play(s, "disc:hand_1"))["pounds"] == 0


@rule("NZ-PBLD-09")
def test_10b_places_a_storehouse_up_to_six_spaces_away():
    s = play(using("10b", me={"pounds": 40, "ship": "u1"}), "use:place_storehouse_7")
    reached = {"sh1", "sh2", "sh3", "sh4", "sh5", "lg1", "lg2", "lg3", "lg4", "lg5", "sx1", "sx2"}
    assert offered(s, "harbour") == reached  # sx3 is 8 spaces away, no medium harbours
    play(s, "harbour:lg4", "storehouse:sp2")
    assert (player(s)["ship"], player(s)["harbours"]) == ("u1", ["lg4"])


@rule("NZ-PBLD-10")
@pytest.mark.parametrize(
    ("tile", "one", "other"),
    [
        ("B_I", "pathfinder_2", "objective_to_discard_1"),
        ("B_II", "aux_single", "objective_to_discard_1"),
        ("H_II", "aux_single", "objective_to_discard_1"),
    ],
)
def test_of_two_actions_with_a_slash_one_is_done(tile, one, other):
    clicks = {
        "pathfinder_2": [],
        "objective_to_discard_1": ["objective:stack"],
        "aux_single": ["aux:money:single"],
    }
    for chosen in (one, other):
        s = visiting(f"N{tile[0]}", tile, tiles={"rock1": "rockfall_2_black"})
        assert {one, other} <= offered(s, "use")
        play(s, f"use:{chosen}", *clicks[chosen])
        assert s.actor == 0
        assert not {one, other} & offered(s, "use")


# Moving the runholder forward

FORWARD = {"2a": 1, "2b": 2, "5a": 2, "5b": 2, "8a": 3, "8b": 3}


@rule("NZ-RUN-01")
@pytest.mark.parametrize(("tile", "most"), FORWARD.items())
def test_the_runholder_moves_one_to_so_many_steps_by_the_rules_of_movement(tile, most):
    s = play(using(tile, "a1", tiles={"a3": f"1/3{tile[-1]}"}), f"use:herder_forward_{most}")
    reached = {2: {"a3", "NB"}, 3: {"a3", "NB", "NC"}}
    if most == 1:
        assert player(s)["space"] == "a3"  # the only place
    else:
        assert offered(s) == {f"move:{space}" for space in reached[most]}


@rule("NZ-RUN-01")
def test_a_complete_phase_b_follows_with_fees_on_the_way():
    tiles = {"a3": "1/1a"}  # a green hand
    s = play(using("5a", "a1", tiles=tiles), "use:herder_forward_2", "move:NB")
    assert (player(s)["pounds"], player(s, 1)["pounds"], player(s)["space"]) == (8, 12, "NB")
    assert {"pathfinder_2", "objective_to_discard_1", "ship_sailors"} <= offered(s, "use")
    assert offered(s, "aux") == {"money:single", "draw:single"}  # or one auxiliary action instead
    s = play(using("5a", "a1", tiles=tiles), "use:herder_forward_2", "move:a3")
    assert offered(s, "use") == set()
    assert offered(s, "aux") == {"money:single", "draw:single"}


@rule("NZ-RUN-01")
def test_it_may_lead_to_wellington():
    s = play(using("5a", "h2", me={"hand": []}), "use:herder_forward_2")
    assert player(s)["space"] == "wellington"  # the only place
    assert pending(s) in ("deliver", "post_disc")


@rule("NZ-RUN-02")
def test_no_card_is_drawn_before_the_end_of_the_turn():
    s = play(using("8a", "a1", me={"hand": ["merino"]}), "use:herder_forward_3", "move:NB")
    assert player(s)["hand"] == ["merino"]
    play(s, "done")
    assert (s.actor, len(player(s)["hand"])) == (1, 4)


@rule("NZ-RUN-03")
def test_what_was_not_used_of_the_building_left_is_lost():
    s = play(using("5a", "a1"), "use:herder_forward_2", "move:NB", "done")
    assert s.actor == 1
    s = play(using("8a", "a1"), "use:pounds_7")
    assert offered(s, "use") == {"herder_forward_3"}
    play(s, "use:herder_forward_3", "move:NB")
    assert "pounds_7" not in offered(s, "use")
    assert player(s)["pounds"] == 17


@rule("NZ-RUN-04")
def test_it_may_be_waived():
    s = play(using("8a", "a1"), "use:pounds_7", "done")
    assert (s.actor, player(s)["space"]) == (1, "a1")


@rule("NZ-RUN-04")
def test_who_uses_it_moves_at_least_one_step():
    s = play(using("8a", "a1"), "use:herder_forward_3")
    assert offered(s) == {"move:NB", "move:NC", "move:ND"}
    assert pending(s) == "herder_forward_3"


@rule("NZ-PBLD-01", "NZ-PBLD-04")
def test_every_private_building_has_its_actions():
    """What stands on the tiles, side by side: see the component file."""
    expected = {
        "1a": ["pounds_per_2_own_building_on_grass", "aux_single"],
        "1b": ["cert_per_1_own_building_on_grass", "aux_single"],
        "2a": ["aux_single_or_double", "herder_forward_1"],
        "2b": ["aux_single", "herder_forward_2"],
        "3a": ["shear_2", "invest_0"],
        "3b": ["discard_pair_same_type+pounds_3", "invest_0"],
        "4a": ["hire_-2", "draw_then_discard_2"],
        "4b": ["pounds_per_2_shepherd", "draw_then_discard_3"],
        "5a": ["ship_sailors", "herder_forward_2"],
        "5b": ["pounds_per_1_storehouse_on_sea", "herder_forward_2"],
        "6a": ["per_hazard_pair_7_2"],
        "6b": ["discard_any+gold_1+pounds_5", "pathfinder_3"],
        "7a": ["shear_3", "ship_3"],
        "7b": ["pounds_6", "card_romney"],
        "8a": ["pounds_7", "herder_forward_3"],
        "8b": ["exchange_token_1", "pounds_5", "herder_forward_3"],
        "9a": ["hire_-3", "invest_0", "remove_hazard_0"],
        "9b": ["aux_single_or_double", "cert_2", "pathfinder_4"],
        "10a": ["pounds_7", "wool_post_wl13"],
        "10b": ["ship_3", "place_storehouse_7"],
    }
    me = {"captured": {"flood_4_black": 1, "flood_2_black": 1}, "pounds": 20, "pathfinder": 9}
    more = {"jobs": {"1:sailor": 1}, "bonus": {"1:4": "bonus_token"}, "tiles": {"rock1": "rockfall_2_black"}}
    for tile, uses in expected.items():
        found = offered(using(tile, me={**me, "ship": "u1"}, **more), "use")
        assert found - {"cert_1", "remove_hazard_only_0"} == set(uses), tile  # or less: test_waivers.py
    assert len(expected) == len(GAME.components.private)
