"""CLEAN, END: phase c and the end of the game."""

import itertools

import pytest

from rondel.core.chance import from_seed
from support.cooper_island import (
    GAME,
    document,
    during,
    land,
    legal,
    offered,
    pending,
    play,
    player,
    rule,
    settled,
    table,
)


def cleanup(me=None, other=None, **fields):
    """Phase c begins."""
    return table(me=me, other=other, phase="cleanup", pending=[{"step": "begin_cleanup", "seat": 0}], **fields)


def at(step, me, **fields):
    """A step of phase c begins for seat 0, alone; then the round ends."""
    frames = [{"step": "end_round", "seat": 0}, {"step": "cleanup_step", "seat": 0, "memo": step}]
    return table(me=me, other={"cartographer": 0}, phase="cleanup", pending=frames, **fields)


def describe(state, action):
    return GAME.describe(GAME.actions.number(action), state, "en")


def passed(state):
    """Has the round ended without a question?"""
    return pending(state) == "income" and state.round == 2


def feed(**me):
    return table(me={"stored": {}, **land(h12="meadow"), **me}, phase="cleanup", pending=during("begin_feeding"))


@rule("CI-CLEAN-01", "CI-ROUND-03")
def test_all_finish_a_step_before_the_next():
    doc = document(3)
    for p in doc["players"]:
        p.update(spent=["1"] if p is doc["players"][0] else [], crates=["coins"], lids=["C2", "C3", "C4", "C5"])
    doc["players"][0].update(large_cards=["1"])
    doc.update(phase="cleanup", token=1, pending=[{"step": "begin_cleanup", "seat": 0}])
    s = settled(doc)
    seen = []
    while s.round == 1:
        if (pending(s), s.actor) not in seen and pending(s) in ("feeding", "reactivate"):
            seen.append((pending(s), s.actor))
        play(s, legal(s)[0])
    assert seen == [(step, seat) for step in ("feeding", "reactivate") for seat in (1, 2, 0)]


@rule("CI-CLEAN-01", "CI-CLEAN-12", "CI-CLEAN-11")
def test_phase_c_ends_with_empty_marketplaces_and_all_workers_back():
    away = {"workers": {"normal": 1}, "market": {"gold": 2}, "stored": {"food": 2}, "cartographer": 0}
    s = cleanup(me=away, other=away, spaces={"A round": [0], "B round": [1]})
    while s.round == 1:
        play(s, "done" if "done" in offered(s) else sorted(offered(s))[0])
    for seat in (0, 1):
        assert player(s, seat)["market"] == {} and player(s, seat)["workers"] == {"normal": 2}
    assert s.save()["spaces"] == {}


@rule("CI-CLEAN-02")
def test_food_from_storage_and_landscape():
    s = feed(**land(h12="meadow 1 food", h13="meadow 5 food"), stored={"food": 1})
    assert offered(s) == {"pay:food", "pay_from:h12", "pay_from:h13"}
    play(s, "pay:food")
    assert player(s)["stored"] == {} and "h12" not in player(s)["on"] and "h13" in player(s)["on"]


@rule("CI-CLEAN-03")
def test_an_anchor_for_each_missing_food_and_all_food_is_used():
    s = feed(stored={"food": 1})
    assert player(s)["stored"] == {}
    assert pending(s) == "take_anchors" and s.save()["pending"][-1]["memo"] == 1
    s = feed()
    play(s, "anchor:one_sail")
    assert player(s)["anchors"] == {"one_sail": 1, "two_sails": 1}


@rule("CI-CLEAN-04")
def test_the_helm_points_of_the_feeding_row_are_one_gain():
    two = {"waiting": {"normal": 2}, "workers": {"normal": 2, "special": 2}}
    s = feed(stored={"food": 5}, **land(h12="meadow 1 food"), **two)
    assert s.save()["pending"][-1] == {"step": "sail", "seat": 0, "memo": 2}
    play(s, "ship:one_sail")
    assert player(s)["steps"] == {"one_sail": 2} and pending(s) != "sail"
    one = {"waiting": {"normal": 1, "special": 1}, "workers": {"normal": 3, "special": 1}}
    s = feed(stored={"food": 5}, **one)
    assert s.save()["pending"][-1] == {"step": "sail", "seat": 0, "memo": 1}


