"""Second thoughts: does the turn that was just played give too much away? Silent unless that is sure."""

from .analyse import judge_or_none
from .grades import MARKED, grade_of, limits_of
from .line import Line
from .quick import chances, steps
from .report import Comparison
from .sure import closely

DECIDED = 0.05  # with less, or with more than all but that, the game is as good as over


def second_thoughts(line: Line) -> Comparison | None:
    """The mistake or blunder of a turn, with the better move; None: there is none, or no network to tell."""
    judge = judge_or_none(line.game)
    found = steps(judge, line) if judge else []
    worst = max(found, key=lambda step: step.fall, default=None)
    limits = limits_of(line.game.name)
    if worst is None or worst.fall < limits.mistake:
        return None
    state = line.states[worst.move]
    (before,) = chances(judge, [state], worst.seat)
    if not DECIDED <= before <= 1 - DECIDED:
        return None
    choice = closely(judge, state, line.actions[worst.move], worst.move)
    sure = choice is not None and grade_of(choice.drop, choice.error, limits) in MARKED
    return choice if sure else None
