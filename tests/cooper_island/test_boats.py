"""BOAT, CARGO: income boats and cargo ships."""

import pytest

from support.cooper_island import GAME, during, land, legal, offered, pending, play, player, rule, table

BARE = land(h12="meadow")


def building(**me):
    return table(me={**BARE, **me}, pending=during("section_B"))


def boat(name, **me):
    """This boat has just been paid for dock 1 and is being chosen."""
    return play(table(me={**BARE, **me}, pending=during("choose_boat", "dock1")), f"boat:{name}", "ship:one_sail")


@rule("CI-BOAT-01", "CI-BOAT-02")
def test_a_boat_comes_to_a_free_landing_space_for_its_cost_and_helm_points():
    s = building(stored={"coin": 2, "wood": 5}, docks={"dock1": "B3"}, small_cards=["1"])
    assert offered(s) == {"dock:dock2", "dock:dock3", "dock:dock4"}
    play(s, "dock:dock3")
    assert player(s)["stored"] == {"wood": 1}
    assert offered(s) == {"boat:B1", "boat:B2", "boat:B4", "boat:B5", "boat:B6"}
    play(s, "boat:B1")
    assert player(s)["docks"] == {"dock1": "B3", "dock3": "B1"}
    assert s.save()["pending"][-1] == {"step": "sail", "seat": 0, "memo": 2}


@rule("CI-BOAT-03")
def test_then_its_action_may_be_performed_once():
    s = boat("B2")
    assert offered(s) == {"done", "gain:gold", "gain:cloth"}
    play(s, "gain:cloth")
    assert player(s)["stored"] == {"coin": 1, "cloth": 1}


@rule("CI-BOAT-04")
def test_five_landing_spaces_and_no_more():
    docks = {f"dock{n}": f"B{n}" for n in range(1, 6)}
    s = building(docks=docks, stored={"coin": 3, "wood": 3}, cartographer=0)
    assert pending(s) != "section_B"


@rule("CI-BOAT-05")
def test_the_six_boats():
    assert offered(boat("B1")) == {"done", "gain:coin"}
    assert offered(boat("B3")) == {"done", "draw"}
    assert offered(boat("B4")) == {"done", "steps:1"}
    assert offered(boat("B5")) == {"done", "gain:wood", "gain:stone", "gain:food"}
    s = boat("B6", docks={"dock2": "B4"})
    assert offered(s) == {"done", "steps:1"}


@rule("CI-BOAT-06")
def test_the_storage_boat_is_a_storage_spot():
    s = boat("B5", stored={"coin": 5})
    assert offered(s) == {"done", "gain:wood", "gain:stone", "gain:food"}
    play(s, "gain:wood")
    assert player(s)["stored"] == {"coin": 5, "wood": 1}


@rule("CI-BOAT-07")
def test_the_copy_boat_copies_no_copy_boat_and_none_face_down():
    s = table(
        me={**BARE, "docks": {"dock1": "B6", "dock2": "B4"}, "wrecks": ["B4"]},
        other={"docks": {"dock1": "B6", "dock2": "B5"}},
        phase="income",
        round=2,
        pending=during("income", ["islet", "tile"], phase="income"),
    )
    assert offered(s) == {"done", "gain:wood", "gain:stone", "gain:food"}
    s = table(
        me={**BARE, "docks": {"dock1": "B6"}},
        other={"docks": {"dock1": "B6"}},
        phase="income",
        round=2,
        pending=during("income", ["islet", "tile"], phase="income"),
    )
    assert pending(s) != "income"  # nothing to copy


@rule("CI-BOAT-07", "CI-ANY-04")
@pytest.mark.parametrize(("change", "waits"), [({"cartographer": 2}, True), ({}, False)])
def test_the_copy_boat_waits_only_if_there_is_something_to_copy_and_an_anytime_action(change, waits):
    """The tile boat of another, while the bag is empty."""
    s = table(
        me={**BARE, "docks": {"dock1": "B6"}, "stored": {}, "cartographer": 0, **change},
        other={"docks": {"dock1": "B3"}, "tiles": {"D1": 20, "D2": 20, "D3": 20}},
        **{"phase": "income", "round": 2, "pending": during("income", ["islet", "tile"], phase="income")},
    )
    assert (pending(s) == "income") is waits


