"""OBJ: objective cards, gained and played. What they are worth: test_objective_tasks.py."""

import pytest

from support.great_western_trail_nz import GAME, legal, offered, pending, play, player, rule, staff, table, visiting

GAIN = "use:objective_to_discard_1"  # of neutral building B
DISPLAY = ["o05", "o11", "o16", "o22"]
IMMEDIATE = {  # cards from this one on: the click
    "o01": "pounds_4",
    "o06": "exchange_token_2",
    "o11": "cert_2",
    "o16": "pathfinder_2",
    "o21": "ship_2",
}
CARDS = [f"o{n:02}" for n in range(1, 25)]
BONUS = {"bonus_8": "exchange_token_2", "bonus_9": "pathfinder_2", "bonus_10": "ship_2"}


def use_of(card):
    return BONUS.get(card) or IMMEDIATE[max(first for first in IMMEDIATE if first <= card)]


def stacks(card):
    """Bonus objective cards come from a stack."""
    if card not in BONUS:
        return {"display": []}
    sets = ["shipping", "explorer", "cheviot", card]
    return {"stack_sets": sets, "stack_left": [3, 3, 3, 2], "display": []}


# Gaining


@rule("NZ-OBJ-01")
@pytest.mark.parametrize("card", DISPLAY)
def test_a_card_of_the_display_is_gained_on_top_of_the_discard_pile(card):
    s = play(visiting("NB", me={"discards": ["merino"]}, display=DISPLAY), GAIN)
    assert offered(s) == {*[f"objective:{name}" for name in DISPLAY], "objective:stack"}
    play(s, f"objective:{card}")
    assert player(s)["discards"] == ["merino", card]
    assert s.view(1)["players"][0]["discards"]["top"] == [card]  # face up


@rule("NZ-OBJ-01")
def test_or_the_top_card_of_the_stack():
    s = play(visiting("NB", display=DISPLAY, objective_stack=["o01"]), GAIN, "objective:stack")
    assert player(s)["discards"] == ["o01"]
    assert s.save()["display"] == DISPLAY


@rule("NZ-OBJ-02")
def test_a_card_taken_from_the_display_is_replaced_at_once():
    s = play(visiting("NB", display=DISPLAY, objective_stack=["o01"]), GAIN, "objective:o16")
    assert sorted(s.save()["display"]) == ["o01", "o05", "o11", "o22"]
    assert s.save()["objective_stack"] == []
    s = play(visiting("NB", display=DISPLAY, objective_stack=[]), GAIN, "objective:o16")
    assert sorted(s.save()["display"]) == ["o05", "o11", "o22"]


@rule("NZ-OBJ-03")
@pytest.mark.parametrize("seed", range(3))
def test_display_and_stack_hold_the_24_objective_cards(seed):
    doc = GAME.new(players=2, seed=seed).save()
    assert sorted([*doc["display"], *doc["objective_stack"]]) == CARDS


@rule("NZ-OBJ-03")
def test_bonus_objective_cards_are_not_gained_that_way():
    sets = {"stack_sets": ["shipping", "bonus_8", "bonus_9", "bonus_10"]}
    s = play(visiting("NB", **sets), GAIN)
    assert not {"bonus_8", "bonus_9", "bonus_10"} & offered(s, "objective")
    s = visiting("NB", me={"gold": 5}, display=[], objective_stack=[], **sets)
    assert GAIN not in offered(s)
    play(s, "gold:bell")
    assert player(s)["discards"] == ["bonus_9"]


# Playing


@rule("NZ-OBJ-04", "NZ-OBJ-11")
def test_they_are_played_before_phase_a_and_before_or_after_an_action_of_phase_b():
    hand = {"hand": ["o01", "shropshire"], "space": "NA"}
    assert "play:o01" in legal(table(me=hand, display=[]))  # before phase A
    s = play(table(me=hand, display=[]), "play:o01", "use:pounds_4")
    assert pending(s) == "phase_a"
    s = play(table(me=hand, display=[]), "move:NB")
    assert "play:o01" in legal(s)  # before an action
    play(s, "use:pathfinder_2")
    assert "play:o01" in legal(s)  # after one
    s = play(table(me=hand, display=[]), "move:NB", "aux:money:single")
    assert (pending(s), offered(s)) == ("visit", {"done", "play:o01"})
    assert play(s, "done").actor == 1  # nobody has to


