"""Which bar is given for a disc or a building, and what a transport costs."""

from support.great_western_trail import GAME, at, rule, staff, table


def why(s, action):
    return GAME.why_not(s, GAME.actions.number(action))[0]


@rule("GWT-DELV-04", "GWT-EDGE-04")
def test_a_station_without_an_own_disc_has_none_to_take():
    s = table(me={"stations": ["s2"], "discs": GAME.components.slot_names[2:]}, pending=at("city_disc", "peoria"))
    assert why(s, "disc:s1") == "no_disc_there"
    assert why(s, "disc:s2") == "player_board_first"


@rule("GWT-BUILD-02", "GWT-BUILD-03", "GWT-BUILD-05")
def test_of_two_own_buildings_the_greater_makes_the_cheaper_place():
    tiles = {"a1": "0/5a", "a2": "0/2a"}  # 3 builders and 1
    s = table(me={"dollars": 3, "workers": staff(builder=2)}, tiles=tiles, pending=at("build_2"))
    assert why(s, "build:8a") == "too_little_money"  # 5 - 3 builders
