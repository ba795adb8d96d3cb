"""BUILD: placing private buildings on the trail and replacing one's own."""

import pytest

from support.great_western_trail import at, legal, offered, pending, play, player, resumed, rule, staff, table, visiting

SIDE_A = {"1a": 1, "2a": 1, "3a": 1, "4a": 2, "5a": 3, "6a": 4, "7a": 5, "8a": 5, "9a": 7, "10a": 9, "12a": 4}
SIDE_A["11a"] = 12
SIDE_B = {"1b": 1, "2b": 1, "3b": 2, "4b": 2, "5b": 3, "6b": 4, "7b": 5, "8b": 6, "9b": 6, "10b": 8, "11b": 5, "12b": 3}
SITES = {"a1", "a2", "a3", "fr1", "fr2", "b1", "b2", "b3", "dr1", "c1", "c2", "d1", "or1", "or2", "e1", "e2"}
SITES |= {"rr1", "rr2", "f1", "f2", "g1", "g2"}
BUILD = "use:build_2"


def building(builders=6, dollars=60, tiles=None, rate=2, **fields):
    """Seat 0 is about to choose a building to place."""
    me = {"workers": staff(builder=builders), "dollars": dollars, "space": "nB", **fields.pop("me", {})}
    return table(me=me, tiles=tiles, pending=at(f"build_{rate}"), **fields)


def buildings(*args, **kwargs):
    return offered(building(*args, **kwargs), "build")


@rule("GWT-BUILD-01")
def test_an_unbuilt_building_goes_on_any_empty_building_space():
    s = play(visiting("nB", me={"dollars": 2}), BUILD)
    assert offered(s) == {"build:1a", "build:2a", "build:3a"}
    play(s, "build:2a")
    assert offered(s) == {f"site:{site}" for site in SITES}  # anywhere, with risk action or without
    play(s, "site:fr2")
    assert s.save()["tiles"]["fr2"] == "0/2a"
    assert "2a" not in player(s)["unbuilt"]
    assert len(player(s)["unbuilt"]) == 11


@rule("GWT-BUILD-01")
def test_it_goes_on_an_empty_space_or_in_place_of_an_own_building():
    tiles = {"a1": "0/2a", "c2": "1/6a", "g1": "0/5a"}
    s = play(building(tiles=tiles), "build:4a")
    assert offered(s, "site") == SITES - {"c2", "g1"}
    s = play(building(tiles=tiles), "build:6a")
    assert offered(s, "site") == SITES - {"c2"}


@rule("GWT-BUILD-01")
def test_a_building_already_placed_is_not_placed_again():
    assert "2a" not in buildings(tiles={"a1": "0/2a"})
    assert "2a" in buildings(tiles={"a1": "1/2a"})


@rule("GWT-BUILD-02")
@pytest.mark.parametrize("builders", range(1, 7))
@pytest.mark.parametrize(("side", "needs"), [("a", SIDE_A), ("b", SIDE_B)])
def test_for_an_empty_space_as_many_builders_are_needed_as_the_tile_says(side, needs, builders):
    may = {name for name, need in needs.items() if need <= builders}
    assert buildings(builders, options={"buildings": side}) == may


@rule("GWT-BUILD-03", "GWT-EX-17")
@pytest.mark.parametrize(("name", "cost"), [("1a", 2), ("4a", 4), ("5a", 6), ("12a", 8), ("8a", 10)])
def test_building_b_costs_2_dollars_for_each_builder(name, cost):
    s = play(visiting("nB", me={"workers": staff(builder=6), "dollars": cost}), BUILD, f"build:{name}", "site:b2")
    assert player(s)["dollars"] == 0
    assert name not in buildings(6, cost - 1)


@rule("GWT-BUILD-04")
@pytest.mark.parametrize(("name", "cost"), [("1a", 1), ("4a", 2), ("5a", 3), ("12a", 4), ("8a", 5)])
def test_the_builder_row_costs_1_dollar_for_each_builder(name, cost):
    jobs = {"1:builder": 1}
    s = table(me={"workers": staff(builder=5), "dollars": 6 + cost}, jobs=jobs, pending=at("hire_0"))
    play(s, "use:build_1", f"build:{name}", "site:b2")
    assert player(s)["dollars"] == 0
    assert name not in buildings(6, cost - 1, rate=1)


@rule("GWT-BUILD-05", "GWT-EX-17")
def test_a_replacement_needs_and_pays_the_difference():
    s = play(building(3, 6, tiles={"a1": "0/4a"}), "build:7a")  # 5 instead of 2; nowhere else to place it
    assert s.save()["tiles"]["a1"] == "0/7a"
    assert player(s)["dollars"] == 0
    assert "7a" not in buildings(3, 5, tiles={"a1": "0/4a"})
    assert "7a" not in buildings(2, 60, tiles={"a1": "0/4a"})


@rule("GWT-BUILD-05")
def test_the_difference_is_paid_by_the_rate_of_the_action():
    s = play(building(3, 3, tiles={"a1": "0/4a"}, rate=1), "build:7a")
    assert (s.save()["tiles"]["a1"], player(s)["dollars"]) == ("0/7a", 0)


