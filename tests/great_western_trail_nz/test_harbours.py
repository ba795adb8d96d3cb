"""HARB: harbours upgraded with storehouses and discs."""

import pytest

from support.great_western_trail_nz import at, covered, offered, pending, play, player, rule, staff, table

SMALL = {  # space, cost, what it gives, points
    "sh1": ("m2", 2, "kotare", 1),
    "sh2": ("u2", 2, "sheepdog", 1),
    "sh3": ("l2", 4, "romney", 0),
    "sh4": ("u5", 4, "barrel", 2),
    "sh5": ("l5", 4, "steering_wheel", 2),
    "sx1": ("u7", 5, "compass", 3),
    "sx2": ("m6", 4, "compass", 2),
    "sx3": ("l7", 5, "compass", 3),
}
MEDIUM = {
    "mh1": ("u1", 2, "steering_wheel", 1),
    "mh2": ("l3", 3, "barrel", 2),
    "mh3": ("m4", 4, "steering_wheel", 3),
    "mh4": ("u4", 5, "barrel", 4),
    "mh5": ("l6", 6, "bell", 5),
}
LARGE = {"lg1": ("m3", "f10"), "lg2": ("u3", "w7"), "lg3": ("l4", "f13"), "lg4": ("m5", "w11"), "lg5": ("u6", "f16")}
STACKS = {"steering_wheel": "shipping", "barrel": "fresh_flock", "bell": "border_leicester", "compass": "bonus_10"}
WHITE = {f"aux_{name}_{n}" for name in ("cert", "ship", "pathfinder") for n in (1, 2)}
WHITE |= {"aux_money_2", "aux_draw_2", "wool_1"}
DARK = {"step", "hand_1", "hand_2", "wool_2", "cert_1", "cert_2"}
PAIRS = {"sp1", "sp2", "sp3", "sp4", "sp5"}
NONE = dict.fromkeys(PAIRS, 0)


def landed(space, step="ship_1", **fields):
    """Seat 0's ship lies there, with 40 pounds and a point to spend; no harbourmaster is about."""
    me = {"ship": space, "pounds": 40, **fields.pop("me", {})}
    return table(me=me, pending=at(step), **{"masters": {}, **fields})


@rule("NZ-HARB-01")
def test_a_harbour_is_upgraded_from_its_water_space_with_a_point_left():
    assert "upgrade" in offered(landed("m2"))  # already there
    assert "upgrade" not in offered(landed("m1"))
    s = play(landed("m1", "ship_2"), "sail:m2")
    assert offered(s) == {"done", "upgrade"}  # just arrived
    assert play(landed("m1", "ship_1"), "sail:m2").actor == 1


@rule("NZ-HARB-02")
@pytest.mark.parametrize("harbour", [*SMALL, *MEDIUM, *LARGE])
def test_each_harbour_is_upgraded_once(harbour):
    space = {**SMALL, **MEDIUM, **LARGE}[harbour][0]
    assert "upgrade" in offered(landed(space))
    me = {"harbours": [harbour], "storehouses": {**dict.fromkeys(PAIRS, 2), "sp1": 1}}
    me["discs"] = covered("cert_limit", "wool_1")
    assert "upgrade" not in offered(landed(space, me=me))


@rule("NZ-HARB-03")
@pytest.mark.parametrize("harbour", [*SMALL, *MEDIUM, *LARGE])
def test_pieces_of_others_do_not_matter(harbour):
    space = {**SMALL, **MEDIUM, **LARGE}[harbour][0]
    pieces = {"harbours": [harbour], "storehouses": {**dict.fromkeys(PAIRS, 2), "sp1": 1}}
    pieces["discs"] = covered("cert_limit", "wool_1")
    s = play(landed(space, other=pieces), "upgrade")
    play(s, "disc:aux_ship_1" if harbour in MEDIUM else "storehouse:sp2")
    assert player(s)["harbours"] == player(s, 1)["harbours"] == [harbour]


@rule("NZ-HARB-04")
@pytest.mark.parametrize("harbour", [*SMALL, *MEDIUM])
def test_the_cost_is_paid_in_full(harbour):
    space, cost, _, _ = {**SMALL, **MEDIUM}[harbour]
    assert "upgrade" not in offered(landed(space, me={"pounds": cost - 1}))
    s = play(landed(space, me={"pounds": cost}), "upgrade")
    assert player(s)["pounds"] == 0  # before anything is placed


