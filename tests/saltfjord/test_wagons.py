"""VARIANT: the advanced game with wagons."""

import pytest

from support.saltfjord import GAME, during, end_round, goods, legal, offered, pending, play, player, points, rule, table


def advanced(me=None, **fields):
    options = {"wagons": True, "side": "village" if me and "board" in me else "base"}
    return table(me=me, options=options, **{"dice": {}, **fields})


def with_wagon(cell, *, on=None, dice=None, **me):
    """One wagon on that cell, and other pieces."""
    return advanced(me={"on": {cell: "wagon", **(on or {})}, **me}, dice=dice or {"white 2": 1})


def wagons(state):
    return [cell for cell, piece in player(state)["on"].items() if piece == "wagon"]


def learn(level, **me):
    """Logistics is about to be taken to this level."""
    good = {1: "grain", 2: "food", 3: "gold"}[level]
    me = {**me, "levels": {"logistics": level - 1}, "goods": {good: 1}}
    return advanced(me=me, pending=during("may technology"))


@rule("SF-VARIANT-01")
def test_the_advanced_tile_replaces_all_three_levels_of_logistics():
    s = learn(1)
    play(s, "technology:logistics")
    assert goods(s) == {}  # no fish, wood and paper
    me = {"levels": {"logistics": 3}, "on": {"3:3": "wagon", "4:4": "wagon"}, "goods": {"fish": 1, "wood": 1}}
    s = advanced(me=me, pending=during("may order"), crate_tops={"2": "SC-1"})
    play(s, "order:2")
    assert player(s)["crates"] == {"pier2": ["SC-1"]}  # no other pier to choose
    assert points(s) == 0  # and no reward of the pier


@rule("SF-VARIANT-01")
def test_everything_else_is_as_in_the_base_game():
    s = advanced(me={"goods": {"paper": 1}}, pending=during("may technology"))
    play(s, "technology:crafts")
    assert goods(s) == {"gold": 1}
    s = table(me={"goods": {"grain": 1}}, pending=during("may technology"))
    assert goods(play(s, "technology:logistics")) == {"fish": 1, "wood": 1, "paper": 1}


@rule("SF-VARIANT-02")
def test_each_player_starts_with_a_wagon_in_the_corner_and_one_on_the_tile():
    s = GAME.new(players=3, seed=4, wagons=True)
    for seat in range(3):
        assert player(s, seat)["on"] == {"1:1": "wagon"}
        assert player(s, seat)["wagons_waiting"] == 0
    assert player(GAME.new(players=3, seed=4), 0)["on"] == {}


@rule("SF-VARIANT-03")
def test_wagons_of_the_line_are_activated_before_any_building():
    s = with_wagon("5:2", dice={"white 2": 1})
    play(s, "die:white:2", "use:column:2")
    assert offered(s) == {"wagon:5:2:stay", "wagon:5:2:left", "wagon:5:2:right"}
    play(s, "wagon:5:2:left")
    assert offered(s) == {"activate:1:2", "done"}


@rule("SF-VARIANT-03")
def test_all_wagons_of_the_line_are_activated_and_no_others():
    levels = {"logistics": 2}
    s = with_wagon("3:2", on={"5:2": "wagon"}, levels=levels)
    play(s, "die:white:2", "use:column:2", "wagon:3:2:right")
    assert offered(s) == {"wagon:5:2:stay", "wagon:5:2:left", "wagon:5:2:right"}
    s = with_wagon("3:2", on={"5:3": "wagon"}, levels=levels)
    play(s, "die:white:2", "use:column:2", "wagon:3:2:stay")
    assert pending(s) == "activate"


@rule("SF-VARIANT-04")
@pytest.mark.parametrize(
    ("die", "line", "ways"),
    [("white:3", "column:3", {"left", "right"}), ("orange:3", "row:3", {"up", "down"})],
)
def test_a_wagon_moves_across_the_line_of_the_die_or_stays(die, line, ways):
    s = with_wagon("3:3", dice={die.replace(":", " "): 1})
    play(s, f"die:{die}", f"use:{line}")
    assert offered(s) == {f"wagon:3:3:{way}" for way in ways | {"stay"}}
    ends = {"left": "3:2", "right": "3:4", "up": "2:3", "down": "4:3", "stay": "3:3"}
    for way in ways | {"stay"}:
        assert wagons(play(s.copy(), f"wagon:3:3:{way}")) == [ends[way]]


