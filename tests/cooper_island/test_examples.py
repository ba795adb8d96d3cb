"""The worked examples of the rulebook, word for word."""

import pytest

from rondel import IllegalAction
from support.cooper_island import GAME, document, during, land, offered, pending, play, player, rule, settled, table


def income(me=None, **fields):
    """Seat 0 takes its income in round 1."""
    pending = during("income", phase="income")
    return table(me=me, phase="income", pending=pending, **fields)


@rule("CI-EX-01", "CI-RES-02", "CI-RES-04")
def test_a_cube_is_worth_the_level_of_its_space():
    me = {**land(h12="meadow 1 food", h13="meadow 3 food"), "stored": {"wood": 1}}
    s = table(me=me)
    assert s.players[0].worth() == [0, 1, 0, 4, 0, 0]


@rule("CI-EX-02", "CI-HELM-01", "CI-HELM-02")
def test_the_points_of_one_gain_are_for_one_ship():
    s = table(pending=during("sail", 2))
    assert offered(s) == {"ship:one_sail", "ship:two_sails"}
    play(s, "ship:one_sail")
    assert player(s)["steps"] == {"one_sail": 2}
    assert pending(s) != "sail"


@rule("CI-EX-03", "CI-ISLET-09", "CI-ISLACT-01")
def test_ewa_places_the_coin_islet():
    s = income()
    play(s, "islet:I1", "coast:R1a:h13", "gain:coin")
    me = player(s)
    assert me["on"]["h13"] == me["on"]["h12"] == "food"
    assert me["stored"] == {"coin": 2}


@rule("CI-EX-04", "CI-STORE-01", "CI-TILE-06", "CI-TILE-10")
def test_ewa_stores_two_food_and_raises_both_spaces():
    me = {**land(h12="meadow 1 food", h13="meadow 1 food"), "stored": {"coin": 2}, "tiles": {"D2": 1}}
    s = income(me=me)
    play(s, "store:h12", "store:h13", "tile:D2:back", "half:h12", "beside:h13")
    me = player(s)
    assert me["level"] == {"h12": 2, "h13": 2}
    assert (me["on"]["h12"], me["on"]["h13"]) == ("food", "cloth")
    assert me["stored"] == {"coin": 2, "food": 2}
    assert s.players[0].worth() == [2, 0, 0, 4, 0, 2]


@rule("CI-EX-05", "CI-TILE-05")
def test_michal_places_a_double_tile_on_two_uncharted_hexes():
    s = income(me={"tiles": {"D1": 1}})
    play(s, "tile:D1:front", "half:h22", "beside:h21")
    me = player(s)
    assert me["land"] == {"h12": "meadow", "h22": "forest", "h21": "meadow"}
    assert (me["on"]["h22"], me["on"]["h21"]) == ("wood", "food")
    assert me["level"] == {"h12": 1, "h22": 1, "h21": 1}


@rule("CI-EX-06", "CI-ISLACT-05")
def test_michal_places_the_provisions_islet():
    s = income()
    play(s, "islet:I5", "coast:R1b:h13", "gain:wood", "gain:food")
    me = player(s)
    assert me["on"]["h13"] == "stone"
    assert me["stored"] == {"coin": 1, "wood": 1, "food": 1}


@rule("CI-EX-07", "CI-ISLET-02")
def test_an_islet_whose_landscape_touches_none_is_refused():
    s = table(round=2, phase="income", pending=during("place_islet", "I1"))
    assert offered(s) == {"coast:R1a:h13", "coast:R1b:h13", "coast:L1a:h11", "coast:L1b:h11"}
    with pytest.raises(IllegalAction):
        play(s, "coast:R2a:h24")


@rule("CI-EX-08", "CI-ISLET-05")
def test_no_sand_bank_may_vanish():
    me = {**land(h12="meadow", h13="meadow"), "islets": {"R1a": "I1"}}
    s = table(me=me, round=2, phase="income", pending=during("place_islet", "I2"))
    assert not any(name.startswith("coast:R1") for name in offered(s))
    assert "coast:R2a:h24" in offered(s)
    me["islets"] = {"R1b": "I1"}
    s = table(me=me, round=2, phase="income", pending=during("place_islet", "I2"))
    assert not any(name.startswith("coast:R1") for name in offered(s))  # nor a second islet on the same half


def central(spaces, **me):
    """Three at the table; it is seat 0's turn. Karol is seat 1, Michał seat 2."""
    doc = document(3)
    doc["players"][0].update({"workers": {"normal": 1, "special": 1}, "waiting": {"normal": 2}, **me})
    doc["players"][1].update(workers={"normal": 1})
    doc["players"][2].update(waiting={"normal": 2, "special": 1})
    return settled({**doc, "spaces": spaces})


@rule("CI-EX-09", "CI-TURN-07")
def test_ewa_owes_karol_a_fee():
    s = central({"C round": [1]})
    play(s, "worker:C:round")
    assert pending(s) == "fee"
    assert offered(s) == {"refuse_fee", "pay:coin", "pay_from:h12"}
    play(s, "pay:coin")
    assert player(s, 1)["market"] == {"coin": 1}
    assert player(s)["stored"] == {}


