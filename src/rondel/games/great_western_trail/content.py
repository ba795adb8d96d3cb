"""The words of components.yaml that only this game knows, and all its content compiled."""

from typing import Any, Final

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.flow import Decision
from rondel.core.grammar import Offer, Repeat
from rondel.games.trail.cards import RemoveCard
from rondel.games.trail.content import TrailContent, trail_entries
from rondel.games.trail.market import BuyAnimals, TakeAnimal
from rondel.games.trail.movement import Move
from rondel.games.trail.rules import AnyStep, may_exchange
from rondel.games.trail.visit import Plays, local_actions, local_bar, offered, use, used_leads

from .components import BUILDER, COWBOY, Components
from .kansas_city import ExtraordinaryDelivery
from .outlaws import CaptureOutlaw
from .railroad import EngineBack, EngineForward
from .rules import Rules
from .state import Table
from .stations import UpgradeBehind

NOT_ADJACENT: Final = Bar("not_adjacent", "GWT-BLD-06")
NOTHING_TO_COPY: Final = Bar("nothing_to_copy", "GWT-BLD-07")
NOT_INTO_KANSAS_CITY: Final = Bar("not_into_kansas_city", "GWT-OBJ-09")


class CopyAdjacent(Decision[Table]):
    """GWT-BLD-06: building 6b: choose a building one edge away, ahead or behind."""

    def __init__(self, rules: Rules, name: str, visit: "CopyVisit") -> None:
        super().__init__(rules, name, rule="GWT-BLD-06")
        self.rules: Final = rules
        self.visit: Final = visit
        trail = rules.components.trail
        self.around: Final = [trail.ahead[space] + trail.behind[space] for space in range(len(trail.spaces))]

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        here = self.visit.place(s, seat)
        return [
            self.rules.copy_building.at(space) for space in self.around[here] if self.useful(s, seat, space, [here])
        ]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        here = self.visit.place(s, seat)
        space = self.rules.copy_building.index(action)
        if space not in self.around[here]:
            return NOT_ADJACENT
        return None if self.useful(s, seat, space, [here]) else NOTHING_TO_COPY

    def useful(self, s: Table, seat: int, space: int, copied: list[int]) -> bool:
        """Is there an unused action? Of another 6b only if a neighbour of its own has one (GWT-BLD-07).

        copied: spaces of the 6b whose copy action is already spent on the way here.
        """
        for i, action in enumerate(local_actions(self.rules, s, space)):
            if s.used[space] >> i & 1:
                continue
            if not isinstance(action, Offer) or action.part is not self:
                if action.legal(s, seat, 0):
                    return True
            elif space not in copied:
                further = [*copied, space]
                if any([self.useful(s, seat, other, further) for other in self.around[space]]):
                    return True
        return False

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        space = self.rules.copy_building.index(action)
        s.emit("copies", seat, space, s.tiles[space])
        s.push(self.visit, seat, space)

    def leads(self) -> list[list[AnyStep]]:
        return [[self.visit]]


class CopyVisit(Decision[Table]):
    """GWT-BLD-06, 07: the unused local actions of the copied building, each once. Memo: its space."""

    def __init__(self, rules: Rules, plays: Plays) -> None:
        super().__init__(rules, "copy_visit", rule="GWT-BLD-07", memory=rules.space_memory)
        self.rules: Final = rules
        self.plays: Final = plays

    def place(self, s: Table, seat: int) -> int:
        """Whose neighbours are meant: the 6b being copied, or the one under the herder."""
        for number, owner, memo in reversed(s.stack):
            if number == self.number and owner == seat:
                return memo
            if number == self.rules.visit.number:
                break
        return s.players[seat].space

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [DONE, *offered(self.rules, s, seat, memo), *self.plays.legal(s, seat)]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        if self.plays.has(action):
            return self.plays.bar(s, seat, action)
        return local_bar(self.rules, s, seat, memo, action)

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action == DONE:
            return
        s.push(self, seat, memo)
        if self.plays.has(action):
            self.plays.take(s, seat, action)
        else:
            use(self.rules, s, seat, memo, action)

    def leads(self) -> list[list[AnyStep]]:
        return [[self], *[[self, *pushed] for pushed in used_leads(self.rules) + self.plays.leads()]]

    def waits(self, s: Table, seat: int) -> bool:
        return may_exchange(s.players[seat])


class Content(TrailContent):
    def __init__(self, rules: Rules, plays: Plays) -> None:
        super().__init__(rules, BUILDER)
        self.own: Final = rules
        self.copy_visit: Final = CopyVisit(rules, plays)
        self.remove_card: Final = RemoveCard(rules)
        accepts = [accepted(rules.components, option["buys"]) for option in rules.components.buy_options]
        take = TakeAnimal(rules, accepts)
        self.buy: Final = BuyAnimals(rules, rules.components.buy_options, accepts, COWBOY, take)

    def word(self, key: str, value: Any, name: str) -> AnyStep:
        rules = self.own
        match key:
            case "buy_cattle":
                return self.buy
            case "engine_forward":
                return (
                    EngineForward(rules, name, 0, value)
                    if isinstance(value, str)
                    else EngineForward(rules, name, value, "")
                )
            case "herder_forward_free":
                return Move(rules, name, value, "GWT-OBJ-06", NOT_INTO_KANSAS_CITY)
            case "engine_back":
                return EngineBack(rules, name, value)
            case "capture_outlaw":
                return CaptureOutlaw(rules, name)
            case "copy_adjacent":
                return CopyAdjacent(rules, name, self.copy_visit)
            case "upgrade_station_behind":
                return UpgradeBehind(rules, name)
            case "extraordinary_delivery":
                return ExtraordinaryDelivery(rules, name)
            case "remove_hand_cards":
                return Repeat(rules, self.remove_card, value, name, "GWT-AUX-10")
        return super().word(key, value, name)

    def cards_called(self, kind: str) -> list[int]:
        """GWT-BLD-05, VARIANT-09: "value_3" means yellow, red and blue cards, never a Simmental."""
        c = self.own.components
        if kind == "value_3":
            return [card for card in c.market_cards if c.card_value[card] == 3]
        return super().cards_called(kind)


def accepted(c: Components, buys: Any) -> list[bool]:
    """Which cards an option of the cattle market buys (GWT-BUY-02 to 04)."""
    if "value" in buys:
        return [card in c.market_cards and c.card_value[card] == buys["value"] for card in range(c.animals)]
    return [name == buys["breed"] or name.startswith(buys["breed"] + "_") for name in c.cards[: c.animals]]


def entries(c: Components) -> list[Any]:
    """Everything written in the notation that a player may be offered with a click."""
    found = trail_entries(c)
    found += [tile["top"] for tile in c.master_tiles if "permanent_certificates" not in tile["top"]]
    found += [immediate for _, _, immediate, _ in c.arrows if immediate]
    return found


def compile_content(rules: Rules, plays: Plays) -> Content:
    """All content of the components file."""
    c = rules.components
    content = Content(rules, plays)
    content.compile()
    rules.master_action = [
        None if "permanent_certificates" in tile["top"] else content.may(tile["top"]) for tile in c.master_tiles
    ]
    rules.arrow_bonus = [content.action(immediate) if immediate else None for _, _, immediate, _ in c.arrows]
    rules.arrow_action = [
        rules.actions.number("use:" + next(iter(immediate)) + "_1") if immediate else -1
        for _, _, immediate, _ in c.arrows
    ]
    return content
