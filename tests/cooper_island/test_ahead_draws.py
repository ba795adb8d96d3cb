"""CI-ROUND-06, one thing at a time: what may draw a tile or a token, and what may lead into the harbor of another."""

from typing import Any

import pytest

from support.ahead import CARD, TILES, ahead, cleanup, simultaneous
from support.cooper_island import GAME, document, land, pending, play, rule, settled
from support.refusing import refused

# The islet that draws tiles lies on the coast already

DRAWN = {"islets": {"R1a": "I3"}}
BOAT = {**DRAWN, "docks": {"dock1": "B3"}}  # may draw 1 tile
LID = {**DRAWN, "lids": ["C2", "C3", "C4", "C5"], "unused": 1}  # too
USED = {**DRAWN, "lids": ["C2", "C3", "C4", "C5"], "crates": ["draw"]}


@rule("CI-ROUND-06", "CI-CRATE-02")
@pytest.mark.parametrize(
    ("me", "other", "needed"),
    [
        (LID, LID, 2),
        (LID, BOAT, 2),
        (BOAT, BOAT, 2),
        (USED, BOAT, 0),
        ({**BOAT, "islets": {"R1a": "I2"}}, BOAT, 3),  # with the islet that is placed now
        ({**BOAT, **LID}, BOAT, 3),
        ({**DRAWN, **CARD, "large_cards": ["4"]}, BOAT, 2),
        ({**DRAWN, **CARD, "large_cards": ["12"]}, BOAT, 3),
        ({**DRAWN, **CARD, "large_cards": ["12"], "spent": ["12"]}, BOAT, 0),
        ({**BOAT, "docks": {"dock1": "B6"}}, BOAT, 2),  # a copy of the tile boat
    ],
)
def test_tiles_are_enough_if_both_may_draw_all_that_they_can(me, other, needed):
    for one, two in ((me, other), (other, me)):
        assert ahead(simultaneous(me=one, other=two, bag={"D1": needed})) == [1]
        if needed:
            assert ahead(simultaneous(me=one, other=two, bag={"D1": needed - 1})) == []


@rule("CI-ROUND-06")
def test_who_draws_nothing_need_not_care_how_many_tiles_are_left():
    for one, two in ((BOAT, DRAWN), (DRAWN, {**BOAT, **LID})):
        assert ahead(simultaneous(me=one, other=two, bag={})) == [1]
        assert ahead(simultaneous(me=two, other=one, bag={})) == [1]


@rule("CI-ROUND-06", "CI-INCOME-01", "CI-LARGE-14")
def test_a_boat_that_lies_face_down_or_was_used_draws_no_tile():
    graveyard = {**CARD, "large_cards": ["14"], "spent": ["14"]}
    wreck = {**BOAT, **graveyard, "docks": {"dock1": "B3", "dock2": "B1"}, "wrecks": ["B3"]}
    assert ahead(simultaneous(me=wreck, other=BOAT, bag={"D1": 1})) == [1]
    assert ahead(simultaneous(me={**wreck, "wrecks": ["B1"]}, other=BOAT, bag={"D1": 1})) == []
    s = simultaneous(me=BOAT, other=BOAT, bag={"D1": 2})
    play(s, "draw")
    assert s.save()["bag"] == {"D1": 1} and s.actor == 0
    assert ahead(s) == [1]


@rule("CI-ROUND-06", "CI-CLEAN-05", "CI-CLEAN-06")
def test_what_may_be_reactivated_may_draw_twice():
    lid = {**USED, "stored": {"coin": 2}}
    assert ahead(cleanup("reactivation", me=lid, other=lid, bag={"D1": 4})) == [1]
    assert ahead(cleanup("reactivation", me=lid, other=lid, bag={"D1": 3})) == []
    assert ahead(cleanup("reactivation", me=lid, other={**lid, "crates": ["coins"]}, bag={"D1": 3})) == []
    card = {**DRAWN, **CARD, "large_cards": ["4"], "spent": ["4"], "stored": {"coin": 2}}
    assert ahead(cleanup("reactivation", me=card, other=lid, bag={"D1": 4})) == [1]
    assert ahead(cleanup("reactivation", me=card, other=lid, bag={"D1": 3})) == []


