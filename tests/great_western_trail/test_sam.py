"""SOLO: setup, Sam's turn and his way. Seat 0 is the human."""

import pytest

from support.great_western_trail import GAME, document, offered, play, player, rule, table, waiting
from support.sam import TYPES, chances, changed, facing, sam, turn, workers

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
    assert list(doc["jobs"]) == ["1:3", "1:4", "2:3"]
    assert doc["token_row"] == 1
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
    other = TYPES[TYPES.index(worker) - 1]
    his = {"workers": {**workers(), worker: column - 1}, "specialization": worker}
    if column == 2:
        his = {"workers": {**workers(), other: 2}, "specialization": other}
    tiles = {"flood1": "flood_4_green", "outlaw1": "green_outlaw"}
    s = facing("sam_1", sam=his, tiles=tiles, jobs={f"1:{worker}": 1, "2:cowboy": 1})
    before = s.save()
    play(s, "done")
    assert sam(s)["workers"][worker] == column
    assert changed(before["sam"], sam(s)) == {"workers", "space", "sam_deck", "sam_discards"}
    assert s.save()["tiles"] == before["tiles"]
    assert waiting(s) == {"2:cowboy": 1}


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
    kinds = [event.kind for event in s.visible(0)]
    assert kinds.index("sam_card") < kinds.index("moves") < kinds.index("sam_hires")
    assert sam(s)["space"] == "nA"
    assert sam(s)["sam_deck"] == []
    assert "sam_1" in sam(s)["sam_discards"]
    assert s.actor == 0


@rule("GWT-SOLO-07")
def test_what_the_action_changes_does_not_move_him_further():
    """sam_10: as many steps as buildings, then he builds one more."""
    s = turn("sam_10", sam={"specialization": "builder"}, tiles={"fr1": "0/2a", "fr2": "1/10b"})
    assert sam(s)["space"] == "nA"
    assert s.save()["tiles"]["a1"] == "1/4b"


@rule("GWT-SOLO-07")
def test_an_empty_deck_is_reshuffled():
    s = turn("", sam={"sam_deck": []})
    assert sam(s)["space"] != "start"
    assert (len(sam(s)["sam_deck"]), len(sam(s)["sam_discards"])) == (14, 1)


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
    assert changed(before, s.save()) <= {"pending", "chance", "sam", "turn"}
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
    s = table(1, me={"space": "nA"}, tiles={"a1": "1/4b"}, sam=document(1)["sam"])
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
    his = {"workers": workers(cowboy=2, builder=5, engineer=5), "specialization": "engineer"}
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
    foresight = [None, None, "cowboy", "cowboy", "orange_outlaw", "orange_outlaw"]
    his = {"space": "nG", "workers": workers(engineer=2)}
    s = turn("sam_1", sam=his, foresight=foresight, jobs={"3:builder": 1})
    assert waiting(s) == {"3:builder": 1, "3:cowboy": 1}
    assert s.save()["token_row"] == 3
    assert sam(s)["workers"] == workers(engineer=2)
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
        his = {"specialization": specialization, "workers": {**workers(), specialization: 2}}
        s = facing(card, sam=his, market=["corriente"], jobs={"1:engineer": 1})
        before = s.save()
        play(s, "done")
        acted = changed(before, s.save()) - {"pending", "chance", "sam", "turn"} or sam(s)["engine"] != "0"
        assert bool(acted) == (specialization == wanted)
        steps = {"sam_10": 1, "sam_11": 1, "sam_14": 2, "sam_15": 2}.get(card, his["workers"]["cowboy"])
        assert sam(s)["space"] == ("nA", "nB")[steps - 1]  # he moves all the same


@rule("GWT-SOLO-04", "GWT-SOLO-07")
@pytest.mark.parametrize("specialization", TYPES)
def test_a_copied_table_has_a_sam_of_its_own(specialization):
    assert GAME.new(players=1, seed=3).copy().save() == GAME.new(players=1, seed=3).save()
    his = {"specialization": specialization, "workers": {**workers(), specialization: 2}, "sam_discards": ["sam_2"]}
    s = facing("sam_1 sam_3", sam=his, jobs={"1:cowboy": 1, "1:builder": 1}, display=["aux_ny"])
    before = s.save()
    twin = s.copy()
    assert twin.save() == before
    play(twin, "done")
    assert s.save() == before
    assert changed(before["sam"], sam(twin)) >= {"sam_deck", "sam_discards", "space"}
