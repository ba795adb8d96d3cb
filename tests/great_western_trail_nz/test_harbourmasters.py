"""HM: harbourmasters, taken for a worker. What their lower halves count: test_scoring.py."""

import pytest

from support.great_western_trail_nz import at, covered, offered, pending, play, player, rule, staff, table

TOPS = {  # tile: the click, the field it changes, what it is then
    "hm1": ("pounds_5", "pounds", 38 + 5),
    "hm2": ("pathfinder_4", "pathfinder", 4),
    "hm3": ("pounds_9", "pounds", 38 + 9),
    "hm4": ("pounds_6", "pounds", 38 + 6),
    "hm6": ("pounds_8", "pounds", 38 + 8),
    "hm8": ("pounds_3+card_ferry", "pounds", 38 + 3),
}


def upgraded(master="hm1", **me):
    """Seat 0 has just put a disc into the medium harbour mh1 for 2 of 40 pounds and taken its card."""
    me = {"ship": "u1", "pounds": 40, "workers": staff(sailor=2, shearer=3), **me}
    masters = {"mh1": master, "mh2": "hm3" if master == "hm4" else "hm4"}
    s = table(me=me, masters=masters, pending=at("ship_1"))
    return play(s, "upgrade", "disc:wool_1")


@rule("NZ-HM-01")
def test_after_the_disc_the_master_may_be_taken_for_the_rightmost_worker_of_a_row():
    s = upgraded()
    assert (pending(s), offered(s)) == ("take_master", {"done", "give:sailor", "give:shearer"})
    assert player(s)["discards"] == ["shipping"]  # the card of the harbour comes first
    play(s, "give:shearer")
    assert (player(s)["workers"], player(s)["masters"]) == (staff(sailor=2, shearer=2), ["hm1"])


@rule("NZ-HM-01")
def test_where_the_master_is_gone_there_is_nothing_to_take():
    other = {"harbours": ["mh1"], "masters": ["hm1"]}
    s = table(me={"ship": "u1", "workers": staff(2, 2, 2, 2)}, other=other, pending=at("ship_1"))
    assert play(s, "upgrade", "disc:wool_1").actor == 1


@rule("NZ-HM-02")
def test_printed_workers_are_not_given():
    s = upgraded(workers=staff())
    assert (s.actor, player(s)["masters"]) == (1, [])
    assert offered(upgraded(workers=staff(craftsman=5)), "give") == {"craftsman"}


@rule("NZ-HM-03")
def test_the_worker_stays_in_the_harbour():
    s = play(upgraded(), "give:sailor")
    assert s.save()["master_workers"] == {"mh1": "sailor"}
    assert "mh1" not in s.save()["masters"]
    assert s.view(1)["players"][0]["masters"] == ["hm1"]  # face up


@rule("NZ-HM-04")
def test_it_is_taken_when_the_harbour_is_upgraded_or_never():
    s = play(upgraded(), "done")
    assert (s.actor, s.save()["masters"]["mh1"], player(s)["masters"]) == (1, "hm1", [])
    me = {"ship": "u1", "harbours": ["mh1"], "discs": covered("cert_limit", "wool_1"), "workers": staff(2, 2, 2, 2)}
    s = table(me={**me, "pounds": 40}, masters={"mh1": "hm1"}, pending=at("ship_1"))
    assert "upgrade" not in offered(s)


@rule("NZ-HM-05", "NZ-HM-09")
@pytest.mark.parametrize("master", TOPS)
def test_the_upper_half_is_done_at_once_or_waived(master):
    use, field, value = TOPS[master]
    s = play(upgraded(master), "give:sailor")
    assert offered(s) - {"use:pathfinder_2", "use:pounds_3"} == {"done", f"use:{use}"}  # or less: test_waivers.py
    before = player(s)[field]
    done = play(s.copy(), f"use:{use}")
    assert player(done)[field] == value
    assert ("ferry" in player(done)["discards"]) == (master == "hm8")
    assert player(play(s, "done"))[field] == before


@rule("NZ-HM-05", "NZ-HM-09")
@pytest.mark.parametrize(("master", "income"), [("hm5", 2), ("hm7", 2), ("hm1", 1)])
def test_or_it_is_a_permanent_certificate(master, income):
    if income == 2:
        assert play(upgraded(master), "give:sailor").actor == 1  # nothing to decide
    me = {"space": "wellington", "masters": [master], "hand": ["shropshire"], "pounds": 0}
    s = play(table(me=me, masters={}, pending=at("wellington")), "reveal")
    assert player(s)["pounds"] == income


@rule("NZ-HM-06")
def test_the_lower_half_counts_at_the_end():
    s = upgraded("hm2", captured={"flood_2_black": 1, "rockfall_2_black": 2})
    assert s.scores()[0]["harbourmasters"] == 0
    assert play(s, "give:sailor").scores()[0]["harbourmasters"] == 3  # a point a hazard tile


@rule("NZ-HM-07")
def test_the_space_uncovered_triggers_its_action_again():
    s = play(upgraded(), "give:sailor", "use:pounds_5")
    assert player(s)["workers"] == staff(shearer=3)
    me = {"workers": staff(shearer=3), "masters": ["hm1"], "pounds": 40}
    given = {"masters": {}, "master_workers": {"mh1": "sailor"}}
    s = table(me=me, jobs={"1:sailor": 1}, pending=at("hire_0"), **given)
    assert offered(s, "use") == {"discard_any+cert_1"}  # of the second space


@rule("NZ-HM-08")
def test_a_joker_may_be_given_like_any_other():
    workers = {"workers": staff(sailor=3), "jokers": ["sailor:2", "sailor:3"], "captured": {"bonus_joker": 2}}
    s = play(upgraded(**workers), "give:sailor")
    assert (player(s)["workers"], player(s)["jokers"]) == (staff(sailor=2), ["sailor:2"])
    assert s.save()["master_workers"] == {"mh1": "joker"}
    mixed = {"workers": staff(sailor=3), "jokers": ["sailor:2"], "captured": {"bonus_joker": 1}}
    s = play(upgraded(**mixed), "give:sailor")  # the rightmost one is no joker
    assert (player(s)["jokers"], s.save()["master_workers"]) == (["sailor:2"], {"mh1": "sailor"})
