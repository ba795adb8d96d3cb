"""TURN: the order of play, the first turn, the flock."""

from collections import Counter

import pytest

from support.great_western_trail_nz import (
    GAME,
    SLOTS,
    covered,
    offered,
    pending,
    play,
    player,
    resumed,
    rule,
    table,
    visiting,
)

NEUTRAL = {f"N{letter}" for letter in "ABCDEFGH"}
FIRST = {"space": None, "pathfinder": None, "discs": SLOTS}  # nothing of the first turn is done
WHITE = {slot for slot in SLOTS if slot.startswith("aux_")} | {"wool_1", "cert_limit"}
SEVEN = ["shropshire", "shropshire", "southdown", "southdown", "merino", "merino", "merino"]


@rule("NZ-TURN-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_take_turns_clockwise(players):
    s = table(players)
    for seat in range(players):
        assert s.actor == seat
        play(s, "move:NB", "done")
    assert s.actor == 0
    assert [p["space"] for p in s.save()["players"]] == ["NB"] * players


@rule("NZ-TURN-01")
def test_a_turn_is_move_then_use_then_draw_and_no_phase_can_be_left_out():
    s = table(me={"hand": ["southdown", "merino", "merino"]}, other={"space": "ND"}, jobs={"1:sailor": 1})
    assert offered(s) == {"move:NA", "move:NB", "move:NC"}
    play(s, "move:NA")
    assert (s.actor, pending(s), player(s)["space"]) == (0, "visit", "NA")
    play(s, "use:discard_pair_same_type+pounds_2")
    assert player(s)["hand"] == ["southdown"]  # nothing is drawn before phase C
    play(s, "done")
    assert len(player(s)["hand"]) == 4
    assert (s.actor, pending(s)) == (1, "phase_a")


@rule("NZ-TURN-02")
@pytest.mark.parametrize("cards", [5, 6, 7])
def test_in_the_first_turn_cards_of_own_choice_are_discarded_until_4_remain(cards):
    seat = cards - 4
    players = [{name: value for name, value in p.items() if name != "deck"} for p in table(4).save()["players"]]
    players[seat].update(FIRST, hand=SEVEN[:cards])
    s = resumed(table(4), players=players, pending=[{"step": "turn", "seat": seat}])
    thrown = []
    while pending(s) == "first_discard":
        assert offered(s) == {f"discard:{card}" for card in player(s, seat)["hand"]}
        thrown.append(max(offered(s, "discard")))
        play(s, f"discard:{thrown[-1]}")
    assert len(thrown) == cards - 4
    assert player(s, seat)["discards"] == thrown
    assert Counter(player(s, seat)["hand"]) == Counter(SEVEN[:cards]) - Counter(thrown)


@rule("NZ-TURN-02", "NZ-EXCH-02")
@pytest.mark.parametrize(("tokens", "asked"), [(1, "first_discard"), (0, "first_disc")])
def test_the_first_discard_waits_for_a_token_even_where_all_cards_are_alike(tokens, asked):
    other = {**FIRST, "hand": ["shropshire"] * 5, "exchange_tokens": tokens, "deck": ["merino"] * 3}
    s = table(other=other, pending=[{"step": "turn", "seat": 1}])
    assert pending(s) == asked
    if tokens:
        play(s, "exchange:2", "draw:1", "discard:shropshire", "discard:merino")
        assert (player(s, 1)["hand"], pending(s)) == (["shropshire"] * 4, "first_disc")


@rule("NZ-TURN-02")
def test_the_starting_player_has_nothing_to_discard_and_later_turns_begin_without_it():
    assert pending(GAME.new(players=4, seed=3)) == "first_disc"
    s = table(me={"hand": SEVEN[1:]})
    assert (pending(s), len(player(s)["hand"])) == ("phase_a", 6)


@rule("NZ-TURN-03")
def test_then_a_disc_of_a_white_cornered_space_goes_to_the_pathfinder_track():
    s = table(me=FIRST)
    assert offered(s, "disc") == WHITE
    assert offered(s) == {f"disc:{slot}" for slot in WHITE}  # it cannot be left out
    play(s, "disc:aux_pathfinder_1")
    assert player(s)["pathfinder"] == 0
    assert player(s)["discs"] == covered("aux_pathfinder_1")
    assert player(s)["pounds"] == 7
    play(s, "move:NE")
    assert "pathfinder:single" in offered(s, "aux")  # its normal effect, at once


@rule("NZ-TURN-03")
def test_the_disc_is_moved_once():
    s = play(table(me=FIRST, other=FIRST), "disc:cert_limit", "move:NB", "done", "discard:merino")
    assert (s.actor, pending(s)) == (1, "first_disc")
    play(s, "disc:cert_limit", "move:NB", "done")
    assert (s.actor, pending(s)) == (0, "phase_a")


@rule("NZ-TURN-04")
def test_several_players_may_choose_the_same_disc_space():
    s = play(table(me=FIRST, other=FIRST), "disc:wool_1", "move:NB", "done", "discard:merino")
    assert offered(s, "disc") == WHITE
    play(s, "disc:wool_1")
    assert [p["discs"] for p in s.save()["players"]] == [covered("wool_1")] * 2


@rule("NZ-TURN-05")
def test_then_the_runholder_is_placed_on_any_neutral_building_and_phase_b_follows():
    tiles = {"a1": "0/1a", "rock1": "rockfall_2_black"}
    s = table(me={"space": "NF"}, other=FIRST, tiles=tiles, pending=[{"step": "turn", "seat": 1}])
    play(s, "discard:merino", "disc:cert_limit")
    assert offered(s) == {f"move:{space}" for space in NEUTRAL}
    play(s, "move:NF")
    assert (player(s, 1)["space"], player(s, 1)["pounds"]) == ("NF", 8)
    assert (s.actor, pending(s)) == (1, "visit")
    assert "buy_sheep" in offered(s, "use")


@rule("NZ-TURN-05")
def test_after_the_first_turn_the_runholder_moves():
    s = play(table(me=FIRST), "disc:cert_limit", "move:NB", "done")
    play(s, "discard:merino", "disc:cert_limit", "move:NB", "done")
    assert offered(s, "move") == {"NC", "ND", "NE"}


@rule("NZ-TURN-06")
def test_the_flock_is_draw_stack_hand_and_discard_pile():
    s = visiting("NA", me={"hand": ["merino", "merino", "southdown"]}, jobs={"1:sailor": 1})
    play(s, "use:discard_pair_same_type+pounds_2")
    assert player(s)["discards"] == ["merino", "merino"]
    assert s.view(0)["players"][0]["deck"] == {"hidden": 11}
    play(s, "done")
    mine = player(s)
    flock = Counter(mine["hand"] + mine["deck"] + mine["discards"])
    assert flock == {"shropshire": 5, "southdown": 3, "english_leicester": 3, "merino": 3}


@rule("NZ-TURN-06")
def test_a_gained_card_goes_face_up_onto_the_discard_pile():
    s = visiting("NB", me={"discards": ["merino"]}, display=["o09"])
    play(s, "use:objective_to_discard_1", "objective:o09")
    assert player(s)["discards"] == ["merino", "o09"]
    assert s.view(1)["players"][0]["discards"]["top"] == ["o09"]
    s = visiting("a1", "0/7b", options={"buildings": "b"}, me={"discards": ["merino"]})
    assert player(play(s, "use:card_romney"))["discards"] == ["merino", "romney"]


@rule("NZ-TURN-07")
def test_the_discard_pile_is_shuffled_only_when_a_card_must_be_drawn_and_the_stack_is_empty():
    me = {"hand": ["shropshire", "o01"], "deck": ["southdown"], "discards": ["english_leicester"] * 3}
    s = visiting("NB", me=me)
    play(s, "aux:draw:single", "discard:shropshire")
    assert (player(s)["deck"], len(player(s)["discards"])) == ([], 4)  # an empty stack alone is not refilled
    play(s, "done")
    assert len(player(s)["hand"]) == 4
    assert (len(player(s)["deck"]), player(s)["discards"]) == (2, [])


@rule("NZ-TURN-07")
def test_drawing_goes_on_after_shuffling():
    me = {"hand": ["shropshire"], "deck": ["southdown"], "discards": ["merino"] * 3}
    s = play(visiting("NB", me=me), "done")
    assert Counter(player(s)["hand"]) == {"shropshire": 1, "southdown": 1, "merino": 2}
    assert (player(s)["deck"], player(s)["discards"]) == (["merino"], [])


@rule("NZ-TURN-08")
def test_with_nothing_left_to_draw_no_card_is_drawn():
    s = play(visiting("NB", me={"hand": ["shropshire"], "deck": ["merino"], "discards": []}), "done")
    assert player(s)["hand"] == ["shropshire", "merino"]
    s = visiting("NB", me={"hand": ["shropshire"], "deck": [], "discards": []})
    assert offered(s, "aux") == {"money:single"}
    assert player(play(resumed(s), "done"))["hand"] == ["shropshire"]
