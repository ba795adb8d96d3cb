"""SETUP: the board, the sea routes and the players."""

from typing import Any

from rondel.games.trail.foresight import refill_foresight
from rondel.games.trail.market import refill
from rondel.games.trail.setup import building_sides, lay_neutral_buildings, new_herder, new_trail

from .bonus_market import market_size
from .components import COLUMNS, WORKERS, Components
from .rules import Rules
from .state import Player, Table
from .wellington import place_tile


def set_up(rules: Rules, s: Table) -> None:
    c = rules.components
    start = c.facts["start"]
    new_trail(rules, s)
    lay_neutral_buildings(rules, s, c.fronts)
    masters = s.chance.shuffle(list(range(len(c.masters))))
    s.masters = masters[: start["harbourmasters"]]  # NZ-SETUP-02
    s.given_workers = [-1] * len(c.medium)
    buildings = building_sides(rules, s, 10)
    s.bags = [bag[:] for bag in c.bags]
    _job_market(rules, s, start["a_tiles"][s.count])
    _bonus_market(c, s, start["bonus_market"][s.count])
    s.foresight = [-1] * 4
    refill_foresight(s)  # NZ-SETUP-16
    s.market = []
    s.market_stack = sorted(c.market_cards)
    refill(s, market_size(c, s))  # NZ-SETUP-17
    s.objective_stack = sorted(c.objective_deck)
    s.display = [s.chance.draw(s.objective_stack) for _ in range(start["objective_display_size"])]
    s.supply = c.supply_count[:]  # NZ-SETUP-20
    sets = s.chance.shuffle(list(range(len(c.sets))))[: start["bonus_card_sets"]]
    s.stack_sets = sorted(sets)  # NZ-SETUP-21, 23
    s.stack_left = [start["bonus_cards_per_stack"][s.count]] * len(s.stack_sets)
    s.step_tiles = start["step_tiles"][s.seats]  # NZ-SETUP-24, SOLO-01
    if s.seats == 1:
        rules.prepare_sarah(s, buildings)
    for seat, player in enumerate(s.players):
        new_herder(rules, player, start["by_seat"][seat], buildings)
        _player(player, c, start)
        s.draw_cards(seat, start["by_seat"][seat]["cards"])
    s.push(rules.turn, 0)


def _job_market(rules: Rules, s: Table, tiles: int) -> None:
    """NZ-SETUP-08 to 13: one worker of each type in the top row; what finds no room goes back and does not count."""
    s.jobs = [0] * (len(rules.components.job_cost) * WORKERS)
    for worker in range(WORKERS):
        s.bags[0].remove(worker)
        place_tile(rules, s, -1, worker)
    returned: list[int] = []
    while tiles:
        tile = s.chance.draw(s.bags[0])
        if place_tile(rules, s, -1, tile):
            tiles -= 1
        else:
            returned.append(tile)
    s.bags[0] = sorted(s.bags[0] + returned)


def _bonus_market(c: Components, s: Table, tiles: int) -> None:
    """NZ-SETUP-06, 14, 15: row 1 full, row 2 up to the token."""
    rows: int = c.facts["bonus_market"]["token_start_row"]
    s.token_row = rows - 1
    s.bonus = [-1] * (len(c.bonus_cost) * COLUMNS)
    places = [row * COLUMNS + column for row in range(rows) for column in range(COLUMNS - s.count, COLUMNS)]
    for place in places[:tiles]:
        s.bonus[place] = s.chance.draw(s.bags[1])


def _player(p: Player, c: Components, start: Any) -> None:
    """NZ-SETUP-25, 29, 30."""
    p.top = []
    p.gained = []
    p.gold = start["gold"]
    p.ship = c.sea_start
    p.pathfinder = -1
    p.step_tile = 0
    p.no_fees = 0
    p.posts = [0] * len(c.posts)
    p.harbours = 0
    p.storehouses = [2] * len(c.pairs)
    p.jokers = 0
    p.market_token = 0
