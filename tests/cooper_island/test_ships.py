"""HELM, ISLACT, LOG: ships on the ring, islets, bays, harbors, fees and anchors."""

import pytest

from support.cooper_island import (
    GAME,
    document,
    during,
    land,
    legal,
    offered,
    pending,
    play,
    player,
    rule,
    settled,
    table,
)

ALL = {"coin", "wood", "stone", "food", "gold", "cloth"}
LOG = {"LS1": 2, "LG5": 3}  # a supply of log book tokens that is quickly surveyed


def sail(points, **fields):
    return table(pending=during("sail", points), **fields)


@rule("CI-HELM-02")
def test_one_sail_clockwise_two_sails_the_other_way():
    from rondel.games.cooper_island.ships import ship_at

    s = play(sail(3), "ship:one_sail")
    assert player(s)["steps"] == {"one_sail": 3} and ship_at(s, 0, 0, 3) == 3
    s = play(sail(3), "ship:two_sails")
    assert player(s)["steps"] == {"two_sails": 3} and ship_at(s, 0, 1, 3) == 17


@rule("CI-HELM-03", "CI-HELM-04", "CI-EDGE-14")
def test_islets_between_two_positions_are_passed_once():
    """One sail from L1 to L2 passes the islet on L1b; from the harbor to L1 that on L1a."""
    s = sail(1, me={"islets": {"L1b": "I1"}})
    play(s, "ship:one_sail")
    assert pending(s) != "islet_action"
    s = sail(1, me={"islets": {"L1b": "I1"}, "steps": {"one_sail": 1}})
    play(s, "ship:one_sail")
    assert pending(s) == "islet_action" and offered(s) == {"done", "gain:coin"}
    s = sail(1, me={"steps": {"two_sails": 9}}, other={"islets": {"L1a": "I1"}})
    play(s, "ship:two_sails")  # from 1.L1 to the harbor of seat 1
    assert offered(s) == {"done", "gain:coin"}


@rule("CI-HELM-05")
def test_passed_islets_in_any_order_or_not():
    me = {"islets": {"L1b": "I2", "L2a": "I4"}, "steps": {"one_sail": 1}, "cartographer": 2}
    s = play(sail(1, me=me), "ship:one_sail")
    assert offered(s) == {"done", "gain:gold", "gain:cloth", "steps:1"}
    play(s, "steps:1")
    assert offered(s) == {"done", "gain:gold", "gain:cloth"}
    play(s, "done")
    assert player(s)["stored"] == {"coin": 1} and player(s)["cartographer"] == 3


@rule("CI-HELM-06", "CI-LOG-02", "CI-INFO-04")
def test_a_bay_gives_a_log_book_token_also_in_the_middle_of_a_move():
    s = sail(2, me={"steps": {"one_sail": 4}}, log={"LG5": 1})
    play(s, "ship:one_sail")
    assert offered(s) == {"done", "gain:gold"} and player(s)["steps"] == {"one_sail": 5}
    play(s, "gain:gold")
    assert player(s)["steps"] == {"one_sail": 6} and player(s)["log"] == {"LG5": 1}
    assert player(s)["stored"] == {"coin": 1, "gold": 1}


@rule("CI-HELM-07", "CI-HELM-08")
def test_a_harbor_gives_a_token_and_takes_a_fee():
    s = sail(1, me={"steps": {"one_sail": 9}}, log={"LG5": 1})
    play(s, "ship:one_sail", "gain:gold")
    assert pending(s) == "fee" and offered(s) == {"refuse_fee", "pay:coin", "pay:gold", "pay_from:h12"}
    play(s, "pay_from:h12")
    assert player(s, 1)["market"] == {"food": 1}


@rule("CI-HELM-08", "CI-EDGE-02")
def test_the_fee_of_the_own_harbor_goes_to_the_supply():
    s = sail(1, me={"steps": {"one_sail": 19}}, log={})
    play(s, "ship:one_sail", "pay:coin")
    assert player(s)["stored"] == {} and player(s)["market"] == {} and player(s, 1)["market"] == {}
    s = sail(1, me={"steps": {"one_sail": 19}}, log={})
    play(s, "ship:one_sail", "refuse_fee")
    assert player(s)["anchors"] == {"one_sail": 1} and s.actor == 0


@rule("CI-HELM-09")
def test_an_unpaid_harbor_fee_anchors_that_ship():
    s = sail(1, me={"steps": {"one_sail": 9}, "anchors": {}}, log={})
    play(s, "ship:one_sail", "refuse_fee")
    assert s.actor == 1 and {name.partition(":")[2] for name in legal(s)} == ALL
    play(s, "receive:cloth")
    assert player(s)["anchors"] == {"one_sail": 1} and player(s, 1)["market"] == {"cloth": 1}


