"""The Cooper Island table as SVG, drawn from a view: see rondel.drawing.board for what these functions are."""

from .facts import facts
from .places import place
from .table import fit, layers, panels, printed

__all__ = ["facts", "fit", "layers", "panels", "place", "printed"]
