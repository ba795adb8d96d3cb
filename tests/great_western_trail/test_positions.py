"""Positions from outside: written by hand, edited, damaged. Refused with the key and the reason, or playable."""

from functools import partial

import pytest

from support import positions, with_memo
from support.great_western_trail import GAME, TRAIL, at, document, legal
from support.sam import sams

C = GAME.components
BAG = C.tiles[: C.bag_kinds]


refused = partial(positions.refused, GAME)
reason = partial(positions.reason, GAME)


class TestPositions(positions.OutsidePositions):
    trail = TRAIL
    rival = "sam"
    goal = "kc"


def test_a_position_needs_no_piles_and_no_generator():
    doc = document(3)
    del doc["chance"]
    state = GAME.restore(doc)
    assert "move:nA" in legal(state)
    found, box = GAME.census(state), GAME.census(GAME.new(players=3, seed=1))
    starting = {name for name in {*box, *found} if name.startswith("start_")}  # each has one, but which?
    assert {name: n for name, n in found.items() if name not in starting} == {
        name: n for name, n in box.items() if name not in starting
    }


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "saltfjord"}, "game"),
        ({"revision": 99}, "revision"),
        ({"options": {"buildings": "c"}}, "options"),
        ({"options": {"sam": "hard"}}, "options"),
        ({"players": []}, "players"),
        ({"sam": sams()}, "sam"),
        ({"tiles": {"nA": "A"}}, "tiles.nB"),
        ({"tiles": {**document()["tiles"], "nZ": "A"}}, "tiles"),
        ({"tiles": {**document()["tiles"], "a1": "A"}}, "tiles.a1"),
        ({"tiles": {**document()["tiles"], "a1": "flood_2_green"}}, "tiles.a1"),
        ({"tiles": {**document()["tiles"], "flood1": "drought_2_green"}}, "tiles.flood1"),
        ({"tiles": {**document()["tiles"], "outlaw4": "cowboy"}}, "tiles.outlaw4"),
        ({"tiles": {**document()["tiles"], "start": "A"}}, "tiles.start"),
        ({"tiles": {**document()["tiles"], "a1": "0/1a"}}, "tiles.a1"),  # still with its owner
        ({"tiles": {**document()["tiles"], "a1": "3/1a"}}, "tiles.a1"),  # no such seat
        ({"tiles": {**document()["tiles"], "a1": "0/1b", "a2": "0/1b"}}, "tiles.a1"),  # twice
        ({"jobs": {"13:3": "cowboy"}}, "jobs"),
        ({"jobs": {"1:cowboy": 1}}, "jobs.1:cowboy"),  # of revision 1
        ({"jobs": {"1:3": "cowhand"}}, "jobs.1:3"),
        ({"jobs": {"1:3": "green_outlaw"}}, "jobs.1:3"),
        ({"jobs": {"1:2": "cowboy"}}, "jobs.1:2"),  # with 2 players only the last two columns are in use
        ({"jobs": {"4:3": "cowboy"}}, "jobs.4:3"),  # below the token
        ({"jobs": {"3:4": "cowboy"}}, "jobs.3:4"),  # under the token
        ({"row_filled": 2}, "row_filled"),  # of revision 1
        ({"token_row": 13}, "token_row"),
        ({"token_row": "top"}, "token_row"),
        ({"last_seat": 0}, "last_seat"),
        ({"last_seat": 2, "token_row": 12}, "last_seat"),
        ({"foresight": ["cowboy"]}, "foresight"),
        ({"foresight": [None, "A", None, None, None, None]}, "foresight[1]"),
        ({"market": ["aux_ny"]}, "market"),
        ({"market": ["criollo"]}, "market"),
        ({"market": ["simmental_1"]}, "market"),  # only with the variant
        ({"market": ["longhorn"] * 8}, "market"),
        ({"market_stack": ["start_bbh"]}, "market_stack"),
        ({"display": ["longhorn"]}, "display"),
        ({"display": ["start_bbh"]}, "display"),
        ({"objective_stack": ["hereford_5"]}, "objective_stack"),
        ({"masters": {"s6": "sm1"}}, "masters"),
        ({"masters": {"s1": "sm1", "s2": "sm1"}}, "masters.s2"),
        ({"station_workers": {"s1": "green_outlaw"}}, "station_workers.s1"),
        ({"side": [1]}, "side"),
        ({"side": [9, 0]}, "side[0]"),
        ({"side": [1, 0]}, "side[0]"),
        ({"bags": [{}, {}]}, "bags"),
        ({"bags": [{"A": 1}, {}, {}]}, "bags[0]"),
        ({"bags": [{}, {"cowboy": 19}, {}]}, "bags[1]"),
        ({"bags": [{}, {"green_outlaw": 1}, {}]}, "bags[1]"),
        ({"used": {"a1": ["9"]}}, "used.a1[0]"),
        ({"weather": "sunny"}, "weather"),
        ({"pending": None}, "pending"),
        ({"pending": [{"step": "dance", "seat": 0}]}, "pending[0].step"),
        ({"pending": [{"step": "turn", "seat": 2}]}, "pending[0].seat"),
        ({"pending": [{"step": "sam_turn", "seat": 0}]}, "pending[0].step"),
        ({"pending": [{"step": "pay_2", "seat": 0}]}, "pending[0].step"),
        ({"pending": [{"step": "pay_2+engine_forward_2", "seat": 0}]}, "pending[0].step"),
        ({"pending": at("visit", ["danced"])}, "pending[2].memo[0]"),
        ({"pending": at("upgrade", "s11")}, "pending[3].memo"),
        ({"pending": at("city_disc", "boston")}, "pending[3].memo"),
        ({"pending": at("arrows", ["boston chicago"])}, "pending[3].memo[0]"),
        ({"pending": at("way", {"to": "boston", "steps": 1, "free": False})}, "pending[2].memo.to"),
        ({"pending": at("site", {"building": "13a", "price_per_builder": 1})}, "pending[3].memo.building"),
    ],
)
def test_a_broken_table_is_refused_with_the_key(change, key):
    assert refused({**document(), **change}, key)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"dollars": -1}, "dollars"),
        ({"dollars": "ten"}, "dollars"),
        ({"space": "outlaw2"}, "space"),
        ({"space": "boston"}, "space"),
        ({"engine": None}, "engine"),
        ({"engine": "40"}, "engine"),
        ({"certificates": 5}, "certificates"),
        ({"certificates": 7}, "certificates"),
        ({"discs": ["hand_3"]}, "discs[0]"),
        ({"cities": {"fulton": 1}}, "discs"),  # a fifteenth
        ({"stations": ["s1"]}, "discs"),
        ({"stations": ["s11"]}, "stations[0]"),
        ({"workers": {"cowboy": 1, "builder": 1}}, "workers"),
        ({"workers": {"cowboy": 7, "builder": 1, "engineer": 1}}, "workers"),
        ({"unbuilt": ["13a"]}, "unbuilt[0]"),
        ({"objectives": ["longhorn"]}, "objectives"),
        ({"hand": ["cow"]}, "hand[0]"),
        ({"discards": [None, "cow"]}, "discards[1]"),
        ({"captured": {"A": 1}}, "captured"),
        ({"masters": ["sm10"]}, "masters[0]"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_broken_player_is_refused_with_the_key(change, key):
    doc = document()
    doc["players"][1].update(change)
    assert refused(doc, f"players[1].{key}")


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"sam_deck": [], "sam_discards": []}, "sam_deck"),
        ({"sam_deck": ["sam_16"]}, "sam_deck[0]"),
        ({"specialization": None}, "specialization"),
        ({"spare_discs": 15}, "spare_discs"),
        ({"spare_discs": 14, "cities": {"chicago": 1}}, "spare_discs"),
        ({"space": None}, "space"),
        ({"space": "kc"}, "space"),
        ({"space": "outlaw1"}, "space"),
        ({"engine": None}, "engine"),
        ({"workers": {}}, "workers"),
        ({"objectives": ["longhorn"]}, "objectives"),
        ({"discards": ["aux_ny"]}, "discards"),
        ({"dollars": 5}, "dollars"),
    ],
)
def test_a_broken_sam_is_refused_with_the_key(change, key):
    assert refused({**document(1), "sam": sams(**change)}, f"sam.{key}")


