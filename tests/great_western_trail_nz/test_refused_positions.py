"""Positions that cannot be: refused with the key, what is wrong and what would be right."""

from functools import partial

import pytest

from support import positions
from support.great_western_trail_nz import GAME, SLOTS, at, document, staff, table
from support.sarah import sarahs

reason = partial(positions.reason, GAME)


def whole(players=2, *, me=None, other=None, **fields):
    """The document of a position that can be, with these things said."""
    return table(players, me=me, other=other, **fields).save()


def changed(doc, path, value):
    """The document with one value changed, or removed (None) where it is one of a mapping."""
    *outer, last = path.split("/")
    place = doc
    for part in outer:
        place = place[int(part) if isinstance(place, list) else part]
    if isinstance(place, list):
        place[int(last)] = value
    elif value is None and last in place:
        del place[last]
    else:
        place[last] = value
    return doc


PIECES = [
    ("supply/ferry", 13, "supply.ferry", "ferry is there 13 times (supply.ferry 13); the box has 14"),
    ("stack_left/1", 2, "stack_left[1]", "fresh_flock is there 2 times"),
    ("players/0/hand", ["shropshire"] * 3, "players[1].deck", "shropshire is there 9 times"),
    ("players/0/top", ["ferry"], "supply.ferry", "ferry is there 15 times (players[0].top 1, supply.ferry 14)"),
    (
        "players/0/discards",
        ["agent"],
        "players[0].discards",
        "agent is there once (players[0].discards 1); the box has 0",
    ),
    ("market", [], "market_stack", "dorset_horn is there 4 times (market_stack 4); the box has 5"),
    ("bags/0/sailor", 6, "bags[0]", "sailor is there 6 times (bags[0] 6); the box has 7"),
    ("bags/1/bonus_joker", None, "bags[0]", "bonus_joker is there 0 times (nowhere)"),
    ("players/0/captured", {"rockfall_2_green": 2}, "bags[0]", "players[0].captured 2, bags[0] 1); the box has 1"),
    ("players/0/captured", {"sailor": 1}, "players[0].captured.sailor", "no workers"),
    ("cards_out", {"suffolk": 1}, "cards_out.suffolk", "only starting sheep leave the game"),
    ("display", ["o01", "o02", "o03"], "objective_stack", "o01 is there 2 times (display 1, objective_stack 1)"),
    ("players/0/unbuilt", ["1a"], "players[0].unbuilt", "is missing"),
    ("players/0/unbuilt/0", "1b", "players[0].unbuilt", "of the other side"),
    ("tiles/NA", "B_I", "tiles.NA", "B_I is not for A"),
    ("tiles/NB", "B_II", "tiles.NB", "the token has not passed the turquoise arrow"),
    ("masters/mh1", None, "masters.mh1", "master_workers"),
    ("master_workers", {"mh1": "sailor"}, "master_workers.mh1", "still lies there"),
    ("step_tiles", 1, "step_tiles", "must be 2: 0 of 2 are with players"),
]


@pytest.mark.parametrize(("path", "value", "key", "words"), PIECES)
def test_every_piece_is_somewhere_once_and_where_it_is_is_said(path, value, key, words):
    doc = changed(whole(), path, value)
    assert words in reason(doc, key)


def test_a_neutral_building_lies_on_one_space():
    doc = GAME.new(players=2, seed=1, neutral="random").save()
    doc["tiles"]["NB"] = doc["tiles"]["NA"]
    assert "lies on NA already; there is one of it" in reason(doc, "tiles.NB")


PLAYERS = [
    ("discs", SLOTS[:12], "discs", "12 on the player board and 3 on posts, in medium harbours"),
    ("posts", {"lp3": 2}, "posts.lp3", "must be 1 at most: one own disc on this post, not 2"),
    ("posts", {"lp0": 1, "f10": 1}, "posts.f10", "needs a storehouse in lg1"),
    ("storehouses/sp1", 2, "storehouses", "10 on the player board and 1 in small and large harbours; there are 10"),
    ("harbours", ["sh1", "sh2"], "storehouses", "9 on the player board and 2 in small and large harbours"),
    ("pathfinder", 4, "step_tile", "must be 1 or 2: a disc on space 4"),
    ("step_tile", 1, "step_tile", "must be 0: a disc on space 3, the tile is taken on space 4"),
    ("no_fees", True, "no_fees", "are flipped, it must be 0"),
    ("certificates", 5, "certificates", "must be at most 3 with this cert_limit, not 5"),
    ("jokers", ["sailor:3"], "jokers", "sailor:3 has no worker tile"),
    ("jokers", ["sailor:2"], "jokers", "captured says how many bonus_joker"),
    ("gained", ["romney"], "gained", "romney is not in the discard pile"),
    ("gained", ["shropshire"], "gained[0]", "shropshire is a starting sheep"),
    ("masters", ["hm8"], "masters", "1 harbourmasters; a disc and a worker given for one are in 0 harbours"),
    ("market_token", True, "market_token", "only who triggered the end has it"),
]


