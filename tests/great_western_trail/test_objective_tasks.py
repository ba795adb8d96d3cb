"""OBJ, SCORE: the tasks of objective cards, counted at the end and assigned as well as can be."""

from collections import Counter
from functools import partial
from random import Random

import pytest

from support.great_western_trail import rule, table
from support.objectives import best_by_trying, deal, enough, steps_to_assign

TASKS = ["building", "green", "orange", "hazard", "station", "value_3", "shorthorn", "hereford", "new_york"]
STARTING = {  # card: tasks, points, penalty
    "start_34b": (["value_3", "shorthorn", "building"], 3, 0),
    "start_ssg": (["station", "station", "green"], 3, 0),
    "start_bbh": (["building", "building", "hazard"], 3, 0),
    "start_ohh": (["orange", "hazard", "hazard"], 3, 0),
}
CARDS = {
    "gain2_4hh": (["shorthorn", "hazard", "hazard"], 3, 2),
    "gain2_bgo": (["building", "green", "orange"], 3, 2),
    "gain2_boo": (["building", "orange", "orange"], 3, 2),
    "gain2_ssh": (["station", "station", "hazard"], 3, 2),
    "gain2_333b": (["value_3", "value_3", "value_3", "building"], 4, 2),
    "aux_ny": (["new_york"], 5, 3),
    "draw_bbh": (["building", "building", "hazard"], 3, 2),
    "draw_sgo": (["station", "green", "orange"], 3, 2),
    "draw_sgg": (["station", "green", "green"], 3, 2),
    "draw_5h": (["hereford", "hazard"], 3, 2),
    "draw_333s": (["value_3", "value_3", "value_3", "station"], 4, 2),
    "engine_44sg": (["shorthorn", "shorthorn", "station", "green"], 5, 3),
    "engine_345": (["value_3", "shorthorn", "hereford"], 5, 3),
    "engine_bbgg": (["building", "building", "green", "green"], 5, 3),
    "engine_bohh": (["building", "orange", "hazard", "hazard"], 5, 3),
    "engine_sshh": (["station", "station", "hazard", "hazard"], 5, 3),
    "move_bbhh": (["building", "building", "hazard", "hazard"], 5, 2),
    "move_ssoo": (["station", "station", "orange", "orange"], 5, 2),
    "move_345": (["value_3", "shorthorn", "hereford"], 5, 2),
    "move_34hh": (["value_3", "shorthorn", "hazard", "hazard"], 5, 2),
    "move_ssbb": (["station", "station", "building", "building"], 5, 2),
}
ALL = {**STARTING, **CARDS}
DECK = [card for card in CARDS for _ in range(4 if card == "aux_ny" else 1)]
SITES = ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2"]
HAZARDS = [
    "flood_4_green",
    "drought_2_black",
    "rockfall_3_green",
    "flood_2_green",
    "rockfall_4_green",
    "drought_4_green",
]
SHORTHORN = ["shorthorn_3", "shorthorn_4", "shorthorn_5"]
HEREFORD = ["hereford_5", "hereford_6", "hereford_7"]


def counted(things, hand=(), tiles=None, **me):
    """A position whose seat 0 has so many things that fulfil tasks."""
    n = {task: things.get(task, 0) for task in TASKS}
    me = {
        "captured": Counter(["green_outlaw"] * n["green"] + ["orange_outlaw"] * n["orange"] + HAZARDS[: n["hazard"]]),
        "stations": [f"s{i}" for i in range(1, n["station"] + 1)],
        "cities": {"new_york": n["new_york"]},
        "discs": [],
        "deck": ["longhorn"] * n["value_3"] + SHORTHORN[: n["shorthorn"]] + HEREFORD[: n["hereford"]],
        "hand": list(hand),
        **me,
    }
    tiles = tiles or {site: f"0/{i}a" for i, site in enumerate(SITES[: n["building"]], 1)}
    return table(me=me, tiles=tiles, market=[], display=[], masters={}, station_workers={})


def count(tasks):
    return {task: tasks.count(task) for task in set(tasks)}


@rule("GWT-OBJ-13", "GWT-OBJ-16")
@pytest.mark.parametrize("card", ALL)
def test_a_card_with_all_its_tasks_gives_its_points_otherwise_its_penalty(card):
    tasks, points, penalty = ALL[card]
    assert counted(count(tasks), objectives=[card]).scores()[0]["objectives"] == points
    for task in set(tasks):
        lacking = count(tasks)
        lacking[task] -= 1
        assert counted(lacking, objectives=[card]).scores()[0]["objectives"] == -penalty


@rule("GWT-OBJ-14")
@pytest.mark.parametrize("card", STARTING)
def test_a_starting_card_has_no_penalty(card):
    assert counted({}, objectives=[card]).scores()[0]["objectives"] == 0


@rule("GWT-OBJ-15", "GWT-EX-16")
@pytest.mark.parametrize(("discs", "points"), [(2, 18), (1, 10), (0, 2)])
def test_each_thing_counts_for_one_card_only(discs, points):
    things = {"building": 3, "hazard": 3, "orange": 1, "new_york": discs}
    s = counted(things, objectives=["start_bbh", "engine_bohh", "aux_ny", "aux_ny"])
    assert s.scores()[0]["objectives"] == points


@rule("GWT-OBJ-15")
def test_the_things_go_where_they_are_worth_most():
    things = {"hazard": 2, "building": 2, "orange": 1}
    s = counted(things, objectives=["start_ohh", "move_bbhh"])  # the hazards suffice for one of them
    assert s.scores()[0]["objectives"] == 5


