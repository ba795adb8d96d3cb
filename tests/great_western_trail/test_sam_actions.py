"""SOLO: what Sam's cards make him do. Seat 0 is the human."""

import pytest

from support.great_western_trail import GAME, at, document, play, player, rule, table, waiting
from support.sam import chances, facing, sam, sams, turn, workers


@rule("GWT-SOLO-15")
@pytest.mark.parametrize(
    ("jobs", "his", "hired"),
    [
        ({"1:cowboy": 1, "4:builder": 1, "5:engineer": 1}, {}, "4:builder"),  # 6, 5 and 7 dollars
        ({"3:engineer": 1, "7:cowboy": 1}, {"specialization": "engineer"}, "7:cowboy"),  # 7 and 6 dollars
        ({"4:cowboy": 1, "4:engineer": 1}, {"specialization": "engineer"}, "4:engineer"),
        ({"4:cowboy": 1, "4:engineer": 1}, {"specialization": "cowboy"}, "4:cowboy"),
        ({"4:builder": 1, "6:cowboy": 1}, {"workers": workers(builder=6), "specialization": "builder"}, "6:cowboy"),
        ({"8:builder": 1}, {}, "8:builder"),
    ],
)
def test_sam_hires_the_cheapest_worker(jobs, his, hired):
    s = facing("sam_1", sam=his, jobs=jobs, token_row=8)
    before = sam(s)["workers"]
    play(s, "done")
    worker = hired.split(":")[1]
    assert waiting(s) == {name: n for name, n in jobs.items() if name != hired}
    assert sam(s)["workers"] == {**before, worker: before[worker] + 1}
    assert player(s)["dollars"] == 10


@rule("GWT-SOLO-15")
@pytest.mark.parametrize(("first", "second"), [("builder", "cowboy"), ("cowboy", "builder")])
def test_of_other_types_sam_hires_from_left_to_right(first, second):
    """In Kansas City the human puts two workers into row 3, one after the other; Sam is an engineer."""
    foresight = [None, None, first, first, second, second]
    his = {"specialization": "engineer", "workers": workers(engineer=2)}
    s = facing("sam_1", sam=his, me={"space": "kc"}, foresight=foresight, pending=at("kansas_city"))
    play(s, "deliver:fulton", "disc:aux_dollar_2")
    assert sam(s)["workers"][first] == 2
    assert s.save()["jobs"] == {"3:4": second}


@rule("GWT-SOLO-15")
def test_a_full_row_of_sams_board_lets_him_go_on_to_the_right():
    his = {"specialization": "engineer", "workers": workers(builder=6, engineer=6)}
    s = turn("sam_1", sam=his, jobs={"4:3": "builder", "4:4": "cowboy"}, token_row=8)
    assert s.save()["jobs"] == {"4:3": "builder"}


@rule("GWT-SOLO-15")
def test_of_equally_cheap_rows_sam_takes_the_upper_one():
    s = turn("sam_1", jobs={"1:4": "builder", "2:3": "cowboy", "7:3": "engineer"}, token_row=8)  # each 6 dollars
    assert s.save()["jobs"] == {"2:3": "cowboy", "7:3": "engineer"}


@rule("GWT-SOLO-15")
@pytest.mark.parametrize("card", ["sam_1", "sam_6"])
def test_sam_hires_nobody_from_the_row_of_the_token(card):
    s = turn(card, sam={"workers": workers(builder=2)}, jobs={"9:cowboy": 1}, token_row=8)
    assert waiting(s) == {"9:cowboy": 1}
    assert sam(s)["workers"] == workers(builder=2)


@rule("GWT-SOLO-16")
@pytest.mark.parametrize(
    ("jobs", "his", "hired"),
    [
        ({"1:engineer": 1, "4:cowboy": 1}, "engineer", "1:engineer"),  # though a cowboy is cheaper
        ({"5:engineer": 1, "4:engineer": 1}, "engineer", "4:engineer"),  # the cheaper one
        ({"1:cowboy": 2, "4:builder": 1}, "engineer", "1:cowboy"),  # no engineer: the most numerous type
        ({"1:cowboy": 1, "4:builder": 2, "5:builder": 1}, "engineer", "4:builder"),
        ({"1:engineer": 1, "4:builder": 1}, "cowboy", "4:builder"),  # tie: from the cheapest row
        ({"1:builder": 1, "4:engineer": 1}, "cowboy", "4:engineer"),
    ],
)
def test_sam_hires_a_worker_of_his_specialization(jobs, his, hired):
    s = turn("sam_6", sam={"specialization": his, "workers": {**workers(), his: 2}}, jobs=jobs, token_row=8)
    left = {**jobs, hired: jobs[hired] - 1}
    assert waiting(s) == {name: n for name, n in left.items() if n}


