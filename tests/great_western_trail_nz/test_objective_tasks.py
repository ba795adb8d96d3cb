"""OBJ, SCORE: the tasks of objective cards, counted at the end and assigned as well as can be."""

from collections import Counter
from functools import partial
from random import Random

import pytest

from support.great_western_trail_nz import rule, staff, table
from support.objectives import best_by_trying, deal, enough, steps_to_assign

POST, BUILDING, BIG, SHEARERS = "post_13", "building", "building_4", "shearers_2"
STORE, LINCOLN, RYELAND, FERRY = "storehouse", "lincoln_corriedale", "hampshire_ryeland", "ferry"
PATH, FLOOD = "pathfinder_6", "flood"
CARDS = {  # card: tasks, points, penalty
    "o01": ([BUILDING, PATH], 3, 2),
    "o02": ([STORE, STORE, FERRY], 3, 2),
    "o03": ([RYELAND, LINCOLN], 3, 2),
    "o04": ([SHEARERS, FLOOD], 3, 2),
    "o05": ([BIG, STORE], 4, 3),
    "o06": ([POST, LINCOLN], 3, 3),
    "o07": ([BUILDING, BUILDING, FERRY], 3, 2),
    "o08": ([STORE, STORE, PATH], 4, 2),
    "o09": ([RYELAND, RYELAND], 4, 3),
    "o10": ([FLOOD, FLOOD, FERRY], 4, 3),
    "o11": ([POST, STORE], 4, 3),
    "o12": ([LINCOLN, LINCOLN, BUILDING], 3, 2),
    "o13": ([SHEARERS, RYELAND], 4, 3),
    "o14": ([BUILDING, BUILDING, FLOOD], 4, 2),
    "o15": ([PATH, FERRY], 3, 2),
    "o16": ([BIG, PATH], 3, 2),
    "o17": ([SHEARERS, STORE], 3, 2),
    "o18": ([POST, RYELAND], 5, 3),
    "o19": ([BUILDING, STORE, LINCOLN], 3, 2),
    "o20": ([FLOOD, LINCOLN], 3, 2),
    "o21": ([PATH, PATH], 4, 3),
    "o22": ([BIG, RYELAND], 5, 3),
    "o23": ([SHEARERS, POST], 5, 3),
    "o24": ([STORE, STORE, STORE], 4, 2),
    "bonus_8": ([RYELAND, STORE], 6, 3),
    "bonus_9": ([BUILDING, PATH], 7, 3),
    "bonus_10": ([POST], 8, 4),
}
DECK = [card for card in CARDS for _ in range(3 if card.startswith("bonus") else 1)]
MOST = {POST: 6, BUILDING: 5, BIG: 5, SHEARERS: 2, STORE: 6, LINCOLN: 6, RYELAND: 6, FERRY: 6, PATH: 2, FLOOD: 6}
SITES = ["a1", "a2", "a3", "b1", "b2", "c1", "c2", "d1", "d2", "e1"]
HARBOURS = ["sh1", "sh2", "lg1", "sx1", "lg4", "sh5"]
FLOODS = ["flood_2_black", "flood_2_green", "flood_3_black", "flood_3_green", "flood_4_black", "flood_4_green"]
STACKS = {"stack_sets": ["shipping", "bonus_8", "bonus_9", "bonus_10"], "stack_left": [2, 0, 0, 0]}


def counted(things, tiles=None, **me):
    """A position whose seat 0 has so many things that fulfil tasks; of buildings, so many of each size."""
    n = {task: things.get(task, 0) for task in MOST}
    buildings = [f"0/{i + 1}a" for i in range(n[BUILDING])] + [f"0/{i + 6}a" for i in range(n[BIG])]
    me = {
        "posts": {"lp21": n[POST]},
        "workers": staff(shearer=(1, 2, 4)[n[SHEARERS]]),
        "harbours": HARBOURS[: n[STORE]],
        "deck": ["lincoln"] * n[LINCOLN] + ["hampshire"] * n[RYELAND],
        "hand": [],
        "discards": ["ferry"] * n[FERRY],
        "pathfinder": (5, 11, 16)[n[PATH]],
        "captured": Counter(FLOODS[: n[FLOOD]]),
        **me,
    }
    me["discards"] = [*me["discards"], *me.pop("unplayed", [])]
    supply = {"romney": 17, "sheepdog": 11, "ferry": 0, "kotare": 11}
    tiles = dict(zip(SITES, buildings, strict=False)) if tiles is None else tiles
    return table(me=me, tiles=tiles, market=[], display=[], masters={}, supply=supply, **STACKS)


