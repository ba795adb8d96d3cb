"""The game put together: its steps and what the contract asks of it."""

from typing import Any, Final

from rondel.core.chance import Chance
from rondel.core.codecs import Doc
from rondel.core.grammar import Sequence
from rondel.games.trail.buildings import Site
from rondel.games.trail.cards import DiscardCard, FirstDiscard
from rondel.games.trail.content import labels
from rondel.games.trail.exchange import Exchange, ExchangeDraw
from rondel.games.trail.foresight import Foresight
from rondel.games.trail.masters import TakeMaster
from rondel.games.trail.movement import Move, PlaceHerder, Way
from rondel.games.trail.rules import AnyStep
from rondel.games.trail.turns import EndTurn, Turn
from rondel.games.trail.visit import PhaseA, Visit

from . import plays, scoring, setup, solo, wellington
from .check import CheckedRules
from .components import CRAFTSMAN, Components
from .content import compile_content, entries
from .greedy import Greedy
from .interrupts import Combine, Help, SpendGold, interrupts
from .migration import from_revision_1
from .pathfinder import FlipTile
from .posts import Deliver, FirstDisc, PostDisc
from .sea import HarbourDisc, Storehouse, UpgradeHere
from .sheep import Income, Reveal, RevealMore, ShearAfter, ShearMore
from .state import Player, Table


class NewZealand(CheckedRules):
    def __init__(self, source: str = "") -> None:
        components = Components(source)
        self.entries = entries(components)
        super().__init__(components, labels(self.entries), source)
        self.plays: Final = plays.PlayCards(self)
        self.discard_card = DiscardCard(self)
        self.post_disc = PostDisc(self)
        self.upgrade_here = UpgradeHere(self)
        self.harbour_disc = HarbourDisc(self)
        self.storehouse = Storehouse(self)
        self.take_master = TakeMaster(self, components.medium_names)
        self.flip_tile = FlipTile(self)
        self.site = Site(self, CRAFTSMAN)
        self.way = Way(self)
        self.draw_one = plays.DrawOne(self, "draw_one", rule="NZ-CARD-01")
        self.reveal_more = RevealMore(self)
        self.income = Income(self)
        self.delivery = Deliver(self)
        self.shear_more = ShearMore(self)
        self.shear_after = ShearAfter(self)
        self.content: Final = compile_content(self)
        self.exchange_draw = ExchangeDraw(self)
        self.visit = Visit(self, self.content.step("aux_single", True), self.plays)
        columns: list[AnyStep] = [Foresight(self, f"foresight_{name}", n) for n, name in enumerate("ab")]
        last: list[AnyStep] = [wellington.Return(self), wellington.AfterWellington(self, self.plays)]
        self.goal = Sequence(self, "wellington", [Reveal(self, self.plays), *columns, *last], "NZ-LOC-10")
        self.phase_a = PhaseA(self, Move(self, "move", 0, "GWT-MOVE-03"), PlaceHerder(self), self.plays)
        self.draw_phase = wellington.LastlessDrawPhase(self)
        self.end_turn = EndTurn(self)
        self.turn = Turn(self, [FirstDiscard(self, self.first_hand), FirstDisc(self)])
        self.rival_turn = solo.SarahTurn(self)
        self.tokens: Final = Exchange(self)
        self.two_tokens: Final = Combine(self)
        self.spend_gold: Final = SpendGold(self)
        self.out_of_turn: Final = Help(self, self.plays)

    def place_tile(self, s: Table, seat: int, tile: int) -> bool:
        return wellington.place_tile(self, s, seat, tile)

    def prepare_sarah(self, s: Table, buildings: int) -> None:
        solo.prepare_sarah(self, s, buildings)

    def blank(self, seats: int, chance: Chance, settings: dict[str, Any]) -> Table:
        s = Table(self, seats, chance)
        s.settings = settings
        s.count = max(2, seats)  # NZ-SOLO-01
        s.players = [Player() for _ in range(seats)]
        s.sarah = []
        return s

    def migrate(self, doc: Doc, revision: int) -> Doc:
        return from_revision_1(doc) if revision == 1 else doc

    def set_up(self, s: Table) -> None:
        setup.set_up(self, s)

    def interrupts(self, s: Table, seat: int) -> list[int]:
        return interrupts(self, s, seat)

    def interrupt_steps(self) -> list[AnyStep]:
        return [self.tokens, self.two_tokens, self.spend_gold, self.out_of_turn]

    def may_interrupt(self, s: Table, seat: int) -> bool:
        """Tokens, and gold (NZ-GOLD-03)."""
        return len(self.interrupts(s, seat)) > 0

    def interrupt_leads(self) -> list[list[AnyStep]]:
        """NZ-VARIANT-03: also cards, which draw another."""
        return super().interrupt_leads() + self.plays.card_leads()

    def interrupt(self, s: Table, seat: int, action: int) -> None:
        if self.exchange.has(action):
            self.tokens.take(s, seat, 0, action)
        elif self.combine.has(action):
            self.two_tokens.take(s, seat, 0, action)
        elif self.gold.has(action):
            self.spend_gold.take(s, seat, 0, action)
        else:
            self.out_of_turn.take(s, seat, 0, action)

    def resample(self, s: Table, seat: int) -> None:
        plays.resample(self, s, seat)

    def scores(self, s: Table) -> list[dict[str, int]]:
        return scoring.scores(self, s)

    def rival_score(self, s: Table) -> dict[str, int]:
        return scoring.sarah_score(self, s, s.sarah[0])

    def heuristic(self) -> Greedy:
        return Greedy(self)