@rule("SF-VARIANT-05")
@pytest.mark.parametrize("piece", ["white 1", "worker", "wagon"])
def test_a_wagon_does_not_move_onto_another_piece(piece):
    me = {"tiles": ["S1-01@5:1:0"]}
    if piece == "white 1":
        me["taken"] = {"white": 1}
    if piece == "worker":
        me["workers"] = 0
    if piece == "wagon":
        me["levels"] = {"logistics": 2}
    s = with_wagon("5:2", on={"5:1": piece}, **me)
    play(s, "die:white:2", "use:column:2")
    assert offered(s) == {"wagon:5:2:stay", "wagon:5:2:right"}


@rule("SF-VARIANT-05")
@pytest.mark.parametrize(
    ("cell", "die", "line", "way"),
    [
        ("1:1", "white:1", "column:1", "right"),
        ("1:1", "orange:1", "row:1", "down"),
        ("6:6", "white:6", "column:6", "left"),
        ("6:6", "orange:6", "row:6", "up"),
        ("5:6", "white:6", "column:6", "left"),
        ("5:1", "white:1", "column:1", "right"),
    ],
)
def test_a_wagon_does_not_leave_the_grid(cell, die, line, way):
    s = with_wagon(cell, dice={die.replace(":", " "): 1})
    play(s, f"die:{die}", f"use:{line}")
    assert offered(s) == {f"wagon:{cell}:stay", f"wagon:{cell}:{way}"}


@rule("SF-VARIANT-06", "SF-EX-27")
def test_a_wagon_resolves_the_building_it_reaches_then_the_die_goes_on():
    tiles = ["D2-10@3:4:180", "S1-01@5:2:0"]  # wood on 3:3, plank on 5:2
    s = with_wagon("3:2", tiles=tiles)
    play(s, "die:white:2", "use:column:2", "wagon:3:2:right")
    assert goods(s) == {"wood": 1}
    play(s, "activate:1:2", "activate:5:2", "done")
    assert goods(s) == {"wood": 2, "plank": 1}
    assert player(s)["on"] == {"3:3": "wagon", "5:2": "white 2"}


@rule("SF-VARIANT-07")
def test_a_wagon_that_stays_resolves_the_building_it_stands_on():
    s = with_wagon("1:2")
    play(s, "die:white:2", "use:column:2", "wagon:1:2:stay")
    assert goods(s) == {"wood": 1}
    assert wagons(s) == ["1:2"]


@rule("SF-VARIANT-07")
def test_a_wagon_that_leaves_does_not_resolve_the_building_it_left():
    s = play(with_wagon("1:2"), "die:white:2", "use:column:2", "wagon:1:2:right")
    assert goods(s) == {}


@rule("SF-VARIANT-08")
@pytest.mark.parametrize("first", ["3:2", "5:2"])
def test_the_player_chooses_which_wagon_is_activated_first(first):
    second = "5:2" if first == "3:2" else "3:2"
    s = with_wagon("3:2", on={"5:2": "wagon"}, levels={"logistics": 2})
    play(s, "die:white:2", "use:column:2")
    assert offered(s) == {f"wagon:{cell}:{way}" for cell in ("3:2", "5:2") for way in ("stay", "left", "right")}
    play(s, f"wagon:{first}:left")
    assert offered(s) == {f"wagon:{second}:{way}" for way in ("stay", "left", "right")}


@rule("SF-VARIANT-03", "SF-VARIANT-16")
def test_a_wagon_sent_away_meanwhile_is_not_activated_from_where_it_was():
    """The first wagon brings Logistics 3, which moves the second one out of the line."""
    me = {"tiles": ["S1-09@3:3:0"], "levels": {"logistics": 2}, "goods": {"gold": 1}}
    s = with_wagon("3:2", on={"5:2": "wagon"}, **me)
    play(s, "die:white:2", "use:column:2", "wagon:3:2:right", "technology:logistics", "wagon:5:2:right", "done")
    assert wagons(s) == ["3:3", "5:3"]
    assert pending(s) == "activate"  # neither from there nor from its new cell


