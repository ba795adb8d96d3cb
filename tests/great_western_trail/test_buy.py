"""BUY: cattle cards from the market, with cowboys and dollars."""

import pytest

from support.great_western_trail import offered, pending, play, player, rule, visiting

V3 = ["black_angus", "longhorn", "corriente"]
SHORTHORN = ["shorthorn_3", "shorthorn_4", "shorthorn_5"]
HEREFORD = ["hereford_5", "hereford_6", "hereford_7"]
MARKET = ["black_angus", "black_angus", "longhorn", "corriente", *SHORTHORN, *HEREFORD]
VALUE_3, BROWN, PURPLE = rule("GWT-BUY-02"), rule("GWT-BUY-03"), rule("GWT-BUY-04")
OPTIONS = [  # option, what it buys, cards, cowboys, dollars
    pytest.param("v3_1", V3, 1, 1, 6, marks=VALUE_3),
    pytest.param("v3_2", V3, 1, 2, 3, marks=VALUE_3),
    pytest.param("v3_3", V3, 2, 3, 5, marks=VALUE_3),
    pytest.param("v4_1", SHORTHORN, 1, 1, 12, marks=BROWN),
    pytest.param("v4_3", SHORTHORN, 1, 3, 6, marks=BROWN),
    pytest.param("v4_5", SHORTHORN, 2, 5, 8, marks=BROWN),
    pytest.param("v5_2", HEREFORD, 1, 2, 12, marks=PURPLE),
    pytest.param("v5_4", HEREFORD, 1, 4, 6, marks=PURPLE),
]


def buying(cowboys=1, dollars=40, market=MARKET, me=None, **fields):
    """Seat 0 on building E has begun to buy cattle; the Pineywoods leaves something to do there afterwards."""
    workers = {"cowboy": cowboys, "builder": 1, "engineer": 1}
    me = {"workers": workers, "dollars": dollars, "hand": ["pineywoods"], **(me or {})}
    return play(visiting("nE", me=me, market=market, **fields), "use:buy_cattle")


def options(*args, **kwargs):
    return offered(buying(*args, **kwargs), "buy") - {"reveal"}


@rule("GWT-BUY-01")
@pytest.mark.parametrize(
    ("cowboys", "may"),
    [
        (1, "v3_1 v4_1"),
        (2, "v3_1 v4_1 v3_2 v5_2"),
        (3, "v3_1 v4_1 v3_2 v5_2 v3_3 v4_3"),
        (4, "v3_1 v4_1 v3_2 v5_2 v3_3 v4_3 v5_4"),
        (5, "v3_1 v4_1 v3_2 v5_2 v3_3 v4_3 v5_4 v4_5"),
        (6, "v3_1 v4_1 v3_2 v5_2 v3_3 v4_3 v5_4 v4_5"),
    ],
)
def test_the_cowboys_decide_which_purchases_are_open(cowboys, may):
    assert options(cowboys) == set(may.split())


@rule("GWT-BUY-01")
@pytest.mark.parametrize(
    ("dollars", "may"),
    [
        (2, ""),
        (3, "v3_2"),
        (5, "v3_2 v3_3"),
        (6, "v3_2 v3_3 v3_1 v4_3 v5_4"),
        (8, "v3_2 v3_3 v3_1 v4_3 v5_4 v4_5"),
        (11, "v3_2 v3_3 v3_1 v4_3 v5_4 v4_5"),
        (12, "v3_2 v3_3 v3_1 v4_3 v5_4 v4_5 v4_1 v5_2"),
    ],
)
def test_the_dollars_decide_which_purchases_are_open(dollars, may):
    assert options(6, dollars) == set(may.split())


@pytest.mark.parametrize(("option", "breeds", "cards", "cowboys", "dollars"), OPTIONS)
def test_each_option_takes_its_cards_for_its_cowboys_and_dollars(option, breeds, cards, cowboys, dollars):
    s = play(buying(cowboys, dollars), f"buy:{option}")
    assert player(s)["dollars"] == 0
    bought = []
    for _ in range(cards):
        assert offered(s, "take") <= set(breeds)
        bought.append(breeds[0])
        play(s, f"take:{breeds[0]}")
        breeds = [breed for breed in breeds if breed in s.save()["market"]]
    assert player(s)["discards"] == bought
    assert pending(s) == "visit"  # all cowboys are used


@rule("GWT-BUY-02")
def test_value_3_cards_are_yellow_red_and_blue_ones():
    s = play(buying(1), "buy:v3_1")
    assert offered(s) == {"take:black_angus", "take:longhorn", "take:corriente"}


@rule("GWT-BUY-03")
def test_two_shorthorns_are_exactly_two():
    assert "v4_5" not in options(5, market=["shorthorn_3", "hereford_5"])
    s = play(buying(5, market=["shorthorn_3", "shorthorn_5", "shorthorn_5"]), "buy:v4_5", "take:shorthorn_5")
    assert offered(s) == {"take:shorthorn_3", "take:shorthorn_5"}  # the second one follows
    play(s, "take:shorthorn_3")
    assert player(s)["discards"] == ["shorthorn_5", "shorthorn_3"]


