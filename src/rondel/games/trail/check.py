"""A position from outside, and a census: what both trail games check and count alike."""

from rondel.core.codecs import Doc
from rondel.core.errors import BadPosition

from .content import Action
from .rules import TrailRules
from .state import Herder, TrailTable


def complete_trail(
    rules: TrailRules, s: TrailTable, doc: Doc, stack: list[int], in_market: list[int], by_place: bool = False
) -> None:
    """What is left out is worked out, then all that both games know of is checked.

    stack: what the market stack is made of; in_market: the cards that may lie there; by_place: the game counts all
    pieces by their places (check_pieces.py).
    """
    if (s.seats == 1) != (len(s.party()) > s.seats):
        raise BadPosition(rules.opponent, "plays in the solo game, and only there")
    if s.last_seat >= len(s.party()):
        raise BadPosition(
            "last_seat", f"there is no seat {s.last_seat}; they are counted from 0 to {len(s.party()) - 1}"
        )
    fill_piles(rules, s, doc, stack)
    check_piles(rules, s, in_market)
    check_tiles(rules, s)
    for seat, player in enumerate(s.party()):
        check_herder(rules, player, party_key(rules, s, seat))
    if not by_place:
        check_counts(rules, s, rules.box(s))
    check_pending(rules, s)


def party_key(rules: TrailRules, s: TrailTable, seat: int) -> str:
    return rules.opponent if seat == s.seats else f"players[{seat}]"


def without(pile: list[int], taken: list[int]) -> list[int]:
    rest = sorted(pile)
    for thing in taken:
        if thing in rest:
            rest.remove(thing)
    return rest


def cards_at(pile: list[int]) -> list[int]:
    """Counts by kind as a pile."""
    return [card for card, n in enumerate(pile) for _ in range(n)]


def fill_piles(rules: TrailRules, s: TrailTable, doc: Doc, market_cards: list[int]) -> None:
    """A pile that is left out holds everything that lies nowhere else; a deck what is left of the first herd."""
    c = rules.trail_components
    _fill_decks(rules, s, [seat for seat in range(s.seats) if "deck" not in doc["players"][seat]])
    shown = s.market + s.display + cards_at(s.cards_out)
    for p in s.party():
        shown += rules.cards_of(p)
    if "market_stack" not in doc:
        s.market_stack = without(market_cards, shown)
    if "objective_stack" not in doc:
        s.objective_stack = without(c.objective_deck, shown)
    if "bags" not in doc:
        _fill_bags(rules, s)


def _fill_decks(rules: TrailRules, s: TrailTable, left_out: list[int]) -> None:
    """What left the game is taken to be of the first of them who lacks it."""
    herd = rules.trail_components.herd
    for seat in left_out:
        s.players[seat].deck = []
    gone = cards_at(s.cards_out)
    for seat, p in enumerate(s.players):
        if seat not in left_out:
            gone = without(gone, without(herd, rules.cards_of(p)))
    for seat in left_out:
        lacking = without(herd, rules.cards_of(s.players[seat]))
        s.players[seat].deck = without(lacking, gone)
        gone = without(gone, lacking)


def _fill_bags(rules: TrailRules, s: TrailTable) -> None:
    """What lies on the foresight spaces came out of the bag of its column."""
    bags = rules.trail_components.bags
    s.bags = [[] for _ in bags]
    ahead = [[tile for tile in s.foresight[2 * n : 2 * n + 2] if tile in bag] for n, bag in enumerate(bags)]
    seen = without(cards_at(rules.tile_counts(s)), [tile for column in ahead for tile in column])
    for number, bag in enumerate(bags):
        rest = without(bag, ahead[number])
        s.bags[number] = without(rest, seen)
        seen = without(seen, rest)


def check_piles(rules: TrailRules, s: TrailTable, market_cards: list[int]) -> None:
    """Animals lie in the market and its stack, objective cards in their display and stack, tiles in their own bag."""
    c = rules.trail_components
    for name, pile, right in (
        ("market", s.market, market_cards),
        ("market_stack", s.market_stack, market_cards),
        ("display", s.display, c.objective_deck),
        ("objective_stack", s.objective_stack, c.objective_deck),
    ):
        for card in pile:
            if card not in right:
                what = "objective cards of the stack" if right is c.objective_deck else "animals of the market"
                raise BadPosition(name, f"{c.cards[card]} cannot lie there, only {what} do")
    for number, bag in enumerate(s.bags):
        for tile in bag:
            if tile not in c.bags[number]:
                raise BadPosition(f"bags[{number}]", f"{c.tiles[tile]} is not a tile of this bag")


def check_tiles(rules: TrailRules, s: TrailTable) -> None:
    """A tile lies where its kind may lie; a building is on the trail or with its owner, not both."""
    c = rules.trail_components
    for space, tile in enumerate(s.tiles):
        if tile < 0:
            continue
        key = f"tiles.{c.spaces[space]}"
        kind = c.trail.kinds[space]
        if kind == "neutral":
            right = c.is_neutral(tile)
        elif kind == "building":
            right = c.owner(tile) >= 0
        else:
            right = len(c.workers) <= tile < c.bag_kinds and space in c.spaces_for(tile)
        if not right:
            what = {"neutral": "neutral", "building": "private", "hazard": "hazard", "outlaw": "outlaw"}.get(kind, "no")
            raise BadPosition(key, f"{c.tiles[tile]} cannot lie there; the space is for {what} tiles")
        owner = c.owner(tile)
        if owner >= len(s.party()):
            raise BadPosition(key, f"there is no seat {owner}; they are counted from 0 to {len(s.party()) - 1}")
        if owner >= 0 and s.party()[owner].unbuilt >> c.building(tile) & 1:
            raise BadPosition(key, f"{c.tiles[tile]} is in {party_key(rules, s, owner)}.unbuilt, too")
        if owner >= 0 and s.tiles.count(tile) > 1:
            other = s.tiles.index(tile, space + 1)
            raise BadPosition(key, f"{c.tiles[tile]} lies on {c.spaces[other]}, too; there is one of it")
    for space in c.trail.neutral:
        if s.tiles[space] < 0:
            raise BadPosition(f"tiles.{c.spaces[space]}", "is missing; there is a neutral building on each such space")