@rule("CI-CLEAN-04", "CI-CLEAN-03")
@pytest.mark.parametrize("coins", [0, 1])
def test_no_helm_points_of_the_feeding_row_if_any_food_is_missing(coins):
    """Six food are due. Without a coin for the Fish market all food goes unasked, else the player stops herself."""
    two = {"waiting": {"normal": 2}, "workers": {"normal": 2, "special": 2}, "small_cards": ["9"]}
    s = feed(stored={"food": 5, "coin": coins}, **land(h12="meadow 1 small"), **two)
    while pending(s) == "feed":
        play(s, "done" if "done" in offered(s) else "pay:food")
    assert pending(s) == "take_anchors" and player(s)["stored"].get("food", 0) == 0
    play(s, "anchor:one_sail")
    assert player(s)["anchors"] == {"one_sail": 1} and player(s)["steps"] == {}
    assert pending(s) not in ("sail", "take_anchors")


def reactivating(**me):
    me = {
        "large_cards": ["1", "2"],
        "spent": ["1"],
        "lids": ["C2", "C3", "C4", "C5"],
        "crates": ["coins"],
        **land(h12="meadow 1 large", h13="meadow 1 large"),
        **me,
    }
    return table(me=me, phase="cleanup", pending=during("reactivate"))


@rule("CI-CLEAN-05", "CI-CLEAN-06", "CI-CLEAN-07")
def test_one_card_for_two_coins_or_one_lid_for_one():
    s = reactivating(stored={"coin": 3})
    assert offered(s) == {"done", "turn_up:1", "take_back:coins"}
    card = play(s.copy(), "turn_up:1")
    assert player(card)["spent"] == [] and player(card)["stored"] == {"coin": 1} and pending(card) != "reactivate"
    lid = play(s.copy(), "take_back:coins")
    assert player(lid)["unused"] == 1 and player(lid)["crates"] == [] and player(lid)["stored"] == {"coin": 2}
    assert pending(lid) != "reactivate"
    assert offered(reactivating(stored={"coin": 1})) == {"done", "take_back:coins"}
    assert offered(reactivating(stored={})) == {"done"}


@rule("CI-CLEAN-05", "CI-CLEAN-09")
def test_each_step_asks_only_for_its_own():
    me = {"large_cards": ["1"], "spent": ["1"], **land(h12="meadow 1 large"), "stored": {"coin": 2}, "cartographer": 0}
    steps = ("reactivation", "statues", "passage", "market")
    assert [passed(at(step, me)) for step in steps] == [False, True, True, True]
    assert passed(at("reactivation", {**me, "stored": {"coin": 1}}))  # too dear, and nothing could change that


def walk(state, before, reached):
    """Every way to feed; what was paid is read off the position."""
    if pending(state) != "feed":
        after = player(state)
        gone = [f"pay_from:{h}" for h in before["on"] if h not in after["on"]]
        for item in ("food", "coin"):
            gone += [f"pay:{item}"] * (before["stored"].get(item, 0) - after["stored"].get(item, 0))
        reached.add(tuple(sorted(gone)))
        return
    for action in state.choices:
        following = state.copy()
        following.apply(action)
        walk(following, before, reached)


def meals(cubes, due):
    """By the definition: enough without a superfluous cube, or all food, some coins, and still not enough."""
    found = set()
    food = [i for i, cube in enumerate(cubes) if cube[0] != "pay:coin"]
    for n in range(len(cubes) + 1):
        for chosen in itertools.combinations(range(len(cubes)), n):
            values = [cubes[i][1] for i in chosen]
            enough = sum(values) >= due and all(sum(values) - value < due for value in values)
            short = sum(values) < due and set(food) <= set(chosen)
            if enough or short:
                found.add(tuple(sorted(cubes[i][0] for i in chosen)))
    return found


