"""SOLO: Sam in Kansas City, the end of the game and the result. Seat 0 is the human."""

import pytest

from support.great_western_trail import GAME, legal, play, player, rule, table, waiting
from support.sam import TYPES, chances, facing, sam, sams, turn, workers

ROUTE = dict.fromkeys(["bloomington", "peoria", "chicago", "toledo", "pittsburgh", "philadelphia"], 1)


@rule("GWT-SOLO-26")
def test_in_kansas_city_sam_takes_a_random_tile_of_each_column_and_has_no_income():
    foresight = ["green_outlaw", "flood_2_green", "cowboy", "builder", "engineer", "orange_outlaw"]
    doc = facing("sam_4", sam={"space": "nG"}, foresight=foresight).save()
    chosen = set()
    for s in chances(doc, 20):
        play(s, "done")
        tiles, jobs = s.save()["tiles"], waiting(s)
        picks = [
            "green_outlaw" if "flood1" not in tiles else "flood_2_green",
            "cowboy" if "3:cowboy" in jobs else "builder",
            "engineer" if "3:engineer" in jobs else "orange_outlaw",
        ]
        assert sum(jobs.values()) + len(tiles) - 7 == 3
        assert player(s)["dollars"] == 10
        chosen |= set(picks)
    assert chosen == set(foresight)


@rule("GWT-SOLO-26")
def test_after_the_job_market_is_full_sam_takes_no_worker():
    foresight = [None, None, "cowboy", "builder", "engineer", "green_outlaw"]
    now = [{"step": "sam_turn", "seat": 0}]
    s = facing("sam_4", sam={"space": "nG"}, foresight=foresight, last_seat=0, token_row=12, pending=now)
    assert s.actor is None
    assert s.save()["tiles"]["outlaw1"] == "green_outlaw"
    assert waiting(s) == {}
    assert s.save()["foresight"][2:4] == ["cowboy", "builder"]


@rule("GWT-SOLO-27")
@pytest.mark.parametrize(("level", "city"), [("easy", "st_louis"), ("medium", "bloomington"), ("hard", "chicago")])
def test_sams_first_delivery_depends_on_the_difficulty(level, city):
    s = turn("sam_4", sam={"space": "nG"}, options={"sam": level})
    assert sam(s)["cities"] == {city: 1}
    assert sam(s)["spare_discs"] == 13


@rule("GWT-SOLO-27")
@pytest.mark.parametrize(
    ("level", "cities", "city"),
    [
        ("easy", {"st_louis": 1}, "bloomington"),
        ("medium", {"bloomington": 1}, "peoria"),
        ("easy", {"st_louis": 1, "bloomington": 1, "peoria": 1}, "chicago"),
        ("hard", {"chicago": 1, "toledo": 1}, "pittsburgh"),
        ("medium", ROUTE, "new_york"),
        ("medium", {**ROUTE, "new_york": 1}, "new_york"),
    ],
)
def test_each_later_delivery_goes_to_the_next_city_and_at_last_to_new_york(level, cities, city):
    s = turn("sam_4", sam={"space": "nG", "cities": cities}, options={"sam": level})
    assert sam(s)["cities"] == {**cities, city: cities.get(city, 0) + 1}
    assert sam(s)["spare_discs"] == 13 - len(cities)


@rule("GWT-SOLO-28")
@pytest.mark.parametrize(
    ("level", "before", "cards"),
    [
        ("medium", "bloomington", 1),
        ("medium", "peoria", 1),
        ("easy", "st_louis", 0),
        ("hard", "chicago", 0),
        ("hard", "philadelphia", 0),
    ],
)
def test_an_arrow_gives_sam_an_objective_card_but_no_exchange_token(level, before, cards):
    his = {"space": "nG", "cities": {before: 1}, "objectives": ["start_bbh"]}
    s = turn("sam_4", sam=his, options={"sam": level})
    assert len(sam(s)["objectives"]) == 1 + cards
    assert len(s.save()["display"]) == 4
    assert player(s)["exchange_tokens"] == 0


@rule("GWT-SOLO-29")
def test_without_discs_sam_delivers_with_the_disc_of_his_station_worth_least():
    his = {"space": "nG", "cities": {**ROUTE, "new_york": 5}, "spare_discs": 0, "stations": ["s3", "s5", "s9"]}
    s = turn("sam_4", sam=his)
    assert sam(s)["cities"] == {**ROUTE, "new_york": 6}
    assert sam(s)["stations"] == ["s5", "s9"]
    assert sam(s)["spare_discs"] == 0


