"""Pieces of a position from outside: every card, tile, building and master of the box is somewhere, and once.

A game calls these in its `complete`, after `complete_trail`; what only that game has it puts into the census before.
"""

from rondel.core.census import Census, times
from rondel.core.errors import BadPosition

from .check import party_key
from .rules import TrailRules
from .state import TrailTable


def card_places(rules: TrailRules, s: TrailTable) -> Census:
    """Where every card is that players, market, display and their stacks hold, and those that left the game."""
    found = Census(rules.trail_components.cards)
    found.put_all("market", s.market)
    found.put_all("display", s.display)
    found.put_counts("cards_out", s.cards_out)
    for seat, p in enumerate(s.party()):
        key = party_key(rules, s, seat)
        found.put_all(f"{key}.hand", p.hand)
        found.put_all(f"{key}.discards", p.discards)
        found.put_all(f"{key}.objectives", p.objectives)
        found.put_all(f"{key}.deck", p.deck)
    found.put_all("market_stack", s.market_stack)
    found.put_all("objective_stack", s.objective_stack)
    return found


def check_some(found: Census, box: list[int], kinds: list[int], pile: str, missing: bool = True) -> None:
    """Only these kinds: each as often as the box has it. pile: where one belongs that is nowhere."""
    right = [box[kind] if kind in kinds else found.count(kind) for kind in range(len(box))]
    found.check(right, missing, pile)


def check_cards(rules: TrailRules, s: TrailTable, found: Census) -> None:
    """The herds, the animals of the market and the objective cards; others are the game's."""
    c = rules.trail_components
    box = rules.box(s)
    _check_herds(rules, s)
    check_some(found, box, c.herd, "players[0].deck")
    check_some(found, box, c.market_cards, "market_stack")
    check_some(found, box, c.objective_deck, "objective_stack")


def _check_herds(rules: TrailRules, s: TrailTable) -> None:
    """GWT-SETUP-22: cards of a first herd never change hands."""
    c = rules.trail_components
    for seat, p in enumerate(s.party()):
        key = party_key(rules, s, seat)
        cards = rules.cards_of(p)
        for card in dict.fromkeys(c.herd):
            most = c.herd.count(card) if seat < s.seats else 0
            if cards.count(card) > most:
                piles = {"hand": p.hand, "discards": p.discards, "objectives": p.objectives, "deck": p.deck}
                places = [f"{name} {pile.count(card)}" for name, pile in piles.items() if card in pile]
                last = next((name for name in reversed(piles) if card in piles[name]), "deck")
                raise BadPosition(
                    f"{key}.{last}",
                    f"{c.cards[card]} is there {times(cards.count(card))} ({', '.join(places)}); "
                    f"of the first herds one player has {most}",
                )


def tile_places(rules: TrailRules, s: TrailTable, given: str) -> Census:
    """Where every tile of the bags is. given: the key of the workers given up for masters."""
    c = rules.trail_components
    found = Census(c.tiles[: c.bag_kinds])
    for space, tile in enumerate(s.tiles):
        if 0 <= tile < c.bag_kinds:
            found.put(f"tiles.{c.spaces[space]}", tile)
    found.put_counts("tiles_out", s.tiles_out)
    for row in range(len(c.job_cost)):
        found.put_all("jobs", s.waiting(row))
    found.put_all(given, [worker for worker in s.given_workers if worker < len(c.workers)])
    for seat, p in enumerate(s.party()):
        key = party_key(rules, s, seat)
        found.put_counts(f"{key}.workers", [n - 1 for n in p.workers])
        found.put_counts(f"{key}.captured", p.captured)
    for place, tile in enumerate(s.foresight):
        if tile >= 0:
            found.put(f"foresight[{place}]", tile)
    for number, bag in enumerate(s.bags):
        found.put_all(f"bags[{number}]", bag)
    return found


