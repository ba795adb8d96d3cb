"""DELV, STAT: how discs that leave the player board are explained."""

from rondel.core.explanation import Badge, Words

from ..descriptions import Message, money, points
from . import D, Explains


class Disc(Explains[D]):
    """Of all that take a disc off the player board, or off a place beyond it."""

    def name(self, action: int) -> str:
        """Of the slot, or of the place."""
        return self.game.actions.name(action).partition(":")[2]

    def slot(self, action: int) -> int:
        """-1 = a place beyond the player board."""
        name = self.name(action)
        return self.c.slot_names.index(name) if name in self.c.slot_names else -1

    def words(self, action: int) -> Words:
        slot = self.slot(action)
        return (
            {"place": self.name(action), "unlocks": None}
            if slot < 0
            else {"place": None, "unlocks": self.unlocks(slot)}
        )

    def badge(self, action: int) -> Badge:
        slot = self.slot(action)
        if slot < 0:
            return Badge([], [])
        return Badge.of(
            money(self.c.slot_cost[slot]), [*money(self.c.slot_gain[slot]), *points(self.c.slot_points[slot])]
        )

    def unlocks(self, slot: int) -> Message:
        """GWT-DELV-06 to 10: what is better once the slot is clear; a game has slots of its own."""
        c = self.c
        group = c.slots[slot]["group"]
        clear = self.me.copy()
        clear.discs &= ~(1 << slot)
        worth = {"points": points(c.slot_points[slot])}
        if group == "step":
            steps = self.game.step_limit(self.s, clear) - self.game.step_limit(self.s, self.me)
            gains = {"money": c.slot_gain[slot], "gains": money(c.slot_gain[slot])}
            return "unlock-step", {"steps": steps, **gains, **worth}
        if group == "hand":
            return "unlock-hand", {"cost": money(c.slot_cost[slot]), "worth": c.slot_points[slot], **worth}
        others = [i for i, other in enumerate(c.slots) if other["group"] == group]
        return "unlock-aux", {"double": int(not any([clear.discs >> i & 1 for i in others]))}