@rule("GWT-SOLO-16")
def test_with_his_row_full_sam_hires_the_most_numerous_type_or_nobody():
    his = {"specialization": "engineer", "workers": workers(engineer=6)}
    jobs = {"1:engineer": 1, "4:builder": 2}
    assert waiting(turn("sam_6", sam=his, jobs=jobs, token_row=8)) == {"1:engineer": 1, "4:builder": 1}
    jobs = {"1:engineer": 2, "4:builder": 1}
    assert waiting(turn("sam_6", sam=his, jobs=jobs, token_row=8)) == jobs


@rule("GWT-SOLO-16")
@pytest.mark.parametrize(("left", "right"), [("builder", "engineer"), ("engineer", "builder")])
def test_of_equally_numerous_types_in_a_row_sam_hires_the_left_one(left, right):
    s = turn("sam_6", sam={"specialization": "cowboy"}, jobs={"4:3": left, "4:4": right}, token_row=8)
    assert s.save()["jobs"] == {"4:4": right}


@rule("GWT-SOLO-17")
def test_sam_hires_an_engineer_and_moves_his_engine_with_him():
    his = {"specialization": "engineer", "workers": workers(engineer=2)}
    s = turn("sam_11", sam=his, jobs={"1:engineer": 1, "4:engineer": 1, "5:cowboy": 1}, token_row=8)
    assert waiting(s) == {"1:engineer": 1, "5:cowboy": 1}
    assert sam(s)["engine"] == "3"


@rule("GWT-SOLO-17")
def test_without_an_engineer_to_hire_his_engine_moves_all_the_same():
    his = {"specialization": "engineer", "workers": workers(engineer=2)}
    s = turn("sam_11", sam=his, jobs={"5:cowboy": 1}, token_row=8)
    assert waiting(s) == {"5:cowboy": 1}
    assert sam(s)["engine"] == "2"


@rule("GWT-SOLO-18")
@pytest.mark.parametrize(
    ("before", "hired", "after"),
    [
        ("cowboy", "engineer", "cowboy"),  # now as many, not more
        ("engineer", "cowboy", "engineer"),
        ("builder", "builder", "builder"),
    ],
)
def test_the_specialization_stays_while_no_other_type_has_more(before, hired, after):
    his = {"specialization": before, "workers": {**workers(), before: 2}}
    s = turn("sam_1", sam=his, jobs={f"1:{hired}": 1})
    assert sam(s)["workers"][hired] == (3 if hired == before else 2)
    assert sam(s)["specialization"] == after


@rule("GWT-SOLO-18")
@pytest.mark.parametrize(("before", "hired"), [("cowboy", "engineer"), ("engineer", "builder"), ("builder", "cowboy")])
def test_the_specialization_moves_to_a_type_that_outnumbers_it(before, hired):
    his = {"specialization": before, "workers": {**workers(), before: 2, hired: 2}}
    s = turn("sam_1", sam=his, jobs={f"1:{hired}": 1})
    assert sam(s)["specialization"] == hired


RAIL = {
    "the full distance": ("0", 3, [], "0", "3"),
    "past other engines": ("0", 3, [], "2", "4"),
    "stops at a station without his disc": ("3", 3, [], "0", "t1"),
    "the nearest of two": ("3", 6, [], "0", "t1"),
    "the next when the nearest has his disc": ("3", 6, ["s1"], "0", "t2"),
    "past a station with his disc": ("3", 3, ["s1"], "0", "6"),
    "past a station with another engine": ("3", 3, [], "t1", "6"),
    "full distance, not onto a turnout": ("3", 2, ["s1"], "0", "5"),
    "off a turnout": ("t1", 2, ["s1"], "0", "6"),
}


@rule("GWT-SOLO-19")
@pytest.mark.parametrize(("start", "engineers", "stations", "human", "end"), RAIL.values(), ids=list(RAIL))
def test_sams_engine_stops_at_the_nearest_station_without_his_disc(start, engineers, stations, human, end):
    his = {"engine": start, "workers": workers(engineer=engineers), "stations": stations}
    assert sam(turn("sam_2", sam=his, me={"engine": human}))["engine"] == end


@rule("GWT-SOLO-20")
def test_sam_upgrades_a_station_free_of_charge_and_takes_its_station_master():
    s = facing("sam_2", sam={"engine": "4"}, masters={"s1": "sm5", "s2": "sm7"})
    before, given = sam(s)["workers"], s.save()["station_workers"]
    play(s, "done")
    assert (sam(s)["engine"], sam(s)["stations"], sam(s)["spare_discs"]) == ("t1", ["s1"], 13)
    assert sam(s)["masters"] == ["sm5"]
    assert s.save()["masters"] == {"s2": "sm7"}
    assert sam(s)["workers"] == before
    assert s.save()["station_workers"] == given


