"""A turn is one thing for everybody: its number, whose it is, and its end."""

import copy

import pytest

import rondel
from rondel.core.chance import from_seed
from rondel.core.errors import BadPosition
from rondel.core.events import Event
from rondel.core.turn import Turn, turn_of

GAMES = [name for name in rondel.games() if name != "quay"]


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("name", GAMES)
def test_turns_are_counted_as_the_events_tell(name: str, players: int) -> None:
    state = rondel.load_game(name).before(players, 5)
    state.listen()
    state.game.begin(state)
    chooser = from_seed(5)
    while state.actor is not None:
        legal = state.legal()
        state.apply(legal[chooser.below(len(legal))])
        begun = [event.seat for event in state.visible(None) if event.kind == "turn"]
        assert (state.turn, state.turn_seat) == ((len(begun), begun[-1]) if begun else (0, -1))
    assert state.turn > 3


@pytest.mark.parametrize("name", GAMES)
def test_nobody_decides_in_the_turn_of_another_player(name: str) -> None:
    """So whoever acts is in a turn of their own, in the set-up too, and undo need ask nothing but the turn."""
    state = rondel.load_game(name).new(3, seed=6)
    chooser = from_seed(6)
    while state.actor is not None:
        assert turn_of(state).seat == state.actor
        legal = state.choices
        state.apply(legal[chooser.below(len(legal))])


@pytest.mark.parametrize("name", [name for name in GAMES if name != "saltfjord"])
def test_the_printed_opponent_has_turns_of_its_own(name: str) -> None:
    """Saltfjord's solo game has none: there the goal is points."""
    state = rondel.load_game(name).new(1, seed=5)
    state.listen()
    while state.actor is not None and len(_turns(state)) < 8:
        state.apply(state.choices[-1])
    assert {event.seat for event in _turns(state)} == {0, state.seats}


def _turns(state: rondel.State) -> list[Event]:
    return [event for event in state.visible(0) if event.kind == "turn"]


def test_a_turn_ends_with_the_next_and_with_the_game() -> None:
    state = rondel.load_game("great_western_trail").new(2, seed=1)
    first = turn_of(state)
    assert first == Turn(1, state.actor) and not first.ended(state)
    while state.turn == 1:
        assert not first.ended(state)
        state.apply(state.choices[-1])
    assert first.ended(state)
    while state.actor is not None:
        last = turn_of(state)
        state.apply(state.choices[-1])
    assert last.ended(state)


def test_a_position_keeps_its_turn_and_one_without_is_counted_from_nothing() -> None:
    game = rondel.load_game("saltfjord")
    state = game.new(2, seed=1)
    while state.turn < 3:
        state.apply(state.choices[0])
    doc = state.save()
    assert doc["turn"] == {"number": state.turn, "seat": state.turn_seat} == state.view(None)["turn"]
    assert turn_of(game.restore(doc)) == turn_of(state) == turn_of(state.copy())
    del doc["turn"]
    assert turn_of(game.restore(doc)) == Turn(0, state.actor)


@pytest.mark.parametrize(
    ("turn", "key"),
    [
        ({"number": 3, "seat": 2}, "turn.seat"),
        ({"number": -1, "seat": 0}, "turn.number"),
        ({"number": 3, "seat": None}, "turn.seat"),
        ({"number": 0, "seat": 1}, "turn.seat"),
        ({"number": 3}, "turn.seat"),
        ({"number": 3, "seat": 0, "round": 1}, "turn.round"),
        (3, "turn"),
    ],
)
def test_a_turn_that_cannot_be_is_refused(turn: object, key: str) -> None:
    game = rondel.load_game("saltfjord")
    doc = copy.deepcopy(game.new(2, seed=1).save())
    doc["turn"] = turn
    with pytest.raises(BadPosition, match=f"^{key}:") as refused:
        game.restore(doc)
    assert refused.value.key == key
