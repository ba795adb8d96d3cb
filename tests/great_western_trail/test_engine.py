"""ENG: the engine on the railroad, forward and backward, and the end of the track."""

import pytest

from support import restored
from support.great_western_trail import (
    GAME,
    TRAIL,
    at,
    document,
    legal,
    offered,
    pending,
    play,
    player,
    rule,
    table,
    visiting,
)

SPACES = {str(n) for n in range(39)} | {f"t{n}" for n in range(1, 10)}  # without 39
FORWARD = "engine_forward_engineers"
ENGINEERS = "use:engine_forward_engineers"


def moving(step, engine, *others, **me):
    """Seat 0 is about to move the engine from this space; the other players' engines stand elsewhere."""
    doc = document(max(2, 1 + len(others)))
    doc["players"][0].update(engine=engine, space="nA", **me)
    for seat, space in enumerate(others, 1):
        doc["players"][seat]["engine"] = space
    doc["pending"] = at(step)
    TRAIL.whole(doc, document(len(doc["players"])))
    return restored(GAME, doc)


def stops(step, engine, *others, **me):
    """Where the engine may stop; the only such space if there is nothing to choose."""
    s = moving(step, engine, *others, **me)
    return offered(s, "engine") or {player(s)["engine"]}


def engineers(n):
    return {"cowboy": 1, "builder": 1, "engineer": n}


def spaces(text):
    return set(text.split())


@rule("GWT-ENG-01")
@pytest.mark.parametrize(("n", "reached"), [(1, "1"), (2, "1 2"), (3, "1 2 3"), (4, "1 2 3 4"), (6, "1 2 3 4 t1 5 6")])
def test_the_engineer_icon_moves_up_to_as_many_spaces_as_there_are_engineers(n, reached):
    assert stops(FORWARD, "0", workers=engineers(n)) == spaces(reached)


@rule("GWT-ENG-01")
@pytest.mark.parametrize("n", [1, 6])
@pytest.mark.parametrize(
    ("step", "reached"),
    [("may engine_forward_1", "18"), ("engine_forward_2", "18 19"), ("engine_forward_3", "18 19 20"),
     ("engine_forward_4", "18 19 20 21")],
)  # fmt: skip
def test_other_icons_give_a_fixed_number_whatever_the_engineers(step, reached, n):
    assert stops(step, "17", workers=engineers(n)) == spaces(reached)


@rule("GWT-ENG-02")
def test_an_engine_that_is_moved_goes_at_least_one_space_and_may_go_fewer_than_allowed():
    s = visiting("nG", me={"engine": "17", "workers": engineers(3)})
    play(s, ENGINEERS)
    assert offered(s) == {"engine:18", "engine:19", "engine:20"}  # neither done nor its own space
    play(s, "engine:18")
    assert player(s)["engine"] == "18"


@rule("GWT-ENG-02")
def test_the_engine_need_not_be_moved_at_all():
    s = play(visiting("nG", me={"engine": "17", "workers": engineers(3)}), "done")
    assert (s.actor, player(s)["engine"]) == (1, "17")


@rule("GWT-ENG-03", "GWT-EX-15")
@pytest.mark.parametrize(
    ("engine", "others", "n", "reached"),
    [
        ("1", ["3"], 3, "2 4 t1 5"),
        ("1", ["2"], 1, "3"),
        ("1", ["2", "3"], 1, "4"),
        ("1", ["2", "4", "5"], 3, "3 t1 6 7"),  # the turnout after an occupied 4 is as far as the 6
        ("4", ["t1"], 1, "5"),
        ("4", ["5"], 1, "t1 6"),
        ("4", ["t1", "5"], 1, "6"),
        ("t1", ["5"], 1, "6"),
        ("36", ["37", "38"], 1, "39"),
    ],
)
def test_spaces_with_other_engines_are_not_counted_and_not_stopped_on(engine, others, n, reached):
    assert stops(FORWARD, engine, *others, workers=engineers(n)) == spaces(reached)


