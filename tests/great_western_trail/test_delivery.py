"""DELV: the delivery in Kansas City. Values of the cities: 0, 1, 4, 6, 8, 10, 12, 14, 16, 18."""

from collections import Counter

import pytest

from support.great_western_trail import GAME, at, legal, offered, play, player, rule, table

VALUES = {
    "kansas_city": 0,
    "fulton": 1,
    "st_louis": 4,
    "bloomington": 6,
    "peoria": 8,
    "chicago": 10,
    "toledo": 12,
    "pittsburgh": 14,
    "philadelphia": 16,
    "new_york": 18,
}
DARK_CITIES = {"chicago", "toledo", "philadelphia", "new_york"}
DARK_STATIONS = {"s5", "s6", "s7", "s8", "s9", "s10"}
WHITE = [f"aux_{name}_{n}" for name in ("cert", "forward", "remove") for n in (1, 2)]
WHITE += ["aux_dollar_2", "aux_draw_2", "cert_limit_4"]
DARK = ["cert_limit_6", "step_1", "step_2", "hand_1", "hand_2"]
TOKEN, OBJECTIVE = "use:exchange_token_1", "use:objective_to_discard_1"


def delivering(value, cities=(), players=2, **me):
    """Seat 0 has this breeding value, its income, and discs of aux actions on these cities."""
    discs = [slot for slot in WHITE if slot not in WHITE[: len(cities)]] + DARK
    fields = {name: me.pop(name) for name in ("display", "objective_stack", "bags", "foresight") if name in me}
    me = {"space": "kc", "dollars": 50, "engine": "38", "discs": discs, "cities": dict.fromkeys(cities, 1), **me}
    frames = [*at("return"), {"step": "deliver", "seat": 0, "memo": value}]
    return table(players, me=me, pending=frames, **fields)


def to(city, *then, value=20, **me):
    """That city was chosen."""
    return play(delivering(value, **me), f"deliver:{city}", *then)


def next_turn(s):
    """The other player moves; then seat 0 is to move."""
    return play(s, "move:nA", "done")


# Which city


@rule("GWT-DELV-01")
@pytest.mark.parametrize("value", range(1, 22))
def test_a_city_not_above_the_breeding_value_must_be_chosen(value):
    s = delivering(value)
    assert set(legal(s)) == {f"deliver:{city}" for city, needed in VALUES.items() if needed <= value}


@rule("GWT-DELV-01")
def test_with_a_value_of_nothing_kansas_city_is_all_that_remains():
    s = play(delivering(0), "disc:aux_dollar_2")
    assert player(s)["cities"] == {"kansas_city": 1}


@rule("GWT-DELV-02")
def test_a_city_with_an_own_disc_is_chosen_again_only_if_it_is_the_first_or_the_last():
    s = delivering(18, cities=["kansas_city", "fulton", "peoria", "new_york"])
    assert offered(s, "deliver") == set(VALUES) - {"fulton", "peoria"}
    play(s, "deliver:new_york", "disc:step_2")
    assert player(s)["cities"]["new_york"] == 2


@rule("GWT-DELV-02")
def test_discs_of_other_players_do_not_matter():
    discs = [*WHITE[1:], *DARK]
    s = table(other={"cities": {"fulton": 1}, "discs": discs}, pending=at("deliver", 1))
    assert offered(s, "deliver") == {"kansas_city", "fulton"}


# Which disc


@rule("GWT-DELV-03")
def test_one_disc_leaves_the_player_board_for_the_city():
    s = to("chicago")
    assert "done" not in legal(s)
    play(s, "disc:aux_cert_2")
    assert player(s)["cities"] == {"chicago": 1}
    assert set(player(s)["discs"]) == {*WHITE, *DARK} - {"aux_cert_2"}
    assert GAME.census(s)["discs 0"] == 14


@rule("GWT-DELV-04")
@pytest.mark.parametrize("city", VALUES)
def test_a_disc_of_a_white_slot_may_go_to_any_city(city):
    assert offered(to(city), "disc") >= set(WHITE)


@rule("GWT-DELV-04", "GWT-DELV-05")
@pytest.mark.parametrize("station", [f"s{n}" for n in range(1, 11)])
def test_the_corners_matter_at_stations_too(station):
    s = table(me={"dollars": 20}, pending=at("upgrade_disc", station))
    assert offered(s, "disc") == {*WHITE, *(DARK if station in DARK_STATIONS else [])}


