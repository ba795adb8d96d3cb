"""The board of Great Western Trail as SVG: what rondel.drawing asks of a game.

Ids: space:NODE, act:NODE:N (an action on a tile), rail:SPACE, station:ID, city:ID, arrow:N, job:ROW:TYPE,
foresight:COLUMN:ROW, market:CARD, option:ID, objective:CARD, herder:SEAT, engine:SEAT; of a player slot:SEAT:SLOT,
aux:SEAT:ACTION:KIND, worker:SEAT:TYPE, hand:SEAT:CARD, own:SEAT:BUILDING, tokens:SEAT, marker:SEAT, deck:SEAT.
"""

from pathlib import Path

from rondel.games.trail import board as trail_board

from .facts import facts
from .table import layers, panels, printed, sprite

STYLES = (Path(str(trail_board.__file__)).parent / "style.css",)  # before our own

__all__ = ["STYLES", "facts", "layers", "panels", "printed", "sprite"]
