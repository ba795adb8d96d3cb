"""Why an action is refused in Great Western Trail."""

import pytest

import rondel
from rondel.core.texts import Texts
from support.great_western_trail import GAME, at, play, rule, staff, table, visiting
from support.refusing import RefusalTests, refused

TEXTS = Texts(GAME, strict=True)


class TestRefusals(RefusalTests):
    game = GAME
    settings = (
        (1, 3, {"buildings": "mixed"}),
        (2, 2, {"buildings": "b", "simmental": True}),
        (5, 1, {}),
    )


def test_an_illegal_action_says_why_in_plain_english() -> None:
    s = table()
    with pytest.raises(rondel.IllegalAction, match=r"^move:kc: too far \(GWT-MOVE-04\)$"):
        play(s, "move:kc")


@rule("GWT-MOVE-01", "GWT-MOVE-03", "GWT-MOVE-04", "GWT-MOVE-05", "GWT-MOVE-11", "GWT-TURN-02", "GWT-TURN-04")
def test_moves() -> None:
    s = table(me={"space": "nB"}, tiles={"drought1": "drought_2_green"})
    assert refused(s, "move:nA") == "No arrows lead there from where your herder is. (GWT-MOVE-05)"
    assert refused(s, "move:nB") == "Your herder must move at least 1 step. (GWT-MOVE-03)"
    assert refused(s, "move:b1") == "No tile lies there, so it is not a place to stop at. (GWT-MOVE-01)"
    assert refused(s, "move:outlaw1").endswith("nobody stops there. (GWT-MOVE-11)")
    assert refused(s, "move:nG", "pl") == "Potrzeba: 4 kroki. Limit: 3 kroki. (GWT-MOVE-04)"
    assert refused(s, "hire:1:cowboy").startswith("That comes after the move. Move your herder up to 3 steps.")
    assert refused(s, "done").startswith("This cannot be skipped.")
    first = table(me={"space": None})
    assert refused(first, "move:b1").endswith("is placed on a neutral building. (GWT-TURN-04)")


@rule("GWT-OBJ-09", "GWT-HERD-01", "GWT-MOVE-06")
def test_moves_of_cards_and_buildings() -> None:
    s = table(me={"space": "nG"}, tiles={"g1": "0/1a", "g2": "0/2a"}, pending=at("herder_forward_free_3"))
    assert refused(s, "move:kc") == "This move may not enter Kansas City. (GWT-OBJ-09)"
    me = {"space": "f1", "exchange_tokens": 1}  # a token could be used before the only move
    step = table(me=me, tiles={"f1": "0/3a"}, pending=at("herder_forward_1"))
    assert refused(step, "move:kc") == "That takes 2 steps, and your limit is 1 step. (GWT-HERD-01)"
    way = table(me={"space": "nA"}, tiles={"a1": "1/1a", "flood1": "flood_2_green"})
    play(way, "move:nB")
    assert refused(way, "via:b1") == "The way does not branch off there. (GWT-MOVE-06)"


@rule("GWT-LOC-01", "GWT-LOC-02", "GWT-LOC-06", "GWT-LOC-08", "GWT-LOC-09", "GWT-AUX-05", "GWT-ACT-04")
def test_local_and_auxiliary_actions() -> None:
    s = visiting("nC", me={"hand": ["criollo"]})
    assert refused(s, "use:hire_0") == "This is no action of building C. (GWT-LOC-01)"
    assert refused(s, "aux:dollar:double").endswith("only a single auxiliary action is possible. (GWT-AUX-05)")
    assert refused(s, "aux:cert:single") == "Both slots of this auxiliary action are still covered. (GWT-AUX-01)"
    assert refused(s, "move:nD") == "Your herder has already moved in this turn. (GWT-TURN-02)"
    play(s, "use:cert_1")
    assert refused(s, "use:objective_to_discard_1").endswith("in this turn. (GWT-LOC-06)")
    assert refused(s, "aux:dollar:single").endswith("if no action of the place is used. (GWT-LOC-08)")
    helped = visiting("nA", me={"hand": ["criollo"], "exchange_tokens": 1})
    assert (
        refused(helped, "use:discard_galloway+dollars_2") == "For this you need 1 Galloway in your hand. (GWT-ACT-04)"
    )
    play(helped, "aux:dollar:single")
    assert refused(helped, "use:hire_0").endswith("nothing else can be used. (GWT-LOC-08)")
    foreign = visiting("a1", "1/2a")
    assert refused(foreign, "use:buy_cattle", "pl") == (
        "Tutaj (budynek 2a gracza 2) możliwa jest tylko jedna pojedyncza akcja pomocnicza. (GWT-LOC-09)"
    )


