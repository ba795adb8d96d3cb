"""The worked examples of the rulebook, GWT-EX-01 to GWT-EX-22, played. Seat 0 is the player of the example."""

import pytest

from support.great_western_trail import GAME, at, legal, offered, pending, play, player, rule, table, visiting

HAND = ["santa_gertrudis", "santa_gertrudis", "longhorn", "black_angus"]
WHITE = {"aux_dollar_2", "aux_draw_2", "cert_limit_4"} | {
    f"aux_{name}_{n}" for name in ("cert", "forward", "remove") for n in (1, 2)
}
DARK = {"cert_limit_6", "step_1", "step_2", "hand_1", "hand_2"}


def income(**me):
    """Seat 0 reveals the hand of the examples in Kansas City; there are no foresight tiles."""
    return table(me={"space": "kc", "hand": HAND, "dollars": 0, **me}, masters={}, pending=at("kansas_city"))


def buying(cowboys, **fields):
    """With this many cowboys and 40 dollars."""
    workers = {"cowboy": cowboys, "builder": 1, "engineer": 1}
    market = ["black_angus", "longhorn", "corriente", "shorthorn_3", "shorthorn_4", "hereford_5"]
    return table(me={"workers": workers, "dollars": 40}, pending=at("buy"), **{"market": market, **fields})


def spent(state):
    return 40 - player(state)["dollars"]


@rule("GWT-EX-01")
def test_two_steps_past_one_building_or_three_past_two_floods():
    branches = {"a1": "1/2a", "flood1": "flood_2_green", "flood2": "flood_2_black"}
    s = table(me={"space": "nA"}, tiles=branches)  # two players: 3 steps
    assert offered(s, "move") == {"a1", "flood1", "flood2", "nB", "nC"}
    play(s, "move:nB")
    assert offered(s, "via") == {"a1", "flood1"}  # both are legal
    s = play(table(me={"space": "nA"}, tiles=branches), "move:nC")
    assert player(s)["dollars"] == 10  # 2 steps and one more: the way past the floods would be too long
    s = play(table(me={"space": "nA"}, tiles={**branches, "flood3": "flood_3_green"}), "move:nB")
    assert player(s)["dollars"] == 10  # with a third flood 4 steps: the other way is the only one


@rule("GWT-EX-02")
def test_two_dollars_go_to_gosia_or_to_the_bank_and_the_rest_is_never_paid():
    """Gosia is seat 1, Maciek seat 2."""
    tiles = {"a1": "1/4a", "a2": "2/1a", "flood1": "flood_2_green", "flood2": "flood_2_black"}
    s = play(table(4, me={"space": "nA", "dollars": 2}, tiles=tiles), "move:nB")
    assert offered(s, "via") == {"a1", "flood1"}
    upper = play(s.copy(), "via:a1")
    assert [player(upper, seat)["dollars"] for seat in range(4)] == [0, 12, 10, 10]
    assert player(upper)["space"] == "nB"
    s.listen()
    play(s, "via:flood1")
    assert [player(s, seat)["dollars"] for seat in range(4)] == [0, 10, 10, 10]
    assert [event.a for event in s.visible(0) if event.kind == "pays_fee"] == [1, 1]
    assert player(s)["space"] == "nB"


@rule("GWT-EX-03")
def test_an_own_2a_on_a_risk_space_offers_three_local_actions_or_an_auxiliary_one():
    s = visiting("fr1", "0/2a", me={"hand": ["galloway", "criollo"]})
    uses = {"discard_galloway+dollars_4", "buy_cattle", "discard_any+cert_1"}
    assert offered(s, "use") == uses
    assert offered(s, "aux") == {"dollar:single", "draw:single"}
    play(s, "use:discard_any+cert_1", "discard:criollo")
    assert (player(s)["certificates"], offered(s, "aux")) == (1, set())
    assert offered(s, "use") == {"discard_galloway+dollars_4", "buy_cattle"}
    play(s, "use:buy_cattle", "buy:v3_1", "take:longhorn")
    assert offered(s, "use") == {"discard_galloway+dollars_4"}
    play(s, "use:discard_galloway+dollars_4")
    assert player(s)["dollars"] == 10 - 6 + 4
    assert s.actor == 1  # nothing is left to use


