"""What the coach explains: every situation of every game comes up in play, is said once, in three languages, and is
told from what its seat can see."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import rondel
from rondel.core.texts import LANGUAGES
from rondel.lessons import BadLesson
from rondel.lessons.check import situation_problems
from rondel.lessons.situations import Situation, first_of, situations_of, step_asked

GAMES = [name for name in rondel.games() if situations_of(name)]
SEEDS = 6  # games in which everything has come up


def test_all_four_have_some() -> None:
    assert {"saltfjord", "great_western_trail", "great_western_trail_nz", "cooper_island"} <= set(GAMES)
    assert all(10 <= len(situations_of(name)) <= 20 for name in GAMES)


@cache
def met(name: str) -> dict[str, tuple[Any, int]]:
    """The first view in which each situation happened to somebody in a few games of the heuristic, and whose it was."""
    game, found = rondel.load_game(name), dict[str, tuple[Any, int]]()
    heuristic = game.heuristic()
    for seed in range(SEEDS):
        state = game.new(2, seed)
        number = 0
        while state.actor is not None and len(found) < len(situations_of(name)):
            view, seat = state.view(state.actor), state.actor
            legal = {game.actions.name(action) for action in state.legal()}
            for one in situations_of(name):
                if one.id not in found and one.happens(view, legal, seat):
                    found[one.id] = view, seat
            state.apply(heuristic.choose(state.imagine(seat, number)))
            number += 1
    return found


@pytest.mark.parametrize("name", GAMES)
def test_each_comes_up_in_play(name: str) -> None:
    missing = [one.id for one in situations_of(name) if one.id not in met(name)]
    assert not missing, f"never met in {SEEDS} games: {missing}"


@pytest.mark.parametrize("name", GAMES)
def test_words_rules_and_lessons_are_there(name: str) -> None:
    assert [problem for lang in LANGUAGES for problem in situation_problems(name, lang)] == []


def test_it_is_told_once_and_the_first_in_the_file_goes_first() -> None:
    game = rondel.load_game("saltfjord")
    state = game.new(2, 7)
    legal = {game.actions.name(action) for action in state.legal()}
    view, seat = state.view(state.actor), state.actor
    first = first_of("saltfjord", view, legal, seat, [])
    assert first and first.id == "set" and step_asked(view) == "choose_set"
    assert first_of("saltfjord", view, legal, seat, ["set"]) is None


def test_a_game_without_a_file_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rondel.lessons.situations.folder", lambda name: tmp_path)
    assert situations_of("saltfjord") == () and first_of("saltfjord", {}, (), 0, ()) is None


@pytest.mark.parametrize("name", GAMES)
def test_in_every_world_that_a_seat_may_be_in_it_is_told_the_same(name: str) -> None:
    game = rondel.load_game(name)
    state = game.new(2, 3)
    for number in range(60):
        seat = state.actor
        if seat is None:
            break
        legal = {game.actions.name(action) for action in state.legal()}
        told = first_of(name, state.view(seat), legal, seat, [])
        for world in range(3):
            assert first_of(name, state.imagine(seat, world).view(seat), legal, seat, []) is told
        state.apply(state.legal()[number % len(state.legal())])


@pytest.mark.parametrize(
    ("where", "happens"),
    [
        ({"round": 2}, True),
        ({"round": {"least": 2, "most": 2}}, True),
        ({"round": {"least": 3}}, False),
        ({"round": {"most": 1}}, False),
        ({"players.me.fish": 4}, True),
        ({"players.0.fish": 4}, False),
        ({"players.me.boat": None}, True),
        ({"players.me.fish": None}, False),
    ],
)
def test_a_condition_on_the_position_is_about_the_seat_that_looks(where: dict[str, Any], happens: bool) -> None:
    view = {"round": 2, "players": [{"fish": 1}, {"fish": 4}], "pending": [{"step": "turn", "seat": 1}]}
    assert Situation("x", (), where=where).happens(view, (), 1) is happens


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("- a", "must be a mapping of keys"),
        ("situations: 3", "situations: must be a list"),
        ("situations: [{id: a, rules: []}]", "a: needs one of asked, legal, where"),
        ("situations: [{id: a, rules: [], askd: [turn]}]", "situation 1: askd: unknown"),
        ("situations: [{asked: [turn]}]", "situation 1: .*missing"),
        ("situations: [{id: a, rules: [], asked: [x]}, {id: a, rules: [], asked: [y]}]", "a: stands there twice"),
    ],
)
def test_a_file_that_is_wrong_is_told_what(
    text: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "coach.yaml").write_text(text)
    monkeypatch.setattr("rondel.lessons.situations.folder", lambda name: tmp_path)
    with pytest.raises(BadLesson, match=problem):
        situations_of("saltfjord")
