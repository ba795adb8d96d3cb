"""BLD: what the private buildings do."""

import pytest

from support.great_western_trail import legal, offered, pending, play, player, rule, staff, visiting

WOODS = ["fr2", "b1", "c1", "c2", "e1", "e2", "rr2", "f2"]
PLAIN = ["a1", "a2", "a3", "fr1", "b2", "b3", "dr1", "d1", "or1", "or2", "rr1", "f1", "g1", "g2"]
ALL_WHITE = ["aux_dollar_2", "aux_draw_2", "aux_cert_1", "aux_cert_2", "cert_limit_4"]
DARK = ["cert_limit_6", "step_1", "step_2", "hand_1", "hand_2"]


def on(name, space="a1", *, tiles=None, **me):
    """Seat 0 stands on an own building, here or on another space."""
    return visiting(space, f"0/{name}", me=me, tiles=tiles)


def uses(state):
    return offered(state, "use")


@rule("GWT-BLD-01")
@pytest.mark.parametrize(
    ("space", "others", "dollars"),
    [
        ("a1", {}, 0),
        ("c1", {}, 2),
        ("a1", {"c1": "0/2a", "a2": "0/3a"}, 2),
        ("c1", {"c2": "0/2a", "f2": "0/3a", "g1": "0/4a"}, 6),
        ("c1", {"c2": "1/2a"}, 2),
    ],
)
def test_1a_gives_2_dollars_for_each_own_building_in_the_woods(space, others, dollars):
    s = play(on("1a", space, tiles=others), "use:dollars_per_own_woods_buildings_2")
    assert player(s)["dollars"] == 10 + dollars


@rule("GWT-BLD-01", "GWT-BLD-09")
@pytest.mark.parametrize("space", [*WOODS, *PLAIN])
def test_which_spaces_are_in_the_woods(space):
    s = play(on("1a", space), "use:dollars_per_own_woods_buildings_2")
    assert player(s)["dollars"] == (12 if space in WOODS else 10)
    engine = "use:engine_forward_woods_buildings"
    assert (engine in legal(on("7b", space))) == (space in WOODS)


@rule("GWT-BLD-02")
def test_1b_gives_up_to_2_certificates_for_an_objective_card_and_3_dollars_for_moving_the_engine_back():
    s = on("1b", hand=["gain2_boo", "aux_ny", "criollo"], engine="20")
    assert uses(s) == {"discard_objective_card+cert_2", "engine_back_1+dollars_3"}
    play(s, "use:discard_objective_card+cert_2")
    assert offered(s) == {"discard:gain2_boo", "discard:aux_ny"}
    play(s, "discard:aux_ny")
    assert (player(s)["certificates"], player(s)["discards"], player(s)["objectives"][1:]) == (2, ["aux_ny"], [])
    play(s, "use:engine_back_1+dollars_3")
    assert (player(s)["engine"], player(s)["dollars"]) == ("19", 13)
    assert uses(on("1b", hand=["criollo"], engine="0")) == set()


@rule("GWT-BLD-03")
def test_2b_moves_the_engine_for_a_santa_gertrudis_and_pays_for_a_criollo():
    s = on("2b", hand=["santa_gertrudis", "criollo", "galloway"])
    assert uses(s) == {"discard_santa_gertrudis+engine_forward_2", "discard_criollo+dollars_2"}
    play(s, "use:discard_santa_gertrudis+engine_forward_2")
    assert offered(s, "engine") == {"1", "2"}
    play(s, "engine:2", "use:discard_criollo+dollars_2")
    assert (player(s)["engine"], player(s)["dollars"]) == ("2", 12)
    assert player(s)["discards"] == ["santa_gertrudis", "criollo"]


