"""SETUP: the board and the players."""

from typing import Final

from rondel.games.trail.foresight import refill_foresight
from rondel.games.trail.hazards import put_tile
from rondel.games.trail.market import refill
from rondel.games.trail.setup import building_sides, lay_neutral_buildings, new_herder, new_trail

from .components import COLUMNS, ROWS, Components
from .job_market import lay_worker, market_size
from .rules import Rules
from .state import Player, Table

BUILDINGS: Final = 12


def set_up(rules: Rules, s: Table) -> None:
    c = rules.components
    new_trail(rules, s)
    s.bags = [bag[:] for bag in c.bags]
    lay_neutral_buildings(rules, s, [c.first_neutral + i for i in range(len(c.neutral_tiles))])
    masters = s.chance.shuffle(list(range(len(c.masters))))
    s.masters = masters[: c.master_stations]  # GWT-SETUP-02
    s.given_workers = [-1] * c.master_stations
    buildings = building_sides(rules, s, BUILDINGS)
    if s.seats == 1:
        rules.prepare_sam(s)
    _first_tiles(rules, s)
    _job_market(s)
    s.foresight = [-1] * 6
    refill_foresight(s)  # GWT-SETUP-10
    s.side = [len(pile) for pile in c.side_cards[1:]] if s.simmental else [0, 0]
    s.market = []
    s.market_stack = sorted(c.market_cards + (c.side_cards[0] if s.simmental else []))
    refill(s, market_size(rules, s))  # GWT-SETUP-11
    s.objective_stack = sorted(c.objective_deck)
    s.display = sorted([s.chance.draw(s.objective_stack) for _ in range(c.facts["start"]["objective_display_size"])])
    starting = c.starting_objectives[:]
    for seat, player in enumerate(s.players):
        new_herder(rules, player, c.facts["start"]["by_seat"][seat], buildings)
        _player(player, c, s.chance.draw(starting))
        s.draw_cards(seat, c.facts["start"]["by_seat"][seat]["cards"])
    if s.sam:
        s.sam[0].objectives = [s.chance.draw(starting)]  # GWT-SOLO-06
    s.push(rules.turn, 0)


def _first_tiles(rules: Rules, s: Table) -> None:
    """GWT-SETUP-07, 08: a hazard without a space goes back into the bag and does not count."""
    placed = 0
    returned: list[int] = []
    while placed < rules.components.facts["start"]["bag1_tiles_placed_on_board"]:
        tile = s.chance.draw(s.bags[0])
        if put_tile(rules, s, tile):
            placed += 1
        else:
            returned.append(tile)
    s.bags[0] = sorted(s.bags[0] + returned)


def _job_market(s: Table) -> None:
    """GWT-SETUP-05, 09: row 1 full, row 2 up to the token."""
    s.jobs = [-1] * (ROWS * COLUMNS)
    for _ in range(s.count):
        lay_worker(s, 0, s.chance.draw(s.bags[1]))
    for _ in range(s.count - 1):
        lay_worker(s, 1, s.chance.draw(s.bags[1]))
    s.token_row = 1


def _player(p: Player, c: Components, objective: int) -> None:
    """GWT-SETUP-21, 23."""
    p.objectives = [objective]
    p.engine = 0
    p.cities = [0] * len(c.cities)
    p.stations = 0
    p.job_market_token = 0
