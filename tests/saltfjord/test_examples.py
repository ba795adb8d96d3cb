"""The worked examples of the rulebook, SF-EX-01 to SF-EX-40, played. David, Mary and red are seat 0."""

from collections import Counter

import pytest

from rondel.core.chance import from_seed
from support.saltfjord import (
    GAME,
    document,
    during,
    end_round,
    goods,
    legal,
    offered,
    pending,
    play,
    player,
    points,
    restore,
    rule,
    table,
)

BUSY = {"workers": 0, "on": {"1:2": "worker"}}  # the worker is used: a turn ends without asking
CRATES = {"1": "SC-1", "2": "SC-2", "3": "SC-3", "4": "SC-4"}
WAGONS = {"wagons": True}


def dice_of(state):
    """How many white and orange dice lie in the dice areas."""
    counts = Counter()
    for die, n in state.save()["dice"].items():
        counts[die.split()[0]] += n
    return dict(counts)


def final(options=None, **me):
    """The score of seat 0, whose retiring ends the game."""
    busy = {} if options else BUSY
    s = table(me={**busy, **me}, other={"tavern": "tavern5"}, round=3, options=options)
    end_round(s)
    assert s.actor is None
    return s.scores()[0]


@rule("SF-EX-01", "SF-SETUP-06", "SF-SETUP-07")
def test_three_players_roll_9_white_and_3_orange_dice_and_3_wait_on_each_counter_row():
    s = GAME.new(players=3, seed=5)
    assert dice_of(s) == {"white": 9, "orange": 3}
    assert GAME.census(s)["orange_dice"] == 3 + 3 + 3
    s = end_round(table(3))
    assert dice_of(s) == {"white": 9, "orange": 6}
    assert dice_of(end_round(s)) == {"white": 9, "orange": 9}


@rule("SF-EX-02", "SF-SETUP-03")
def test_the_type_2_space_with_the_number_6_holds_6_face_down_type_2_tokens():
    s = GAME.new(players=2, seed=5)
    doc = s.save()
    assert doc["unseen"]["area1:II"] == 6
    assert s.view(0)["token_pools"] == {"hidden": [29, 23, 15]}  # face down: nobody has seen one
    assert s.view(0)["token_tops"] == {}
    doc["players"][0]["levels"] = {"fishery": 2}
    doc.update(sets=[], pending=during("may go_fishing"))
    s = play(restore(doc), "sail:II")
    assert [drawn["token"][:3] for drawn in s.save()["drawn"]] == ["II-", "II-"]
    assert s.save()["unseen"]["area1:II"] == 4


@rule("SF-EX-03", "SF-SETUP-06")
def test_a_die_that_shows_4_lies_in_dice_area_4():
    chance = from_seed(5)  # with a given start player the dice are rolled first
    white = Counter(f"white {1 + chance.below(6)}" for _ in range(6))
    orange = Counter(f"orange {1 + chance.below(6)}" for _ in range(2))
    assert white["white 4"]
    dice = GAME.new(players=2, seed=5, start_player="1").save()["dice"]
    assert dice == {**white, **orange}


@rule("SF-EX-04", "SF-RES-02")
def test_gaining_a_plank_adds_one_and_spending_a_grain_removes_one():
    s = table(me={"tiles": ["S1-01@3:3:0"], "goods": {"plank": 2, "grain": 2}})
    play(s, "worker:3:3")
    assert goods(s) == {"plank": 3, "grain": 2}
    s = table(me={"goods": {"plank": 2, "grain": 2}}, pending=during("may feast"))
    play(s, "feast:grain")
    assert goods(s) == {"plank": 2, "grain": 1}


@rule("SF-EX-05", "SF-RES-05")
@pytest.mark.parametrize("basic", ["wood", "grain", "paper"])
def test_an_upgraded_fish_becomes_wood_grain_or_paper(basic):
    s = table(me={"goods": {"fish": 1}}, pending=during("upgrade"))
    assert offered(s) == {"upgrade:fish>wood", "upgrade:fish>grain", "upgrade:fish>paper", "upgrade:fish"}
    play(s, f"upgrade:fish>{basic}")
    assert goods(s) == {basic: 1}