@rule("CI-EX-10", "CI-TURN-06", "CI-TURN-10")
def test_an_empty_space_is_free_and_its_symbol_may_be_used():
    s = central({}, islets={"R1a": "I4"})
    play(s, "worker:C:square")
    assert pending(s) == "section_C_square"
    assert offered(s) == {"draw", "steps:1"}


@rule("CI-EX-11", "CI-TURN-05")
def test_no_second_own_worker_on_a_space():
    s = central({"D round": [0]}, workers={"normal": 1, "special": 1}, waiting={"normal": 2, "special": 1})
    assert "worker:D:round" not in offered(s)
    assert "worker:D:square" in offered(s)


@rule("CI-EX-12", "CI-TURN-07", "CI-TURN-10", "CI-SECD-02")
def test_on_a_stack_there_is_a_fee_and_no_symbol():
    rich = {**land(h12="meadow", h13="forest 2 wood", h11="mountain 1 stone"), "stored": {"coin": 2}}
    s = central({"D square": [2]}, **rich)
    play(s, "worker:D:square", "pay:coin")
    assert player(s, 2)["market"] == {"coin": 1}
    assert "build:small" not in offered(s)  # only 1 stone, and no reduction
    s = central({}, **rich)
    play(s, "worker:D:square")
    assert "build:small" in offered(s)


@rule("CI-EX-13", "CI-PAY-02", "CI-PAY-03")
def test_whole_cubes_are_used_up():
    me = {**land(h12="meadow", h13="mountain 4 gold", h11="settlement 4 cloth"), "stored": {"gold": 1}}
    s = table(me=me, pending=during("section_H"))
    play(s, "supply:C4")
    me = player(s)
    assert me["stored"] == {}
    assert "h13" not in me["on"] and "h11" not in me["on"]
    assert pending(s) == "sail"


@rule("CI-EX-14", "CI-HELM-04", "CI-HELM-05", "CI-HELM-06", "CI-HELM-10")
def test_an_anchor_two_islets_and_a_bay():
    """The two-sail ship of seat 0 stands on R3 (index 17), the bay is 15; it passes the islets on R3b and R4a."""
    me = {"steps": {"two_sails": 3}, "anchors": {"two_sails": 1}, "islets": {"R3b": "I1", "R4a": "I4"}}
    s = table(me=me, pending=during("sail", 3), log={"LS1": 2})
    play(s, "ship:two_sails")
    assert player(s)["anchors"] == {}
    assert pending(s) == "islet_action" and offered(s) == {"done", "gain:coin", "steps:1"}
    play(s, "steps:1", "gain:coin")
    assert player(s)["steps"] == {"two_sails": 5}
    assert player(s)["log"] == {"LS1": 1}
    play(s, "steps:1")
    assert player(s)["cartographer"] == 5
    assert player(s)["stored"] == {"coin": 2}


def large(second="mountain 4 stone"):
    """Ewa can pay for a large building."""
    me = {**land(h12="meadow 1 food", h13="forest 4 wood", h11=second), "stored": {"coin": 2}}
    return play(table(me=me, pending=during("section_D")), "build:large")


@rule("CI-EX-15", "CI-BUILD-02", "CI-BUILD-03", "CI-BUILD-08", "CI-BUILD-09")
def test_ewa_erects_a_large_building():
    s = large()
    assert player(s)["stored"] == {}
    assert offered(s) == {"site:h13", "site:h11"}
    play(s, "site:h11")
    assert player(s)["on"]["h11"] == "large"
    assert s.save()["pending"][-1] == {"step": "sail", "seat": 0, "memo": 2}
    play(s, "ship:one_sail")
    cards = offered(s)
    assert len(cards) == 4 and all(name.startswith("keep_card:large") for name in cards)
    play(s, sorted(cards)[0])
    assert len(player(s)["large_cards"]) == 1
    for _ in range(2):
        play(s, sorted(offered(s))[0])
    assert len(s.save()["bottoms"]["large"]) == 3 and len(s.decks[1]) == 11


@rule("CI-EX-15", "CI-BUILD-05")
def test_on_a_settlement_it_is_one_helm_point_more():
    me = {**land(h12="meadow 1 food", h13="forest 4 wood", h11="mountain 4 stone", h21="settlement 5")}
    s = table(me={**me, "stored": {"coin": 2}}, pending=during("section_D"))
    play(s, "build:large")
    assert offered(s) == {"site:h21"}
    play(s, "site:h21")
    assert s.save()["pending"][-1] == {"step": "sail", "seat": 0, "memo": 3}


@rule("CI-EX-16", "CI-TRADE-01")
def test_cloth_of_value_five_brings_two_coins():
    me = {**land(h12="meadow", h13="settlement 4 cloth"), "stored": {"cloth": 1}}
    s = table(me=me)
    play(s, "trade:cloth_to_coins", "pay:cloth")  # then only the other cube is left
    assert player(s)["market"] == {"coin": 2}


