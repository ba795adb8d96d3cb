"""SCORE: the eleven categories. Everything is counted from the position; nothing changes."""

from typing import Final

from rondel.games.trail.scoring import assign, building_points, master_points
from rondel.games.trail.workers import worker_points

from .components import FIRST_HAZARD, GREEN_OUTLAW, NEW_YORK, ORANGE_OUTLAW
from .counts import own_buildings
from .rules import Rules
from .state import Player, Sam, Table

AREA: Final = "objective_cards_in_area"  # what a station master calls them


def scores(rules: Rules, s: Table) -> list[dict[str, int]]:
    return [score_of(rules, s, seat) for seat in range(s.seats)]


def score_of(rules: Rules, s: Table, seat: int) -> dict[str, int]:
    c = rules.components
    me = s.players[seat]
    cards = me.hand + me.deck + me.discards
    objectives = assign(rules, s, seat, cards, task_counts(rules, s, seat, cards), c.master_tiles, AREA)
    score = {
        "dollars": me.money // 5,  # GWT-SCORE-01
        "buildings": building_points(rules, s, seat),
        "cities": city_points(rules, me, c.city_points),
        "stations": station_points(rules, me),
        "hazards": hazard_points(rules, me),
        "cattle": sum([c.card_points[card] for card in cards if card < c.animals]),  # GWT-SCORE-06
        "objectives": objectives.best_cards,
        "station_masters": master_points(rules, s, seat, c.master_tiles, AREA, objectives.best_area),
        "workers": worker_points(rules, me.workers),  # GWT-SCORE-16
        "step_slot": sum([n for slot, n in enumerate(c.slot_points) if not me.discs >> slot & 1]),  # GWT-SCORE-17
        "job_market_token": 2 * me.job_market_token,  # GWT-SCORE-18
    }
    score["total"] = sum(score.values())
    return score


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