def test_two_engines_on_one_space_are_refused():
    doc = document()
    for p in doc["players"]:
        p["engine"] = "5"
    assert refused(doc, "players[0].engine")


@pytest.mark.parametrize("name", ["tiles", "jobs", "token_row", "market", "masters", "last_seat", "sam"])
def test_a_missing_key_is_named(name):
    doc = document()
    del doc[name]
    assert refused(doc, name)


# What cannot be: pieces in two places or in none, limits, what follows from something else, what is pending


def said(seat=0, players=2, options=None, **changes):
    """The usual position, with these fields of a seat changed."""
    doc = document(players, **(options or {}))
    doc["players"][seat].update(changes)
    return doc


def in_city(**changes):
    """The same in Kansas City, where of each foresight column a tile was chosen."""
    return {**said(space="kc", **changes), "foresight": ["green_outlaw", None, "cowboy", None, "cowboy", None]}


def saved(**changes):
    """A new game as saved, all piles written, with these keys changed."""
    return {**GAME.new(players=2, seed=1).save(), **changes}


def without(doc, *path):
    """The document without one entry of a list or one of a count."""
    place = doc
    for part in path[:-1]:
        place = place[part]
    if isinstance(place, dict) and isinstance(place[path[-1]], int):
        place[path[-1]] -= 1
    else:
        del place[path[-1]]
    return doc