@rule("NZ-HARB-05")
@pytest.mark.parametrize("harbour", SMALL)
def test_a_small_harbour_takes_a_storehouse_and_gives_its_card(harbour):
    space, cost, card, _ = SMALL[harbour]
    s = play(landed(space), "upgrade")
    assert (pending(s), offered(s)) == ("storehouse", {f"storehouse:{pair}" for pair in PAIRS})
    play(s, "storehouse:sp4")
    assert (player(s)["harbours"], player(s)["pounds"]) == ([harbour], 40 - cost)
    assert player(s)["storehouses"] == {**dict.fromkeys(PAIRS, 2), "sp4": 1}
    assert player(s)["discards"] == [STACKS.get(card, card)]


@rule("NZ-HARB-05")
def test_without_cards_in_the_supply_none_is_taken():
    s = landed("m2", supply={"romney": 18, "sheepdog": 12, "ferry": 14, "kotare": 0})
    play(s, "upgrade", "storehouse:sp1")
    assert (player(s)["discards"], player(s)["harbours"]) == ([], ["sh1"])
    s = play(landed("m6", stack_left=[3, 3, 3, 0]), "upgrade", "storehouse:sp1")
    assert (player(s)["discards"], player(s)["harbours"]) == ([], ["sx2"])


@rule("NZ-HARB-06")
@pytest.mark.parametrize("harbour", MEDIUM)
def test_a_medium_harbour_takes_a_disc_by_its_corner_and_gives_its_card(harbour):
    space, cost, card, _ = MEDIUM[harbour]
    s = play(landed(space), "upgrade")
    assert offered(s, "disc") == (WHITE if harbour in ("mh1", "mh2") else WHITE | DARK)
    play(s, "disc:aux_cert_1")
    assert (player(s)["harbours"], player(s)["pounds"]) == ([harbour], 40 - cost)
    assert "aux_cert_1" not in player(s)["discs"]
    assert player(s)["discards"] == [STACKS[card]]
    assert s.actor == 1


@rule("NZ-HARB-06")
def test_the_disc_is_paid_for_together_with_the_upgrade():
    s = play(landed("m4", me={"pounds": 7}), "upgrade")
    assert offered(s, "disc") == (WHITE | DARK) - {"hand_2", "wool_2", "cert_1"}  # 3 pounds are left
    assert player(play(s, "disc:hand_1"))["pounds"] == 0
    only = {"discs": ["hand_2"], "pounds": 11}
    assert "upgrade" not in offered(landed("m4", me=only))  # 4 and 8 pounds
    assert "upgrade" in offered(landed("m4", me={**only, "pounds": 12}))


@rule("NZ-HARB-07")
@pytest.mark.parametrize("harbour", LARGE)
def test_a_large_harbour_costs_nothing_and_opens_its_post(harbour):
    space, post = LARGE[harbour]
    s = play(landed(space, me={"pounds": 0}), "upgrade", "storehouse:sp3")
    assert (player(s)["harbours"], player(s)["discards"], player(s)["pounds"]) == ([harbour], [], 0)
    storehouses = {"storehouses": {**dict.fromkeys(PAIRS, 2), "sp3": 1}}
    step, memo = ("shear_after", {"wool": 20, "shearers": 0}) if post.startswith("w") else ("deliver", 20)
    for harbours in ([], [harbour]):
        me = {"pounds": 40, "harbours": harbours, **(storehouses if harbours else {})}
        s = table(me=me, pending=at(step, memo))
        assert (post in offered(s, "deliver")) == bool(harbours)


@rule("NZ-HARB-08")
@pytest.mark.parametrize("harbour", [*SMALL, *MEDIUM, *LARGE])
def test_without_a_storehouse_or_disc_on_the_player_board_nothing_is_upgraded(harbour):
    space = {**SMALL, **MEDIUM, **LARGE}[harbour][0]
    without = {"discs": []} if harbour in MEDIUM else {"storehouses": NONE}
    assert "upgrade" not in offered(landed(space, me=without))
    without = {"storehouses": NONE} if harbour in MEDIUM else {"discs": []}
    assert "upgrade" in offered(landed(space, me=without))


