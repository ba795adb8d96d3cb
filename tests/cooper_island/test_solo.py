"""SOLO: against Cooper."""

import pytest

from support.cooper_island import GAME, document, during, legal, offered, pending, play, player, rule, settled

C = GAME.components


def solo(cooper=None, options=None, **fields):
    """Seat 0 against Cooper, in the worker phase."""
    doc = document(1, **(options or {}))
    me = fields.pop("me", {})
    doc["players"][0].update(me)
    doc["cooper"].update(cooper or {})
    doc.update(fields)
    return settled(doc, **(options or {}))


def cooper_plays(card, cooper=None, **fields):
    """His turn, in which he draws this card."""
    return solo({"next": card, **(cooper or {})}, pending=[{"step": "cooper_turn", "seat": 0}], **fields)


def his(state):
    return state.save()["cooper"]


@rule("CI-SOLO-01", "CI-SOLO-02", "CI-SOLO-03", "CI-SOLO-06")
def test_set_up():
    for seed in range(10):
        s = GAME.new(players=1, seed=seed)
        doc = s.save()
        assert doc["players"][0]["cartographer"] == 3 and doc["token"] == 0
        assert len(doc["orders"]) == 4 and "RO8" not in doc["orders"]
        assert doc["cooper"]["workers"] == {"normal": 2}
        assert doc["cooper"]["waiting"] == {"normal": 2, "special": 2}
    assert s.peninsulas == 2
    assert {C.halves[n]: C.islets[islet] for n, islet in enumerate(C.solo_islets) if islet >= 0} == {
        "R2b": "I1", "R3a": "I3", "L2b": "I4", "L3a": "I2",
    }  # fmt: skip


@rule("CI-SOLO-04", "CI-SOLO-16")
def test_strategies_and_difficulties():
    assert len(C.strategies) == 4 and len(C.solo_cards) == 16
    assert all(len(deck) == 12 for deck in C.solo_deck)
    assert [his(GAME.new(players=1, seed=1, difficulty=n))["steps"] for n in (1, 2, 3, 4)] == [0, 2, 0, 0]
    assert C.cleanup_helm == [0, 0, 1, 2]


@rule("CI-SOLO-05", "CI-SOLO-17")
def test_more_points_than_cooper():
    def ended(steps, **cooper):
        me = {"steps": {"one_sail": steps}, "stored": {}, "cartographer": 0}
        return solo({"steps": 20, **cooper}, me=me, phase="finish", spaces={}, pending=[])

    assert ended(21).winners() == [0] and ended(20).winners() == []
    assert GAME.outcome(ended(21))["won"] is True
    assert GAME.outcome(ended(3))["cooper"]["total"] == 20


@rule("CI-SOLO-17")
def test_coopers_royal_orders():
    orders = {"RO1": {"seat": "cooper", "worker": "normal"}, "RO5": {"seat": "cooper", "worker": "special"}}
    cooper = {"counters": {"boats": 4, "crates": 2, "statues": 2, "buildings": 2}, "steps": 7}
    s = solo(cooper, {"strategy": "ST2"}, orders=orders, phase="finish", spaces={}, pending=[])
    assert GAME.outcome(s)["cooper"] == {"log_book": 5, "steps": 2, "orders": 5 + 3, "total": 15}


@rule("CI-SOLO-07")
@pytest.mark.parametrize(("number", "workers"), [(1, 2), (2, 2), (3, 3)])
def test_neutral_workers(number, workers):
    start = [{"step": "begin_work", "seat": 0}]
    s = solo({"shown": [], "deck": []}, pending=start, phase="income", round=number, spaces={})
    card = C.solo_cards.index(his(s)["shown"][0])
    sections = [C.sections[n] for n in C.solo_neutral[card]]
    spaces = {f"{name} round": ["neutral"] for name in sections[:2]}
    if workers == 3:
        spaces[f"{sections[2]} square"] = ["neutral"]
    assert s.save()["spaces"] == spaces
    assert len(s.cooper[0].deck) == 11


@rule("CI-SOLO-08")
def test_cooper_places_a_worker_of_his():
    s = cooper_plays("SD1")
    assert s.save()["spaces"]["D round"][-1] == "cooper" and his(s)["workers"] == {"normal": 1}
    s = cooper_plays("SD1", {"hires": 2})
    assert s.save()["spaces"]["D square"] == ["cooper"]  # he has hired a special worker
    busy = {"D round": ["cooper"], "E round": ["cooper"]}
    s = cooper_plays("SD1", {"hires": 1}, spaces=busy)
    assert s.save()["spaces"]["F round"][-1] == "cooper"


@rule("CI-SOLO-09", "CI-SOLO-10")
def test_helm_points_and_counter():
    trader = {"options": {"strategy": "ST4"}}
    s = cooper_plays("SH2", {"steps": 4}, **trader)
    assert his(s)["steps"] == 7 and his(s)["counters"] == {"crates": 1}
    s = cooper_plays("SH2", {"counters": {"boats": 2}}, **trader)
    assert his(s)["steps"] == 4  # one more for the special worker
    s = cooper_plays("SB1", {"counters": {"boats": 5}})
    assert his(s)["counters"] == {"boats": 5}


