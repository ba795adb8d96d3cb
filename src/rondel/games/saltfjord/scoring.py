"""SCORE, STILE: final scoring and the scoring tiles. Everything is counted from the position; nothing changes."""

from typing import Final

from .components import FISH, GOODS, POINTS, SIZE, TOP, Bundle, Components, die_of
from .fishing import token_points
from .state import BOARDWALKS, FISHING, LIGHTNING, PIERS, Player, Table

SPECIAL_MINIMUM: Final = "special_tile_minimum_points"


def scores(s: Table, c: Components) -> list[dict[str, int]]:
    return [score_of(s, me, c) for me in s.players]


def score_of(s: Table, me: Player, c: Components) -> dict[str, int]:
    score = {
        "fishing": me.points[FISHING] + token_points(me, c),  # SF-SCORE-01: no area points
        "boardwalks": me.points[BOARDWALKS],
        "piers": me.points[PIERS],
        "lightning": me.points[LIGHTNING],
        "fish": final_fish(me, c) // c.fish_per_point,  # SF-SCORE-02
        "crate_sets": c.set_points * min(crates_by_pier(me, c)),  # SF-SCORE-03
        "crates": sum([c.crate_points[crate % len(c.crates)] for crate in me.crates]),  # SF-SCORE-04
        "technology": sum([c.level_points[level] for level in me.levels if level < TOP]),  # SF-SCORE-05
        "scoring_tiles": track_tiles(s, me, c),
        "wagons": wagon_points(me),
    }
    score["total"] = sum(score.values())
    return score


def final_fish(me: Player, c: Components) -> int:
    """SF-SCORE-01, 02: with what the tokens on the boat give, everything sold for fish."""
    fish = _fish_for([(good, me.goods[good]) for good in range(GOODS)], c)
    for token in me.tokens:
        fish += _fish_for(c.token_gain[token], c)
    return fish


def _fish_for(bundle: Bundle, c: Components) -> int:
    fish = 0
    for good, n in bundle:
        if good != POINTS:
            fish += n * (1 if good == FISH else c.sell[good])
    return fish


def crates_by_pier(me: Player, c: Components) -> list[int]:
    counts = [0] * len(c.piers)
    for crate in me.crates:
        counts[crate // len(c.crates)] += 1
    return counts


def track_tiles(s: Table, me: Player, c: Components) -> int:
    """SF-SCORE-06, SF-STILE-21: the tile of every track whose top was reached; lightning tiles give nothing now."""
    points = 0
    for track, level in enumerate(me.levels):
        if level == TOP and not c.lightning[s.scoring[track]]:
            points += tile_points(me, s.scoring[track], c)
    return points


def tile_points(me: Player, tile: int, c: Components) -> int:
    """SF-STILE: what a scoring tile without lightning is worth to a player now."""
    entry = c.scoring_entries[tile]
    if "largest_filled_square" in entry:
        return largest_square(me, c)
    each: int = entry["vp"]
    return each * count_for(c.scoring_tiles[tile], me, c)


def count_for(tile: str, me: Player, c: Components) -> int:
    match tile:
        case "ST-01":
            return sum([c.crate_points[crate % len(c.crates)] >= 4 for crate in me.crates])
        case "ST-03":
            return sum([c.is_large[c.tile_shape[placed // len(c.places)]] for placed in me.tiles])
        case "ST-04":
            return sum([c.fish_icons[square] for square in me.grid if square >= 0])
        case "ST-05":
            counts = crates_by_pier(me, c)
            return sum([counts[pier] for pier in c.middle_piers])
        case "ST-06":
            return sum([level >= 2 for level in me.levels])
        case "ST-07":
            return edge_dice(me)
        case "ST-08":
            return sum(me.collected) + len(me.tokens)
        case "ST-09":
            caught = [lobsters * n for lobsters, n in zip(c.token_lobsters, me.collected, strict=True)]
            return sum(caught) + sum([c.token_lobsters[token] for token in me.tokens])
    raise ValueError(f"unknown scoring tile {tile}")


def edge_dice(me: Player) -> int:
    """SF-STILE-17: dice in row 6 or column 6; the corner counts once."""
    dice = [cell for cell, piece in enumerate(me.on) if die_of(piece) >= 0]
    return sum([cell // SIZE == SIZE - 1 or cell % SIZE == SIZE - 1 for cell in dice])


def largest_square(me: Player, c: Components) -> int:
    """SF-STILE-13: only the largest completely filled square counts."""
    for mask, points in c.square_masks:
        if mask & me.filled == mask:
            return points
    return 0


def wagon_points(me: Player) -> int:
    """SF-VARIANT-17, 18: row number times column number; a wagon off the grid scores nothing."""
    return sum([(cell // SIZE + 1) * (cell % SIZE + 1) for cell in me.wagons()])


def special_points(s: Table, c: Components) -> dict[str, int]:
    """SF-SOLO-14, 15: what the special scoring tiles give; not part of the score."""
    return {c.scoring_tiles[tile]: tile_points(s.players[0], tile, c) for tile in s.special}


def solo_won(s: Table, c: Components) -> bool:
    least: int = c.facts["solo"][SPECIAL_MINIMUM]
    return all([points >= least for points in special_points(s, c).values()])