@rule("GWT-BUY-05", "GWT-EX-13")
def test_cowboys_may_be_split_over_purchases_but_each_is_used_once():
    s = play(buying(2), "buy:v3_1", "take:longhorn")
    assert offered(s, "buy") == {"v3_1", "v4_1", "reveal"}  # one cowboy is left
    play(s, "buy:v3_1", "take:black_angus")
    assert pending(s) == "visit"
    assert player(s)["dollars"] == 40 - 12
    assert player(s)["discards"] == ["longhorn", "black_angus"]


@rule("GWT-BUY-05")
def test_five_cowboys_may_buy_three_times():
    s = play(buying(5), "buy:v5_2", "take:hereford_7")
    assert offered(s, "buy") == {"v3_1", "v3_2", "v3_3", "v4_1", "v4_3", "v5_2", "reveal"}
    play(s, "buy:v5_2", "take:hereford_6")
    assert offered(s, "buy") == {"v3_1", "v4_1", "reveal"}  # one cowboy, 16 dollars
    play(s, "buy:v3_1", "take:corriente")
    assert pending(s) == "visit"
    assert player(s)["dollars"] == 40 - 12 - 12 - 6


@rule("GWT-BUY-06")
def test_an_unused_cowboy_adds_two_cards_and_they_may_be_bought():
    s = play(buying(2, market=["hereford_5"], market_stack=["longhorn"] * 2), "buy:reveal")
    assert s.save()["market"] == ["longhorn", "longhorn", "hereford_5"]
    assert offered(s, "buy") == {"v3_1"}  # the other cowboy is left, and no card to add
    play(s, "buy:v3_1")
    assert player(s)["discards"] == ["longhorn"]


@rule("GWT-BUY-06")
@pytest.mark.parametrize("cowboys", [1, 3])
def test_each_cowboy_adds_cards_once(cowboys):
    s = buying(cowboys, 0)
    for n in range(cowboys):
        assert offered(s, "buy") == {"reveal"}
        assert len(s.save()["market"]) == len(MARKET) + 2 * n
        play(s, "buy:reveal")
    assert pending(s) == "visit"


@rule("GWT-BUY-06")
def test_cards_may_be_added_before_between_and_after_purchases():
    s = play(buying(5), "buy:reveal", "buy:v5_2", "take:hereford_6", "buy:reveal", "buy:v4_1", "take:shorthorn_3")
    assert len(s.save()["market"]) == len(MARKET) + 4 - 2
    s = play(buying(2), "buy:v3_1", "take:longhorn", "buy:reveal")
    assert len(s.save()["market"]) == len(MARKET) - 1 + 2


@rule("GWT-BUY-06")
def test_used_cowboys_add_no_cards_and_an_empty_stack_has_none():
    s = play(buying(1), "buy:v3_1", "take:longhorn")
    assert pending(s) == "visit"
    assert "buy:reveal" not in offered(buying(2, market_stack=[]))
    s = play(buying(2, market_stack=["corriente"]), "buy:reveal")
    assert len(s.save()["market"]) == len(MARKET) + 1  # as many as the stack has


@rule("GWT-BUY-07")
def test_only_cards_that_lie_in_the_market_are_bought():
    assert options(6, market=["longhorn"]) == {"v3_1", "v3_2"}  # no second one for v3_3
    assert options(6, market=["hereford_5"]) == {"v5_2", "v5_4"}
    assert options(6, market=[]) == set()
    s = play(buying(6, market=["longhorn", "corriente"]), "buy:v3_1")
    assert offered(s) == {"take:longhorn", "take:corriente"}


@rule("GWT-BUY-07")
def test_buying_fewer_than_possible_or_nothing_is_allowed():
    s = play(buying(6), "done")
    assert (pending(s), player(s)["discards"], player(s)["dollars"]) == ("visit", [], 40)
    s = play(buying(6), "buy:v3_1", "take:longhorn", "done")
    assert (pending(s), player(s)["discards"], player(s)["dollars"]) == ("visit", ["longhorn"], 34)


@rule("GWT-BUY-08")
def test_bought_cards_go_on_the_discard_pile_and_the_market_is_not_refilled():
    s = play(buying(1, me={"discards": ["galloway"]}), "buy:v3_1", "take:longhorn")
    assert player(s)["discards"] == ["galloway", "longhorn"]
    assert s.save()["market"] == ["black_angus", "black_angus", "corriente", *SHORTHORN, *HEREFORD]
    assert player(s)["hand"] == ["pineywoods"]


@rule("GWT-BUY-09")
@pytest.mark.parametrize(
    ("first", "second"), [("black_angus", "black_angus"), ("black_angus", "longhorn"), ("corriente", "longhorn")]
)
def test_two_value_3_cards_may_be_of_different_breeds(first, second):
    s = play(buying(3), "buy:v3_3", f"take:{first}", f"take:{second}")
    assert player(s)["discards"] == [first, second]
    assert player(s)["dollars"] == 35


@rule("GWT-BUY-09")
def test_both_cards_of_the_shorthorn_option_are_shorthorns():
    s = play(buying(5), "buy:v4_5")
    assert offered(s, "take") == set(SHORTHORN)
    play(s, "take:shorthorn_5")
    assert offered(s, "take") == {"shorthorn_3", "shorthorn_4"}