@rule("GWT-OBJ-16")
@pytest.mark.parametrize(
    ("card", "things", "me"),
    [
        ("gain2_ssh", {"station": 2}, {"captured": {"drought_2_black": 1}}),
        ("gain2_ssh", {"station": 2}, {"captured": {"rockfall_3_green": 1}}),
        ("engine_345", {"shorthorn": 1, "hereford": 1}, {"discards": ["black_angus"]}),
        ("engine_345", {"shorthorn": 1, "hereford": 1}, {"discards": ["corriente"]}),
        ("engine_345", {"value_3": 1, "hereford": 1}, {"discards": ["shorthorn_5"]}),
        ("engine_345", {"value_3": 1, "shorthorn": 1}, {"discards": ["hereford_7"]}),
    ],
)
def test_things_of_any_kind_fulfil_their_task(card, things, me):
    assert counted(things, objectives=[card], **me).scores()[0]["objectives"] == ALL[card][1]


@rule("GWT-OBJ-16")
@pytest.mark.parametrize(
    ("card", "things", "more"),
    [
        ("draw_bbh", {"hazard": 1}, {"tiles": {"a1": "0/1a", "a2": "1/2a", "a3": "1/3a"}}),
        ("gain2_boo", {"building": 1}, {"captured": {"green_outlaw": 2}}),
        ("draw_sgg", {"station": 1}, {"captured": {"orange_outlaw": 2}}),
        ("draw_333s", {"station": 1}, {"hand": ["criollo", "galloway", "shorthorn_3", "hereford_5"]}),
        ("aux_ny", {}, {"cities": {"philadelphia": 1, "kansas_city": 1}}),
    ],
    ids=["buildings of others", "green outlaws", "orange outlaws", "other cattle", "other cities"],
)
def test_other_things_do_not(card, things, more):
    assert counted(things, objectives=[card], **more).scores()[0]["objectives"] == -ALL[card][2]


@rule("GWT-OBJ-17")
@pytest.mark.parametrize("pile", ["deck", "hand", "discards"])
def test_cattle_tasks_count_the_whole_herd_deck(pile):
    herd = {"deck": [], "hand": [], "discards": [], pile: ["corriente", "shorthorn_4", "hereford_6"]}
    assert counted({}, objectives=["engine_345"], **herd).scores()[0]["objectives"] == 5
    herd[pile] = ["shorthorn_4", "hereford_6"]
    assert counted({}, objectives=["engine_345"], **herd).scores()[0]["objectives"] == -3


# Which tasks for which cards: against trying everything


MOST = {task: 3 if task in ("shorthorn", "hereford") else 6 for task in TASKS}


def dealt(random, cards):
    """Some cards of the deck, some of them played, with a starting card; and things to fulfil tasks with."""
    things, played, unplayed = deal(random, DECK, cards, MOST)
    return things, [random.choice(list(STARTING)), *played], unplayed


@rule("GWT-OBJ-13", "GWT-OBJ-15", "GWT-SCORE-07", "GWT-SCORE-10", "GWT-SCORE-20")
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("masters", [[], ["sm1"]], ids=["", "3 points for 2 cards"])
def test_tasks_and_unplayed_cards_are_assigned_as_well_as_can_be(seed, masters):
    random = Random(seed)
    for _ in range(20):
        things, played, unplayed = dealt(random, random.randint(0, 6))
        cards = {"hand": unplayed[::2], "discards": unplayed[1::2]}  # wherever they are in the herd deck
        score = counted(things, objectives=played, masters=masters, **cards).scores()[0]
        best = best_by_trying(ALL, partial(enough, things=things), played, unplayed, 3 if masters else 0, 2)
        assert score["objectives"] + score["station_masters"] == best, (things, played, unplayed)


@rule("GWT-SCORE-20")
@pytest.mark.parametrize("per_pair", [0, 3])
def test_even_all_24_cards_in_one_hand_are_assigned_in_few_steps(per_pair):
    random = Random(per_pair)
    for _ in range(60):
        assert 0 < steps_to_assign(ALL, *dealt(random, 24), per_pair, 2) < 10_000


@rule("GWT-SCORE-10", "GWT-SCORE-20")
def test_an_unfulfilled_card_is_added_where_a_pair_is_worth_more_than_its_penalty():
    s = counted({}, hand=["gain2_boo"], objectives=["start_bbh"], masters=["sm1"])
    assert [s.scores()[0][name] for name in ("objectives", "station_masters")] == [-2, 3]
    s = counted({}, hand=["gain2_boo"], objectives=["start_bbh"])
    assert [s.scores()[0][name] for name in ("objectives", "station_masters")] == [0, 0]
    s = counted({}, hand=["gain2_boo", "gain2_bgo"], objectives=["start_bbh"], masters=["sm1"])
    assert [s.scores()[0][name] for name in ("objectives", "station_masters")] == [-2, 3]
    s = counted({}, hand=["aux_ny"], objectives=["start_bbh"], masters=["sm1"])
    assert [s.scores()[0][name] for name in ("objectives", "station_masters")] == [0, 0]  # 3 points would cost 3


@rule("GWT-SCORE-07")
def test_a_played_card_must_be_counted_an_unplayed_one_need_not():
    assert counted({}, objectives=["aux_ny"]).scores()[0]["objectives"] == -3
    assert counted({}, hand=["aux_ny"]).scores()[0]["objectives"] == 0
    assert counted({"new_york": 1}, hand=["aux_ny"]).scores()[0]["objectives"] == 5


@rule("GWT-SCORE-07", "GWT-OBJ-15")
def test_without_the_station_master_the_number_of_cards_counts_for_nothing():
    """Hazards and buildings suffice for the played card, 5 points or -2, or for two others of 3 points each."""
    things = {"building": 2, "hazard": 2, "hereford": 1}
    s = counted(things, objectives=["move_bbhh"], hand=["draw_bbh", "draw_5h"])
    assert s.scores()[0]["objectives"] == 5
