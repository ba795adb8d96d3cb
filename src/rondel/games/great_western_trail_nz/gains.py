"""GOLD, ACT: gold, and cards of the supplies, as rewards."""

from rondel.games.trail.state import changed

from .components import Components
from .state import Player, Table


def gain_gold(c: Components, s: Table, seat: int, gold: int) -> None:
    me = s.players[seat]
    more = gained_gold(c, me, gold)
    if more:
        me.gold += more
        s.emit("gold", seat, me.gold)


def gained_gold(c: Components, me: Player, gold: int) -> int:
    """NZ-GOLD-01, 02: what is beyond the end of the track is lost."""
    most: int = c.facts["player_board"]["gold_max"]
    return min(gold, most - me.gold)


def spend_gold(s: Table, seat: int, gold: int) -> None:
    s.players[seat].gold -= gold
    s.emit("gold", seat, s.players[seat].gold)


def take_card(c: Components, s: Table, seat: int, kind: int) -> None:
    """NZ-ACT-12: one card of the deck-building supply to the discard pile, while there is one."""
    if s.supply[kind]:
        s.supply = changed(s.supply, kind, -1)
        s.gain_card(seat, c.supply_cards[kind])
        s.emit("gains_card", seat, c.supply_cards[kind])


def take_bonus_card(c: Components, s: Table, seat: int, stack: int) -> None:
    """NZ-EDGE-03: one card of a bonus stack to the discard pile, while there is one."""
    if s.stack_left[stack]:
        s.stack_left = changed(s.stack_left, stack, -1)
        card = c.sets[s.stack_sets[stack]]
        s.gain_card(seat, card)
        s.emit("gains_card", seat, card)
