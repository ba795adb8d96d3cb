"""Positions cannot lie: what cannot be is refused, with the key, what is wrong and what would be right."""

import copy
import json
from typing import Any

import pytest

from rondel import BadPosition
from support.cooper_island import GAME, document, during, land, legal, play, rule, settled, table

C = GAME.components
GONE = object()


def middle() -> dict[str, Any]:
    """Three in round 2; seat 0, who has built something, is to place a worker."""
    me = {
        **land(h12="meadow 3 food", h13="forest 2 small", h11="mountain 3 gold", h22="forest 2 large"),
        "docks": {"dock1": "B1", "dock2": "B3"},
        "steps": {"one_sail": 12},
        "islets": {"R1a": "I2"},
        "lids": ["C2", "C3"],
        "unused": 2,
        "crates": ["coins"],
        "workers": {"normal": 1},
    }
    return dict(table(3, me=me).save())


def lie(doc: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """One edit: the path is written as in a message, with / between keys."""
    doc = copy.deepcopy(doc)
    *outer, last = [int(part) if part.isdigit() else part for part in path.split("/")]
    place: Any = doc
    for part in outer:
        place = place[part]
    if value is GONE:
        del place[last]
    else:
        place[last] = value
    return doc


def refusal(doc: dict[str, Any]) -> str:
    with pytest.raises(BadPosition) as caught:
        GAME.restore(json.loads(json.dumps(doc)))
    return str(caught.value)


def test_the_position_of_these_tests_can_be():
    assert GAME.restore(middle()).save() == middle()


TABLE = [
    ("harbormaster", "C5", "harbormaster: in round 2 he is on C2"),
    ("harbormaster", None, "harbormaster: in round 2 he is on C2"),
    ("round", 5, "harbormaster: in round 5 he is on C5"),
    ("phase", "finish", "phase: finish comes after round 5, and this is round 2"),
    ("upright", False, "upright: nobody has supplied C2 (all lids are there), so he stands"),
    ("token", 3, "token: there is no seat 3; they are counted from 0 to 2"),
    ("active", 1, "active: must be 0: the seat that acts, by what is pending"),
    ("active", 3, "active: there is no seat 3; they are counted from 0 to 2"),
    ("pending", [], "pending: is empty, but the game is not over: what is still to be done must be listed"),
    ("cooper", document(1)["cooper"], "cooper: plays in the solo game and only there; with more players this is null"),
    ("spaces/A round", [3], "spaces.A round[0]: there is no seat 3; they are counted from 0 to 2"),
    ("spaces/A round", ["neutral"], "spaces.A round[0]: Cooper and neutral workers are in the solo game only"),
    ("spaces/G round", [0, 0], "spaces.G round[1]: stands there already; one worker of each owner on a space"),
    (
        "spaces/A round",
        [1],
        "spaces.A round: a normal worker of seat 1 is there 5 times (players[1].waiting 2, players[1].workers 2,"
        " spaces.A round 1); the box has 4",
    ),
    ("orders/RO1", GONE, "orders: 5 are displayed; in a game of 3 there are 6"),
    ("orders/RO1", {"seat": 3, "worker": "normal"}, "orders.RO1.seat: there is no seat 3"),
    ("singles", {"S1": 28, "S2": 28}, "singles: 56 are left of 56, so 0 lie on peninsulas; but the levels there"),
    ("singles/S1", 29, "singles.S1: must be from 0 to 28, not 29"),
    ("bag/D1", 19, "bag: the double tile D1 is there 19 times (bag 19); the box has 20"),
    ("bag", {}, "bag: the double tile D1 is nowhere; the box has 20"),
    ("log/LG2", 9, "log: the log book token LG2 is there 9 times (log 9); the box has 3"),
    ("decks", ["small:1"], "decks: the building card small:2 is nowhere; the box has 1"),
    ("drawn", {"seat": 0, "cards": []}, "drawn: is null while no building card is to be kept or put back"),
    ("drawn", {"seat": 0, "cards": ["small:1"]}, "decks: the building card small:1 is there 2 times (drawn.cards 1"),
    (
        "bottoms",
        {"large": [{"card": "large:3", "known_by": 0}]},
        "bottoms.large: the building card large:3 is there 2 times (players[0].large_cards 1, bottoms.large 1)",
    ),
]
TABLE += [
    ("orders/RO1", {"seat": 1, "worker": "normal", "since": 2}, "orders.RO1.since: is not a key here"),
    ("drawn", {"seat": 0, "card": ["small:1"]}, "drawn.card: is not a key here (did you mean cards?)"),
    ("bottoms", {"small": [{"card": "small:1", "knows": 1}]}, "bottoms.small[0].knows: is not a key here"),
]
PLAYER = [
    ("level/h12", 4, "singles: 45 are left of 56, so 11 lie on peninsulas; but the levels there"),
    ("level/h73", 1, "players[0].level.h73: a hex with landscape has a level, an uncharted one has none"),
    ("on/h12", "gold", "players[0].on.h12: gold on meadow of level 3; it is food"),
    ("on/h11", "cloth", "players[0].on.h11: cloth on mountain of level 3; it is stone or gold"),
    ("on/h32", "wood", "players[0].on.h32: a ruin lies on an uncharted hex, everything else on landscape"),
    ("on/h33", "ruin", "players[0].on.h33: this hex never had a ruin; those that had are h32, h41, h44, h52, h72"),
    ("on/h41", GONE, "players[0].on: a ruin or statue of seat 0 is there 4 times (players[0].on 4); the box has 5"),
    ("on/h22", "fortress", "players[0].large_cards: 1 cards kept and 0 being drawn; 0 large buildings are erected"),
    (
        "small_cards",
        ["4", "5"],
        "decks: the building card small:5 is there 2 times (players[0].small_cards 1, decks 1)",
    ),
    ("spent", ["14"], "players[0].spent: only a card of large_cards can lie face down"),
    ("islets", {"L4a": "I2"}, "players[0].islets: each islet of L4a needs a landscape space"),
    ("islets", {"R1a": "I2", "L1a": "I2"}, "singles: "),
    ("docks/dock2", "B1", "players[0].docks.dock2: B1 is there twice (dock1, dock2); the box has 1"),
    ("docks/dock2", GONE, "players[0].milestones: boats is not reached with 1 (needed: 2)"),
    ("wrecks", ["B1"], "players[0].wrecks: only the large building card 14 turns boats face down"),
    ("wrecks", ["B2"], "players[0].wrecks: B2 is not built, so it cannot lie face down"),
    ("crafting", ["craft1"], "players[0].crafting: a ruin or statue of seat 0 is there 6 times"),
    (
        "lids",
        ["C2"],
        "players[0].unused: a crate lid of seat 0 is there 4 times (players[0].lids 1, players[0].crates 1",
    ),
    ("unused", 3, "players[0].unused: a crate lid of seat 0 is there 6 times"),
    ("cartographer", 7, "players[0].cartographer: must be from 0 to 6, not 7"),
    ("milestones", ["boats"], "players[0].milestones: buildings is reached with 2 (needed: 2)"),
    ("hired", ["hire1"], "players[0].waiting: 0 workers are hired; 1 hire spaces for a worker are used"),
    ("workers", {"normal": 3}, "spaces.G round: a normal worker of seat 0 is there 6 times"),
    ("waiting", {"normal": 2}, "players[0].workers: a special worker of seat 0 is nowhere; the box has 2"),
    ("steps", {"one_sail": 22}, "players[0].log: 2 tokens; ships that have come 22 and 0 steps have brought 4"),
    ("log", {}, "log: the log book token LG1 is there once (log 1); the box has 3"),
    ("stored", {"coin": 7}, "players[0].stored: 7 items; there are spots for 6 of them"),
    ("placed", {"D1": 9}, "bag: the double tile D1 is there 29 times (players[0].placed 9, bag 20); the box has 20"),
    ("tiles", {"D1": 1}, "bag: the double tile D1 is there 21 times (players[0].tiles 1, bag 20); the box has 20"),
]


@pytest.mark.parametrize(("path", "value", "said"), TABLE)
def test_a_table_that_cannot_be_is_refused(path, value, said):
    assert refusal(lie(middle(), path, value)).startswith(said)


@pytest.mark.parametrize(("path", "value", "said"), PLAYER)
def test_a_player_that_cannot_be_is_refused(path, value, said):
    assert refusal(lie(middle(), f"players/0/{path}", value)).startswith(said)


@rule("CI-ISLET-01", "CI-ISLET-05", "CI-ISLET-07")
def test_islets_lie_beside_landscape_one_for_each_income():
    me = {**land(h12="meadow", h13="meadow", h24="meadow"), "islets": {"R1a": "I1", "R2a": "I2"}}
    doc = table(me=me, round=3).save()
    assert GAME.restore(doc)
    assert refusal({**doc, "round": 1, "harbormaster": "C1"}).startswith("players[0].islets: 2 islets, but up to now 1")
    late = {**doc, "round": 2, "harbormaster": "C2"}
    assert GAME.restore(late)
    far = lie(late, "players/0/islets", {"R2a": "I1", "R2b": "I2"})
    assert refusal(far).startswith("players[0].islets.R2b: R2a is covered: the sand bank would vanish")
    far = lie(late, "players/0/islets", {"R2a": "I1", "R1b": "I2"})
    assert GAME.restore(far)
    ground = land(h12="meadow", h11="meadow", h21="meadow", h31="meadow")
    doc = table(me={**ground, "islets": {"L1a": "I1", "L2a": "I2"}}, round=3).save()
    assert refusal({**doc, "round": 2, "harbormaster": "C2"}).startswith(
        "players[0].islets: one in every round up to now"
    )


@rule("CI-TILE-05", "CI-SETUP-22")
def test_landscape_hangs_together_from_the_start_space_on():
    doc = middle()
    me = doc["players"][0]
    me["land"]["h73"], me["level"]["h73"] = "forest", 1
    doc["singles"]["S1"] -= 1
    assert refusal(doc) == "players[0].land: 5 hexes, but only 4 of them hang together"
    doc = table().save()
    assert refusal(lie(lie(doc, "players/0/land", {"h22": "meadow"}), "players/0/level", {"h22": 1})).startswith(
        "players[0].on.h12"
    )


@rule("CI-TILE-03")
def test_a_double_tile_has_two_halves():
    doc = table(me={**land(h12="meadow 7"), "placed": {}}).save()
    doc["players"][0]["placed"] = {"D1": 3}
    doc["bag"]["D1"] = 17
    doc["singles"]["S2"] += 6
    assert refusal(doc).startswith(
        "players[0].placed: 3 double tiles have 6 halves; for those there is room on 3 layers"
    )


@rule("CI-SETUP-09", "CI-MILE-05", "CI-MILE-07")
def test_hired_workers_have_their_hire_space_and_special_ones_their_royal_order():
    doc = table(me={"waiting": {"normal": 2, "special": 1}}).save()
    assert doc["players"][0]["hired"] == ["hire1"] and len([1 for worker in doc["orders"].values() if worker]) == 1
    order = next(name for name, worker in doc["orders"].items() if worker)
    home = lie(lie(doc, f"orders/{order}", None), "players/0/workers", {"normal": 2, "special": 1})
    assert refusal(home) == "orders: seat 0 has 0 workers there and hired 1 special workers"


@rule("CI-LARGE-13", "CI-LARGE-14")
def test_only_their_cards_turn_boats_and_stow_crates():
    me = {**land(h12="meadow 1 large", h13="meadow 1 crate"), "large_cards": ["13"], "lids": ["C2", "C3", "C4", "C5"]}
    doc = table(me={**me, "unused": 0}).save()
    assert GAME.restore(doc)
    other = [card for card in doc["decks"] if card != "large:1"] + ["large:13"]
    doc = lie({**doc, "decks": other}, "players/0/large_cards", ["1"])
    assert refusal(doc) == "players[0].on: only the large building card 13 brings crates there"


@rule("CI-INCOME-03", "CI-ROUND-01")
def test_before_the_first_worker_phase_nothing_is_built():
    doc = GAME.new(2, seed=1).save()
    built = lie(doc, "players/0/docks", {"dock1": "B1"})
    assert refusal(built) == "players[0].docks: before the first worker phase nothing is built, supplied or hired"
    assert refusal(lie(doc, "players/1/surveyed", True)).startswith("players[1].surveyed: must be false")
    assert refusal(lie(doc, "upright", False)).startswith("upright: he stands until somebody supplies his ship")


@rule("CI-TURN-03", "CI-CLEAN-11")
def test_workers_are_at_home_outside_of_the_worker_phase():
    doc = table(phase="cleanup", pending=[{"step": "begin_cleanup", "seat": 0}]).save()
    assert GAME.restore(doc)
    space = next(space for space, owners in doc["spaces"].items() if owners == [0])
    home = lie(lie(doc, f"spaces/{space}", GONE), "players/0/workers", {"normal": 1})
    assert refusal(home) == "players[0].workers: the worker phase ends when nobody has one available"
    late = [frame for frame in doc["pending"] if frame["step"] == "end_round"]
    assert refusal({**doc, "pending": late}).startswith("spaces.")


# What is pending

FEED = [{"step": "end_turn", "seat": 0, "memo": "work"}, {"step": "sail", "seat": 0, "memo": 1}]
PENDING = [
    ([{"step": "turn", "seat": 1}], "active: must be 1: the seat that acts, by what is pending"),
    (
        [{"step": "income", "seat": 0, "memo": []}],
        "pending[0].step: the first entry in the phase work is turn or end_turn",
    ),
    ([*[{"step": "turn", "seat": 0}] * 2], "pending[1].step: turn comes last: nothing can be pending below it"),
    ([{"step": "turn", "seat": 0, "memo": 1}], "pending[0].memo: the step turn has none; leave it out"),
    ([{"step": "end_turn", "seat": 0}], 'pending[0].memo: is missing; the step end_turn needs one of "income", "work"'),
    ([{"step": "end_turn", "seat": 0, "memo": "income"}], "pending[0].memo: the end of a turn of the phase income"),
    ([{"step": "cooper_turn", "seat": 0}], "pending[0].step: Cooper plays in the solo game, with seat 0"),
    (
        [*FEED, {"step": "feed", "seat": 0, "memo": {"food": 3, "smallest": 0}}],
        "pending[2].memo: 2 food are due at first",
    ),
    (during("sail", 9), "pending[1].memo: must be from 1 to 6, not 9"),
    (during("gain_coin"), "pending[1].step: gain_coin is never pending"),
    (during("section_D", {"slot 1": "nothing"}), "pending[1].step: section_D: no worker of seat 0 lies on top there"),
    (during("section_G", {"slot 1": "draw_tile 3 times"}), "pending[1].memo.slot 1: 'draw_tile 3 times' is unknown"),
    (during("section_G_square"), "pending[1].memo: is missing; the step section_G_square needs {slot 1: one of"),
    (during("build_on", "small"), "pending[1].step: build_on cannot be pending above end_turn; below it there may be"),
    (during("draw_tile"), "pending[1].step: draw_tile needs a lid on draw (crates) of seat 0"),
    (during("plant"), "pending[1].step: plant needs the large building card 7 face down (spent) of seat 0"),
    (during("recruit"), "players[0].waiting: 0 workers are hired; 0 hire spaces for a worker are used"),
    (
        during("survey", {"option": "opt1", "free": False}),
        "pending[1].memo.option: option 1 is part of placing a double tile; here it is 2, 3 or 4",
    ),
    (during("survey", {"option": "opt4", "free": False}), "pending[1].memo.option: not used in this turn or phase"),
    (during("survey", {"option": "opt2", "free": True}), "pending[1].memo.free: only the large building card 5"),
    (during("trade_items", {"trade": "cloth_to_coins", "value": 0}), "pending[1].memo: with all that seat 0 has"),
    (
        during("islet_action", {**dict.fromkeys(C.islets, 0), "I1": 1}),
        "pending[1].memo.I1: 0 of them lie on the coasts",
    ),
    ([*during("sail", 1), *during("sail", 1)], "pending[2].step: end_turn comes last: nothing can be pending below it"),
    ([during("sail", 1)[0], {"step": "sail", "seat": 1, "memo": 1}], "pending[1].seat: must be 0, who acts"),
]


@pytest.mark.parametrize(("frames", "said"), PENDING)
def test_what_cannot_be_pending_is_refused(frames, said):
    assert refusal({**middle(), "pending": frames}).startswith(said)


PAYING = [
    ("pending/3/memo/stone", 4, "pending[3].memo: more than the cost of what is bought"),
    ("pending/3/memo/coin", 1, "pending[3].memo: coins and reductions are settled before, and cubes are left to pay"),
    ("pending/3/memo/clear_a_space", True, "pending[3].memo.clear_a_space: a landscape space is free already"),
    ("players/0/on", {}, "pending[3].memo: seat 0 cannot pay that (players[0].stored and .on)"),
    ("players/0/docks", {"dock5": "B1"}, "pending[2].memo: there is a boat already (players[0].docks.dock5)"),
]


@rule("CI-PAY-02", "CI-PAY-05")
@pytest.mark.parametrize(("path", "value", "said"), PAYING)
def test_a_payment_is_of_what_it_buys_and_can_be_made(path, value, said):
    me = {**land(h12="forest 3 wood", h13="forest 4 wood", h22="forest 5 wood", h11="meadow"), "stored": {}}
    bill = {"step": "pay", "seat": 0, "memo": {"wood": 6}}
    doc = table(me=me, pending=[*during("choose_boat", "dock5"), bill]).save()
    if path == "players/0/on":
        value = {name: piece for name, piece in doc["players"][0]["on"].items() if piece == "ruin"}
    assert refusal(lie(doc, path, value)).startswith(said)


def test_a_missing_memo_is_refused_and_says_what_is_needed():
    doc = table(me={"tiles": {"D1": 1}}, pending=during("section_C")).save()
    state = play(GAME.restore(doc), "tile:D1:front")
    doc = lie(state.save(), "pending/2/memo", GONE)
    assert refusal(doc).startswith(
        'pending[2].memo: is missing; the step place_half needs one of "D1:front", "D1:back"'
    )
    doc = lie(state.save(), "pending/2/memo", "D2:front")
    assert refusal(doc) == "pending[2].memo: D2 is not in the reserve (players[0].tiles)"


# The simultaneous phases


def waiting() -> dict[str, Any]:
    """The income of round 1: seat 2 went ahead of seat 0, seat 1 waits."""
    s = GAME.new(3, seed=3, start_player="1")
    return dict(play(s, "ahead:3").save())


INCOME = [
    ("pending/0", GONE, "pending[0].step: the first entry in the phase income is begin_work of seat 0"),
    ("pending/1/seat", 0, "pending[2].seat: no part of seat 0 has begun that is not over, or it is there twice"),
    ("pending/2/step", "turn", "pending[2].memo: the step turn has none"),
    ("pending/4/seat", 1, "pending[4].step: resume lies on the part of seat 0"),
    ("pending/5/memo", "work", "pending[5].memo: the end of a turn of the phase work, but this is income"),
    ("pending/6/memo", ["B1"], "pending[6].memo: B1 is not built (players[2].docks), so it has brought nothing"),
    ("active", 0, "active: must be 2: the seat that acts, by what is pending"),
]


@rule("CI-ROUND-03", "CI-ROUND-05")
@pytest.mark.parametrize(("path", "value", "said"), INCOME)
def test_parts_of_a_simultaneous_phase_lie_in_their_order(path, value, said):
    doc = waiting()
    names = ["begin_work", "begin_income", "end_turn", "income", "resume", "end_turn", "income"]
    assert [frame["step"] for frame in doc["pending"]] == names
    assert refusal(lie(doc, path, value)).startswith(said)


@rule("CI-CLEAN-01")
def test_all_later_steps_of_phase_c_are_pending():
    me = {"crates": ["coins"], "lids": ["C2", "C3", "C4", "C5"], "stored": {"coin": 1}}
    doc = table(me=me, phase="cleanup", pending=during("reactivate")).save()
    steps = [(frame["step"], frame.get("memo")) for frame in doc["pending"]]
    assert steps[-1] == ("reactivate", []) and steps.count(("cleanup_step", "statues")) == 2
    for gone in range(1, len(steps) - 1):
        assert refusal({**doc, "pending": doc["pending"][:gone] + doc["pending"][gone + 1 :]}).startswith("pending[")
    both = lie(doc, f"pending/{len(steps) - 1}/memo", ["card"])
    assert refusal(both).endswith("only with the fortress (CI-CLEAN-07)")


@rule("CI-HELM-15", "CI-TURN-07")
def test_a_fee_is_owed_for_a_harbor_that_was_reached_or_a_worker_below():
    doc = table(me={"steps": {"one_sail": 10}}, pending=during("fee", {"ship": "one_sail", "to": "1"})).save()
    assert GAME.restore(doc)
    assert refusal(lie(doc, "pending/1/memo/ship", "two_sails")).endswith("has not come to that harbor (its steps)")
    assert refusal(lie(doc, "pending/1/memo/to", "0")).startswith("pending[1].memo.to: must be supply or the seat")
    assert refusal(lie(doc, "pending/1/memo/ship", "none")).startswith(
        "pending[1].memo.to: the fee goes to whose worker"
    )


@rule("CI-HELM-09", "CI-CLEAN-09")
def test_of_a_part_of_phase_c_only_what_another_receives_may_be_left():
    me = {**land(h12="meadow 1 statue", h13="meadow"), "steps": {"one_sail": 9}, "stored": {}, "cartographer": 0}
    s = table(me=me, phase="cleanup", pending=during("bonus", "statues"))
    play(s, "ship:one_sail")
    while s.actor == 0:
        play(s, "refuse_fee" if "refuse_fee" in legal(s) else legal(s)[0])
    doc = s.save()
    assert doc["pending"][-1]["step"] == "receive" and doc["pending"][-2]["step"] == "cleanup_step"
    assert doc["active"] == 0 and GAME.restore(doc).save() == doc


@rule("CI-LARGE-13", "CI-ANY-02")
def test_the_lid_of_a_depot_may_be_used_for_something_else_before():
    me = {
        **land(h12="meadow 1 large", h13="meadow", h11="meadow"),
        "large_cards": ["13"],
        "lids": C.cargo[1:],
        "unused": 1,
    }
    s = play(table(me=me), "card:13", "crate:cubes")
    assert [frame["step"] for frame in s.save()["pending"]] == ["turn", "depot", "receive"]
    assert GAME.restore(s.save()).save() == s.save()
    assert refusal({**s.save(), "pending": s.save()["pending"][:-1]}).endswith(
        "no unused crate lid to place (players[0].unused)"
    )


# Solo

SOLO = [
    ("cooper", None, "cooper: plays in the solo game and only there"),
    ("cooper/deck", ["SA1"], "cooper.deck: with the cards shown these are his cards, once each: SA1, SA2,"),
    ("cooper/lids", 3, "cooper.lids: is not a key of a position"),
    ("cooper/steps", GONE, "cooper.steps: is missing"),
    ("cooper/hires", 1, "cooper.hires: 1; 0 counters have reached 2"),
    ("cooper/counters", {"boats": 6}, "cooper.counters.boats: must be from 0 to 5, not 6"),
    ("cooper/waiting", {"normal": 2}, "cooper.workers: a special worker of Cooper is nowhere; the box has 2"),
    ("cooper/workers", {}, "cooper.waiting: a normal worker of Cooper is there 2 times"),
    ("orders", {"RO1": None}, "orders: 1 are displayed; in a game of 1 there are 4"),
    ("spaces", {}, "spaces."),
]


@pytest.mark.parametrize(("path", "value", "said"), SOLO)
def test_a_solo_game_that_cannot_be_is_refused(path, value, said):
    doc = settled(document(1)).save()
    assert refusal(lie(doc, path, value)).startswith(said)


@rule("CI-SOLO-07")
def test_neutral_workers_stand_where_the_first_card_says():
    doc = settled(document(1)).save()
    space = next(space for space, owners in doc["spaces"].items() if owners == ["neutral"])
    assert refusal(lie(doc, f"spaces/{space}", GONE)).startswith(f"spaces.{space}: the neutral workers of this round")


def test_piles_may_be_left_out():
    doc = middle()
    bare = {name: value for name, value in doc.items() if name not in ("bag", "singles", "log", "decks", "bottoms")}
    state = GAME.restore(bare)
    assert state.save()["bag"] == doc["bag"] and state.save()["log"] == doc["log"]
    assert sum(state.save()["singles"].values()) == sum(doc["singles"].values())
    assert GAME.restore(state.save()).save() == state.save()


@rule("CI-HELM-15", "CI-HELM-07")
@pytest.mark.parametrize(("steps", "refused"), [(9, True), (10, False), (11, False)])
def test_a_harbor_is_reached_with_the_last_step_into_it(steps, refused):
    doc = table(me={"steps": {"one_sail": 12}}, pending=during("fee", {"ship": "one_sail", "to": "1"})).save()
    doc["players"][0].update(steps={"one_sail": steps}, log={"LG1": steps // 5})
    del doc["log"]
    if refused:
        assert refusal(doc).endswith("has not come to that harbor (its steps)")
    else:
        assert GAME.restore(doc).actor == 0


@rule("CI-HELM-05")
def test_at_most_two_islets_are_passed_at_once():
    coasts = {"me": {"islets": {"R1a": "I1", "L1a": "I2"}}, "other": {"islets": {"R1a": "I1"}}}
    doc = table(**coasts, pending=during("islet_action", {"I1": 1, "I2": 1})).save()
    assert GAME.restore(doc).save() == doc
    assert refusal(lie(doc, "pending/1/memo/I1", 2)).endswith("at most 2 islets lie between two coast spaces")
    assert refusal(lie(doc, "pending/1/memo/I2", 2)).startswith("pending[1].memo.I2: 1 of them lie on the coasts")
    assert refusal(lie(doc, "pending/1/memo/I1", 3)).startswith("pending[1].memo.I1: must be from 0 to 2, not 3")


@rule("CI-LARGE-11", "CI-LARGE-12", "CI-BOAT-07")
def test_what_the_merchant_docks_and_the_islet_link_have_used_is_on_the_table():
    card = {**land(h12="meadow 1 large", h13="meadow 1 food"), "docks": {"dock1": "B1", "dock2": "B6"}}
    doc = table(
        me={**card, "large_cards": ["12"], "spent": ["12"]},
        other={"docks": {"dock1": "B4"}},
        pending=during("2_perform_boat_actions", ["B1"]),
    ).save()
    s = GAME.restore(doc)
    assert s.save() == doc and "steps:1" in legal(s) and "gain:coin" not in legal(s)
    for memo in (["B6"], ["B2"], ["B1", "B6"]):  # the copy boat cannot be copied, B2 is not built
        assert refusal(lie(doc, "pending/1/memo", memo)).startswith("pending[1].memo: at most 2, and only of those")
    doc = table(
        me={**card, "large_cards": ["11"], "spent": ["11"], "islets": {"R1a": "I1"}},
        other={"islets": {"R1a": "I4"}},
        pending=during("2_perform_islet_actions", ["I1"]),
    ).save()
    s = GAME.restore(doc)
    assert s.save() == doc and "steps:1" in legal(s) and "gain:coin" not in legal(s)
    assert refusal(lie(doc, "pending/1/memo", ["I2"])).startswith("pending[1].memo: at most 2, and only of those")


@rule("CI-STORE-06", "CI-LOG-01")
def test_of_two_items_of_a_log_book_token_one_may_be_gained_already():
    me = {"log": {"LC1": 1}, "steps": {"one_sail": 5}, "stored": {"coin": 1}}
    doc = table(me=me, pending=during("gain_coin_and_coin", ["coin 1"])).save()
    s = GAME.restore(doc)
    assert s.save() == doc and doc["pending"][-1]["memo"] == ["coin 1"] and "gain:coin" in legal(s)
    both = lie(doc, "pending/1/memo", ["coin 1", "coin 2"])
    assert refusal(both) == "pending[1].memo: with everything gained nothing is pending"


@rule("CI-CARGO-03")
@pytest.mark.parametrize(("ship", "upright"), [("C1", False), ("C2", True)])
def test_the_harbormaster_lies_while_his_own_ship_is_being_supplied_and_no_other(ship, upright):
    me = {**land(h12="mountain 3 gold", h13="mountain 4 gold"), "stored": {"gold": 2, "cloth": 3}}
    s = play(table(me=me, pending=during("section_H")), f"supply:{ship}")
    doc = s.save()
    assert "supplied" in [frame["step"] for frame in doc["pending"]] and doc["upright"] is upright
    assert GAME.restore(doc).save() == doc
    lying = "upright: nobody has supplied C1 (all lids are there), so he stands"
    assert refusal({**doc, "upright": not upright}) == (
        lying if upright else "upright: C1 is being supplied, so he lies"
    )


@rule("CI-TURN-02")
def test_a_turn_is_of_the_seat_that_acts():
    doc = middle()
    assert doc["turn"]["seat"] == doc["active"] == 0
    assert refusal(lie(doc, "turn/seat", 2)) == "turn.seat: must be 0: by what is pending it is the turn of that seat"


@rule("CI-VARIANT-02", "CI-SETUP-24")
def test_while_the_first_landscapes_are_chosen_the_starting_player_is_active():
    doc = GAME.new(players=3, seed=1, start_landscape="free", start_player="2").save()
    assert (doc["active"], doc["token"]) == (1, 1)
    assert refusal(lie(doc, "active", 0)).startswith("active: must be 1")


@rule("CI-SETUP-24")
def test_in_the_first_income_the_starting_player_has_the_token():
    doc = GAME.new(players=2, seed=1, start_player="2").save()
    assert refusal(lie(doc, "token", 0)) == (
        "token: must be 1 before the first worker phase: the starting player has it"
    )


@rule("CI-SOLO-06")
def test_alone_the_player_has_the_token_first():
    doc = GAME.new(players=1, seed=1).save()
    assert refusal(lie(doc, "token", 1)).startswith("token: must be 0 before the first worker phase")
