"""SOLO: setup, Sam's turn, his way, Kansas City and the result. Seat 0 is the human."""

import pytest

from support.great_western_trail import GAME, document, legal, offered, play, player, rule, table
from support.sam import TYPES, chances, changed, facing, sam, sams, turn, workers

# Setup


@rule("GWT-SOLO-01")
@pytest.mark.parametrize("side", ["a", "b", "mixed"])
def test_sam_has_discs_and_all_his_buildings_on_side_b(side):
    doc = GAME.new(players=1, seed=3, buildings=side).save()
    assert set(doc["sam"]["unbuilt"]) == {f"{n}b" for n in range(1, 13)}
    assert (doc["sam"]["spare_discs"], doc["sam"]["engine"], doc["sam"]["space"]) == (14, "0", "start")
    if side != "mixed":
        assert set(doc["players"][0]["unbuilt"]) == {f"{n}{side}" for n in range(1, 13)}


@rule("GWT-SOLO-01")
def test_the_table_is_set_up_as_for_two():
    doc = GAME.new(players=1, seed=3).save()
    assert sum(doc["jobs"].values()) == 3
    assert (doc["token_row"], doc["row_filled"]) == (1, 1)
    assert len(doc["market"]) == 7
    assert None not in doc["foresight"]


@rule("GWT-SOLO-01")
def test_fees_and_step_limit_are_those_of_two():
    s = table(1)
    assert offered(s, "move") == {"nA", "nB", "nC"}  # 3 steps
    for tile in ("flood_2_green", "flood_2_black"):
        s = play(table(1, me={"space": "nA"}, tiles={"flood1": tile}), "move:flood1")
        assert player(s)["dollars"] == 10 - 2


@rule("GWT-SOLO-02")
def test_sams_first_worker_comes_out_of_bag_2():
    found = set()
    for seed in range(12):
        doc = GAME.new(players=1, seed=seed).save()
        assert sorted(doc["sam"]["workers"].values()) == [1, 1, 2]
        assert sum(doc["bags"][1].values()) == 33 - 1 - 3 - 2  # Sam, job market, foresight
        found |= {worker for worker, n in doc["sam"]["workers"].items() if n == 2}
    assert found == set(TYPES)


@rule("GWT-SOLO-03")
def test_an_easy_sam_lacks_three_cards():
    cards = GAME.new(players=1, seed=1, sam="easy").save()["sam"]["sam_deck"]
    assert cards == [f"sam_{n}" for n in range(1, 13)]


@rule("GWT-SOLO-03")
def test_a_medium_sam_has_all_cards_and_no_more_workers():
    doc = GAME.new(players=1, seed=1, sam="medium").save()
    assert doc["sam"]["sam_deck"] == [f"sam_{n}" for n in range(1, 16)]
    assert sum(doc["sam"]["workers"].values()) == 3 + 1


@rule("GWT-SOLO-03")
def test_a_hard_sam_has_one_more_worker_of_each_type_out_of_bag_2():
    doc = GAME.new(players=1, seed=1, sam="hard").save()
    assert doc["sam"]["sam_deck"] == [f"sam_{n}" for n in range(1, 16)]
    assert sorted(doc["sam"]["workers"].values()) == [2, 2, 3]
    assert sum(doc["bags"][1].values()) == 33 - 4 - 3 - 2


@rule("GWT-SOLO-04")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_the_specialization_marks_the_row_with_most_workers(level):
    for seed in range(12):
        his = GAME.new(players=1, seed=seed, sam=level).save()["sam"]
        assert his["workers"][his["specialization"]] == max(his["workers"].values())


@rule("GWT-SOLO-05")
@pytest.mark.parametrize("column", range(2, 7))
@pytest.mark.parametrize("worker", TYPES)
def test_sams_columns_have_no_immediate_actions(worker, column):
    his = {"workers": {**workers(), worker: column - 1}, "specialization": worker}
    tiles = {"flood1": "flood_4_green", "outlaw1": "green_outlaw"}
    s = facing("sam_1", sam=his, tiles=tiles, jobs={f"1:{worker}": 1, "2:cowboy": 1})
    before = s.save()
    play(s, "done")
    assert sam(s)["workers"][worker] == column
    assert changed(before["sam"], sam(s)) == {"workers", "space", "sam_deck", "sam_discards"}
    assert s.save()["tiles"] == before["tiles"]
    assert s.save()["jobs"] == {"2:cowboy": 1}


