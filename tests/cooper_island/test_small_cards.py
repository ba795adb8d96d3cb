"""SMALL: the fifteen small building cards."""

import pytest

from rondel.core.chance import from_seed
from support.cooper_island import GAME, during, land, legal, offered, pending, play, player, rule, table

HOME = {"h12": "meadow 1 small", "h13": "meadow"}


def having(card, pending=None, phase="work", spaces=None, **me):
    """Seat 0 has erected one small building and kept this card."""
    me = {**land(**{**HOME, **(spaces or {})}), "stored": {}, "small_cards": [str(card)], **me}
    return table(me=me, phase=phase, **({"pending": pending} if pending else {}))


def room(card):
    """How many coins, food, wood can be stored in all, each alone."""
    found = []
    for item in (0, 3, 1):
        p = having(card).players[0]
        while p.has_room(item):
            p.stored[item] += 1
        found.append(p.stored[item])
    return found


@rule("CI-SMALL-00")
def test_effects_add_up():
    me = {**land(h12="meadow 1 small", h13="meadow 1 small"), "small_cards": ["1", "15"]}
    assert table(me=me).players[0].perks[0] == 5 + 2 + 2 + 1


@rule("CI-SMALL-01", "CI-SMALL-02", "CI-SMALL-03", "CI-SMALL-15")
def test_storage_spots_of_cards():
    assert room(4) == [6, 6, 6]
    assert room(1) == [8, 8, 8]  # Warehouse
    assert room(2) == [6, 9, 6]  # Granary
    assert room(3) == [9, 6, 6]  # Treasury
    assert room(15) == [7, 7, 7]  # Manor


@rule("CI-SMALL-01", "CI-BUILD-07")
@pytest.mark.parametrize(("card", "room"), [("1", True), ("2", True), ("3", False), ("4", False)])
def test_a_card_just_kept_has_its_effect_at_once(card, room):
    """Storage is full; the Warehouse and the Granary have a spot for the food of the meadow."""
    cards = {"seat": 0, "cards": [f"small:{n}" for n in range(1, 5)]}
    me = {**land(h12="meadow 1 small", h13="meadow 1 food"), "stored": {"wood": 6}, "cartographer": 0}
    s = play(table(me=me, drawn=cards, pending=during("keep_card", "small")), f"keep_card:small:{card}")
    while pending(s) == "return_card":
        play(s, legal(s)[0])
    again = table(me={**me, "small_cards": [card]})
    assert ("store:h13" in legal(again)) is room and s.players[0].perks == again.players[0].perks


@rule("CI-SMALL-01", "CI-SCORE-05")
def test_items_on_cards_are_leftovers():
    s = having(2, stored={"food": 9}, cartographer=1)
    assert s.scores()[0]["leftovers"] == 2


@rule("CI-SMALL-04", "CI-CARGO-03")
def test_freight_office_adds_to_the_harbormaster():
    s = having(4, pending=during("section_H"), stored={"cloth": 2})
    assert offered(s) == {"supply:C1"}  # 1 gold and 3 cloth, 2 less
    s = having(5, pending=during("section_H"), stored={"cloth": 2})
    assert offered(s) == {"done"}


@rule("CI-SMALL-05")
def test_sawmill():
    s = having(5, pending=during("section_B"), stored={"coin": 1, "wood": 1})
    assert offered(s) == {"dock:dock1"}
    play(s, "dock:dock1")
    assert player(s)["stored"] == {}
    s = having(5, pending=during("section_D"), stored={"coin": 1, "wood": 1, "stone": 2})
    assert "build:small" in offered(s)


@rule("CI-SMALL-06")
def test_stonemason():
    s = having(6, pending=during("section_D"), stored={"coin": 1, "wood": 2, "stone": 1})
    assert "build:small" in offered(s)
    play(s, "build:small")
    assert player(s)["stored"] == {}


