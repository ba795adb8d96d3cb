"""HIRE: workers from the job market, their cost and the immediate actions of their rows."""

import pytest

from support.great_western_trail_nz import at, offered, pending, play, player, rule, staff, table, visiting

HIRE, HIRE_3 = "use:hire_0", "use:hire_3"  # of neutral building A
COSTS = [8, 7, 6, 5, 4]
SHEEP = ["dorset_horn", "hampshire", "ryeland", "suffolk"]


def hiring(jobs, *, step="hire_0", me=None, **fields):
    """Seat 0 is about to hire; what is the only choice is hired already."""
    return table(me={"pounds": 40, **(me or {})}, jobs=jobs, pending=at(step), **fields)


def hired(worker, space, **fields):
    """Seat 0 has just put a worker of this type on this space of its row, for 8 of 40 pounds."""
    me = {"workers": {**staff(), worker: space - 1}, **fields.pop("me", {})}
    return hiring({f"1:{worker}": 1}, me=me, **fields)


@rule("NZ-HIRE-01")
def test_exactly_one_worker_is_taken_paid_and_put_on_the_player_board():
    s = play(visiting("NA", me={"pounds": 40}, jobs={"1:shepherd": 1, "3:sailor": 1, "2:shearer": 1}), HIRE)
    assert offered(s) == {"hire:1:shepherd", "hire:3:sailor", "hire:2:shearer"}
    play(s, "hire:1:shepherd", "done")
    assert s.save()["jobs"] == {"3:sailor": 1, "2:shearer": 1}
    assert (player(s)["workers"], player(s)["pounds"]) == (staff(shepherd=2), 32)
    assert pending(s) == "visit"


@rule("NZ-HIRE-01")
@pytest.mark.parametrize("modifier", [0, 3, -2, -3])
@pytest.mark.parametrize("row", range(1, 6))
def test_the_price_is_that_of_the_row_with_the_modifier_of_the_icon(row, modifier):
    price = COSTS[row - 1] + modifier
    jobs = {f"{row}:shearer": 1}
    workers = staff(shearer=2)  # nothing is printed on the third space
    s = hiring(jobs, step=f"hire_{modifier}", me={"pounds": price, "workers": workers})
    assert (player(s)["pounds"], player(s)["workers"]["shearer"]) == (0, 3)
    s = hiring(jobs, step=f"hire_{modifier}", me={"pounds": price - 1, "workers": workers})
    assert (player(s)["pounds"], player(s)["workers"]["shearer"]) == (price - 1, 2)


@rule("NZ-HIRE-02")
@pytest.mark.parametrize("worker", ["shepherd", "craftsman", "sailor", "shearer"])
def test_workers_fill_their_row_from_the_left_behind_the_printed_one(worker):
    for space in (2, 3, 4, 5):
        assert player(hired(worker, space))["workers"] == {**staff(), worker: space}


@rule("NZ-HIRE-03")
def test_a_row_of_five_workers_takes_no_more():
    jobs = {"1:sailor": 1, "1:shearer": 1, "2:shearer": 1}
    s = hiring(jobs, me={"workers": staff(sailor=5)})
    assert offered(s, "hire") == {"1:shearer", "2:shearer"}
    assert HIRE not in offered(visiting("NA", me={"pounds": 40, "workers": staff(sailor=5)}, jobs={"1:sailor": 1}))


@rule("NZ-HIRE-05")
def test_workers_of_every_row_can_be_hired_wherever_the_token_lies():
    jobs = {f"{row}:craftsman": 1 for row in range(1, 6)}
    assert offered(hiring(jobs, token_row=1), "hire") == {f"{row}:craftsman" for row in range(1, 6)}


