"""EDGE: empty stacks and bags, the last discs, buildings and tiles that vanish under a herder."""

import pytest

from support.great_western_trail import at, legal, offered, pending, play, player, rule, table, visiting

SIDE_B = {"buildings": "b"}


def kansas_city(me=None, **fields):
    """Seat 0 has just arrived; a hand of Criollos is worth 1. No foresight tiles."""
    return table(me={"space": "kc", **(me or {})}, pending=at("kansas_city"), **fields)


def delivering(value, **me):
    """The income is paid, and its value is this."""
    return table(me={"space": "kc", "hand": [], **me}, pending=at("deliver", value))


@rule("GWT-EDGE-01")
def test_the_bank_never_runs_out_of_money():
    """All coins of the box are worth 136 dollars."""
    s = visiting("a1", me={"dollars": 136}, other={"dollars": 136}, tiles={"a1": "0/10b"}, options=SIDE_B)
    assert player(play(s, "use:dollars_4"))["dollars"] == 140


@rule("GWT-EDGE-01")
def test_the_bank_never_runs_out_of_exchange_tokens():
    """There are 12 in the box."""
    me = {"exchange_tokens": 12}
    s = visiting("a1", me=me, other=me, tiles={"a1": "0/12b"}, options=SIDE_B)
    assert player(play(s, "use:exchange_token_1"))["exchange_tokens"] == 13


@rule("GWT-EDGE-02")
def test_with_an_empty_objective_stack_the_display_is_not_refilled():
    s = visiting("nC", display=["aux_ny", "draw_bbh"], objective_stack=[])
    play(s, "use:objective_to_discard_1")
    assert offered(s) == {"objective:aux_ny", "objective:draw_bbh"}  # and not the stack
    play(s, "objective:draw_bbh")
    assert s.save()["display"] == ["aux_ny"]
    assert player(s)["discards"] == ["draw_bbh"]


@rule("GWT-EDGE-02")
def test_with_no_objective_cards_left_none_can_be_gained():
    s = visiting("nC", display=[], objective_stack=[])
    assert "cert_1" in offered(s, "use")
    assert "objective_to_discard_1" not in offered(s, "use")


@rule("GWT-EDGE-02")
def test_an_arrow_gives_nothing_when_no_objective_cards_are_left():
    me = {"space": "kc", "hand": [], "cities": {"bloomington": 1}, "discs": ["aux_dollar_2", "step_2"]}
    s = play(table(me=me, pending=at("deliver", 8), display=[], objective_stack=[]), "deliver:peoria")
    assert {"bloomington": 1, "peoria": 1}.items() <= player(s)["cities"].items()
    assert player(s)["discards"] == []
    assert s.actor == 1


@rule("GWT-EDGE-03")
def test_a_dark_slot_serves_a_white_space_when_no_white_slot_holds_a_disc():
    s = play(delivering(1, discs=["cert_limit_6", "step_1", "hand_1"]), "deliver:fulton")
    assert offered(s, "disc") == {"cert_limit_6", "step_1", "hand_1"}
    s = table(me={"engine": "t1", "discs": ["step_1", "step_2"]}, pending=at("upgrade", "s1"))
    assert offered(play(s, "upgrade"), "disc") == {"step_1", "step_2"}


@rule("GWT-EDGE-03")
def test_while_a_white_slot_holds_a_disc_no_dark_one_serves_a_white_space():
    s = play(delivering(1, discs=["aux_cert_1", "aux_cert_2", "step_1", "hand_1"]), "deliver:fulton")
    assert offered(s, "disc") == {"aux_cert_1", "aux_cert_2"}


@rule("GWT-EDGE-04")
def test_without_discs_on_the_player_board_one_is_moved_from_a_station():
    s = play(delivering(1, discs=[], stations=["s3", "s6"]), "deliver:fulton")
    assert offered(s, "disc") == {"s3", "s6"}
    play(s, "disc:s6")
    assert player(s)["stations"] == ["s3"]
    assert player(s)["cities"]["fulton"] == 1