@rule("CI-EX-17", "CI-SECD-02", "CI-PAY-06")
def test_a_reduction_of_two_in_any_mix():
    me = {**land(h12="meadow"), "stored": {"wood": 1, "stone": 2}}
    s = table(me=me, pending=during("section_D_square"))
    play(s, "build:small")
    assert player(s)["stored"] == {}  # the reduction could only take off the coin and 1 wood
    assert offered(s) == {"site:h12"}
    s = table(me={**me, "stored": {"coin": 1, "wood": 2, "stone": 2}}, pending=during("section_D_square"))
    play(s, "build:small")
    assert offered(s) == {"reduce:coin", "reduce:wood", "reduce:stone"}
    play(s, "reduce:coin", "reduce:wood")
    assert player(s)["stored"] == {"coin": 1, "wood": 1}


def final(**me):
    return settled({**_finished(), "players": [{**_finished()["players"][0], **me}, _finished()["players"][1]]})


def _finished():
    doc = document()
    doc["players"][0].update(stored={}, cartographer=0)
    doc.update(phase="finish", round=5, harbormaster="C5", pending=[])
    return doc


@rule("CI-EX-18", "CI-SCORE-01", "CI-SCORE-02")
def test_helm_points_are_five_a_token_and_the_steps_beyond():
    score = final(steps={"one_sail": 6, "two_sails": 12}).scores()[0]
    assert (score["log_book"], score["steps"], score["total"]) == (15, 3, 18)


BOATS = {"dock1": "B1", "dock2": "B2", "dock3": "B3", "dock4": "B4"}


def ordered(**me):
    doc = _finished()
    doc["players"][0].update(me)
    doc["orders"] = {**doc["orders"], "RO1": {"seat": 0, "worker": "normal"}}
    doc["players"][0]["workers"] = {"normal": 1}
    return settled(doc)


@rule("CI-EX-19", "CI-ORDER-01", "CI-SCORE-03")
def test_four_boats_on_royal_order_one():
    assert ordered(docks=BOATS).scores()[0]["orders"] == 5


@rule("CI-EX-20", "CI-SCORE-04", "CI-SMALL-13")
def test_a_flagged_card_scores_its_task():
    me = land(("h32", "h41", "h44"), h12="meadow 1 statue", h13="meadow 1 statue")
    score = final(**me, small_cards=["13"], crafting=[]).scores()[0]
    assert score["cards"] == 1


@rule("CI-EX-21", "CI-SCORE-05")
def test_eleven_leftovers_are_two_points():
    me = {"stored": {"coin": 1, "food": 2, "wood": 3}, "cartographer": 3, "tiles": {"D1": 2}, "docks": {"dock1": "B5"}}
    assert final(**me).scores()[0]["leftovers"] == 2


@rule("CI-EX-22", "CI-SCORE-06")
def test_ewa_has_twenty_six_points():
    me = {
        **land(("h32", "h41", "h44"), h12="meadow 1 statue", h13="meadow 1 statue"),
        "small_cards": ["13"],
        "docks": {**BOATS, "dock4": "B5"},
        "steps": {"one_sail": 6, "two_sails": 12},
        "stored": {"coin": 1, "food": 2, "wood": 3},
        "cartographer": 3,
        "tiles": {"D1": 2},
    }
    s = ordered(**me)
    assert s.scores()[0] == {
        "log_book": 15, "steps": 3, "orders": 5, "cards": 1, "leftovers": 2, "anchors": 0, "total": 26,
    }  # fmt: skip
    s = ordered(**me, anchors={"one_sail": 2})
    assert s.scores()[0]["total"] == 24


def feed(**me):
    return table(me={"stored": {}, **land(h12="meadow"), **me}, phase="cleanup", pending=during("begin_feeding"))


@rule("CI-EX-23", "CI-CLEAN-02", "CI-MILE-10")
def test_what_the_workers_eat():
    s = feed(stored={"food": 2})
    assert player(s)["stored"] == {} and player(s)["anchors"] == {}
    s = feed(stored={"food": 5}, waiting={"normal": 1, "special": 1}, workers={"normal": 3, "special": 1})
    assert player(s)["stored"] == {} and player(s)["anchors"] == {}
    assert pending(s) == "sail"  # the value of a special worker
    s = feed(stored={"food": 4}, waiting={"normal": 1, "special": 1}, workers={"normal": 3, "special": 1})
    assert pending(s) == "take_anchors"  # 1 food is missing


@rule("CI-EX-24", "CI-ORDER-06")
def test_the_charted_peninsula():
    names = [entry["id"] for entry in GAME.components.facts["peninsula"]["hexes"]]
    for left, points in ((5, 0), (4, 3), (3, 3), (2, 5), (1, 5), (0, 8)):
        charted = dict.fromkeys(names[: len(names) - left], "meadow 1")
        doc = _finished()
        doc["players"][0].update(land(ruins=(), **charted))
        doc["orders"] = {**doc["orders"], "RO6": {"seat": 0, "worker": "normal"}}
        doc["players"][0]["workers"] = {"normal": 1}
        assert settled(doc).scores()[0]["orders"] == points, left