@rule("SF-EX-06", "SF-DIE-04", "SF-DIE-06", "SF-DIE-12")
def test_a_white_3_made_a_4_for_a_fish_works_on_column_4_and_stays_on_the_paper_building():
    wood_and_paper = ["D2-01@1:4:0", "D2-03@3:4:0"]
    me = {"goods": {"fish": 1}, "tiles": wood_and_paper, "workers": 0, "on": {"6:3": "worker"}}
    s = table(me=me, dice={"white 3": 1, "white 4": 1})
    play(s, "die:white:3", "use:column:4", "activate:1:4", "activate:3:4", "done")
    assert goods(s) == {"wood": 1, "paper": 1}
    assert player(s)["on"] == {"6:3": "worker", "3:4": "white 4"}
    play(s, "retire:tavern1", "done", "done")  # Mary, then David with another 4
    play(s, "die:white:4", "use:column:4")
    assert offered(s) == {"activate:1:4", "activate:5:4", "discard"}
    end_round(play(s, "discard"))
    assert player(s)["on"] == {}


@rule("SF-EX-07", "SF-DIE-08", "SF-DIE-09", "SF-DIE-10", "SF-DIE-11", "SF-DIE-12")
def test_an_occupied_building_of_row_6_is_skipped_and_the_last_one_left_out():
    me = {"tiles": ["D2-03@6:1:0", "D2-14@6:4:0"], "taken": {"white": 1}, "workers": 0}
    me["on"] = {"6:3": "white 3", "1:2": "worker"}
    s = table(me=me, dice={"orange 6": 1})
    play(s, "die:orange:6", "use:row:6")
    assert offered(s) == {"activate:6:1", "activate:6:4", "activate:6:5", "discard"}  # 6:2 is a boardwalk
    assert offered(play(s.copy(), "activate:6:4")) == {"activate:6:5", "done"}  # never back
    play(s, "activate:6:1", "activate:6:4", "done")
    assert goods(s) == {"paper": 1, "grain": 1}
    assert player(s)["on"] == {"6:3": "white 3", "1:2": "worker", "6:4": "orange 6"}


@rule("SF-EX-08", "SF-DIE-05")
@pytest.mark.parametrize("fish", [4, 5, 6])
def test_a_die_of_1_becomes_a_6_for_5_fish(fish):
    s = play(table(me={"goods": {"fish": fish}}, dice={"white 1": 1}), "die:white:1")
    if fish < 5:
        assert "use:column:6" not in offered(s)
    else:
        assert goods(play(s, "use:column:6")).get("fish", 0) == fish - 5


@rule("SF-EX-09", "SF-TECH-08", "SF-FISH-04")
@pytest.mark.parametrize(("area", "worth"), [(3, 2), (4, 4), (5, 6)])
def test_returning_home_with_4_points_doubled_3_points_and_2_fish(area, worth):
    me = {"levels": {"carpentry": 1}, "boat": area, "tokens": ["II-vp4", "II-vp3", "I-fish2"]}
    s = play(table(me=me, pending=during("may go_fishing")), "return")
    assert points(s) == 8 + 3 + worth
    assert goods(s) == {"fish": 2}


@rule("SF-EX-10", "SF-TECH-13")
def test_a_crate_placed_at_the_upgrading_pier_upgrades_at_once_with_logistics_3():
    me = {**BUSY, "levels": {"logistics": 3}, "goods": {"plank": 1, "grain": 1}}
    s = table(me=me, crate_tops={**CRATES, "3": "CR-13"}, pending=during("may order"))
    play(s, "order:3", "pier:pier3")
    assert offered(s) == {"upgrade:grain>food", "upgrade:fish"}
    play(s, "upgrade:grain>food")
    assert goods(s) == {"food": 1}
    assert (s.actor, pending(s)) == (1, "turn")  # once


@rule("SF-EX-11", "SF-TECH-16")
def test_with_fishing_3_two_tokens_of_the_type_3_stack_are_drawn_and_one_is_kept():
    unseen = {"area1:I": 2, "area1:II": 2}
    stack = {"area1:III": ["III-vp6", "III-vp4", "III-vp5"]}
    me = {"levels": {"fishery": 3}}
    s = table(me=me, unseen=unseen, overboard=stack, pending=during("may go_fishing"))
    assert offered(s) == {"sail:I", "sail:II", "sail:III", "done"}
    play(s, "sail:III")
    assert offered(s) == {"keep:III-vp6", "keep:III-vp4"}
    play(s, "keep:III-vp4")
    assert player(s)["tokens"] == ["III-vp4"]
    assert s.save()["token_tops"]["area1:III"]["token"] == "III-vp6"


