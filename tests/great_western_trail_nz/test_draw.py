"""DRAW: phase C."""

import pytest

from support.great_western_trail_nz import covered, offered, pending, play, player, rule, table, visiting

PHASE_C = [{"step": "end_turn", "seat": 0}, {"step": "draw_phase", "seat": 0}]


def drawn(**me):
    """Seat 0 after phase C."""
    return player(table(me=me, pending=PHASE_C))


@rule("NZ-DRAW-01")
@pytest.mark.parametrize(("cleared", "limit"), [([], 4), (["hand_1"], 5), (["hand_2"], 5), (["hand_1", "hand_2"], 6)])
@pytest.mark.parametrize("held", [0, 3, 4])
def test_a_hand_below_the_limit_is_drawn_up_to_it(cleared, limit, held):
    mine = drawn(hand=["shropshire"] * held, discs=covered("cert_limit", *cleared))
    assert len(mine["hand"]) == limit
    assert len(mine["deck"]) == 14 - limit


@rule("NZ-DRAW-01")
@pytest.mark.parametrize("held", [4, 5])
def test_a_hand_at_or_above_the_limit_draws_and_discards_nothing(held):
    mine = drawn(hand=["shropshire"] * held)
    assert mine["hand"] == ["shropshire"] * held
    assert (len(mine["deck"]), mine["discards"]) == (14 - held, [])


@rule("NZ-DRAW-02")
def test_the_discard_pile_is_shuffled_in_the_middle_of_drawing():
    mine = drawn(hand=["shropshire"], deck=["southdown"], discards=["merino"] * 3)
    assert mine["hand"] == ["shropshire", "southdown", "merino", "merino"]
    assert (mine["deck"], mine["discards"]) == (["merino"], [])


@rule("NZ-DRAW-03", "NZ-DRAW-04")
def test_no_card_is_played_in_phase_c_and_cards_drawn_there_wait_for_the_next_own_turn():
    me = {"hand": ["shropshire"], "deck": ["ferry", "sheepdog", "o01"]}
    s = play(visiting("NB", me=me, other={"space": "NB"}), "done")
    assert player(s)["hand"] == ["shropshire", "sheepdog", "ferry", "o01"]
    assert (s.actor, pending(s)) == (1, "phase_a")  # phase C asked nothing
    assert not offered(s, "play")
    play(s, "move:NC", "done")
    assert s.actor == 0
    assert offered(s, "play") == {"sheepdog", "ferry", "o01"}


@rule("NZ-EX-12")
def test_example_12_drawing_to_a_hand_limit_of_5():
    me = {"discs": covered("cert_limit", "hand_1"), "hand": ["shropshire", "southdown", "merino"]}
    me |= {"deck": ["kotare"], "discards": ["english_leicester"] * 3}
    s = play(visiting("NB", me=me, other={"space": "NB"}), "done")
    mine = player(s)
    assert mine["hand"] == ["shropshire", "southdown", "english_leicester", "merino", "kotare"]
    assert (mine["deck"], mine["discards"]) == (["english_leicester"] * 2, [])
    assert s.actor == 1
    assert "play:kotare" in offered(play(s, "move:NC", "done"))
