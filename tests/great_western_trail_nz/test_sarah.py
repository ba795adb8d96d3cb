"""SOLO: setup, Sarah's turn and her way. Seat 0 is the human."""

import json

import pytest

from support.great_western_trail_nz import GAME, offered, pending, play, player, rule, staff, table
from support.sarah import TYPES, asked, chances, changed, facing, sarah, sarahs, turn

# Setup


@rule("NZ-SOLO-01")
def test_the_table_is_set_up_as_for_two_but_with_one_step_tile():
    doc = GAME.new(players=1, seed=3).save()
    hazards = [tile for tile in doc["tiles"].values() if tile.startswith(("rockfall", "flood"))]
    assert sum(doc["jobs"].values()) + len(hazards) == 4 + 12
    assert set(doc["bonus"]) == {"1:3", "1:4", "2:3"}
    assert len(doc["market"]) == 9
    assert doc["stack_left"] == [3, 3, 3, 3]
    assert doc["step_tiles"] == 1


@rule("NZ-SOLO-01")
def test_the_step_limit_is_that_of_two():
    assert offered(table(1), "move") == {"NA", "NB", "NC"}


@rule("NZ-SOLO-02")
def test_the_human_plays_first_with_7_pounds_4_cards_and_a_token():
    s = GAME.new(players=1, seed=2)
    assert s.actor == 0
    assert (player(s)["pounds"], len(player(s)["hand"]), player(s)["exchange_tokens"]) == (7, 4, 1)
    assert (sarah(s)["space"], sarah(s)["sarah_discards"]) == ("start", [])  # she has not moved yet


@rule("NZ-SOLO-03")
@pytest.mark.parametrize("side", ["a", "b", "mixed"])
def test_sarah_has_discs_a_ship_and_the_same_buildings_as_the_human(side):
    for seed in range(4):
        s = GAME.new(players=1, seed=seed, buildings=side)
        assert sarah(s)["unbuilt"] == player(s)["unbuilt"]
        assert (sarah(s)["pathfinder"], sarah(s)["spare_discs"]) == (0, 15)
        assert (sarah(s)["space"], sarah(s)["ship"]) == ("start", "s0")


@rule("NZ-SOLO-03")
def test_sarah_has_no_storehouses_money_gold_tokens_or_cards():
    s = GAME.new(players=1, seed=2)
    never = {"pounds", "gold", "certificates", "exchange_tokens", "storehouses", "masters", "hand", "deck", "jokers"}
    assert not never & set(sarah(s))
    assert sarah(s)["discards"] == sarah(s)["objectives"] == sarah(s)["harbours"] == []


@rule("NZ-SOLO-04")
def test_sarahs_first_worker_comes_out_of_bag_a_and_is_her_specialization():
    found = set()
    for seed in range(20):
        doc = GAME.new(players=1, seed=seed).save()
        first = [worker for worker, n in doc["sarah"]["workers"].items() if n == 2]
        assert sorted(doc["sarah"]["workers"].values()) == [1, 1, 1, 2]
        assert [doc["sarah"]["specialization"]] == first
        assert sum(doc["bags"][0].values()) == 44 - 4 - 12 - 2 - 1  # job market and hazards, foresight, Sarah
        assert doc["sarah"]["discards"] == []
        assert doc["stack_left"] == [3, 3, 3, 3]  # no bonus card
        found |= set(first)
    assert found == set(TYPES)


@rule("NZ-SOLO-05")
@pytest.mark.parametrize(
    ("level", "removed"),
    [("easy", {1, 6, 8, 14, 15, 16, 17}), ("medium", {14, 15, 16, 17}), ("hard", {10, 11, 12, 13})],
)
def test_the_difficulty_removes_cards(level, removed):
    cards = GAME.new(players=1, seed=1, sarah=level).save()["sarah"]["sarah_deck"]
    assert cards == [f"sarah_{n}" for n in range(1, 18) if n not in removed]


# Her turn


@rule("NZ-SOLO-06")
def test_sarah_moves_then_does_the_actions_in_order_then_the_card_is_discarded():
    s = facing("sarah_7", sarah={"space": "NA"})
    s.listen()
    play(s, "done")
    kinds = [event.kind for event in s.visible(0)]
    order = ["sarah_card", "moves", "pathfinder", "gains_objective"]
    assert [kind for kind in kinds if kind in order] == order
    assert "sarah_7" in sarah(s)["sarah_discards"]
    assert (s.actor, pending(s)) == (0, "phase_a")


@rule("NZ-SOLO-06")
def test_an_empty_deck_is_reshuffled_at_the_start_of_her_turn():
    s = turn("sarah_6")
    assert sarah(s)["sarah_deck"] == []  # not yet
    s = turn("sarah_1", sarah={"sarah_deck": []})
    assert len(sarah(s)["sarah_deck"]) == 12  # one of 13 is drawn
    assert len(sarah(s)["sarah_discards"]) == 1


