"""Positions from outside: what the phases of a turn leave behind. Foresight columns, hands, actions begun."""

from functools import partial

import pytest

from support import positions
from support.great_western_trail import GAME, at, document, pending, play, player, rule, table, visiting

SHOWN = ["green_outlaw", "flood_2_green", "cowboy", "builder", "engineer", "green_outlaw"]


reason = partial(positions.reason, GAME)


def edited(state, **changes):
    """The position as saved, with these keys changed; bags hold what lies nowhere else."""
    doc = {**state.save(), **changes}
    del doc["bags"]
    return doc


def without(*spaces):
    return [None if space in spaces else tile for space, tile in enumerate(SHOWN)]


# Foresight


@rule("GWT-SETUP-10", "GWT-DELV-19")
@pytest.mark.parametrize("space", range(6))
def test_a_foresight_space_beside_a_bag_with_tiles_is_not_empty(space):
    doc = {**document(), "foresight": without(space)}
    why = reason(doc, f"foresight[{space}]")
    assert f"must be a tile: bags[{space // 2}] still has" in why and "refilled" in why


@rule("GWT-DELV-19")
def test_both_spaces_of_a_column_are_full():
    assert "must be a tile" in reason({**document(), "foresight": without(0, 1)}, "foresight[1]")


@rule("GWT-EDGE-08")
def test_an_empty_bag_leaves_its_foresight_spaces_empty_in_a_position_too():
    bags = [{}, {"cowboy": 10, "builder": 10, "engineer": 11}, {"cowboy": 7, "builder": 7, "engineer": 6}]
    s = table(foresight=without(0, 1), bags=bags)
    assert s.save()["foresight"][:2] == [None, None]


@rule("GWT-KC-02")
def test_in_kansas_city_one_tile_is_missing_of_each_column_that_was_chosen_from():
    s = table(me={"space": "kc"}, foresight=SHOWN, pending=at("kansas_city"))
    assert "must be a tile" in reason(edited(s, foresight=without(1)), "foresight[1]")
    play(s, "foresight:green_outlaw")
    assert "must be a tile" in reason(edited(s, foresight=without(0, 1)), "foresight[1]")
    assert "must be a tile" in reason(edited(s, foresight=without(0, 3)), "foresight[3]")
    why = reason(edited(s, foresight=SHOWN), "foresight[0]")
    assert "must be null, or foresight[1]: a tile of this column was chosen" in why


@rule("GWT-END-02", "GWT-END-05")
def test_after_the_last_worker_a_column_of_workers_stays_full():
    last = {"token_row": 12, "last_seat": 1}
    shown = [*SHOWN[:2], "cowboy", "builder", "engineer", "cowboy"]
    s = table(me={"space": "kc"}, foresight=shown, pending=at("foresight_1"), **last)
    doc = play(s, "foresight:green_outlaw").save()
    assert pending(s) == "deliver"
    assert doc["foresight"][2:] == shown[2:]
    assert GAME.restore(doc).save() == doc


# Hands


@rule("GWT-DRAW-01")
@pytest.mark.parametrize("seat", [1, 2])
def test_out_of_turn_a_hand_is_full(seat):
    doc = table(3, pending=at("visit")).save()
    hand = doc["players"][seat]["hand"]
    doc["players"][seat]["deck"].append(hand.pop())
    why = reason(doc, f"players[{seat}].hand")
    assert "has 3 cards; after phase C it must be 4, by the hand limit of 4" in why
    doc["players"][seat]["deck"].remove("criollo")
    doc["players"][seat]["discards"].append("criollo")
    assert "must be 4" in reason(doc, f"players[{seat}].hand")


@rule("GWT-DRAW-01")
def test_in_the_own_turn_it_need_not_be():
    s = visiting("nA", me={"hand": ["criollo"]})
    assert player(GAME.restore(s.save()))["hand"] == ["criollo"]


