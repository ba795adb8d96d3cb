"""PAY: costs, reductions and the choice of cubes."""

import itertools

import pytest

from rondel import BadPosition, IllegalAction
from rondel.core.chance import from_seed
from support.cooper_island import GAME, during, land, legal, offered, pending, play, player, rule, table


def bill(me, **memo):
    """A boat for the dearest landing space is being paid, with stone a large building."""
    bought = during("build_on", "large") if "stone" in memo else during("choose_boat", "dock5")
    return table(me=me, pending=[*bought, {"step": "pay", "seat": 0, "memo": memo}])


@rule("CI-PAY-01")
def test_coins_come_from_storage():
    s = table(me={"stored": {"coin": 2, "wood": 3}, **land(h12="meadow")}, pending=during("section_B"))
    play(s, "dock:dock1")
    assert player(s)["stored"] == {"coin": 1, "wood": 1}
    s = table(me={"market": {"coin": 3}, "stored": {"wood": 3}}, pending=during("section_B"))
    assert offered(s) == {"done"}


@rule("CI-PAY-02")
def test_exactly_the_resource_asked_for():
    s = table(me={"stored": {"coin": 1, "food": 4}}, pending=during("section_B"))
    assert offered(s) == {"done"}


@rule("CI-PAY-03")
def test_the_surplus_of_a_cube_is_lost():
    s = bill({**land(h12="forest 5 wood", h13="forest 4 wood"), "stored": {}}, wood=3)
    assert offered(s) == {"pay_from:h12", "pay_from:h13"}
    play(s, "pay_from:h12")
    assert player(s)["on"].get("h13") == "wood" and pending(s) != "pay"


@rule("CI-PAY-04")
def test_the_marketplace_pays_nothing():
    s = table(me={"market": {"gold": 3, "cloth": 3}, "stored": {}, **land(h12="meadow")}, pending=during("section_H"))
    assert offered(s) == {"done"}
    assert not any(name.startswith("trade") for name in legal(s))


@rule("CI-PAY-05")
def test_no_anytime_action_inside_a_payment():
    s = bill({**land(h12="forest 2 wood", h13="forest 3 wood", h22="forest 2 wood", h11="meadow 1 food")}, wood=4)
    assert pending(s) == "pay" and set(legal(s)) == offered(s)
    with pytest.raises(IllegalAction):
        play(s, "store:h11")


@rule("CI-PAY-06")
def test_a_reduction_never_goes_below_zero_and_adds_up():
    """Boatyard 1 and the symbol of B 2: dock 1 costs 1 coin and 2 wood, so nothing."""
    me = {"small_cards": ["10"], "stored": {}, **land(h12="meadow 1 small")}
    s = table(me=me, pending=during("section_B_square"))
    assert offered(s) == {"dock:dock1"}
    play(s, "dock:dock1")
    assert pending(s) == "choose_boat"


@rule("CI-PAY-07")
def test_no_superfluous_cube():
    s = bill({**land(h12="forest 2 wood", h13="forest 3 wood"), "stored": {"wood": 1}}, wood=3)
    assert offered(s) == {"pay:wood", "pay_from:h12", "pay_from:h13"}
    play(s, "pay_from:h12")
    assert player(s)["stored"] == {} and pending(s) != "pay"  # 2 + 1; with the 3 one of them would be too much
    s = bill({**land(h11="forest 2 wood", h12="forest 2 wood", h13="forest 1 wood"), "stored": {}}, wood=4)
    assert offered(s) == {"pay_from:h11", "pay_from:h12"}  # either first


@rule("CI-PAY-08")
def test_a_reduction_is_chosen_unit_by_unit():
    me = {"stored": {"gold": 2, "cloth": 3}, "small_cards": ["4"], **land(h12="meadow 1 small")}
    s = table(me=me, pending=during("section_H"), harbormaster="C3", round=3)
    play(s, "supply:C1")
    assert offered(s) == {"reduce:gold", "reduce:cloth"}
    play(s, "reduce:gold")
    assert player(s)["stored"] == {"gold": 2}