@rule("SF-EX-12", "SF-LARGE-01")
def test_an_l_tile_costs_1_wood_and_1_plank_and_lies_on_the_board():
    s = table(me={**BUSY, "goods": {"wood": 1, "plank": 1}})
    tile = s.save()["tile_tops"]["L3_1"]
    play(s, "build:L3_1", "place:3:3:0")
    assert goods(s) == {}
    assert player(s)["tiles"] == [f"{tile}@3:3:0"]
    assert s.actor == 1  # it was the main action


@rule("SF-EX-13", "SF-PASS-01")
def test_the_third_to_retire_goes_to_one_of_the_remaining_taverns():
    doc = document(4)
    doc["players"][1]["tavern"] = "tavern2"
    doc["players"][2]["tavern"] = "tavern4"
    s = restore(doc)
    retire = {name for name in legal(s) if name.startswith("retire")}
    assert retire == {"retire:tavern1", "retire:tavern3", "retire:tavern5"}
    play(s, "retire:tavern3")
    assert player(s)["tavern"] == "tavern3"


@rule("SF-EX-14", "SF-PASS-10")
def test_3_crates_at_pier_4_turn_2_grain_and_1_food_into_11_points():
    crates = {"pier4": ["CR-01", "CR-02", "CR-03"]}
    s = table(me={**BUSY, "crates": crates, "goods": {"grain": 2, "food": 1}})
    play(s, "retire:tavern1", "done", "feast:grain", "feast:food", "feast:grain")
    assert points(s) == 3 + 3 + 5
    assert goods(s) == {}
    assert s.actor == 1


@rule("SF-EX-15", "SF-FREE-02")
def test_a_food_is_sold_for_2_fish():
    assert goods(play(table(me={"goods": {"food": 1}}), "sell:food")) == {"fish": 2}


@rule("SF-EX-16", "SF-FREE-03")
def test_2_fish_pay_for_making_grain_food():
    s = table(me={"goods": {"fish": 2, "grain": 1}})
    assert goods(play(s, "pay_upgrade:grain>food")) == {"food": 1}


@rule("SF-EX-17", "SF-FREE-03")
@pytest.mark.parametrize("basic", ["wood", "grain", "paper"])
def test_of_3_fish_2_pay_for_upgrading_the_third(basic):
    assert goods(play(table(me={"goods": {"fish": 3}}), f"pay_upgrade:fish>{basic}")) == {basic: 1}


@rule("SF-EX-18", "SF-FREE-04")
def test_a_book_is_downgraded_to_paper():
    assert goods(play(table(me={"goods": {"book": 1}}), "downgrade:book>paper")) == {"paper": 1}


@rule("SF-EX-19", "SF-FREE-05", "SF-FREE-06")
def test_a_worker_on_the_fishing_building_goes_fishing_and_blocks_it():
    me = {"levels": {"crafts": 2}, "workers": 2}
    s = play(table(me=me, dice={"white 3": 1}), "worker:6:3", "sail:I")
    assert player(s)["boat"] == 1
    assert player(s)["on"] == {"6:3": "worker"}
    assert player(s)["workers"] == 1
    assert "worker:1:2" in legal(s)
    assert "worker:6:3" not in legal(s)
    assert offered(play(s, "die:white:3")) == {"discard"}  # the only building of column 3


@rule("SF-EX-20", "SF-ROUND-03")
def test_three_players_roll_9_white_and_6_orange_dice_in_round_2():
    s = end_round(table(3, dice={"white 1": 2}))  # seven were taken, and lie nowhere any more
    assert s.round == 2
    assert dice_of(s) == {"white": 9, "orange": 6}