@rule("SF-VARIANT-03", "SF-VARIANT-16")
def test_a_wagon_sent_along_the_line_meanwhile_is_still_activated():
    me = {"tiles": ["S1-09@3:3:0"], "levels": {"logistics": 2}, "goods": {"gold": 1}}
    s = with_wagon("3:2", on={"5:2": "wagon"}, **me)
    play(s, "die:white:2", "use:column:2", "wagon:3:2:right", "technology:logistics", "wagon:5:2:down", "done")
    assert offered(s) == {"wagon:6:2:stay", "wagon:6:2:left", "wagon:6:2:right"}


@rule("SF-VARIANT-03", "SF-VARIANT-16")
def test_a_wagon_that_takes_the_place_of_another_is_not_activated_twice():
    """The first wagon stays and brings Logistics 3: the second goes left, the first comes down to its cell."""
    me = {"tiles": ["S1-09@3:2:0"], "levels": {"logistics": 2}, "goods": {"gold": 1}}
    s = with_wagon("3:2", on={"4:2": "wagon"}, **me)
    play(s, "die:white:2", "use:column:2", "wagon:3:2:stay", "technology:logistics")
    play(s, "wagon:4:2:left", "wagon:3:2:down")
    assert wagons(s) == ["4:1", "4:2"]
    assert pending(s) == "activate"


@rule("SF-VARIANT-09")
def test_a_building_under_a_wagon_is_blocked_for_dice_and_workers():
    s = with_wagon("1:2", tiles=["S1-01@5:2:0"])
    assert "worker:1:2" not in legal(s)
    assert "worker:5:2" in legal(s)
    play(s, "die:white:2", "use:column:2", "wagon:1:2:stay")
    assert offered(s) == {"activate:5:2", "done"}


@rule("SF-VARIANT-09")
def test_a_building_the_wagon_has_left_is_free_for_the_die():
    s = play(with_wagon("1:2"), "die:white:2", "use:column:2", "wagon:1:2:left")
    assert offered(s) == {"activate:1:2", "done"}
    play(s, "activate:1:2")
    assert goods(s) == {"wood": 1}


@rule("SF-VARIANT-10")
def test_discarding_a_die_activates_no_wagons():
    s = play(with_wagon("1:2"), "die:white:2", "discard")
    assert goods(s) == {"fish": 1}
    assert pending(s) == "end_turn"


@rule("SF-VARIANT-11")
def test_a_tile_may_be_built_under_a_wagon():
    s = advanced(pending=during("may build_free"), tile_tops={"S1_1": "S1-15"})
    play(s, "build:S1_1", "place:1:1:0")
    assert player(s)["tiles"] == ["S1-15@1:1:0"]
    assert wagons(s) == ["1:1"]
    assert "worker:1:1" not in legal(s)


@rule("SF-VARIANT-12")
def test_a_completed_line_pays_boardwalks_under_wagons_too():
    me = {"tiles": ["D2-01@1:3:0", "D2-09@1:5:0"], "on": {"1:4": "wagon"}}  # 1 fish on 1:4, 2 points on 1:6
    s = advanced(me=me, pending=during("may build_free"), tile_tops={"S1_1": "S1-15"})
    play(s, "build:S1_1", "place:1:1:0")
    assert goods(s) == {"fish": 1}
    assert points(s) == 2


WALK = ["D2-05@3:4:180"]  # a boardwalk of 1 point on 3:3


@rule("SF-VARIANT-13", "SF-EX-28")
@pytest.mark.parametrize(("start", "way"), [("3:2", "right"), ("3:3", "stay")])
def test_with_the_new_level_one_wagons_activate_boardwalks(start, way):
    number = start[-1]
    s = with_wagon(start, tiles=WALK, levels={"logistics": 1}, dice={f"white {number}": 1})
    play(s, f"die:white:{number}", f"use:column:{number}", f"wagon:{start}:{way}")
    assert player(s)["points"] == {"boardwalks": 1}


@rule("SF-VARIANT-20")
@pytest.mark.parametrize(("start", "way"), [("3:2", "right"), ("3:3", "stay"), ("5:2", "left")])
def test_otherwise_a_wagon_stands_on_boardwalks_and_empty_cells_without_effect(start, way):
    number = start[-1]
    s = with_wagon(start, tiles=WALK, dice={f"white {number}": 1})
    play(s, f"die:white:{number}", f"use:column:{number}", f"wagon:{start}:{way}")
    assert (points(s), goods(s)) == (0, {})
    assert wagons(s) == [{"3:2": "3:3", "3:3": "3:3", "5:2": "5:1"}[start]]


