"""LOC, AUX: what a player may do where the herder stopped, and the auxiliary actions of the player board."""

from collections import Counter

import pytest

from support.great_western_trail import GAME, at, legal, offered, pending, play, player, rule, staff, table

AUXILIARY = {"dollar", "draw", "cert", "forward", "remove"}
FREE = {"aux:dollar:single", "aux:draw:single"}  # available from the start
GALLOWAY = "use:discard_galloway+dollars_2"  # of building A
HIRE, HIRE_2 = "use:hire_0", "use:hire_2"
JOBS = {"1:cowboy": 2, "2:builder": 2}
RISK = "use:discard_any+cert_1"
DISCS = [f"aux_{name}_{n}" for name in ("cert", "forward", "remove") for n in (1, 2)]
DISCS += ["aux_dollar_2", "aux_draw_2", "cert_limit_4", "cert_limit_6", "step_1", "step_2", "hand_1", "hand_2"]


def visiting(space, tiles=None, **me):
    """Seat 0 has just reached this space."""
    return table(me={"space": space, **me}, tiles=tiles, jobs=JOBS, pending=at("visit"))


def helped(*clear, icon=False, **me):
    """Seat 0 on building G with these slots clear; or, with the icon, about to do a single or double action."""
    discs = [slot for slot in DISCS if slot not in clear]
    s = table(me={"space": "nG", "engine": "3", "discs": discs, **me}, pending=at("visit"))
    return play(s, "use:aux_single_or_double") if icon else s


# LOC


@rule("GWT-LOC-01")
def test_a_neutral_or_own_building_offers_its_local_actions_or_a_single_auxiliary_action():
    s = visiting("nA", hand=["galloway"], dollars=20)
    assert offered(s) == {"done", GALLOWAY, HIRE, HIRE_2, *FREE}
    s = visiting("a1", {"a1": "0/2a"}, hand=["galloway"])
    assert offered(s) == {"done", "use:discard_galloway+dollars_4", "use:buy_cattle", *FREE}


@rule("GWT-LOC-02")
def test_each_local_action_is_used_at_most_once_a_turn():
    s = play(visiting("nA", hand=["galloway"] * 3, dollars=40), GALLOWAY)
    assert offered(s) == {"done", HIRE, HIRE_2}
    play(s, HIRE, "hire:1:cowboy")
    assert offered(s) == {"done", HIRE_2}  # the other hire is an action of its own
    play(s, HIRE_2, "hire:1:cowboy")
    assert s.actor == 1  # nothing left to use
    assert player(s)["dollars"] == 40 + 2 - 6 - 8


@rule("GWT-LOC-02")
def test_in_the_next_turn_all_local_actions_are_unused():
    s = table(me={"hand": ["galloway"]}, used={"nA": ["1", "2", "3"]}, jobs=JOBS)
    assert GALLOWAY in legal(play(s, "move:nA"))


@rule("GWT-LOC-03")
@pytest.mark.parametrize(
    "order",
    [[GALLOWAY, HIRE, "hire:1:cowboy", HIRE_2], [HIRE_2, "hire:1:cowboy", HIRE, "hire:1:cowboy", GALLOWAY]],
)
def test_local_actions_are_used_in_any_order(order):
    s = play(visiting("nA", hand=["galloway"], dollars=40), *order)
    assert player(s)["discards"] == ["galloway"]


@rule("GWT-LOC-03")
def test_a_local_action_is_finished_before_the_next():
    s = play(visiting("nA", hand=["galloway"], dollars=40), HIRE)
    assert offered(s) == {"hire:1:cowboy", "hire:2:builder"}


@rule("GWT-LOC-04")
@pytest.mark.parametrize("used", [[], [GALLOWAY], [HIRE, "hire:1:cowboy"], [GALLOWAY, HIRE_2, "hire:2:builder"]])
def test_any_local_action_may_be_left_out(used):
    s = play(visiting("nA", hand=["galloway"], dollars=40), *used)
    assert s.actor == 0
    play(s, "done")
    assert s.actor == 1


