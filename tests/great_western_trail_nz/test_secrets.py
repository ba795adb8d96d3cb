"""INFO: who sees what, in views, imagined states and events. Three seats and a spectator."""

import pytest

from support.great_western_trail_nz import GAME, at, covered, play, player, rule, staff, table
from support.sarah import facing, sarah

EVERYBODY = [0, 1, 2, None]
OTHERS = [1, 2, None]
PUBLIC = {
    "pounds": 17,
    "gold": 2,
    "certificates": 3,
    "workers": staff(shepherd=3),
    "jokers": ["shepherd:3"],
    "storehouses": {"sp1": 1, "sp2": 2, "sp3": 2, "sp4": 2, "sp5": 2},
    "discs": covered("cert_limit", "wool_1", "aux_cert_1", "aux_cert_2"),
    "exchange_tokens": 2,
    "captured": {"rockfall_2_black": 1, "bonus_joker": 1},
    "masters": ["hm8"],
    "objectives": ["o01", "o02"],
    "posts": {"lp0": 1, "wl5": 1},
    "harbours": ["sh1", "mh1"],
    "ship": "m2",
    "pathfinder": 5,
    "step_tile": 1,
    "space": "NB",
    "unbuilt": ["1a", "3a"],
}
TABLE = {
    "jobs": {"1:sailor": 1, "2:sailor": 1},
    "bonus": {"1:3": "bonus_wool", "2:2": "bonus_ferry", "2:3": "bonus_token"},
    "token_row": 1,
    "foresight": ["flood_4_green", "shearer", "bonus_gold", "bonus_token"],
    "market": ["dorset_horn", "lincoln", "suffolk"],
    "display": ["o09", "o13", "o14", "o15"],
    "supply": {"romney": 18, "sheepdog": 11, "ferry": 14, "kotare": 12},
    "masters": {"mh2": "hm3", "mh3": "hm1", "mh4": "hm2", "mh5": "hm4"},
    "master_workers": {"mh1": "sailor"},
    "step_tiles": 2,
}


def dealt(hand, discards=(), **fields):
    """Seat 0 of three has this hand; the deck holds the rest of the flock."""
    return table(3, me={"hand": list(hand), "discards": list(discards), "space": "NB"}, **fields)


def told(state, seat, kind):
    """The cards in the events that a seat may see."""
    return [GAME.components.cards[event.a] for event in state.visible(seat) if event.kind == kind]


@rule("NZ-INFO-01")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everything_that_lies_open_is_seen_by_all(seat):
    s = table(3, me=PUBLIC, tiles={"rr1": "0/2a", "rock2": "rockfall_2_green"}, **TABLE)
    view = s.view(seat)
    assert {name: view["players"][0][name] for name in PUBLIC} == PUBLIC
    assert {name: view[name] for name in TABLE} == TABLE
    assert (view["tiles"]["rr1"], view["tiles"]["rock2"]) == ("0/2a", "rockfall_2_green")
    imagined = s.imagine(1, 4).save()
    assert {name: imagined[name] for name in TABLE} == TABLE
    assert {name: imagined["players"][0][name] for name in PUBLIC} == PUBLIC


@rule("NZ-INFO-01", "NZ-INFO-02")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_of_stacks_and_bags_all_see_the_sizes_and_nobody_the_contents(seat):
    view = GAME.new(players=3, seed=5).view(seat)
    assert view["bags"] == {"hidden": [44 - 4 - 13 - 2, 34 - 5 - 2]}
    assert view["market_stack"] == {"hidden": 37 - 11}
    assert view["objective_stack"] == {"hidden": 20}
    assert [p["deck"] for p in view["players"]] == [{"hidden": 14 - n} for n in (4, 5, 6)]
    assert view["stack_left"] == [5] * 4
    assert "chance" not in view


@rule("NZ-INFO-02")
def test_bags_and_stacks_with_other_contents_look_the_same():
    """What is not in a stack is in a deck, which nobody knows either."""
    fields = {"market": ["hampshire"], "display": ["o09", "o13", "o14", "o15"]}
    one, two = [
        table(3, me={"hand": [], "deck": ["merino", *deck], "space": "NB"}, **fields)
        for deck in (["lincoln", "o01"], ["suffolk", "o02"])
    ]
    assert one.save()["market_stack"] != two.save()["market_stack"]
    assert [one.view(seat) for seat in EVERYBODY] == [two.view(seat) for seat in EVERYBODY]
    assert one.legal() == two.legal()


@rule("NZ-INFO-02")
def test_what_comes_next_differs_between_imagined_tables():
    s = table(me={"space": "wellington", "hand": ["merino"]}, pending=at("wellington"))
    ends = [play(s.imagine(0, seed), "done", "disc:aux_money_2").save() for seed in range(20)]
    assert len({tuple(doc["players"][0]["hand"]) for doc in ends}) > 5
    assert len({tuple(doc["foresight"]) for doc in ends}) > 5
    s = table(me={"workers": staff(shepherd=3)}, pending=at("buy"))
    assert len({tuple(play(s.imagine(0, seed), "buy:reveal").save()["market"]) for seed in range(20)}) > 5
    s = table(display=["o09"], pending=at("objective_to_discard_1"))
    assert len({player(play(s.imagine(0, seed), "objective:stack"))["discards"][0] for seed in range(20)}) > 5


@rule("NZ-INFO-02")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_cards_laid_openly_on_a_draw_stack_are_known_the_rest_of_it_is_not(seat):
    me = {"top": ["ryeland", "hampshire"], "deck": ["merino", "southdown"], "hand": ["shropshire"], "space": "NB"}
    s = table(3, me=me, market=[])
    view = s.view(seat)["players"][0]
    assert (view["top"], view["deck"]) == (["ryeland", "hampshire"], {"hidden": 2})
    if seat is not None:
        assert player(s.imagine(seat, 3))["top"] == ["ryeland", "hampshire"]