@rule("CI-SOLO-11", "CI-SOLO-19")
def test_the_player_takes_an_item_for_a_stack_and_for_her_harbor():
    s = cooper_plays("SD1", spaces={"D round": [0]})
    assert pending(s) == "receive" and s.actor == 0
    play(s, "receive:gold")
    assert player(s)["market"] == {"gold": 1}
    s = cooper_plays("SD1", {"steps": 9})
    assert pending(s) == "receive"
    s = cooper_plays("SD1", {"steps": 19})
    assert pending(s) != "receive"  # his own harbor


@rule("CI-SOLO-12")
def test_fees_for_cooper_and_neutral_workers_go_to_the_supply():
    s = solo(spaces={"C round": ["cooper"], "E round": ["neutral"]})
    play(s, "worker:C:round", "pay:coin")
    assert player(s)["stored"] == {}
    s = solo(spaces={"E round": ["neutral"]})
    play(s, "worker:E:round", "refuse_fee")
    assert pending(s) == "take_anchors"
    s = solo(me={"steps": {"one_sail": 9}}, pending=during("sail", 1), log={})
    play(s, "ship:one_sail", "pay:coin")
    assert player(s)["stored"] == {} and player(s)["market"] == {}


@rule("CI-SOLO-13")
def test_cooper_takes_the_token_and_lays_the_harbormaster_down():
    assert cooper_plays("SA1").token == 1
    assert cooper_plays("SA1", spaces={"A round": ["neutral"]}).token == 0
    assert cooper_plays("SB1").token == 0
    assert cooper_plays("SH1").upright == 0
    assert cooper_plays("SB1").upright == 1


@rule("CI-SOLO-14")
def test_cooper_hires_at_two():
    s = cooper_plays("SB1", {"counters": {"boats": 1}})
    assert his(s)["hires"] == 1  # of the boatman: a normal worker, who is placed in one of his next turns
    assert his(s)["waiting"] == {"normal": 1, "special": 2}
    s = cooper_plays("SB1", {"counters": {"boats": 1}, "hires": 1}, orders={"RO4": None, "RO1": None})
    assert s.save()["orders"]["RO1"] == {"seat": "cooper", "worker": "normal"}  # the special worker is placed
    s = cooper_plays("SB1", {"counters": {"boats": 1}, "hires": 2, "steps": 0})
    assert his(s)["steps"] == 1 + 1 + 2  # by the card, by his special worker, by the hire


@rule("CI-SOLO-15", "CI-SOLO-16")
def test_cooper_in_phase_c():
    spaces = {"A round": ["cooper"], "C round": ["cooper"], "D round": ["cooper"]}
    back = [{"step": "return_workers", "seat": 0}]
    s = solo({"counters": {"statues": 2}}, {"difficulty": 4}, spaces=spaces, phase="cleanup", pending=back)
    assert his(s)["steps"] == 2 + 2 and his(s)["workers"] == {"normal": 3} and s.save()["spaces"] == {}


@rule("CI-SOLO-18")
def test_coopers_islets_can_be_used():
    s = solo(pending=during("section_C_square"))
    assert {"gain:coin", "gain:gold", "steps:1"} <= offered(s)
    s = solo(me={"steps": {"one_sail": 7}}, pending=during("sail", 1))
    play(s, "ship:one_sail")  # from 1.R3 (its far half has the tile islet) to 1.R2 (near half with the coin islet)
    assert offered(s) == {"done", "draw", "gain:coin"}


@rule("CI-SOLO-06", "CI-SOLO-08")
def test_a_whole_solo_game_alternates():
    s = GAME.new(players=1, seed=11)
    s.listen()
    while s.actor is not None:
        play(s, legal(s)[0])
    turns = [event.seat for event in s.events if event.kind == "turn"]
    assert 1 in turns and 0 in turns
    assert GAME.outcome(s)["cooper"]["total"] > 0


@rule("CI-SOLO-14")
def test_a_normal_worker_whom_cooper_hires_brings_nobody_to_a_royal_order():
    s = cooper_plays("SB1", {"counters": {"boats": 1}})
    assert his(s)["hires"] == 1 and his(s)["waiting"] == {"normal": 1, "special": 2}
    assert set(s.save()["orders"].values()) == {None}
    assert his(s)["workers"] == {"normal": 2}  # one of two was placed, one came


@rule("CI-SOLO-14")
def test_cooper_assigns_the_special_worker_if_no_normal_one_is_available():
    trader = {"options": {"strategy": "ST4"}}
    s = cooper_plays("SH2", {"counters": {"crates": 1}}, spaces={"E round": ["cooper"]}, **trader)
    assert his(s)["waiting"] == {"normal": 2, "special": 1} and his(s)["workers"] == {}
    assert list(filter(None, s.save()["orders"].values())) == [{"seat": "cooper", "worker": "special"}]
    s = cooper_plays("SH2", {"counters": {"crates": 1}}, **trader)
    assert his(s)["workers"] == {"special": 1}
    assert list(filter(None, s.save()["orders"].values())) == [{"seat": "cooper", "worker": "normal"}]


@rule("CI-SOLO-13")
def test_cooper_takes_no_token_where_his_worker_has_to_go_on_from_section_a():
    s = cooper_plays("SA1", spaces={"A round": ["cooper"]})
    assert s.token == 0 and s.save()["spaces"]["B round"][-1] == "cooper"
    s = cooper_plays("SH1", spaces={"H round": ["cooper"]})
    assert s.token == 0 and s.save()["spaces"]["A round"][-1] == "cooper"  # empty, but by another card
