"""SMALL, LARGE, LINE: building tiles, their placing, and completed rows and columns.

The base side has buildings on [1, 2], [2, 1], [2, 5], [3, 6], [4, 1], [5, 4] and [6, 3]; [3, 3] to [4, 4] are empty.
"""

from typing import Any

import pytest

from support.saltfjord import during, goods, legal, offered, pave, pending, play, player, points, restore, rule, table

PRINTED = {(1, 2), (2, 1), (2, 5), (3, 6), (4, 1), (5, 4), (6, 3)}
# The cells of the squares from the first one on, at each turn of the tile: clockwise, never flipped
TURNED: dict[str, dict[int, list[tuple[int, int]]]] = {
    "S1": {0: [(0, 0)]},
    "D2": {0: [(0, 0), (0, 1)], 90: [(0, 0), (1, 0)], 180: [(0, 0), (0, -1)], 270: [(0, 0), (-1, 0)]},
    "I3": {
        0: [(0, 0), (0, 1), (0, 2)],
        90: [(0, 0), (1, 0), (2, 0)],
        180: [(0, 0), (0, -1), (0, -2)],
        270: [(0, 0), (-1, 0), (-2, 0)],
    },
    "L3": {
        0: [(0, 0), (1, 0), (1, 1)],
        90: [(0, 0), (0, -1), (1, -1)],
        180: [(0, 0), (-1, 0), (-1, -1)],
        270: [(0, 0), (0, 1), (-1, 1)],
    },
}
# What the squares of these tiles give a player who has nothing; an upgrade gives a fish then
GIVES: dict[str, list[dict[str, int]]] = {
    "D2-10": [{"fish": 2}, {"wood": 1}],
    "L3-13": [{"wood": 1}, {"fish": 1}, {"paper": 1}],
    "I3-12": [{"fish": 2}, {"fish": 1}, {}],
}
TOPS = {
    "L3_1": "L3-13",
    "L3_2": "L3-14",
    "I3_1": "I3-12",
    "I3_2": "I3-11",
    "D2_1": "D2-13",
    "D2_2": "D2-14",
    "S1_1": "S1-15",
    "S1_2": "S1-16",
}
SMALL = {"build:D2_1", "build:D2_2", "build:S1_1", "build:S1_2"}
LARGE = {"build:L3_1", "build:L3_2", "build:I3_1", "build:I3_2"}
ONE_HOLE = pave("..####", ".###.#", "#####.", ".#####", "###.##", "##.###")  # only [1, 1] is empty


def building(holds: dict[str, int], tiles: list[str] | None = None, **fields: Any) -> Any:
    """Seat 0 is about to build a small tile."""
    me = {"goods": holds, "tiles": tiles or []}
    return table(me=me, **{"tile_tops": TOPS, "pending": during("may build_small"), **fields})


def placing(tile: str, *tiles: str) -> Any:
    """Seat 0 has paid for this tile and is about to place it in a village with these."""
    return table(me={"tiles": list(tiles)}, tile_tops={}, pending=during("place", tile))


def places(shape: str, covered: set[tuple[int, int]]) -> set[str]:
    """Every place where a tile lies on the grid and on nothing else."""
    found = set()
    for row in range(1, 7):
        for column in range(1, 7):
            for turn, offsets in TURNED[shape].items():
                cells = {(row + down, column + right) for down, right in offsets}
                inside = all(1 <= r <= 6 and 1 <= c <= 6 for r, c in cells)
                if inside and not cells & covered:
                    found.add(f"place:{row}:{column}:{turn}")
    return found


# SMALL


@rule("SF-SMALL-01")
def test_a_small_tile_costs_a_wood_and_is_the_top_of_its_stack() -> None:
    state = building({"wood": 2, "plank": 1})
    assert offered(state) == {"done", *SMALL}
    play(state, "build:D2_1", "place:3:3:0")
    assert goods(state) == {"wood": 1, "plank": 1}
    assert player(state)["tiles"] == ["D2-13@3:3:0"]
    assert state.save()["tile_tops"]["D2_1"] not in ("D2-13", "D2-14")
    assert state.save()["tile_left"]["D2_1"] == 8
    assert state.save()["tile_left"]["D2_2"] == 9


@rule("SF-SMALL-01")
def test_without_wood_no_small_tile_is_built() -> None:
    assert offered(building({"fish": 9, "plank": 9, "gold": 9})) == {"done"}


@rule("SF-SMALL-01", "SF-SMALL-02")
def test_example_a_two_square_tile_for_the_last_wood() -> None:
    state = play(building({"wood": 1}), "build:D2_2", "place:6:6:270")
    assert goods(state) == {}
    assert {"worker:6:6", "worker:5:6"} < set(legal(state))


