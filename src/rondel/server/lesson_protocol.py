"""What a learner's browser and the server tell each other: courses, steps and answers, symbols and the player aid."""

from typing import Literal

from msgspec import Struct

StepKind = Literal["read", "pick", "want", "goal", "done"]
LessonState = Literal["done", "skipped"]

# A lesson on its socket


class Learn(Struct, tag="learn", forbid_unknown_fields=True):
    """What the learner wants beside a choice: the next step, the one before, to be shown, this step anew, the whole
    lesson anew, or to leave it for good."""

    do: Literal["go_on", "back", "show", "restart", "again", "skip"]


class LessonStep(Struct, tag="step"):
    """Where the learner is. `wanted`: elements with the ring; `actions`: choices without a place that have it."""

    kind: StepKind
    title: str
    text: str
    task: str
    look: list[str]  # panels to be seen
    light: list[str]  # elements that stay bright
    wanted: list[str]
    actions: list[str]
    n: int
    of: int
    pointed: bool  # two answers were wrong: what is wanted is shown even in a test


class LessonAnswer(Struct, tag="lesson_answer"):
    """To what the learner did. done: the lesson is over. `rule`: behind a refusal, "" if none."""

    kind: Literal["right", "wrong", "done"]
    text: str
    rule: str = ""


# HTTP


class LessonInfo(Struct):
    """`state`: of who asks, "" if they have not met it; without an account the browser knows."""

    id: str
    number: int
    title: str
    goal: str
    seconds: int
    chapter: str
    rules: list[str]
    state: LessonState | Literal[""] = ""


class Chapter(Struct):
    id: str
    title: str
    lessons: list[LessonInfo]


class Course(Struct):
    """`goal` and `loop`: in sentences. `known`: the game whose course lets one skip some of this."""

    game: str
    title: str
    tagline: str
    goal: list[str]
    loop: list[str]
    chapters: list[Chapter]
    aid: bool  # there is a player aid
    board: bool  # there are symbols


class LessonProgress(Struct, forbid_unknown_fields=True):
    state: LessonState


class SymbolInfo(Struct):
    """What one or more symbols of the board mean. `places`: titles of the panels they stand on; `rule`: that tells most
    about it, "" if none."""

    ids: list[str]
    name: str
    help: str
    kind: str
    places: list[str]
    rule: str


class Figure(Struct):
    """A drawing to be cut out around the elements `show` (none: all of it); `rings`: those with a ring; `symbol`:
    every one of it has one, "" = none. `box`: its coordinates."""

    box: tuple[float, float, float, float]
    drawn: str
    show: list[str]
    rings: list[str]
    symbol: str


class ExampleInfo(Struct):
    """How a rule works, told on a position; `rule`: the one in whose section it stands."""

    id: str
    rule: str
    text: str


class Symbols(Struct):
    """`sprite`: SVG of all of them."""

    sprite: str
    symbols: list[SymbolInfo]


class AidLine(Struct):
    symbol: str
    text: str
    points: str


class AidBlock(Struct):
    id: str
    title: str
    lines: list[AidLine]
    table: bool


class Aid(Struct):
    """The player aid: one page. `sprite`: SVG of the symbols."""

    title: str
    sprite: str
    blocks: list[AidBlock]