@rule("GWT-SOLO-29")
def test_without_discs_sam_upgrades_no_station():
    cities = {**ROUTE, "new_york": 7}
    s = turn(
        "sam_2", sam={"engine": "4", "cities": cities, "spare_discs": 0, "stations": ["s6"]}, masters={"s1": "sm5"}
    )
    assert sam(s)["stations"] == ["s6"]
    assert sam(s)["masters"] == []
    assert s.save()["masters"] == {"s1": "sm5"}


@rule("GWT-SOLO-30")
def test_after_kansas_city_sam_returns_and_foresight_is_refilled():
    s = turn("sam_4", sam={"space": "nG"}, foresight=[None, None, "cowboy", "cowboy", None, None])
    assert sam(s)["space"] == "start"
    foresight = s.save()["foresight"]
    assert None not in foresight
    assert set(foresight[2:4]) <= set(TYPES)


@rule("GWT-SOLO-30")
def test_sam_can_trigger_the_end_and_then_the_human_has_one_last_turn():
    foresight = [None, None, "cowboy", "cowboy", None, None]
    s = turn("sam_4", sam={"space": "nG"}, foresight=foresight, token_row=11, jobs={"12:cowboy": 1})
    assert sam(s)["job_market_token"]
    assert not player(s)["job_market_token"]
    assert s.actor == 0
    play(s, "move:nB", "done")
    assert s.actor is None
    assert sam(s)["sam_deck"] == []  # no turn of Sam's after it, in which he would shuffle all cards


# The result


def result(his, me=None, **fields):
    """A finished game: the human has nothing else, and Sam but his starting objective card, worth 3 points."""
    me = {"dollars": 0, "hand": [], **(me or {})}
    return table(1, me=me, sam=sams(**{"objectives": ["start_bbh"], **his}), pending=[], **fields)


SCORES = {
    "buildings": ({}, 11 + 1),
    "new york at 6 and arrows": ({"cities": {**ROUTE, "new_york": 2}}, 6 + 6 + 8 + 4 + 12),
    "stations": ({"stations": ["s1", "s10"]}, 1 + 9),
    "hazards": ({"captured": {"flood_4_green": 1, "rockfall_2_black": 1, "orange_outlaw": 3}}, 6),
    "cattle": ({"discards": ["hereford_7", "shorthorn_3", "longhorn"]}, 12),
    "workers": ({"workers": workers(6, 5, 4)}, 12),
    "job market token": ({"job_market_token": True}, 2),
    "objective cards, fulfilled or not": ({"objectives": ["start_bbh", "aux_ny", "gain2_333b"]}, 5 + 4),
    "station masters": ({"masters": ["sm5", "sm1", "sm9"]}, 0),
}


@rule("GWT-SOLO-31")
@pytest.mark.parametrize(("his", "points"), SCORES.values(), ids=list(SCORES))
def test_what_sam_scores(his, points):
    tiles = {} if his else {"a1": "1/10b", "c1": "1/1b", "b1": "0/2a"}
    s = result(his, tiles=tiles, display=[], market=[])
    found = GAME.outcome(s)["sam"]
    assert found["total"] == 3 + points
    assert (found["dollars"], found["station_masters"], found["step_slot"]) == (0, 0, 0)


@rule("GWT-SOLO-32")
@pytest.mark.parametrize(("dollars", "winners"), [(30, [0]), (25, [0]), (20, [])])
def test_the_human_wins_with_as_many_points_as_sam(dollars, winners):
    s = result({"job_market_token": True}, {"dollars": dollars})
    assert s.winners() == winners
    assert GAME.outcome(s)["won"] == bool(winners)
    assert GAME.outcome(s)["sam"]["total"] == 3 + 2
    assert len(s.scores()) == 1


@rule("GWT-SOLO-33")
def test_with_simmentals_sam_buys_calves_but_never_upgrades_them():
    options = {"simmental": True}
    s = turn("sam_8", sam={"space": "nG"}, market=["simmental_1", "longhorn"], options=options)
    assert sam(s)["discards"] == ["simmental_1"]  # bought before he reached Kansas City
    assert s.save()["side"] == [8, 8]
    assert sam(s)["cities"] == {"bloomington": 1}


@rule("GWT-SOLO-33")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_solo_game_with_simmentals_comes_to_its_end(level):
    s = GAME.new(players=1, seed=6, simmental=True, sam=level)
    while s.actor is not None:
        play(s, legal(s)[-1])
    assert s.save()["last_seat"] in (0, 1)
    assert GAME.outcome(s)["sam"]["total"] > 0
