"""The rule-of-thumb player of Saltfjord."""

from typing import Any, Final

from .rules import Rules


class Greedy:
    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules

    def choose(self, s: Any) -> int:
        return int(s.legal()[0])