@rule("GWT-SOLO-06")
def test_sam_has_no_money_hand_deck_certificates_or_tokens_but_a_starting_objective():
    s = GAME.new(players=1, seed=2)
    assert not {"dollars", "hand", "deck", "certificates", "exchange_tokens", "discs"} & set(sam(s))
    mine = player(s)["objectives"]
    assert len(mine) == len(sam(s)["objectives"]) == 1
    assert sam(s)["objectives"][0].startswith("start_")
    assert sam(s)["objectives"] != mine


@rule("GWT-SOLO-06")
def test_the_human_plays_first_with_6_dollars_and_4_cards():
    s = GAME.new(players=1, seed=2)
    assert s.actor == 0
    assert player(s)["dollars"] == 6
    assert len(player(s)["hand"]) == 4
    assert sam(s)["space"] == "start"  # he has not moved yet
    assert sam(s)["sam_discards"] == []


# His turn


@rule("GWT-SOLO-07")
def test_sam_moves_then_acts_then_the_card_is_discarded():
    s = facing("sam_1", jobs={"1:cowboy": 1})
    s.listen()
    play(s, "done")
    kinds = [event.kind for event in s.heard(0)]
    assert kinds.index("sam_card") < kinds.index("moves") < kinds.index("sam_hires")
    assert sam(s)["space"] == "nA"
    assert sam(s)["sam_deck"] == []
    assert sam(s)["sam_discards"] == ["sam_1"]
    assert s.actor == 0


@rule("GWT-SOLO-07")
def test_what_the_action_changes_does_not_move_him_further():
    """sam_10: as many steps as buildings, then he builds one more."""
    s = turn("sam_10", sam={"specialization": "builder"}, tiles={"fr1": "0/2a", "fr2": "1/10b"})
    assert sam(s)["space"] == "nA"
    assert s.save()["tiles"]["a1"] == "1/1b"


@rule("GWT-SOLO-07")
def test_an_empty_deck_is_reshuffled():
    s = turn("sam_1", sam={"sam_deck": [], "sam_discards": ["sam_7", "sam_8"]})
    assert sam(s)["space"] == "nB"  # both go 2 steps
    assert len(sam(s)["sam_deck"]) == len(sam(s)["sam_discards"]) == 1


@rule("GWT-SOLO-07")
def test_his_cards_come_in_random_order():
    doc = facing("sam_1", sam={"sam_deck": [f"sam_{n}" for n in range(1, 16)]}).save()
    drawn = {sam(play(s, "done"))["sam_discards"][0] for s in chances(doc)}
    assert len(drawn) > 4


@rule("GWT-SOLO-08")
@pytest.mark.parametrize("space", ["start", "nA", "nB", "nC", "nD", "nE", "nF"])
def test_sam_does_nothing_at_his_location(space):
    """sam_4 captures an outlaw, but there is none."""
    tiles = {"c1": "0/2a", "flood1": "flood_2_green"}
    s = facing("sam_4", sam={"space": space}, tiles=tiles, jobs={"1:cowboy": 1})
    before = s.save()
    play(s, "done")
    assert changed(before, s.save()) <= {"pending", "chance", "sam"}
    assert changed(before["sam"], sam(s)) == {"space", "sam_deck", "sam_discards"}


FORKS = {
    "fewest locations": ("nA", {"a1": "0/2a"}, "nB"),
    "fewest locations, the other branch": (
        "nA",
        {"a1": "0/2a", "flood1": "flood_2_green", "flood2": "flood_2_black"},
        "a1",
    ),
    "tie: least dollars for the human": ("nA", {"a1": "0/1a", "flood1": "flood_2_green"}, "flood1"),
    "tie: no hand on the human's building": ("nA", {"a1": "0/2a", "flood1": "flood_2_green"}, "a1"),
    "two hands are more than one": ("nA", {"a1": "0/7a", "fr1": "0/1a"}, "fr1"),
    "tie: first in the list": ("nF", {"f1": "1/1b", "f2": "1/2b"}, "f1"),
    "locations count before dollars": ("nA", {"a1": "0/7a", "fr1": "0/2a", "fr2": "0/3a"}, "a1"),
    "counted to the next neutral space": ("nC", {"c1": "0/2a"}, "nD"),
    "past C when the way to E is free": ("nC", {}, "nE"),
    "at D the outlaws are avoided": ("nD", {"outlaw5": "green_outlaw"}, "nE"),
    "at G to Kansas City": ("nG", {"g1": "0/2a"}, "start"),
}


