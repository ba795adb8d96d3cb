"""SETUP, VARIANT: the island, the players and their first landscape."""

from typing import Final

from rondel.core.flow import Decision
from rondel.core.options import start_player

from .buildings import find_perks
from .components import CUBE, FORTRESS, ITEMS, LANDSCAPES, LARGE, RUIN, SMALL, STATUE, Components
from .rules import Rules, draw_counted, take_single
from .solo import new_cooper
from .state import INCOME, Player, Table


def set_up(rules: Rules, s: Table) -> None:
    c = rules.components
    s.round = 1
    s.phase = INCOME
    s.token = s.active = start_player(s.settings, s.seats, s.chance)  # CI-SETUP-24, CI-SOLO-06
    s.harbormaster = 0
    s.upright = 1
    s.bag = c.double_count[:]
    s.singles = c.single_count[:]
    s.log = c.log_count[:]
    s.spaces = [0] * (2 * len(c.sections))
    s.decks = [list(range(len(c.small_cards))), list(range(len(c.small_cards), len(c.card_names)))]
    s.bottoms = [[], []]
    s.bottoms_known = [[], []]
    s.drawn = []
    s.drawn_by = -1
    s.cooper = [new_cooper(s, c)] if s.seats == 1 else []
    _deal_orders(s, c)
    for n in range(s.seats):
        set_up_player(s, s.players[(s.token + n) % s.seats], n, c)
    s.push(rules.begin_round, 0)
    _first_landscapes(rules, s)


def _deal_orders(s: Table, c: Components) -> None:
    """CI-SETUP-15 to 17, CI-SOLO-02."""
    if s.seats == 1:
        cards, shown = c.solo_orders[:], c.solo_displayed
    else:
        cards = [n for n in range(len(c.orders)) if s.seats > 2 or n not in c.not_with_two]
        shown = c.displayed[s.seats]
    s.orders = [-2] * len(c.orders)
    for _ in range(shown):
        s.orders[s.chance.draw(cards)] = -1


def set_up_player(s: Table, p: Player, place_in_order: int, c: Components) -> None:
    """CI-SETUP-06 to 14, 20, 23, 25."""
    p.land = [-1] * len(c.hexes)
    p.level = [0] * len(c.hexes)
    p.on = [-1] * len(c.hexes)
    for ruin in c.ruins:
        p.on[ruin] = RUIN
    p.islets = [-1] * len(c.halves)
    p.placed = [0] * len(c.doubles)
    p.tiles = [0] * len(c.doubles)
    for _ in range(c.start_tiles):
        p.tiles[draw_counted(s, s.bag)] += 1
    p.stored = [c.start_coins, *[0] * (ITEMS - 1)]
    p.market = [0] * ITEMS
    p.docks = [-1] * len(c.docks)
    p.wrecks = p.crafting = p.unused = p.crates = p.surveyed = 0
    p.lids = (1 << len(c.cargo)) - 1
    p.cartographer = c.start_steps[place_in_order]
    p.workers = c.start_workers[:]
    p.waiting = c.start_waiting[:]
    p.milestones = p.hired = 0
    p.steps = [0, 0]
    p.anchors = [0, 0]
    p.log = [0] * len(c.log)
    p.small_cards = p.large_cards = p.spent = 0
    survey(p, c)


def survey(p: Player, c: Components) -> None:
    """Work out what a player's fields imply."""
    p.lands = [0] * len(LANDSCAPES)
    p.charted = p.free = 0
    for place, landscape in enumerate(p.land):
        if landscape >= 0:
            p.lands[landscape] |= 1 << place
            p.charted |= 1 << place
            if p.on[place] < 0:
                p.free |= 1 << place
    p.find_frontier(c)
    p.buildings = [p.on.count(piece) for piece in (SMALL, LARGE, FORTRESS)]
    p.statues = p.on.count(STATUE)
    find_perks(p, c)


def _first_landscapes(rules: Rules, s: Table) -> None:
    """CI-SETUP-22, CI-VARIANT-01, 02."""
    wanted = s.settings["start_landscape"]
    if wanted == "free":
        for n in range(s.seats - 1, -1, -1):
            s.push(rules.choose_landscape, (s.token + n) % s.seats)
        return
    landscape = s.chance.below(len(LANDSCAPES)) if wanted == "random" else rules.components.start_landscape
    for seat in range(s.seats):
        first_landscape(rules, s, seat, landscape)


def first_landscape(rules: Rules, s: Table, seat: int, landscape: int) -> None:
    c = rules.components
    take_single(s, landscape, c)
    s.players[seat].chart(c.start, landscape, 1, c)
    s.players[seat].put(c.start, CUBE[landscape])
    s.emit("places", seat, c.start, landscape)
    s.emit("cube", seat, c.start, CUBE[landscape])


class ChooseLandscape(Decision[Table]):
    """CI-VARIANT-02: the own start landscape."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "choose_landscape", rule="CI-VARIANT-02", interruptible=False)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [self.rules.landscape.first + n for n in range(len(LANDSCAPES))]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        first_landscape(self.rules, s, seat, self.rules.landscape.index(action))
