"""AUX: the auxiliary actions of the player board."""

import pytest

from support.great_western_trail_nz import SLOTS, covered, offered, pending, play, player, rule, visiting

FIRST = [slot for slot in SLOTS if slot.startswith("aux_") and slot.endswith("_1")]
BOTH = [slot for slot in SLOTS if slot.startswith("aux_")]


def helped(*cleared, icon=False, **me):
    """Seat 0 on building E with these spaces clear; or on C, using the icon "single or double auxiliary action"."""
    me = {"discs": covered("cert_limit", *cleared), **me}
    if icon:
        return play(visiting("NC", me=me), "use:aux_single_or_double")
    return visiting("NE", me=me)


@rule("NZ-AUX-01")
@pytest.mark.parametrize(
    ("action", "after"),
    [
        ("money", {"pounds": 11}),
        ("cert", {"pounds": 8, "certificates": 1}),
        ("pathfinder", {"pounds": 9, "pathfinder": 1}),
    ],
)
def test_the_five_auxiliary_actions(action, after):
    s = helped(*FIRST)
    assert offered(s, "aux") == {f"{name}:single" for name in ("money", "draw", "cert", "ship", "pathfinder")}
    play(s, f"aux:{action}:single")
    assert {name: player(s)[name] for name in after} == after


@rule("NZ-AUX-01")
def test_draw_one_card_then_discard_one():
    s = helped(hand=["southdown", "o01"], deck=["merino"])
    play(s, "aux:draw:single")
    assert offered(s) == {"discard:southdown", "discard:merino", "discard:o01"}  # of the whole hand
    play(s, "discard:southdown")
    assert (player(s)["hand"], player(s)["discards"]) == (["merino", "o01"], ["southdown"])


@rule("NZ-AUX-01", "NZ-AUX-07")
def test_pay_1_and_ship_1_is_a_move_or_an_upgrade():
    s = play(helped("aux_ship_1", ship="m2"), "aux:ship:single")
    assert player(s)["pounds"] == 9
    assert offered(s) == {"done", "upgrade", "sail:m1", "sail:m3", "sail:u2"}
    play(s, "sail:m3")
    assert (player(s)["ship"], s.actor) == ("m3", 1)  # no point is left to upgrade there
    s = play(helped("aux_ship_1", ship="m2"), "aux:ship:single", "upgrade", "storehouse:sp1")
    assert (player(s)["ship"], player(s)["harbours"], player(s)["pounds"]) == ("m2", ["sh1"], 10 - 1 - 2)


@rule("NZ-AUX-07")
def test_ship_2_may_be_a_move_and_an_upgrade():
    s = play(helped(*BOTH, icon=True, ship="m1"), "aux:ship:double", "sail:m2")
    assert (player(s)["pounds"], pending(s)) == (8, "upgrade_here")
    play(s, "upgrade", "storehouse:sp1")
    assert (player(s)["ship"], player(s)["harbours"]) == ("m2", ["sh1"])
    s = play(helped(*BOTH, icon=True, ship="m1"), "aux:ship:double", "sail:m3")
    assert pending(s) == "visit"  # both points are moved


@rule("NZ-AUX-02")
def test_at_the_start_only_the_first_two_are_available():
    assert offered(helped(), "aux") == {"money:single", "draw:single"}


@rule("NZ-AUX-02")
@pytest.mark.parametrize("action", ["cert", "ship", "pathfinder"])
@pytest.mark.parametrize("space", ["1", "2"])
def test_one_clear_space_makes_an_action_available(action, space):
    assert offered(helped(f"aux_{action}_{space}"), "aux") == {"money:single", "draw:single", f"{action}:single"}


@rule("NZ-AUX-03")
def test_a_single_action_is_never_doubled():
    assert not [name for name in offered(helped(*BOTH), "aux") if name.endswith("double")]
    s = play(helped(*BOTH), "use:aux_single")
    assert not [name for name in offered(s, "aux") if name.endswith("double")]
    assert play(s, "aux:money:single").save()["players"][0]["pounds"] == 11
    assert "aux_single" not in offered(s, "use")  # and not done twice


@rule("NZ-AUX-04")
@pytest.mark.parametrize("action", ["money", "draw", "cert", "ship", "pathfinder"])
def test_the_icon_single_or_double_doubles_an_action_with_both_spaces_clear(action):
    s = helped(f"aux_{action}_1", f"aux_{action}_2", icon=True)
    doubled = {name for name in offered(s, "aux") if name.endswith("double")}
    assert doubled == {f"{action}:double"}
    assert f"{action}:single" in offered(s, "aux")  # it may be
    s = helped(*FIRST, icon=True)
    assert not [name for name in offered(s, "aux") if name.endswith("double")]


@rule("NZ-AUX-05")
@pytest.mark.parametrize(
    ("action", "after"),
    [
        ("money", {"pounds": 12}),
        ("cert", {"pounds": 6, "certificates": 2}),
        ("pathfinder", {"pounds": 8, "pathfinder": 2}),
    ],
)
def test_doubling_doubles_requirement_and_reward(action, after):
    s = play(helped(*BOTH, icon=True), f"aux:{action}:double")
    assert {name: player(s)[name] for name in after} == after


@rule("NZ-AUX-05")
@pytest.mark.parametrize(("action", "least"), [("cert", 4), ("ship", 2), ("pathfinder", 2)])
def test_a_doubled_action_needs_the_doubled_price(action, least):
    assert f"{action}:double" in offered(helped(*BOTH, icon=True, pounds=least), "aux")
    assert f"{action}:double" not in offered(helped(*BOTH, icon=True, pounds=least - 1), "aux")


@rule("NZ-AUX-05")
def test_the_doubled_certificates_go_up_to_the_limit():
    s = helped(*BOTH, icon=True, certificates=2)
    play(s, "aux:cert:double")
    assert (player(s)["certificates"], player(s)["pounds"]) == (4, 6)  # the limit is 5
    discs = [slot for slot in SLOTS if slot not in BOTH]
    s = helped(icon=True, certificates=2, discs=discs)
    assert player(play(s, "aux:cert:double"))["certificates"] == 3


@rule("NZ-AUX-06")
def test_the_double_draw_draws_both_cards_before_two_are_discarded():
    s = helped(*BOTH, icon=True, hand=["shropshire"], deck=["southdown", "merino"], discards=[])
    play(s, "aux:draw:double")
    assert player(s)["hand"] == ["shropshire", "southdown", "merino"]
    play(s, "discard:merino", "discard:shropshire")
    assert (player(s)["hand"], player(s)["discards"]) == (["southdown"], ["merino", "shropshire"])
