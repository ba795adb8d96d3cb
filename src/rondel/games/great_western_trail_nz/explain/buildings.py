"""BUILD: what is said of a building space."""

from rondel.core.bars import Bar
from rondel.core.explanation import Words
from rondel.games.trail import buildings as rule
from rondel.games.trail.explain import buildings as trail

from ..descriptions import building_space
from ..rules import PATHFINDER_BEHIND
from . import Explains


class Site(Explains[rule.Site], trail.Site):
    def words(self, action: int) -> Words:
        return {**super().words(action), **building_space(self.c, self.step.space(action))}

    def refused(self, action: int, bar: Bar) -> Words:
        if bar is PATHFINDER_BEHIND:
            return {"needed": self.c.path_needed[self.step.space(action)], "have": self.me.pathfinder}
        return super().refused(action, bar)
