"""STAT, SM: upgrading stations and taking station masters."""

import pytest

from support.great_western_trail import at, legal, offered, pending, play, player, resumed, rule, staff, table, visiting

WHITE = ["aux_dollar_2", "aux_draw_2", "aux_cert_1", "aux_cert_2", "aux_forward_1", "aux_forward_2", "aux_remove_1"]
WHITE += ["aux_remove_2", "cert_limit_4"]
DARK = ["cert_limit_6", "step_1", "step_2", "hand_1", "hand_2"]
STATIONS = [  # station, turnout or space, cost, points
    ("s1", "t1", 2, 1),
    ("s2", "t2", 2, 1),
    ("s3", "t3", 4, 2),
    ("s4", "t4", 4, 2),
    ("s5", "t5", 6, 3),
    ("s6", "t6", 8, 5),
    ("s7", "t7", 7, 6),
    ("s8", "t8", 6, 7),
    ("s9", "t9", 5, 8),
    ("s10", "39", 3, 9),
]
BACK = "use:engine_back_1+dollars_3"  # of building 1b


def stopped(station="s1", *, masters=None, **me):
    """Seat 0's engine has just stopped at a station; there are no station masters unless they are named."""
    space = {name: space for name, space, _, _ in STATIONS}[station]
    me = {"engine": space, "dollars": 40, **me}
    return table(me=me, masters=masters or {}, station_workers={}, pending=at("upgrade", station))


def upgraded(station="s1", slot="aux_cert_1", **fields):
    return play(stopped(station, **fields), "upgrade", f"disc:{slot}")


# STAT


@rule("GWT-STAT-01")
def test_an_engine_that_stops_on_a_turnout_asks_for_the_upgrade_before_anything_else():
    me = {"engine": "7", "workers": staff(engineer=2), "hand": ["gain2_boo"]}
    s = visiting("nG", me=me, masters={}, station_workers={})
    play(s, "use:engine_forward_engineers", "engine:t2")
    assert offered(s) == {"done", "upgrade"}
    play(s, "done")
    assert {"play:gain2_boo", "use:aux_single_or_double"} < offered(s)
    assert "upgrade" not in legal(s)


@rule("GWT-STAT-01", "GWT-EDGE-13")
def test_backwards_too_and_before_the_reward_is_taken():
    s = play(visiting("a1", "0/1b", me={"engine": "5", "dollars": 2}), BACK, "engine:t1")
    assert offered(s) == {"done", "upgrade"}
    assert player(s)["dollars"] == 2
    play(s, "done")
    assert player(s)["dollars"] == 5


@rule("GWT-STAT-01")
def test_an_engine_that_passes_a_turnout_or_starts_there_upgrades_nothing():
    s = visiting("nG", me={"engine": "4", "workers": staff(engineer=2)})
    assert pending(play(s, "use:engine_forward_engineers", "engine:6")) == "visit"
    s = visiting("nG", me={"engine": "t1", "workers": staff(engineer=2)})
    assert "upgrade" not in legal(s)
    assert pending(play(s, "use:engine_forward_engineers", "engine:5")) == "visit"


@rule("GWT-STAT-02")
def test_a_station_with_an_own_disc_is_not_upgraded_again():
    s = visiting(
        "nG", me={"engine": "3", "stations": ["s1"], "discs": [*WHITE[1:], *DARK], "workers": staff(engineer=2)}
    )
    play(s, "use:engine_forward_engineers", "engine:t1")
    assert pending(s) == "visit"


@rule("GWT-STAT-02")
def test_discs_of_other_players_on_a_station_do_not_matter():
    s = table(
        me={"engine": "t1"}, other={"stations": ["s1"], "discs": [*WHITE[1:], *DARK]}, pending=at("upgrade", "s1")
    )
    assert offered(s) == {"done", "upgrade"}
    play(s, "upgrade", "disc:aux_cert_1")
    assert (player(s)["stations"], player(s, 1)["stations"]) == (["s1"], ["s1"])