@pytest.mark.parametrize(("path", "value", "key", "words"), PLAYERS)
def test_what_a_player_has_agrees(path, value, key, words):
    me = {"pathfinder": 3, "posts": {"lp0": 1, "lp3": 1}, "harbours": ["sh1"], "workers": staff(sailor=2)}
    discs = [slot for slot in SLOTS if slot not in ("aux_cert_1", "aux_ship_1", "wool_1")]
    doc = changed(whole(me={**me, "discs": discs, "space": "NA"}, pending=at("visit")), f"players/0/{path}", value)
    if key == "masters":  # paid for, but not where this player has a disc
        del doc["masters"]["mh1"]
        doc["master_workers"] = {"mh1": "shepherd"}
        doc["bags"][0]["shepherd"] -= 1
        key = "master_workers.mh1"
        words = "nobody who has a harbourmaster has a disc in this harbour"
    assert words in reason(doc, key if key.startswith("master_") else f"players[0].{key}")


def test_a_disc_of_a_dark_cornered_space_lies_on_a_dark_cornered_place():
    doc = whole(me={"posts": {"lp1": 1}})
    doc["players"][0]["discs"] = [slot for slot in SLOTS if slot not in ("cert_limit", "hand_1")]
    assert "1 dark-cornered disc spaces are clear" in reason(doc, "players[0].discs")
    doc["players"][0]["posts"] = {"lp9": 1}
    GAME.restore(doc)


def test_who_has_not_begun_has_what_was_dealt():
    for field, value in (("gold", 2), ("pounds", 9), ("ship", "u1"), ("exchange_tokens", 2), ("certificates", 1)):
        doc = changed(GAME.new(players=2, seed=1).save(), f"players/1/{field}", value)
        assert "must be as dealt" in reason(doc, f"players[1].{field}")


def test_a_building_stands_only_where_its_owner_may_build():
    doc = whole(tiles={"p4": "0/2a"})
    doc["players"][0].update(pathfinder=3, step_tile=0)
    assert "must be 4 at least: 0/2a on p4" in reason({**doc, "step_tiles": 2}, "players[0].pathfinder")


def test_the_bonus_market_has_what_was_not_taken():
    doc = whole(bonus={"1:3": "bonus_wool", "1:4": "bonus_gold"})
    GAME.restore(doc)
    del doc["bonus"]["1:4"]
    words = "1 tiles are missing in the rows above the token, but 0 are with players (captured)"
    assert words in reason(doc, "bonus")
    doc = whole(bonus={"1:3": "bonus_wool", "1:4": "bonus_gold"})
    del doc["bonus"]["2:3"]
    assert "row 2 has 1 tiles from the start, not 0" in reason(doc, "bonus")
    doc = whole(3, bonus={"3:3": "bonus_wool"}, token_row=3)
    doc["bonus"]["4:3"] = "bonus_wool"
    assert "filled from the left, and 4:2 is empty" in reason(doc, "bonus.4:3")
    assert "begins in the second row" in reason({**whole(), "token_row": 0}, "token_row")


def test_the_end_is_triggered_by_one_who_has_the_token_and_no_turn_left():
    over = whole(token_row=8, last_seat=1)
    GAME.restore(over)
    assert "must be the seat that triggered the end" in reason({**over, "last_seat": None}, "last_seat")
    assert "that was the last turn" in reason({**over, "pending": [{"step": "turn", "seat": 1}]}, "pending[0]")
    doc = whole(token_row=8, last_seat=1)
    doc["players"][1]["space"] = "NA"
    assert "has chosen no tile (foresight_b)" in reason(
        {**doc, "pending": at("visit", ["helped"], seat=1)}, "last_seat"
    )


