"""LOC: what a player may do where the runholder stopped."""

import pytest

from support.great_western_trail_nz import at, legal, offered, pending, play, player, rule, staff, table, visiting

FREE = {"aux:money:single", "aux:draw:single"}  # available from the start
PAIR = "use:discard_pair_same_type+pounds_2"  # of building A
HIRE, HIRE_3 = "use:hire_0", "use:hire_3"
TO_GOLD = "use:discard_any+gold_1"
SIDE_B = {"buildings": "b"}


def at_a(hand=("merino", "merino", "shropshire"), **me):
    return visiting("NA", me={"hand": list(hand), "pounds": 40, **me}, jobs={"1:sailor": 1, "2:sailor": 1})


@rule("NZ-LOC-01")
def test_a_neutral_or_own_building_offers_its_local_actions_or_a_single_auxiliary_action():
    assert offered(at_a()) == {"done", PAIR, HIRE, HIRE_3, *FREE}
    s = visiting("a1", "0/1a")
    assert offered(s) == {"done", "use:pounds_per_2_own_building_on_grass", "use:aux_single", *FREE}


@rule("NZ-LOC-02")
def test_each_local_action_is_used_at_most_once():
    s = play(at_a(["merino", "merino", "southdown", "southdown"]), PAIR, "pair:merino")
    assert offered(s) == {"done", HIRE, HIRE_3}
    play(s, HIRE, "hire:1:sailor", "done")
    assert offered(s) == {"done", HIRE_3}  # the other hire is an action of its own
    play(s, HIRE_3)
    assert player(s)["workers"]["sailor"] == 3
    assert player(s)["pounds"] == 40 + 2 - 8 - (7 + 3)


@rule("NZ-LOC-02")
def test_equal_actions_of_a_tile_are_used_once_each():
    s = visiting("NG", tiles={"NG": "G_II"}, me={"ship": "s0"})
    play(s, "use:ship_sailors", "sail:m1")
    assert "use:ship_sailors" in offered(s)
    play(s, "use:ship_sailors", "sail:m2")
    assert s.actor == 1  # both are used


@rule("NZ-LOC-02")
def test_at_the_next_use_all_local_actions_are_there_again():
    s = table(me={"hand": ["merino", "merino"]}, used={"NA": ["1", "2", "3"]})
    assert PAIR in legal(play(s, "move:NA"))


@rule("NZ-LOC-03")
@pytest.mark.parametrize(
    "order",
    [[PAIR, HIRE, "hire:1:sailor", "done", HIRE_3], [HIRE_3, "hire:2:sailor", "done", PAIR]],
)
def test_local_actions_are_used_in_any_order(order):
    s = play(at_a(), *order)
    assert player(s)["discards"][:2] == ["merino", "merino"]


@rule("NZ-LOC-03")
def test_a_local_action_is_finished_before_the_next_begins():
    assert offered(play(at_a(), HIRE)) == {"hire:1:sailor", "hire:2:sailor"}


@rule("NZ-LOC-04")
@pytest.mark.parametrize("used", [[], [PAIR], [HIRE, "hire:1:sailor", "done"]])
def test_no_local_action_is_obligatory(used):
    s = play(at_a(), *used)
    assert s.actor == 0
    assert play(s, "done").actor == 1


@rule("NZ-LOC-05")
@pytest.mark.parametrize(
    ("space", "action", "met", "unmet"),
    [
        ("NA", PAIR, {"hand": ["merino"] * 2}, {"hand": ["merino", "southdown", "english_leicester"]}),
        ("NA", HIRE_3, {"pounds": 10}, {"pounds": 9}),
        ("ND", "use:build_2", {"pounds": 2}, {"pounds": 1}),
        ("ND", "use:discard_english_leicester+pounds_2", {"hand": ["english_leicester"]}, {"hand": ["merino"] * 3}),
        ("NF", "use:discard_southdown+pounds_3", {"hand": ["southdown"]}, {"hand": ["merino"] * 3}),
        ("NH", "use:remove_hazard_5", {"pounds": 5}, {"pounds": 4}),
    ],
)
def test_an_action_needs_its_cost_or_requirement_in_full(space, action, met, unmet):
    for me, usable in ((met, True), (unmet, False)):
        s = visiting(space, me=me, jobs={"2:sailor": 1}, tiles={"rock1": "rockfall_2_green"})
        assert (action in legal(s)) == usable


@rule("NZ-LOC-06")
@pytest.mark.parametrize(
    ("tile", "first", "second"),
    [
        ("B_I", ["use:pathfinder_2"], "use:objective_to_discard_1"),
        ("B_I", ["use:objective_to_discard_1", "objective:stack"], "use:pathfinder_2"),
        ("B_II", ["use:aux_single", "aux:money:single"], "use:objective_to_discard_1"),
        ("B_II", ["use:objective_to_discard_1", "objective:stack"], "use:aux_single"),
    ],
)
def test_of_two_alternatives_only_one_is_done(tile, first, second):
    s = visiting("NB", tiles={"NB": tile})
    assert {first[0], second} <= offered(s)
    play(s, *first)
    assert (s.actor, pending(s)) == (0, "visit")
    assert not {first[0], second} & offered(s)