@rule("GWT-BLD-04", "GWT-BLD-18")
@pytest.mark.parametrize("cowboys", [1, 2, 3])
def test_4b_draws_up_to_as_many_cards_as_cowboys_and_discards_as_many(cowboys):
    me = {"workers": staff(cowboy=cowboys), "hand": ["criollo"] * 3, "deck": ["galloway"] * 3}
    s = play(on("4b", **me), "use:draw_then_discard_cowboys")
    draws = {f"draw:{n}" for n in range(1, cowboys + 1)}
    if cowboys > 1:
        assert offered(s) == draws
        play(s, f"draw:{cowboys}")
    assert player(s)["hand"] == ["criollo"] * 3 + ["galloway"] * cowboys
    play(s, *["discard:criollo"] * cowboys)
    assert (player(s)["discards"], pending(s)) == (["criollo"] * cowboys, "visit")
    if cowboys > 1:
        fewer = play(on("4b", **me), "use:draw_then_discard_cowboys", "draw:1", "discard:criollo")
        assert player(fewer)["discards"] == ["criollo"]


@rule("GWT-BLD-05")
@pytest.mark.parametrize("card", ["black_angus", "longhorn", "corriente"])
def test_5a_gives_7_dollars_for_a_yellow_red_or_blue_card(card):
    s = visiting("a1", "0/5a", me={"hand": [card, "criollo"]}, market=[])
    play(s, "use:discard_value_3+dollars_7")
    assert (player(s)["dollars"], player(s)["discards"]) == (17, [card])


@rule("GWT-BLD-05")
@pytest.mark.parametrize("card", ["criollo", "galloway", "shorthorn_3", "hereford_5", "gain2_boo"])
def test_5a_takes_no_other_card(card):
    s = visiting("a1", "0/5a", me={"hand": [card]}, market=[])
    assert uses(s) == {"aux_single_or_double"}


# 7a to 9b


@rule("GWT-BLD-08")
@pytest.mark.parametrize(
    ("captured", "limit", "certificates", "dollars"),
    [
        ({"green_outlaw": 1, "orange_outlaw": 1}, [], 2, 2),
        ({"green_outlaw": 3, "orange_outlaw": 1}, [], 2, 2),
        ({"green_outlaw": 2, "orange_outlaw": 3}, [], 4, 4),
        ({"green_outlaw": 2, "orange_outlaw": 2}, ["cert_limit_4"], 3, 4),
        ({"green_outlaw": 3, "orange_outlaw": 3}, [], 6, 6),
        ({"green_outlaw": 3}, [], 0, 0),
    ],
)
def test_7a_gives_certificates_and_dollars_for_pairs_of_outlaws(captured, limit, certificates, dollars):
    s = on("7a", captured=captured, discs=limit)
    play(s, "use:cert_per_outlaw_pair_green_orange_2+dollars_per_outlaw_pair_green_orange_2")
    assert (player(s)["certificates"], player(s)["dollars"]) == (certificates, 10 + dollars)
    assert player(s)["captured"] == captured  # they are kept


@rule("GWT-BLD-09")
def test_7b_moves_the_engine_up_to_the_number_of_own_buildings_in_the_woods():
    s = on("7b", "c1", tiles={"c2": "0/2b", "e1": "0/3b", "g1": "0/4b", "e2": "1/1b"}, engine="17")
    play(s, "use:engine_forward_woods_buildings")
    assert offered(s) == {"engine:18", "engine:19", "engine:20"}
    assert "use:engine_forward_woods_buildings" not in legal(on("7b", "a1"))


@rule("GWT-BLD-10")
def test_8b_gives_6_dollars_and_an_objective_card_into_the_hand_for_any_cattle_card():
    me = {"hand": ["criollo", "longhorn", "gain2_boo"], "deck": []}
    display = ["gain2_4hh", "gain2_ssh", "aux_ny", "draw_5h"]
    s = visiting("a1", "0/8b", me=me, market=[], display=display, objective_stack=["move_345"])
    play(s, "use:discard_any+dollars_6+objective_to_hand_1")
    assert offered(s) == {"discard:criollo", "discard:longhorn"}
    play(s, "discard:longhorn")
    assert player(s)["dollars"] == 16
    assert offered(s) == {"done", "objective:stack", *[f"objective:{card}" for card in display]}
    play(s, "objective:aux_ny")
    assert sorted(player(s)["hand"]) == ["aux_ny", "criollo", "gain2_boo"]
    assert s.save()["display"] == ["gain2_4hh", "gain2_ssh", "draw_5h", "move_345"]
    assert "play:aux_ny" in legal(s)  # at once, if one likes


