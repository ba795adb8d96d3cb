"""BLD: building 6b, which uses the local actions of a building beside it."""

from support.great_western_trail import legal, offered, play, player, rule, visiting

AUX = {"aux:dollar:single", "aux:draw:single"}
COPY = "use:copy_adjacent"


def on(space, tiles=None, **me):
    """Seat 0 stands on their 6b."""
    return visiting(space, "0/6b", me=me, tiles=tiles)


def copying(space="b1", tiles=None, hand=(), **me):
    """Seat 0 on their 6b, unless told otherwise beside building B."""
    return on(space, tiles, hand=[*hand, "santa_gertrudis", "galloway"], **me)


@rule("GWT-BLD-06")
def test_6b_uses_the_local_actions_of_an_adjacent_building_neutral_own_or_of_another_player():
    s = play(copying(), COPY)  # nothing else is near
    assert offered(s) == {"done", "use:discard_santa_gertrudis+dollars_2", "use:build_2"}
    s = play(copying(tiles={"b2": "0/2a"}), COPY)
    assert offered(s) == {"copy:nB", "copy:b2"}
    assert offered(play(s, "copy:b2")) == {"done", "use:discard_galloway+dollars_4", "use:buy_cattle"}
    s = play(copying(tiles={"b2": "1/2a"}), COPY, "copy:b2", "use:discard_galloway+dollars_4")
    assert (player(s)["dollars"], player(s, 1)["dollars"]) == (14, 10)
    assert offered(s) == {"done", "use:buy_cattle"}  # each once
    play(s, "use:buy_cattle", "done")
    assert s.actor == 1


@rule("GWT-BLD-06")
def test_adjacent_is_one_edge_of_the_trail_ahead_or_behind():
    s = on("a1", tiles={"a2": "1/12a", "a3": "0/12a"}, hand=["galloway"])
    assert offered(play(s, COPY), "copy") == {"nA", "a2"}  # not a3
    s = on("c2", tiles={"c1": "0/12a"}, hand=["pineywoods"])
    assert offered(play(s, COPY), "copy") == {"c1", "nE"}  # E although F lies beyond it
    s = play(on("a2", tiles={"a3": "1/12a"}, hand=["galloway"]), COPY)  # a1 is empty: not as far as A
    assert offered(s, "use") == {"dollars_per_builders_1", "herder_forward_1"}


@rule("GWT-BLD-06")
def test_hazards_outlaws_and_kansas_city_are_not_copied():
    s = on("fr1", tiles={"flood4": "flood_2_black"}, hand=["gain2_boo"])
    assert offered(s) == {"done", "play:gain2_boo", *AUX}
    assert COPY not in legal(on("or1", tiles={"outlaw9": "green_outlaw"}, hand=["gain2_boo"]))
    s = on("g1", hand=["gain2_boo"], engine="20")
    assert offered(play(s, COPY), "use") == {"engine_forward_engineers", "aux_single_or_double"}  # G only


@rule("GWT-BLD-06")
def test_the_risk_action_at_the_space_of_the_copied_building_is_included():
    s = play(on("fr2", tiles={"fr1": "1/2a"}, hand=["galloway", "pineywoods"]), COPY, "copy:fr1")
    assert offered(s, "use") == {"discard_galloway+dollars_4", "buy_cattle", "discard_any+cert_1"}
    play(s, "use:discard_any+cert_1", "discard:pineywoods")
    assert player(s)["certificates"] == 1
    assert offered(s, "use") == {"discard_galloway+dollars_4", "buy_cattle"}


@rule("GWT-BLD-06")
def test_no_fee_is_due_and_the_herder_stays():
    s = play(copying(tiles={"b2": "1/7a"}, captured={"green_outlaw": 1, "orange_outlaw": 1}), COPY, "copy:b2")
    assert (player(s)["dollars"], player(s, 1)["dollars"], player(s)["space"]) == (10, 10, "b1")


