# not compiled
"""How decisions are explained: the words of a question, of its actions and refusals, their badges and places.

What a decision is stands in a rule file: GAME/kansas_city.py has `class Deliver(Decision)`. How it is explained stands
in a sibling of the same name, GAME/explain/kansas_city.py, as `class Deliver(Explanation[rule.Deliver])`. Nothing is
registered: the class is found by the two names, first in the game's own folder, then in that of the code it shares.
"""

from collections.abc import Iterator
from functools import cache
from types import ModuleType
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from .actions import DONE
from .bars import Bar
from .flow import Step
from .registry import find_module

Words = dict[str, Any]  # arguments of a message: see core.texts
Reason = tuple[str, str, Words]  # refusal-KEY of the texts, the rule, arguments
Amounts = list[tuple[str, int]]  # goods and how many
D = TypeVar("D", bound=Step[Any])


class Badge(NamedTuple):
    """What an action costs and brings at once, as far as it is certain."""

    cost: Amounts
    gain: Amounts

    @classmethod
    def of(cls, cost: Amounts, gain: Amounts) -> "Badge":
        """Without what is nothing."""
        return cls([(thing, n) for thing, n in cost if n], [(thing, n) for thing, n in gain if n])


class Explanation(Generic[D]):
    """One question: a decision that is pending, with its memo. Made when somebody asks, and thrown away.

    families: the actions it asks for. buttons: those of them that have no place on the board.
    lacking: why it cannot be offered at all, when it has no option.
    """

    families: ClassVar[tuple[str, ...]] = ()
    buttons: ClassVar[tuple[str, ...]] = ()
    lacking: ClassVar[Bar | None] = None

    def __init__(self, game: Any, s: Any, step: D, memo: int) -> None:
        self.game = game
        self.s = s
        self.step = step
        self.memo = memo
        self.seat: int = s.seat

    @property
    def c(self) -> Any:
        """The components of the game; a game's own base class names their type, and that of `me`."""
        return self.game.components

    @property
    def me(self) -> Any:
        """The player who is asked."""
        return self.s.players[self.seat]

    def parts(self) -> list[tuple[Step[Any], int]]:
        """The decisions offered side by side, each with its memo: as the step says, unless the table decides it."""
        return self.step.asked(self.memo)

    def about(self, action: int) -> bool:
        """Does it ask for this action of its families? Of offers that lie side by side each asks for its own."""
        return True

    def prompt(self) -> Words:
        """What the question says beside its name."""
        return {}

    def words(self, action: int) -> Words:
        """What an action says beside its name."""
        return {}

    def badge(self, action: int) -> Badge:
        return Badge([], [])

    def forfeits(self, action: int) -> tuple[str, Words] | None:
        """What is lost for good by an action, as a message and its arguments: it is said before it is done."""
        return None

    def refused(self, action: int, bar: Bar) -> Words:
        """What a refusal says beside its reason, which the rule gives."""
        return {}

    def reason(self, action: int, bar: Bar) -> Reason:
        """The whole of a refusal. What is put together of parts looks for the reason among them."""
        return bar.key, bar.rule or self.step.rule, self.refused(action, bar)

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        """Where an action is clicked: the id of an element of the drawing; "" = unknown. action: its name without the
        family, unless it is all there is of it.

        Asked for any action, also one that is not asked for now: whoever clicks there wants to know why not.
        """
        return ""

    @classmethod
    def mark(cls, game: Any, view: Words, seat: int, action: str) -> str:
        """The same for who does not choose: where it is pointed at afterwards, if its place is drawn for choosing."""
        return cls.place(game, view, seat, action)


AnyExplanation = type[Explanation[Any]]


def questions(game: Any, s: Any) -> list[Explanation[Any]]:
    """The explanations of the pending step and of the decisions it offers side by side."""
    if not s.stack:
        return []
    number, _, memo = s.stack[-1]
    step = game.steps[number]
    pending = _explained(game, s, [(step, memo)])
    parts = pending[0].parts() if pending else step.asked(memo)
    return pending + _explained(game, s, [(part, own) for part, own in parts if part is not step])


def asked(game: Any, s: Any) -> list[Explanation[Any]]:
    """The same and those of what may interrupt the pending step."""
    open_ = s.stack and game.steps[s.stack[-1][0]].interruptible
    return questions(game, s) + _explained(game, s, [(step, 0) for step in game.interrupt_steps()] if open_ else [])


def _explained(game: Any, s: Any, steps: list[tuple[Any, int]]) -> list[Explanation[Any]]:
    found = [(explaining(game, step), step, memo) for step, memo in steps]
    return [explains(game, s, step, memo) for explains, step, memo in found if explains]