@rule("SF-VARIANT-14")
def test_the_second_wagon_comes_to_the_corner_without_activating_anything():
    s = learn(2, on={"4:4": "wagon"}, tiles=["S1-01@1:1:0"])
    play(s, "technology:logistics")
    assert wagons(s) == ["1:1", "4:4"]
    assert goods(s) == {}
    assert pending(s) == "end_turn"


@rule("SF-VARIANT-14")
def test_the_second_wagon_does_not_activate_a_boardwalk_in_the_corner():
    s = learn(2, board="B1", on={"4:4": "wagon"}, tiles=["D2-05@1:2:180"])
    play(s, "technology:logistics")
    assert wagons(s) == ["1:1", "4:4"]
    assert points(s) == 0


@rule("SF-VARIANT-15")
def test_the_second_wagon_waits_until_the_first_leaves_the_corner():
    s = learn(2, on={"1:1": "wagon"})
    play(s, "technology:logistics")
    assert (wagons(s), player(s)["wagons_waiting"]) == (["1:1"], 1)
    me = {"on": {"1:1": "wagon"}, "wagons_waiting": 1, "levels": {"logistics": 2}}
    s = advanced(me=me, dice={"white 1": 1})
    play(s, "die:white:1", "use:column:1", "wagon:1:1:right")
    assert (wagons(s), player(s)["wagons_waiting"]) == (["1:1", "1:2"], 0)


WAITING = {"tiles": ["S1-01@1:1:0"], "wagons_waiting": 1, "levels": {"logistics": 2}}


@rule("SF-VARIANT-15")
@pytest.mark.parametrize("piece", ["worker", "white 1"])
def test_the_second_wagon_waits_for_a_worker_or_die_until_the_end_of_the_round(piece):
    on = {"1:1": piece, "4:4": "wagon"}
    me = {"tiles": ["S1-01@1:1:0"], "on": on, "workers": 0 if piece == "worker" else 1, "taken": {"white": 1}}
    s = learn(2, **me)
    play(s, "technology:logistics")
    assert (wagons(s), player(s)["wagons_waiting"]) == (["4:4"], 1)
    end_round(s)
    assert (wagons(s), player(s)["wagons_waiting"]) == (["1:1", "4:4"], 0)


@rule("SF-VARIANT-15")
def test_the_second_wagon_comes_when_the_die_is_taken_off_the_corner():
    me = {**WAITING, "on": {"1:1": "white 1", "4:4": "wagon"}, "taken": {"white": 1}, "abilities": ["AB-7"]}
    s = play(advanced(me=me, dice={}, ability_tiles=[]), "fresh_start", "lift:1:1")
    assert (wagons(s), player(s)["wagons_waiting"]) == (["1:1", "4:4"], 0)


@rule("SF-VARIANT-15")
def test_the_second_wagon_does_not_wait_for_the_die_in_use():
    """The technology building in the corner brings the wagon while the die lies beside its line (SF-DIE-18)."""
    me = {"tiles": ["S1-09@1:1:0"], "on": {"4:4": "wagon"}, "levels": {"logistics": 1}, "goods": {"food": 1}}
    s = advanced(me=me, dice={"orange 1": 1})
    play(s, "die:orange:1", "use:row:1", "activate:1:1", "technology:logistics")
    assert (wagons(s), player(s)["wagons_waiting"]) == (["1:1", "4:4"], 0)
    play(s, "activate:1:2", "done")
    assert player(s)["on"] == {"1:1": "wagon", "1:2": "orange 1", "4:4": "wagon"}
    assert player(s)["wagons_waiting"] == 0


@rule("SF-VARIANT-16")
def test_the_new_level_three_moves_each_wagon_once_any_way_in_any_order():
    s = learn(3, on={"1:1": "wagon", "4:4": "wagon"})
    play(s, "technology:logistics")
    corner = {"wagon:1:1:right", "wagon:1:1:down"}
    middle = {f"wagon:4:4:{way}" for way in ("up", "down", "left", "right")}
    assert offered(s) == corner | middle | {"done"}
    assert offered(play(s.copy(), "wagon:1:1:down")) == middle | {"done"}
    assert offered(play(s.copy(), "wagon:4:4:up")) == corner | {"done"}
    assert wagons(play(s.copy(), "done")) == ["1:1", "4:4"]