@rule("SF-EX-21", "SF-ROUND-04", "SF-ROUND-05")
def test_green_in_the_leftmost_occupied_tavern_starts_the_next_round():
    doc = document(3)
    doc["players"][0].update(BUSY)
    doc["players"][1]["tavern"] = "tavern4"
    doc["players"][2]["tavern"] = "tavern2"
    s = play(restore(doc), "retire:tavern3")  # no order can be paid
    assert (s.round, s.actor, s.save()["start"]) == (2, 2, 2)
    assert [player(s, seat)["tavern"] for seat in range(3)] == [None, None, None]


@rule("SF-EX-22", "SF-SCORE-01")
@pytest.mark.parametrize(("fish", "worth"), [(0, 1), (5, 2), (6, 3)])
def test_a_boat_at_sea_gives_its_tokens_but_no_area_points_in_the_end(fish, worth):
    at_sea = {"levels": {"carpentry": 1}, "boat": 5, "tokens": ["II-vp3", "II-fish3"]}
    score = final(goods={"fish": fish}, **at_sea)
    assert score["fishing"] == 6
    assert score["fish"] == worth == (fish + 3) // 3


@rule("SF-EX-23", "SF-SCORE-03")
def test_at_least_2_crates_at_every_pier_are_2_sets():
    crates = {
        "pier1": ["CR-01", "CR-02", "CR-03"],
        "pier2": ["CR-04", "CR-05"],
        "pier3": ["CR-06", "CR-07", "CR-08", "CR-09"],
        "pier4": ["CR-10", "CR-11", "CR-12"],
    }
    s = table(me={"crates": crates})
    assert s.scores()[0]["crate_sets"] == 6


@rule("SF-EX-24", "SF-SCORE-04")
def test_a_crate_that_shows_5_gives_5_points():
    assert final(crates={"pier1": ["CR-23"]})["crates"] == 5


@rule("SF-EX-25", "SF-SCORE-05", "SF-SCORE-06")
def test_levels_1_and_2_give_5_points_and_two_tops_their_scoring_tiles():
    tiles = {"crafts": "ST-06", "carpentry": "ST-03", "logistics": "ST-01", "fishery": "ST-08"}
    levels = {"crafts": 3, "carpentry": 1, "logistics": 2, "fishery": 3}
    me = {"levels": levels, "workers": 3, "collected": {"I-vp1": 2}, "crates": {"pier1": ["CR-23"]}}
    s = end_round(table(me=me, other={"tavern": "tavern5"}, round=3, scoring=tiles))
    score = s.scores()[0]
    assert score["technology"] == 1 + 4
    assert score["scoring_tiles"] == 3 * 4 + 2  # ST-06: three markers on level 2 or 3; ST-08: two tokens


@rule("SF-EX-26", "SF-SCORE-05", "SF-SCORE-06")
@pytest.mark.parametrize("lightning", ["ST-10", "ST-11"])
def test_two_markers_on_level_2_give_8_points_and_a_lightning_tile_none(lightning):
    tiles = {"crafts": "ST-06", "carpentry": "ST-03", "logistics": lightning, "fishery": "ST-08"}
    me = {"levels": {"crafts": 2, "carpentry": 2, "logistics": 3}, "workers": 2}
    s = end_round(table(me=me, other={"tavern": "tavern5"}, round=3, scoring=tiles))
    score = s.scores()[0]
    assert score["technology"] == 4 + 4
    assert score["scoring_tiles"] == 0
    assert score["lightning"] == (14 if lightning == "ST-10" else 0)  # what it gave at once


@rule("SF-EX-27", "SF-VARIANT-03", "SF-VARIANT-04", "SF-VARIANT-06")
def test_a_wagon_of_the_column_goes_first_and_resolves_the_wood_building_it_reaches():
    me = {"tiles": ["D2-01@4:3:0", "D2-03@5:2:0"], "on": {"4:2": "wagon"}}
    s = table(me=me, dice={"white 2": 1}, options=WAGONS)
    play(s, "die:white:2", "use:column:2")
    assert offered(s) == {"wagon:4:2:stay", "wagon:4:2:left", "wagon:4:2:right"}
    play(s, "wagon:4:2:right")
    assert goods(s) == {"wood": 1}
    play(s, "activate:1:2", "activate:5:2", "done")
    assert goods(s) == {"wood": 2, "paper": 1}
    assert player(s)["on"] == {"4:3": "wagon", "5:2": "white 2"}


