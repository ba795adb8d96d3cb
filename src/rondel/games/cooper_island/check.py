"""A position from outside: work out what it need not say, and refuse what cannot be."""

from rondel.core.errors import BadPosition
from rondel.core.fields import Doc

from .cartographer import FREE
from .components import (
    FORTRESS,
    ITEMS,
    LARGE,
    MOUNTAIN,
    RUIN,
    SMALL,
    SPECIAL,
    STATUE,
    WORKERS,
    Components,
)
from .rules import Rules
from .setup import survey
from .state import COOPER, NEUTRAL, WORK, Player, Table


def complete(rules: Rules, s: Table, doc: Doc) -> None:
    c = rules.components
    _fill(s, c, doc)
    seats = s.seats + len(s.cooper)
    if s.token >= seats:
        raise BadPosition("token", f"there is no seat {s.token} in a game of {s.seats}")
    if s.active >= s.seats:
        raise BadPosition("active", f"there is no seat {s.active} in a game of {s.seats}")
    if s.harbormaster < 0:
        raise BadPosition("harbormaster", "he is always on a cargo ship")
    if (s.seats == 1) != (len(s.cooper) == 1):
        raise BadPosition("cooper", "he plays in the solo game, and only there")
    for o in s.cooper:
        if s.phase == WORK and len(o.deck) < sum(o.workers):
            raise BadPosition("cooper.deck", "a card for every worker he has available")
    for seat, player in enumerate(s.players):
        _check_player(player, f"players[{seat}]", c)
    _check_workers(s, c)
    _check_cards(s, c)
    _check_tiles(s, c)
    for i, (number, seat, memo) in enumerate(s.stack):
        problem = _wrong(rules.steps[number].name, s, s.players[seat], memo, c)
        if problem:
            raise BadPosition(f"pending[{i}].memo", problem)


