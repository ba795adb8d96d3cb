"""A lesson being played: what is right is carried out, what is wrong changes nothing and is answered."""

from dataclasses import replace
from typing import Any

import pytest

from rondel.lessons import LessonRun, Step, lessons_of
from rondel.lessons.run import SHOWN


@pytest.fixture
def die() -> Any:
    return next(lesson for lesson in lessons_of("saltfjord") if lesson.lesson == "die")


def with_steps(lesson: Any, *steps: Step) -> LessonRun:
    return LessonRun(replace(lesson, steps=steps))


def wants(run: LessonRun) -> str:
    assert run.step is not None
    return run.step.want[0]


def reading(run: LessonRun) -> LessonRun:
    """At its first step that wants an action."""
    while run.step is not None and run.step.kind != "want":
        run.show()
    return run


def other(run: LessonRun) -> str:
    """A legal action that the step neither wants nor answers."""
    assert run.step is not None
    names = [run.game.actions.name(action) for action in run.state.legal()]
    return next(name for name in names if name not in run.step.want and name not in run.step.wrong)


def test_a_wrong_choice_changes_nothing_and_is_described(die: Any) -> None:
    run = reading(LessonRun(die))
    before, at = run.state.save(), run.at
    name = other(run)
    answer = run.play(name)
    said = run.game.describe(run.game.actions.number(name), run.state, "en")
    assert answer.kind == "wrong" and answer.text.startswith(said)
    assert (run.state.save(), run.at) == (before, at)


def test_the_lesson_answers_before_the_engine_does(die: Any) -> None:
    run = reading(LessonRun(die))
    assert run.step is not None
    name = other(run)
    run = reading(with_steps(die, replace(run.step, wrong={name: die.done}), *die.steps[run.at + 1 :]))
    assert run.play(name).text == run.say(die.done) != ""


def test_what_is_not_legal_is_answered_by_the_rule_that_forbids_it(die: Any) -> None:
    run = reading(LessonRun(die))
    legal = set(run.state.legal())
    forbidden = next(n for n in range(len(run.game.actions)) if n not in legal)
    answer = run.play(run.game.actions.name(forbidden))
    assert answer.kind == "wrong" and answer.text == run.texts.reason(run.state, forbidden, "en")[0]


def test_who_fails_twice_is_pointed_at_what_is_wanted(die: Any) -> None:
    run = reading(LessonRun(die))
    for _ in range(SHOWN):
        assert not run.pointed
        run.play(other(run))
    assert run.pointed
    run.play(wants(run))
    assert not run.pointed


def test_an_element_is_picked_and_others_are_told_what_is_known_of_them(die: Any) -> None:
    run = with_steps(die, Step("dice", pick=("dice:white:4",), wrong={"market": "taken"}), *die.steps)
    assert run.click("village", "Nothing to do here", "SF-DIE-01").text == "Nothing to do here"
    assert run.click("market", "Nothing to do here", "SF-DIE-01").rule == ""  # its own words
    assert run.click("dice:white:4").kind == "right"
    assert run.at == 1


def test_a_goal_is_reached_within_its_decisions_or_begun_again(die: Any) -> None:
    goal = Step("dice", goal={"players.0.goods.gold": 99}, within=1)
    run = with_steps(reading(LessonRun(die)).lesson, goal)
    before = run.state.save()
    name = run.game.actions.name(run.state.legal()[0])
    assert run.play(name).kind == "wrong"
    assert run.state.save() == before and run.tried == []


def test_a_decision_on_the_way_to_a_goal_is_taken_back(die: Any) -> None:
    run = with_steps(die, Step("dice", goal={"players.0.goods.gold": 99}, within=9))
    before = run.state.save()
    run.play(run.game.actions.name(run.state.legal()[0]))
    assert run.state.save() != before and run.spent == 1
    run.undo()
    assert run.state.save() == before and run.spent == 0
    run.undo()  # there is nothing left to take back
    assert run.state.save() == before


def test_to_be_shown_is_to_have_it_done(die: Any) -> None:
    run = LessonRun(die)
    for _ in die.steps:
        assert run.show().kind != "wrong"
    assert run.step is None


def test_back_goes_to_the_beginning_of_the_step_before(die: Any) -> None:
    run = reading(LessonRun(die))
    before, at = run.state.save(), run.at
    run.play(wants(run))
    assert run.at == at + 1
    run.back()
    assert (run.state.save(), run.at) == (before, at)
    for _ in range(9):
        run.back()  # before the first there is none
    assert run.at == 0


def test_what_is_to_be_found_has_no_ring_before_it_is_pointed_out(die: Any) -> None:
    asked, last = replace(die.steps[0], pick=()), die.steps[-1]
    assert with_steps(die, asked, last).points
    assert not with_steps(die, replace(asked, pick=("market",)), last).points
    run = with_steps(die, last)
    assert not run.points and run.wanted() == []
    run.slips = SHOWN
    assert run.points
