# not compiled
"""Steps of a turn in a symbol and a word."""

from rondel.core.signs import Signs
from rondel.games.trail import signs

SIGNS: Signs = {
    **signs.SIGNS,
    "invests": ("i-invest", "{tile}"),
    "buys": ("i-sheep", "{card}"),
    "breeding_value": ("i-sheep", "{amount}"),
    "wool_value": ("i-wool", "{amount}"),
    "gold": ("i-gold", "{amount}"),
    "pathfinder": ("i-pathfinder", "{amount}"),
    "gains_card": ("i-cards", "+{card}"),
    "tops": ("i-cards-top", "{card}"),
    "waives": ("i-cards", "{card}"),
    "flips_buildings": ("i-house-up", ""),
    "delivers": ("i-storehouse-to", "{post}"),
    "moves_disc": ("i-storehouse", "{harbour}"),
    "sails": ("i-ship", "{space}"),
    "upgrades": ("i-storehouse", "{harbour}"),
    "storehouse": ("i-storehouse", "{pair}"),
    "flips_tile": ("i-flip", "{tile}"),
}
