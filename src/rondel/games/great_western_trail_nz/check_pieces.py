"""Cards, tiles and buildings of a position from outside: each is somewhere, and once."""

from rondel.core.census import Census
from rondel.core.errors import BadPosition
from rondel.games.trail.check import party_key
from rondel.games.trail.check_pieces import (
    card_places,
    check_bag_tiles,
    check_buildings,
    check_cards,
    check_display,
    check_some,
    tile_places,
)

from .components import COLUMNS, WORKERS
from .rules import Rules
from .state import Table


def check_pieces(rules: Rules, s: Table) -> None:
    c = rules.components
    found = cards(rules, s)
    check_cards(rules, s, found)
    check_some(found, rules.box(s), c.supply_cards, "supply")
    check_some(found, rules.box(s), c.sets, "stack_left")
    check_bag_tiles(rules, s, tiles(rules, s))
    check_buildings(rules, s)
    check_display(s, c.facts["start"]["objective_display_size"])


def cards(rules: Rules, s: Table) -> Census:
    """NZ-SETUP-20 to 22: also on top of draw stacks, in the supply and in the four stacks."""
    c = rules.components
    found = card_places(rules, s)
    if -1 in s.display:
        raise BadPosition(f"display[{s.display.index(-1)}]", "must be an objective card, not null")
    for seat, p in enumerate(s.party()):
        for name, pile in (
            ("top", p.top),
            ("discards", p.discards),
            ("gained", p.gained),
            ("objectives", p.objectives),
        ):
            if -1 in pile:
                key = f"{party_key(rules, s, seat)}.{name}[{pile.index(-1)}]"
                raise BadPosition(key, "must be a card, not null")
        found.put_all(f"{party_key(rules, s, seat)}.top", p.top)
    for kind, card in enumerate(c.supply_cards):
        found.put(f"supply.{c.supply_names[kind]}", card, s.supply[kind])
    for stack, number in enumerate(s.stack_sets):
        found.put(f"stack_left[{stack}]", c.sets[number], s.stack_left[stack])
    return found


def tiles(rules: Rules, s: Table) -> Census:
    """NZ-SETUP-14, BONUS-06: also in the bonus market; a joker on a worker row is no worker of bag A."""
    found = tile_places(rules, s, "master_workers")
    for seat, p in enumerate(s.players):
        for worker in range(WORKERS):
            jokers = (p.jokers >> worker * 8 & 255).bit_count()
            found.put(f"{party_key(rules, s, seat)}.workers", worker, -jokers)
    for place, tile in enumerate(s.bonus):
        if tile >= 0:
            found.put(f"bonus.{place // COLUMNS + 1}:{place % COLUMNS + 1}", tile)
    return found
