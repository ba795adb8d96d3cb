"""Rules at their very limits: just enough, just too little, and which reason is given there."""

import pytest

from rondel.core.texts import Texts
from rondel.testing.conformance import check_explanations
from support.great_western_trail_nz import GAME, at, offered, pending, play, player, rule, staff, table, visiting
from support.refusing import refused

TEXTS = Texts(GAME, strict=True)


def delivering(value, **me):
    return table(me={"space": "wellington", "hand": [], **me}, pending=at("deliver", value))


# Trading posts


@rule("NZ-WEL-10", "NZ-WEL-17", "NZ-WEL-18")
def test_a_post_of_just_this_value_is_not_too_far_but_may_be_too_dear():
    assert (
        refused(delivering(12, pounds=3), "deliver:lp12") == "This costs 4 pounds, and you have 3 pounds. (NZ-WEL-17)"
    )
    assert refused(delivering(11), "deliver:lp12").endswith("(NZ-WEL-10)")
    just_enough = delivering(12, discs=["hand_1"], pounds=4)
    assert refused(just_enough, "deliver:lp12").endswith("disc slot (local trading post 12). (NZ-WEL-18)")


@rule("NZ-SHEAR-06", "NZ-WEL-17")
def test_wool_goes_to_a_wool_post_not_above_its_value():
    s = table(me={"pounds": 1}, pending=at("shear_after", {"wool": 9, "shearers": 0}))
    assert refused(s, "deliver:wl9") == "This costs 5 pounds, and you have 1 pound. (NZ-WEL-17)"
    assert refused(s, "deliver:wl13").endswith("needs a value of 13, and yours is 9. (NZ-SHEAR-06)")
    assert refused(s, "deliver:lp3") == "This delivery does not go there (local trading post 3). (NZ-SHEAR-06)"


@rule("NZ-EDGE-05")
def test_discs_of_harbours_wait_for_those_of_the_player_board():
    s = table(me={"space": "wellington", "hand": [], "harbours": ["mh1"]}, pending=at("post_disc", "lp3"))
    assert refused(s, "disc:mh1").startswith("A disc comes from a harbour only if none of your player board")
    assert refused(s, "disc:mh2") == "You have no disc there. (NZ-EDGE-05)"


# Sheep


@rule("NZ-HIRE-10")
def test_both_sheep_of_a_pair_leave_the_market():
    market = ["lincoln", "corriedale", "corriedale", "suffolk"]
    s = table(market=market, market_stack=[], pending=at("take_market_one_or_two"))
    play(s, "take:corriedale", "take:corriedale")
    assert s.save()["market"] == ["lincoln", "suffolk"]
    assert player(s)["discards"] == ["corriedale", "corriedale"]


@rule("NZ-WEL-01")
def test_a_single_breed_is_shown_by_one_choice():
    s = table(me={"space": "wellington", "hand": ["merino", "merino"]}, pending=at("reveal"))
    assert refused(s, "show:merino") == "You have sheep of one breed only: show that one. (NZ-WEL-01)"


# The pathfinder track and the market token


@rule("NZ-PATH-10", "NZ-PBLD-05")
def test_a_disc_right_before_the_gold_stays_there():
    me = {"captured": {"flood_4_black": 1, "flood_2_black": 1}, "pathfinder": 2, "gold": 5}
    s = visiting("a1", "0/6a", me=me)
    assert offered(s, "use") == {"per_hazard_pair_7_2", "per_hazard_pair_only_7_2"}
    play(s, "use:per_hazard_pair_only_7_2")
    assert [player(s)[key] for key in ("pathfinder", "gold", "pounds")] == [2, 5, 17]


@rule("NZ-WEL-24", "NZ-WEL-26")
@pytest.mark.parametrize(("bonus", "refills"), [({"3:3": "bonus_joker"}, True), ({}, False)])
def test_only_a_tile_that_fills_the_row_lets_the_token_follow_the_arrow(bonus, refills):
    tiles = ["shearer", "sailor", "bonus_gold", "bonus_token"]
    s = table(foresight=tiles, bonus=bonus, token_row=2, pending=at("foresight_b"))
    told = TEXTS.action(s, GAME.actions.number("foresight:bonus_gold"), "en")
    assert told.endswith("which refills the sheep market") == refills
    play(s, "foresight:bonus_gold")
    assert s.save()["token_row"] == 2 + refills


# Buildings


@rule("NZ-BUILD-02", "NZ-BUILD-03", "NZ-BUILD-07")
def test_a_building_needs_craftsmen_and_their_pay():
    s = table(me={"pounds": 2, "workers": staff(craftsman=2)}, pending=at("build_2"))
    assert refused(s, "build:3a") == "This costs 4 pounds, and you have 2 pounds. (NZ-BUILD-03)"
    assert refused(s, "build:7a") == "This needs 5 craftsmen, and you have 2 craftsmen. (NZ-BUILD-02)"
    assert refused(s, "build:8a").endswith("it can only replace one of your buildings. (NZ-BUILD-07)")


@rule("NZ-BUILD-03")
def test_the_last_pounds_pay_the_craftsmen():
    memo = {"building": "3a", "price_per_builder": 2}
    s = table(me={"pounds": 4, "workers": staff(craftsman=2)}, pending=at("site", memo))
    check_explanations(s)
    assert player(play(s, "site:a1"))["pounds"] == 0


# Turns and what is used in them


@rule("NZ-LOC-02", "NZ-LOC-06")
def test_one_side_of_a_slash_is_used_with_the_other():
    s = play(visiting("NB", me={"pathfinder": 4}), "use:pathfinder_2")
    assert refused(s, "use:objective_to_discard_1").endswith("(NZ-LOC-06)")
    pair = "use:discard_pair_same_type+pounds_2"
    s = play(visiting("NA", me={"hand": ["merino", "merino"]}, jobs={"1:sailor": 1}), pair)
    assert refused(s, pair).endswith("(NZ-LOC-02)")


@rule("NZ-EXCH-02")
def test_without_a_token_nothing_is_exchanged():
    assert refused(table(), "exchange:1") == "No exchange token is left. (NZ-EXCH-02)"


@rule("NZ-TURN-01")
def test_turns_are_counted_and_told():
    s = table(3)
    for seat in (1, 2, 0):
        number = s.save()["turn"]["number"]
        s.listen()
        play(s, "move:NB", "done")
        assert (s.actor, pending(s), s.save()["turn"]) == (seat, "phase_a", {"number": number + 1, "seat": seat})
        assert [event.seat for event in s.visible(None) if event.kind == "turn"] == [seat]


@rule("NZ-END-03")
def test_a_game_whose_end_the_first_player_triggered_is_over_too():
    s = table(pending=[], last_seat=0)
    assert GAME.over(s)
    assert s.actor is None
