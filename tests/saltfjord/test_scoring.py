"""SCORE, STILE: final scoring and the eleven scoring tiles."""

import pytest

from support.saltfjord import GAME, document, during, goods, offered, pave, play, player, restore, rule, table

SCORING = {"crafts": "ST-01", "carpentry": "ST-02", "logistics": "ST-03", "fishery": "ST-04"}


def over(players=2, **fields):
    """The game has just ended."""
    return table(players, **{"round": 3, "pending": [], "dice": {}, **fields})


def score(category, me=None, **fields):
    return over(me=me, **fields).scores()[0][category]


def tile(name, levels=None, **me):
    """What a scoring tile gives to a player whose Carpentry marker is on it."""
    me["levels"] = {"carpentry": 3, **(levels or {})}
    others = {track: "ST-02" if tile == name else tile for track, tile in SCORING.items()}
    return score("scoring_tiles", me, scoring={**others, "carpentry": name})


def reaching_the_top(tile, already=0, fish=0):
    """Seat 0 of four moves up to a lightning tile on Carpentry; so many others are there."""
    doc = document(4)
    doc.update(pending=during("may technology"), scoring={**SCORING, "carpentry": tile})
    doc["players"][0].update(levels={"carpentry": 2}, goods={"gold": 1, "fish": fish})
    for seat in range(1, already + 1):
        doc["players"][seat]["levels"] = {"carpentry": 3}  # and the points of it
    return play(restore(doc), "technology:carpentry")


# Final scoring


@rule("SF-SCORE-01")
def test_tokens_on_the_boat_give_points_and_resources_but_the_area_gives_nothing():
    me = {"boat": 5, "tokens": ["I-vp2", "I-vp1-fish1", "II-wood1-fish1"]}
    assert score("fishing", me) == 3
    assert score("fish", me) == 1  # 1 + 1 fish and a wood sold for 1
    assert score("fishing", {"boat": 5}) == 0


@rule("SF-SCORE-01", "SF-EX-22")
def test_the_doubling_space_doubles_points_in_final_scoring_too():
    me = {"boat": 3, "tokens": ["II-vp3", "II-fish3"], "levels": {"carpentry": 1}}
    assert score("fishing", me) == 6
    assert score("fish", me) == 1
    assert score("fishing", {**me, "levels": {}}) == 3


@rule("SF-SCORE-02")
@pytest.mark.parametrize(
    ("storage", "points"),
    [
        ({"fish": 3}, 1),
        ({"wood": 3}, 1),
        ({"grain": 3}, 1),
        ({"paper": 3}, 1),
        ({"plank": 3}, 2),
        ({"food": 3}, 2),
        ({"book": 3}, 2),
        ({"gold": 3}, 3),
        ({"fish": 5}, 1),
        ({"fish": 2}, 0),
        ({"fish": 1, "wood": 1, "food": 1, "gold": 1}, 2),  # 7 fish in all
    ],
)
def test_everything_is_sold_for_fish_and_three_fish_are_a_point(storage, points):
    assert score("fish", {"goods": storage}) == points


@rule("SF-SCORE-02")
def test_what_the_tokens_give_is_sold_with_the_rest():
    assert score("fish", {"goods": {"fish": 1}, "boat": 1, "tokens": ["I-wood1"]}) == 0
    assert score("fish", {"goods": {"fish": 2}, "boat": 1, "tokens": ["I-wood1"]}) == 1


@rule("SF-SCORE-03", "SF-EX-23")
@pytest.mark.parametrize(
    ("counts", "points"), [((2, 3, 2, 4), 6), ((1, 1, 1, 1), 3), ((5, 5, 0, 5), 0), ((3, 3, 3, 3), 9)]
)
def test_a_set_of_crates_at_four_piers_is_worth_three_points(counts, points):
    names = iter([f"CR-{n:02}" for n in range(1, 45)])
    crates = {f"pier{pier}": [next(names) for _ in range(n)] for pier, n in enumerate(counts, 1)}
    assert score("crate_sets", {"crates": crates}) == points