@rule("GWT-STAT-03", "GWT-STAT-05")
@pytest.mark.parametrize(("station", "space", "cost", "points"), STATIONS)
def test_an_upgrade_costs_its_dollars_and_a_disc_of_the_player_board(station, space, cost, points):
    s = upgraded(station, dollars=cost)
    assert player(s)["dollars"] == 0
    assert player(s)["stations"] == [station]
    assert set(player(s)["discs"]) == set(WHITE + DARK) - {"aux_cert_1"}
    assert s.scores()[0]["stations"] == points
    s = stopped(station, dollars=cost - 1)
    assert "upgrade" not in legal(s)


@rule("GWT-STAT-05")
def test_the_points_of_all_own_stations_are_added():
    stations = [station for station, _, _, _ in STATIONS]
    s = table(me={"stations": stations, "discs": []}, other={"stations": ["s6"], "discs": []})
    assert [score["stations"] for score in s.scores()] == [1 + 1 + 2 + 2 + 3 + 5 + 6 + 7 + 8 + 9, 5]


@rule("GWT-STAT-04")
@pytest.mark.parametrize("station", ["s1", "s2", "s3", "s4"])
def test_only_discs_of_white_slots_go_to_white_stations(station):
    assert offered(play(stopped(station), "upgrade"), "disc") == set(WHITE)


@rule("GWT-STAT-04")
@pytest.mark.parametrize("station", ["s5", "s6", "s7", "s8", "s9", "s10"])
def test_discs_of_all_slots_go_to_dark_stations(station):
    assert offered(play(stopped(station), "upgrade"), "disc") == set(WHITE + DARK)


@rule("GWT-STAT-04")
@pytest.mark.parametrize(("dollars", "may"), [(6, False), (10, False), (11, True)])
def test_the_5_dollars_of_a_hand_slot_are_paid_beside_the_station(dollars, may):
    s = play(stopped("s5", dollars=dollars), "upgrade")  # 6 dollars
    assert ("disc:hand_1" in legal(s), "disc:hand_2" in legal(s)) == (may, may)
    if may:
        assert player(play(s, "disc:hand_1"))["dollars"] == 0


@rule("GWT-STAT-04")
def test_a_slot_cleared_for_a_station_takes_effect_at_once():
    s = upgraded("s9", "step_1", dollars=5)
    assert player(s)["dollars"] == 3  # what the step slot gives
    s = upgraded("s9", "hand_1", dollars=10, hand=["criollo"] * 4)
    assert len(player(s)["hand"]) == 5  # phase C
    s = upgraded("s1", "cert_limit_4", masters={"s1": "sm7"}, certificates=3, workers=staff(cowboy=2))
    play(s, "give:cowboy", "use:cert_2")
    assert player(s)["certificates"] == 4


@rule("GWT-STAT-04", "GWT-EDGE-03")
def test_with_dark_slots_only_their_discs_serve_white_stations_too():
    s = play(stopped("s1", discs=["step_2", "hand_1"], dollars=7), "upgrade")
    assert offered(s, "disc") == {"step_2", "hand_1"}
    s = play(stopped("s1", discs=["step_2", "aux_cert_1"], dollars=7), "upgrade")
    assert player(s)["discs"] == ["step_2"]  # a white slot comes first


@rule("GWT-STAT-03", "GWT-EDGE-04", "GWT-EDGE-05")
def test_without_a_disc_to_take_from_the_board_one_of_another_station_is_moved():
    s = play(stopped("s10", discs=[], stations=["s1", "s6"]), "upgrade")
    assert offered(s) == {"disc:s1", "disc:s6"}
    play(s, "disc:s6")
    assert player(s)["stations"] == ["s1", "s10"]


@rule("GWT-EDGE-04")
@pytest.mark.parametrize(("dollars", "discs"), [(7, {"s1", "s6"}), (8, {"hand_1", "hand_2"})])
def test_hand_slots_that_cannot_be_paid_are_no_discs_to_take(dollars, discs):
    s = play(stopped("s10", discs=["hand_1", "hand_2"], stations=["s1", "s6"], dollars=dollars), "upgrade")
    assert offered(s, "disc") == discs


