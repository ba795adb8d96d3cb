"""What a lesson is made of: `lessons/NN-ID.yaml` in a game's folder, its words in `texts/lessons.LANG.ftl`.

A step is read, or it wants something of the learner: to *pick* one of some elements, to play an action (*want*), or to
reach a *goal* by free play. docs/lessons.md lists the keys.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import yaml

from rondel.core.errors import RondelError
from rondel.core.registry import folder

T = TypeVar("T")
KINDS = ("pick", "want", "goal")  # what a step may ask for; without one it is read


class BadLesson(RondelError):
    """A lesson that cannot be read; the text names the file and what is wrong."""


@dataclass(frozen=True)
class Step:
    """One sentence or two, and what the learner does then."""

    say: str  # the message .SAY of the lesson; .SAY-title is its heading, .SAY-do what is asked
    look: tuple[str, ...] = ()  # panels to be seen together; none: as before
    light: tuple[str, ...] = ()  # elements that stay bright
    pick: tuple[str, ...] = ()  # elements, any of which is right
    want: tuple[str, ...] = ()  # actions, any of which is right; the first is the one shown
    goal: dict[str, Any] = field(default_factory=dict)  # path in the position: value, or {least: N}
    within: int = 12  # decisions in which the goal must be reached
    way: tuple[str, ...] = ()  # actions that reach the goal, for who asks to be shown
    wrong: dict[str, str] = field(default_factory=dict)  # action or element: the message that answers it
    right: str = ""  # the message after the right one
    auto: tuple[str, ...] = ()  # what the others do then; after that they play by the heuristic
    numbers: dict[str, str] = field(default_factory=dict)  # arguments of its messages: paths in the position

    @property
    def kind(self) -> str:
        return next((kind for kind in KINDS if getattr(self, kind)), "read")


@dataclass(frozen=True)
class Start:
    """How the position comes about: a new game, played by the heuristic, then by these actions, then edited."""

    new: dict[str, Any]  # players, seed, options
    greedy: int = 0  # decisions
    play: tuple[str, ...] = ()
    set: dict[str, Any] = field(default_factory=dict)  # path in the saved position: value; None leaves the key out


@dataclass(frozen=True)
class Lesson:
    """One idea, on a position where it pays."""

    game: str
    number: int
    lesson: str  # its id
    chapter: str
    seconds: int
    rules: tuple[str, ...]
    position: Start
    steps: tuple[Step, ...]
    done: str  # the message that says what one can do now
    seat: int = 0

    @property
    def message(self) -> str:
        return f"lesson-{self.lesson}"


@dataclass(frozen=True)
class Example:
    """How a rule works, told in the message example-ID, with a picture of a step of a lesson."""

    game: str
    example: str  # its id
    rule: str  # the first rule it shows: it stands in the section of that
    lesson: str
    step: str
    done: bool = False  # the picture shows what came of the step
    show: tuple[str, ...] = ()  # elements of the picture, instead of those the lesson lights
    then: dict[str, Any] = field(default_factory=dict)  # what the position is after the step, as in a goal

    @property
    def message(self) -> str:
        return f"example-{self.example}"


def lessons_of(game: str) -> list[Lesson]:
    """Those of a game in their order; none if it has no folder of them."""
    return list(_lessons(game, folder(game)))


@cache
def _lessons(game: str, where: Path) -> tuple[Lesson, ...]:
    files = sorted((where / "lessons").glob("[0-9][0-9]-*.yaml"))
    return tuple(_lesson(game, number, path) for number, path in enumerate(files, 1))


def course_of(game: str) -> dict[str, Any]:
    """`lessons/course.yaml`: chapters in their order, and which course one may know already."""
    file = folder(game) / "lessons" / "course.yaml"
    if not file.exists():
        return {"chapters": list(dict.fromkeys(lesson.chapter for lesson in lessons_of(game)))}
    return dict(read_mapping(file))


def aid_of(game: str) -> list[dict[str, Any]]:
    """The blocks of `lessons/aid.yaml`, the player aid; none if the game has none."""
    file = folder(game) / "lessons" / "aid.yaml"
    blocks = read_mapping(file).get("blocks") if file.exists() else []
    if not isinstance(blocks, list):
        raise BadLesson("aid.yaml: blocks: must be a list")
    for n, block in enumerate(blocks, 1):
        if not isinstance(block, dict) or not {"id", "title"} <= set(block):
            raise BadLesson(f"aid.yaml: block {n}: needs id, title, and lines or a table")
        for line in lines_of(block):
            if not isinstance(line, dict) or "text" not in line:
                raise BadLesson(f"aid.yaml: block {block['id']}: every line needs a text, the name of a message")
    return blocks


def examples_of(game: str) -> list[Example]:
    """Those of `lessons/examples.yaml` in their order; none if the game has none."""
    file = folder(game) / "lessons" / "examples.yaml"
    found = read_mapping(file) if file.exists() else {}
    return [_example(game, name, given, f"{file.name}: {name}") for name, given in found.items()]


def _example(game: str, name: str, given: Any, where: str) -> Example:
    if not isinstance(given, dict):
        raise BadLesson(f"{where}: must be a mapping of keys, such as rule, lesson and step")
    return made(Example, {**given, "game": game, "example": name}, where)


def lines_of(block: Mapping[str, Any]) -> list[Any]:
    """Of a block of the player aid, be it a table or not."""
    return list(block.get("table") or block.get("lines") or [])


def read_mapping(path: Path) -> Mapping[str, Any]:
    """A YAML file of keys; says what is wrong with it."""
    try:
        found = yaml.safe_load(path.read_text(encoding="utf-8"))
    except (OSError, yaml.YAMLError) as error:
        raise BadLesson(f"{path.name}: cannot be read: {error}") from None
    if not isinstance(found, dict):
        raise BadLesson(f"{path.name}: must be a mapping of keys, such as lesson: walking")
    return found


def _lesson(game: str, number: int, path: Path) -> Lesson:
    found = dict(read_mapping(path))
    steps = found.pop("steps", None)
    if not isinstance(steps, list) or not steps:
        raise BadLesson(f"{path.name}: steps: must be a list of at least one step")
    found["steps"] = tuple(made(Step, step, f"{path.name}: step {n}") for n, step in enumerate(steps, 1))
    found["position"] = made(Start, found.get("position"), f"{path.name}: position")
    return made(Lesson, {**found, "game": game, "number": number}, path.name)


def made(kind: type[T], given: Any, where: str) -> T:
    """An object of these keys; says which are unknown or missing. Lists become tuples."""
    if not isinstance(given, dict):
        raise BadLesson(f"{where}: must be a mapping of keys")
    known = {one.name: one for one in fields(kind)}  # type: ignore[arg-type]
    for key in given:
        if key not in known:
            raise BadLesson(f"{where}: {key}: unknown (there are: {', '.join(known)})")
    try:
        return kind(**{key: tuple(value) if isinstance(value, list) else value for key, value in given.items()})
    except TypeError as error:
        raise BadLesson(f"{where}: {error}") from None
