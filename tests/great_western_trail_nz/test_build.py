"""BUILD: private buildings placed and replaced."""

import pytest

from support.great_western_trail_nz import at, offered, play, player, rule, staff, table, visiting

ORDINARY = {f"{letter}{n}" for letter in "abcdefgh" for n in (1, 2, 3)} - {"b3", "d3", "e3", "g3"}
ORDINARY |= {"rr1", "rr2", "fr1"}
LOCKED = {"p2": 2, "p4": 4, "p7a": 7, "p7b": 7}
NUGGETS = {"rr2", "p2", "c3", "p7a", "f3", "p7b"}
NEEDS = {"1a": 1, "2a": 1, "3a": 2, "4a": 2, "5a": 3, "6a": 4, "7a": 5, "8a": 7, "9a": 9, "10a": 10}
SIDE_B = {"1b": 1, "2b": 1, "3b": 2, "4b": 2, "5b": 3, "6b": 4, "7b": 5, "8b": 6, "9b": 8, "10b": 10}


def building(craftsmen, pounds=40, *, price=2, **fields):
    """Seat 0 builds with so many craftsmen and pounds."""
    me = {"pounds": pounds, "workers": staff(craftsman=craftsmen), **fields.pop("me", {})}
    return table(me=me, pending=at(f"build_{price}"), **fields)


@rule("NZ-BUILD-01")
def test_one_unbuilt_building_goes_to_an_empty_space_or_takes_the_place_of_an_own_one():
    s = building(3, tiles={"a1": "0/1a", "a2": "1/1a"})
    assert offered(s) == {f"build:{name}" for name in ("2a", "3a", "4a", "5a", "6a")}  # 6a for 1a
    play(s, "build:3a")
    assert offered(s, "site") == ORDINARY - {"a2"}
    new = play(s.copy(), "site:a3")
    assert (new.save()["tiles"]["a3"], new.save()["tiles"]["a1"]) == ("0/3a", "0/1a")
    assert "3a" not in player(new)["unbuilt"]
    play(s, "site:a1")
    assert (s.save()["tiles"]["a1"], "3a" in player(s)["unbuilt"], s.actor) == ("0/3a", False, 1)


@rule("NZ-BUILD-02", "NZ-BUILD-07")
@pytest.mark.parametrize("sides", [NEEDS, SIDE_B], ids=["a", "b"])
@pytest.mark.parametrize("craftsmen", range(1, 6))
def test_a_new_building_needs_at_least_its_number_of_craftsmen(craftsmen, sides):
    s = building(craftsmen, options={"buildings": next(iter(sides))[-1]})
    assert offered(s, "build") == {name for name, needed in sides.items() if needed <= craftsmen}


@rule("NZ-BUILD-03")
@pytest.mark.parametrize("price", [1, 2])
@pytest.mark.parametrize("name", ["1a", "3a", "5a", "6a", "7a"])
def test_a_new_building_costs_two_pounds_a_craftsman_or_one(name, price):
    cost = NEEDS[name] * price
    s = play(building(5, cost, price=price), f"build:{name}", "site:a1")
    assert player(s)["pounds"] == 0
    assert name not in offered(building(5, cost - 1, price=price), "build")


@rule("NZ-BUILD-04")
def test_only_empty_building_spaces_are_built_on():
    tiles = {"a1": "1/1a", "rock1": "rockfall_2_black"}
    s = play(building(1, tiles=tiles), "build:1a")
    assert offered(s, "site") == ORDINARY - {"a1"}  # no neutral space, no hazard space, nothing occupied


@rule("NZ-BUILD-05", "NZ-BUILD-15")
def test_replacing_needs_and_costs_the_difference_of_the_craftsmen():
    tiles = {"a1": "0/5a"}
    s = building(2, 40, tiles=tiles)
    assert offered(s, "build") == {"1a", "2a", "3a", "4a", "6a", "7a"}  # 3 + 1 and 3 + 2 for the last two
    play(s, "build:7a")  # the only place for it
    assert (s.save()["tiles"]["a1"], player(s)["pounds"]) == ("0/7a", 36)
    assert "7a" not in offered(building(2, 3, tiles=tiles), "build")
    assert "7a" not in offered(building(1, 40, tiles=tiles), "build")
    s = play(building(2, tiles=tiles, price=1), "build:7a")
    assert player(s)["pounds"] == 38


@rule("NZ-BUILD-05", "NZ-BUILD-15")
@pytest.mark.parametrize("name", ["3a", "4a"])
def test_a_building_gives_way_only_to_one_of_more_craftsmen(name):
    other = {"3a": "4a", "4a": "3a"}[name]  # as many craftsmen
    s = play(building(5, tiles={"a1": f"0/{name}"}), f"build:{other}")
    assert "a1" not in offered(s, "site")
    s = play(building(5, tiles={"a1": f"0/{name}"}), "build:1a")
    assert "a1" not in offered(s, "site")
    s = play(building(5, tiles={"a1": f"0/{name}"}), "build:5a")
    assert "a1" in offered(s, "site")


@rule("NZ-BUILD-06")
def test_the_replaced_building_leaves_the_game():
    s = play(building(5, tiles={"c1": "0/1a"}), "build:3a", "site:c1")
    assert s.save()["tiles"]["c1"] == "0/3a"
    assert "1a" not in player(s)["unbuilt"]
    assert s.scores()[0]["buildings"] == 3