def test_harbourmasters_are_paid_for_with_workers():
    doc = whole(me={"masters": ["hm8"]})
    GAME.restore(doc)
    (place,) = doc["master_workers"]
    spare = next(tile for tile in GAME.components.masters if tile not in ["hm8", *doc["masters"].values()])
    assert "0 workers, but 1 harbourmasters are with players" in reason(
        {**doc, "masters": {**doc["masters"], place: spare}, "master_workers": {}}, "master_workers"
    )
    doc["master_workers"][place] = "joker"
    assert "1 jokers; 0 of those captured are on no board" in reason(doc, "master_workers")


SARAHS = [
    ("sarah_deck/0", "sarah_14", "sarah.sarah_deck", "sarah_1 is there 0 times (nowhere); the box has 1"),
    ("sarah_discards", ["sarah_1"], "sarah.sarah_deck", "sarah_1 is there 2 times"),
    ("specialization", "sailor", "sarah.specialization", "more workers of another type: shepherd"),
    ("workers", staff(), "sarah.workers", "must be 5 at least"),
    ("spare_discs", 14, "sarah.spare_discs", "14 lie ready and 1 on posts"),
    ("posts", {"lp9": 1}, "sarah.spare_discs", "there are 16 in all"),
    ("harbours", ["sh1"], "sarah.harbours", "in medium harbours only"),
    ("captured", {"bonus_wool": 1}, "sarah.captured.bonus_wool", "leave the game (tiles_out)"),
    ("discards", ["merino"], "sarah.discards[0]", "merino is a starting sheep"),
    ("discards", ["o01"], "sarah.discards[0]", "o01 belongs into sarah.objectives"),
    ("ship", "u1", "sarah.ship", "(s0)"),
]


@pytest.mark.parametrize(("path", "value", "key", "words"), SARAHS)
def test_what_sarah_has_agrees(path, value, key, words):
    deck = [f"sarah_{n}" for n in range(1, 14)]
    doc = changed(table(1, sarah=sarahs(sarah_deck=deck)).save(), f"sarah/{path}", value)
    assert words in reason(doc, key)


def test_sarah_delivers_to_one_post_after_the_other_and_anchors_with_her_sailors():
    doc = table(1, sarah=sarahs(posts={"lp6": 1}, workers=staff(3, sailor=3))).save()
    GAME.restore(doc)
    assert "she delivers to lp6 first" in reason(changed(doc, "sarah/posts", {"lp9": 1}), "sarah.posts.lp9")
    doc = table(1, sarah=sarahs(workers=staff(3, sailor=3))).save()
    doc["sarah"].update(harbours=[], spare_discs=15, ship="s0")
    assert "must be 1 with 3 sailors, not 0" in reason(doc, "sarah.harbours")
    doc = table(1, sarah=sarahs(workers=staff(3, shearer=3))).save()
    doc["sarah"].update(posts={}, spare_discs=15)
    assert "must be 1 with 3 shearers, not 0" in reason(doc, "sarah.posts.wl5")
    doc = table(1, sarah=sarahs(workers=staff(3, sailor=3))).save()
    doc["masters"]["mh1"] = next(name for name in GAME.components.masters if name not in doc["masters"].values())
    assert "Sarah's disc there has driven the harbourmaster out" in reason(doc, "masters.mh1")
    doc = table(1, sarah=sarahs()).save()
    del doc["masters"]["mh1"]
    assert "Sarah has not come to so many medium harbours" in reason(doc, "masters.mh1")


def inside(step, memo, **me):
    """A document in which this step is pending on a visit, or in Wellington."""
    place = "wellington" if step in ("reveal_more", "income", "deliver", "foresight_a") else "NA"
    me = {"space": place, "hand": ["shropshire"] * 3, **me}
    doc = whole(me=me, pending=at("foresight_a") if place == "wellington" else at("visit"))
    below = {"deliver", "income", "reveal_more"} & {step}
    frames = at(step, memo) if not below else [*at("foresight_a"), {"step": step, "seat": 0, "memo": memo}]
    doc["players"][0]["space"] = place
    return {**doc, "pending": frames}


