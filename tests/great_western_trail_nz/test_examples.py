"""Worked examples of the rulebook, NZ-EX-15 to NZ-EX-23 but NZ-EX-20, played. Seat 0 is Maria."""

import pytest

from support.great_western_trail_nz import (
    at,
    covered,
    offered,
    pending,
    play,
    player,
    resumed,
    rule,
    staff,
    table,
    visiting,
)

ONE_LESS = {"romney": 18, "sheepdog": 12, "ferry": 14, "kotare": 11}


@rule("NZ-EX-15")
def test_a_sailor_for_7_and_a_shearer_for_9():
    jobs = {"1:sailor": 1, "2:sailor": 1, "1:shearer": 1, "2:shearer": 1, "3:shearer": 1}
    hand = ["shropshire", "southdown", "merino"]
    s = visiting("NA", me={"pounds": 20, "hand": hand}, jobs=jobs)
    play(s, "use:hire_0", "hire:2:sailor")  # the cheapest one
    assert (player(s)["pounds"], player(s)["workers"]) == (13, staff(sailor=2))
    play(s, "use:discard_any+cert_1", "discard:southdown")
    assert (player(s)["certificates"], player(s)["discards"]) == (1, ["southdown"])
    play(s, "use:hire_3", "hire:3:shearer")
    assert (player(s)["pounds"], player(s)["workers"]) == (4, staff(sailor=2, shearer=2))
    play(s, "use:card_romney")
    assert player(s)["discards"][:2] == ["southdown", "romney"]
    assert s.actor == 1  # no two equal sheep: the third action lapses


@rule("NZ-EX-16")
@pytest.mark.parametrize("worker", ["shepherd", "craftsman", "sailor", "shearer"])
def test_a_token_a_pair_of_tokens_and_a_joker(worker):
    me = {"pounds": 11, "exchange_tokens": 1, "gold": 0, "hand": ["shropshire", "merino"]}
    me["discs"] = covered("cert_limit", "aux_money_2")
    s = visiting("NC", "C_II", me=me, bonus={"2:3": "bonus_joker", "3:4": "bonus_token"}, token_row=5)
    play(s, "use:invest_0")  # without gold there is only one tile for her
    assert (player(s)["pounds"], player(s)["exchange_tokens"]) == (6, 2)
    play(s, "combine:1")
    assert (player(s)["hand"], player(s)["gold"], player(s)["exchange_tokens"]) == (["merino"], 1, 0)
    assert s.save()["cards_out"] == {"shropshire": 1}
    play(s, "use:aux_single_or_double", "aux:money:double")
    assert player(s)["pounds"] == 8
    play(s, "use:invest_3")  # 5 and 3 pounds and a gold
    assert (player(s)["pounds"], player(s)["gold"]) == (0, 0)
    play(s, f"choose:{worker}")
    assert player(s)["workers"] == {**staff(), worker: 2}
    assert s.scores()[0]["hazards_bonus_tiles"] == 4


@rule("NZ-EX-17")
@pytest.mark.parametrize("building", ["3a", "4a"])
def test_a_building_of_two_craftsmen_costs_4_pounds(building):
    s = visiting("ND", me={"pounds": 4, "workers": staff(craftsman=2)})
    play(s, "use:build_2", f"build:{building}", "site:d1")
    assert (s.save()["tiles"]["d1"], player(s)["pounds"]) == (f"0/{building}", 0)


@rule("NZ-EX-18")
def test_replacing_one_of_1_by_one_of_4_costs_6_pounds():
    for craftsmen, pounds, possible in ((3, 6, True), (2, 6, False), (3, 5, False)):
        me = {"pounds": pounds, "workers": staff(craftsman=craftsmen)}
        s = play(visiting("ND", me=me, tiles={"a1": "0/1a"}), "use:build_2")
        assert ("build:6a" in offered(s)) == possible
        if possible:
            play(s, "build:6a")
            assert (s.save()["tiles"]["a1"], player(s)["pounds"]) == ("0/6a", 0)