@rule("CI-HELM-09", "CI-HELM-08")
def test_the_fee_of_the_first_seat_goes_to_it_paid_or_not():
    frames = during("fee", {"ship": "one_sail", "to": "0"}, seat=1)
    there = {"active": 1, "other": {"steps": {"one_sail": 10}}, "pending": frames}
    s = table(**there)
    play(s, "refuse_fee")
    assert s.actor == 0
    play(s, "receive:cloth")
    assert player(s)["market"] == {"cloth": 1} and player(s, 1)["anchors"] == {"one_sail": 1}
    s = play(table(**there), "pay:coin")
    assert player(s)["market"] == {"coin": 1} and player(s, 1)["stored"] == {}


@rule("CI-TURN-07", "CI-TURN-08", "CI-HELM-08")
def test_a_fee_is_any_stored_item_or_any_cube_of_a_landscape_space_but_no_building():
    cubes = {"h11": "forest 1 wood", "h13": "mountain 2 stone", "h22": "meadow 1 food", "h23": "mountain 3 gold"}
    ground = land(
        ("h41",), h21="settlement 1 cloth", h12="meadow 1 small", h24="meadow 1 statue", h31="meadow", **cubes
    )
    me = {**ground, "small_cards": ["1"], "stored": {"coin": 1, "wood": 1, "cloth": 1}}
    s = table(me=me, pending=during("fee", {"to": "1"}))
    paid = {"pay:coin", "pay:wood", "pay:cloth", *[f"pay_from:{h}" for h in (*cubes, "h21")]}
    assert offered(s) == {"refuse_fee", *paid}


@rule("CI-HELM-10", "CI-HELM-12")
def test_points_first_remove_anchors():
    s = play(sail(3, me={"anchors": {"one_sail": 2}}), "ship:one_sail")
    assert player(s)["anchors"] == {} and player(s)["steps"] == {"one_sail": 1}
    s = play(sail(1, me={"anchors": {"one_sail": 2}}), "ship:one_sail")
    assert player(s)["anchors"] == {"one_sail": 1} and player(s)["steps"] == {}


@rule("CI-HELM-11")
def test_an_anchor_taken_on_the_way_costs_the_next_point():
    s = sail(3, me={"steps": {"one_sail": 9}}, log={})
    play(s, "ship:one_sail", "refuse_fee", "receive:coin")
    assert player(s)["anchors"] == {} and player(s)["steps"] == {"one_sail": 11}


@rule("CI-HELM-13", "CI-EDGE-05")
def test_anchors_are_spread_evenly():
    s = table(pending=during("take_anchors", 3))
    assert offered(s) == {"anchor:one_sail", "anchor:two_sails"}
    play(s, "anchor:two_sails")  # the next must go under the other ship, then there is a choice again
    assert player(s)["anchors"] == {"one_sail": 1, "two_sails": 1}
    play(s, "anchor:two_sails")
    assert player(s)["anchors"] == {"one_sail": 1, "two_sails": 2}


@rule("CI-HELM-14", "CI-ISLACT-06")
def test_a_gain_on_the_way_is_resolved_at_once():
    """The ruin islet: the statue on a spot with a helm point moves either ship before the first goes on."""
    me = {
        **land(h12="meadow", h22="meadow 1 large", h23="meadow"),
        "islets": {"L1a": "I6"},
        "large_cards": ["1"],
        "spent": ["1"],
    }
    s = play(sail(2, me=me), "ship:one_sail")
    assert offered(s) == {"done", "ruin:h32"} and player(s)["steps"] == {"one_sail": 1}
    play(s, "ruin:h32", "spot:craft3")
    assert s.save()["pending"][-1] == {"step": "sail", "seat": 0, "memo": 1}
    play(s, "ship:two_sails")
    assert player(s)["steps"] == {"one_sail": 2, "two_sails": 1}


