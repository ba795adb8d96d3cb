"""What can be wrong with what a user gives us; each error says what and what to do."""

from difflib import get_close_matches
from typing import Any


class RondelError(ValueError):
    """The base of every error a user can cause: its text is fit to be shown to them."""


class UnknownGame(RondelError):
    """No game of that name is installed."""


class BadOption(RondelError):
    """A number of players, a seed or an option that cannot be: `field` names it ("" = none of them alone), `problem`
    says what is wrong with it."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}" if field else problem)
        self.field = field
        self.problem = problem

    def __reduce__(self) -> tuple[Any, ...]:  # from one process to another
        return BadOption, (self.field, self.problem)


class IllegalAction(RondelError):
    """The action is not possible now; the state is as before. `reason` is the refusal-KEY of the texts, `rule` the rule
    behind it; both are "" if there is no such action at all."""

    def __init__(self, text: str, reason: str = "", rule: str = "") -> None:
        super().__init__(text)
        self.reason = reason
        self.rule = rule


class BadPosition(RondelError):
    """A saved position that cannot be: `key` says where, `problem` what is wrong there."""

    def __init__(self, key: str, problem: str) -> None:
        super().__init__(f"{key}: {problem}")
        self.key = key
        self.problem = problem

    def __reduce__(self) -> tuple[Any, ...]:
        return BadPosition, (self.key, self.problem)


class BadRecord(RondelError):
    """A record that cannot be read or replayed."""


class WrongRevision(BadRecord):
    """A record played under another revision of the rules; `remedy`: what a program may do about it."""

    def __init__(self, problem: str, remedy: str = "") -> None:
        super().__init__(f"{problem}: {remedy}" if remedy else problem)
        self.problem = problem
        self.remedy = remedy


def hint(name: object, known: list[str]) -> str:
    """ " (did you mean wood?)" or the first few names there are."""
    close = get_close_matches(str(name), known, 1)
    if close:
        return f" (did you mean {close[0]}?)"
    if len(known) <= 12:
        return f" (there are: {', '.join(known)})"
    return f" (such as {', '.join(known[:5])})"
