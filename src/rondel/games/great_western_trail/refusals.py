# not compiled
"""Refusals: why an action is not possible now (see games/trail/refusals.py)."""

from typing import Any

from rondel.games.trail.cards import RemoveCard
from rondel.games.trail.hire import Hire
from rondel.games.trail.market import BuyAnimals, TakeAnimal
from rondel.games.trail.movement import Move
from rondel.games.trail.questions import actor
from rondel.games.trail.refusals import Refusals, move, take
from rondel.games.trail.requirements import LACKING, Reason, buy, hire, not_in_hand
from rondel.games.trail.visit import PhaseA

from .components import WORKERS
from .content import CopyAdjacent, CopyVisit
from .descriptions import purchase
from .outlaws import CaptureOutlaw
from .rules import Rules
from .state import Table


def why_not(game: Rules, s: Table, action: int) -> Reason:
    return _REFUSALS.why_not(game, s, action)


# The trail


def _move(game: Rules, s: Table, step: Any, memo: int, action: int) -> Reason | None:
    trail = game.components.trail
    space = game.move.index(action)
    if actor(s).space >= 0 and space != trail.start and not trail.behind[space]:
        return "beside_the_trail", "GWT-MOVE-11", {}
    return move(game, s, step, memo, action) or ("not_into_kansas_city", "GWT-OBJ-09", {})


def _copy_use(game: Rules, s: Table, step: CopyVisit, memo: int, action: int) -> Reason | None:
    return _REFUSALS.local(game, s, memo, action)


def _copy(game: Rules, s: Table, step: CopyAdjacent, memo: int, action: int) -> Reason | None:
    if game.copy_building.index(action) not in step.around[step.visit.place(s, s.seat)]:
        return "not_adjacent", "GWT-BLD-06", {}
    return "nothing_to_copy", "GWT-BLD-07", {}


# Cards, workers, the market


def _remove(game: Rules, s: Table, step: RemoveCard, memo: int, action: int) -> Reason | None:
    return not_in_hand(game, s, game.remove.index(action), "GWT-AUX-10")


def _hire(game: Rules, s: Table, step: Hire, memo: int, action: int) -> Reason | None:
    row, worker = divmod(game.hire.index(action), WORKERS)
    if row == s.token_row:
        return "row_of_the_token", "GWT-HIRE-02", {"worker": game.components.workers[worker], "row": row + 1}
    return hire(game, s, step, memo, action)


def _buy(game: Rules, s: Table, step: BuyAnimals, memo: int, action: int) -> Reason | None:
    option = game.buy.index(action)
    if option != step.reveal and "variant" in game.components.buy_options[option] and not s.simmental:
        return "only_with_simmentals", "GWT-VARIANT-04", {}
    return buy(game, s, step, memo, action)


def _take(game: Rules, s: Table, step: TakeAnimal, memo: int, action: int) -> Reason | None:
    return take(game, s, action, purchase(game.components.buy_options[memo])["cards"])


def _outlaw(game: Rules, s: Table, step: CaptureOutlaw, memo: int, action: int) -> Reason | None:
    return "no_outlaw_there", "GWT-OUT-01", {}


_REFUSALS = Refusals(
    {
        (PhaseA, "move"): _move,
        (Move, "move"): _move,
        (CopyVisit, "use"): _copy_use,
        (CopyAdjacent, "copy"): _copy,
        (RemoveCard, "remove"): _remove,
        (Hire, "hire"): _hire,
        (BuyAnimals, "buy"): _buy,
        (TakeAnimal, "take"): _take,
        (CaptureOutlaw, "outlaw"): _outlaw,
    },
    lacking={
        **LACKING,
        CaptureOutlaw: ("no_outlaw_on_the_board", "GWT-OUT-03"),
        CopyAdjacent: ("nothing_to_copy", "GWT-BLD-07"),
    },
    slipped_in={},
    moments=(CopyVisit,),
)
