"""ACT: requirements and rewards, discarding, drawing, cards of the supply."""

import pytest

from support.great_western_trail_nz import (
    at,
    covered,
    legal,
    offered,
    pending,
    play,
    player,
    rule,
    staff,
    table,
    visiting,
)

SIDE_B = {"buildings": "b"}
PAIR = "use:discard_pair_same_type+pounds_2"
SETS = {"stack_sets": ["cheviot", "agent", "border_leicester", "bonus_8"]}


@rule("NZ-ACT-01")
@pytest.mark.parametrize(
    ("action", "space", "tile", "other_space", "other"),
    [
        ("use:ship_sailors", "NB", "", "a1", "0/5a"),
        ("use:invest_0", "NC", "", "a1", "0/3a"),
        ("use:herder_forward_2", "a1", "0/2b", "a1", "0/5b"),
        ("use:aux_single", "NE", "", "a1", "0/1a"),
    ],
)
def test_the_same_icon_is_the_same_action_wherever_it_appears(action, space, tile, other_space, other):
    fields = {"me": {"ship": "m2", "pounds": 20}, "bonus": {"1:3": "bonus_ferry", "1:4": "bonus_token"}}
    options = SIDE_B if (tile or other).endswith("b") else {}
    one = play(visiting(space, tile, options=options, **fields), action)
    another = play(visiting(other_space, other, options=options, **fields), action)
    assert offered(one) == offered(another)
    assert len(offered(one)) > 1


@rule("NZ-ACT-02", "NZ-ACT-08")
def test_without_the_full_requirement_no_reward():
    assert PAIR not in legal(visiting("NA", me={"hand": ["merino", "southdown"]}))
    s = visiting("NA", me={"hand": ["merino", "merino", "southdown", "southdown"]})
    play(s, PAIR)
    assert player(s)["pounds"] == 10  # the requirement comes first
    play(s, "pair:southdown")
    assert (player(s)["pounds"], player(s)["discards"]) == (12, ["southdown", "southdown"])


@rule("NZ-ACT-03")
def test_a_reward_may_be_waived_after_the_requirement_is_met():
    s = visiting("NE", me={"discs": covered("aux_ship_1")})
    play(s, "aux:ship:single", "done")
    assert (player(s)["pounds"], player(s)["ship"]) == (9, "s0")
    s = table(
        me={"hand": ["merino", "southdown"], "workers": staff(sailor=2)}, pending=at("may use discard_any+cert_1")
    )
    play(s, "done")
    assert (player(s)["certificates"], player(s)["discards"]) == (0, [])


@rule("NZ-ACT-03")
def test_a_reward_may_be_waived_in_part():
    s = play(visiting("a1", "0/4a"), "use:draw_then_discard_2", "draw:1")
    assert len(player(s)["hand"]) + len(player(s)["discards"]) == 5
    s = play(visiting("NG", me={"workers": staff(sailor=5)}), "use:ship_sailors", "sail:m1", "use:ship_1")
    assert player(s)["ship"] == "m1"  # 4 of the points were not used


@rule("NZ-ACT-04")
def test_money_and_cards_of_delivery_actions_cannot_be_waived():
    s = play(table(me={"space": "wellington"}, pending=at("deliver", 6)), "deliver:lp6", "disc:aux_money_2")
    assert (s.actor, player(s)["discards"]) == (1, ["kotare"])
    s = play(visiting("a1", "0/1a"), "use:pounds_per_2_own_building_on_grass")
    assert player(s)["pounds"] == 12  # nothing was asked


@rule("NZ-ACT-05")
@pytest.mark.parametrize(("tile", "action", "gained"), [("0/7b", "pounds_6", 6), ("0/8b", "pounds_5", 5)])
def test_pounds_are_gained_exactly(tile, action, gained):
    s = play(visiting("a1", tile, options=SIDE_B), f"use:{action}")
    assert [p["pounds"] for p in s.save()["players"]] == [10 + gained, 10]


