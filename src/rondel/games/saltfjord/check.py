"""A position from outside: work out what it need not say, and refuse what cannot be."""

from rondel.core.errors import BadPosition
from rondel.core.fields import Doc

from .components import WAGON, WORKER, Components, die_of, figure_of
from .fishing import boat_spaces
from .rules import Rules
from .setup import survey
from .state import Player, Table


def complete(rules: Rules, s: Table, doc: Doc) -> None:
    c = rules.components
    if s.start >= s.seats:
        raise BadPosition("start", f"there is no seat {s.start} in a game of {s.seats}")
    if min(s.scoring) < 0:
        raise BadPosition("scoring", "every technology track has a scoring tile")
    for seat, player in enumerate(s.players):
        _check_player(rules, s, player, f"players[{seat}]")
    _fill_pools(s, c, doc)
    _check_unique(s, c)
    _check_dice(s)
    _check_die_in_use(s)


def _check_player(rules: Rules, s: Table, p: Player, key: str) -> None:
    c = rules.components
    covered = {cell for cell, square in enumerate(c.printed[p.board]) if square >= 0}
    for i, placed in enumerate(p.tiles):
        tile, place = divmod(placed, len(c.places))
        cells = c.place_cells[c.tile_shape[tile]][place]
        if not cells:
            raise BadPosition(f"{key}.tiles[{i}]", "the tile leaves the grid")
        for cell in cells:
            if cell in covered:
                raise BadPosition(f"{key}.tiles[{i}]", f"the cell {c.cells[cell]} is covered already")
            covered.add(cell)
    if max(p.levels) > 3:
        raise BadPosition(f"{key}.levels", "a technology track has 3 levels")
    survey(rules, s, p)
    for cell, piece in enumerate(p.on):
        if piece >= 0 and piece != WAGON and not 0 <= p.grid[cell] < c.building_kinds:
            raise BadPosition(f"{key}.on", f"there is no building on {c.cells[cell]}")
        if figure_of(piece) == WAGON and not s.advanced:
            raise BadPosition(f"{key}.on", "wagons are used only with the option wagons")
    _check_counts(s, p, key, c)


