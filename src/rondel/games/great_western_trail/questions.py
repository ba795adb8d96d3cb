# not compiled
"""Questions: what the pending decision is about, for its prompt (see core.texts)."""

from collections.abc import Callable
from typing import Any

from rondel.core.grammar import OneOf, Optional, Repeat
from rondel.games.trail.buildings import Build, Site
from rondel.games.trail.cards import Discard, DiscardCard, DiscardOfBreed, DrawThenDiscard, FirstDiscard
from rondel.games.trail.content import May
from rondel.games.trail.descriptions import Message, Words, discarded, effect, entry_called, modified
from rondel.games.trail.foresight import Foresight
from rondel.games.trail.hazards import RemoveHazard
from rondel.games.trail.hire import Hire
from rondel.games.trail.market import BuyAnimals, TakeAnimal
from rondel.games.trail.masters import TakeMaster
from rondel.games.trail.movement import SPACES, Move, Way
from rondel.games.trail.rules import AnyStep
from rondel.games.trail.visit import ACTED, HELPED, PhaseA, Visit

from .components import COWBOY
from .content import CopyVisit, entries
from .descriptions import purchase
from .kansas_city import CityDisc, Deliver, Income, RaiseSimmental, breeding_value
from .railroad import EndOfTrack, EngineBack, EngineForward
from .rules import Rules
from .state import Player, Table
from .stations import Upgrade, UpgradeDisc, permanent_certificates


def actor(s: Table) -> Player:
    return s.players[max(s.seat, 0)]


def asked(game: Rules, s: Table) -> list[AnyStep]:
    """The decisions whose options the pending step offers side by side."""
    return _parts(game.steps[s.stack[-1][0]]) if s.stack else []


def _parts(step: AnyStep) -> list[AnyStep]:
    if isinstance(step, (Optional, May)):
        return _parts(step.part)
    if isinstance(step, OneOf):
        return [basic for part in step.parts for basic in _parts(part)]
    return [step]


def pending(game: Rules, s: Table, name: str) -> int:
    """The memo of the pending step if it is this one; -1 if not."""
    return s.stack[-1][2] if s.stack and game.steps[s.stack[-1][0]].name == name else -1


def place(game: Rules, s: Table, space: int) -> Message:
    """What lies on a space, as the actor calls it: a building by its owner, anything else by the space."""
    c = game.components
    tile = s.tiles[space]
    owner = c.owner(tile)
    if owner >= 0:
        building = {"building": c.private_names[c.building(tile)]}
        if owner == s.seat:
            return "place-own", building
        return ("place-sam", building) if owner >= s.seats else ("place-other", {**building, "owner": owner + 1})
    if c.is_neutral(tile):
        return "place-neutral", {"building": c.tiles[tile]}
    return "place-space", {"space": c.spaces[space]}


def hand_value(game: Rules, me: Player) -> int:
    """GWT-INC-01, 04: without temporary certificates."""
    return breeding_value(game, me) + permanent_certificates(game.components, me)


def prompt(game: Rules, s: Table) -> Words:
    """What the pending question says beside its name."""
    number, _, memo = s.stack[-1]
    for step in (game.steps[number], *asked(game, s)):  # what may be declined asks as its part does
        words = _WORDS.get(type(step))
        if words:
            return words(game, s, step, memo)
    return {}


def _frames(s: Table) -> int:
    """How often in a row the pending step is to be done."""
    n = 0
    while n < len(s.stack) and s.stack[-1 - n] == s.stack[-1]:
        n += 1
    return n


# The trail


def _phase_a(game: Rules, s: Table, step: PhaseA, memo: int) -> Words:
    me = actor(s)
    playing = bool(step.plays.legal(s, s.seat))
    return {"placing": int(me.space < 0), "playing": int(playing), "steps": [("step", game.step_limit(s, me))]}


