"""SCORE: the eleven categories, objective cards and station masters."""

import pytest

from support.great_western_trail import GAME, player, rule, table

CATEGORIES = [
    "dollars",
    "buildings",
    "cities",
    "stations",
    "hazards",
    "cattle",
    "objectives",
    "station_masters",
    "workers",
    "step_slot",
    "job_market_token",
]


def over(me=None, **fields):
    """The game has just ended; seat 0 has nothing but what is said."""
    return table(me={"dollars": 0, "hand": [], **(me or {})}, pending=[], **fields)


POOR = ["criollo", "criollo", "santa_gertrudis"]  # of a hand, worth nothing


def piled(pile, card):
    """A full hand worth nothing and this card in a pile, where it is all there is."""
    rest = {"hand": [*POOR, "pineywoods"], "deck": [], "discards": []}
    return {**rest, pile: [*POOR, card] if pile == "hand" else [card]}


def score(category, me=None, **fields):
    return over(me, **fields).scores()[0][category]


def only(category, points, me=None, **fields):
    """Those points, and none in any other category."""
    found = over(me, **fields).scores()[0]
    return found == {**dict.fromkeys(CATEGORIES, 0), category: points, "total": points}


@rule("GWT-SCORE-01")
@pytest.mark.parametrize(("dollars", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (34, 6)])
def test_five_dollars_are_a_point(dollars, points):
    assert only("dollars", points, {"dollars": dollars})


@rule("GWT-SCORE-02")
def test_own_buildings_on_the_trail_score_their_points():
    tiles = {"a1": "0/2a", "fr1": "0/10a", "b1": "1/5a"}
    assert only("buildings", 1 + 13, tiles=tiles)
    assert over(tiles=tiles).scores()[1]["buildings"] == 4


@rule("GWT-SCORE-02")
def test_buildings_beside_the_board_and_replaced_ones_score_nothing():
    assert only("buildings", 0)
    rest = [name for name in player(table())["unbuilt"] if name not in ("4a", "5a", "11a")]
    assert only("buildings", 20, {"unbuilt": rest}, tiles={"a1": "0/11a"})  # 4a and 5a have left the game


CITIES = {
    "kansas city": ({"kansas_city": 1}, -6),
    "kansas city twice": ({"kansas_city": 2}, -12),
    "philadelphia": ({"philadelphia": 1}, 6),
    "new york": ({"new_york": 1}, 9),
    "new york three times": ({"new_york": 3}, 27),
    "no points printed": ({"st_louis": 1, "bloomington": 1, "peoria": 1, "chicago": 1}, 0),
    "toledo alone": ({"toledo": 1}, 0),
    "fulton to st. louis": ({"fulton": 1, "st_louis": 1}, -3),
    "chicago to toledo": ({"chicago": 1, "toledo": 1}, 6),
    "toledo to pittsburgh": ({"toledo": 1, "pittsburgh": 1}, 8),
    "pittsburgh to philadelphia": ({"pittsburgh": 1, "philadelphia": 1}, 4 + 6),
    "no arrow to new york": ({"philadelphia": 1, "new_york": 1}, 15),
    "no arrow past a city": ({"chicago": 1, "pittsburgh": 1}, 0),
    "all the east": ({"chicago": 1, "toledo": 1, "pittsburgh": 1, "philadelphia": 1, "new_york": 2}, 42),
}


@rule("GWT-SCORE-03")
@pytest.mark.parametrize(("cities", "points"), CITIES.values(), ids=list(CITIES))
def test_cities_and_arrows_between_own_discs_score(cities, points):
    assert only("cities", points, {"cities": cities, "discs": ["step_2"]})


@rule("GWT-SCORE-03")
def test_an_arrow_needs_own_discs_at_both_ends():
    s = over({"cities": {"chicago": 1}, "discs": []}, other={"cities": {"toledo": 1}, "discs": []})
    assert [score["cities"] for score in s.scores()] == [0, 0]


