"""Positions from outside: what the phases of a turn leave behind. Foresight groups, hands, actions begun."""

from functools import partial

import pytest

from support import positions
from support.great_western_trail_nz import GAME, at, covered, document, play, player, rule, table, visiting
from support.sarah import facing

SHOWN = ["shepherd", "sailor", "bonus_gold", "bonus_token"]
AGREED = {"cards_out_of_turn": True}


reason = partial(positions.reason, GAME)


def without(*spaces):
    return [None if space in spaces else tile for space, tile in enumerate(SHOWN)]


def short(state, seat=1, cards=1):
    """The position with cards of this hand back on the draw stack."""
    doc = state.save()
    me = doc["players"][seat]
    for _ in range(cards):
        me["deck"].append(me["hand"].pop())
    return doc


# Foresight


@rule("NZ-SETUP-16", "NZ-WEL-32")
@pytest.mark.parametrize("space", range(4))
def test_a_foresight_space_beside_a_bag_with_tiles_is_not_empty(space):
    why = reason({**document(), "foresight": without(space)}, f"foresight[{space}]")
    assert f"must be a tile: bags[{space // 2}] still has" in why and "refilled" in why


@rule("NZ-WEL-21")
def test_in_wellington_one_tile_is_missing_of_the_group_that_was_chosen_from():
    s = table(me={"space": "wellington"}, foresight=SHOWN, pending=at("wellington"))
    play(s, "reveal", "deliver:lp1", "disc:aux_money_2", "foresight:shepherd")
    doc = s.save()
    assert doc["foresight"] == without(0)
    del doc["bags"]
    assert "must be a tile" in reason({**doc, "foresight": without(0, 1)}, "foresight[1]")
    assert "must be a tile" in reason({**doc, "foresight": without(0, 2)}, "foresight[2]")
    why = reason({**doc, "foresight": SHOWN}, "foresight[0]")
    assert "must be null, or foresight[1]: a tile of this column was chosen" in why


@rule("NZ-SOLO-14", "NZ-WEL-32")
def test_against_sarah_too_the_spaces_are_full():
    doc = facing("sarah_1", foresight=SHOWN).save()
    del doc["bags"]
    assert "must be a tile" in reason({**doc, "foresight": without(1)}, "foresight[1]")


# Hands


@rule("NZ-DRAW-01")
def test_out_of_turn_a_hand_is_full():
    s = table(pending=at("visit"), me={"hand": ["merino"]})  # in the own turn it need not be
    assert player(s)["hand"] == ["merino"]
    why = reason(short(table(pending=at("visit"))), "players[1].hand")
    assert "has 3 cards; after phase C it must be 4, by the hand limit of 4" in why


@rule("NZ-DRAW-01", "NZ-TURN-01")
def test_nor_may_a_turn_begin_with_less():
    doc = document()
    doc["players"][0]["hand"].pop()
    assert "must be 4" in reason(doc, "players[0].hand")


@rule("NZ-TURN-08")
def test_who_has_no_card_to_draw_plays_on_with_fewer():
    s = table(other={"hand": ["merino"] * 2, "deck": [], "discards": []}, pending=at("visit"))
    assert len(player(s, 1)["hand"]) == 2


@rule("NZ-EXCH-03", "NZ-EXCH-02")
def test_in_an_exchange_out_of_turn_the_hand_has_what_is_still_to_be_discarded_more():
    s = table(other={"exchange_tokens": 1}, pending=at("visit"))
    play(s, "exchange:2", "draw:2")
    assert len(player(GAME.restore(s.save()), 1)["hand"]) == 6
    assert "it must be 6" in reason(short(s), "players[1].hand")


@rule("NZ-EXCH-04")
def test_two_tokens_may_have_taken_a_shropshire_out_of_it():
    s = table(other={"exchange_tokens": 2}, pending=at("visit"))
    play(s, "combine:2")
    doc = s.save()
    assert len(player(GAME.restore(doc), 1)["hand"]) == 3
    assert "it must be at least 3" in reason(short(s), "players[1].hand")


@rule("NZ-VARIANT-03", "NZ-CARD-01")
def test_a_card_played_out_of_turn_is_made_up_for():
    other = {"hand": ["kotare", "merino", "merino", "southdown"], "pathfinder": 10, "gold": 5}
    s = table(other=other, options=AGREED, pending=at("visit"))
    play(s, "help:2:kotare")
    frames = [frame["step"] for frame in s.save()["pending"]]
    assert frames[-2:] == ["draw_one", "flip_tile"]
    assert GAME.restore(s.save()).save() == s.save()
    assert "it must be 3" in reason(short(s), "players[1].hand")


@rule("NZ-VARIANT-03")
def test_where_cards_are_gained_out_of_turn_a_hand_may_have_lacked_them():
    discs = covered("cert_limit", "hand_1", "hand_2")
    other = {"hand": ["shropshire"] * 5, "deck": [], "discards": ["ferry"], "discs": discs}
    s = table(other=other, options=AGREED, pending=at("visit"))
    doc = s.save()
    assert len(player(s, 1)["hand"]) == 5
    doc["options"]["cards_out_of_turn"] = False
    assert "it must be 6" in reason(doc, "players[1].hand")


@rule("NZ-END-04")
def test_after_the_last_turn_a_hand_is_as_it_was_left():
    last = {"last_seat": 1, "token_row": 8}
    doc = short(table(3, pending=at("visit", seat=2), **last))
    assert len(player(GAME.restore(doc), 1)["hand"]) == 3
    doc = short(table(3, pending=at("visit", seat=2), **last), seat=0)
    assert "must be 4" in reason(doc, "players[0].hand")  # whose last turn is still to come
    over = short(table(pending=[]))
    assert len(player(GAME.restore(over), 1)["hand"]) == 3


# Actions


@rule("NZ-LOC-01", "NZ-LOC-08")
@pytest.mark.parametrize(("space", "step"), [("ND", "hire_0"), ("NA", "invest_0")])
def test_an_action_that_is_pending_is_one_of_its_building(space, step):
    below = [frame for frame in at("visit") if frame["step"] != "visit"]
    visit = {"step": "visit", "seat": 0, "memo": ["acted"]}
    doc = table(me={"space": space}, pending=at("visit")).save()
    doc.update(pending=[*below, visit, {"step": step, "seat": 0}], used={space: ["1", "2"]})
    assert f"{step} comes of none of the actions used there (used.{space})" in reason(doc, "pending[3].step")


@rule("NZ-LOC-02")
def test_an_action_that_is_pending_is_used():
    s = play(visiting("NA", me={"pounds": 30}, jobs={"1:sailor": 1, "1:shepherd": 1}), "use:hire_0")
    doc = s.save()
    assert (doc["pending"][-1]["step"], doc["used"]) == ("hire_0", {"NA": ["2"]})
    assert GAME.restore(doc).save() == doc
    assert "hire_0 comes of none" in reason({**doc, "used": {"NA": ["1"]}}, "pending[3].step")
