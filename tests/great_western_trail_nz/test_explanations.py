"""Rules and their explanations in New Zealand: each decision has one, memos and badges say what they should."""

import pytest

import rondel
from rondel.core import explanation
from rondel.core.explanation import Badge
from rondel.games.great_western_trail_nz.sheep import AfterMemo, ShearMemo
from rondel.testing.conformance import check_explanations, missing_explanations
from support import law
from support.great_western_trail_nz import GAME, at, covered, rule, staff, table, visiting
from support.refusing import refused

C = GAME.components


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {}),
        (2, {"buildings": "b", "cards_out_of_turn": True}),
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


SHEARING = {"hand": ["merino", "lincoln", "romney"], "workers": staff(shearer=3)}
THREE = {"hand": ["merino", "merino", "lincoln"]}  # a card has been played
RARE = [
    lambda: table(me={"hand": ["southdown", "merino"]}, pending=at("remove_sheep_2")),
    lambda: table(market=["lincoln", "corriedale", "ryeland"], pending=at("take_market_one_or_two")),
    lambda: table(market=["lincoln", "corriedale"], pending=at("take_market_one_or_two_second")),
    lambda: table(me=THREE, tiles={"a1": "0/1a", "b1": "0/2a"}, pending=at("upgrade_by_one")),
    lambda: table(me=THREE, tiles={"a1": "0/1a", "b1": "0/2a"}, pending=at("replace_site", "3a")),
    lambda: table(me={"pounds": 30}, pending=at("place_storehouse_7")),
    lambda: table(me={"pounds": 30}, pending=at("wool_post_wl13")),
    lambda: table(me={"pounds": 30, "ship": "u1"}, pending=at("upgrade_here")),
    lambda: table(me={"discs": [], "harbours": ["mh1", "mh4"], "pounds": 20}, pending=at("post_disc", "lp9")),
    lambda: table(me={"step_tile": 1}, pending=at("flip_tile")),
    lambda: table(me={"workers": staff(2, 3, 1, 4)}, pending=at("joker_worker")),
    lambda: table(me=SHEARING, pending=at("shear_shearers")),
    lambda: table(me={"hand": ["ferry", "merino"]}, pending=at("after_wellington")),
    lambda: table(
        me={**THREE, "discards": ["romney", "ferry"], "gained": ["ferry", "romney"]}, pending=at("cards_gained_to_top")
    ),
]


@pytest.mark.parametrize("position", RARE)
def test_a_rare_rule_bars_exactly_what_it_does_not_offer(position):
    check_explanations(position())


# What is refused


@rule("NZ-EXCH-04", "NZ-GOLD-03", "NZ-VARIANT-03")
@pytest.mark.parametrize("step", ["exchange", "combine", "spend_gold", "help"])
def test_what_interrupts_is_never_pending_itself(step):
    doc = visiting("NA").save()
    doc["pending"].append({"step": step, "seat": 0})
    with pytest.raises(rondel.BadPosition, match=f"{step} is never pending"):
        GAME.restore(doc)


@rule("NZ-EXCH-05", "NZ-GOLD-03", "NZ-VARIANT-03", "NZ-SETUP-33")
def test_interrupts_wait_while_a_step_is_closed():
    me = {"gold": 5, "exchange_tokens": 2, "hand": ["merino", "shropshire"]}
    s = table(me=me, options={"cards_out_of_turn": True}, pending=at("discard_card"))
    for action in ("combine:1", "help:2:ferry", "help_waive:2:sheepdog"):
        assert refused(s, action).startswith("Exchange tokens have to wait a moment.")
    assert refused(s, "gold:compass").endswith("(NZ-GOLD-03)")
    assert refused(s, "combine:4") == "There is no such player. (NZ-SETUP-33)"
    assert refused(s, "help:2:agent").endswith("(NZ-VARIANT-03)")
    assert refused(s, "waive:sheepdog") == refused(s, "play:sheepdog")


@rule("NZ-CARD-02", "NZ-OBJ-04")
def test_before_the_sheep_are_shown_a_card_can_be_played_if_it_is_in_hand():
    s = table(me={"space": "wellington", "hand": ["ferry", "merino"]}, pending=at("reveal"))
    assert refused(s, "play:sheepdog") == "This is not in your hand: Sheepdog. (NZ-OBJ-04)"
    assert refused(s, "waive:sheepdog") == "This is not in your hand: Sheepdog. (NZ-OBJ-04)"
    assert refused(s, "hire:1:sailor").startswith("Something else is to be decided now.")