@rule("SF-SCORE-04", "SF-EX-24")
def test_crates_give_the_points_they_show():
    assert score("crates", {"crates": {"pier1": ["CR-23"]}}) == 5
    assert score("crates", {"crates": {"pier1": ["CR-23", "CR-24"], "pier3": ["CR-15"]}}) == 13
    assert score("crates", {}) == 0


@rule("SF-SCORE-05")
@pytest.mark.parametrize(
    ("levels", "points"),
    [
        ({}, 0),
        ({"fishery": 1}, 1),
        ({"fishery": 2}, 4),
        ({"carpentry": 1, "logistics": 1, "fishery": 1}, 3),
        ({"carpentry": 2, "logistics": 1, "fishery": 2}, 9),
    ],
)
def test_a_marker_below_the_top_gives_the_points_of_its_level(levels, points):
    assert score("technology", {"levels": levels}) == points


@rule("SF-SCORE-06", "SF-EX-25")
def test_a_marker_on_top_gives_its_scoring_tile_and_no_points_of_a_level():
    me = {
        "levels": {"crafts": 3, "carpentry": 1, "logistics": 2, "fishery": 3},
        "workers": 3,
        "crates": {"pier2": ["CR-01"]},
        "collected": {"I-fish2": 4},
    }
    scoring = {"crafts": "ST-05", "carpentry": "ST-01", "logistics": "ST-09", "fishery": "ST-08"}
    assert score("technology", me, scoring=scoring) == 5
    assert score("scoring_tiles", me, scoring=scoring) == 2 + 4


@rule("SF-SCORE-06", "SF-EX-26")
@pytest.mark.parametrize("lightning", ["ST-10", "ST-11"])
def test_a_lightning_tile_gives_nothing_in_final_scoring(lightning):
    me = {"levels": {"carpentry": 2, "logistics": 3, "fishery": 2}, "goods": {"fish": 2}}
    scoring = {**SCORING, "logistics": lightning}
    assert score("technology", me, scoring=scoring) == 8
    assert score("scoring_tiles", me, scoring=scoring) == 0
    scored = 14 if lightning == "ST-10" else 0  # at once
    assert score("total", me, scoring=scoring) == 8 + scored


@rule("SF-SCORE-07")
def test_most_points_win():
    first = {"points": {"fishing": 10}, "tavern": "tavern5"}
    second = {"points": {"fishing": 9}, "tavern": "tavern1"}
    s = over(me=first, other=second)
    assert [seat["total"] for seat in s.scores()] == [10, 9]
    assert s.winners() == [0]
    s = over(me=first, other={**second, "goods": {"fish": 6}})
    assert [seat["total"] for seat in s.scores()] == [10, 11]
    assert s.winners() == [1]


@rule("SF-SCORE-08")
@pytest.mark.parametrize(("mine", "winner"), [("tavern1", 0), ("tavern3", 1), ("tavern5", 1)])
def test_of_tied_players_the_one_in_the_more_leftward_tavern_wins(mine, winner):
    me = {"points": {"fishing": 8}, "tavern": mine}
    other = {"points": {"fishing": 8}, "tavern": "tavern2"}
    assert over(me=me, other=other).winners() == [winner]


@rule("SF-SCORE-08")
def test_the_tie_is_only_between_those_with_most_points():
    doc = over(3, me={"points": {"fishing": 8}, "tavern": "tavern4"}, other={"tavern": "tavern1"}).save()
    doc["players"][2].update(points={"fishing": 8}, tavern="tavern3")
    assert restore(doc).winners() == [2]


# Scoring tiles


@rule("SF-STILE-12")
def test_st_01_gives_three_points_for_each_crate_worth_four_or_more():
    crates = {"pier1": ["CR-16", "CR-15"], "pier3": ["CR-23", "CR-01"], "pier4": ["CR-44"]}  # 4, 3; 5, 2; 13
    assert tile("ST-01", crates=crates) == 9


