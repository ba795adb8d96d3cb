"""How a search on a network is to be done: `puct:200ms:horizon=2` as text."""

import re
from dataclasses import dataclass, replace

from rondel.core.errors import RondelError

BUDGET = re.compile(r"(\d+(?:\.\d+)?)(ms|s|i)(?:/turn)?")
MOST_SECONDS = 600.0
MOST_ITERATIONS = 1_000_000


class BadSearch(RondelError):
    """Parameters that a search on a network does not take."""


@dataclass(frozen=True)
class PuctConfig:
    seconds: float = 0.0  # of processor time for a decision
    turn_seconds: float = 0.0  # or for all decisions of a turn
    iterations: int = 0  # or so many simulations for a decision, whatever the time
    horizon: int = 1  # own turns ahead to which a simulation is played on by the network before it is judged
    candidates: int = 12  # actions tried at the root
    temperature: float = 1.5  # above 1: unlikely actions are tried more often than the network would
    exploration: float = 1.2  # how much an action seldom tried attracts
    together: int = 32  # simulations at a time
    weights: str = ""  # the file of a network; empty: the game's own


LIMITS = {
    "horizon": (0, 20),
    "candidates": (2, 100),
    "temperature": (0.1, 10.0),
    "exploration": (0.0, 100.0),
    "together": (1, 1024),
}


def read_config(text: str) -> PuctConfig:
    """A budget (`200ms`, `1s`, `50i` for iterations, `3s/turn`) and whatever else differs, apart by colons."""
    config = PuctConfig()
    budget, *parts = text.split(":")
    config = _budget(config, budget)
    for part in parts:
        name, equals, value = part.partition("=")
        given = name == "weights" and equals
        config = replace(config, weights=value) if given else _with(config, name, value)
    return config


def _budget(config: PuctConfig, text: str) -> PuctConfig:
    found = BUDGET.fullmatch(text)
    if not found:
        raise BadSearch(f"puct: needs a budget such as puct:200ms, puct:1s, puct:3s/turn or puct:50i, not {text!r}")
    number, unit = float(found[1]), found[2]
    if unit == "i":
        if number != int(number) or not 0 < number <= MOST_ITERATIONS or "/" in text:
            raise BadSearch(f"puct: iterations are a whole number from 1 to {MOST_ITERATIONS}, not {text!r}")
        return replace(config, iterations=int(number))
    seconds = number / 1000 if unit == "ms" else number
    if not 0 < seconds <= MOST_SECONDS:
        raise BadSearch(f"puct: more than nothing and at most {MOST_SECONDS:g}s, not {text}")
    return replace(config, turn_seconds=seconds) if "/" in text else replace(config, seconds=seconds)


def _with(config: PuctConfig, name: str, value: str) -> PuctConfig:
    if name not in LIMITS:
        raise BadSearch(f"puct: there is no {name!r} (there are: {', '.join([*LIMITS, 'weights'])})")
    least, most = LIMITS[name]
    try:
        number = type(least)(value)
    except ValueError:
        number = most + 1
    if not least <= number <= most:
        raise BadSearch(f"puct: {name} must be a number from {least:g} to {most:g}, not {value!r}")
    return replace(config, **{name: number})  # type: ignore[arg-type]