@rule("GWT-EX-03")
def test_after_the_auxiliary_action_no_local_action_of_that_building_is_left():
    s = play(visiting("fr1", "0/2a", me={"hand": ["galloway", "criollo"]}), "aux:dollar:single")
    assert player(s)["dollars"] == 11
    assert s.actor == 1


@rule("GWT-EX-04")
@pytest.mark.parametrize(("space", "tile"), [("fr1", "1/2a"), ("flood1", "flood_2_green"), ("outlaw4", "green_outlaw")])
def test_elsewhere_only_one_single_auxiliary_action_is_possible(space, tile):
    discs = ["hand_1", "hand_2"]  # all auxiliary actions, also doubled ones, are available
    s = visiting(space, tile, me={"hand": ["galloway", "criollo"], "engine": "3", "discs": discs})
    singles = {f"aux:{name}:single" for name in ("dollar", "draw", "cert", "forward", "remove")}
    assert offered(s) == singles | {"done"}
    assert play(s, "aux:dollar:single").actor == 1


@rule("GWT-EX-05")
def test_three_players_start_with_five_workers_and_the_next_moves_the_token():
    doc = GAME.new(players=3, seed=4).save()
    assert list(doc["jobs"]) == ["1:2", "1:3", "1:4", "2:2", "2:3"]
    assert doc["token_row"] + 1 == 2
    doc["players"][0]["space"] = "kc"
    doc.update(foresight=["green_outlaw", "green_outlaw", *["cowboy"] * 2, *["orange_outlaw"] * 2])
    doc.update(pending=at("kansas_city"))
    del doc["bags"]
    doc = GAME.restore(doc).save()
    assert list(doc["jobs"]) == ["1:2", "1:3", "1:4", "2:2", "2:3", "2:4"]
    assert doc["token_row"] + 1 == 3


@rule("GWT-EX-06")
def test_each_type_counts_once_for_a_breeding_value_of_8():
    s = income()
    assert player(s)["dollars"] == 8
    assert "peoria" in offered(s, "deliver")  # 8
    assert "chicago" not in offered(s, "deliver")  # 10


@rule("GWT-EX-07")
def test_two_of_three_certificates_raise_the_value_to_10():
    s = play(income(certificates=3), "certificates:2")
    assert player(s)["certificates"] == 1
    assert player(s)["dollars"] == 10
    assert "chicago" in offered(s, "deliver")


@rule("GWT-EX-07")
@pytest.mark.parametrize("tile", ["sm2", "sm3", "sm4", "sm6"])
def test_with_a_permanent_certificate_the_value_is_9_before(tile):
    s = play(income(certificates=3, masters=[tile]), "certificates:0")
    assert player(s)["dollars"] == 9
    assert player(s)["certificates"] == 3


@rule("GWT-EX-08")
def test_ten_dollars_are_gained_and_all_four_cards_discarded():
    s = play(income(certificates=3), "certificates:2")
    assert pending(s) == "deliver"
    assert player(s)["dollars"] == 10
    assert player(s)["hand"] == []
    assert sorted(player(s)["discards"]) == sorted(HAND)


def delivering(city):
    """Value 10, engine on space 5, own discs on Bloomington and Fulton."""
    me = {"space": "kc", "hand": [], "engine": "5", "cities": {"bloomington": 1, "fulton": 1}}
    me["discs"] = sorted((WHITE | DARK) - {"aux_dollar_2", "aux_draw_2"})
    s = table(me={**me, "dollars": 20}, pending=at("deliver", 10))
    assert offered(s, "deliver") == {"chicago", "peoria", "st_louis", "kansas_city"}
    return play(s, f"deliver:{city}")