@rule("CI-PAY-08", "CI-PAY-06")
def test_three_units_of_a_reduction_are_chosen_one_by_one():
    """Boatyard 1 and the symbol of B 2: of 2 coins and 4 wood three are taken off."""
    me = {"small_cards": ["10"], "stored": {"coin": 2, "wood": 4}, **land(h12="meadow 1 small")}
    s = play(table(me=me, pending=during("section_B_square")), "dock:dock3", "reduce:wood", "reduce:coin")
    assert pending(s) == "reduce" and offered(s) == {"reduce:coin", "reduce:wood"}
    play(s, "reduce:wood")
    assert player(s)["stored"] == {"coin": 1, "wood": 2} and pending(s) == "choose_boat"


@rule("CI-PAY-09")
def test_all_cubes_that_are_needed_are_paid_without_a_choice():
    s = bill({**land(h12="forest 2 wood", h13="forest 3 wood"), "stored": {"wood": 1}}, wood=6)
    assert pending(s) != "pay" and player(s)["stored"] == {}


def minimal_payments(cubes, due):
    """All sets of cubes (as counts of storage and sets of hexes) that cover a cost without a superfluous cube."""
    found = set()
    for n in range(len(cubes) + 1):
        for chosen in itertools.combinations(range(len(cubes)), n):
            values = [cubes[i][1] for i in chosen]
            if sum(values) >= due and all(sum(values) - value < due for value in values):
                found.add(tuple(sorted(cubes[i][0] for i in chosen)))
    return found


@rule("CI-PAY-02", "CI-PAY-07")
def test_exactly_the_payments_without_a_superfluous_cube_can_be_reached():
    """Against the definition, for many purses."""
    hexes = ["h12", "h13", "h11", "h22", "h23"]
    for seed in range(40):
        chance = from_seed(seed)
        heights = [1 + chance.below(5) for _ in range(1 + chance.below(5))]
        stored = chance.below(4)
        cubes = [(f"pay_from:{h}", height) for h, height in zip(hexes, heights)] + [("pay:wood", 1)] * stored
        due = 1 + chance.below(min(6, sum(heights) + stored))
        spaces = {h: f"forest {height} wood" for h, height in zip(hexes, heights)}
        reached = set()
        me = {**land(**spaces), "stored": {"wood": stored}, "cartographer": 0}
        walk(bill(me, wood=due), me, reached)
        assert reached == minimal_payments(cubes, due), (seed, cubes, due)


def walk(state, before, reached):
    """Every way through a payment; what was paid is read off the position."""
    if pending(state) != "pay":
        after = player(state)
        gone = [f"pay_from:{h}" for h in before["on"] if h not in after["on"]]
        gone += ["pay:wood"] * (before["stored"].get("wood", 0) - after["stored"].get("wood", 0))
        reached.add(tuple(sorted(gone)))
        return
    for action in state.choices:
        following = state.copy()
        following.apply(action)
        walk(following, before, reached)


@rule("CI-PAY-02", "CI-PAY-06", "CI-PAY-07")
def test_a_saved_bill_says_what_is_still_due():
    wood = {"h12": "forest 2 wood", "h13": "forest 1 wood", "h11": "forest 3 wood", "h21": "forest 3 wood"}
    me = {**land(h22="mountain 2 stone", **wood), "stored": {"coin": 2, "stone": 3}}
    s = play(table(me=me, pending=during("section_D_square")), "build:large")
    due = {"coin": 2, "wood": 4, "stone": 4, "food": 0, "gold": 0, "cloth": 0}
    rest = {"reduction": 2, "clear_a_space": True, "smallest": 0}
    assert s.save()["pending"][-1] == {"step": "reduce", "seat": 0, "memo": {**due, **rest}}
    play(s, "reduce:coin", "reduce:stone")
    due.update(coin=0, stone=3)
    assert s.save()["pending"][-1] == {"step": "pay", "seat": 0, "memo": {**due, **rest, "reduction": 0}}
    play(s, "pay_from:h13")
    rest = {"reduction": 0, "clear_a_space": False, "smallest": 1}
    assert s.save()["pending"][-1] == {"step": "pay", "seat": 0, "memo": {**due, "wood": 3, **rest}}
    assert GAME.restore(s.save()).save() == s.save()
    play(s, "pay_from:h11")  # then the stone, of which nothing is paid yet
    assert s.save()["pending"][-1]["memo"] == {**due, "wood": 0, **rest, "smallest": 0}
    with pytest.raises(BadPosition, match="smallest"):
        bill(me, wood=3, smallest=64)


