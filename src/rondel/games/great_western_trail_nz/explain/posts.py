"""WEL, SHEAR, DISC: how deliveries to trading posts are explained, and the discs that go there or to a harbour."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Words
from rondel.games.trail.descriptions import Message, money, points
from rondel.games.trail.discs import TOO_POOR
from rondel.games.trail.explain import discs as trail

from .. import posts as rule
from ..descriptions import post
from ..posts import TRANSPORT_TOO_DEAR, arrows_to
from . import D, Explains


class Delivers(Explains[D]):
    """Of all that bring a disc to a trading post: "deliver" is one of its families."""

    def value(self) -> int:
        """Of the sheep shown, or of their wool."""
        return 0

    def words(self, action: int) -> Words:
        number = self.game.deliver.index(action)
        results = post(self.c, number)
        for worth in arrows_to(self.game, self.me, number):
            results.append(("deliver-loss" if worth < 0 else "deliver-points", {"points": points(abs(worth))}))
        return {"count": len(results), "results": results}

    def badge(self, action: int) -> Badge:
        number = self.game.deliver.index(action)
        worth = self.c.post_points[number] + sum(arrows_to(self.game, self.me, number))
        return Badge.of([*money(self.c.post_cost[number]), *points(max(-worth, 0))], points(max(worth, 0)))

    def refused(self, action: int, bar: Bar) -> Words:
        number = self.game.deliver.index(action)
        if bar is TRANSPORT_TOO_DEAR:
            return self.dear(self.c.post_cost[number])
        return {"post": self.c.posts[number], "needed": self.c.post_value[number], "value": self.value()}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"post:{action}"


class Deliver(Delivers[rule.Deliver]):
    families = ("deliver",)

    def value(self) -> int:
        return self.memo

    def prompt(self) -> Words:
        return {"value": self.memo}


class ToWoolPost(Delivers[rule.ToWoolPost]):
    families = ("deliver",)
    lacking = Bar("no_disc_for_the_wool_post", "NZ-PBLD-08")

    def prompt(self) -> Words:
        return {"post": self.c.posts[self.step.post]}


class Disc(Explains[D], trail.Disc[D]):
    """Of all that take a disc from the player board or from a medium harbour."""

    families = ("disc",)

    def purse(self) -> int:
        return self.me.money

    def unlocks(self, slot: int) -> Message:
        """NZ-DISC-05, 07, 08."""
        group = self.c.slots[slot]["group"]
        if group == "cert_limit":
            return "unlock-cert_limit", {"n": self.c.facts["player_board"]["certificate_limit_unlocked"]}
        if group in ("wool", "cert"):
            return f"unlock-{group}", {"paid": self.c.slot_cost[slot], "cost": money(self.c.slot_cost[slot])}
        return super().unlocks(slot)

    def refused(self, action: int, bar: Bar) -> Words:
        slot = self.slot(action)
        have = self.me.money if bar is TOO_POOR else max(self.purse(), 0)
        return {"cost": money(self.c.slot_cost[slot]), "have": money(have)} if slot >= 0 else {}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"harbour:{action}" if action in game.components.harbours else f"slot:{seat}:{action}"


class PostDisc(Disc[rule.PostDisc]):
    def prompt(self) -> Words:
        return {"post": self.c.posts[self.memo], "dark": int(self.c.post_dark[self.memo])}

    def purse(self) -> int:
        return self.step.purse(self.me, self.memo)


class FirstDisc(Disc[rule.FirstDisc]):
    pass
