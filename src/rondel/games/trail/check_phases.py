"""A position from outside: what the phases of a turn leave behind: full foresight columns and hands, actions begun."""

from rondel.core.errors import BadPosition

from .check_flow import frames_of
from .foresight import Foresight
from .rules import AnyStep, TrailRules
from .state import TrailTable
from .visit import ACTED, HELPED, Visit, local_actions, used_leads


def check_foresight(rules: TrailRules, s: TrailTable, back: int) -> None:
    """GWT-SETUP-10, KC-02, DELV-19, EDGE-08: a bag with tiles leaves no space empty but that of the tile just chosen.

    back: the step that ends the phase at the end of the trail, and refills them.
    """
    steps = [rules.steps[number] for number, _, _ in s.stack]
    arrived = any([step.number == back for step in steps])
    to_come = [step.column for step in steps if isinstance(step, Foresight)]
    for column, bag in enumerate(s.bags):
        spaces = [2 * column, 2 * column + 1]
        empty = [space for space in spaces if s.foresight[space] < 0]
        chosen = arrived and column not in to_come
        if bag and len(empty) > chosen:
            but = "; of this column one tile was chosen" if chosen else ""
            raise BadPosition(
                f"foresight[{empty[-1]}]",
                f"must be a tile: bags[{column}] still has {len(bag)}, and an empty space is refilled from it{but}",
            )
        if bag and chosen and not empty and rules.choosable(s, column):
            raise BadPosition(
                f"foresight[{spaces[0]}]",
                f"must be null, or foresight[{spaces[1]}]: a tile of this column was chosen, and return is pending, "
                "which refills it",
            )


def check_hand(rules: TrailRules, s: TrailTable, seat: int, lost: int = 0, drawing: int = 0) -> None:
    """GWT-DRAW-01, 05, XCH-03: phase C fills the hand, and out of turn as many cards are drawn as discarded.

    lost: cards that may have left the hand since; drawing: those still to be drawn for others played.
    """
    me = s.herder(seat)
    if me.space < 0 or frames_of(s, rules.draw_phase.number, seat):
        return
    drawn = len(frames_of(s, rules.discard_card.number, seat))
    left = me.to_draw() + drawn
    limit = rules.hand_limit(s, me)
    if left and len(me.hand) - drawn + drawing + lost < limit:
        right = f"{limit + drawn - drawing}" if not lost else f"at least {limit + drawn - drawing - lost}"
        raise BadPosition(
            f"players[{seat}].hand",
            f"has {len(me.hand)} cards; after phase C it must be {right}, by the hand limit of {limit}, while deck and "
            f"discards ({me.to_draw()}) have some to draw",
        )


def check_actions(rules: TrailRules, s: TrailTable, copying: int = -1) -> None:
    """GWT-LOC-01, 08: above a visit lies only what its building, a single auxiliary action or a card played leads to.

    copying: the step that visits another building, its space being the memo (GWT-BLD-06); -1: there is none.
    """
    place = space = -1
    for i, (number, seat, memo) in enumerate(s.stack):
        if place >= 0 and s.stack[place][1] == seat and number not in _begun(rules, s, place, space):
            c = rules.trail_components
            raise BadPosition(
                f"pending[{i}].step",
                f"{rules.steps[number].name} comes of none of the actions used there (used.{c.spaces[space]}), nor of "
                f"an auxiliary action (pending[{place}] says helped) or a card played",
            )
        if number in (rules.visit.number, copying):
            place = i
            space = memo if number == copying else s.herder(seat).space


def _begun(rules: TrailRules, s: TrailTable, place: int, space: int) -> set[int]:
    """What can be pending above this frame of a visit."""
    number, _, memo = s.stack[place]
    visit = rules.visit
    assert isinstance(visit, Visit)
    pushes = rules.interrupt_leads() + visit.plays.leads()
    if number == visit.number and memo & HELPED:
        pushes += visit.auxiliary.leads()
    elif number != visit.number or memo & ACTED:
        pushes += _used_leads(rules, s, space)
    return rules.order().within(pushes)


def _used_leads(rules: TrailRules, s: TrailTable, space: int) -> list[list[AnyStep]]:
    """GWT-LOC-02, EDGE-06: of the actions used there; a building just replaced may have had any."""
    used = s.used[space]
    if used < 0:
        return used_leads(rules)
    actions = [action for i, action in enumerate(local_actions(rules, s, space)) if used >> i & 1]
    return [pushed for action in actions for pushed in action.leads()]
