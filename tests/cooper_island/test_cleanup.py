"""CLEAN, END: phase c and the end of the game."""

import itertools

import pytest

from rondel.core.chance import from_seed
from support.cooper_island import GAME, document, during, land, legal, offered, pending, play, player, rule, table


def cleanup(me=None, other=None, **fields):
    """Phase c begins."""
    return table(me=me, other=other, phase="cleanup", pending=[{"step": "begin_cleanup", "seat": 0}], **fields)


def feed(**me):
    return table(me={"stored": {}, **land(h12="meadow"), **me}, phase="cleanup", pending=during("begin_feeding"))


@rule("CI-CLEAN-01", "CI-ROUND-03")
def test_all_finish_a_step_before_the_next():
    doc = document(3)
    for p in doc["players"]:
        p.update(spent=["1"] if p is doc["players"][0] else [], crates=["coins"], lids=["C2", "C3", "C4", "C5"])
    doc["players"][0].update(large_cards=["1"])
    doc.update(phase="cleanup", token=1, pending=[{"step": "begin_cleanup", "seat": 0}])
    s = GAME.restore(doc)
    seen = []
    while s.round == 1:
        if (pending(s), s.actor) not in seen and pending(s) in ("feeding", "reactivate"):
            seen.append((pending(s), s.actor))
        play(s, legal(s)[0])
    assert seen == [(step, seat) for step in ("feeding", "reactivate") for seat in (1, 2, 0)]


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
    me = {"large_cards": ["1"], "spent": ["1"], **land(h12="meadow 1 large")}
    asked = {}
    for step in ("reactivation", "statues", "passage", "market"):
        s = table(me=me, phase="cleanup", pending=[{"step": "cleanup_step", "seat": 0, "memo": step}])
        asked[step] = pending(s)
    assert asked == {"reactivation": "reactivate", "statues": "", "passage": "", "market": ""}


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


@rule("CI-CLEAN-09")
def test_a_helm_point_for_each_statue_as_one_gain():
    me = land(("h32", "h41"), h12="meadow 1 statue", h13="meadow 1 statue", h11="meadow 1 statue")
    s = table(me=me, phase="cleanup", pending=[{"step": "cleanup_step", "seat": 0, "memo": "statues"}])
    assert s.save()["pending"][-1] == {"step": "sail", "seat": 0, "memo": 3}


@rule("CI-CLEAN-10")
def test_the_passage_bonus():
    step = [{"step": "cleanup_step", "seat": 0, "memo": "passage"}]
    s = table(me=land(h71="meadow", h72="forest 2", h73="meadow 1 food"), phase="cleanup", pending=step)
    assert s.save()["pending"][-1] == {"step": "sail", "seat": 0, "memo": 1}
    s = table(me=land(h71="meadow", h73="meadow 1 food"), phase="cleanup", pending=step)
    assert s.actor is None


@rule("CI-CLEAN-11", "CI-MILE-08")
def test_workers_return_but_not_from_royal_orders():
    doc = document()
    order = next(iter(doc["orders"]))
    doc["orders"][order] = {"seat": 0, "worker": "normal"}
    doc["players"][0].update(workers={}, waiting={"normal": 1, "special": 1})
    doc.update(spaces={"A round": [0, 1], "B square": [0], "C round": [0]}, phase="cleanup")
    doc["players"][1].update(workers={"normal": 1})
    doc["pending"] = [{"step": "return_workers", "seat": 0}]
    s = GAME.restore(doc)
    assert player(s)["workers"] == {"normal": 2, "special": 1} and player(s, 1)["workers"] == {"normal": 2}
    assert s.save()["spaces"] == {} and s.save()["orders"][order] is not None


@rule("CI-CLEAN-12")
def test_the_marketplace_is_cleared():
    step = [{"step": "cleanup_step", "seat": 0, "memo": "market"}]
    s = table(me={"market": {"wood": 2, "coin": 1}}, phase="cleanup", pending=step)
    play(s, "unload:wood", "done")
    assert player(s)["market"] == {} and player(s)["stored"] == {"coin": 1, "wood": 1}


@rule("CI-CLEAN-13", "CI-SECA-03")
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
