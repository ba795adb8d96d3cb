"""SCORE: the twelve categories. Objective cards: test_objective_tasks.py."""

import pytest

from support.great_western_trail_nz import GAME, covered, rule, staff, table

BUILDINGS = {
    "a": [1, 1, 3, 3, 4, 5, 6, 9, 13, 15],
    "b": [1, 1, 3, 3, 4, 5, 6, 8, 12, 15],
}
POSTS = {
    "lp0": -8, "lp1": 0, "lp3": 0, "lp6": 0, "lp9": 2, "lp12": 4, "lp15": 5, "lp18": 8, "lp21": 10,
    "f10": 3, "f13": 5, "f16": 8, "w7": 3, "w11": 5, "wl5": 0, "wl9": 1, "wl13": 3,
}  # fmt: skip
BONUS = {
    "certificate": 2, "wool": 2, "hazard": 2, "sheepdog": 2, "pathfinder": 0, "tokens": 0, "token": 4, "gold": 8,
    "ferry": 2, "romney": 0, "joker": 0,
}  # fmt: skip
SHEEP = {
    "shropshire": 0, "southdown": 0, "english_leicester": 0, "merino": 0, "dorset_horn": 1, "lincoln": 2,
    "corriedale": 2, "hampshire": 3, "ryeland": 4, "suffolk": 7, "romney": 3, "sheepdog": 0, "ferry": 0, "kotare": 0,
}  # fmt: skip
SETS = {"shipping": 1, "explorer": 1, "cheviot": 3, "fresh_flock": 2, "agent": 2, "master_builder": 2}
SETS |= {"border_leicester": 4, "bonus_8": 0, "bonus_9": 0, "bonus_10": 0}
LESS = {"romney": 17, "sheepdog": 11, "ferry": 11, "kotare": 11}
NONE = {}  # no storehouse is left on the player board
CATEGORIES = "money buildings trading_posts harbours pathfinder hazards_bonus_tiles cards objectives harbourmasters"
CATEGORIES += " hand_limit workers_storehouses market_token"


def scored(category, players=2, **me):
    """The points of seat 0 in a category; not much else is worth anything."""
    s = table(players, me={"pounds": 0, "hand": [], **me}, market=[], display=[], masters={}, supply=LESS)
    return s.scores()[0][category]


@rule("NZ-SCORE-01", "NZ-SCORE-14")
@pytest.mark.parametrize(("pounds", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (44, 8)])
def test_a_point_for_every_five_pounds(pounds, points):
    assert scored("money", pounds=pounds) == points


@rule("NZ-SCORE-02")
@pytest.mark.parametrize("side", "ab")
@pytest.mark.parametrize("number", range(1, 11))
def test_buildings_on_the_board_give_their_points(number, side):
    s = table(tiles={"a1": f"0/{number}{side}"}, options={"buildings": side})
    points = BUILDINGS[side][number - 1]
    assert [score["buildings"] for score in s.scores()] == [points, 0]


@rule("NZ-SCORE-02")
def test_replaced_and_unbuilt_ones_give_none():
    unbuilt = [f"{n}a" for n in range(4, 11)]  # 1a was replaced
    assert table(me={"unbuilt": unbuilt}, tiles={"a1": "0/3a", "a2": "0/2a"}).scores()[0]["buildings"] == 3 + 1


@rule("NZ-SCORE-03")
@pytest.mark.parametrize(("post", "points"), POSTS.items())
def test_discs_on_posts_give_their_points(post, points):
    assert scored("trading_posts", posts={post: 1}, discs=[]) == points


@rule("NZ-SCORE-03")
@pytest.mark.parametrize(
    ("posts", "points"),
    [
        ({"lp0": 3}, -24),
        ({"lp21": 2}, 20),
        ({"wl13": 3}, 9),
        ({"lp1": 1, "lp3": 1}, -3),
        ({"lp3": 1, "lp6": 1}, 0),
        ({"lp0": 1, "lp1": 1, "lp3": 1, "f16": 1}, -8 - 3 + 8),
    ],
)
def test_every_disc_counts_and_the_green_arrow(posts, points):
    assert scored("trading_posts", posts=posts, discs=[]) == points


