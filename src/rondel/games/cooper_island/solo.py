"""SOLO: Cooper's cards, workers, ship and milestones. He decides nothing; his cards do."""

from .components import BAY, NORMAL, RING, SPECIAL, Components
from .goods import ANYTHING, ReceiveMemo
from .rules import Rules
from .state import COOPER, NEUTRAL, Cooper, Table, is_in, top_of

SPECIAL_FROM = 3  # the round from which a neutral special worker is placed
SECTION_A = 0
ROUND_A = 0  # the space for normal workers there
SECTION_H = 7


def new_cooper(s: Table, c: Components) -> Cooper:
    """CI-SOLO-03, 06, 16."""
    o = Cooper()
    o.steps = c.start_helm[s.settings["difficulty"] - 1]
    o.workers = c.start_workers[:]
    o.waiting = c.start_waiting[:]
    o.counters = [0] * len(c.counters)
    o.hires = 0
    o.deck = []
    o.shown = []
    return o


def strategy(s: Table, c: Components) -> int:
    return c.strategies.index(s.settings["strategy"])


def shuffle(rules: Rules, s: Table) -> None:
    """CI-SOLO-07: his deck anew, and the neutral workers of its first card."""
    c = rules.components
    o = s.cooper[0]
    o.deck = c.solo_deck[strategy(s, c)][:]
    o.shown = []
    for space in neutral_spaces(rules, s, reveal(s, o)):
        s.spaces[space] = NEUTRAL + 1  # all are empty, and a card names three sections


def neutral_spaces(rules: Rules, s: Table, card: int) -> list[int]:
    """CI-SOLO-07: where the neutral workers of a round stand, by its first card."""
    c = rules.components
    sections = c.solo_neutral[card]
    spaces = [2 * section for section in sections[: c.neutral_normal]]
    if s.round >= SPECIAL_FROM:
        spaces += [2 * section + 1 for section in sections[c.neutral_normal :]]
    return spaces


def reveal(s: Table, o: Cooper) -> int:
    card = s.draw(o.deck)
    o.shown.append(card)
    s.emit("solo_card", s.seats, card)
    return card


def play(rules: Rules, s: Table) -> None:
    """CI-SOLO-08 to 10: a card, a worker, helm points, a counter."""
    c = rules.components
    o = s.cooper[0]
    s.begin_turn(s.seats)
    card = reveal(s, o)
    kind = SPECIAL if o.workers[SPECIAL] else NORMAL
    place_worker(rules, s, c.solo_section[card], kind)
    if c.solo_section[card] == SECTION_H:
        s.upright = 0  # CI-SOLO-13
    sail(rules, s, c.solo_helm[card] + (c.solo_special_helm if kind == SPECIAL else 0))
    counter = c.solo_counter[card]
    if counter >= 0 and o.counters[counter] < c.counter_max:
        o.counters[counter] += 1
        s.emit("solo_counter", s.seats, counter, o.counters[counter])
        if o.counters[counter] == c.solo_milestone:
            hire(rules, s)


def place_worker(rules: Rules, s: Table, section: int, kind: int) -> None:
    """CI-SOLO-08, 11, 13: on the space of its section, or of the next one clockwise where he has no worker."""
    sections = len(rules.components.sections)
    space = 2 * section + kind
    while is_in(s.spaces[space], COOPER):
        space = (space + 2) % (2 * sections)
    below = top_of(s.spaces[space])
    s.cooper[0].workers[kind] -= 1
    s.spaces[space] = s.spaces[space] * 8 + COOPER + 1
    s.emit("places_worker", s.seats, space, below)
    if below == 0:
        s.push(rules.receive, 0, ReceiveMemo.pack(1, ANYTHING))
    if section == SECTION_A and space == ROUND_A and below < 0 and s.token != s.seats:
        s.token = s.seats
        s.emit("takes_token", s.seats)


def sail(rules: Rules, s: Table, points: int) -> None:
    """CI-SOLO-06, 10, 11: clockwise, without anchors; the player's harbor earns her an item."""
    o = s.cooper[0]
    for _ in range(points):
        o.steps += 1
        place = (RING + o.steps) % (2 * RING)
        s.emit("sails", s.seats, 0, place)
        if place == 0:
            s.push(rules.receive, 0, ReceiveMemo.pack(1, ANYTHING))


def hire(rules: Rules, s: Table) -> None:
    """CI-SOLO-14: the next entry of his hire order."""
    c = rules.components
    o = s.cooper[0]
    entry = c.hire_order[strategy(s, c)][o.hires]
    o.hires += 1
    if entry.startswith("helm"):
        sail(rules, s, int(entry.removeprefix("helm")))
        return
    kind = SPECIAL if entry == "special" else NORMAL
    o.waiting[kind] -= 1
    o.workers[kind] += 1
    s.emit("hires", s.seats, kind)
    free = [order for order in c.order_priority[strategy(s, c)] if s.orders[order] == -1]
    if kind == SPECIAL and free:
        given = NORMAL if o.workers[NORMAL] else SPECIAL
        o.workers[given] -= 1
        s.orders[free[0]] = 2 * COOPER + given
        s.emit("assigns", s.seats, given, free[0])


def clean_up(rules: Rules, s: Table) -> None:
    """CI-SOLO-15, 16: helm points for statues and difficulty; his workers return."""
    c = rules.components
    o = s.cooper[0]
    for space, stack in enumerate(s.spaces):
        o.workers[space & 1] += int(is_in(stack, COOPER))
    sail(rules, s, o.counters[c.counters.index("statues")] + c.cleanup_helm[s.settings["difficulty"] - 1])


def score(s: Table, c: Components) -> dict[str, int]:
    """CI-SOLO-17: his ship and his royal orders."""
    o = s.cooper[0]
    points = 0
    for order, worker in enumerate(s.orders):
        if worker // 2 == COOPER:
            points += order_points(o, order, c)
    return {"log_book": o.steps // BAY * BAY, "steps": o.steps % BAY, "orders": points, "total": o.steps + points}


def order_points(o: Cooper, order: int, c: Components) -> int:
    """The orders for boats, buildings, statues and crates by his counters, the others a fixed number."""
    if order >= len(o.counters):
        return c.solo_order_points
    entry = c.order_entries[order]
    points = 0
    for stage, worth in zip(entry["stages"], entry["points"]):
        if o.counters[order] >= stage:
            points = worth
    return points
