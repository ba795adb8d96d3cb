"""OBJ: objective cards, gained and played. What they are worth: test_objective_tasks.py."""

import pytest

from support.great_western_trail import at, legal, offered, pending, play, player, rule, staff, table, visiting

GAIN = "use:objective_to_discard_1"  # of building C
DISPLAY = ["gain2_boo", "aux_ny", "draw_5h", "move_345"]
CARDS = [
    "gain2_4hh",
    "gain2_bgo",
    "gain2_boo",
    "gain2_ssh",
    "gain2_333b",
    "aux_ny",
    "draw_bbh",
    "draw_sgo",
    "draw_sgg",
    "draw_5h",
]
CARDS += [
    "draw_333s",
    "engine_44sg",
    "engine_345",
    "engine_bbgg",
    "engine_bohh",
    "engine_sshh",
    "move_bbhh",
    "move_ssoo",
]
CARDS += ["move_345", "move_34hh", "move_ssbb"]


# Gaining


@rule("GWT-OBJ-01")
@pytest.mark.parametrize("card", DISPLAY)
def test_a_card_of_the_display_is_gained_on_top_of_the_discard_pile(card):
    s = play(visiting("nC", me={"discards": ["galloway"]}, display=DISPLAY), GAIN)
    assert offered(s) == {*[f"objective:{name}" for name in DISPLAY], "objective:stack"}
    play(s, f"objective:{card}")
    assert player(s)["discards"] == ["galloway", card]
    assert s.view(1)["players"][0]["discards"]["top"] == [card]  # face up


@rule("GWT-OBJ-01")
def test_or_the_top_card_of_the_stack():
    s = play(visiting("nC", display=DISPLAY, objective_stack=["gain2_ssh"]), GAIN, "objective:stack")
    assert player(s)["discards"] == ["gain2_ssh"]
    assert sorted(s.save()["display"]) == sorted(DISPLAY)


@rule("GWT-OBJ-02")
def test_a_card_taken_from_the_display_is_replaced_at_once():
    s = play(visiting("nC", display=DISPLAY, objective_stack=["gain2_ssh"]), GAIN, "objective:draw_5h")
    assert sorted(s.save()["display"]) == sorted(["gain2_boo", "aux_ny", "gain2_ssh", "move_345"])
    assert s.save()["objective_stack"] == []


# Playing

HAND = {"hand": ["gain2_boo", "criollo"]}
PLAY = "play:gain2_boo"


@rule("GWT-OBJ-03")
def test_a_card_may_be_played_before_phase_a():
    s = table(me=HAND)
    assert (pending(s), PLAY in legal(s)) == ("phase_a", True)
    play(s, PLAY, "use:dollars_2")
    assert pending(s) == "phase_a"
    assert player(s)["dollars"] == 12


@rule("GWT-OBJ-03")
@pytest.mark.parametrize(
    "actions",
    [[], ["use:discard_pineywoods+dollars_2"], ["use:buy_cattle", "done"], ["aux:dollar:single"]],
    ids=["before", "after the first", "after the last", "after the auxiliary action"],
)
def test_a_card_may_be_played_before_or_after_any_action_of_phase_b(actions):
    s = play(visiting("nE", me={"hand": ["gain2_boo", "pineywoods"]}), *actions)
    assert (s.actor, PLAY in legal(s)) == (0, True)
    play(s, PLAY, "use:dollars_2")
    assert player(s)["objectives"][1:] == ["gain2_boo"]


@rule("GWT-OBJ-03")
def test_a_card_may_be_played_between_the_actions_of_a_copied_building():
    s = visiting("e1", "0/6b", me={"hand": ["gain2_boo", "pineywoods"]})
    play(s, "use:copy_adjacent", "use:discard_pineywoods+dollars_2", PLAY, "use:dollars_2", "use:buy_cattle")
    assert (player(s)["objectives"][1:], pending(s)) == (["gain2_boo"], "buy")


