"""Play to learn from: against itself, and in half of the games alone against frozen earlier selves."""

from collections import deque
from collections.abc import Iterator
from time import monotonic
from typing import Any

import numpy as np
import torch
from torch import Tensor

from rondel.net.features import SEATS, Features
from rondel.net.utility import Scale

from .games import ALL, HALVES, Games
from .model import Model, Output, asked, load_weights, weights_of
from .ppo import Learner, PlayConfig, Rates
from .threads import threads
from .window import Window

SHARPER = 2.0  # frozen selves play with logits multiplied by this: their better moves more often
MEMORY = 2000  # games that figures are made from


class Scores:
    """How the last games went, by the number of players."""

    def __init__(self, sizes: list[int]) -> None:
        self.finished = 0
        self.points: dict[int, deque[float]] = {n: deque(maxlen=MEMORY) for n in sizes}
        self.leads: dict[int, deque[float]] = {n: deque(maxlen=MEMORY) for n in sizes if n > 1}
        self.heuristic: deque[float] = deque(maxlen=MEMORY)

    def add(self, totals: np.ndarray[Any, Any], own: int, heuristic: bool) -> None:
        """A game with these points, where the learner had this seat, or all."""
        self.finished += 1
        self.points[len(totals)].append(float(totals.mean()))
        if own != ALL:
            lead = float(totals[own] - np.delete(totals, own).mean())
            (self.heuristic if heuristic else self.leads[len(totals)]).append(lead)

    def figures(self) -> dict[str, Any]:
        """Means: points of all seats, the learner's lead over the others' mean, and that over the heuristic."""
        found = {f"points_{n}": _mean(seen) for n, seen in self.points.items()}
        found |= {f"lead_{n}": _mean(seen) for n, seen in self.leads.items()}
        return {"games": self.finished, **found, "lead_heuristic": _mean(self.heuristic)}


def _mean(values: deque[float]) -> float | str:
    return sum(values) / len(values) if values else ""


def by_clock(first: float, start: float, until: float, now: float) -> float:
    """How much of the training is done now, if it had come so far at the start and is to end by the clock."""
    return min(1.0, first + (1 - first) * (now - start) / (until - start))


