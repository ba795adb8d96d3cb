"""The Cooper Island table as SVG, drawn from a view: see rondel.drawing.board for what these functions are.

Ids. On the island: hex:SEAT:HEX, put:SEAT:HEX (while a tile is placed), coast:SEAT:HALF:HEX (while an islet is placed),
islet:OWNER:ISLET, ship:OWNER:SHIP, space:SECTION:SHAPE, worker:OWNER:KIND:N, cooper-token, harbor:ARM, bay:ARM,
water:ARM:SPACE. Beside it: supply:GOOD, single:LANDSCAPE, bag, log-stack, deck:DECK, cargo:SHIP, lid:SEAT:SHIP,
harbormaster, order:ORDER, drawn:TILE, card:DECK:NUMBER. Of a player, with :SEAT:... each: books, dock, boat, stored,
market, trade, craft, statue, build, crate, step, option, marker, available, waiting, goal, milestone, hire, tile.
"""

from .facts import facts
from .table import fit, layers, panels, printed

__all__ = ["facts", "fit", "layers", "panels", "printed"]