def _wrong(step: str, s: Table, me: Player, memo: int, c: Components) -> str:
    """What a pending step needs and does not find; empty if all is well."""
    place = memo % len(c.hexes)
    match step:
        case "place_half" | "place_beside":
            side = memo if step == "place_half" else memo // len(c.hexes)
            return "" if me.tiles[side // 2] else "the tile is not in the reserve"
        case "place_islet":
            return "this islet lies already" if memo in me.islets else ""
        case "mine":
            return "" if (me.free & me.lands[MOUNTAIN]) >> place & 1 else "no free mountain"
        case "choose_boat":
            return "" if me.docks[memo] < 0 else "there is a boat already"
        case "supplied":
            return "" if me.lids >> memo & 1 else "the crate lid is not there any more"
        case "statue_on":
            return "" if me.crafting >> memo & 1 else "there is no statue on this spot"
        case "assign_order":
            return "" if me.workers[memo] else "no such worker is available"
        case "fee":
            return "" if memo // 3 <= s.seats else "there is no such seat"
        case "move_to":
            return "" if SMALL <= me.on[place] <= STATUE else "no building or statue stands there"
        case "survey" | "single_tile":
            short = memo % 8 < FREE and me.cartographer < c.option_steps[memo % 4]
            return "the cartographer has not so many steps" if short or not memo % 4 else ""
    return ""


def _fill(s: Table, c: Components, doc: Doc) -> None:
    """A pile that is left out holds everything that lies nowhere else."""
    if "cooper" not in doc:
        s.cooper = []
    if "bottoms" not in doc:
        s.bottoms = [[], []]
        s.bottoms_known = [[], []]
    if "bag" not in doc:
        out = [sum([p.tiles[n] + p.placed[n] for p in s.players]) for n in range(len(c.doubles))]
        s.bag = [max(0, all_ - gone) for all_, gone in zip(c.double_count, out)]
    if "log" not in doc:
        kept = [sum([p.log[n] for p in s.players]) for n in range(len(c.log))]
        s.log = [max(0, all_ - gone) for all_, gone in zip(c.log_count, kept)]
    if "decks" not in doc:
        cards = [card for card in range(len(c.card_names)) if card not in _cards(s, c)]
        s.decks = [[card for card in cards if (card >= len(c.small_cards)) == deck] for deck in (False, True)]


def _cards(s: Table, c: Components) -> list[int]:
    """Building cards that are not in a stack nobody has seen."""
    found = s.bottoms[0] + s.bottoms[1] + s.drawn
    for p in s.players:
        owned = p.small_cards | p.large_cards << len(c.small_cards)
        found = found + [card for card in range(len(c.card_names)) if owned >> card & 1]
    return found


def _check_player(p: Player, key: str, c: Components) -> None:
    for place, name in enumerate(c.hexes):
        if (p.land[place] < 0) != (p.level[place] == 0):
            raise BadPosition(f"{key}.level.{name}", "a hex with landscape has a level, an uncharted one has none")
        piece = p.on[place]
        if piece >= 0 and (piece == RUIN) != (p.land[place] < 0):
            raise BadPosition(f"{key}.on.{name}", "a ruin lies on an uncharted hex, everything else on landscape")
        if piece == RUIN and place not in c.ruins:
            raise BadPosition(f"{key}.on.{name}", "this hex has no ruin")
    _check_once(p.islets, f"{key}.islets", c.islets)
    _check_once(p.docks, f"{key}.docks", c.boats)
    for half in range(0, len(p.islets), 2):
        if p.islets[half] >= 0 and p.islets[half + 1] >= 0:
            raise BadPosition(f"{key}.islets", "a sand bank would vanish (CI-ISLET-05)")
    survey(p, c)
    _check_pieces(p, key, c)
    _check_storage(p, key)


def _check_once(things: list[int], key: str, names: list[str]) -> None:
    there = [thing for thing in things if thing >= 0]
    for thing in set(there):
        if there.count(thing) > 1:
            raise BadPosition(key, f"{names[thing]} is there twice")


def _check_pieces(p: Player, key: str, c: Components) -> None:
    for piece, most in zip((SMALL, LARGE, FORTRESS), c.building_count):
        if p.on.count(piece) > most:
            raise BadPosition(f"{key}.on", f"{p.on.count(piece)} of a building of which there are {most}")
    if p.crafting >> c.crafting_open + p.buildings[LARGE - SMALL]:
        raise BadPosition(f"{key}.crafting", "a large building still covers this spot")
    if p.on.count(RUIN) + p.crafting.bit_count() + p.on.count(STATUE) > len(c.ruins):
        raise BadPosition(f"{key}.on", f"there are {len(c.ruins)} ruins and statues")
    if p.lids.bit_count() + p.unused + p.crates.bit_count() + p.crates_on_land() > len(c.cargo):
        raise BadPosition(f"{key}.unused", f"there are {len(c.cargo)} crate lids")
    if p.hired.bit_count() > p.milestones.bit_count():
        raise BadPosition(f"{key}.hired", "more tokens than milestones reached")
    if p.spent & ~p.large_cards:
        raise BadPosition(f"{key}.spent", "a card the player does not have")
    built = sum([1 << boat for boat in p.docks if boat >= 0])
    if p.wrecks & ~built:
        raise BadPosition(f"{key}.wrecks", "a boat that is not built")


def _check_storage(p: Player, key: str) -> None:
    """CI-STORE-03: not more items than spots."""
    stored, p.stored = p.stored, [0] * ITEMS
    for item in range(ITEMS - 1, -1, -1):
        for _ in range(stored[item]):
            if not p.has_room(item):
                raise BadPosition(f"{key}.stored", "more items than storage spots")
            p.stored[item] += 1


def _check_workers(s: Table, c: Components) -> None:
    owned = _workers(s)
    for seat in range(s.seats):
        for kind, name in enumerate(WORKERS):
            most = c.start_workers[kind] + c.start_waiting[kind]
            if owned[seat][kind] > most:
                raise BadPosition(f"players[{seat}].workers", f"{owned[seat][kind]} {name} workers, there are {most}")
    for order, worker in enumerate(s.orders):
        if worker >= 0 and worker // 2 != COOPER and worker // 2 >= s.seats:
            raise BadPosition(f"orders.{c.orders[order]}", f"there is no seat {worker // 2}")


def _workers(s: Table) -> list[list[int]]:
    """How many workers of each kind are somewhere: of the seats, of Cooper, neutral ones."""
    owned = [[p.workers[kind] + p.waiting[kind] for kind in range(SPECIAL + 1)] for p in s.players]
    owned += [[0, 0] for _ in range(NEUTRAL + 1 - s.seats)]
    for o in s.cooper:
        owned[COOPER] = [o.workers[kind] + o.waiting[kind] for kind in range(SPECIAL + 1)]
    for space, stack in enumerate(s.spaces):
        while stack:
            owned[(stack & 7) - 1][space & 1] += 1
            stack >>= 3
    for worker in s.orders:
        if worker >= 0:
            owned[worker // 2][worker % 2] += 1
    return owned


def _check_cards(s: Table, c: Components) -> None:
    cards = _cards(s, c) + s.decks[0] + s.decks[1]
    for card in set(cards):
        if cards.count(card) > 1:
            raise BadPosition("decks", f"the card {c.card_names[card]} is in more than one place")
    looking = [s.game.steps[number].name in ("keep_card", "return_card") for number, _, _ in s.stack]
    if any(looking) != (len(s.drawn) > 0):
        raise BadPosition("drawn", "cards while one of them is to be kept, else none")


def _check_tiles(s: Table, c: Components) -> None:
    for kind, name in enumerate(c.doubles):
        n = s.bag[kind] + sum([p.tiles[kind] + p.placed[kind] for p in s.players])
        if n > c.double_count[kind]:
            raise BadPosition("bag", f"{n} double tiles {name}, there are {c.double_count[kind]}")
    for kind, name in enumerate(c.singles):
        if s.singles[kind] > c.single_count[kind]:
            raise BadPosition("singles", f"{s.singles[kind]} single tiles {name}, there are {c.single_count[kind]}")
    for kind, name in enumerate(c.log):
        n = s.log[kind] + sum([p.log[kind] for p in s.players])
        if n > c.log_count[kind]:
            raise BadPosition("log", f"{n} tokens {name}, there are {c.log_count[kind]}")


def census(s: Table, c: Components) -> dict[str, int]:
    """How many of each component are somewhere at the table."""
    layers = sum([sum(p.level) - 2 * sum(p.placed) for p in s.players])
    islets = sum([len(p.islets) - p.islets.count(-1) for p in s.players])
    lids = [p.lids.bit_count() + p.unused + p.crates.bit_count() + p.crates_on_land() for p in s.players]
    statues = [p.on.count(RUIN) + p.crafting.bit_count() + p.on.count(STATUE) for p in s.players]
    in_hand = [number for number, _, _ in s.stack if s.game.steps[number].name == "craft"]
    owned = _workers(s)
    return {
        "double_tiles": sum(s.bag) + sum([sum(p.tiles) + sum(p.placed) for p in s.players]),
        "single_tiles": sum(s.singles) + layers - islets,
        "log_book_tokens": sum(s.log) + sum([sum(p.log) for p in s.players]),
        "cards": len(set(_cards(s, c) + s.decks[0] + s.decks[1])),
        "cards_and_copies": len(_cards(s, c) + s.decks[0] + s.decks[1]),
        "workers": sum([sum(workers) for workers in owned[: COOPER + 1]]),
        "statues": sum(statues) + len(in_hand),
        "crate_lids": sum(lids),
    }
