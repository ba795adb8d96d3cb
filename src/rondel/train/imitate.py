"""The first part of training: to choose as the heuristic does, and to foresee how its games end."""

from collections.abc import Iterator
from math import cos, pi
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from .losses import judgement_loss
from .model import Model, asked
from .samples import Samples

MEASURED = 50_000  # decisions of unseen games that are asked about after each pass
LARGEST_BATCH = 4096
RISING = 0.1  # of the batches
LEAST_BATCHES = 400  # of a pass, so that little data is learnt from, too


def rising_and_falling(done: float) -> float:
    """The share of the full rate after a share of the batches: up to it in the first tenth, then down to nothing."""
    if done < RISING:
        return 0.04 + 0.96 * done / RISING
    return 0.5 + 0.5 * cos(pi * (done - RISING) / (1 - RISING))


class Batches:
    """Samples on a device, given out in batches."""

    def __init__(self, samples: Samples, actions: int, device: str) -> None:
        self.columns = [torch.from_numpy(column).to(device) for column in samples[:-1]]
        self.places = torch.arange(8 * self.columns[1].shape[1], device=device)[:actions]
        held_out = torch.from_numpy(samples.held_out)
        self.device = device
        self.learnt = (~held_out).nonzero().squeeze(1).to(device)
        self.held_out = held_out.nonzero().squeeze(1)[:MEASURED].to(device)
        size = min(LARGEST_BATCH, max(64, len(self.learnt) // LEAST_BATCHES))
        self.each = len(self.learnt) // size + 1  # batches of a pass

    def rows(self, rows: Tensor) -> tuple[list[Tensor], Tensor, list[Tensor]]:
        """What the model is given, what was wanted, and how the games ended."""
        seen, packed, table, wanted, *ends = [column[rows] for column in self.columns]
        mask = (packed[:, self.places // 8] >> (7 - self.places % 8)) & 1
        return [seen, mask.bool(), table], wanted, ends

    def epoch(self, seed: int) -> tuple[Tensor, ...]:
        """The rows of each batch of a pass; the same for the same seed."""
        order = torch.randperm(len(self.learnt), generator=torch.Generator().manual_seed(seed))
        return tuple(self.learnt[order.to(self.device)].tensor_split(self.each))


class Learnt(NamedTuple):
    """After a batch: how many in all, of how many, and after a whole pass how it went."""

    batches: int
    of: int
    figures: dict[str, float]


class Imitation:
    """A model that learns from samples; it can go on after any batch."""

    def __init__(self, model: Model, samples: Samples, device: str, epochs: int, seed: int, rate: float) -> None:
        self.model, self.epochs, self.seed, self.rate = model, epochs, seed, rate
        self.batches = Batches(samples, model.actions, device)
        self.total = epochs * self.batches.each
        self.optimizer = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=0.02)

    def learn(self, done: int = 0) -> Iterator[Learnt]:
        """From the batch of that number on."""
        each, losses = self.batches.each, []
        for epoch in range(done // each, self.epochs):
            batches = self.batches.epoch(self.seed * 1000 + epoch)
            for rows in batches[done - epoch * each :]:
                for group in self.optimizer.param_groups:
                    group["lr"] = self.rate * rising_and_falling(done / self.total)
                losses.append(self._batch(rows))
                done += 1
                if done % each:
                    yield Learnt(done, self.total, {})
            loss = float(torch.stack(losses).mean()) if losses else 0.0
            losses.clear()
            yield Learnt(done, self.total, {"epoch": epoch + 1, "loss": loss, "foreseen": self.foreseen()})

    def _batch(self, rows: Tensor) -> Tensor:
        given, wanted, ends = self.batches.rows(rows)
        output = asked(self.model, *given)
        choice = functional.cross_entropy(output.policy, wanted)
        loss = choice + judgement_loss(output, *ends)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        self.optimizer.step()
        return choice.detach()

    @torch.no_grad()
    def foreseen(self) -> float:
        """The share of the choices of unseen games that are the model's first."""
        right = 0
        for rows in self.batches.held_out.split(8192):
            given, wanted, _ = self.batches.rows(rows)
            right += int((asked(self.model, *given).policy.argmax(1) == wanted).sum())
        return right / max(1, len(self.batches.held_out))