@rule("GWT-STAT-03")
def test_without_any_disc_there_is_no_upgrade():
    s = stopped("s9", discs=[])
    assert (s.actor, player(s)["dollars"]) == (1, 40)
    assert stopped("s9", discs=["hand_1"], dollars=9).actor == 1  # 5 for the station, 4 are not enough for the slot


# SM


@rule("GWT-SM-01")
def test_after_the_upgrade_a_station_master_is_taken_for_a_hired_worker():
    s = upgraded("s2", masters={"s2": "sm3"}, workers=staff(cowboy=2, builder=3))
    assert offered(s) == {"done", "give:cowboy", "give:builder"}
    play(s, "give:builder")
    assert player(s)["masters"] == ["sm3"]
    assert player(s)["workers"] == staff(cowboy=2, builder=2)


@rule("GWT-SM-01")
@pytest.mark.parametrize(
    ("station", "masters", "workers"),
    [("s2", {"s1": "sm3"}, staff(cowboy=2)), ("s6", {"s1": "sm3"}, staff(cowboy=2)), ("s2", {"s2": "sm3"}, staff())],
    ids=["already taken", "station without", "no worker hired"],
)
def test_without_a_tile_or_a_worker_nothing_is_offered(station, masters, workers):
    s = upgraded(station, masters=masters, workers=workers)
    assert (s.actor, player(s)["masters"]) == (1, [])


@rule("GWT-SM-01")
def test_the_tile_is_offered_only_to_who_upgrades():
    s = play(stopped("s2", masters={"s2": "sm3"}, workers=staff(cowboy=2)), "done")
    assert (s.actor, player(s)["masters"], s.save()["masters"]) == (1, [], {"s2": "sm3"})


@rule("GWT-SM-02")
@pytest.mark.parametrize("worker", ["cowboy", "builder", "engineer"])
def test_only_a_worker_tile_is_given_up_never_a_printed_worker(worker):
    s = upgraded("s1", masters={"s1": "sm3"}, workers={**staff(), worker: 2})
    assert offered(s) == {"done", f"give:{worker}"}
    assert player(play(s, f"give:{worker}"))["workers"] == staff()


@rule("GWT-SM-02")
def test_the_worker_on_the_rightmost_space_of_the_row_is_given_up():
    s = upgraded("s1", masters={"s1": "sm3"}, workers=staff(engineer=6))
    assert s.scores()[0]["workers"] == 8
    play(s, "give:engineer")
    assert s.scores()[0]["workers"] == 4  # column 6 is empty again


@rule("GWT-SM-03")
def test_the_worker_takes_the_place_of_the_tile_and_stays_there():
    s = upgraded("s1", masters={"s1": "sm3", "s2": "sm8"}, workers=staff(engineer=3))
    play(s, "give:engineer")
    assert s.save()["masters"] == {"s2": "sm8"}
    assert s.save()["station_workers"]["s1"] == "engineer"
    s = resumed(s, pending=at("upgrade", "s1", 1))  # another player finds no tile any more
    play(s, "upgrade", "disc:aux_cert_1")
    assert pending(s) == "phase_a"
    assert s.save()["station_workers"]["s1"] == "engineer"


@rule("GWT-SM-04")
def test_a_declined_tile_cannot_be_taken_later_but_another_player_may_take_it():
    s = play(upgraded("s1", masters={"s1": "sm3"}, workers=staff(cowboy=2)), "done")
    assert s.save()["masters"] == {"s1": "sm3"}
    again = resumed(s, pending=at("upgrade", "s1", 0))
    assert pending(again) == "phase_a"  # neither upgrade nor tile
    both = [{**player(s, seat), "workers": staff(cowboy=2)} for seat in (0, 1)]
    other = resumed(s, players=both, pending=at("upgrade", "s1", 1))
    assert "sm3" not in player(other, 1)["masters"]
    assert "sm3" in player(play(other, "upgrade", "disc:aux_cert_1", "give:cowboy"), 1)["masters"]