@rule("GWT-BLD-06")
def test_no_auxiliary_action_beside_a_copied_building():
    s = play(copying(), COPY)
    assert not AUX & offered(s)
    play(s, "done")
    assert s.actor == 1  # nor afterwards: the copy was a local action


@rule("GWT-BLD-06")
def test_the_6b_itself_may_have_a_risk_action_too():
    s = on("fr2", tiles={"fr1": "1/2a"}, hand=["criollo", "galloway"])
    play(s, COPY, "copy:fr1", "done")
    assert offered(s) == {"done", "use:discard_criollo+cert_1+dollars_2"}
    play(s, "use:discard_criollo+cert_1+dollars_2")
    assert (player(s)["certificates"], player(s)["dollars"]) == (1, 12)


@rule("GWT-BLD-07")
def test_6b_may_copy_another_6b_and_use_what_is_adjacent_to_that():
    s = copying("b2", {"b3": "1/6b", "b1": "0/12a"})
    play(s, COPY)
    assert offered(s) == {"copy:b1", "copy:b3"}
    play(s, "copy:b3")
    assert offered(s) == {"done", COPY}
    play(s, COPY)
    assert offered(s) == {"done", "use:cert_1", "use:objective_to_discard_1", "use:engine_forward_engineers"}  # C
    play(s, "use:cert_1")
    assert player(s)["certificates"] == 1


@rule("GWT-BLD-07")
def test_the_copy_action_of_each_6b_is_used_once_so_there_is_no_loop():
    s = play(copying("b2", {"b3": "1/6b"}), COPY)  # only the other 6b is near
    assert offered(s) == {"done", COPY}
    play(s, COPY)
    assert "copy:b2" not in legal(s)  # its copy action is already in use
    play(s, "use:cert_1", "use:engine_forward_engineers")
    assert s.actor == 1


@rule("GWT-BLD-07")
def test_two_6b_with_nothing_else_around_copy_nothing():
    s = on("a2", tiles={"a3": "1/6b"}, hand=["gain2_boo"])
    assert COPY in legal(s)  # building B lies beyond the other one
    s = visiting("or1", "0/6b", me={"hand": ["gain2_boo"]}, tiles={"or2": "1/6b"}, market=[], market_stack=[])
    assert COPY not in legal(s)  # E beyond the other 6b has nothing to offer


@rule("GWT-BLD-07")
def test_of_a_building_used_in_this_turn_only_the_unused_actions_are_copied():
    s = visiting("a2", "0/3a", me={"hand": ["criollo"] * 4}, tiles={"a3": "0/6b"})
    moved = play(s.copy(), "use:herder_forward_1", COPY)
    assert offered(moved) == {"copy:a2", "copy:nB"}
    assert offered(play(moved, "copy:a2")) == {"done", "use:discard_pair_same_type+dollars_3"}
    moved = play(s, "use:discard_pair_same_type+dollars_3", "use:herder_forward_1", COPY)
    assert offered(moved) == {"done", "use:build_2"}  # of building B; the 3a is used up


@rule("GWT-BLD-07")
def test_what_was_copied_stays_used_for_the_rest_of_the_turn():
    s = copying("a2", {"a1": "1/6b", "a3": "0/12a"})
    play(s, COPY, "copy:a3", "use:dollars_per_builders_1", "use:herder_forward_1")
    assert (player(s)["space"], player(s)["dollars"]) == ("a3", 11)  # on the copied building itself
    assert offered(s) == {"done", *AUX}


@rule("GWT-BLD-07", "GWT-EDGE-06")
def test_a_6b_replaced_by_copying_building_b_leaves_nothing_to_use():
    s = play(copying(hand=["gain2_boo"]), COPY, "use:build_2", "build:8a")  # one builder more than the 6b
    assert s.save()["tiles"]["b1"] == "0/8a"
    assert offered(play(s, "done")) == {"done", "play:gain2_boo"}