SQUARES = {
    "nothing": ([], 0),
    "eight of nine": (["#o#", "o##", "##."], 0),
    "3x3 with printed buildings": (["#o#", "o##", "###"], 7),
    "3x3 in the other corner": (["", "", "", "...###", "...o##", "...###"], 7),
    "two of 3x3": (["#o#", "o##", "###", "...###", "...o##", "...###"], 7),
    "3x5 is no more than 3x3": (["#o###", "o###o", "#####"], 7),
    "4x4": (["#o##", "o###", "####", "o###"], 11),
    "5x5": (["#o###", "o###o", "#####", "o####", "###o#"], 15),
    "6x6": (["#o####", "o###o#", "#####o", "o#####", "###o##", "##o###"], 15),
}


@rule("SF-STILE-13")
@pytest.mark.parametrize(("rows", "points"), SQUARES.values(), ids=list(SQUARES))
def test_st_02_gives_points_for_the_largest_filled_square(rows, points):
    assert tile("ST-02", tiles=pave(*rows)) == points


@rule("SF-STILE-03")
def test_st_03_gives_three_points_for_each_large_tile():
    tiles = ["L3-01@5:5:0", "I3-01@4:2:0", "D2-01@6:1:0", "S1-01@1:1:0"]
    assert tile("ST-03", tiles=tiles) == 6


@rule("SF-STILE-14")
def test_st_04_gives_two_points_for_each_fish_icon_on_boardwalks():
    assert tile("ST-04", tiles=["D2-01@3:3:0"]) == 2
    assert tile("ST-04", tiles=["D2-01@3:3:0", "D2-04@4:3:0"]) == 6  # 1 + 2 icons; its fish building has none
    assert tile("ST-04", tiles=["D2-09@3:3:0", "D2-10@4:3:0"]) == 0


@rule("SF-STILE-15")
def test_st_05_gives_two_points_for_each_crate_at_the_two_middle_piers():
    crates = {
        "pier1": ["CR-01"],
        "pier2": ["CR-02", "CR-03"],
        "pier3": ["CR-04"],
        "pier4": ["CR-05", "CR-06"],
    }
    assert tile("ST-05", crates=crates) == 6


@rule("SF-STILE-16")
@pytest.mark.parametrize(
    ("levels", "points"),
    [({}, 4), ({"fishery": 1}, 4), ({"fishery": 2}, 8), ({"fishery": 2, "logistics": 3}, 12)],
)
def test_st_06_gives_four_points_for_each_marker_on_level_two_or_three(levels, points):
    """The marker that reached the tile is one of them; on Logistics lies ST-03, worth nothing here."""
    assert tile("ST-06", levels) == points


@rule("SF-STILE-17")
def test_st_07_gives_three_points_for_each_die_in_the_last_row_or_column():
    on = {"6:3": "white 3", "3:6": "orange 3", "6:6": "white 6", "1:2": "white 2", "6:5": "worker"}
    tiles = ["S1-01@6:6:0", "S1-02@6:5:0"]
    taken = {"white": 3, "orange": 3}  # two orange dice were discarded
    assert tile("ST-07", on=on, tiles=tiles, taken=taken, workers=0) == 9
    assert tile("ST-07", on={"6:6": "white 6"}, tiles=tiles, taken={"white": 1}) == 3


@rule("SF-STILE-08")
def test_st_08_gives_a_point_for_each_collected_token_and_those_on_the_boat():
    collected = {"I-fish2": 3, "II-vp3": 1, "III-vp6": 1}
    assert tile("ST-08", collected=collected) == 5
    assert tile("ST-08", collected=collected, boat=2, tokens=["I-fish2", "I-wood1"]) == 7


