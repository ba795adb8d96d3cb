# not compiled
"""Refusals: why an action is not possible now (see games/trail/refusals.py)."""

from typing import Any

from rondel.games.trail.cards import RemoveCard
from rondel.games.trail.discs import slots_for
from rondel.games.trail.foresight import Foresight
from rondel.games.trail.hire import Hire
from rondel.games.trail.market import BuyAnimals, TakeAnimal
from rondel.games.trail.movement import Move
from rondel.games.trail.questions import actor
from rondel.games.trail.refusals import Refusals, certificates, disc_of_slot, foresight, move, take
from rondel.games.trail.requirements import LACKING, RICH, Reason, buy, hire, not_in_hand, too_little_money
from rondel.games.trail.visit import PhaseA

from .components import WORKERS
from .content import CopyAdjacent, CopyVisit
from .descriptions import purchase
from .kansas_city import Arrows, CityDisc, Deliver, ExtraordinaryDelivery, Income, RaiseSimmental
from .outlaws import CaptureOutlaw
from .railroad import EndOfTrack, EngineBack, EngineForward, crosses, occupied
from .rules import Rules
from .state import Table
from .stations import UpgradeBehind, UpgradeDisc


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


# Railroad


def _engine(game: Rules, s: Table, step: Any, memo: int, action: int) -> Reason | None:
    me = actor(s)
    space = game.engine.index(action)
    if space == me.engine:
        return "engine_must_move", "GWT-ENG-02", {}
    if occupied(s, s.seat, space):
        return "engine_space_taken", "GWT-ENG-03", {}
    if isinstance(step, EngineForward):
        if space < me.engine:
            return "engine_goes_forward", "GWT-ENG-01", {}
        return "engine_goes_not_so_far", "GWT-ENG-01", {"n": step.limit(s, s.seat)}
    if isinstance(step, EndOfTrack):
        return "engine_must_leave_the_end", "GWT-ENG-11", {}
    if space > me.engine:
        return "engine_goes_back", step.rule, {}
    return ("engine_goes_exactly_so_far", "GWT-ENG-07", {"n": step.spaces}) if isinstance(step, EngineBack) else None


def _station(game: Rules, s: Table, step: UpgradeBehind, memo: int, action: int) -> Reason | None:
    c = game.components
    station = game.behind.index(action)
    if c.station_rail[station] >= actor(s).engine:
        return "station_not_behind_the_engine", "GWT-BLD-13", {}
    if actor(s).stations >> station & 1:
        return "station_already_upgraded", "GWT-STAT-02", {}
    slots = [] if actor(s).stations else slots_for(game, actor(s), c.station_dark[station], RICH)  # else GWT-EDGE-04
    clearing = min([c.slot_cost[slot] for slot in slots], default=0)
    return too_little_money(s, c.station_cost[station] + clearing, "GWT-STAT-03")


def _disc(game: Rules, s: Table, step: Any, memo: int, action: int) -> Reason | None:
    c = game.components
    me = actor(s)
    slot = game.disc.index(action)
    city = memo // 2 if isinstance(step, CityDisc) else -1
    if slot >= len(c.slots):
        station = slot - len(c.slots)
        if not me.stations >> station & 1:
            return "no_disc_there", step.rule, {}
        same = city < 0 and station == memo
        return ("another_disc_than_this", "GWT-EDGE-05", {}) if same else ("player_board_first", "GWT-EDGE-04", {})
    left = me.money + c.city_dollars[city] - crosses(c, me, city) if city >= 0 and memo & 1 else me.money
    dark = c.city_dark[city] if city >= 0 else c.station_dark[memo]
    return disc_of_slot(game, s, slot, step.rule, dark, left)


def _outlaw(game: Rules, s: Table, step: CaptureOutlaw, memo: int, action: int) -> Reason | None:
    return "no_outlaw_there", "GWT-OUT-01", {}


# Kansas City


def _foresight(game: Rules, s: Table, step: Foresight, memo: int, action: int) -> Reason | None:
    if s.last_seat >= 0 and game.foresight.index(action) < WORKERS:
        return "no_more_workers", "GWT-END-05", {}
    return foresight(game, s, step, memo, action)


def _raise(game: Rules, s: Table, step: RaiseSimmental, memo: int, action: int) -> Reason | None:
    return "another_stage_now", "GWT-VARIANT-05", {"card": game.components.cards[game.components.simmental[memo]]}


def _deliver(game: Rules, s: Table, step: Deliver, memo: int, action: int) -> Reason | None:
    c = game.components
    city = game.deliver.index(action)
    words = {"city": c.cities[city], "needed": c.city_value[city], "value": memo}
    if actor(s).cities[city] and not c.city_again[city]:
        return "own_disc_in_the_city", "GWT-DELV-02", words
    return "city_too_far", "GWT-DELV-01" if step.transport else "GWT-BLD-11", words


def _arrows(game: Rules, s: Table, step: Arrows, memo: int, action: int) -> Reason | None:
    return "no_such_delivery_action", "GWT-DELV-13", {}


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
        (EngineForward, "engine"): _engine,
        (EngineBack, "engine"): _engine,
        (EndOfTrack, "engine"): _engine,
        (ExtraordinaryDelivery, "engine"): _engine,
        (UpgradeBehind, "station"): _station,
        (UpgradeDisc, "disc"): _disc,
        (CityDisc, "disc"): _disc,
        (CaptureOutlaw, "outlaw"): _outlaw,
        (Foresight, "foresight"): _foresight,
        (Income, "certificates"): certificates,
        (RaiseSimmental, "raise"): _raise,
        (Deliver, "deliver"): _deliver,
        (Arrows, "use"): _arrows,
    },
    lacking={
        **LACKING,
        EngineBack: ("engine_cannot_go_back", "GWT-ENG-08"),
        ExtraordinaryDelivery: ("engine_cannot_go_back", "GWT-BLD-11"),
        EngineForward: ("engine_cannot_go_forward", "GWT-ENG-02"),
        CaptureOutlaw: ("no_outlaw_on_the_board", "GWT-OUT-03"),
        CopyAdjacent: ("nothing_to_copy", "GWT-BLD-07"),
        UpgradeBehind: ("no_station_to_upgrade", "GWT-BLD-13"),
    },
    slipped_in={},
    moments=(CopyVisit,),
)
