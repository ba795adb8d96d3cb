"""PASS: retiring to a tavern, and what the piers give then."""

import pytest

from support.saltfjord import legal, offered, pending, play, player, restore, rule, table

BUSY = {"workers": 0, "on": {"1:2": "worker"}}  # nothing keeps the turn from ending
TOPS = {"1": "SC-4", "2": "SC-1", "3": "SC-3", "4": "SC-2"}
TAVERNS = [f"tavern{n}" for n in range(1, 6)]


def taverns(state):
    return [name for name in legal(state) if name.startswith("retire:")]


@rule("SF-PASS-01")
def test_the_marker_goes_to_a_tavern_whose_action_is_resolved():
    s = table(me=BUSY)
    assert player(s)["tavern"] is None
    play(s, "retire:tavern1")
    assert player(s)["tavern"] == "tavern1"
    play(s, "sail:I")
    assert player(s)["boat"] == 1


@rule("SF-PASS-01")
def test_a_tavern_with_a_marker_is_closed():
    s = table(3, other={"tavern": "tavern4"})
    assert taverns(s) == ["retire:tavern1", "retire:tavern2", "retire:tavern3", "retire:tavern5"]


@rule("SF-PASS-12")
def test_no_second_marker_comes_to_a_tavern_in_the_same_round():
    s = play(table(3, me=BUSY), "retire:tavern2")
    assert s.actor == 1
    assert taverns(s) == ["retire:tavern1", "retire:tavern3", "retire:tavern4", "retire:tavern5"]
    play(s, "retire:tavern5", "done", "done", "done")  # both fishing actions, then the turn
    assert s.actor == 2
    assert taverns(s) == ["retire:tavern1", "retire:tavern3", "retire:tavern4"]


@rule("SF-PASS-02")
@pytest.mark.parametrize(
    ("tavern", "actions"),
    [
        ("tavern1", {"sail:I"}),
        ("tavern2", {"technology:crafts", "technology:carpentry", "technology:fishery"}),
        ("tavern3", {"order:1", "order:2", "order:3"}),
        ("tavern4", {"build:S1_1", "build:S1_2"}),
        ("tavern5", {"sail:I"}),
    ],
)
def test_the_taverns_from_left_to_right(tavern, actions):
    s = play(table(me={"goods": {"fish": 4, "wood": 1, "paper": 1}}, crate_tops=TOPS), f"retire:{tavern}")
    assert offered(s) == actions | {"done"}


@rule("SF-PASS-02")
@pytest.mark.parametrize(("tavern", "times"), [("tavern1", 1), ("tavern5", 2)])
def test_the_first_tavern_fishes_once_and_the_last_one_twice(tavern, times):
    s = play(table(me=BUSY), f"retire:{tavern}", *["sail:I"] * times)
    assert player(s)["boat"] == times
    assert s.actor == 1


@rule("SF-PASS-03")
@pytest.mark.parametrize("goods", [{}, {"wood": 2}])
def test_the_tile_of_the_tavern_costs_nothing(goods):
    tops = {"S1_1": "S1-15", "D2_1": "D2-20", "L3_1": "L3-14"}
    s = play(table(me={**BUSY, "goods": goods}, tile_tops=tops), "retire:tavern4")
    assert offered(s) == {"done", "build:S1_1", "build:S1_2"}
    play(s, "build:S1_1", "place:6:6:0")
    assert player(s)["goods"] == goods
    assert player(s)["tiles"] == ["S1-15@6:6:0"]


@rule("SF-PASS-03")
def test_the_tile_of_the_tavern_follows_the_rules_of_placing_and_of_completed_lines():
    row = ["D2-01@1:3:0", "D2-09@1:5:0"]  # wood, 1 fish; build, 2 points: beside the printed 1:2
    s = play(table(me={**BUSY, "tiles": row}, tile_tops={"S1_1": "S1-15"}), "retire:tavern4", "build:S1_1")
    assert "place:1:2:0" not in legal(s)
    assert "place:1:3:0" not in legal(s)
    play(s, "place:1:1:0")
    assert player(s)["goods"] == {"fish": 1}
    assert player(s)["points"] == {"boardwalks": 2}