@rule("CI-SMALL-05", "CI-SMALL-06", "CI-PAY-06")
@pytest.mark.parametrize("card", [5, 6])
def test_sawmill_and_stonemason_change_nothing_where_there_is_no_wood_or_stone_to_pay(card):
    s = having(card, pending=during("section_H"), stored={"gold": 2, "cloth": 4})
    play(s, "supply:C3")
    assert pending(s) == "sail" and player(s)["stored"] == {}


@rule("CI-SMALL-07")
def test_builders_lodge_gives_a_helm_point_in_the_same_gain():
    s = play(having(7, pending=during("build_on", "large")), "site:h13")
    assert s.save()["pending"][-1] == {"step": "sail", "seat": 0, "memo": 3}


@rule("CI-SMALL-07", "CI-BUILD-12")
@pytest.mark.parametrize("ship", ["one_sail", "two_sails"])
def test_builders_lodge_not_for_the_building_that_brought_it(ship):
    """The helm point of the building comes first, then the card, and nothing more; the next building gives 1 more."""
    me = {**land(h12="meadow", h13="forest 1 wood"), "stored": {}, "cartographer": 0}
    for seed in range(20):
        s = table(me=me, pending=during("build_on", "small"), chance=from_seed(seed).save())
        play(s, "site:h12")
        assert s.save()["pending"][-1] == {"step": "sail", "seat": 0, "memo": 1} and player(s)["small_cards"] == []
        play(s, f"ship:{ship}")
        if "keep_card:small:7" in offered(s):
            break
    play(s, "keep_card:small:7")
    while pending(s) == "return_card":
        play(s, legal(s)[0])
    assert player(s)["small_cards"] == ["7"] and player(s)["steps"] == {ship: 1} and pending(s) != "sail"
    s = table(me={**player(s), **land(h12="meadow 1 small", h13="forest 1")}, pending=during("build_on", "small"))
    if pending(s) == "build_on":
        play(s, "site:h13")
    assert s.save()["pending"][-1] == {"step": "sail", "seat": 0, "memo": 2}


def feeding(card, **me):
    return having(card, pending=during("begin_feeding"), phase="cleanup", **me)


@rule("CI-SMALL-08")
def test_bakery():
    s = feeding(8, stored={"food": 1})
    assert player(s)["stored"] == {} and pending(s) != "take_anchors"


@rule("CI-SMALL-09")
def test_fish_market_pays_two_food_a_coin():
    s = feeding(9, stored={"coin": 2})
    assert offered(s) == {"done", "pay:coin"}
    play(s, "pay:coin")
    assert player(s)["stored"] == {"coin": 1} and player(s)["anchors"] == {}
    s = feeding(9, stored={"coin": 1, "food": 1})
    assert offered(s) == {"pay:coin", "pay:food"}
    s = play(feeding(9, stored={"coin": 2}), "done")
    assert pending(s) == "take_anchors"  # coins need not be used


@rule("CI-SMALL-08", "CI-SMALL-09", "CI-LARGE-10")
def test_bakery_and_fish_market_also_with_the_canteen():
    me = {**land(h12="meadow 1 small", h13="meadow 1 small", h11="meadow 1 large"), "small_cards": ["8", "9"]}
    s = table(me={**me, "large_cards": ["10"], "stored": {"coin": 1}})
    play(s, "card:10")
    assert offered(s) == {"done", "pay:coin"}
    play(s, "pay:coin")
    assert s.save()["pending"][-1] == {"step": "sail", "seat": 0, "memo": 1}


@rule("CI-SMALL-10", "CI-PAY-06")
def test_boatyard():
    s = having(10, pending=during("section_B"), stored={"wood": 2})
    assert offered(s) == {"dock:dock1"}
    s = having(10, pending=during("section_B"), stored={"coin": 1, "wood": 2})
    play(s, "dock:dock1")
    assert offered(s) == {"reduce:coin", "reduce:wood"}