@rule("GWT-SOLO-21")
@pytest.mark.parametrize(
    ("stations", "human", "end", "upgraded"),
    [
        ([], "0", "t1", ["s1", "s10"]),
        (["s1", "s2"], "0", "t3", ["s1", "s2", "s3", "s10"]),
        ([f"s{n}" for n in range(1, 10)], "0", "38", [f"s{n}" for n in range(1, 11)]),
        ([f"s{n}" for n in range(1, 10)], "38", "37", [f"s{n}" for n in range(1, 11)]),
    ],
)
def test_from_space_39_sam_goes_back_to_the_lowest_station_without_his_disc(stations, human, end, upgraded):
    his = {"engine": "36", "workers": workers(engineer=3), "stations": stations, "spare_discs": 14 - len(stations)}
    s = turn("sam_2", sam=his, me={"engine": human})
    assert sam(s)["engine"] == end
    assert sam(s)["stations"] == upgraded
    assert sam(s)["spare_discs"] == 14 - len(upgraded)
    assert player(s)["dollars"] == 10


@rule("GWT-SOLO-22")
def test_sam_takes_a_random_objective_card_of_the_display_and_it_is_refilled():
    display = ["gain2_4hh", "gain2_bgo", "draw_bbh", "move_ssbb"]
    doc = facing("sam_3", sam={"objectives": ["start_bbh"]}, display=display).save()
    taken = set()
    for s in chances(doc):
        play(s, "done")
        first, card = sam(s)["objectives"]
        assert first == "start_bbh"
        assert card in display
        assert len(s.save()["display"]) == 4
        assert card not in s.save()["display"]
        taken.add(card)
    assert taken == set(display)


@rule("GWT-SOLO-22")
def test_from_an_empty_display_sam_takes_nothing():
    s = turn("sam_3", sam={"objectives": ["start_bbh"]}, display=[], objective_stack=[])
    assert sam(s)["objectives"] == ["start_bbh"]


@rule("GWT-SOLO-23")
def test_sam_captures_the_outlaw_with_the_highest_number():
    tiles = {"outlaw2": "green_outlaw", "outlaw7": "orange_outlaw", "outlaw4": "green_outlaw"}
    s = turn("sam_4", tiles=tiles)
    assert sam(s)["captured"] == {"orange_outlaw": 1}
    assert "outlaw7" not in s.save()["tiles"]
    assert player(s)["dollars"] == 10


@rule("GWT-SOLO-23")
@pytest.mark.parametrize(
    ("tiles", "taken"),
    [
        ({"flood1": "flood_4_green", "rock1": "rockfall_2_black", "rock2": "rockfall_3_green"}, "rock2"),  # most tiles
        ({"rock1": "rockfall_4_green", "drought1": "drought_2_black"}, "drought1"),  # flood, drought, rockfall
        ({"flood1": "flood_2_green", "drought1": "drought_4_green"}, "flood1"),
        ({"flood1": "flood_2_green", "flood2": "flood_4_green", "flood3": "flood_3_green"}, "flood2"),  # most points
        ({"flood2": "flood_3_black", "flood3": "flood_3_green", "flood4": "flood_2_green"}, "flood2"),  # lowest number
    ],
)
def test_sam_removes_a_hazard_of_the_most_frequent_type(tiles, taken):
    s = turn("sam_5", tiles=tiles)
    assert sam(s)["captured"] == {tiles[taken]: 1}
    assert taken not in s.save()["tiles"]


CATTLE = {
    "the card with most points": (1, ["black_angus", "corriente", "longhorn"], ["corriente"]),
    "nothing for more than 8 dollars": (2, ["shorthorn_5", "hereford_7"], []),
    "no Hereford with 2 cowboys": (2, ["longhorn", "hereford_7"], ["longhorn"]),
    "two cards with 3 cowboys": (3, ["corriente", "corriente", "shorthorn_5"], ["corriente", "corriente"]),
    "a Shorthorn with 3 cowboys": (3, ["black_angus", "longhorn", "shorthorn_5"], ["shorthorn_5"]),
    "a Hereford with 4 cowboys": (4, ["corriente", "corriente", "hereford_5", "hereford_7"], ["hereford_7"]),
    "two Shorthorns with 5 cowboys": (5, ["shorthorn_3", "shorthorn_4", "shorthorn_5"], ["shorthorn_4", "shorthorn_5"]),
    "one purchase only": (6, ["hereford_7", "corriente", "corriente"], ["hereford_7"]),
    "a tie: fewer cowboys": (3, ["corriente", "shorthorn_3"], ["corriente"]),
    "an empty market": (6, [], []),
}