@rule("GWT-LOC-05")
@pytest.mark.parametrize(
    ("space", "action", "met", "unmet"),
    [
        ("nA", GALLOWAY, {"hand": ["galloway"]}, {"hand": ["criollo", "pineywoods", "santa_gertrudis"]}),
        ("nA", HIRE_2, {"dollars": 8}, {"dollars": 7}),
        ("nB", "use:build_2", {"dollars": 2}, {"dollars": 1}),
        ("nD", "use:pay_2+engine_forward_2", {"dollars": 2}, {"dollars": 1}),
        ("nF", "use:discard_pair_same_type+dollars_4", {"hand": ["galloway"] * 2}, {"hand": ["galloway", "criollo"]}),
    ],
)
def test_an_action_is_usable_only_if_its_requirement_is_met_completely(space, action, met, unmet):
    assert action in legal(visiting(space, **met))
    assert action not in legal(visiting(space, **unmet))


@rule("GWT-LOC-05")
@pytest.mark.parametrize(("engine", "dollars", "usable"), [("2", 1, True), ("2", 0, False), ("0", 1, False)])
def test_of_two_requirements_both_must_be_met(engine, dollars, usable):
    s = helped("aux_cert_1", engine=engine, dollars=dollars)
    assert ("aux:cert:single" in legal(s)) == usable


@rule("GWT-LOC-06")
@pytest.mark.parametrize(
    ("space", "first", "second"),
    [
        ("nC", ["use:cert_1"], "use:objective_to_discard_1"),
        ("nC", ["use:objective_to_discard_1", "objective:stack"], "use:cert_1"),
        ("nD", ["use:capture_outlaw", "outlaw:outlaw4"], "use:pay_2+engine_forward_2"),
        ("nD", ["use:pay_2+engine_forward_2", "engine:1"], "use:capture_outlaw"),
        ("a1", ["use:capture_outlaw", "outlaw:outlaw4"], "use:aux_single_or_double"),
    ],
)
def test_of_two_alternatives_only_one_is_used(space, first, second):
    tiles = {"outlaw4": "green_outlaw", "outlaw5": "green_outlaw", "a1": "0/8a"}
    s = visiting(space, tiles)
    assert {first[0], second} <= offered(s)
    play(s, *first)
    assert (s.actor, pending(s)) == (0, "visit")  # the other local action is left
    assert not {first[0], second} & offered(s)


@rule("GWT-LOC-07")
def test_a_risk_action_is_one_more_local_action_of_the_building_there():
    hand = ["galloway", "criollo"]
    s = visiting("fr1", {"fr1": "0/2a"}, hand=hand)
    assert offered(s) == {"done", "use:discard_galloway+dollars_4", "use:buy_cattle", RISK, *FREE}
    play(s, RISK, "discard:criollo")
    assert (player(s)["certificates"], player(s)["discards"]) == (1, ["criollo"])
    assert offered(s) == {"done", "use:discard_galloway+dollars_4", "use:buy_cattle"}
    s = visiting("fr2", {"fr2": "0/2a"}, hand=hand)
    play(s, "use:discard_criollo+cert_1+dollars_2")
    assert [player(s)[name] for name in ("certificates", "dollars", "discards")] == [1, 12, ["criollo"]]
    assert RISK not in legal(visiting("a1", {"a1": "0/2a"}, hand=hand))  # no risk action is printed there


@rule("GWT-LOC-07")
@pytest.mark.parametrize("space", ["fr1", "dr1", "or1", "rr1"])
def test_the_risk_action_is_for_the_owner_of_the_building_only(space):
    assert RISK in legal(visiting(space, {space: "0/2a"}))
    assert RISK not in legal(visiting(space, {space: "1/2a"}))


@rule("GWT-LOC-07")
def test_the_risk_action_is_usable_again_at_the_next_visit():
    s = table(me={"space": "nA"}, tiles={"fr1": "0/2a"}, used={"fr1": ["3"]})
    assert RISK in legal(play(s, "move:fr1"))


@rule("GWT-LOC-08")
@pytest.mark.parametrize("used", [[GALLOWAY], [HIRE, "hire:1:cowboy"]])
def test_after_a_local_action_no_auxiliary_action_is_possible(used):
    s = play(visiting("nA", hand=["galloway"], dollars=40), *used)
    assert (s.actor, pending(s)) == (0, "visit")
    assert not offered(s, "aux")


