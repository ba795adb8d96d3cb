"""What can be wrong with what a user gives us; each error says what and what to do."""

from difflib import get_close_matches


class RondelError(ValueError):
    """The base of every error a user can cause: its text is fit to be shown to him."""


class UnknownGame(RondelError):
    """No game of that name is installed."""


class BadOption(RondelError):
    """A number of players, a seed or a game option that does not exist."""


class IllegalAction(RondelError):
    """The action is not possible now; the state is as before."""


class BadPosition(RondelError):
    """A saved position that cannot be: `key` says where, the text says what is wrong there."""

    def __init__(self, key: str, problem: str) -> None:
        super().__init__(f"{key}: {problem}")
        self.key = key


class BadRecord(RondelError):
    """A record that cannot be read or replayed."""


class WrongRevision(BadRecord):
    """A record played under another revision of the rules."""


def hint(name: object, known: list[str]) -> str:
    """ " (did you mean wood?)" or the first few names there are."""
    close = get_close_matches(str(name), known, 1)
    if close:
        return f" (did you mean {close[0]}?)"
    if len(known) <= 12:
        return f" (there are: {', '.join(known)})"
    return f" (such as {', '.join(known[:5])})"