@rule("SF-STILE-18")
def test_st_09_gives_two_points_for_each_lobster_collected_or_on_the_boat():
    collected = {"I-fish2": 3, "I-vp1": 2, "II-vp2-fish1": 1}  # only I-vp1 shows lobsters
    assert tile("ST-09", collected=collected) == 4
    assert tile("ST-09", collected=collected, boat=2, tokens=["I-vp2", "I-wood1"]) == 6


@rule("SF-STILE-19")
@pytest.mark.parametrize(("already", "points"), [(0, 14), (1, 10), (2, 7), (3, 6)])
def test_st_10_scores_at_once_by_the_order_of_arrival(already, points):
    s = reaching_the_top("ST-10", already)
    assert player(s)["points"] == {"lightning": points}
    assert player(s)["goods"] == {}


@rule("SF-STILE-19")
def test_st_10_counts_only_who_reached_the_top_of_its_own_track():
    tops = {"crafts": 3, "logistics": 3, "fishery": 3}
    workers = {"workers": 3, "goods": {"gold": 1}}
    scoring = {**SCORING, "carpentry": "ST-10"}
    me = {"levels": {**tops, "carpentry": 2}, **workers}
    s = table(me=me, other={"levels": tops, **workers}, scoring=scoring, pending=during("may technology"))
    assert player(play(s, "technology:carpentry"))["points"] == {"lightning": 14}


@rule("SF-STILE-20")
@pytest.mark.parametrize(("fish", "most"), [(1, 1), (4, 4), (5, 5), (8, 5)])
def test_st_11_sells_up_to_five_fish(fish, most):
    s = reaching_the_top("ST-11", fish=fish)
    assert offered(s) == {"done"} | {f"market:{n}" for n in range(1, most + 1)}


@rule("SF-STILE-20")
@pytest.mark.parametrize("sold", [0, 1, 3, 5])
def test_st_11_gives_three_points_for_each_fish_sold(sold):
    s = play(reaching_the_top("ST-11", fish=7), f"market:{sold}" if sold else "done")
    assert player(s)["points"] == ({"lightning": 3 * sold} if sold else {})
    assert goods(s) == {"fish": 7 - sold}
    assert "market:1" not in offered(s)  # once


@rule("SF-STILE-21")
def test_several_tops_score_several_tiles_once_each():
    scoring = {"crafts": "ST-01", "carpentry": "ST-05", "logistics": "ST-03", "fishery": "ST-08"}
    me = {"crates": {"pier2": ["CR-16"]}, "tiles": ["L3-01@5:5:0"], "collected": {"I-fish2": 4}}
    both = {**me, "levels": {"carpentry": 3, "fishery": 3}}
    assert score("scoring_tiles", both, scoring=scoring) == 2 + 4
    one = {**me, "levels": {"carpentry": 2, "fishery": 3}}
    assert score("scoring_tiles", one, scoring=scoring) == 4


@rule("SF-STILE-21")
def test_a_scoring_tile_is_scored_by_every_player_who_reached_it():
    scoring = {**SCORING, "fishery": "ST-08"}
    there = {"levels": {"fishery": 3}}
    s = over(
        3,
        me={**there, "collected": {"I-fish2": 4}},
        other={**there, "collected": {"I-wood1": 2}},
        scoring=scoring,
    )
    assert [seat["scoring_tiles"] for seat in s.scores()] == [4, 2, 0]


@rule("SF-STILE-17")
def test_st_07_counts_a_die_of_any_value_at_the_edge():
    on = {"6:1": "white 1", "1:6": "orange 1"}
    assert tile("ST-07", on=on, tiles=["S1-01@6:1:0", "S1-02@1:6:0"], taken={"white": 1, "orange": 1}) == 6


@rule("SF-SOLO-14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_solo_game_has_an_outcome_of_its_own(players):
    assert GAME.outcome(over(players)) == {}
    assert len(over(players).winners()) == 1  # who is in the leftmost tavern