def _check_counts(s: Table, p: Player, key: str, c: Components) -> None:
    crafts = p.levels[0]
    workers = 1 + (crafts > 1) + (crafts > 2)
    placed = sum([figure_of(piece) == WORKER for piece in p.on])
    if p.workers + placed != workers:
        raise BadPosition(f"{key}.workers", f"with {placed} on buildings there must be {workers - placed}")
    for colour, name in enumerate(("white", "orange")):
        lying = sum([die_of(piece) // 6 == colour for piece in p.on])
        if lying > p.taken[colour]:
            raise BadPosition(f"{key}.taken", f"{lying} {name} dice lie on the board, but {p.taken[colour]} were taken")
    if len(p.tokens) > boat_spaces(p, c) + 1:
        raise BadPosition(f"{key}.tokens", f"the boat tile has {boat_spaces(p, c)} spaces")
    if p.tokens and not p.boat:
        raise BadPosition(f"{key}.tokens", "a boat in the harbor has none")
    wagons = len(p.wagons()) + p.wagons_waiting
    owned = (1 + (p.levels[2] > 1)) if s.advanced else 0
    if wagons != owned:
        raise BadPosition(f"{key}.on", f"there are {wagons} wagons, but the player has {owned}")


def _fill_pools(s: Table, c: Components, doc: Doc) -> None:
    """A pile that is left out holds everything that lies nowhere else."""
    if "crate_pool" not in doc:
        out = _crates(s, c)
        s.crate_pool = [crate for crate in range(sum(c.crate_spaces)) if crate not in out]
    if "tile_pools" not in doc:
        gone = _tiles(s, c)
        tiles = [tile for tile in range(c.tile_count) if tile not in gone]
        s.tile_pools = [[tile for tile in tiles if c.tile_shape[tile] == n] for n in range(len(c.shapes))]
    if "token_pools" not in doc:
        seen = _tokens(s, c)
        s.token_pools = [[], [], []]
        for token, count in enumerate(c.token_count):
            s.token_pools[c.token_type[token]] += [token] * max(0, count - seen[token])


def _crates(s: Table, c: Components) -> list[int]:
    taken = [n % len(c.crates) for p in s.players for n in p.crates]
    return [crate for crate in s.crate_tops if crate >= 0] + taken + s.crate_box


def _tiles(s: Table, c: Components) -> list[int]:
    pending = [memo for number, _, memo in s.stack if s.game.steps[number].name == "place"]
    placed = [n // len(c.places) for p in s.players for n in p.tiles]
    return [tile for tile in s.tile_tops if tile >= 0] + placed + pending + s.tile_box


def _tokens(s: Table, c: Components) -> list[int]:
    seen = [0] * len(c.tokens)
    for p in s.players:
        for token in p.tokens:
            seen[token] += 1
        for token, n in enumerate(p.collected):
            seen[token] += n
    loose = [token for token in s.token_tops if token >= 0] + s.drawn + [n % len(c.tokens) for n in s.overboard]
    for token in loose:
        seen[token] += 1
    return seen


def _check_unique(s: Table, c: Components) -> None:
    """SF-SETUP: no tile, crate or token more often than the box has it; piles as high as the stacks say."""
    _no_double("crates", _crates(s, c) + s.crate_pool, c.crates)
    _no_double("tiles", _tiles(s, c) + [tile for pool in s.tile_pools for tile in pool], c.tiles)
    seen = _tokens(s, c)
    for pool in s.token_pools:
        for token in pool:
            seen[token] += 1
    for token, n in enumerate(seen):
        if n > c.token_count[token]:
            raise BadPosition("tokens", f"{c.tokens[token]} is there {n} times, the box has {c.token_count[token]}")
    if len(s.crate_pool) < sum(s.crate_left):
        raise BadPosition("crate_left", f"{sum(s.crate_left)} crates face down, but only {len(s.crate_pool)} are left")
    for shape, pool in enumerate(s.tile_pools):
        left = sum([n for n, kind in zip(s.tile_left, c.space_shape, strict=True) if kind == shape])
        if left > len(pool):
            raise BadPosition("tile_left", f"{left} {c.shapes[shape]} tiles in stacks, but only {len(pool)} are left")
    for kind, pool in enumerate(s.token_pools):
        unseen = sum(s.unseen[kind::3])
        if unseen > len(pool):
            raise BadPosition("unseen", f"{unseen} tokens of type {kind + 1}, but only {len(pool)} are left")


def _no_double(key: str, things: list[int], names: list[str]) -> None:
    for thing in set(things):
        if things.count(thing) > 1:
            raise BadPosition(key, f"{names[thing]} is in more than one place")


def _check_dice(s: Table) -> None:
    """SF-SETUP-06, 07: never more dice than the round has."""
    if s.seats == 1:
        limits = [4, 1 + s.round]
        there = [sum([face > 0 for face in s.tavern_dice[colour::2]]) for colour in range(2)]
    else:
        limits = [3 * s.seats, s.round * s.seats]
        there = [sum(s.dice[:6]), sum(s.dice[6:])]
    for colour, name in enumerate(("white", "orange")):
        n = there[colour] + sum([p.taken[colour] for p in s.players])
        if n > limits[colour]:
            raise BadPosition("dice", f"{n} {name} dice on the board or taken; round {s.round} has {limits[colour]}")


def _check_die_in_use(s: Table) -> None:
    needs = [s.game.steps[number].name in ("use_die", "activate", "activate_wagons") for number, _, _ in s.stack]
    if any(needs) and s.die < 0:
        raise BadPosition("die", "a die must be in use at this point of a turn")
    drawing = [s.game.steps[number].name == "keep" for number, _, _ in s.stack]
    if any(drawing) != (len(s.drawn) == 2):
        raise BadPosition("drawn", "two tokens while one of them is to be kept, else none")


def census(s: Table, c: Components) -> dict[str, int]:
    """How many of each component are somewhere at the table."""
    pools = [tile for pool in s.tile_pools for tile in pool]
    tiles = [tile for tile in _tiles(s, c) + pools if tile < c.tile_count]
    dice = [sum([p.taken[colour] for p in s.players]) for colour in range(2)]
    on_board = [face > 0 for face in s.tavern_dice] if s.seats == 1 else []
    white = dice[0] + sum(s.dice[:6]) + sum(on_board[0::2])
    orange = dice[1] + sum(s.dice[6:]) + sum(on_board[1::2])
    waiting = (3 - s.round) * s.seats  # on the round counter
    workers = [
        p.workers + sum([figure_of(piece) == WORKER for piece in p.on]) + (p.levels[0] < 2) + (p.levels[0] < 3)
        for p in s.players
    ]
    wagons = [len(p.wagons()) + p.wagons_waiting + (p.levels[2] < 2) for p in s.players]
    return {
        "tiles": len(set(tiles)),
        "tiles_and_copies": len(tiles),
        "crates": len(set(_crates(s, c) + s.crate_pool)),
        "tokens": sum(_tokens(s, c)) + sum([len(pool) for pool in s.token_pools]),
        "fishing_spaces": sum(_tokens(s, c)) + sum(s.unseen),
        "white_dice": white,
        "orange_dice": orange + waiting,
        "workers": sum(workers),
        "wagons": sum(wagons) if s.advanced else 0,
    }
