"""SCORE, ORDER: final scoring. Everything is counted from the position; nothing changes."""

from typing import Any

from .components import BAY, CRATE, SETTLEMENT, Components
from .state import Player, Table


def scores(s: Table, c: Components) -> list[dict[str, int]]:
    return [score_of(s, seat, c) for seat in range(s.seats)]


def score_of(s: Table, seat: int, c: Components) -> dict[str, int]:
    me = s.players[seat]
    score = {
        "log_book": c.log_points * sum([steps // BAY for steps in me.steps]),  # CI-SCORE-01, CI-LOG-03
        "steps": sum([steps % BAY for steps in me.steps]),  # CI-SCORE-02
        "orders": royal_orders(s, seat, c),
        "cards": cards(me, c),
        "leftovers": leftovers(me) // c.leftovers,  # CI-SCORE-05
        "anchors": c.anchor_points * sum(me.anchors),  # CI-SCORE-06
    }
    score["total"] = sum(score.values())
    return score


def leftovers(me: Player) -> int:
    return sum(me.stored) + me.cartographer + sum(me.tiles)


def royal_orders(s: Table, seat: int, c: Components) -> int:
    """CI-SCORE-03: every card with an own worker, by the highest stage reached."""
    points = 0
    for order, worker in enumerate(s.orders):
        if worker >= 0 and worker // 2 == seat:
            points += copied(s, seat, order, c) if _copies(order, c) else order_points(s.players[seat], order, c)
    return points


def _copies(order: int, c: Components) -> bool:
    return bool(c.order_entries[order]["count_of"] == "copy_order_occupied_by_another_player")


def copied(s: Table, seat: int, order: int, c: Components) -> int:
    """CI-ORDER-08, 09: the best order of another player, a little less."""
    entry = c.order_entries[order]
    best: int = entry["minimum"]
    for other, worker in enumerate(s.orders):
        if worker >= 0 and worker // 2 != seat and not _copies(other, c):
            best = max(best, order_points(s.players[seat], other, c) - entry["reduction"])
    return best


def order_points(me: Player, order: int, c: Components) -> int:
    """CI-ORDER-01 to 07."""
    entry = c.order_entries[order]
    n = count(entry["count_of"], me, c)
    points = 0
    if "stages_max" in entry:
        reached = [n <= stage for stage in entry["stages_max"]]
    else:
        reached = [n >= stage for stage in entry["stages"]]
    for done, worth in zip(reached, entry["points"]):
        if done:
            points = worth
    return points


def count(what: str, me: Player, c: Components) -> int:
    """What royal orders and flagged building cards count."""
    match what:
        case "income_boats_on_landing_spaces":
            return me.boats_built()
        case "buildings_on_peninsula":
            return sum(me.buildings)
        case "statues_on_peninsula":
            return me.statues
        case "crate_lids_acquired":
            return len(c.cargo) - me.lids.bit_count()
        case "landscape_spaces_level_5_or_more":
            return len([level for level in me.level if level >= 5])
        case "uncharted_spaces_left":
            return me.uncharted(c)
        case "largest_connected_area_one_landscape_not_settlement":
            return max([largest_area(me.lands[land], c) for land in range(SETTLEMENT)])
        case "cartographer_space":
            return me.cartographer
        case "visible_settlement_spaces":
            return me.lands[SETTLEMENT].bit_count()
        case "crates_on_peninsula":
            return me.on.count(CRATE)
        case "face_down_boats":
            return me.wrecks.bit_count()
    raise ValueError(f"unknown count {what}")


def largest_area(hexes: int, c: Components) -> int:
    """CI-ORDER-07: of a set of hexes, the largest connected part."""
    best = 0
    while hexes:
        area = hexes & -hexes
        grown = 0
        while grown != area:
            grown = area
            for place in range(len(c.hexes)):
                if grown >> place & 1:
                    area |= c.near[place] & hexes
        best = max(best, area.bit_count())
        hexes &= ~area
    return best


def cards(me: Player, c: Components) -> int:
    """CI-SCORE-04: flagged building cards that lie face up."""
    points = 0
    for card, task in enumerate(c.small_tasks):
        if task and me.small_cards >> card & 1:
            points += task_points(task, me, c)
    for card, task in enumerate(c.large_tasks):
        if task and (me.large_cards & ~me.spent) >> card & 1:
            points += task_points(task, me, c)
    return points


def task_points(task: Any, me: Player, c: Components) -> int:
    points: int = task["points"]
    if "per" in task:
        per: int = task["per"]
        return count(task["count_of"], me, c) // per * points
    met = [count(name.removesuffix("_min"), me, c) >= least for name, least in task["if"].items()]
    return points if all(met) else 0
