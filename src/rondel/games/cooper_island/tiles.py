"""TILE, RES: drawing double landscape tiles and placing them on the peninsula."""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.codecs import Named
from rondel.core.flow import Decision

from .components import (
    CUBE,
    DRAW_TWO,
    GOLD,
    GOLD_LEVEL,
    HEXES,
    MOUNTAIN,
    SETTLEMENT,
    SHIM_OFF,
    STONE,
    TRACK,
    Components,
)  # fmt: skip
from .hexes import half_bar
from .rules import Leads, Rules, draw_counted, must_offer, refuse, take_single, use_cartographer
from .state import FINISH, Player, Table
from .waiting import may_draw, may_prepare

MINED: Final = [STONE, GOLD]  # as `mine` names them

BAG_EMPTY: Final = Bar("bag_is_empty", "CI-TILE-02")
NOT_DRAWN: Final = Bar("tile_was_not_drawn")
NOT_IN_RESERVE: Final = Bar("tile_not_in_reserve")
FITS_NOWHERE: Final = Bar("tile_fits_nowhere", "CI-TILE-05")
NO_SECOND: Final = Bar("no_second_half_fits", "CI-TILE-05")
NOT_BESIDE: Final = Bar("not_beside_the_first_half", "CI-TILE-03")
ONE_APART: Final = Bar("levels_differ", "CI-TILE-08")
FURTHER_APART: Final = Bar("levels_differ", "CI-CARTO-06")
AWAY: Final = Bar("not_beside_landscape")
TRACK_END: Final = Bar("track_end_reached")