@rule("NZ-HIRE-06")
def test_gaps_are_not_closed_and_the_next_worker_of_the_type_takes_the_topmost():
    jobs = {"1:sailor": 1, "2:sailor": 1, "3:sailor": 1, "1:shearer": 1}
    s = play(hiring(jobs, me={"workers": staff(sailor=3)}), "hire:2:sailor")
    left = {"1:sailor": 1, "3:sailor": 1, "1:shearer": 1}
    assert s.save()["jobs"] == left
    me = {"space": "wellington", "hand": []}
    tiles = ["sailor", "shepherd", None, None]
    s = table(me=me, jobs=left, foresight=tiles, pending=at("foresight_a"))
    play(s, "foresight:sailor")
    assert s.save()["jobs"] == {**left, "2:sailor": 1}


@rule("NZ-HIRE-07")
@pytest.mark.parametrize(
    ("workers", "points"),
    [(staff(4, 4, 4, 4), 0), (staff(5), 4), (staff(shearer=5), 4), (staff(5, 5), 8), (staff(5, 5, 5, 5), 16)],
)
def test_a_worker_on_the_fifth_space_is_worth_four_points(workers, points):
    assert table(me={"workers": workers}).scores()[0]["workers_storehouses"] == points


# Immediate actions

IMMEDIATE = {  # worker, space: the click
    ("shepherd", 2): "exchange_token_1",
    ("shepherd", 3): "take_market_one_for_4",
    ("shepherd", 4): "buy_sheep",
    ("shepherd", 5): "take_market_one_or_two",  # or less: test_waivers.py
    ("craftsman", 2): "pathfinder_1",
    ("craftsman", 3): "build_2",
    ("craftsman", 4): None,
    ("craftsman", 5): "build_1",
    ("sailor", 2): "discard_any+cert_1",
    ("sailor", 3): "gold_1",
    ("sailor", 4): None,
    ("sailor", 5): "ship_5",
    ("shearer", 2): "card_romney",
    ("shearer", 3): None,
    ("shearer", 4): "card_romney",
    ("shearer", 5): None,
}


@rule("NZ-HIRE-04", "NZ-HIRE-08")
@pytest.mark.parametrize(("place", "use"), IMMEDIATE.items())
def test_the_covered_space_offers_its_action_at_once_and_it_may_be_waived(place, use):
    s = hired(*place)
    if use is None:
        assert s.actor == 1  # nothing to decide: the turn is over
    else:
        assert offered(s) - {"use:take_market_one_of_two"} == {"done", f"use:{use}"}
        before = player(s)
        play(s, "done")
        assert s.actor == 1
        assert [player(s)[name] for name in ("pounds", "gold", "certificates")] == [
            before[name] for name in ("pounds", "gold", "certificates")
        ]


@rule("NZ-HIRE-04", "NZ-HIRE-08")
@pytest.mark.parametrize(
    ("place", "clicks", "field", "value"),
    [
        (("shepherd", 2), ["use:exchange_token_1"], "exchange_tokens", 1),
        (("craftsman", 2), ["use:pathfinder_1"], "pathfinder", 1),
        (("sailor", 2), ["use:discard_any+cert_1"], "certificates", 1),
        (("sailor", 3), ["use:gold_1"], "gold", 1),
        (("shearer", 2), ["use:card_romney"], "discards", ["romney"]),
        (("shearer", 4), ["use:card_romney"], "discards", ["romney"]),
    ],
)
def test_what_the_small_ones_give(place, clicks, field, value):
    s = play(hired(*place), *clicks)
    assert player(s)[field] == value
    assert player(s)["pounds"] == 32


@rule("NZ-HIRE-04")
def test_an_action_not_used_at_once_is_gone():
    s = play(visiting("NA", me={"pounds": 40, "hand": ["merino"]}, jobs={"1:sailor": 1}), HIRE)
    assert (pending(s), offered(s, "use")) == ("may use discard_any+cert_1", {"discard_any+cert_1"})
    play(s, "done")
    assert "use:discard_any+cert_1" not in offered(s)