@rule("GWT-BLD-10")
def test_8b_also_takes_the_top_of_the_stack():
    s = visiting("a1", "0/8b", display=["aux_ny"], objective_stack=["move_345"])
    play(s, "use:discard_any+dollars_6+objective_to_hand_1", "objective:stack")
    assert "move_345" in player(s)["hand"]


DELIVERY = "use:extraordinary_delivery"


def delivering(engine, *, other="0", **me):
    """Seat 0 on their 9a has begun an extraordinary delivery."""
    me = {"engine": engine, **me}
    return play(visiting("a1", "0/9a", me=me, other={"engine": other}), DELIVERY)


@rule("GWT-BLD-11")
def test_9a_moves_the_engine_back_to_any_free_space():
    s = delivering("6", other="4")
    assert offered(s) == {f"engine:{space}" for space in ("0", "1", "2", "3", "t1", "5")}
    assert DELIVERY not in legal(visiting("a1", "0/9a", me={"engine": "0"}))


@rule("GWT-BLD-11")
@pytest.mark.parametrize(
    ("engine", "to", "other", "cities"),
    [
        ("3", "2", "0", ["kansas_city", "fulton"]),
        ("4", "0", "0", ["kansas_city", "fulton", "st_louis"]),
        ("4", "1", "0", ["kansas_city", "fulton"]),
        ("5", "t1", "0", ["kansas_city"]),  # only a turnout
        ("5", "1", "0", ["kansas_city", "fulton", "st_louis"]),  # past the turnout
        ("t1", "1", "0", ["kansas_city", "fulton", "st_louis"]),
        ("t1", "2", "0", ["kansas_city", "fulton"]),
        ("5", "1", "3", ["kansas_city", "fulton"]),  # past another engine: three spaces
        ("6", "0", "0", ["kansas_city", "fulton", "st_louis", "bloomington"]),
    ],
)
def test_9a_delivers_to_a_city_not_above_the_spaces_moved_back(engine, to, other, cities):
    s = play(delivering(engine, other=other, dollars=0), *([f"engine:{to}"]))
    if pending(s) == "deliver_extra":
        assert offered(s, "deliver") == set(cities)
    else:
        assert (pending(s), cities) == ("city_disc", ["kansas_city"])
    assert player(s)["engine"] == to


@rule("GWT-BLD-11")
def test_9a_pays_no_income_and_no_transport_but_the_bonuses_of_the_city():
    s = delivering("20", dollars=0, cities={"bloomington": 1}, discs=ALL_WHITE, hand=["criollo", "gain2_boo"])
    play(s, "engine:10", "deliver:peoria", "disc:aux_cert_1")
    assert (pending(s), player(s)["dollars"], player(s)["hand"]) == (
        "objective_to_discard_1",
        0,
        ["criollo", "gain2_boo"],
    )
    play(s, "objective:stack")
    assert (pending(s), player(s)["dollars"]) == ("visit", 0)
    assert {"bloomington": 1, "peoria": 1}.items() <= player(s)["cities"].items()
    assert player(s)["space"] == "a1"
    s = play(delivering("20", dollars=0), "engine:19", "deliver:kansas_city", "disc:aux_cert_1")
    assert player(s)["dollars"] == 4


@rule("GWT-BLD-11")
def test_9a_follows_the_usual_rules_for_cities_and_discs():
    cities = {"fulton": 1, "st_louis": 1}
    s = play(delivering("20", cities=cities, discs=[*ALL_WHITE, *DARK], dollars=5), "engine:8")
    assert offered(s, "deliver") == {"kansas_city", "bloomington", "peoria", "chicago", "toledo"}
    white = play(s.copy(), "deliver:peoria")
    assert offered(white, "disc") == set(ALL_WHITE)
    dark = play(s, "deliver:toledo")
    assert offered(dark, "disc") == {*ALL_WHITE, *DARK}
    assert player(play(dark, "disc:hand_1"))["dollars"] == 0  # no transport to be paid as well


