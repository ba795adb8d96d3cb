"""A finished game looked back at: who stood how, which turns decided it, and what would have been better.

`line.Line` is a game as it was played, `analyse.analyse` makes a `report.Analysis` of it.
"""
