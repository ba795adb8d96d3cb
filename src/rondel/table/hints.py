"""What a bot says of the moves it thinks of: chances to win, and one reason in words."""

from typing import Any, Protocol, runtime_checkable

from rondel.bots import Seat
from rondel.bots.search import Candidate
from rondel.bots.search.bot import Progress

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


def reason(game: Any, changes: dict[str, float], lang: str) -> str:
    """What changes most of the points expected in the end: "+4 train stations, −1 cattle cards"; "" = nothing much."""
    sizes = sorted(((size, name) for name, size in changes.items() if name != "total"), reverse=True)
    gains = [change for change in sizes if change[0] >= LEAST][:GAINS]
    losses = [change for change in sizes[::-1] if change[0] <= -LEAST][:LOSSES]
    return ", ".join(f"{signed(size)} {_name(game, name, lang)}" for size, name in gains + losses)


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