@rule("GWT-BLD-12")
@pytest.mark.parametrize(("turnout", "station", "cost"), [("t1", "s1", 2), ("t3", "s3", 4)])
def test_9a_upgrades_the_station_of_a_turnout_after_the_delivery(turnout, station, cost):
    s = play(delivering("20", dollars=2), f"engine:{turnout}")
    assert pending(s) == "deliver_extra"
    play(s, "deliver:kansas_city", "disc:aux_cert_1")
    assert (offered(s), player(s)["dollars"]) == ({"done", "upgrade"}, 6)  # 4 of them from Kansas City
    play(s, "upgrade", "disc:aux_cert_2")
    assert (player(s)["stations"], player(s)["dollars"]) == ([station], 6 - cost)


@rule("GWT-BLD-12")
def test_9a_upgrades_nothing_when_the_engine_stops_elsewhere():
    s = play(delivering("20"), "engine:10", "deliver:kansas_city", "disc:aux_cert_1")
    assert pending(s) == "visit"


BEHIND = "use:upgrade_station_behind"


@rule("GWT-BLD-13")
@pytest.mark.parametrize(
    ("engine", "stations"),
    [("4", set()), ("t1", set()), ("5", {"s1"}), ("t3", {"s1", "s2"}), ("11", {"s1", "s2", "s3"})],
)
def test_9b_upgrades_a_station_behind_the_engine(engine, stations):
    s = visiting("a1", "0/9b", me={"engine": engine}, masters={}, station_workers={})
    assert (BEHIND in legal(s)) == bool(stations)
    if len(stations) > 1:
        assert offered(play(s, BEHIND), "station") == stations
    elif stations:
        assert pending(play(s, BEHIND)) == "upgrade_disc"


@rule("GWT-BLD-13")
def test_9b_follows_the_usual_rules_and_leaves_the_engine_where_it_is():
    me = {"engine": "38", "stations": ["s2"], "discs": ["aux_cert_1", *DARK], "dollars": 9, "workers": staff(cowboy=2)}
    s = visiting("a1", "0/9b", me=me, masters={"s1": "sm9"}, station_workers={})
    play(s, BEHIND)
    assert offered(s, "station") == {f"s{n}" for n in (1, 3, 4, 5, 6, 7, 8, 9)}
    play(s, "station:s1")  # a white station, and one white slot
    assert (player(s)["stations"], player(s)["dollars"], player(s)["engine"]) == (["s1", "s2"], 7, "38")
    assert offered(s) == {"done", "give:cowboy"}
    play(s, "give:cowboy", "use:dollars_12")
    assert player(s)["dollars"] == 19
    poor = visiting("a1", "0/9b", me={**me, "dollars": 4})
    assert offered(play(poor, BEHIND), "station") == {"s1", "s3", "s4"}


# 10a to 12b


@rule("GWT-BLD-14")
@pytest.mark.parametrize(
    ("before", "covered", "after"),
    [
        (0, ["cert_limit_4"], 3),
        (1, ["cert_limit_4", "cert_limit_6"], 3),
        (0, ["cert_limit_6"], 4),
        (2, [], 6),
        (6, [], 6),
    ],
)
def test_10a_moves_the_certificate_marker_to_the_limit(before, covered, after):
    assert player(play(on("10a", certificates=before, discs=covered), "use:cert_max"))["certificates"] == after


@rule("GWT-BLD-15")
def test_11a_removes_two_hazards_for_2_dollars_each():
    tiles = {"flood1": "flood_2_black", "flood2": "flood_4_green", "rock1": "rockfall_3_green"}
    s = on("11a", tiles=tiles, dollars=4)
    play(s, "use:remove_hazard_2", "hazard:flood2")
    assert (player(s)["dollars"], uses(s)) == (2, {"remove_hazard_2"})
    play(s, "use:remove_hazard_2", "hazard:rock1")
    assert player(s)["captured"] == {"flood_4_green": 1, "rockfall_3_green": 1}
    assert (player(s)["dollars"], s.actor) == (0, 1)


@rule("GWT-BLD-15")
def test_11a_removes_no_third_and_either_may_be_left_out():
    tiles = {"flood1": "flood_2_black", "flood2": "flood_4_green", "rock1": "rockfall_3_green"}
    s = on("11a", tiles=tiles, hand=["gain2_boo"])
    play(s, "use:remove_hazard_2", "hazard:flood2")
    assert {"done", "use:remove_hazard_2"} < offered(s)
    play(s, "use:remove_hazard_2", "hazard:flood1")
    assert offered(s) == {"done", "play:gain2_boo"}


