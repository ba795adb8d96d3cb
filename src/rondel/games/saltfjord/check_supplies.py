"""Building tiles, crates and fishing tokens of a position from outside: each is somewhere, and once."""

from rondel.core.census import Census
from rondel.core.codecs import Doc
from rondel.core.errors import BadPosition

from .check_pending import frames_of
from .components import Components
from .fishing import TYPES
from .rules import Rules
from .state import DRAW_TWO, PUBLIC, Table


def check_supplies(rules: Rules, s: Table, doc: Doc) -> None:
    c = rules.components
    _check_tiles(s, c, doc)
    _check_crates(s, c, doc)
    _check_tokens(s, c, doc)
    if s.seats > 1 and (s.tile_box or s.crate_box):
        raise BadPosition("tile_box" if s.tile_box else "crate_box", "only in the solo game tiles leave the game")
    if s.seats == 1:
        _check_boxes(s, c)


def tiles(s: Table, c: Components) -> Census:
    """SF-SETUP-08: the building tiles that do not lie face down."""
    found = Census(c.tiles)
    _put_tops(found, "tile_tops", c.building_spaces, s.tile_tops)
    found.put_all("tile_box", s.tile_box)
    for seat, p in enumerate(s.players):
        found.put_all(f"players[{seat}].tiles", [placed // len(c.places) for placed in p.tiles])
    for i, _, memo in frames_of(s, "place"):
        found.put(f"pending[{i}].memo", memo)
    return found


def crates(s: Table, c: Components) -> Census:
    """SF-SETUP-09, 10."""
    found = Census(c.crates)
    _put_tops(found, "crate_tops", [str(n + 1) for n in range(len(s.crate_tops))], s.crate_tops)
    found.put_all("crate_box", s.crate_box)
    for seat, p in enumerate(s.players):
        for entry in p.crates:
            pier, crate = divmod(entry, len(c.crates))
            found.put(f"players[{seat}].crates.{c.piers[pier]}", crate)
    return found


def tokens(s: Table, c: Components) -> Census:
    """SF-SETUP-03: the tokens that somebody has seen."""
    found = Census(c.tokens)
    _put_tops(found, "token_tops", c.fishing_spaces, s.token_tops)
    for entry in s.overboard:
        stack, token = divmod(entry, len(c.tokens))
        found.put(f"overboard.{c.fishing_spaces[stack]}", token)
    found.put_all("drawn", s.drawn)
    for seat, p in enumerate(s.players):
        found.put_all(f"players[{seat}].tokens", p.tokens)
        found.put_counts(f"players[{seat}].collected", p.collected)
    return found


def _put_tops(found: Census, key: str, places: list[str], tops: list[int]) -> None:
    for place, thing in zip(places, tops, strict=True):
        if thing >= 0:
            found.put(f"{key}.{place}", thing)


def _check_tiles(s: Table, c: Components, doc: Doc) -> None:
    found = tiles(s, c)
    spaces = c.building_spaces
    for space, tile in enumerate(s.tile_tops):
        if tile >= 0 and (tile >= c.tile_count or c.tile_shape[tile] != c.space_shape[space]):
            wanted = c.shapes[c.space_shape[space]]
            raise BadPosition(f"tile_tops.{spaces[space]}", f"{c.tiles[tile]} is no {wanted} tile for this stack")
    if "tile_pools" not in doc:
        loose = [tile for tile in range(c.tile_count) if not found.count(tile)]
        s.tile_pools = [[tile for tile in loose if c.tile_shape[tile] == n] for n in range(len(c.shapes))]
    for pool in s.tile_pools:
        found.put_all("tile_pools", pool)
    found.check([1] * c.tile_count, pile="tile_pools")
    room = [size - 1 if s.tile_tops[space] >= 0 else 0 for space, size in enumerate(c.space_size)]
    if "tile_left" not in doc:
        s.tile_left = [0] * len(room)
    for shape, pool in enumerate(s.tile_pools):
        stacks = [space for space, kind in enumerate(c.space_shape) if kind == shape]
        if "tile_left" not in doc:
            _share(s.tile_left, room, stacks, len(pool))
        what = f"{c.shapes[shape]} tiles"
        _check_heights("tile_left", s.tile_left, room, stacks, spaces, len(pool), what)


def _check_crates(s: Table, c: Components, doc: Doc) -> None:
    found = crates(s, c)
    spaces = [str(n + 1) for n in range(len(c.crate_spaces))]
    if "crate_pool" not in doc:
        s.crate_pool = [crate for crate in range(sum(c.crate_spaces)) if not found.count(crate)]
    for crate in s.crate_pool:
        if crate in c.first_crates:
            raise BadPosition(
                "crate_pool", f"{c.crates[crate]} is a starting crate: it never lies face down in a stack"
            )
    found.put_all("crate_pool", s.crate_pool)
    found.check([1] * len(c.crates), pile="crate_pool")
    full = [crate in c.first_crates for crate in s.crate_tops]  # nothing was taken from below a starting crate
    room = [size - (not full[n]) if s.crate_tops[n] >= 0 else 0 for n, size in enumerate(c.crate_spaces)]
    every = list(range(len(room)))
    if "crate_left" not in doc:
        s.crate_left = [size if full[n] else 0 for n, size in enumerate(c.crate_spaces)]
        _share(s.crate_left, room, every, len(s.crate_pool) - sum(s.crate_left))
    for n, size in enumerate(c.crate_spaces):
        if full[n] and s.crate_left[n] != size:
            raise BadPosition(f"crate_left.{n + 1}", f"must be {size}: the starting crate still lies on top")
    _check_heights("crate_left", s.crate_left, room, every, spaces, len(s.crate_pool), "crates")


def _check_tokens(s: Table, c: Components, doc: Doc) -> None:
    found = tokens(s, c)
    for stack, token in [*enumerate(s.token_tops), *[divmod(entry, len(c.tokens)) for entry in s.overboard]]:
        if token >= 0 and c.token_type[token] != stack % TYPES:
            key = f"{'token_tops' if s.token_tops[stack] == token else 'overboard'}.{c.fishing_spaces[stack]}"
            raise BadPosition(key, f"{c.tokens[token]} is not of the type of this stack")
    _check_knowledge(s, c)
    if "token_pools" not in doc:
        s.token_pools = [[] for _ in range(TYPES)]
        for token, count in enumerate(c.token_count):
            s.token_pools[c.token_type[token]] += [token] * max(0, count - found.count(token))
    for pool in s.token_pools:
        found.put_all("token_pools", pool)
    found.check(c.token_count, pile="token_pools")
    if "unseen" not in doc:
        s.unseen = [0] * len(c.fishing_size)
    for kind, pool in enumerate(s.token_pools):
        stacks = list(range(kind, len(c.fishing_size), TYPES))
        if "unseen" not in doc:
            _share(s.unseen, c.fishing_size, stacks, len(pool))
        what = f"tokens of type {kind + 1}"
        _check_heights("unseen", s.unseen, c.fishing_size, stacks, c.fishing_spaces, len(pool), what)


def _check_knowledge(s: Table, c: Components) -> None:
    """SF-INFO-03: a token put back was seen by somebody who may look at two."""
    if max(s.token_tops) >= 0 and not any([p.perks & DRAW_TWO for p in s.players]):
        raise BadPosition("token_tops", "must be empty: nobody has Fishing 1, with which a token is put back")
    for stack, token in enumerate(s.token_tops):
        key = f"token_tops.{c.fishing_spaces[stack]}.known_by"
        seats = [seat for seat in range(s.seats) if s.top_known[stack] >> seat & 1]
        if token >= 0 and not s.top_known[stack]:
            raise BadPosition(key, "must not be empty: somebody put it back")
        for seat in seats:
            if token >= 0 and not s.players[seat].perks & DRAW_TWO:
                raise BadPosition(key, f"seat {seat} has seen none: without Fishing 1 nobody puts a token back")
    for i, known in enumerate(s.drawn_known):
        if s.stack and not known & (PUBLIC | 1 << s.stack[-1][1]):
            raise BadPosition(f"drawn[{i}].known_by", f"seat {s.stack[-1][1]}, who drew it, knows it")


def _share(left: list[int], room: list[int], stacks: list[int], n: int) -> None:
    """Heights that a position leaves out: the stacks share what lies nowhere else, as evenly as they can."""
    while n > 0 and any([left[stack] < room[stack] for stack in stacks]):
        for stack in stacks:
            if n > 0 and left[stack] < room[stack]:
                left[stack] += 1
                n -= 1


def _check_heights(
    key: str, left: list[int], room: list[int], stacks: list[int], names: list[str], n: int, what: str
) -> None:
    """What lies face down fits its stacks: a stack without a top is empty, none is higher than at the start."""
    for stack in stacks:
        if left[stack] > room[stack]:
            reason = "the stack shows no top, so it is empty" if room[stack] == 0 else "so many at the start"
            raise BadPosition(f"{key}.{names[stack]}", f"must be at most {room[stack]} ({reason}), not {left[stack]}")
    total = sum([left[stack] for stack in stacks])
    if total != n:
        places = ", ".join([names[stack] for stack in stacks])
        raise BadPosition(key, f"{n} {what} lie nowhere else, so {places} must have {n} in all, not {total}")


def _check_boxes(s: Table, c: Components) -> None:
    """SF-SOLO-10, 12: what left the game did so by building and by the ends of rounds."""
    for i, tile in enumerate(s.tile_box):
        if not 0 <= tile < c.tile_count:
            raise BadPosition(f"tile_box[{i}]", "must be a building tile of a stack")
    if -1 in s.crate_box:
        raise BadPosition(f"crate_box[{s.crate_box.index(-1)}]", "must be a crate")
    built = [placed // len(c.places) for placed in s.players[0].tiles] + [memo for _, _, memo in frames_of(s, "place")]
    for shape, name in enumerate(c.shapes):
        mine = len([tile for tile in built if tile < c.tile_count and c.tile_shape[tile] == shape])
        gone = len([tile for tile in s.tile_box if c.tile_shape[tile] == shape])
        stacks = [space for space, kind in enumerate(c.space_shape) if kind == shape]
        empty = any([s.tile_tops[space] < 0 for space in stacks])
        if gone > mine or (gone < mine and not empty):
            raise BadPosition("tile_box", f"{mine} {name} tiles were built, so {mine} have left the game, not {gone}")
    most = len(s.crate_tops) * (s.round - 1)
    if len(s.crate_box) > most or (len(s.crate_box) < most and min(s.crate_tops) >= 0):
        raise BadPosition("crate_box", f"must have {most} crates in round {s.round}, not {len(s.crate_box)}")
