"""INFO: who sees what, in views, imagined states and events. Three seats and a spectator."""

import copy
import json

import pytest

from support.great_western_trail import GAME, at, document, legal, play, player, rule, table

EVERYBODY = [0, 1, 2, None]
OTHERS = [1, 2, None]
HERD = {"criollo": 5, "santa_gertrudis": 3, "pineywoods": 3, "galloway": 3}


def dealt(hand, discards=(), **fields):
    """Seat 0 of three has this hand; the deck holds the rest of the herd."""
    return table(3, me={"hand": list(hand), "discards": list(discards), "space": "nA"}, **fields)


def seen_by(state, seat, kind):
    """The cards of all events of a kind that a seat may see."""
    return [GAME.event_kinds[kind].arguments(event)["card"] for event in state.visible(seat) if event.kind == kind]


@rule("GWT-INFO-01")
@pytest.mark.parametrize("seat", OTHERS)
def test_the_hand_of_another_player_is_hidden(seat):
    s = dealt(["galloway", "criollo", "pineywoods"])
    assert s.view(0)["players"][0]["hand"] == ["criollo", "pineywoods", "galloway"]
    assert s.view(seat)["players"][0]["hand"] == {"hidden": 3}


@rule("GWT-INFO-01")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_stacks_and_bags_are_hidden_from_all(seat):
    s = GAME.new(players=3, seed=5)
    view = s.view(seat)
    assert view["bags"] == {"hidden": [35 - 7 - 2, 33 - 5 - 2, 26 - 2]}
    assert view["market_stack"] == {"hidden": 36 - 10}
    assert view["objective_stack"] == {"hidden": 24 - 4}
    assert [p["deck"] for p in view["players"]] == [{"hidden": 14 - n} for n in (4, 5, 6)]
    assert "chance" not in view


@rule("GWT-INFO-01")
def test_tables_that_differ_only_in_hidden_cards_look_the_same():
    one = dealt(["galloway", "criollo", "pineywoods", "criollo"])
    other = dealt(["criollo", "criollo", "criollo", "santa_gertrudis"])
    for seat in OTHERS:
        assert one.view(seat) == other.view(seat)
    assert one.view(0) != other.view(0)


@rule("GWT-INFO-01")
def test_bags_and_stacks_with_other_contents_look_the_same():
    """A cowboy and a builder came out of bags 2 and 3, and somebody has drawn a card of a stack or another."""
    one = dealt([], jobs={"1:2": "cowboy", "1:3": "builder"}).save()
    one["bags"][1]["builder"] += 1
    one["bags"][2]["builder"] -= 1
    other = copy.deepcopy(one)
    for bag, n in ((1, 1), (2, -1)):
        other["bags"][bag]["cowboy"] += n
        other["bags"][bag]["builder"] -= n
    for doc, bought, gained in ((one, "longhorn", "gain2_boo"), (other, "corriente", "draw_sgo")):
        doc["market_stack"].remove(bought)
        doc["objective_stack"].remove(gained)
        doc["players"][0]["deck"] += [bought, gained]
    one, other = GAME.restore(one), GAME.restore(other)
    for seat in EVERYBODY:
        assert one.view(seat) == other.view(seat)
    assert one.legal() == other.legal()


@rule("GWT-INFO-01")
def test_an_imagined_table_deals_other_hands_to_the_others_and_leaves_the_own():
    s = dealt(["galloway", "criollo", "pineywoods"], ["criollo", "santa_gertrudis"])
    hands = set()
    for seed in range(20):
        t = s.imagine(1, seed)
        assert t.view(1) == s.view(1)
        assert player(t, 1) == player(s, 1)
        hands.add(tuple(player(t)["hand"]))
        cards = player(t)["hand"] + player(t)["deck"] + player(t)["discards"]
        assert {card: cards.count(card) for card in HERD} == HERD
    assert len(hands) > 5
    assert player(s.imagine(0, 3)) == player(s)


@rule("GWT-INFO-01")
def test_what_comes_next_differs_between_imagined_tables():
    """Cards drawn, cattle revealed, tiles out of the bags."""
    s = table(me={"space": "kc", "hand": ["criollo"]}, pending=at("kansas_city"))
    drawn, foresight = set(), set()
    for seed in range(20):
        t = play(s.imagine(0, seed), "deliver:fulton", "disc:aux_dollar_2")
        drawn.add(tuple(player(t)["hand"]))
        foresight.add(tuple(t.save()["foresight"]))
    assert min(len(drawn), len(foresight)) > 5
    s = table(me={"workers": {"cowboy": 3, "builder": 1, "engineer": 1}}, pending=at("buy"))
    markets = {tuple(play(s.imagine(0, seed), "buy:reveal").save()["market"]) for seed in range(20)}
    assert len(markets) > 5
    s = table(display=["aux_ny"], pending=at("objective_to_discard_1"))
    cards = {play(s.imagine(0, seed), "objective:stack").save()["players"][0]["discards"][0] for seed in range(20)}
    assert len(cards) > 5


