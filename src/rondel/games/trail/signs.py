# not compiled
"""Steps of a turn in a symbol and a word; what a game of the trail adds see there."""

from rondel.core.signs import Signs

SIGNS: Signs = {
    "moves": ("i-shoe", "{place}"),
    "gains": ("i-coin", "+{amount}"),
    "pays": ("i-coin", "−{amount}"),
    "pays_fee": ("i-hand", "−{amount}"),
    "certificates": ("i-cert", "{amount}"),
    "draws": ("i-draw", "+1"),
    "discards": ("i-cards", "−1"),
    "removes": ("i-trash", "{card}"),
    "plays": ("i-cards", "{card}"),
    "exchanges": ("i-exchange", "−1"),
    "gains_token": ("i-exchange", "+1"),
    "gains_objective": ("i-obj", "+1"),
    "helps": ("i-aux", ""),
    "builds": ("i-house", "{building}"),
    "clears": ("i-trash", "{slot}"),
    "captures": ("i-hazard", "{tile}"),
    "hires": ("i-{worker}", "+1"),
    "chooses": ("i-bag", "{tile}"),
    "takes_master": ("i-{worker}", "{master}"),
}
