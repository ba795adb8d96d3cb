"""The arena: many games at once, and what their results say.

from rondel.arena import simulate, tournament
results = simulate("saltfjord", games=1000, players=2, bots=["greedy", "random"], seed=1, jobs=4)
print(results.by_bot["greedy"].mean, results.by_bot["greedy"].wins)
results.write("results.parquet")

outcome = tournament("saltfjord", games=1000, players=2, bots=["greedy", "random"], out="folder", seed=1, jobs=4)
print(outcome.numbers.ladder, outcome.folder / "report.html")
"""

from rondel.bots import BotFailed
from rondel.core.files import BadTarget

from .files import check_target, write_rows
from .page import report
from .results import PlayerResult, Results, Tally, wilson
from .series import simulate
from .tournaments import Outcome, tournament

__all__ = [
    "BadTarget",
    "BotFailed",
    "Outcome",
    "PlayerResult",
    "Results",
    "Tally",
    "check_target",
    "report",
    "simulate",
    "tournament",
    "wilson",
    "write_rows",
]