@rule("GWT-AUX-03", "GWT-ENG-08", "GWT-FEE-08", "GWT-HAZ-02", "GWT-HAZ-03", "GWT-OUT-03", "GWT-EDGE-06")
def test_requirements() -> None:
    s = visiting("nF", me={"dollars": 3}, tiles={"flood1": "flood_2_green"})
    assert refused(s, "use:remove_hazard_7") == "This costs 7 dollars, and you have 3 dollars. (GWT-HAZ-02)"
    assert refused(visiting("nF"), "use:remove_hazard_7") == "There is no hazard on the board. (GWT-HAZ-03)"
    assert refused(visiting("nD"), "use:capture_outlaw") == "There is no outlaw on the board. (GWT-OUT-03)"
    assert refused(visiting("nD", me={"dollars": 1}), "use:pay_2+engine_forward_2").endswith("(GWT-FEE-08)")
    assert refused(visiting("a1", "0/1b"), "use:engine_back_1+dollars_3", "de").startswith(
        "Deine Lok kann nicht so weit"
    )
    double = visiting("nG")
    play(double, "use:aux_single_or_double")
    assert refused(double, "aux:dollar:double").endswith("must be clear. (GWT-AUX-03)")
    assert refused(double, "aux:forward:single").endswith("(GWT-AUX-01)")


@rule("GWT-HIRE-01", "GWT-HIRE-02", "GWT-HIRE-03", "GWT-HIRE-06")
def test_hiring() -> None:
    jobs = {"1:cowboy": 1, "1:builder": 1, "2:engineer": 1, "3:cowboy": 1}
    me = {"dollars": 6, "workers": staff(builder=6)}
    s = table(me=me, jobs=jobs, token_row=2, pending=at("hire_0"))
    assert refused(s, "hire:3:cowboy").startswith("The job market token lies in row 3")
    assert refused(s, "hire:1:engineer") == "There is no engineer in row 1 of the job market. (GWT-HIRE-01)"
    assert refused(s, "hire:1:builder", "pl").startswith("Rząd tych pomocników na twojej planszy jest pełny")
    dear = table(me={"dollars": 7}, jobs=jobs, token_row=2, pending=at("hire_2"))
    assert TEXTS.prompt(dear, "en")
    poor = table(me={"dollars": 6}, jobs={**jobs, "3:cowboy": 0, "6:cowboy": 1}, token_row=7, pending=at("hire_0"))
    assert refused(poor, "hire:6:cowboy") == "This costs 9 dollars, and you have 6 dollars. (GWT-HIRE-03)"


@rule("GWT-BUY-05", "GWT-BUY-07", "GWT-VARIANT-04")
def test_buying() -> None:
    s = table(me={"workers": staff(2), "dollars": 10}, market=["longhorn", "shorthorn_3"], pending=at("buy"))
    assert refused(s, "buy:v3_3") == "This needs 3 cowboys; still free: 2 cowboys. (GWT-BUY-05)"
    assert refused(s, "buy:v5_2").endswith("does not have enough such cards. (GWT-BUY-07)")
    assert refused(s, "buy:v4_1") == "This costs 12 dollars, and you have 10 dollars. (GWT-BUY-01)"
    assert refused(s, "buy:simm_1").endswith("Simmental variant only. (GWT-VARIANT-04)")
    two = table(me={"dollars": 10}, market=["longhorn", "corriente", "shorthorn_3"], pending=at("take_animal", 0))
    assert refused(two, "take:black_angus") == "This card is not in the cattle market. (GWT-BUY-07)"
    assert refused(two, "take:shorthorn_3").startswith("You have bought something else: 1 cattle card of value 3.")