@rule("GWT-LOC-08")
def test_a_risk_action_counts_as_a_local_action():
    s = play(visiting("fr1", {"fr1": "0/2a"}), RISK)
    assert offered(s) == {"done", "use:buy_cattle"}


@rule("GWT-LOC-08")
def test_after_the_auxiliary_action_nothing_more_is_possible_there():
    s = visiting("nA", hand=["galloway", "aux_ny"], dollars=40)
    play(s, "aux:dollar:single")
    assert offered(s) == {"done", "play:aux_ny"}  # an objective card is no action of the location


@rule("GWT-LOC-09")
@pytest.mark.parametrize(
    ("space", "tile"),
    [("a1", "1/2a"), ("flood1", "flood_2_black"), ("outlaw4", "green_outlaw"), ("fr1", "1/5a")],
)
def test_elsewhere_only_a_single_auxiliary_action_is_possible_or_none(space, tile):
    s = visiting(space, {space: tile}, hand=["galloway", "criollo"])
    assert offered(s) == {"done", *FREE}
    assert play(s.copy(), "done").actor == 1
    play(s, "aux:dollar:single")
    assert (s.actor, player(s)["dollars"]) == (1, 11)


@rule("GWT-LOC-11", "GWT-EDGE-07")
@pytest.mark.parametrize(
    ("space", "tile", "removed"),
    [("flood1", "flood_2_black", "use:remove_hazard_0"), ("outlaw4", "green_outlaw", "use:capture_outlaw")],
)
def test_a_tile_removed_under_the_own_herder_leaves_the_unused_auxiliary_action(space, tile, removed):
    """An objective card moves the engine to a station, whose master lets a hazard or outlaw be taken."""
    other = {"flood2": "flood_2_green", "outlaw5": "orange_outlaw"}
    me = {"space": space, "hand": ["engine_bohh", "criollo"], "engine": "4", "workers": staff(2)}
    s = table(me=me, tiles={space: tile, **other}, masters={"s1": "sm1"}, pending=at("visit"))
    assert offered(s) == {"done", "play:engine_bohh", *FREE}
    play(s, "play:engine_bohh", "use:engine_forward_3", "engine:t1", "upgrade", "disc:cert_limit_4", "give:cowboy")
    play(s, removed, f"{'hazard' if 'hazard' in removed else 'outlaw'}:{space}")
    assert space not in s.save()["tiles"]
    assert (player(s)["space"], pending(s), offered(s)) == (space, "visit", {"done", *FREE})
    before = player(s)["dollars"]
    play(s, "aux:dollar:single")
    assert (s.actor, player(s)["dollars"]) == (1, before + 1)


@rule("GWT-LOC-11", "GWT-LOC-08")
def test_an_auxiliary_action_used_before_its_tile_was_removed_stays_used():
    me = {"space": "flood1", "hand": ["engine_bohh", "criollo"], "engine": "4", "workers": staff(2)}
    s = table(me=me, tiles={"flood1": "flood_2_black"}, masters={"s1": "sm1"}, pending=at("visit"))
    play(
        s, "aux:dollar:single", "play:engine_bohh", "use:engine_forward_3", "engine:t1", "upgrade", "disc:cert_limit_4"
    )
    play(s, "give:cowboy", "use:remove_hazard_0")
    assert "flood1" not in s.save()["tiles"]
    assert s.actor == 1  # nothing is left to do there


@rule("GWT-LOC-10")
def test_in_kansas_city_all_five_subphases_follow_in_order():
    shown = ["green_outlaw", "flood_2_black", "cowboy", "builder", "engineer", "orange_outlaw"]
    me = {"space": "nG", "certificates": 1, "hand": ["criollo", "aux_ny"]}
    s = play(table(me=me, tiles={"g1": "0/2a"}, foresight=shown), "move:kc")
    done = []
    for action in ("foresight:flood_2_black", "foresight:cowboy", "foresight:engineer", "certificates:0"):
        assert "done" not in legal(s)
        assert not offered(s, "play") | offered(s, "aux")
        done.append(pending(s))
        play(s, action)
    assert done == ["foresight_1", "foresight_2", "foresight_3", "income"]
    assert (pending(s), offered(s)) == ("deliver", {"deliver:kansas_city", "deliver:fulton"})


# AUX


