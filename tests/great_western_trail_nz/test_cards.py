"""CARD, VARIANT: deck-building and bonus cards that are played."""

import pytest

from support.great_western_trail_nz import (
    GAME,
    at,
    legal,
    offered,
    pending,
    play,
    player,
    resumed,
    rule,
    table,
    visiting,
)

LOW = {"stack_sets": ["shipping", "explorer", "cheviot", "fresh_flock"]}
HIGH = {"stack_sets": ["agent", "master_builder", "border_leicester", "bonus_8"]}
DECK = ["merino"]


def holding(*hand, deck=DECK, **fields):
    """Seat 0 stands on B with these cards in hand and one Merino to draw."""
    me = {"hand": list(hand), "deck": list(deck), **fields.pop("me", {})}
    return visiting("NB", me=me, **fields)


@rule("NZ-CARD-01")
@pytest.mark.parametrize(
    ("card", "sets"),
    [
        *[(card, LOW) for card in ("sheepdog", "ferry", "kotare", "shipping", "explorer", "fresh_flock")],
        *[(card, HIGH) for card in ("agent", "master_builder")],
    ],
)
def test_the_effect_then_the_card_is_discarded_then_one_card_is_drawn(card, sets):
    s = play(holding(card, "southdown", **sets), f"play:{card}")
    if pending(s) != "visit":
        assert player(s)["hand"] == ["southdown"]  # nothing is drawn before the effect is done
        play(s, "done")  # or waived
    assert player(s)["hand"] == ["southdown", "merino"]
    assert player(s)["discards"] == [card]
    assert (s.actor, pending(s)) == (0, "visit")


@rule("NZ-CARD-02")
def test_cards_are_played_before_phase_a_and_before_and_after_actions_of_phase_b():
    s = table(me={"hand": ["ferry", "sheepdog", "kotare", "o01"]})
    assert offered(s, "play") == {"ferry", "sheepdog", "kotare", "o01"}
    play(s, "play:ferry", "move:NB")
    assert "sheepdog" in offered(s, "play")
    play(s, "play:sheepdog", "use:pathfinder_2")
    assert "kotare" in offered(s, "play")
    play(s, "play:kotare")
    assert player(s)["discards"] == ["ferry", "sheepdog", "kotare"]
    assert player(s)["pathfinder"] == 3


@rule("NZ-CARD-02")
@pytest.mark.parametrize(
    "step",
    ["buy", "build_2", "hire_0", "aux_single", "discard_card", "invest_0", "ship_sailors", "shear_shearers"],
)
def test_cards_are_not_played_inside_an_action(step):
    me = {"hand": ["ferry", "merino", "southdown"], "pounds": 40, "space": "NB"}
    fields = {"jobs": {"1:sailor": 1, "2:shearer": 1}, "bonus": {"1:3": "bonus_token", "1:4": "bonus_ferry"}}
    s = table(me=me, pending=at(step), **fields)
    assert (s.actor, pending(s)) == (0, step)
    assert not offered(s, "play")


@rule("NZ-CARD-02")
def test_cards_are_not_played_while_moving():
    s = table(me={"space": "NA", "hand": ["ferry"]}, tiles={"a1": "1/1a", "rock1": "rockfall_2_black"})
    play(s, "move:NB")
    assert offered(s) == {"via:a1", "via:rock1"}


@rule("NZ-CARD-02")
def test_wellington_is_one_action_cards_are_played_before_and_after_it():
    shown = ["sailor", "shearer", "bonus_gold", "bonus_wool"]
    me = {"space": "wellington", "hand": ["ferry", "kotare", "merino"], "certificates": 1}
    s = table(me=me, foresight=shown, pending=at("wellington"))
    play(s, "play:ferry")
    assert player(s)["pounds"] == 12
    assert "play:kotare" in legal(s)
    play(s, "reveal")
    while pending(s) != "after_wellington":
        assert not offered(s, "play")
        play(s, legal(s)[0])
    assert player(s)["space"] == "start"
    assert "play:kotare" in legal(s)
    play(s, "play:kotare")
    assert player(s)["pathfinder"] == 1


@rule("NZ-CARD-03")
def test_one_card_is_resolved_before_the_next_is_played():
    s = play(holding("agent", "master_builder", "ferry", **HIGH), "play:agent")
    assert not offered(s, "play")
    play(s, "use:pounds_1")
    assert offered(s, "play") == {"master_builder", "ferry"}


@rule("NZ-CARD-04", "NZ-CARD-05", "NZ-CARD-06")
@pytest.mark.parametrize(
    ("card", "after"), [("ferry", {"pounds": 12}), ("sheepdog", {"certificates": 1}), ("kotare", {"pathfinder": 1})]
)
def test_the_deck_building_cards(card, after):
    s = play(holding(card), f"play:{card}")
    assert {name: player(s)[name] for name in after} == after
    blank = {"pounds": 10, "certificates": 0, "pathfinder": 0}
    assert {name: player(s)[name] for name in blank} == {**blank, **after}


