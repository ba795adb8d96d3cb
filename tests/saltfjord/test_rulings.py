"""Our own rulings, where the texts are silent (tag [C] in the rulebook)."""

import pytest

from rondel.games.saltfjord.solo import achievement
from support.saltfjord import GAME, legal, pending, play, rule, table


@rule("SF-ACT-08")
def test_a_gain_without_a_price_is_taken_without_asking() -> None:
    state = table(me={"goods": {}}, dice={"white 2": 1})
    play(state, "die:white:2", "use:column:2", "activate:1:2")
    assert state.players[0].goods[1] == 1
    state = table(me={"tiles": ["S1-13@1:1:0"], "workers": 1}, dice={"white 1": 1})
    play(state, "worker:1:1")
    assert legal(state)[0] == "done"  # a choice, in contrast, may be declined


@rule("SF-FREE-09")
@pytest.mark.parametrize(
    ("step", "memo"), [("place", "S1-01"), ("place_crate", "2"), ("throw", None), ("keep", "area4:I"), ("lift", 0)]
)
def test_no_free_action_interrupts_what_is_being_carried_out(step: str, memo: object) -> None:
    frame = {"step": step, "seat": 0, **({} if memo is None else {"memo": memo})}
    me = {
        "goods": {"fish": 5, "gold": 1},
        "boat": 4,
        "tokens": ["I-vp1", "I-fish2", "I-wood1", "I-vp2"] if step == "throw" else ["I-fish2"],
        "levels": {"logistics": 2, "fishery": 1},
        "on": {"1:2": "white 2", "2:1": "white 1"},
        "taken": {"white": 2},
        "abilities": ["AB-7"],
        "flipped": True,
    }
    drawn = [{"token": "I-vp1", "known_by": [0]}, {"token": "I-vp2", "known_by": [0]}] if step == "keep" else []
    tops = {"S1_1": "S1-02", "S1_2": "S1-03"}
    frames = [{"step": "end_turn", "seat": 0}, frame]
    state = table(me=me, pending=frames, drawn=drawn, tile_tops=tops, dice={})
    assert pending(state) == step
    assert len(state.choices) > 1
    assert state.legal() == state.choices
    assert state.interrupts(0) == []


@rule("SF-FREE-10")
def test_a_paid_upgrade_always_moves_a_resource() -> None:
    state = table(me={"goods": {"fish": 3}})
    paid = [name for name in legal(state) if name.startswith("pay_upgrade")]
    assert paid == ["pay_upgrade:fish>wood", "pay_upgrade:fish>grain", "pay_upgrade:fish>paper"]
    assert not [name for name in legal(table(me={"goods": {"fish": 2}})) if name.startswith("pay_upgrade")]


@rule("SF-FREE-11")
@pytest.mark.parametrize(("workers", "waits"), [(1, True), (0, False)])
def test_a_turn_waits_at_its_end_only_for_a_worker(workers: int, waits: bool) -> None:
    on = {} if workers else {"1:2": "worker"}
    me = {"workers": workers, "on": on, "goods": {"gold": 2}}
    state = play(table(me=me, dice={"white 2": 1, "white 3": 1}), "die:white:2", "discard")
    assert state.actor == (0 if waits else 1)
    assert pending(state) == ("end_turn" if waits else "turn")


@rule("SF-SOLO-22")
def test_more_special_tiles_than_asked_for_count_too() -> None:
    c = GAME.components
    assert achievement(c, "gold", 5) == 1
    assert achievement(c, "platinum", 4) == 3
    assert achievement(c, "palladium", 5) == 5
    assert achievement(c, "silver", 5) == 0


@rule("SF-VARIANT-21")
def test_a_wagon_that_waited_does_not_move_with_logistics_three() -> None:
    me = {"on": {"1:1": "wagon"}, "wagons_waiting": 1, "levels": {"logistics": 2}, "goods": {"gold": 1}}
    frames = [{"step": "end_turn", "seat": 0}, {"step": "may technology", "seat": 0}]
    state = table(me=me, options={"wagons": True}, pending=frames)
    play(state, "technology:logistics", "wagon:1:1:right")
    assert state.save()["players"][0]["on"] == {"1:1": "wagon", "1:2": "wagon"}
    assert not [name for name in legal(state) if name.startswith("wagon:")]
