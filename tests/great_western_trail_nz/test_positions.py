"""Positions from outside: written by hand, edited, damaged. Refused with the key and the reason, or playable."""

import json
from functools import partial

import pytest

from support import positions
from support.great_western_trail_nz import GAME, SLOTS, TRAIL, at, document, legal, staff
from support.sarah import sarahs

SAVED = GAME.new(players=2, seed=1).save()


BAGS = GAME.restore(document()).save()["bags"]
refused = partial(positions.refused, GAME)
reason = partial(positions.reason, GAME)


class TestPositions(positions.OutsidePositions):
    trail = TRAIL
    rival = "sarah"
    goal = "wellington"


def test_a_position_needs_no_piles_and_no_generator():
    doc = document(3)
    del doc["chance"]
    state = GAME.restore(doc)
    assert "move:NA" in legal(state)
    assert GAME.census(state) == GAME.census(GAME.new(players=3, seed=1))


TILES = document()["tiles"]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "great_western_trail"}, "game"),
        ({"revision": 99}, "revision"),
        ({"options": {"buildings": "c"}}, "options"),
        ({"options": {"sarah": "hard"}}, "options"),
        ({"options": {"first_delivery": "lp9"}}, "options"),
        ({"options": {"simmental": True}}, "options"),
        ({"players": []}, "players"),
        ({"sarah": sarahs()}, "sarah"),
        ({"tiles": {"NA": "A"}}, "tiles.NB"),
        ({"tiles": {**TILES, "NZ": "A"}}, "tiles"),
        ({"tiles": {**TILES, "a1": "A"}}, "tiles.a1"),
        ({"tiles": {**TILES, "a1": "rockfall_2_green"}}, "tiles.a1"),
        ({"tiles": {**TILES, "rock1": "flood_2_green"}}, "tiles.rock1"),
        ({"tiles": {**TILES, "rock1": "sailor"}}, "tiles.rock1"),
        ({"tiles": {**TILES, "rock1": "bonus_wool"}}, "tiles.rock1"),
        ({"tiles": {**TILES, "start": "A"}}, "tiles.start"),
        ({"tiles": {**TILES, "a1": "0/1a"}}, "tiles.a1"),  # still with its owner
        ({"tiles": {**TILES, "a1": "3/1a"}}, "tiles.a1"),  # no such seat
        ({"tiles": {**TILES, "a1": "0/1b", "a2": "0/1b"}}, "tiles.a1"),  # twice
        ({"jobs": {"6:sailor": 1}}, "jobs"),
        ({"jobs": {"1:cowboy": 1}}, "jobs"),
        ({"jobs": {"1:sailor": 2}}, "jobs.1:sailor"),
        ({"bonus": {"9:4": "bonus_wool"}}, "bonus"),
        ({"bonus": {"1:4": "sailor"}}, "bonus.1:4"),
        ({"bonus": {"1:1": "bonus_wool"}}, "bonus.1:1"),  # not a column of two players
        ({"bonus": {"3:3": "bonus_wool"}}, "bonus.3:3"),  # below the token
        ({"bonus": {"3:4": "bonus_wool"}, "token_row": 2}, "bonus.3:4"),  # on the token
        ({"token_row": 9}, "token_row"),
        ({"token_row": "top"}, "token_row"),
        ({"last_seat": 0}, "last_seat"),
        ({"last_seat": 2, "token_row": 8}, "last_seat"),
        ({"foresight": ["sailor"]}, "foresight"),
        ({"foresight": [None, "A", None, None]}, "foresight[1]"),
        ({"foresight": [None, "bonus_wool", None, None]}, "foresight[1]"),
        ({"foresight": [None, None, None, "sailor"]}, "foresight[3]"),
        ({"market": ["o01"]}, "market"),
        ({"market": ["shropshire"]}, "market"),
        ({"market": ["romney"]}, "market"),
        ({"market": ["suffolk"] * 7}, "market"),
        ({"market_stack": ["ferry"]}, "market_stack"),
        ({"display": ["suffolk"]}, "display"),
        ({"display": ["bonus_10"]}, "display"),
        ({"objective_stack": ["bonus_8"]}, "objective_stack"),
        ({"supply": {"romney": 19}}, "supply.romney"),
        ({"supply": {"suffolk": 1}}, "supply"),
        ({"stack_sets": ["shipping", "shipping", "cheviot", "agent"]}, "stack_sets"),
        ({"stack_sets": ["explorer", "shipping", "cheviot", "agent"]}, "stack_sets"),
        ({"stack_sets": ["shipping", "explorer", "cheviot"]}, "stack_sets"),
        ({"stack_sets": ["shipping", "explorer", "cheviot", "romney"]}, "stack_sets[3]"),
        ({"stack_left": [4, 3, 3, 3]}, "stack_left[0]"),
        ({"stack_left": [7, 3, 3, 3]}, "stack_left[0]"),
        ({"step_tiles": 5}, "step_tiles"),
        ({"masters": {"sh1": "hm1"}}, "masters"),
        ({"masters": {"mh1": "hm1", "mh2": "hm1"}}, "masters.mh2"),
        ({"masters": {"mh1": "hm9"}}, "masters.mh1"),
        ({"master_workers": {"mh1": "flood_2_green"}}, "master_workers.mh1"),
        ({"bags": [{}]}, "bags"),
        ({"bags": [{"A": 1}, {}]}, "bags[0]"),
        ({"bags": [{**BAGS[0], "sailor": 8}, BAGS[1]]}, "bags[0]"),
        ({"bags": [{}, {"sailor": 1}]}, "bags[1]"),
        ({"bags": [{"bonus_wool": 1}, {}]}, "bags[0]"),
        ({"used": {"a1": ["9"]}}, "used.a1[0]"),
        ({"weather": "sunny"}, "weather"),
        ({"pending": None}, "pending"),
        ({"pending": [{"step": "dance", "seat": 0}]}, "pending[0].step"),
        ({"pending": [{"step": "turn", "seat": 2}]}, "pending[0].seat"),
        ({"pending": [{"step": "sarah_turn", "seat": 0}]}, "pending[0].step"),
        ({"pending": [{"step": "sarah_end", "seat": 0}]}, "pending[0].step"),
        ({"pending": [{"step": "pay_2", "seat": 0}]}, "pending[0].step"),
        ({"pending": [{"step": "pay_gold_1", "seat": 0}]}, "pending[0].step"),
        ({"pending": at("visit", ["danced"])}, "pending[2].memo[0]"),
        ({"pending": at("post_disc", "boston")}, "pending[3].memo"),
        ({"pending": at("income", ["goat"])}, "pending[6].memo[0]"),
        ({"pending": at("shear_more", {"shown": [], "draws": False, "most": 9})}, "pending[3].memo.most"),
        ({"pending": at("shear_after", {"wool": -1, "shearers": 0})}, "pending[3].memo.wool"),
        ({"pending": at("way", {"to": "boston", "steps": 1, "free": False})}, "pending[2].memo.to"),
        ({"pending": at("site", {"building": "13a", "price_per_builder": 1})}, "pending[3].memo.building"),
    ],
)
def test_a_broken_table_is_refused_with_the_key(change, key):
    assert refused({**document(), **change}, key)