@rule("GWT-SOLO-24")
@pytest.mark.parametrize(("cowboys", "market", "bought"), CATTLE.values(), ids=list(CATTLE))
@pytest.mark.parametrize("card", ["sam_8", "sam_13"])
def test_sam_makes_the_purchase_worth_most_points(card, cowboys, market, bought):
    s = turn(card, sam={"workers": workers(cowboy=cowboys)}, market=market)
    assert sorted(sam(s)["discards"]) == bought
    assert sorted(s.save()["market"] + bought) == sorted(market)
    assert player(s)["dollars"] == 10


@rule("GWT-SOLO-24")
def test_sam_may_first_add_two_cards_to_the_market_with_one_of_his_cowboys():
    stack = ["black_angus", "black_angus"]
    s = turn("sam_12", sam={"workers": workers(cowboy=3)}, market=["shorthorn_5"], market_stack=stack)
    assert sam(s)["discards"] == ["black_angus"]  # the Shorthorn needs 3 cowboys
    assert s.save()["market"] == ["black_angus", "shorthorn_5"]


@rule("GWT-SOLO-25")
@pytest.mark.parametrize(
    ("builders", "tiles", "space", "tile"),
    [
        (1, {}, "a1", "1/1b"),  # like 2b, but with a hand
        (2, {}, "a1", "1/4b"),  # two builders; 4b has a hand, 3b has none
        (3, {}, "a1", "1/5b"),
        (6, {}, "a1", "1/8b"),  # 8 points, like 9b
        (3, {"b1": "1/1b"}, "b1", "1/6b"),  # three builders more, and more points than any tile for three
        (1, {"b1": "1/6b"}, "b1", "1/11b"),  # one builder more: 10 points
        (6, {"b1": "1/3b"}, "b1", "1/10b"),  # 8 - 2 builders
    ],
)
def test_sam_builds_what_uses_most_builders(builders, tiles, space, tile):
    s = turn("sam_9", sam={"workers": workers(builder=builders)}, tiles=tiles)
    assert s.save()["tiles"] == {**document(1)["tiles"], **tiles, space: tile}
    assert tile.removeprefix("1/") not in sam(s)["unbuilt"]
    assert player(s)["dollars"] == 10


@rule("GWT-SOLO-25")
def test_a_building_sam_replaces_leaves_the_game():
    s = turn("sam_9", sam={"workers": workers(builder=3)}, tiles={"b1": "1/1b"})
    assert not {"1b", "6b"} & set(sam(s)["unbuilt"])
    assert "1/1b" not in s.save()["tiles"].values()


@rule("GWT-SOLO-25", "GWT-BUILD-05")
def test_sam_replaces_no_building_by_one_that_needs_as_many_builders():
    tiles = {"b1": "1/5b", "b2": "1/6b", "b3": "1/7b", "c1": "1/8b", "c2": "1/9b", "e1": "1/10b", "e2": "1/11b"}
    s = turn("sam_9", sam={"workers": workers(builder=2), "unbuilt": ["12b"]}, tiles=tiles)
    assert s.save()["tiles"]["b1"] == "1/5b"  # 3 builders, like 12b
    assert sam(s)["unbuilt"] == ["12b"]


@rule("GWT-SOLO-25")
def test_without_a_free_space_sam_only_replaces():
    c = GAME.components
    plain = [space for i, space in enumerate(c.spaces) if c.trail.kinds[i] == "building" and not c.risk[i]]
    tiles = dict(zip(plain, [*[f"0/{n}a" for n in range(1, 13)], "1/4b", "1/6b", "1/7b", "1/8b", "1/9b"], strict=False))
    assert len(tiles) == len(plain)
    s = turn("sam_9", sam={"workers": workers(builder=1)}, tiles=tiles)
    assert s.save()["tiles"] == {**document(1)["tiles"], **tiles, plain[13]: "1/11b"}  # in place of 6b


TARGETS = {
    "ahead of the human": ("nB", {}, "b1"),
    "not behind": ("b1", {"b1": "0/2a"}, "b2"),
    "the nearest by edges": ("nA", {"a1": "0/2a", "a2": "0/3a"}, "a3"),
    "no risk action": ("drought1", {"drought1": "drought_2_green"}, "c1"),
    "first in the list of edges": ("nF", {}, "f1"),
    "from the start when the human was in Kansas City": ("start", {}, "a1"),
    "again from the start when there is none ahead": ("nG", {"g1": "0/2a", "g2": "0/3a"}, "a1"),
}


@rule("GWT-SOLO-25")
@pytest.mark.parametrize(("human", "tiles", "space"), TARGETS.values(), ids=list(TARGETS))
def test_sam_builds_on_the_first_free_space_ahead_of_the_human(human, tiles, space):
    his = sams(sam_deck=["sam_9"])
    me = {"space": human, "hand": ["aux_ny", "draw_bbh"]}  # cards to play: a decision even where they cannot move
    s = table(1, me=me, sam=his, tiles=tiles, display=[], pending=[{"step": "sam_turn", "seat": 0}])
    assert s.save()["tiles"][space] == "1/1b"
