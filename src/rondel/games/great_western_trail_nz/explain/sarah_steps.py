"""SOLO: how what the human decides for Sarah is explained."""

from typing import Any

from rondel.core.explanation import Words
from rondel.games.trail.buildings import SiteMemo
from rondel.games.trail.descriptions import money
from rondel.games.trail.explain import pending

from .. import sarah_steps as rule
from . import Explains
from .market import sheep
from .rewards import free_site


class Asked(Explains[rule.Asked]):
    """Where her choices are equal (NZ-SOLO-42): a branch, a worker, a sheep, a hazard or a building space."""

    families = ("via", "choose", "take", "hazard", "site")

    def prompt(self) -> Words:
        """Only where she builds there is more to say: which building."""
        if self.step.family is not self.game.site_at:
            return {}
        building, _ = SiteMemo.unpack(self.memo)
        return {"building": self.c.private_names[building]}

    def words(self, action: int) -> Words:
        if self.game.via.has(action):
            return {"place": self.spot(self.game.via.index(action)), "fee": ("sarah-way", {})}
        if self.game.choose.has(action):
            return {"kind": "sarah", "immediate": 0, "effect": None}
        if self.game.take_animal.has(action):
            return sheep(self.c, self.game.take_animal.index(action))
        if self.game.site_at.has(action):
            return free_site(self, self.c.trail.sites[self.game.site_at.index(action)])
        tile = self.s.tiles[self.c.all_hazards[self.game.hazard.index(action)]]
        return {"tile": self.c.tiles[tile], "paid": 0, "cost": money(0)} if tile >= 0 else {}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        c = game.components
        if action in c.workers:
            return cheapest(game, view, action) if pending(view)["step"] == "sarah_worker" else ""
        return f"space:{action}" if action in c.spaces else f"market:{action}"


def cheapest(game: Any, view: Words, worker: str) -> str:
    """The worker of a type in the lowest row of the job market, whom Sarah would hire."""
    rows = [row for row in range(1, len(game.components.job_cost) + 1) if view["jobs"].get(f"{row}:{worker}")]
    return f"job:{rows[-1]}:{worker}" if rows else ""
