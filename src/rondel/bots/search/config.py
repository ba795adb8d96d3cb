"""How a search is to be done: its budget, how far ahead, how much noise. `1s:horizon=8:noise=2` as text."""

from dataclasses import dataclass, replace

from ..parameters import BUDGET, BadParameter, Limits, budget, number


@dataclass(frozen=True)
class SearchConfig:
    seconds: float = 0.0  # of processor time for a decision
    turn_seconds: float = 0.0  # or for all decisions of a turn
    iterations: int = 0  # or so many simulations of each worker, whatever the time; none of both: the heuristic
    horizon: int = -1  # turns of each player to look ahead; 0 = to the end of the game, -1 = as the game says
    noise: float = 0.0  # by which values err, as a share of how far they lie apart
    workers: int = 1  # processes
    prior_weight: float = 1.0  # as a multiple of what the heuristic's usual error deserves
    exploration: float = 2.0  # how much an action seldom visited attracts, in usual errors of the heuristic
    rivalry: float = 1.0  # 1 = to be ahead of the best other counts, 0 = the own points alone; or something between


OLD_NAMES = {"trust": "prior_weight", "daring": "exploration"}  # of version 0.1, for one more version
LIMITS: Limits = {
    "horizon": (-1, 1000),
    "noise": (0.0, 1000.0),
    "workers": (1, 64),
    "prior_weight": (0.01, 1000.0),
    "exploration": (0.0, 1000.0),
    "rivalry": (0.0, 1.0),
}


def read_config(text: str, config: SearchConfig | None = None) -> SearchConfig:
    """A budget (`200ms`, `1s`, `50i` for iterations) and whatever else differs, apart by colons."""
    config = config or SearchConfig()
    parts = text.split(":") if text else []
    budgets = [part for part in parts if BUDGET.fullmatch(part)]
    if len(budgets) > 1:
        raise BadParameter(f"mcts: takes one budget, not {' and '.join(budgets)}")
    for part in parts:
        name, equals, value = part.partition("=")
        config = _with(config, name, value) if equals else _budget(config, part)
    if not config.seconds and not config.iterations and config.noise == 0:
        raise BadParameter("mcts: needs a budget after the colon, such as mcts:1s, mcts:200ms or mcts:50i (iterations)")
    return config


def _budget(config: SearchConfig, text: str) -> SearchConfig:
    seconds, iterations = budget("mcts", text)
    return replace(config, seconds=seconds, iterations=iterations)


def _with(config: SearchConfig, name: str, value: str) -> SearchConfig:
    name = OLD_NAMES.get(name, name)
    return replace(config, **{name: number("mcts", LIMITS, name, value)})  # type: ignore[arg-type]
