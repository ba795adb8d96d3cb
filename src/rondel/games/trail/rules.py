"""What the rule files of both trail games share: action families, money, and the steps that others push."""

from typing import Any, Final

from rondel.core.actions import Family
from rondel.core.flow import Step
from rondel.core.game import Game
from rondel.core.options import Option

from .components import TrailComponents
from .state import Herder, TrailTable

AnyStep = Step[Any]


class TrailRules(Game):
    # Families that each game makes
    aux: Family
    buy: Family
    remove: Family

    # Known late, pushed by others
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
    ) -> None:
        super().__init__(name, players=players, options=options, source=source)
        c = components
        family = self.actions.family
        self.trail_components: Final = c
        self.move: Final = family("move", c.spaces)
        self.via: Final = family("via", c.spaces)
        self.use: Final = family("use", labels)
        self.discard: Final = family("discard", c.cards)
        self.pair: Final = family("pair", c.breeds)
        self.take_animal: Final = family("take", c.cards[: c.animals])
        self.objective: Final = family("objective", [*c.cards[c.animals :], "stack"])
        self.play: Final = family("play", c.cards[c.animals :])
        self.build: Final = family("build", c.private_names)
        self.site_at: Final = family("site", [c.spaces[space] for space in c.trail.sites])
        self.certificates: Final = family("certificates", [str(n) for n in range(10)])
        self.draw: Final = family("draw", [str(n + 1) for n in range(c.columns)])  # up to one for each worker of a row
        self.reveal: Final = self.actions.single("reveal")

    def certificate_limit(self, s: Any, me: Any) -> int:
        raise NotImplementedError

    def step_limit(self, s: Any, me: Any) -> int:
        raise NotImplementedError

    def hand_limit(self, s: Any, me: Any) -> int:
        raise NotImplementedError

    def fee(self, s: Any, hand: int) -> int:
        """What one hand costs at this table."""
        raise NotImplementedError

    def cleared(self, s: Any, seat: int, slot: int) -> None:
        """GWT-DELV-06: a disc has left this slot of the player board."""


def gain(s: TrailTable, seat: int, dollars: int) -> None:
    if dollars:
        s.herder(seat).money += dollars
        s.tell("gains", seat, dollars)


def pay(s: TrailTable, seat: int, dollars: int) -> None:
    if dollars:
        s.herder(seat).money -= dollars
        s.tell("pays", seat, dollars)


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
    return me.exchange_tokens > 0 and (len(me.deck) > 0 or len(me.discards) > 0)