@rule("NZ-ACT-15", "NZ-HAZ-06")
def test_a_lesser_reward_of_what_cannot_be_had_lacks_the_same():
    s = visiting("NH", me={"pounds": 3}, tiles={"flood1": "flood_3_green"})
    whole, less = "use:remove_hazard_5", "use:remove_hazard_only_5"
    assert refused(s, less) == refused(s, whole) == "This costs 5 pounds, and you have 3 pounds. (NZ-HAZ-04)"


# Memos of several parts


@pytest.mark.parametrize(("draws", "most"), [(False, 2), (True, 5)])
def test_the_memo_of_sheep_shown_for_wool_is_packed_as_it_is_written(draws, most):
    memory = ShearMemo(C.breeds)
    for breed, name in enumerate(C.breeds):
        memo = ShearMemo.pack(1 << breed, draws, most)
        assert ShearMemo.unpack(memo) == (1 << breed, draws, most)
        assert memory.save(memo) == {"shown": [name], "draws": draws, "most": most}


def test_the_memo_after_shearing_is_packed_as_it_is_written():
    memo = AfterMemo.pack(17, 3)
    assert AfterMemo.unpack(memo) == (17, 3)
    assert AfterMemo().save(memo) == {"wool": 17, "shearers": 3}


# Badges: what an action costs and brings at once, as far as it is certain


@rule("NZ-WEL-05", "NZ-WEL-17", "NZ-WEL-19", "NZ-SHEAR-03")
def test_a_badge_says_what_sheep_and_deliveries_cost_and_bring():
    hand = ["merino", "lincoln", "shropshire"]
    s = table(me={"hand": hand, "certificates": 2}, pending=at("income", hand))
    assert badge(s, "certificates:2") == Badge([("certificate", 2)], [("money", 7)])
    s = table(me={"hand": hand, "workers": staff(shearer=3)}, pending=at("shear_shearers"))
    assert badge(s, "reveal") == Badge([], [("money", 8)])
    assert badge(s, "show:lincoln") == Badge([], [])  # more may follow
    me = {"pounds": 20, "posts": {"lp3": 1}, "discs": covered("step", "cert_limit")}
    s = table(me=me, pending=at("deliver", 12))
    assert badge(s, "deliver:lp9") == Badge([("money", 3)], [("vp", 2)])
    assert badge(s, "deliver:lp1") == Badge([("vp", 3)], [])


@rule("NZ-HARB-04", "NZ-BONUS-05", "NZ-DISC-08")
def test_prices_stand_on_the_badge():
    s = table(me={"pounds": 3, "ship": "u1"}, pending=at("ship_2"))
    assert badge(s, "upgrade") == Badge([("money", 2)], [("vp", 1)])
    assert badge(s, "sail:u2") == Badge([], [])
    s = table(me={"pounds": 20, "gold": 1}, bonus={"1:3": "bonus_joker", "1:4": "bonus_token"}, pending=at("invest_0"))
    paid = [("money", GAME.step("invest_0").price[0]), ("gold", 1)]
    assert badge(s, "invest:1:bonus_joker").cost == paid
    s = table(me={"pounds": 20}, pending=at("post_disc", "lp9"))
    assert badge(s, "disc:hand_2") == Badge([("money", 8)], [("vp", 3)])


@rule("NZ-GOLD-02", "NZ-GOLD-04", "NZ-EXCH-04")
def test_gold_stands_on_the_badge_as_far_as_there_is_room_for_it():
    for gold, more in ((2, 1), (5, 0)):  # five is the end of the track
        s = table(me={"exchange_tokens": 2, "gold": gold})
        gain = Badge.of([], [("gold", more)]).gain
        assert badge(s, "combine:1") == Badge([("exchange_token", 2), ("shropshire", 1)], gain)
        s = table(me={"gold": gold}, pending=at("may use gold_1"))
        assert badge(s, "use:gold_1") == Badge([], gain)
    s = table(me={"gold": 5})
    assert badge(s, "gold:compass") == Badge([("gold", 5)], [])