BROKEN_PLAYERS = [
    ({"pounds": -1}, "pounds"),
    ({"pounds": "ten"}, "pounds"),
    ({"dollars": 5}, "dollars"),
    ({"gold": 6}, "gold"),
    ({"certificates": 6}, "certificates"),
    ({"space": "boston"}, "space"),
    ({"ship": None}, "ship"),
    ({"ship": "m9"}, "ship"),
    ({"pathfinder": None, "discs": SLOTS}, "pathfinder"),
    ({"pathfinder": 17}, "pathfinder"),
    ({"step_tile": 3}, "step_tile"),
    ({"no_fees": 1}, "no_fees"),
    ({"discs": ["hand_3"]}, "discs[0]"),
    ({"posts": {"lp1": 1}}, "discs"),  # a seventeenth
    ({"harbours": ["mh1"]}, "discs"),
    ({"harbours": ["sh1"]}, "storehouses"),  # an eleventh
    ({"harbours": ["sh9"]}, "harbours[0]"),
    ({"storehouses": {"sp1": 3}}, "storehouses.sp1"),
    ({"storehouses": {"sp6": 1}}, "storehouses"),
    ({"posts": {"lp2": 1}}, "posts"),
    ({"workers": {"shepherd": 1, "craftsman": 1, "sailor": 1}}, "workers"),
    ({"workers": staff(shepherd=6)}, "workers"),
    ({"jokers": ["shepherd:2"]}, "jokers"),
    ({"jokers": ["shepherd:9"]}, "jokers[0]"),
    ({"unbuilt": ["11a"]}, "unbuilt[0]"),
    ({"objectives": ["suffolk"]}, "objectives"),
    ({"objectives": ["ferry"]}, "objectives"),
    ({"hand": ["sheep"]}, "hand[0]"),
    ({"discards": [None, "sheep"]}, "discards[1]"),
    ({"gained": ["romney"]}, "gained"),
    ({"top": ["sheep"]}, "top[0]"),
    ({"captured": {"A": 1}}, "captured"),
    ({"masters": ["hm9"]}, "masters[0]"),
    ({"colour": "red"}, "colour"),
]
BROKEN_SARAHS = [
    ({"sarah_deck": [], "sarah_discards": []}, "sarah_deck"),
    ({"sarah_deck": ["sarah_18"]}, "sarah_deck[0]"),
    ({"specialization": None}, "specialization"),
    ({"spare_discs": 17}, "spare_discs"),
    ({"spare_discs": 15, "posts": {"lp1": 1}}, "spare_discs"),
    ({"space": None}, "space"),
    ({"space": "wellington"}, "space"),
    ({"pathfinder": None}, "pathfinder"),
    ({"ship": None}, "ship"),
    ({"workers": {}}, "workers"),
    ({"objectives": ["suffolk"]}, "objectives"),
    ({"pounds": 5}, "pounds"),
]