@rule("CI-EDGE-12", "CI-PAY-07")
def test_stored_cubes_may_be_part_of_a_payment_that_clears_a_space():
    """One wood of storage and one of a space, or that of the high space alone; never two of storage."""
    me = {**land(h12="forest 1 wood", h13="forest 2 wood", h11="meadow 1 food"), "stored": {"wood": 3}}
    s = bill(me, wood=2, clear_a_space=True)
    assert offered(s) == {"pay:wood", "pay_from:h12", "pay_from:h13"}
    play(s, "pay:wood")
    assert "h12" not in player(s)["on"] and player(s)["stored"] == {"wood": 2} and "h13" in player(s)["on"]


@rule("CI-EDGE-12", "CI-PAY-09")
def test_a_space_may_be_cleared_by_any_item_of_the_payment():
    """The wood comes from storage, then the stone must come from a space; not if no stone lies on one."""
    spaces = {"h12": "forest 2 wood", "h11": "meadow 1 food"}
    me = {**land(h13="mountain 2 stone", **spaces), "stored": {"wood": 2, "stone": 2}}
    s = bill(me, wood=2, stone=2, clear_a_space=True)
    assert offered(s) == {"pay:wood", "pay_from:h12"}
    play(s, "pay:wood")
    assert player(s)["stored"] == {"stone": 2} and "h13" not in player(s)["on"] and "h12" in player(s)["on"]
    s = bill({**land(**spaces), "stored": {"wood": 2, "stone": 3}}, wood=2, stone=2, clear_a_space=True)
    assert "h12" not in player(s)["on"] and player(s)["stored"] == {"wood": 2, "stone": 1}


@rule("CI-EDGE-12", "CI-BUILD-03")
def test_a_payment_must_leave_a_free_space():
    """No space is free, so one of the cubes paid must come from a landscape space."""
    full = {"h12": "meadow 1 food", "h13": "forest 2 wood"}
    me = {**land(**full), "stored": {"coin": 1, "wood": 2, "stone": 2}}
    s = table(me=me, pending=during("section_D"))
    play(s, "build:small")
    assert offered(s) == {"site:h13"} and player(s)["stored"] == {"wood": 2}
    me = {**land(h12="meadow 1 food"), "stored": {"coin": 1, "wood": 2, "stone": 2}}
    s = table(me=me, pending=during("section_D"))
    assert offered(s) == {"done"}  # she may clear a space first, by trade


@rule("CI-EDGE-12", "CI-PAY-08")
def test_a_reduction_does_not_take_off_the_only_item_that_clears_a_space():
    """Wood is the only cube on a space: of 2 wood a reduction of 2 may take 1."""
    me = {**land(h12="meadow 1 food", h13="forest 1 wood"), "stored": {"coin": 1, "wood": 2, "stone": 2}}
    s = play(table(me=me, pending=during("section_D_square")), "build:small")
    assert pending(s) == "reduce" and offered(s) == {"reduce:coin", "reduce:wood", "reduce:stone"}
    play(s, "reduce:wood")
    assert offered(s) == {"reduce:coin", "reduce:stone"}
    play(s, "reduce:coin")
    assert player(s)["stored"] == {"coin": 1, "wood": 2} and offered(s) == {"site:h13"}
    free = {**me, **land(h12="meadow", h13="forest 1 wood")}
    s = play(table(me=free, pending=during("section_D_square")), "build:small", "reduce:wood")
    assert offered(s) == {"reduce:coin", "reduce:wood", "reduce:stone"}