TILES = document()["tiles"]
UNBUILT = document()["players"][0]["unbuilt"]
FIVE = [*["criollo"] * 4, "galloway"]
SLOTS = list(C.slot_names)
CANNOT_BE = [
    # Cards
    (without(saved(), "market_stack", 0), "market_stack", "black_angus is there 6 times"),
    (without(saved(), "objective_stack", 0), "objective_stack", "gain2_4hh is there 0 times (nowhere); the box has 1"),
    (without(saved(), "players", 1, "deck", 0), "players[1].deck", "(players[0].deck 5, players[1].hand 2,"),
    (said(hand=["criollo"] * 4, discards=["criollo"] * 2), "players[0].discards", "(hand 4, discards 2)"),
    (said(objectives=["aux_ny"]), "players[0].objectives", "has 0 starting objective cards"),
    (said(objectives=["start_bbh", "start_ohh"]), "players[0].objectives", "has 2 starting objective cards"),
    (said(discards=["start_bbh"]), "players[0].discards", "start_bbh can lie in objectives only"),
    (said(hand=["criollo"] * 5), "players[0].hand", "has 5 cards; at most 4"),
    ({**document(), "display": ["aux_ny"]}, "display", "has 1 cards; with"),
    ({**document(2, simmental=True), "side": [7, 8]}, "side[0]", "simmental_2 is there 7 times (side[0] 7)"),
    (
        {**said(options={"simmental": True}, discards=["simmental_2"]), "side": [7, 8]},
        "cards_out.simmental_1",
        "must be at least 1, as many as were taken from side[0], not 0",
    ),
    # Tiles
    (without(saved(), "bags", 1, "cowboy"), "bags[2]", "cowboy is there 17 times"),
    ({**document(), "foresight": ["cowboy", *[None] * 5]}, "foresight[0]", "cowboy is not of this column's bag"),
    ({**document(), "tiles_out": {"cowboy": 1}}, "tiles_out.cowboy", "a worker never leaves the game"),
    (said(captured={"builder": 1}), "players[0].captured.builder", "those hired are in workers"),
    (said(captured={"flood_2_black": 2}), "players[0].captured", "flood_2_black is there 2 times"),
    ({**document(), "tiles": {**TILES, "nB": "A"}}, "tiles.nB", "A lies on nA already"),
    ({**document(), "tiles": {**TILES, "nA": "B", "nB": "A"}}, "tiles.nA", "with the option neutral fixed"),
    # Buildings
    (said(unbuilt=UNBUILT[1:]), "players[0].unbuilt", "1a is missing"),
    (said(unbuilt=["1b", *UNBUILT[1:]]), "players[0].unbuilt", "1b is of the other side; in this game it is 1a"),
    ({**document(), "tiles": {**TILES, "a1": "0/2b"}}, "tiles.a1", "2b is of the other side"),
    (
        {**said(unbuilt=["1b", *UNBUILT[1:]]), "options": {"buildings": "mixed"}},
        "players[1].unbuilt",
        "1a is the other side of 1b; all players use the same",
    ),
    # Station masters
    ({**document(), "masters": {}}, "masters", "0 are there (nowhere); 5 are in the game"),
    (said(masters=["sm9"]), "masters", "6 are there"),
    ({**document(), "station_workers": {"s1": "cowboy"}}, "station_workers.s1", "so no worker does"),
    # Discs, certificates, engines
    (said(discs=SLOTS[1:]), "players[0].discs", "there are 13 discs (discs 13, cities 0, stations 0), but 14"),
    (said(discs=SLOTS[2:], cities={"fulton": 2}), "players[0].cities.fulton", "must be at most 1"),
    (said(discs=SLOTS[:-1], cities={"fulton": 1}), "players[0].discs", "hand_2 are cleared"),
    (said(certificates=4), "players[0].certificates", "must be one of [0, 1, 2, 3]: the limit is 3"),
    (said(engine="39"), "players[0].engine", "39 is left at once"),
    # The end
    ({**document(), "token_row": 12}, "last_seat", "the token is off the board"),
    ({**document(), "token_row": 0}, "token_row", "must be from 1 to 12"),
    ({**document(), "token_row": 12, "last_seat": 1}, "players[1].job_market_token", "must be True"),
    (said(job_market_token=True), "players[0].job_market_token", "only who triggered the end has it"),
    ({**said(job_market_token=True), "token_row": 12, "last_seat": 0}, "pending[0]", "that was the last turn"),
    ({**document(), "pending": []}, "pending", "is empty, but the game is not over"),
    # The first round
    (said(1, space=None), "players[1].hand", "has 4 cards; before the first turn 5"),
    (said(1, space=None, hand=FIVE), "players[1].dollars", "must be 7, as before the first turn"),
    (said(1, space=None, hand=FIVE, dollars=7, engine="5"), "players[1].engine", "must be 0, as before"),
    (said(0, space=None), "players[1].space", "must be null: seat 0 before has not begun either"),
    ({**said(1, space=None), "pending": at("visit", seat=1)}, "players[1].space", "this turn is past phase_a"),
    # What is pending
    ({**document(), "pending": at("visit")}, "players[0].space", "pending[2] (visit) needs a place with a tile"),
    ({**said(space="nA"), "pending": at("visit", ["acted", "helped"])}, "pending[2].memo", "acted or helped"),
    ({**said(space="nA"), "pending": at("return")}, "players[0].space", "must be kc, as pending[2] (return) says"),
    (
        {**document(), "pending": at("way", {"to": "nG", "steps": 2, "free": False})},
        "pending[2].memo.to",
        "nG cannot be reached from start (players[0].space) in 2 steps",
    ),
    ({**said(space="kc", shown=False), "pending": at("income")}, "players[0].shown", "must be True"),
    ({**document(), "used": {"a1": ["1"]}}, "used.a1", "there is no building on this space"),
    ({**document(), "used": {"nA": ["4"]}}, "used.nA", "A has 3 actions there"),
    ({**document(), "used": {"nA": ["all"]}}, "used.nA", "all is for a building just built there, not for A"),
    ({**said(space="nA"), "pending": at("upgrade", "s1")}, "pending[3].memo", "at which players[0].engine stopped"),
    ({**said(space="nA"), "pending": at("upgrade_disc", "s1")}, "pending[3].memo", "s1 is ahead of the engine"),
    ({**said(space="nA"), "pending": at("take_master", "s6")}, "pending[3].memo", "no station master lies at s6"),
    ({**said(space="nA"), "pending": at("take_master", "s1")}, "pending[3].memo", "seat 0 has no disc at s1"),
    ({**said(space="nA"), "pending": at("end_of_track")}, "pending[3].step", "the engine of seat 0 is not on 39"),
    (
        {**said(space="nA"), "pending": at("site", {"building": "1b", "price_per_builder": 2})},
        "pending[3].memo.building",
        "1b is not unbuilt",
    ),
    ({**said(space="nA"), "pending": at("buy", 2)}, "pending[3].memo", "must be at most 1, the cowboys of seat 0"),
    (
        {**said(space="nA"), "pending": at("discard_of_breed", "galloway")},
        "pending[4].memo",
        "1 such cards are needed, and there are 0 (players[0].hand)",
    ),
    ({**in_city(), "pending": at("deliver", 99)}, "pending[3].memo", "must be at most 13"),
    ({**in_city(hand=[]), "pending": at("raise", 0)}, "pending[5].step", "raise is of the variant simmental"),
]  # fmt: skip


