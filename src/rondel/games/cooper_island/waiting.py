"""CI-ANY-02, 04: a decision with one option left waits while an anytime action could still change something."""

from .components import HIGH, ITEMS, LOW, LOW_LEVEL, NEW, SETTLEMENT, SHIM, SHIM_OFF, TRACK
from .effects import DRAW, HELM, LID, MOVE, PLACE, RUIN, SINGLE, STATUE, STEPS, TURN_BOAT
from .milestones import hire_options
from .rules import Rules
from .state import FINISH, Player, Table


def may_prepare(s: Table, seat: int) -> bool:
    """Has this seat an anytime action now? Then the decision waits, and they are not asked for again."""
    found = s.game.interrupts(s, seat) if seat == s.active else []
    if found:
        s.cached_interrupts = found
    return len(found) > 0


def sources(rules: Rules, s: Table, me: Player) -> list[int]:
    """What each crate space that a lid can still go to, each large building card face up and a milestone may bring."""
    found: list[int] = []
    if me.milestones and rules.hire.first + 1 in hire_options(rules, s, me):
        found.append(HELM)
    if me.unused:
        found += [what for crate, what in enumerate(rules.crate_touch) if not me.crates >> crate & 1]
    cards = me.large_cards & ~me.spent
    if cards:
        sailing = me.boats_built() > me.wrecks.bit_count()
        for card, what in enumerate(rules.card_touch):
            if cards >> card & 1 and (me.unused or not what & LID) and (sailing or not what & TURN_BOAT):
                found.append(what)
    return found


def outlook(rules: Rules, s: Table, me: Player) -> int:
    """All that they may bring together, ships under way included."""
    found = 0
    for what in sources(rules, s, me):
        found |= what
    return found | rules.voyage_touch if found & (HELM | RUIN) else found


def may_draw(rules: Rules, s: Table, me: Player) -> bool:
    """CI-TILE-01: could an anytime action bring a double tile?"""
    return any(s.bag) and outlook(rules, s, me) & DRAW != 0


def reach(me: Player, brings: int) -> int:
    """How far on the track the marker can come before the cartographer is used."""
    return TRACK if brings & STEPS else me.cartographer


def may_option(s: Table, me: Player) -> bool:
    """CI-CARTO-02: is the cartographer action of this turn or phase still there?"""
    return not me.surveyed and s.phase != FINISH and any(s.singles)


def may_survey(rules: Rules, s: Table, me: Player) -> bool:
    """CI-ANY-04: could the cartographer action still be used, perhaps after other anytime actions?"""
    if not may_option(s, me):
        return False
    brings = outlook(rules, s, me)
    steps = reach(me, brings)
    need = rules.components.option_steps
    tile = brings & PLACE and (any(me.tiles) or may_draw(rules, s, me))
    return bool(
        (steps >= need[NEW] and (me.frontier or brings & RUIN))
        or (steps + me.perks[SHIM_OFF] >= need[SHIM] and tile)
        or (steps >= need[LOW] and may_raise(rules, s, me, steps >= need[HIGH], brings & MOVE != 0))
    )


def may_raise(rules: Rules, s: Table, me: Player, high: bool, moves: bool) -> bool:
    """CI-CARTO-08, 09: a landscape space for a single tile; a cube on it can be stored or traded before."""
    single_of = rules.components.single_of
    town = s.singles[single_of[SETTLEMENT]] > 0
    for place, level in enumerate(me.level):
        fits = level and (level <= LOW_LEVEL or high) and (me.on[place] < ITEMS or moves)
        if fits and (town or s.singles[single_of[me.land[place]]]):
            return True
    return False


def chartable(rules: Rules, s: Table, me: Player) -> int:
    """How many hexes anytime actions could chart at most, by single tiles and by double ones."""
    c = rules.components
    brings = outlook(rules, s, me)
    tile = any(me.tiles) or may_draw(rules, s, me)
    hexes = int(may_option(s, me) and reach(me, brings) >= c.option_steps[NEW])
    for what in sources(rules, s, me):
        if what & SINGLE and any(s.singles):
            hexes += 1
        elif what & PLACE and tile:
            hexes += 2
    return hexes


def within(rules: Rules, me: Player, tiles: int) -> int:
    """The uncharted hexes that so many hexes (at least 1) charted one after the other could come to, around ruins."""
    near = rules.components.near
    found = me.frontier
    for _ in range(tiles - 1):
        beside = 0
        for place in range(len(me.on)):
            if found >> place & 1:
                beside |= near[place]
        found |= beside & me.open
    return found


def may_reach(rules: Rules, s: Table, me: Player, hexes: int) -> bool:
    """CI-ANY-04: could anytime actions make one of these uncharted hexes border on landscape, or clear its ruin?"""
    if not hexes:
        return False
    return bool(hexes & within(rules, me, chartable(rules, s, me) + 1) or outlook(rules, s, me) & RUIN)


def may_chart(rules: Rules, s: Table, me: Player, hexes: int) -> bool:
    """CI-ANY-04: could anytime actions chart all these hexes?"""
    tiles = chartable(rules, s, me)
    if hexes.bit_count() > tiles:
        return False
    clear = hexes & ~within(rules, me, tiles) == 0
    return clear or outlook(rules, s, me) & RUIN != 0


def may_build_statue(rules: Rules, s: Table, me: Player) -> bool:
    """CI-ANY-04: could an anytime action put one more statue on the peninsula?"""
    return outlook(rules, s, me) & STATUE != 0
