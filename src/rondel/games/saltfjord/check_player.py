"""A player of a position from outside: what lies on the board, and what belongs to them."""

from rondel.core.errors import BadPosition

from .check_pending import frames_of
from .components import POINTS, SIZE, TOP, WAGON, WORKER, Bundle, Components, die_of, figure_of
from .dice import WHITE_LIMIT
from .fishing import boat_spaces, may_use
from .rules import Rules
from .setup import survey
from .state import BOARDWALKS, CROSSROADS, FISHING, FRESH_START, PIER_REWARD, PIERS, WALKING_WAGONS, Player, Table

COLOURS = ("white", "orange")


def check_player(rules: Rules, s: Table, seat: int) -> None:
    p = s.players[seat]
    key = f"players[{seat}]"
    if max(p.levels) > TOP:
        track = rules.components.tracks[p.levels.index(max(p.levels))]
        raise BadPosition(f"{key}.levels.{track}", f"a technology track has {TOP} levels, not {max(p.levels)}")
    _check_tiles(p, key, rules.components)
    survey(rules, s, p)
    _check_pieces(s, p, key, rules.components)
    _check_workers(p, key)
    _check_taken(s, p, seat, key)
    _check_wagons(s, p, key, rules.components)
    _check_boat(s, p, seat, key, rules.components)
    _check_points(s, p, f"{key}.points", rules.components)
    if p.flipped and not p.abilities & FRESH_START:
        raise BadPosition(f"{key}.flipped", "must be false without AB-7")
    if p.flipped and not max(p.taken):
        raise BadPosition(f"{key}.flipped", "must be false: no die was taken in this round that AB-7 could take off")
    if p.flipped and p.tavern >= 0 and not [1 for _, who, _ in frames_of(s, "end_turn") if who == seat]:
        raise BadPosition(f"{key}.flipped", "must be false: AB-7 is flipped back after retiring")


def _check_tiles(p: Player, key: str, c: Components) -> None:
    """SF-SMALL-02, 03, SF-PSETUP-11."""
    covered = {cell: "a printed building" for cell, square in enumerate(c.printed[p.board]) if square >= 0}
    for i, placed in enumerate(p.tiles):
        tile, place = divmod(placed, len(c.places))
        cells = c.place_cells[c.tile_shape[tile]][place]
        if not cells:
            single = len(c.tile_squares[tile]) == 1
            raise BadPosition(f"{key}.tiles[{i}]", "a single square is not turned" if single else "it leaves the grid")
        for cell in cells:
            if cell in covered:
                raise BadPosition(f"{key}.tiles[{i}]", f"the cell {c.cells[cell]} has {covered[cell]} already")
            if tile >= c.tile_count and not c.centre >> cell & 1:
                raise BadPosition(f"{key}.tiles[{i}]", "a starting tile lies on two of the four central cells")
            covered[cell] = c.tiles[tile]


def _check_pieces(s: Table, p: Player, key: str, c: Components) -> None:
    """SF-DIE-06, 12, SF-FREE-05, SF-ABIL-10."""
    for cell, piece in enumerate(p.on):
        where = f"{key}.on.{c.cells[cell]}"
        if piece >= 0 and piece != WAGON and not 0 <= p.grid[cell] < c.building_kinds:
            raise BadPosition(where, "there is no building on this cell")
        if figure_of(piece) == WAGON and not s.advanced:
            raise BadPosition(where, "wagons are used only with the option wagons")
        colour, value = divmod(die_of(piece), SIZE)
        if die_of(piece) >= 0 and value not in _values(p, cell, colour):
            line = ("column", "row")[colour]
            raise BadPosition(where, f"a {COLOURS[colour]} {value + 1} lies in {line} {value + 1}")


def _values(p: Player, cell: int, colour: int) -> list[int]:
    row, column = divmod(cell, SIZE)
    return [row, column] if p.abilities & CROSSROADS else [(column, row)[colour]]


def _check_workers(p: Player, key: str) -> None:
    """SF-PSETUP-03, SF-TECH-06."""
    crafts = p.levels[0]
    workers = 1 + (crafts > 1) + (crafts > 2)
    placed = placed_workers(p)
    if placed > workers:
        raise BadPosition(
            f"{key}.on", f"{placed} workers are on buildings; with Craftsmanship {crafts} they have {workers}"
        )
    if p.workers + placed != workers:
        raise BadPosition(f"{key}.workers", f"must be {workers - placed}: {workers} in all, {placed} on buildings")


