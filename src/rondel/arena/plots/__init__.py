"""Plots as SVG, for a page in light or dark and for a paper. Nothing here knows games or bots."""

from .frame import Plot, paper
from .kinds import bars, boxes, histograms, intervals, matrix

__all__ = ["Plot", "bars", "boxes", "histograms", "intervals", "matrix", "paper"]
