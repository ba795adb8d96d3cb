"""The arena: many games at once, and what their results say.

from rondel.arena import simulate
results = simulate("saltfjord", games=1000, players=2, bots=["greedy", "random"], seed=1, jobs=4)
print(results.by_bot["greedy"].mean, results.by_bot["greedy"].wins)
results.write("results.parquet")
"""

from .files import BadTarget, check_target, write_rows
from .results import Results, Row, Tally, wilson
from .series import simulate

__all__ = ["BadTarget", "Results", "Row", "Tally", "check_target", "simulate", "wilson", "write_rows"]