def placed_workers(p: Player) -> int:
    return sum([figure_of(piece) == WORKER for piece in p.on])


def _check_taken(s: Table, p: Player, seat: int, key: str) -> None:
    """SF-DIE-02, 03: those on the board and the one in use are taken dice."""
    using = [1 for step in ("use_die", "activate") for _, who, _ in frames_of(s, step) if who == seat and s.die >= 0]
    for colour, name in enumerate(COLOURS):
        limit = (WHITE_LIMIT, s.round)[colour]
        if p.taken[colour] > limit:
            raise BadPosition(f"{key}.taken.{name}", f"at most {limit} in round {s.round}, not {p.taken[colour]}")
        used = sum([die_of(piece) // SIZE == colour for piece in p.on])
        used += len(using) if s.die // SIZE == colour else 0
        if used > p.taken[colour]:
            raise BadPosition(
                f"{key}.taken.{name}", f"must be at least {used}: on the board and in use, not {p.taken[colour]}"
            )


def _check_wagons(s: Table, p: Player, key: str, c: Components) -> None:
    """SF-VARIANT-02, 14, 15."""
    owned = (1 + (p.levels[2] > 1)) if s.advanced else 0
    wagons = len(p.wagons())
    if wagons + p.wagons_waiting != owned:
        raise BadPosition(
            f"{key}.on", f"{wagons} wagons are on the board, {p.wagons_waiting} wait; there must be {owned}"
        )
    if p.wagons_waiting and (owned < 2 or p.on[c.wagon_start] < 0):
        raise BadPosition(
            f"{key}.wagons_waiting",
            f"must be 0: only the second wagon waits, while {c.cells[c.wagon_start]} is occupied",
        )


def _check_boat(s: Table, p: Player, seat: int, key: str, c: Components) -> None:
    """SF-FISH-02, 03, 10, SF-TECH-07: at most a token an area, of types the player may draw."""
    throwing = len([1 for _, who, _ in frames_of(s, "throw") if who == seat])
    room = min(boat_spaces(p, c) + throwing, p.boat)
    if len(p.tokens) > room:
        raise BadPosition(f"{key}.tokens", f"at most {room} on this boat tile in area {p.boat}, not {len(p.tokens)}")
    for token in [*p.tokens, *[token for token, n in enumerate(p.collected) if n]]:
        kind = c.token_type[token]
        if not may_use(p, kind):
            part = "tokens" if token in p.tokens else "collected"
            raise BadPosition(f"{key}.{part}", f"{c.tokens[token]} can be caught only with Fishing {kind + 1}")


def _check_points(s: Table, p: Player, key: str, c: Components) -> None:
    """SF-FISH-04, SF-LINE-01, 04, SF-PASS-08, 10: what the board tells of points on the score track."""
    caught = sum([n * c.token_points[token] for token, n in enumerate(p.collected)])
    if p.points[FISHING] < caught:
        raise BadPosition(f"{key}.fishing", f"must be at least {caught}: so much the collected tokens gave")
    walks = 0
    for line, mask in enumerate(c.line_mask):
        for cell in c.lines[line] if mask & p.filled == mask else []:
            walks += points_of(c.walk_gain[p.grid[cell] - c.building_kinds]) if p.grid[cell] >= c.building_kinds else 0
    more = p.perks & WALKING_WAGONS != 0
    if p.points[BOARDWALKS] < walks or (p.points[BOARDWALKS] > walks and not more):
        least = "at least " if more else ""
        raise BadPosition(f"{key}.boardwalks", f"must be {least}{walks}: so much the boardwalks of complete lines gave")
    visits = s.round - 1 + (p.tavern >= 0) + (p.perks & PIER_REWARD != 0)  # of each pier, at most
    most = 0
    for pier, entry in enumerate(c.pier_entries):
        gains = [entry.get("gain", {}), *[trade["gain"] for trade in entry.get("choose_one", [])]]
        most += visits * p.at_pier(pier, len(c.crates)) * max([gain.get("vp", 0) for gain in gains])
    if p.points[PIERS] > most:
        raise BadPosition(f"{key}.piers", f"must be at most {most}: more the crates at the piers cannot have given")


def points_of(bundle: Bundle) -> int:
    return sum([n for what, n in bundle if what == POINTS])