class League:
    """The learner, its frozen selves, and the games they play. `done`: decisions played in earlier runs."""

    def __init__(
        self, model: Model, features: Features, games: Games, config: PlayConfig, usual: Scale, done: int = 0
    ) -> None:
        self.model, self.games, self.config, self.usual, self.done = model, games, config, usual, done
        self.device = str(next(model.parameters()).device)
        self.on_gpu = self.device.startswith("cuda")
        self.learner = Learner(model, config)
        self.frozen = [Model(features, model.shape).to(self.device).eval() for _ in range(config.selves)]
        for twin in self.frozen:
            load_weights(twin, weights_of(model))
        self.next_freeze = (done // config.freeze + 1) * config.freeze
        self.oldest = 1  # the first stays: it plays as the heuristic does
        for _ in range(HALVES):
            games.wait()
        self.window = Window(config.window, games.arrays, features, self.device)
        self.scores = Scores(sorted(features.tables))
        self.waiting = [False] * HALVES
        self.hosts = [self._hosts(half) for half in range(HALVES)]
        if self.on_gpu:
            self._pin()

    def _hosts(self, half: int) -> list[Tensor]:
        """The games of this half in which each frozen self plays, wherever the learner sits; in half of them the one
        that stays: who meets only what has learnt the same forgets how to answer others."""
        arrays = self.games.arrays[half]
        league = torch.from_numpy((arrays.own != ALL) & ~arrays.heuristic)
        turns = [part for n in range(1, len(self.frozen)) for part in (0, n)] or [0]
        number = torch.tensor(turns)[torch.cumsum(league, 0) // SEATS % len(turns)]
        return [(league & (number == n)).nonzero().squeeze(1).to(self.device) for n in range(len(self.frozen))]

    def _pin(self) -> None:
        """Shared memory that a GPU copies by itself."""
        for array in [array for arrays in self.games.arrays for array in arrays]:
            torch.cuda.cudart().cudaHostRegister(array.ctypes.data, array.nbytes, 0)

    def freeze_first(self, weights: dict[str, Any]) -> None:
        """The one that stays in the league: the imitator of the heuristic."""
        load_weights(self.frozen[0], weights)

    @property
    def own(self) -> float:
        """How much the own points alone count now: less and less, and nothing when half is played."""
        return self.config.own * max(0.0, 1 - 2 * self.share)

    def _rows(self, half: int) -> slice:
        return slice(half * self.games.rows, (half + 1) * self.games.rows)

    # Playing

    def play(self) -> tuple[Output, Tensor]:
        """A window of decisions of every game. Returns the judgement of what is pending then, and who decides."""
        for t in range(self.config.window):
            for half in range(HALVES):
                self._arrive(half, t - 1)
                self._decide(half, t)
        last: list[Output] = []
        for half in range(HALVES):
            self._arrive(half, self.config.window - 1)
            last.append(self._evaluate(half))
        actors = torch.cat([torch.tensor(arrays.actors) for arrays in self.games.arrays]).to(self.device)
        return Output(*[torch.cat(parts) for parts in zip(*last, strict=True)]), actors

    def _arrive(self, half: int, t: int) -> None:
        """The games of this half have been stepped: note which ended, and how."""
        if not self.waiting[half]:
            return
        self.games.wait()
        self.waiting[half] = False
        window, rows, arrays = self.window, self._rows(half), self.games.arrays[half]
        window.ended[t, rows] = torch.from_numpy(arrays.ended).to(self.device, non_blocking=True)
        if arrays.ended.any():
            utility = ((1 - self.own) * arrays.utility + self.own * self.usual.own(arrays.points)).astype(np.float32)
            for into, array in (
                (window.utility, utility),
                (window.win, arrays.win),
                (window.points, arrays.points),
            ):
                into[t, rows] = torch.from_numpy(array).to(self.device, non_blocking=True)
            for row in np.flatnonzero(arrays.ended):
                totals = arrays.points[row, : arrays.players[row]].sum(1)
                self.scores.add(totals, int(arrays.own[row]), bool(arrays.heuristic[row]))

    @torch.no_grad()
    def _evaluate(self, half: int) -> Output:
        """What is pending after the window, only to be judged."""
        arrays = self.games.arrays[half]
        seen, masks = torch.from_numpy(arrays.seen).to(self.device), torch.from_numpy(arrays.masks).to(self.device)
        return asked(self.model, seen, masks, self.window.tables[self._rows(half)])

    @torch.no_grad()
    def _decide(self, half: int, t: int) -> None:
        """Choose in all games of a half, and let them be stepped."""
        window, rows, arrays = self.window, self._rows(half), self.games.arrays[half]
        for into, array in (window.seen, arrays.seen), (window.masks, arrays.masks), (window.actors, arrays.actors):
            into[t, rows] = torch.from_numpy(array).to(self.device, non_blocking=True)
        window.guest[t, rows] = window.league[rows] & (window.actors[t, rows] != window.own[rows])
        output = asked(self.model, window.seen[t, rows], window.masks[t, rows], window.tables[rows])
        logits = self._guests(half, t, output.policy)
        noise = -torch.log(-torch.log(torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)))
        action = (logits + noise).argmax(1)
        window.actions[t, rows] = action
        window.values[t, rows] = output.utility[:, 0]
        window.chances[t, rows] = torch.log_softmax(logits, 1).gather(1, action[:, None]).squeeze(1)
        torch.from_numpy(arrays.actions).copy_(action)
        self.games.go(half)
        self.waiting[half] = True

    def _guests(self, half: int, t: int, logits: Tensor) -> Tensor:
        """The logits with those of the frozen selves where they decide. On a GPU each is asked about all games it plays
        in: to sort out where it decides costs more."""
        window, rows = self.window, self._rows(half)
        for rival, hosts in zip(self.frozen, self.hosts[half], strict=True):
            who = hosts if self.on_gpu else hosts[window.guest[t, rows][hosts]]
            if len(who):
                theirs = asked(rival, window.seen[t, rows][who], window.masks[t, rows][who], window.tables[rows][who])
                guest = window.guest[t, rows][who][:, None]
                logits[who] = torch.where(guest, theirs.policy * SHARPER, logits[who])
        return logits

    # Learning

    @property
    def share(self) -> float:
        """How much of the training is done."""
        return min(1.0, self.done / max(1, self.config.steps))

    def run(self, until: float, last_piece: bool = False) -> Iterator[dict[str, Any]]:
        """Until the steps are done or the clock (monotonic) says so; after each window what it was like. In the last
        piece rates fall to their lowest by that time."""
        for _ in range(self.config.warm_up):
            self.play()
        windows, first, start = 0, self.share, monotonic()
        while self.done < self.config.steps and monotonic() < until:
            begun = monotonic()
            last, actors = self.play()
            self.done += self.config.window * self.window.games
            windows += 1
            played = monotonic()
            share = max(self.share, by_clock(first, start, until, played)) if last_piece else self.share
            with threads(self.config.threads):
                figures = self.learner.learn(self.window, last, actors, Rates(self.config, share, windows))
            self._freeze()
            seconds = monotonic() - begun
            rate = self.config.window * self.window.games / seconds
            times = {"seconds": seconds, "playing": played - begun, "per_second": rate}
            yield {"steps": self.done, **self.scores.figures(), **figures, **times}

    def _freeze(self) -> None:
        """Now and then the oldest frozen self, but not the first, makes room for the present one."""
        if self.done >= self.next_freeze and len(self.frozen) > 1:
            load_weights(self.frozen[self.oldest], weights_of(self.model))
            self.oldest = self.oldest % (len(self.frozen) - 1) + 1
            self.next_freeze += self.config.freeze