@rule("NZ-OBJ-04")
def test_they_are_not_played_on_the_way_nor_within_an_action():
    tiles = {"a1": "1/1a", "rock1": "rockfall_2_black"}
    s = play(table(me={"hand": ["o01", "shropshire"], "space": "NA"}, tiles=tiles, display=[]), "move:NB")
    assert (pending(s), "play:o01" in legal(s)) == ("way", False)
    s = play(visiting("NB", me={"hand": ["o01"], "workers": staff(sailor=3)}, display=[]), "use:ship_sailors")
    assert "play:o01" not in legal(s)
    assert "play:o01" not in legal(play(s, "sail:u1"))


@rule("NZ-OBJ-04")
def test_wellington_is_one_action_cards_are_played_before_and_after_it():
    me = {"hand": ["o01", "o02", "shropshire"], "space": "NH", "certificates": 1}
    tiles = ["shepherd", "sailor", "bonus_token", "bonus_gold"]
    s = play(table(me=me, foresight=tiles, display=[]), "move:wellington", "play:o01", "use:pounds_4")
    assert (player(s)["objectives"], player(s)["pounds"]) == (["o01"], 14)
    for name in ("reveal", "certificates:0", "deliver:lp0", "disc:wool_1", "foresight:sailor", "foresight:bonus_gold"):
        assert name == "reveal" or "play:o02" not in legal(s), name
        play(s, name)
    assert (pending(s), player(s)["space"], offered(s)) == ("after_wellington", "start", {"done", "play:o02"})
    play(s, "play:o02", "use:pounds_4")
    assert (player(s)["objectives"], s.actor) == (["o01", "o02"], 1)


@rule("NZ-OBJ-04")
def test_in_another_players_turn_no_card_is_played():
    s = play(table(me={"hand": ["o01"] + ["shropshire"] * 3, "space": "NA"}, display=[]), "move:NB", "done")
    assert s.actor == 1
    assert not [name for name in legal(s) if "o01" in name]
    assert s.interrupts(0) == []


@rule("NZ-OBJ-05", "NZ-OBJ-06", "NZ-OBJ-03")
@pytest.mark.parametrize("card", [*CARDS, *BONUS])
def test_a_played_card_lies_in_the_objective_area_and_offers_its_action(card):
    s = play(table(me={"hand": [card], "certificates": 1}, **stacks(card)), f"play:{card}")
    assert (player(s)["objectives"], player(s)["hand"], player(s)["discards"]) == ([card], [], [])
    assert offered(s) == {"done", f"use:{use_of(card)}"}
    play(s, "done")  # waived
    assert (pending(s), player(s)["objectives"]) == ("phase_a", [card])
    assert use_of(card) not in offered(s, "use")


@rule("NZ-OBJ-06")
@pytest.mark.parametrize(
    ("card", "field", "value"),
    [("o01", "pounds", 14), ("o06", "exchange_tokens", 2), ("o11", "certificates", 2), ("o16", "pathfinder", 2)],
)
def test_what_the_immediate_actions_give(card, field, value):
    s = play(table(me={"hand": [card]}, display=[]), f"play:{card}", f"use:{use_of(card)}")
    assert player(s)[field] == value


@rule("NZ-OBJ-06")
def test_certificates_go_up_to_two_and_the_ship_up_to_two_spaces():
    s = play(table(me={"hand": ["o11"], "certificates": 2}, display=[]), "play:o11", "use:cert_2")
    assert player(s)["certificates"] == 4
    discs = ["cert_limit"]
    s = table(me={"hand": ["o11"], "certificates": 2, "discs": discs}, display=[])
    assert player(play(s, "play:o11", "use:cert_2"))["certificates"] == 3
    s = play(table(me={"hand": ["o21"], "pounds": 40}, display=[]), "play:o21", "use:ship_2")
    assert "sail:u2" in offered(s)
    assert "upgrade" in offered(play(s, "sail:u1"))


@rule("NZ-OBJ-11")
def test_a_card_may_stay_in_the_deck():
    hand = {"hand": ["o01"] + ["shropshire"] * 3, "space": "NA"}
    s = play(table(me=hand, display=[]), "move:NB", "done")
    assert (s.actor, "o01" in player(s)["hand"]) == (1, True)
    s = play(visiting("NB", me=hand, display=[]), "aux:draw:single", "discard:o01")
    assert ("o01" in player(s)["discards"], player(s)["objectives"]) == (True, [])


@rule("NZ-OBJ-05")
def test_several_may_be_played_one_after_another():
    s = play(table(me={"hand": ["o01", "o06"]}, display=[]), "play:o01", "use:pounds_4", "play:o06")
    assert player(s)["objectives"] == ["o01", "o06"]
    play(s, "use:exchange_token_2")
    assert (player(s)["exchange_tokens"], player(s)["pounds"]) == (2, 14)
    assert pending(s) == "phase_a"