@rule("SF-SMALL-02", "SF-SMALL-03")
@pytest.mark.parametrize("shape", ["S1", "D2"])
def test_a_small_tile_lies_anywhere_on_empty_cells_in_any_rotation(shape: str) -> None:
    state = placing(f"{shape}-08")
    assert offered(state) == places(shape, PRINTED)
    state = placing(f"{shape}-08", "L3-02@3:3:90", "D2-01@6:5:0")
    assert offered(state) == places(shape, PRINTED | {(3, 3), (3, 2), (4, 2), (6, 5), (6, 6)})


@rule("SF-SMALL-02")
def test_a_tile_needs_no_neighbor() -> None:
    state = play(placing("S1-15"), "place:6:6:0")
    assert player(state)["tiles"] == ["S1-15@6:6:0"]


@rule("SF-SMALL-02", "SF-LARGE-02")
@pytest.mark.parametrize("turn", [0, 90, 180, 270])
@pytest.mark.parametrize("tile", GIVES)
def test_the_squares_of_a_tile_turn_with_it(tile: str, turn: int) -> None:
    state = play(placing(tile), f"place:3:3:{turn}")
    for (down, right), gained in zip(TURNED[tile[:2]][turn], GIVES[tile]):
        assert goods(play(state.copy(), f"worker:{3 + down}:{3 + right}")) == gained


@rule("SF-SMALL-04")
def test_an_empty_stack_cannot_be_chosen() -> None:
    tops = {stack: tile for stack, tile in TOPS.items() if stack != "S1_2"}
    left = {"S1_1": 1}
    state = building({"wood": 3}, tile_tops=tops, tile_left=left)
    assert offered(state) == {"done", "build:D2_1", "build:D2_2", "build:S1_1"}
    doc = play(state, "build:S1_1", "place:3:3:0").save()
    assert "S1_1" in doc["tile_tops"]
    doc.update(pending=during("may build_small"))
    doc = play(restore(doc, tile_tops=doc["tile_tops"], tile_left={"S1_1": 0}), "build:S1_1", "place:3:4:0").save()
    assert "S1_1" not in doc["tile_tops"]
    doc.update(pending=during("may build_small"))
    empty = restore(doc, tile_tops=doc["tile_tops"], tile_left={"S1_1": 0})
    assert offered(empty) == {"done", "build:D2_1", "build:D2_2"}


@rule("SF-SMALL-04")
def test_a_tile_that_cannot_be_placed_cannot_be_chosen() -> None:
    state = building({"wood": 3}, ONE_HOLE)
    assert offered(state) == {"done", "build:S1_1", "build:S1_2"}
    state = building({"wood": 3}, [*ONE_HOLE, "S1-14@1:1:0"])
    assert offered(state) == {"done"}


@rule("SF-SMALL-04")
def test_a_tile_just_placed_takes_the_room_of_the_next_one() -> None:
    frames = [*during("may build_small"), *during("may build_small")[1:]]
    me = {"goods": {"wood": 3}, "tiles": ONE_HOLE, "workers": 0, "on": {"5:4": "worker"}}
    state = table(me=me, tile_tops=TOPS, pending=frames)
    play(state, "build:S1_1")
    assert player(state)["tiles"][-1] == "S1-15@1:1:0"
    assert not any(name.startswith("build") for name in legal(state))


@rule("SF-SMALL-05")
def test_the_top_of_every_stack_is_known_before_choosing() -> None:
    state = building({"wood": 1})
    for seat in (0, 1, None):
        assert state.view(seat)["tile_tops"] == TOPS
    play(state, "build:S1_2", "place:1:1:0")
    assert player(state)["tiles"] == ["S1-16@1:1:0"]
    assert state.view(None)["tile_tops"] == state.save()["tile_tops"]


# LARGE


@rule("SF-LARGE-01")
def test_a_large_tile_costs_a_wood_and_a_plank_and_is_the_top_of_its_stack() -> None:
    state = table(me={"goods": {"wood": 2, "plank": 2}}, tile_tops=TOPS)
    assert offered(state) > LARGE
    play(state, "build:L3_2", "place:3:3:0")
    assert goods(state) == {"wood": 1, "plank": 1}
    assert player(state)["tiles"] == ["L3-14@3:3:0"]
    assert state.save()["tile_tops"]["L3_2"] not in ("L3-13", "L3-14")
    assert state.save()["tile_left"]["L3_2"] == 5


@rule("SF-LARGE-01")
@pytest.mark.parametrize("holds", [{"wood": 9, "gold": 9}, {"plank": 9, "gold": 9}])
def test_without_a_wood_or_a_plank_no_large_tile_is_built(holds: dict[str, int]) -> None:
    assert not LARGE & offered(table(me={"goods": holds}, tile_tops=TOPS))


@rule("SF-LARGE-02")
@pytest.mark.parametrize("shape", ["L3", "I3"])
def test_a_large_tile_lies_anywhere_on_empty_cells_in_any_rotation_but_never_flipped(shape: str) -> None:
    state = placing(f"{shape}-08", "D2-01@6:5:0", "S1-01@3:3:0")
    assert offered(state) == places(shape, PRINTED | {(6, 5), (6, 6), (3, 3)})


