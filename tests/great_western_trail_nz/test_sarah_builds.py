"""SOLO: which building Sarah raises, and where. Seat 0 is the human, who stands at building A unless more is said.

Craftsmen of the buildings on side a: 1a 1, 2a 1, 3a 2, 4a 2, 5a 3, 6a 4, 7a 5, 8a 7, 9a 9, 10a 10; with a hand: 1a, 4a,
7a (two), 8a and 10a.
"""

import json

import pytest

from support.great_western_trail_nz import GAME, offered, pending, play, player, rule, staff
from support.great_western_trail_nz_whole import FAR
from support.sarah import TYPES, asked, facing, sarah

ALL = [f"{n}a" for n in range(1, 11)]


def stands(s):
    """Sarah's buildings on the trail, but for those at its end that complete the position."""
    return {space: tile for space, tile in s.save()["tiles"].items() if tile.startswith("1/") and space not in FAR}


def builds(card, craftsmen, unbuilt, *, tiles=None, sarah=None, me="NA", **fields):
    """Sarah's turn with this card, up to its end or to what the human is asked."""
    has = {"workers": staff(craftsman=craftsmen), "specialization": "craftsman", "unbuilt": unbuilt, **(sarah or {})}
    turn = [{"step": "sarah_turn", "seat": 0}]
    return facing(card, sarah=has, tiles=tiles, me={"space": me}, pending=turn, **fields)


CHOICES = {
    "new with all": (3, ALL, {}, {"a1": "1/5a"}),
    "all minus 1": (3, ["1a", "4a", "10a"], {}, {"a1": "1/4a"}),
    "new with all minus 1 before replacing with all": (2, ["2a", "5a"], {"d1": "1/1a"}, {"d1": "1/1a", "a1": "1/2a"}),
    "replace, as many as possible": (4, ["1a", "4a", "7a", "8a"], {"d1": "1/3a"}, {"d1": "1/7a"}),
    "replace before new with fewer": (4, ["1a", "4a"], {"d1": "1/2a"}, {"d1": "1/4a"}),
    "new, as many as possible": (5, ["1a", "4a"], {}, {"a1": "1/4a"}),
    "never new with more than she has": (2, ["5a", "6a"], {}, {}),
    "no replacing with more than she has": (2, ["7a"], {"d1": "1/4a"}, {"d1": "1/4a"}),
    "replacing above 5 craftsmen": (4, ["9a"], {"d1": "1/7a"}, {"d1": "1/9a"}),
    "no tile that needs fewer replaces": (2, ["7a"], {"d1": "1/8a"}, {"d1": "1/8a"}),
    "no tile that needs as many replaces": (4, ["4a"], {"d1": "1/3a"}, {"d1": "1/3a", "a1": "1/4a"}),
}


@rule("NZ-SOLO-25")
@pytest.mark.parametrize("card", ["sarah_4", "sarah_11", "sarah_15"])
@pytest.mark.parametrize(("craftsmen", "unbuilt", "tiles", "after"), CHOICES.values(), ids=list(CHOICES))
def test_four_ways_to_build_are_tried_in_order(card, craftsmen, unbuilt, tiles, after):
    s = builds(card, craftsmen, unbuilt, tiles=tiles)
    assert stands(s) == after
    assert set(sarah(s)["unbuilt"]) == set(unbuilt) - {tile[2:] for tile in after.values()}
    assert not asked(s)


SITES = {
    "the next ahead": ("NA", {}, 0, "a1"),
    "the human's own space is not ahead": ("a1", {"a1": "0/2a"}, 0, "a2"),
    "not one with a tile": ("NA", {"a1": "0/2a", "a2": "0/3a"}, 0, "a3"),
    "past the next buildings": ("NA", {"a1": "0/2a", "a2": "0/3a", "a3": "0/5a"}, 0, "b1"),
    "no space 2 with pathfinder 1": ("NB", {}, 1, "b1"),
    "no space 2 with pathfinder 1, others taken": ("NB", {"b1": "0/2a"}, 1, "b2"),
    "a space 2 with pathfinder 2": ("NB", {"b1": "0/2a"}, 2, "p2"),
    "no space 7 with pathfinder 6": ("NE", {"e1": "0/2a"}, 6, "e2"),
    "a space 7 with pathfinder 7": ("NE", {"e1": "0/2a"}, 7, "p7a"),
    "never with a risk action": ("rr1", {"rr1": "0/2a", "b1": "0/3a"}, 16, "p2"),
    "on the flood side only risk actions": ("flood1", {"flood1": "flood_2_green", "p7a": "0/2a"}, 16, "e1"),
    "from the start when none is left": ("NH", {"h1": "0/2a", "h2": "0/3a", "h3": "0/4a"}, 0, "a1"),
    "the human at the start": ("start", {}, 0, "a1"),
}


@rule("NZ-SOLO-26")
@pytest.mark.parametrize(("space", "tiles", "pathfinder", "site"), SITES.values(), ids=list(SITES))
def test_she_builds_on_the_next_space_ahead_of_the_human(space, tiles, pathfinder, site):
    s = builds("sarah_4", 1, ["1a"], tiles=tiles, sarah={"pathfinder": pathfinder, "space": "NB"}, me=space)
    assert stands(s) == {site: "1/1a"}