@rule("GWT-TURN-02", "GWT-DRAW-01")
def test_nor_may_a_turn_begin_with_less():
    doc = document()
    doc["players"][0]["hand"] = ["criollo"] * 3
    assert "must be 4" in reason(doc, "players[0].hand")


@rule("GWT-DELV-09", "GWT-DRAW-01")
def test_cleared_slots_count():
    discs = [slot for slot in GAME.components.slot_names if slot != "hand_1"]
    doc = table(other={"discs": discs}, pending=at("visit")).save()
    assert len(doc["players"][1]["hand"]) == 5
    doc["players"][1]["deck"].append(doc["players"][1]["hand"].pop())
    assert "it must be 5, by the hand limit of 5" in reason(doc, "players[1].hand")


@rule("GWT-DRAW-05")
def test_who_has_no_card_to_draw_plays_on_with_fewer():
    s = table(other={"hand": ["criollo"] * 2, "deck": [], "discards": []}, pending=at("visit"))
    assert len(player(s, 1)["hand"]) == 2
    doc = s.save()
    doc["players"][1]["discards"] = ["galloway"]
    doc["cards_out"]["galloway"] -= 1
    assert "deck and discards (1) have some to draw" in reason(doc, "players[1].hand")


@rule("GWT-XCH-03", "GWT-XCH-02")
def test_in_an_exchange_out_of_turn_the_hand_has_what_is_still_to_be_discarded_more():
    s = table(other={"exchange_tokens": 1}, pending=at("visit"))
    play(s, "exchange:2", "draw:2")
    assert len(player(GAME.restore(s.save()), 1)["hand"]) == 6
    doc = s.save()
    doc["players"][1]["deck"].append(doc["players"][1]["hand"].pop())
    assert "it must be 6" in reason(doc, "players[1].hand")


@rule("GWT-END-03", "GWT-END-07")
def test_when_the_game_is_over_all_hands_are_full():
    doc = table(pending=[]).save()
    doc["players"][0]["deck"].append(doc["players"][0]["hand"].pop())
    assert "must be 4" in reason(doc, "players[0].hand")


# Actions


@rule("GWT-LOC-01", "GWT-LOC-08")
@pytest.mark.parametrize(("space", "step"), [("nA", "build_2"), ("nB", "hire_0"), ("nA", "objective_to_discard_1")])
def test_an_action_that_is_pending_is_one_of_its_building(space, step):
    below = [frame for frame in at("visit") if frame["step"] != "visit"]
    visit = {"step": "visit", "seat": 0, "memo": ["acted"]}
    doc = table(me={"space": space}, pending=at("visit")).save()
    doc.update(pending=[*below, visit, {"step": step, "seat": 0}], used={space: ["1", "2"]})
    assert f"{step} comes of none of the actions used there (used.{space})" in reason(doc, "pending[3].step")


@rule("GWT-LOC-01", "GWT-ACT-02")
def test_so_are_all_parts_of_it():
    """Building A has a Galloway for 2 dollars; a Pineywoods brings them elsewhere."""
    doc = visiting("nA", me={"hand": ["galloway", "pineywoods"]}).save()
    visit = {"step": "visit", "seat": 0, "memo": ["acted"]}
    doc["used"] = {"nA": ["1"]}
    for step in ("discard_galloway", "discard_pineywoods"):
        doc["pending"] = [*doc["pending"][:2], visit, *[{"step": name, "seat": 0} for name in ("dollars_2", step)]]
        if step == "discard_galloway":
            assert player(GAME.restore(doc))["dollars"] == 12
        else:
            assert "discard_pineywoods comes of none" in reason(doc, "pending[4].step")


@rule("GWT-LOC-02")
def test_an_action_that_is_pending_is_used():
    s = play(visiting("nA", me={"dollars": 30}, jobs={"1:cowboy": 1, "1:builder": 1}), "use:hire_0")
    doc = s.save()
    assert (doc["pending"][-1]["step"], doc["used"]) == ("hire_0", {"nA": ["2"]})
    assert GAME.restore(doc).save() == doc
    assert "hire_0 comes of none" in reason({**doc, "used": {"nA": ["1"]}}, "pending[3].step")