@rule("GWT-BUILD-01", "GWT-BUILD-02", "GWT-BUILD-05", "GWT-BUILD-07", "GWT-BUILD-08")
def test_building() -> None:
    s = table(tiles={"a1": "0/1a"}, pending=at("build_2"))
    assert refused(s, "build:1a") == "You do not have building 1a to place. (GWT-BUILD-01)"
    assert refused(s, "build:5a") == "This needs 3 builders, and you have 1 builder. (GWT-BUILD-02)"
    assert refused(s, "build:9a").endswith("only replace one of your buildings. (GWT-BUILD-07)")
    site = {"building": "2a", "price_per_builder": 2}
    s = table(tiles={"a1": "0/4a", "a2": "1/1a"}, pending=at("site", site))
    assert refused(s, "site:a2") == "That space is taken: you may replace only your own buildings. (GWT-BUILD-08)"
    assert refused(s, "site:a1").endswith("that needs fewer builders. (GWT-BUILD-05)")


@rule("GWT-ENG-01", "GWT-ENG-02", "GWT-ENG-03", "GWT-ENG-07", "GWT-ENG-11", "GWT-BLD-13", "GWT-STAT-02")
def test_engines_and_stations() -> None:
    s = table(me={"engine": "5"}, other={"engine": "6"}, pending=at("engine_forward_2"))
    assert refused(s, "engine:5") == "Your engine must move. (GWT-ENG-02)"
    assert refused(s, "engine:6") == "Another engine stands there. (GWT-ENG-03)"
    assert refused(s, "engine:4") == "Your engine moves forward now. (GWT-ENG-01)"
    assert refused(s, "engine:12", "pl") == "Lokomotywa może się przesunąć najwyżej o 2 pola. (GWT-ENG-01)"
    back = table(me={"engine": "5"}, pending=at("engine_back_1"))
    assert refused(back, "engine:2") == "Your engine must move exactly 1 space. (GWT-ENG-07)"
    assert refused(back, "engine:7") == "Your engine moves back now. (GWT-ENG-07)"
    end = table(other={"engine": "7"}, pending=at("end_of_track"))
    assert refused(end, "engine:39").endswith("(GWT-ENG-11)")
    assert refused(end, "engine:7") == "Another engine stands there. (GWT-ENG-03)"
    discs = GAME.components.slot_names[1:]
    behind = table(me={"engine": "11", "stations": ["s1"], "discs": discs}, pending=at("upgrade_station_behind"))
    assert refused(behind, "station:s4") == "That station is not behind your engine. (GWT-BLD-13)"
    assert refused(behind, "station:s1") == "You have already upgraded that station. (GWT-STAT-02)"


