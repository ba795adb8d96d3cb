# not compiled
"""Steps of a turn in a symbol and a word."""

from rondel.core.signs import Signs

SIGNS: Signs = {
    "gains": ("{good}", "+{amount}"),
    "pays": ("{good}", "−{amount}"),
    "scores": ("vp-now", "+{points}"),
    "upgrades": ("upgrade", "{to}"),
    "sells": ("{good}", "→ {fish}"),
    "takes_die": ("die-any", "{die}"),
    "activates": ("house", "{building}"),
    "places_worker": ("worker", "{building}"),
    "builds": ("build", "{tile}"),
    "completes_line": ("tick", "{line}"),
    "orders": ("order", "{crate}"),
    "learns": ("tech", "{track} {level}"),
    "gets_worker": ("worker", "+1"),
    "gets_ability": ("star", "{ability}"),
    "sails": ("boat", "{area}"),
    "catches": ("boat", "{token}"),
    "lightning": ("flash", "+{points}"),
    "wagon": ("wagon", ""),
    "gets_wagon": ("wagon", "+1"),
    "pier": ("pier", ""),
}
