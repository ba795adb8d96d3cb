"""XCH, HERD: exchange tokens at any moment; actions that move the herder on."""

from collections import Counter

import pytest

from rondel.core.texts import Texts
from support.great_western_trail import GAME, at, legal, offered, pending, play, player, rule, staff, table, visiting

TOKEN = {"exchange_tokens": 1}
CARDS = {"hand": ["criollo"] * 4, "deck": ["galloway"] * 3}
SIX = ["galloway"] * 3 + ["pineywoods"] * 3
HERD = Counter({"criollo": 5, "santa_gertrudis": 3, "pineywoods": 3, "galloway": 3})


TEXTS = Texts(GAME, strict=True)


def names(actions):
    return [GAME.actions.name(action) for action in actions]


def says(s, action):
    return TEXTS.action(s, GAME.actions.number(action), "en")


# XCH


@rule("GWT-XCH-01")
def test_a_token_gained_comes_from_the_bank():
    s = play(visiting("a1", "0/12b", me=TOKEN, other=TOKEN), "use:exchange_token_1")
    assert [player(s, seat)["exchange_tokens"] for seat in (0, 1)] == [2, 1]


JOBS = {"1:cowboy": 1, "1:builder": 1}
HAZARDS = {"flood1": "flood_2_black", "rock1": "rockfall_2_black"}
MOMENTS = {
    "before phase A": {"pending": [{"step": "turn", "seat": 0}]},
    "phase B": {"pending": at("visit")},
    "hiring": {"pending": at("hire_0"), "jobs": JOBS, "me": {"dollars": 20}},
    "buying": {"pending": at("buy")},
    "taking a bought card": {"pending": at("take_animal", 2)},
    "moving the engine": {"pending": at("engine_forward_engineers"), "me": {"workers": staff(engineer=3)}},
    "moving it back": {"pending": at("engine_back_1"), "me": {"engine": "5"}},
    "upgrading a station": {"pending": at("upgrade", "s1")},
    "choosing a disc": {"pending": at("upgrade_disc", "s1")},
    "station master": {"pending": at("take_master", "s1"), "me": {"workers": staff(2)}, "masters": {"s1": "sm5"}},
    "end of the track": {"pending": at("end_of_track")},
    "building": {"pending": at("build_2")},
    "choosing a site": {"pending": at("site", {"building": "1a", "price_per_builder": 2})},
    "removing a hazard": {"pending": at("remove_hazard_7"), "tiles": HAZARDS},
    "objective card": {"pending": at("objective_to_discard_1")},
    "foresight": {"pending": at("foresight_2"), "foresight": [None, None, "cowboy", "builder", None, None]},
    "delivering": {"pending": at("deliver", 9)},
    "disc for a city": {"pending": at("city_disc", "chicago")},
    "immediate action": {"pending": at("may use discard_criollo+cert_1")},
}  # fmt: skip


@rule("GWT-XCH-02")
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("seat", [0, 1], ids=["own turn", "another player's turn"])
def test_a_token_may_be_used_at_any_moment(moment, seat):
    fields = {"station_workers": {}, **MOMENTS[moment]}
    fields["me"] = {**CARDS, **fields.get("me", {}), "exchange_tokens": 1 - seat}
    s = table(other={**CARDS, "exchange_tokens": seat}, **fields)
    before = (s.actor, pending(s), offered(s))
    assert names(s.interrupts(seat)) == [f"exchange:{seat + 1}"]
    assert (f"exchange:{seat + 1}" in legal(s)) == (seat == 0)
    play(s, f"exchange:{seat + 1}")
    assert (s.actor, offered(s)) == (seat, {"draw:1", "draw:2"})
    play(s, "draw:1", "discard:galloway")
    assert player(s, seat)["discards"] == ["galloway"]
    assert (s.actor, pending(s), offered(s)) == before  # it goes on where it was
    assert s.interrupts(seat) == []


@rule("GWT-XCH-02")
def test_several_tokens_may_be_used_one_after_another():
    me = {"exchange_tokens": 3, "hand": ["criollo"], "deck": ["galloway", "pineywoods"]}
    s = play(table(me=me), "exchange:1", "draw:2", "discard:criollo", "discard:galloway")
    assert player(s)["hand"] == ["pineywoods"]
    play(s, "exchange:1", "draw:1", "discard:pineywoods")
    assert player(s)["exchange_tokens"] == 1
    assert "exchange:1" in legal(s)