@rule("NZ-SCORE-04")
def test_pieces_in_harbours_and_pairs_of_special_ones():
    assert scored("harbours", harbours=["sh1", "mh5", "lg1"], storehouses=NONE, discs=[]) == 1 + 5
    assert scored("harbours", harbours=["sx1", "sx2"], storehouses=NONE) == 3 + 2 + 4
    assert scored("harbours", harbours=["sx1", "sx3"], storehouses=NONE) == 3 + 3


@rule("NZ-SCORE-06")
@pytest.mark.parametrize(("tile", "points"), BONUS.items())
def test_bonus_tiles_give_their_points(tile, points):
    assert scored("hazards_bonus_tiles", captured={f"bonus_{tile}": 2}) == 2 * points


@rule("NZ-SCORE-06")
def test_so_do_hazards():
    captured = {"rockfall_4_green": 2, "flood_3_black": 1, "bonus_token": 1}
    assert scored("hazards_bonus_tiles", captured=captured) == 8 + 3 + 4


@rule("NZ-SCORE-07")
@pytest.mark.parametrize("pile", ["deck", "hand", "discards", "top"])
@pytest.mark.parametrize(("card", "points"), SHEEP.items())
def test_cards_of_the_deck_give_their_points(card, points, pile):
    if pile == "top" and GAME.components.cards.index(card) < GAME.components.starting:
        return  # only what was gained lies there
    assert scored("cards", **{"deck": [], "hand": [], pile: [card]}) == points


@rule("NZ-SCORE-07")
@pytest.mark.parametrize(("card", "points"), SETS.items())
def test_so_do_bonus_cards_that_are_no_objectives(card, points):
    others = [name for name in SETS if name != card][:3]
    sets = sorted([card, *others], key=list(SETS).index)
    left = [3 - (name == card) for name in sets]
    me = {"hand": [card], "deck": []}
    assert table(me=me, stack_sets=sets, stack_left=left).scores()[0]["cards"] == points


@rule("NZ-SCORE-08")
def test_objective_cards_may_give_less_than_nothing():
    assert scored("objectives", objectives=["o01", "o02"], deck=[]) == -4
    assert scored("objectives", objectives=["o21"], pathfinder=12) == 4


# Harbourmasters


@rule("NZ-SCORE-09", "NZ-SCORE-14")
@pytest.mark.parametrize(
    ("me", "points"),
    [
        ({"masters": ["hm1"], "pathfinder": 4}, 0),
        ({"masters": ["hm1"], "pathfinder": 5}, 2),
        ({"masters": ["hm1"], "pathfinder": 14}, 4),
        ({"masters": ["hm1"], "pathfinder": 16}, 6),
        ({"masters": ["hm2"], "captured": {"flood_2_black": 1, "rockfall_2_black": 2, "bonus_token": 1}}, 3),
        ({"masters": ["hm3"], "harbours": ["sh1"], "storehouses": NONE}, 0),
        ({"masters": ["hm3"], "harbours": ["sh1", "lg1", "sx1", "mh1"], "storehouses": NONE, "discs": []}, 1),
        ({"masters": ["hm3"], "harbours": ["sh1", "lg1", "sx1", "lg2"], "storehouses": NONE}, 2),
        ({"masters": ["hm4"], "objectives": ["o01", "o02"]}, 2),
        ({"masters": ["hm5"], "certificates": 3}, 4),
        ({"masters": ["hm5"], "discs": covered("cert_limit", "cert_1", "cert_2")}, 3),
        ({"masters": ["hm5", "hm7"], "captured": {"bonus_certificate": 2}}, 4 + 2),
        ({"masters": ["hm7"]}, 2),
        ({"masters": ["hm7"], "workers": staff(shearer=2)}, 2),
        ({"masters": ["hm7"], "workers": staff(5, 5, 5, 5)}, 10),
        ({"masters": ["hm8"], "hand": ["ferry"], "deck": ["ferry"], "discards": ["ferry"]}, 3),
        ({"masters": ["hm8"], "top": ["ferry", "lincoln"], "hand": []}, 1),  # on the draw stack, and known
        ({"masters": ["hm8"], "top": ["ferry"], "hand": ["ferry"], "deck": ["ferry"]}, 3),
        ({"masters": ["hm8"], "hand": ["sheepdog"], "deck": []}, 0),
        ({"masters": [], "certificates": 3}, 0),
    ],
)
def test_harbourmasters_count_each_on_its_own(me, points):
    assert scored("harbourmasters", **me) == points