@rule("NZ-SOLO-06")
def test_her_cards_come_in_random_order():
    doc = facing(" ".join(f"sarah_{n}" for n in range(1, 14))).save()
    drawn = {sarah(play(s, "done"))["sarah_discards"][0] for s in chances(doc)}
    assert len(drawn) > 4


@rule("NZ-SOLO-07")
@pytest.mark.parametrize("space", ["start", "NA", "NB", "NC", "ND", "NE", "NF"])
def test_sarah_does_nothing_at_her_location(space):
    """sarah_9 takes a hazard, but there is none."""
    s = facing("sarah_9", sarah={"space": space}, tiles={"c1": "0/2a"}, jobs={"1:sailor": 1})
    before = s.save()
    play(s, "done")
    assert changed(before, s.save()) <= {"pending", "chance", "sarah", "turn"}
    assert changed(before["sarah"], sarah(s)) == {"space", "sarah_deck", "sarah_discards"}


@rule("NZ-SOLO-07")
def test_a_building_she_raises_below_herself_is_not_hers_to_use():
    s = turn(
        "sarah_4", sarah={"space": "start", "workers": staff(craftsman=2)}, me={"space": "ND"}, tiles={"d1": "1/1a"}
    )
    assert (sarah(s)["space"], player(s)["pounds"]) == ("ND", 10)
    assert s.save()["used"] == {}


FIXED = {1: 3, 2: 4, 3: 3, 4: 4, 5: 2, 6: 5, 7: 3, 8: 4, 9: 2}
STOPS = ["start", "NA", "NB", "NC", "ND", "NE", "NF", "NG", "NH"]


@rule("NZ-SOLO-08")
@pytest.mark.parametrize(("card", "steps"), FIXED.items())
def test_cards_1_to_9_have_a_number_of_steps(card, steps):
    s = turn(
        f"sarah_{card}", sarah={"workers": staff(4, 1, 5, 1)}, market=[], me={"space": "NH"}, tiles={"h3": "1/10a"}
    )
    assert sarah(s)["space"] == STOPS[steps]


@rule("NZ-SOLO-08")
@pytest.mark.parametrize("specialization", TYPES)
@pytest.mark.parametrize("card", range(10, 18))
def test_cards_10_to_17_count_workers(card, specialization):
    """13 and 17 have extra steps: see test_sarah_actions.py."""
    workers = {**staff(2, 1, 4, 3), specialization: 5}
    wanted = TYPES[card - 10] if card < 14 else specialization
    hers = {"workers": workers, "specialization": specialization}
    s = turn(f"sarah_{card}", sarah=hers, market=[], tiles={"h3": "1/10a"}, me={"space": "NH"})
    extra = {13: 1, 17: 2}.get(card, 0) if specialization != "shearer" else 0
    assert sarah(s)["space"] == STOPS[workers[wanted] + extra]


@rule("NZ-SOLO-08")
@pytest.mark.parametrize(("space", "card"), [("NH", "sarah_6"), ("NG", "sarah_6"), ("NH", "sarah_12")])
def test_wellington_stops_her(space, card):
    s = turn(card, sarah={"space": space})
    assert sarah(s)["posts"] == {"lp6": 1}
    assert sarah(s)["space"] == "start"  # not a step further


ROCK = "rockfall_2_green"
FORKS = {
    "fewest steps": ("NA", {"a1": "0/2a"}, "NB"),
    "fewest steps, the other branch": ("NA", {"a1": "1/2a", "rock1": ROCK, "rr1": "1/3a"}, "a1"),
    "steps count before fees": ("NA", {"a1": "0/7a", "rr1": "1/2a", "rr2": "1/3a"}, "a1"),
    "least fee, though it is the bank's": ("NA", {"a1": "0/7a", "rock1": ROCK}, "rock1"),
    "least fee, though it is the human's": ("NA", {"a1": "0/4a", "rock1": ROCK}, "a1"),
    "a hazard against a building without hand": ("NA", {"a1": "0/2a", "rock1": "rockfall_2_black"}, "a1"),
    "two hands are more than one": ("NA", {"a1": "0/7a", "rr1": "0/1a"}, "rr1"),
    "her own hands cost nothing": ("NA", {"a1": "1/7a", "rock1": "rockfall_2_black"}, "a1"),
    "equal fees: rather to the bank": ("NA", {"a1": "0/1a", "rock1": ROCK}, "rock1"),
    "at H to Wellington": ("NH", {"h3": "0/2a"}, "start"),
}


@rule("NZ-SOLO-09")
@pytest.mark.parametrize(("space", "tiles", "end"), FORKS.values(), ids=list(FORKS))
def test_at_a_fork_sarah_takes_the_best_branch(space, tiles, end):
    s = turn("sarah_12", sarah={"space": space}, tiles=tiles)
    assert not asked(s)
    assert sarah(s)["space"] == end


