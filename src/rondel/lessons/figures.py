"""Small pictures of a position, drawn by the game itself: of a lesson, an example in the rules, the place of a symbol.

A picture is a panel and the elements it is about; whoever shows it cuts it out around them. So nobody writes down
coordinates, and a drawing that changes changes its pictures.
"""

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from rondel.core.registry import load_game
from rondel.drawing import Kit, Painter, Panel, board_of

from .format import BadLesson, Example, Lesson, Step, lessons_of
from .run import LessonRun, place_of

ID = re.compile(r'\bid="([^"]+)"')


@dataclass(frozen=True)
class Cutout:
    """`show`: elements it is cut out around, none: all of it. `rings`: have a ring; so has each `symbol`."""

    panel: Panel
    drawn: str
    show: tuple[str, ...] = ()
    rings: tuple[str, ...] = ()
    symbol: str = ""


def drawn_panels(game: Any, view: dict[str, Any], seat: int = 0, lang: str = "en") -> list[tuple[Panel, str]]:
    """Each panel of a position with what is drawn on it."""
    board, kit, painter = board_of(game), Kit(game, lang), Painter()
    layers: dict[str, list[str]] = defaultdict(list)
    for layer in board.layers(kit, view, seat, []):
        layers[layer.panel].append(painter.layer(kit, layer))
    printed = board.printed(kit, view, seat)
    panels = board.panels(kit, view, seat)
    return [(panel, "".join([printed.get(panel.name, ""), *layers[panel.name]])) for panel in panels]


def of_lesson(lesson: Lesson, lang: str = "en") -> Cutout | None:
    """What a lesson is about: what it lights first. Nothing is given away: no ring."""
    if board_of(load_game(lesson.game)) is None:
        return None
    run = LessonRun(lesson, lang)
    step = run.step
    while step is not None and not (step.light or step.look):
        run.show()
        step = run.step
    return _cut(run, step.light, (), step.look) if step else None


def of_example(example: Example, lang: str = "en") -> Cutout:
    """The step of a lesson that an example tells, before or after it is done."""
    run, step = at_step(example)
    rings = () if example.done else _wanted(run, step)
    if example.done:
        run.show()
    run.lang = lang
    return _cut(run, example.show or (*step.light, *rings), rings, step.look, example.show or rings)


def at_step(example: Example) -> tuple[LessonRun, Step]:
    """The lesson of an example, played as far as its step."""
    known = {lesson.lesson: lesson for lesson in lessons_of(example.game)}
    if example.lesson not in known:
        raise BadLesson(f"examples.yaml: {example.example}: there is no lesson {example.lesson}")
    run = LessonRun(known[example.lesson])
    while run.step is not None:
        if run.step.say == example.step:
            return run, run.step
        run.show()
    raise BadLesson(f"examples.yaml: {example.example}: lesson {example.lesson} has no step {example.step}")


def _wanted(run: LessonRun, step: Step) -> tuple[str, ...]:
    """Where the first of the wanted actions is chosen, or what is to be picked."""
    view, seat = run.state.view(run.lesson.seat), run.lesson.seat
    places = [place_of(run.game, view, seat, action) for action in (*step.want, *step.way)[:1]]
    return tuple(place for place in (*step.pick[:1], *places) if place)


def _cut(
    run: LessonRun, show: Iterable[str], rings: tuple[str, ...], look: tuple[str, ...], first: tuple[str, ...] = ()
) -> Cutout:
    """The panel with most of `first`, then of what is shown, then one that the lesson looks at."""
    seat = run.lesson.seat
    panels = drawn_panels(run.game, run.state.view(seat), seat, run.lang)
    ids = {panel.name: set(ID.findall(drawn)) for panel, drawn in panels}
    wanted = tuple(dict.fromkeys(show))

    def fit(one: tuple[Panel, str]) -> tuple[int, int, bool]:
        own = ids[one[0].name]
        return len(own.intersection(first)), len(own.intersection(wanted)), one[0].name in look

    panel, drawn = max(panels, key=fit)
    own = ids[panel.name]
    return Cutout(panel, drawn, tuple(one for one in wanted if one in own), tuple(one for one in rings if one in own))