class Draw(Decision[Table]):
    """CI-TILE-01, 02: one double tile from the bag."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "draw_tile", rule="CI-TILE-01")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [self.rules.draw_tile] if any(s.bag) else []

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if any(s.bag) else BAG_EMPTY

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        first = draw_counted(s, s.bag)
        if s.players[seat].perks[DRAW_TWO] and any(s.bag):  # CI-SMALL-14
            second = draw_counted(s, s.bag)
            s.bag[first] += 1
            s.bag[second] += 1
            s.push(self.rules.keep_tile, seat, first * len(s.bag) + second)
        else:
            s.players[seat].tiles[first] += 1
            s.emit("draws_tile", seat, first)

    def leads(self) -> Leads:
        return [[self.rules.keep_tile]]


class KeepTile(Decision[Table]):
    """CI-SMALL-14: of two double tiles one is kept. Memo: both; they count as in the bag meanwhile."""

    def __init__(self, rules: Rules) -> None:
        names = rules.components.doubles
        pairs = Named([f"{a}+{b}" for a in names for b in names])
        super().__init__(rules, "keep_tile", rule="CI-SMALL-14", interruptible=False, memory=pairs)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        first, second = divmod(memo, len(s.bag))
        options = [self.rules.keep_double.first + first]
        if second != first:
            options.append(self.rules.keep_double.first + second)
        return options

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if self.rules.keep_double.index(action) in divmod(memo, len(s.bag)) else NOT_DRAWN

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        kind = self.rules.keep_double.index(action)
        first, second = divmod(memo, len(s.bag))
        s.bag[kind] -= 1
        s.players[seat].tiles[kind] += 1
        s.emit("draws_tile", seat, kind)
        s.emit("returns_tile", seat, second if kind == first else first)

    def check(self, s: Table, i: int) -> None:
        _, seat, memo = s.stack[i]
        first, second = divmod(memo, len(s.bag))
        if not s.players[seat].perks[DRAW_TWO]:
            raise refuse(i, "step", f"only the small building card 14 draws two tiles (players[{seat}].small_cards)")
        if s.bag[first] < 1 + (first == second) or not s.bag[second]:
            raise refuse(i, "memo", "both tiles are still in the bag, and it does not hold them")


class PlaceTile(Decision[Table]):
    """CI-TILE-03: choose a double tile of the reserve and one of its sides."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "place_tile", rule="CI-TILE-03")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        sides = self.rules.components.sides
        shim = may_shim(s, me)
        options: list[int] = []
        for kind in range(len(me.tiles)):
            if me.tiles[kind]:
                for side in (2 * kind, 2 * kind + 1):
                    if fits_somewhere(me, sides[side][0], sides[side][1], shim, self.rules.components):
                        options.append(self.rules.tile.first + side)
        return options

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        if not s.players[seat].tiles[self.rules.tile.index(action) // 2]:
            return NOT_IN_RESERVE
        return None if action in self.legal(s, seat, memo) else FITS_NOWHERE

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        s.push(self.rules.place_half, seat, self.rules.tile.index(action))

    def waits(self, s: Table, seat: int) -> bool:
        me = s.players[seat]
        return (any(me.tiles) or may_draw(self.rules, s, me)) and may_prepare(s, seat)

    def leads(self) -> Leads:
        return [[self.rules.place_half]]


def may_shim(s: Table, me: Player) -> bool:
    """CI-CARTO-02 to 04, CI-SMALL-11: may cartographer option 1 be used now?"""
    return not me.surveyed and me.cartographer + me.perks[SHIM_OFF] > 0 and s.phase != FINISH and any(s.singles)


def fitting(me: Player, landscape: int) -> int:
    """CI-TILE-05 to 07: hexes that can take that half, for themselves: uncharted, or free and matching."""
    return me.open | me.free if landscape == SETTLEMENT else me.open | me.free & me.lands[landscape]


def fits_somewhere(me: Player, first: int, second: int, shim: bool, c: Components) -> bool:
    here = fitting(me, first)
    there = fitting(me, second)
    for place in range(len(me.on)):
        if here >> place & 1 and partners(me, place, there, shim, c):
            return True
    return False


def partners(me: Player, place: int, there: int, shim: bool, c: Components) -> list[int]:
    """The hexes of `there` that can take the second half if the first lies on `place`: of the same level, or with a
    shim 1 apart (CI-TILE-06, 08, 09); of two uncharted ones at least one beside a landscape space (CI-TILE-05)."""
    there &= c.near[place]
    if not there:
        return []
    if not (me.charted | me.frontier) >> place & 1:
        there &= me.frontier
    height = me.level[place]
    found: list[int] = []
    for beside in c.neighbors[place]:
        if there >> beside & 1:
            apart = me.level[beside] - height
            if apart == 0 or (shim and -1 <= apart <= 1):
                found.append(beside)
    return found


class PlaceHalf(Decision[Table]):
    """CI-TILE-03: the hex of the first half. Memo: the tile and its side."""

    def __init__(self, rules: Rules) -> None:
        names = [f"{kind}:{side}" for kind in rules.components.doubles for side in ("front", "back")]
        super().__init__(rules, "place_half", rule="CI-TILE-03", interruptible=False, memory=Named(names))
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        c = self.rules.components
        first, second = c.sides[memo]
        here = fitting(me, first)
        there = fitting(me, second)
        shim = may_shim(s, me)
        start = self.rules.half.first
        return [start + h for h in range(len(me.on)) if here >> h & 1 and partners(me, h, there, shim, c)]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        if action in self.legal(s, seat, memo):
            return None
        first, _ = self.rules.components.sides[memo]
        return half_bar(s.players[seat], self.rules.half.index(action), first) or NO_SECOND

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        s.push(self.rules.place_beside, seat, BesideMemo.pack(memo, self.rules.half.index(action)))

    def check(self, s: Table, i: int) -> None:
        _check_reserve(self.rules, s, i, s.stack[i][2] // 2)
        must_offer(self, s, i)

    def leads(self) -> Leads:
        return [[self.rules.place_beside]]


def _check_reserve(rules: Rules, s: Table, i: int, kind: int) -> None:
    """A tile that is being placed lies in the reserve until it has its place."""
    seat = s.stack[i][1]
    if not s.players[seat].tiles[kind]:
        raise refuse(i, "memo", f"{rules.components.doubles[kind]} is not in the reserve (players[{seat}].tiles)")


class BesideMemo(Named):
    """Tile and side, and the first hex."""

    def __init__(self, c: Components) -> None:
        tiles = [f"{kind}:{side}" for kind in c.doubles for side in ("front", "back")]
        super().__init__([f"{tile}@{place}" for tile in tiles for place in c.hexes])

    @staticmethod
    def pack(side: int, place: int) -> int:
        return side * HEXES + place

    @staticmethod
    def unpack(memo: int) -> tuple[int, int]:
        return divmod(memo, HEXES)


class PlaceBeside(Decision[Table]):
    """CI-TILE-05 to 10: the hex of the second half; then the tile lies. Memo: tile, side and first hex."""

    def __init__(self, rules: Rules) -> None:
        memory = BesideMemo(rules.components)
        super().__init__(rules, "place_beside", rule="CI-TILE-05", interruptible=False, memory=memory)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        c = self.rules.components
        side, place = BesideMemo.unpack(memo)
        there = fitting(me, c.sides[side][1])
        return [self.rules.beside.first + h for h in partners(me, place, there, may_shim(s, me), c)]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        if action in self.legal(s, seat, memo):
            return None
        c = self.rules.components
        me = s.players[seat]
        side, first = BesideMemo.unpack(memo)
        place = self.rules.beside.index(action)
        if not c.near[first] >> place & 1:
            return NOT_BESIDE
        unfit = half_bar(me, place, c.sides[side][1])
        if unfit is not None:
            return unfit
        apart = abs(me.level[first] - me.level[place])
        return FURTHER_APART if apart > 1 else ONE_APART if apart else AWAY

    def level(self, me: Player, memo: int, second: int) -> int:
        """CI-TILE-06, 08: the level below the tile, that of the higher hex."""
        _, first = BesideMemo.unpack(memo)
        return max(me.level[first], me.level[second])

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        c = self.rules.components
        me = s.players[seat]
        side, first = BesideMemo.unpack(memo)
        second = self.rules.beside.index(action)
        me.tiles[side // 2] -= 1
        me.placed = [n + (kind == side // 2) for kind, n in enumerate(me.placed)]
        level = self.level(me, memo, second)
        for place, landscape in zip((first, second), c.sides[side]):
            if me.level[place] < level:  # CI-CARTO-04, 05
                use_cartographer(s, seat, 0, 1 - me.perks[SHIM_OFF])
                take_single(s, landscape, c, any_kind=True)
                s.emit("shims", seat, place, landscape)
        for place, landscape in zip((first, second), c.sides[side]):
            lay(self.rules, s, seat, place, landscape, level + 1)

    def check(self, s: Table, i: int) -> None:
        _, seat, memo = s.stack[i]
        c = self.rules.components
        side, place = BesideMemo.unpack(memo)
        _check_reserve(self.rules, s, i, side // 2)
        if not fitting(s.players[seat], c.sides[side][0]) >> place & 1:
            raise refuse(i, "memo", f"the first half cannot lie on {c.hexes[place]}")
        must_offer(self, s, i)

    def leads(self) -> Leads:
        return [[self.rules.mine]]


def lay(rules: Rules, s: Table, seat: int, place: int, landscape: int, level: int) -> None:
    """CI-RES-03, 05: a tile comes to lie on a hex, with its cube."""
    me = s.players[seat]
    me.chart(place, landscape, level, rules.components)
    s.emit("places", seat, place, landscape)
    put_cube(rules, s, seat, place)


def put_cube(rules: Rules, s: Table, seat: int, place: int) -> None:
    """CI-RES-01, 05: the cube of the landscape; on a high mountain the owner chooses."""
    me = s.players[seat]
    cube = cube_of(me.land[place], me.level[place])
    if cube < 0:
        s.push(rules.mine, seat, place)
        return
    me.put(place, cube)
    s.emit("cube", seat, place, cube)


def cube_of(landscape: int, level: int) -> int:
    """-1 = stone or gold, as the owner likes."""
    return -1 if landscape == MOUNTAIN and level >= GOLD_LEVEL else CUBE[landscape]


class Mine(Decision[Table]):
    """CI-RES-05: stone or gold on a mountain of level 3 or more. Memo: the hex."""

    def __init__(self, rules: Rules) -> None:
        hexes = Named(rules.components.hexes)
        super().__init__(rules, "mine", rule="CI-RES-05", interruptible=False, memory=hexes)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [self.rules.mined.first, self.rules.mined.first + 1]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        cube = MINED[self.rules.mined.index(action)]
        s.players[seat].put(memo, cube)
        s.emit("cube", seat, memo, cube)

    def check(self, s: Table, i: int) -> None:
        _, seat, place = s.stack[i]
        me = s.players[seat]
        if not (me.free & me.lands[MOUNTAIN]) >> place & 1 or me.level[place] < GOLD_LEVEL:
            raise refuse(i, "memo", f"there is no free mountain of level {GOLD_LEVEL} or more")


class Steps(Decision[Table]):
    """CI-CARTO-01: up to so many steps forward on the cartographer track, not beyond its end."""

    def __init__(self, rules: Rules, steps: int) -> None:
        super().__init__(rules, f"steps_{steps}", rule="CI-CARTO-01")
        self.action: Final = rules.steps_gained.first + steps - 1
        self.steps: Final = steps
        self.last: Final = TRACK

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [self.action] if s.players[seat].cartographer < self.last else []

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        """Of its own action."""
        return None if s.players[seat].cartographer < self.last else TRACK_END

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        me = s.players[seat]
        me.cartographer = min(self.last, me.cartographer + self.steps)
        s.emit("steps", seat, self.steps, me.cartographer)

    def waits(self, s: Table, seat: int) -> bool:
        return s.players[seat].cartographer == self.last and may_prepare(s, seat)
