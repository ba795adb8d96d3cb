"""A lesson being played. The engine carries out what is right; a wrong click changes nothing and is answered."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from rondel.core import explanation
from rondel.core.errors import RondelError
from rondel.core.registry import load_game
from rondel.core.texts import Plain
from rondel.drawing import board_of

from .format import BadLesson, Lesson, Step

Kind = Literal["right", "wrong", "done"]
OTHERS = ("Bo", "Cleo", "Dan")  # who sits at the other seats
SHOWN = 2  # wrong answers after which what is wanted is pointed out


@dataclass(frozen=True)
class Feedback:
    """To what the learner did. done: the lesson is over. `rule`: behind a refusal."""

    kind: Kind
    text: str
    rule: str = ""


class LessonRun:
    """Where a learner is in a lesson: a state, a step, and the positions at which its steps began."""

    def __init__(self, lesson: Lesson, lang: str = "en", start: Any = None) -> None:
        """`start`: the position in which it begins, if that is at hand."""
        self.lesson, self.lang = lesson, lang
        self.game = load_game(lesson.game)
        self.texts = self.game.texts()
        self.state = position(self.game, lesson) if start is None else start.copy()
        self.at = 0
        self.slips = 0  # wrong answers in this step
        self.spent = 0  # decisions of a goal
        self.begun = [self.state.copy()]  # the position at which each step began
        self.tried: list[Any] = []  # the positions before each decision of a goal

    @property
    def step(self) -> Step | None:
        """None when the lesson is over."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def pointed(self) -> bool:
        """Whether what is wanted is to be pointed out."""
        return self.slips >= SHOWN

    @property
    def points(self) -> bool:
        """Whether what is wanted has its ring. What is to be found, a pick or the last step, has none before it is
        pointed out."""
        step = self.step
        return step is not None and (self.pointed or not (step.pick or step is self.lesson.steps[-1]))

    def say(self, key: str) -> str:
        """A message of the lesson; empty if it has none of that name."""
        return message_of(self.texts, self.lang, self.lesson, key, self._arguments())

    def _arguments(self) -> dict[str, Any]:
        found: dict[str, Any] = {"other": Plain(OTHERS[0])}
        if self.step is not None and self.step.numbers:
            doc = self.state.view(self.lesson.seat)
            found |= {name: Plain(look_up(doc, path)) for name, path in self.step.numbers.items()}
        return found

    def wanted(self) -> list[str]:
        """The ids of the elements that have the ring: what is to be picked, or where the actions wanted are chosen."""
        step = self.step
        if step is None or not self.points:
            return []
        view, seat = self.state.view(self.lesson.seat), self.lesson.seat
        places = [place_of(self.game, view, seat, action) for action in step.want]
        return [*step.pick, *dict.fromkeys(place for place in places if place)]

    # What the learner does

    def go_on(self) -> Feedback:
        """From a step that is read."""
        if self.step is None or self.step.kind != "read":
            return Feedback("wrong", self._task())
        return self._advance("")

    def click(self, element: str, else_: str = "", rule: str = "") -> Feedback:
        """An element without an action, or one to be picked. `else_`: what is known about it, with its rule."""
        step = self.step
        if step is not None and element in step.pick:
            return self._advance(step.right)
        return self._slip(step.wrong.get(element, "") if step else "", else_ or self._task(), rule if else_ else "")

    def play(self, name: str) -> Feedback:
        """An action by its name."""
        step = self.step
        number = self.game.actions.number(name)
        if step is None or number not in self.state.legal():
            text, rule = self.texts.reason(self.state, number, self.lang)
            return self._slip(step.wrong.get(name, "") if step else "", text, rule)
        if step.kind == "goal" and name not in step.wrong:
            return self._free(step, number)
        if name in step.want:
            self.state.apply(number)
            return self._advance(step.right)
        described = self.game.describe(number, self.state, self.lang)
        return self._slip(step.wrong.get(name, ""), f"{described}? {self._task()}")

    def _free(self, step: Step, number: int) -> Feedback:
        """Towards a goal; who does not reach it in time begins the step again."""
        self.tried.append(self.state.copy())
        self.state.apply(number)
        self.spent += 1
        self._others(())
        if holds(self.state, step.goal):
            return self._advance(step.right)
        if self.spent < step.within and self.state.actor == self.lesson.seat:
            return Feedback("right", "")
        self.restart()
        return self._slip(step.wrong.get("late", ""), self._task())

    def show(self) -> Feedback:
        """Do what is wanted, for who asks to be shown."""
        step = self.step
        if step is None or step.kind == "read":
            return self.go_on()
        if step.kind == "pick":
            return self._advance(step.right)
        self.restart()
        answer = Feedback("wrong", self._task())
        for name in step.way if step.kind == "goal" else step.want[:1]:
            answer = self.play(name)
        return answer

    def restart(self) -> None:
        """This step from its beginning."""
        self.state = self.begun[self.at].copy()
        self.spent, self.tried = 0, []

    def undo(self) -> None:
        """One decision back on the way to a goal."""
        if self.tried:
            self.state = self.tried.pop()
            self.spent -= 1

    def back(self) -> None:
        """To the beginning of the step before."""
        self.at = max(0, self.at - 1)
        del self.begun[self.at + 1 :]
        self.slips = 0
        self.restart()

    # What comes of it

    def _task(self) -> str:
        return self.say(f"{self.step.say}-do") if self.step else self.say(self.lesson.done)

    def _slip(self, own: str, else_: str, rule: str = "") -> Feedback:
        self.slips += 1
        return Feedback("wrong", self.say(own) if own else else_, "" if own else rule)

    def _advance(self, right: str) -> Feedback:
        """The step is done: what the others do then, and the next one."""
        text = self.say(right) if right else ""
        step = self.lesson.steps[self.at]
        self._others(step.auto)
        self.at, self.slips, self.spent, self.tried = self.at + 1, 0, 0, []
        self.begun.append(self.state.copy())
        if self.step is None:
            return Feedback("done", text)
        return Feedback("right", text)

    def _others(self, named: tuple[str, ...]) -> None:
        """The other seats play: first what is named, then by the heuristic, until the learner decides again."""
        for name in named:
            if self.state.actor is None:
                break
            self.state.play(name)
        while self.state.actor not in (None, self.lesson.seat):
            self.state.apply(usual(self.game, self.state, 1))


