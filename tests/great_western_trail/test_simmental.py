"""VARIANT: Simmentals, which grow up in Kansas City."""

import pytest

from support.great_western_trail import GAME, at, legal, offered, pending, play, player, rule, table

SIMMENTAL = {"simmental": True}
STAGES = ["simmental_1", "simmental_2", "simmental_3"]


def variant(**fields):
    return table(options=SIMMENTAL, **fields)


def kansas_city(*hand, **fields):
    """Seat 0 reveals this hand in Kansas City; there are no foresight tiles."""
    return variant(me={"space": "kc", "hand": list(hand)}, pending=at("kansas_city"), **fields)


def visiting(space, *hand, **fields):
    """Seat 0 has reached a building with this hand."""
    return variant(me={"space": space, "hand": list(hand)}, pending=at("visit"), **fields)


def buying(cowboys, dollars, **fields):
    workers = {"cowboy": cowboys, "builder": 1, "engineer": 1}
    return variant(me={"workers": workers, "dollars": dollars}, pending=at("buy"), **fields)


@rule("GWT-VARIANT-01")
def test_eight_calves_are_shuffled_into_the_market_cards():
    found = set()
    for seed in range(10):
        doc = GAME.new(players=2, seed=seed, simmental=True).save()
        cards = doc["market"] + doc["market_stack"]
        assert len(cards) == 36 + 8
        assert cards.count("simmental_1") == 8
        found.add(doc["market"].count("simmental_1"))
    assert len(found) > 2


@rule("GWT-VARIANT-01")
def test_stages_2_and_3_are_two_side_stacks_that_all_see():
    s = GAME.new(players=2, seed=1, simmental=True)
    assert s.save()["side"] == [8, 8]
    assert s.view(None)["side"] == [8, 8]
    cards = s.save()["market"] + s.save()["market_stack"]
    assert not {"simmental_2", "simmental_3"} & set(cards)


@rule("GWT-VARIANT-01")
def test_without_the_variant_there_are_none():
    doc = GAME.new(players=2, seed=1).save()
    assert doc["side"] == [0, 0]
    assert len(doc["market"] + doc["market_stack"]) == 36
    assert not set(STAGES) & set(doc["market"] + doc["market_stack"])


@rule("GWT-VARIANT-02")
@pytest.mark.parametrize(("players", "size"), [(1, 9), (2, 9), (3, 12), (4, 15)])
def test_the_market_begins_with_two_more_cards(players, size):
    assert len(GAME.new(players=players, seed=4, simmental=True).save()["market"]) == size


@rule("GWT-VARIANT-02")
@pytest.mark.parametrize(("players", "size"), [(2, 9), (3, 12), (4, 15)])
def test_the_market_is_refilled_to_that_size(players, size):
    s = table(
        players,
        options=SIMMENTAL,
        me={"space": "kc"},
        market=["longhorn", "simmental_1"],
        token_row=5,
        jobs={"6:builder": players - 1},
        foresight=[None, None, "cowboy", "builder", None, None],
        pending=at("kansas_city"),
    )
    play(s, "foresight:cowboy")
    assert s.save()["token_row"] == 6  # along a yellow arrow
    assert len(s.save()["market"]) == size


@rule("GWT-VARIANT-03")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_orange_cards_are_shown_leftmost(seat):
    s = variant(market=["hereford_5", "simmental_1", "black_angus", "longhorn", "simmental_1", "shorthorn_3"])
    shown = ["simmental_1", "simmental_1", "black_angus", "longhorn", "shorthorn_3", "hereford_5"]
    assert s.view(seat)["market"] == shown


@rule("GWT-VARIANT-04")
@pytest.mark.parametrize(("cowboys", "option", "dollars"), [(1, "simm_1", 8), (2, "simm_2", 5)])
def test_a_calf_is_bought_with_one_cowboy_or_two(cowboys, option, dollars):
    s = buying(cowboys, dollars, market=["simmental_1", "shorthorn_3"])
    assert offered(s, "buy") == {option, "reveal"}
    play(s, f"buy:{option}")
    assert player(s)["dollars"] == 0
    assert player(s)["discards"] == ["simmental_1"]
    assert s.save()["market"] == ["shorthorn_3"]


@rule("GWT-VARIANT-04")
@pytest.mark.parametrize(("cowboys", "dollars"), [(1, 7), (2, 4)])
def test_a_calf_costs_no_less(cowboys, dollars):
    s = buying(cowboys, dollars, market=["simmental_1"])
    assert offered(s, "buy") == {"reveal"}


@rule("GWT-VARIANT-04")
def test_no_other_option_buys_a_calf():
    assert offered(buying(5, 40, market=["simmental_1", "simmental_1"]), "buy") == {"simm_1", "simm_2", "reveal"}
    assert not {"simm_1", "simm_2"} & offered(buying(5, 40, market=["longhorn", "hereford_5"]), "buy")


