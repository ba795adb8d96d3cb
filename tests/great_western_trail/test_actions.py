"""ACT, OUT, HAZ: requirements and rewards in general, outlaws and hazards."""

import pytest

from support.great_western_trail import at, legal, offered, pending, play, player, rule, staff, table, visiting

CAPTURE = "use:capture_outlaw"
ANY_6 = "use:discard_any+dollars_6+objective_to_hand_1"  # of building 8b
PAIR_4 = "use:discard_pair_same_type+dollars_4"  # of building F
SANTA_ENGINE = "use:discard_santa_gertrudis+engine_forward_2"  # of building 2b
HERD = ["criollo", "santa_gertrudis", "pineywoods", "galloway"]


# ACT

OUTLAWS = {"outlaw3": "orange_outlaw", "outlaw6": "green_outlaw"}
SOURCES = {
    "building D": {"me": {"space": "nD"}},
    "building 8a": {"me": {"space": "a1"}, "tiles": {"a1": "0/8a", **OUTLAWS}},
    "cowboy row": {"me": {"workers": staff(cowboy=5), "dollars": 16}, "jobs": {"1:cowboy": 1}, "pending": at("hire_0")},
    "station master": {"masters": {"s1": "sm1"}, "pending": at("take_master", "s1")},
}


@rule("GWT-ACT-01")
@pytest.mark.parametrize("source", SOURCES)
def test_the_same_icon_is_the_same_action_wherever_it_appears(source):
    fields = {"tiles": OUTLAWS, "pending": at("visit"), "station_workers": {}, **SOURCES[source]}
    fields["me"] = {"workers": staff(cowboy=2), **fields.get("me", {})}
    s = table(**fields)
    if source == "station master":
        play(s, "give:cowboy")
    play(s, CAPTURE)
    assert offered(s) == {"outlaw:outlaw3", "outlaw:outlaw6"}
    play(s, "outlaw:outlaw6")
    assert player(s)["captured"] == {"green_outlaw": 1}
    assert player(s)["dollars"] == 10 + 5


@rule("GWT-ACT-02")
def test_an_action_whose_requirement_cannot_be_met_is_not_offered():
    assert "use:discard_galloway+dollars_2" not in legal(visiting("nA", me={"hand": ["criollo"]}))
    assert "use:pay_2+engine_forward_2" not in legal(visiting("nD", me={"dollars": 1}))
    assert "use:pay_2+engine_forward_2" in legal(visiting("nD", me={"dollars": 2}))


@rule("GWT-ACT-02")
@pytest.mark.parametrize(("dollars", "engine", "may"), [(1, "1", True), (0, "1", False), (1, "0", False)])
def test_all_of_a_requirement_must_be_met(dollars, engine, may):
    me = {"dollars": dollars, "engine": engine, "discs": ["aux_cert_2"]}
    assert ("aux:cert:single" in legal(visiting("nG", me=me))) == may


@rule("GWT-ACT-02", "GWT-XCH-05")
def test_the_requirement_is_met_before_anything_else_happens():
    """Or a token could exchange the last cattle card away and leave the reward."""
    me = {"hand": ["criollo", "galloway"], "deck": ["gain2_boo", "gain2_bgo"], "exchange_tokens": 1, "dollars": 0}
    s = play(visiting("a1", "0/8b", me=me, other={"exchange_tokens": 1}), ANY_6)
    assert offered(s) == {"discard:criollo", "discard:galloway"}
    assert s.interrupts(0) == s.interrupts(1) == []
    assert player(s)["dollars"] == 0
    play(s, "discard:criollo")
    assert player(s)["dollars"] == 6
    assert "exchange:1" in legal(s)


@rule("GWT-ACT-03")
def test_a_reward_may_be_forgone_in_part_but_the_dollars_are_taken():
    s = play(visiting("a1", "0/8b"), ANY_6)
    assert "done" in offered(s)  # the objective card
    play(s, "done")
    assert (player(s)["dollars"], len(player(s)["hand"])) == (16, 4)  # one drawn in phase C
    assert set(player(s)["hand"]) <= set(HERD)