@rule("GWT-EX-09")
@pytest.mark.parametrize(("city", "change"), [("chicago", -3), ("peoria", -2), ("st_louis", 0), ("kansas_city", 4)])
def test_chicago_costs_3_peoria_2_and_the_nearer_cities_nothing(city, change):
    """Kansas City gives 4 dollars."""
    s = play(delivering(city), "disc:aux_cert_1")
    while s.actor == 0:  # the bonuses of arrows
        play(s, legal(s)[0])
    assert player(s)["dollars"] == 20 + change


@rule("GWT-EX-09")
def test_chicago_takes_any_disc_and_triggers_no_arrow():
    s = delivering("chicago")
    assert offered(s, "disc") == (WHITE | DARK) - {"aux_dollar_2", "aux_draw_2"}
    assert play(s, "disc:step_2").actor == 1
    assert player(s)["discards"] == []
    assert player(s)["exchange_tokens"] == 0


@rule("GWT-EX-09")
@pytest.mark.parametrize("city", ["peoria", "st_louis", "kansas_city"])
def test_the_nearer_cities_take_only_discs_from_white_slots(city):
    assert offered(delivering(city), "disc") == WHITE - {"aux_dollar_2", "aux_draw_2"}


@rule("GWT-EX-10")
def test_the_last_two_cards_are_drawn_and_the_discard_pile_is_not_shuffled_yet():
    me = {
        "discs": ["hand_2"],
        "hand": ["criollo", "criollo", "galloway", "pineywoods", "longhorn"],
        "deck": ["criollo", "santa_gertrudis"],
        "discards": ["galloway"],
    }
    s = visiting("nF", me=me, tiles={"flood1": "flood_2_green"})  # more to do there
    play(s, "use:discard_pair_same_type+dollars_4")
    assert len(player(s)["hand"]) == 3
    play(s, "done")
    hand = ["criollo", "galloway", "longhorn", "pineywoods", "santa_gertrudis"]
    assert sorted(player(s)["hand"]) == hand
    assert player(s)["deck"] == []
    assert player(s)["discards"] == ["galloway", "criollo", "criollo"]


@rule("GWT-EX-11")
def test_building_a_hires_for_7_and_for_8_and_the_engineer_brings_2_dollars():
    me = {"workers": {"cowboy": 1, "builder": 1, "engineer": 2}, "dollars": 20}
    jobs = {"3:engineer": 1, "4:builder": 1, "1:cowboy": 1}  # rows for 7, 5 (with the token) and 6 dollars
    s = visiting("nA", me=me, jobs=jobs, token_row=3)
    assert offered(s, "use") == {"hire_0", "hire_2"}  # no Galloway in hand
    play(s, "use:hire_0")
    assert offered(s, "hire") == {"3:engineer", "1:cowboy"}
    play(s, "hire:3:engineer")
    assert player(s)["dollars"] == 20 - 7
    assert player(s)["workers"]["engineer"] == 3
    play(s, "use:discard_criollo+dollars_2")
    assert player(s)["dollars"] == 20 - 7 + 2
    assert player(s)["discards"] == ["criollo"]
    play(s, "use:hire_2")  # the cowboy is the only one left
    assert player(s)["dollars"] == 20 - 7 + 2 - 8
    assert player(s)["workers"]["cowboy"] == 2


@rule("GWT-EX-12")
def test_one_cowboy_buys_a_card_of_value_3_for_6_or_a_shorthorn_for_12():
    s = buying(1)
    assert offered(s, "buy") == {"v3_1", "v4_1", "reveal"}
    assert spent(play(s.copy(), "buy:v3_1", "take:longhorn")) == 6
    assert spent(play(s.copy(), "buy:v4_1", "take:shorthorn_3")) == 12


@rule("GWT-EX-13")
def test_two_cowboys_buy_two_cards_for_12_or_one_for_3_or_a_hereford_for_12():
    s = buying(2)
    assert offered(s, "buy") == {"v3_1", "v4_1", "v3_2", "v5_2", "reveal"}
    two = play(s.copy(), "buy:v3_1", "take:longhorn", "buy:v3_1", "take:corriente")
    assert (spent(two), player(two)["discards"]) == (12, ["longhorn", "corriente"])
    assert spent(play(s.copy(), "buy:v3_2", "take:longhorn")) == 3
    one = play(s.copy(), "buy:v5_2")
    assert (spent(one), player(one)["discards"]) == (12, ["hereford_5"])