@rule("GWT-SOLO-09")
@pytest.mark.parametrize(("space", "tiles", "end"), FORKS.values(), ids=list(FORKS))
def test_at_a_fork_sam_takes_the_shortest_branch(space, tiles, end):
    assert sam(turn("sam_4", sam={"space": space}, tiles={"drought4": "drought_2_green", **tiles}))["space"] == end


@rule("GWT-SOLO-10")
@pytest.mark.parametrize(
    ("tiles", "dollars"),
    [
        ({"a1": "0/1a", "a2": "0/2a"}, 2),  # passed
        ({"a1": "0/2a", "a2": "0/4a"}, 2),  # entered
        ({"a1": "0/1a", "a2": "0/7a"}, 6),  # both, the second with two hands
        ({"a1": "0/2a", "a2": "0/3a"}, 0),
        ({"a1": "1/1b", "a2": "1/4b"}, 0),  # his own
    ],
)
def test_the_human_gains_the_fees_of_own_buildings_from_the_bank(tiles, dollars):
    floods = {
        "flood1": "flood_2_green",
        "flood2": "flood_2_black",
        "flood3": "flood_3_green",
        "flood4": "flood_4_green",
    }
    s = turn("sam_7", sam={"space": "nA"}, tiles={**tiles, **floods})
    assert sam(s)["space"] == "a2"
    assert player(s)["dollars"] == 10 + dollars


@rule("GWT-SOLO-10")
def test_sam_pays_nothing_for_hazards_and_outlaws():
    tiles = {"outlaw4": "orange_outlaw", "d1": "0/7a"}
    s = turn("sam_7", sam={"space": "nD"}, tiles=tiles)
    assert sam(s)["space"] == "nE"
    assert player(s)["dollars"] == 10
    assert "dollars" not in sam(s)


@rule("GWT-SOLO-11")
def test_fees_for_sams_buildings_go_to_the_bank():
    s = table(1, me={"space": "nA"}, tiles={"a1": "1/4b"}, sam={**document(1)["sam"], "unbuilt": []})
    his = sam(s)
    play(s, "move:a1")
    assert player(s)["dollars"] == 10 - 2
    assert sam(s) == his


STEPS = {
    **{f"sam_{n}": ({}, {}, "nA") for n in (1, 2, 3, 4, 5, 6)},
    **{f"sam_{n}": ({}, {}, "nB") for n in (7, 8, 9)},
    "sam_10": ({}, {}, "nA"),
    "sam_11": ({"specialization": "engineer"}, {"fr1": "0/2a", "fr2": "0/3a", "c1": "1/2b"}, "nB"),
    "sam_12": ({"workers": workers(cowboy=3)}, {}, "nC"),
    "sam_13": ({"workers": workers(cowboy=4)}, {}, "nE"),
    "sam_14": ({"workers": workers(engineer=3), "specialization": "engineer"}, {}, "nC"),
    "sam_15": ({"workers": workers(builder=2), "specialization": "builder"}, {}, "nB"),
}


@rule("GWT-SOLO-12")
@pytest.mark.parametrize(("card", "his", "tiles", "end"), [(card, *row) for card, row in STEPS.items()])
def test_every_card_has_its_steps(card, his, tiles, end):
    assert sam(turn(card, sam=his, tiles=tiles))["space"] == end


@rule("GWT-SOLO-12")
@pytest.mark.parametrize(
    ("tiles", "end"),
    [
        ({}, "nA"),  # at least one step
        ({"dr1": "0/1a", "fr1": "0/2a", "fr2": "1/2b"}, "nB"),  # the human's two
        ({"dr1": "0/1a", "fr1": "1/1b", "fr2": "1/2b"}, "nB"),  # Sam's two
        ({"dr1": "0/1a", "fr1": "0/2a", "fr2": "0/3a"}, "nC"),
    ],
)
def test_most_buildings_are_those_of_whoever_has_more(tiles, end):
    s = turn("sam_10", sam={"specialization": "cowboy", "workers": workers(cowboy=2)}, tiles=tiles)
    assert sam(s)["space"] == end