@rule("NZ-BUILD-07")
@pytest.mark.parametrize(("name", "below"), [("8a", "3a"), ("9a", "6a"), ("10a", "7a"), ("9a", "8a")])
def test_buildings_of_more_than_five_craftsmen_come_only_in_place_of_another(name, below):
    assert name not in offered(building(5), "build")
    s = play(building(5, tiles={"g1": f"0/{below}"}), f"build:{name}")
    assert s.save()["tiles"]["g1"] == f"0/{name}"


@rule("NZ-BUILD-08")
def test_nobody_replaces_a_building_of_another_player():
    s = building(5, tiles={"a1": "1/7a", "a2": "1/1a"})
    assert "10a" not in offered(s, "build")
    assert not {"a1", "a2"} & offered(play(s, "build:6a"), "site")


@rule("NZ-BUILD-09")
@pytest.mark.parametrize("reached", range(9))
def test_four_spaces_need_the_pathfinder(reached):
    s = play(building(1, me={"pathfinder": reached}), "build:1a")
    assert offered(s, "site") == ORDINARY | {space for space, needed in LOCKED.items() if needed <= reached}


@rule("NZ-BUILD-09")
def test_where_only_such_spaces_are_empty_nothing_new_can_be_built():
    full = dict(zip(sorted(ORDINARY), [f"{seat}/{n}a" for seat in (1, 2, 3) for n in range(1, 11)], strict=False))
    s = table(4, me={"pounds": 40}, tiles=full, pending=at("build_2"))
    assert s.actor == 1
    s = table(4, me={"pounds": 40, "pathfinder": 2}, tiles=full, pending=at("build_2"))
    assert play(s, "build:1a").save()["tiles"]["p2"] == "0/1a"


@rule("NZ-BUILD-10")
def test_replacing_there_needs_no_new_check():
    s = play(building(2, tiles={"p7a": "0/1a"}), "build:3a")
    assert "p7a" in offered(s, "site")
    assert play(s, "site:p7a").save()["tiles"]["p7a"] == "0/3a"


@rule("NZ-BUILD-11")
@pytest.mark.parametrize("space", sorted(ORDINARY | set(LOCKED)))
def test_a_new_building_on_a_nugget_brings_a_gold(space):
    s = play(building(1, me={"pathfinder": 7}), "build:1a", f"site:{space}")
    assert player(s)["gold"] == (space in NUGGETS)


@rule("NZ-BUILD-11")
@pytest.mark.parametrize("space", sorted(NUGGETS))
def test_replacing_brings_none(space):
    s = play(building(2, me={"pathfinder": 7}, tiles={space: "0/1a"}), "build:3a", f"site:{space}")
    assert (s.save()["tiles"][space], player(s)["gold"]) == ("0/3a", 0)


@rule("NZ-BUILD-12")
def test_only_the_sides_of_the_set_up_are_ever_built():
    s = table(me={"pounds": 40, "workers": staff(craftsman=5)}, options={"buildings": "mixed"}, pending=at("build_2"))
    unbuilt = player(s)["unbuilt"]
    assert sorted(int(name[:-1]) for name in unbuilt) == list(range(1, 11))
    assert offered(s, "build") == {name for name in unbuilt if int(name[:-1]) < 8}
    assert not [name for name in offered(s) if name.startswith("flip")]


@rule("NZ-BUILD-13")
@pytest.mark.parametrize("letter", "ABCDEFGH")
@pytest.mark.parametrize("side", [1, 2])
def test_of_the_neutral_buildings_only_d_builds(letter, side):
    tile = {"B": "B_II", "C": "C_II", "G": "G_II", "H": "H_II"}.get(letter, "") if side == 2 else ""
    s = visiting(f"N{letter}", tile)
    assert ("build_2" in offered(s, "use")) == (letter == "D")
    assert "build_1" not in offered(s, "use")


@rule("NZ-BUILD-13")
@pytest.mark.parametrize(("space", "use"), [(3, "build_2"), (5, "build_1")])
def test_the_craftsman_row_builds_for_two_pounds_and_further_right_for_one(space, use):
    me = {"pounds": 40, "workers": staff(craftsman=space - 1)}
    s = table(me=me, jobs={"5:craftsman": 1}, pending=at("hire_0"))
    assert offered(s, "use") == {use}
    play(s, f"use:{use}", "build:5a", "site:a1")
    assert player(s)["pounds"] == 40 - 4 - 3 * int(use[-1])


@rule("NZ-BUILD-13")
def test_set_6_replaces_by_a_building_of_one_craftsman_more():
    stacks = {"stack_sets": ["shipping", "fresh_flock", "master_builder", "bonus_10"], "stack_left": [3, 3, 2, 3]}
    tiles = {"a1": "0/1a", "c3": "0/3a"}
    s = visiting("NA", me={"hand": ["master_builder"], "pounds": 0}, tiles=tiles, **stacks)
    play(s, "play:master_builder")
    assert offered(s, "use") == {"pounds_2", "upgrade_by_one"}
    play(s, "use:upgrade_by_one")
    assert offered(s, "build") == {"4a", "5a"}
    play(s, "build:5a")
    assert (s.save()["tiles"]["c3"], player(s)["pounds"]) == ("0/5a", 0)


@rule("NZ-BUILD-14")
def test_the_distance_does_not_matter():
    for space in ("a1", "h3"):
        s = play(visiting("ND"), "use:build_2", "build:1a", f"site:{space}")
        assert (s.save()["tiles"][space], player(s)["space"]) == ("0/1a", "ND")