@rule("GWT-ENG-03")
def test_only_space_0_holds_several_engines():
    assert stops("engine_back_1", "1", "0") == {"0"}
    assert stops("engine_back_1", "2", "1") == {"0"}
    s = moving("engine_forward_2", "38", "0", "7", "t7")
    play(s, "done")  # no upgrade at the end of the track
    assert offered(s, "engine") == SPACES - {"7", "t7"}


@rule("GWT-ENG-04")
@pytest.mark.parametrize(
    ("turnout", "before"),
    [("t1", 4), ("t2", 7), ("t3", 10), ("t4", 13), ("t5", 16), ("t6", 21), ("t7", 25), ("t8", 29), ("t9", 33)],
)
def test_from_the_space_before_a_turnout_the_engine_goes_there_or_past_it(turnout, before):
    assert stops("may engine_forward_1", str(before)) == {turnout, str(before + 1)}
    assert stops("may engine_forward_1", turnout) == {str(before + 1)}
    assert stops("engine_forward_2", str(before - 1)) == {str(before), turnout, str(before + 1)}
    assert stops("may engine_forward_1", str(before + 1)) == {str(before + 2)}


@rule("GWT-ENG-04")
def test_a_turnout_is_an_extra_space_only_for_who_stops_there():
    assert stops("engine_forward_4", "3") == spaces("4 t1 5 6 7")  # t2 would be the fifth
    assert stops("engine_forward_4", "t1") == spaces("5 6 7 t2 8")


@rule("GWT-ENG-05")
def test_movement_left_over_when_the_engine_stops_is_lost():
    s = visiting("nG", me={"engine": "4", "workers": engineers(4)})
    play(s, ENGINEERS, "engine:t1", "done")
    assert pending(s) == "visit"
    assert offered(s) == {"done", "use:aux_single_or_double"}
    assert player(s)["engine"] == "t1"


@rule("GWT-ENG-06", "GWT-ENG-07")
@pytest.mark.parametrize(
    ("back", "engine", "reached"),
    [
        (1, "1", "0"),
        (1, "4", "3"),
        (1, "5", "t1 4"),
        (1, "t1", "4"),
        (1, "6", "5"),
        (2, "2", "0"),
        (2, "t1", "3"),
        (2, "5", "4 3"),  # through the turnout or past it
        (2, "6", "t1 4"),
        (2, "8", "7 6"),
        (2, "11", "10 9"),
        (2, "38", "36"),
    ],
)
def test_back_exactly_the_required_number_through_turnouts_or_past_them(back, engine, reached):
    assert stops(f"engine_back_{back}", engine) == spaces(reached)


@rule("GWT-ENG-06")
@pytest.mark.parametrize(
    ("back", "engine", "others", "reached"),
    [
        (1, "2", ["1"], "0"),
        (1, "6", ["5"], "t1 4"),
        (1, "5", ["t1"], "4"),
        (1, "5", ["4"], "t1 3"),
        (1, "t1", ["4"], "3"),
        (1, "5", ["4", "t1"], "3"),
        (1, "6", ["5", "t1"], "4"),
        (2, "5", ["t1"], "3"),  # an occupied turnout is no detour
        (2, "5", ["4"], "3 2"),
        (2, "6", ["5"], "4 3"),
        (2, "3", ["2"], "0"),
    ],
)
def test_backwards_occupied_spaces_are_ignored_too(back, engine, others, reached):
    assert stops(f"engine_back_{back}", engine, *others) == spaces(reached)


BACK = "use:engine_back_1+dollars_3"  # of building 1b
NO_AUX = ["cert_limit_4", "step_1"]  # all auxiliary slots are clear