@rule("GWT-DELV-01", "GWT-DELV-02", "GWT-DELV-05", "GWT-DELV-09", "GWT-EDGE-04", "GWT-EDGE-10", "GWT-SM-02")
def test_deliveries_and_discs() -> None:
    discs = GAME.components.slot_names[2:]
    s = table(me={"cities": {"fulton": 1}, "discs": discs}, pending=at("deliver", 5))
    assert refused(s, "deliver:chicago") == "Chicago needs a value of 10, and yours is 5. (GWT-DELV-01)"
    assert refused(s, "deliver:fulton") == "Your disc already lies on Fulton. (GWT-DELV-02)"
    white = table(me={"stations": ["s1"], "discs": discs}, pending=at("city_disc", "peoria"))
    assert refused(white, "disc:step_1").endswith("a space with white corners. (GWT-DELV-05)")
    assert refused(white, "disc:aux_dollar_2") == "You have no disc there. (GWT-DELV-04)"
    assert refused(white, "disc:s1").endswith("can be taken. (GWT-EDGE-04)")
    poor = table(me={"dollars": 4, "engine": "20"}, pending=at("city_disc", "chicago"))
    assert refused(poor, "disc:hand_1") == "This costs 5 dollars, and you have 4 dollars. (GWT-DELV-09)"
    transport = table(me={"dollars": 8}, pending=at("city_disc", "chicago"))  # 5 dollars of transport
    assert refused(transport, "disc:hand_1") == "This costs 5 dollars, and you have 3 dollars. (GWT-EDGE-10)"
    master = table(me={"workers": staff(2, 2)}, pending=at("take_master", "s1"))
    assert refused(master, "give:engineer") == "You have not hired this kind of worker (engineer). (GWT-SM-02)"


@rule("GWT-KC-02", "GWT-END-05", "GWT-INC-03", "GWT-XCH-02", "GWT-XCH-05", "GWT-OBJ-03", "GWT-OBJ-18", "GWT-VARIANT-05")
def test_kansas_city_and_cards() -> None:
    tiles = ["flood_2_green", "drought_2_green", "cowboy", "builder", "cowboy", "green_outlaw"]
    s = table(me={"space": "kc"}, foresight=tiles, pending=at("foresight_1"))
    assert refused(s, "foresight:green_outlaw") == "That tile does not lie in column 1. (GWT-KC-02)"
    assert refused(s, "play:aux_ny").endswith("(GWT-OBJ-18)")
    assert refused(s, "exchange:1") == "No exchange token is left. (GWT-XCH-02)"
    assert refused(s, "exchange:4") == "There is no such player. (GWT-SETUP-01)"
    income = table(me={"certificates": 1}, pending=at("income"))
    assert refused(income, "certificates:2") == "You have only 1 certificate. (GWT-INC-03)"
    assert refused(income, "exchange:1", "de").startswith("Tauschplättchen müssen kurz warten.")
    turn = table()
    assert refused(turn, "play:aux_ny").startswith("This is not in your hand: objective card")
    raising = table(me={"hand": ["simmental_1"]}, options={"simmental": True}, pending=at("raise", 0))
    assert refused(raising, "raise:simmental_2").startswith("This is about another card now: Simmental calf.")
    pair = table(me={"hand": ["criollo", "criollo", "galloway", "galloway"]}, pending=at("discard_pair_same_type"))
    assert refused(pair, "pair:longhorn") == "You do not have two Longhorn cards in your hand. (GWT-ACT-06)"
    value = table(me={"hand": ["criollo", "longhorn", "corriente"]}, pending=at("discard_value_3"))
    assert refused(value, "discard:criollo").startswith("Another card is asked for: 1 cattle card of breeding value 3.")
    assert refused(value, "discard:galloway") == "This is not in your hand: Galloway. (GWT-ACT-04)"


# A refusal names the first reason that stays true: never the money where something else would still be missing


@rule("GWT-DELV-05", "GWT-STAT-04")
def test_a_dark_disc_is_refused_for_its_corners_however_poor_its_owner() -> None:
    white = "A disc from a dark-cornered slot may not go to a space with white corners. (GWT-DELV-05)"
    for dollars in (5, 1):  # St. Louis costs 1 dollar of transport, the slot 5
        s = table(me={"dollars": dollars}, pending=at("city_disc", "st_louis"))
        assert refused(s, "disc:hand_1") == white
    assert refused(table(me={"dollars": 0}, pending=at("upgrade_disc", "s1")), "disc:hand_2") == white