@rule("CI-ROUND-06", "CI-HELM-05")
@pytest.mark.parametrize(
    ("islets", "needed"), [({"I2": 1}, 0), ({"I3": 1}, 2), ({"I3": 2}, 3), ({"I3": 1, "I2": 1}, 2)]
)
def test_islets_that_are_being_passed_count(islets, needed):
    """In the feeding step seat 0 has just passed them; seat 1 has a lid for a tile."""

    def passing(bag):
        waiting = {"step": "cleanup_step", "seat": 1, "memo": "feeding"}
        passed = {"step": "islet_action", "seat": 0, "memo": islets}
        own = {"islets": {"R1a": "I3"}, "stored": {}}
        return cleanup("feeding", me=own, other=LID, bag={"D1": bag}, pending=[waiting, passed])

    assert pending(passing(3)) == "islet_action"
    assert ahead(passing(max(1, needed))) == [1]
    if needed:
        assert ahead(passing(needed - 1)) == []


@rule("CI-ROUND-06", "CI-LARGE-05", "CI-CARTO-10")
def test_the_single_tile_of_a_card_counts_beside_that_of_the_cartographer():
    kinds = GAME.components.singles
    survey = {**CARD, "large_cards": ["5"]}
    for who in ("me", "other"):
        assert ahead(simultaneous(**{who: survey}, singles=dict.fromkeys(kinds, 3))) == [1]
        assert ahead(simultaneous(**{who: survey}, singles=dict.fromkeys(kinds, 2))) == []


@rule("CI-ROUND-06")
@pytest.mark.parametrize("card", GAME.components.large_cards)
def test_of_all_cards_those_for_helm_points_and_for_what_others_use_keep_the_order(card):
    helm = {"6", "9", "10", "13"}
    islets = {"11"}  # both place one
    for who in ("me", "other"):
        s = simultaneous(**{who: {**CARD, "large_cards": [card]}})
        assert ahead(s) == ([] if card in helm | islets else [1])


@rule("CI-ROUND-06", "CI-LOG-03")
def test_log_book_tokens_are_enough_if_each_ship_may_take_one():
    """Every ship is 1 step before a bay, and none before a harbor of another; 2 or 4 of 30 tokens are left."""

    def near(*steps):
        statue = land((), h12="meadow 1 statue")
        return {**statue, "steps": dict(zip(("one_sail", "two_sails"), steps, strict=True))}

    s = cleanup("statues", me=near(34, 34), other=near(34, 44), round=5)
    assert sum(s.log) == 4 and ahead(s) == [1]
    s = cleanup("statues", me=near(34, 34), other=near(44, 44), round=5)
    assert sum(s.log) == 2 and ahead(s) == []
    s = cleanup("statues", me=near(35, 36), other=near(44, 44), round=5)  # only the other one comes to a bay
    assert sum(s.log) == 0 and ahead(s) == [1]


@rule("CI-ROUND-06", "CI-CRATE-01")
def test_a_crate_space_with_a_lid_draws_no_second_tile():
    two = {**DRAWN, "lids": ["C3", "C4", "C5"], "unused": 1}
    for crates, needed in ((["draw"], 0), (["place"], 2), (["cubes"], 2)):
        assert ahead(simultaneous(me={**two, "crates": crates}, other=BOAT, bag={"D1": needed})) == [1]
        if needed:
            assert ahead(simultaneous(me={**two, "crates": crates}, other=BOAT, bag={"D1": 1})) == []


def during_phase_c(*frames: Any, bag: int = 60, **fields: Any) -> Any:
    """Seat 0 is in the middle of the feeding step, seat 1 waits with a lid for a tile."""
    waiting = {"step": "cleanup_step", "seat": 1, "memo": "feeding"}
    own = [{"seat": 0, **frame} for frame in frames]
    me = {**DRAWN, "stored": {}, **fields}
    return cleanup("feeding", me=me, other=LID, pending=[waiting, *own], **({"bag": {"D1": bag}} if bag < 60 else {}))


ISLET = {"step": "islet_action", "memo": {"I2": 1}}


@rule("CI-ROUND-06", "CI-HELM-09")
@pytest.mark.parametrize(("steps", "points", "free"), [(8, 1, True), (8, 2, False), (7, 2, True), (7, 3, False)])
def test_helm_points_that_are_being_used_may_lead_into_the_harbor_of_another(steps, points, free):
    for ship in ("one_sail", "two_sails"):
        under_way = {"step": "sailing", "memo": {"ship": ship, "points": points}}
        s = during_phase_c(under_way, ISLET, steps={"one_sail": steps, "two_sails": steps})
        assert pending(s) == "islet_action" and ahead(s) == ([1] if free else [])
    s = during_phase_c({"step": "sail", "memo": points}, steps={"one_sail": steps})
    assert pending(s) == "sail" and ahead(s) == ([1] if free else [])


