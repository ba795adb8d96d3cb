"""Positions from outside: written by hand, edited, damaged. Refused with the key and the reason, or playable."""

from functools import partial

import pytest
from hypothesis import strategies as st

from support import positions
from support.great_western_trail import GAME, TRAIL, at, document, legal
from support.positions import counted, damaged, frames, hand_edited, middle, some
from support.sam import sams

C = GAME.components
BAG = C.tiles[: C.bag_kinds]


refused = partial(positions.refused, GAME)


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
    starting = {name for name in box if name.startswith("start_")}  # nobody has one in that position
    assert {name: found[name] for name in box if name not in starting} == {
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
        ({"last_seat": 0}, "token_row"),
        ({"last_seat": 2, "token_row": 12}, "last_seat"),
        ({"foresight": ["cowboy"]}, "foresight"),
        ({"foresight": [None, "A", None, None, None, None]}, "foresight[1]"),
        ({"market": ["aux_ny"]}, "market"),
        ({"market": ["criollo"]}, "market"),
        ({"market": ["simmental_1"]}, "cards"),  # only with the variant
        ({"market": ["longhorn"] * 8}, "cards"),
        ({"market_stack": ["start_bbh"]}, "market_stack"),
        ({"display": ["longhorn"]}, "display"),
        ({"display": ["start_bbh"]}, "display"),
        ({"objective_stack": ["hereford_5"]}, "objective_stack"),
        ({"masters": {"s6": "sm1"}}, "masters"),
        ({"masters": {"s1": "sm1", "s2": "sm1"}}, "masters"),
        ({"station_workers": {"s1": "green_outlaw"}}, "station_workers.s1"),
        ({"side": [1]}, "side"),
        ({"side": [9, 0]}, "side[0]"),
        ({"side": [1, 0]}, "cards"),
        ({"bags": [{}, {}]}, "bags"),
        ({"bags": [{"A": 1}, {}, {}]}, "bags[0]"),
        ({"bags": [{}, {"cowboy": 19}, {}]}, "bags"),
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


def test_a_station_master_that_is_gone_cannot_be_taken():
    doc = document()
    doc["players"][0]["workers"]["cowboy"] = 2
    doc.update(masters={}, pending=at("take_master", "s6"))
    assert GAME.restore(doc).actor == 1


# Damage of all kinds


def varied(seed, moves):
    return middle(GAME, seed, moves, simmental=bool(seed % 3 == 0))


CARDS = st.lists(st.sampled_from(C.cards), max_size=5)
MEMOS = [
    st.integers(0, 12),
    st.sampled_from([*C.spaces, *C.stations, *C.cities]),
    some(["acted", "helped"]),
    st.fixed_dictionaries({"to": st.sampled_from(C.spaces), "steps": st.integers(0, 9), "free": st.booleans()}),
    st.fixed_dictionaries({"building": st.sampled_from(C.private_names), "price_per_builder": st.integers(0, 2)}),
]
OWNED = {
    "space": st.sampled_from([*C.spaces, None]),
    "engine": st.sampled_from(C.rail),
    "workers": st.fixed_dictionaries({worker: st.integers(0, 7) for worker in C.workers}),
    "unbuilt": some(C.private_names, 12),
    "cities": counted(C.cities),
    "stations": some(C.stations),
    "masters": some(C.masters),
    "captured": counted(BAG),
    "objectives": CARDS,
    "discards": CARDS,
}
PLAYER = {
    **OWNED,
    "dollars": st.integers(0, 30),
    "certificates": st.integers(0, 6),
    "exchange_tokens": st.integers(0, 2),
    "discs": some(C.slot_names, 14),
    "hand": CARDS,
    "deck": CARDS,
    "shown": st.booleans(),
}
SAM = {
    **OWNED,
    "sam_deck": some([f"sam_{n}" for n in range(1, 16)]),
    "sam_discards": some([f"sam_{n}" for n in range(1, 16)]),
    "specialization": st.sampled_from([*C.workers, None]),
    "spare_discs": st.integers(0, 14),
}
JOBS = [f"{row}:{column}" for row in range(1, 13) for column in range(1, 5)]
TABLE = {
    "pending": frames(GAME, MEMOS),
    "used": st.dictionaries(st.sampled_from(C.spaces), st.sampled_from([["1"], ["2", "8"], ["all"]]), max_size=5),
    "jobs": st.dictionaries(st.sampled_from(JOBS), st.sampled_from(C.workers), max_size=5),
    "token_row": st.integers(0, 12),
    "foresight": st.lists(st.sampled_from([*BAG, None]), min_size=6, max_size=6),
    "market": CARDS,
    "market_stack": CARDS,
    "display": CARDS,
    "objective_stack": CARDS,
    "masters": st.dictionaries(st.sampled_from(C.stations[:5]), st.sampled_from(C.masters), max_size=5),
    "station_workers": st.dictionaries(st.sampled_from(C.stations[:5]), st.sampled_from(C.workers), max_size=5),
    "side": st.lists(st.integers(0, 8), min_size=2, max_size=2),
    "last_seat": st.sampled_from([None, 0, 1, 2, 3, 4]),
    "tiles_out": counted(BAG),
    "cards_out": counted(C.cards),
    "bags": st.lists(counted(BAG), min_size=3, max_size=3),
    "tiles": st.dictionaries(st.sampled_from(C.spaces), st.sampled_from(C.tiles), max_size=3),
}


test_a_position_edited_by_hand_is_refused_or_playable = hand_edited(GAME, varied, TABLE, PLAYER, "sam", SAM)
test_a_damaged_position_is_refused_or_playable = damaged(GAME, varied)
