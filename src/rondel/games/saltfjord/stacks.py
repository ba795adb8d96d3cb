"""INFO: stacks on the board show their top; what lies below is drawn when it is turned up."""

from .rules import Rules
from .state import Table


def turn_up_tile(rules: Rules, s: Table, stack: int) -> None:
    """The top tile leaves a stack; the next is turned up by drawing it now (SF-INFO-02)."""
    if s.tile_left[stack]:
        s.tile_left[stack] -= 1
        s.tile_tops[stack] = s.draw(s.tile_pools[rules.components.space_shape[stack]])
    else:
        s.tile_tops[stack] = -1


def turn_up_crate(s: Table, space: int) -> None:
    """SF-ORDER-03: the next tile of the stack is turned face up; an exhausted stack stays empty."""
    if s.crate_left[space]:
        s.crate_left[space] -= 1
        s.crate_tops[space] = s.draw(s.crate_pool)
    else:
        s.crate_tops[space] = -1