@rule("GWT-STAT-03", "GWT-DELV-09")
def test_the_price_of_a_station_includes_the_slot_that_has_to_be_cleared_for_it() -> None:
    me = {"engine": "38", "dollars": 7, "discs": ["hand_1"], "cities": {"new_york": 13}}
    s = table(me=me, pending=at("upgrade_station_behind"))
    assert refused(s, "station:s3") == "This costs 9 dollars, and you have 7 dollars. (GWT-STAT-03)"


@rule("GWT-HAZ-02", "GWT-HAZ-03")
def test_without_a_hazard_on_the_board_its_price_does_not_matter() -> None:
    assert refused(visiting("nF", me={"dollars": 3}), "use:remove_hazard_7") == (
        "There is no hazard on the board. (GWT-HAZ-03)"
    )


@rule("GWT-ENG-08", "GWT-FEE-08")
def test_an_engine_that_cannot_go_back_is_said_before_the_dollar_it_would_cost() -> None:
    discs = ["aux_dollar_2", "step_2", "hand_1"]
    s = visiting("nA", me={"engine": "0", "dollars": 0, "discs": discs})
    assert refused(s, "aux:cert:single") == "Your engine cannot move back so far. (GWT-ENG-08)"
    s = visiting("nA", me={"engine": "5", "dollars": 0, "discs": discs})
    assert refused(s, "aux:cert:single") == "This costs 1 dollar, and you have 0 dollars. (GWT-FEE-08)"


@rule("GWT-DELV-01", "GWT-DELV-02")
def test_a_city_with_an_own_disc_is_refused_for_it_at_any_value() -> None:
    s = table(me={"cities": {"chicago": 1}, "discs": GAME.components.slot_names[1:]}, pending=at("deliver", 5))
    assert refused(s, "deliver:chicago") == "Your disc already lies on Chicago. (GWT-DELV-02)"
    assert refused(s, "deliver:new_york").startswith("New York needs a value of")


@rule("GWT-BUILD-02", "GWT-BUILD-03", "GWT-BUILD-05", "GWT-BUILD-07")
def test_a_building_is_refused_for_what_its_cheapest_place_lacks() -> None:
    tiles = {"a1": "0/5a"}  # 3 builders
    s = table(me={"dollars": 3, "workers": staff(builder=2)}, tiles=tiles, pending=at("build_2"))
    assert refused(s, "build:8a") == "This costs 4 dollars, and you have 3 dollars. (GWT-BUILD-03)"  # 5 - 3 builders
    assert refused(s, "build:9a").endswith("only replace one of your buildings. (GWT-BUILD-07)")  # 7 - 3 builders
    s = table(me={"dollars": 7, "workers": staff(builder=4)}, tiles=tiles, pending=at("build_2"))
    assert refused(s, "build:9a") == "This costs 8 dollars, and you have 7 dollars. (GWT-BUILD-03)"


@rule("GWT-XCH-02", "GWT-XCH-03")
def test_without_a_card_to_draw_a_token_would_not_help() -> None:
    assert refused(table(me={"deck": [], "discards": []}), "exchange:1") == "There is no card to draw. (GWT-XCH-03)"


@rule("GWT-HAZ-03", "GWT-OUT-03", "GWT-HIRE-05")
def test_each_alternative_of_a_choice_is_refused_for_what_it_lacks_itself() -> None:
    s = table(me={"exchange_tokens": 1}, pending=at("may use remove_hazard_0|capture_outlaw"))
    assert refused(s, "use:remove_hazard_0") == "There is no hazard on the board. (GWT-HAZ-03)"
    assert refused(s, "use:capture_outlaw") == "There is no outlaw on the board. (GWT-OUT-03)"
    assert refused(s, "use:hire_0").startswith("Something else is to be decided now.")


@rule("GWT-XCH-02")
def test_what_interrupts_is_never_pending_itself() -> None:
    doc = visiting("nA").save()
    doc["pending"].append({"step": "exchange", "seat": 0})
    with pytest.raises(rondel.BadPosition, match="exchange is never pending"):
        GAME.restore(doc)