@rule("GWT-EDGE-04")
def test_slots_too_dear_to_clear_count_as_none():
    me = {"discs": ["hand_1", "hand_2"], "stations": ["s3", "s6"]}
    s = play(delivering(1, dollars=4, **me), "deliver:fulton")
    assert offered(s, "disc") == {"s3", "s6"}
    s = play(delivering(1, dollars=5, **me), "deliver:fulton")
    assert offered(s, "disc") == {"hand_1", "hand_2"}


@rule("GWT-EDGE-04")
def test_a_station_is_upgraded_with_the_disc_of_another():
    s = table(me={"engine": "t1", "discs": [], "stations": ["s3", "s6"]}, pending=at("upgrade", "s1"), masters={})
    play(s, "upgrade")
    assert offered(s, "disc") == {"s3", "s6"}
    play(s, "disc:s3")
    assert player(s)["stations"] == ["s1", "s6"]
    assert player(s)["dollars"] == 10 - 2


@rule("GWT-EDGE-05")
def test_the_disc_of_the_station_being_upgraded_does_not_serve():
    me = {"engine": "t1", "discs": [], "stations": ["s3", "s6"]}
    s = table(me=me, pending=at("upgrade_disc", "s1"), masters={})
    assert offered(s, "disc") == {"s3", "s6"}
    play(s, "disc:s3")
    assert player(s)["stations"] == ["s1", "s6"]


@rule("GWT-EDGE-05")
def test_with_no_disc_anywhere_a_station_cannot_be_upgraded():
    s = table(me={"engine": "t1", "discs": [], "cities": {"kansas_city": 14}}, pending=at("upgrade", "s1"))
    assert s.actor == 1  # nothing to decide
    assert player(s)["stations"] == []
    assert player(s)["dollars"] == 10


def replacing(space, site):
    """At an own 6a: hire a fourth builder and build with the immediate action. An objective card is in hand."""
    me = {
        "workers": {"cowboy": 1, "builder": 3, "engineer": 1},
        "hand": ["criollo", "galloway", "aux_ny"],
        "dollars": 30,
    }
    tiles = {space: "0/6a", "e1": "0/5a"}
    s = visiting(space, me=me, tiles=tiles, jobs={"1:builder": 1}, display=[])
    play(s, "use:hire_-1", "use:build_1", "build:8a")
    return play(s, f"site:{site}") if pending(s) == "site" else s


@rule("GWT-EDGE-06", "GWT-EDGE-14")
def test_a_building_replaced_under_the_own_herder_cannot_be_used_in_this_visit():
    s = replacing("fr1", "fr1")
    assert s.save()["tiles"]["fr1"] == "0/8a"
    assert player(s)["space"] == "fr1"
    assert offered(s) == {"done", "play:aux_ny"}  # neither 8a nor the rest of 6a nor the risk action of fr1


@rule("GWT-EDGE-06", "GWT-EDGE-14")
def test_replacing_another_building_leaves_the_visited_one_in_use():
    s = replacing("fr1", "e1")
    assert s.save()["tiles"]["e1"] == "0/8a"
    assert offered(s, "use") == {"engine_forward_engineers", "discard_any+cert_1"}
    assert list(s.save()["used"]) == ["fr1"]


@rule("GWT-EDGE-06")
def test_a_new_building_elsewhere_is_unused_even_if_the_replaced_one_was_used_in_this_turn():
    me = {"space": "nB", "workers": {"cowboy": 1, "builder": 3, "engineer": 1}, "exchange_tokens": 1}
    tiles = {"b1": "0/2a", "b2": "0/3a"}
    s = table(me=me, tiles=tiles, used={"b1": ["1", "2"], "b2": ["1"]}, pending=at("build_2"))
    play(s, "build:4a", "site:b1")
    assert s.save()["used"] == {"nB": ["1", "2"], "b2": ["1"]}