@rule("SF-LARGE-02", "SF-LINE-01")
def test_a_large_tile_completes_lines_too() -> None:
    state = placing("I3-08", "S1-01@6:1:0", "D2-01@5:2:90")  # fish, two fish on a boardwalk, technology
    assert goods(play(state, "place:6:4:0")) == {"fish": 2 + 1}


@rule("SF-LARGE-03")
def test_the_main_action_builds_no_small_tile() -> None:
    state = table(me={"goods": {"wood": 9, "plank": 9}}, tile_tops=TOPS)
    assert {name for name in legal(state) if name.startswith("build")} == LARGE


# LINE

# Row 6 without its last cell: gold, upgrade, (fishing), small tile, 2 points
ALMOST_ROW_6 = ["L3-08@5:2:90", "S1-15@6:2:0", "D2-09@6:4:0"]
# Buildings only: row 6 without its last cell, column 6 without its last two
CORNER = [
    *(f"S1-0{n}@6:{column}:0" for n, column in ((1, 1), (2, 2), (3, 4), (4, 5))),
    *(f"S1-0{n}@{row}:6:0" for n, row in ((5, 1), (6, 2), (7, 4))),
]


@rule("SF-LINE-01")
def test_example_a_completed_row_gives_a_fish_two_points_and_a_gold() -> None:
    state = play(placing("D2-01", *ALMOST_ROW_6), "place:5:6:90")  # wood, 1 fish on the boardwalk
    assert goods(state) == {"fish": 1, "gold": 1}
    assert points(state) == 2


@rule("SF-LINE-01")
def test_a_line_with_a_gap_gives_nothing() -> None:
    state = play(placing("D2-01", *ALMOST_ROW_6), "place:4:6:90")  # the cell above the gap
    assert goods(state) == {}
    assert points(state) == 0


@rule("SF-LINE-01")
def test_a_completed_column_gives_its_boardwalks() -> None:
    tiles = ["S1-01@1:6:0", "S1-02@2:6:0", "S1-03@4:6:0"]
    state = play(placing("D2-04", *tiles), "place:5:6:90")  # fish, two fish on the boardwalk
    assert goods(state) == {"fish": 2}


@rule("SF-LINE-01")
def test_a_line_of_buildings_gives_nothing() -> None:
    assert goods(play(placing("S1-15", *CORNER), "place:6:6:0")) == {}


@rule("SF-LINE-02")
def test_a_boardwalk_where_a_row_and_a_column_completed_together_cross_pays_twice() -> None:
    state = play(placing("D2-04", *CORNER), "place:5:6:90")
    assert goods(state) == {"fish": 4}


@rule("SF-LINE-02")
def test_each_line_completed_by_a_tile_pays_its_own_boardwalks() -> None:
    tiles = [tile for tile in CORNER if not tile.startswith(("S1-01", "S1-05"))]
    walks = ["D2-09@5:1:90", "D2-02@1:5:0"]  # 2 points on [6, 1], a fish on [1, 6]
    state = play(placing("S1-15", *tiles, *walks, "S1-10@5:6:0"), "place:6:6:0")
    assert goods(state) == {"fish": 1}
    assert points(state) == 2


@rule("SF-LINE-03")
def test_boardwalk_rewards_are_all_taken_without_asking_as_none_can_be_unwelcome() -> None:
    state = play(placing("D2-01", *ALMOST_ROW_6), "place:5:6:90")
    assert pending(state) == "end_turn"
    assert (goods(state), points(state)) == ({"fish": 1, "gold": 1}, 2)


@rule("SF-LINE-04")
def test_a_full_line_does_not_pay_again() -> None:
    full = [*ALMOST_ROW_6, "D2-01@5:6:90"]
    state = placing("S1-16", *full)
    before = points(state)
    play(state, "place:1:1:0")
    assert (goods(state), points(state)) == ({}, before)


@rule("SF-LINE-04")
def test_completing_a_column_pays_only_its_own_boardwalks_when_the_row_was_full_before() -> None:
    full = [*ALMOST_ROW_6, "D2-01@5:6:90"]
    column = ["S1-01@1:6:0", "S1-02@2:6:0"]
    state = placing("S1-16", *full, *column)
    before = points(state)
    play(state, "place:4:6:0")
    assert (goods(state), points(state)) == ({"fish": 1}, before)  # the boardwalk on [6, 6]


@rule("SF-LINE-01")
def test_a_completed_row_pays_every_kind_of_boardwalk() -> None:
    tiles = ["D2-05@1:3:0", "D2-09@1:5:0"]  # 1 point on 1:4, 2 points on 1:6
    state = play(placing("S1-15", *tiles), "place:1:1:0")
    assert player(state)["points"] == {"boardwalks": 3}
    assert goods(state) == {}
