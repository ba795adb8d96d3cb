"""The Cooper Island table as SVG, drawn from a view: see rondel.drawing.board for what these functions are.

Ids. On the map: hex:SEAT:HEX, put:SEAT:HEX (while a tile is placed), coast:SEAT:HALF:HEX (while an islet is placed),
islet:OWNER:ISLET, ship:OWNER:SHIP, cooper-token, harbor:ARM, bay:ARM, water:ARM:SPACE, drawn:TILE, card:DECK:NUMBER.
On the shelf: space:SECTION:SHAPE, worker:OWNER:KIND:N, supply:GOOD, single:LANDSCAPE, bag, log-stack,
deck:DECK, cargo:SHIP, lid:SEAT:SHIP, harbormaster, order:ORDER. Of a player, with :SEAT:... each: books, stored,
market, trade, option, step, marker, crate, tile (dock); dock, boat, craft, statue, build, available, waiting, goal,
milestone, hire (drawer).
"""

from .ending import ending
from .facts import facts
from .sprite import sprite
from .table import layers, panels, printed

__all__ = ["ending", "facts", "layers", "panels", "printed", "sprite"]
