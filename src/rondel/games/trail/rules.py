"""What the rule files of both trail games share: action families, money, and the steps that others push."""

from typing import Any, Final

from rondel.core.actions import Family
from rondel.core.bars import Bar
from rondel.core.codecs import Doc
from rondel.core.flow import Step
from rondel.core.game import Game
from rondel.core.options import Option
from rondel.core.order import StackOrder

from .components import TrailComponents
from .state import Herder, TrailTable

AnyStep = Step[Any]
NOT_MET: Final = Bar("requirement_not_met", "GWT-LOC-05")  # which of them, the explanation looks for among the parts


class TrailRules(Game):
    # Families that each game makes
    aux: Family
    buy: Family
    remove: Family
    hire: Family
    foresight: Family
    hazard: Family
    give: Family
    exchange: Family  # the last but other interrupts

    entries: list[Any]  # all of the notation that is offered with a click

    # Known late, pushed by others
    turn: AnyStep
    end_turn: AnyStep
    rival_turn: AnyStep  # of the solo opponent
    rival_steps: list[AnyStep]  # all that only the solo opponent does
    draw_phase: AnyStep
    phase_a: AnyStep
    visit: AnyStep
    goal: AnyStep  # what happens at the end of the trail
    discard_card: AnyStep
    exchange_draw: AnyStep
    way: AnyStep
    site: AnyStep
    column_bonus: list[dict[int, AnyStep]]  # by worker, then column of the player board
    immediate: dict[int, AnyStep]  # by objective card
    master_action: list[AnyStep | None]  # by master tile
    local: list[list[AnyStep]]  # by tile: its local actions as offers; empty for what is no building
    risk: list[AnyStep | None]  # by trail space

    def __init__(
        self,
        name: str,
        components: TrailComponents,
        labels: list[str],
        *,
        players: tuple[int, int],
        options: list[Option],
        source: str,
        revision: int = 1,
    ) -> None:
        super().__init__(name, players=players, revision=revision, options=options, source=source)
        c = components
        family = self.actions.family
        self.trail_components: Final = c
        self.currency: Final = c.currency
        self.rival_steps = []
        self.known_order: StackOrder | None = None
        self.move: Final = family("move", c.spaces)
        self.via: Final = family("via", c.spaces)
        self.use: Final = family("use", labels)
        self.discard: Final = family("discard", c.cards)
        self.pair: Final = family("pair", c.breeds)
        self.take_animal: Final = family("take", c.cards[: c.animals])
        self.objective: Final = family("objective", [*c.cards[c.first_objective :], "stack"])
        self.play: Final = family("play", c.cards[c.animals :])
        self.build: Final = family("build", c.private_names)
        self.site_at: Final = family("site", [c.spaces[space] for space in c.trail.sites])
        self.certificates: Final = family("certificates", [str(n) for n in range(10)])
        self.draw: Final = family("draw", [str(n + 1) for n in range(c.most_drawn)])
        self.reveal: Final = self.actions.single("reveal")

    def order(self) -> StackOrder:
        """Which frame may lie on which, worked out once."""
        if self.known_order is None:
            self.known_order = StackOrder(self, [self.turn], self.interrupt_leads())
        return self.known_order

    def interrupt_leads(self) -> list[list[AnyStep]]:
        """What may be pushed at another's decision or before the own one, each from the bottom up."""
        return [[self.exchange_draw]]

    def rival_score(self, s: Any) -> dict[str, int]:
        """The points of the solo opponent."""
        raise NotImplementedError

    def over(self, s: Any) -> bool:
        """GWT-END-04: somebody triggered the end, and nobody has a turn left."""
        return s.last_seat >= 0 and not s.stack

    def winners(self, s: Any) -> list[int]:
        """GWT-SCORE-19, SOLO-32: ties share the victory, also with the solo opponent."""
        if len(s.party()) == s.seats:
            return super().winners(s)
        return [0] if self.scores(s)[0]["total"] >= self.rival_score(s)["total"] else []

    def outcome(self, s: Any) -> dict[str, Any]:
        if len(s.party()) == s.seats:
            return {}
        return {"won": self.winners(s) == [0], self.opponent: self.rival_score(s)}

    def certificate_limit(self, s: Any, me: Any) -> int:
        raise NotImplementedError

    def step_limit(self, s: Any, me: Any) -> int:
        raise NotImplementedError

    def hand_limit(self, s: Any, me: Any) -> int:
        raise NotImplementedError

    def fee(self, s: Any, seat: int, hand: int) -> int:
        """What one hand costs this player."""
        raise NotImplementedError

    def amount(self, s: Any, seat: int, per: str) -> int:
        """How many of something a player has."""
        raise NotImplementedError

    def cards_of(self, p: Any) -> list[int]:
        """All cards of a player or of the solo opponent."""
        found: list[int] = p.hand + p.deck + p.discards + p.objectives
        return found

    def box(self, s: Any) -> list[int]:
        """How many of each card there are at this table."""
        raise NotImplementedError

    def card_counts(self, s: Any) -> list[int]:
        """Every card at the table and those that left the game, by kind."""
        raise NotImplementedError

    def tile_counts(self, s: Any) -> list[int]:
        """Every tile of the bags, by kind."""
        raise NotImplementedError

    def may_interrupt(self, s: Any, seat: int) -> bool:
        """Has the player something to do before a decision between two actions?"""
        return may_exchange(s.herder(seat))

    def open_rows(self, s: Any) -> int:
        """So many rows of the job market are open for hiring."""
        raise NotImplementedError

    def row_bar(self, s: Any, row: int) -> Bar | None:
        """Why nobody can be hired from a row of the job market, whoever waits there."""
        return None

    def sale_bar(self, s: Any, option: int) -> Bar | None:
        """Why nobody can buy with an option of the market, whatever is on sale."""
        return None

    def space_bar(self, space: int) -> Bar | None:
        """Why nobody ever stops at a space."""
        return None

    def choosable(self, s: Any, column: int) -> list[int]:
        """Which tiles of a foresight column may be chosen."""
        tiles = s.foresight[2 * column :][:2]
        return [tile for tile in tiles if tile >= 0 and self.tile_bar(s, tile) is None]

    def tile_bar(self, s: Any, tile: int) -> Bar | None:
        """Why no tile of this kind may be chosen, wherever it lies."""
        return None

    def place_tile(self, s: Any, seat: int, tile: int) -> bool:
        """A chosen tile goes onto the board; False if there is no room."""
        raise NotImplementedError

    def hazard_removed(self, s: Any, seat: int, tile: int) -> None:
        """What its remover gets for it beside the tile."""

    def give_worker(self, s: Any, seat: int, worker: int) -> int:
        """GWT-SM-02: the rightmost worker tile of a row leaves the player board. Says which tile it is."""
        s.herder(seat).workers[worker] -= 1
        return worker

    def site_bar(self, s: Any, seat: int, space: int) -> Bar | None:
        """Why this empty building space is not open to the player."""
        return None

    def help_bar(self, s: Any, space: int) -> Bar | None:
        """Why a visit to this space has no auxiliary action. GWT-LOC-11: it has one though its tile is removed."""
        return None

    def built(self, s: Any, seat: int, space: int, replaced: bool) -> None:
        """A building was placed or replaced: what the space gives; whether it can be used in this visit."""

    def certificates_rose(self, s: Any, seat: int, before: int) -> None:
        """The marker of the temporary certificates has moved up."""

    def picture(self, view: Doc, seat: int | None, lang: str = "en") -> str | None:
        from rondel.drawing import whole  # late: programs that only play need no pictures

        return whole(self, view, seat, lang)


def gain(s: TrailTable, seat: int, dollars: int) -> None:
    if dollars:
        s.herder(seat).money += dollars
        s.emit("gains", seat, dollars)


def pay(s: TrailTable, seat: int, dollars: int) -> None:
    if dollars:
        s.herder(seat).money -= dollars
        s.emit("pays", seat, dollars)


def kinds(cards: list[int], least: int = 0, below: int = 1000) -> list[int]:
    """The different cards of a sorted list whose numbers lie between the limits."""
    found: list[int] = []
    last = -1
    for card in cards:
        if card != last and least <= card < below:
            found.append(card)
            last = card
    return found


def may_exchange(me: Herder) -> bool:
    """GWT-XCH-02: a token, and a card to draw for it."""
    return me.exchange_tokens > 0 and me.to_draw() > 0