@rule("NZ-ACT-06")
@pytest.mark.parametrize(("pounds", "possible"), [(5, True), (4, False)])
def test_pounds_are_paid_exactly_or_not_at_all(pounds, possible):
    s = visiting("NH", me={"pounds": pounds}, tiles={"rock1": "rockfall_2_green", "flood1": "flood_2_black"})
    assert ("use:remove_hazard_5" in legal(s)) == possible
    if possible:
        assert player(play(s, "use:remove_hazard_5", "hazard:rock1"))["pounds"] == 0


@rule("NZ-ACT-07")
def test_a_named_breed_needs_that_breed():
    s = visiting("NF", me={"hand": ["merino", "romney", "english_leicester"]})
    assert "use:discard_southdown+pounds_3" not in legal(s)
    s = play(visiting("NF", me={"hand": ["southdown", "southdown"]}), "use:discard_southdown+pounds_3")
    assert (player(s)["hand"], player(s)["discards"]) == (["southdown"], ["southdown"])  # exactly one


@rule("NZ-ACT-07")
def test_any_accepts_every_sheep_and_nothing_else():
    hand = ["shropshire", "suffolk", "romney", "cheviot", "border_leicester", "ferry"]
    s = visiting("rr1", "0/6b", options=SIDE_B, me={"hand": hand}, market=[], **SETS)
    play(s, "use:discard_any+gold_1")
    assert offered(s) == {f"discard:{card}" for card in hand[:5]}
    s = visiting("rr1", "0/6b", options=SIDE_B, me={"hand": ["ferry", "agent", "o01", "bonus_8"]}, **SETS)
    assert "use:discard_any+gold_1" not in legal(s)


@rule("NZ-ACT-08")
def test_two_of_the_same_type_are_exactly_two():
    s = play(visiting("NA", me={"hand": ["merino"] * 3}), PAIR)
    assert (player(s)["discards"], player(s)["pounds"]) == (["merino"] * 2, 12)


@rule("NZ-ACT-09")
def test_a_discard_action_is_done_once_however_many_cards_match():
    s = play(visiting("NA", me={"hand": ["merino"] * 3 + ["southdown"] * 3}), PAIR, "pair:merino")
    assert PAIR not in legal(s)
    s = play(visiting("NF", me={"hand": ["southdown"] * 3}), "use:discard_southdown+pounds_3")
    assert (player(s)["pounds"], "use:discard_southdown+pounds_3" in legal(s)) == (13, False)


@rule("NZ-ACT-10")
def test_discarded_cards_go_from_the_hand_face_up_to_the_own_discard_pile():
    s = play(visiting("NA", me={"hand": ["merino"] * 2, "discards": ["southdown"]}), PAIR)
    assert player(s)["discards"] == ["southdown", "merino", "merino"]
    assert s.view(1)["players"][0]["discards"]["top"] == ["merino"]
    assert player(s, 1)["discards"] == []


@rule("NZ-ACT-11")
@pytest.mark.parametrize(("tile", "most"), [("0/4a", 2), ("0/4b", 3)])
def test_cards_are_drawn_first_then_as_many_of_the_whole_hand_are_discarded(tile, most):
    me = {"hand": ["shropshire", "o01"], "deck": ["southdown", "merino", "english_leicester"]}
    s = visiting("a1", tile, options={"buildings": tile[-1]}, me=me)
    play(s, f"use:draw_then_discard_{most}")
    assert offered(s, "draw") == {str(n) for n in range(1, most + 1)}
    play(s, f"draw:{most}")
    assert len(player(s)["hand"]) == 2 + most
    assert {"discard:shropshire", "discard:o01"} < offered(s)
    for n in range(most):
        assert pending(s) == "discard_card"
        assert len(player(s)["discards"]) == n
        play(s, legal(s)[0])
    assert len(player(s)["discards"]) == most


@rule("NZ-ACT-12")
def test_a_card_of_the_supply_goes_to_the_discard_pile():
    s = play(visiting("a1", "0/7b", options=SIDE_B), "use:card_romney")
    assert (player(s)["discards"], s.save()["supply"]["romney"]) == (["romney"], 17)


