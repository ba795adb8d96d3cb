"""What a bot says of the moves it thinks of: chances to win, and one reason in words."""

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from rondel.bots import Seat
from rondel.bots.search import Candidate
from rondel.bots.search.bot import Progress

from .wording import words

LEAST = 0.5  # points that are worth a word
GAINS, LOSSES = 2, 1  # so many are told


@runtime_checkable
class Explainer(Protocol):
    """A bot that can tell which moves it thinks of, the best first."""

    def explain(self, seat: Seat, most: int = 3, progress: Progress | None = None) -> list[Candidate]: ...


def explainer(bot: Any, code: str) -> Explainer:
    if not isinstance(bot, Explainer):
        raise TypeError(f"{code} cannot explain itself")
    return bot


class Judged(Protocol):
    """A move with what is expected after it."""

    @property
    def win(self) -> float | None: ...
    @property
    def changes(self) -> dict[str, float]: ...


def reasons(game: Any, moves: Sequence[Judged], lang: str) -> list[str]:
    """One for each move, the best first: the best is compared with the next, the others with the best. "" = the bot
    does not judge."""
    if not moves or any(move.win is None for move in moves):
        return [""] * len(moves)
    if len(moves) == 1:
        return [words(lang)("reason-only", points=reason(game, moves[0].changes, lang) or "none")]
    return [_compared(game, move, moves[0 if place else 1], not place, lang) for place, move in enumerate(moves)]


def _compared(game: Any, move: Judged, other: Judged, best: bool, lang: str) -> str:
    """The points expected in the end by category, or where they are alike the chance to win, or that both are alike."""
    say, place = words(lang), "best" if best else "other"
    apart = {name: size - other.changes.get(name, 0.0) for name, size in move.changes.items()}
    apart |= {name: -size for name, size in other.changes.items() if name not in move.changes}
    if points := reason(game, apart, lang):
        side = 1 if best else -1  # gains speak for the best, losses against the others
        speaks = any(side * size >= LEAST for name, size in apart.items() if name != "total")
        return say("reason-points" if speaks else "reason-despite", place=place, points=points)
    mine, its = percent(move.win or 0.0), percent(other.win or 0.0)
    if mine == its:
        return say("reason-alike", place=place)
    # the order is made by the lead and the policy too: the chance alone is a reason only if it agrees
    return say("reason-chance" if (mine > its) == best else "reason-experience", place=place, mine=mine, its=its)


def reason(game: Any, changes: dict[str, float], lang: str) -> str:
    """What differs most of the points expected in the end: "train stations +4, cattle cards −1"; "" = nothing much."""
    sizes = sorted(((size, name) for name, size in changes.items() if name != "total"), reverse=True)
    gains = [change for change in sizes if change[0] >= LEAST][:GAINS]
    losses = [change for change in sizes[::-1] if change[0] <= -LEAST][:LOSSES]
    return ", ".join(f"{_name(game, name, lang)} {signed(size)}" for size, name in gains + losses)


def signed(points: float) -> str:
    """Whole points with their sign; half a point is one."""
    return f"{'−' if points < 0 else '+'}{int(abs(points) + 0.5)}"


def percent(chance: float) -> int:
    return int(100 * chance + 0.5)


def _name(game: Any, category: str, lang: str) -> str:
    """As the score sheet says it, within a sentence."""
    name: str = game.texts().score(lang, category)
    if lang == "de" or name[1:2].isupper():
        return name
    return name[:1].lower() + name[1:]
