# not compiled
"""Steps of a turn in a symbol and a word."""

from rondel.core.signs import Signs
from rondel.games.trail import signs

SIGNS: Signs = {
    **signs.SIGNS,
    "buys": ("i-cow", "{card}"),
    "raises": ("i-cow", "{card}"),
    "breeding_value": ("i-cow", "{amount}"),
    "transport": ("i-coin", "−{amount}"),
    "delivers": ("i-delivery", "{city}"),
    "engine": ("i-engine", "{rail}"),
    "upgrades": ("i-station-up", "{station}"),
    "moves_disc": ("i-delivery", "{station}"),
    "copies": ("i-copy", "{place}"),
}
