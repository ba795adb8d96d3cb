"""Every lesson of every game can be played to its end, in all languages, and points only at what is drawn."""

import pytest

import rondel
from rondel.lessons import lessons_of
from rondel.lessons.check import LANGUAGES, problems

LESSONS = [(game, lesson) for game in rondel.games() for lesson in lessons_of(game)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game, lesson", LESSONS, ids=[f"{game}-{lesson.lesson}" for game, lesson in LESSONS])
def test_a_lesson_can_be_played_to_its_end(game: str, lesson: object, lang: str) -> None:
    assert problems(lesson, lang) == []