@rule("NZ-CARD-07")
@pytest.mark.parametrize("area", [[], ["o01"], ["o01", "o02", "o03"]])
def test_set_1_gives_1_pound_for_each_objective_card_in_the_area(area):
    s = play(holding("shipping", "o04", me={"objectives": area}, **LOW), "play:shipping")
    assert player(s)["pounds"] == 10 + len(area)


@rule("NZ-CARD-08")
def test_set_2_gives_1_pound_and_a_pathfinder_space():
    s = play(holding("explorer", **LOW), "play:explorer")
    assert (player(s)["pounds"], player(s)["pathfinder"]) == (11, 1)


GAINED = {"discards": ["southdown", "romney", "o02", "ferry"], "gained": ["romney", "ferry"]}


@rule("NZ-CARD-09")
def test_set_4_gives_1_pound_or_puts_the_cards_gained_in_this_turn_on_top():
    s = play(holding("fresh_flock", me=GAINED, **LOW), "play:fresh_flock")
    assert offered(s) == {"done", "use:pounds_1", "use:cards_gained_to_top"}
    play(s, "use:pounds_1")
    assert (player(s)["pounds"], player(s)["hand"]) == (11, ["merino"])


@rule("NZ-CARD-09")
@pytest.mark.parametrize(("first", "second"), [("romney", "ferry"), ("ferry", "romney")])
def test_set_4_lays_them_in_an_order_of_choice_and_the_draw_comes_after_that(first, second):
    s = play(holding("fresh_flock", me=GAINED, **LOW), "play:fresh_flock", "use:cards_gained_to_top")
    assert offered(s) == {"top:romney", "top:ferry"}  # not what was there before
    play(s, f"top:{first}")
    assert player(s)["hand"] == [second]  # the last one laid is drawn
    assert player(s)["top"] == [first]
    assert player(s)["discards"] == ["southdown", "o02", "fresh_flock"]
    assert player(s)["deck"] == ["merino"]


@rule("NZ-CARD-09")
def test_set_4_leaves_an_equal_card_that_was_there_before():
    me = {"discards": ["romney", "romney"], "gained": ["romney"]}
    s = play(holding("fresh_flock", me=me, **LOW), "play:fresh_flock", "use:cards_gained_to_top")
    assert (player(s)["hand"], player(s)["top"]) == (["romney"], [])  # drawn again
    assert (player(s)["discards"], player(s)["gained"]) == (["romney", "fresh_flock"], [])


@rule("NZ-CARD-09")
def test_set_4_counts_cards_gained_in_any_way_in_this_turn_only():
    s = visiting("NB", me={"hand": ["fresh_flock", "kotare", "merino"]}, display=["o09"], **LOW)
    play(s, "use:objective_to_discard_1", "objective:o09", "play:fresh_flock", "use:cards_gained_to_top")
    assert "o09" in player(s)["hand"]
    s = visiting("NB", me={"hand": ["merino"]}, display=["o09"], other={"space": "NB"})
    play(s, "use:objective_to_discard_1", "objective:o09", "done")
    assert (s.actor, player(s)["gained"], player(s)["discards"]) == (1, [], ["o09"])


@rule("NZ-CARD-09")
def test_set_4_without_cards_gained_is_worth_a_pound_only():
    s = play(holding("fresh_flock", "kotare", me={"discards": ["romney"]}, **LOW), "play:fresh_flock")
    assert offered(s) == {"done", "use:pounds_1"}


@rule("NZ-CARD-09")
def test_what_was_shuffled_is_no_longer_in_the_discard_pile():
    me = {"discards": ["romney"], "gained": ["romney"]}
    s = holding("fresh_flock", "ferry", "kotare", me=me, **LOW)
    play(s, "play:ferry")
    assert player(s)["gained"] == ["romney"]  # drawing alone changes nothing
    play(s, "play:kotare")  # the second draw shuffles
    assert player(s)["gained"] == []
    play(s, "play:fresh_flock")
    assert offered(s) == {"done", "use:pounds_1"}


@rule("NZ-CARD-10", "NZ-CARD-11")
def test_set_6_gives_2_pounds_or_replaces_a_building_by_one_with_exactly_1_craftsman_more():
    tiles = {"a1": "0/1a", "e1": "0/5a"}
    s = play(holding("master_builder", "ferry", tiles=tiles, me={"pounds": 0}, **HIGH), "play:master_builder")
    assert offered(s) == {"done", "use:pounds_2", "use:upgrade_by_one"}
    play(s, "use:upgrade_by_one")
    assert offered(s, "build") == {"3a", "4a", "6a"}  # 2 in place of 1, 4 in place of 3
    play(s, "build:6a")
    assert s.save()["tiles"]["e1"] == "0/6a"
    assert player(s)["pounds"] == 0  # with the printed craftsman alone, and free
    assert "5a" not in player(s)["unbuilt"]  # out of the game
    s = play(holding("master_builder", "ferry", **HIGH), "play:master_builder")
    assert offered(s) == {"done", "use:pounds_2"}
    assert player(play(s, "use:pounds_2"))["pounds"] == 12