@rule("GWT-BUILD-05")
def test_a_replacement_must_require_more_builders():
    tiles = {"a1": "0/6a", "a2": "0/5a", "a3": "0/7a"}
    s = play(building(6, tiles=tiles), "build:12a")  # 4 builders
    assert offered(s, "site") == SITES - {"a1", "a3"}  # neither its equal nor more
    assert buildings(1, tiles={"a1": "0/6a"}) == {"1a", "2a", "3a", "7a", "8a"}  # not 12a, which needs as many as 6a


@rule("GWT-BUILD-05")
def test_what_is_too_dear_for_an_empty_space_may_do_as_a_replacement():
    tiles = {"a1": "0/1a", "a2": "0/5a", "a3": "0/6a"}
    s = play(building(6, 4, tiles=tiles), "build:7a")
    assert offered(s, "site") == {"a2", "a3"}
    play(s, "site:a2")
    assert player(s)["dollars"] == 0


@rule("GWT-BUILD-06")
def test_the_replaced_building_leaves_the_game():
    s = play(building(6, tiles={"a1": "0/1a"}), "build:5a", "site:a1")
    assert "0/1a" not in s.save()["tiles"].values()
    assert not {"1a", "5a"} & set(player(s)["unbuilt"])
    assert len(player(s)["unbuilt"]) == 10
    assert s.scores()[0]["buildings"] == 4


@rule("GWT-BUILD-07")
@pytest.mark.parametrize(
    ("standing", "may"),
    [
        ("", set()),
        ("1a", {"9a"}),
        ("4a", {"9a"}),
        ("5a", {"9a", "10a"}),
        ("7a", {"9a", "10a"}),
        ("9a", {"10a", "11a"}),
        ("10a", {"11a"}),
    ],
)
def test_what_needs_more_than_6_builders_is_only_placed_by_replacement(standing, may):
    tiles = {"c1": f"0/{standing}"} if standing else None
    assert buildings(6, 200, tiles=tiles) & {"9a", "10a", "11a"} == may
    for name in may:
        assert play(building(6, 200, tiles=tiles), f"build:{name}").save()["tiles"]["c1"] == f"0/{name}"


@rule("GWT-BUILD-08")
def test_neutral_buildings_and_those_of_others_are_not_replaced():
    tiles = {site: f"1/{name}" for site, name in zip(sorted(SITES), ["1a", "2a", "3a", "4a"], strict=False)}
    s = play(building(tiles=tiles), "build:5a")
    assert offered(s, "site") == SITES - set(tiles)
    assert "9a" not in buildings(tiles=tiles)


NEUTRAL = ["nA", "nB", "nC", "nD", "nE", "nF", "nG"]


@rule("GWT-BUILD-09")
@pytest.mark.parametrize("space", NEUTRAL)
def test_of_the_neutral_buildings_only_b_builds(space):
    building = {name for name in legal(visiting(space, me={"dollars": 60})) if name.startswith("use:build")}
    assert building == ({BUILD} if space == "nB" else set())


@rule("GWT-BUILD-09")
@pytest.mark.parametrize("name", [*SIDE_A, *SIDE_B])
def test_no_private_building_builds(name):
    s = visiting("c1", f"0/{name}", me={"dollars": 60, "workers": staff(6, 6, 6)})
    assert not [action for action in legal(s) if action.startswith("use:build")]


@rule("GWT-BUILD-10")
def test_builders_are_not_used_up():
    me = {"workers": staff(builder=3), "dollars": 60}
    s = play(visiting("nB", me=me, jobs={"1:builder": 1}), BUILD, "build:5a", "site:a1")
    assert player(s)["workers"] == staff(builder=3)
    s = table(me=me, jobs={"1:builder": 1}, tiles={"a1": "0/5a"}, pending=at("hire_0"))
    play(s, "use:build_1", "build:6a", "site:a2")  # all four at once
    assert player(s)["workers"] == staff(builder=4)


# A building replaced under the own herder


def replaced(space):
    """Seat 0 on their 6a hires a fourth builder and replaces the 6a itself."""
    me = {"workers": staff(builder=3), "dollars": 40, "hand": ["gain2_boo", "criollo"]}
    s = visiting(space, "0/6a", me=me, jobs={"1:builder": 1})
    return play(s, "use:hire_-1", "use:build_1", "build:8a")  # too dear for any other space


@rule("GWT-EDGE-06", "GWT-EDGE-14")
def test_a_building_replaced_under_the_own_herder_is_not_used_in_this_visit():
    s = replaced("a1")
    assert (s.save()["tiles"]["a1"], player(s)["space"]) == ("0/8a", "a1")
    assert offered(s) == {"done", "play:gain2_boo"}  # nor the engine of the 6a that was left over
    later = resumed(s, used={}, pending=at("visit"))
    assert {"use:engine_forward_2", "use:aux_single_or_double"} < offered(later)


@rule("GWT-EDGE-14")
def test_the_risk_action_of_its_space_is_lost_with_it():
    s = replaced("fr1")
    assert offered(s) == {"done", "play:gain2_boo"}


@rule("GWT-EDGE-06")
def test_another_building_replaced_meanwhile_is_as_usable_as_before():
    me = {"workers": staff(builder=3), "dollars": 40}
    s = visiting("a1", "0/6a", me=me, jobs={"1:builder": 1}, tiles={"c1": "0/1a"})
    play(s, "use:hire_-1", "use:build_1", "build:8a", "site:c1")
    assert pending(s) == "visit"
    assert offered(s) == {"done", "use:engine_forward_engineers"}