def check_herder(rules: TrailRules, p: Herder, key: str) -> None:
    """What players and the solo opponent have alike."""
    c = rules.trail_components
    if min(p.workers) < 1 or max(p.workers) > c.columns:
        worker = next(i for i, n in enumerate(p.workers) if not 1 <= n <= c.columns)
        raise BadPosition(
            f"{key}.workers", f"{c.workers[worker]} must be from 1 (printed) to {c.columns}, not {p.workers[worker]}"
        )
    if p.space >= 0 and p.space != c.trail.goal and not c.trail.ahead[p.space]:
        raise BadPosition(f"{key}.space", f"{c.spaces[p.space]} lies beside the trail, where no herder comes")
    for card in p.objectives:
        if card < c.first_objective:
            raise BadPosition(f"{key}.objectives", f"{_card(rules, card)} is no objective card")


def _card(rules: TrailRules, card: int) -> str:
    return "null" if card < 0 else rules.trail_components.cards[card]


def check_rival(
    rules: TrailRules, key: str, p: Herder, cards: list[int], specialization: int, arrived: bool = False
) -> None:
    """The solo opponent always has a card to come, a place on the trail and a specialization.

    arrived: this turn is not over, so the herder may stand at the end of the trail.
    """
    trail = rules.trail_components.trail
    if not cards:
        raise BadPosition(f"{key}.{key}_deck", f"is empty, and so is {key}_discards; all cards are in one of them")
    if p.space < 0 or (p.space == trail.goal and not arrived):
        raise BadPosition(f"{key}.space", "must be a space of the trail before its end")
    if specialization < 0:
        raise BadPosition(f"{key}.specialization", "must be a type of workers")


def check_pending(rules: TrailRules, s: TrailTable) -> None:
    """Each frame lies on one it may lie on; none is of a step that is done as soon as it is chosen."""
    for i, (number, _, _) in enumerate(s.stack):
        step = rules.steps[number]
        if step in rules.rival_steps and len(s.party()) == s.seats:
            raise BadPosition(f"pending[{i}].step", f"{step.name} is for the solo game only")
        if step.automatic and (step.cost or isinstance(step, Action)):
            raise BadPosition(f"pending[{i}].step", f"{step.name} is done as soon as it is chosen: it never waits")
    rules.order().check(s)


def check_counts(rules: TrailRules, s: TrailTable, box: list[int]) -> None:
    """No card or bag tile more often than the box has it; no master in two places."""
    c = rules.trail_components
    for card, n in enumerate(rules.card_counts(s)):
        if n > box[card]:
            raise BadPosition("cards", f"{c.cards[card]} is there {n} times, the box has {box[card]}")
    for tile, n in enumerate(rules.tile_counts(s)):
        most = sum([bag.count(tile) for bag in c.bags])
        if n > most:
            raise BadPosition("bags", f"{c.tiles[tile]} is there {n} times, the box has {most}")
    masters = [tile for tile in s.masters if tile >= 0]
    for p in s.party():
        masters += [tile for tile in range(p.masters.bit_length()) if p.masters >> tile & 1]
    if len(set(masters)) < len(masters):
        raise BadPosition("masters", "a master is in two places")


def counted(size: int, things: list[int]) -> list[int]:
    counts = [0] * size
    for thing in things:
        counts[thing] += 1
    return counts


def card_counts(rules: TrailRules, s: TrailTable) -> list[int]:
    """Every card at the table and those that left the game, by kind."""
    found = s.market + s.market_stack + s.display + s.objective_stack + cards_at(s.cards_out)
    for p in s.party():
        found += rules.cards_of(p)
    return counted(len(s.cards_out), found)


def tile_counts(rules: TrailRules, s: TrailTable) -> list[int]:
    """Every tile of the bags, by kind."""
    kinds = rules.trail_components.bag_kinds
    workers = len(s.party()[0].workers)
    lying = [tile for bag in s.bags for tile in bag] + s.foresight + s.tiles
    found = [tile for tile in lying if 0 <= tile < kinds] + cards_at(s.tiles_out)
    found += [worker for worker in s.given_workers if 0 <= worker < workers]
    counts = counted(kinds, found)
    for row in range(len(rules.trail_components.job_cost)):
        for worker in s.waiting(row):
            counts[worker] += 1
    for p in s.party():
        for worker, n in enumerate(p.workers):
            counts[worker] += n - 1
        for tile, n in enumerate(p.captured):
            counts[tile] += n
    return counts


def trail_census(rules: TrailRules, s: TrailTable) -> dict[str, int]:
    """How many of each card, bag tile and master are somewhere; buildings only leave by being replaced."""
    c = rules.trail_components
    found = {name: n for name, n in zip(c.cards, rules.card_counts(s), strict=True) if n}
    found |= {name: n for name, n in zip(c.tiles, rules.tile_counts(s), strict=False) if n}
    masters = sum([p.masters.bit_count() for p in s.party()])
    found["masters"] = masters + len([tile for tile in s.masters if tile >= 0])
    return found
