"""Where a player's things lie beside their board."""

from rondel.drawing import Box
from rondel.games.trail.board.beside import Beside

from .look import LOOKS

CARDS: tuple[Box, Box, Box] = ((822, 0, 352, 128), (1182, 0, 120, 128), (1310, 0, 354, 128))  # hand, piles, goals
TILES: tuple[Box, Box] = ((530, 198, 284, 64), (822, 134, 842, 128))  # captured, buildings
BESIDE = Beside(LOOKS, *CARDS, *TILES, in_row=6, rival_side="b")  # GWT-SOLO-03
