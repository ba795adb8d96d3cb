"""Positions cannot lie: one random edit of a real saved position is refused, or gives a game that plays to its end."""

import copy
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rondel.core.chance import Chance, from_seed
from rondel.core.errors import BadPosition

from .conformance import MOST_DECISIONS, Setting, changed, check_legal, check_numbers, random_game, written

EVERY = 7  # of a game's positions so many moves apart are edited
EDITS = 12  # of each such position
LEFT_ALONE = ("game", "chance")  # another game is no edit of a position; any generator will do

Path = tuple[Any, ...]


@dataclass
class Edit:
    """What was changed where, for the report of a failure."""

    setting: Setting
    seed: int
    path: Path
    old: Any
    new: Any
    removed: bool = False

    def __str__(self) -> str:
        where = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in self.path).lstrip(".")
        return (
            f"{self.setting} seed {self.seed}: {where}: {self.old!r} -> {'removed' if self.removed else repr(self.new)}"
        )


def edited(setting: Setting, seed: int) -> Iterator[tuple[Any, Edit]]:
    """Documents with one edit each, out of one random game."""
    chance = from_seed(seed ^ 0xED17)
    pool: dict[Any, list[Any]] = {}
    for n, (state, _) in enumerate(random_game(setting, seed)):
        if n % EVERY:
            continue
        doc = json.loads(written(state))
        spots = list(_spots(doc, ()))
        for path, value in spots:
            pool.setdefault(_kind(path), []).append(value)
        for _ in range(EDITS):
            twin = copy.deepcopy(doc)
            path, value = spots[chance.below(len(spots))]
            yield twin, _edit(twin, path, value, pool, chance, setting, seed)


def _spots(doc: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    """Every value of a document, the inner ones too."""
    entries = doc.items() if isinstance(doc, dict) else enumerate(doc) if isinstance(doc, list) else ()
    for key, value in entries:
        if not path and key in LEFT_ALONE:
            continue
        yield (*path, key), value
        yield from _spots(value, (*path, key))


def _kind(path: Path) -> Path:
    """Values at paths of one kind can be put for each other: another player's, another entry's."""
    return tuple("*" if isinstance(part, int) else part for part in path)


def _edit(
    doc: Any, path: Path, value: Any, pool: dict[Any, list[Any]], chance: Chance, setting: Setting, seed: int
) -> Edit:
    *outer, last = path
    place = doc
    for part in outer:
        place = place[part]
    way = chance.below(6)
    if way == 0:
        del place[last]
        return Edit(setting, seed, path, value, None, removed=True)
    if way == 1 and isinstance(place, list):
        place.insert(last, copy.deepcopy(value))
        return Edit(setting, seed, path, value, [value, value])
    new = _another(value, pool[_kind(path)], way, chance, setting)
    place[last] = new
    return Edit(setting, seed, path, value, new)


def _another(value: Any, same: list[Any], way: int, chance: Chance, setting: Setting) -> Any:
    """Another value such as could stand there: of the same place elsewhere, a number beside it, any step."""
    if way == 2:
        return [None, True, -1, 0, 99, "", "nothing", [], {}][chance.below(9)]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + [-1, 1, 2, 5, 12][chance.below(5)]
    if isinstance(value, str) and value in setting.game.step_number and way == 3:
        steps = list(setting.game.step_number)
        return steps[chance.below(len(steps))]
    return copy.deepcopy(same[chance.below(len(same))])


def check_edit(game: Any, doc: Any, seed: int) -> bool:
    """False: refused. True: a game that plays to a proper end, with all that must hold on the way."""
    try:
        state = game.restore(doc)
    except BadPosition:  # the only error there may be: it names the key
        return False
    census = game.census(state)
    chooser = from_seed(seed)
    decisions = 0
    while state.actor is not None:
        check_legal(state)
        if decisions % 20 == 0:
            _check_middle(game, state, census)
        legal = state.legal()
        state.apply(legal[chooser.below(len(legal))])
        decisions += 1
        assert decisions < MOST_DECISIONS, f"no end after {decisions} decisions"
    _check_middle(game, state, census)
    assert game.over(state), "nothing is pending, but the game is not over"
    assert len(state.scores()) == len(doc["players"]) and state.winners() is not None
    return True


def _check_middle(game: Any, state: Any, census: dict[str, int]) -> None:
    text = written(state)
    check_numbers(json.loads(text))
    found = game.census(state)
    assert found == census, f"components are not conserved: {changed(census, found)}"
    assert written(game.restore(json.loads(text))) == text, "restore and save differ"
