"""The flow machine and the grammar, on a small game of another package (support/quay.py)."""

import pickle
from typing import Any

import pytest

import rondel
from rondel.testing import conformance
from support import legal, pending, play
from support.quay import Quay

GAME = rondel.load_game("quay")


@pytest.fixture
def state() -> Any:
    return GAME.new(players=2, seed=5)


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("seed", range(5))
def test_a_game_of_another_package_passes_the_conformance_suite(players: int, seed: int) -> None:
    assert conformance.check_game(conformance.Setting(GAME, players), seed) > 0


def test_a_registered_game_is_listed() -> None:
    assert "quay" in rondel.games()


def test_optional_offers_the_same_click_or_done(state: Any) -> None:
    assert pending(state) == "may guess"
    assert legal(state) == ["done", "guess:1", "guess:2", "whistle:1"]


def test_repeat_asks_again_until_done(state: Any) -> None:
    play(state, "done", "open:red")
    assert pending(state) == "repeat open_crate"
    play(state, "open:blue")
    assert pending(state) == "repeat open_crate"
    assert pending(play(state, "done")) == "loading"


def test_repeat_stops_at_its_limit() -> None:
    doc = GAME.new(players=2, seed=5).save()
    doc["pending"] = [*doc["pending"][:-2], {"step": "repeat open_crate", "seat": 0, "memo": 8}]
    assert pending(play(GAME.restore(doc), "open:red")) != "repeat open_crate"


def test_each_once_offers_every_slot_once_in_any_order(state: Any) -> None:
    play(state, "done", "open:red", "open:red", "done")
    assert legal(state)[:3] == ["done", "ship:red", "ship:blue"]
    play(state, "ship:blue")
    assert "ship:blue" not in legal(state)
    assert "ship:red" in legal(state)
    assert state.save()["pending"][-1]["memo"] == ["slot 2"]


def test_an_offer_is_made_only_if_its_step_is_possible(state: Any) -> None:
    play(state, "done", "done")  # nothing opened: loading is passed over, the next seat begins
    assert state.actor == 1


def test_a_decision_with_one_option_is_resolved_and_told() -> None:
    state = GAME.new(players=1, seed=5)
    state.listen()
    play(state, "whistle:1", "done", "done")  # nothing to load: the ships are not even asked for
    assert [event.kind for event in state.visible(0)] == ["whistles"]
    assert pending(state) == "may guess"
    doc = state.save()
    doc["pending"] = [*doc["pending"][:1], {"step": "ship_1", "seat": 0}]
    doc["open"] = 3
    only = GAME.restore(doc)
    assert only.banked[0] == 3  # the one offer was taken, the rest banked


def test_another_seat_may_interrupt(state: Any) -> None:
    assert state.interrupts(1) == [GAME.actions.number("whistle:2")]
    play(state, "whistle:2")
    assert state.actor == 0
    assert pending(state) == "may guess"
    assert state.interrupts(1) == []


def test_a_refused_action_says_why_and_changes_nothing(state: Any) -> None:
    before = state.save()
    with pytest.raises(rondel.IllegalAction, match="not now"):
        play(state, "open:red")
    with pytest.raises(rondel.IllegalAction, match="there is no action 99"):
        state.apply(99)
    assert state.save() == before


def test_what_is_private_is_not_in_another_view(state: Any) -> None:
    play(state, "guess:2")
    assert state.view(0)["players"][0]["luck"] == GAME.actions.number("guess:2")
    assert state.view(1)["players"][0]["luck"] == "hidden"
    assert state.view(None)["players"][0]["luck"] == "hidden"


def test_events_are_noted_only_while_somebody_listens(state: Any) -> None:
    play(state, "done", "open:red")
    assert state.visible(0) == []
    state.listen()
    play(state, "open:red")
    assert [(event.kind, event.seat) for event in state.visible(None)] == [("opens", 0)]


def test_a_secret_event_reaches_only_who_may_know(state: Any) -> None:
    state.listen()
    state.emit("opens", 0, 3, seen=1 << 1)
    assert [len(state.visible(seat)) for seat in (0, 1, None)] == [0, 1, 0]


def test_a_state_can_be_pickled(state: Any) -> None:
    assert pickle.loads(pickle.dumps(state)).save() == state.save()


def test_equal_totals_share_the_win(state: Any) -> None:
    state.banked = [7, 7]
    assert state.winners() == [0, 1]


def test_two_steps_or_actions_of_one_name_are_refused() -> None:
    game = Quay()
    with pytest.raises(ValueError, match="two steps"):
        game.add_step(game.turn, "turn")
    with pytest.raises(ValueError, match="two actions"):
        game.actions.family("open", ["red"])
    with pytest.raises(ValueError, match="two actions"):
        game.actions.single("done")


# By name, for scripts


def test_play_by_name_says_that_it_was_applied(state: Any) -> None:
    assert state.play("guess:2") == "applied"
    assert state.players[0].luck == GAME.actions.number("guess:2")


def one_offer() -> Any:
    """A position whose first step offers one ship only: `restore` loads it unasked, banks, and asks the next turn."""
    doc = GAME.new(players=1, seed=5).save()
    doc.update(pending=[*doc["pending"][:1], {"step": "ship_1", "seat": 0}], open=3)
    return GAME.restore(doc)


def test_play_by_name_says_what_was_forced_once_and_does_nothing_then() -> None:
    s = one_offer()
    before = s.save()
    assert s.play("ship:blue") == "forced"
    assert s.save() == before
    with pytest.raises(rondel.IllegalAction):
        s.play("ship:blue")  # it is accounted for, and not possible now
    assert s.play("guess:1") == "applied"


def test_what_was_forced_counts_until_the_next_action_and_in_a_copy() -> None:
    s = one_offer()
    assert s.copy().play("ship:blue") == "forced"
    play(s, "guess:1")
    with pytest.raises(rondel.IllegalAction):
        s.play("ship:blue")


def test_done_is_forced_only_where_it_is_not_legal() -> None:
    s = GAME.new(players=1, seed=5)
    play(s, "done")
    assert s.play("done") == "applied"  # no crate opened: loading offers nothing but done, and the next turn begins
    assert GAME.actions.number("done") in s.forced
    assert (pending(s), s.play("done"), pending(s)) == ("may guess", "applied", "repeat open_crate")


def test_play_by_name_refuses_what_is_neither_legal_nor_forced(state: Any) -> None:
    before = state.save()
    for name in ("ship:red", "fly"):
        with pytest.raises(rondel.IllegalAction):
            state.play(name)
    assert state.save() == before
