# not compiled
"""Steps of a turn in a symbol and a word."""

from rondel.core.signs import Signs

SIGNS: Signs = {
    "places_worker": ("person", "{space}"),
    "draws_tile": ("draw", "{tile}"),
    "places": ("t-{landscape}", ""),
    "cube": ("{good}", "+1"),
    "islet": ("islet", ""),
    "gains": ("{good}", "+{amount}"),
    "to_market": ("{good}", "+{amount}"),
    "stores": ("{good}", "+1"),
    "pays": ("{good}", "−1"),
    "fee": ("{good}", "−1"),
    "anchor": ("anchor", "+1"),
    "weighs": ("anchor", "−1"),
    "helm": ("helm", "+{points}"),
    "sails": ("ship", "{space}"),
    "log": ("log", "{token}"),
    "boat": ("boat", "{boat}"),
    "erects": ("build", "{piece}"),
    "keeps": ("hand", "{card}"),
    "ruin": ("ruin", ""),
    "supplies": ("ship", ""),
    "uses_crate": ("crate", "{crate}"),
    "uses_card": ("hand", "{card}"),
    "cartographer": ("carto", "{space}"),
    "milestone": ("flag", "{milestone}"),
    "hires": ("person", "+1"),
    "feeds": ("food", "−{food}"),
}