@rule("GWT-XCH-02")
def test_without_a_token_or_a_card_to_draw_there_is_no_exchange():
    assert table().interrupts(0) == []
    assert table(me={**TOKEN, "deck": [], "discards": []}).interrupts(0) == []
    assert names(table(me={**TOKEN, "deck": [], "discards": ["criollo"]}).interrupts(0)) == ["exchange:1"]


@rule("GWT-XCH-02")
def test_a_turn_waits_for_a_token_even_where_there_is_nothing_else_to_decide():
    s = visiting("nG", me={**TOKEN, "engine": "20"}, other=TOKEN)
    play(s, "use:engine_forward_engineers", "use:aux_single_or_double", "aux:dollar:single")
    assert (s.actor, legal(s)) == (0, ["done", "exchange:1"])
    s = table(me={"space": "g1", **TOKEN})
    assert legal(s) == ["move:kc", "exchange:1"]


@rule("GWT-XCH-03")
@pytest.mark.parametrize("drawn", [1, 2])
def test_a_token_goes_back_up_to_2_cards_are_drawn_and_as_many_discarded(drawn):
    s = play(table(me={**TOKEN, **CARDS}), "exchange:1")
    assert offered(s) == {"draw:1", "draw:2"}
    play(s, f"draw:{drawn}")
    assert player(s)["hand"] == ["criollo"] * 4 + ["galloway"] * drawn
    play(s, *["discard:criollo"] * drawn)
    assert player(s)["exchange_tokens"] == 0
    assert player(s)["discards"] == ["criollo"] * drawn
    assert (len(player(s)["hand"]), len(player(s)["deck"])) == (4, 3 - drawn)
    assert pending(s) == "phase_a"


@rule("GWT-XCH-03")
def test_any_card_may_be_discarded_also_one_just_drawn_or_an_objective_card():
    me = {**TOKEN, "hand": ["criollo", "gain2_boo"], "deck": ["galloway", "pineywoods"]}
    s = play(table(me=me), "exchange:1", "draw:2")
    assert offered(s, "discard") == {"criollo", "gain2_boo", "galloway", "pineywoods"}
    play(s, "discard:gain2_boo", "discard:galloway")
    assert player(s)["hand"] == ["criollo", "pineywoods"]


@rule("GWT-XCH-03")
def test_when_the_deck_runs_out_the_discard_pile_becomes_the_deck():
    me = {**TOKEN, "hand": ["criollo"], "deck": ["galloway"], "discards": ["pineywoods"]}
    s = play(table(me=me), "exchange:1", "draw:2")
    assert offered(s, "discard") == {"criollo", "galloway", "pineywoods"}
    me = {**TOKEN, "hand": ["criollo"], "deck": ["galloway"], "discards": []}
    s = play(table(me=me), "exchange:1")  # one card, nothing to choose
    assert offered(s, "discard") == {"criollo", "galloway"}
    play(s, "discard:criollo")
    assert pending(s) == "phase_a"


@rule("GWT-XCH-04")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_player_starts_with_one_token(players):
    s = GAME.new(players=players, seed=3)
    assert [p["exchange_tokens"] for p in s.save()["players"]] == [1] * players


@rule("GWT-XCH-04")
def test_further_tokens_come_from_12b_an_outlaw_and_the_arrow_from_st_louis_to_bloomington():
    s = play(visiting("a1", "0/12b"), "use:exchange_token_1")
    assert player(s)["exchange_tokens"] == 1
    s = play(visiting("nD", tiles={"outlaw1": "orange_outlaw"}), "use:capture_outlaw")
    assert player(s)["exchange_tokens"] == 1
    discs = ["aux_cert_1", "aux_cert_2"]
    for here, there in (("st_louis", "bloomington"), ("bloomington", "st_louis")):
        s = table(me={"cities": {here: 1}, "discs": discs}, pending=at("city_disc", there))
        assert player(play(s, "disc:aux_cert_1"))["exchange_tokens"] == 1


@rule("GWT-XCH-05")
def test_a_pending_draw_then_discard_is_finished_first():
    two = {**CARDS, "exchange_tokens": 2}
    s = visiting("nG", me={**two, "engine": "20"}, other=two)
    play(s, "aux:draw:single")
    assert pending(s) == "discard_card"
    assert s.interrupts(0) == s.interrupts(1) == []
    play(s, "discard:criollo", "exchange:2")
    assert s.actor == 1
    assert s.interrupts(0) == s.interrupts(1) == []  # nor in the middle of an exchange
    play(s, "draw:2", "discard:criollo")
    assert s.interrupts(0) == s.interrupts(1) == []
    play(s, "discard:galloway")
    assert (s.actor, names(s.interrupts(0)), names(s.interrupts(1))) == (0, ["exchange:1"], ["exchange:2"])