@rule("GWT-EDGE-06")
def test_the_new_building_can_be_used_at_the_next_visit():
    s = play(replacing("fr1", "fr1"), "done")
    assert s.actor == 1
    assert s.save()["used"] == {}


@rule("GWT-EDGE-06")
def test_a_6b_replaced_while_it_copies_does_not_become_the_new_building():
    me = {"workers": {"cowboy": 1, "builder": 4, "engineer": 1}, "hand": ["aux_ny"], "dollars": 30}
    s = visiting("a3", me=me, tiles={"a3": "0/6b"}, options=SIDE_B, display=[])
    play(s, "use:copy_adjacent", "use:build_2", "build:7b")
    assert s.save()["tiles"]["a3"] == "0/7b"
    while s.actor == 0 and "done" in legal(s):
        assert offered(s) == {"done", "play:aux_ny"}
        play(s, "done")


@rule("GWT-EDGE-07")
@pytest.mark.parametrize(
    ("at_building", "use", "space", "tile"),
    [
        ("nF", "use:remove_hazard_7", "flood1", "flood_2_green"),
        ("nD", "use:capture_outlaw", "outlaw4", "green_outlaw"),
    ],
)
def test_a_herder_stays_where_a_tile_was_removed_and_goes_on_from_there(at_building, use, space, tile):
    s = visiting(at_building, other={"space": space}, tiles={space: tile})
    play(s, use)
    assert space not in s.save()["tiles"]
    assert player(s, 1)["space"] == space
    play(s, "done")
    assert s.actor == 1
    assert offered(s, "move") == ({"nB", "nC", "nD", "nE"} if space == "flood1" else {"nE", "nF", "nG"})


@rule("GWT-EDGE-07")
def test_the_own_herder_stays_too():
    tile = "may use remove_hazard_0|capture_outlaw"  # of a station master, reached by an auxiliary action
    s = table(me={"space": "rock2"}, tiles={"rock2": "rockfall_4_green"}, pending=at(tile))
    play(s, "use:remove_hazard_0")
    assert player(s)["space"] == "rock2"
    assert "rock2" not in s.save()["tiles"]
    play(s, "move:nA", "done")
    assert offered(s, "move") == {"nF", "nG", "kc"}


@rule("GWT-EDGE-08")
def test_an_empty_bag_leaves_its_foresight_spaces_empty():
    workers = [dict.fromkeys(("cowboy", "builder", "engineer"), n) for n in (11, 7)]
    s = kansas_city(bags=[{}, *workers])
    play(s, "deliver:fulton", "disc:aux_dollar_2")
    assert s.save()["foresight"][:2] == [None, None]
    assert None not in s.save()["foresight"][2:]


@rule("GWT-EDGE-09")
@pytest.mark.parametrize(
    ("deck", "discards", "drawn"),
    [(["galloway"], [], 1), ([], ["galloway"], 1), (["galloway"], ["galloway"], 2), (["galloway"] * 3, [], 2)],
)
def test_no_more_cards_are_discarded_than_were_drawn(deck, discards, drawn):
    """The doubled auxiliary action draws 2 cards."""
    me = {"hand": ["criollo", "pineywoods"], "deck": deck, "discards": discards, "discs": ["step_2"]}
    s = play(visiting("nG", me=me), "use:aux_single_or_double", "aux:draw:double")
    asked = 0
    while pending(s) == "discard_card":
        assert len(player(s)["hand"]) == 2 + drawn - asked
        asked += 1
        play(s, legal(s)[0])
    assert asked == drawn


@rule("GWT-AUX-07", "GWT-DRAW-05")
def test_without_any_card_to_draw_the_auxiliary_action_for_it_is_not_offered():
    s = visiting("nG", me={"deck": [], "discards": [], "discs": ["step_2"]})
    assert "aux:dollar:single" in legal(s)
    assert "aux:draw:single" not in legal(s)
    play(s, "use:aux_single_or_double")
    assert not {"aux:draw:single", "aux:draw:double"} & set(legal(s))