@rule("GWT-SCORE-04")
@pytest.mark.parametrize(
    ("station", "points"),
    [("s1", 1), ("s2", 1), ("s3", 2), ("s4", 2), ("s5", 3), ("s6", 5), ("s7", 6), ("s8", 7), ("s9", 8), ("s10", 9)],
)
def test_a_station_with_an_own_disc_scores_its_points(station, points):
    assert only("stations", points, {"stations": [station], "discs": ["step_2"]})
    assert over({"discs": ["step_2"]}, other={"stations": [station], "discs": ["step_2"]}).scores()[0]["stations"] == 0


@rule("GWT-SCORE-04")
def test_several_stations_add_up():
    assert only("stations", 1 + 5 + 9, {"stations": ["s1", "s6", "s10"], "discs": ["step_2"]})


@rule("GWT-SCORE-05")
def test_hazard_tiles_score_their_points_and_outlaws_nothing():
    captured = {"flood_2_black": 1, "drought_3_green": 1, "rockfall_4_green": 2, "green_outlaw": 3, "orange_outlaw": 1}
    assert only("hazards", 2 + 3 + 4 + 4, {"captured": captured})


@rule("GWT-SCORE-06")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("criollo", 0),
        ("santa_gertrudis", 0),
        ("pineywoods", 0),
        ("galloway", 0),
        ("black_angus", 1),
        ("longhorn", 2),
        ("corriente", 3),
        ("shorthorn_3", 3),
        ("shorthorn_4", 4),
        ("shorthorn_5", 5),
        ("hereford_5", 5),
        ("hereford_6", 6),
        ("hereford_7", 7),
    ],
)
@pytest.mark.parametrize("pile", ["hand", "deck", "discards"])
def test_a_cattle_card_scores_wherever_it_is_in_the_deck(pile, card, points):
    assert only("cattle", points, piled(pile, card), market=[])


@rule("GWT-SCORE-06")
def test_cattle_of_all_three_piles_add_up():
    me = {"hand": [*POOR, "longhorn"], "deck": ["hereford_7"], "discards": ["black_angus", "corriente"]}
    assert only("cattle", 2 + 7 + 1 + 3, me, market=[])


# Objective cards


@rule("GWT-SCORE-07")
@pytest.mark.parametrize("pile", ["hand", "deck", "discards"])
def test_an_unplayed_objective_card_is_added_if_fulfilled_and_removed_if_not(pile):
    piles = piled(pile, "aux_ny")
    assert score("objectives", {**piles, "cities": {"new_york": 1}, "discs": ["step_2"]}, display=[]) == 5
    assert score("objectives", piles, display=[]) == 0


@rule("GWT-SCORE-07")
def test_a_played_objective_card_scores_its_points_or_its_penalty():
    assert score("objectives", {"objectives": ["aux_ny"]}, display=[]) == -3
    assert (
        score("objectives", {"objectives": ["aux_ny"], "cities": {"new_york": 1}, "discs": ["step_2"]}, display=[]) == 5
    )


@rule("GWT-SCORE-07")
def test_the_immediate_action_of_a_card_added_at_the_end_is_not_done():
    s = over(
        {"deck": ["gain2_bgo"], "captured": {"green_outlaw": 1, "orange_outlaw": 1}}, tiles={"a1": "0/2a"}, display=[]
    )
    assert s.scores()[0]["objectives"] == 3
    assert s.scores()[0]["dollars"] == 0
    assert s.save()["players"][0]["dollars"] == 0


@rule("GWT-SCORE-07")
def test_the_objective_points_may_be_negative():
    me = {"objectives": ["start_bbh", "engine_bohh", "aux_ny", "move_ssbb"]}
    assert only("objectives", 0 - 3 - 3 - 2, me, display=[])


@rule("GWT-SCORE-20")
def test_things_go_to_the_cards_where_they_are_worth_most():
    """Two hazards fulfil draw_5h (with a Hereford; 3) or engine_sshh (with two stations; 5), not both."""
    me = {
        "hand": ["hereford_5"],
        "stations": ["s1", "s2"],
        "discs": ["step_2"],
        "captured": {"flood_2_black": 1, "flood_2_green": 1},
    }
    assert score("objectives", {**me, "objectives": ["draw_5h", "engine_sshh"]}, display=[], market=[]) == 5 - 2
    assert score("objectives", {**me, "hand": ["hereford_5", "draw_5h", "engine_sshh"]}, display=[], market=[]) == 5