@rule("GWT-XCH-05")
def test_the_last_moment_before_the_income_is_before_the_hand_is_revealed():
    me = {**TOKEN, "space": "kc", "certificates": 2, "dollars": 0, "hand": ["criollo"], "deck": ["galloway"] * 3}
    s = table(me=me, other=TOKEN, pending=at("reveal"))
    play(s, "exchange:1", "draw:1", "discard:criollo")
    assert (pending(s), player(s)["hand"]) == ("income", ["galloway"])  # without a token nothing is waited for
    me["exchange_tokens"] = 2
    s = play(table(me=me, other=TOKEN, pending=at("reveal")), "reveal")
    assert offered(s) == {"certificates:0", "certificates:1", "certificates:2"}
    assert s.interrupts(0) == s.interrupts(1) == []
    play(s, "certificates:0")
    assert (player(s)["dollars"], pending(s)) == (1, "deliver")
    assert names(s.interrupts(0)) == ["exchange:1"]


# Several at the same time


@rule("GWT-XCH-06")
def test_several_tokens_at_once_draw_all_their_cards_before_any_is_discarded():
    me = {"exchange_tokens": 3, "hand": ["criollo"], "deck": ["galloway", "galloway", "pineywoods", "pineywoods"]}
    s = play(table(me=me), "exchange:1")
    assert offered(s) == {"draw:1", "draw:2", "draw:3", "draw:4"}
    play(s, "draw:4")
    assert player(s)["hand"] == ["criollo", "pineywoods", "pineywoods", "galloway", "galloway"]
    assert player(s)["exchange_tokens"] == 1
    assert s.interrupts(0) == []  # no further token before the discard
    play(s, "discard:criollo", "discard:galloway", "discard:pineywoods")
    assert s.interrupts(0) == []
    play(s, "discard:galloway")
    assert player(s)["hand"] == ["pineywoods"]
    assert names(s.interrupts(0)) == ["exchange:1"]