@rule("CI-CLEAN-02", "CI-CLEAN-03", "CI-SMALL-09", "CI-PAY-07")
def test_exactly_the_proper_meals_can_be_reached():
    """Against the definition, for many larders, with and without the Fish market."""
    hexes = ["h13", "h11", "h22", "h23"]
    for seed in range(60):
        chance = from_seed(seed)
        heights = [1 + chance.below(4) for _ in range(chance.below(5))]
        stored, coins, market = chance.below(3), chance.below(3), chance.below(2)
        cubes = [(f"pay_from:{h}", height) for h, height in zip(hexes, heights)] + [("pay:food", 1)] * stored
        cubes += [("pay:coin", 2)] * (coins if market else 0)
        spaces = {h: f"meadow {height} food" for h, height in zip(hexes, heights)}
        me = {**land(h12="meadow 1 small", **spaces), "stored": {"food": stored, "coin": coins}, "cartographer": 0}
        me = {**me, "small_cards": ["9" if market else "4"], "waiting": {"normal": chance.below(3), "special": 2}}
        due = 4 - me["waiting"]["normal"]
        reached = set()
        walk(table(me=me, phase="cleanup", pending=during("feed", {"food": due})), me, reached)
        assert reached == meals(cubes, due), (seed, cubes, due)


@rule("CI-CLEAN-08")
def test_the_fortress_reactivates_both_for_nothing():
    s = reactivating(stored={}, **land(h12="meadow 1 large", h13="meadow 1 large", h11="meadow 1 fortress"))
    play(s, "turn_up:1")
    assert offered(s) == {"done", "take_back:coins"}
    play(s, "take_back:coins")
    assert player(s)["spent"] == [] and player(s)["unused"] == 1 and player(s)["stored"] == {}


@rule("CI-CLEAN-08")
def test_with_the_fortress_each_of_the_two_only_once():
    fortress = land(h12="meadow 1 large", h13="meadow 1 large", h11="meadow 1 fortress")
    two = {"spent": ["1", "2"], "crates": ["coins", "draw"], "lids": ["C3", "C4", "C5"], "stored": {"coin": 4}}
    s = reactivating(**two, **fortress)
    assert offered(s) == {"done", "turn_up:1", "turn_up:2", "take_back:coins", "take_back:draw"}
    lid = play(s.copy(), "take_back:draw")
    assert offered(lid) == {"done", "turn_up:1", "turn_up:2"}
    card = play(s.copy(), "turn_up:2")
    assert offered(card) == {"done", "take_back:coins", "take_back:draw"}
    for both in (play(lid, "turn_up:2"), play(card, "take_back:draw")):
        assert pending(both) != "reactivate"
        me = player(both)
        assert (me["spent"], me["crates"], me["unused"], me["stored"]) == (["1"], ["coins"], 1, {"coin": 4})


@rule("CI-CLEAN-09")
def test_a_helm_point_for_each_statue_as_one_gain():
    s = at("statues", land(("h32", "h41"), h12="meadow 1 statue", h13="meadow 1 statue", h11="meadow 1 statue"))
    assert pending(s) == "bonus" and offered(s) == {"ship:one_sail", "ship:two_sails"}
    play(s, "ship:two_sails")
    assert player(s)["steps"] == {"two_sails": 3} and pending(s) != "bonus"


@rule("CI-CLEAN-10")
def test_the_passage_bonus():
    s = at("passage", land(h12="meadow", h71="meadow", h72="forest 2", h73="meadow 1 food"))
    play(s, "ship:one_sail")
    assert player(s)["steps"] == {"one_sail": 1}
    assert passed(at("passage", {**land(h12="meadow", h71="meadow", h73="meadow 1 food"), "cartographer": 0}))


@rule("CI-CLEAN-11", "CI-MILE-08")
def test_workers_return_but_not_from_royal_orders():
    doc = document()
    order = next(iter(doc["orders"]))
    doc["orders"][order] = {"seat": 0, "worker": "normal"}
    doc["players"][0].update(workers={}, waiting={"normal": 1, "special": 1})
    doc.update(spaces={"A round": [0, 1], "B square": [0], "C round": [0]}, phase="cleanup")
    doc["players"][1].update(workers={"normal": 1})
    doc["pending"] = [{"step": "return_workers", "seat": 0}]
    s = settled(doc)
    assert player(s)["workers"] == {"normal": 2, "special": 1} and player(s, 1)["workers"] == {"normal": 2}
    assert s.save()["spaces"] == {} and s.save()["orders"][order] is not None