@rule("GWT-DELV-05")
@pytest.mark.parametrize("city", VALUES)
def test_a_disc_of_a_dark_slot_may_only_go_to_a_dark_city(city):
    assert offered(to(city), "disc") & set(DARK) == (set(DARK) if city in DARK_CITIES else set())


# What a cleared slot does


@rule("GWT-DELV-06")
def test_a_cleared_slot_works_at_once_and_for_the_rest_of_the_game():
    s = to("chicago", "disc:hand_1")
    assert (s.actor, len(player(s)["hand"])) == (1, 5)  # already in this turn's phase C
    s = to("peoria", "disc:aux_forward_1", engine="3")
    for space in ("nA", "nB"):
        play(next_turn(s) if space == "nA" else play(s, "move:nB", "done"), f"move:{space}")
        assert "aux:forward:single" in legal(s)
        play(s, "done")


@rule("GWT-DELV-07")
@pytest.mark.parametrize(("players", "limit"), [(2, 4), (3, 5), (4, 6)])
def test_clearing_step_1_raises_the_step_limit_and_gives_3_dollars(players, limit):
    s = to("chicago", "disc:step_1", players=players)
    assert player(s)["dollars"] == 53
    assert player(s)["space"] == "start"
    for _ in range(players - 1):
        play(s, "move:nA", "done")
    first_step = {1: {"nA"}, 2: {"nB"}, 3: {"nC"}, 4: {"nD", "nE"}, 5: {"nF"}, 6: {"nG"}, 7: {"kc"}}
    assert offered(s, "move") == set().union(*[first_step[n] for n in range(1, limit + 1)])


@rule("GWT-DELV-08")
def test_clearing_step_2_raises_the_step_limit_and_is_worth_3_points():
    s = delivering(10)
    assert s.scores()[0]["step_slot"] == 0
    play(s, "deliver:chicago", "disc:step_2")
    assert player(s)["dollars"] == 50
    assert s.scores()[0]["step_slot"] == 3
    assert offered(next_turn(s), "move") == {"nA", "nB", "nC", "nD", "nE"}


@rule("GWT-DELV-09")
@pytest.mark.parametrize("slot", ["hand_1", "hand_2"])
def test_clearing_a_hand_slot_raises_the_hand_limit_and_costs_5_dollars(slot):
    s = to("chicago", f"disc:{slot}")
    assert (player(s)["dollars"], len(player(s)["hand"])) == (45, 5)
    rest = [other for other in (*WHITE[1:], *DARK) if other != ("hand_2" if slot == "hand_1" else "hand_1")]
    s = to("chicago", f"disc:{slot}", discs=rest)
    assert len(player(s)["hand"]) == 6


@rule("GWT-DELV-09")
@pytest.mark.parametrize(("dollars", "may"), [(5, True), (4, False)])
def test_a_hand_slot_that_cannot_be_paid_may_not_be_cleared(dollars, may):
    assert ({"hand_1", "hand_2"} <= offered(to("chicago", dollars=dollars), "disc")) == may
    s = table(me={"dollars": dollars}, pending=at("upgrade_disc", "s6"))
    assert ({"hand_1", "hand_2"} <= offered(s, "disc")) == may


@rule("GWT-DELV-09", "GWT-DELV-11")
def test_the_slot_is_paid_before_the_disc_on_kansas_city_gives_its_dollars():
    s = to("kansas_city", discs=["step_2", "hand_1"], dollars=4)  # GWT-EDGE-03: no white disc is left
    assert player(s)["discs"] == ["hand_1"]
    assert player(s)["dollars"] == 8
    s = to("kansas_city", "disc:hand_1", discs=["step_2", "hand_1"], dollars=5)
    assert player(s)["dollars"] == 4


@rule("GWT-DELV-10")
@pytest.mark.parametrize(
    ("covered", "limit"),
    [(["cert_limit_4", "cert_limit_6"], 3), (["cert_limit_6"], 4), (["cert_limit_4"], 3), ([], 6)],
)
def test_the_limit_of_temporary_certificates_is_3_then_4_then_6(covered, limit):
    me = {"space": "a1", "discs": ["step_1", *covered]}
    s = play(table(me=me, tiles={"a1": "0/10a"}, pending=at("visit")), "use:cert_max")
    assert player(s)["certificates"] == limit


