"""The game put together: its steps and what the contract asks of it."""

from typing import Any, Final

from rondel.core.chance import Chance
from rondel.core.codecs import Doc
from rondel.core.grammar import Sequence
from rondel.games.trail.buildings import Site
from rondel.games.trail.cards import DiscardCard, DrawPhase, FirstDiscard, forget_hands
from rondel.games.trail.check import card_counts, tile_counts
from rondel.games.trail.content import labels
from rondel.games.trail.exchange import Exchange, ExchangeDraw
from rondel.games.trail.foresight import Foresight
from rondel.games.trail.hazards import put_tile
from rondel.games.trail.masters import TakeMaster
from rondel.games.trail.movement import Move, PlaceHerder, Way
from rondel.games.trail.rules import AnyStep, may_exchange
from rondel.games.trail.turns import EndTurn, Turn
from rondel.games.trail.visit import PhaseA, Plays, Visit

from . import scoring, setup, solo
from .check import box, census, complete
from .components import BUILDER, WORKERS, Components
from .content import compile_content, entries
from .greedy import Greedy
from .job_market import place_worker
from .kansas_city import (
    Arrows,
    CityDisc,
    Deliver,
    DiscardHand,
    Income,
    RaiseSimmental,
    Return,
    Reveal,
    Transport,
)
from .migration import from_revision_1
from .railroad import EndOfTrack
from .rules import Rules
from .state import Player, Table
from .stations import Upgrade, UpgradeDisc


class GreatWesternTrail(Rules):
    def __init__(self, source: str = "") -> None:
        components = Components(source)
        self.entries = entries(components)
        super().__init__(components, labels(self.entries), source)
        self.plays: Final = Plays(self)
        self.discard_card = DiscardCard(self)
        self.upgrade = Upgrade(self)
        self.upgrade_disc = UpgradeDisc(self)
        self.take_master = TakeMaster(self, components.stations)
        self.end_of_track = EndOfTrack(self)
        self.city_disc = CityDisc(self)
        self.site = Site(self, BUILDER)
        self.way = Way(self)
        self.content: Final = compile_content(self, self.plays)
        self.exchange_draw = ExchangeDraw(self)
        self.visit = Visit(self, self.content.auxiliary("aux_single", False), self.plays)
        self.goal = self._kansas_city()
        self.phase_a = PhaseA(self, Move(self, "move", 0, "GWT-MOVE-03"), PlaceHerder(self), self.plays)
        self.draw_phase = DrawPhase(self)
        self.end_turn = EndTurn(self)
        self.turn = Turn(self, [FirstDiscard(self, self.first_hand)])
        self.rival_turn = solo.SamTurn(self)
        self.tokens: Final = Exchange(self)

    def _kansas_city(self) -> AnyStep:
        """GWT-KC-01, LOC-10: five subphases in order."""
        self.income = Income(self)
        self.raising = RaiseSimmental(self)
        self.discard_hand = DiscardHand(self, "discard_hand", rule="GWT-INC-06")
        self.delivery = Deliver(self, "deliver", True)
        self.extra_delivery = Deliver(self, "deliver_extra", False)
        self.arrows = Arrows(self)
        self.transport = Transport(self)
        columns: list[AnyStep] = [Foresight(self, f"foresight_{column + 1}", column) for column in range(3)]
        return Sequence(self, "kansas_city", [*columns, Reveal(self), Return(self)], "GWT-KC-01")

    def place_tile(self, s: Table, seat: int, tile: int) -> bool:
        """GWT-KC-03 to 05: a worker to the job market, anything else to the lowest empty space of its kind."""
        if tile >= WORKERS:
            return put_tile(self, s, tile)
        place_worker(self, s, seat, tile)
        return True

    def box(self, s: Table) -> list[int]:
        return box(self, s)

    def card_counts(self, s: Table) -> list[int]:
        counts = card_counts(self, s)
        for stage, n in enumerate(s.side):
            counts[self.components.simmental[stage + 1]] += n
        return counts

    def tile_counts(self, s: Table) -> list[int]:
        return tile_counts(self, s)

    def prepare_sam(self, s: Table) -> None:
        solo.prepare_sam(self, s)

    def blank(self, seats: int, chance: Chance, settings: dict[str, Any]) -> Table:
        s = Table(self, seats, chance)
        s.settings = settings
        s.count = max(2, seats)  # GWT-SOLO-01
        s.simmental = int(settings["simmental"])
        s.players = [Player() for _ in range(seats)]
        for player in s.players:
            player.shown = 0
        s.sam = []
        return s

    def set_up(self, s: Table) -> None:
        setup.set_up(self, s)

    def migrate(self, doc: Doc, revision: int) -> Doc:
        return from_revision_1(self.components, doc) if revision == 1 else doc

    def complete(self, s: Table, doc: Doc) -> None:
        complete(self, s, doc)

    def census(self, s: Table) -> dict[str, int]:
        return census(self, s)

    def interrupts(self, s: Table, seat: int) -> list[int]:
        """GWT-XCH-02: at any moment, also in another player's turn."""
        return [self.exchange.at(seat)] if may_exchange(s.players[seat]) else []

    def interrupt_steps(self) -> list[AnyStep]:
        return [self.tokens]

    def interrupt(self, s: Table, seat: int, action: int) -> None:
        self.tokens.take(s, seat, 0, action)

    def resample(self, s: Table, seat: int) -> None:
        shown = [(p, p.hand) for p in s.players if p.shown]  # GWT-INFO-05: everybody knows them
        for p, _ in shown:
            p.hand = []
        forget_hands(s, seat)
        for p, hand in shown:
            p.hand = hand

    def scores(self, s: Table) -> list[dict[str, int]]:
        return scoring.scores(self, s)

    def rival_score(self, s: Table) -> dict[str, int]:
        return scoring.sam_score(self, s, s.sam[0])

    def heuristic(self) -> Greedy:
        return Greedy(self)
