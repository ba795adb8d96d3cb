"""Where a player's things lie beside his board."""

from rondel.games.trail.board.beside import Beside

from .look import LOOKS

BESIDE = Beside(
    looks=LOOKS,
    hand_box=(822, 0, 352, 128),
    piles_box=(1182, 0, 120, 128),
    goals_box=(1310, 0, 354, 128),
    captured_box=(530, 198, 284, 64),
    buildings_box=(822, 134, 842, 128),
    in_row=6,
    rival_side="b",  # GWT-SOLO-03
)
