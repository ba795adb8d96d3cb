"""SHEAR, SOLO: what is asked in the middle of an action is saved, and goes on from there."""

import json

import pytest

from support.great_western_trail_nz import GAME, offered, pending, play, player, rule, staff, visiting
from support.sarah import sarah, turn


def saved(s):
    return GAME.restore(json.loads(json.dumps(s.save())))


def shearing(*hand, shearers, **me):
    s = visiting("NE", me={"hand": [*hand], "workers": staff(shearer=shearers), **me}, market=["suffolk"])
    return play(s, "use:shear_shearers")


@rule("NZ-SHEAR-12")
@pytest.mark.parametrize("before", [[], ["show:lincoln", "done"]], ids=["before the reveal", "after it"])
def test_each_shearer_draws_one_card(before):
    s = play(shearing("lincoln", "southdown", "o01", shearers=3), *before)
    held = len(player(s)["hand"])
    s = saved(play(s, "shear_draw"))
    assert (pending(s), len(player(s)["hand"])) == ("discard_card", held + 1)
    s = saved(play(s, "discard:o01"))
    assert (pending(s), len(player(s)["hand"])) == ("shear_after" if before else "shear_shearers", held)
    assert s.save()["pending"][-1]["memo"] == ({"wool": 4, "shearers": 1} if before else 1)


@rule("NZ-SHEAR-12", "NZ-SHEAR-06")
def test_wool_and_shearers_that_are_left_are_saved():
    s = shearing("lincoln", "merino", "o01", shearers=3)
    s = saved(play(s, "show:lincoln", "show:merino"))
    assert s.save()["pending"][-1]["memo"] == {"wool": 7, "shearers": 1}
    s = saved(play(s, "deliver:wl5", "disc:aux_money_2"))
    assert s.save()["pending"][-1]["memo"] == {"wool": 0, "shearers": 1}
    assert offered(s) == {"done", "shear_draw"}
    s = saved(play(shearing("lincoln", "merino", "o01", shearers=2), "reveal"))
    assert s.save()["pending"][-1]["memo"] == {"wool": 7, "shearers": 0}


@rule("NZ-SHEAR-01", "NZ-LOC-05")
@pytest.mark.parametrize(("hand", "may"), [(["sheepdog", "o01"], False), (["sheepdog", "merino"], True)])
def test_a_printed_shearing_needs_a_sheep(hand, may):
    assert ("shear_1" in offered(visiting("NH", me={"hand": hand}), "use")) == may


@rule("NZ-SOLO-06", "NZ-SOLO-09")
@pytest.mark.parametrize("card", [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13])
def test_her_whole_turn_is_saved_at_a_fork_and_is_the_humans_to_decide(card):
    """Her steps end on one of two like branches behind building C."""
    steps = {1: 3, 2: 4, 3: 3, 4: 4, 5: 2, 7: 3, 8: 4, 9: 2, 10: 2, 13: 2}.get(card, 1)
    space = ["NC", "NB", "NA", "start"][steps - 1]
    s = turn(f"sarah_{card}", sarah={"space": space}, tiles={"c1": "1/1a", "c3": "1/2a"}, market=["lincoln", "suffolk"])
    assert pending(s) == "sarah_fork"
    assert {frame["seat"] for frame in s.save()["pending"]} == {0}
    later = play(saved(s), "via:c1")
    assert sarah(later)["space"] == "c1"
    assert later.save() == play(s, "via:c1").save()


@rule("NZ-SOLO-22", "NZ-SOLO-23")
def test_the_second_sheep_of_a_purchase_waits_for_the_first():
    hers = {"space": "NA", "workers": staff(shepherd=3)}
    s = turn("sarah_3", sarah=hers, market=["lincoln", "corriedale", "lincoln", "corriedale"])
    assert (pending(s), offered(s)) == ("sarah_breed", {"take:lincoln", "take:corriedale"})
    assert {frame["seat"] for frame in s.save()["pending"]} == {0}
    s = play(saved(s), "take:lincoln")
    assert sarah(s)["discards"] == ["lincoln", "lincoln"]  # now there are fewer of them