@rule("GWT-LOC-08", "GWT-LOC-09")
def test_without_a_local_action_only_auxiliary_actions_and_cards_are_pending():
    s = visiting("nA", me={"discs": ["step_1"]})
    frames = s.save()["pending"]
    hire = {"step": "hire_0", "seat": 0}
    for memo in ([], ["helped"]):
        doc = {**s.save(), "pending": [*frames[:-1], {**frames[-1], "memo": memo}, hire]}
        assert "or a card played" in reason(doc, "pending[3].step")


@rule("GWT-LOC-02")
def test_who_acted_has_used_an_action():
    doc = visiting("nA").save()
    doc["pending"][-1]["memo"] = ["acted"]
    assert "acted is said, but no action of nA is used (used.nA)" in reason(doc, "pending[2].memo")


@rule("GWT-BLD-06")
def test_a_copied_building_lies_beside_the_6b():
    me = {"hand": ["criollo"] * 4, "dollars": 30}
    tiles = {"a1": "0/6b", "a2": "1/1a"}
    s = play(visiting("a1", me=me, tiles=tiles, options={"buildings": "mixed"}), "use:copy_adjacent")
    while pending(s) != "copy_visit":
        play(s, GAME.actions.name(s.legal()[0]))
    doc = s.save()
    assert GAME.restore(doc).save() == doc
    doc["pending"][-1]["memo"] = "nG"
    assert "must be a building beside a1, not nG" in reason(doc, "pending[3].memo")


@rule("GWT-BLD-06", "GWT-LOC-01")
def test_an_action_pending_in_a_copied_building_is_one_of_that():
    """Adjacent to a1 is neutral building A, where nothing is built."""
    s = visiting("a1", me={"dollars": 30}, tiles={"a1": "0/6b"}, options={"buildings": "mixed"})
    doc = s.save()
    visit = {"step": "visit", "seat": 0, "memo": ["acted"]}
    copied = {"step": "copy_visit", "seat": 0, "memo": "nA"}
    doc["used"] = {"a1": ["1"], "nA": ["1", "2", "3"]}
    doc["pending"] = [*doc["pending"][:2], visit, copied, {"step": "build_2", "seat": 0}]
    assert "build_2 comes of none of the actions used there (used.nA)" in reason(doc, "pending[4].step")


# The way


def on_the_way(**me):
    """From A to B, past a hazard or an own building: seat 0 is asked which."""
    tiles = {"a1": "1/1a", "flood1": "flood_2_green"}
    return play(table(me={"space": "nA", **me}, tiles=tiles), "move:nB").save()


@rule("GWT-MOVE-04", "GWT-HERD-01")
def test_a_way_has_no_more_steps_than_the_limit_or_a_building_gives():
    doc = on_the_way()
    assert doc["pending"][-1]["step"] == "way"
    doc["pending"][-1]["memo"]["steps"] = 6
    assert "must be at most 5, not 6" in reason(doc, "pending[2].memo.steps")


@rule("GWT-OBJ-06")
def test_a_way_is_free_by_a_card_that_was_played():
    doc = on_the_way(discs=["step_1"])
    doc["pending"][-1]["memo"]["free"] = True
    assert "no card that moves the herder is in players[0].objectives" in reason(doc, "pending[2].memo.free")
    doc = on_the_way(objectives=["move_345"])
    doc["pending"][-1]["memo"].update(free=True, steps=4)
    assert "must be at most 3, not 4" in reason(doc, "pending[2].memo.steps")


@rule("GWT-TURN-01")
def test_a_turn_is_of_the_seat_that_has_it():
    doc = on_the_way()
    doc["turn"] = {"number": 3, "seat": 1}
    assert "must be 0: by what is pending it is the turn of that seat" in reason(doc, "turn.seat")
