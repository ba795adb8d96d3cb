"""What the decisions of a window were worth: worked out backwards, from the ends of games or the last judgement."""

from typing import NamedTuple

import torch
from torch import Tensor

from rondel.net.network import POINTS

from .model import Output
from .window import Window

LAMBDA = 0.97  # how much of what came later counts, from one decision of a seat to its next


class Targets(NamedTuple):
    """One row a decision, moment after moment. Seats are counted from the one that decides."""

    advantage: Tensor  # how much better it went than the value said
    utility: Tensor
    win: Tensor
    points: Tensor


class Backwards:
    """The state of the walk, by game and seat as the game numbers them: what is expected after the present moment.

    Every seat has a judgement at the end of the window, also one that does not decide there. To leave out what a seat
    does not follow up in the window would teach it what is followed up soon: to retire early in Saltfjord, for one.
    """

    def __init__(self, window: Window, last: Output, actors: Tensor) -> None:
        """last: the judgement of what is pending after the window, where these seats decide."""
        self.window = window
        self.around = window.players[:, None].clamp(min=1)
        seats, order = window.seats[None], (window.seats[None] - actors[:, None]) % self.around
        together = torch.softmax(last.win.masked_fill(~window.present(), -1e9), 1)
        win = torch.where((window.players == 1)[:, None], torch.sigmoid(last.win), together)
        self.win = win.gather(1, order)
        self.points = last.points.gather(1, order[..., None].expand_as(last.points)) * POINTS
        self.value = last.utility.gather(1, order)  # of the seat's next decision, of the end, or as judged there
        self.later = torch.zeros_like(self.win)  # the advantage of that next decision
        self.seats = seats

    def step(self, t: int) -> Targets:
        """One moment further back."""
        window = self.window
        self._ends(t)
        who = window.actors[t][:, None]
        found = self.value + LAMBDA * self.later
        advantage = found.gather(1, who).squeeze(1) - window.values[t]
        turn = (who + self.seats) % self.around  # counted from the one that decides
        points = self.points.gather(1, turn[..., None].expand_as(self.points))
        targets = Targets(advantage, found.gather(1, turn), self.win.gather(1, turn), points)
        self.value = self.value.scatter(1, who, window.values[t][:, None])
        self.later = self.later.scatter(1, who, advantage[:, None])
        return targets

    def _ends(self, t: int) -> None:
        """Where a game ended at this moment, what comes after belongs to another one."""
        window = self.window
        over = window.ended[t][:, None]
        self.value = torch.where(over, window.utility[t], self.value)
        self.later = torch.where(over, 0.0, self.later)
        self.win = torch.where(over, window.win[t], self.win)
        self.points = torch.where(over[..., None], window.points[t], self.points)


def returns(window: Window, last: Output, actors: Tensor) -> Targets:
    """Of every decision of the window."""
    walk = Backwards(window, last, actors)
    found = [walk.step(t) for t in reversed(range(window.moments))]
    return Targets(*[torch.cat(column) for column in zip(*found[::-1], strict=True)])
