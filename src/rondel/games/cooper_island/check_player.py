"""A player's boards from outside: what is derived agrees with what it is derived from, and every limit holds."""

from rondel.core.errors import BadPosition

from .cleanup import FEEDING
from .components import (
    BAY,
    CUBE,
    GOLD,
    GOLD_LEVEL,
    GOODS,
    ITEMS,
    LANDSCAPES,
    LARGE,
    MOUNTAIN,
    PIECES,
    RUIN,
    SMALL,
    SPECIAL,
    Components,
)
from .fields import DECKS
from .rules import Rules, goal
from .scoring import largest_area
from .state import FINISH, INCOME, Player, Table

WRECKING = "flip_own_boat_face_down_and_perform"  # what large building cards do, as the components call it
STOWING = "place_unused_crate_on_highest_free_landscape"


def check_land(p: Player, key: str, c: Components) -> None:
    """CI-RES-01 to 06, CI-RUIN-04: landscape, levels and what lies there."""
    for place, name in enumerate(c.hexes):
        if (p.land[place] < 0) != (p.level[place] == 0):
            raise BadPosition(f"{key}.level.{name}", "a hex with landscape has a level, an uncharted one has none")
        piece = p.on[place]
        if piece >= 0 and (piece == RUIN) != (p.land[place] < 0):
            raise BadPosition(f"{key}.on.{name}", "a ruin lies on an uncharted hex, everything else on landscape")
        if piece == RUIN and place not in c.ruins:
            ruins = ", ".join([c.hexes[ruin] for ruin in c.ruins])
            raise BadPosition(f"{key}.on.{name}", f"this hex never had a ruin; those that had are {ruins}")
        if 0 < piece < ITEMS:
            _check_cube(p, place, f"{key}.on.{name}")


def _check_cube(p: Player, place: int, key: str) -> None:
    """CI-RES-03, 05: nothing is laid on a cube, so it is of the landscape on top."""
    land = p.land[place]
    high = land == MOUNTAIN and p.level[place] >= GOLD_LEVEL
    if p.on[place] != CUBE[land] and not (high and p.on[place] == GOLD):
        right = f"{GOODS[CUBE[land]]} or {GOODS[GOLD]}" if high else GOODS[CUBE[land]]
        raise BadPosition(key, f"{PIECES[p.on[place]]} on {LANDSCAPES[land]} of level {p.level[place]}; it is {right}")


def check_shape(p: Player, key: str, c: Components, chosen: bool) -> None:
    """CI-SETUP-22, CI-TILE-05: landscape begins on the start space and grows from there."""
    start = c.hexes[c.start]
    if chosen != (p.land[c.start] >= 0):
        right = "the start space is charted" if chosen else "nothing is charted before the first landscape is chosen"
        raise BadPosition(f"{key}.land.{start}", right)
    if not chosen and p.charted:
        raise BadPosition(f"{key}.land", f"{start} comes first")
    area = largest_area(p.charted, c)
    if area != p.charted.bit_count():
        raise BadPosition(f"{key}.land", f"{p.charted.bit_count()} hexes, but only {area} of them hang together")


def check_islets(s: Table, seat: int, c: Components, turns: int) -> None:
    """CI-ISLET-01 to 07. turns: how often this player could place one up to now."""
    p = s.players[seat]
    key = f"players[{seat}].islets"
    placed = [half for half, islet in enumerate(p.islets) if islet >= 0]
    for half in placed:
        if half % 2 and p.islets[half - 1] >= 0:
            raise BadPosition(f"{key}.{c.halves[half]}", f"{c.halves[half - 1]} is covered: the sand bank would vanish")
    if len(placed) > turns:
        raise BadPosition(key, f"{len(placed)} islets, but up to now {turns} could be placed, one in each income")
    if placed and len(placed) == turns and not any([c.first_halves >> half & 1 for half in placed]):
        raise BadPosition(key, f"one in every round up to now, so the first of them lies on {_first(c)} (CI-ISLET-07)")
    beside = [[h for half_, h in c.coast if half_ == half and p.land[h] >= 0 and h != c.start] for half in placed]
    if not _all_placed(beside, []):
        names = ", ".join([c.halves[half] for half in placed])
        raise BadPosition(key, f"each islet of {names} needs a landscape space of its own beside it")


def _first(c: Components) -> str:
    return " or ".join([name for half, name in enumerate(c.halves) if c.first_halves >> half & 1])


def _all_placed(options: list[list[int]], taken: list[int]) -> bool:
    """Is there another hex for each?"""
    if not options:
        return True
    return any([_all_placed(options[1:], [*taken, h]) for h in options[0] if h not in taken])


def check_built(rules: Rules, s: Table, seat: int) -> None:
    """BOAT, BUILD, RUIN, CRATE: boats, the workshop, cards."""
    p = s.players[seat]
    key = f"players[{seat}]"
    c = rules.components
    for boat, name in enumerate(c.boats):
        if p.wrecks >> boat & 1 and boat not in p.docks:
            raise BadPosition(f"{key}.wrecks", f"{name} is not built, so it cannot lie face down")
    for spot, name in enumerate(c.crafting):
        if p.crafting >> spot & 1 and spot >= c.crafting_open + p.buildings[LARGE - SMALL]:
            raise BadPosition(f"{key}.crafting", f"a large building still covers {name}")
    for deck, kept in enumerate((p.small_cards, p.large_cards)):
        drawn = len([1 for number, owner, memo in s.stack if owner == seat and memo == deck and _draws(rules, number)])
        if kept.bit_count() + drawn != p.buildings[deck]:
            raise BadPosition(
                f"{key}.{DECKS[deck]}_cards",
                f"{kept.bit_count()} cards kept and {drawn} being drawn; {p.buildings[deck]} {DECKS[deck]} buildings"
                " are erected, and each brings one (CI-BUILD-07, 09)",
            )
    if p.spent & ~p.large_cards:
        raise BadPosition(f"{key}.spent", "only a card of large_cards can lie face down")
    _check_needs(p, key, c)


