"""The board of Great Western Trail: New Zealand as SVG: what rondel.drawing asks of a game.

Ids: space:NODE, act:NODE:N (an action on a tile), post:ID, path:N, job:ROW:TYPE, bonus:ROW:TILE, foresight:COLUMN:ROW,
market:CARD, option:ID, supply:CARD, stack:ID, objective:CARD, sea:SPACE, harbour:ID, herder:SEAT, ship:SEAT,
pathfinder:SEAT; of a player slot:SEAT:SLOT, aux:SEAT:ACTION:KIND, worker:SEAT:TYPE, storehouse:SEAT:PAIR,
hand:SEAT:CARD, own:SEAT:BUILDING, tokens:SEAT, marker:SEAT, deck:SEAT.
"""

from pathlib import Path

from rondel.games.trail import board as trail_board

from .ending import ending
from .facts import facts
from .table import layers, panels, printed, sprite

STYLES = (Path(str(trail_board.__file__)).parent / "style.css",)  # before our own

__all__ = ["CARDS", "MOVERS", "STYLES", "ending", "facts", "layers", "panels", "printed", "sprite"]

CARDS = ("hand", "deck", "discards")  # of a player: where their own cards lie
MOVERS = {"move": "herder", "via": "herder", "sail": "ship"}