def supplying(harbormaster="C5", upright=True, **me):
    return table(me={**BARE, **me}, pending=during("section_H"), upright=upright, round=int(harbormaster[1]))


@rule("CI-CARGO-01", "CI-CARGO-02")
def test_a_cargo_ship_gives_helm_points_and_its_lid():
    s = supplying(stored={"gold": 1, "cloth": 3})
    assert offered(s) == {"supply:C1"}
    play(s, "supply:C1")
    assert s.save()["pending"][-1] == {"step": "sail", "seat": 0, "memo": 2}
    play(s, "ship:one_sail")
    assert player(s)["lids"] == ["C2", "C3", "C4", "C5"] and player(s)["unused"] == 1


@rule("CI-CARGO-02", "CI-MILE-01")
def test_the_lid_comes_after_the_helm_points():
    """The ship passes the tile islet and reaches a bay: all that is done without the lid, and without its milestone."""
    lids = {"lids": ["C1", "C3", "C4", "C5"], "crates": ["coins"], "stored": {"gold": 1, "cloth": 3}}
    ship = {"steps": {"one_sail": 3}, "islets": {"L4a": "I3"}, "cartographer": 0}
    s = table(me={**BARE, **lids, **ship}, pending=during("section_H"), log={"LG5": 1}, upright=False)
    play(s, "supply:C1")
    seen = []
    while "C1" in player(s)["lids"]:
        assert player(s)["unused"] == 0 and player(s)["milestones"] == []
        assert not any(name.startswith(("crate:", "hire:")) for name in legal(s))
        seen.append(pending(s))
        play(s, "ship:one_sail" if "ship:one_sail" in offered(s) else "done")
    assert seen[:2] == ["sail", "islet_action"] and len(seen) == 3  # the log book token, too
    assert player(s)["unused"] == 1 and player(s)["lids"] == ["C3", "C4", "C5"]
    assert player(s)["milestones"] == ["crates"] and player(s)["steps"] == {"one_sail": 5}


@rule("CI-CARGO-03")
def test_the_harbormaster_takes_one_off_for_the_first():
    s = supplying("C1", stored={"cloth": 3})
    assert "supply:C1" in offered(s)
    s = supplying("C1", stored={"gold": 1, "cloth": 2})
    play(s, "supply:C1")
    assert player(s)["stored"] == {} and s.upright == 0
    s = supplying("C1", upright=False, stored={"gold": 1, "cloth": 2})
    assert "supply:C1" not in offered(s)
    s = supplying("C2", stored={"gold": 1, "cloth": 3})
    play(s, "supply:C1")
    assert s.upright == 1  # another ship


@rule("CI-CARGO-04")
def test_each_ship_once_per_player_in_any_round():
    s = supplying(stored={"gold": 1, "cloth": 3}, lids=["C2", "C3", "C4", "C5"], unused=1)
    assert "supply:C1" not in offered(s)
    s = supplying(stored={"gold": 1, "cloth": 3}, lids=[], unused=0, crates=GAME.components.crates, cartographer=0)
    assert "supply:C1" not in offered(s)


@rule("CI-BOAT-01", "CI-ANY-04")
@pytest.mark.parametrize(("docks", "waits"), [(0, True), (1, True), (4, True), (5, False)])
def test_who_cannot_pay_a_boat_is_asked_while_a_landing_space_is_empty(docks, waits):
    built = dict(zip([f"dock{n}" for n in range(1, 6)][:docks], ["B1", "B2", "B3", "B4", "B5"], strict=False))
    s = table(me={"docks": built, "stored": {}, **land(h12="meadow 1 food")}, pending=during("section_B"))
    assert (pending(s) == "section_B") is waits
    if waits:
        assert offered(s) == {"done"} and "store:h12" in legal(s)
