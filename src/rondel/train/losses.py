"""How far off a model is: its judgement of how games end, in three parts."""

import torch
from torch import Tensor
from torch.nn import functional

from rondel.net.network import POINTS

from .model import Output

AUXILIARY = 0.1  # weight of chances and points beside the utility, which play is decided by


def judgement_loss(output: Output, utility: Tensor, win: Tensor, points: Tensor, present: Tensor) -> Tensor:
    """Of utilities, chances to win and points together."""
    there = present.float()
    off = ((output.utility - utility).square() * there).sum(1).mean()
    return off + AUXILIARY * win_loss(output.win, win, present) + AUXILIARY * points_loss(output.points, points, there)


def win_loss(logits: Tensor, win: Tensor, present: Tensor) -> Tensor:
    """Cross entropy over the seats there are; alone, of winning or not."""
    alone = present.sum(1) == 1
    together = -(torch.log_softmax(logits.masked_fill(~present, -1e9), 1).clamp(min=-50) * win * present).sum(1)
    solo = functional.binary_cross_entropy_with_logits(logits[:, 0], win[:, 0], reduction="none")
    return torch.where(alone, solo, together).mean()


def points_loss(found: Tensor, points: Tensor, there: Tensor) -> Tensor:
    off = functional.smooth_l1_loss(found, points / POINTS, reduction="none").sum(2)
    return (off * there).sum(1).mean()
