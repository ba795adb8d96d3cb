"""ACT: what the actions of this game count, and the gold they bring."""

from typing import Any

from rondel.core.explanation import Badge
from rondel.games.trail import content as rule
from rondel.games.trail.descriptions import Message
from rondel.games.trail.explain import content as trail
from rondel.games.trail.explain.content import per

from ..components import SAILOR, SHEARER
from ..counts import hazard_pairs
from ..gains import gained_gold
from . import D, Explains


class Uses(Explains[D], trail.Uses[D]):
    def now(self, entry: Any) -> Message | None:
        for key, value in entry.items():
            if key == "cert_per":
                return "now-certificates", {"n": per(self, value)}
            if key == "per_hazard_pair":
                return "now-pairs", {"n": hazard_pairs(self.c, self.me)}
            if key == "ship" and isinstance(value, str):
                return "now-spaces", {"n": self.me.workers[SAILOR]}
            if key == "shear" and isinstance(value, str):
                return "now-sheep", {"n": self.me.workers[SHEARER]}
        return super().now(entry)

    def badge(self, action: int) -> Badge:
        cost, gain = super().badge(action)
        gold = self.entry(action).get("gold", 0) if self.game.use.has(action) else 0
        return Badge.of(cost, [*gain, ("gold", gained_gold(self.c, self.me, gold))])


class Use(Uses[rule.Use[Any]], trail.Use):
    pass