@rule("GWT-AUX-01")
@pytest.mark.parametrize("name", ["cert", "forward", "remove"])
def test_an_auxiliary_action_is_available_once_one_of_its_slots_is_clear(name):
    one, two = f"aux_{name}_1", f"aux_{name}_2"
    assert f"aux:{name}:single" not in legal(helped())
    for clear in ([one], [two], [one, two]):
        s = helped(*clear)
        assert f"aux:{name}:single" in legal(s)
        assert {action.split(":")[0] for action in offered(s, "aux")} == {"dollar", "draw", name}


@rule("GWT-AUX-02")
def test_at_the_start_only_a_dollar_and_drawing_are_available():
    s = play(GAME.new(players=2, seed=4), "move:nG")
    assert offered(s, "aux") == {"dollar:single", "draw:single"}
    assert offered(play(s, "use:aux_single_or_double"), "aux") == {"dollar:single", "draw:single"}


@rule("GWT-AUX-03")
@pytest.mark.parametrize("name", ["cert", "forward", "remove"])
def test_the_icon_gives_one_action_once_or_doubled_if_both_slots_are_clear(name):
    one, two = f"aux_{name}_1", f"aux_{name}_2"
    for clear, ways in (([one], {"single"}), ([two], {"single"}), ([one, two], {"single", "double"})):
        s = helped(*clear, icon=True)
        assert offered(s) == {"aux:dollar:single", "aux:draw:single", *[f"aux:{name}:{way}" for way in ways]}


@rule("GWT-AUX-03")
@pytest.mark.parametrize("name", ["dollar", "draw"])
def test_beside_a_grey_slot_one_cleared_slot_allows_the_double(name):
    assert f"aux:{name}:double" in legal(helped(f"aux_{name}_2", icon=True))
    assert not [action for action in legal(helped(icon=True)) if action.endswith("double")]


@rule("GWT-AUX-03")
def test_the_icon_is_used_for_one_auxiliary_action_only():
    s = play(helped("aux_dollar_2", "aux_draw_2", icon=True), "aux:dollar:double")
    assert offered(s) == {"done", "use:engine_forward_engineers"}


@rule("GWT-AUX-04")
@pytest.mark.parametrize(
    ("name", "me", "single", "double"),
    [
        ("cert", {"dollars": 1}, True, False),
        ("cert", {"dollars": 2}, True, True),
        ("cert", {"engine": "1"}, True, False),
        ("cert", {"engine": "2"}, True, True),
        ("forward", {"dollars": 0}, False, False),
        ("forward", {"dollars": 1}, True, False),
        ("forward", {"dollars": 2}, True, True),
        ("remove", {"engine": "0"}, False, False),
        ("remove", {"engine": "1"}, True, False),
        ("remove", {"engine": "2"}, True, True),
    ],
)
def test_a_double_action_doubles_the_requirement(name, me, single, double):
    s = helped(f"aux_{name}_1", f"aux_{name}_2", icon=True, **me)
    assert (f"aux:{name}:single" in legal(s), f"aux:{name}:double" in legal(s)) == (single, double)


@rule("GWT-AUX-05")
@pytest.mark.parametrize(("space", "tiles"), [("nG", {}), ("nA", {}), ("flood1", {"flood1": "flood_2_black"})])
def test_the_auxiliary_action_of_a_location_is_never_doubled(space, tiles):
    me = {"space": space, "engine": "3", "discs": ["step_1", "step_2"]}
    s = table(me=me, tiles=tiles, pending=at("visit"))
    assert offered(s, "aux") == {f"{name}:single" for name in AUXILIARY}


@rule("GWT-AUX-06")
@pytest.mark.parametrize(("way", "dollars"), [("single", 1), ("double", 2)])
def test_aux_dollar_gives_a_dollar_or_two(way, dollars):
    s = play(helped("aux_dollar_2", icon=True), f"aux:dollar:{way}")
    assert player(s)["dollars"] == 10 + dollars