@rule("NZ-HARB-09")
@pytest.mark.parametrize(
    ("pair", "use", "field", "value"),
    [("sp1", "pounds_4", "pounds", 44), ("sp3", "pathfinder_2", "pathfinder", 2)],
)
def test_the_second_storehouse_of_a_pair_unlocks_its_bonus_at_once(pair, use, field, value):
    once = {**dict.fromkeys(PAIRS, 2), pair: 1}
    s = play(landed("m3"), "upgrade", f"storehouse:{pair}")
    assert s.actor == 1  # one of two: nothing yet
    s = play(landed("m3", me={"storehouses": once}), "upgrade", f"storehouse:{pair}")
    assert offered(s) == {"done", f"use:{use}"}
    assert player(play(s.copy(), f"use:{use}"))[field] == value
    before = player(s)[field]
    assert player(play(s, "done"))[field] == before


@rule("NZ-HARB-09")
def test_permanent_bonuses_stay():
    me = {"space": "wellington", "hand": ["shropshire"], "pounds": 0, "storehouses": {**NONE, "sp4": 1}}
    s = play(table(me=me, pending=at("wellington")), "reveal")
    assert player(s)["pounds"] == 1
    s = play(table(me={**me, "storehouses": NONE}, pending=at("wellington")), "reveal")
    assert player(s)["pounds"] == 2  # a permanent certificate
    for left, points in ((["sp2"], 4), (["sp5"], 2), ([], 6), (["sp2", "sp5"], 0)):
        s = table(me={"storehouses": {**NONE, **dict.fromkeys(left, 1)}})
        assert s.scores()[0]["workers_storehouses"] == points


@rule("NZ-HARB-10")
def test_any_storehouse_of_the_player_board_may_be_placed():
    me = {"storehouses": {"sp1": 0, "sp2": 1, "sp3": 2, "sp4": 0, "sp5": 1}}
    s = play(landed("m2", me=me), "upgrade")
    assert offered(s) == {"storehouse:sp2", "storehouse:sp3", "storehouse:sp5"}


@rule("NZ-HARB-11")
def test_foreign_sheep_posts_are_for_wellington_foreign_wool_posts_for_shearing():
    me = {"harbours": list(LARGE), "storehouses": {**NONE, "sp1": 1}, "pounds": 40}
    s = table(me=me, pending=at("deliver", 30))
    assert {"f10", "f13", "f16", "w7", "w11"} & offered(s, "deliver") == {"f10", "f13", "f16"}
    play(s, "deliver:f13", "disc:wool_1")
    assert (player(s)["posts"], player(s)["pounds"]) == ({"f13": 1}, 40 - 4)
    s = table(me=me, pending=at("shear_after", {"wool": 30, "shearers": 0}))
    assert {"f10", "f13", "f16", "w7", "w11"} & offered(s, "deliver") == {"w7", "w11"}
    play(s, "deliver:w11", "disc:wool_1")
    assert (player(s)["posts"], player(s)["pounds"]) == ({"w11": 1}, 40 - 5)


@rule("NZ-HARB-11")
def test_one_own_disc_at_each_foreign_post():
    posts = {"f10": 1, "w7": 1}
    discs = covered("cert_limit", "aux_cert_1", "aux_cert_2")
    me = {"harbours": list(LARGE), "storehouses": {**NONE, "sp1": 1}, "pounds": 40, "posts": posts, "discs": discs}
    assert "f10" not in offered(table(me=me, pending=at("deliver", 30)), "deliver")
    assert "w7" not in offered(table(me=me, pending=at("shear_after", {"wool": 30, "shearers": 0})), "deliver")
    other = {"posts": posts, "discs": discs}
    s = table(me={**me, "posts": {}}, other=other, pending=at("deliver", 30))
    assert "f10" in offered(s, "deliver")


@rule("NZ-HARB-12")
def test_nobody_has_to_deliver_there():
    me = {"harbours": ["lg1"], "storehouses": {**dict.fromkeys(PAIRS, 2), "sp1": 1}, "pounds": 40}
    s = table(me=me, pending=at("deliver", 10))
    assert offered(s, "deliver") == {"lp0", "lp1", "lp3", "lp6", "lp9", "f10"}


@rule("NZ-HARB-13")
@pytest.mark.parametrize("harbour", ["sx1", "sx2", "sx3"])
def test_the_last_harbour_of_a_route_gives_a_compass_card_and_sends_the_ship_back(harbour):
    s = play(landed(SMALL[harbour][0]), "upgrade", "storehouse:sp1")
    assert (player(s)["ship"], player(s)["discards"]) == ("s0", ["bonus_10"])
    assert s.save()["stack_left"] == [3, 3, 3, 2]


