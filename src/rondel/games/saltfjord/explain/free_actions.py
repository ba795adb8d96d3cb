"""FREE: how free actions are explained, and what Fresh start lifts."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Words

from .. import free_actions as rule
from ..components import FISH, Bundle, die_of
from ..free_actions import AT_MOST
from ..state import ALL_TRADES
from . import Explains, Priced
from .goods import Arrow

APART = ("turn", "end_turn", "piers")  # steps that ask for no building


class Sell(Priced[rule.Sell]):
    families = ("sell",)

    def cost(self, action: int) -> Bundle:
        return [(self.step.good(action), 1)]

    def gain(self, action: int) -> Bundle:
        return [(FISH, self.step.fish_for[self.step.good(action)])]

    def words(self, action: int) -> Words:
        return {"sold": self.named(self.cost(action)), "gains": self.named(self.gain(action))}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"room:{seat}:{action}"


class PayUpgrade(Arrow[rule.PayUpgrade]):
    families = ("pay_upgrade",)

    def arrow(self, action: int) -> tuple[int, int]:
        return self.step.up[self.game.pay_upgrade.index(action)]

    def cost(self, action: int) -> Bundle:
        return self.step.payment(self.game.pay_upgrade.index(action))

    def words(self, action: int) -> Words:
        return {**self.ends(action), "cost": self.named([(FISH, self.step.price)])}


class Downgrade(Arrow[rule.Downgrade]):
    families = ("downgrade",)

    def arrow(self, action: int) -> tuple[int, int]:
        return self.step.down[self.game.downgrade.index(action)]

    def cost(self, action: int) -> Bundle:
        return [(self.arrow(action)[0], 1)]


class Buy(Priced[rule.Buy]):
    families = ("buy",)

    def cost(self, action: int) -> Bundle:
        return self.step.price

    def gain(self, action: int) -> Bundle:
        return [(self.c.basics[self.game.buy.index(action)], 1)]

    def words(self, action: int) -> Words:
        return {"bought": self.named(self.gain(action)), "cost": self.named(self.cost(action))}

    def refused(self, action: int, bar: Bar) -> Words:
        return {**super().refused(action, bar), "ability": "AB-3"}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"room:{seat}:{action}"


class PlaceWorker(Explains[rule.PlaceWorker]):
    families = ("worker",)

    def words(self, action: int) -> Words:
        """With Jack of all trades both actions of a two-action building."""
        cell = self.game.worker.index(action)
        found = self.building(cell)
        both = bool(found) and self.game.both_actions[self.me.grid[cell]] is not None
        return {**found, "both": int(both and self.me.abilities & ALL_TRADES != 0), "idle": self.idle(cell)}

    def badge(self, action: int) -> Badge:
        return Badge([("worker", 1)], self.named(self.building_gain(self.game.worker.index(action))))

    def refused(self, action: int, bar: Bar) -> Words:
        return self.not_vacant(self.game.worker.index(action))

    def forfeits(self, action: int) -> tuple[str, Words] | None:
        """SF-FREE-05: it stands there until the round ends."""
        return ("forfeits-worker", {}) if self.idle(self.game.worker.index(action)) else None

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        """The building; while one is asked about buildings, the worker itself: a click there must not spend it."""
        pending = view["pending"][-1] if view["pending"] else {}
        lying = view["players"][seat]["on"].values()
        used = sum([thing.endswith("worker") for thing in lying])
        if view["players"][seat]["workers"] and pending.get("step") not in APART:
            return f"worker:{seat}:{used}"
        return f"cell:{seat}:{action}"


class FreshStart(Explains[rule.FreshStart]):
    families = ("fresh_start",)

    def words(self, action: int) -> Words:
        return {"n": AT_MOST}

    def refused(self, action: int, bar: Bar) -> Words:
        return {"ability": "AB-7"}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return "ability:AB-7"


class Overboard(Explains[rule.Overboard]):
    families = ("overboard",)

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"token:{seat}:{action}:1"


class Lift(Explains[rule.Lift]):
    families = ("lift",)

    def prompt(self) -> Words:
        return {"n": AT_MOST - self.memo}

    def words(self, action: int) -> Words:
        die = die_of(self.me.on[self.game.lift_die.index(action)])
        return {"die": self.c.pieces[die]} if die >= 0 else {}

    def refused(self, action: int, bar: Bar) -> Words:
        return {"cell": self.c.cells[self.game.lift_die.index(action)]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"cell:{seat}:{action}"
