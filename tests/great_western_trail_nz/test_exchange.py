"""EXCH: exchange tokens, one by one, several at the same time, or two together."""

import pytest

from support.great_western_trail_nz import at, legal, offered, pending, play, player, rule, staff, table, visiting

ONE, TWO = "exchange:1", "combine:1"  # of seat 0
HAND = ["shropshire", "southdown", "merino", "merino"]


def interrupt_leads(state, seat=0):
    return {state.game.actions.name(action) for action in state.interrupts(seat)}


@rule("NZ-EXCH-01")
def test_tokens_come_from_a_bank_that_never_runs_out():
    s = play(table(me={"exchange_tokens": 12}, pending=at("may use exchange_token_2")), "use:exchange_token_2")
    assert player(s)["exchange_tokens"] == 14  # the box has 12
    assert player(table(me={"exchange_tokens": 1}, pending=at("exchange_token_3")))["exchange_tokens"] == 4


@rule("NZ-EXCH-02")
@pytest.mark.parametrize("step", ["turn", "visit", "ship_5", "build_2", "invest_0", "buy", "flip_tile"])
def test_they_are_used_at_any_moment_inside_actions_too(step):
    me = {"exchange_tokens": 2, "hand": HAND, "space": "NA", "pounds": 40, "step_tile": 1, "pathfinder": 11}
    bonus = {"1:3": "bonus_token", "1:4": "bonus_wool"}
    pending_now = [{"step": "turn", "seat": 0}] if step == "turn" else at(step)
    s = table(me=me, step_tiles=1, bonus=bonus, pending=pending_now)
    assert interrupt_leads(s) == {ONE, TWO}
    asked = (pending(s), offered(s))
    play(s, ONE, "draw:1", "discard:shropshire")
    assert (pending(s), offered(s)) == asked  # and on it goes


@rule("NZ-EXCH-02")
def test_they_are_used_in_another_players_turn():
    s = table(3, other={"exchange_tokens": 2, "hand": HAND})
    assert (s.actor, interrupt_leads(s), interrupt_leads(s, 1), interrupt_leads(s, 2)) == (
        0,
        set(),
        {"exchange:2", "combine:2"},
        set(),
    )
    play(s, "exchange:2", "draw:2")
    assert (s.actor, pending(s)) == (1, "discard_card")
    play(s, "discard:shropshire", "discard:southdown")
    assert (s.actor, player(s, 1)["exchange_tokens"]) == (0, 1)


@rule("NZ-EXCH-03")
@pytest.mark.parametrize("cards", [1, 2])
def test_one_token_draws_up_to_two_cards_and_discards_as_many_at_once(cards):
    me = {"exchange_tokens": 1, "hand": HAND, "deck": ["english_leicester"] * 3}
    s = play(table(me=me), ONE)
    assert (offered(s), player(s)["exchange_tokens"]) == ({"draw:1", "draw:2"}, 0)
    play(s, f"draw:{cards}")
    for n in range(cards):
        assert (pending(s), len(player(s)["hand"])) == ("discard_card", 4 + cards - n)
        assert s.interrupts(0) == []
        play(s, "discard:merino")
    assert (len(player(s)["hand"]), player(s)["discards"]) == (4, ["merino"] * cards)
    assert pending(s) == "phase_a"


@rule("NZ-EXCH-03")
def test_without_a_card_to_draw_a_token_is_of_no_use_alone():
    s = table(me={"exchange_tokens": 2, "hand": HAND, "deck": []})
    assert interrupt_leads(s) == {TWO}
    me = {"exchange_tokens": 1, "hand": HAND, "deck": [], "discards": ["romney"]}
    supply = {"romney": 17, "sheepdog": 12, "ferry": 14, "kotare": 12}
    s = play(table(me=me, supply=supply), ONE)  # the only card: no choice of how many
    assert (pending(s), player(s)["hand"][-1]) == ("discard_card", "romney")


# Several at the same time


@rule("NZ-EXCH-07")
def test_several_tokens_at_once_draw_all_their_cards_before_any_is_discarded():
    me = {"exchange_tokens": 3, "hand": ["shropshire"], "deck": ["southdown", "southdown", "merino", "merino"]}
    s = play(table(me=me), ONE)
    assert offered(s) == {"draw:1", "draw:2", "draw:3", "draw:4"}
    play(s, "draw:4")
    assert player(s)["hand"] == ["shropshire", "southdown", "southdown", "merino", "merino"]
    assert (player(s)["exchange_tokens"], s.interrupts(0)) == (1, [])  # no further token before the discard
    play(s, "discard:southdown", "discard:southdown", "discard:merino")
    assert s.interrupts(0) == []
    play(s, "discard:shropshire")
    assert (player(s)["hand"], interrupt_leads(s)) == (["merino"], {ONE})


