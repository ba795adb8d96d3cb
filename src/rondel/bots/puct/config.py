"""How a search on a network is to be done: `puct:200ms:horizon=2` as text."""

from dataclasses import dataclass, replace
from typing import Any

from ..parameters import BadParameter, Limits, budget, number

TURN = "/turn"


@dataclass(frozen=True)
class PuctConfig:
    seconds: float = 0.0  # of processor time for a decision
    turn_seconds: float = 0.0  # or for all decisions of a turn
    iterations: int = 0  # or so many simulations of each worker for a decision, whatever the time
    horizon: int = 1  # own turns ahead to which a simulation is played on by the network before it is judged
    candidates: int = 12  # actions tried at the root
    temperature: float = 1.5  # above 1: unlikely actions are tried more often than the network would
    exploration: float = 1.2  # how much an action seldom tried attracts
    together: int = 32  # simulations at a time
    workers: int = 1  # processes
    weights: str = ""  # the file of a network; empty: the game's own


LIMITS: Limits = {
    "horizon": (0, 20),
    "candidates": (2, 100),
    "temperature": (0.1, 10.0),
    "exploration": (0.0, 100.0),
    "together": (1, 1024),
    "workers": (1, 64),
}


def read_config(text: str) -> PuctConfig:
    """A budget (`200ms`, `1s`, `50i` for iterations, `3s/turn`) and whatever else differs, apart by colons."""
    first, *parts = text.split(":")
    config = _budget(first)
    for part in parts:
        name, equals, value = part.partition("=")
        weights = name == "weights" and equals
        given: Any = value if weights else number("puct", LIMITS, name, value, "weights")
        config = replace(config, **{name: given})
    return config


def _budget(text: str) -> PuctConfig:
    seconds, iterations = budget("puct", text.removesuffix(TURN))
    if text.endswith(TURN) and seconds:
        return PuctConfig(turn_seconds=seconds)
    if text.endswith(TURN) or not (seconds or iterations):
        raise BadParameter("puct: needs a budget such as puct:200ms, puct:1s, puct:3s/turn or puct:50i")
    return PuctConfig(seconds=seconds, iterations=iterations)