@rule("SF-EX-28", "SF-VARIANT-13")
@pytest.mark.parametrize("level", [0, 1])
def test_a_wagon_moves_onto_a_boardwalk_of_1_point(level):
    me = {"tiles": ["D2-05@3:5:180"], "on": {"3:3": "wagon"}, "levels": {"logistics": level}}
    s = table(me=me, dice={"white 3": 1}, options=WAGONS)
    play(s, "die:white:3", "use:column:3", "wagon:3:3:right")
    assert player(s)["on"] == {"3:4": "wagon"}
    assert points(s) == level


@rule("SF-EX-29", "SF-VARIANT-17")
def test_a_wagon_on_row_3_and_column_4_gives_12_points():
    assert final(WAGONS, on={"3:4": "wagon", "1:2": "worker"}, workers=0)["wagons"] == 12


@rule("SF-EX-30", "SF-SOLO-03", "SF-SOLO-04")
def test_solo_dice_lie_on_the_taverns_from_the_right():
    dice = GAME.new(players=1, seed=5).save()["tavern_dice"]
    by_tavern = [[c for c in ("white", "orange") if f"tavern{n} {c}" in dice] for n in range(1, 6)]
    assert by_tavern == [[], ["white"], ["white"], ["white", "orange"], ["white", "orange"]]


@rule("SF-EX-31", "SF-SOLO-10")
def test_solo_a_built_two_square_tile_removes_the_top_of_the_other_stack():
    s = table(1, me={"goods": {"wood": 1}}, pending=during("may build_small"))
    before = s.save()
    play(s, "build:D2_1", "place:3:3:0")
    after = s.save()
    assert after["tile_box"] == [before["tile_tops"]["D2_2"]]
    assert after["tile_tops"]["D2_2"] not in (before["tile_tops"]["D2_2"], None)
    changed = {name for name, tile in before["tile_tops"].items() if after["tile_tops"][name] != tile}
    assert changed == {"D2_1", "D2_2"}
    assert after["tile_left"]["D2_2"] == before["tile_left"]["D2_2"] - 1


@rule("SF-EX-32", "SF-SOLO-13")
def test_solo_round_2_has_4_white_and_3_orange_dice():
    s = end_round(table(1, me=BUSY))
    assert s.round == 2
    assert Counter(place.split()[1] for place in s.save()["tavern_dice"]) == {"white": 4, "orange": 3}


@rule("SF-EX-33", "SF-SOLO-09")
def test_solo_1_white_and_1_orange_die_are_left_when_all_allowed_were_taken():
    s = table(1)
    for number in (1, 2, 3):
        assert s.round == number
        while dice := [name for name in legal(s) if name.startswith("tavern_die")]:
            play(s, dice[0], "discard")
            if pending(s) == "end_turn":
                play(s, "done")
        left = [place.split()[1] for place in s.save()["tavern_dice"]]
        assert sorted(left) == ["orange", "white"]
        assert player(s)["taken"] == {"white": 3, "orange": number}
        end_round(s)
    assert s.actor is None


@rule("SF-EX-34", "SF-ORDER-01", "SF-ORDER-02", "SF-ORDER-03")
def test_a_crate_for_1_food_and_1_wood_goes_to_the_pier_of_its_space():
    me = {"goods": {"food": 2, "wood": 2, "fish": 1}, "crates": {"pier2": ["CR-01"], "pier3": ["CR-02"]}}
    s = table(me=me, crate_tops={**CRATES, "2": "CR-23"}, pending=during("may order"))
    before = s.save()
    play(s, "order:2")
    assert goods(s) == {"food": 1, "wood": 1, "fish": 1}
    assert player(s)["crates"] == {"pier2": ["CR-01", "CR-23"], "pier3": ["CR-02"]}
    after = s.save()
    assert {space: crate for space, crate in after["crate_tops"].items() if space != "2"} == {
        space: crate for space, crate in CRATES.items() if space != "2"
    }
    assert after["crate_tops"]["2"] not in ("CR-23", *CRATES.values())
    assert after["crate_left"]["2"] == before["crate_left"]["2"] - 1


