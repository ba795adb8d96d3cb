"""PASS, FREE: free actions between the tavern and the piers, between two piers, between two rewards."""

import pytest

from support.saltfjord import goods, legal, offered, pending, play, player, points, rule, table

CHEAP = {"1": "SC-1", "2": "SC-2", "3": "SC-3", "4": "SC-4"}  # wood, grain or paper with a fish; 4 fish
DEAR = {"1": "CR-42", "2": "CR-43", "3": "CR-41", "4": "CR-40"}
TWO = {"workers": 2, "levels": {"crafts": 2}}
ORDERS = "3:6"  # the printed building that gives an order or a technology


def retiring(tops, *actions, **me):
    return play(table(me=me, crate_tops={**DEAR, **tops}, dice={}), *actions)


def bring(s, space):
    return play(s, f"worker:{ORDERS}", f"order:{space}")


@rule("SF-PASS-14", "SF-FREE-01")
def test_a_worker_may_bring_a_crate_after_the_tavern_and_before_its_pier_pays():
    me = {"crates": {"pier2": ["CR-01"]}, "goods": {"paper": 1, "wood": 1}}
    s = retiring({"2": "CR-36"}, "retire:tavern2", "technology:crafts", **me)  # the gold for CR-36
    assert (pending(s), offered(s)) == ("piers", {"done"})
    assert points(s) == 0
    bring(s, 2)
    assert (points(s), goods(s)) == (2, {"fish": 2})
    assert s.actor == 1
    late = play(retiring({"2": "CR-36"}, "retire:tavern2", "technology:crafts", **me), "done")
    assert (points(late), goods(late)) == (1, {"fish": 1, "wood": 1, "gold": 1})
    bring(late, 2)
    assert points(late) == 1


@rule("SF-PASS-14")
def test_a_worker_may_bring_a_crate_between_two_piers():
    me = {"crates": {"pier1": ["CR-01"], "pier2": ["CR-02"]}, "boat": 1, "tokens": ["I-wood1"], "goods": {"gold": 1}}
    s = retiring({"2": "CR-36"}, "retire:tavern2", "done", "return", **me)  # the wood for CR-36
    assert (pending(s), points(s)) == ("piers", 0)
    assert points(bring(s, 2)) == 2


@rule("SF-PASS-14")
def test_a_worker_may_bring_a_crate_between_two_rewards_of_a_pier():
    me = {"crates": {"pier2": ["CR-01", "CR-02"]}, "goods": {"wood": 1}}
    s = retiring({"2": "SC-1"}, "retire:tavern1", "done", **me)
    assert (pending(s), points(s), goods(s)) == ("piers", 1, {"fish": 1, "wood": 1})  # the first reward pays the order
    bring(s, 2)
    assert (points(s), goods(s)) == (3, {"fish": 2})


@rule("SF-PASS-14")
def test_a_crate_counts_at_its_pier_while_the_last_reward_there_is_open():
    me = {"crates": {"pier3": ["CR-01"]}, "goods": {"paper": 1, "fish": 1, "plank": 1}}
    s = retiring({"3": "SC-3"}, "retire:tavern1", "done", **me)
    while pending(s) == "piers":
        play(s, "done")
    assert pending(s) == "upgrade"
    bring(s, 3)
    play(s, "upgrade:fish")
    assert pending(s) == "upgrade"
    play(s, "upgrade:plank>gold")
    assert goods(s) == {"fish": 1, "gold": 1}
    assert s.actor == 1


@rule("SF-PASS-14")
def test_a_crate_that_comes_after_the_last_reward_of_its_pier_does_not_count():
    me = {"crates": {"pier3": ["CR-01"]}, "goods": {"plank": 1, "paper": 1, "fish": 9}}
    s = retiring({"3": "CR-38", "4": "SC-4"}, "retire:tavern1", "done", "done", **me)
    assert pending(s) == "upgrade"
    play(s, "upgrade:plank>gold")
    assert pending(s) == "piers"  # a crate may still come to pier 4
    bring(s, 3)
    assert player(s)["crates"]["pier3"] == ["CR-01", "CR-38"]
    assert s.actor == 1


@rule("SF-PASS-14")
def test_a_pier_without_crates_may_get_one_before_a_later_pier_pays():
    me = {"crates": {"pier3": ["CR-01"]}, "goods": {"grain": 1, "fish": 1}}
    s = retiring({"2": "SC-2"}, "retire:tavern1", "done", **me)
    assert pending(s) == "piers"
    bring(s, 2)
    assert (points(s), goods(s)) == (1, {"fish": 1})
    assert pending(s) == "upgrade"


@rule("SF-PASS-14")
def test_the_game_asks_once_for_all_piers_that_are_passed_together():
    s = retiring(CHEAP, "retire:tavern1", "done", goods={"wood": 5, "fish": 9})
    assert pending(s) == "piers"
    play(s, "done")
    assert pending(s) == "end_turn"


@rule("SF-PASS-14")
@pytest.mark.parametrize(
    ("me", "tops"),
    [
        ({"goods": {"grain": 1, "fish": 1}, "workers": 0, "on": {"1:2": "worker"}}, CHEAP),
        ({"goods": {"grain": 1, "fish": 1}, "on": {ORDERS: "white 6"}, "taken": {"white": 1}}, CHEAP),
        ({"goods": {"plank": 1}}, {"2": "SC-1"}),  # a wood or two fish, not both
        ({"goods": {"grain": 1, "fish": 1}, "crates": {"pier1": ["CR-01"]}}, {"1": "SC-2"}),  # pier 1 asks itself
    ],
    ids=["no worker", "no order building", "too poor", "only for a pier with a choice"],
)
def test_the_piers_go_on_unasked_where_no_crate_can_come(me, tops):
    s = retiring(tops, "retire:tavern1", "done", **me)
    assert pending(s) != "piers"


