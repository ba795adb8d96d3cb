"""INFO: stacks on the board show their top; what lies below is drawn when it is turned up."""

from .rules import Rules
from .state import Table


def draw_from(s: Table, pools: list[list[int]], kind: int) -> tuple[int, list[list[int]]]:
    """Draw from one of several pools: what was drawn, and the pools after it. Copies may share those before."""
    after = pools[:]
    after[kind] = pools[kind][:]
    return s.draw(after[kind]), after


def turn_up_tile(rules: Rules, s: Table, stack: int) -> None:
    """The top tile leaves a stack; the next is turned up by drawing it now (SF-INFO-02)."""
    if s.tile_left[stack]:
        s.tile_left[stack] -= 1
        shape = rules.components.space_shape[stack]
        s.tile_tops[stack], s.tile_pools = draw_from(s, s.tile_pools, shape)
    else:
        s.tile_tops[stack] = -1


def turn_up_crate(s: Table, space: int) -> None:
    """SF-ORDER-03: the next tile of the stack is turned face up; an exhausted stack stays empty."""
    if s.crate_left[space]:
        s.crate_left[space] -= 1
        pool = s.crate_pool[:]
        s.crate_tops[space] = s.draw(pool)
        s.crate_pool = pool
    else:
        s.crate_tops[space] = -1
