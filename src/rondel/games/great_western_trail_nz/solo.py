"""SOLO: Sarah."""

from rondel.core.flow import Effect

from .rules import Rules
from .state import Table


def prepare_sarah(rules: Rules, s: Table) -> None:
    raise NotImplementedError


class SarahTurn(Effect[Table]):
    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "sarah_turn", rule="NZ-SOLO-06")

    def do(self, s: Table, seat: int, memo: int) -> None:
        raise NotImplementedError