@rule("CI-CLEAN-12")
def test_the_marketplace_is_cleared():
    s = at("market", {"market": {"wood": 2, "coin": 1}})
    play(s, "unload:wood", "done")
    assert player(s)["market"] == {} and player(s)["stored"] == {"coin": 1, "wood": 1}
    full = {"market": {"wood": 2}, "stored": {"coin": 5}, **land(h12="meadow"), "cartographer": 0}
    assert offered(at("market", full)) == {"done"}  # a trade could make room
    s = at("market", {**full, "market": {"wood": 2}, "stored": {"coin": 3}, "small_cards": []})
    assert offered(s) == {"done"}
    play(s, "done")
    assert player(s)["market"] == {} and passed(s)


# CI-CLEAN-14: anytime actions between the steps


def digging(statue=True, **me):
    """The Excavation, a statue in the workshop with wood and gold to build it, and perhaps one on the peninsula."""
    high = {"h12": "meadow 1 large", "h13": "forest 3", "h22": "mountain 3 gold"}
    ground = land(("h41", "h44", "h52"), **high, **({"h23": "meadow 1 statue"} if statue else {}))
    ready = {"stored": {"coin": 2, "wood": 2}, "crafting": ["craft1"], "cartographer": 0, "large_cards": ["6"]}
    return {**ground, **ready, **me}


def build(state):
    """A statue by the Excavation, and its helm point for the one-sail ship."""
    play(state, "card:6", "statue:wood+gold", "site:h13", "ship:one_sail")
    while pending(state) != "bonus":
        play(state, "done")


def whole(me, players=2, **fields):
    """Phase c without the feeding, for everybody; then the round ends."""
    frames = [{"step": "end_round", "seat": 0}]
    for step in ("market", "passage", "statues", "reactivation"):
        frames += [{"step": "cleanup_step", "seat": seat, "memo": step} for seat in range(players - 1, -1, -1)]
    return table(players, me=me, other={"cartographer": 0}, phase="cleanup", pending=frames, **fields)


@rule("CI-CLEAN-14", "CI-CLEAN-05", "CI-CLEAN-09", "CI-ANY-01")
def test_a_card_turned_up_in_step_2_builds_a_statue_that_counts_in_step_3():
    s = play(whole(digging(spent=["6"])), "turn_up:6")
    assert pending(s) == "bonus" and describe(s, "ship:two_sails").startswith("1 helm point for")
    build(s)
    assert describe(s, "ship:two_sails").startswith("2 helm points for")
    play(s, "ship:two_sails")
    assert player(s)["steps"] == {"one_sail": 1, "two_sails": 2}  # 1 for building it, 2 for two statues


@rule("CI-CLEAN-14", "CI-CLEAN-09", "CI-ROUND-04")
def test_step_3_asks_who_has_no_statue_only_if_a_card_could_build_one():
    s = at("statues", digging(statue=False))
    assert pending(s) == "bonus" and offered(s) == {"done"} and "card:6" in legal(s)
    assert pending(play(s.copy(), "done")) != "bonus"
    build(s)
    play(s, "ship:one_sail")
    assert player(s)["steps"] == {"one_sail": 2}
    assert passed(at("statues", digging(statue=False, spent=["6"])))
    assert passed(at("statues", digging(statue=False, large_cards=["1"])))


@rule("CI-CLEAN-14", "CI-CLEAN-10", "CI-CARTO-07")
def test_a_cartographer_step_gained_in_step_3_charts_the_passage_before_step_4():
    """The statue bonus takes the ship past the cartographer islet: from 1 step to 2, enough for option 2."""
    ground = land(("h41", "h44", "h52"), h12="meadow 1 statue", h63="meadow", h71="meadow", h72="meadow")
    me = {**ground, "islets": {"L1a": "I4"}, "cartographer": 1, "stored": {}}
    s = whole(me)
    assert pending(s) == "bonus"
    play(s, "ship:one_sail", "steps:1")
    assert pending(s) == "bonus" and s.actor == 0 and offered(s) == {"done"}
    play(s, "cartographer:opt2", "survey:h73", "landscape:forest")
    assert offered(s) == {"ship:one_sail", "ship:two_sails"}
    play(s, "ship:two_sails")
    assert player(s)["steps"] == {"one_sail": 1, "two_sails": 1}