@rule("SF-PASS-04")
def test_each_of_the_two_fishing_actions_is_a_choice_of_its_own():
    s = table(me={**BUSY, "boat": 2})
    play(s, "retire:tavern5")
    assert offered(s) == {"done", "sail:I", "return"}
    home = play(s.copy(), "return", "sail:I")
    assert (player(home)["boat"], player(home)["points"]) == (1, {"fishing": 1})
    away = play(s.copy(), "sail:I", "return")
    assert player(away)["boat"] == 0
    assert player(away)["points"]["fishing"] >= 2
    once = play(s.copy(), "done", "sail:I")
    assert player(once)["boat"] == 3


@rule("SF-PASS-05")
@pytest.mark.parametrize("tavern", TAVERNS)
def test_every_tavern_action_may_be_declined(tavern):
    s = table(me={**BUSY, "goods": {"fish": 2, "paper": 1}, "boat": 1}, crate_tops=TOPS)
    before = player(s)
    play(s, f"retire:{tavern}")
    while s.actor == 0:
        play(s, "done")
    assert player(s) == {**before, "tavern": tavern}


@rule("SF-PASS-05")
def test_technology_in_a_tavern_costs_its_resource():
    poor = play(table(me=BUSY), "retire:tavern2")
    assert poor.actor == 1
    s = play(table(me={**BUSY, "goods": {"grain": 1}}), "retire:tavern2")
    assert offered(s) == {"done", "technology:logistics"}
    play(s, "technology:logistics")
    assert player(s)["goods"] == {"fish": 1, "wood": 1, "paper": 1}  # the grain was paid


@rule("SF-PASS-05")
def test_an_order_in_a_tavern_costs_its_resources():
    s = play(table(me={**BUSY, "goods": {"fish": 5}}, crate_tops=TOPS), "retire:tavern3")
    assert offered(s) == {"done", "order:1"}
    play(s, "order:1", "done")  # then the new crate's pier goes fishing
    assert player(s)["goods"] == {"fish": 1}


@rule("SF-PASS-06")
def test_after_the_tavern_the_piers_follow_from_top_to_bottom():
    crates = {"pier4": ["CR-04"], "pier3": ["CR-03"], "pier2": ["CR-02"], "pier1": ["CR-01"]}
    s = table(me={**BUSY, "goods": {"grain": 2}, "crates": crates})
    play(s, "retire:tavern2")
    assert pending(s) == "may technology"
    play(s, "done")
    assert offered(s) == {"done", "sail:I"}  # pier 1
    assert player(s)["points"] == {}
    play(s, "done")
    assert player(s)["points"] == {"piers": 1}  # pier 2 has paid
    assert "upgrade:grain>food" in offered(s)  # pier 3
    play(s, "upgrade:fish")
    assert offered(s) == {"done", "feast:grain"}  # pier 4
    play(s, "done")
    assert s.actor == 1


@rule("SF-PASS-06")
@pytest.mark.parametrize("crates", [[], ["CR-01"], ["CR-01", "CR-02", "CR-03"]])
def test_each_crate_gives_the_reward_of_its_pier_once(crates):
    s = play(table(me={**BUSY, "goods": {"plank": 5}, "crates": {"pier3": crates}}), "retire:tavern1", "done")
    for _ in crates:
        play(s, "upgrade:plank>gold")
    assert s.actor == 1
    assert player(s)["goods"].get("gold", 0) == len(crates)


@rule("SF-PASS-07")
def test_pier_one_goes_fishing_for_each_crate():
    s = table(me={**BUSY, "boat": 4, "crates": {"pier1": ["CR-01", "CR-02"]}})
    play(s, "retire:tavern2")
    assert offered(s) == {"done", "sail:I", "return"}
    play(s, "return")
    assert offered(s) == {"done", "sail:I"}
    play(s, "sail:I")
    assert player(s)["boat"] == 1
    assert player(s)["points"] == {"fishing": 4}
    assert s.actor == 1


