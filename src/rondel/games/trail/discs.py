"""DELV, STAT: moving a disc from the player board to a city, station or trading post."""

from typing import Final

from rondel.core.bars import Bar

from .rules import TrailRules, gain, pay
from .state import Herder, TrailTable

RICH: Final = 1000  # money enough for anything
NO_DISC_THERE: Final = Bar("no_disc_there")
TOO_POOR: Final = Bar("too_little_money", "GWT-DELV-09")
TOO_POOR_THEN: Final = Bar("too_little_money", "GWT-EDGE-10")  # because of what is still to be paid
WHITE_NEEDED: Final = Bar("white_disc_needed", "GWT-DELV-05")


def slots_for(rules: TrailRules, me: Herder, dark: bool, purse: int) -> list[int]:
    """GWT-DELV-04, 05, 09, EDGE-03: slots whose disc may go to a dark or white-cornered space.

    purse: what may be spent on clearing a slot. A dark slot serves a white space only when no white one has a disc.
    """
    c = rules.trail_components
    filled = [slot for slot in range(len(c.slots)) if me.discs >> slot & 1]
    if not dark:
        white = [slot for slot in filled if not c.slot_dark[slot]]
        filled = white or filled
    return [slot for slot in filled if c.slot_cost[slot] <= purse]


def slot_bar(rules: TrailRules, me: Herder, slot: int, dark: bool) -> Bar:
    """Why a slot is none of `slots_for`."""
    if not me.discs >> slot & 1:
        return NO_DISC_THERE
    if slot not in slots_for(rules, me, dark, RICH):
        return WHITE_NEEDED
    return TOO_POOR if rules.trail_components.slot_cost[slot] > me.money else TOO_POOR_THEN


def clear_slot(rules: TrailRules, s: TrailTable, seat: int, slot: int) -> None:
    """GWT-DELV-06, 07, 09: its ability is available at once; some cost or give dollars."""
    c = rules.trail_components
    s.herder(seat).discs &= ~(1 << slot)
    s.emit("clears", seat, slot)
    pay(s, seat, c.slot_cost[slot])
    gain(s, seat, c.slot_gain[slot])


class SlotGroups:
    """Which slots belong to which ability, as bits."""

    def __init__(self, rules: TrailRules) -> None:
        slots = rules.trail_components.slots
        self.masks: Final[dict[str, int]] = {}
        for i, slot in enumerate(slots):
            self.masks[slot["group"]] = self.masks.get(slot["group"], 0) | 1 << i
        self.bit: Final[dict[str, int]] = {slot["id"]: 1 << i for i, slot in enumerate(slots)}