@rule("NZ-HIRE-09")
def test_four_pounds_for_a_hampshire_or_ryeland_on_top_of_the_draw_stack():
    me = {"deck": ["merino"] * 3 + ["southdown"] * 3, "hand": ["shropshire"] * 3}
    s = play(hired("shepherd", 3, market=[*SHEEP, "lincoln"], me=me), "use:take_market_one_for_4")
    assert offered(s) == {"take:hampshire", "take:ryeland"}
    play(s, "take:ryeland")
    assert (player(s)["pounds"], player(s)["discards"]) == (40 - 8 - 4, [])
    assert s.save()["market"] == ["dorset_horn", "lincoln", "hampshire", "suffolk"]
    assert player(s)["hand"] == ["shropshire"] * 3 + ["ryeland"]  # phase C drew it first


@rule("NZ-HIRE-09")
@pytest.mark.parametrize(("market", "pounds"), [(SHEEP, 11), (["dorset_horn", "lincoln", "suffolk"], 40)])
def test_only_what_lies_in_the_market_and_can_be_paid_is_taken(market, pounds):
    s = hired("shepherd", 3, market=market, me={"pounds": pounds})
    assert s.actor == 1  # 3 of 11 pounds are left, or there is no such sheep
    assert player(s)["top"] == []


@rule("NZ-HIRE-09")
def test_the_last_four_pounds_are_enough():
    s = play(hired("shepherd", 3, market=SHEEP, me={"pounds": 12}), "use:take_market_one_for_4", "take:hampshire")
    assert player(s)["pounds"] == 0


@rule("NZ-HIRE-09", "NZ-HIRE-10")
def test_the_fifth_shepherd_brings_a_hampshire_or_ryeland_or_two_sheep_of_two_points_for_nothing():
    market = [*SHEEP, "lincoln", "corriedale", "corriedale"]
    s = play(hired("shepherd", 5, market=market), "use:take_market_one_or_two")
    assert offered(s) == {"take:hampshire", "take:ryeland", "take:lincoln", "take:corriedale"}
    one = play(s.copy(), "take:hampshire")
    assert (one.actor, player(one)["discards"], player(one)["pounds"]) == (1, ["hampshire"], 32)
    two = play(s.copy(), "take:lincoln")  # only corriedales are left for the second
    assert (two.actor, player(two)["discards"], player(two)["pounds"]) == (1, ["lincoln", "corriedale"], 32)
    same = play(s, "take:corriedale")
    assert offered(same) == {"take:lincoln", "take:corriedale"}
    assert player(play(same, "take:corriedale"))["discards"] == ["corriedale", "corriedale"]
    s = play(hired("shepherd", 5, market=["lincoln", "corriedale", "suffolk"]), "use:take_market_one_or_two")
    assert offered(s) == {"take:lincoln", "take:corriedale"}  # two are enough


@rule("NZ-HIRE-10")
def test_a_single_sheep_of_two_points_cannot_be_taken():
    s = play(hired("shepherd", 5, market=[*SHEEP, "lincoln"]), "use:take_market_one_or_two")
    assert offered(s) == {"take:hampshire", "take:ryeland"}
    assert hired("shepherd", 5, market=["dorset_horn", "corriedale", "suffolk"]).actor == 1


@rule("NZ-HIRE-11")
def test_an_action_of_the_row_counts_the_worker_just_placed():
    s = play(hired("shepherd", 4, market=["suffolk"], market_stack=[]), "use:buy_sheep")
    assert offered(s, "buy") == {"b2c", "b4"}  # four shepherds
    s = play(hired("craftsman", 3), "use:build_2")
    assert offered(s, "build") == {"1a", "2a", "3a", "4a", "5a"}  # up to three craftsmen
    s = play(hired("craftsman", 5), "use:build_1")
    assert offered(s, "build") == {"1a", "2a", "3a", "4a", "5a", "6a", "7a"}
    assert player(play(s, "build:7a", "site:a1"))["pounds"] == 40 - 8 - 5
    s = play(hired("sailor", 5), "use:ship_5")
    assert {"u5", "m5", "l5"} <= offered(s, "sail")
    assert not {"u6", "m6", "l6"} & offered(s, "sail")  # further than five spaces