@rule("GWT-INFO-01")
def test_only_who_draws_hears_which_cards_were_drawn():
    s = table(3, me={"space": "nA", "hand": ["criollo"]}, pending=at("visit"))
    s.listen()
    play(s, "aux:dollar:single")
    assert sorted(["criollo", *seen_by(s, 0, "draws")]) == sorted(player(s)["hand"])
    for seat in OTHERS:
        assert seen_by(s, seat, "draws") == []


@rule("GWT-INFO-01")
@pytest.mark.parametrize("taker", [0, 1])
@pytest.mark.parametrize("choice", ["stack", "aux_ny"])
def test_an_objective_card_from_the_stack_into_the_hand_is_known_only_to_who_took_it(taker, choice):
    """Building 8b; from the display all have seen it."""
    doing = {"space": "a1", "hand": ["criollo"]}
    fields = {"tiles": {"a1": f"{taker}/8b"}, "options": {"buildings": "b"}, "display": ["aux_ny"]}
    s = table(3, **{("me", "other")[taker]: doing}, pending=at("visit", seat=taker), **fields)
    s.listen()
    play(s, "use:discard_any+dollars_6+objective_to_hand_1", f"objective:{choice}")
    (card,) = [card for card in player(s, taker)["hand"] if "_" in card and card not in HERD]
    for seat in EVERYBODY:
        assert seen_by(s, seat, "gains_objective") == ([card] if seat == taker or choice == "aux_ny" else [])


PUBLIC = {
    "dollars": 17,
    "workers": {"cowboy": 2, "builder": 3, "engineer": 1},
    "discs": ["aux_cert_1", "hand_1"],
    "certificates": 3,
    "exchange_tokens": 2,
    "captured": {"green_outlaw": 1, "flood_2_green": 1},
    "masters": ["sm9"],
    "objectives": ["start_bbh", "aux_ny"],
    "cities": {"fulton": 1, "new_york": 9},
    "stations": ["s1", "s7"],
    "engine": "7",
    "space": "nB",
    "unbuilt": ["2a", "3a", "4a", "6a", "12a", "7a", "8a", "9a", "10a", "11a"],
    "job_market_token": False,
}
TABLE = {
    "foresight": ["green_outlaw", "flood_4_green", "cowboy", "builder", "engineer", "builder"],
    "jobs": {"1:3": "cowboy", "2:4": "engineer"},
    "market": ["black_angus", "corriente", "hereford_7"],
    "display": ["gain2_4hh", "gain2_bgo", "draw_5h", "move_ssbb"],
    "masters": {"s2": "sm1"},
    "token_row": 4,
}


@rule("GWT-INFO-02")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everything_that_lies_open_is_seen_by_all(seat):
    s = table(3, me=PUBLIC, tiles={"fr1": "0/5a", "flood2": "flood_2_black"}, **TABLE)
    view = s.view(seat)
    assert {name: view["players"][0][name] for name in PUBLIC} == PUBLIC
    assert {name: view[name] for name in TABLE} == TABLE
    assert (view["tiles"]["fr1"], view["tiles"]["flood2"]) == ("0/5a", "flood_2_black")


@rule("GWT-INFO-02")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_sizes_of_stacks_and_hands_are_seen_by_all(seat):
    me = {"hand": ["criollo"] * 3, "deck": ["galloway"] * 2, "discards": ["pineywoods", "criollo"]}
    fields = {"market": [], "market_stack": ["longhorn"] * 5}
    s = table(3, me=me, objective_stack=["gain2_boo", "draw_sgo"], display=[], **fields)
    view = s.view(seat)
    assert view["bags"] == {"hidden": [35 - 2, 33 - 2, 26 - 2]}  # two of each on the foresight spaces
    assert view["market_stack"] == {"hidden": 5}
    assert view["objective_stack"] == {"hidden": 2}
    assert view["players"][0]["deck"] == {"hidden": 2}
    assert seat == 0 or view["players"][0]["hand"] == {"hidden": 3}
    assert seat == 0 or view["players"][0]["discards"]["hidden"] == 2


@rule("GWT-INFO-02")
def test_imagined_tables_have_all_that_lies_open():
    s = table(3, me=PUBLIC, tiles={"fr1": "0/5a"}, **TABLE)
    for seat in (0, 1, 2):
        doc = s.imagine(seat, 4).save()
        assert {name: doc[name] for name in TABLE} == TABLE
        assert {name: doc["players"][0][name] for name in PUBLIC} == PUBLIC


@rule("GWT-INFO-03")
def test_a_player_looks_through_the_own_discard_pile_but_never_through_the_own_deck():
    discards = ["galloway", "criollo", "santa_gertrudis"]
    mine = dealt(["criollo"], discards).view(0)["players"][0]
    assert mine["discards"] == discards
    assert mine["deck"] == {"hidden": 10}