def _draws(rules: Rules, number: int) -> bool:
    """A building whose card is still to be kept."""
    return number in (rules.draw_cards.number, rules.keep_card.number)


def _check_needs(p: Player, key: str, c: Components) -> None:
    """CI-LARGE-13, 14: what only a card can have done."""
    for card, entry in enumerate(c.large_entries):
        if p.large_cards >> card & 1:
            continue
        if p.wrecks and WRECKING in entry:
            raise BadPosition(
                f"{key}.wrecks", f"only the large building card {c.large_cards[card]} turns boats face down"
            )
        if p.crates_on_land() and STOWING in entry:
            raise BadPosition(f"{key}.on", f"only the large building card {c.large_cards[card]} brings crates there")


def check_storage(p: Player, key: str) -> None:
    """CI-STORE-03: not more items than spots."""
    stored, p.stored = p.stored, [0] * ITEMS
    for item in range(ITEMS - 1, -1, -1):
        for _ in range(stored[item]):
            if not p.has_room(item):
                raise BadPosition(f"{key}.stored", f"{sum(stored)} items; there are spots for {sum(p.stored)} of them")
            p.stored[item] += 1


def check_goals(rules: Rules, s: Table, seat: int) -> None:
    """MILE: tokens are turned when their goal is reached; hired workers and royal orders follow from hire spaces."""
    p = s.players[seat]
    key = f"players[{seat}]"
    c = rules.components
    for milestone, name in enumerate(c.milestones):
        n = goal(p, milestone, c)
        if (p.milestones >> milestone & 1 != 0) != (n >= c.milestone_need[milestone]):
            right = "is reached" if n >= c.milestone_need[milestone] else "is not reached"
            raise BadPosition(f"{key}.milestones", f"{name} {right} with {n} (needed: {c.milestone_need[milestone]})")
    if p.hired.bit_count() > p.milestones.bit_count():
        raise BadPosition(
            f"{key}.hired", f"{p.hired.bit_count()} tokens; {p.milestones.bit_count()} milestones are reached"
        )
    for kind, waiting in enumerate(p.waiting):
        if waiting > c.start_waiting[kind]:
            raise BadPosition(f"{key}.waiting", f"{waiting} of a kind of which {c.start_waiting[kind]} wait at first")
    pending = [rules.steps[number] for number, owner, _ in s.stack if owner == seat]
    spaces = len([1 for space, helm in enumerate(c.hire_helm) if p.hired >> space & 1 and not helm])
    hired = sum(c.start_waiting) - sum(p.waiting)
    if hired != spaces - pending.count(rules.recruit):
        raise BadPosition(f"{key}.waiting", f"{hired} workers are hired; {spaces} hire spaces for a worker are used")
    special = c.start_waiting[SPECIAL] - p.waiting[SPECIAL]
    assigned = len([1 for worker in s.orders if worker >= 0 and worker // 2 == seat])
    if assigned != special - pending.count(rules.assign) - pending.count(rules.assign_order):
        raise BadPosition("orders", f"seat {seat} has {assigned} workers there and hired {special} special workers")


def check_voyage(rules: Rules, s: Table, seat: int) -> None:
    """CI-HELM-06, 07, CI-LOG-03: a token for every bay and harbor reached, while the supply has any."""
    p = s.players[seat]
    coming = len([1 for number, owner, _ in s.stack if owner == seat and number == rules.arrive.number])
    reached = sum([steps // BAY for steps in p.steps]) - coming
    kept = sum(p.log)
    if kept > reached or (kept < reached and any(s.log)):
        raise BadPosition(
            f"players[{seat}].log",
            f"{kept} tokens; ships that have come {p.steps[0]} and {p.steps[1]} steps have brought {reached}",
        )


def islet_turns(rules: Rules, s: Table, seat: int) -> int:
    """CI-INCOME-01: in how many incomes this player may have placed an islet."""
    if s.phase != INCOME:
        return s.round
    for number, owner, memo in s.stack:
        if number == rules.begin_round.number:
            return s.round - 1
        if owner == seat and (number == rules.begin_income.number or (number == rules.income.number and not memo & 1)):
            return s.round - 1
    return s.round


def check_time(rules: Rules, s: Table, seat: int) -> None:
    """CI-CARTO-02, CI-INCOME-03: what cannot have happened yet in this phase."""
    p = s.players[seat]
    key = f"players[{seat}]"
    fresh = [rules.begin_income.number, rules.begin_round.number, rules.begin_cleanup.number]
    waits = [number in fresh and (owner == seat or number != fresh[0]) for number, owner, _ in s.stack]
    waits += [frame == (rules.cleanup_step.number, seat, FEEDING) for frame in s.stack]
    if p.surveyed and (s.phase == FINISH or any(waits)):
        raise BadPosition(
            f"{key}.surveyed", "must be false: there was no moment for the cartographer in this phase yet"
        )
    if s.round > 1 or s.phase != INCOME:
        return
    early = {
        "docks": p.boats_built() > 0,
        "on": sum(p.buildings) + p.statues > 0,
        "lids": p.lids.bit_count() < len(rules.components.cargo),
        "steps": any(p.steps),
        "hired": p.hired > 0,
    }
    for name, there in early.items():
        if there:
            raise BadPosition(f"{key}.{name}", "before the first worker phase nothing is built, supplied or hired")
