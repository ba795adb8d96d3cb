"""How the decisions of New Zealand are explained: a file for each rule file, by the same name.

What is shared with Great Western Trail is found in games/trail/explain.
"""

from rondel.core.explanation import Reason
from rondel.games.trail import explain as trail
from rondel.games.trail.explain import D

from ..components import Components
from ..game import NewZealand
from ..interrupts import IN_OWN_TURN
from ..state import Player, Table

__all__ = ["D", "Explains", "not_asked"]


class Explains(trail.Explains[D]):
    game: NewZealand
    s: Table
    c: Components
    me: Player


def not_asked(game: NewZealand, s: Table, action: int) -> Reason:
    """Interrupts wait as exchange tokens do; a card is played without its effect when it may be played."""
    if s.seat < 0:
        return trail.not_asked(game, s, action)
    if game.gold.has(action):
        return IN_OWN_TURN.key, IN_OWN_TURN.rule, {}
    if game.waive.has(action):
        action = game.play.at(game.components.waivable[game.waive.index(action)])
    elif game.combine.has(action):
        action = game.exchange.at(game.combine.index(action))
    elif game.help.has(action) or game.help_waive.has(action):
        other, number = game.out_of_turn.card(action)
        bar = game.out_of_turn.standing_bar(s, other, number)
        if bar is not None:
            return bar.key, bar.rule, {}
        action = game.exchange.at(other)
    return trail.not_asked(game, s, action)
