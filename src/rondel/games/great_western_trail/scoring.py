"""SCORE: the eleven categories. Everything is counted from the position; nothing changes."""

from typing import Any

from rondel.games.trail.objectives import Assignment
from rondel.games.trail.workers import worker_points

from .components import FIRST_HAZARD, GREEN_OUTLAW, NEW_YORK, ORANGE_OUTLAW
from .counts import count, own_buildings
from .rules import Rules
from .state import Player, Sam, Table


def scores(rules: Rules, s: Table) -> list[dict[str, int]]:
    return [score_of(rules, s, seat) for seat in range(s.seats)]


def score_of(rules: Rules, s: Table, seat: int) -> dict[str, int]:
    c = rules.components
    me = s.players[seat]
    cards = me.hand + me.deck + me.discards
    objectives = assign(rules, s, seat, cards)
    score = {
        "dollars": me.money // 5,  # GWT-SCORE-01
        "buildings": building_points(rules, s, seat),
        "cities": city_points(rules, me, c.city_points),
        "stations": station_points(rules, me),
        "hazards": hazard_points(rules, me),
        "cattle": sum([c.card_points[card] for card in cards if card < c.animals]),  # GWT-SCORE-06
        "objectives": objectives.best_cards,
        "station_masters": master_points(rules, s, seat, objectives.best_area),
        "workers": worker_points(rules, me.workers),  # GWT-SCORE-16
        "step_slot": sum([n for slot, n in enumerate(c.slot_points) if not me.discs >> slot & 1]),  # GWT-SCORE-17
        "job_market_token": 2 * me.job_market_token,  # GWT-SCORE-18
    }
    score["total"] = sum(score.values())
    return score


def building_points(rules: Rules, s: Table, seat: int) -> int:
    """GWT-SCORE-02."""
    c = rules.components
    return sum([c.building_points[c.building(tile)] for tile in s.tiles if c.owner(tile) == seat])


def city_points(rules: Rules, me: Player, each: list[int]) -> int:
    """GWT-SCORE-03, DELV-13: discs, and arrows with own discs on both cities."""
    points = sum([n * value for n, value in zip(me.cities, each, strict=True)])
    for one, other, _, extra in rules.components.arrows:
        if me.cities[one] and me.cities[other]:
            points += extra
    return points


def station_points(rules: Rules, me: Player) -> int:
    """GWT-SCORE-04."""
    return sum([n for station, n in enumerate(rules.components.station_points) if me.stations >> station & 1])


def hazard_points(rules: Rules, me: Player) -> int:
    """GWT-SCORE-05."""
    points = rules.components.tile_points
    return sum([n * points[tile] for tile, n in enumerate(me.captured) if tile >= FIRST_HAZARD])


def assign(rules: Rules, s: Table, seat: int, cards: list[int]) -> Assignment:
    """GWT-SCORE-07, 10, 20: which tasks are fulfilled, which unplayed cards are added."""
    c = rules.components
    me = s.players[seat]
    first = c.animals
    extra = 0
    for tile, entry in enumerate(c.master_tiles):
        if me.masters >> tile & 1 and entry["bottom"].get("per") == "objective_cards_in_area":
            extra = entry["bottom"]["vp"]
    points = [card["vp"] for card in c.objectives]
    penalties = [card["penalty"] for card in c.objectives]
    solved = Assignment(c.objective_tasks, points, penalties, extra, 2)
    unplayed = [card - first for card in cards if card >= first]
    solved.solve(task_counts(rules, s, seat, cards), [card - first for card in me.objectives], unplayed)
    return solved


def task_counts(rules: Rules, s: Table, seat: int, cards: list[int]) -> list[int]:
    """GWT-OBJ-16, 17: how often each task can be fulfilled."""
    c = rules.components
    me = s.players[seat]
    have = {
        "building": own_buildings(c, s, seat),
        "green_outlaw": me.captured[GREEN_OUTLAW],
        "orange_outlaw": me.captured[ORANGE_OUTLAW],
        "hazard": sum(me.captured[FIRST_HAZARD:]),
        "station": me.stations.bit_count(),
        "cattle_3": len([1 for card in cards if card in c.market_cards and c.card_value[card] == 3]),
        "shorthorn": len([1 for card in cards if c.cards[card].startswith("shorthorn")]),
        "hereford": len([1 for card in cards if c.cards[card].startswith("hereford")]),
        "new_york": me.cities[NEW_YORK],
    }
    return [have[task] for task in c.tasks]


def master_points(rules: Rules, s: Table, seat: int, objective_cards: int) -> int:
    """GWT-SCORE-08 to 15: the lower halves of the station master tiles."""
    points = 0
    for tile, entry in enumerate(rules.components.master_tiles):
        bottom: Any = entry["bottom"]
        if s.players[seat].masters >> tile & 1 and "per" in bottom:
            per: str = bottom["per"]
            n = objective_cards if per == "objective_cards_in_area" else count(rules.components, s, seat, per)
            points += n // bottom["every"] * bottom["vp"]
    return points


def sam_score(rules: Rules, s: Table, sam: Sam) -> dict[str, int]:
    """GWT-SOLO-31."""
    c = rules.components
    each = c.city_points[:]
    each[NEW_YORK] = c.facts["solo"]["scoring"]["new_york_vp_per_disc"]
    score = {
        "dollars": 0,
        "buildings": building_points(rules, s, s.seats),
        "cities": city_points(rules, sam, each),
        "stations": station_points(rules, sam),
        "hazards": hazard_points(rules, sam),
        "cattle": sum([c.card_points[card] for card in sam.discards]),
        "objectives": sum([c.objectives[card - c.animals]["vp"] for card in sam.objectives]),
        "station_masters": 0,
        "workers": worker_points(rules, sam.workers),
        "step_slot": 0,
        "job_market_token": 2 * sam.job_market_token,
    }
    score["total"] = sum(score.values())
    return score
