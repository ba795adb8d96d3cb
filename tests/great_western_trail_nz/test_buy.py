"""BUY: sheep bought with shepherds and pounds."""

import pytest

from support.great_western_trail_nz import at, offered, pending, play, player, rule, staff, table, visiting

MARKET = ["dorset_horn", "lincoln", "corriedale", "hampshire", "ryeland", "suffolk"]
TWO = ["lincoln", "corriedale"]
OPTIONS = {  # shepherds, pounds, breeds, cards, tokens
    "b1a": (1, 3, ["dorset_horn"], 1, 0),
    "b1b": (1, 5, TWO, 1, 0),
    "b1c": (1, 9, ["hampshire", "ryeland"], 1, 0),
    "b2a": (2, 1, ["dorset_horn"], 1, 0),
    "b2b": (2, 2, TWO, 1, 0),
    "b2c": (2, 10, ["suffolk"], 1, 1),
    "b3": (3, 3, TWO, 2, 0),
    "b4": (4, 4, ["suffolk"], 1, 1),
}
RULES = {"b1": "NZ-BUY-02", "b2": "NZ-BUY-03", "b3": "NZ-BUY-04", "b4": "NZ-BUY-05"}


def buying(shepherds, pounds=40, **fields):
    """Seat 0 buys with so many shepherds and pounds."""
    me = {"pounds": pounds, "workers": staff(shepherds), **fields.pop("me", {})}
    return table(me=me, pending=at("buy"), **{"market": MARKET, **fields})


@pytest.mark.parametrize(
    "option", [pytest.param(option, marks=rule(RULES[option[:2]], "NZ-BUY-01")) for option in OPTIONS]
)
def test_what_an_option_asks_and_brings(option):
    shepherds, pounds, breeds, cards, tokens = OPTIONS[option]
    assert f"buy:{option}" not in offered(buying(shepherds - 1 or 1, pounds - (shepherds == 1)))
    assert f"buy:{option}" not in offered(buying(shepherds, pounds - 1))
    for breed in breeds:
        s = buying(shepherds, pounds, market=[breed] * cards, market_stack=[])
        play(s, f"buy:{option}")
        assert (player(s)["discards"], player(s)["pounds"]) == ([breed] * cards, 0)
        assert player(s)["exchange_tokens"] == tokens
        assert s.actor == 1 or pending(s) == "visit"  # all shepherds are used
    others = [breed for breed in MARKET if breed not in breeds] * cards
    assert f"buy:{option}" not in offered(buying(shepherds, pounds, market=others))


@rule("NZ-BUY-01", "NZ-BUY-10")
def test_shepherds_are_distributed_over_options_each_once():
    s = buying(3, market=["dorset_horn"] * 3, market_stack=[])
    assert offered(s, "buy") == {"b1a", "b2a"}
    play(s, "buy:b2a")
    assert offered(s, "buy") == {"b1a"}
    play(s, "buy:b1a")
    assert (player(s)["discards"], player(s)["pounds"], s.actor) == (["dorset_horn"] * 2, 40 - 1 - 3, 1)
    s = play(buying(3, market=["dorset_horn"] * 3, market_stack=[]), "buy:b1a", "buy:b1a", "buy:b1a")
    assert (player(s)["discards"], player(s)["pounds"], s.actor) == (["dorset_horn"] * 3, 40 - 9, 1)


@rule("NZ-BUY-02", "NZ-BUY-03", "NZ-BUY-04", "NZ-BUY-05")
@pytest.mark.parametrize(
    ("shepherds", "options"),
    [
        (1, {"b1a", "b1b", "b1c"}),
        (2, {"b1a", "b1b", "b1c", "b2a", "b2b", "b2c"}),
        (3, set(OPTIONS) - {"b4"}),
        (4, set(OPTIONS)),
        (5, set(OPTIONS)),
    ],
)
def test_more_shepherds_open_more_options(shepherds, options):
    assert offered(buying(shepherds), "buy") == options | {"reveal"}


@rule("NZ-BUY-04", "NZ-BUY-12")
def test_three_shepherds_buy_exactly_two_sheep_of_two_points_of_any_breeds():
    s = play(buying(3, market=["lincoln", "lincoln", "corriedale", "ryeland"]), "buy:b3")
    assert offered(s) == {"take:lincoln", "take:corriedale"}
    mixed = play(s.copy(), "take:corriedale")  # only Lincolns are left
    assert (player(mixed)["discards"], player(mixed)["pounds"]) == (["corriedale", "lincoln"], 37)
    play(s, "take:lincoln", "take:lincoln")
    assert player(s)["discards"] == ["lincoln", "lincoln"]
    assert "buy:b3" not in offered(buying(3, market=["lincoln", "ryeland", "hampshire"]))


@rule("NZ-BUY-06")
def test_a_shepherd_who_buys_nothing_adds_two_cards_at_any_moment():
    s = buying(2, market=["suffolk"], market_stack=["dorset_horn", "dorset_horn", "lincoln", "lincoln"])
    assert offered(s, "buy") == {"b2c", "reveal"}
    play(s, "buy:reveal")  # also before buying
    assert (len(s.save()["market"]), len(s.save()["market_stack"])) == (3, 2)
    assert "b2c" not in offered(s, "buy")  # that shepherd is used
    s = play(buying(2, market=["dorset_horn"], market_stack=["lincoln", "lincoln"]), "buy:b1a", "buy:reveal")
    assert (s.actor, s.save()["market"]) == (1, ["lincoln", "lincoln"])


@rule("NZ-BUY-06", "NZ-BUY-08")
def test_what_was_added_can_be_bought_in_the_same_action():
    s = play(buying(2, market=["suffolk"], market_stack=["dorset_horn", "dorset_horn"]), "buy:reveal", "buy:b1a")
    assert player(s)["discards"] == ["dorset_horn"]


@rule("NZ-BUY-07")
def test_the_market_may_outgrow_its_first_size():
    s = table(me={"pounds": 0, "workers": staff(3)}, pending=at("buy"))
    assert len(s.save()["market"]) == 9
    play(s, "buy:reveal", "buy:reveal", "buy:reveal")
    assert len(s.save()["market"]) == 15


@rule("NZ-BUY-08")
def test_only_what_lies_in_the_market_is_bought_and_less_than_possible_will_do():
    assert offered(buying(5, market=["hampshire"]), "buy") == {"b1c", "reveal"}
    s = play(buying(5), "buy:b1a", "done")
    assert (s.actor, player(s)["discards"], player(s)["pounds"]) == (1, ["dorset_horn"], 37)
    assert play(buying(5), "done").actor == 1


@rule("NZ-BUY-09")
def test_bought_sheep_lie_on_the_discard_pile_and_the_market_is_not_refilled():
    s = play(visiting("NF", me={"pounds": 40, "discards": ["merino"]}, market=MARKET), "use:buy_sheep")
    play(s, "buy:b1b", "take:lincoln")
    assert player(s)["discards"] == ["merino", "lincoln"]
    assert s.view(1)["players"][0]["discards"]["top"] == ["lincoln"]  # face up
    assert s.save()["market"] == ["dorset_horn", "corriedale", "hampshire", "ryeland", "suffolk"]
    assert s.actor == 1


@rule("NZ-BUY-11")
@pytest.mark.parametrize("left", [1, 0])
def test_a_short_stack_adds_what_it_has(left):
    s = buying(2, market=["suffolk"], market_stack=["dorset_horn"] * left)
    assert ("buy:reveal" in offered(s)) == bool(left)
    if left:
        play(s, "buy:reveal")
        assert s.save()["market"] == ["dorset_horn", "suffolk"]