def _way(game: Rules, s: Table, step: Way, memo: int) -> Words:
    return {"place": place(game, s, memo // 4 % SPACES)}


def _move(game: Rules, s: Table, step: Move, memo: int) -> Words:
    return {"n": step.steps}


def _visit(game: Rules, s: Table, step: Visit, memo: int) -> Words:
    me = actor(s)
    state = "actions" if step.is_own(s, s.seat, s.tiles[me.space]) else "elsewhere"
    if memo & (ACTED | HELPED):
        state = "helped" if memo & HELPED else "more"
    return {"place": place(game, s, me.space), "state": state}


def _copy_visit(game: Rules, s: Table, step: CopyVisit, memo: int) -> Words:
    return {"place": place(game, s, memo)}


# Cards and markets


def _discard(game: Rules, s: Table, step: Discard, memo: int) -> Words:
    return {"cards": discarded(step.name.removeprefix("discard_"))}


def _discard_card(game: Rules, s: Table, step: DiscardCard, memo: int) -> Words:
    return {"n": _frames(s)}


def _first_discard(game: Rules, s: Table, step: FirstDiscard, memo: int) -> Words:
    return {"n": len(actor(s).hand) - step.keep}


def _draw(game: Rules, s: Table, step: DrawThenDiscard, memo: int) -> Words:
    return {"n": len(s.choices)}


def _discard_of_breed(game: Rules, s: Table, step: DiscardOfBreed, memo: int) -> Words:
    return {"breed": game.components.breeds[memo]}


def _remove(game: Rules, s: Table, step: Repeat[Table], memo: int) -> Words:
    return {"n": step.most - memo}


def _hire(game: Rules, s: Table, step: Hire, memo: int) -> Words:
    return modified(step.price[0] - game.components.job_cost[0])


def _build(game: Rules, s: Table, step: Build, memo: int) -> Words:
    return {"dollars": [("dollar", step.rate)]}


def _site(game: Rules, s: Table, step: Site, memo: int) -> Words:
    return {"building": game.components.private_names[memo // 8]}


def _buy(game: Rules, s: Table, step: BuyAnimals, memo: int) -> Words:
    return {"left": actor(s).workers[COWBOY] - memo}


def _take_animal(game: Rules, s: Table, step: TakeAnimal, memo: int) -> Words:
    (kind, _), *_ = purchase(game.components.buy_options[memo])["cards"]
    return {"cards": [(kind, _frames(s))]}


def _immediate(game: Rules, s: Table, step: May, memo: int) -> Words:
    return {"effect": effect(entry_called(entries(game.components), step.name.removeprefix("may use ")))}


# Railroad and stations


def _engine_forward(game: Rules, s: Table, step: EngineForward, memo: int) -> Words:
    return {"n": step.limit(s, s.seat)}


def _engine_back(game: Rules, s: Table, step: EngineBack, memo: int) -> Words:
    return {"n": step.spaces}


def _end_of_track(game: Rules, s: Table, step: EndOfTrack, memo: int) -> Words:
    return {"dollars": [("dollar", game.components.end_dollars)]}


def _hazard(game: Rules, s: Table, step: RemoveHazard, memo: int) -> Words:
    return {"paid": step.money, "dollars": [("dollar", step.money)]}


def _station(game: Rules, s: Table, step: Upgrade | UpgradeDisc, memo: int) -> Words:
    c = game.components
    return {"station": c.stations[memo], "dark": int(c.station_dark[memo])}


def _take_master(game: Rules, s: Table, step: TakeMaster, memo: int) -> Words:
    return {"master": game.components.masters[s.masters[memo]]}


# Kansas City


def _foresight(game: Rules, s: Table, step: Foresight, memo: int) -> Words:
    return {"column": step.column + 1}


def _income(game: Rules, s: Table, step: Income, memo: int) -> Words:
    return {"value": hand_value(game, actor(s))}


def _raise(game: Rules, s: Table, step: RaiseSimmental, memo: int) -> Words:
    c = game.components
    return {"card": c.cards[c.simmental[memo]], "next": c.cards[c.simmental[memo + 1]]}


def _deliver(game: Rules, s: Table, step: Deliver, memo: int) -> Words:
    return {"value": memo}


def _city_disc(game: Rules, s: Table, step: CityDisc, memo: int) -> Words:
    c = game.components
    return {"city": c.cities[memo // 2], "dark": int(c.city_dark[memo // 2])}


_WORDS: dict[Any, Callable[[Rules, Table, Any, int], Words]] = {
    PhaseA: _phase_a,
    Way: _way,
    Move: _move,
    Visit: _visit,
    CopyVisit: _copy_visit,
    Discard: _discard,
    DiscardCard: _discard_card,
    FirstDiscard: _first_discard,
    DrawThenDiscard: _draw,
    DiscardOfBreed: _discard_of_breed,
    Repeat: _remove,
    Hire: _hire,
    Build: _build,
    Site: _site,
    BuyAnimals: _buy,
    TakeAnimal: _take_animal,
    May: _immediate,
    EngineForward: _engine_forward,
    EngineBack: _engine_back,
    EndOfTrack: _end_of_track,
    RemoveHazard: _hazard,
    Upgrade: _station,
    UpgradeDisc: _station,
    TakeMaster: _take_master,
    Foresight: _foresight,
    Income: _income,
    RaiseSimmental: _raise,
    Deliver: _deliver,
    CityDisc: _city_disc,
}