def prompt(game: Any, s: Any) -> Words | None:
    """None, here and below: no explanation knows."""
    for question in questions(game, s):
        return question.prompt()
    return None


def _about(game: Any, s: Any, action: int) -> list[Explanation[Any]]:
    family = game.actions.name(action).partition(":")[0]
    return [question for question in asked(game, s) if family in question.families and question.about(action)]


def action_words(game: Any, s: Any, action: int) -> Words | None:
    for question in _about(game, s, action):
        return question.words(action)
    return None


def badge(game: Any, s: Any, action: int) -> Badge | None:
    for question in _about(game, s, action):
        return question.badge(action)
    return None


def forfeited(game: Any, s: Any, action: int) -> tuple[str, Words] | None:
    """What is lost for good by an action; to be done is asked of the pending question."""
    found = questions(game, s)[:1] if action == DONE else _about(game, s, action)
    for question in found:
        return question.forfeits(action)
    return None


def barred(game: Any, s: Any, action: int) -> Reason | None:
    """What the rules of the pending question say against an action."""
    for question in _about(game, s, action):
        bar = question.step.bar(s, s.seat, question.memo, action)
        if bar is not None:
            return question.reason(action, bar)
    return None


def why_not(game: Any, s: Any, action: int) -> Reason:
    """The same; of an action that is not asked for now what `not_asked` of the game's `explain` says.

    The rule is cited as the game's own book has it.
    """
    key, rule, words = barred(game, s, action) or _not_asked(game, s, action)
    return key, game.own_rule(rule), words


def _not_asked(game: Any, s: Any, action: int) -> Reason:
    kind: Any = type(game)
    for module in _modules(kind):
        if hasattr(module, "not_asked"):
            said: Reason = module.not_asked(game, s, action)
            return said
    if s.seat < 0:
        return "game_over", "", {}
    step = game.steps[s.stack[-1][0]]
    return "not_now", step.rule, {"step": step.name}


def nothing_at(game: Any, view: Words, seat: int, place: str) -> Reason | None:
    """Why an element of the drawing is the place of no action, as far as the game's `explain` knows."""
    kind: Any = type(game)
    for module in _modules(kind):
        if hasattr(module, "nothing_at"):
            said: Reason | None = module.nothing_at(game, view, seat, place)
            return said
    return None


def place(game: Any, view: Words, seat: int, action: str) -> str:
    """The id of the element of the drawing where an action is clicked; "" = it has no place there.

    By the pending question if it asks for such actions; else by the first of the game that does and knows. To be done
    has no place on any board.
    """
    return next(
        (found for kind, rest in _placing(game, view, action) if (found := kind.place(game, view, seat, rest))), ""
    )


def mark(game: Any, view: Words, seat: int, action: str) -> str:
    """The same for who looks at it and does not choose."""
    return next(
        (found for kind, rest in _placing(game, view, action) if (found := kind.mark(game, view, seat, rest))), ""
    )


def _placing(game: Any, view: Words, action: str) -> Iterator[tuple[AnyExplanation, str]]:
    """What may know where an action has its place, each with the name that it is asked for."""
    family, _, rest = action.partition(":")
    if family == "done":
        return
    pending = game.step(view["pending"][-1]["step"]).asked(0) if view["pending"] else []
    for step in [*[part for part, _ in pending], *game.steps]:
        explains = explaining(game, step)
        if explains and family in explains.families and family not in explains.buttons:
            yield explains, rest or family


def explaining(game: Any, step: Step[Any]) -> AnyExplanation | None:
    """The class that explains a step of a game."""
    kinds: tuple[Any, Any] = type(game), type(step)
    return explanation_of(*kinds)


@cache
def explanation_of(game: Any, step: Any) -> AnyExplanation | None:
    """By their classes: what has the name of the step's, in explain/FILE.py of the game or of what it is built on."""
    for kind in step.__mro__:
        for folder in _modules(game):
            module = find_module(folder.__name__, kind.__module__.rpartition(".")[2])
            found: AnyExplanation | None = vars(module).get(kind.__name__) if module else None
            if found is not None:
                return found
    return None


@cache
def _modules(game: Any) -> list[ModuleType]:
    """The packages `explain` of a game's class and of those it is built on."""
    packages = dict.fromkeys(kind.__module__.rpartition(".")[0] for kind in game.__mro__)
    found = [find_module(package, "explain") for package in packages]
    return [module for module in found if module is not None]
