# not compiled
"""Questions: what the pending decision is about, for its prompt (see core.texts)."""

from typing import Any

from rondel.core.grammar import Repeat
from rondel.games.trail.descriptions import Words, money
from rondel.games.trail.market import TakeAnimal
from rondel.games.trail.questions import SHARED, Asking, actor, answer, frames, place

from .content import CopyVisit
from .descriptions import purchase
from .kansas_city import CityDisc, Deliver, Income, RaiseSimmental, breeding_value
from .railroad import EndOfTrack, EngineBack, EngineForward
from .rules import Rules
from .state import Player, Table
from .stations import Upgrade, UpgradeDisc, permanent_certificates


def hand_value(game: Rules, me: Player) -> int:
    """GWT-INC-01, 04: without temporary certificates."""
    return breeding_value(game, me) + permanent_certificates(game.components, me)


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


# Railroad and stations


def _engine_forward(game: Rules, s: Table, step: EngineForward, memo: int) -> Words:
    return {"n": step.limit(s, s.seat)}


def _engine_back(game: Rules, s: Table, step: EngineBack, memo: int) -> Words:
    return {"n": step.spaces}


def _end_of_track(game: Rules, s: Table, step: EndOfTrack, memo: int) -> Words:
    return {"money": money(game.components.end_dollars)}


def _station(game: Rules, s: Table, step: Upgrade | UpgradeDisc, memo: int) -> Words:
    c = game.components
    return {"station": c.stations[memo], "dark": int(c.station_dark[memo])}


# Kansas City


def _income(game: Rules, s: Table, step: Income, memo: int) -> Words:
    return {"value": hand_value(game, actor(s))}


def _raise(game: Rules, s: Table, step: RaiseSimmental, memo: int) -> Words:
    c = game.components
    words: Words = {"card": c.cards[c.simmental[memo]], "next": c.cards[c.simmental[memo + 1]]}
    return {**words, "held": int(step.held(s, s.seat, memo))}


def _deliver(game: Rules, s: Table, step: Deliver, memo: int) -> Words:
    return {"value": memo}


def _city_disc(game: Rules, s: Table, step: CityDisc, memo: int) -> Words:
    c = game.components
    return {"city": c.cities[memo // 2], "dark": int(c.city_dark[memo // 2])}


_WORDS: dict[Any, Asking] = {
    **SHARED,
    CopyVisit: _copy_visit,
    Repeat: _remove,
    TakeAnimal: _take_animal,
    EngineForward: _engine_forward,
    EngineBack: _engine_back,
    EndOfTrack: _end_of_track,
    Upgrade: _station,
    UpgradeDisc: _station,
    Income: _income,
    RaiseSimmental: _raise,
    Deliver: _deliver,
    CityDisc: _city_disc,
}
