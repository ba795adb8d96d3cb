"""Where a player's things lie beside his board."""

from rondel.games.trail.board.beside import Beside

from .look import LOOKS

BESIDE = Beside(
    looks=LOOKS,
    hand_box=(1038, 0, 374, 128),
    piles_box=(1420, 0, 120, 128),
    goals_box=(1548, 0, 396, 128),
    captured_box=(1742, 134, 202, 128),
    buildings_box=(1038, 134, 696, 128),
    in_row=5,
)
