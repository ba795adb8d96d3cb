"""SOLO: dice on taverns, tiles and crates that leave the game, special scoring tiles, medals."""

from typing import Any, Final

from .components import Components
from .rules import Rules
from .stacks import turn_up_crate, turn_up_tile
from .state import Table

WHITE_DICE: Final = 4


def place_dice(s: Table) -> None:
    """SF-SOLO-02 to 04, 13: rolled dice one per tavern from right to left, white and orange apart."""
    taverns = len(s.tavern_dice) // 2
    s.tavern_dice = [0] * (2 * taverns)
    for n in range(WHITE_DICE):
        s.tavern_dice[2 * (taverns - 1 - n)] = 1 + s.chance.below(6)
    for n in range(s.round + 1):
        s.tavern_dice[2 * (taverns - 1 - n) + 1] = 1 + s.chance.below(6)


def remove_other_top(rules: Rules, s: Table, stack: int) -> None:
    """SF-SOLO-10: after building, the top tile of the other stack of that shape leaves the game."""
    shapes = rules.components.space_shape
    for other, shape in enumerate(shapes):
        if other != stack and shape == shapes[stack] and s.tile_tops[other] >= 0:
            s.emit("box", 0, s.tile_tops[other])
            s.tile_box = [*s.tile_box, s.tile_tops[other]]
            turn_up_tile(rules, s, other)


def remove_crates(rules: Rules, s: Table) -> None:
    """SF-SOLO-12, 18: the top tile of each crate stack leaves the game, the next is turned up."""
    for space, crate in enumerate(s.crate_tops):
        if crate >= 0:
            s.emit("box_crate", 0, crate)
            s.crate_box = [*s.crate_box, crate]
            turn_up_crate(s, space)


def medal(c: Components, total: int, advanced: bool) -> str:
    """SF-SOLO-16."""
    found = "none"
    for row in c.facts["solo"]["medals"]["rows"]:
        least = row["advanced" if advanced else "base"][0]
        if least is not None and total >= least:
            found = row["medal"]
    return found


def achievement(c: Components, medal_name: str, special_tiles: int) -> int:
    """SF-SOLO-17, 19 to 21: the highest level reached with that many special tiles; 0 = none."""
    ranks = [row["medal"] for row in c.facts["solo"]["medals"]["rows"]]
    best = 0
    levels: Any = c.facts["solo"]["achievements"]["levels"]
    for entry in levels:
        if special_tiles >= entry["special_tiles"] and ranks.index(medal_name) >= ranks.index(entry["medal_at_least"]):
            best = max(best, entry["level"])
    return best