@rule("GWT-INFO-03")
def test_cards_may_be_drawn_in_any_order_whatever_the_player_knows():
    s = table(
        me={"hand": ["criollo"], "deck": ["criollo", "galloway", "pineywoods"], "space": "nA"}, pending=at("visit")
    )
    drawn = {
        next(event.a for event in drawing(s.imagine(0, seed)).visible(0) if event.kind == "draws") for seed in range(20)
    }
    assert len(drawn) == 3


def drawing(state):
    state.listen()
    return play(state, "aux:draw:single")


@rule("GWT-INFO-04")
@pytest.mark.parametrize("seat", OTHERS)
def test_of_another_discard_pile_the_size_and_the_top_card_are_seen(seat):
    s = dealt(["criollo"], ["galloway", "criollo", "santa_gertrudis"])
    assert s.view(seat)["players"][0]["discards"] == {"hidden": 3, "top": ["santa_gertrudis"]}
    s = dealt(["criollo"])
    assert s.view(seat)["players"][0]["discards"] == {"hidden": 0, "top": []}


@rule("GWT-INFO-04")
def test_the_cards_below_the_top_one_are_imagined_by_the_others():
    s = dealt(["criollo"] * 3, ["galloway", "pineywoods", "santa_gertrudis"])
    piles = {tuple(player(s.imagine(2, seed))["discards"]) for seed in range(20)}
    assert {pile[-1] for pile in piles} == {"santa_gertrudis"}
    assert len(piles) > 5


def revealing(**me):
    """Seat 0 of three reveals a hand in Kansas City and may use certificates."""
    hand = ["criollo", "galloway", "galloway"]
    return table(3, me={"space": "kc", "hand": hand, "exchange_tokens": 1, **me}, pending=at("kansas_city"))


@rule("GWT-INFO-05")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_in_the_income_subphase_all_hear_the_hand(seat):
    s = revealing()
    s.listen()
    play(s, "reveal")
    assert seen_by(s, seat, "reveals") == ["criollo", "galloway", "galloway"]


@rule("GWT-INFO-05")
@pytest.mark.parametrize("seat", OTHERS)
def test_in_the_income_subphase_all_see_the_hand(seat):
    s = revealing(certificates=2)
    assert s.view(seat)["players"][0]["hand"] == {"hidden": 3}
    play(s, "reveal")
    assert legal(s) == ["certificates:0", "certificates:1", "certificates:2"]
    assert s.view(seat)["players"][0]["hand"] == ["criollo", "galloway", "galloway"]
    play(s, "certificates:1", "deliver:fulton", "disc:aux_dollar_2")
    assert s.view(seat)["players"][0]["hand"] == {"hidden": 4}


@rule("GWT-INFO-05")
def test_a_revealed_hand_is_not_imagined_by_anybody():
    s = play(revealing(certificates=2), "reveal")
    for seed in range(10):
        t = s.imagine(1, seed)
        assert player(t)["hand"] == ["criollo", "galloway", "galloway"]
        assert t.view(1) == s.view(1)
        assert GAME.census(t) == GAME.census(s)


@rule("GWT-INFO-06")
@pytest.mark.parametrize("seed", range(5))
def test_station_masters_and_starting_cards_returned_to_the_box_are_seen_by_nobody(seed):
    s = GAME.new(players=3, seed=seed)
    masters = set(s.save()["masters"].values())
    cards = {card for p in s.save()["players"] for card in p["objectives"]}
    assert (len(masters), len(cards)) == (5, 3)
    gone = {f"sm{n}" for n in range(1, 10)} - masters
    gone |= {"start_34b", "start_ssg", "start_bbh", "start_ohh"} - cards
    for seat in EVERYBODY:
        shown = json.dumps(s.view(seat))
        assert not [name for name in gone if f'"{name}"' in shown]


@rule("GWT-INFO-06")
def test_which_ones_were_returned_differs_from_game_to_game():
    found = [GAME.new(players=2, seed=seed).save() for seed in range(12)]
    assert len({tuple(sorted(doc["masters"].values())) for doc in found}) > 5
    assert len({tuple(sorted(p["objectives"][0] for p in doc["players"])) for doc in found}) > 3


@rule("GWT-INFO-01")
@pytest.mark.parametrize("seat", [0, None])
def test_the_order_of_sams_cards_is_hidden(seat):
    doc = document(1)
    others = [f"sam_{n}" for n in range(3, 16)]
    doc["sam"].update(sam_deck=["sam_1", "sam_2"], sam_discards=others)
    s = GAME.restore(doc)
    assert s.view(seat)["sam"]["sam_deck"] == {"hidden": 2}
    assert s.view(seat)["sam"]["sam_discards"] == others