@rule("GWT-XCH-06")
@pytest.mark.parametrize(("cards", "tokens"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_token_goes_back_for_each_2_cards_and_for_an_odd_one(cards, tokens):
    s = play(table(me={"exchange_tokens": 3, "hand": ["criollo"], "deck": SIX}), "exchange:1")
    s.listen()
    play(s, f"draw:{cards}")
    assert player(s)["exchange_tokens"] == 3 - tokens
    assert [event.kind for event in s.visible(1)].count("exchanges") == tokens - 1  # the first was told before
    assert len(player(s)["hand"]) == 1 + cards


@rule("GWT-XCH-06", "GWT-XCH-03")
def test_with_one_token_no_more_than_2_cards_are_drawn():
    s = play(table(me={**TOKEN, "deck": SIX}), "exchange:1")
    assert offered(s) == {"draw:1", "draw:2"}


@rule("GWT-XCH-06", "GWT-XCH-02")
def test_another_player_may_use_several_at_once_in_my_turn():
    s = play(table(other={**CARDS, "exchange_tokens": 2, "deck": ["galloway"] * 3}), "exchange:2")
    assert (s.actor, offered(s)) == (1, {"draw:1", "draw:2", "draw:3"})
    play(s, "draw:3", "discard:criollo", "discard:criollo", "discard:criollo")
    assert (player(s, 1)["hand"], player(s, 1)["exchange_tokens"], s.actor) == (["criollo", *["galloway"] * 3], 0, 0)


@rule("GWT-XCH-06")
def test_at_most_the_12_tokens_of_the_box_are_used_at_once():
    deck = ["criollo"] * 5 + ["santa_gertrudis"] * 3 + ["pineywoods"] * 3 + ["galloway"] * 3
    bought = ["longhorn"] * 7 + ["corriente"] * 7 + ["black_angus"] * 7
    s = table(me={"exchange_tokens": 14, "hand": [], "deck": deck + bought}, market=["hereford_5"])
    play(s, "exchange:1")
    assert max(int(n) for n in offered(s, "draw")) == 24
    assert player(play(s, "draw:24"))["exchange_tokens"] == 2


@rule("GWT-XCH-06")
def test_the_buttons_say_how_many_tokens_a_draw_takes():
    s = table(me={"exchange_tokens": 2, "hand": ["criollo"], "deck": SIX})
    assert says(s, "exchange:1").startswith("Use exchange tokens, one or several at once (2 left)")
    play(s, "exchange:1")
    assert [says(s, f"draw:{n}") for n in (1, 2, 3)] == [
        "Draw 1 card with 1 exchange token, then discard as many",
        "Draw 2 cards with 1 exchange token, then discard as many",
        "Draw 3 cards with 2 exchange tokens, then discard as many",
    ]
    assert TEXTS.prompt(s, "en").endswith("You have 2 exchange tokens: one is enough for 2 cards.")
    one = play(table(me={**TOKEN, "deck": SIX}), "exchange:1")
    assert says(one, "draw:2") == "Draw 2 cards, then discard as many"
    assert TEXTS.prompt(one, "en") == "Draw up to 2 cards, then discard as many."


# Between the income and discarding the hand


def earning(me, **fields):
    """Seat 0 shows its hand in the Simmental variant."""
    me = {**TOKEN, "space": "kc", "dollars": 0, **me}
    s = table(me=me, other=TOKEN, options={"simmental": True}, market=[], pending=at("reveal"), **fields)
    return play(s, "reveal") if pending(s) == "reveal" else s


@rule("GWT-XCH-07")
def test_a_token_after_the_income_may_bring_a_simmental_to_raise():
    s = earning({"hand": ["galloway", "pineywoods"], "deck": ["simmental_1", "criollo"]})
    assert (player(s)["dollars"], pending(s), legal(s)) == (4, "raise", ["done", "exchange:1"])
    assert TEXTS.prompt(s, "en").endswith("an exchange token could bring a card to replace: Simmental calf.")
    play(s, "exchange:1", "draw:2", "discard:galloway", "discard:pineywoods")
    assert (player(s)["dollars"], legal(s)) == (4, ["done", "raise:simmental_1"])
    play(s, "raise:simmental_1")
    assert (pending(s), player(s)["discards"]) == ("deliver", ["galloway", "pineywoods", "simmental_2", "criollo"])
    assert set(offered(s, "deliver")) == {"kansas_city", "fulton", "st_louis"}  # the value is still 4


@rule("GWT-XCH-07")
def test_a_token_may_be_used_beside_a_simmental_in_hand():
    s = earning({"hand": ["simmental_1"], "deck": ["galloway"] * 2})
    assert legal(s) == ["done", "raise:simmental_1", "exchange:1"]
    assert names(s.interrupts(1)) == ["exchange:2"]
    assert TEXTS.prompt(s, "en") == "You may replace the Simmental calf with a Simmental heifer."


@rule("GWT-XCH-07")
@pytest.mark.parametrize(
    ("me", "side"),
    [
        ({"hand": ["galloway"], "deck": ["criollo"] * 3}, [8, 8]),  # no Simmental to draw
        ({"hand": ["galloway"], "deck": ["simmental_1"] * 3, "exchange_tokens": 0}, [8, 8]),  # no token
        ({"hand": ["galloway"], "deck": ["simmental_3"] * 3}, [5, 5]),  # full-grown
    ],
    ids=["no Simmental", "no token", "grown up"],
)
def test_after_the_income_play_goes_on_unasked_where_no_token_could_matter(me, side):
    assert pending(earning(me, side=side)) == "deliver"


@rule("GWT-XCH-07")
def test_without_the_variant_the_hand_is_discarded_unasked():
    me = {**TOKEN, "space": "kc", "dollars": 0, "hand": ["galloway"], "deck": ["criollo"] * 3}
    s = play(table(me=me, pending=at("reveal")), "reveal")
    assert (player(s)["dollars"], pending(s), player(s)["discards"]) == (2, "deliver", ["galloway"])


@rule("GWT-XCH-07")
@pytest.mark.parametrize("place", ["deck", "discards"])
def test_a_heifer_that_may_be_drawn_is_waited_for_as_well(place):
    piles = {"deck": [], "discards": [], place: ["simmental_2"]}
    s = earning({"hand": ["galloway"], **piles}, side=[7, 8])
    assert legal(s) == ["done", "exchange:1"]
    play(s, "exchange:1", "discard:galloway")
    assert legal(s) == ["done", "raise:simmental_2"]


@rule("GWT-XCH-07", "GWT-INFO-05")
def test_cards_drawn_to_a_hand_that_lies_open_lie_open_too():
    s = earning({"hand": ["galloway", "simmental_1"], "deck": ["criollo"]})
    play(s, "exchange:1", "discard:galloway")
    assert s.view(1)["players"][0]["hand"] == ["criollo", "simmental_1"]


@rule("GWT-XCH-05")
def test_all_cards_stay_with_their_owner():
    s = play(table(me=TOKEN, other=TOKEN), "exchange:2", "draw:2", "discard:criollo", "discard:criollo")
    for seat in (0, 1):
        p = player(s, seat)
        assert Counter(p["hand"] + p["deck"] + p["discards"]) == HERD
    assert player(s, 1)["discards"] == ["criollo"] * 2


# HERD

FORWARD = [("3a", 1), ("3b", 1), ("12a", 1), ("4a", 2), ("4b", 3), ("10b", 4), ("10a", 5)]


@rule("GWT-HERD-01")
@pytest.mark.parametrize(("name", "steps"), FORWARD)
def test_the_herder_moves_at_least_1_and_at_most_so_many_steps(name, steps):
    ahead = ["nB", "drought1", "drought2", "nC", "nD", "nE", "nF"]
    tiles = {"drought1": "drought_2_black", "drought2": "drought_2_green"}
    reached = {1: {"nB"}, 2: {"nB", "drought1", "nC"}, 3: {"nB", "drought1", "drought2", "nC", "nD", "nE"}}
    reached[4] = {*ahead}
    reached[5] = {*ahead, "nG"}
    s = play(visiting("a3", f"0/{name}", tiles=tiles), f"use:herder_forward_{steps}")
    moves = offered(s) if pending(s).startswith("herder") else {f"move:{player(s)['space']}"}
    assert moves == {f"move:{space}" for space in reached[steps]}


@rule("GWT-HERD-01")
def test_fees_are_paid_as_in_phase_a():
    s = visiting("nA", me={"space": "a1", "dollars": 5}, tiles={"a1": "0/4b", "a2": "1/10b", "a3": "1/1a"})
    play(s, "use:herder_forward_3", "move:a3")
    assert (player(s)["dollars"], player(s, 1)["dollars"]) == (1, 14)


@rule("GWT-HERD-02")
def test_a_full_phase_b_follows_at_the_new_location():
    s = visiting("a3", "0/3a", me={"hand": ["santa_gertrudis", "criollo", "criollo"]})
    play(s, "use:discard_pair_same_type+dollars_3", "use:herder_forward_1")
    assert player(s)["space"] == "nB"
    uses = {"use:discard_santa_gertrudis+dollars_2", "use:build_2"}
    assert offered(s) == {"done", "aux:dollar:single", "aux:draw:single", *uses}
    play(s, "use:discard_santa_gertrudis+dollars_2")
    assert player(s)["dollars"] == 15


@rule("GWT-HERD-02")
def test_instead_of_local_actions_a_single_auxiliary_action_may_follow():
    s = visiting("a1", "0/4a", tiles={"a2": "1/3a"})
    play(s, "use:herder_forward_2", "move:a2")
    assert offered(s) == {"done", "aux:dollar:single", "aux:draw:single"}
    assert player(play(s, "aux:dollar:single"))["dollars"] == 11


@rule("GWT-HERD-03")
def test_the_hand_is_refilled_only_at_the_end_of_the_turn():
    s = visiting("a3", "0/3a", me={"hand": ["criollo", "criollo", "galloway"]})
    play(s, "use:discard_pair_same_type+dollars_3", "use:herder_forward_1")
    assert player(s)["hand"] == ["galloway"]
    play(s, "done")
    assert len(player(s)["hand"]) == 4
    assert s.actor == 1


@rule("GWT-HERD-04")
def test_unused_local_actions_of_the_location_left_behind_are_lost():
    s = visiting("a3", "0/3a", me={"hand": ["criollo", "criollo", "galloway"]})
    play(s, "use:herder_forward_1")
    assert "use:discard_pair_same_type+dollars_3" not in legal(s)
    play(s, "done")
    assert s.actor == 1


@rule("GWT-HERD-05")
def test_the_move_may_end_in_kansas_city_and_its_subphases_follow():
    foresight = ["flood_2_black", "green_outlaw", "cowboy", "builder", "engineer", "builder"]
    s = visiting("g1", "0/10a", foresight=foresight)
    play(s, "use:herder_forward_5")  # the only place ahead: the other steps are lost
    assert (player(s)["space"], pending(s)) == ("kc", "foresight_1")
    play(s, "foresight:green_outlaw", "foresight:cowboy", "foresight:builder")
    assert (pending(s), player(s)["dollars"]) == ("deliver", 11)
    play(s, "deliver:fulton", "disc:aux_cert_1")
    assert (s.actor, player(s)["space"], len(player(s)["hand"])) == (1, "start", 4)
