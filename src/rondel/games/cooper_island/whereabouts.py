"""Where every piece is: each of the box lies somewhere exactly once (SETUP, EDGE)."""

from rondel.core.census import Census
from rondel.core.errors import BadPosition

from .components import CRATE, FORTRESS, LARGE, PIECES, RUIN, SMALL, STATUE, WORKERS, Components
from .fields import DECKS, SHAPES, owner_name
from .state import COOPER, NEUTRAL, Player, Table, top_of


def check_pieces(s: Table, c: Components) -> None:
    """Refuse a position in which a piece is missing or there more than once."""
    _check(double_tiles(s, c), c.double_count, ["bag"])
    check_singles(s, c)
    _check(log_tokens(s, c), c.log_count, ["log"])
    _check(cards(s, c), [1] * len(c.card_names), ["decks"])
    all_workers = [c.start_workers[kind] + c.start_waiting[kind] for kind in range(len(WORKERS))]
    seats = [f"players[{seat}]" for seat in range(s.seats)]
    homes = [f"{key}.workers" for key in [*seats, *["cooper" for _ in s.cooper]]]
    _check(workers(s, c), all_workers * len(homes), homes)
    _check(lids(s), [len(c.cargo)] * s.seats, [f"{key}.unused" for key in seats])
    _check(statues(s, c), [len(c.ruins)] * s.seats, [f"{key}.on" for key in seats])
    check_boards(s, c)


