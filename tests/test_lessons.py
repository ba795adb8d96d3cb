"""Every lesson of every game can be played to its end, in all languages, points only at what is drawn, and answers."""

import pytest

import rondel
from rondel.lessons import Lesson, LessonRun, lessons_of
from rondel.lessons.check import LANGUAGES, known, problems

LESSONS = [(game, lesson) for game in rondel.games() for lesson in lessons_of(game)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game, lesson", LESSONS, ids=[f"{game}-{lesson.lesson}" for game, lesson in LESSONS])
def test_a_lesson_can_be_played_to_its_end(game: str, lesson: Lesson, lang: str) -> None:
    assert problems(lesson, lang) == []


@pytest.mark.parametrize("game, lesson", LESSONS, ids=[f"{game}-{lesson.lesson}" for game, lesson in LESSONS])
def test_a_wrong_click_is_answered_by_the_lesson_and_changes_nothing(game: str, lesson: Lesson) -> None:
    run = LessonRun(lesson)
    for step in lesson.steps:
        before = run.state.save()
        for name, message in step.wrong.items():
            if name == "late":
                continue
            answer = run.play(name) if known(run.game, name) else run.click(name)
            assert (answer.kind, answer.text) == ("wrong", run.say(message)), f"{step.say}: {name}"
            assert (run.step, run.state.save()) == (step, before), f"{step.say}: {name}"
        run.show()
