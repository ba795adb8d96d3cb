"""MOVE, FEE, BUILD, OBJ, ACT: what holds for all holds for the first one, too: the start, seat 0, the first card."""

import pytest

from rondel.core.observation import observe
from support.great_western_trail_nz import at, legal, offered, pending, play, player, rule, staff, table, visiting
from support.sarah import sarah, turn


@rule("NZ-FEE-01", "NZ-MOVE-02")
def test_fees_are_paid_on_the_way_from_the_start_too():
    s = play(table(tiles={"a1": "1/1a"}), "move:a1")
    assert (player(s)["space"], player(s)["pounds"], player(s, 1)["pounds"]) == ("a1", 8, 12)


@rule("NZ-FEE-03")
@pytest.mark.parametrize("owner", [0, 2])
def test_every_owner_gets_the_fees_of_the_others(owner):
    s = table(3, other={"space": "NA"}, tiles={"a1": f"{owner}/1a"}, pending=[{"step": "turn", "seat": 1}])
    assert (s.actor, player(s, owner)["pounds"]) == (1, 10)
    play(s, "move:a1")
    assert (player(s, 1)["pounds"], player(s, owner)["pounds"]) == (8, 12)


@rule("NZ-BUILD-02", "NZ-BUILD-05")
def test_a_building_that_needs_as_many_craftsmen_as_the_own_one_takes_not_its_place():
    s = table(me={"pounds": 40}, tiles={"a1": "0/3a"}, pending=at("build_2"))  # 3a and 4a need 2 craftsmen
    assert offered(s, "build") == {"1a", "2a", "5a"}


@rule("NZ-BUILD-03")
@pytest.mark.parametrize(("price", "building", "left"), [(1, "4a", 8), (2, "4a", 6), (2, "5a", 4)])
def test_a_building_without_its_place_is_saved_with_its_price(price, building, left):
    me = {"workers": staff(craftsman=3)}
    s = play(table(me=me, pending=at(f"build_{price}")), f"build:{building}")
    memo = s.save()["pending"][-1]["memo"]
    assert memo == {"building": building, "price_per_builder": price}
    s = play(table(me=me, pending=at("site", memo)), "site:a2")
    assert (s.save()["tiles"]["a2"], player(s)["pounds"]) == (f"0/{building}", left)


@rule("NZ-LOC-03", "NZ-EDGE-07")
def test_what_is_built_elsewhere_is_as_good_as_new():
    s = visiting("ND", me={"pounds": 40, "hand": ["english_leicester", "shropshire"]})
    play(s, "use:build_2", "build:2a", "site:b1")
    assert s.save()["used"] == {"ND": ["2"]}


@rule("NZ-OBJ-05", "NZ-OBJ-07")
def test_the_first_objective_card_is_one_like_all_others():
    s = visiting("NC", me={"hand": ["o01", "o02"]})
    play(s, "play:o01", "use:pounds_4")
    assert (player(s)["objectives"], player(s)["pounds"]) == (["o01"], 14)
    me = {"pathfinder": 6, "step_tile": 1, "hand": ["o01"]}
    s = table(me=me, tiles={"a1": "0/1a"}, step_tiles=1)
    assert (s.scores()[0]["objectives"], s.scores()[0]["cards"]) == (3, 0)


@rule("NZ-AUX-05", "NZ-SHIP-01")
def test_a_ship_that_was_paid_for_may_stay_where_it_is():
    slots = {"aux_ship_1", "cert_limit"}
    discs = [slot for slot in player(table())["discs"] if slot not in slots]
    s = visiting("NE", me={"discs": discs, "posts": {"lp0": 1}})
    play(s, "use:aux_single", "aux:ship:single")
    assert (legal(s), pending(s)) == (["done", "sail:u1", "sail:m1", "sail:l1"], "ship_1")


@rule("NZ-PATH-06")
@pytest.mark.parametrize("flipped", ["step_tile", "fee_tile"])
def test_programs_see_a_flipped_tile_as_they_do_after_the_position_was_saved(flipped):
    me = {"pathfinder": 10, "step_tile": 1, "hand": ["english_leicester", "o01"]}
    s = play(visiting("NB", me=me, step_tiles=1), "use:pathfinder_2", f"flip:{flipped}")
    assert (player(s)["step_tile"], player(s)["no_fees"]) == ((2, False) if flipped == "step_tile" else (1, True))
    for seat in (0, 1):
        assert observe(s, seat) == observe(s.game.restore(s.save()), seat)