@rule("NZ-HARB-13", "NZ-EDGE-03")
@pytest.mark.parametrize("harbour", ["sx1", "sx2", "sx3"])
@pytest.mark.parametrize("how", ["upgrade", "placed"])
def test_it_sends_the_ship_back_without_a_compass_card_too_when_none_is_left(harbour, how):
    empty = {"stack_left": [3, 3, 3, 0], "other": {"discards": ["bonus_10"] * 3}}
    if how == "upgrade":
        s = play(landed(SMALL[harbour][0], **empty), "upgrade", "storehouse:sp1")
    else:
        s = play(landed(SMALL[harbour][0], "place_storehouse_7", **empty), f"harbour:{harbour}", "storehouse:sp1")
    assert (player(s)["ship"], player(s)["discards"], player(s)["harbours"]) == ("s0", [], [harbour])


@rule("NZ-HARB-13")
@pytest.mark.parametrize("harbour", [name for name in [*SMALL, *LARGE] if not name.startswith("sx")])
def test_other_harbours_do_not(harbour):
    space = {**SMALL, **LARGE}[harbour][0]
    assert player(play(landed(space), "upgrade", "storehouse:sp1"))["ship"] == space


@rule("NZ-HARB-14")
@pytest.mark.parametrize(
    ("harbours", "points"),
    [
        (["sx1"], 3),
        (["sx1", "sx2"], 3 + 2 + 4),
        (["sx2", "sx3"], 2 + 3 + 4),
        (["sx1", "sx3"], 6),
        (["sx1", "sx2", "sx3"], 8 + 8),
    ],
)
def test_storehouses_in_neighbouring_special_harbours_give_four_points_a_pair(harbours, points):
    s = table(me={"harbours": harbours, "storehouses": NONE})
    assert s.scores()[0]["harbours"] == points


@rule("NZ-HARB-15")
@pytest.mark.parametrize("harbour", [*SMALL, *MEDIUM, *LARGE])
def test_small_and_medium_harbours_give_their_points_to_everyone_there(harbour):
    points = 0 if harbour in LARGE else {**SMALL, **MEDIUM}[harbour][3]
    pieces = {"harbours": [harbour], "storehouses": NONE, "discs": []}
    s = table(3, me=pieces, other=pieces)
    assert [score["harbours"] for score in s.scores()] == [points, points, 0]


# A storehouse within range


@rule("NZ-HARB-16")
@pytest.mark.parametrize(
    ("ship", "reached"),
    [("s0", {"sh1", "sh2", "sh3"}), ("u2", {"sh2", "lg2", "sh1", "lg1"}), ("l6", {"lg3", "sh5", "sx3", "lg4"})],
)
def test_a_storehouse_may_go_to_a_small_or_large_harbour_at_most_two_spaces_off(ship, reached):
    s = landed(ship, "place_storehouse_3")
    assert offered(s) == {f"harbour:{name}" for name in reached}  # no medium ones
    chosen = sorted(reached)[0]
    play(s, f"harbour:{chosen}", "storehouse:sp1")
    assert (player(s)["ship"], player(s)["harbours"]) == (ship, [chosen])
    assert s.actor == 1


@rule("NZ-HARB-16")
def test_its_cost_card_and_pair_bonus_are_as_usual_and_each_harbour_is_upgraded_once():
    me = {"storehouses": {**dict.fromkeys(PAIRS, 2), "sp1": 1}, "harbours": ["sh2"], "pounds": 3}
    s = landed("s0", "place_storehouse_3", me=me)  # sh2 is done and sh3 too dear
    assert (pending(s), player(s)["pounds"]) == ("storehouse", 1)
    play(s, "storehouse:sp1", "use:pounds_4")
    assert (player(s)["pounds"], player(s)["discards"]) == (5, ["kotare"])


@rule("NZ-HARB-16")
def test_a_special_harbour_sends_the_ship_to_the_start_all_the_same():
    s = play(landed("m5", "place_storehouse_3"), "harbour:sx2", "storehouse:sp1")
    assert (player(s)["ship"], player(s)["discards"]) == ("s0", ["bonus_10"])


@rule("NZ-HARB-16")
def test_set_5_has_range_3():
    stacks = {"stack_sets": ["shipping", "agent", "border_leicester", "bonus_10"], "stack_left": [3, 2, 3, 3]}
    me = {"hand": ["agent"], "workers": staff(sailor=5), "pounds": 4}
    s = play(table(me=me, **stacks), "play:agent")
    assert offered(s, "use") == {"pounds_1", "place_storehouse_3"}
    assert offered(play(s, "use:place_storehouse_3"), "harbour") == {"sh1", "sh2", "sh3"}