@rule("GWT-ACT-03")
def test_a_reward_may_be_forgone_wholly():
    s = play(visiting("a1", "0/2b", me={"hand": ["santa_gertrudis", "criollo"]}), SANTA_ENGINE)
    assert offered(s) == {"done", "engine:1", "engine:2"}
    play(s, "done")
    assert (player(s)["engine"], player(s)["discards"]) == ("0", ["santa_gertrudis"])


@rule("GWT-ACT-03")
@pytest.mark.parametrize("removed", [[], ["criollo"], ["criollo", "galloway"]])
def test_of_two_cards_to_remove_fewer_may_be_but_both_dollars_are_taken(removed):
    me = {"engine": "20", "discs": [], "hand": ["criollo", "galloway", "pineywoods"]}
    s = play(visiting("nG", me=me), "use:aux_single_or_double", "aux:remove:double")
    assert player(s)["dollars"] == 12
    play(s, *[f"remove:{card}" for card in removed], *["done"][len(removed) // 2 :])
    assert s.save()["cards_out"] == dict.fromkeys(removed, 1)
    assert pending(s) == "visit"


@rule("GWT-ACT-04")
@pytest.mark.parametrize(
    ("space", "tile", "action", "card"),
    [
        ("nA", "", "use:discard_galloway+dollars_2", "galloway"),
        ("nB", "", "use:discard_santa_gertrudis+dollars_2", "santa_gertrudis"),
        ("nE", "", "use:discard_pineywoods+dollars_2", "pineywoods"),
        ("a1", "0/2b", "use:discard_criollo+dollars_2", "criollo"),
    ],
)
def test_a_discard_takes_exactly_the_card_shown_from_the_hand_to_the_discard_pile(space, tile, action, card):
    me = {"hand": [*HERD, card], "discards": ["criollo"], "deck": []}
    s = play(visiting(space, tile, me=me, jobs={"1:cowboy": 1}), action)
    assert player(s)["discards"] == ["criollo", card]
    assert sorted(player(s)["hand"]) == sorted(HERD)
    assert player(s)["dollars"] == 12


@rule("GWT-ACT-05")
@pytest.mark.parametrize(
    ("space", "tile", "action", "card"),
    [
        ("nA", "", "use:discard_galloway+dollars_2", "galloway"),
        ("nB", "", "use:discard_santa_gertrudis+dollars_2", "santa_gertrudis"),
        ("nE", "", "use:discard_pineywoods+dollars_2", "pineywoods"),
        ("a1", "0/2a", "use:discard_galloway+dollars_4", "galloway"),
        ("a1", "0/2b", "use:discard_criollo+dollars_2", "criollo"),
        ("a1", "0/5b", "use:discard_pineywoods+cert_2", "pineywoods"),
        ("fr2", "0/5b", "use:discard_criollo+cert_1+dollars_2", "criollo"),
    ],
)
def test_a_card_shown_by_colour_and_value_means_that_breed_only(space, tile, action, card):
    others = [breed for breed in HERD if breed != card] + ["longhorn", "gain2_boo"]
    assert action not in legal(visiting(space, tile, me={"hand": others}, market=[]))
    assert action in legal(visiting(space, tile, me={"hand": [*others, card]}, market=[]))


@rule("GWT-ACT-06", "GWT-EX-21")
def test_a_pair_is_two_cards_of_one_type():
    s = play(visiting("nF", me={"hand": ["criollo", "criollo", "galloway", "galloway", "pineywoods"]}), PAIR_4)
    assert offered(s) == {"pair:criollo", "pair:galloway"}
    play(s, "pair:galloway")
    assert player(s)["discards"] == ["galloway", "galloway"]
    assert player(s)["dollars"] == 14


@rule("GWT-ACT-06")
def test_without_two_of_a_type_there_is_no_pair():
    assert PAIR_4 not in legal(visiting("nF", me={"hand": [*HERD, "longhorn", "corriente"]}, market=[]))
    assert PAIR_4 not in legal(visiting("nF", me={"hand": ["aux_ny", "aux_ny"]}, display=[]))  # no cattle


@rule("GWT-ACT-06")
def test_cards_of_one_breed_with_different_points_are_a_pair_and_the_player_says_which():
    me = {"hand": ["shorthorn_3", "shorthorn_5"], "deck": []}
    s = play(visiting("nF", me=me, market=[]), PAIR_4)
    assert player(s)["dollars"] == 14
    me = {"hand": ["shorthorn_3", "shorthorn_4", "shorthorn_5"], "deck": []}
    s = visiting("nF", me=me, market=[], tiles={"flood1": "flood_2_black"})
    play(s, PAIR_4, "discard:shorthorn_5")
    assert player(s)["dollars"] == 10  # not before both are discarded
    play(s, "discard:shorthorn_3")
    assert (player(s)["hand"], player(s)["dollars"]) == (["shorthorn_4"], 14)


@rule("GWT-ACT-06")
def test_any_means_one_cattle_card_of_any_type():
    hand = ["criollo", "longhorn", "hereford_6", "gain2_boo"]
    s = play(visiting("fr1", "0/2a", me={"hand": hand}, market=[]), "use:discard_any+cert_1")
    assert offered(s) == {"discard:criollo", "discard:longhorn", "discard:hereford_6"}
    play(s, "discard:longhorn")
    assert (player(s)["discards"], player(s)["certificates"]) == (["longhorn"], 1)
    assert "use:discard_any+cert_1" not in legal(visiting("fr1", "0/2a", me={"hand": ["gain2_boo"]}))


@rule("GWT-ACT-07")
@pytest.mark.parametrize(
    ("before", "spaces", "covered", "after"),
    [
        (0, 1, ["cert_limit_4"], 1),
        (0, 2, ["cert_limit_4"], 2),
        (2, 2, ["cert_limit_4"], 3),
        (3, 1, ["cert_limit_4"], 3),
        (2, 2, ["cert_limit_6"], 4),
        (3, 2, ["cert_limit_6"], 4),
        (3, 1, [], 4),
        (3, 2, [], 6),  # the track goes 0-1-2-3-4-6
        (4, 1, [], 6),
        (6, 2, [], 6),
    ],
)
def test_the_certificate_marker_moves_along_its_track_up_to_the_limit(before, spaces, covered, after):
    s = table(me={"certificates": before, "discs": covered}, pending=at(f"cert_{spaces}"))
    assert player(s)["certificates"] == after


@rule("GWT-ACT-08")
def test_a_requirement_is_met_once_however_many_cards_match():
    s = play(visiting("nA", me={"hand": ["galloway"] * 3}, jobs={"1:cowboy": 1}), "use:discard_galloway+dollars_2")
    assert (player(s)["discards"], player(s)["dollars"]) == (["galloway"], 12)
    assert "use:discard_galloway+dollars_2" not in legal(s)
    s = play(visiting("nF", me={"hand": ["criollo"] * 4}), PAIR_4)
    assert (player(s)["discards"], player(s)["dollars"]) == (["criollo"] * 2, 14)


# OUT

BONUS = [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 8), (9, 10)]


def outlaws(*numbers, tile="green_outlaw"):
    return {f"outlaw{number}": tile for number in numbers}


@rule("GWT-OUT-01")
def test_one_outlaw_of_choice_is_taken_and_kept():
    tiles = {**outlaws(1, 2, 4, 9), **outlaws(3, tile="orange_outlaw"), "flood1": "flood_2_black"}
    s = play(visiting("nD", tiles=tiles), CAPTURE)
    assert offered(s) == {f"outlaw:outlaw{n}" for n in (1, 2, 3, 4, 9)}
    play(s, "outlaw:outlaw3")
    assert player(s)["captured"] == {"orange_outlaw": 1}
    assert "outlaw3" not in s.save()["tiles"]
    assert len(s.save()["tiles"]) == 7 + 5  # the others stay


@rule("GWT-OUT-02", "GWT-EX-18")
@pytest.mark.parametrize(("number", "dollars"), BONUS)
@pytest.mark.parametrize("tile", ["green_outlaw", "orange_outlaw"])
def test_the_bonus_of_the_space_is_gained_at_once(number, dollars, tile):
    s = play(visiting("nD", tiles=outlaws(number, tile=tile)), CAPTURE)
    assert player(s)["dollars"] == 10 + dollars
    assert player(s)["captured"] == {tile: 1}
    assert player(s)["exchange_tokens"] == 0


@rule("GWT-OUT-02", "GWT-XCH-04")
def test_the_outlaw_on_space_1_gives_an_exchange_token():
    s = play(visiting("nD", tiles=outlaws(1)), CAPTURE)
    assert (player(s)["dollars"], player(s)["exchange_tokens"]) == (10, 1)


@rule("GWT-OUT-03")
def test_without_an_outlaw_on_the_board_none_is_captured():
    assert CAPTURE not in legal(visiting("nD", tiles={"flood1": "flood_2_black"}))
    s = table(me={"workers": staff(cowboy=5)}, jobs={"1:cowboy": 1}, pending=at("hire_0"))
    assert s.actor == 1  # the immediate action of column 6 is forfeited


@rule("GWT-OUT-01", "GWT-EDGE-07")
def test_a_herder_stays_on_the_space_of_a_captured_outlaw_and_moves_on_from_there():
    s = visiting("nD", tiles=outlaws(4, 5), other={"space": "outlaw4"})
    play(s, CAPTURE, "outlaw:outlaw4", "done")
    assert (s.actor, player(s, 1)["space"]) == (1, "outlaw4")
    assert "move:outlaw5" in legal(s)


# HAZ

HAZARDS = {
    "flood1": "flood_2_black",
    "flood3": "flood_4_green",
    "drought2": "drought_3_green",
    "rock4": "rockfall_2_green",
}


@rule("GWT-HAZ-01")
def test_one_hazard_of_choice_is_taken_from_any_space_and_kept():
    s = play(visiting("nF", tiles={**HAZARDS, "outlaw1": "green_outlaw"}), "use:remove_hazard_7")
    assert offered(s) == {"hazard:flood1", "hazard:flood3", "hazard:drought2", "hazard:rock4"}
    play(s, "hazard:drought2")
    assert player(s)["captured"] == {"drought_3_green": 1}
    assert "drought2" not in s.save()["tiles"]
    assert {"flood1", "flood3", "rock4", "outlaw1"} < set(s.save()["tiles"])


@rule("GWT-HAZ-02")
@pytest.mark.parametrize(
    ("space", "tile", "cost"), [("nF", "", 7), ("a1", "0/4a", 5), ("a1", "0/11a", 2)], ids=["F", "4a", "11a"]
)
def test_the_cost_shown_is_paid_in_full_or_the_hazard_stays(space, tile, cost):
    action = f"use:remove_hazard_{cost}"
    s = play(visiting(space, tile, me={"dollars": cost}, tiles=HAZARDS), action, "hazard:rock4")
    assert (player(s)["dollars"], player(s)["captured"]) == (0, {"rockfall_2_green": 1})
    assert action not in legal(visiting(space, tile, me={"dollars": cost - 1}, tiles=HAZARDS))


@rule("GWT-HAZ-02")
def test_without_a_cost_a_hazard_is_free():
    me = {"workers": staff(cowboy=3), "dollars": 6}
    s = table(me=me, tiles=HAZARDS, jobs={"1:cowboy": 1}, pending=at("hire_0"))
    play(s, "use:remove_hazard_0", "hazard:flood3")
    assert (player(s)["dollars"], player(s)["captured"]) == (0, {"flood_4_green": 1})


@rule("GWT-HAZ-03")
def test_without_a_hazard_on_the_board_none_is_removed():
    assert "use:remove_hazard_7" not in legal(visiting("nF", tiles={"outlaw4": "green_outlaw"}))


@rule("GWT-HAZ-04")
@pytest.mark.parametrize("kind", ["flood", "drought", "rockfall"])
@pytest.mark.parametrize(
    ("tile", "points"), [("2_black", 2), ("2_green", 2), ("3_black", 3), ("3_green", 3), ("4_green", 4)]
)
def test_hazard_tiles_are_worth_their_points(kind, tile, points):
    assert table(me={"captured": {f"{kind}_{tile}": 1}}).scores()[0]["hazards"] == points


@rule("GWT-HAZ-04")
def test_all_hazard_tiles_count_and_outlaws_do_not():
    captured = {"flood_2_black": 1, "drought_4_green": 2, "rockfall_3_green": 1, "green_outlaw": 4}
    assert table(me={"captured": captured}).scores()[0]["hazards"] == 2 + 8 + 3
