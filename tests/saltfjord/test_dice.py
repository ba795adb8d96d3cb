"""DIE: take a die, choose its line, activate buildings along it.

The base side has wood on [1, 2], paper on [2, 1], technology on [2, 5], order or technology on [3, 6], grain
on [4, 1], a small tile on [5, 4] and fishing on [6, 3].
"""

from typing import Any

import pytest

from support.saltfjord import during, end_round, goods, legal, offered, pending, play, player, restore, rule, table

FREE_TOPS = {"S1_1": "S1-01", "S1_2": "S1-02"}  # no tile that a village below uses
# Row 6: paper, boardwalk, fishing, grain, boardwalk, food; column 4: fish, paper, small tile, grain
ROW_6 = ["D2-03@6:1:0", "D2-02@6:4:0", "S1-03@6:6:0"]
COLUMN_4 = ["D2-12@3:4:90", "D2-02@6:4:0"]


def using(die: str, **me: Any) -> Any:
    """Seat 0 has just taken this die."""
    colour, _ = die.split()
    me["taken"] = {colour: 1, **me.get("taken", {})}
    return table(me=me, die=die, dice={}, tile_tops=FREE_TOPS, pending=during("use_die"))


@rule("SF-DIE-01")
def test_a_white_or_orange_die_comes_from_any_dice_area() -> None:
    state = table(players=3, dice={"white 1": 1, "white 6": 2, "orange 3": 1, "orange 6": 1})
    assert {name for name in legal(state) if name.startswith("die")} == {
        "die:white:1",
        "die:white:6",
        "die:orange:3",
        "die:orange:6",
    }
    play(state, "die:white:6")
    assert state.save()["die"] == "white 6"
    assert state.save()["dice"] == {"white 1": 1, "white 6": 1, "orange 3": 1, "orange 6": 1}
    assert player(state)["taken"] == {"white": 1}


@rule("SF-DIE-02")
@pytest.mark.parametrize(("taken", "may"), [(2, True), (3, False)])
def test_a_player_takes_at_most_three_white_dice_a_round(taken: int, may: bool) -> None:
    state = table(me={"taken": {"white": taken}}, dice={"white 2": 1, "orange 2": 1})
    assert ("die:white:2" in legal(state)) == may
    assert "die:orange:2" in legal(state)


@rule("SF-DIE-03")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_player_takes_at_most_as_many_orange_dice_as_the_rounds_number(number: int) -> None:
    for taken in range(number + 1):
        dice = {"white 2": 1, "orange 2": 1}
        state = table(me={"taken": {"orange": taken}}, dice=dice, round=number)
        assert ("die:orange:2" in legal(state)) == (taken < number)
        assert "die:white:2" in legal(state)


@rule("SF-DIE-02", "SF-DIE-03")
def test_the_allowance_is_whole_again_in_the_next_round() -> None:
    state = end_round(table(me={"taken": {"white": 3, "orange": 1}}, dice={}))
    assert player(state)["taken"] == {}
    assert {name.split(":")[1] for name in legal(state) if name.startswith("die")} == {"white", "orange"}


@rule("SF-DIE-04")
@pytest.mark.parametrize(("fish", "columns"), [(0, [3]), (1, [2, 3, 4]), (2, [1, 2, 3, 4, 5]), (3, range(1, 7))])
def test_each_fish_changes_the_die_by_one(fish: int, columns: list[int]) -> None:
    state = using("white 3", goods={"fish": fish})
    assert offered(state) == {"discard", *(f"use:column:{n}" for n in columns)}
    for n in columns:
        left = fish - abs(n - 3)
        assert goods(play(state.copy(), f"use:column:{n}")) == ({"fish": left} if left else {})


@rule("SF-DIE-05")
@pytest.mark.parametrize(("die", "line"), [("white 1", "use:column:6"), ("orange 6", "use:row:1")])
def test_values_do_not_wrap_around(die: str, line: str) -> None:
    assert line not in legal(using(die, goods={"fish": 4}))
    assert goods(play(using(die, goods={"fish": 5}), line)) == {}