@rule("GWT-DELV-10")
def test_clearing_the_slot_of_the_4_after_that_of_the_6_gives_both():
    s = to("chicago", "disc:cert_limit_4", discs=["cert_limit_4", "step_1"])
    doc = s.save()
    doc["players"][0].update(space="nC", certificates=4)
    doc.update(turn={"number": 3, "seat": 0}, pending=at("visit", []))
    assert player(play(GAME.restore(doc), "use:cert_1"))["certificates"] == 6


# What the city gives


@rule("GWT-DELV-11")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_each_disc_on_kansas_city_gives_4_dollars_and_costs_6_points(before):
    s = delivering(3, discs=[*WHITE[before:], *DARK], dollars=0)
    assert player(s)["cities"] == ({"kansas_city": before} if before else {})
    assert s.scores()[0]["cities"] == -6 * before
    play(s, "deliver:kansas_city", "disc:aux_dollar_2")
    assert player(s)["dollars"] == 4
    assert s.scores()[0]["cities"] == -6 * (before + 1)


ARROWS = [
    ("fulton", "st_louis", OBJECTIVE),
    ("st_louis", "bloomington", TOKEN),
    ("bloomington", "peoria", OBJECTIVE),
    ("peoria", "chicago", OBJECTIVE),
]


@rule("GWT-DELV-12", "GWT-DELV-13")
@pytest.mark.parametrize(("one", "other", "bonus"), ARROWS)
def test_an_arrow_between_two_own_discs_gives_its_bonus_at_once(one, other, bonus):
    for had, city in ((one, other), (other, one)):  # whichever was placed first
        s = to(city, "disc:aux_dollar_2", cities=[had])
        if bonus == OBJECTIVE:
            assert s.actor == 0
            assert "done" not in legal(s)  # it must be taken
            play(s, "objective:engine_sshh")
            assert player(s)["discards"] == ["engine_sshh"]
        else:
            assert player(s)["exchange_tokens"] == 1
        assert s.actor == 1  # once only


@rule("GWT-DELV-13")
@pytest.mark.parametrize(("one", "other", "bonus"), ARROWS)
def test_without_an_own_disc_on_both_cities_an_arrow_gives_nothing(one, other, bonus):
    doc = delivering(20).save()
    doc["players"][1].update(cities={one: 1}, discs=[*WHITE[1:], *DARK])
    for city in (one, other):
        s = play(GAME.restore(doc), f"deliver:{city}", "disc:aux_dollar_2")
        assert s.actor == 1
        assert (player(s)["exchange_tokens"], player(s)["discards"]) == (0, [])


@rule("GWT-DELV-13", "GWT-DELV-15")
@pytest.mark.parametrize(
    ("one", "other", "alone", "both"),
    [
        ("fulton", "st_louis", 0, -3),
        ("chicago", "toledo", 0, 6),
        ("toledo", "pittsburgh", 0, 8),
        ("pittsburgh", "philadelphia", 6, 10),
        ("philadelphia", "new_york", 15, 15),
    ],
)
def test_points_of_cities_and_arrows_count_at_the_end(one, other, alone, both):
    first = sum({"philadelphia": 6, "new_york": 9}.get(city, 0) for city in (one, other))
    assert first == alone
    points = {city: delivering(20, cities=[city]).scores()[0]["cities"] for city in (one, other)}
    assert sum(points.values()) == alone
    for had, city in ((one, other), (other, one)):
        s = to(city, "disc:aux_dollar_2", cities=[had])
        assert s.scores()[0]["cities"] == both
        assert player(s)["dollars"] == 50


@rule("GWT-DELV-15")
def test_points_are_added_for_each_disc_and_may_be_negative():
    s = delivering(20, cities=["kansas_city", "new_york"])
    assert s.scores()[0]["cities"] == -6 + 9
    play(s, "deliver:new_york", "disc:step_2")
    assert s.scores()[0]["cities"] == -6 + 9 + 9
    assert delivering(20, cities=["kansas_city", "fulton", "st_louis"]).scores()[0]["cities"] == -6 - 3