@rule("SF-VARIANT-16")
def test_the_new_level_three_activates_what_the_wagons_reach():
    s = learn(3, on={"1:1": "wagon", "3:2": "wagon"}, tiles=WALK)
    play(s, "technology:logistics", "wagon:1:1:right", "wagon:3:2:right")
    assert goods(s) == {"wood": 1}
    assert player(s)["points"] == {"boardwalks": 1}
    assert pending(s) == "end_turn"


@rule("SF-VARIANT-17", "SF-EX-29")
@pytest.mark.parametrize(
    ("cells", "total"), [(["3:4"], 12), (["1:1"], 1), (["6:6"], 36), (["2:5"], 10), (["5:6", "6:2"], 42)]
)
def test_a_wagon_gives_row_times_column_points(cells, total):
    me = {"on": dict.fromkeys(cells, "wagon"), "levels": {"logistics": len(cells)} if len(cells) > 1 else {}}
    s = advanced(me=me, round=3, pending=[])
    assert s.scores()[0]["wagons"] == total
    assert s.scores()[0]["total"] == total + (4 if len(cells) > 1 else 0)


@rule("SF-VARIANT-18")
def test_wagons_stay_between_rounds():
    me = {"on": {"3:4": "wagon", "5:5": "wagon", "1:2": "worker"}, "workers": 0, "levels": {"logistics": 2}}
    s = end_round(advanced(me=me))
    assert player(s)["on"] == {"3:4": "wagon", "5:5": "wagon"}


@rule("SF-VARIANT-18")
def test_a_wagon_off_the_grid_scores_nothing():
    me = {**WAITING, "on": {"1:1": "worker", "2:3": "wagon"}, "workers": 0}
    s = advanced(me=me, round=3, pending=[])
    assert s.scores()[0]["wagons"] == 6


@rule("SF-VARIANT-19")
def test_a_die_whose_line_offers_only_wagons_is_set_aside_without_a_fish():
    s = with_wagon("3:2", on={"1:2": "worker"}, workers=0)
    before = player(s)["taken"].get("white", 0)
    play(s, "die:white:2")
    assert offered(s) == {"use:column:2", "discard"}
    play(s, "use:column:2", "wagon:3:2:left")
    assert s.actor == 1
    assert goods(s) == {}
    assert player(s)["on"] == {"1:2": "worker", "3:1": "wagon"}
    assert player(s)["taken"]["white"] == before + 1


@rule("SF-VARIANT-19")
def test_whoever_moved_a_wagon_may_leave_the_buildings_and_sets_the_die_aside_without_a_fish():
    s = with_wagon("3:2")
    before = player(s)["taken"].get("white", 0)
    play(s, "die:white:2", "use:column:2", "wagon:3:2:left")
    assert s.actor == 0 and offered(s) >= {"activate:1:2", "done"} and "discard" not in offered(s)
    play(s, "done")
    assert player(s)["taken"]["white"] == before + 1
    assert (goods(s), "white:2" in str(player(s)["on"])) == ({}, False)


@rule("SF-VARIANT-19")
def test_without_wagon_and_vacant_building_a_line_cannot_be_used():
    s = with_wagon("3:3", on={"1:2": "worker"}, workers=0, goods={"wood": 1})
    assert offered(play(s, "die:white:2")) == {"discard"}


@rule("SF-VARIANT-03")
@pytest.mark.parametrize(
    ("die", "line", "other", "way"),
    [("white:1", "column:1", "3:1", "right"), ("orange:1", "row:1", "1:4", "down")],
)
def test_the_wagon_in_the_corner_may_be_the_last_to_be_activated(die, line, other, way):
    s = with_wagon("1:1", on={other: "wagon"}, levels={"logistics": 2}, dice={die.replace(":", " "): 1})
    play(s, f"die:{die}", f"use:{line}", f"wagon:{other}:{way}")
    assert offered(s) == {"wagon:1:1:stay", f"wagon:1:1:{way}"}