@rule("SF-DIE-06")
def test_a_white_die_works_on_its_column_and_an_orange_die_on_its_row() -> None:
    assert offered(using("white 2")) == {"discard", "use:column:2"}
    assert offered(play(using("white 2"), "use:column:2")) == {"activate:1:2", "discard"}
    assert offered(using("orange 2")) == {"discard", "use:row:2"}
    assert offered(play(using("orange 2"), "use:row:2")) == {"activate:2:1", "activate:2:5", "discard"}


@rule("SF-DIE-04", "SF-DIE-06", "SF-DIE-12")
def test_example_a_white_3_made_4_for_a_fish_activates_two_buildings_of_column_4() -> None:
    state = play(using("white 3", goods={"fish": 1}, tiles=COLUMN_4), "use:column:4")
    assert goods(state) == {}
    play(state, "activate:3:4", "activate:4:4", "done")
    assert goods(state) == {"fish": 2, "paper": 1}
    assert player(state)["on"] == {"4:4": "white 4"}
    assert state.save()["die"] is None


@rule("SF-DIE-07")
def test_any_number_of_vacant_buildings_of_the_line_is_activated() -> None:
    state = play(using("orange 6", tiles=ROW_6), "use:row:6")
    play(state, "activate:6:1", "activate:6:3", "done", "activate:6:4", "activate:6:6", "done")
    assert goods(state) == {"paper": 1, "grain": 1, "food": 1}
    assert player(state)["on"] == {"6:6": "orange 6"}


@rule("SF-DIE-07")
def test_a_building_with_a_worker_or_a_die_on_it_is_not_vacant() -> None:
    on = {"6:1": "worker", "6:4": "white 4"}
    state = using("orange 6", tiles=ROW_6, on=on, workers=0, taken={"white": 1})
    assert offered(play(state, "use:row:6")) == {"activate:6:3", "activate:6:6", "discard"}


@rule("SF-DIE-08")
def test_a_column_is_activated_from_top_to_bottom() -> None:
    state = play(using("white 4", tiles=COLUMN_4), "use:column:4", "activate:4:4")
    assert offered(state) == {"activate:5:4", "activate:6:4", "done"}
    assert offered(play(state, "activate:6:4")) == {"done"}


@rule("SF-DIE-08")
def test_a_row_is_activated_from_left_to_right() -> None:
    state = play(using("orange 6", tiles=ROW_6), "use:row:6", "activate:6:4")
    assert offered(state) == {"activate:6:6", "done"}


@rule("SF-DIE-09")
def test_an_occupied_building_is_skipped_and_those_beyond_it_can_be_activated() -> None:
    state = using("orange 6", tiles=ROW_6, on={"6:3": "white 3"}, taken={"white": 1})
    play(state, "use:row:6", "activate:6:1")
    assert offered(state) == {"activate:6:4", "activate:6:6", "done"}


@rule("SF-DIE-10", "SF-DIE-12")
def test_example_an_orange_6_activates_paper_and_grain_and_leaves_the_last_building() -> None:
    state = using("orange 6", tiles=ROW_6, on={"6:3": "white 3"}, taken={"white": 1})
    play(state, "use:row:6", "activate:6:1", "activate:6:4", "done")
    assert goods(state) == {"paper": 1, "grain": 1}
    assert player(state)["on"] == {"6:3": "white 3", "6:4": "orange 6"}


@rule("SF-DIE-10")
def test_the_first_buildings_of_a_line_may_be_left_out() -> None:
    state = play(using("orange 6", tiles=ROW_6), "use:row:6", "activate:6:6", "done")
    assert goods(state) == {"food": 1}
    assert player(state)["on"] == {"6:6": "orange 6"}


@rule("SF-DIE-11")
def test_boardwalks_and_empty_spaces_are_never_activated() -> None:
    state = play(using("orange 6", tiles=ROW_6), "use:row:6")
    assert offered(state) == {"activate:6:1", "activate:6:3", "activate:6:4", "activate:6:6", "discard"}
    state = play(using("orange 1"), "use:row:1")
    assert offered(state) == {"activate:1:2", "discard"}