@pytest.mark.parametrize(("doc", "key", "why"), CANNOT_BE, ids=[f"{key}: {why}" for _, key, why in CANNOT_BE])
def test_what_cannot_be_is_refused_with_key_and_reason(doc, key, why):
    assert why in reason(restorable(doc), key)


def restorable(doc):
    """A memo that is the first or nothing may be left out."""
    return {**doc, "pending": [with_memo(GAME, frame) for frame in doc["pending"]]}


SAM_CANNOT_BE = [
    ({"sam_discards": ["sam_1"]}, "sam.sam_deck", "sam_1 is there 2 times (sam.sam_discards 1, sam.sam_deck 1)"),
    ({"sam_deck": ["sam_1"]}, "sam.sam_deck", "sam_2 is there 0 times (nowhere)"),
    ({"spare_discs": 13}, "sam.spare_discs", "there are 13 discs (spare_discs 13, cities 0, stations 0)"),
    ({"cities": {"fulton": 1}}, "sam.cities.fulton", "must be 0: he delivers to bloomington first"),
    ({"cities": {"bloomington": 1, "chicago": 1}}, "sam.cities.peoria", "must be 1"),
    ({"workers": {"cowboy": 1, "builder": 1, "engineer": 1}}, "sam.workers", "has 3; he begins with 4"),
    (
        {"workers": {"cowboy": 3, "builder": 1, "engineer": 1}, "specialization": "builder"},
        "sam.specialization",
        "must be cowboy, of which he has most workers",
    ),
    ({"objectives": []}, "sam.objectives", "has 0 starting objective cards"),
    ({"engine": "39"}, "sam.engine", "39 is left at once"),
    ({"discards": ["criollo"]}, "sam.discards", "criollo is there once (discards 1); of the first herds one"),
    ({"unbuilt": [f"{n}a" for n in range(1, 13)]}, "sam.unbuilt", "1a is of the other side; in this game it is 1b"),
    ({"stations": ["s1"]}, "masters.s1", "Sam has a disc at s1 and would have taken"),
]