@rule("NZ-ACT-12")
def test_an_empty_supply_gives_nothing():
    supply = {"romney": 0, "sheepdog": 0, "ferry": 14, "kotare": 12}
    s = visiting("a1", "0/7b", options=SIDE_B, supply=supply)
    assert "card_romney" not in offered(s, "use")
    s = visiting("NH", tiles={"rock1": "rockfall_2_green"}, supply=supply)
    play(s, "use:remove_hazard_5")
    assert (player(s)["captured"], player(s)["discards"]) == ({"rockfall_2_green": 1}, [])


@rule("NZ-ACT-13")
@pytest.mark.parametrize(("cleared", "wool"), [([], 0), (["wool_1", "wool_2"], 2)])
def test_one_sheep_for_its_wool_and_all_permanent_wool(cleared, wool):
    s = visiting("NH", me={"hand": ["merino", "ryeland"], "discs": covered("cert_limit", *cleared)}, market=[])
    play(s, "use:shear_1")
    assert offered(s) == {"done", "show:merino", "show:ryeland"}
    play(s, "show:ryeland")
    assert player(s)["pounds"] == 10 + 5 + wool
    assert player(s)["hand"] == ["merino"]
    assert offered(s) == {"done", "deliver:wl5"}  # a wool post may follow


@rule("NZ-ACT-14")
def test_romney_and_the_sheep_of_the_bonus_sets_are_types_of_their_own():
    hand = ["romney", "cheviot", "border_leicester", "english_leicester"]
    s = visiting("NA", me={"hand": hand}, **SETS)
    assert PAIR not in legal(s)
    s = table(me={"space": "wellington", "hand": hand}, pending=at("wellington"), **SETS)
    assert player(play(s, "reveal"))["pounds"] == 10 + 3 + 3 + 5 + 2
    s = visiting("NA", me={"hand": ["romney", "romney", "cheviot"]}, **SETS)
    assert player(play(s, PAIR))["discards"] == ["romney", "romney"]


@rule("NZ-EX-13")
@pytest.mark.parametrize(
    ("space", "tile", "actions", "after"),
    [
        ("NF", "", ["use:discard_southdown+pounds_3"], {"pounds": 13}),
        ("NA", "", [PAIR], {"pounds": 12}),
        ("rr1", "0/3b", ["use:discard_any+gold_1", "discard:merino"], {"gold": 1}),
        ("p4", "0/3b", ["use:discard_any+gold_1", "discard:merino"], {"gold": 1}),
        ("rr2", "0/3b", ["use:discard_any+cert_1", "discard:merino"], {"certificates": 1}),
        ("fr1", "0/3b", ["use:discard_any+cert_1", "discard:merino"], {"certificates": 1}),
        ("NH", "", ["use:shear_1", "show:merino"], {"pounds": 10 + 3 + 1}),
    ],
)
def test_example_13_discarding(space, tile, actions, after):
    me = {"hand": ["southdown", "merino", "merino"], "discs": covered("cert_limit", "wool_1")}
    s = play(visiting(space, tile, me=me, options=SIDE_B), *actions)
    assert {name: player(s)[name] for name in after} == after


@rule("NZ-EX-13")
def test_example_13_the_second_space_of_the_sailors():
    s = visiting("NA", me={"hand": ["southdown", "merino"], "pounds": 20}, jobs={"1:sailor": 1})
    play(s, "use:hire_0", "use:discard_any+cert_1", "discard:merino")
    assert (player(s)["certificates"], player(s)["discards"]) == (1, ["merino"])


@rule("NZ-EX-14")
@pytest.mark.parametrize(("certificates", "gold"), [(1, 2), (2, 1), (0, 1)])
def test_example_14_gold_when_the_marker_reaches_2(certificates, gold):
    me = {"hand": ["southdown", "merino"], "certificates": certificates, "gold": 1}
    s = play(visiting("rr2", "0/3b", me=me, options=SIDE_B), "use:discard_any+cert_1", "discard:merino")
    assert (player(s)["certificates"], player(s)["gold"]) == (certificates + 1, gold)
