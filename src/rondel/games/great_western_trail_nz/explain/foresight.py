"""WEL: where a foresight tile goes."""

from rondel.core.explanation import Words
from rondel.games.trail import foresight as rule
from rondel.games.trail.explain import foresight as trail
from rondel.games.trail.hazards import room_for

from ..bonus_market import next_arrow
from ..components import WORKERS
from ..wellington import job_row
from . import Explains

TOLD = ("yellow", "turquoise", "red")  # arrows that bring something


class Foresight(Explains[rule.Foresight], trail.Foresight):
    def words(self, action: int) -> Words:
        """Where the tile goes (NZ-WEL-22 to 26), and what the market token would do."""
        tile = self.game.foresight.index(action)
        gone: Words = {"tile": self.c.tiles[tile], "row": 0, "space": None, "goal": "gone"}
        if tile < WORKERS:
            row = job_row(self.s, tile)
            return {**gone, "goal": "jobs", "row": row + 1} if row >= 0 else gone
        if self.c.is_hazard(tile):
            space = room_for(self.game, self.s, tile)
            return {**gone, "goal": "space", "space": self.c.spaces[space]} if space >= 0 else gone
        if self.s.token_row >= len(self.c.bonus_cost):
            return gone
        arrow = next_arrow(self.game, self.s)
        return {**gone, "goal": arrow if arrow in TOLD else "bonus", "row": self.s.token_row + 1}