@rule("CI-ISLACT-06", "CI-RUIN-01", "CI-RUIN-02", "CI-RUIN-04")
def test_the_ruin_islet_removes_one_ruin_by_the_usual_rules():
    ground = {"h12": "meadow", "h22": "meadow", "h23": "meadow", "h31": "meadow"}
    s = act("I6", **land(**ground), cartographer=0)
    assert offered(s) == {"done", "ruin:h32", "ruin:h41"}  # beside landscape, each of any type
    left = play(s.copy(), "done")
    assert player(left)["crafting"] == [] and len([what for what in player(left)["on"].values() if what == "ruin"]) == 5
    play(s, "ruin:h41")
    me = player(s)
    assert me["crafting"] == ["craft1"] and "h41" not in me["on"] and "h41" not in me["land"]
    assert pending(s) != "islet_action" and me["steps"] == {}  # one ruin, on a spot without helm point
    full = act("I6", **land(("h32", "h44", "h52"), **ground), crafting=["craft1", "craft2"], cartographer=0, stored={})
    assert not any(name.startswith("ruin") for name in offered(full))
    far = act("I6", **land(h12="meadow"), cartographer=0, stored={})
    assert far.actor == 1  # nothing could bring landscape beside a ruin: play goes on unasked
    near = act("I6", **land(h12="meadow"), cartographer=2, stored={})
    assert pending(near) == "islet_action" and offered(near) == {"done"}


def entering(islet, **me):
    """The two-sail ship of seat 0 reaches the harbor of seat 1 and passes this islet on the way."""
    large = {**land(h12="meadow", h22="meadow 1 large", h23="meadow"), "large_cards": ["9"]}
    me = {**large, "steps": {"two_sails": 9}, "stored": {"coin": 3}, **me}
    return play(sail(1, me=me, other={"islets": {"L1a": islet}}, log={}), "ship:two_sails")


@rule("CI-HELM-15", "CI-HELM-07", "CI-ANY-02")
def test_a_ship_that_sails_on_by_an_anytime_action_still_owes_the_fee():
    s = entering("I1")
    play(s, "card:9", "ship:two_sails")  # for 2 coins; there is no anchor to remove
    assert player(s)["steps"] == {"two_sails": 11} and pending(s) == "islet_action"
    play(s, "done")
    assert pending(s) == "fee" and s.save()["pending"][-1]["memo"] == {"ship": "two_sails", "to": "1"}
    assert player(play(s.copy(), "pay:coin"), 1)["market"] == {"coin": 1}
    play(s, "refuse_fee", "receive:gold")
    assert player(s)["anchors"] == {"two_sails": 1} and player(s, 1)["market"] == {"gold": 1}


@rule("CI-HELM-15", "CI-HELM-14", "CI-ISLACT-06")
def test_a_ship_that_sails_on_by_the_ruin_islet_still_owes_the_fee():
    s = entering("I6", spent=["9"])
    play(s, "ruin:h32", "spot:craft3", "ship:two_sails")
    assert player(s)["steps"] == {"two_sails": 11} and pending(s) == "fee"


@rule("CI-HELM-15", "CI-EDGE-02")
@pytest.mark.parametrize(("reached", "to"), [(10, "1"), (20, "supply"), (15, "bay")])
def test_what_an_arrival_brings_is_that_of_its_place(reached, to):
    """Whatever the ship has done since: an arrival is written with the place."""
    at = {10: "harbor 1", 20: "harbor 0", 15: "bay"}[reached]
    arrival = during("arrive", {"ship": "one_sail", "at": at})
    s = table(me={"steps": {"one_sail": reached + 1}}, pending=arrival, log={"LG5": 1})
    assert offered(s) == {"done", "gain:gold"} and player(s)["log"]["LG5"] == 1
    play(s, "done")
    assert (pending(s) == "fee") == (to != "bay")
    if to != "bay":
        assert s.save()["pending"][-1]["memo"] == {"ship": "one_sail", "to": to}


@rule("CI-HELM-15")
@pytest.mark.parametrize(("steps", "to"), [(10, "1"), (11, "1"), (20, "supply")])
def test_an_arrival_of_revision_1_is_at_the_last_harbor_reached(steps, to):
    doc = document()
    doc["players"][0].update(steps={"two_sails": steps})
    doc.update(log={}, pending=during("arrive", {"ship": "two_sails", "at": "bay"}))
    old = {**settled(doc).save(), "revision": 1, "pending": during("arrive", "two_sails")}
    s = GAME.restore(old)
    assert s.save()["pending"][-1]["memo"] == {"ship": "two_sails", "to": to}


def act(islet, **me):
    """The action of an islet just passed."""
    return table(me=me, pending=during("islet_action", {islet: 1}))


@rule("CI-ISLACT-01", "CI-ISLACT-02", "CI-ISLACT-03", "CI-ISLACT-04")
def test_islet_actions_one_to_four():
    assert offered(act("I1")) == {"done", "gain:coin"}
    assert offered(act("I2")) == {"done", "gain:gold", "gain:cloth"}
    s = play(act("I3"), "draw")
    assert sum(s.players[0].tiles) == 1
    s = play(act("I4"), "steps:1")
    assert player(s)["cartographer"] == 4


