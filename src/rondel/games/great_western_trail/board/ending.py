"""How near the end is: the spaces of the job market that are still free (GWT-JOB-05, GWT-END-01)."""

from rondel.drawing import Ending, Kit, View
from rondel.games.trail.board.market import ending_of_market


def ending(kit: Kit, view: View) -> Ending:
    return ending_of_market(kit, view, view["jobs"], len(kit.game.components.job_cost), "GWT-END-01")