@rule("GWT-SOLO-12")
def test_other_workers_than_the_named_ones_do_not_move_him():
    his = {"workers": workers(cowboy=2, builder=6, engineer=5), "specialization": "engineer"}
    assert sam(turn("sam_12", sam=his))["space"] == "nB"
    assert sam(turn("sam_15", sam=his))["space"] == "nF"


@rule("GWT-SOLO-12")
def test_sam_stops_in_kansas_city():
    s = turn("sam_7", sam={"space": "nG"})
    assert sam(s)["space"] == "start"  # not a step further
    assert sam(s)["cities"] == {"bloomington": 1}


@rule("GWT-SOLO-13")
def test_the_action_comes_before_kansas_city():
    """In Kansas City a worker completes row 3: too late to be hired."""
    foresight = [None, None, "cowboy", "cowboy", None, None]
    s = turn("sam_1", sam={"space": "nG"}, foresight=foresight, row_filled=1)
    assert s.save()["jobs"] == {"3:cowboy": 1}
    assert s.save()["token_row"] == 3
    assert sam(s)["workers"] == workers()
    assert sam(s)["cities"] == {"bloomington": 1}


@rule("GWT-SOLO-14")
@pytest.mark.parametrize(
    ("card", "wanted"),
    [
        ("sam_10", "builder"),
        ("sam_11", "engineer"),
        ("sam_12", "cowboy"),
        ("sam_13", "cowboy"),
        ("sam_14", "engineer"),
        ("sam_15", "builder"),
    ],
)
def test_some_actions_need_their_specialization(card, wanted):
    for specialization in TYPES:
        s = facing(card, sam={"specialization": specialization}, market=["corriente"], jobs={"1:engineer": 1})
        before = s.save()
        play(s, "done")
        acted = changed(before, s.save()) - {"pending", "chance", "sam"} or sam(s)["engine"] != "0"
        assert bool(acted) == (specialization == wanted)
        assert sam(s)["space"] == "nA"  # he moves all the same


# Kansas City


@rule("GWT-SOLO-26")
def test_in_kansas_city_sam_takes_a_random_tile_of_each_column_and_has_no_income():
    foresight = ["green_outlaw", "flood_2_green", "cowboy", "builder", "engineer", "orange_outlaw"]
    doc = facing("sam_4", sam={"space": "nG"}, foresight=foresight).save()
    chosen = set()
    for s in chances(doc, 20):
        play(s, "done")
        tiles, jobs = s.save()["tiles"], s.save()["jobs"]
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
    foresight = [None, None, "cowboy", "green_outlaw", "builder", "engineer"]
    s = turn("sam_4", sam={"space": "nG"}, foresight=foresight, last_seat=0, token_row=12)
    assert s.actor is None
    assert s.save()["tiles"]["outlaw1"] == "green_outlaw"
    assert s.save()["jobs"] == {}
    assert s.save()["foresight"][4:] == ["builder", "engineer"]


@rule("GWT-SOLO-27")
@pytest.mark.parametrize(("level", "city"), [("easy", "st_louis"), ("medium", "bloomington"), ("hard", "chicago")])
def test_sams_first_delivery_depends_on_the_difficulty(level, city):
    s = turn("sam_4", sam={"space": "nG"}, options={"sam": level})
    assert sam(s)["cities"] == {city: 1}
    assert sam(s)["spare_discs"] == 13


@rule("GWT-SOLO-27")
@pytest.mark.parametrize(
    ("cities", "city"),
    [
        ({"st_louis": 1}, "bloomington"),
        ({"bloomington": 1}, "peoria"),
        ({"st_louis": 1, "bloomington": 1, "peoria": 1}, "chicago"),
        ({"chicago": 1, "toledo": 1}, "pittsburgh"),
        ({"philadelphia": 1}, "new_york"),
        ({"new_york": 1}, "new_york"),
    ],
)
def test_each_later_delivery_goes_to_the_next_city_and_at_last_to_new_york(cities, city):
    s = turn("sam_4", sam={"space": "nG", "cities": cities, "objectives": []})
    assert sam(s)["cities"] == {**cities, city: cities.get(city, 0) + 1}
    assert sam(s)["spare_discs"] == 13 - len(cities)