@rule("GWT-SM-05")
def test_an_immediate_action_uncovered_by_giving_up_a_worker_can_be_used_again():
    s = upgraded("s1", masters={"s1": "sm3"}, workers=staff(builder=4))
    play(s, "give:builder")
    s = resumed(s, jobs={"1:builder": 1}, pending=at("hire_0"))
    assert player(s)["workers"]["builder"] == 4
    assert offered(s) == {"done", "use:build_1"}


@rule("GWT-SM-06")
@pytest.mark.parametrize(
    ("tile", "action", "gains"),
    [("sm5", "use:dollars_2", (2, 0)), ("sm9", "use:dollars_12", (12, 0)), ("sm7", "use:cert_2", (0, 2))],
)
def test_the_immediate_action_of_the_tile_is_performed_at_once_or_forfeited(tile, action, gains):
    s = upgraded("s1", masters={"s1": tile}, workers=staff(cowboy=2))
    play(s, "give:cowboy")
    assert offered(s) == {"done", action}
    used = play(s.copy(), action)
    assert (player(used)["dollars"], player(used)["certificates"]) == (38 + gains[0], gains[1])
    play(s, "done")
    assert (player(s)["dollars"], player(s)["certificates"]) == (38, 0)
    assert (s.actor, used.actor) == (1, 1)


@rule("GWT-SM-06")
def test_station_master_1_removes_a_hazard_or_captures_an_outlaw_for_nothing():
    s = upgraded("s1", masters={"s1": "sm1"}, workers=staff(cowboy=2), dollars=2)
    s = resumed(s, tiles={**s.save()["tiles"], "flood1": "flood_4_green", "outlaw7": "green_outlaw"})
    play(s, "give:cowboy")
    assert offered(s) == {"done", "use:remove_hazard_0", "use:capture_outlaw"}
    one = play(s.copy(), "use:remove_hazard_0")
    assert (player(one)["captured"], player(one)["dollars"], one.actor) == ({"flood_4_green": 1}, 0, 1)
    other = play(s, "use:capture_outlaw")
    assert (player(other)["captured"], player(other)["dollars"], other.actor) == ({"green_outlaw": 1}, 6, 1)


@rule("GWT-SM-07")
@pytest.mark.parametrize(
    ("tile", "certificates"), [("sm2", 1), ("sm3", 1), ("sm4", 1), ("sm6", 1), ("sm8", 2), ("sm1", 0), ("sm7", 0)]
)
def test_permanent_certificates_of_a_tile_count_in_every_income(tile, certificates):
    me = {"masters": [tile], "hand": ["criollo"], "dollars": 0, "engine": "18"}
    s = table(me=me, masters={}, station_workers={}, pending=at("income"))
    assert player(s)["dollars"] == 1 + certificates
    assert offered(s, "deliver") == {"kansas_city", "fulton"}
    assert player(s)["certificates"] == 0
    assert player(s)["masters"] == [tile]


@rule("GWT-SM-08")
@pytest.mark.parametrize(
    ("tile", "me", "points"),
    [
        ("sm1", {"objectives": ["start_bbh", *["aux_ny"] * 2]}, 3),
        ("sm2", {"certificates": 3}, 6),  # with its own permanent one
        ("sm3", {"captured": {"green_outlaw": 3, "orange_outlaw": 2}}, 6),
        ("sm4", {"captured": {"flood_2_black": 1, "drought_4_green": 2}}, 3),
        ("sm5", {"workers": staff(cowboy=3, engineer=2)}, 6),
        ("sm6", {"stations": ["s1", "s2", "s6", "s7", "s8"], "discs": DARK}, 6),
        ("sm7", {}, 4),
        ("sm8", {"certificates": 3}, 0),
        ("sm9", {"certificates": 3}, 0),
    ],
)
def test_the_lower_half_of_a_tile_scores_at_the_end(tile, me, points):
    tiles = {"a1": "0/1a", "b1": "0/2a", "b2": "1/3a"}
    s = table(me={**me, "masters": [tile]}, masters={}, station_workers={}, tiles=tiles, display=[])
    assert s.scores()[0]["station_masters"] == points