@rule("CI-CLEAN-14", "CI-CLEAN-10")
@pytest.mark.parametrize(
    ("change", "asked"),
    [
        ({}, True),
        ({"cartographer": 1}, False),
        ({"surveyed": True}, False),
        ({"land": {"h72": "forest"}}, False),  # two spaces are missing, the cartographer charts one
        ({"cartographer": 1, "lids": ["C2", "C3", "C4", "C5"], "unused": 1}, True),  # steps by a crate lid
        ({"cartographer": 1, "lids": ["C2", "C3", "C4", "C5"], "crates": ["carto"]}, False),
        ({"cartographer": 0, "tiles": {"D1": 1}}, False),  # nothing lets place it
        ({"cartographer": 0, "large_cards": ["5"]}, True),  # the Surveyors' guild
        ({"cartographer": 0, "large_cards": ["5"], "spent": ["5"]}, False),
    ],
)
def test_step_4_asks_only_if_the_missing_passage_spaces_could_still_be_charted(change, asked):
    home = "meadow 1 large" if "large_cards" in change else "meadow 1 food"
    ground = land(("h41", "h44", "h52"), h12=home, h63="meadow", h71="meadow", h72="meadow")
    if "land" in change:
        ground = land(("h41", "h44", "h52"), h12="meadow", h63="meadow", h72="meadow")
        change = {}
    s = at("passage", {**ground, "crafting": ["craft1", "craft2"], "cartographer": 2, **change})
    assert (pending(s) == "bonus") is asked


@rule("CI-CLEAN-14", "CI-CLEAN-10")
def test_a_passage_space_out_of_reach_or_under_a_ruin_is_not_waited_for():
    far = land(("h41", "h44", "h52"), h12="meadow", h71="meadow", h72="meadow", h61="meadow")
    near = land(("h41", "h44", "h52"), h12="meadow", h71="meadow", h73="meadow", h62="meadow")
    ruin = land(("h41", "h44", "h72"), h12="meadow", h71="meadow", h73="meadow", h62="meadow")
    for ground, asked in ((far, True), (near, True), (ruin, False)):
        s = at("passage", {**ground, "crafting": ["craft1", "craft2"], "cartographer": 3})
        assert (pending(s) == "bonus") is asked
    away = {**land(("h41", "h44", "h72"), h12="meadow 1 large", h71="meadow", h73="meadow", h62="meadow")}
    s = at("passage", {**away, "crafting": ["craft1"], "cartographer": 3, "large_cards": ["6"]})
    assert pending(s) == "bonus"  # the Excavation could remove it


@rule("CI-CLEAN-14", "CI-CLEAN-10", "CI-CRATE-02")
def test_a_double_tile_charts_two_passage_spaces():
    ground = land(("h41", "h44", "h52"), h12="meadow", h63="meadow", h73="meadow")
    lid = {"lids": ["C3", "C4", "C5"], "unused": 1, "crates": ["carto"], "cartographer": 0}
    me = {**ground, **lid, "crafting": ["craft1", "craft2"]}
    s = at("passage", {**me, "tiles": {"D1": 1}})
    assert pending(s) == "bonus" and offered(s) == {"done"}
    play(s, "crate:place", "tile:D1:front", "half:h71", "beside:h72", "ship:one_sail")
    assert player(s)["steps"] == {"one_sail": 1}
    assert passed(at("passage", {**me, "lids": ["C2", "C3", "C4", "C5"], "unused": 0}))