@rule("NZ-EX-19")
def test_two_spaces_and_a_small_harbour_with_three_sailors():
    s = visiting("NB", me={"workers": staff(sailor=3), "pounds": 2})
    play(s, "use:ship_sailors", "sail:m2", "upgrade", "storehouse:sp1")
    assert (player(s)["ship"], player(s)["harbours"], player(s)["pounds"]) == ("m2", ["sh1"], 0)
    assert player(s)["discards"] == ["kotare"]
    assert (pending(s), "use:ship_sailors" in offered(s)) == ("visit", False)  # the action is over


@rule("NZ-EX-21")
@pytest.mark.parametrize(("posts", "points"), [({"lp15": 1}, 9), ({"wl13": 1}, 9), ({"lp12": 1}, 3)])
def test_three_objective_cards_with_and_without_the_disc_on_13(posts, points):
    me = {"pathfinder": 10, "step_tile": 1, "hand": ["o01", "o06", "o16"], "deck": ["corriedale"], "posts": posts}
    s = table(me={**me, "discs": []}, tiles={"a1": "0/1a", "a2": "0/6a"}, display=[])
    play(s, "play:o01", "use:pounds_4", "play:o06", "use:exchange_token_2", "play:o16")
    assert s.scores()[0]["objectives"] == points - 3 - 2  # only 10 spaces: one of two cards that need 6
    play(s, "use:pathfinder_2", "flip:step_tile")
    assert (player(s)["pathfinder"], s.scores()[0]["objectives"]) == (12, points)


@rule("NZ-EX-22")
@pytest.mark.parametrize("tile", ["step_tile", "fee_tile"])
def test_from_7_to_11_on_the_pathfinder_track(tile):
    me = {"pathfinder": 7, "step_tile": 1, "hand": ["kotare", "merino"], "pounds": 1}
    me["discs"] = covered("cert_limit", "aux_pathfinder_1")
    s = visiting("NB", "B_II", me=me, supply=ONE_LESS)
    play(s, "use:aux_single", "aux:pathfinder:single")
    assert (player(s)["pathfinder"], player(s)["gold"], player(s)["pounds"]) == (8, 1, 0)
    play(s, "play:kotare")
    assert (player(s)["pathfinder"], len(player(s)["hand"]), player(s)["discards"]) == (9, 2, ["kotare"])
    play(s, "use:pathfinder_2")
    assert (player(s)["pathfinder"], offered(s)) == (11, {"flip:step_tile", "flip:fee_tile"})
    play(s, f"flip:{tile}")
    assert (player(s)["step_tile"], player(s)["no_fees"]) == ((2, False) if tile == "step_tile" else (1, True))


@rule("NZ-EX-23")
def test_a_shepherd_becomes_harbourmaster_and_his_space_counts_again():
    me = {"workers": staff(shepherd=3), "ship": "u1", "pounds": 40, "space": "NA"}
    s = table(me=me, masters={"mh1": "hm1"}, jobs={"1:shepherd": 1, "1:sailor": 1}, pending=at("ship_1"))
    play(s, "upgrade", "disc:aux_ship_1")
    assert offered(s) == {"done", "give:shepherd"}
    play(s, "give:shepherd", "use:pounds_5")
    assert (player(s)["workers"], player(s)["masters"]) == (staff(shepherd=2), ["hm1"])
    assert ("mh1" in s.save()["masters"], s.save()["master_workers"]) == (False, {"mh1": "shepherd"})
    s = resumed(s, pending=at("visit", []), market=["ryeland", "suffolk"])
    play(s, "use:hire_0", "hire:1:shepherd")
    assert (player(s)["workers"], offered(s, "use")) == (staff(shepherd=3), {"take_market_one_for_4"})
    play(s, "use:take_market_one_for_4")
    assert player(s)["top"] == ["ryeland"]
