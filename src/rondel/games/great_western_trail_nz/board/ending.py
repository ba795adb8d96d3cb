"""How near the end is: the spaces of the bonus market that are still free (NZ-END-01)."""

from rondel.drawing import Ending, Kit, View
from rondel.games.trail.board.market import ending_of_market


def ending(kit: Kit, view: View) -> Ending:
    return ending_of_market(kit, view, view["bonus"], len(kit.game.components.bonus_cost), "NZ-END-01")