@rule("NZ-LOC-07")
def test_the_risk_action_of_a_space_is_an_extra_local_action_of_an_own_building_there():
    s = visiting("rr1", "0/3b", options=SIDE_B, me={"hand": ["merino", "merino", "southdown"]})
    assert offered(s, "use") == {"discard_pair_same_type+pounds_3", "discard_any+gold_1"}
    play(s, TO_GOLD, "discard:southdown")
    assert player(s)["gold"] == 1
    assert offered(s, "use") == {"discard_pair_same_type+pounds_3"}  # once each
    s = visiting("fr1", "0/3b", options=SIDE_B)
    assert "discard_any+cert_1" in offered(s, "use")


@rule("NZ-LOC-07")
def test_the_risk_action_is_there_at_every_use_and_only_for_the_owner():
    me = {"space": "rock4", "hand": ["merino", "southdown"]}
    s = table(me=me, tiles={"rr1": "0/3b"}, options=SIDE_B, used={"rr1": ["3"]})
    assert TO_GOLD in legal(play(s, "move:rr1"))
    assert TO_GOLD not in legal(visiting("rr1", "1/3b", options=SIDE_B))


@rule("NZ-LOC-08")
def test_a_single_auxiliary_action_only_instead_of_all_local_actions():
    s = play(at_a(), PAIR)
    assert not offered(s, "aux")
    s = play(at_a(), "aux:money:single")
    assert s.actor == 1  # nothing else may follow
    assert player(s)["pounds"] == 41


@rule("NZ-LOC-09")
@pytest.mark.parametrize(
    ("space", "tile"), [("a1", "1/1a"), ("rock1", "rockfall_2_black"), ("flood4", "flood_2_green")]
)
def test_elsewhere_the_only_option_is_one_single_auxiliary_action_or_none(space, tile):
    s = visiting(space, tile)
    assert offered(s) == {"done", *FREE}
    assert play(s, "done").actor == 1
    assert play(visiting(space, tile), "aux:money:single").actor == 1


@rule("NZ-LOC-10")
def test_the_four_subphases_of_wellington_are_obligatory_and_in_order():
    shown = ["sailor", "shearer", "bonus_gold", "bonus_wool"]
    s = table(me={"space": "wellington", "hand": ["merino", "southdown"]}, foresight=shown, pending=at("wellington"))
    asked = []
    while s.actor == 0:
        asked.append(pending(s))
        assert ("done" in legal(s)) == (asked[-1] == "reveal")  # no sheep need be shown, all else is done
        play(s, legal(s)[-1] if asked[-1] != "reveal" else "reveal")
    assert asked == ["reveal", "deliver", "post_disc", "foresight_a", "foresight_b"]


@rule("NZ-LOC-11")
def test_on_an_emptied_hazard_space_there_is_nothing_to_do():
    s = table(me={"space": "rock2", "hand": ["merino", "o01"]}, pending=at("visit"))
    assert offered(s) == {"done", "play:o01"}
    s = table(me={"space": "rock2"}, other={"space": "NB"}, pending=at("visit"))
    assert s.actor == 1


def on_3b(**me):
    """Maria stands on her own 3b, on a space with the risk action "any sheep -> gold"."""
    hand = ["merino", "merino", "southdown"]
    tiles = {"rr1": "0/3b"}
    fields = {"options": SIDE_B, "bonus": {"1:3": "bonus_certificate"}, "tiles": tiles}
    return visiting("rr1", me={"hand": hand, "workers": staff(), **me}, **fields)


@rule("NZ-EX-05")
@pytest.mark.parametrize(
    "order",
    [
        ["use:discard_pair_same_type+pounds_3", "use:invest_0", TO_GOLD],
        [TO_GOLD, "discard:southdown", "use:invest_0", "use:discard_pair_same_type+pounds_3"],
    ],
)
def test_example_5_maria_on_her_own_3b(order):
    s = on_3b()
    local = {"use:discard_pair_same_type+pounds_3", "use:invest_0", TO_GOLD}
    assert offered(s) == {"done", *local, *FREE}
    play(s, *order)
    assert s.actor == 1  # each once; no auxiliary action after them
    assert (player(s)["pounds"], player(s)["gold"]) == (10 + 3 - 4, 1)
    assert player(s)["captured"] == {"bonus_certificate": 1}
    assert player(play(on_3b(), "aux:money:single"))["pounds"] == 11


@rule("NZ-EX-06")
@pytest.mark.parametrize(("space", "tile"), [("rock1", "rockfall_2_black"), ("a1", "1/4a")])
@pytest.mark.parametrize(("has", "left"), [(3, 2), (0, 0)])
def test_example_6_maria_stops_on_a_black_hand(space, tile, has, left):
    s = play(table(me={"space": "NA", "pounds": has}, tiles={space: tile}), f"move:{space}")
    assert player(s)["pounds"] == left
    assert offered(s) == {"done", *FREE}