@rule("CI-TURN-15", "CI-CLEAN-06", "CI-CARTO-02")
def test_a_lid_taken_back_in_the_last_round_can_still_move_the_cartographer():
    """In round 5 phase c is the last moment for the cartographer: 2 steps by the lid, then option 2."""
    me = {"lids": ["C2", "C3", "C4", "C5"], "crates": ["carto"], "stored": {"coin": 1}, "cartographer": 0}
    s = whole({**me, **land(h12="meadow")}, round=5, harbormaster="C5")
    play(s, "take_back:carto")
    assert pending(s) == "clear_market" and s.save()["phase"] == "cleanup"
    assert GAME.texts().prompt(s, "en") == "The clean-up is ending: the last moment for the cartographer."
    play(s, "crate:carto", "cartographer:opt2", "survey:h13", "landscape:forest")
    assert player(s)["land"]["h13"] == "forest" and player(s)["cartographer"] == 0


@rule("CI-ROUND-04")
def test_only_who_is_asked_is_told_to_have_a_turn():
    """The other has no statue and could build none; both have nothing else to do in phase c."""
    s = whole({**land(("h41", "h44"), h12="meadow 1 statue", h13="meadow 1 statue"), "stored": {}, "cartographer": 0})
    s.listen()
    play(s, "ship:one_sail")
    before = [event for event in s.events if event.kind == "round" or event.kind == "turn"]
    assert before[0].kind == "round"  # nobody had a turn until the next round


@rule("CI-TURN-15", "CI-ROUND-04")
@pytest.mark.parametrize(
    ("me", "asked"),
    [
        ({"cartographer": 2}, True),
        ({"cartographer": 1}, False),
        ({"cartographer": 6, "surveyed": True}, False),
        ({"market": {"wood": 1}, "cartographer": 0}, True),
    ],
)
def test_the_end_of_phase_c_asks_for_the_marketplace_and_the_cartographer(me, asked):
    s = at("market", me)
    assert (pending(s) == "clear_market") is asked and passed(s) is not asked


@rule("CI-CLEAN-14", "CI-CLEAN-06")
def test_what_is_used_in_step_2_can_be_reactivated_in_it():
    lid = {"lids": ["C2", "C3", "C4", "C5"], "unused": 1, "cartographer": 0}
    s = at("reactivation", {**lid, "stored": {"coin": 1}})
    assert pending(s) == "reactivate" and offered(s) == {"done"}
    play(s, "crate:coins", "take_back:coins")
    assert player(s)["unused"] == 1 and player(s)["market"] == {"coin": 2} and player(s)["stored"] == {}
    assert pending(at("reactivation", {**lid, "stored": {}})) != "reactivate"  # no coin to pay with
    assert pending(at("reactivation", {**lid, "stored": {}, "market": {"coin": 1}})) == "reactivate"
    fortress = land(h12="meadow 1 fortress", h13="meadow 1 food")
    assert pending(at("reactivation", {**lid, **fortress, "stored": {}})) == "reactivate"
    mint = {"large_cards": ["1"], **land(h12="meadow 1 large", h13="meadow 1 food"), "cartographer": 0}
    assert pending(at("reactivation", {**mint, "stored": {"coin": 1}})) != "reactivate"  # a card takes 2
    s = at("reactivation", {**mint, "stored": {"coin": 2}})
    play(s, "card:1", "turn_up:1")
    assert player(s)["spent"] == [] and player(s)["market"] == {"coin": 3} and player(s)["stored"] == {}
    assert pending(at("reactivation", {"stored": {"coin": 3}})) != "reactivate"  # nothing to use


@rule("CI-SECA-03", "CI-CLEAN-13")
@pytest.mark.parametrize("token", [0, 1, 2])
def test_the_cooper_token_that_nobody_takes_stays_and_its_holder_begins_again(token):
    """A whole round in which nobody takes the token, although two place workers in section A."""
    doc = document(3)
    for p in doc["players"]:
        p.update(workers={"normal": 1}, cartographer=0)
    doc["players"][0].update(workers={"normal": 1})
    doc.update(token=token, active=token, pending=[{"step": "turn", "seat": token}])
    s = settled(doc)
    begins = []
    while s.round == 1 or s.save()["phase"] == "income":
        if s.round == 2 and pending(s) == "income" and s.actor not in begins:
            begins.append(s.actor)
        wanted = ("worker:A:round", "pay:coin", "draw", "done")
        play(s, next((name for name in wanted if name in legal(s)), legal(s)[0]))
        assert s.token == token
    assert begins[0] == token and pending(s) == "turn" and s.actor == token