@rule("GWT-BLD-16")
def test_11b_moves_the_engine_up_to_the_number_of_own_hazard_tiles():
    s = on("11b", captured={"flood_2_black": 1, "drought_4_green": 2, "green_outlaw": 3}, engine="17")
    play(s, "use:engine_forward_hazards")
    assert offered(s) == {"engine:18", "engine:19", "engine:20"}
    assert "use:engine_forward_hazards" not in legal(on("11b", captured={"green_outlaw": 3}))


@rule("GWT-BLD-17", "GWT-BLD-18")
@pytest.mark.parametrize("n", [1, 3, 6])
def test_12a_and_5b_pay_a_dollar_for_each_builder_and_engineer_printed_ones_included(n):
    s = play(on("12a", workers=staff(builder=n)), "use:dollars_per_builders_1")
    assert player(s)["dollars"] == 10 + n
    s = play(on("5b", workers=staff(engineer=n)), "use:dollars_per_engineers_1")
    assert player(s)["dollars"] == 10 + n


@rule("GWT-BLD-17")
@pytest.mark.parametrize("stations", [[], ["s1"], ["s1", "s4", "s10"]])
def test_12b_pays_2_dollars_for_each_station_with_an_own_disc(stations):
    s = visiting("a1", "0/12b", me={"stations": stations, "discs": []}, other={"stations": ["s2"], "discs": []})
    play(s, "use:dollars_per_own_stations_2")
    assert player(s)["dollars"] == 10 + 2 * len(stations)


ACTIONS = {
    "1a": {"dollars_per_own_woods_buildings_2"},
    "1b": {"discard_objective_card+cert_2", "engine_back_1+dollars_3"},
    "2a": {"discard_galloway+dollars_4", "buy_cattle"},
    "2b": {"discard_santa_gertrudis+engine_forward_2", "discard_criollo+dollars_2"},
    "3a": {"discard_pair_same_type+dollars_3", "herder_forward_1"},
    "3b": {"aux_single_or_double", "herder_forward_1"},
    "4a": {"remove_hazard_5", "herder_forward_2"},
    "4b": {"draw_then_discard_cowboys", "herder_forward_3"},
    "5a": {"discard_value_3+dollars_7", "aux_single_or_double"},
    "5b": {"discard_pineywoods+cert_2", "dollars_per_engineers_1"},
    "6a": {"hire_-1", "engine_forward_engineers"},
    "6b": {"copy_adjacent"},
    "7a": {"cert_per_outlaw_pair_green_orange_2+dollars_per_outlaw_pair_green_orange_2"},
    "7b": {"engine_forward_woods_buildings"},
    "8a": {"capture_outlaw", "aux_single_or_double", "engine_forward_2"},
    "8b": {"discard_any+dollars_6+objective_to_hand_1"},
    "9a": {"extraordinary_delivery", "engine_forward_3"},
    "9b": {"upgrade_station_behind"},
    "10a": {"cert_max", "herder_forward_5"},
    "10b": {"dollars_4", "engine_forward_4", "herder_forward_4"},
    "11a": {"remove_hazard_2"},
    "11b": {"engine_forward_hazards"},
    "12a": {"dollars_per_builders_1", "herder_forward_1"},
    "12b": {"dollars_per_own_stations_2", "exchange_token_1"},
}


@rule("GWT-BLD-06", "GWT-ACT-01")
@pytest.mark.parametrize("name", ACTIONS)
def test_all_local_actions_of_a_building_its_owner_could_use(name):
    pair = "galloway" if name == "3a" else "gain2_boo"
    hand = ["galloway", pair, "santa_gertrudis", "pineywoods", "criollo", "longhorn"]
    me = {"hand": hand, "engine": "20", "dollars": 40, "captured": {"flood_2_black": 1}}
    tiles = {"rock1": "rockfall_3_green", "outlaw2": "green_outlaw", "c2": "0/2a" if name in ("1a", "1b") else "0/1a"}
    s = visiting("c1", f"0/{name}", me=me, tiles=tiles, market=["corriente"], jobs={"1:cowboy": 1})
    assert uses(s) == ACTIONS[name]
