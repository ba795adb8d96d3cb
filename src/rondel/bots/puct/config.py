"""How a search is to be done."""

from dataclasses import dataclass


@dataclass(frozen=True)
class SearchConfig:
    seconds: float = 0.0  # of processor time for a decision
    iterations: int = 0  # or so many simulations, whatever the time
    turn_seconds: float = 0.0  # or for a whole turn
    temperature: float = 1.5  # above 1: less likely actions are tried more often
    candidates: int = 12  # actions tried at the root
    horizon: int = 1  # own turns ahead to which a simulation is played on by the network before it is judged
    exploration: float = 1.2
    together: int = 32  # simulations at a time
