"""The network in PyTorch, for training; `rondel.net.network` plays with the same weights in numpy.

A position goes in as columns (rondel.net.features) with the mask of legal actions; out come the policy, and for every
seat, counted from the own, its utility, its chance to win and its final points by category.
"""

from functools import cache
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from rondel.net.features import SEATS, Features
from rondel.net.network import EMBEDDING, HEAD, Shape


class Output(NamedTuple):
    """What a model says of n positions. Seats are counted from the one that decides."""

    policy: Tensor  # (n, actions): logits, those of illegal actions very low
    utility: Tensor  # (n, SEATS)
    win: Tensor  # (n, SEATS): logits, to be read by softmax; alone by sigmoid
    points: Tensor  # (n, SEATS, categories), in units of POINTS


class ResidualBlock(nn.Module):
    """Two layers beside a way straight through; at first they add nothing."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.up = nn.Linear(width, width)
        self.down = nn.Linear(width, width)
        nn.init.zeros_(self.down.weight)
        nn.init.zeros_(self.down.bias)

    def forward(self, x: Tensor) -> Tensor:
        found: Tensor = x + self.down(torch.relu(self.up(self.norm(x))))
        return found


class Model(nn.Module):
    """The network of a game. Its parameters have the names that files of weights have."""

    def __init__(self, features: Features, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.actions = features.actions
        self.categories = len(features.categories)
        self._constant("numbers", features.numbers)
        self._constant("names", features.names)
        self._constant("offsets", [first - low for first, low in zip(features.firsts, features.lows, strict=True)])
        self._constant("bit_columns", [column for column, _ in features.bits])
        self._constant("bit_places", [bit for _, bit in features.bits])
        self.things = nn.Embedding(features.things, EMBEDDING)
        inputs = 2 * len(features.numbers) + EMBEDDING * len(features.names) + len(features.bits)
        self.first = nn.Linear(inputs + features.actions + SEATS + len(features.options), shape.width)
        self.blocks = nn.Sequential(*[ResidualBlock(shape.width) for _ in range(shape.blocks)])
        self.norm = nn.LayerNorm(shape.width)
        self.policy = nn.Linear(shape.width, features.actions)
        self.head = nn.Linear(shape.width, HEAD)
        self.utility = nn.Linear(HEAD, SEATS)
        self.win = nn.Linear(HEAD, SEATS)
        self.points = nn.Linear(HEAD, SEATS * self.categories)
        for layer in (self.policy, self.utility, self.win, self.points):
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)

    def _constant(self, name: str, values: list[int]) -> None:
        self.register_buffer(name, torch.tensor(values, dtype=torch.long), persistent=False)

    def forward(self, seen: Tensor, mask: Tensor, table: Tensor) -> Output:
        """seen (n, columns) int16, mask (n, actions) bool, table (n, SEATS + options): number of players, options."""
        h = self.norm(self.blocks(torch.relu(self._entered(seen, mask, table))))
        with torch.autocast(h.device.type, enabled=False):
            return self._said(h.float(), mask)

    def _entered(self, seen: Tensor, mask: Tensor, table: Tensor) -> Tensor:
        """The first layer, in two parts: what is the same for all weights needs no gradient."""
        half = torch.is_autocast_enabled(seen.device.type)
        kind = torch.get_autocast_dtype(seen.device.type) if half else torch.float32
        numbers = seen[:, self.numbers].float()
        logs = torch.log1p(numbers.abs()).copysign_(numbers)
        bits = (seen[:, self.bit_columns].clamp_(min=0) >> self.bit_places) & 1
        parts = logs, (numbers / 8).clamp_(-2, 4), bits, mask, table
        given = torch.cat([part.to(kind) for part in parts], 1)
        things = self.things(seen[:, self.names] + self.offsets).flatten(1)
        first, last = 2 * len(self.numbers), 2 * len(self.numbers) + things.shape[1]
        weight = self.first.weight
        same = functional.linear(given, torch.cat([weight[:, :first], weight[:, last:]], 1), self.first.bias)
        return same + functional.linear(things, weight[:, first:last])

    def _said(self, h: Tensor, mask: Tensor) -> Output:
        """Never in half precision, which is as coarse as the worth of most decisions."""
        policy = self.policy(h).masked_fill(~mask, -1e9)
        judged = torch.relu(self.head(h))
        points = self.points(judged).unflatten(1, (SEATS, self.categories))
        return Output(policy, self.utility(judged), self.win(judged), points)


@cache
def halves(device: str) -> bool:
    """Whether half precision is quicker: on a GPU, and on a processor that has instructions for it."""
    can: dict[str, Any] = getattr(torch.cpu, "get_capabilities", dict)()  # not in older versions
    return device == "cuda" or bool(can.get("avx512_bf16") or can.get("amx_bf16"))


def asked(model: Model, seen: Tensor, masks: Tensor, tables: Tensor) -> Output:
    """By the model's own device, in half precision where that is quicker."""
    with torch.autocast(seen.device.type, torch.bfloat16, enabled=halves(seen.device.type)):
        found: Output = model(seen, masks, tables)
    return found


def weights_of(model: Model) -> dict[str, Any]:
    """Its weights as they are now, as numpy arrays by name."""
    return {name: value.detach().float().cpu().numpy().copy() for name, value in model.state_dict().items()}


def load_weights(model: Model, weights: dict[str, Any]) -> None:
    model.load_state_dict({name: torch.from_numpy(value.astype("float32")) for name, value in weights.items()})