@rule("GWT-EX-14")
def test_three_cowboys_together_buy_two_cards_of_value_3_for_5():
    s = play(buying(3), "buy:v3_3", "take:longhorn", "take:black_angus")
    assert spent(s) == 5
    assert sorted(player(s)["discards"]) == ["black_angus", "longhorn"]
    assert s.actor == 1  # no cowboy is left


@rule("GWT-EX-14")
def test_five_cowboys_together_buy_exactly_two_shorthorns_for_8():
    s = play(buying(5), "buy:v4_5")
    if pending(s) == "take_animal":
        play(s, "take:shorthorn_3")
    assert spent(s) == 8
    assert sorted(player(s)["discards"]) == ["shorthorn_3", "shorthorn_4"]
    assert s.actor == 1
    assert "v4_5" not in offered(buying(5, market=["shorthorn_3", "longhorn"]), "buy")


@rule("GWT-EX-15")
def test_three_engineers_move_past_another_engine_to_5_or_onto_the_turnout():
    me = {"engine": "1", "workers": {"cowboy": 1, "builder": 1, "engineer": 3}}
    s = table(me=me, other={"engine": "3"}, pending=at("engine_forward_engineers"))
    assert offered(s, "engine") == {"2", "4", "t1", "5"}
    assert player(play(s, "engine:5"))["engine"] == "5"


@rule("GWT-EX-16")
@pytest.mark.parametrize(("discs", "points"), [(2, 18), (1, 10)])
def test_four_objective_cards_give_18_points_or_10(discs, points):
    me = {
        "objectives": ["start_bbh", "engine_bohh", "aux_ny", "aux_ny"],
        "captured": {"flood_2_green": 1, "drought_2_green": 1, "rockfall_2_green": 1, "orange_outlaw": 1},
        "cities": {"new_york": discs},
        "discs": [],
    }
    s = table(me=me, tiles={"a1": "0/1a", "b1": "0/2a", "c1": "0/3a"}, display=[], pending=[])
    assert s.scores()[0]["objectives"] == points


def building(builders, dollars, **tiles):
    """At neutral building B with this many builders and dollars."""
    workers = {"cowboy": 1, "builder": builders, "engineer": 1}
    s = visiting("nB", me={"workers": workers, "dollars": dollars}, tiles=tiles)
    return play(s, "use:build_2") if "build_2" in offered(s, "use") else s


@rule("GWT-EX-17")
def test_a_building_for_2_builders_needs_2_builders_and_4_dollars():
    s = play(building(2, 4), "build:4a", "site:a1")
    assert s.save()["tiles"]["a1"] == "0/4a"
    assert player(s)["dollars"] == 0
    for builders, dollars in [(1, 4), (2, 3)]:
        assert "4a" not in offered(building(builders, dollars), "build")


@rule("GWT-EX-17")
def test_replacing_it_by_one_for_5_builders_needs_3_builders_and_6_dollars():
    s = play(building(3, 6, a1="0/4a"), "build:7a")  # there is no other place for it
    assert s.save()["tiles"]["a1"] == "0/7a"
    assert player(s)["dollars"] == 0
    for builders, dollars in [(2, 6), (3, 5)]:
        assert "7a" not in offered(building(builders, dollars, a1="0/4a"), "build")


@rule("GWT-EX-18")
def test_the_outlaw_on_space_7_brings_6_dollars_and_the_one_on_space_1_an_exchange_token():
    tiles = {"outlaw7": "orange_outlaw", "outlaw1": "green_outlaw"}
    s = table(tiles=tiles, pending=at("capture_outlaw"))
    assert offered(s, "outlaw") == {"outlaw7", "outlaw1"}
    seventh, first = play(s.copy(), "outlaw:outlaw7"), play(s.copy(), "outlaw:outlaw1")
    assert (player(seventh)["dollars"], player(seventh)["exchange_tokens"]) == (16, 0)
    assert player(seventh)["captured"] == {"orange_outlaw": 1}
    assert (player(first)["dollars"], player(first)["exchange_tokens"]) == (10, 1)


