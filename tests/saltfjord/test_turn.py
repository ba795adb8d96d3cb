"""TURN: rounds, the order of turns, and the main actions."""

from typing import Any

import pytest

from support.saltfjord import document, end_round, goods, legal, offered, pending, play, player, restore, rule, table

BUSY: dict[str, Any] = {"workers": 0, "on": {"1:2": "worker"}}  # no worker left: the turn ends by itself
LARGE = {"build:L3_1", "build:L3_2", "build:I3_1", "build:I3_2"}


def discard(state: Any) -> Any:
    """The actor takes a die, discards it and ends the turn."""
    play(state, next(name for name in legal(state) if name.startswith("die:white")), "discard")
    return play(state, "done") if pending(state) == "end_turn" else state


@rule("SF-TURN-01")
def test_the_game_lasts_three_rounds() -> None:
    state = table()
    assert [end_round(state).round for _ in range(2)] == [2, 3]
    assert state.actor is not None
    end_round(state)
    assert state.actor is None
    assert state.legal() == []


@rule("SF-TURN-02")
def test_turns_go_clockwise_from_the_start_player() -> None:
    state = table(players=3, start=2, pending=[{"step": "turn", "seat": 2}])
    actors = []
    for _ in range(6):
        actors.append(state.actor)
        discard(state)
    assert actors == [2, 0, 1, 2, 0, 1]


@rule("SF-TURN-02")
def test_the_start_player_takes_the_first_turn_of_every_round() -> None:
    state = table(players=3)
    play(state, "retire:tavern5", "done", "done", "done")  # declines two catches, then leaves the worker
    play(state, "retire:tavern1", "done", "done")
    end_round(state)
    assert (state.save()["start"], state.actor) == (1, 1)
    assert state.round == 2


@rule("SF-TURN-02")
def test_the_round_goes_on_until_the_last_player_has_retired() -> None:
    state = table(players=3, me=BUSY)
    play(state, "retire:tavern4", "done")
    for seat in (1, 2, 1, 2):
        assert state.actor == seat
        discard(state)
    assert state.round == 1


@rule("SF-TURN-03")
def test_a_turn_is_one_main_action_of_three_kinds() -> None:
    state = table(me={**BUSY, "goods": {"wood": 1, "plank": 1}}, dice={"white 3": 2, "orange 5": 1})
    retire = {f"retire:tavern{n}" for n in range(1, 6)}
    assert offered(state) == {"die:white:3", "die:orange:5", *LARGE, *retire}


@rule("SF-TURN-03")
@pytest.mark.parametrize(
    "actions",
    [("die:white:3", "discard"), ("build:I3_1", "place:3:1:0"), ("retire:tavern4", "done")],
    ids=["die", "large tile", "retire"],
)
def test_after_the_main_action_it_is_the_next_players_turn(actions: tuple[str, ...]) -> None:
    me = {**BUSY, "goods": {"wood": 1, "plank": 1}}
    state = play(table(me=me, dice={"white 3": 2, "white 4": 2}), *actions)
    assert (state.actor, pending(state)) == (1, "turn")


@rule("SF-TURN-04")
def test_any_number_of_free_actions_come_with_the_main_action() -> None:
    state = table(me={"goods": {"food": 2, "gold": 1}}, dice={"white 1": 2})
    play(state, "sell:food", "sell:food", "downgrade:gold>plank", "worker:4:1")
    assert (state.actor, pending(state)) == (0, "turn")
    assert goods(state) == {"fish": 4, "plank": 1, "grain": 1}
    play(state, "die:white:1", "sell:grain", "use:column:1", "sell:plank", "activate:2:1")
    assert goods(state) == {"fish": 7, "paper": 1}


@rule("SF-TURN-05")
def test_a_retired_player_is_skipped() -> None:
    doc = document(4)
    doc["players"][1]["tavern"] = "tavern3"
    doc["players"][2]["tavern"] = "tavern1"
    state = restore(doc)
    actors = []
    for _ in range(4):
        actors.append(state.actor)
        discard(state)
    assert actors == [0, 3, 0, 3]
    doc["players"][3]["tavern"] = "tavern5"
    assert discard(restore(doc)).actor == 0  # the last one goes on alone


@rule("SF-TURN-06")
def test_who_can_neither_take_a_die_nor_build_a_large_tile_must_retire() -> None:
    me = {"taken": {"white": 3, "orange": 1}, "goods": {"wood": 1}}
    state = table(me=me, dice={"white 1": 1, "orange 1": 1})
    assert offered(state) == {f"retire:tavern{n}" for n in range(1, 6)}
    state = table(dice={}, other={"tavern": "tavern2"})
    assert offered(state) == {"retire:tavern1", "retire:tavern3", "retire:tavern4", "retire:tavern5"}


@rule("SF-TURN-06")
def test_retiring_is_allowed_in_the_first_turn() -> None:
    state = play(table(), "retire:tavern2", "done")
    assert player(state)["tavern"] == "tavern2"
    assert player(state)["taken"] == {}


@rule("SF-TURN-03")
def test_a_turn_cannot_end_without_a_main_action() -> None:
    assert "done" not in legal(table())
    assert "done" not in legal(table(dice={}))


@rule("SF-TURN-02")
def test_every_turn_is_counted():
    s = table(me=BUSY, other=BUSY, turn={"number": 5, "seat": 0})
    play(s, "retire:tavern1", "done")
    assert (s.actor, s.save()["turn"]) == (1, {"number": 6, "seat": 1})
    play(s, "die:white:3", "discard")
    assert (s.actor, s.save()["turn"]) == (1, {"number": 7, "seat": 1})  # the only one left in the round