@rule("NZ-SOLO-26")
def test_the_humans_progress_opens_no_space_to_her():
    doc = builds("sarah_4", 1, ["1a"], me="NB", tiles={"b1": "0/2a"}, sarah={"pathfinder": 1}).save()
    assert doc["tiles"]["b2"] == "1/1a"
    s = facing("sarah_4", me={"space": "NB", "pathfinder": 16}, tiles={"b1": "0/2a"}, sarah={"unbuilt": ["1a"]})
    assert stands(play(s, "done")) == {"b2": "1/1a"}


@rule("NZ-SOLO-27")
@pytest.mark.parametrize(
    ("craftsmen", "unbuilt", "tiles", "after"),
    [
        (1, ["1a", "2a"], {}, {"a1": "1/1a"}),  # 1a has a hand
        (2, ["3a", "4a"], {}, {"a1": "1/4a"}),
        (1, ["2a"], {}, {"a1": "1/2a"}),
        (4, ["3a", "4a"], {"d1": "1/2a"}, {"d1": "1/4a"}),  # equal points: the one with a hand
        (2, ["6a", "7a"], {"d1": "1/3a", "d2": "1/5a"}, {"d1": "1/3a", "d2": "1/7a"}),  # both use 2: more points
        (5, ["8a", "9a"], {"d1": "1/6a", "d2": "1/3a"}, {"d1": "1/9a", "d2": "1/3a"}),  # both use 5
    ],
)
def test_a_hand_for_new_tiles_and_points_then_hands_for_replacing(craftsmen, unbuilt, tiles, after):
    assert stands(builds("sarah_4", craftsmen, unbuilt, tiles=tiles)) == after


EXACTLY = {
    "11: a tile of 1": ("sarah_11", ALL, {}, {"a1": "1/1a"}),
    "11: the other tile of 1": ("sarah_11", ["2a", "5a"], {"d1": "1/1a"}, {"d1": "1/1a", "a1": "1/2a"}),
    "11: else a difference of 1": ("sarah_11", ["3a", "5a", "6a"], {"d1": "1/1a"}, {"d1": "1/3a"}),
    "11: of most points": ("sarah_11", ["3a", "6a"], {"d1": "1/1a", "d2": "1/5a"}, {"d1": "1/1a", "d2": "1/6a"}),
    "11: no other difference": ("sarah_11", ["5a"], {"d1": "1/1a"}, {"d1": "1/1a"}),
    "15: a tile of 2": ("sarah_15", ALL, {}, {"a1": "1/4a"}),
    "15: else a difference of 2": ("sarah_15", ["1a", "5a"], {"d1": "1/2a"}, {"d1": "1/5a"}),
    "15: no other difference": ("sarah_15", ["1a", "6a"], {"d1": "1/2a"}, {"d1": "1/2a"}),
}


@rule("NZ-SOLO-28")
@pytest.mark.parametrize("craftsmen", [1, 4])
@pytest.mark.parametrize(("card", "unbuilt", "tiles", "after"), EXACTLY.values(), ids=list(EXACTLY))
def test_another_specialist_builds_with_exactly_1_or_2(card, unbuilt, tiles, after, craftsmen):
    for specialization in TYPES:
        if specialization != "craftsman":
            s = builds(card, craftsmen, unbuilt, tiles=tiles, sarah={"specialization": specialization})
            assert stands(s) == after


@rule("NZ-SOLO-38")
@pytest.mark.parametrize("site", ["c1", "c3"])
def test_of_equally_near_spaces_the_human_chooses(site):
    s = builds("sarah_4", 1, ["1a"], me="NC")
    assert (s.actor, pending(s), offered(s)) == (0, "sarah_site", {"site:c1", "site:c3"})
    s = GAME.restore(json.loads(json.dumps(s.save())))
    play(s, f"site:{site}")
    assert stands(s) == {site: "1/1a"}
    assert sarah(s)["unbuilt"] == []
    assert pending(s) == "phase_a"


@rule("NZ-SOLO-38")
def test_near_means_by_spaces_of_the_trail():
    """From B: b1 and p2 are one space away, b2 two, and c1 and c3 three by way of p2."""
    near = {"sarah": {"pathfinder": 2}, "me": "NB"}
    assert offered(builds("sarah_4", 1, ["1a"], **near)) == {"site:b1", "site:p2"}
    assert stands(builds("sarah_4", 1, ["1a"], tiles={"p2": "0/2a", "b1": "0/3a"}, **near)) == {"b2": "1/1a"}
    tiles = {"b1": "0/2a", "b2": "0/3a", "p2": "0/5a"}
    assert offered(builds("sarah_4", 1, ["1a"], tiles=tiles, **near)) == {"site:c1", "site:c3"}


@rule("NZ-SOLO-38")
@pytest.mark.parametrize("site", ["d1", "d2"])
def test_of_equal_buildings_the_human_says_which_gives_way(site):
    s = builds("sarah_4", 3, ["6a"], tiles={"d1": "1/1a", "d2": "1/2a"})
    assert (pending(s), offered(s)) == ("sarah_site", {"site:d1", "site:d2"})
    s = GAME.restore(json.loads(json.dumps(s.save())))
    left = {"d1": "1/1a", "d2": "1/2a"}
    assert stands(play(s, f"site:{site}")) == {**left, site: "1/6a"}


@rule("NZ-SOLO-41")
def test_a_gold_nugget_is_not_for_her():
    s = builds("sarah_4", 1, ["1a"], me="NC", tiles={"c1": "0/2a"})
    assert stands(s) == {"c3": "1/1a"}
    assert "gold" not in sarah(s)
    assert player(s)["gold"] == 0