@rule("NZ-CARD-10")
def test_set_6_asks_which_building_gives_way():
    tiles = {"a1": "0/1a", "e1": "0/2a", "c1": "1/1a"}
    s = play(holding("master_builder", tiles=tiles, **HIGH), "play:master_builder", "use:upgrade_by_one", "build:3a")
    assert offered(s) == {"site:a1", "site:e1"}
    assert play(s, "site:e1").save()["tiles"]["e1"] == "0/3a"


@rule("NZ-CARD-12")
def test_set_5_gives_1_pound_or_places_a_storehouse_within_3():
    s = play(holding("agent", "ferry", me={"ship": "m2", "pounds": 2}, **HIGH), "play:agent")
    assert offered(s) == {"done", "use:pounds_1", "use:place_storehouse_3"}
    play(s, "use:place_storehouse_3")
    assert offered(s, "harbour") == {"sh1", "sh2", "lg1", "lg2"}  # at most 2 moves away, and paid
    play(s, "harbour:lg2", "storehouse:sp1")
    assert (player(s)["harbours"], player(s)["ship"]) == (["lg2"], "m2")
    s = play(holding("agent", "ferry", **HIGH), "play:agent", "use:pounds_1")
    assert player(s)["pounds"] == 11


@rule("NZ-CARD-09", "NZ-CARD-10", "NZ-CARD-12", "NZ-VARIANT-03")
@pytest.mark.parametrize(("card", "sets"), [("fresh_flock", LOW), ("agent", HIGH), ("master_builder", HIGH)])
def test_sets_4_5_and_6_are_played_in_the_own_turn_only(card, sets):
    for option in (False, True):
        s = table(other={"hand": [card, "ferry"]}, options={"cards_out_of_turn": option}, **sets)
        helped = {GAME.actions.name(action) for action in s.interrupts(1)}
        assert helped == ({"help:2:ferry"} if option else set())


@rule("NZ-CARD-13")
def test_sheep_and_objective_cards_of_the_bonus_sets_give_no_extra_draw():
    sets = {"stack_sets": ["cheviot", "border_leicester", "bonus_8", "bonus_9"]}
    s = holding("cheviot", "border_leicester", "bonus_8", "southdown", **sets)
    assert offered(s, "play") == {"bonus_8"}
    play(s, "play:bonus_8", "use:exchange_token_2")
    assert player(s)["hand"] == ["southdown", "cheviot", "border_leicester"]
    assert (player(s)["objectives"], player(s)["exchange_tokens"]) == (["bonus_8"], 2)


@rule("NZ-CARD-14")
def test_romney_is_a_sheep_and_is_not_played():
    s = holding("romney", "romney", "ferry")
    uses = {"use:pathfinder_2", "use:objective_to_discard_1", "use:ship_sailors"}
    assert offered(s) == {"done", "play:ferry", "aux:money:single", "aux:draw:single", *uses}
    s = visiting("NA", me={"hand": ["romney", "romney"]})
    play(s, "use:discard_pair_same_type+pounds_2")
    assert player(s)["discards"] == ["romney", "romney"]


@rule("NZ-CARD-15")
def test_with_no_other_card_to_draw_the_effect_still_counts():
    s = play(holding("ferry", "southdown", deck=[]), "play:ferry")
    assert player(s)["pounds"] == 12
    assert player(s)["hand"] == ["southdown", "ferry"]  # the played card was the only one to draw


@rule("NZ-VARIANT-03")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("ferry", {"pounds": 12}),
        ("sheepdog", {"certificates": 1}),
        ("kotare", {"pathfinder": 1}),
        ("shipping", {"pounds": 11}),
        ("explorer", {"pounds": 11, "pathfinder": 1}),
    ],
)
def test_by_agreement_some_cards_are_played_in_the_turn_of_another(card, after):
    other = {"hand": [card, *["southdown"] * 3], "deck": ["merino"], "objectives": ["o01"]}
    s = table(other=other, **LOW)
    assert s.interrupts(1) == []  # the option is off unless chosen
    s = table(other=other, options={"cards_out_of_turn": True}, **LOW)
    play(s, f"help:2:{card}")
    assert {name: player(s, 1)[name] for name in after} == after
    assert (player(s, 1)["hand"], player(s, 1)["discards"]) == ([*["southdown"] * 3, "merino"], [card])
    assert (s.actor, pending(s)) == (0, "phase_a")


@rule("NZ-VARIANT-03")
def test_in_the_own_turn_cards_are_played_as_always():
    s = table(me={"hand": ["ferry"]}, options={"cards_out_of_turn": True})
    assert s.interrupts(0) == []
    assert "play:ferry" in legal(s)
    assert resumed(s).interrupts(1) == []
