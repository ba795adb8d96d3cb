"""TURN, DRAW: the order of play, the three phases, the herd deck."""

from collections import Counter

import pytest

from support.great_western_trail import GAME, at, offered, pending, play, player, rule, table

NEUTRAL = {"nA", "nB", "nC", "nD", "nE", "nF", "nG"}
FIRST = {"space": None}  # the herder is still beside the board
SIX = ["criollo", "galloway", "galloway", "pineywoods", "pineywoods", "santa_gertrudis"]
PHASE_C = [{"step": "end_turn", "seat": 0}, {"step": "draw_phase", "seat": 0}]


def drawn(**me):
    """Seat 0 after phase C."""
    return player(table(me=me, pending=PHASE_C))


def herd(state, seat=0):
    p = player(state, seat)
    return Counter(p["hand"] + p["deck"] + p["discards"])


@rule("GWT-TURN-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_take_turns_clockwise(players):
    s = table(players)
    order = []
    for _ in range(players + 1):
        order.append(s.actor)
        play(s, "move:nA" if "nA" in offered(s, "move") else "move:nB", "done")
    assert order == [*range(players), 0]
    assert [p["space"] for p in s.save()["players"]] == ["nB", *["nA"] * (players - 1)]


@rule("GWT-TURN-02")
def test_a_turn_is_move_then_use_then_draw():
    s = table(me={"hand": ["galloway", "criollo"]}, jobs={"1:cowboy": 1})
    assert offered(s) == {"move:nA", "move:nB", "move:nC"}  # moving first; it cannot be skipped
    play(s, "move:nA")
    assert (s.actor, pending(s), player(s)["space"]) == (0, "visit", "nA")
    play(s, "use:discard_galloway+dollars_2")
    assert player(s)["hand"] == ["criollo"]  # nothing is drawn before phase C
    assert not offered(s, "move")
    play(s, "done")
    assert len(player(s)["hand"]) == 4
    assert s.actor == 1


@rule("GWT-TURN-03")
@pytest.mark.parametrize(("seat", "discarded"), [(1, 1), (2, 2), (3, 3)])
def test_in_the_first_turn_cards_of_own_choice_are_discarded_until_4_remain(seat, discarded):
    s = first_turn_of(seat)
    dealt = player(s, seat)["hand"]
    thrown = []
    while offered(s, "discard"):
        assert offered(s) == {f"discard:{card}" for card in player(s, seat)["hand"]}
        thrown.append(max(offered(s, "discard")))
        play(s, f"discard:{thrown[-1]}")
    assert len(thrown) == discarded
    assert player(s, seat)["discards"] == thrown
    assert Counter(player(s, seat)["hand"]) == Counter(dealt) - Counter(thrown)
    assert offered(s, "move") == NEUTRAL


def first_turn_of(seat):
    """A new game in which those before have placed their herders."""
    s = GAME.new(players=4, seed=3)
    for _ in range(seat):
        while offered(s, "discard"):
            play(s, f"discard:{min(offered(s, 'discard'))}")
        play(s, "move:nA", "done")
    return s


@rule("GWT-TURN-03")
def test_a_token_may_be_used_before_and_between_the_first_discards():
    five = ["criollo", "galloway", "galloway", "pineywoods", "pineywoods"]
    me = {"hand": five, "exchange_tokens": 1}
    s = play(table(other={**FIRST, **me}, pending=[{"step": "turn", "seat": 1}]), "exchange:2", "draw:1")
    assert len(player(s, 1)["hand"]) == 6
    play(s, "discard:criollo", "discard:galloway")
    assert (len(player(s, 1)["hand"]), pending(s)) == (4, "phase_a")
    s = first_turn_of(2)
    play(s, f"discard:{min(offered(s, 'discard'))}", "exchange:3", "draw:1")
    assert len(player(s, 2)["hand"]) == 6
    play(s, f"discard:{min(offered(s, 'discard'))}", f"discard:{min(offered(s, 'discard'))}")
    assert (len(player(s, 2)["hand"]), pending(s)) == (4, "phase_a")


@rule("GWT-TURN-03")
def test_the_first_player_has_nothing_to_discard_and_later_turns_begin_without_it():
    assert pending(GAME.new(players=4, seed=3)) == "phase_a"
    s = table(me={"hand": SIX})
    assert pending(s) == "phase_a"
    assert len(player(s)["hand"]) == 6


@rule("GWT-TURN-04")
def test_in_the_first_turn_the_herder_is_placed_on_any_neutral_building():
    tiles = {"a1": "0/1a", "flood1": "flood_2_black"}
    s = table(me={"space": "nE"}, other=FIRST, tiles=tiles, pending=[{"step": "turn", "seat": 1}])
    play(s, "discard:criollo")
    assert offered(s) == {f"move:{space}" for space in NEUTRAL}
    play(s, "move:nE")
    assert (player(s, 1)["space"], player(s, 1)["dollars"]) == ("nE", 7)
    assert pending(s) == "visit"
    play(s, "use:buy_cattle")  # a local action of building E


@rule("GWT-TURN-04")
def test_after_the_first_turn_the_herder_moves():
    s = play(table(me=FIRST), "move:nG", "done", "discard:criollo", "move:nA", "done")
    assert (player(s)["space"], pending(s)) == ("kc", "deliver")  # from G only Kansas City is ahead


@rule("GWT-TURN-05")
def test_the_herd_is_draw_stack_hand_and_discard_pile():
    s = table(me={"hand": ["galloway", "criollo"]}, jobs={"1:cowboy": 1})
    before = herd(s)
    play(s, "move:nA", "use:discard_galloway+dollars_2")
    assert player(s)["discards"] == ["galloway"]
    assert s.view(0)["players"][0]["discards"] == ["galloway"]
    assert s.view(1)["players"][0]["discards"] == {"hidden": 1, "top": ["galloway"]}
    assert s.view(0)["players"][0]["deck"] == {"hidden": 12}  # face down for its owner too
    assert s.view(0)["players"][0]["hand"] == ["criollo"]
    assert s.view(1)["players"][0]["hand"] == {"hidden": 1}
    assert herd(play(s, "done")) == before
    assert before.total() == 14


@rule("GWT-TURN-06")
def test_a_gained_objective_card_goes_onto_the_discard_pile():
    s = table(me={"discards": ["galloway"]})
    play(s, "move:nC", "use:objective_to_discard_1", "objective:engine_sshh")
    assert player(s)["discards"] == ["galloway", "engine_sshh"]
    assert s.view(1)["players"][0]["discards"]["top"] == ["engine_sshh"]
    assert "engine_sshh" not in player(s)["hand"]


@rule("GWT-TURN-06")
def test_a_bought_animal_goes_onto_the_discard_pile():
    s = table(me={"space": "nE"}, pending=at("visit"))
    play(s, "use:buy_cattle", "buy:v3_1", "take:longhorn")
    assert player(s)["discards"] == ["longhorn"]
    assert s.view(1)["players"][0]["discards"]["top"] == ["longhorn"]


@rule("GWT-TURN-07")
def test_an_empty_draw_stack_takes_the_discard_pile_and_drawing_continues():
    p = drawn(hand=["criollo"], deck=["galloway"], discards=["pineywoods"] * 3)
    assert p["hand"] == ["criollo", "pineywoods", "pineywoods", "galloway"]  # the last card of the stack first
    assert (p["deck"], p["discards"]) == (["pineywoods"], [])


@rule("GWT-TURN-07")
def test_the_discard_pile_is_shuffled_in_by_any_draw():
    s = table(me={"space": "nA", "hand": [], "deck": [], "discards": ["galloway", "criollo"]}, pending=at("visit"))
    s = play(s, "aux:draw:single")
    assert s.actor == 1  # the drawn card was the only one to discard
    p = player(s)
    assert sorted(p["hand"] + p["deck"] + p["discards"]) == ["criollo", "galloway"]


@rule("GWT-TURN-07", "GWT-DRAW-03")
def test_the_discard_pile_stays_when_the_last_needed_card_empties_the_stack():
    p = drawn(hand=["criollo"] * 2, deck=["galloway"] * 2, discards=["pineywoods"] * 3)
    assert p["hand"] == ["criollo", "criollo", "galloway", "galloway"]
    assert (p["deck"], p["discards"]) == ([], ["pineywoods"] * 3)


@rule("GWT-TURN-07")
def test_shuffling_hides_the_order_of_the_discard_pile():
    me = {"hand": ["criollo"] * 3, "deck": [], "discards": ["galloway", "pineywoods", "santa_gertrudis"]}
    firsts = set()
    for word in range(1, 30):
        p = player(table(me=me, pending=PHASE_C, chance=f"{word * 2654435761 % 2**32:08x}-1-2-3"))
        firsts |= set(p["hand"]) - {"criollo"}
    assert firsts == {"galloway", "pineywoods", "santa_gertrudis"}


ALL = ["aux_dollar_2", "aux_draw_2", "cert_limit_4", "cert_limit_6", "step_1", "step_2"]


@rule("GWT-DRAW-01")
@pytest.mark.parametrize(
    ("discs", "limit"),
    [(["hand_1", "hand_2"], 4), (["hand_2"], 5), (["hand_1"], 5), ([], 6)],
)
@pytest.mark.parametrize("held", [0, 3])
def test_the_hand_is_drawn_up_to_4_plus_one_for_each_cleared_hand_slot(discs, limit, held):
    p = drawn(hand=["criollo"] * held, discs=[*ALL, *discs])
    assert len(p["hand"]) == limit
    assert len(p["deck"]) == 14 - limit


@rule("GWT-DRAW-02")
@pytest.mark.parametrize("held", [4, 6])
def test_with_the_limit_or_more_in_hand_nothing_is_drawn_or_discarded(held):
    s = table(me={"hand": SIX[:held]}, pending=PHASE_C)
    assert s.actor == 1
    assert Counter(player(s)["hand"]) == Counter(SIX[:held])
    assert player(s)["discards"] == []


@rule("GWT-DRAW-04")
def test_after_drawing_the_next_player_begins():
    s = table(3, pending=[{"step": "end_turn", "seat": 1}, {"step": "draw_phase", "seat": 1}])
    assert (s.actor, pending(s)) == (2, "phase_a")


@rule("GWT-DRAW-05")
@pytest.mark.parametrize(("deck", "discards", "hand"), [([], [], 1), (["galloway"], ["criollo"], 3)])
def test_with_too_few_cards_a_player_plays_on_with_fewer(deck, discards, hand):
    s = table(me={"hand": ["criollo"], "deck": deck, "discards": discards}, pending=PHASE_C)
    assert len(player(s)["hand"]) == hand
    assert (player(s)["deck"], player(s)["discards"]) == ([], [])
    assert s.actor == 1
