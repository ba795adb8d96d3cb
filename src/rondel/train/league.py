"""Learning by play (PPO): against itself, and in half of the games alone against frozen earlier selves."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from time import monotonic
from typing import Any

import numpy as np
import torch
from torch import Tensor

from rondel.net.features import SEATS, Features
from rondel.net.network import POINTS

from .gather import HALVES, Gatherer
from .imitate import judgement_loss
from .model import Model, Output, load_weights, weights_of

LAMBDA = 0.97  # how much of what came later counts, from one decision of a seat to its next
CLIP = 0.2  # the policy may move so far with one batch
SHARPER = 2.0  # frozen selves play with logits multiplied by this: their better moves more often
MEMORY = 2000  # games that figures are made from


@dataclass(frozen=True)
class PlayConfig:
    steps: int = 100_000_000  # decisions in all; rates fall until then
    window: int = 48  # decisions of each game between two updates
    batch: int = 16384
    epochs: int = 2
    rate: float = 8e-4  # of learning, at first
    last_rate: float = 3e-5
    entropy: float = 0.012  # what being undecided is worth, at first
    last_entropy: float = 0.0015
    selves: int = 3  # frozen ones at a time
    warm_up: int = 5  # windows played before learning begins, so that the games are not all at their start
    freeze: int = 10_000_000  # decisions after which the oldest makes room for the present one


class League:
    """The learner, its frozen selves, and the games they play."""

    def __init__(
        self, model: Model, features: Features, games: Gatherer, config: PlayConfig, device: str, done: int = 0
    ) -> None:
        self.model, self.features, self.games, self.config, self.device = model, features, games, config, device
        self.done, self.started = done, done
        self.frozen = [self._copy() for _ in range(config.selves)]
        self.next_freeze = (done // config.freeze + 1) * config.freeze
        self.oldest = 1  # the first stays: it plays as the heuristic does
        self.optimizer = torch.optim.Adam(model.parameters(), lr=config.rate, eps=1e-5)
        self.leads: dict[int, deque[float]] = {n: deque(maxlen=MEMORY) for n in range(1, SEATS + 1)}
        self.points: dict[int, deque[float]] = {n: deque(maxlen=MEMORY) for n in range(1, SEATS + 1)}
        self.finished = 0
        self._make_room()

    def _copy(self) -> Model:
        twin = Model(self.features, self.model.shape).to(self.device).eval()
        load_weights(twin, weights_of(self.model))
        return twin

    def freeze_first(self, weights: dict[str, Any]) -> None:
        """The one that stays in the league: the imitator of the heuristic."""
        load_weights(self.frozen[0], weights)

    def _make_room(self) -> None:
        n, t = self.games.games, self.config.window
        rows = HALVES * n

        def zeros(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(shape, dtype=kind, device=self.device)

        self.seen = zeros(t, rows, self.features.size, kind=torch.int16)
        self.masks = zeros(t, rows, self.features.actions, kind=torch.bool)
        self.tables = zeros(rows, SEATS + len(self.features.options))
        self.players = zeros(rows, kind=torch.long)
        self.actors, self.actions = zeros(t, rows, kind=torch.long), zeros(t, rows, kind=torch.long)
        self.chances, self.values = zeros(t, rows), zeros(t, rows)
        self.ended, self.guest = zeros(t, rows, kind=torch.bool), zeros(t, rows, kind=torch.bool)
        self.utility, self.win = zeros(t, rows, SEATS), zeros(t, rows, SEATS)
        self.final = zeros(t, rows, SEATS, len(self.features.categories))
        place = torch.arange(rows, device=self.device)
        self.league = place % 2 == 0  # one learner among frozen selves
        self.place = place
        half = torch.arange(n, device=self.device)
        rival = half // 2 % len(self.frozen)
        self.hosts = [((half % 2 == 0) & (rival == k)).nonzero().squeeze(1) for k in range(len(self.frozen))]
        self.views = [[torch.from_numpy(array) for array in arrays] for arrays in self.games.arrays]
        if self.device == "cuda":
            for array in [array for arrays in self.games.arrays for array in arrays]:
                torch.cuda.cudart().cudaHostRegister(array.ctypes.data, array.nbytes, 0)
        for _ in range(HALVES):
            self.games.wait()
        for half in range(HALVES):
            self._table(half)
        self.own = self.place // 2 % self.players.clamp(min=1)  # the learner's seat in a league game
        self.waiting = [False] * HALVES

    def _table(self, half: int) -> None:
        rows = self._rows(half)
        self.tables[rows] = self.views[half][2].to(self.device)
        self.players[rows] = self.views[half][3].to(self.device)

    def _rows(self, half: int) -> slice:
        return slice(half * self.games.games, (half + 1) * self.games.games)

    # Playing

    def play(self) -> Output:
        """A window of decisions of every game. Returns what the network says of the positions after it."""
        for t in range(self.config.window):
            for half in range(HALVES):
                self._arrive(half, t - 1)
                self._decide(half, t)
        last: list[Output] = []
        for half in range(HALVES):
            self._arrive(half, self.config.window - 1)
            last.append(self._look(half))
        self.done += self.config.window * HALVES * self.games.games
        return Output(*[torch.cat(parts) for parts in zip(*last, strict=True)])

    def _arrive(self, half: int, t: int) -> None:
        """The games of this half have been stepped: note which ended, and how."""
        if not self.waiting[half]:
            return
        self.games.wait()
        self.waiting[half] = False
        rows, arrays = self._rows(half), self.games.arrays[half]
        self.ended[t, rows] = self.views[half][6].to(self.device, non_blocking=True)
        if arrays.ended.any():
            for into, view in zip((self.utility, self.win, self.final), self.views[half][7:], strict=True):
                into[t, rows] = view.to(self.device, non_blocking=True)
            self._note(half)

    def _note(self, half: int) -> None:
        arrays = self.games.arrays[half]
        for row in np.flatnonzero(arrays.ended):
            n = int(arrays.players[row])
            totals = arrays.points[row, :n].sum(1)
            self.points[n].append(float(totals.mean()))
            self.finished += 1
            place = half * self.games.games + int(row)
            if place % 2 == 0 and n > 1:
                seat = place // 2 % n
                self.leads[n].append(float(totals[seat] - np.delete(totals, seat).mean()))

    @torch.no_grad()
    def _look(self, half: int) -> Output:
        """What is pending after the window, only to be judged."""
        self.bootstrap_actors = getattr(self, "bootstrap_actors", torch.zeros_like(self.players))
        view, rows = self.views[half], self._rows(half)
        seen, masks = view[0].to(self.device), view[1].to(self.device)
        self.bootstrap_actors[rows] = view[4].to(self.device)
        return self._asked(self.model, seen, masks, self.tables[rows])

    def _asked(self, model: Model, seen: Tensor, masks: Tensor, tables: Tensor) -> Output:
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda"):
            found: Output = model(seen, masks, tables)
        return found

    @torch.no_grad()
    def _decide(self, half: int, t: int) -> None:
        rows, view = self._rows(half), self.views[half]
        self.seen[t, rows] = view[0].to(self.device, non_blocking=True)
        self.masks[t, rows] = view[1].to(self.device, non_blocking=True)
        self.actors[t, rows] = view[4].to(self.device, non_blocking=True)
        output = self._asked(self.model, self.seen[t, rows], self.masks[t, rows], self.tables[rows])
        logits = output.policy
        guest = self.league[rows] & (self.actors[t, rows] != self.own[rows])
        self.guest[t, rows] = guest
        for number, rival in enumerate(self.frozen):
            who = self.hosts[number]  # rows of games it plays in, whoever decides: to sort them out costs more
            theirs = self._asked(rival, self.seen[t, rows][who], self.masks[t, rows][who], self.tables[rows][who])
            logits[who] = torch.where(guest[who][:, None], theirs.policy * SHARPER, logits[who])
        noise = -torch.log(-torch.log(torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)))
        action = (logits + noise).argmax(1)
        self.actions[t, rows] = action
        self.values[t, rows] = output.utility[:, 0]
        self.chances[t, rows] = torch.log_softmax(logits, 1).gather(1, action[:, None]).squeeze(1)
        self.views[half][5].copy_(action)
        self.games.go(half)
        self.waiting[half] = True

    # Learning

    def _returns(self, last: Output) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
        """Backwards through the window: advantages, which are known, and for every seat, counted from the one that
        decides: utilities (and which are known), chances to win, points."""
        t_end, rows = self.config.window, len(self.players)
        seats = torch.arange(SEATS, device=self.device)
        order = (seats[None] - self.bootstrap_actors[:, None]) % self.players[:, None].clamp(min=1)
        win = torch.softmax(last.win.masked_fill(seats[None] >= self.players[:, None], -1e9), 1)
        win = torch.where((self.players == 1)[:, None], torch.sigmoid(last.win), win).gather(1, order)
        points = last.points.gather(1, order[..., None].expand_as(last.points)) * POINTS
        value = torch.zeros(rows, SEATS, device=self.device)
        later = torch.zeros_like(value)
        known = torch.zeros_like(value, dtype=torch.bool)
        found: list[list[Tensor]] = [[] for _ in range(6)]
        for t in reversed(range(t_end)):
            over = self.ended[t][:, None]
            value = torch.where(over, self.utility[t], value)
            later = torch.where(over, 0.0, later)
            known = known | over
            win = torch.where(over, self.win[t], win)
            points = torch.where(over[..., None], self.final[t], points)
            who = self.actors[t][:, None]
            advantage = (value + LAMBDA * later).gather(1, who).squeeze(1) - self.values[t]
            fine = known.gather(1, who).squeeze(1)
            advantage = torch.where(fine, advantage, 0.0)
            turn = (who + seats[None]) % self.players[:, None].clamp(min=1)  # counted from the one that decides
            found[0].append(advantage)
            found[1].append(fine)
            found[2].append((value + LAMBDA * later).gather(1, turn))
            found[3].append(known.gather(1, turn))
            found[4].append(win.gather(1, turn))
            found[5].append(points.gather(1, turn[..., None].expand_as(points)))
            value = value.scatter(1, who, self.values[t][:, None])
            later = later.scatter(1, who, advantage[:, None])
            known = known.scatter(1, who, True)
        stacked = [torch.stack(part[::-1]).flatten(0, 1) for part in found]
        return stacked[0], stacked[1], stacked[2], stacked[3], stacked[4], stacked[5]

    def learn(self, last: Output) -> dict[str, float]:
        advantage, fine, utility, known, win, points = self._returns(last)
        share = min(1.0, self.done / self.config.steps)
        warm = min(1.0, (self.done - self.started) / (10 * self.config.window * len(self.players)))
        rate = (self.config.rate * (1 - share) + self.config.last_rate * share) * warm
        entropy_weight = self.config.entropy * (1 - share) + self.config.last_entropy * share
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        seen, masks = self.seen.flatten(0, 1), self.masks.flatten(0, 1)
        actions, chances = self.actions.flatten(), self.chances.flatten()
        learner = ~self.guest.flatten()
        players = self.players.repeat(self.config.window)
        present = torch.arange(SEATS, device=self.device)[None] < players[:, None]
        choice = learner & fine & (masks.sum(1) > 1)
        mean, spread = advantage[choice].mean(), advantage[choice].std() + 1e-6
        rows = fine.nonzero().squeeze(1)
        stats: list[Tensor] = []
        for _ in range(self.config.epochs):
            shuffled = rows[torch.randperm(len(rows), device=self.device)]
            for b in shuffled.split(self.config.batch):
                if len(b) < self.config.batch // 2 and len(rows) > self.config.batch:
                    continue
                output = self._asked(self.model, seen[b], masks[b], self.tables[b % len(self.players)])
                logp = torch.log_softmax(output.policy, 1)
                chosen = choice[b].float()
                count = chosen.sum().clamp(min=1)
                entropy = (-(logp.exp() * logp.clamp(min=-50)).sum(1) * chosen).sum() / count
                now = logp.gather(1, actions[b][:, None]).squeeze(1)
                ratio = (now - chances[b]).exp()
                gain = (advantage[b] - mean) / spread
                better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
                policy_loss = -(better * chosen).sum() / count
                judged = judgement_loss(output, utility[b], win[b], points[b], present[b], known[b])
                loss = policy_loss + judged - entropy_weight * entropy
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
                self.optimizer.step()
                moved = ((chances[b] - now) * chosen).sum() / count
                stats.append(torch.stack([policy_loss.detach(), judged.detach(), entropy.detach(), moved.detach()]))
        own = rows[learner[rows]]
        explained = 1 - (utility[own, 0] - self.values.flatten()[own]).var() / utility[own, 0].var()
        a, b_, c, d = torch.stack(stats).mean(0).tolist()
        return {"policy": a, "judgement": b_, "entropy": c, "moved": d, "explained": float(explained), "rate": rate}

    def run(self, minutes: float) -> Iterator[dict[str, Any]]:
        """Until the steps or the minutes are over."""
        start = monotonic()
        for _ in range(self.config.warm_up):
            self.play()
        self.done = self.started  # nothing was learnt
        while self.done < self.config.steps and monotonic() - start < 60 * minutes:
            begun = monotonic()
            last = self.play()
            played = monotonic()
            figures = self.learn(last)
            if self.done >= self.next_freeze:
                load_weights(self.frozen[self.oldest], weights_of(self.model))
                self.oldest = self.oldest % (len(self.frozen) - 1) + 1
                self.next_freeze += self.config.freeze
            per_second = self.config.window * len(self.players) / (monotonic() - begun)
            means = {f"points_{n}": float(np.mean(seen)) for n, seen in self.points.items() if seen}
            leads = {f"lead_{n}": float(np.mean(seen)) for n, seen in self.leads.items() if seen}
            times = {"seconds": monotonic() - start, "per_second": per_second, "playing": played - begun}
            yield {"steps": self.done, "games": self.finished, **figures, **means, **leads, **times}
