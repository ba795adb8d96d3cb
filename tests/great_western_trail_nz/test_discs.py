"""DISC: which disc may go where, and what a cleared disc space is worth."""

import pytest

from support.great_western_trail_nz import SLOTS, at, covered, offered, play, player, rule, staff, table, visiting

WHITE = {slot for slot in SLOTS if slot.startswith("aux_")} | {"wool_1"}  # in the blank position
DARK = {"step", "hand_1", "hand_2", "wool_2", "cert_1", "cert_2"}


def placing(post="lp18", **me):
    """A disc is to go to this post; the default has dark corners and costs 6."""
    return table(me={"space": "wellington", "hand": [], "pounds": 30, **me}, pending=at("post_disc", post))


def upgrading(harbour, **me):
    return table(me={"space": "NG", "pounds": 30, **me}, masters={}, pending=at("harbour_disc", harbour))


@rule("NZ-DISC-01")
@pytest.mark.parametrize("post", ["lp1", "lp15", "wl5"])
def test_only_a_disc_of_a_white_cornered_space_goes_to_a_white_cornered_post(post):
    assert offered(placing(post), "disc") == WHITE


@rule("NZ-DISC-01")
@pytest.mark.parametrize("post", ["lp9", "lp12", "lp18", "lp21", "wl9", "wl13"])
def test_any_disc_goes_to_a_dark_cornered_post(post):
    assert offered(placing(post), "disc") == WHITE | DARK


@rule("NZ-DISC-01")
@pytest.mark.parametrize(
    ("harbour", "discs"), [("mh1", WHITE), ("mh2", WHITE), ("mh3", WHITE | DARK), ("mh5", WHITE | DARK)]
)
def test_medium_harbours_have_corners_too(harbour, discs):
    assert offered(upgrading(harbour), "disc") == discs


@rule("NZ-DISC-02")
def test_clearing_a_space_unlocks_its_ability_at_once_and_for_good():
    s = visiting("NE", me={"hand": ["lincoln", "merino"], "workers": staff(shearer=2)}, market=["suffolk"])
    play(s, "use:shear_shearers", "reveal", "deliver:wl5", "disc:aux_cert_1", "use:aux_single")
    assert "cert:single" in offered(s, "aux")
    play(s, "aux:cert:single", "move:NB", "done")
    assert (s.actor, "aux_cert_1" in player(s)["discs"]) == (0, False)


@rule("NZ-DISC-03")
def test_the_step_space_raises_the_step_limit_and_gives_3_pounds():
    s = play(placing(), "disc:step")
    assert player(s)["pounds"] == 30 - 6 + 3
    later = table(me={"discs": player(s)["discs"], "posts": {"lp18": 1}})
    assert offered(later, "move") == {"NA", "NB", "NC", "ND"}


@rule("NZ-DISC-04")
def test_auxiliary_spaces_unlock_and_double_auxiliary_actions():
    s = play(placing(), "disc:aux_cert_1")
    assert "cert:single" in offered(visiting("NE", me={"discs": player(s)["discs"]}), "aux")
    s = play(placing(discs=player(s)["discs"], posts={"lp1": 1}), "disc:aux_cert_2")
    s = play(visiting("NC", me={"discs": player(s)["discs"]}), "use:aux_single_or_double")
    assert "cert:double" in offered(s, "aux")


@rule("NZ-DISC-05")
@pytest.mark.parametrize(("slot", "cost"), [("wool_1", 0), ("wool_2", 4)])
def test_clearing_the_right_wool_space_costs_4(slot, cost):
    assert player(play(placing(), f"disc:{slot}"))["pounds"] == 30 - 6 - cost


@rule("NZ-DISC-05")
@pytest.mark.parametrize(("cleared", "wool"), [([], 0), (["wool_1"], 1), (["wool_2"], 1), (["wool_1", "wool_2"], 2)])
def test_each_cleared_wool_space_is_a_permanent_wool(cleared, wool):
    s = visiting("NH", me={"hand": ["merino"], "discs": covered("cert_limit", *cleared)})
    play(s, "use:shear_1", "show:merino")
    assert player(s)["pounds"] == 10 + 3 + wool


@rule("NZ-DISC-06")
@pytest.mark.parametrize(("slot", "cost", "points"), [("hand_1", 3, 0), ("hand_2", 8, 3)])
def test_the_hand_limit_spaces(slot, cost, points):
    s = play(placing(), f"disc:{slot}")
    assert player(s)["pounds"] == 30 - 6 - cost
    assert len(player(s)["hand"]) == 5
    assert s.scores()[0]["hand_limit"] == points


@rule("NZ-DISC-07")
@pytest.mark.parametrize(("discs", "limit"), [(covered("aux_cert_1"), 3), (covered("aux_cert_1", "cert_limit"), 5)])
def test_the_certificate_limit_space(discs, limit):
    s = visiting("a1", "0/9b", options={"buildings": "b"}, me={"discs": discs, "certificates": limit - 1})
    assert player(play(s, "use:cert_2"))["certificates"] == limit


@rule("NZ-DISC-08")
@pytest.mark.parametrize(("slot", "cost"), [("cert_1", 4), ("cert_2", 0)])
def test_the_permanent_certificate_spaces(slot, cost):
    s = play(placing(), f"disc:{slot}")
    assert player(s)["pounds"] == 30 - 6 - cost
    me = {"discs": player(s)["discs"], "space": "wellington", "hand": ["merino"]}
    s = play(table(me=me, pending=at("wellington")), "reveal")
    assert player(s)["pounds"] == 10 + 2 + 1


@rule("NZ-DISC-09")
@pytest.mark.parametrize(
    ("pounds", "too_dear"),
    [
        (6, {"hand_1", "wool_2", "cert_1", "hand_2"}),
        (9, {"wool_2", "cert_1", "hand_2"}),
        (10, {"hand_2"}),
        (13, {"hand_2"}),
        (14, set()),
    ],
)
def test_a_space_that_cannot_be_paid_cannot_be_chosen(pounds, too_dear):
    """The transport costs 6."""
    assert offered(placing(pounds=pounds), "disc") == (WHITE | DARK) - too_dear


@rule("NZ-DISC-10")
@pytest.mark.parametrize("group", ["aux_cert", "aux_ship", "aux_pathfinder", "hand", "wool", "cert"])
def test_the_two_spaces_of_a_pair_are_cleared_in_either_order(group):
    for first, second in ((1, 2), (2, 1)):
        s = play(placing(), f"disc:{group}_{first}")
        s = placing(discs=player(s)["discs"], posts={"lp1": 1})
        assert f"{group}_{second}" in offered(s, "disc")


@rule("NZ-DISC-11")
@pytest.mark.parametrize(("pounds", "served"), [(6, True), (5, False)])
def test_the_3_pounds_of_the_step_space_do_not_pay_for_the_same_placement(pounds, served):
    """Only the step disc is left; post 18 costs 6, harbour 5 as much."""
    me = {"space": "wellington", "hand": [], "discs": ["step"], "pounds": pounds}
    assert ("lp18" in offered(table(me=me, pending=at("deliver", 18)), "deliver")) == served
    me = {"space": "NG", "ship": "l6", "discs": ["step"], "pounds": pounds}
    s = play(table(me=me, pending=at("visit"), masters={}), "use:ship_sailors")
    assert ("upgrade" in offered(s)) == served