@rule("GWT-VARIANT-05")
def test_after_the_income_calves_become_heifers_and_then_heifers_become_cows():
    s = kansas_city("simmental_1", "simmental_1", "simmental_2", "criollo")
    assert player(s)["dollars"] == 10 + 5
    assert legal(s) == ["done", "raise:simmental_1"]
    play(s, "raise:simmental_1", "raise:simmental_1")
    assert player(s)["hand"] == ["criollo", "simmental_2"]  # not discarded yet
    assert legal(s) == ["done", "raise:simmental_2"]
    play(s, "raise:simmental_2")
    assert sorted(player(s)["discards"]) == ["criollo", "simmental_2", "simmental_2", "simmental_3"]
    assert s.save()["cards_out"] == {"simmental_1": 1 + 2, "simmental_2": 1}  # one for the heifer in hand
    assert s.save()["side"] == [7 - 2, 8 - 1]


@rule("GWT-VARIANT-05")
def test_any_number_of_them_may_grow():
    hand = ["simmental_1", "simmental_1", "simmental_2", "simmental_2"]
    none = play(kansas_city(*hand), "done", "done")
    assert pending(none) == "deliver"
    assert sorted(player(none)["discards"]) == hand
    one = play(kansas_city(*hand), "raise:simmental_1", "done", "done")
    assert sorted(player(one)["discards"]) == ["simmental_1", "simmental_2", "simmental_2", "simmental_2"]


@rule("GWT-VARIANT-05")
def test_the_last_calf_becomes_the_last_heifer_of_the_side_stack():
    s = kansas_city("simmental_1", "criollo", side=[1, 8], market=[])
    play(s, "raise:simmental_1")
    assert pending(s) == "deliver"
    assert s.save()["side"] == [0, 8]


@rule("GWT-VARIANT-05")
def test_cards_not_in_hand_do_not_grow():
    s = variant(me={"space": "kc", "hand": ["criollo"], "discards": ["simmental_1"]}, pending=at("kansas_city"))
    assert pending(s) == "deliver"


@rule("GWT-VARIANT-06")
def test_a_card_that_grew_changes_neither_income_nor_delivery():
    s = play(kansas_city("simmental_1", "criollo"), "raise:simmental_1")
    assert player(s)["dollars"] == 10 + 3
    assert offered(s, "deliver") == {"kansas_city", "fulton"}  # St. Louis needs 4


@rule("GWT-VARIANT-06")
def test_a_card_that_grew_does_not_grow_again_in_this_visit():
    s = play(kansas_city("simmental_1"), "raise:simmental_1")
    assert pending(s) == "deliver"
    assert player(s)["discards"] == ["simmental_2"]
    assert s.save()["side"] == [7, 8]


@rule("GWT-VARIANT-07")
@pytest.mark.parametrize(
    ("hand", "value"),
    [
        (["simmental_1", "simmental_1"], 2),
        (["simmental_1", "simmental_2"], 4),
        (["simmental_3", "simmental_2", "simmental_1"], 5),
        (["simmental_3", "hereford_5", "santa_gertrudis"], 12),
    ],
)
def test_only_the_highest_simmental_counts_for_the_breeding_value(hand, value):
    s = kansas_city(*hand, market=[])
    assert player(s)["dollars"] == 10 + value


@rule("GWT-VARIANT-07")
def test_two_stages_are_a_pair_of_one_type():
    s = visiting("nF", "simmental_1", "simmental_3", "criollo")
    play(s, "use:discard_pair_same_type+dollars_4")
    assert player(s)["dollars"] == 14
    assert sorted(player(s)["discards"]) == ["simmental_1", "simmental_3"]


@rule("GWT-VARIANT-08")
@pytest.mark.parametrize("card", STAGES)
def test_a_simmental_may_be_discarded_as_a_card_of_any_type(card):
    s = visiting("fr1", card, "aux_ny", tiles={"fr1": "0/2a"}, display=[])
    play(s, "use:discard_any+cert_1")
    assert player(s)["certificates"] == 1
    assert player(s)["discards"] == [card]


@rule("GWT-VARIANT-09")
@pytest.mark.parametrize("space", ["nA", "nB", "nE", "a1", "fr2"])
def test_a_simmental_is_none_of_the_cards_of_a_given_value(space):
    """Galloway at A, Santa Gertrudis at B, Pineywoods at E, value 3 at 5a, Criollo by the risk action of fr2."""
    tiles = {"a1": "0/5a", "fr2": "0/1a"}
    uses = offered(visiting(space, *STAGES, tiles=tiles), "use")
    assert not [name for name in uses if name.startswith("discard")]
    others = ["galloway", "santa_gertrudis", "pineywoods", "longhorn", "criollo"]
    uses = offered(visiting(space, *others, tiles=tiles), "use")
    assert len([name for name in uses if name.startswith("discard")]) == 1
