"""Learning from a window of play by PPO: more of what went better than foreseen, in small steps."""

from dataclasses import dataclass

import torch
from torch import Tensor

from .losses import judgement_loss
from .model import Model, Output, asked
from .returns import Targets, returns
from .window import Window

CLIP = 0.2  # the policy may move so far with one window


@dataclass(frozen=True)
class PlayConfig:
    steps: int = 100_000_000  # decisions in all; rates fall until then
    window: int = 48  # decisions of each game between two updates
    batch: int = 16384  # at most; never more than a sixth of a window
    epochs: int = 3  # passes over a window
    rate: float = 6e-4  # of learning, at first
    last_rate: float = 3e-5
    entropy: float = 0.012  # what being undecided is worth, at first
    last_entropy: float = 0.0015
    selves: int = 3  # frozen ones at a time
    warm_up: int = 5  # windows played before learning begins, so that the games are not all at their start
    slowly: int = 10  # windows until the full rate
    own: float = 0.0  # how much the own points alone count at first
    freeze: int = 30_000_000  # decisions after which the oldest frozen self makes room for the present one
    threads: int = 0  # that learn where no GPU does; 0: as many as play


class Rates:
    """How fast to learn now, and what being undecided is worth: both fall with the share of the training done."""

    def __init__(self, config: PlayConfig, share: float, windows: int) -> None:
        warm = min(1.0, windows / config.slowly)
        self.learning = (config.rate * (1 - share) + config.last_rate * share) * warm
        self.entropy = config.entropy * (1 - share) + config.last_entropy * share


class Rows:
    """A window as rows of decisions."""

    def __init__(self, window: Window, targets: Targets) -> None:
        self.window, self.targets = window, targets
        self.seen, self.masks = window.seen.flatten(0, 1), window.masks.flatten(0, 1)
        self.actions, self.chances = window.actions.flatten(), window.chances.flatten()
        self.values, self.learner = window.values.flatten(), ~window.guest.flatten()
        self.present = window.present().repeat(window.moments, 1)
        self.choice = self.learner & (self.masks.sum(1) > 1)
        advantage = targets.advantage[self.choice]
        self.gain = (targets.advantage - advantage.mean()) / (advantage.std() + 1e-6)

    def batches(self, size: int) -> list[Tensor]:
        """All rows, in a new order; a small rest is left for another time."""
        found = list(torch.randperm(len(self.values), device=self.values.device).split(size))
        return found[:-1] if len(found) > 1 and len(found[-1]) < size // 2 else found

    def ask(self, model: Model, rows: Tensor) -> Output:
        return asked(model, self.seen[rows], self.masks[rows], self.window.tables[rows % self.window.games])

    def explained(self) -> float:
        """The share of the variance of the utility that the values foresaw."""
        utility = self.targets.utility[self.learner, 0]
        return float(1 - (utility - self.values[self.learner]).var() / utility.var().clamp(min=1e-9))


class Learner:
    """A model and its optimizer."""

    def __init__(self, model: Model, config: PlayConfig) -> None:
        self.model, self.config = model, config
        self.optimizer = torch.optim.Adam(model.parameters(), lr=config.rate, eps=1e-5)

    def learn(self, window: Window, last: Output, actors: Tensor, rates: Rates) -> dict[str, float]:
        """From a window and the judgement of what is pending after it; says how it went."""
        for group in self.optimizer.param_groups:
            group["lr"] = rates.learning
        rows = Rows(window, returns(window, last, actors))
        size = min(self.config.batch, max(64, window.moments * window.games // 6))
        figures: list[Tensor] = []
        for _ in range(self.config.epochs):
            for batch in rows.batches(size):
                figures.append(self._batch(rows, batch, rates.entropy))
        if not figures:
            return {}
        policy, judgement, entropy, moved = torch.stack(figures).mean(0).tolist()
        found = {"policy": policy, "judgement": judgement, "entropy": entropy, "moved": moved}
        return {**found, "explained": rows.explained(), "rate": rates.learning}

    def _batch(self, rows: Rows, batch: Tensor, undecided: float) -> Tensor:
        output, targets = rows.ask(self.model, batch), rows.targets
        policy, entropy, moved = _policy(rows, batch, torch.log_softmax(output.policy, 1))
        ends = targets.utility[batch], targets.win[batch], targets.points[batch]
        judged = judgement_loss(output, *ends, rows.present[batch])
        self.optimizer.zero_grad(set_to_none=True)
        (policy + judged - undecided * entropy).backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        self.optimizer.step()
        return torch.stack([policy, judged, entropy, moved]).detach()


def _policy(rows: Rows, batch: Tensor, chances: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """The loss of the policy, how undecided it is, and how far it has moved since it played."""
    chosen = rows.choice[batch].float()
    count = chosen.sum().clamp(min=1)
    entropy = (-(chances.exp() * chances.clamp(min=-50)).sum(1) * chosen).sum() / count
    now = chances.gather(1, rows.actions[batch][:, None]).squeeze(1)
    ratio, gain = (now - rows.chances[batch]).exp(), rows.gain[batch]
    better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
    moved = ((rows.chances[batch] - now) * chosen).sum() / count
    return -(better * chosen).sum() / count, entropy, moved