MASTER = [document()["masters"]["mh1"]]
STEPS = [
    ("storehouse", "mh1", {}, "memo", "must be a small or large harbour, not mh1"),
    ("storehouse", "sh1", {"harbours": ["sh1"]}, "memo", "sh1 is upgraded already (players[0].harbours)"),
    ("harbour_disc", "sh1", {}, "memo", "must be a medium harbour, not sh1"),
    ("take_master", "mh1", {}, "memo", "mh1 has no disc of seat 0 (players[0].harbours)"),
    ("take_master", "mh1", {"harbours": ["mh1"], "masters": MASTER}, "memo", "no harbourmaster lies in mh1"),
    ("post_disc", "lp3", {}, "memo", "must be a wool post, not lp3: sheep are delivered in Wellington"),
    ("post_disc", "wl5", {"posts": {"wl5": 1}}, "memo", "wl5 has an own disc already"),
    ("reveal_more", [], {}, "memo", "must name a sheep"),
    ("reveal_more", ["suffolk"], {}, "memo", "suffolk is not in hand (players[0].hand)"),
    ("income", ["merino"], {}, "memo", "merino is not in hand (players[0].hand)"),
    ("deliver", 60, {}, "memo", "must be from 0 (permanent ones) to"),
    ("shear_1", 1, {}, "memo", "must be at most 0"),
    ("shear_shearers", 2, {}, "memo", "must be at most 1"),
    ("shear_more", {"shown": ["shropshire"], "draws": True, "most": 2}, {}, "memo.most", "must be at most 1"),
    ("shear_more", {"shown": ["merino"], "draws": True, "most": 1}, {}, "memo.shown", "merino is not in hand"),
    ("shear_after", {"wool": 0, "shearers": 2}, {}, "memo.shearers", "must be at most 1"),
    ("shear_after", {"wool": 99, "shearers": 0}, {}, "memo.wool", "must be at most"),
    ("site", {"building": "2b", "price_per_builder": 2}, {}, "memo.building", "2b is not unbuilt (players[0].unbuilt)"),
    ("site", {"building": "2a", "price_per_builder": 5}, {}, "memo.price_per_builder", "must be 1 or 2, not 5"),
    ("replace_site", "2b", {}, "memo", "2b is not unbuilt"),
    ("buy", 2, {}, "memo", "must be at most 1, the own shepherds, not 2"),
    ("way", {"to": "NB", "steps": 9, "free": False}, {}, "memo.steps", "must be at most 3, the step limit, not 9"),
    ("way", {"to": "NB", "steps": 3, "free": True}, {}, "memo.free", "must be false"),
    ("visit", ["acted"], {}, "memo", "acted is said, but used.NA has no action"),
    ("discard_english_leicester", None, {}, "step", "seat 0 cannot meet this requirement"),
]


@pytest.mark.parametrize(("step", "memo", "me", "part", "words"), STEPS)
def test_what_is_pending_fits_the_position(step, memo, me, part, words):
    doc = inside(step, memo, **me)
    assert words in reason(doc, f"pending[{len(doc['pending']) - 1}].{part}")


def test_a_hand_has_its_limit():
    doc = whole()
    doc["players"][0]["hand"] += doc["players"][0]["deck"][:1]
    del doc["players"][0]["deck"][0]
    assert "has 5 cards; it must be at most 4" in reason(doc, "players[0].hand")


def test_a_runholder_stands_on_a_tile_or_where_a_hazard_was():
    doc = whole()
    GAME.restore(changed(doc, "players/1/space", "rock1"))
    assert "a1 is empty: runholders stop on tiles" in reason(changed(doc, "players/1/space", "a1"), "players[1].space")


def test_the_turn_that_is_counted_is_the_one_that_is_pending():
    doc = whole(me={"space": "NA"}, pending=at("visit"))
    assert "must be 0: by what is pending" in reason({**doc, "turn": {"number": 3, "seat": 1}}, "turn.seat")


def test_null_is_no_card():
    doc = whole()
    doc["players"][0]["discards"] = [None]
    assert "must be a card, not null" in reason(doc, "players[0].discards[0]")


def test_the_first_disc_is_placed_once():
    frames = [{"step": step, "seat": 0} for step in ("end_turn", "draw_phase", "phase_a", "first_disc")]
    assert "is on the track already" in reason({**whole(), "pending": frames}, "pending[3].step")


def test_cards_gained_count_in_the_own_turn_only():
    doc = whole(other={"discards": ["ferry"]})
    doc["players"][1]["gained"] = ["ferry"]
    assert "in the own turn only" in reason(doc, "players[1].gained")