@rule("NZ-EXCH-07")
@pytest.mark.parametrize(("cards", "tokens"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_token_goes_back_for_each_2_cards_and_for_an_odd_one(cards, tokens):
    deck = ["southdown"] * 3 + ["merino"] * 3
    s = play(table(me={"exchange_tokens": 3, "hand": HAND[:1], "deck": deck}), ONE, f"draw:{cards}")
    assert (player(s)["exchange_tokens"], len(player(s)["hand"])) == (3 - tokens, 1 + cards)


@rule("NZ-EXCH-07", "NZ-EXCH-02")
def test_another_player_may_use_several_at_once_in_my_turn():
    other = {"exchange_tokens": 2, "hand": ["shropshire"] * 4, "deck": ["merino"] * 3}
    s = play(table(other=other), "exchange:2", "draw:3", *["discard:shropshire"] * 3)
    assert (s.actor, player(s, 1)["exchange_tokens"], player(s, 1)["hand"]) == (0, 0, ["shropshire", *["merino"] * 3])


@rule("NZ-EXCH-07", "NZ-PBLD-03")
def test_the_draw_of_a_building_takes_no_tokens():
    s = play(visiting("a1", "0/4a", me={"exchange_tokens": 3, "deck": ["merino"] * 3}), "use:draw_then_discard_2")
    assert offered(s) == {"draw:1", "draw:2"}
    assert player(play(s, "draw:2"))["exchange_tokens"] == 3


@rule("NZ-EXCH-04")
def test_two_tokens_together_remove_a_shropshire_for_a_gold():
    s = play(table(me={"exchange_tokens": 3, "hand": HAND}), TWO)
    assert (player(s)["exchange_tokens"], player(s)["gold"]) == (1, 1)
    assert (player(s)["hand"], s.save()["cards_out"]) == (["southdown", "merino", "merino"], {"shropshire": 1})
    assert player(s)["discards"] == []
    assert interrupt_leads(s) == {ONE}


@rule("NZ-EXCH-04")
@pytest.mark.parametrize(("tokens", "hand"), [(1, HAND), (2, ["merino", "southdown"]), (0, HAND)])
def test_it_takes_two_tokens_and_a_shropshire_in_hand(tokens, hand):
    me = {"exchange_tokens": tokens, "hand": hand, "deck": ["shropshire"] * 2}
    assert TWO not in interrupt_leads(table(me=me))


@rule("NZ-EXCH-05")
def test_no_token_is_used_at_the_reveal_of_wellington():
    me = {"exchange_tokens": 2, "hand": HAND, "space": "wellington", "certificates": 2, "pounds": 0}
    s = table(me=me, pending=at("wellington"))
    assert {ONE, TWO} <= set(legal(s))  # nothing is revealed yet
    play(s, "show:shropshire")
    assert (pending(s), s.interrupts(0)) == ("reveal_more", [])
    play(s, "show:merino", "done")
    assert (pending(s), s.interrupts(0)) == ("income", [])
    play(s, "certificates:0")
    assert (player(s)["pounds"], {ONE} <= set(legal(s))) == (3, True)  # calculated: from now on again
    s = play(table(me=me, pending=at("wellington")), "reveal")
    assert (pending(s), s.interrupts(0), s.interrupts(1)) == ("income", [], [])


@rule("NZ-EXCH-05")
def test_nor_at_that_of_shearing():
    me = {"exchange_tokens": 2, "hand": HAND, "workers": staff(shearer=3), "space": "NE"}
    s = play(table(me=me, pending=at("visit")), "use:shear_shearers")
    assert {ONE, TWO} <= set(legal(s))
    play(s, "show:shropshire")
    assert (pending(s), s.interrupts(0)) == ("shear_more", [])
    play(s, "show:merino", "done")
    assert ONE in legal(s)


@rule("NZ-EXCH-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_a_token(players):
    s = table().game.new(players=players, seed=3)
    assert [player(s, seat)["exchange_tokens"] for seat in range(players)] == [1] * players


@rule("NZ-EXCH-06")
@pytest.mark.parametrize(
    ("state", "clicks", "tokens"),
    [
        (lambda: visiting("a1", "0/8b", options={"buildings": "b"}), ["use:exchange_token_1"], 1),
        (lambda: table(me={"workers": staff(2), "pounds": 40}, market=["suffolk"], pending=at("buy")), ["buy:b2c"], 1),
        (lambda: table(me={"workers": staff(4), "pounds": 40}, market=["suffolk"], pending=at("buy")), ["buy:b4"], 1),
        (lambda: table(jobs={"1:shepherd": 1}, pending=at("hire_0")), ["use:exchange_token_1"], 1),
        (lambda: table(bonus={"1:4": "bonus_tokens"}, pending=at("invest_0")), [], 3),
        (lambda: table(bonus={"1:4": "bonus_token"}, pending=at("invest_0")), [], 1),
        (lambda: table(bonus={"1:4": "bonus_wool"}, pending=at("invest_0")), [], 1),
        (lambda: table(me={"hand": ["o06"]}, display=[]), ["play:o06", "use:exchange_token_2"], 2),
    ],
    ids=["8b", "Suffolk", "Suffolk by four", "shepherd row", "tokens", "token", "wool", "objective card"],
)
def test_further_tokens_come_from(state, clicks, tokens):
    assert player(play(state(), *clicks))["exchange_tokens"] == tokens
