"""Where a player's things lie beside their board: hand, piles, objectives; captured tiles and buildings below."""

from rondel.games.trail.board.beside import Beside

from .look import LOOKS

BUILDINGS = (1038.0, 134.0, 696.0, 128.0)
UPPER = ((1038.0, 0.0, 374.0, 128.0), (1420.0, 0.0, 120.0, 128.0), (1548.0, 0.0, 396.0, 128.0))
BESIDE = Beside(LOOKS, *UPPER, (1742, 134, 202, 128), BUILDINGS, in_row=5)
