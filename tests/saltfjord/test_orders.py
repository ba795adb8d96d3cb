"""ORDER: complete an order; crates at the piers."""

from typing import Any

import pytest

from support.saltfjord import during, goods, legal, offered, pending, play, player, points, restore, rule, table

# They cost 1 wood, 1 grain or 1 paper with 1 fish, and 4 fish
FOUR = {"1": "SC-1", "2": "SC-2", "3": "SC-3", "4": "SC-4"}
ALL_GOODS = ["fish", "wood", "grain", "paper", "plank", "food", "book", "gold"]


def ordering(holds: dict[str, int], tops: dict[str, str] | None = None, **me: Any) -> Any:
    return table(me={"goods": holds, **me}, crate_tops=FOUR if tops is None else tops, pending=during("may order"))


@rule("SF-ORDER-01")
def test_one_of_the_face_up_crates_is_chosen_and_paid_in_full() -> None:
    state = ordering({"fish": 4, "wood": 1, "grain": 1, "paper": 1})
    assert offered(state) == {"done", "order:1", "order:2", "order:3", "order:4"}
    assert goods(play(state.copy(), "order:2")) == {"fish": 3, "wood": 1, "paper": 1}
    assert goods(play(state, "order:4")) == {"wood": 1, "grain": 1, "paper": 1}


@rule("SF-ORDER-01")
@pytest.mark.parametrize("holds", [{"fish": 3}, {"wood": 2}, {"fish": 1}])
def test_a_crate_that_cannot_be_paid_in_full_is_not_offered(holds: dict[str, int]) -> None:
    state = ordering(holds)
    assert not any(name.startswith("order") for name in legal(state))


@rule("SF-ORDER-01", "SF-ORDER-02", "SF-ORDER-03")
def test_example_a_crate_for_food_and_wood() -> None:
    state = ordering({"food": 1, "wood": 1}, {"3": "CR-23"})
    play(state, "order:3")
    assert goods(state) == {}
    assert player(state)["crates"] == {"pier3": ["CR-23"]}
    assert state.save()["crate_tops"]["3"].startswith("CR-")
    assert state.save()["crate_left"]["3"] == 9


@rule("SF-ORDER-02")
@pytest.mark.parametrize("space", ["1", "2", "3", "4"])
def test_the_crate_goes_to_the_pier_of_its_space_behind_those_already_there(space: str) -> None:
    at_pier = {f"pier{space}": ["CR-01", "CR-02"]}
    state = play(ordering({"food": 1, "wood": 1}, {space: "CR-23"}, crates=at_pier), f"order:{space}")
    assert player(state)["crates"] == {f"pier{space}": ["CR-01", "CR-02", "CR-23"]}


@rule("SF-ORDER-03")
def test_the_next_crate_of_that_stack_is_turned_up() -> None:
    state = play(ordering({"fish": 4}), "order:4")
    tops = state.save()["crate_tops"]
    assert {space: tops[space] for space in "123"} == {"1": "SC-1", "2": "SC-2", "3": "SC-3"}
    assert tops["4"].startswith("CR-")
    assert tops["4"] not in state.save()["crate_pool"]
    assert state.save()["crate_left"] == {"1": 11, "2": 11, "3": 11, "4": 10}


LAST = {"1": "CR-01", "2": "CR-02", "3": "CR-03", "4": "CR-14"}  # the last for a food


@rule("SF-ORDER-03")
def test_an_exhausted_stack_stays_empty() -> None:
    me = {"goods": {"food": 1}}
    state = table(me=me, crate_tops=LAST, crate_left={"1": 5, "2": 5, "3": 5}, pending=during("may order"))
    play(state, "order:4")
    assert set(state.save()["crate_tops"]) == {"1", "2", "3"}
    doc = state.save()
    doc.update(pending=during("may order"), die=None)
    doc["players"][0]["goods"] = dict.fromkeys(["fish", "wood", "grain", "paper", "plank", "food", "book", "gold"], 9)
    kept = {name: doc[name] for name in ("crate_tops", "crate_left", "crate_pool")}
    assert offered(restore(doc, **kept)) == {"done", "order:1", "order:2", "order:3"}


@rule("SF-ORDER-04")
@pytest.mark.parametrize("space", ["1", "2", "3", "4"])
def test_an_order_gives_nothing_at_once(space: str) -> None:
    me = {"boat": 2, "levels": {"logistics": 1}}
    state = ordering({"food": 1, "wood": 1, "grain": 1}, {space: "CR-23"}, **me)
    play(state, f"order:{space}")
    assert goods(state) == {"grain": 1}
    assert points(state) == 0
    assert (player(state)["boat"], pending(state)) == (2, "end_turn")


@rule("SF-ORDER-04")
def test_the_points_of_crates_count_in_the_final_scoring() -> None:
    state = ordering({"food": 1, "wood": 1}, {"1": "CR-23"}, crates={"pier1": ["CR-01"]})
    assert state.scores()[0]["crates"] == 2
    assert play(state, "order:1").scores()[0]["crates"] == 2 + 5


@rule("SF-ORDER-05")
def test_a_pier_holds_any_number_of_crates() -> None:
    many = [f"CR-{n:02}" for n in range(1, 21)]
    state = play(ordering({"food": 1, "wood": 1}, {"2": "CR-23"}, crates={"pier2": many}), "order:2")
    assert player(state)["crates"] == {"pier2": [*many, "CR-23"]}


@rule("SF-ORDER-05")
def test_as_many_orders_in_a_turn_as_there_are_actions() -> None:
    me = {
        "tiles": ["S1-07@3:1:0", "D2-06@3:2:0"],  # with the printed one three order buildings in row 3
        "taken": {"orange": 1},
        "goods": {"fish": 3, "wood": 1, "grain": 1, "paper": 1, "food": 1},
    }
    state = table(me=me, die="orange 3", dice={}, tile_tops={}, crate_tops=FOUR, pending=during("use_die"))
    play(state, "use:row:3", "activate:3:1", "order:1", "activate:3:2", "order:2", "activate:3:6", "order:3")
    assert player(state)["crates"] == {"pier1": ["SC-1"], "pier2": ["SC-2"], "pier3": ["SC-3"]}
    assert goods(state) == {"food": 1}