def objectives(things, **me):
    return counted(things, **me).scores()[0]["objectives"]


def count(tasks):
    return {task: tasks.count(task) for task in set(tasks)}


@rule("NZ-OBJ-07", "NZ-OBJ-09", "NZ-OBJ-03")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_with_all_its_tasks_gives_its_points_otherwise_its_penalty(card):
    tasks, points, penalty = CARDS[card]
    assert objectives(count(tasks), objectives=[card]) == points
    for task in set(tasks):
        lacking = count(tasks)
        lacking[task] -= 1
        assert objectives(lacking, objectives=[card]) == -penalty, task


@rule("NZ-OBJ-08")
@pytest.mark.parametrize(("discs", "points"), [(2, 3 + 4), (1, 4 - 3), (0, -3 - 3)])
def test_each_thing_counts_for_one_card_only(discs, points):
    assert objectives({POST: discs, LINCOLN: 1, STORE: 1}, objectives=["o06", "o11"]) == points


@rule("NZ-OBJ-08", "NZ-OBJ-14")
def test_the_things_go_where_they_are_worth_most():
    things = {POST: 1, LINCOLN: 1, RYELAND: 1}
    assert objectives(things, objectives=["o06", "o18"]) == 5 - 3  # the disc serves one of them


@rule("NZ-OBJ-14")
def test_two_lesser_cards_are_worth_more_than_the_best_one():
    things = {POST: 1, RYELAND: 1, STORE: 1, SHEARERS: 1}
    assert objectives(things, objectives=["o18", "o11", "o13"]) == 4 + 4 - 3  # o18 needs what each of them needs
    assert objectives(things, hand=["o18", "o11", "o13"]) == 4 + 4


@rule("NZ-OBJ-09")
@pytest.mark.parametrize(
    ("card", "things", "me"),
    [
        ("bonus_10", {}, {"posts": {"lp15": 1}}),
        ("bonus_10", {}, {"posts": {"lp18": 1}}),
        ("bonus_10", {}, {"posts": {"f13": 1}}),
        ("bonus_10", {}, {"posts": {"f16": 1}}),
        ("bonus_10", {}, {"posts": {"wl13": 1}}),  # of wool too
        ("o05", {STORE: 1}, {"tiles": {"a1": "0/6a"}}),  # exactly 4 craftsmen
        ("o03", {}, {"deck": ["ryeland", "corriedale"]}),
        ("o15", {PATH: 1}, {"discards": ["shipping"]}),  # set 1 shows a ferry
        ("o20", {LINCOLN: 1}, {"captured": {"flood_4_green": 1}}),
        ("o11", {POST: 1}, {"harbours": ["lg2"]}),
    ],
)
def test_things_of_any_kind_fulfil_their_task(card, things, me):
    assert objectives(things, objectives=[card], **me) == CARDS[card][1]


@rule("NZ-OBJ-09")
@pytest.mark.parametrize(
    ("card", "things", "me"),
    [
        ("bonus_10", {}, {"posts": {"lp12": 1, "w11": 1, "f10": 1}}),
        ("o01", {PATH: 1}, {"tiles": {"a1": "1/1a"}}),
        ("o05", {STORE: 1}, {"tiles": {"a1": "0/5a"}}),
        ("o05", {BIG: 1}, {"harbours": ["mh1", "mh5"]}),  # discs
        ("o03", {}, {"deck": ["dorset_horn", "suffolk", "romney"]}),
        ("o20", {LINCOLN: 1}, {"captured": {"rockfall_4_green": 2}}),
        ("o15", {PATH: 1}, {"discards": ["kotare", "sheepdog"]}),
    ],
    ids=["low posts", "buildings of others", "small buildings", "discs", "other sheep", "rockfalls", "other cards"],
)
def test_other_things_do_not(card, things, me):
    assert objectives(things, objectives=[card], **me) == -CARDS[card][2]


@rule("NZ-OBJ-09")
@pytest.mark.parametrize("pile", ["deck", "hand", "discards", "top"])
def test_cards_count_wherever_they_are_in_the_deck(pile):
    piles = {"deck": [], "hand": [], "discards": [], pile: ["ryeland", "corriedale"]}
    assert objectives({}, objectives=["o03"], **piles) == 3
    assert objectives({}, objectives=["o03"], **{**piles, pile: ["ryeland"]}) == -2