@rule("GWT-OBJ-03")
@pytest.mark.parametrize("space", ["flood1", "outlaw4", "a1"])
def test_also_where_only_an_auxiliary_action_is_possible(space):
    tiles = {"flood1": "flood_2_black", "outlaw4": "green_outlaw", "a1": "1/2a"}
    s = visiting(space, me=HAND, tiles=tiles)
    assert PLAY in legal(s)
    assert PLAY in legal(play(s, "aux:dollar:single"))


DURING = {
    "hiring": {"pending": at("hire_0"), "jobs": {"1:cowboy": 1, "1:builder": 1}},
    "buying": {"pending": at("buy")},
    "taking a bought card": {"pending": at("take_animal", 2)},
    "moving the engine": {"pending": at("engine_forward_2")},
    "upgrading": {"pending": at("upgrade", "s1")},
    "choosing a disc": {"pending": at("upgrade_disc", "s1")},
    "station master": {"pending": at("take_master", "s1"), "masters": {"s1": "sm5"}},
    "end of the track": {"pending": at("end_of_track")},
    "building": {"pending": at("build_2")},
    "site": {"pending": at("site", {"building": "1a", "price_per_builder": 2})},
    "discarding": {"pending": at("discard_any")},
    "discarding after drawing": {"pending": at("discard_card")},
    "auxiliary action": {"pending": at("aux_single_or_double")},
    "objective card": {"pending": at("objective_to_discard_1")},
    "another immediate action": {"pending": at("may use dollars_2")},
    "copying": {"pending": at("copy_adjacent"), "tiles": {"a2": "1/3a"}},
    "moving on": {"pending": at("herder_forward_3")},
}


@rule("GWT-OBJ-03")
@pytest.mark.parametrize("action", DURING)
def test_never_during_an_action(action):
    me = {"hand": ["gain2_boo", "criollo", "galloway"], "workers": staff(cowboy=2), "space": "a1"}
    fields = {"station_workers": {}, "tiles": {}, **DURING[action]}
    fields["tiles"] = {"a1": "0/6b", **fields["tiles"]}
    s = table(me=me, **fields)
    assert (s.actor, pending(s)) == (0, fields["pending"][-1]["step"])
    assert PLAY not in legal(s)


@rule("GWT-OBJ-03")
def test_not_on_the_way_nor_after_phase_c_nor_in_the_turn_of_another():
    tiles = {"a1": "1/1a", "flood1": "flood_2_black"}
    s = play(table(me={**HAND, "space": "nA"}, tiles=tiles), "move:nB")
    assert offered(s) == {"via:a1", "via:flood1"}
    s = table(me={"space": "nF"}, other=HAND)
    assert PLAY not in legal(s)
    assert s.interrupts(1) == []


@rule("GWT-OBJ-04")
def test_a_played_card_goes_to_the_objective_area_and_stays_there():
    s = play(table(me={**HAND, "objectives": ["start_bbh"]}), PLAY, "done", "move:nA", "done")
    assert player(s)["objectives"] == ["start_bbh", "gain2_boo"]
    everywhere = player(s)["hand"] + player(s)["deck"] + player(s)["discards"]
    assert "gain2_boo" not in everywhere
    assert s.view(1)["players"][0]["objectives"] == ["start_bbh", "gain2_boo"]  # face up


@rule("GWT-OBJ-05")
def test_its_immediate_action_is_performed_at_once_or_forfeited():
    s = play(table(me=HAND), PLAY)
    assert offered(s) == {"done", "use:dollars_2"}
    assert player(play(s.copy(), "use:dollars_2"))["dollars"] == 12
    play(s, "done")
    assert player(s)["dollars"] == 10
    assert not {"use:dollars_2", PLAY} & set(legal(s))


@rule("GWT-OBJ-05")
def test_an_immediate_action_that_cannot_be_done_is_forfeited():
    s = play(table(me={"hand": ["draw_5h"], "deck": [], "space": "nA"}), "play:draw_5h")
    assert (pending(s), player(s)["objectives"][1:]) == ("phase_a", ["draw_5h"])