@rule("NZ-SOLO-09")
@pytest.mark.parametrize("branch", ["c1", "c3"])
def test_of_equal_branches_the_human_chooses(branch):
    s = turn("sarah_12", sarah={"space": "NC"}, tiles={"c1": "1/1a", "c3": "1/2a"})
    assert (s.actor, pending(s), offered(s)) == (0, "sarah_fork", {"via:c1", "via:c3"})
    play(s, f"via:{branch}")
    assert (sarah(s)["space"], pending(s)) == (branch, "phase_a")
    assert sarah(s)["pathfinder"] == 1  # her action follows


@rule("NZ-SOLO-09")
def test_the_human_is_asked_at_the_fork_that_matters():
    tiles = {"c1": "1/1a", "c3": "1/2a", "e1": "1/3a", "p7a": "0/2a"}
    s = turn("sarah_7", sarah={"space": "NC"}, tiles=tiles)  # 3 steps: c1 or c3, ND, NE
    assert not asked(s)
    s = turn("sarah_8", sarah={"space": "NC"}, tiles=tiles)  # 4 steps: the choice is at NE
    assert offered(s) == {"via:e1", "via:p7a"}
    assert sarah(play(s, "via:p7a"))["space"] == "p7a"


@rule("NZ-SOLO-09")
@pytest.mark.parametrize(("branch", "pounds"), [("a1", 2), ("rock1", 0)])
def test_equal_branches_matter_also_for_the_fees_gained_in_this_move(branch, pounds):
    tiles = {"a1": "0/1a", "a2": "0/2a", "rr1": "0/3a", "rr2": "0/8a"}  # 2 pounds at the first or at the second step
    s = turn("sarah_12", sarah={"space": "NA"}, tiles=tiles)
    assert offered(s) == {"via:a1", "via:rock1"}
    assert player(play(s, f"via:{branch}"))["pounds"] == 10 + pounds


@rule("NZ-SOLO-09")
def test_nothing_is_asked_where_all_branches_end_alike():
    assert not asked(turn("sarah_12", sarah={"space": "NC"}))  # no location on either branch
    tiles = {"c1": "1/1a", "c3": "1/2a"}
    assert not asked(turn("sarah_9", sarah={"space": "NC"}, tiles=tiles))  # 2 steps: to ND either way


@rule("NZ-SOLO-09")
@pytest.mark.parametrize("branch", ["c1", "c3"])
def test_her_turn_goes_on_from_a_saved_position(branch):
    s = turn("sarah_12", sarah={"space": "NC", "workers": staff(sailor=1)}, tiles={"c1": "1/1a", "c3": "0/2a"})
    text = json.dumps(s.save())
    twin = GAME.restore(json.loads(text))
    assert json.dumps(twin.save()) == text
    assert [frame["step"] for frame in twin.save()["pending"]] == [
        *["sarah_end", "sarah_wellington", "sarah_sailors", "sarah_pathfinder", "sarah_fork"],
    ]
    assert play(twin, f"via:{branch}").save() == play(s, f"via:{branch}").save()


ROCKS = {"rock1": ROCK, "rock2": "rockfall_3_green", "rock3": "rockfall_3_black", "rock4": "rockfall_4_black"}


@rule("NZ-SOLO-10")
@pytest.mark.parametrize(
    ("tiles", "pounds"),
    [
        ({"a1": "0/1a", "a2": "0/2a"}, 2),  # passed
        ({"a1": "0/2a", "a2": "0/4a"}, 1),  # entered
        ({"a1": "0/1a", "a2": "0/7a"}, 2 + 3),  # both, the second with two hands
        ({"a1": "0/2a", "a2": "0/3a"}, 0),
        ({"a1": "1/1a", "a2": "1/4a"}, 0),  # her own
    ],
)
@pytest.mark.parametrize("flipped", [False, True])
def test_the_human_gains_the_fees_of_own_buildings_from_the_bank(tiles, pounds, flipped):
    """Also with the own fee tile flipped: that concerns what the human pays."""
    s = turn("sarah_9", sarah={"space": "NA"}, me={"no_fees": flipped}, tiles={**tiles, **ROCKS})
    assert sarah(s)["space"] == "a2"
    assert player(s)["pounds"] == 10 + pounds


@rule("NZ-SOLO-10")
def test_fees_for_sarahs_buildings_go_to_the_bank():
    s = table(1, me={"space": "NA"}, tiles={"a1": "1/7a"}, sarah=sarahs(unbuilt=[]))
    hers = sarah(s)
    play(s, "move:a1")
    assert player(s)["pounds"] == 10 - 3
    assert sarah(s) == hers


@rule("NZ-SOLO-03")
def test_a_copy_of_the_table_has_a_sarah_of_its_own():
    s = facing("sarah_8", sarah={"space": "NH"}, tiles={"rock1": ROCK}, bonus={"1:3": "bonus_wool"})
    before = s.save()
    later = play(s.copy(), "done").save()
    assert changed(before["sarah"], later["sarah"]) >= {"space", "captured", "posts", "spare_discs"}
    assert s.save() == before
    assert play(s, "done").save() == later
