"""What stands around a wagon, a worker or a crate: what is barred for it, and what the game waits for."""

import pytest

from support.saltfjord import GAME, during, offered, pending, play, rule, table


def why(s, action):
    return GAME.why_not(s, GAME.actions.number(action))[0]


@rule("SF-VARIANT-05")
def test_a_wagon_is_blocked_in_the_corner_of_the_grid_and_not_off_it():
    me = {"on": {"1:1": "wagon", "2:1": "wagon"}, "levels": {"logistics": 2}, "goods": {"gold": 1}}
    s = play(table(me=me, options={"wagons": True}, pending=during("may technology")), "technology:logistics")
    assert why(s, "wagon:2:1:up") == "wagon_way_blocked"
    assert why(s, "wagon:2:1:left") == "leaves_the_grid"


@rule("SF-VARIANT-16", "SF-ABIL-16")
@pytest.mark.parametrize(("abilities", "waits"), [(["AB-7"], True), ([], False)])
def test_wagons_shut_in_by_dice_wait_only_for_a_fresh_start(abilities, waits):
    on = {"1:1": "wagon", "1:2": "white 2", "2:1": "orange 2"}
    me = {"on": on, "taken": {"white": 1, "orange": 1}, "abilities": abilities, "wagons_waiting": 1}
    me |= {"levels": {"logistics": 2}, "goods": {"gold": 1}}
    s = table(me=me, options={"wagons": True}, dice={}, ability_tiles=[], pending=during("may technology"))
    assert (pending(play(s, "technology:logistics")) == "move_wagons") == waits


@rule("SF-ABIL-15", "SF-ABIL-18")
def test_a_neighbour_that_is_no_building_is_refused_for_that_however_poor_its_owner():
    me = {"abilities": ["AB-6"], "tiles": ["S1-07@6:2:0", "D2-10@5:1:0"], "goods": {"wood": 2}}
    s = table(me=me, ability_tiles=[], crate_tops={"2": "CR-10"}, dice={}, tile_tops={"S1_1": "S1-01"})
    play(s, "worker:6:2", "done")
    assert (pending(s), offered(s)) == ("neighbor", {"done"})
    assert why(s, "activate:5:2") == "too_few_goods"
    assert why(s, "activate:6:1") == "no_building_there"


@rule("SF-ORDER-02", "SF-TECH-12")
def test_a_crate_remembers_its_space_by_the_number_printed_there():
    me = {"goods": {"wood": 1, "fish": 1}, "levels": {"logistics": 2}}
    s = play(table(me=me, crate_tops={"2": "SC-1"}, pending=during("may order")), "order:2")
    assert s.save()["pending"][-1] == {"step": "place_crate", "seat": 0, "memo": "2"}


@rule("SF-SOLO-17")
def test_special_tiles_are_an_option_of_the_solo_game_only():
    with pytest.raises(ValueError, match="special_tiles"):
        GAME.new(players=2, seed=1, special_tiles=3)


@rule("SF-FREE-01", "SF-TECH-01")
@pytest.mark.parametrize(("fishery", "waits"), [(2, True), (3, False)])
def test_a_technology_is_not_waited_for_when_all_are_learnt(fishery, waits):
    levels = {"carpentry": 3, "crafts": 3, "logistics": 3, "fishery": fishery}
    s = table(me={"levels": levels, "workers": 3, "goods": {"wood": 1}}, dice={}, pending=during("may technology"))
    assert (pending(s) == "may technology") == waits


@rule("SF-TECH-14", "SF-TECH-20")
def test_with_the_last_fishery_level_two_tokens_are_drawn_and_so_it_is_said():
    s = table(me={"levels": {"fishery": 3}}, pending=during("may go_fishing"))
    assert GAME.action_words(s, GAME.actions.number("sail:I"))["looks"] == 2
    play(s, "sail:I")
    assert (pending(s), len(s.save()["drawn"])) == ("keep", 2)