# "3 steps"

STEPS = "use:herder_forward_free_3"
HANDS = {"flood1": "flood_2_black", "flood2": "flood_2_green", "flood3": "flood_3_black", "flood4": "flood_3_green"}


@rule("GWT-OBJ-06")
def test_three_steps_move_1_to_3_locations_ahead():
    s = play(table(me={"hand": ["move_345"], "space": "nA"}, tiles=HANDS), "play:move_345", STEPS)
    assert offered(s, "move") == {"flood1", "flood2", "flood3", "nB", "nC", "nD", "nE"}


@rule("GWT-OBJ-06")
def test_three_steps_ignore_all_hands():
    tiles = {
        "flood1": "flood_2_black",
        "flood2": "flood_2_green",
        "fr1": "1/7a",
        "a1": "1/1a",
        "a2": "1/4a",
        "a3": "1/5a",
    }
    s = play(table(me={"hand": ["move_345"], "space": "nA"}, tiles=tiles), "play:move_345", STEPS, "move:fr1")
    assert (player(s)["space"], player(s)["dollars"], player(s, 1)["dollars"]) == ("fr1", 10, 10)


@rule("GWT-OBJ-07")
def test_before_phase_a_a_normal_phase_a_follows_from_the_new_place():
    s = play(table(me={"hand": ["move_345"], "space": "nA"}), "play:move_345", STEPS, "move:nC")
    assert (pending(s), player(s)["space"]) == ("phase_a", "nC")  # building C was not used
    assert offered(s, "move") == {"nD", "nE", "nF", "nG"}
    play(s, "move:nE")
    assert "use:buy_cattle" in legal(s)


@rule("GWT-OBJ-06", "GWT-OBJ-08")
def test_in_phase_b_it_ends_phase_b_and_phase_c_follows():
    s = visiting("nA", me={"hand": ["move_345", "galloway"]}, jobs={"1:cowboy": 2})
    play(s, "use:discard_galloway+dollars_2", "play:move_345", STEPS, "move:nC")
    assert (s.actor, player(s)["space"]) == (1, "nC")
    assert len(player(s)["hand"]) == 4
    assert player(s)["dollars"] == 12


@rule("GWT-OBJ-08")
def test_also_while_a_building_is_copied_and_after_an_auxiliary_action():
    s = visiting("a1", "0/6b", me={"hand": ["move_345", "galloway"]})
    play(s, "use:copy_adjacent", "play:move_345", STEPS, "move:nB")
    assert (s.actor, player(s)["space"], len(player(s)["hand"])) == (1, "nB", 4)
    s = visiting("nA", me={"hand": ["move_345", "galloway"]})
    play(s, "aux:dollar:single", "play:move_345", STEPS, "move:nB")
    assert (s.actor, player(s)["space"], len(player(s)["hand"])) == (1, "nB", 4)


@rule("GWT-OBJ-08")
def test_who_forgoes_the_steps_goes_on_with_phase_b():
    s = visiting("nA", me={"hand": ["move_345", "galloway"]})
    play(s, "play:move_345", "done")
    assert (pending(s), "use:discard_galloway+dollars_2" in legal(s)) == ("visit", True)


@rule("GWT-OBJ-09")
def test_three_steps_do_not_enter_kansas_city():
    s = play(table(me={"hand": ["move_345"], "space": "nF"}, tiles={"g1": "1/2a"}), "play:move_345", STEPS)
    assert offered(s, "move") == {"nG", "g1"}
    s = play(table(me={"hand": ["move_345"], "space": "nG", "exchange_tokens": 1}), "play:move_345")
    assert offered(s) == {"done"}  # nowhere to go
    assert offered(play(s, "done")) == {"move:kc"}


# Other immediate actions


