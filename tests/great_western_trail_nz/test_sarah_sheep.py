"""SOLO: what Sarah takes from the sheep market. Seat 0 is the human."""

import json

import pytest

from support.great_western_trail_nz import GAME, offered, pending, play, player, rule, staff
from support.sarah import TYPES, facing, gone, sarah, turn

ALL = ["dorset_horn", "lincoln", "lincoln", "corriedale", "hampshire", "ryeland", "suffolk"]
ENTRIES = {
    1: ["dorset_horn"],
    2: ["corriedale"],
    3: ["corriedale", "lincoln"],
    4: ["suffolk", "dorset_horn"],
    5: ["suffolk", "ryeland"],
}


@rule("NZ-SOLO-22")
@pytest.mark.parametrize("card", ["sarah_3", "sarah_10"])
@pytest.mark.parametrize(("shepherds", "bought"), ENTRIES.items())
def test_sarah_takes_the_entry_for_all_her_shepherds(card, shepherds, bought):
    if shepherds == 1:  # another type has more then
        card, hers = "sarah_3", {"workers": staff(1, sailor=2), "specialization": "sailor"}
    else:
        hers = {"workers": staff(shepherds)}
    s = facing(card, sarah=hers, market=ALL)
    stack = len(s.save()["market_stack"])
    play(s, "done")
    assert sorted(sarah(s)["discards"]) == sorted(bought)
    assert gone(ALL, s.save()["market"]) == sorted(bought, key=ALL.index)
    assert len(s.save()["market_stack"]) == stack
    assert player(s)["pounds"] == 10


LACKING = {
    "no Suffolk for 5, none for 4, one of 2 points for 3": (5, ["lincoln", "ryeland"], ["lincoln"], 5),
    "no sheep of the second part for 5, both for 4": (5, ["dorset_horn", "suffolk"], ["suffolk", "dorset_horn"], 2),
    "Suffolk alone is no entry": (4, ["suffolk", "lincoln", "lincoln"], ["lincoln", "lincoln"], 2),
    "one sheep of 2 points only": (3, ["corriedale", "suffolk"], ["corriedale"], 2),
    "two shepherds lost": (3, ["dorset_horn", "suffolk"], ["dorset_horn"], 4),
    "all shepherds lost": (2, ["suffolk"], [], 4),
}


@rule("NZ-SOLO-22")
@pytest.mark.parametrize(("shepherds", "market", "bought", "added"), LACKING.values(), ids=list(LACKING))
def test_a_shepherd_adds_two_cards_where_the_market_lacks_the_entry(shepherds, market, bought, added):
    """The stack has only Hampshires to add."""
    s = turn("sarah_3", sarah={"workers": staff(shepherds)}, market=market, market_stack=["hampshire"] * 5)
    assert sarah(s)["discards"] == bought
    assert sorted(s.save()["market"]) == sorted(gone(market, bought) + ["hampshire"] * added)


@rule("NZ-SOLO-22")
def test_an_entry_is_taken_whole_or_not_at_all():
    """A Suffolk lies there, but no Hampshire or Ryeland (5) and no Dorset Horn (4): she takes two of 2 points (3)."""
    market = ["lincoln", "corriedale", "corriedale", "suffolk"]
    s = turn("sarah_3", sarah={"workers": staff(5)}, market=market, market_stack=[])
    assert sarah(s)["discards"] == ["lincoln", "corriedale"]
    assert s.save()["market"] == ["corriedale", "suffolk"]


@rule("NZ-SOLO-22")
def test_an_empty_stack_adds_nothing_but_takes_the_shepherd():
    s = turn("sarah_3", sarah={"workers": staff(5)}, market=["lincoln"], market_stack=[])
    assert sarah(s)["discards"] == ["lincoln"]  # the entry for 2


@rule("NZ-SOLO-23")
@pytest.mark.parametrize(
    ("shepherds", "market", "bought"),
    [
        (2, ["lincoln", "lincoln", "corriedale"], ["corriedale"]),  # the rarer breed
        (2, ["lincoln", "corriedale", "corriedale"], ["lincoln"]),
        (3, ["lincoln"] * 3 + ["corriedale"] * 2, ["corriedale", "corriedale"]),
        (3, ["lincoln"] * 2 + ["corriedale"] * 3, ["lincoln", "lincoln"]),
        (3, ["lincoln"] * 3 + ["corriedale"], ["corriedale", "lincoln"]),
        (5, ["suffolk", "hampshire", "ryeland", "ryeland"], ["suffolk", "ryeland"]),  # points before rarity
    ],
)
def test_most_points_then_the_rarer_breed(shepherds, market, bought):
    s = turn("sarah_3", sarah={"workers": staff(shepherds)}, market=market)
    assert sarah(s)["discards"] == bought


@rule("NZ-SOLO-42")
@pytest.mark.parametrize("breed", ["lincoln", "corriedale"])
def test_of_breeds_equally_rare_the_human_chooses(breed):
    market = ["lincoln", "lincoln", "corriedale", "corriedale"]
    s = turn("sarah_3", sarah={"workers": staff(3)}, market=market)
    assert (s.actor, pending(s), offered(s)) == (0, "sarah_breed", {"take:lincoln", "take:corriedale"})
    s = GAME.restore(json.loads(json.dumps(s.save())))
    play(s, f"take:{breed}")
    assert sarah(s)["discards"] == [breed, breed]  # then it is the rarer one
    assert player(s)["discards"] == []


RED_OR_YELLOW = {
    "the rarer: red": (["lincoln", "corriedale", "corriedale"], ["lincoln"]),
    "the rarer: yellow": (["lincoln", "lincoln", "corriedale"], ["corriedale"]),
    "only one of them": (["lincoln", "suffolk"], ["lincoln"]),
    "neither": (["hampshire", "suffolk"], []),
}


@rule("NZ-SOLO-24")
@pytest.mark.parametrize("specialization", TYPES[1:])
@pytest.mark.parametrize(("market", "bought"), RED_OR_YELLOW.values(), ids=list(RED_OR_YELLOW))
def test_10_another_specialist_takes_a_red_or_yellow_sheep(market, bought, specialization):
    hers = {"workers": staff(4, 4, 4, 4), "specialization": specialization}
    s = facing("sarah_10", sarah=hers, market=market)
    stack = len(s.save()["market_stack"])
    play(s, "done")
    assert sarah(s)["discards"] == bought
    assert len(s.save()["market_stack"]) == stack


@rule("NZ-SOLO-24")
@pytest.mark.parametrize("orange", [["dorset_horn"], []])
@pytest.mark.parametrize(("market", "bought"), RED_OR_YELLOW.values(), ids=list(RED_OR_YELLOW))
def test_14_another_specialist_takes_an_orange_sheep_too(market, bought, orange):
    hers = {"workers": staff(2, 2, 2, 2), "specialization": "sailor"}
    s = facing("sarah_14", sarah=hers, market=orange + market)
    stack = len(s.save()["market_stack"])
    play(s, "done")
    assert sarah(s)["discards"] == bought + orange
    assert len(s.save()["market_stack"]) == stack


@rule("NZ-SOLO-24")
def test_14_shepherds_add_two_cards_free_and_buy():
    s = turn("sarah_14", sarah={"workers": staff(2)}, market=[], market_stack=["lincoln", "hampshire"])
    assert sarah(s)["discards"] == ["lincoln"]  # still with both shepherds
    assert s.save()["market"] == ["hampshire"]