@rule("NZ-SCORE-09")
def test_the_harbourmaster_of_ferries_counts_set_1():
    me = {"masters": ["hm8"], "hand": ["shipping"], "deck": ["ferry"]}
    s = table(me=me, masters={}, supply=LESS, stack_left=[2, 3, 3, 3])
    assert s.scores()[0]["harbourmasters"] == 2


@rule("NZ-SCORE-09")
@pytest.mark.parametrize("buildings", range(4))
def test_the_harbourmaster_of_buildings_counts_own_ones_on_the_board(buildings):
    tiles = {space: f"0/{n}a" for n, space in enumerate(["a1", "a2", "a3"][:buildings], 1)} | {"b1": "1/1a"}
    assert table(me={"masters": ["hm6"]}, masters={}, tiles=tiles).scores()[0]["harbourmasters"] == buildings


@rule("NZ-SCORE-09")
def test_they_are_independent_of_objective_cards():
    me = {"masters": ["hm2"], "captured": {"flood_2_black": 1}, "objectives": ["o20"], "deck": ["lincoln"]}
    s = table(me={"hand": [], **me}, masters={}, display=[])
    assert (s.scores()[0]["objectives"], s.scores()[0]["harbourmasters"]) == (3, 1)  # the flood counts for both


@rule("NZ-SCORE-10")
@pytest.mark.parametrize(("cleared", "points"), [([], 0), (["hand_1"], 0), (["hand_2"], 3), (["hand_1", "hand_2"], 3)])
def test_three_points_for_the_right_space_of_the_hand_limit(cleared, points):
    assert scored("hand_limit", discs=covered("cert_limit", *cleared)) == points


@rule("NZ-SCORE-11")
@pytest.mark.parametrize(
    ("left", "workers", "points"),
    [
        ({"sp1": 2, "sp2": 2, "sp3": 2, "sp4": 2, "sp5": 2}, staff(), 0),
        ({"sp2": 1, "sp5": 1}, staff(), 0),
        ({"sp5": 1}, staff(), 2),
        ({"sp2": 1}, staff(), 4),
        ({}, staff(), 6),
        ({}, staff(5, 4, 5, 1), 6 + 8),
    ],
)
def test_workers_on_fifth_spaces_and_cleared_pairs(left, workers, points):
    assert scored("workers_storehouses", storehouses=left, workers=workers) == points


@rule("NZ-SCORE-12")
def test_five_points_for_the_token_of_the_bonus_market():
    s = table(token_row=8, last_seat=0, pending=[{"step": "turn", "seat": 1}])
    assert [score["market_token"] for score in s.scores()] == [5, 0]


@rule("NZ-SCORE-13")
@pytest.mark.parametrize(
    ("pounds", "winners"), [((10, 10, 10), [0, 1, 2]), ((10, 15, 15), [1, 2]), ((14, 10, 5), [0, 1]), ((4, 9, 0), [1])]
)
def test_most_points_win_and_a_tie_is_shared(pounds, winners):
    doc = table(3).save()
    for seat, money in enumerate(pounds):
        doc["players"][seat]["pounds"] = money
    assert GAME.restore(doc).winners() == winners


@rule("NZ-SCORE-13")
def test_the_total_is_the_sum_of_the_categories():
    me = {"pounds": 17, "pathfinder": 12, "posts": {"lp21": 1, "lp0": 1}, "workers": staff(5)}
    me["discs"] = covered("cert_limit", "hand_2", "wool_1")
    score = table(me=me, tiles={"a1": "0/10a"}).scores()[0]
    assert list(score) == [*CATEGORIES.split(), "total"]
    assert score["total"] == 3 + 15 + 10 - 8 + 10 + 3 + 4