@rule("SF-DIE-12")
def test_the_die_stays_on_the_last_building_until_the_round_ends() -> None:
    state = play(using("white 1"), "use:column:1", "activate:2:1", "activate:4:1", "done")
    assert player(state)["on"] == {"4:1": "white 1"}
    play(state, "done", "retire:tavern4", "done", "done")  # the other player retires
    assert state.actor == 0
    assert player(state)["on"] == {"4:1": "white 1"}
    assert player(end_round(state))["on"] == {}


@rule("SF-DIE-13")
def test_a_building_with_a_die_cannot_be_activated_again_in_the_round() -> None:
    state = play(using("white 1"), "use:column:1", "activate:2:1", "activate:4:1", "done")
    assert "worker:4:1" not in legal(state)
    assert "worker:2:1" in legal(state)  # passed, not covered
    doc = play(state, "done").save()
    doc.update(die="orange 4", dice={}, pending=during("use_die"))
    doc["players"][0]["taken"]["orange"] = 1
    assert offered(restore(doc)) == {"discard"}  # grain was the only building of row 4
    doc.update(die="orange 2")
    assert "activate:2:1" in legal(play(restore(doc), "use:row:2"))


@rule("SF-DIE-14")
def test_a_die_may_be_discarded_for_a_fish() -> None:
    state = play(using("white 1"), "discard")
    assert goods(state) == {"fish": 1}
    assert player(state)["on"] == {}
    assert state.save()["die"] is None
    assert pending(state) == "end_turn"


@rule("SF-DIE-14")
def test_it_is_too_late_to_discard_once_a_building_was_activated() -> None:
    state = play(using("white 1"), "use:column:1", "activate:2:1")
    assert "discard" not in legal(state)


@rule("SF-DIE-15")
def test_a_discarded_die_counts_as_taken() -> None:
    state = table(me={"taken": {"white": 2}}, dice={"white 1": 2, "orange 1": 2})
    play(state, "die:white:1", "discard", "done")
    assert player(state)["taken"] == {"white": 3}
    play(state, "retire:tavern4", "done", "done")
    assert "die:white:1" not in legal(state)
    play(state, "die:orange:1", "discard", "done")
    assert player(state)["taken"] == {"white": 3, "orange": 1}
    assert "die:orange:1" not in legal(state)


@rule("SF-DIE-16")
def test_a_die_that_activates_nothing_is_discarded_for_its_fish() -> None:
    state = play(using("white 2", goods={"fish": 1}), "use:column:1")
    assert offered(state) == {"activate:2:1", "activate:4:1", "discard"}
    assert goods(play(state, "discard")) == {"fish": 1}
    assert player(state)["on"] == {}


@rule("SF-DIE-16")
def test_a_line_without_a_vacant_building_cannot_be_used() -> None:
    state = using("white 2", goods={"fish": 1}, on={"1:2": "worker"}, workers=0)
    assert offered(state) == {"discard", "use:column:1", "use:column:3"}


@rule("SF-DIE-17")
@pytest.mark.parametrize(
    ("die", "line", "place", "may"),
    [
        ("white 4", "use:column:4", "6:4", True),
        ("white 4", "use:column:4", "4:4", False),
        ("white 4", "use:column:4", "6:5", False),
        ("orange 5", "use:row:5", "5:6", True),
        ("orange 5", "use:row:5", "5:3", False),
        ("orange 5", "use:row:5", "6:4", False),
    ],
)
def test_a_tile_built_further_along_the_line_can_be_activated_by_the_same_die(
    die: str, line: str, place: str, may: bool
) -> None:
    state = play(using(die, goods={"wood": 1}), line, "activate:5:4", "build:S1_1", f"place:{place}:0")
    assert offered(state) == ({"done", f"activate:{place}"} if may else {"done"})
    if may:
        assert goods(play(state, f"activate:{place}", "done")) == {"plank": 1}
        assert player(state)["on"] == {place: die}


@rule("SF-DIE-12", "SF-DIE-18")
def test_a_die_may_end_on_the_building_in_the_corner():
    s = play(table(me={"tiles": ["S1-01@1:1:0"]}, dice={"white 1": 1}), "die:white:1", "use:column:1", "activate:1:1")
    assert offered(s) == {"activate:2:1", "activate:4:1", "done"}
    play(s, "done")
    assert player(s)["on"] == {"1:1": "white 1"}
    assert goods(s) == {"plank": 1}