def _check(found: Census, box: list[int], homes: list[str]) -> None:
    """Each as often as the box has it. homes: where things would lie if nobody had them, of as many of them alike."""
    for thing, right in enumerate(box):
        if right and not found.count(thing):
            home = homes[thing * len(homes) // len(box)]
            raise BadPosition(home, f"{found.names[thing]} is nowhere; the box has {right}")
    found.check(box)


def double_tiles(s: Table, c: Components) -> Census:
    found = Census([f"the double tile {name}" for name in c.doubles])
    for seat, p in enumerate(s.players):
        found.put_counts(f"players[{seat}].placed", p.placed)
        found.put_counts(f"players[{seat}].tiles", p.tiles)
    found.put_counts("bag", s.bag)
    return found


def log_tokens(s: Table, c: Components) -> Census:
    found = Census([f"the log book token {name}" for name in c.log])
    for seat, p in enumerate(s.players):
        found.put_counts(f"players[{seat}].log", p.log)
    found.put_counts("log", s.log)
    return found


def cards(s: Table, c: Components) -> Census:
    """Building cards."""
    found = Census([f"the building card {name}" for name in c.card_names])
    split = len(c.small_cards)
    for seat, p in enumerate(s.players):
        found.put_all(f"players[{seat}].small_cards", _bits(p.small_cards))
        found.put_all(f"players[{seat}].large_cards", [split + card for card in _bits(p.large_cards)])
    found.put_all("drawn.cards", s.drawn)
    for deck, name in enumerate(DECKS):
        found.put_all(f"bottoms.{name}", s.bottoms[deck])
        found.put_all("decks", s.decks[deck])
    return found


def workers(s: Table, c: Components) -> Census:
    """Of each seat, then of Cooper: normal and special ones. Neutral ones are checked with Cooper's cards."""
    owners = [*range(s.seats), *[COOPER for _ in s.cooper]]
    found = Census([f"a {kind} worker of {whose(owner)}" for owner in owners for kind in WORKERS])
    for n, owner in enumerate(owners):
        key = "cooper" if owner == COOPER else f"players[{owner}]"
        home = s.cooper[0].workers if owner == COOPER else s.players[owner].workers
        away = s.cooper[0].waiting if owner == COOPER else s.players[owner].waiting
        for kind in range(len(WORKERS)):
            found.put(f"{key}.waiting", 2 * n + kind, away[kind])
            found.put(f"{key}.workers", 2 * n + kind, home[kind])
    for order, worker in enumerate(s.orders):
        if worker >= 0:
            found.put(f"orders.{c.orders[order]}", 2 * owners.index(worker // 2) + worker % 2)
    for space, stack in enumerate(s.spaces):
        while stack:
            owner = top_of(stack)
            if owner != NEUTRAL:
                found.put(f"spaces.{space_name(space, c)}", 2 * owners.index(owner) + space % 2)
            stack >>= 3
    return found


def whose(owner: int) -> str:
    name = owner_name(owner)
    return f"seat {name}" if isinstance(name, int) else str(name).capitalize()


def space_name(space: int, c: Components) -> str:
    return f"{c.sections[space // 2]} {SHAPES[space % 2]}"


def lids(s: Table) -> Census:
    """CI-SETUP-06: on cargo ships, unused, on crate spaces, on the peninsula."""
    found = Census([f"a crate lid of seat {seat}" for seat in range(s.seats)])
    for seat, p in enumerate(s.players):
        key = f"players[{seat}]"
        found.put(f"{key}.lids", seat, p.lids.bit_count())
        found.put(f"{key}.crates", seat, p.crates.bit_count())
        found.put(f"{key}.on", seat, p.on.count(CRATE))
        found.put(f"{key}.unused", seat, p.unused)
    return found


def statues(s: Table, c: Components) -> Census:
    """CI-SETUP-12: ruins and statues on the peninsula, statues in the workshop and on their way there."""
    found = Census([f"a ruin or statue of seat {seat}" for seat in range(s.seats)])
    for seat, p in enumerate(s.players):
        found.put(f"players[{seat}].on", seat, p.on.count(RUIN) + p.on.count(STATUE))
        found.put(f"players[{seat}].crafting", seat, p.crafting.bit_count())
    for i, (number, seat, _) in enumerate(s.stack):
        found.put(f"pending[{i}]", seat, int(s.game.steps[number].name == "craft"))
    return found


def layers(s: Table, seat: int) -> int:
    """Single tiles on a peninsula: what its levels have beside double tiles and islets (CI-RES-02)."""
    p = s.players[seat]
    return sum(p.level) - 2 * sum(p.placed) - (len(p.islets) - p.islets.count(-1))


def check_singles(s: Table, c: Components) -> None:
    """CI-SETUP-21, 22: the levels add up to the tiles that are not in the supply any more."""
    laid = 0
    for seat, p in enumerate(s.players):
        mine = layers(s, seat)
        least = int(p.land[c.start] >= 0)
        if mine < least:
            raise BadPosition(
                f"players[{seat}].level",
                f"the levels are {sum(p.level)} layers; {sum(p.placed)} double tiles (placed), the islets and the tile"
                f" of the start space need {sum(p.level) - mine + least}",
            )
        _check_halves(p, f"players[{seat}]")
        laid += mine
    for kind, name in enumerate(c.singles):
        if s.singles[kind] > c.single_count[kind]:
            raise BadPosition(f"singles.{name}", f"must be from 0 to {c.single_count[kind]}, not {s.singles[kind]}")
    gone = sum(c.single_count) - sum(s.singles)
    if gone != laid:
        raise BadPosition(
            "singles",
            f"{sum(s.singles)} are left of {sum(c.single_count)}, so {gone} lie on peninsulas; but the levels there,"
            f" without double tiles (placed) and islets, are {laid} layers",
        )


def _check_halves(p: Player, key: str) -> None:
    """CI-TILE-03: each double tile lies on two hexes, so no hex has more of them than there are."""
    tiles = sum(p.placed)
    room = sum([min(level, tiles) for level in p.level])
    if room < 2 * tiles:
        raise BadPosition(
            f"{key}.placed",
            f"{tiles} double tiles have {2 * tiles} halves; for those there is room on {room} layers (level)",
        )


def check_boards(s: Table, c: Components) -> None:
    """Boats, islets and buildings of each player: what is not built is on the board or in the reserve."""
    for seat, p in enumerate(s.players):
        key = f"players[{seat}]"
        for piece, most in zip((SMALL, LARGE, FORTRESS), c.building_count):
            if p.on.count(piece) > most:
                there = [c.hexes[place] for place, other in enumerate(p.on) if other == piece]
                raise BadPosition(f"{key}.on", f"{PIECES[piece]} is there on {', '.join(there)}; the box has {most}")
        _check_once(p.islets, f"{key}.islets", c.islets, c.halves)
        _check_once(p.docks, f"{key}.docks", c.boats, c.docks)


def _check_once(things: list[int], key: str, names: list[str], places: list[str]) -> None:
    for thing, name in enumerate(names):
        there = [place for place, other in zip(places, things) if other == thing]
        if len(there) > 1:
            raise BadPosition(f"{key}.{there[-1]}", f"{name} is there twice ({', '.join(there)}); the box has 1")


def _bits(flags: int) -> list[int]:
    return [n for n in range(flags.bit_length()) if flags >> n & 1]


def census(s: Table, c: Components) -> dict[str, int]:
    """How many of each component are somewhere at the table."""
    return {
        "double_tiles": double_tiles(s, c).total(),
        "single_tiles": sum(s.singles) + sum([layers(s, seat) for seat in range(s.seats)]),
        "log_book_tokens": log_tokens(s, c).total(),
        "cards": len([card for card in range(len(c.card_names)) if cards(s, c).count(card)]),
        "cards_and_copies": cards(s, c).total(),
        "workers": workers(s, c).total(),
        "statues": statues(s, c).total(),
        "crate_lids": lids(s).total(),
    }
