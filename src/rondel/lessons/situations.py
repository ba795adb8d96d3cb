"""What a coach explains when it happens for the first time: `lessons/coach.yaml` in a game's folder, its words
coach-ID in `texts/coach.LANG.ftl`. docs/lessons.md lists the keys."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from rondel.core.registry import folder

from .format import BadLesson, made, read_mapping
from .run import meets

ME = "me"  # in a path: the seat that looks
KEPT = "coach:"  # before its name, where it is kept with the lessons somebody knows


@dataclass(frozen=True)
class Situation:
    """All that is said of it must be true: one of these steps asks, one of these actions is legal, the position as the
    seat sees it is like this. `*` in a name stands for anything."""

    id: str
    rules: tuple[str, ...]
    asked: tuple[str, ...] = ()
    legal: tuple[str, ...] = ()
    where: dict[str, Any] = field(default_factory=dict)  # as the goal of a lesson; `me` in a path is the seat
    lesson: str = ""  # that teaches more of it

    @property
    def message(self) -> str:
        return f"coach-{self.id}"

    def happens(self, view: Mapping[str, Any], legal: Collection[str], seat: int) -> bool:
        """`view`: the position as the seat sees it; `legal`: the names of the actions it may choose."""
        if self.asked and not _any_like((step_asked(view),), self.asked):
            return False
        if self.legal and not _any_like(legal, self.legal):
            return False
        here = {
            ".".join(str(seat) if key == ME else key for key in path.split(".")): v for path, v in self.where.items()
        }
        return meets(view, here)


def step_asked(view: Mapping[str, Any]) -> str:
    """The name of the step that asks; empty when the game is over."""
    pending = view.get("pending") or [{"step": ""}]
    return str(pending[-1]["step"])


def first_of(
    game: str, view: Mapping[str, Any], legal: Collection[str], seat: int, told: Collection[str]
) -> Situation | None:
    """The first situation of the file that is there now and has not been told yet."""
    fresh = (one for one in situations_of(game) if one.id not in told)
    return next((one for one in fresh if one.happens(view, legal, seat)), None)


def situations_of(game: str) -> tuple[Situation, ...]:
    """Those of a game, what matters most first; none if it has no file of them."""
    return _situations(folder(game) / "lessons" / "coach.yaml")


@cache
def _situations(file: Path) -> tuple[Situation, ...]:
    if not file.exists():
        return ()
    given = read_mapping(file).get("situations")
    if not isinstance(given, list):
        raise BadLesson(f"{file.name}: situations: must be a list")
    found = [made(Situation, one, f"{file.name}: situation {n}") for n, one in enumerate(given, 1)]
    for one in found:
        if not (one.asked or one.legal or one.where):
            raise BadLesson(f"{file.name}: {one.id}: needs one of asked, legal, where")
    names = [one.id for one in found]
    if twice := [name for name in names if names.count(name) > 1]:
        raise BadLesson(f"{file.name}: {twice[0]}: stands there twice")
    return tuple(found)


def _any_like(names: Iterable[str], patterns: Iterable[str]) -> bool:
    known = list(names)
    return any(fnmatchcase(name, pattern) for pattern in patterns for name in known)