@rule("CI-SMALL-11")
def test_surveyors_office_makes_a_shim_free_but_uses_the_action():
    me = {"cartographer": 0, "tiles": {"D1": 1}}
    s = having(11, pending=during("section_C"), spaces={"h13": "forest 1", "h11": "forest 1 wood"}, **me)
    play(s, "tile:D1:front", "half:h13", "beside:h23")
    assert player(s)["cartographer"] == 0 and player(s)["surveyed"] is True
    assert player(s)["level"]["h23"] == 2


@rule("CI-SMALL-12")
def test_toll_house_pays_nothing_and_takes_no_anchor():
    s = having(12, pending=during("fee", {"to": "1"}))
    assert offered(s) == {"refuse_fee", "toll_house"}
    play(s, "toll_house")
    assert s.actor == 1
    play(s, "receive:wood")
    assert player(s, 1)["market"] == {"wood": 1} and player(s)["anchors"] == {}


@rule("CI-SMALL-13")
def test_shrine_gives_a_coin_for_a_statue():
    me = {**land(("h32",), **HOME), "crafting": ["craft1"], "small_cards": ["13"], "stored": {}}
    s = table(me=me, pending=during("statue_on", "craft1"))
    play(s, "site:h13", "ship:one_sail")
    assert offered(s) == {"done", "gain:coin"}
    play(s, "gain:coin")
    assert player(s)["stored"] == {"coin": 1}
    me = {
        **land(("h32", "h41"), h12="meadow 1 statue", h13="meadow 1 statue", h11="meadow 1 statue"),
        "small_cards": ["13"],
    }
    assert table(me=me).scores()[0]["cards"] == 1


@rule("CI-SMALL-14", "CI-INFO-07")
def test_map_room_draws_two_and_keeps_one():
    s = having(14, pending=during("keep_tile", "D1+D3"), tiles={})
    assert offered(s) == {"keep_tile:D1", "keep_tile:D3"}
    bag = s.bag[:]
    play(s, "keep_tile:D3")
    assert player(s)["tiles"] == {"D3": 1} and s.bag == [bag[0], bag[1], bag[2] - 1]
    s = having(14, pending=during("section_A"), tiles={})
    total = sum(s.bag)
    play(s, "draw")
    while pending(s) == "keep_tile":
        play(s, legal(s)[0])
    assert sum(s.players[0].tiles) == 1 and sum(s.bag) == total - 1


@rule("CI-SMALL-14", "CI-TILE-02")
def test_map_room_draws_two_as_long_as_the_bag_has_two():
    s = play(having(14, pending=during("section_A"), tiles={}, cartographer=0), "draw")
    rest = {**s.save(), "bag": {"D2": 1, "D3": 1}}
    rest["players"][0].update(tiles={"D1": 20, "D2": 19, "D3": 19})
    rest["pending"] = during("section_A", {"slot 1": "nothing", "slot 2": "nothing"})
    two = play(GAME.restore(rest), "draw")
    assert pending(two) == "keep_tile" and offered(two) == {"keep_tile:D2", "keep_tile:D3"}
    rest.update(bag={"D3": 1})
    rest["players"][0].update(tiles={"D1": 20, "D2": 20, "D3": 19})
    one = play(GAME.restore(rest), "draw")
    assert pending(one) != "keep_tile" and player(one)["tiles"]["D3"] == 20


@rule("CI-SMALL-14")
@pytest.mark.parametrize(("space", "points"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_map_room_scores_the_cartographer(space, points):
    assert having(14, cartographer=space).scores()[0]["cards"] == points


@rule("CI-SMALL-15")
def test_manor_scores_settlements_on_top():
    towns = dict.fromkeys(("h11", "h22", "h23", "h21", "h24", "h31"), "settlement 2")
    assert having(15, spaces=towns).scores()[0]["cards"] == 2
    towns.popitem()
    assert having(15, spaces=towns).scores()[0]["cards"] == 1


def test_all_fifteen_have_an_effect():
    assert all(any(perks) or card == 12 for card, perks in enumerate(GAME.components.card_perks))