@rule("GWT-SCORE-20")
def test_two_small_cards_may_be_worth_more_than_a_large_one():
    """Two buildings and two hazards fulfil move_bbhh (5), or draw_bbh and, with a Hereford, draw_5h (3 each)."""
    things = {"captured": {"flood_2_black": 1, "flood_2_green": 1}}
    fields = {"tiles": {"a1": "0/1a", "a2": "0/2a"}, "display": [], "market": []}
    cards = ["move_bbhh", "draw_bbh", "draw_5h"]
    assert score("objectives", {**things, "hand": ["hereford_5", *cards]}, **fields) == 3 + 3
    assert score("objectives", {**things, "hand": ["hereford_5"], "objectives": cards}, **fields) == 3 + 3 - 2


@rule("GWT-SCORE-20")
def test_a_played_card_may_be_left_unfulfilled_for_a_better_one_not_played():
    """One building: start_34b has no penalty and gives 3, gain2_333b gives 4."""
    me = {"objectives": ["start_34b"], "hand": ["corriente", "corriente", "corriente", "shorthorn_4", "gain2_333b"]}
    assert score("objectives", me, tiles={"a1": "0/1a"}, display=[], market=[]) == 4


@rule("GWT-SCORE-20")
def test_an_unfulfilled_card_is_added_if_it_gains_more_with_a_station_master():
    """sm1 gives 3 for two cards: a penalty of 2 is worth it, one of 3 is not."""
    me = {"objectives": ["start_bbh"], "masters": ["sm1"], "hand": ["gain2_boo"]}
    s = over(me, display=[])
    assert (s.scores()[0]["objectives"], s.scores()[0]["station_masters"]) == (-2, 3)
    s = over({**me, "hand": ["aux_ny"]}, display=[])
    assert s.scores()[0]["objectives"] + s.scores()[0]["station_masters"] == 0
    s = over({**me, "masters": []}, display=[])
    assert s.scores()[0]["total"] == 0


# Station masters


@rule("GWT-SCORE-08")
def test_station_masters_and_objective_cards_count_the_same_things():
    me = {
        "objectives": ["start_ohh"],
        "masters": ["sm4"],
        "captured": {"flood_2_black": 1, "drought_2_black": 1, "orange_outlaw": 1},
    }
    found = over(me).scores()[0]
    assert (found["hazards"], found["objectives"], found["station_masters"]) == (4, 3, 3)


def master(tile, me):
    """What a station master gives for these things; without the tile they give nothing in that category."""
    assert score("station_masters", me, display=[]) == 0
    return score("station_masters", {**me, "masters": [tile]}, display=[])


@rule("GWT-SCORE-09")
def test_a_station_master_gives_a_point_for_each_worker_with_the_printed_ones():
    assert master("sm5", {}) == 3
    assert master("sm5", {"workers": {"cowboy": 3, "builder": 1, "engineer": 2}}) == 6


@rule("GWT-SCORE-10")
@pytest.mark.parametrize(("cards", "points"), [(0, 0), (1, 3), (2, 3), (3, 6), (4, 6)])
def test_a_station_master_gives_three_points_for_two_objective_cards_fulfilled_or_not(cards, points):
    assert master("sm1", {"objectives": ["start_bbh"] + ["aux_ny"] * cards}) == points


@rule("GWT-SCORE-11")
def test_a_station_master_gives_three_points_for_two_hazards():
    assert master("sm4", {"captured": {"flood_2_black": 1, "green_outlaw": 1}}) == 0
    assert master("sm4", {"captured": {"flood_2_black": 1, "drought_4_green": 2}}) == 3
    assert master("sm4", {"captured": {"flood_2_black": 1, "drought_4_green": 2, "rockfall_3_green": 1}}) == 6