@rule("NZ-HM-10", "NZ-ACT-12")
def test_a_harbourmaster_gives_what_there_is_when_its_card_has_run_out():
    other = {"discards": ["ferry"] * 14}
    me = {"ship": "u1", "pounds": 40, "workers": staff(sailor=2)}
    masters = {"mh1": "hm8", "mh2": "hm2", "mh3": "hm3", "mh4": "hm4", "mh5": "hm5"}
    s = table(me=me, other=other, masters=masters, pending=at("ship_1"))
    play(s, "upgrade", "disc:wool_1", "give:sailor")
    assert offered(s) == {"done", "use:pounds_3+card_ferry"}
    play(s, "use:pounds_3+card_ferry")
    assert (player(s)["pounds"], "ferry" in player(s)["discards"]) == (41, False)


@rule("NZ-ACT-08")
@pytest.mark.parametrize("held", [2, 3, 4])
def test_of_a_pair_two_sheep_are_discarded_however_many_there_are(held):
    s = visiting("NA", me={"hand": ["shropshire"] * held + ["sheepdog"]})
    play(s, "use:discard_pair_same_type+pounds_2")
    assert (player(s)["pounds"], player(s)["discards"]) == (12, ["shropshire"] * 2)
    assert player(s)["hand"] == ["shropshire"] * (held - 2) + ["sheepdog"]


@rule("NZ-BONUS-01")
def test_the_tile_comes_from_the_row_that_was_paid():
    bonus = {"1:3": "bonus_token", "2:4": "bonus_token"}
    s = table(me={"pounds": 20}, bonus=bonus, token_row=2, pending=at("invest_0"))
    play(s, "invest:2:bonus_token")
    assert (s.save()["bonus"], player(s)["pounds"]) == ({"1:3": "bonus_token"}, 15)


@rule("NZ-WEL-26")
def test_a_flipped_building_has_no_action_used():
    me = {"space": "wellington", "hand": ["o01", "o02"]}
    foresight = [None, None, "bonus_gold", "bonus_joker"]
    s = table(me=me, foresight=foresight, token_row=3, bonus={"4:3": "bonus_wool"}, pending=at("foresight_b"))
    play(s, "foresight:bonus_gold")
    assert (s.save()["tiles"]["NB"], s.save()["used"], s.actor) == ("B_II", {}, 0)


@rule("NZ-SCORE-08", "NZ-OBJ-08")
def test_without_the_harbourmaster_the_number_of_objective_cards_counts_for_nothing():
    """Building and storehouse suffice for the played card, 4 points or -3, or for two others of 3 points each."""
    stores = {"sp1": 1, **{f"sp{n}": 2 for n in range(2, 6)}}
    me = {"pathfinder": 6, "step_tile": 1, "workers": staff(shearer=2), "harbours": ["sh1"], "storehouses": stores}
    me |= {"objectives": ["o05"], "hand": ["o01", "o17"]}
    s = table(me=me, tiles={"a1": "0/6a"}, step_tiles=1, display=["o20", "o21", "o22", "o23"])
    assert s.scores()[0]["objectives"] == 4


@rule("NZ-BUY-01", "NZ-LOC-05")
@pytest.mark.parametrize(("pounds", "may"), [(2, False), (3, True)])
def test_who_can_pay_for_no_sheep_buys_none_when_the_stack_is_empty(pounds, may):
    counts = {"dorset_horn": 5, "lincoln": 7, "corriedale": 7, "hampshire": 6, "ryeland": 6, "suffolk": 6}
    market = [breed for breed, n in counts.items() for _ in range(n)]
    s = visiting("NF", me={"pounds": pounds, "hand": ["southdown", "merino"]}, market=market)
    assert ("buy_sheep" in offered(s, "use")) == may


@rule("NZ-SOLO-09")
@pytest.mark.parametrize("branch", ["a1", "rock1"])
def test_like_branches_that_end_at_different_places_are_the_humans_to_choose(branch):
    tiles = {"a1": "1/1a", "a2": "1/2a", "rr1": "1/3a", "rr2": "1/4a"}
    s = turn("sarah_9", sarah={"space": "NA"}, tiles=tiles)  # 2 steps
    assert (pending(s), offered(s)) == ("sarah_fork", {"via:a1", "via:rock1"})
    assert sarah(play(s, f"via:{branch}"))["space"] == {"a1": "a2", "rock1": "rr2"}[branch]