@rule("GWT-SOLO-28")
@pytest.mark.parametrize(
    ("before", "cards"),
    [("bloomington", 1), ("peoria", 1), ("st_louis", 0), ("chicago", 0), ("philadelphia", 0)],
)
def test_an_arrow_gives_sam_an_objective_card_but_no_exchange_token(before, cards):
    s = turn("sam_4", sam={"space": "nG", "cities": {before: 1}, "objectives": []})
    assert len(sam(s)["objectives"]) == cards
    assert len(s.save()["display"]) == 4
    assert player(s)["exchange_tokens"] == 0


@rule("GWT-SOLO-29")
def test_without_discs_sam_delivers_with_the_disc_of_his_station_worth_least():
    his = {"space": "nG", "cities": {"philadelphia": 1}, "spare_discs": 0, "stations": ["s3", "s5", "s9"]}
    s = turn("sam_4", sam=his)
    assert sam(s)["cities"] == {"philadelphia": 1, "new_york": 1}
    assert sam(s)["stations"] == ["s5", "s9"]
    assert sam(s)["spare_discs"] == 0


@rule("GWT-SOLO-29")
def test_without_discs_sam_upgrades_no_station():
    s = turn("sam_2", sam={"engine": "4", "spare_discs": 0, "stations": ["s3"]}, masters={"s1": "sm5"})
    assert sam(s)["stations"] == ["s3"]
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
    s = turn("sam_4", sam={"space": "nG"}, foresight=foresight, token_row=11, row_filled=1, jobs={"12:cowboy": 1})
    assert sam(s)["job_market_token"]
    assert not player(s)["job_market_token"]
    assert s.actor == 0
    play(s, "move:nB", "done")
    assert s.actor is None
    assert len(sam(s)["sam_discards"]) == 1  # no turn of Sam's after it


# The result


def result(his, me=None, **fields):
    """A finished game: the human has nothing else, and neither has Sam."""
    me = {"dollars": 0, "hand": [], **(me or {})}
    return table(1, me=me, sam=sams(**{"objectives": [], **his}), masters={}, pending=[], **fields)


SCORES = {
    "buildings": ({"unbuilt": []}, 11 + 1),
    "new york at 6 and arrows": ({"cities": {"chicago": 1, "toledo": 1, "philadelphia": 1, "new_york": 2}}, 6 + 6 + 12),
    "stations": ({"stations": ["s1", "s10"]}, 1 + 9),
    "hazards": ({"captured": {"flood_4_green": 1, "rockfall_2_black": 1, "orange_outlaw": 3}}, 6),
    "cattle": ({"discards": ["hereford_7", "shorthorn_3", "longhorn"]}, 12),
    "workers": ({"workers": workers(6, 5, 4)}, 12),
    "job market token": ({"job_market_token": True}, 2),
    "objective cards, fulfilled or not": ({"objectives": ["start_bbh", "aux_ny", "gain2_333b"]}, 3 + 5 + 4),
    "station masters": ({"masters": ["sm5", "sm1", "sm9"], "objectives": []}, 0),
}


@rule("GWT-SOLO-31")
@pytest.mark.parametrize(("his", "points"), SCORES.values(), ids=list(SCORES))
def test_what_sam_scores(his, points):
    tiles = {"a1": "1/10b", "c1": "1/1b", "b1": "0/2a"} if "unbuilt" in his else {}
    s = result(his, tiles=tiles, display=[], market=[])
    found = GAME.outcome(s)["sam"]
    assert found["total"] == points
    assert (found["dollars"], found["station_masters"], found["step_slot"]) == (0, 0, 0)


@rule("GWT-SOLO-32")
@pytest.mark.parametrize(("dollars", "winners"), [(15, [0]), (10, [0]), (5, [])])
def test_the_human_wins_with_as_many_points_as_sam(dollars, winners):
    s = result({"job_market_token": True}, {"dollars": dollars})
    assert s.winners() == winners
    assert GAME.outcome(s)["won"] == bool(winners)
    assert GAME.outcome(s)["sam"]["total"] == 2
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