@rule("GWT-EDGE-10")
@pytest.mark.parametrize(
    ("city", "crosses", "dollars", "clearable"),
    [("chicago", 5, 10, True), ("chicago", 5, 9, False), ("toledo", 7, 12, True), ("toledo", 7, 11, False)],
)
def test_a_slot_for_5_dollars_must_leave_the_transport_costs(city, crosses, dollars, clearable):
    """From space 0."""
    s = play(delivering(12, dollars=dollars, discs=["hand_1", "step_2"]), f"deliver:{city}")
    if clearable:
        assert offered(s, "disc") == {"hand_1", "step_2"}
        play(s, "disc:hand_1")
        assert player(s)["dollars"] == 0
    else:
        assert player(s)["discs"] == ["hand_1"]  # the other slot was the only choice
        assert player(s)["dollars"] == dollars - crosses


@rule("GWT-EDGE-10", "GWT-BLD-11")
@pytest.mark.parametrize("city", ["chicago", "toledo"])
def test_where_no_transport_is_paid_none_is_kept_back(city):
    discs = ["hand_1", "step_2"]
    s = table(me={"dollars": 5, "discs": discs, "space": "nA"}, pending=at("city_disc", f"{city} without transport"))
    assert offered(s, "disc") == set(discs)


@rule("GWT-EDGE-11")
@pytest.mark.parametrize("city", ["fulton", "kansas_city"])
def test_without_any_disc_the_income_is_kept_and_nothing_is_placed(city):
    s = kansas_city({"discs": [], "cities": {"new_york": 14}, "engine": "5"})
    play(s, f"deliver:{city}")
    assert player(s)["dollars"] == 10 + 1
    assert player(s)["cities"] == {"new_york": 14}
    assert player(s)["space"] == "start"
    assert s.actor == 1


@rule("GWT-EDGE-12")
@pytest.mark.parametrize(
    ("certificates", "used", "left"),
    [(6, 0, 6), (6, 1, 4), (6, 2, 4), (6, 3, 3), (6, 5, 1), (6, 6, 0), (4, 1, 3), (4, 4, 0)],
)
def test_certificates_are_spent_by_value(certificates, used, left):
    s = kansas_city({"certificates": certificates, "discs": ["aux_dollar_2"]})
    play(s, f"certificates:{used}")
    assert player(s)["certificates"] == left
    assert player(s)["dollars"] == 10 + 1 + used


def helping(action, dollars):
    """All auxiliary actions are available; the engine has just passed the first station."""
    discs = ["aux_dollar_2", "step_2", "hand_1"]
    me = {"space": "nA", "engine": "5", "discs": discs, "dollars": dollars, "hand": ["criollo"]}
    return play(table(me=me, pending=at("visit"), masters={}), f"aux:{action}:single", "engine:t1")


@rule("GWT-EDGE-13")
def test_the_upgrade_is_decided_before_the_certificate_of_the_auxiliary_action():
    s = helping("cert", 3)
    assert pending(s) == "upgrade"
    assert (player(s)["dollars"], player(s)["certificates"]) == (2, 0)
    play(s, "upgrade")
    assert (player(s)["dollars"], player(s)["certificates"]) == (0, 1)
    assert player(s)["stations"] == ["s1"]


@rule("GWT-EDGE-13")
def test_the_dollar_of_the_auxiliary_action_comes_too_late_for_the_upgrade():
    s = helping("remove", 1)
    assert pending(s) == "remove_hand_cards_1"  # nothing to decide at the station
    assert player(s)["dollars"] == 2
    s = helping("remove", 2)
    assert pending(s) == "upgrade"
    assert player(s)["dollars"] == 2
