"""How a search is to be done: its budget, how far it looks, how sure its hand is. `1s:horizon=8:noise=2` as text."""

import re
from dataclasses import dataclass, replace

from rondel.core.errors import RondelError

BUDGET = re.compile(r"(\d+(?:\.\d+)?)(ms|s|i)")
MOST_SECONDS = 600.0
MOST_ITERATIONS = 1_000_000


class BadPlan(RondelError):
    """Parameters that a search does not take."""


@dataclass(frozen=True)
class Plan:
    seconds: float = 0.0  # of processor time for a decision
    iterations: int = 0  # or so many looks ahead of each worker, whatever the time; none of both: the rule of thumb
    horizon: int = -1  # turns of each player that are looked ahead; 0 = to the end of the game, -1 = as the game says
    noise: float = 0.0  # by which a judgement may err, as a share of how far the choices lie apart
    workers: int = 1  # processes
    trust: float = 1.0  # in the rule of thumb, as a multiple of what its usual error deserves
    daring: float = 2.0  # how much what was seldom seen attracts, in usual errors of the rule of thumb
    rivalry: float = 1.0  # 1 = to be ahead of the best other counts, 0 = the own points alone; or something between


LIMITS = {
    "horizon": (-1, 1000),
    "noise": (0.0, 1000.0),
    "workers": (1, 64),
    "trust": (0.01, 1000.0),
    "daring": (0.0, 1000.0),
    "rivalry": (0.0, 1.0),
}


def read_plan(text: str, plan: Plan | None = None) -> Plan:
    """A budget (`200ms`, `1s`, `50i` for iterations) and whatever else differs, apart by colons."""
    plan = plan or Plan()
    parts = text.split(":") if text else []
    budgets = [part for part in parts if BUDGET.fullmatch(part)]
    if len(budgets) > 1:
        raise BadPlan(f"mcts: takes one budget, not {' and '.join(budgets)}")
    for part in parts:
        name, equals, value = part.partition("=")
        plan = _with(plan, name, value) if equals else _budget(plan, part)
    if not plan.seconds and not plan.iterations and plan.noise == 0:
        raise BadPlan("mcts: needs a budget after the colon, such as mcts:1s, mcts:200ms or mcts:50i (iterations)")
    return plan


def _budget(plan: Plan, text: str) -> Plan:
    found = BUDGET.fullmatch(text)
    if not found:
        raise BadPlan(f"mcts: the budget must be like 1s, 200ms or 50i (iterations), not {text!r}")
    number, unit = float(found[1]), found[2]
    if unit == "i":
        if number != int(number) or number > MOST_ITERATIONS:
            raise BadPlan(f"mcts: iterations are a whole number up to {MOST_ITERATIONS}, not {found[1]}")
        return replace(plan, iterations=int(number), seconds=0.0)
    seconds = number / 1000 if unit == "ms" else number
    if seconds > MOST_SECONDS:
        raise BadPlan(f"mcts: at most {MOST_SECONDS:g}s a decision, not {text}")
    return replace(plan, seconds=seconds, iterations=0)


def _with(plan: Plan, name: str, value: str) -> Plan:
    if name not in LIMITS:
        raise BadPlan(f"mcts: there is no {name!r} (there are: {', '.join(LIMITS)})")
    least, most = LIMITS[name]
    try:
        number = type(least)(value)
    except ValueError:
        number = most + 1
    if not least <= number <= most:
        whole = ", a whole number" if isinstance(least, int) else ""
        raise BadPlan(f"mcts: {name} must be a number from {least:g} to {most:g}{whole}, not {value!r}")
    return replace(plan, **{name: number})  # type: ignore[arg-type]
