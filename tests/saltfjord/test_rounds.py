"""ROUND, END: what happens when all have retired, and what stays as it is."""

import pytest

from support.saltfjord import GAME, end_round, legal, play, player, restore, rule, table

BUSY = {"workers": 0, "on": {"1:2": "worker"}}


def last_to_retire(players=2, me=None, **fields):
    """Seat 0 retires to tavern 3 as the last of all: the others are in taverns 2, 5 and 4."""
    doc = table(players, me={**BUSY, **(me or {})}, **fields).save()
    for seat in range(1, players):
        doc["players"][seat]["tavern"] = ["", "tavern2", "tavern5", "tavern4"][seat]
    return play(restore(doc), "retire:tavern3")


def dice(state):
    found = {"white": 0, "orange": 0}
    for name, count in state.save()["dice"].items():
        found[name.split()[0]] += count
    return found


@rule("SF-ROUND-01")
def test_the_round_ends_only_when_all_have_retired():
    s = table(3, me=BUSY, other={**BUSY, "tavern": "tavern1"})
    play(s, "retire:tavern2")
    assert (s.actor, s.save()["round"]) == (2, 1)
    play(s, "retire:tavern4", "done", "done")
    assert s.save()["round"] == 2


@rule("SF-ROUND-01")
def test_after_three_rounds_the_game_is_over():
    s = table()
    for number in (1, 2, 3):
        assert s.save()["round"] == number
        assert s.actor is not None
        end_round(s)
    assert s.actor is None
    assert legal(s) == []


@rule("SF-ROUND-02")
@pytest.mark.parametrize("number", [1, 2])
def test_used_workers_return_to_the_worker_space(number):
    me = {"on": {"1:2": "worker", "2:1": "worker"}, "workers": 0, "levels": {"crafts": 2}}
    s = last_to_retire(me=me, round=number)
    assert (player(s)["workers"], player(s)["on"]) == (2, {})
    assert {"worker:1:2", "worker:2:1"} <= set(legal(play(s, "retire:tavern4", "done", "done")))


@rule("SF-ROUND-03")
@pytest.mark.parametrize(
    ("players", "number", "white", "orange"),
    [(2, 1, 6, 4), (2, 2, 6, 6), (3, 1, 9, 6), (3, 2, 9, 9), (4, 1, 12, 8), (4, 2, 12, 12)],
)
def test_the_dice_of_the_next_counter_row_join_and_all_are_rolled(players, number, white, orange):
    on = {"1:2": "worker", "2:1": "white 1", "4:1": "orange 4"}
    me = {"on": on, "taken": {"white": 2, "orange": 1}}  # one die discarded, others not taken
    s = last_to_retire(players, me, round=number, dice={"white 5": 2})
    assert dice(s) == {"white": white, "orange": orange}
    assert player(s)["on"] == {}
    assert player(s)["taken"] == {}


@rule("SF-ROUND-03")
def test_dice_are_rolled_anew_and_lie_in_the_areas_of_their_values():
    seeds = [GAME.new(players=4, seed=seed).save()["chance"] for seed in range(8)]
    rolled = [last_to_retire(4, chance=chance, round=2).save()["dice"] for chance in seeds]
    assert len({str(areas) for areas in rolled}) > 1
    faces = {name for areas in rolled for name in areas}
    assert faces == {f"{colour} {value}" for colour in ("white", "orange") for value in range(1, 7)}


@rule("SF-ROUND-04")
@pytest.mark.parametrize(("mine", "starts"), [("tavern1", 0), ("tavern3", 1), ("tavern5", 1)])
def test_the_leftmost_marker_starts_the_next_round(mine, starts):
    s = play(table(me=BUSY, other={"tavern": "tavern2"}), f"retire:{mine}")
    while s.save()["round"] == 1:
        play(s, "done")
    assert s.save()["start"] == starts
    assert s.actor == starts


@rule("SF-ROUND-04")
def test_play_goes_on_clockwise_from_the_new_start_player():
    s = last_to_retire(3)
    order = []
    for _ in range(4):
        order.append(s.actor)
        die = next(name for name in legal(s) if name.startswith("die:"))
        play(s, die, "discard", "done")
    assert order == [1, 2, 0, 1]


@rule("SF-ROUND-05")
def test_all_markers_go_back_to_the_tavern_area():
    s = last_to_retire(4)
    assert [player(s, seat)["tavern"] for seat in range(4)] == [None] * 4
    assert [name for name in legal(s) if name.startswith("retire")] == [f"retire:tavern{n}" for n in range(1, 6)]


@rule("SF-ROUND-06")
@pytest.mark.parametrize("number", [1, 2])
def test_everything_else_stays_as_it_is(number):
    me = {
        "tiles": ["D2-01@3:3:0"],
        "goods": {"fish": 2, "gold": 1},
        "abilities": ["AB-3"],
        "levels": {"carpentry": 1, "fishery": 2},
        "boat": 3,
        "tokens": ["I-vp1", "II-fish3"],
        "collected": {"I-wood1": 2},
        "points": {"fishing": 7},
    }
    crates = {"crates": {"pier1": ["CR-01"]}, "boat": 2, "goods": {"wood": 3}}
    doc = table(me={**BUSY, **me}, other={**crates, "tavern": "tavern2"}, round=number).save()
    s = play(GAME.restore(doc), "retire:tavern5", "done", "done")
    assert s.save()["round"] == number + 1
    after = s.save()
    for name in ("crate_tops", "crate_left", "tile_tops", "tile_left", "unseen", "scoring", "ability_tiles"):
        assert after[name] == doc[name]
    free = {"workers": 1, "on": {}, "tavern": None, "taken": {}}
    assert after["players"] == [{**doc["players"][0], **free}, {**doc["players"][1], **free}]


@rule("SF-END-01")
def test_the_game_ends_with_round_three_and_the_scores_are_final():
    me = {
        "goods": {"fish": 3},
        "boat": 2,
        "tokens": ["I-vp2"],
        "crates": {"pier4": ["CR-04"]},
        "points": {"fishing": 9},
    }
    s = last_to_retire(me=me, round=3)
    while s.actor == 0:
        play(s, "done")
    assert s.actor is None
    assert s.legal() == []
    assert s.scores()[0]["total"] == 9 + 2 + 1 + 3  # before, token, fish, crate
    assert s.winners() == [0]


@rule("SF-END-02")
def test_nothing_is_reset_after_round_three():
    me = {"on": {"1:2": "worker", "6:3": "white 3", "3:6": "orange 3"}, "taken": {"white": 3, "orange": 3}}
    s = last_to_retire(me=me, other={**BUSY, "on": {"4:1": "worker"}}, round=3, dice={"white 5": 1})
    assert s.actor is None
    assert player(s)["on"] == me["on"]
    assert player(s)["taken"] == me["taken"]
    assert player(s, 1)["on"] == {"4:1": "worker"}
    assert [player(s, seat)["tavern"] for seat in (0, 1)] == ["tavern3", "tavern2"]
    assert s.save()["dice"] == {"white 5": 1}
    assert s.save()["round"] == 3
