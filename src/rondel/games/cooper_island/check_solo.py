"""Cooper from outside (SOLO): his cards, workers, counters and the neutral workers agree with each other."""

from rondel.core.errors import BadPosition

from .components import SPECIAL, WORKERS
from .rules import Rules
from .solo import neutral_spaces, strategy
from .state import COOPER, INCOME, NEUTRAL, WORK, Cooper, Table, is_in
from .whereabouts import space_name


def check(rules: Rules, s: Table) -> None:
    o = s.cooper[0]
    _check_hires(rules, s, o)
    _check_cards(rules, s, o)
    _check_neutral(rules, s, o)


def _check_hires(rules: Rules, s: Table, o: Cooper) -> None:
    """CI-SOLO-09, 14, 16: each counter hires once, in the order of his strategy."""
    c = rules.components
    if o.steps < c.start_helm[s.settings["difficulty"] - 1]:
        start = c.start_helm[s.settings["difficulty"] - 1]
        raise BadPosition("cooper.steps", f"{o.steps}; with this difficulty his ship begins after {start}")
    for name, n in zip(c.counters, o.counters):
        if n > c.counter_max:
            raise BadPosition(f"cooper.counters.{name}", f"must be from 0 to {c.counter_max}, not {n}")
    reached = len([n for n in o.counters if n >= c.solo_milestone])
    if o.hires != reached:
        raise BadPosition("cooper.hires", f"{o.hires}; {reached} counters have reached {c.solo_milestone}")
    hired = c.hire_order[strategy(s, c)][:reached]
    for kind, name in enumerate(WORKERS):
        right = c.start_waiting[kind] - hired.count(name)
        if o.waiting[kind] != right:
            raise BadPosition(f"cooper.waiting.{name}", f"{o.waiting[kind]}; after {reached} hires {right} wait")
    assigned = len([1 for worker in s.orders if worker >= 0 and worker // 2 == COOPER])
    if assigned != hired.count(WORKERS[SPECIAL]):
        right = hired.count(WORKERS[SPECIAL])
        raise BadPosition("orders", f"Cooper has {assigned} workers there and hired {right} special workers")


def _check_cards(rules: Rules, s: Table, o: Cooper) -> None:
    """CI-SOLO-07, 08: the cards of his strategy, one shown for the neutral workers and one for each of his."""
    c = rules.components
    cards = [] if s.round == 1 and s.phase == INCOME else c.solo_deck[strategy(s, c)]
    if sorted(o.deck + o.shown) != cards:
        names = ", ".join([c.solo_cards[card] for card in cards]) or "none before the first worker phase"
        raise BadPosition("cooper.deck", f"with the cards shown these are his cards, once each: {names}")
    placed = len([1 for stack in s.spaces if is_in(stack, COOPER)])
    back = 0 if _at_work(s) else sum(o.workers)  # all that he has placed in this round
    right = 1 + placed + back if cards else 0
    if len(o.shown) != right:
        raise BadPosition(
            "cooper.shown", f"{len(o.shown)} cards; one and one for each worker he has placed are {right}"
        )


def _at_work(s: Table) -> bool:
    return s.phase == WORK or any(s.spaces)


def _check_neutral(rules: Rules, s: Table, o: Cooper) -> None:
    """CI-SOLO-07: where his first card says, under all others, while workers are on the central island."""
    c = rules.components
    right = neutral_spaces(rules, s, o.shown[0]) if o.shown and _at_work(s) else []
    for space, stack in enumerate(s.spaces):
        while stack >> 3:
            if (stack & 7) - 1 == NEUTRAL:
                raise BadPosition(
                    f"spaces.{space_name(space, c)}", "a neutral worker stands there first, under all others"
                )
            stack >>= 3
        if (stack - 1 == NEUTRAL) != (space in right):
            names = ", ".join([space_name(n, c) for n in right]) or "nowhere"
            raise BadPosition(f"spaces.{space_name(space, c)}", f"the neutral workers of this round stand on {names}")