@rule("CI-CLEAN-13")
def test_the_harbormaster_stands_up_and_moves_on():
    s = table(phase="cleanup", upright=False, token=1, pending=[{"step": "end_round", "seat": 0}])
    doc = s.save()
    assert (doc["harbormaster"], doc["upright"], doc["round"], doc["phase"]) == ("C2", True, 2, "income")
    assert s.actor == 1  # who has the Cooper token begins


@rule("CI-CLEAN-13", "CI-ROUND-02", "CI-END-01", "CI-END-02")
def test_after_the_fifth_round_last_actions_and_the_end():
    last = [{"step": "end_round", "seat": 0}]
    s = table(phase="cleanup", round=5, harbormaster="C5", token=1, pending=last)
    assert s.save()["phase"] == "finish" and s.actor == 1 and pending(s) == "last_actions"
    assert "store:h12" in legal(s) and "cartographer:opt2" not in legal(s)
    play(s, "done")
    assert s.actor == 0
    play(s, "store:h12")
    assert s.actor is None  # nothing is left to do
    assert s.scores()[0]["leftovers"] == (1 + 1 + 3) // 5


@rule("CI-CARTO-02")
def test_the_cartographer_once_in_the_whole_of_phase_c():
    s = table(
        me={"surveyed": True, "cartographer": 6, "workers": {}, "waiting": {"normal": 2, "special": 2}},
        other={"workers": {}, "waiting": {"normal": 2, "special": 2}},
        pending=[{"step": "end_turn", "seat": 0, "memo": "work"}],
    )
    assert pending(s) == "feeding" and "cartographer:opt2" in legal(s)
    play(s, "cartographer:opt2", "survey:h22", "landscape:forest")
    assert "cartographer:opt2" not in legal(s)


@rule("CI-CLEAN-14", "CI-CLEAN-10", "CI-CRATE-02")
@pytest.mark.parametrize(
    ("fields", "asked"),
    [
        ({"tiles": {"D1": 1}, "crates": ["carto", "draw"], "unused": 1}, True),
        ({"tiles": {}, "crates": ["carto", "draw"], "unused": 1}, False),  # no tile, and none can be drawn
        ({"tiles": {}, "crates": ["carto"], "unused": 2}, True),  # one lid draws a tile, the other places it
        ({"tiles": {"D1": 1}, "crates": ["carto", "place"], "unused": 1}, False),
    ],
)
def test_two_missing_passage_spaces_one_behind_the_other_need_a_double_tile_and_a_way_to_place_it(fields, asked):
    way = dict.fromkeys(("h12", "h23", "h33", "h43", "h52", "h62", "h71"), "meadow")
    ground = {**land(("h44", "h32", "h41"), **way), "crafting": ["craft1", "craft2"], "cartographer": 0}
    s = at("passage", {**ground, "lids": ["C4", "C5"], **fields})
    assert (pending(s) == "bonus") is asked
    if asked and fields["tiles"]:
        play(s, "crate:place", "tile:D1:front", "half:h72", "beside:h73")
        assert offered(s) == {"ship:one_sail", "ship:two_sails"}


@rule("CI-ROUND-04")
@pytest.mark.parametrize("statues", [0, 1])
def test_only_who_has_something_to_decide_in_a_step_begins_a_turn(statues):
    """Nobody has an anytime action: the statue of seat 1 asks for a ship, and no other step asks anything."""
    doc = document(2)
    for seat, entry in enumerate(doc["players"]):
        home = "meadow 1 statue" if seat and statues else "meadow"
        entry.update(**land(h12=home), stored={}, market={}, cartographer=0)
    waiting = [{"step": "cleanup_step", "seat": seat, "memo": "statues"} for seat in (1, 0)]
    doc.update(phase="cleanup", spaces={}, turn={"number": 7, "seat": 0}, pending=waiting)
    s = settled(doc)
    if statues:
        assert pending(s) == "bonus" and s.save()["turn"] == {"number": 8, "seat": 1}
    else:
        assert s.save()["phase"] == "income" and s.save()["turn"] == {"number": 8, "seat": 0}  # her income