@rule("SF-EX-35", "SF-TECH-01", "SF-TECH-11")
def test_logistics_level_1_costs_1_grain_and_gives_fish_wood_and_paper():
    s = table(me={"goods": {"grain": 1}}, pending=during("may technology"))
    assert offered(s) == {"technology:logistics", "done"}
    play(s, "technology:logistics")
    assert goods(s) == {"fish": 1, "wood": 1, "paper": 1}
    assert player(s)["levels"] == {"logistics": 1}


@rule("SF-EX-36", "SF-SMALL-01", "SF-SMALL-02")
def test_a_two_square_tile_costs_1_wood_and_covers_2_empty_cells():
    s = table(me={"goods": {"wood": 1}})
    tile = s.save()["tile_tops"]["D2_1"]
    empty = [cell for cell, square in enumerate(s.players[0].grid) if square < 0]
    play(s, "worker:5:4", "build:D2_1")
    assert "place:1:1:0" not in legal(s)  # 1:2 is a printed building
    play(s, "place:2:3:90")
    assert goods(s) == {}
    assert player(s)["tiles"] == [f"{tile}@2:3:90"]
    covered = [cell for cell in empty if s.players[0].grid[cell] >= 0]
    assert covered == [1 * 6 + 2, 2 * 6 + 2]  # [2, 3] and [3, 3]


@rule("SF-EX-37", "SF-LINE-01")
def test_filling_the_last_cell_of_a_row_pays_all_its_boardwalks():
    tiles = ["D2-01@6:1:270", "I3-05@4:2:90", "S1-01@5:3:0", "D2-09@4:5:90"]  # 5:4 is printed
    tops = {"S1_1": "S1-03"}
    me = {"tiles": tiles, "goods": {"wood": 1}}
    s = table(me=me, tile_tops=tops, pending=during("may build_small"))
    play(s, "build:S1_1")
    elsewhere = play(s.copy(), "place:3:3:0")
    assert (goods(elsewhere), points(elsewhere)) == ({}, 0)
    play(s, "place:5:6:0")
    assert goods(s) == {"fish": 1, "gold": 1}
    assert points(s) == 2


@rule("SF-EX-38", "SF-FISH-02", "SF-FISH-03")
def test_advancing_takes_the_top_type_1_token_onto_the_vacant_space():
    unseen = {"area1:I": 2, "area2:I": 2}
    stack = {"area3:I": ["I-vp2", "I-wood1"]}
    me = {"boat": 2, "tokens": ["I-vp1", "I-fish2"]}
    s = table(me=me, unseen=unseen, overboard=stack, pending=during("may go_fishing"))
    assert offered(s) == {"sail:I", "return", "done"}
    play(s, "sail:I")
    assert player(s)["boat"] == 3
    assert sorted(player(s)["tokens"]) == ["I-fish2", "I-vp1", "I-vp2"]
    assert s.save()["overboard"] == {"area3:I": ["I-wood1"]}
    assert sorted(s.view(1)["players"][0]["tokens"]) == ["I-fish2", "I-vp1", "I-vp2"]  # face up


@rule("SF-EX-39", "SF-FISH-04", "SF-FISH-10")
def test_returning_home_from_an_area_of_2_points_with_three_tokens():
    me = {"boat": 3, "tokens": ["I-fish2", "I-vp1", "I-wood1"]}
    s = play(table(me=me, pending=during("may go_fishing")), "return")
    assert points(s) == 3
    assert goods(s) == {"fish": 2, "wood": 1}
    assert player(s)["boat"] == 0
    assert player(s)["tokens"] == []
    assert player(s)["collected"] == {"I-fish2": 1, "I-vp1": 1, "I-wood1": 1}


@rule("SF-EX-40", "SF-ACT-07")
@pytest.mark.parametrize("choice", ["order:1", "technology:carpentry"])
def test_a_building_of_two_actions_gives_one_of_them(choice):
    me = {**BUSY, "goods": {"wood": 3, "fish": 2}}
    s = table(me=me, dice={"orange 3": 1}, crate_tops=CRATES)
    play(s, "die:orange:3", "use:row:3", "activate:3:6")
    assert offered(s) == {"order:1", "technology:carpentry", "done"}
    play(s, choice)
    assert (s.actor, pending(s)) == (1, "turn")  # enough is left for the other, but the turn is over
