"""A game looked back at: who stood how, what was lost by choice, what by luck, and in which words."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import rondel
from rondel.analysis import analyse as analysing
from rondel.analysis import grades, sure
from rondel.analysis.analyse import analyse
from rondel.analysis.grades import USUAL, grade_of, limits_of
from rondel.analysis.line import Line
from rondel.analysis.report import Analysis
from rondel.bots import Seat, make_bot
from rondel.core import explanation
from rondel.core.record import Record
from rondel.core.turn import turn_of
from rondel.drawing import Kit, Painter, board_of
from rondel.drawing.measure import elements
from rondel.drawing.svg import el
from rondel.lessons.format import BadLesson
from rondel.net.loading import judge_of

QUICK = 0.3  # seconds: a few turns are looked at closely


@cache
def played(name: str, players: int = 2, bot: str = "greedy") -> Record:
    """A whole game."""
    game = rondel.load_game(name)
    record, state = Record.start(game, players, 5), game.new(players, 5)
    bots = [make_bot(bot, game, seat) for seat in range(players)]
    while state.actor is not None:
        record.add(state, bots[state.actor].choose(Seat(state, state.actor)))
    return record


@cache
def analysed(name: str) -> Analysis:
    return analyse(Line.of_record(played(name, bot="random" if name == "saltfjord" else "greedy")), seconds=QUICK)


@pytest.mark.parametrize(
    ("drop", "error", "grade"),
    [
        (0.03, 0.0, ""),
        (0.05, 0.01, "slip"),
        (0.10, 0.01, "mistake"),
        (0.15, 0.01, "mistake"),
        (0.22, 0.05, "blunder"),
        (0.22, 0.12, ""),  # it may as well be nothing
        (-0.05, 0.0, ""),
        (-0.12, 0.01, "strong"),
        (-0.12, 0.07, ""),
    ],
)
def test_a_drop_has_a_name_only_if_it_is_sure(drop: float, error: float, grade: str) -> None:
    assert grade_of(drop, error) == grade


def test_a_game_may_say_other_limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grades, "folder", lambda name: tmp_path / name)
    for name, text in (("careful", "mistake: 0.10\nsure: 3.0\n"), ("silent", "certainty: 3\n"), ("usual", "")):
        (tmp_path / name).mkdir()
        if text:
            (tmp_path / name / "grades.yaml").write_text(text, encoding="utf-8")
    assert grade_of(0.09, 0.01, limits_of("careful")) == "slip"
    assert grade_of(0.12, 0.05, limits_of("careful")) == ""  # within three errors
    assert limits_of("usual") == USUAL
    with pytest.raises(BadLesson, match="certainty: unknown"):
        limits_of("silent")


def test_every_turn_has_chances_that_add_up_and_the_points_of_its_beginning() -> None:
    record, found = played("saltfjord", bot="random"), analysed("saltfjord")
    states = [state.copy() for state in record.replay()]
    assert found.network and found.sure and found.moves == len(record.actions)
    assert [turn.move for turn in found.turns] == sorted({turn.move for turn in found.turns})
    for turn in found.turns:
        state = states[turn.move]
        assert (turn.number, turn.seat) == turn_of(state)
        assert sum(turn.win) == pytest.approx(1, abs=0.001) and min(turn.win) >= 0
        assert [sum(points) for points in turn.points] == [score["total"] for score in state.scores()]
    winners = states[-1].winners()
    assert found.win == [1 / len(winners) if seat in winners else 0 for seat in range(2)]
    assert [sum(points) for points in found.points] == record.result


def test_what_was_looked_at_closely_has_a_better_move_in_three_languages() -> None:
    looked = [turn for turn in analysed("saltfjord").turns if turn.choice]
    assert looked, "a random player gives something away"
    for turn in looked:
        assert turn.choice and turn.choice.played != turn.choice.other and turn.at == turn.choice.move
        assert set(turn.title) == set(turn.better) == {"en", "pl", "de"} and all(turn.better.values())
        assert turn.grade in (grade_of(turn.choice.drop, turn.choice.error), "luck")
        assert turn.choice.drop == pytest.approx((turn.choice.other_win or 0) - (turn.choice.played_win or 0), abs=1e-3)


def test_luck_is_only_where_something_was_revealed() -> None:
    found = analysed("saltfjord")
    states = [state.copy() for state in played("saltfjord", bot="random").replay()]
    ends = [turn.move for turn in found.turns[1:]] + [len(states) - 1]
    lucky = 0
    for turn, end in zip(found.turns, ends, strict=True):
        revealed = states[turn.move].revealed != states[end].revealed
        assert revealed or turn.luck == 0
        lucky += turn.luck != 0
    assert lucky, "dice are thrown between rounds"


def test_it_is_told_from_what_the_seat_could_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """The true state is never played on: only determinizations."""
    line = Line.of_record(played("great_western_trail_nz"))
    judge: Any = judge_of(line.game)
    move = next(move for move in range(40, len(line.actions)) if line.decides(move))
    state = line.states[move]
    before, seeds = state.save(), list[tuple[int, int]]()
    true = type(state).imagine

    class Watched:
        """Stands for the state; says who asks what."""

        actor, game, seats = state.actor, state.game, state.seats
        turn, turn_seat = state.turn, state.turn_seat

        def imagine(self, seat: int, seed: int) -> Any:
            seeds.append((seat, seed))
            return true(state, seat, seed)

    choice = sure.closely(judge, Watched(), line.actions[move], move)
    assert choice and {seat for seat, _ in seeds} == {state.actor} and state.save() == before


def test_the_second_pass_gives_up_in_time_and_keeps_what_it_has() -> None:
    known = list[Analysis]()
    found = analyse(Line.of_record(played("saltfjord", bot="random")), quick=known.append, seconds=1e-9)
    assert known == [found] and not any(turn.choice for turn in found.turns)
    assert all(turn.win and turn.title is not None for turn in found.turns)


def test_a_game_without_a_network_says_points_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "judge_or_none", lambda game: None)
    line = Line.of_record(played("saltfjord", bot="random"))
    found = analyse(line, seconds=QUICK)
    assert not found.network and not any(turn.win or turn.grade for turn in found.turns)
    assert [sum(points) for points in found.points] == played("saltfjord", bot="random").result
    for turn in found.turns:
        assert turn.choice is None or (turn.choice.drop >= analysing.POINTS and turn.better["en"])


HELD = ("hand", "card")  # cards in a hand: drawn for who holds them


def drawn(game: Any, view: Any, viewer: int) -> set[str]:
    """The ids of a board at which nobody chooses."""
    board, kit = board_of(game), Kit(game)
    layers = [Painter().layer(kit, layer) for layer in board.layers(kit, view, viewer, [])]
    picture = el("svg", *board.printed(kit, view, viewer).values(), *layers, xmlns="http://www.w3.org/2000/svg")
    return {str(element.get("id")) for element, _ in elements(picture)}


@pytest.mark.parametrize("name", ["saltfjord", "great_western_trail", "great_western_trail_nz", "cooper_island"])
def test_a_move_is_pointed_at_for_everybody_who_looks_back(name: str) -> None:
    """Also what was chosen at a place that is drawn for choosing only, by another player."""
    game, missing = rondel.load_game(name), set[str]()
    for number, state in enumerate(played(name).replay()):
        if state.actor is None or number % 5:
            continue
        other = 1 - state.actor
        ids = drawn(game, state.view(other), other)
        names = [game.actions.name(action) for action in state.legal()]
        marks = {explanation.mark(game, state.view(state.actor), state.actor, name) for name in names} - {""}
        missing |= {mark for mark in marks if mark not in ids and not mark.startswith(HELD)}
    assert missing == set()