@rule("GWT-AUX-07")
@pytest.mark.parametrize(("way", "cards"), [("single", 1), ("double", 2)])
def test_aux_draw_draws_first_and_then_discards_as_many(way, cards):
    deck = ["galloway", "galloway"]
    s = play(helped("aux_draw_2", icon=True, deck=deck), f"aux:draw:{way}")
    assert player(s)["hand"] == ["criollo"] * 4 + ["galloway"] * cards
    for _ in range(cards):
        assert offered(s) == {"discard:criollo", "discard:galloway"}
        play(s, "discard:galloway")  # also a card just drawn
    assert player(s)["hand"] == ["criollo"] * 4
    assert player(s)["discards"] == ["galloway"] * cards
    assert pending(s) == "visit"


@rule("GWT-AUX-08", "GWT-AUX-04")
@pytest.mark.parametrize(("way", "n"), [("single", 1), ("double", 2)])
def test_aux_cert_pays_and_moves_the_engine_back_for_certificates(way, n):
    s = play(helped("aux_cert_1", "aux_cert_2", icon=True), f"aux:cert:{way}")
    p = player(s)
    assert (p["dollars"], p["engine"], p["certificates"]) == (10 - n, str(3 - n), n)


@rule("GWT-AUX-08")
@pytest.mark.parametrize(("had", "after"), [(0, 2), (2, 3), (3, 3)])
def test_a_double_aux_cert_moves_the_marker_up_to_two(had, after):
    s = play(helped("aux_cert_1", "aux_cert_2", icon=True, certificates=had), "aux:cert:double")
    assert (player(s)["certificates"], player(s)["engine"]) == (after, "1")


@rule("GWT-AUX-08")
def test_the_certificate_comes_after_the_engine_has_stopped():
    s = play(helped("aux_cert_1", engine="5"), "aux:cert:single")
    assert (offered(s), player(s)["dollars"]) == ({"engine:4", "engine:t1"}, 9)
    play(s, "engine:t1")
    assert (pending(s), player(s)["certificates"]) == ("upgrade", 0)
    play(s, "done")
    assert player(s)["certificates"] == 1


@rule("GWT-AUX-09", "GWT-AUX-04")
@pytest.mark.parametrize(("way", "n", "spaces"), [("single", 1, {"4"}), ("double", 2, {"4", "t1", "5"})])
def test_aux_forward_pays_to_move_the_engine_forward(way, n, spaces):
    s = play(helped("aux_forward_1", "aux_forward_2", icon=True), f"aux:forward:{way}")
    assert offered(s, "engine") == spaces
    play(s, "engine:4")  # the double may go less far
    assert (player(s)["dollars"], player(s)["engine"]) == (10 - n, "4")


@rule("GWT-AUX-10", "GWT-AUX-04")
@pytest.mark.parametrize(("way", "n"), [("single", 1), ("double", 2)])
def test_aux_remove_moves_the_engine_back_for_dollars_and_removes_hand_cards(way, n):
    hand = ["criollo", "criollo", "pineywoods", "galloway"]
    s = play(helped("aux_remove_1", "aux_remove_2", icon=True, hand=hand), f"aux:remove:{way}")
    assert (player(s)["engine"], player(s)["dollars"]) == (str(3 - n), 10 + n)
    assert offered(s, "remove") == {"criollo", "galloway", "pineywoods"}
    play(s, *["remove:criollo"] * n)
    assert pending(s) == "visit"
    assert player(s)["hand"] == hand[n:]


@rule("GWT-AUX-11")
@pytest.mark.parametrize("card", ["criollo", "aux_ny", "longhorn"])
def test_a_removed_card_of_any_kind_leaves_the_game_for_good(card):
    s = helped("aux_remove_1", hand=["criollo", "aux_ny", "longhorn"], deck=["galloway"])
    before = Counter(s.save()["cards_out"])
    play(s, "aux:remove:single", f"remove:{card}")
    assert Counter(s.save()["cards_out"]) - before == {card: 1}
    play(s, *["done"] * (s.actor == 0))  # an objective card in hand might still be played
    p = player(s)
    assert card not in p["hand"] + p["deck"] + p["discards"]
    assert sorted([card, *p["hand"]]) == ["aux_ny", "criollo", "galloway", "longhorn"]


@rule("GWT-AUX-11")
def test_the_last_card_of_a_herd_may_be_removed():
    s = play(helped("aux_remove_1", hand=["criollo"], deck=[]), "aux:remove:single", "remove:criollo")
    assert s.actor == 1
    assert [player(s)[pile] for pile in ("hand", "deck", "discards")] == [[], [], []]
