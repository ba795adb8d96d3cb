# not compiled
"""Questions: what a pending decision of either trail game is about, for its prompt (see core.texts)."""

from collections.abc import Callable
from typing import Any

from rondel.core import explanation
from rondel.core.grammar import OneOf, Optional

from .buildings import Build, Site
from .cards import Discard, DiscardCard, DiscardOfBreed, DrawThenDiscard, FirstDiscard
from .content import May
from .descriptions import Message, Words, discarded, effect, entry_called, modified, money
from .exchange import ExchangeDraw
from .foresight import Foresight
from .hazards import RemoveHazard
from .hire import Hire
from .market import BuyAnimals
from .masters import TakeMaster
from .movement import Move, Way, WayMemo
from .rules import AnyStep, TrailRules
from .state import TrailTable
from .visit import ACTED, HELPED, PhaseA, Visit

Asking = Callable[[Any, Any, Any, int], Words]


def actor(s: TrailTable) -> Any:
    return s.players[max(s.seat, 0)]


def asked(game: TrailRules, s: TrailTable) -> list[AnyStep]:
    """The decisions whose options the pending step offers side by side."""
    return _parts(game.steps[s.stack[-1][0]]) if s.stack else []


def _parts(step: AnyStep) -> list[AnyStep]:
    if isinstance(step, (Optional, May)):
        return _parts(step.part)
    if isinstance(step, OneOf):
        return [basic for part in step.parts for basic in _parts(part)]
    return [step]


def pending(game: TrailRules, s: TrailTable, name: str) -> int:
    """The memo of the pending step if it is this one; -1 if not."""
    return s.stack[-1][2] if s.stack and game.steps[s.stack[-1][0]].name == name else -1


def place(game: TrailRules, s: TrailTable, space: int) -> Message:
    """What lies on a space, as the actor calls it: a building by its owner, anything else by the space."""
    c = game.trail_components
    tile = s.tiles[space]
    owner = c.owner(tile)
    if owner >= 0:
        building = {"building": c.private_names[c.building(tile)]}
        if owner == s.seat:
            return "place-own", building
        return ("place-rival", building) if owner >= s.seats else ("place-other", {**building, "owner": owner + 1})
    if c.is_neutral(tile):
        return "place-neutral", {"building": c.tiles[tile]}
    return "place-space", {"space": c.spaces[space]}


def answer(game: TrailRules, s: TrailTable, table: dict[Any, Asking]) -> Words:
    """What the pending question says beside its name; `table`: by class of the step."""
    number, _, memo = s.stack[-1]
    explained = None if type(game.steps[number]) in table else explanation.prompt(game, s)
    if explained is not None:
        return explained
    for step in (game.steps[number], *asked(game, s)):  # what may be declined asks as its part does
        words = table.get(type(step))
        if words:
            return words(game, s, step, memo)
    return {}


def frames(s: TrailTable) -> int:
    """How often in a row the pending step is to be done."""
    n = 0
    while n < len(s.stack) and s.stack[-1 - n] == s.stack[-1]:
        n += 1
    return n


# The trail


def _phase_a(game: TrailRules, s: TrailTable, step: PhaseA, memo: int) -> Words:
    me = actor(s)
    playing = bool(step.plays.legal(s, s.seat))
    return {"placing": int(me.space < 0), "playing": int(playing), "steps": [("step", game.step_limit(s, me))]}


def _way(game: TrailRules, s: TrailTable, step: Way, memo: int) -> Words:
    return {"place": place(game, s, WayMemo.unpack(memo)[0])}


def _move(game: TrailRules, s: TrailTable, step: Move, memo: int) -> Words:
    return {"n": step.steps}


def _visit(game: TrailRules, s: TrailTable, step: Visit, memo: int) -> Words:
    me = actor(s)
    state = "actions" if step.is_own(s, s.seat, s.tiles[me.space]) else "elsewhere"
    if memo & (ACTED | HELPED):
        state = "helped" if memo & HELPED else "more"
    return {"place": place(game, s, me.space), "state": state}


# Cards and markets


def _discard(game: TrailRules, s: TrailTable, step: Discard, memo: int) -> Words:
    return {"cards": discarded(step.name.removeprefix("discard_"))}


def _discard_card(game: TrailRules, s: TrailTable, step: DiscardCard, memo: int) -> Words:
    return {"n": frames(s)}


def _first_discard(game: TrailRules, s: TrailTable, step: FirstDiscard, memo: int) -> Words:
    return {"n": len(actor(s).hand) - step.keep}


def _draw(game: TrailRules, s: TrailTable, step: DrawThenDiscard, memo: int) -> Words:
    return {"n": len(s.choices)}


def _exchange_draw(game: TrailRules, s: TrailTable, step: ExchangeDraw, memo: int) -> Words:
    return {"n": len(s.choices), "tokens": 1 + actor(s).exchange_tokens}


def _discard_of_breed(game: TrailRules, s: TrailTable, step: DiscardOfBreed, memo: int) -> Words:
    return {"breed": game.trail_components.breeds[memo]}


def _hire(game: TrailRules, s: TrailTable, step: Hire, memo: int) -> Words:
    return modified(step.price[0] - game.trail_components.job_cost[0])


def _build(game: TrailRules, s: TrailTable, step: Build, memo: int) -> Words:
    return {"money": money(step.rate)}


def _site(game: TrailRules, s: TrailTable, step: Site, memo: int) -> Words:
    return {"building": game.trail_components.private_names[memo // 8]}


def _buy(game: TrailRules, s: TrailTable, step: BuyAnimals, memo: int) -> Words:
    return {"left": actor(s).workers[step.buyer] - memo}


def _immediate(game: TrailRules, s: TrailTable, step: May, memo: int) -> Words:
    return {"effect": effect(entry_called(game.entries, step.name.removeprefix("may use ")))}


def _hazard(game: TrailRules, s: TrailTable, step: RemoveHazard, memo: int) -> Words:
    return {"paid": step.money, "money": money(step.money)}


def _take_master(game: TrailRules, s: TrailTable, step: TakeMaster, memo: int) -> Words:
    return {"master": game.trail_components.masters[s.masters[memo]]}


def _foresight(game: TrailRules, s: TrailTable, step: Foresight, memo: int) -> Words:
    return {"column": step.column + 1}


SHARED: dict[Any, Asking] = {
    PhaseA: _phase_a,
    Way: _way,
    Move: _move,
    Visit: _visit,
    Discard: _discard,
    DiscardCard: _discard_card,
    FirstDiscard: _first_discard,
    DrawThenDiscard: _draw,
    ExchangeDraw: _exchange_draw,
    DiscardOfBreed: _discard_of_breed,
    Hire: _hire,
    Build: _build,
    Site: _site,
    BuyAnimals: _buy,
    May: _immediate,
    RemoveHazard: _hazard,
    TakeMaster: _take_master,
    Foresight: _foresight,
}
