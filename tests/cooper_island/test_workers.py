"""MILE: milestones, hired workers, royal orders taken."""

import pytest

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

BOATS = {"dock1": "B1", "dock2": "B3"}


def hiring(**me):
    """One milestone is turned, its token not used yet."""
    return table(me={"docks": BOATS, "milestones": ["boats"], **me})


@rule("CI-MILE-01", "CI-MILE-02")
def test_two_boats_turn_a_token():
    s = table(me={"docks": {"dock1": "B1"}}, pending=during("choose_boat", "dock2"))
    play(s, "boat:B4")
    assert player(s)["milestones"] == ["boats"]


@rule("CI-MILE-01", "CI-MILE-02")
def test_two_buildings_statues_or_crate_lids_turn_a_token():
    me = {**land(h12="meadow 1 fortress", h13="meadow")}
    s = play(table(me=me, pending=during("build_on", "small")), "site:h13")
    assert player(s)["milestones"] == ["buildings"]
    me = {**land(("h32",), h12="meadow 1 statue", h13="meadow"), "crafting": ["craft1"]}
    s = play(table(me=me, pending=during("statue_on", "craft1")), "site:h13")
    assert player(s)["milestones"] == ["statues"]
    me = {"lids": ["C2", "C3", "C4", "C5"], "crates": ["coins"]}
    s = table(me=me, pending=during("supplied", "C2"))
    assert player(s)["milestones"] == ["crates"]  # used or not


@rule("CI-MILE-03", "CI-MILE-04")
def test_a_token_goes_to_a_hire_space_in_an_own_turn():
    s = hiring()
    assert {"hire:worker", "hire:helm"} <= set(legal(s))
    play(s, "hire:helm")
    assert s.save()["pending"][-1] == {"step": "sail", "seat": 0, "memo": 2}
    assert player(s)["hired"] == ["hire4"]
    play(s, "ship:one_sail")
    assert not any(name.startswith("hire") for name in legal(s))
    s = table(me={"docks": BOATS, "milestones": ["boats"]}, phase="cleanup", pending=during("feeding"))
    assert not any(name.startswith("hire") for name in legal(s))


@rule("CI-MILE-04")
def test_at_most_three_workers():
    me = {"milestones": ["boats", "buildings", "statues", "crates"], "hired": ["hire1", "hire2", "hire3"]}
    s = table(me={**me, "workers": {"normal": 4, "special": 1}, "waiting": {"special": 1}})
    assert {name for name in legal(s) if name.startswith("hire")} == {"hire:helm"}


@rule("CI-MILE-03", "CI-MILE-04")
@pytest.mark.parametrize("hired", [[], ["hire1"], ["hire1", "hire2"], ["hire4"], ["hire1", "hire2", "hire4"]])
def test_each_token_goes_to_a_hire_space_of_its_own(hired):
    me = {"milestones": ["boats", "buildings", "statues", "crates"], "hired": hired}
    workers = len(hired) - ("hire4" in hired)
    s = table(me={**me, "workers": {"normal": 2 + workers}, "waiting": {"normal": 2 - workers, "special": 2}})
    play(s, "hire:worker")
    assert player(s)["hired"] == sorted([*hired, f"hire{workers + 1}"])


@rule("CI-MILE-05", "CI-MILE-06", "CI-MILE-12")
def test_a_normal_worker_is_one_more():
    s = play(hiring(), "hire:worker")
    assert legal(s) == ["recruit:normal", "recruit:special"]
    play(s, "recruit:normal")
    assert player(s)["workers"] == {"normal": 3} and player(s)["waiting"] == {"normal": 1, "special": 2}
    assert pending(s) == "turn"


@rule("CI-MILE-07", "CI-MILE-08")
def test_with_a_special_worker_one_goes_to_a_royal_order():
    s = play(hiring(), "hire:worker", "recruit:special")
    assert legal(s) == ["assign:normal", "assign:special"]
    orders = list(s.save()["orders"])
    play(s, "assign:normal")
    assert legal(s) == [f"order:{name}" for name in orders]
    play(s, f"order:{orders[1]}")
    assert s.save()["orders"][orders[1]] == {"seat": 0, "worker": "normal"}
    assert player(s)["workers"] == {"normal": 1, "special": 1}
    doc = document()
    doc["orders"] = dict.fromkeys(orders) | {orders[0]: {"seat": 1, "worker": "normal"}}
    doc["players"][1]["workers"] = {"normal": 1}
    doc["pending"] = during("assign_order", "normal")
    assert f"order:{orders[0]}" not in offered(settled(doc))  # one worker each
    doc["players"][1].update(waiting={"normal": 2, "special": 1}, workers={"normal": 2, "special": 1})
    doc.update(active=1, orders=dict.fromkeys(orders), pending=during("assign_order", "special", seat=1))
    s = play(settled(doc), f"order:{orders[2]}")
    assert s.save()["orders"][orders[2]] == {"seat": 1, "worker": "special"}
    assert player(s, 1)["workers"] == {"normal": 2}


@rule("CI-MILE-09", "CI-EDGE-04")
def test_only_available_workers_can_be_assigned():
    s = table(
        me={"docks": BOATS, "milestones": ["boats"], "workers": {}, "cartographer": 0},
        spaces={"A round": [0], "B round": [0]},
        pending=during("section_B"),
    )
    play(s, "hire:worker", "recruit:special")
    assert pending(s) == "assign_order"  # only the new one is there
    play(s, legal(s)[0])
    assert player(s)["workers"] == {}


@rule("CI-EDGE-03")
def test_a_hired_worker_is_used_in_the_same_phase():
    doc = document()
    doc["players"][0].update(docks=BOATS, milestones=["boats"], workers={}, cartographer=0)
    doc["players"][1].update(workers={}, waiting={"normal": 2, "special": 2})
    doc["spaces"] = {"A round": [0], "B round": [0]}
    doc["pending"] = [{"step": "end_turn", "seat": 0, "memo": "work"}]
    s = settled(doc)
    play(s, "hire:worker", "recruit:normal")
    assert pending(s) == "turn" and s.actor == 0


def hungry(**me):
    s = table(me={**land(h12="meadow"), "stored": {}, **me}, phase="cleanup", pending=during("begin_feeding"))
    return s.save()["pending"][-1]


@rule("CI-MILE-10", "CI-MILE-11")
def test_each_gained_worker_eats():
    def missing(**me):
        return hungry(**me)["memo"]

    assert missing() == 2
    assert missing(waiting={"normal": 1, "special": 2}, workers={"normal": 3}) == 3
    assert missing(waiting={"normal": 2, "special": 1}, workers={"normal": 2}) == 4  # also when assigned
    assert missing(waiting={"special": 1}, workers={"normal": 4, "special": 1}) == 6


@rule("CI-EDGE-15")
def test_a_royal_order_is_always_free():
    assert all(2 * players <= GAME.components.displayed[players] for players in (2, 3, 4))
