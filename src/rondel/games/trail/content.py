"""The notation of components.yaml, compiled to steps: buildings, risk actions, worker rows, cards, tiles.

An entry such as `{discard: {type: galloway, n: 1}, dollars: 2}` is one action: requirements first, then rewards.
Equal entries are one and the same step ("the same icon is the same action", GWT-ACT-01), named after what it says.
"""

from typing import Any, Final

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.flow import Decision, S
from rondel.core.game import Game
from rondel.core.grammar import Offer, OneOf, Optional, Sequence

from .auxiliary import Auxiliary
from .buildings import Build
from .cards import Discard, DiscardPair, DrawExactly, DrawThenDiscard
from .components import TrailComponents
from .hazards import RemoveHazard
from .hire import Hire
from .money import Certificates, CertificatesPer, Gain, GainExchangeTokens, GainPer, Pay
from .movement import Move
from .objectives import GainObjective
from .rules import NOT_MET, AnyStep, TrailRules, may_exchange
from .state import TrailTable


def label(entry: dict[str, Any]) -> str:
    """discard_galloway+dollars_2"""
    return "+".join([_word(key, value) for key, value in entry.items()])


def _word(key: str, value: Any) -> str:
    if key == "choice":
        return "|".join([label(part) for part in value])
    if value is True:
        return key
    if isinstance(value, dict):
        value = "_".join([str(part) for name, part in value.items() if name != "n"])
    return f"{key}_{value}"


def labels(entries: list[dict[str, Any]]) -> list[str]:
    """All labels a player may be offered, each once."""
    leaves = [part for entry in entries for part in entry.get("choice", [entry])]
    return sorted({label(entry) for entry in leaves})


class Action(Sequence[TrailTable]):
    """GWT-ACT-02, 03: usable if all requirements can be met; the rewards may be forgone."""

    def __init__(self, game: Game, name: str, parts: list[AnyStep], rule: str = "") -> None:
        super().__init__(game, name, parts, rule)
        self.costs: Final = [part for part in parts if part.cost]

    def possible(self, s: TrailTable, seat: int) -> bool:
        if self.costs:
            return all([part.possible(s, seat) for part in self.costs])
        return any([part.possible(s, seat) for part in self.parts])


def trail_entries(c: TrailComponents) -> list[Any]:
    """Everything of both games that is written in the notation and offered with a click."""
    found: list[Any] = []
    for tile in c.neutral_tiles + c.private:
        found += tile["actions"]
    for row in c.facts["player_board"]["worker_rows"].values():
        found += row["immediate"].values()
    found += c.facts["trail"]["risk_actions"].values()
    return found + [card["immediate"] for card in c.objectives if "immediate" in card]


class Use(Offer[S]):
    """GWT-LOC-02: the one click of a local action, or of one that is gained."""

    def has(self, action: int) -> bool:
        """Is this its click, possible now or not?"""
        return action == self.action

    def bar(self, s: S, seat: int, memo: int, action: int) -> Bar | None:
        """GWT-LOC-05."""
        return None if action in self.legal(s, seat, memo) else NOT_MET


class May(Decision[TrailTable]):
    """GWT-HIRE-05, OBJ-05: an immediate action, used at once or forfeited; a token may bring the card it needs."""

    def __init__(self, rules: TrailRules, name: str, part: AnyStep) -> None:
        super().__init__(rules, name, rule="GWT-HIRE-05")
        self.part: Final = part

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        return [DONE, *self.part.legal(s, seat, 0)]

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        if action != DONE:
            self.part.take(s, seat, 0, action)

    def leads(self) -> list[list[AnyStep]]:
        return self.part.leads()

    def waits(self, s: TrailTable, seat: int) -> bool:
        return may_exchange(s.herder(seat))

    def asked(self, memo: int) -> list[tuple[AnyStep, int]]:
        return self.part.asked(0)


