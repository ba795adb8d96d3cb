"""Rules and their explanations in Great Western Trail: each decision has one, memos and badges say what they should."""

import pytest

from rondel.core import explanation
from rondel.core.explanation import Badge
from rondel.games.great_western_trail.kansas_city import CityMemo
from rondel.games.trail.buildings import SiteMemo
from rondel.games.trail.movement import WayMemo
from rondel.testing.conformance import missing_explanations
from support import law
from support.great_western_trail import GAME, at, rule, staff, table, visiting

C = GAME.components


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {}),
        (2, {"simmental": True, "buildings": "b"}),
        (4, {"buildings": "mixed", "neutral": "random"}),
        (1, {}),
    ],
    ids=str,
)
def test_a_rule_bars_exactly_what_it_does_not_offer_in_whole_games(players, options):
    law.holds_in_a_game(GAME, players, options, seed=players)


def test_every_decision_is_explained():
    assert missing_explanations(GAME) == []


def badge(s, action):
    return explanation.badge(GAME, s, GAME.actions.number(action))


# Memos of several parts


@pytest.mark.parametrize("paid", [False, True])
def test_the_memo_of_a_city_is_packed_as_it_is_written(paid):
    memory = CityMemo(C.cities)
    for city, name in enumerate(C.cities):
        memo = CityMemo.pack(city, paid)
        assert CityMemo.unpack(memo) == (city, paid)
        assert memory.save(memo) == (name if paid else f"{name} without transport")


@pytest.mark.parametrize(("steps", "free"), [(0, False), (7, True), (20, False)])
def test_the_memo_of_a_way_is_packed_as_it_is_written(steps, free):
    memory = WayMemo(C.spaces)
    for space, name in enumerate(C.spaces):
        memo = WayMemo.pack(space, steps, free)
        assert WayMemo.unpack(memo) == (space, steps, free)
        assert memory.save(memo) == {"free": free, "to": name, "steps": steps}


def test_the_memo_of_a_site_is_packed_as_it_is_written():
    memory = SiteMemo(C.private_names, "price_per_builder")
    for building, name in enumerate(C.private_names):
        memo = SiteMemo.pack(building, 2)
        assert SiteMemo.unpack(memo) == (building, 2)
        assert memory.save(memo) == {"price_per_builder": 2, "building": name}


# Badges: what an action costs and brings at once, as far as it is certain


def test_a_badge_says_what_a_delivery_costs_and_brings():
    s = table(pending=at("deliver", memo=18))
    assert badge(s, "deliver:kansas_city") == Badge([("vp", 6)], [("money", 4)])


@rule("GWT-FEE-06")
def test_a_fee_stands_on_the_badge_only_if_all_ways_cost_the_same():
    s = table(me={"dollars": 1, "space": "nA"}, tiles={"flood1": "flood_2_green", "a1": "0/1a"})
    assert badge(s, "move:flood1") == Badge([("money", 1)], [])  # no more than they have
    assert badge(s, "move:a1") == Badge([], [])
    assert badge(s, "move:nB") == Badge([], [])  # by the flood, or past it


@rule("GWT-FEE-01", "GWT-MOVE-06")
def test_the_badge_of_a_way_says_what_is_paid_up_to_the_next_fork():
    way = {"to": "nE", "steps": 5, "free": False}
    s = table(
        me={"dollars": 9, "space": "nB"}, tiles={"drought1": "drought_2_green", "c1": "1/1a"}, pending=at("way", way)
    )
    (paid, fee), *_ = badge(s, "via:drought1").cost
    s.play("via:drought1")
    assert (paid, fee) == ("money", 9 - s.players[0].money)
    assert badge(s, "via:c1").cost == [("money", fee)]  # the second green hand, on the next stretch
    assert badge(s, "via:nD").cost == []


@rule("GWT-ACT-07", "GWT-DELV-10")
def test_a_local_action_shows_its_dollars_and_what_the_certificates_rise():
    s = visiting("nA", me={"hand": ["galloway"]})
    assert badge(s, "use:discard_galloway+dollars_2") == Badge([("galloway", 1)], [("money", 2)])
    for certificates, more in ((0, 1), (3, 0)):  # three is the limit
        s = visiting("nC", me={"certificates": certificates})
        assert badge(s, "use:cert_1") == Badge.of([], [("certificate", more)])
    s = visiting("nA", me={"discs": C.slot_names[1:]})
    assert badge(s, "aux:dollar:single") == Badge([], [("money", 1)])


@rule("GWT-BUILD-05", "GWT-HIRE-03", "GWT-BUY-01", "GWT-OUT-02")
def test_prices_and_rewards_stand_on_the_badge():
    site = {"building": "5a", "price_per_builder": 2}
    s = table(me={"dollars": 9, "workers": staff(builder=3)}, tiles={"a1": "0/2a"}, pending=at("site", site))
    assert badge(s, "site:a2") == Badge([("money", 6)], [])
    assert badge(s, "site:a1") == Badge([("money", 4)], [])  # in place of one that needs 1 builder
    s = table(me={"dollars": 9}, jobs={"1:cowboy": 1, "1:builder": 1}, token_row=2, pending=at("hire_2"))
    assert badge(s, "hire:1:cowboy") == Badge([("money", 8)], [("cowboy", 1)])
    s = table(me={"workers": staff(2), "dollars": 12}, market=["longhorn", "corriente"], pending=at("buy"))
    assert badge(s, "buy:v3_1") == Badge([("money", 6)], [])
    assert badge(s, "buy:reveal") == Badge([], [])
    s = table(tiles={"outlaw1": "green_outlaw", "outlaw2": "orange_outlaw"}, pending=at("capture_outlaw"))
    rewards = {"dollars": "money", "exchange_token": "exchange_token"}
    for number in (0, 1):
        gain = [(rewards[key], n) for key, n in C.outlaw_reward[number].items()]
        assert badge(s, f"outlaw:outlaw{number + 1}") == Badge([], gain)


@rule("GWT-XCH-03", "GWT-XCH-06")
def test_the_first_exchange_token_is_paid_with_the_click_that_uses_it():
    s = table(me={"exchange_tokens": 2})
    assert badge(s, "exchange:1") == Badge([("exchange_token", 1)], [])
    s.play("exchange:1")
    assert badge(s, "draw:2") == Badge([], [])
    assert badge(s, "draw:3") == Badge([("exchange_token", 1)], [])
