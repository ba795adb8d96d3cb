"""Where a player's things lie: the own ones in the dock and in drawers, those of another on one board."""

from rondel.drawing import DOCK, Box
from rondel.games.trail.board.beside import Beside

from .look import LOOKS

CAPTURED: Box = (530, 198, 284, 64)
DOCKED: tuple[Box, Box, Box] = ((0, 0, 296, DOCK), (0, 0, 120, DOCK), (0, 0, 212, DOCK))  # hand, piles, goals
OWN = Beside(LOOKS, *DOCKED, CAPTURED, (0, 0, 842, 128), in_row=6, rival_side="b")  # GWT-SOLO-03
CARDS: tuple[Box, Box, Box] = ((0, 270, 342, 122), (350, 270, 120, 122), (478, 270, 336, 122))
OTHERS = Beside(LOOKS, *CARDS, CAPTURED, (0, 400, 814, 128), in_row=6, rival_side="b")
