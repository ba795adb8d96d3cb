"""BLD: how copying is explained, and what the actions of this game count."""

from typing import Any

from rondel.core.explanation import Words
from rondel.games.trail import content as shared
from rondel.games.trail.descriptions import Message
from rondel.games.trail.explain import content as trail
from rondel.games.trail.explain import pending
from rondel.games.trail.explain.visit import Stay, part_of

from .. import content as rule
from ..components import COWBOY
from . import D, Explains


class Uses(Explains[D], trail.Uses[D]):
    def now(self, entry: Any) -> Message | None:
        for key, value in entry.items():
            if key == "cert_per":
                return "now-outlaws", {"n": self.game.amount(self.s, self.seat, value["per"])}
            if key == "engine_forward" and isinstance(value, str):
                return "now-spaces", {"n": self.game.amount(self.s, self.seat, value)}
            if key == "draw_then_discard" and isinstance(value, str):
                return "now-cards", {"n": self.me.workers[COWBOY]}
        return super().now(entry)


class Use(Uses[shared.Use[Any]], trail.Use):
    pass


class CopyAdjacent(Explains[rule.CopyAdjacent]):
    families = ("copy",)
    lacking = rule.NOTHING_TO_COPY

    def words(self, action: int) -> Words:
        return {"place": self.spot(self.game.copy_building.index(action))}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"space:{action}"


class CopyVisit(Uses[rule.CopyVisit], Stay[rule.CopyVisit]):
    families = ("use", "play")

    def space(self) -> int:
        return self.memo

    def prompt(self) -> Words:
        return {"place": self.spot(self.memo)}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        now = pending(view)
        if now["step"] == "copy_visit" and f"use:{action}" in game.use.names:
            return part_of(game, view, now.get("memo", game.components.spaces[0]), action)
        return super().place(game, view, seat, action)
