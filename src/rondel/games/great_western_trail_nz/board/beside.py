"""Where a player's things lie: the own ones in the dock and in drawers, those of another on one board."""

from rondel.drawing import DOCK, Box
from rondel.games.trail.board.beside import Beside

from .look import LOOKS

CAPTURED: Box = (0, 270, 1030, 56)
DOCKED: tuple[Box, Box, Box] = ((0, 0, 262, DOCK), (0, 0, 120, DOCK), (0, 0, 160, DOCK))  # hand, piles, goals
MASTERS: Box = (698, 270, 332, 56)
OWN = Beside(LOOKS, *DOCKED, (0, 270, 690, 56), (0, 0, 842, 128), in_row=5, masters_box=MASTERS)
CARDS: tuple[Box, Box, Box] = ((0, 334, 380, 122), (388, 334, 120, 122), (516, 334, 514, 122))
OTHERS = Beside(LOOKS, *CARDS, CAPTURED, (0, 464, 1030, 128), in_row=5, size=1)
