"""The board of Great Western Trail as SVG: what rondel.drawing asks of a game.

Ids: on the map space:NODE, act:NODE:N (an action on a tile), herder:SEAT; on the shelf engine:SEAT, job:ROW:TYPE,
market:CARD, option:ID, foresight:COLUMN:ROW, objective:CARD; in the drawer of the railroad rail:SPACE, station:ID,
city:ID, arrow:N, loco:SEAT. Of a player slot:SEAT:SLOT, aux:SEAT:ACTION:KIND, worker:SEAT:TYPE, own:SEAT:BUILDING are
in drawers; hand:SEAT:CARD, tokens:SEAT, marker:SEAT, deck:SEAT of the one who looks in the dock.
"""

from pathlib import Path

from rondel.games.trail import board as trail_board

from .ending import ending
from .facts import facts
from .table import layers, panels, printed, sprite

STYLES = (Path(str(trail_board.__file__)).parent / "style.css",)  # before our own

__all__ = ["CARDS", "MOVERS", "STYLES", "ending", "facts", "layers", "panels", "printed", "sprite"]

CARDS = ("hand", "deck", "discards")  # of a player: where their own cards lie
MOVERS = {"move": "herder", "via": "herder", "engine": "engine"}
