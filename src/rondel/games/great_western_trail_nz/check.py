"""A position from outside: refuse what cannot be; and a census of all components."""

from typing import Any

from rondel.core.errors import BadPosition
from rondel.core.fields import Doc
from rondel.games.trail.check import (
    card_counts,
    check_rival,
    complete_trail,
    counted,
    party_key,
    tile_counts,
    trail_census,
)

from .components import COLUMNS, MEDIUM, WORKERS
from .rules import Rules
from .state import Player, Sarah, Table


class CheckedRules(Rules):
    """The rules, and what they say of a whole table."""

    def complete(self, s: Table, doc: Doc) -> None:
        c = self.components
        for seat, player in enumerate(s.players):
            given = doc["players"][seat]
            player.top = player.top if "top" in given else []
            player.gained = player.gained if "gained" in given else []
        complete_trail(self, s, doc, c.market_cards, c.market_cards)
        _check_end(self, s)
        _check_markets(self, s)
        for seat, player in enumerate(s.party()):
            if player.ship < 0:
                raise BadPosition(f"{party_key(self, s, seat)}.ship", "must be a space of the sea")
        for seat, player in enumerate(s.players):
            _check_player(self, player, party_key(self, s, seat))
        for sarah in s.sarah:
            _check_sarah(self, s, sarah)
        for i, (number, seat, memo) in enumerate(s.stack):
            step = self.steps[number]
            first = (self.step("first_disc").number, seat, 0)
            if step is self.phase_a and s.players[seat].pathfinder < 0 and first not in s.stack[i:]:
                raise BadPosition(f"pending[{i}].step", "the first disc goes to the pathfinder track before")
            if step in (self.storehouse, self.harbour_disc):
                medium = c.harbour_kind[memo] == MEDIUM
                if memo < 0 or medium != (step is self.harbour_disc):
                    raise BadPosition(f"pending[{i}].memo", "must be a harbour of the right size")

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
            found[f"discs {seat}"] = _discs(self, p, p.discs.bit_count())
            found[f"storehouses {seat}"] = sum(p.storehouses) + (p.harbours & self.components.store_bits).bit_count()
        for p in s.sarah:
            found["discs of Sarah"] = _discs(self, p, p.spare_discs)
        gone = [1 for tile, worker in zip(s.masters, s.given_workers, strict=False) if tile < 0 and worker < 0]
        found["masters"] += len(gone)  # NZ-SOLO-20: Sarah's disc drove them out
        found["step tiles"] = s.step_tiles + len([p for p in s.players if p.step_tile])
        return found


def _check_end(rules: Rules, s: Table) -> None:
    """NZ-END-01: the token leaves the board when somebody triggers the end."""
    if (s.last_seat >= 0) != (s.token_row == len(rules.components.bonus_cost)):
        raise BadPosition("token_row", "the token is off the board exactly when somebody triggered the end")


def _check_markets(rules: Rules, s: Table) -> None:
    """One worker a space; bonus tiles on active spaces down to the token's row, there from the left."""
    c = rules.components
    if max(s.jobs) > 1:
        raise BadPosition("jobs", "a space of the job market holds one worker")
    for place, tile in enumerate(s.bonus):
        row, column = divmod(place, COLUMNS)
        if tile >= 0 and not c.first_bonus <= tile < c.bag_kinds:
            raise BadPosition("bonus", f"{c.tiles[tile]} is no bonus tile")
        if tile >= 0 and (column < COLUMNS - s.count or row > s.token_row):
            raise BadPosition("bonus", f"no tile can lie in row {row + 1}, column {column + 1}")
        if row == s.token_row and tile < 0 and column >= COLUMNS - s.count and any([n >= 0 for n in s.bonus[place:]]):
            raise BadPosition("bonus", "the token's row is filled from the left")
    if s.token_row < len(c.bonus_cost) and s.bonus[s.token_row * COLUMNS + COLUMNS - 1] >= 0:
        raise BadPosition("token_row", "a tile lies on the space of the token")
    for place, tile in enumerate(s.foresight):
        if tile >= 0 and (tile >= c.first_bonus) != (place >= 2):
            raise BadPosition("foresight", f"{c.tiles[tile]} cannot lie there")
    if len(set(s.stack_sets)) < len(s.stack_sets) or min(s.stack_sets) < 0 or s.stack_sets != sorted(s.stack_sets):
        raise BadPosition("stack_sets", "four different sets in rising order")


def _check_player(rules: Rules, p: Player, key: str) -> None:
    c = rules.components
    if p.space >= 0 and p.pathfinder < 0:
        raise BadPosition(f"{key}.pathfinder", "a runholder on the trail has a disc on the track")
    if p.pathfinder < 0 and p.discs != c.all_discs:
        raise BadPosition(f"{key}.discs", "before the first turn all discs lie on the player board")
    discs = _discs(rules, p, p.discs.bit_count())
    if discs > len(c.slots):
        raise BadPosition(f"{key}.discs", f"{discs} discs; a player has {len(c.slots)}")
    stores = sum(p.storehouses) + (p.harbours & c.store_bits).bit_count()
    if stores > 2 * len(c.pairs):
        raise BadPosition(f"{key}.storehouses", f"{stores} storehouses; a player has {2 * len(c.pairs)}")
    for bit in range(p.jokers.bit_length()):
        if p.jokers >> bit & 1 and not 2 <= bit % 8 <= p.workers[bit // 8]:
            raise BadPosition(f"{key}.jokers", "there is no worker tile on that space")
    for card in set(p.gained):
        if p.gained.count(card) > p.discards.count(card):
            raise BadPosition(f"{key}.gained", f"{c.cards[card]} is not in the discard pile")


def _discs(rules: Rules, p: Player, left: int) -> int:
    """On the player board, on posts, in medium harbours and on the pathfinder track."""
    return left + sum(p.posts) + (p.harbours & rules.components.medium_bits).bit_count() + (p.pathfinder >= 0)


def _check_sarah(rules: Rules, s: Table, sarah: Sarah) -> None:
    c = rules.components
    arrived = rules.step("sarah_wellington").number in [number for number, _, _ in s.stack]
    check_rival(rules, "sarah", sarah, sarah.rival_deck + sarah.rival_discards, sarah.specialization, arrived)
    if sarah.pathfinder < 0:
        raise BadPosition("sarah.pathfinder", "her disc is on the track from the start")
    if sarah.harbours & c.store_bits:
        raise BadPosition("sarah.harbours", "she has discs in medium harbours only")
    discs = _discs(rules, sarah, sarah.spare_discs)
    if discs > len(c.slots):
        raise BadPosition("sarah.spare_discs", f"{discs} discs; she has {len(c.slots)}")
