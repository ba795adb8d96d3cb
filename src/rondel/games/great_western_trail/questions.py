# not compiled
"""Questions: what the pending decision is about, for its prompt (see core.texts)."""

from typing import Any

from rondel.core.grammar import Repeat
from rondel.games.trail.descriptions import Words
from rondel.games.trail.market import TakeAnimal
from rondel.games.trail.questions import SHARED, Asking, answer, frames, place

from .content import CopyVisit
from .descriptions import purchase
from .rules import Rules
from .state import Table


def prompt(game: Rules, s: Table) -> Words:
    """What the pending question says beside its name."""
    return answer(game, s, _WORDS)


def _copy_visit(game: Rules, s: Table, step: CopyVisit, memo: int) -> Words:
    return {"place": place(game, s, memo)}


def _remove(game: Rules, s: Table, step: Repeat[Table], memo: int) -> Words:
    return {"n": step.most - memo}


def _take_animal(game: Rules, s: Table, step: TakeAnimal, memo: int) -> Words:
    (kind, _), *_ = purchase(game.components.buy_options[memo])["cards"]
    return {"cards": [(kind, frames(s))]}


_WORDS: dict[Any, Asking] = {
    **SHARED,
    CopyVisit: _copy_visit,
    Repeat: _remove,
    TakeAnimal: _take_animal,
}