@rule("GWT-SCORE-12")
@pytest.mark.parametrize(("green", "orange", "points"), [(4, 0, 0), (0, 3, 0), (1, 1, 3), (2, 3, 6), (3, 2, 6)])
def test_a_station_master_gives_three_points_for_a_green_and_an_orange_outlaw(green, orange, points):
    assert master("sm3", {"captured": {"green_outlaw": green, "orange_outlaw": orange}}) == points


@rule("GWT-SCORE-13")
@pytest.mark.parametrize(("certificates", "points"), [(0, 0), (1, 3), (2, 3), (3, 6)])
def test_a_station_master_gives_three_points_for_two_certificates_with_his_own(certificates, points):
    assert master("sm2", {"certificates": certificates}) == points


@rule("GWT-SCORE-14")
@pytest.mark.parametrize(("stations", "points"), [(1, 0), (2, 3), (3, 3), (5, 6)])
def test_a_station_master_gives_three_points_for_two_stations(stations, points):
    assert master("sm6", {"stations": [f"s{n + 1}" for n in range(stations)], "discs": []}) == points


@rule("GWT-SCORE-10")
def test_a_card_added_at_the_end_counts_for_the_station_master():
    me = {
        "objectives": ["start_bbh"],
        "hand": ["aux_ny"],
        "cities": {"new_york": 1},
        "discs": ["step_2"],
        "masters": ["sm1"],
    }
    found = over(me, display=[]).scores()[0]
    assert (found["objectives"], found["station_masters"]) == (5, 3)


@rule("GWT-SCORE-13")
def test_certificates_of_other_station_masters_count_too():
    assert score("station_masters", {"masters": ["sm2", "sm8"], "certificates": 1}) == 6  # 1 + 2 permanent, 1 temporary
    assert score("station_masters", {"masters": ["sm2", "sm8"]}) == 3


@rule("GWT-SCORE-15")
def test_a_station_master_gives_two_points_for_each_own_building_on_the_trail():
    tiles = {"a1": "0/1a", "a2": "0/2a", "b1": "0/3a", "c1": "1/1a"}
    assert score("station_masters", {"masters": ["sm7"]}, tiles=tiles) == 6
    assert score("station_masters", {"masters": ["sm7"]}) == 0


@rule("GWT-SCORE-08")
@pytest.mark.parametrize("tile", ["sm8", "sm9"])
def test_two_station_masters_score_nothing(tile):
    me = {"masters": [tile], "workers": {"cowboy": 4, "builder": 4, "engineer": 4}, "certificates": 3}
    assert only("station_masters", 0, me)


@rule("GWT-SCORE-16")
@pytest.mark.parametrize(
    ("cowboys", "builders", "engineers", "points"),
    [(4, 4, 4, 0), (5, 1, 1, 4), (1, 6, 1, 8), (1, 1, 5, 4), (6, 5, 6, 20)],
)
def test_workers_on_columns_5_and_6_are_worth_four_points_each(cowboys, builders, engineers, points):
    workers = {"cowboy": cowboys, "builder": builders, "engineer": engineers}
    assert only("workers", points, {"workers": workers})


@rule("GWT-SCORE-17")
def test_the_cleared_second_step_slot_is_worth_three_points():
    slots = table().save()["players"][0]["discs"]
    for cleared in slots:
        discs = [slot for slot in slots if slot != cleared]
        assert only("step_slot", 3 if cleared == "step_2" else 0, {"discs": discs})


@rule("GWT-SCORE-18")
def test_the_job_market_token_is_worth_two_points():
    assert only("job_market_token", 2, {"job_market_token": True})
    assert only("job_market_token", 0)


@rule("GWT-SCORE-19")
def test_most_points_win():
    assert over({"dollars": 30}, other={"dollars": 15, "hand": []}).winners() == [0]  # and 2 for the token
    assert over({"dollars": 15}, other={"dollars": 20, "hand": []}).winners() == [1]


@rule("GWT-SCORE-19")
def test_players_tied_for_most_share_the_victory():
    doc = over({"dollars": 20}, players=3, other={"dollars": 15, "hand": []}).save()
    doc["players"][2].update(dollars=10)  # and 2 points for the token
    s = GAME.restore(doc)
    assert [score["total"] for score in s.scores()] == [4, 3, 4]
    assert s.winners() == [0, 2]