@rule("CI-ROUND-06", "CI-CLEAN-10")
@pytest.mark.parametrize(("steps", "free"), [(8, True), (9, False)])
def test_the_helm_point_of_the_passage(steps, free):
    passage = land(h12="meadow", h71="meadow", h72="forest", h73="meadow")
    s = cleanup("passage", me={**passage, "steps": {"one_sail": steps}}, other=passage)
    assert pending(s) == "bonus" and ahead(s) == ([1] if free else [])
    s = cleanup("passage", me=passage, other={**passage, "steps": {"two_sails": steps}})
    assert pending(s) == "bonus" and ahead(s) == ([1] if free else [])


@rule("CI-ROUND-06", "CI-LOG-01")
def test_a_log_book_token_may_draw_a_tile():
    for action, needed in (("may_draw_tile", 2), ("may_gain_gold", 0)):
        s = during_phase_c({"step": action}, bag=max(1, needed), log={"LD1": 1, "LG5": 1}, steps={"one_sail": 12})
        assert pending(s) == action and ahead(s) == [1]
    s = during_phase_c({"step": "may_draw_tile"}, bag=1, log={"LD1": 1, "LG5": 1}, steps={"one_sail": 12})
    assert ahead(s) == []
    for steps, needed in ((3, 1), (4, 2)):  # the next bay is after 5
        sailing = {"steps": {"one_sail": steps}, "islets": {"L1a": "I3"}}
        assert ahead(during_phase_c({"step": "sail", "memo": 1}, bag=needed, **sailing)) == [1]
    assert ahead(during_phase_c({"step": "sail", "memo": 1}, bag=1, **sailing)) == []


@rule("CI-ROUND-06", "CI-HELM-05")
@pytest.mark.parametrize(("half", "steps", "needed"), [("L4a", 3, 2), ("L4a", 2, 1), ("L2b", 2, 2), ("L1b", 3, 1)])
def test_an_islet_that_a_ship_may_pass_may_draw_a_tile(half, steps, needed):
    fields = {"steps": {"one_sail": steps}, "islets": {half: "I3"}}
    assert ahead(during_phase_c({"step": "sail", "memo": 1}, bag=needed, **fields)) == [1]
    if needed > 1:
        assert ahead(during_phase_c({"step": "sail", "memo": 1}, bag=1, **fields)) == []


@rule("CI-ROUND-06", "CI-LARGE-09")
def test_who_is_under_way_in_the_income_may_pass_the_islet_that_another_places():
    own = [{"step": "end_turn", "seat": 0}, {"step": "income", "seat": 0, "memo": ["islet"]}]
    own += [{"step": "sail", "seat": 0, "memo": 1}]
    work = {"step": "begin_work", "seat": 0}
    assert ahead(simultaneous(each=TILES, pending=[work, {"step": "begin_income", "seat": 1}, *own])) == []
    placed = [{"step": "end_turn", "seat": 1}, {"step": "income", "seat": 1, "memo": ["islet"]}]
    placed += [{"step": "resume", "seat": 1}]
    s = simultaneous(each=TILES, pending=[work, *placed, *own])
    assert pending(s) == "sail" and ahead(s) == [1]


@rule("CI-ROUND-06", "CI-SMALL-14")
def test_who_has_the_map_room_and_draws_nothing_is_in_nobodys_way():
    room = {**DRAWN, **land(h12="meadow 1 small"), "small_cards": ["14"]}
    assert ahead(simultaneous(players=3, each=BOAT, me={**room, "docks": {}})) == [1, 2]
    assert ahead(simultaneous(players=3, each=BOAT, me=room)) == []


@rule("CI-ROUND-05")
def test_who_acts_is_told_that_nothing_of_hers_waits():
    s = simultaneous(each=TILES)
    assert refused(s, "ahead:1") == refused(settled(document(2)), "ahead:2")
    assert refused(s, "ahead:1").endswith("waits to be decided now. (CI-ROUND-05)")
