"""ACT: how what is written in the notation of components.yaml is explained: its cost, its effect, what it counts."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Amounts, Badge, Reason, Words

from .. import content as rule
from ..descriptions import Message, effect, entry_called, money
from ..money import risen
from ..rules import NOT_MET, AnyStep
from . import D, Explains, missing


class Uses(Explains[D]):
    """Of what offers actions of the notation with a click. kind: of a building, of something gained, a risk."""

    def kind(self, action: int) -> str:
        raise NotImplementedError

    def offer(self, action: int) -> AnyStep | None:
        """What offers the action, if anything does."""
        raise NotImplementedError

    def entry(self, action: int) -> Any:
        return entry_called(self.game.entries, self.game.actions.name(action).partition(":")[2])

    def words(self, action: int) -> Words:
        entry = self.entry(action)
        now = self.now(entry)
        return {"effect": effect(entry), "kind": self.kind(action), "counted": int(bool(now)), "now": now}

    def now(self, entry: Any) -> Message | None:
        """What an action that counts would bring at this moment; a game knows more than money."""
        value = entry.get(f"{self.game.currency}_per")
        return ("now-money", {"money": money(per(self, value))}) if value else None

    def badge(self, action: int) -> Badge:
        return balance(self, self.entry(action))

    def reason(self, action: int, bar: Bar) -> Reason:
        offer: Any = self.offer(action) if bar is NOT_MET else None
        return missing(self.game, self.s, offer.part) if offer else super().reason(action, bar)


class Use(Uses[rule.Use[Any]]):
    families = ("use",)

    def about(self, action: int) -> bool:
        return self.step.has(action)

    def kind(self, action: int) -> str:
        return "immediate"

    def offer(self, action: int) -> AnyStep | None:
        return self.step


class May(Explains[rule.May]):
    """Its part says the rest."""

    def prompt(self) -> Words:
        return {"effect": effect(entry_called(self.game.entries, self.step.name.removeprefix("may use ")))}


def balance(question: Explains[D], entry: Any) -> Badge:
    """Of an entry: what is paid and had at once, whatever is chosen afterwards."""
    game, s, c, me = question.game, question.s, question.c, question.me
    cost, gain = money(entry.get("pay", 0)), money(entry.get(game.currency, 0))
    kind = entry.get("discard", {}).get("type")
    if kind in c.breeds:
        cost.append((kind, 1))
    if f"{game.currency}_per" in entry:
        gain = money(per(question, entry[f"{game.currency}_per"]))
    spaces = entry.get("cert", 0) + (len(c.certificate_track) if "cert_max" in entry else 0)
    if "cert_per" in entry:
        spaces += per(question, entry["cert_per"])
    certificates: Amounts = [("certificate", risen(game, s, me, spaces) - me.certificates)]
    return Badge.of(cost, [*gain, *certificates, ("exchange_token", int(entry.get("exchange_token", 0)))])


def per(question: Explains[D], value: Any) -> int:
    """So many for each of something, at this moment."""
    amount: int = value["amount"]
    return amount * question.game.amount(question.s, question.seat, value["per"])