@rule("SF-PASS-14")
@pytest.mark.parametrize(
    "me",
    [
        {"goods": {"gold": 1, "plank": 1}},  # sold and downgraded
        {"goods": {"fish": 4}},  # upgraded
        {"goods": {"fish": 3}, "abilities": ["AB-3"]},
        {"abilities": ["AB-6"]},
        {**TWO},
        {"abilities": ["AB-7"], "on": {ORDERS: "white 6"}, "taken": {"white": 1}, "goods": {"grain": 1, "fish": 1}},
    ],
    ids=["rich", "fish", "fishmonger", "good neighbor", "two workers", "fresh start"],
)
def test_the_piers_wait_where_exchanges_or_abilities_may_bring_a_crate(me):
    s = play(table(me=me, crate_tops={"2": "SC-2"}, ability_tiles=[], dice={}), "retire:tavern1", "done")
    assert pending(s) == "piers"


# Dice on the printed buildings for technology, for an order or technology, and for building
ON_TECHNOLOGY = {"2:5": "white 5"}
ON_ORDER = {"3:6": "white 6"}
ON_BUILDING = {"5:4": "orange 5"}
HELP: list[tuple[dict, dict, bool]] = [  # fields of a player without any goods, dice on their board; may a crate come?
    ({**TWO}, {**ON_ORDER, **ON_BUILDING}, True),  # a technology may bring what is missing
    ({**TWO}, {**ON_ORDER, **ON_TECHNOLOGY}, True),  # a tile may bring the order
    ({**TWO}, {**ON_ORDER, **ON_TECHNOLOGY, **ON_BUILDING}, False),
    ({"abilities": ["AB-6"]}, {**ON_ORDER, **ON_TECHNOLOGY, **ON_BUILDING}, False),
    ({"abilities": ["AB-5"]}, {}, True),  # the technology of the building pays for its order
    ({"abilities": ["AB-5"], "tiles": ["S1-07@6:6:0"]}, ON_ORDER, False),  # an order alone
    ({"levels": {"crafts": 0}}, {}, False),
    ({"levels": {"crafts": 1}}, {}, True),  # a second worker may come
    ({"levels": {"crafts": 2}, "also": 1}, {}, True),
    ({"levels": {"crafts": 3}, "also": 2}, {}, False),
    ({"levels": {"crafts": 1}}, ON_ORDER, False),
]


@rule("SF-PASS-14", "SF-TECH-06")
@pytest.mark.parametrize(("fields", "dice", "may"), HELP)
def test_the_piers_wait_for_help_that_may_bring_a_crate(fields, dice, may):
    me = {**fields}
    blocked = ["1:2", "2:1"][: me.pop("also", 0)]  # workers placed already
    me["on"] = {**dice, **dict.fromkeys(blocked, "worker")}
    me["taken"] = {"white": sum(die[0] == "w" for die in dice.values()), "orange": "5:4" in dice}
    me["taken"] = {colour: int(n) for colour, n in me["taken"].items() if n}
    s = play(table(me=me, crate_tops=DEAR, ability_tiles=[], dice={}), "retire:tavern1", "done")
    assert (pending(s) == "piers") == may


@rule("SF-PASS-14", "SF-ORDER-03")
def test_an_empty_stack_keeps_no_crate_of_another_from_coming():
    me = {"goods": {"grain": 1, "fish": 1}}
    s = table(
        me=me, crate_tops={"2": "CR-02", "3": "CR-42", "4": "CR-43"}, crate_left={"2": 5, "3": 5, "4": 5}, dice={}
    )
    assert pending(play(s, "retire:tavern1", "done")) == "piers"


@rule("SF-PASS-14", "SF-TECH-12")
@pytest.mark.parametrize(("level", "step"), [(1, "end_turn"), (2, "piers")])
def test_with_logistics_2_every_order_may_bring_a_crate_to_a_pier_that_is_passed(level, step):
    crates = {"pier1": ["CR-02"], "pier3": ["CR-03"], "pier4": ["CR-04"]}
    me = {"levels": {"logistics": level}, "goods": {"wood": 1, "fish": 1}, "crates": crates}
    s = retiring({"1": "SC-1"}, "retire:tavern1", "done", "done", **me)
    assert ("piers" if pending(s) == "piers" else "end_turn") == step


@rule("SF-FREE-01", "SF-ABIL-19", "SF-VARIANT-05")
@pytest.mark.parametrize(("tiles", "waits"), [(["AB-7"], True), ([], False)])
def test_a_wagon_shut_in_by_dice_waits_for_fresh_start(tiles, waits):
    me = {"on": {"1:1": "wagon", "1:2": "white 2"}, "taken": {"white": 1}, "abilities": tiles}
    s = table(me=me, options={"wagons": True}, ability_tiles=[], dice={"white 1": 1})
    play(s, "die:white:1", "use:column:1")
    assert (pending(s) == "activate_wagons") == waits
    if waits:
        play(s, "fresh_start", "lift:1:2")
        assert "wagon:1:1:right" in legal(s)