def check_bag_tiles(rules: TrailRules, s: TrailTable, found: Census) -> None:
    """GWT-SETUP-06, 10: every tile is somewhere; bags and foresight spaces hold what came out of the right bag."""
    c = rules.trail_components
    for place, tile in enumerate(s.foresight):
        if tile >= 0 and tile not in c.bags[place // 2]:
            raise BadPosition(
                f"foresight[{place}]",
                f"{c.tiles[tile]} is not of this column's bag; that has {_kinds(rules, c.bags[place // 2])}",
            )
    box = [sum([bag.count(tile) for bag in c.bags]) for tile in range(c.bag_kinds)]
    found.check(box, pile="bags[0]")
    for number, bag in enumerate(s.bags):
        ahead = s.foresight[2 * number : 2 * number + 2]
        for tile in dict.fromkeys(bag):
            n = bag.count(tile) + ahead.count(tile)
            most = c.bags[number].count(tile)
            if n > most:
                raise BadPosition(
                    f"bags[{number}].{c.tiles[tile]}",
                    f"{n} with those of its foresight column ({ahead.count(tile)}); this bag had {most} at the start",
                )


def _kinds(rules: TrailRules, tiles: list[int]) -> str:
    return ", ".join([rules.trail_components.tiles[tile] for tile in dict.fromkeys(tiles)])


def check_workers_left(rules: TrailRules, s: TrailTable) -> None:
    """Workers are hired or wait: none is captured from the trail, none leaves the game."""
    c = rules.trail_components
    for worker, name in enumerate(c.workers):
        if s.tiles_out[worker]:
            raise BadPosition(f"tiles_out.{name}", "a worker never leaves the game; it lies in jobs, or was hired")
        for seat, p in enumerate(s.party()):
            if p.captured[worker]:
                key = f"{party_key(rules, s, seat)}.captured.{name}"
                raise BadPosition(key, "a worker is no tile of the trail; those hired are in workers")


def check_neutral(rules: TrailRules, s: TrailTable, tile_of: list[int]) -> None:
    """GWT-SETUP-03, 04: each neutral building lies on one space, in the fixed set-up on that of its letter.

    tile_of: of each neutral side its number among the tiles, in the order of their letters.
    """
    c = rules.trail_components
    trail = c.trail
    letters = sorted([trail.nodes[space]["letter"] for space in trail.neutral])
    seen: dict[int, int] = {}
    for space in trail.neutral:
        key = f"tiles.{c.spaces[space]}"
        tile = s.tiles[space]
        number = tile_of[tile - c.first_neutral]
        if number in seen:
            raise BadPosition(key, f"{c.tiles[tile]} lies on {c.spaces[seen[number]]} already; there is one of it")
        seen[number] = space
        letter: str = trail.nodes[space]["letter"]
        if s.settings["neutral"] == "fixed" and letters[number] != letter:
            raise BadPosition(
                key, f"{c.tiles[tile]} is not for {letter}; with the option neutral fixed it lies on its own letter"
            )


def check_buildings(rules: TrailRules, s: TrailTable, rival_side: str = "") -> None:
    """GWT-SETUP-17, 18, BUILD-06: everybody has one side of each number: unbuilt, on the trail, or replaced there.

    rival_side: the side of all of the solo opponent's; empty: the same as the player's.
    """
    c = rules.trail_components
    chosen: dict[str, str] = {}  # number: the building that was seen of it
    wanted: str = s.settings["buildings"]
    owned = [_owned(rules, s, seat) for seat in range(len(s.party()))]
    for seat, buildings in enumerate(owned):
        rival = seat == s.seats and rival_side != ""
        for building in buildings:
            name = c.private_names[building]
            side = rival_side if rival else "" if wanted == "mixed" else wanted
            other = chosen.setdefault(name[:-1], name) if not rival else name
            key = _where(rules, s, seat, building)
            if side and name[-1] != side:
                raise BadPosition(key, f"{name} is of the other side; in this game it is {name[:-1]}{side}")
            if other != name:
                raise BadPosition(key, f"{name} is the other side of {other}; all players use the same")
    for seat, buildings in enumerate(owned):
        if seat == s.seats and rival_side:
            names = [name for name in c.private_names if name[-1] == rival_side]
        else:
            names = [name for name in c.private_names if chosen.get(name[:-1], _side(name, wanted)) == name]
        _check_replaced(rules, s, seat, [c.private_names.index(name) for name in names], buildings)


def _side(name: str, wanted: str) -> str:
    """Of a number that nobody has any more."""
    return f"{name[:-1]}{wanted}"


def _owned(rules: TrailRules, s: TrailTable, seat: int) -> list[int]:
    """All buildings of a seat, unbuilt or on the trail."""
    c = rules.trail_components
    unbuilt: int = s.party()[seat].unbuilt
    return [n for n in range(len(c.private)) if unbuilt >> n & 1 or c.own_tile(seat, n) in s.tiles]


def _where(rules: TrailRules, s: TrailTable, seat: int, building: int) -> str:
    c = rules.trail_components
    tile = c.own_tile(seat, building)
    if tile in s.tiles:
        return f"tiles.{c.spaces[s.tiles.index(tile)]}"
    return f"{party_key(rules, s, seat)}.unbuilt"


def _check_replaced(rules: TrailRules, s: TrailTable, seat: int, all_: list[int], owned: list[int]) -> None:
    """What is gone was replaced, each by one that needs more builders and still stands, or was replaced itself."""
    c = rules.trail_components
    standing = [c.builders[n] for n in owned if c.own_tile(seat, n) in s.tiles]
    gone = [n for n in all_ if n not in owned]
    for n in gone:
        alike = len([other for other in gone if c.builders[other] == c.builders[n]])
        above = len([need for need in standing if need > c.builders[n]])
        if alike > above:
            raise BadPosition(
                f"{party_key(rules, s, seat)}.unbuilt",
                f"{c.private_names[n]} is missing; unless it is on the trail, or was replaced by an own building "
                f"there that needs more than {c.builders[n]} builders, it is unbuilt",
            )


def master_places(rules: TrailRules, s: TrailTable, places: list[str]) -> Census:
    """GWT-SETUP-02, SM-01: masters at their places and with those who took them."""
    found = Census(rules.trail_components.masters)
    for place, tile in zip(places, s.masters, strict=False):
        if tile >= 0:
            found.put(f"masters.{place}", tile)
    for seat, p in enumerate(s.party()):
        bits: int = p.masters
        taken = [tile for tile in range(bits.bit_length()) if bits >> tile & 1]
        found.put_all(f"{party_key(rules, s, seat)}.masters", taken)
    return found


def check_masters(s: TrailTable, found: Census, places: list[str], given: str) -> None:
    """GWT-SM-03: each tile once; where one was taken from lies the worker given for it. given: the key of those."""
    found.check([1] * len(found.names), missing=False)
    for place, tile, worker in zip(places, s.masters, s.given_workers, strict=False):
        if tile >= 0 and worker >= 0:
            raise BadPosition(f"{given}.{place}", f"{found.names[tile]} still lies there (masters), so no worker does")


def check_display(s: TrailTable, size: int) -> None:
    """GWT-OBJ-02, EDGE-02: the display is full while the stack has cards."""
    n = len(s.display)
    if n > size or (n < size and s.objective_stack):
        left = len(s.objective_stack)
        raise BadPosition("display", f"has {n} cards; with {left} in objective_stack it has {size}")


def check_rival_deck(rules: TrailRules, key: str, deck: list[int], discards: list[int], removed: list[str]) -> None:
    """GWT-SOLO-03, 07: each card that says what the opponent does is there once, but for those removed at first."""
    cards = [card["id"] for card in rules.trail_components.facts["solo"]["deck"]["cards"]]
    found = Census(cards)
    found.put_all(f"{key}.{key}_discards", discards)
    found.put_all(f"{key}.{key}_deck", deck)
    found.check([int(card not in removed) for card in cards], pile=f"{key}.{key}_deck")
