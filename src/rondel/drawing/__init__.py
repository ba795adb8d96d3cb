"""Boards as SVG: what every game's drawing shares. The games draw in their own folders, from views only."""

from .board import Box, Choice, Fact, Kit, Layer, Painter, Panel, View, board_of, stylesheet, whole

__all__ = [
    "Box",
    "Choice",
    "Fact",
    "Kit",
    "Layer",
    "Painter",
    "Panel",
    "View",
    "board_of",
    "stylesheet",
    "whole",
]