@rule("GWT-OBJ-10")
@pytest.mark.parametrize("drawn", [1, 2, 3])
def test_draw_up_to_3_cards_then_discard_as_many(drawn):
    me = {"hand": ["draw_5h", "criollo"], "deck": ["galloway"] * 3}
    s = play(table(me=me), "play:draw_5h", "use:draw_then_discard_3")
    assert offered(s) == {"draw:1", "draw:2", "draw:3"}
    play(s, f"draw:{drawn}")
    assert player(s)["hand"] == ["criollo"] + ["galloway"] * drawn
    play(s, *["discard:galloway"] * drawn)
    assert (player(s)["hand"], player(s)["discards"]) == (["criollo"], ["galloway"] * drawn)
    assert pending(s) == "phase_a"


IMMEDIATE = {
    "gain2": "use:dollars_2",
    "aux": "use:aux_single_or_double",
    "draw": "use:draw_then_discard_3",
    "engine": "use:engine_forward_2",
    "move": "use:herder_forward_free_3",
}


@rule("GWT-OBJ-11")
@pytest.mark.parametrize("card", CARDS)
def test_each_card_has_its_immediate_action(card):
    s = play(table(me={"hand": [card], "space": "nA"}, display=[]), f"play:{card}")
    action = "use:engine_forward_3" if card in ("engine_bohh", "engine_sshh") else IMMEDIATE[card.split("_")[0]]
    assert offered(s) == {"done", action}


@rule("GWT-OBJ-11")
def test_what_the_other_immediate_actions_do():
    s = play(table(me={"hand": ["gain2_ssh"]}), "play:gain2_ssh", "use:dollars_2")
    assert player(s)["dollars"] == 12
    s = play(table(me={"hand": ["engine_345"]}), "play:engine_345", "use:engine_forward_2")
    assert offered(s) == {"engine:1", "engine:2"}
    s = play(table(me={"hand": ["engine_bohh"]}), "play:engine_bohh", "use:engine_forward_3")
    assert offered(s) == {"engine:1", "engine:2", "engine:3"}
    s = play(table(me={"hand": ["aux_ny"], "discs": ["aux_draw_2"]}), "play:aux_ny", "use:aux_single_or_double")
    assert {"aux:dollar:single", "aux:dollar:double", "aux:draw:single"} <= offered(s)
    assert "aux:draw:double" not in offered(s)
    assert player(play(s, "aux:dollar:double"))["dollars"] == 12


@rule("GWT-OBJ-12")
def test_an_objective_card_may_be_kept_discarded_or_removed():
    s = play(table(me={**HAND, "space": "nA"}), "move:nB", "done")
    assert (s.actor, "gain2_boo" in player(s)["hand"]) == (1, True)
    s = play(visiting("nG", me=HAND), "aux:draw:single", "discard:gain2_boo")
    assert (player(s)["discards"], player(s)["objectives"][1:]) == (["gain2_boo"], [])
    me = {**HAND, "engine": "20", "discs": []}
    s = play(visiting("nA", me=me), "aux:remove:single", "remove:gain2_boo")
    assert (s.save()["cards_out"], player(s)["objectives"][1:]) == ({"gain2_boo": 1}, [])


@rule("GWT-OBJ-18")
def test_in_kansas_city_no_objective_card_is_played():
    foresight = ["flood_2_black", "green_outlaw", "cowboy", "builder", "engineer", "builder"]
    me = {"hand": ["gain2_boo", "criollo"], "space": "g1", "certificates": 1, "exchange_tokens": 1}
    s = play(table(me=me, foresight=foresight), "move:kc")
    asked = []
    for name in ("foresight:green_outlaw", "foresight:cowboy", "foresight:builder", "reveal", "certificates:0"):
        asked.append(pending(s))
        assert PLAY not in legal(s)
        play(s, name)
    assert asked == ["foresight_1", "foresight_2", "foresight_3", "reveal", "income"]
    play(s, "deliver:fulton")
    assert (pending(s), [name for name in legal(s) if name.startswith("play")]) == ("city_disc", [])
