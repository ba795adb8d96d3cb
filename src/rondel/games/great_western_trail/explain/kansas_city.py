"""KC, INC, DELV: how the decisions of Kansas City are explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Words
from rondel.games.trail.content import label
from rondel.games.trail.descriptions import Message, effect, money, points

from .. import kansas_city as rule
from ..kansas_city import CityMemo, arrows_to, hand_value
from . import Explains
from .content import Uses
from .railroad import Engine
from .stations import Disc


class Reveal(Explains[rule.Reveal]):
    families = ("reveal",)

    def words(self, action: int) -> Words:
        return {"value": hand_value(self.game, self.me)}


class Income(Explains[rule.Income]):
    families = ("certificates",)

    def prompt(self) -> Words:
        return {"value": hand_value(self.game, self.me)}

    def words(self, action: int) -> Words:
        value = hand_value(self.game, self.me) + self.game.certificates.index(action)
        return {"value": value, "gains": money(value)}

    def badge(self, action: int) -> Badge:
        used = self.game.certificates.index(action)
        return Badge.of([("certificate", used)], money(hand_value(self.game, self.me) + used))

    def refused(self, action: int, bar: Bar) -> Words:
        return {"have": [("certificate", self.me.certificates)]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"marker:{seat}"


class RaiseSimmental(Explains[rule.RaiseSimmental]):
    families = ("raise",)

    def prompt(self) -> Words:
        held = self.step.held(self.s, self.seat, self.memo)
        return {"card": self._card(self.memo), "next": self._card(self.memo + 1), "held": int(held)}

    def words(self, action: int) -> Words:
        return {"next": self._card(self.game.raise_simmental.index(action) + 1)}

    def refused(self, action: int, bar: Bar) -> Words:
        return {"card": self._card(self.memo)}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"hand:{seat}:{action}"

    def _card(self, stage: int) -> str:
        return self.c.cards[self.c.simmental[stage]]


class Deliver(Explains[rule.Deliver]):
    families = ("deliver",)

    def prompt(self) -> Words:
        return {"value": self.memo}

    def words(self, action: int) -> Words:
        city = self.game.deliver.index(action)
        cost, gain, worth = self._balance(city)
        results: list[Message] = []
        if cost:
            results.append(("deliver-transport", {"cost": money(cost)}))
        if gain:
            results.append(("deliver-money", {"gains": money(gain)}))
        bonuses = [self.c.arrows[arrow][2] for arrow in arrows_to(self.c, self.me, city)]
        results += [effect(bonus) for bonus in bonuses if bonus]
        if worth:
            results.append(("deliver-points" if worth > 0 else "deliver-loss", {"points": points(abs(worth))}))
        return {"value": self.c.city_value[city], "count": len(results), "results": results}

    def badge(self, action: int) -> Badge:
        cost, gain, worth = self._balance(self.game.deliver.index(action))
        return Badge.of([*money(cost), *points(max(-worth, 0))], [*money(gain), *points(max(worth, 0))])

    def refused(self, action: int, bar: Bar) -> Words:
        city = self.game.deliver.index(action)
        return {"city": self.c.cities[city], "needed": self.c.city_value[city], "value": self.memo}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"city:{action}"

    def _balance(self, city: int) -> tuple[int, int, int]:
        """Transport, dollars, and points at the end."""
        end = [self.c.arrows[arrow][3] for arrow in arrows_to(self.c, self.me, city)]
        return self.step.toll(self.me, city), self.c.city_dollars[city], self.c.city_points[city] + sum(end)


class CityDisc(Disc[rule.CityDisc]):
    def prompt(self) -> Words:
        city, _ = CityMemo.unpack(self.memo)
        return {"city": self.c.cities[city], "dark": int(self.c.city_dark[city])}

    def purse(self) -> int:
        return self.step.purse(self.me, self.memo)


class Arrows(Uses[rule.Arrows]):
    families = ("use",)

    def kind(self, action: int) -> str:
        return "bonus"

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        """The arrow between two cities that fired."""
        c = game.components
        fired = [name for frame in view["pending"][-1:] if frame["step"] == "arrows" for name in frame["memo"]]
        for i, (one, other, immediate, _) in enumerate(c.arrows):
            if f"{c.cities[one]} {c.cities[other]}" in fired and immediate and label(immediate) == action:
                return f"arrow:{i}"
        return ""


class ExtraordinaryDelivery(Engine[rule.ExtraordinaryDelivery]):
    lacking = Bar("engine_cannot_go_back", "GWT-BLD-11")

    def words(self, action: int) -> Words:
        value = self.step.value(self.s, self.seat, self.game.engine.index(action))
        return {**super().words(action), "delivers": 1, "value": value}