class TrailContent:
    """Makes each step once. A game adds its own words in `word`."""

    def __init__(self, rules: TrailRules, builder: int) -> None:
        self.rules = rules
        self.builder = builder
        self.made: dict[str, AnyStep] = {}

    def action(self, entry: dict[str, Any]) -> AnyStep:
        """One entry: its words in order; a reward to be chosen after a requirement may be forgone (GWT-ACT-03)."""
        name = label(entry)
        if name not in self.made:
            parts = [self.step(key, value) for key, value in entry.items()]
            if len(parts) == 1:
                return parts[0]
            if parts[0].cost:
                parts = [part if part.cost or part.automatic else self.forgo(part) for part in parts]
            self.made[name] = Action(self.rules, name, parts)
        return self.made[name]

    def forgo(self, part: AnyStep) -> AnyStep:
        if isinstance(part, Optional):
            return part
        name = f"may {part.name}"
        if name not in self.made:
            self.made[name] = Optional(self.rules, part, name)
        return self.made[name]

    def offer(self, entry: dict[str, Any]) -> AnyStep:
        """A local action: one click, or one of the clicks of a choice (GWT-LOC-06)."""
        name = f"use {label(entry)}"
        if name not in self.made:
            if "choice" in entry:
                self.made[name] = OneOf(self.rules, name, [self.offer(part) for part in entry["choice"]], "GWT-LOC-06")
            else:
                self.made[name] = self.click(entry, name)
        return self.made[name]

    def click(self, entry: dict[str, Any], name: str) -> AnyStep:
        """The one click of a local action; a game may offer something beside it."""
        return Use(self.rules, name, self.action(entry), self.clicked(entry), "GWT-LOC-02")

    def clicked(self, entry: dict[str, Any]) -> int:
        return self.rules.actions.number(f"use:{label(entry)}")

    def may(self, entry: dict[str, Any]) -> AnyStep:
        name = f"may use {label(entry)}"
        if name not in self.made:
            self.made[name] = May(self.rules, name, self.offer(entry))
        return self.made[name]

    def step(self, key: str, value: Any) -> AnyStep:
        name = _word(key, value)
        if name not in self.made:
            self.made[name] = self.word(key, value, name)
        return self.made[name]

    def word(self, key: str, value: Any, name: str) -> AnyStep:
        rules = self.rules
        if key == rules.currency:
            return Gain(rules, name, value)
        if key == f"{rules.currency}_per":
            return GainPer(rules, name, value["per"], value["amount"])
        match key:
            case "discard":
                return self._discard(value["type"], name)
            case "pay":
                return Pay(rules, name, value)
            case "cert":
                return Certificates(rules, name, value)
            case "cert_per":
                return CertificatesPer(rules, name, value["per"], value["amount"])
            case "cert_max":
                return Certificates(rules, name, len(rules.trail_components.certificate_track))  # GWT-BLD-14
            case "exchange_token":
                return GainExchangeTokens(rules, name, int(value))
            case "objective_to_discard":
                return GainObjective(rules, name, False)
            case "objective_to_hand":
                return GainObjective(rules, name, True)
            case "draw_exactly":
                return DrawExactly(rules, name, value)
            case "draw_then_discard":
                if isinstance(value, str):  # a type of workers
                    return DrawThenDiscard(
                        rules, name, 0, rules.trail_components.workers.index(value.removesuffix("s"))
                    )
                return DrawThenDiscard(rules, name, value)
            case "hire":
                return Hire(rules, name, value["modifier"])
            case "remove_hazard":
                return RemoveHazard(rules, name, value)
            case "aux_single_or_double":
                return self.auxiliary(name, True)
            case "build":
                return Build(rules, name, value["price_per_builder"], self.builder)
            case "herder_forward":
                return Move(rules, name, value, "GWT-HERD-01")
        raise ValueError(f"unknown word {key}")

    def auxiliary(self, name: str, double: bool) -> AnyStep:
        """GWT-AUX-06 to 10."""
        c = self.rules.trail_components
        entries = c.facts["auxiliary_actions"]["list"]
        effects = [[self.action(entry["single"]), self.action(entry["double"])] for entry in entries]
        bits = {name: 1 << i for i, name in enumerate(c.slot_names)}
        masks = [sum([bits.get(slot, 0) for slot in entry["slots"]]) for entry in entries]
        return Auxiliary(self.rules, name, double, effects, masks)

    def compile(self) -> None:
        """What both games have: buildings, risk actions, worker rows, objective cards."""
        c = self.rules.trail_components
        none: list[AnyStep] = []
        neutral = [[self.offer(entry) for entry in tile["actions"]] for tile in c.neutral_tiles]
        private = [[self.offer(entry) for entry in tile["actions"]] for tile in c.private]
        self.rules.local = [none] * c.first_neutral + neutral + private * 4
        risks = {name: self.offer(entry) for name, entry in c.facts["trail"]["risk_actions"].items()}
        self.rules.risk = [risks.get(name) for name in c.risk]
        rows = c.facts["player_board"]["worker_rows"]
        self.rules.column_bonus = [
            {column: self.may(entry) for column, entry in rows[worker]["immediate"].items()} for worker in c.workers
        ]
        self.rules.immediate = {
            c.first_objective + i: self.may(card["immediate"])
            for i, card in enumerate(c.objectives)
            if "immediate" in card
        }

    def _discard(self, kind: str, name: str) -> AnyStep:
        """GWT-ACT-04 to 06: a breed, any animal, a pair, an objective card, or what the game calls so."""
        c = self.rules.trail_components
        if kind == "pair_same_type":
            return DiscardPair(self.rules, name)
        if kind == "any":
            cards = list(range(c.animals))
        elif kind == "objective_card":
            cards = list(range(c.first_objective, len(c.cards)))
        elif kind in c.breeds:
            cards = [card for card in range(c.animals) if c.card_breed[card] == c.breeds.index(kind)]
        else:
            cards = self.cards_called(kind)
        return Discard(self.rules, name, cards)

    def cards_called(self, kind: str) -> list[int]:
        raise ValueError(f"unknown kind of card {kind}")
