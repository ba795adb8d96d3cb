"""Some decisions of many games, one after the other: what a network learns from at a time."""

import torch
from torch import Tensor

from rondel.net.features import SEATS, Features

from .games import ALL, Arrays


class Window:
    """Tensors on the device: first the moment, then the game. Seats are those of the game."""

    def __init__(self, moments: int, halves: list[Arrays], features: Features, device: str) -> None:
        self.device, self.moments = device, moments
        self.tables = self._copied([half.tables for half in halves])
        self.players = self._copied([half.players for half in halves])
        self.own = self._copied([half.own for half in halves])
        self.league = self.own != ALL  # the games where the learner has one seat
        self.games = len(self.players)
        self.seats = torch.arange(SEATS, device=device)
        self.seen = self._zeros(features.size, kind=torch.int16)
        self.masks = self._zeros(features.actions, kind=torch.bool)
        self.actors, self.actions = self._zeros(kind=torch.long), self._zeros(kind=torch.long)
        self.chances, self.values = self._zeros(), self._zeros()  # of what was played, of the position
        self.guest = self._zeros(kind=torch.bool)  # not the learner decided
        self.ended = self._zeros(kind=torch.bool)  # with this decision
        self.utility, self.win = self._zeros(SEATS), self._zeros(SEATS)
        self.points = self._zeros(SEATS, len(features.categories))

    def _zeros(self, *shape: int, kind: torch.dtype = torch.float32) -> Tensor:
        return torch.zeros(self.moments, self.games, *shape, dtype=kind, device=self.device)

    def _copied(self, arrays: list[object]) -> Tensor:
        return torch.cat([torch.tensor(array) for array in arrays]).to(self.device)

    def present(self) -> Tensor:
        """Of each game, which seats there are."""
        return self.seats[None] < self.players[:, None]
