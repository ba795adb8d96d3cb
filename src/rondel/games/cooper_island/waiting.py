"""CI-ANY-02: a decision with one option left waits while an anytime action could still change something."""

from .state import Table


def may_prepare(s: Table, seat: int) -> bool:
    """Has this seat an anytime action now? Then the decision waits, and they are not asked for again."""
    found = s.game.interrupts(s, seat) if seat == s.active else []
    if found:
        s.asides = found
    return len(found) > 0