@rule("SF-PASS-08")
def test_pier_two_gives_a_point_and_a_fish_for_each_crate():
    s = table(me={**BUSY, "crates": {"pier2": ["CR-01", "CR-02", "CR-03"]}})
    play(s, "retire:tavern1", "done")
    assert player(s)["points"] == {"piers": 3}
    assert player(s)["goods"] == {"fish": 3}


@rule("SF-PASS-09")
@pytest.mark.parametrize(
    ("choice", "goods"), [("upgrade:paper>book", {"book": 1}), ("upgrade:fish", {"fish": 1, "paper": 1})]
)
def test_pier_three_upgrades_a_resource_or_gives_a_fish(choice, goods):
    s = table(me={**BUSY, "goods": {"paper": 1}, "crates": {"pier3": ["CR-01"]}})
    play(s, "retire:tavern1", "done")
    assert offered(s) == {"upgrade:paper>book", "upgrade:fish"}
    play(s, choice)
    assert player(s)["goods"] == goods


@rule("SF-PASS-10", "SF-EX-14")
def test_two_grain_and_a_food_for_three_crates_at_pier_four_are_eleven_points():
    s = table(me={**BUSY, "goods": {"grain": 2, "food": 1}, "crates": {"pier4": ["CR-01", "CR-02", "CR-03"]}})
    play(s, "retire:tavern1", "done")
    assert offered(s) == {"done", "feast:grain", "feast:food"}
    play(s, "feast:grain")
    assert player(s)["points"] == {"piers": 3}
    play(s, "feast:food")
    assert player(s)["points"] == {"piers": 8}
    assert offered(s) == {"done", "feast:grain"}
    play(s, "feast:grain")
    assert player(s)["points"] == {"piers": 11}
    assert player(s)["goods"] == {}
    assert s.actor == 1


@rule("SF-PASS-10")
def test_pier_four_wants_grain_or_food_and_may_be_declined():
    s = table(me={**BUSY, "goods": {"gold": 1}, "crates": {"pier4": ["CR-01"]}})
    play(s, "retire:tavern1", "done")
    assert offered(s) == {"done"}  # the gold may still be downgraded
    play(s, "downgrade:gold>food")
    assert offered(s) == {"done", "feast:food"}
    play(s, "done")
    assert player(s)["points"] == {}
    assert player(s)["goods"] == {"food": 1}


@rule("SF-PASS-11")
def test_who_has_retired_does_nothing_more_in_the_round():
    s = table(me={"goods": {"wood": 3, "plank": 3}}, dice={"white 1": 6})  # and a worker to place
    play(s, "retire:tavern1", "done", "done", "done")  # the tavern, the piers, the end of the turn
    assert s.actor == 1
    assert s.interrupts(0) == []
    play(s, "die:white:1", "discard", "done")
    assert s.actor == 1
    assert s.interrupts(0) == []


@rule("SF-PASS-13")
def test_a_crate_from_the_tavern_counts_at_its_pier_in_the_same_turn():
    tops = {**TOPS, "2": "CR-02"}
    s = table(me={**BUSY, "goods": {"fish": 1, "grain": 1}, "crates": {"pier2": ["CR-01"]}}, crate_tops=tops)
    play(s, "retire:tavern3", "order:2")
    assert player(s)["crates"] == {"pier2": ["CR-01", "CR-02"]}
    assert player(s)["points"] == {"piers": 2}
    assert player(s)["goods"] == {"fish": 2}


@rule("SF-EX-13")
def test_the_third_to_retire_takes_one_of_the_taverns_left():
    s = table(4, me=BUSY, other={"tavern": "tavern1"})
    doc = s.save()
    doc["players"][2]["tavern"] = "tavern3"
    s = restore(doc)
    assert taverns(s) == ["retire:tavern2", "retire:tavern4", "retire:tavern5"]
    play(s, "retire:tavern5", "done", "done")
    assert player(s)["tavern"] == "tavern5"
    assert s.actor == 3
