# not compiled
"""Words: what actions say beside their names: prices, rewards, what lies where (see core.texts)."""

from typing import Any

from rondel.games.trail.descriptions import Message, Words, effect, objective, points
from rondel.games.trail.questions import actor, place
from rondel.games.trail.words import SHARED, Saying, entry_of, money_now, said, site, use

from .components import COWBOY
from .content import CopyVisit
from .descriptions import animal, building_space, component, explanation, purchase
from .questions import prompt
from .rules import Rules
from .state import Table

__all__ = ["action_words", "component", "explanation", "prompt"]


def action_words(game: Rules, s: Table, action: int) -> Words:
    """What an action's text says beside its name; nothing if the action makes no sense in this state."""
    return said(game, s, action, _WORDS)


def _copy(game: Rules, s: Table, action: int) -> Words:
    return {"place": place(game, s, game.copy_building.index(action))}


def _use(game: Rules, s: Table, action: int) -> Words:
    entry = entry_of(game, action)
    number, _, memo = s.stack[-1]
    copied = memo if isinstance(game.steps[number], CopyVisit) else -1
    return use(game, s, action, money_now(game, s, entry) or _now(game, s, entry), copied)


def _now(game: Rules, s: Table, entry: Any) -> Message | None:
    """What an action counts at this moment."""
    for key, value in entry.items():
        if key == "cert_per":
            return "now-outlaws", {"n": game.amount(s, s.seat, value["per"])}
        if key == "engine_forward" and isinstance(value, str):
            return "now-spaces", {"n": game.amount(s, s.seat, value)}
        if key == "draw_then_discard" and isinstance(value, str):
            return "now-cards", {"n": actor(s).workers[COWBOY]}
    return None


# Cards


def _take(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    card = game.take_animal.index(action)
    return {"animal": animal(c, card), "value": c.card_value[card], "points": points(c.card_points[card])}


def _play(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    return objective(c, c.animals + game.play.index(action))


def _buy(game: Rules, s: Table, action: int) -> Words:
    options = game.components.buy_options
    number = game.buy.index(action)
    return purchase(options[number]) if number < len(options) else {}


# The board


def _site(game: Rules, s: Table, action: int) -> Words:
    words = site(game, s, action)
    c = game.components
    return {**words, **building_space(c, c.trail.sites[game.site_at.index(action)])} if words else {}


def _outlaw(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    number = game.outlaw.index(action)
    tile = s.tiles[c.outlaw_spaces[number]]
    return {"tile": c.tiles[tile], "reward": effect(c.outlaw_reward[number])} if tile >= 0 else {}


_WORDS: dict[str, Saying] = {
    **SHARED,
    "copy": _copy,
    "use": _use,
    "take": _take,
    "play": _play,
    "buy": _buy,
    "site": _site,
    "outlaw": _outlaw,
}