@rule("SF-VARIANT-06")
@pytest.mark.parametrize(("start", "way"), [("3:2", "right"), ("3:3", "stay")])
def test_a_wagon_resolves_a_building_that_gives_fish(start, way):
    number = start[-1]
    s = with_wagon(start, tiles=["D2-10@3:3:0"], dice={f"white {number}": 1})
    play(s, f"die:white:{number}", f"use:column:{number}", f"wagon:{start}:{way}")
    assert goods(s) == {"fish": 2}


@rule("SF-VARIANT-05", "SF-VARIANT-16")
def test_a_wagon_moves_up_to_the_edge_of_the_grid_and_no_further():
    ends = {"up": (-1, 0), "left": (0, -1), "right": (0, 1), "down": (1, 0)}
    for row, column in [(2, 2), (5, 5), (2, 6), (6, 5), (5, 1), (1, 5)]:
        s = play(learn(3, on={f"{row}:{column}": "wagon", "3:3": "wagon"}), "technology:logistics")
        for way, (down, right) in ends.items():
            to = (row + down, column + right)
            inside = min(to) >= 1 and max(to) <= 6
            assert (f"wagon:{row}:{column}:{way}" in offered(s)) == inside
            if inside:
                assert f"{to[0]}:{to[1]}" in wagons(play(s.copy(), f"wagon:{row}:{column}:{way}"))


def sent_meanwhile(line, cells, *moves):
    """Wagons of this line are to be activated; a worker on the technology building sends them on before."""
    die = ("white" if line.startswith("column") else "orange") + " " + line[-1]
    me = {"levels": {"logistics": 2}, "goods": {"gold": 1}}
    s = with_wagon(cells[0], on=dict.fromkeys(cells[1:], "wagon"), dice={die: 1}, **me)
    play(s, f"die:{die.replace(' ', ':')}", f"use:{line}", "worker:2:5", "technology:logistics")
    return offered(play(s, *[f"wagon:{move}" for move in moves], *(["done"] if len(moves) < len(cells) else [])))


def across(cell, line):
    ways = ("stay", "left", "right") if line.startswith("column") else ("stay", "up", "down")
    return {f"wagon:{cell}:{way}" for way in ways}


@rule("SF-VARIANT-03", "SF-VARIANT-16")
def test_of_two_wagons_that_a_worker_sends_meanwhile_those_in_the_line_are_activated():
    line = "row:3"
    assert sent_meanwhile(line, ["3:2", "3:3"], "3:3:right") == across("3:2", line) | across("3:4", line)
    assert sent_meanwhile(line, ["3:2", "3:3"], "3:3:down") == across("3:2", line)
    assert sent_meanwhile(line, ["3:2", "3:4"], "3:2:up", "3:4:left") == across("3:3", line)
    line = "column:2"
    assert sent_meanwhile(line, ["3:2", "5:2"], "5:2:right") == across("3:2", line)
    assert sent_meanwhile(line, ["3:2", "5:2"], "5:2:down", "3:2:down") == across("4:2", line) | across("6:2", line)


@rule("SF-VARIANT-03", "SF-VARIANT-16")
def test_a_wagon_sent_along_its_row_out_of_the_corner_or_into_it_is_still_activated_across_the_row():
    assert sent_meanwhile("row:1", ["1:1", "6:6"], "1:1:right") == {"wagon:1:2:stay", "wagon:1:2:down"}
    assert sent_meanwhile("row:1", ["1:2", "6:6"], "1:2:left") == {"wagon:1:1:stay", "wagon:1:1:down"}
    assert sent_meanwhile("column:1", ["2:1", "6:6"], "2:1:up") == {"wagon:1:1:stay", "wagon:1:1:right"}


@rule("SF-VARIANT-03", "SF-VARIANT-08")
@pytest.mark.parametrize(("first", "second"), [("3:3", "3:2"), ("3:2", "3:3"), ("1:1", "1:2"), ("1:4", "1:1")])
def test_of_two_wagons_in_a_row_the_other_is_activated_next_and_across_the_row_as_well(first, second):
    row = first[0]
    s = with_wagon(first, on={second: "wagon"}, levels={"logistics": 2}, dice={f"orange {row}": 1})
    play(s, f"die:orange:{row}", f"use:row:{row}", f"wagon:{first}:stay")
    ways = {"stay", "down"} if row == "1" else {"stay", "up", "down"}
    assert offered(s) == {f"wagon:{second}:{way}" for way in ways}
