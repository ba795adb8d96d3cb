"""LOC, CARD: phases A and B with the cards of this game."""

from typing import Any

from rondel.core.explanation import Words
from rondel.core.grammar import OneOf
from rondel.games.trail import visit as rule
from rondel.games.trail.explain import visit as trail
from rondel.games.trail.visit import local_actions

from ..waivers import Waivable
from .content import Uses
from .plays import Moment


class PhaseA(Moment[rule.PhaseA], trail.PhaseA):
    families = ("move", "play", "waive")


class Visit(Moment[rule.Visit], Uses[rule.Visit], trail.Visit):
    families = ("use", "aux", "play", "waive", "done")

    def words(self, action: int) -> Words:
        """NZ-END-04: in the last turn no cards are drawn."""
        return super().words(action) if action else {"last": int(self.s.last_seat >= 0)}

    def kind(self, action: int) -> str:
        """NZ-ACT-15: of what is offered here, one with a lesser reward?"""
        local = local_actions(self.game, self.s, self.space())
        offers = [part for step in local for part in (step.parts if isinstance(step, OneOf) else [step])]
        lesser = any([isinstance(offer, Waivable) and offer.is_lesser(action) for offer in offers])
        return "lesser" if lesser else super().kind(action)

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        """Where the whole is clicked nothing else is (NZ-ACT-15): a lesser reward has no place."""
        found = super().place(game, view, seat, action)
        return "" if found.startswith("space:") else found