@pytest.mark.parametrize(
    ("seat", "change", "key"),
    [*[(1, *broken) for broken in BROKEN_PLAYERS], *[(None, *broken) for broken in BROKEN_SARAHS]],
)
def test_a_broken_player_or_sarah_is_refused_with_the_key(seat, change, key):
    doc = document(1 if seat is None else 2)
    (doc["sarah"] if seat is None else doc["players"][seat]).update(change)
    assert refused(doc, f"sarah.{key}" if seat is None else f"players[{seat}].{key}")


@pytest.mark.parametrize(
    ("steps", "most"),
    [("sarah_hire", 1), ("sarah_build", 10), ("sarah_pathfinder", 16), ("sarah_hire sarah_walk", 20)],
)
def test_what_a_step_of_sarah_remembers_is_within_bounds(steps, most):
    *below, step = steps.split()
    frames = [{"step": name, "seat": 0} for name in ("sarah_end", "sarah_wellington")]
    frames += [{"step": name, "seat": 0, "memo": 0} for name in below]
    doc = {**document(1), "sarah": sarahs()}
    GAME.restore({**doc, "pending": [*frames, {"step": step, "seat": 0, "memo": most}]})
    frames.append({"step": step, "seat": 0, "memo": most + 1})
    assert refused({**doc, "pending": frames}, f"pending[{len(frames) - 1}].memo")


@pytest.mark.parametrize("name", [*SAVED][6:])
def test_a_missing_key_is_named_or_worked_out(name):
    doc = {key: value for key, value in SAVED.items() if key != name}
    if name in ("bags", "market_stack", "objective_stack"):
        assert GAME.restore(doc).save()[name] == SAVED[name]
    else:
        assert refused(doc, name)


@pytest.mark.parametrize("name", [*SAVED["players"][0]])
def test_a_missing_key_of_a_player_is_named_or_worked_out(name):
    doc = json.loads(json.dumps(SAVED))
    del doc["players"][1][name]
    if name in ("deck", "top", "gained"):
        assert GAME.restore(doc).save() == SAVED
    else:
        assert refused(doc, f"players[1].{name}")


def test_a_turn_begun_without_the_first_disc_asks_for_it():
    doc = GAME.new(players=2, seed=1).save()
    assert "disc:cert_limit" in legal(GAME.restore({**doc, "pending": [{"step": "turn", "seat": 0}]}))
    frames = [{"step": step, "seat": 0} for step in ("end_turn", "draw_phase", "phase_a")]
    assert "first_disc" in reason({**doc, "pending": frames}, "pending[2].step")
    doc["players"][0]["discs"] = SLOTS[1:]
    assert "there are 16 in all" in reason(doc, "players[0].discs")
