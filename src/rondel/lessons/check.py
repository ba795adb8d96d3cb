"""Can a lesson be played to its end? What is wrong with it is listed, so that a changed rule breaks the lesson in a
test and not at a learner's screen."""

from collections.abc import Iterator
from typing import Any

from rondel.core.errors import RondelError
from rondel.core.registry import load_game
from rondel.core.rulebook import load_rulebook
from rondel.core.texts import without_symbols
from rondel.drawing import Choice, Kit, Painter, board_of, svg
from rondel.drawing.measure import elements

from .format import Lesson, Step, lessons_of
from .run import LessonRun, has_message, place_of
from .situations import situations_of

LANGUAGES = ("en", "pl", "de")
MOST_WORDS = {"en": 45, "pl": 60, "de": 60}  # of one step


def problems(lesson: Lesson, lang: str) -> list[str]:
    """All that is wrong with a lesson in a language; none if it can be played to its end."""
    run = LessonRun(lesson, lang)
    found = list(_words(lesson, run, lang)) + list(_rules(lesson))
    for step in lesson.steps:
        found += _step(run, step)
        answer = run.show()
        if answer.kind == "wrong":
            return [*found, f"{step.say}: cannot be done: {answer.text}"]
    return found if run.step is None else [*found, "does not end"]


def _rules(lesson: Lesson) -> Iterator[str]:
    book = load_rulebook(lesson.game, "en")
    yield from (f"there is no rule {rule}" for rule in lesson.rules if rule not in book.rules)


def _words(lesson: Lesson, run: LessonRun, lang: str) -> Iterator[str]:
    texts = load_game(lesson.game).texts()
    keys = ["goal", lesson.done]
    for step in lesson.steps:
        keys += [step.say, f"{step.say}-title", *step.wrong.values(), *([step.right] if step.right else [])]
        keys += [f"{step.say}-do"] if step.kind != "read" else []
    yield from (f"no message .{key} in {lang}" for key in keys if not has_message(texts, lang, lesson, key))
    for step in lesson.steps:
        count = len(without_symbols(run.say(step.say)).split())
        if count > MOST_WORDS[lang]:
            yield f"{step.say}: {count} words, at most {MOST_WORDS[lang]}"


def _step(run: LessonRun, step: Step) -> Iterator[str]:
    game, seat = run.game, run.lesson.seat
    view = run.state.view(seat)
    legal = {game.actions.name(action) for action in run.state.legal()}
    if step.kind != "read" and run.state.actor != seat:
        yield f"{step.say}: it is not seat {seat} that decides"
    for name in step.want:
        if name not in legal:
            yield f"{step.say}: {name} is not legal"
    ids, panels = drawn(game, view, seat, sorted(legal))
    for name in [name for name in step.wrong if name != "late"]:
        if name not in ids and not known(game, name):
            yield f"{step.say}: wrong: {name} is neither an action nor drawn"
    for one in (*step.light, *step.pick):
        if ids and one not in ids:
            yield f"{step.say}: nothing is drawn as {one}"
    for one in step.look:
        if panels and one not in panels:
            yield f"{step.say}: there is no panel {one}"


def known(game: Any, name: str) -> bool:
    """Whether there is an action of that name."""
    try:
        game.actions.number(name)
    except RondelError:
        return False
    return True


def drawn(game: Any, view: Any, seat: int, legal: list[str]) -> tuple[set[str], set[str]]:
    """The ids of everything drawn, and the names of the panels; none of a game without a board."""
    board = board_of(game)
    if board is None:
        return set(), set()
    kit, painter = Kit(game), Painter()
    choices = [Choice(name, place_of(game, view, seat, name)) for name in legal]
    layers = [painter.layer(kit, layer) for layer in board.layers(kit, view, seat, choices)]
    printed = board.printed(kit, view, seat).values()
    picture = svg.el("svg", *printed, *layers, xmlns="http://www.w3.org/2000/svg")
    ids = {str(element.get("id")) for element, _ in elements(picture) if element.get("id")}
    return ids, {panel.name for panel in board.panels(kit, view, seat)}


def situation_problems(game: str, lang: str) -> list[str]:
    """All that is wrong in a language with what a coach explains."""
    book, texts = load_rulebook(game, "en"), load_game(game).texts()
    known = {lesson.lesson for lesson in lessons_of(game)}
    found: list[str] = []
    for one in situations_of(game):
        found += [f"{one.id}: there is no rule {rule}" for rule in one.rules if rule not in book.rules]
        if one.lesson and one.lesson not in known:
            found.append(f"{one.id}: there is no lesson {one.lesson}")
        if not texts.has(lang, one.message):
            found.append(f"{one.id}: no message {one.message} in {lang}")
            continue
        count = len(without_symbols(str(texts.say(lang, one.message, {}))).split())
        if count > MOST_WORDS[lang]:
            found.append(f"{one.id}: {count} words, at most {MOST_WORDS[lang]}")
    return found
