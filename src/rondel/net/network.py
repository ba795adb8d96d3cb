"""A trained network, played in numpy: a position in; out come a policy and what each seat may expect.

Most inputs of the first layer are nothing, so only those that differ from an empty table are gathered and added up.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .features import SEATS, Features
from .weights import SMALL, eight_bits

try:
    from . import _layers as compiled
except ImportError:  # a pure installation
    compiled = None  # type: ignore[assignment]

EMBEDDING = 8  # numbers that stand for a thing
HEAD = 256  # units that the judgement of a position is made from
POINTS = 20.0  # points are predicted in this unit
EPSILON = 1e-5  # of a layer norm, as PyTorch has it

Floats = NDArray[np.float32]
Columns = tuple[NDArray[np.int32], ...]


class Shape(NamedTuple):
    """How large a network is."""

    width: int = 512
    blocks: int = 3


class Evaluation(NamedTuple):
    """Of one position. Seats are counted from the one that looks."""

    policy: Floats  # a probability for each legal action, in their order
    utility: Floats  # by seat, from -1 to 1: what a search maximizes
    win: Floats  # by seat: the chance to win
    points: Floats  # by seat and category: final points


class DenseLayer:
    """x @ weights + bias. For one position with weights of eight bits, which is what a file of a network holds."""

    def __init__(self, weights: Floats, bias: Floats) -> None:
        self.weights, self.bias = np.ascontiguousarray(weights.T), bias
        self.small = eight_bits(weights) if weights.size >= SMALL else None

    def __call__(self, x: Floats) -> Floats:
        if self.small is None or compiled is None or len(x) > 1:
            found: Floats = x @ self.weights + self.bias
            return found
        y = np.empty((1, len(self.bias)), np.float32)
        compiled.multiply(*self.small, self.bias, x, y)
        return y


class Network:
    """Weights by the names that `rondel.train.model` gives them."""

    def __init__(self, features: Features, weights: dict[str, Any], factors: dict[int, float] | None = None) -> None:
        self.features = features
        self.factors = factors or {}  # on the logits of the chances, by number of players: what makes them true
        self.weights = {name: np.asarray(value, np.float32) for name, value in weights.items()}
        self.shape = Shape(len(self.weights["norm.weight"]), sum(name.endswith("up.bias") for name in weights))
        self.numbers = np.array(features.numbers, np.int64)
        self.names = np.array(features.names, np.int64)
        self.bit_columns = np.array([column for column, _ in features.bits], np.int64)
        self.bit_places = np.array([bit for _, bit in features.bits], np.int64)
        self._tables: dict[tuple[int, bytes], Floats] = {}  # the sum of what is the same in all positions of a table
        self._columns: dict[int, Columns] = {}
        self._arrange()

    def _arrange(self) -> None:
        """The first layer as rows to be added up: numbers twice, bits, actions, then every thing of every column."""
        f, first = self.features, self.weights["first.weight"].T
        ends = np.cumsum([len(f.numbers), len(f.numbers), EMBEDDING * len(f.names), len(f.bits), f.actions])
        logs, straight, things, bits, actions, self.table_rows = np.split(first, ends)
        self.blank = np.array(f.blank, np.int64)[self.names]
        self.bias = self.weights["first.bias"].copy()
        tables: list[Floats] = []
        for place, (first_thing, count) in enumerate(zip(f.firsts, f.counts, strict=True)):
            embedded = self.weights["things.weight"][first_thing : first_thing + count]
            table = embedded @ things[EMBEDDING * place : EMBEDDING * (place + 1)]
            empty = table[self.blank[place] - f.lows[place]].copy()
            self.bias += empty
            tables.append(table - empty)
        self.rows = np.concatenate([logs, straight, bits, actions, *tables])
        self.first_bit = 2 * len(f.numbers)
        self.first_action = self.first_bit + len(f.bits)
        starts = np.cumsum([0, *f.counts])[:-1] - np.array(f.lows, np.int64)
        self.first_things = self.first_action + f.actions + starts.astype(np.int64)
        self.blocks = [self._block(f"blocks.{number}") for number in range(self.shape.blocks)]
        self.heads = [self._layer(name) for name in ("head", "utility", "win", "points")]

    def _layer(self, name: str) -> DenseLayer:
        return DenseLayer(self.weights[f"{name}.weight"], self.weights[f"{name}.bias"])

    def _block(self, name: str) -> tuple[Floats, Floats, DenseLayer, DenseLayer]:
        norm = self.weights[f"{name}.norm.weight"], self.weights[f"{name}.norm.bias"]
        return *norm, self._layer(f"{name}.up"), self._layer(f"{name}.down")

    def table(self, players: int, options: Floats) -> Floats:
        """What the first layer adds up to at a table before anything is on it."""
        key = players, options.tobytes()
        if key not in self._tables:
            given = np.zeros(SEATS + len(options), np.float32)
            given[players - 1] = 1
            given[SEATS:] = options
            self._tables[key] = self.bias + given @ self.table_rows
        return self._tables[key]

    def columns(self, players: int) -> Columns:
        """Where an observation of such a table holds what, and which rows belong to it."""
        if players not in self._columns:
            self._columns[players] = self._columns_of(self.features.tables[players])
        return self._columns[players]

    def _columns_of(self, take: NDArray[np.int64]) -> Columns:
        """Columns that such a table has not are blank and add nothing."""
        numbers = np.flatnonzero(take[self.numbers] >= 0)
        bits = np.flatnonzero(take[self.bit_columns] >= 0)
        names = np.flatnonzero(take[self.names] >= 0)
        found = [
            take[self.numbers[numbers]], numbers, len(self.numbers) + numbers,
            take[self.bit_columns[bits]], self.bit_places[bits], self.first_bit + bits,
            take[self.names[names]], self.blank[names], self.first_things[names],
        ]  # fmt: skip
        return tuple([np.ascontiguousarray(array, np.int32) for array in found])

    def enter(self, seen: NDArray[np.int16], legal: list[int], columns: Columns, into: Floats) -> None:
        """The first layer for one position: `into` holds the sum of its table, and what was seen is added."""
        if compiled is not None:
            compiled.enter(self.rows, self.shape.width, seen, columns, legal, self.first_action, into)
            return
        numbers, logs, straight, bits, bit_places, bit_rows, names, blank, first_things = columns
        amounts = seen[numbers].astype(np.float32)
        there = np.flatnonzero(amounts)
        amounts = amounts[there]
        things = seen[names]
        named = np.flatnonzero(things != blank)
        set_bits = np.flatnonzero(np.maximum(seen[bits], 0) >> bit_places & 1)
        places = [logs[there], straight[there], bit_rows[set_bits], self.first_action + np.asarray(legal, np.int32)]
        places.append(first_things[named] + things[named])
        rows = np.concatenate(places)
        weights = np.ones(len(rows), np.float32)
        weights[: len(there)] = np.copysign(np.log1p(np.abs(amounts)), amounts)
        weights[len(there) : 2 * len(there)] = np.clip(amounts / 8, -2, 4)
        into += weights @ self.rows[rows]

    def hidden(self, entered: Floats) -> Floats:
        """From the sums of the first layer (n, width) to the last common layer."""
        h = np.maximum(entered, 0)
        for scale, shift, up, down in self.blocks:
            between = up(_norm(h, scale, shift))
            h = h + down(np.maximum(between, 0, out=between))
        return _norm(h, self.weights["norm.weight"], self.weights["norm.bias"])

    def policy(self, hidden: Floats, legal: list[int]) -> Floats:
        """Of one position, over its legal actions."""
        logits = self.weights["policy.weight"][legal] @ hidden + self.weights["policy.bias"][legal]
        return _softmax(logits)

    def judge(self, hidden: Floats, players: int) -> tuple[Floats, Floats, Floats]:
        """Utilities and chances to win (n, players), points (n, players, categories)."""
        head, utility, win, points = self.heads
        judged = np.maximum(head(hidden), 0)
        utilities = np.clip(utility(judged), -1, 1)[:, :players]
        logits = win(judged)[:, :players] * np.float32(self.factors.get(players, 1.0))
        chances = _sigmoid(logits) if players == 1 else _softmax(logits)
        shape = len(hidden), SEATS, len(self.features.categories)
        amounts = points(judged).reshape(shape)[:, :players]
        return utilities, chances, amounts * np.float32(POINTS)

    def evaluate(self, seen: NDArray[np.int16], legal: list[int], players: int, options: Floats) -> Evaluation:
        """One position, as observed at a table of so many, in one pass."""
        sums = self.table(players, options)[None].copy()
        self.enter(seen, legal, self.columns(players), sums[0])
        hidden = self.hidden(sums)
        utility, win, points = self.judge(hidden, players)
        return Evaluation(self.policy(hidden[0], legal), utility[0], win[0], points[0])


def _norm(x: Floats, scale: Floats, shift: Floats) -> Floats:
    x = x - x.mean(-1, keepdims=True)
    spread = np.sqrt(np.einsum("ij,ij->i", x, x) / np.float32(x.shape[-1]) + np.float32(EPSILON))[:, None]
    found: Floats = np.asarray(x / spread * scale + shift, np.float32)
    return found


def _softmax(x: Floats) -> Floats:
    chances = np.exp(x - x.max(-1, keepdims=True))
    found: Floats = chances / chances.sum(-1, keepdims=True)
    return found


def _sigmoid(x: Floats) -> Floats:
    found: Floats = np.asarray(1 / (1 + np.exp(-x)), np.float32)
    return found