@rule("GWT-EX-19")
def test_philadelphia_and_pittsburgh_are_worth_10_and_with_toledo_18():
    cities = {"philadelphia": 1, "pittsburgh": 1}
    assert table(me={"cities": cities, "discs": []}, pending=[]).scores()[0]["cities"] == 10
    s = table(me={"cities": {**cities, "toledo": 1}, "discs": []}, pending=[])
    assert s.scores()[0]["cities"] == 10 + 8


@rule("GWT-EX-20")
def test_a_calf_that_becomes_a_heifer_leaves_the_value_at_7():
    me = {"space": "kc", "hand": ["longhorn", "galloway", "simmental_1"], "dollars": 0}
    s = table(me=me, options={"simmental": True}, pending=at("kansas_city"))
    play(s, "raise:simmental_1")
    assert player(s)["dollars"] == 7
    assert "simmental_2" in player(s)["discards"]
    assert "bloomington" in offered(s, "deliver")  # 6
    assert "peoria" not in offered(s, "deliver")  # 8


DISCARDS = {
    "one Pineywoods": ("nE", "", ["pineywoods"], "pineywoods+dollars_2", [], {"dollars": 12}),
    "two cards of one type": ("nF", "", ["criollo"] * 2, "pair_same_type+dollars_4", [], {"dollars": 14}),
    "any one card": ("fr1", "0/2a", ["longhorn"], "any+cert_1", [], {"certificates": 1, "dollars": 10}),
    "one Criollo": ("fr2", "0/2a", ["criollo"], "criollo+cert_1+dollars_2", [], {"certificates": 1, "dollars": 12}),
    "one Santa Gertrudis": (
        "a1",
        "0/2b",
        ["santa_gertrudis"],
        "santa_gertrudis+engine_forward_2",
        ["engine:2"],
        {"engine": "2"},
    ),
}


@rule("GWT-EX-21")
@pytest.mark.parametrize(("space", "tile", "cards", "use", "then", "gained"), DISCARDS.values(), ids=list(DISCARDS))
def test_cards_discarded_for_a_reward(space, tile, cards, use, then, gained):
    side = "b" if tile.endswith("b") else "a"
    hand = [*cards, "aux_ny"]  # something to play: the visit stays open
    s = visiting(space, tile, me={"hand": hand}, options={"buildings": side}, display=[], market=[])
    play(s, f"use:discard_{use}", *then)
    assert {name: player(s)[name] for name in gained} == gained
    assert player(s)["discards"] == cards
    assert player(s)["hand"] == ["aux_ny"]


@rule("GWT-EX-21")
def test_the_santa_gertrudis_moves_the_engine_up_to_2():
    s = visiting("a1", "0/2b", me={"hand": ["santa_gertrudis"]}, options={"buildings": "b"})
    play(s, "use:discard_santa_gertrudis+engine_forward_2")
    assert offered(s) == {"done", "engine:1", "engine:2"}


@rule("GWT-EX-22")
def test_a_disc_on_peoria_fires_both_arrows_and_the_display_is_refilled_in_between():
    display = ["aux_ny", "draw_bbh", "draw_5h", "move_ssbb"]
    me = {"space": "kc", "hand": [], "cities": {"bloomington": 1, "chicago": 1}, "discs": ["aux_cert_1", "step_2"]}
    s = table(me=me, pending=at("deliver", 8), display=display, objective_stack=["gain2_boo"])
    play(s, "deliver:peoria", "objective:draw_bbh")
    assert s.save()["display"] == ["gain2_boo", "aux_ny", "draw_5h", "move_ssbb"]
    play(s, "objective:gain2_boo")
    assert player(s)["discards"] == ["draw_bbh", "gain2_boo"]
    assert s.actor == 1