@pytest.mark.parametrize(("change", "key", "why"), SAM_CANNOT_BE)
def test_what_sam_cannot_have_is_refused_with_key_and_reason(change, key, why):
    doc = document(1)
    doc["sam"] = {**doc["sam"], **change}
    if "spare_discs" not in change:
        placed = sum(doc["sam"]["cities"].values()) + len(doc["sam"]["stations"])
        doc["sam"]["spare_discs"] = 14 - placed
    assert why in reason(doc, key)


def test_a_hand_is_shown_while_its_income_is_pending_where_nothing_is_said():
    doc = in_city(certificates=2)
    doc["pending"] = at("income")
    assert GAME.restore(doc).save()["players"][0]["shown"]


def test_a_deck_that_is_left_out_lacks_what_left_the_game():
    doc = {**document(), "cards_out": {"galloway": 2}}
    decks = [p["deck"] for p in GAME.restore(doc).save()["players"]]
    assert [deck.count("galloway") for deck in decks] == [1, 3]


def test_bags_that_are_left_out_lack_what_their_foresight_spaces_show():
    doc = {**document(), "foresight": ["green_outlaw"] * 2 + ["builder"] * 2 + ["cowboy"] * 2}
    bags = GAME.restore(doc).save()["bags"]
    assert [bag.get("cowboy", 0) for bag in bags] == [0, 11, 5]