@rule("NZ-INFO-03")
@pytest.mark.parametrize("seat", OTHERS)
def test_a_hand_is_secret_to_its_owner(seat):
    one = dealt(["merino", "shropshire", "southdown"])
    two = dealt(["shropshire", "shropshire", "english_leicester"])
    assert one.view(0)["players"][0]["hand"] == ["shropshire", "southdown", "merino"]
    assert one.view(seat)["players"][0]["hand"] == {"hidden": 3}
    assert one.view(seat) == two.view(seat)


@rule("NZ-INFO-03")
def test_an_imagined_table_deals_other_hands_to_the_others_and_leaves_the_own():
    s = dealt(["merino", "shropshire", "southdown"], ["shropshire", "english_leicester"])
    hands = set()
    for seed in range(20):
        t = s.imagine(1, seed)
        assert (t.view(1), player(t, 1)) == (s.view(1), player(s, 1))
        assert GAME.census(t) == GAME.census(s)
        hands.add(tuple(player(t)["hand"]))
    assert len(hands) > 5
    assert player(s.imagine(0, 3)) == player(s)


@rule("NZ-INFO-03")
def test_only_who_draws_hears_which_cards():
    s = table(3, me={"space": "NB", "hand": ["merino"]}, pending=at("visit"))
    s.listen()
    play(s, "done")
    assert sorted([*told(s, 0, "draws"), "merino"]) == sorted(player(s)["hand"])
    assert [told(s, seat, "draws") for seat in OTHERS] == [[], [], []]


@rule("NZ-INFO-03")
@pytest.mark.parametrize(
    ("step", "space", "actions"),
    [("wellington", "wellington", ["show:merino"]), ("shear_shearers", "NE", ["show:southdown", "show:merino"])],
)
def test_revealed_sheep_are_seen_by_all_and_imagined_by_nobody(step, space, actions):
    hand = ["southdown", "merino", "dorset_horn", "lincoln"]
    me = {"space": space, "hand": hand, "workers": staff(shearer=4)}
    s = table(3, me=me, market=[], pending=at(step))
    s.listen()
    play(s, *actions)
    shown = [name.partition(":")[2] for name in actions]
    for seat in OTHERS:
        assert told(s, seat, "reveals") == shown
        assert set(shown) <= set(str(s.view(seat)["pending"][-1]["memo"]).split("'"))
    for seed in range(10):
        t = s.imagine(1, seed)
        assert set(shown) <= set(player(t)["hand"])
        assert t.view(1) == s.view(1)
    play(s, "done")
    assert player(s)["discards"] == shown
    assert s.view(1)["players"][0]["hand"] == {"hidden": 4 - len(shown)}  # the others were never shown


@rule("NZ-INFO-04")
def test_a_player_looks_through_the_own_discard_pile_but_never_through_the_own_draw_stack():
    discards = ["merino", "shropshire", "southdown"]
    mine = dealt(["shropshire"], discards).view(0)["players"][0]
    assert (mine["discards"], mine["deck"]) == (discards, {"hidden": 10})
    s = dealt(["shropshire"], pending=at("visit"))
    drawn = {tuple(player(play(s.imagine(0, seed), "done"))["hand"]) for seed in range(20)}
    assert len(drawn) > 3  # the owner does not know the order either


@rule("NZ-INFO-05")
@pytest.mark.parametrize("seat", OTHERS)
def test_of_another_discard_pile_the_size_and_the_top_card_are_seen(seat):
    s = dealt(["shropshire"], ["merino", "shropshire", "southdown"])
    assert s.view(seat)["players"][0]["discards"] == {"hidden": 3, "top": ["southdown"]}
    assert dealt(["shropshire"]).view(seat)["players"][0]["discards"] == {"hidden": 0, "top": []}


@rule("NZ-INFO-05")
def test_the_cards_below_the_top_one_are_imagined_by_the_others():
    s = dealt(["shropshire"] * 3, ["merino", "southdown", "english_leicester"])
    piles = {tuple(player(s.imagine(2, seed))["discards"]) for seed in range(20)}
    assert {pile[-1] for pile in piles} == {"english_leicester"}
    assert len(piles) > 5


@rule("NZ-INFO-05")
@pytest.mark.parametrize("discards", [["merino", "romney", "southdown"], ["merino", "southdown", "romney"]])
def test_a_card_gained_before_all_eyes_is_not_imagined_elsewhere_in_that_turn(discards):
    s = dealt(["shropshire"] * 3, discards, pending=at("visit"))
    doc = s.save()
    doc["players"][0]["gained"] = ["romney"]
    s = GAME.restore(doc)
    for seed in range(10):
        t = s.imagine(1, seed)
        assert "romney" in player(t)["discards"]
        assert player(t)["discards"][-1] == discards[-1]
        assert GAME.restore(t.save()).view(1) == s.view(1)
    play(s, "done")
    assert s.view(1)["players"][0]["gained"] == []  # the turn is over: only the top is seen


@rule("NZ-INFO-06")
@pytest.mark.parametrize("seat", [0, None])
def test_sarahs_gained_cards_are_known_and_the_order_of_her_own_deck_is_not(seat):
    s = facing("sarah_7", sarah={"discards": ["romney", "sheepdog"], "sarah_deck": ["sarah_7", "sarah_9"]})
    view = s.view(seat)["sarah"]
    assert view["discards"] == sarah(s)["discards"] == ["romney", "sheepdog"]
    assert view["sarah_deck"] == {"hidden": 2}
    assert len({tuple(sarah(play(s.imagine(0, seed), "done"))["sarah_discards"]) for seed in range(12)}) == 2