@rule("GWT-DELV-14")
def test_two_completed_arrows_give_two_cards_and_the_display_is_refilled_in_between():
    s = delivering(
        20,
        cities=["bloomington", "chicago"],
        display=["gain2_4hh", "gain2_bgo", "gain2_boo", "gain2_ssh"],
        objective_stack=["draw_5h"],
    )
    play(s, "deliver:peoria", "disc:aux_dollar_2", "objective:gain2_bgo")
    assert offered(s) == {f"objective:{card}" for card in ("gain2_4hh", "gain2_boo", "gain2_ssh", "draw_5h")}
    play(s, "objective:draw_5h")
    assert player(s)["discards"] == ["gain2_bgo", "draw_5h"]
    assert s.actor == 1


@rule("GWT-DELV-14")
@pytest.mark.parametrize("first", [TOKEN, OBJECTIVE])
def test_two_different_bonuses_are_taken_one_after_the_other(first):
    s = to("bloomington", "disc:aux_dollar_2", cities=["st_louis", "peoria"])
    assert offered(s) == {TOKEN, OBJECTIVE}
    play(s, first)
    assert player(s)["exchange_tokens"] == (1 if first == TOKEN else 0)
    play(s, "objective:engine_sshh")
    assert player(s)["exchange_tokens"] == 1
    assert player(s)["discards"] == ["engine_sshh"]
    assert s.actor == 1


# Transport


@rule("GWT-DELV-16")
@pytest.mark.parametrize(
    ("engine", "city", "cost"),
    [
        ("0", "fulton", 0),
        ("0", "st_louis", 1),
        ("0", "bloomington", 3),
        ("0", "peoria", 4),
        ("0", "chicago", 5),
        ("0", "toledo", 7),
        ("0", "pittsburgh", 8),
        ("0", "philadelphia", 9),
        ("0", "new_york", 11),
        ("5", "chicago", 3),
        ("5", "peoria", 2),
        ("5", "st_louis", 0),
        ("9", "chicago", 1),
        ("10", "chicago", 0),
        ("18", "new_york", 0),
        ("20", "new_york", 0),
    ],
)
def test_each_cross_between_engine_and_city_costs_a_dollar(engine, city, cost):
    s = to(city, "disc:aux_dollar_2", engine=engine)
    assert player(s)["dollars"] == 50 - cost
    assert player(to("kansas_city", "disc:aux_dollar_2", engine=engine))["dollars"] == 54


@rule("GWT-DELV-16")
def test_transport_is_paid_last():
    s = to("peoria", "disc:aux_dollar_2", cities=["chicago"], engine="0")
    assert (s.actor, player(s)["dollars"]) == (0, 50)  # the arrow's card is to be taken first
    play(s, "objective:stack")
    assert player(s)["dollars"] == 46


@rule("GWT-DELV-17")
@pytest.mark.parametrize(("engine", "cost"), [("4", 4), ("t1", 3), ("5", 3), ("7", 2), ("t2", 1), ("8", 1)])
def test_an_engine_on_a_turnout_counts_as_on_the_number_after_it(engine, cost):
    assert player(to("chicago", "disc:aux_dollar_2", engine=engine))["dollars"] == 50 - cost


# Afterwards


@rule("GWT-DELV-18")
def test_the_herder_goes_to_the_start_of_the_trail():
    s = to("chicago")
    assert player(s)["space"] == "kc"
    play(s, "disc:aux_dollar_2")
    assert player(s)["space"] == "start"
    assert offered(next_turn(s), "move") == {"nA", "nB", "nC"}


@rule("GWT-DELV-19")
def test_then_the_empty_foresight_spaces_are_refilled_from_their_bags():
    shown = ["green_outlaw", None, None, "builder", "engineer", None]
    s = to("chicago", foresight=shown)
    assert s.save()["foresight"] == shown
    bags = [Counter(bag) for bag in s.save()["bags"]]
    play(s, "disc:aux_dollar_2")
    refilled = s.save()["foresight"]
    assert [refilled[place] for place in (0, 3, 4)] == ["green_outlaw", "builder", "engineer"]
    for bag, place in enumerate((1, 2, 5)):
        assert bags[bag] - Counter(s.save()["bags"][bag]) == {refilled[place]: 1}