@rule("CI-ISLACT-03", "CI-TILE-02", "CI-ANY-04")
def test_an_islet_that_nothing_could_open_is_passed_unasked():
    """The bag is empty, and no anytime action fills it; the food could be stored at other moments."""
    s = act("I3", tiles={"D1": 20, "D2": 20, "D3": 20}, cartographer=0)
    assert pending(s) != "islet_action"


@rule("CI-ISLACT-05")
def test_provisions_wood_or_stone_and_food():
    s = act("I5")
    assert offered(s) == {"done", "gain:wood", "gain:stone", "gain:food"}
    play(s, "gain:food")
    assert offered(s) == {"done", "gain:wood", "gain:stone"}
    play(s, "gain:stone")
    assert player(s)["stored"] == {"coin": 1, "food": 1, "stone": 1}


def token(kind, **me):
    """The ship of seat 0 reaches a bay, and the supply has only this token."""
    s = table(me={"steps": {"one_sail": 4}, **me}, pending=during("sail", 1), log={kind: 1})
    return play(s, "ship:one_sail")


@rule("CI-LOG-01")
def test_the_kinds_of_log_book_tokens():
    s = token("LG1")
    assert offered(s) == {"done", "gain_all"}
    assert player(play(s, "gain_all"))["stored"] == {"coin": 2, "food": 1}
    assert player(play(token("LG7"), "gain_all"))["stored"] == {"coin": 3}
    assert offered(token("LC1")) == {"done", "gain:wood", "gain:stone", "gain:food"}
    assert offered(token("LC2")) == {"done", "gain:gold", "gain:cloth"}
    assert offered(token("LD1")) == {"done", "draw"}
    assert offered(token("LS1")) == {"done", "steps:1"}


@rule("CI-LOG-03")
def test_without_tokens_the_ship_still_scores():
    s = table(me={"steps": {"one_sail": 4}}, pending=during("sail", 1), log={})
    play(s, "ship:one_sail")
    assert player(s)["log"] == {} and s.scores()[0]["log_book"] == 5


@rule("CI-STORE-06", "CI-STORE-07")
def test_if_not_all_fit_the_player_chooses():
    s = token("LG2", stored={"coin": 4})
    assert offered(s) == {"done", "gain:wood", "gain:stone"}
    play(s, "gain:stone")
    assert player(s)["stored"] == {"coin": 4, "stone": 1}
    assert player(s)["log"] == {"LG2": 1}
    assert player(play(token("LG2"), "done"))["stored"] == {"coin": 1}
    for kind in ("LG2", "LG7"):  # just enough room for both
        assert offered(token(kind, stored={"coin": 3})) == {"done", "gain_all"}


@rule("CI-STORE-06", "CI-LOG-01")
@pytest.mark.parametrize(("kind", "first", "second"), [("LG2", "wood", "stone"), ("LG2", "stone", "wood")])
def test_of_the_items_of_a_token_each_is_gained_once_also_if_a_trade_makes_room_between(kind, first, second):
    s = play(token(kind, stored={"coin": 4}, market={}), f"gain:{first}")
    assert pending(s) == "gain_wood_and_stone"  # no room is left, but a trade could make some
    play(s, "trade:any_to_any", "pay:coin", "pay:coin", "pay:coin", "pay:coin", "done", "receive:coin")
    assert offered(s) == {"done", f"gain:{second}"}
    play(s, f"gain:{second}")
    assert player(s)["stored"] == {"wood": 1, "stone": 1} and pending(s) != "gain_wood_and_stone"


@rule("CI-STORE-06", "CI-LOG-01")
def test_two_equal_items_of_a_token_are_gained_one_by_one():
    s = play(token("LG7", stored={"wood": 4}), "gain:coin")
    play(s, "trade:any_to_any", "pay:wood", "pay:wood", "pay:wood", "pay:wood", "done", "receive:wood", "gain:coin")
    assert player(s)["stored"] == {"coin": 2} and pending(s) != "gain_coin_and_coin"


@rule("CI-SETUP-21")
def test_thirty_tokens():
    assert sum(GAME.components.log_count) == 30


@rule("CI-HELM-13")
@pytest.mark.parametrize(("one", "two", "after"), [(1, 0, (1, 1)), (0, 1, (1, 1)), (3, 1, (3, 2)), (1, 2, (2, 2))])
def test_an_anchor_comes_under_the_ship_with_fewer(one, two, after):
    anchors = {"one_sail": one, "two_sails": two}
    s = table(me={"anchors": anchors}, pending=during("take_anchors", 1))
    assert tuple(s.players[0].anchors) == after and pending(s) != "take_anchors"
    assert s.play("anchor:two_sails" if two < one else "anchor:one_sail") == "forced"