def position(game: Any, lesson: Lesson) -> Any:
    """The state in which a lesson begins."""
    start = lesson.position
    try:
        given = dict(start.new)
        state = game.new(given.pop("players", 2), given.pop("seed", 1), **given.pop("options", {}), **given)
        for number in range(start.greedy):
            if state.actor is None:
                break
            state.apply(usual(game, state, number))
        for name in start.play:
            state.play(name)
        return game.restore(edited(state.save(), start.set)) if start.set else state
    except (RondelError, KeyError, IndexError) as error:
        raise BadLesson(f"{lesson.game}, lesson {lesson.lesson}: position: {error}") from error


def usual(game: Any, state: Any, seed: int) -> int:
    """What the heuristic does; the first legal action in a game without one."""
    heuristic = game.heuristic()
    return int(heuristic.choose(state.imagine(state.actor, seed)) if heuristic else state.legal()[0])


def edited(doc: Any, changes: Mapping[str, Any]) -> Any:
    """A saved position with other values at these paths; None leaves the key out."""
    for path, value in changes.items():
        *way, last = path.split(".")
        at = look_up(doc, ".".join(way)) if way else doc
        if value is None:
            at.pop(last, None)
        else:
            at[int(last) if isinstance(at, list) else last] = value
    return doc


def look_up(doc: Any, path: str) -> Any:
    """players.0.dollars of a saved position."""
    for key in path.split("."):
        doc = doc[int(key)] if isinstance(doc, list) else doc[key]
    return doc


def holds(state: Any, goal: Mapping[str, Any]) -> bool:
    """Whether a position is what was to be reached."""
    doc = {**state.save(), "totals": [score["total"] for score in state.scores()], "over": state.actor is None}
    return meets(doc, goal)


def meets(doc: Any, wanted: Mapping[str, Any]) -> bool:
    """Whether all these paths of a document have the value wanted, or one from `least` to `most`; null: nothing is
    there."""
    for path, value in wanted.items():
        try:
            found = look_up(doc, path)
        except (KeyError, IndexError):
            found = None
        if isinstance(value, dict):
            if found is None or not value.get("least", found) <= found <= value.get("most", found):
                return False
        elif found != value:
            return False
    return True


def place_of(game: Any, view: Any, seat: int, action: str) -> str:
    """The id of the element at which an action is chosen; empty: a button."""
    return explanation.place(game, view, seat, action) if board_of(game) else ""


def message_of(texts: Any, lang: str, lesson: Lesson, key: str, arguments: Mapping[str, Any]) -> str:
    """A message of a lesson, in English if the language lacks it; empty if there is none."""
    for one in (lang, "en"):
        if has_message(texts, one, lesson, key):
            return str(texts.say(one, lesson.message, dict(arguments), key))
    return ""


def has_message(texts: Any, lang: str, lesson: Lesson, key: str) -> bool:
    """Whether a lesson says this in a language."""
    bundle = texts.bundle(lang)
    return bool(bundle.has_message(lesson.message)) and key in bundle.get_message(lesson.message).attributes
