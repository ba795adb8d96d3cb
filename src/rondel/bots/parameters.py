"""Parameters of a search as text, `200ms:horizon=2`: a budget, and numbers within limits."""

import re

from rondel.core.errors import RondelError

BUDGET = re.compile(r"(\d+(?:\.\d+)?)(ms|s|i)")
MOST_SECONDS = 600.0
MOST_ITERATIONS = 1_000_000
Limits = dict[str, tuple[float, float]]  # by name; whole numbers where the least is an int


class BadParameter(RondelError):
    """What a search does not take."""


def budget(bot: str, text: str) -> tuple[float, int]:
    """Seconds or iterations: `1s`, `200ms`, `50i`."""
    found = BUDGET.fullmatch(text)
    if not found:
        raise BadParameter(f"{bot}: the budget must be like 1s, 200ms or 50i (iterations), not {text!r}")
    number, unit = float(found[1]), found[2]
    if unit == "i":
        if number != int(number) or number > MOST_ITERATIONS:
            raise BadParameter(f"{bot}: iterations are a whole number up to {MOST_ITERATIONS}, not {found[1]}")
        return 0.0, int(number)
    seconds = number / 1000 if unit == "ms" else number
    if seconds > MOST_SECONDS:
        raise BadParameter(f"{bot}: at most {MOST_SECONDS:g}s a decision, not {text}")
    return seconds, 0


def number(bot: str, limits: Limits, name: str, value: str, *others: str) -> float:
    """`others`: what there is beside the numbers."""
    if name not in limits:
        raise BadParameter(f"{bot}: there is no {name!r} (there are: {', '.join([*limits, *others])})")
    least, most = limits[name]
    try:
        found = type(least)(value)
    except ValueError:
        found = most + 1
    if not least <= found <= most:
        whole = ", a whole number" if isinstance(least, int) else ""
        raise BadParameter(f"{bot}: {name} must be a number from {least:g} to {most:g}{whole}, not {value!r}")
    return found
