"""SCORE: the twelve categories. Everything is counted from the position; nothing changes."""

from rondel.games.trail.objectives import Assignment
from rondel.games.trail.scoring import assign, building_points, master_points
from rondel.games.trail.workers import worker_points

from .components import SHEARER
from .counts import count, own_buildings
from .rules import Rules
from .state import Player, Sarah, Table


def scores(rules: Rules, s: Table) -> list[dict[str, int]]:
    return [score_of(rules, s, seat) for seat in range(s.seats)]


def score_of(rules: Rules, s: Table, seat: int) -> dict[str, int]:
    c = rules.components
    me = s.players[seat]
    cards = me.hand + me.top + me.deck + me.discards
    objectives = assign_objectives(rules, s, seat, cards)
    score = {
        "money": me.money // 5,  # NZ-SCORE-01
        "buildings": building_points(rules, s, seat),  # NZ-SCORE-02
        "trading_posts": post_points(rules, me),
        "harbours": harbour_points(rules, me),
        "pathfinder": c.path_points[max(0, me.pathfinder)],  # NZ-SCORE-05
        "hazards_bonus_tiles": tile_points(rules, me),
        "cards": card_points(rules, cards),
        "objectives": objectives.best_cards,
        "harbourmasters": master_points(rules, s, seat, c.master_tiles, "objective_in_area", objectives.best_area),
        "hand_limit": sum([n for slot, n in enumerate(c.slot_points) if not me.discs >> slot & 1]),  # NZ-SCORE-10
        "workers_storehouses": worker_points(rules, me.workers) + pair_points(rules, me),  # NZ-SCORE-11
        "market_token": c.facts["bonus_market"]["token_vp"] * me.market_token,  # NZ-SCORE-12
    }
    score["total"] = sum(score.values())
    return score


def post_points(rules: Rules, me: Player) -> int:
    """NZ-SCORE-03, WEL-19: discs, each for itself, and arrows with own discs on both posts."""
    c = rules.components
    points = sum([n * each for n, each in zip(me.posts, c.post_points, strict=True)])
    return points + sum([extra for one, other, extra in c.post_arrows if me.posts[one] and me.posts[other]])


def harbour_points(rules: Rules, me: Player) -> int:
    """NZ-SCORE-04, HARB-14, 15."""
    c = rules.components
    points = sum([each for harbour, each in enumerate(c.harbour_points) if me.harbours >> harbour & 1])
    for one, other, extra in c.special_pairs:
        points += extra if me.harbours >> one & me.harbours >> other & 1 else 0
    return points


def tile_points(rules: Rules, me: Player) -> int:
    """NZ-SCORE-06."""
    return sum([n * each for n, each in zip(me.captured, rules.components.tile_points, strict=True)])


def card_points(rules: Rules, cards: list[int]) -> int:
    """NZ-SCORE-07: sheep and bonus cards; objective cards count elsewhere."""
    c = rules.components
    return sum([c.card_points[card] for card in cards if card < c.first_objective])


def pair_points(rules: Rules, me: Player) -> int:
    return sum([each for pair, each in enumerate(rules.components.pair_points) if not me.storehouses[pair]])


def assign_objectives(rules: Rules, s: Table, seat: int, cards: list[int]) -> Assignment:
    """NZ-OBJ-14: the harbourmaster of objectives counts every card in the area."""
    c = rules.components
    return assign(rules, s, seat, cards, task_counts(rules, s, seat, cards), c.master_tiles, "objective_in_area")


def task_counts(rules: Rules, s: Table, seat: int, cards: list[int]) -> list[int]:
    """NZ-OBJ-08 to 10: how often each task can be fulfilled."""
    c = rules.components
    me = s.players[seat]
    standing = [c.builders[c.building(tile)] for tile in s.tiles if c.owner(tile) == seat]
    names = [c.cards[card] for card in cards]
    floods = range(c.first_hazard + c.hazard_kinds, c.first_bonus)
    have = {
        "post_13": sum([n for post, n in enumerate(me.posts) if c.post_value[post] >= 13]),
        "building": own_buildings(c, s, seat),
        "building_4": len([1 for needed in standing if needed >= 4]),
        "shearers_2": me.workers[SHEARER] // 2,
        "storehouse": count(c, s, seat, "storehouse_on_sea"),
        "lincoln_corriedale": names.count("lincoln") + names.count("corriedale"),
        "hampshire_ryeland": names.count("hampshire") + names.count("ryeland"),
        "ferry": len([1 for card in cards if c.shows_ferry[card]]),
        "pathfinder_6": max(0, me.pathfinder) // 6,
        "flood": sum([me.captured[tile] for tile in floods]),
    }
    return [have[task] for task in c.tasks]


def sarah_score(rules: Rules, s: Table, sarah: Sarah) -> dict[str, int]:
    """NZ-SOLO-16, 36: like a player, but without money, harbourmasters and hand limit; her objectives are fulfilled."""
    c = rules.components
    score = {
        "money": 0,
        "buildings": building_points(rules, s, s.seats),
        "trading_posts": post_points(rules, sarah),
        "harbours": harbour_points(rules, sarah),
        "pathfinder": c.path_points[max(0, sarah.pathfinder)],
        "hazards_bonus_tiles": tile_points(rules, sarah),
        "cards": card_points(rules, sarah.discards),
        "objectives": sum([c.objectives[card - c.first_objective]["vp"] for card in sarah.objectives]),
        "harbourmasters": 0,
        "hand_limit": 0,
        "workers_storehouses": worker_points(rules, sarah.workers),
        "market_token": c.facts["bonus_market"]["token_vp"] * sarah.market_token,
    }
    score["total"] = sum(score.values())
    return score
