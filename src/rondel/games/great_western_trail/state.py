"""The state of a table of Great Western Trail."""

from typing import Any

from rondel.games.trail.state import Herder, TrailTable, copy_rival

from .components import COLUMNS


class Player(Herder):
    engine: int  # space of the rail
    cities: list[int]  # own discs on each city
    stations: int  # bits of the stations with an own disc
    job_market_token: int
    shown: int  # 1 = the hand lies open (GWT-INFO-05)

    def copy(self) -> "Player":
        p = Player()
        self.copy_player(p)
        p.shown = self.shown
        return p

    def copy_player(self, p: "Player") -> None:
        self.copy_to(p)
        p.engine = self.engine
        p.cities = self.cities[:]
        p.stations = self.stations
        p.job_market_token = self.job_market_token


class Sam(Player):
    """The solo opponent: what he has of a player, his cards and his specialization."""

    rival_deck: list[int]
    rival_discards: list[int]
    specialization: int
    spare_discs: int

    def copy_sam(self) -> "Sam":
        p = Sam()
        self.copy_player(p)
        copy_rival(self, p)
        return p


class Table(TrailTable):
    players: list[Player]
    sam: list[Sam]  # one in the solo game
    simmental: int  # 1 = with that variant
    token_row: int
    side: list[int]  # Simmentals of stages 2 and 3 left

    def copy(self) -> "Table":
        t = Table(self.game, self.seats, self.chance.copy())
        t.copy_flow(self)
        self.copy_table(t)
        t.players = [p.copy() for p in self.players]
        t.sam = [p.copy_sam() for p in self.sam]
        t.simmental = self.simmental
        t.token_row = self.token_row
        t.side = self.side[:]
        return t

    def waiting(self, row: int) -> list[int]:
        """GWT-JOB-02: `jobs` has one entry a space, row by row; -1 = empty."""
        return [worker for worker in self.jobs[row * COLUMNS : (row + 1) * COLUMNS] if worker >= 0]

    def leave_market(self, row: int, worker: int) -> None:
        self.jobs[self.jobs.index(worker, row * COLUMNS, (row + 1) * COLUMNS)] = -1

    def party(self) -> list[Any]:
        """All who have an engine: the players, and Sam as seat number `seats`."""
        return [*self.players, *self.sam]