@rule("GWT-ENG-08")
@pytest.mark.parametrize(
    ("engine", "others", "single", "double"),
    [("0", "0", False, False), ("1", "0", True, False), ("2", "0", True, True), ("2", "1", True, False)],
)
def test_without_enough_spaces_behind_it_the_engine_cannot_be_moved_back(engine, others, single, double):
    me = {"engine": engine, "discs": NO_AUX}
    s = visiting("a1", "0/1b", me=me, other={"engine": others})
    assert (BACK in legal(s), "aux:cert:single" in legal(s), "aux:remove:single" in legal(s)) == (single,) * 3
    s = play(visiting("nG", me=me, other={"engine": others}), "use:aux_single_or_double")
    assert ("aux:cert:double" in legal(s), "aux:remove:double" in legal(s)) == (double,) * 2


@rule("GWT-ENG-07")
def test_moving_back_is_a_requirement_met_before_the_reward():
    s = play(visiting("a1", "0/1b", me={"engine": "20"}), BACK)
    assert (player(s)["engine"], player(s)["dollars"]) == ("19", 13)
    assert "done" not in offered(moving("engine_back_1", "5"))  # it cannot be left out once begun


@rule("GWT-ENG-09")
def test_after_moving_back_the_engine_still_faces_forward():
    me = {"engine": "19", "hand": ["engine_345"]}
    s = play(visiting("a1", "0/1b", me=me), BACK, "play:engine_345", "use:engine_forward_2")
    assert offered(s, "engine") == {"19", "20"}


@rule("GWT-ENG-10")
@pytest.mark.parametrize("engine", ["35", "36", "38"])
def test_the_engine_ends_its_movement_on_space_39_where_the_station_may_be_upgraded(engine):
    s = moving("engine_forward_4", engine)
    if offered(s, "engine"):
        assert "39" in offered(s, "engine")
        play(s, "engine:39")
    assert player(s)["engine"] == "39"
    assert offered(s) == {"done", "upgrade"}
    play(s, "upgrade", "disc:aux_cert_1")
    assert player(s)["stations"] == ["s10"]
    assert player(s)["dollars"] == 10 - 3
    assert pending(s) == "end_of_track"


@rule("GWT-ENG-11")
def test_from_space_39_the_engine_goes_back_to_any_free_space_for_3_dollars():
    s = moving("engine_forward_2", "38", "12", "t4")
    assert player(s)["dollars"] == 10  # not before it goes back
    play(s, "done")
    assert offered(s) == {f"engine:{space}" for space in SPACES - {"12", "t4"}}
    play(s, "engine:20")
    assert (player(s)["engine"], player(s)["dollars"]) == ("20", 13)
    assert s.actor == 1


@rule("GWT-ENG-10", "GWT-ENG-11")
def test_the_3_dollars_come_too_late_for_the_station_of_space_39():
    s = moving("engine_forward_2", "38", dollars=2)
    assert pending(s) == "end_of_track"
    play(s, "engine:0")
    assert (player(s)["engine"], player(s)["dollars"]) == ("0", 5)


@rule("GWT-ENG-12")
def test_back_on_a_turnout_its_station_may_be_upgraded_with_those_3_dollars():
    s = play(moving("engine_forward_2", "38", dollars=3, discs=["aux_cert_1", "step_2"]), "upgrade", "disc:step_2")
    play(s, "engine:t1")
    assert offered(s) == {"done", "upgrade"}
    s.apply(GAME.actions.number("upgrade"))
    assert player(s)["stations"] == ["s1", "s10"]
    assert player(s)["dollars"] == 3 - 3 + 3 - 2


@rule("GWT-ENG-12")
def test_back_on_a_turnout_without_enough_money_nothing_is_offered():
    s = play(moving("engine_forward_2", "38", dollars=0), "engine:t6")  # 3 dollars, the station costs 8
    assert (s.actor, player(s)["stations"]) == (1, [])


@rule("GWT-ENG-11")
def test_an_engine_may_reach_space_39_again_and_is_paid_again():
    s = table(me={"engine": "38", "space": "nE", "workers": engineers(2), "dollars": 0, "hand": ["engine_345"]})
    play(s, "play:engine_345", "use:engine_forward_2", "engine:37", "move:nG", ENGINEERS, "engine:39", "done")
    play(s, "engine:18")
    assert (player(s)["engine"], player(s)["dollars"]) == ("18", 6)
