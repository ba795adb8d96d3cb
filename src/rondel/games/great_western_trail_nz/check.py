"""A position from outside: refuse what cannot be; and a census of all components."""

from typing import Any

from rondel.core.codecs import Doc
from rondel.core.errors import BadPosition
from rondel.games.trail.check import (
    card_counts,
    complete_trail,
    counted,
    party_key,
    tile_counts,
    trail_census,
)
from rondel.games.trail.check_flow import check_first_round, check_herders, check_used
from rondel.games.trail.check_phases import check_actions, check_foresight

from .check_market import check_boards
from .check_pending import check_steps
from .check_pieces import check_pieces
from .check_player import check_player, check_waiting_hand, placed_discs
from .check_sarah import check_sarah
from .components import WORKERS
from .rules import Rules
from .state import Table


class CheckedRules(Rules):
    """The rules, and what they say of a whole table."""

    def complete(self, s: Table, doc: Doc) -> None:
        c = self.components
        for seat, player in enumerate(s.players):
            given = doc["players"][seat]
            player.top = player.top if "top" in given else []
            player.gained = player.gained if "gained" in given else []
        complete_trail(self, s, doc, c.market_cards, c.market_cards, by_place=True)
        for seat in range(len(s.party())):
            _check_owned(self, s, seat)
        for seat in range(s.seats):
            check_player(self, s, seat)
            check_waiting_hand(self, s, seat)
        for sarah in s.sarah:
            check_sarah(self, s, sarah)
        check_boards(self, s)
        check_first_round(self, s)
        check_pieces(self, s)
        check_herders(self, s, self.step("return").number)
        check_foresight(self, s, self.step("return").number)
        check_used(self, s)
        check_steps(self, s)
        check_actions(self, s)

    def box(self, s: Table) -> list[int]:
        """How many of each card there are at this table."""
        c = self.components
        box = counted(len(c.cards), c.herd * s.seats + c.market_cards + c.objective_deck)
        for card, n in zip(c.supply_cards, c.supply_count, strict=True):
            box[card] += n
        for number in s.stack_sets:
            box[c.sets[number]] += c.facts["start"]["bonus_cards_per_stack"][s.count]
        return box

    def cards_of(self, p: Any) -> list[int]:
        found: list[int] = p.top + super().cards_of(p)
        return found

    def card_counts(self, s: Table) -> list[int]:
        """Those that lie about, and the supplies."""
        c = self.components
        counts = card_counts(self, s)
        for card, n in zip(c.supply_cards, s.supply, strict=True):
            counts[card] += n
        for number, n in zip(s.stack_sets, s.stack_left, strict=True):
            counts[c.sets[number]] += n
        return counts

    def tile_counts(self, s: Table) -> list[int]:
        """Bonus tiles in the market; a joker in a worker row is the tile its owner took, not a worker of bag A."""
        counts = tile_counts(self, s)
        for tile in s.bonus:
            if tile >= 0:
                counts[tile] += 1
        for p in s.players:
            for worker in range(WORKERS):
                counts[worker] -= (p.jokers >> worker * 8 & 255).bit_count()
        return counts

    def census(self, s: Table) -> dict[str, int]:
        found = trail_census(self, s)
        for seat, p in enumerate(s.players):
            found[f"discs {seat}"] = p.discs.bit_count() + placed_discs(self.components, p)
            found[f"storehouses {seat}"] = sum(p.storehouses) + (p.harbours & self.components.store_bits).bit_count()
        for p in s.sarah:
            found["discs of Sarah"] = p.spare_discs + placed_discs(self.components, p)
        gone = [1 for tile, worker in zip(s.masters, s.given_workers, strict=False) if tile < 0 and worker < 0]
        found["masters"] += len(gone)  # NZ-SOLO-20: Sarah's disc drove them out
        found["step tiles"] = s.step_tiles + len([p for p in s.players if p.step_tile])
        return found


def _check_owned(rules: Rules, s: Table, seat: int) -> None:
    """What players and Sarah have alike: a ship, captured tiles, buildings (NZ-PATH-05)."""
    c = rules.components
    p = s.party()[seat]
    key = party_key(rules, s, seat)
    if p.ship < 0:
        raise BadPosition(f"{key}.ship", "must be a space of the sea")
    for worker in range(WORKERS):
        if p.captured[worker]:
            raise BadPosition(f"{key}.captured.{c.workers[worker]}", "hazards and bonus tiles are captured, no workers")
    walks = [rules.steps[number].name in ("way", "sarah_walk", "sarah_fork") for number, _, _ in s.stack]
    if p.space >= 0 and s.tiles[p.space] < 0 and c.trail.kinds[p.space] == "building" and not any(walks):
        raise BadPosition(f"{key}.space", f"{c.spaces[p.space]} is empty: runholders stop on tiles (NZ-MOVE-01)")
    for space, tile in enumerate(s.tiles):
        if c.owner(tile) == seat and p.pathfinder < c.path_needed[space]:
            raise BadPosition(
                f"{key}.pathfinder",
                f"must be {c.path_needed[space]} at least: {c.tiles[tile]} on {c.spaces[space]} was built there",
            )