@rule("NZ-OBJ-10")
@pytest.mark.parametrize(
    ("shearers", "jokers", "points"),
    [(1, [], -2), (2, [], 3), (2, ["shearer:2"], 3), (3, ["shearer:2"], 3)],
    ids=["printed", "a tile", "a joker", "both"],
)
def test_printed_shearers_and_jokers_count(shearers, jokers, points):
    workers = {"workers": staff(shearer=shearers), "jokers": jokers}
    captured = {"flood_2_black": 1, "bonus_joker": len(jokers)}
    assert objectives({}, objectives=["o04"], **workers, captured=captured) == points


@rule("NZ-OBJ-10")
@pytest.mark.parametrize(("shearers", "points"), [(3, 3 - 2), (4, 6)])
def test_two_cards_need_four_shearers(shearers, points):
    me = {"workers": staff(shearer=shearers), "captured": {"flood_2_black": 1}, "harbours": ["sh1"]}
    assert objectives({}, objectives=["o04", "o17"], **me) == points


@rule("NZ-OBJ-12", "NZ-OBJ-13")
@pytest.mark.parametrize("pile", ["hand", "discards", "deck", "top"])
def test_a_played_card_must_be_counted_one_still_in_the_deck_need_not(pile):
    assert objectives({}, objectives=["bonus_10"]) == -4
    assert objectives({}, **{pile: ["bonus_10"]}) == 0
    assert objectives({POST: 1}, **{pile: ["bonus_10"]}) == 8


@rule("NZ-OBJ-12", "NZ-OBJ-14")
def test_an_unfulfilled_card_is_not_added_for_the_point_of_the_harbourmaster():
    score = counted({}, hand=["o01"], objectives=["o02"], masters=["hm4"]).scores()[0]
    assert (score["objectives"], score["harbourmasters"]) == (-2, 1)  # 1 point is less than the penalty
    score = counted({POST: 1}, hand=["bonus_10"], objectives=["o02"], masters=["hm4"]).scores()[0]
    assert (score["objectives"], score["harbourmasters"]) == (6, 2)  # a fulfilled one is


@rule("NZ-OBJ-14", "NZ-SCORE-09")
@pytest.mark.parametrize(("masters", "points"), [([], (4, 0)), (["hm4"], (6 - 3, 3))])
def test_with_the_harbourmaster_two_cards_of_the_deck_are_worth_more_than_the_one_played(masters, points):
    """The two need the pathfinder spaces of the played one."""
    me = {"objectives": ["o21"], "hand": ["o01", "o15"], "masters": masters}
    score = counted({PATH: 2, BUILDING: 1, FERRY: 1}, **me).scores()[0]
    assert (score["objectives"], score["harbourmasters"]) == points


# Which tasks for which cards: against trying everything


def fits(needed, things):
    """A building of 4 craftsmen or more is also a building, but each stands for one task."""
    big = needed.count(BIG)
    both = big + needed.count(BUILDING)
    others = [task for task in needed if task not in (BIG, BUILDING)]
    return big <= things[BIG] and both <= things[BIG] + things[BUILDING] and enough(others, things)


@rule("NZ-OBJ-08", "NZ-OBJ-12", "NZ-OBJ-14", "NZ-SCORE-08")
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("masters", [[], ["hm4"]], ids=["", "a point a card"])
def test_tasks_and_unplayed_cards_are_assigned_as_well_as_can_be(seed, masters):
    random = Random(seed)
    for _ in range(20):
        things, played, unplayed = deal(random, DECK, random.randint(2, 8), MOST)
        cards = {"hand": unplayed[::2], "unplayed": unplayed[1::2]}  # wherever they are in the deck
        score = counted(things, objectives=played, masters=masters, **cards).scores()[0]
        best = best_by_trying(CARDS, partial(fits, things=things), played, unplayed, len(masters), 1)
        assert score["objectives"] + score["harbourmasters"] == best, (things, played, unplayed)


@rule("NZ-OBJ-14")
@pytest.mark.parametrize("per_card", [0, 1])
def test_even_all_cards_in_one_hand_are_assigned_in_few_steps(per_card):
    random = Random(per_card)
    cards = {card: (tasks + [BUILDING] * tasks.count(BIG), *rest) for card, (tasks, *rest) in CARDS.items()}
    for _ in range(60):
        things, played, unplayed = deal(random, DECK, 24, MOST)
        have = {**things, BUILDING: things[BUILDING] + things[BIG]}
        assert steps_to_assign(cards, have, played, unplayed, per_card, 1) < 20_000
