"""Examples in the rules: each is true of the position it is told of, has a picture, and words in every language."""

import pytest

import rondel
from rondel.core.registry import folder, load_game
from rondel.core.rulebook import load_rulebook
from rondel.lessons import figures, lessons_of
from rondel.lessons.check import LANGUAGES
from rondel.lessons.format import BadLesson, Example, examples_of
from rondel.lessons.run import holds

GAMES = [game for game in rondel.games() if (folder(game) / "lessons" / "examples.yaml").exists()]
EXAMPLES = [example for game in GAMES for example in examples_of(game)]
NAMED = [f"{example.game}-{example.example}" for example in EXAMPLES]
MOST_WORDS = 60


def test_every_game_with_a_course_tells_examples() -> None:
    assert {game for game in rondel.games() if (folder(game) / "lessons" / "course.yaml").exists()} == set(GAMES)


@pytest.mark.parametrize("example", EXAMPLES, ids=NAMED)
def test_an_example_is_true_and_is_drawn(example: Example) -> None:
    assert example.rule in load_rulebook(example.game).rules
    run, _ = figures.at_step(example)
    if example.then or example.done:
        assert run.show().kind != "wrong"
    assert holds(run.state, example.then)
    figure = figures.of_example(example)
    assert figure.show, "nothing it is about is drawn"
    if example.show:
        assert figure.show == example.show


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_an_example_is_told_in_every_language(game: str, lang: str) -> None:
    texts = load_game(game).texts()
    told = {
        one.example: str(texts.say(lang, one.message, {})) for one in examples_of(game) if texts.has(lang, one.message)
    }
    assert list(told) == [one.example for one in examples_of(game)]
    assert {name: text for name, text in told.items() if len(text.split()) > MOST_WORDS} == {}


def test_an_example_of_a_step_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadLesson, match="no step nowhere"):
        figures.of_example(Example("saltfjord", "lost", "SF-DIE-04", "fish", "nowhere"))
    with pytest.raises(BadLesson, match="no lesson nothing"):
        figures.of_example(Example("saltfjord", "lost", "SF-DIE-04", "nothing", "bend"))


def test_the_picture_of_a_lesson_gives_nothing_away() -> None:
    for lesson in lessons_of("saltfjord"):
        found = figures.of_lesson(lesson)
        assert found is not None
        assert found.rings == ()
