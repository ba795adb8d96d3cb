"""TECH: how technologies, ability tiles and the sale of fish are explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Words

from .. import technology as rule
from ..components import FISH, POINTS, TOP, Bundle
from ..descriptions import level_words
from . import Explains, Priced, gain_of


class Technology(Priced[rule.Technology]):
    families = ("technology",)

    def cost(self, action: int) -> Bundle:
        return self.step.payment(self.s, self.me, self.game.technology.index(action))

    def gain(self, action: int) -> Bundle:
        track = self.game.technology.index(action)
        return gain_of(self.game.level_effect[self.s.advanced][track][self.me.levels[track] + 1])

    def words(self, action: int) -> Words:
        track = self.game.technology.index(action)
        level = self.me.levels[track] + 1
        if level > TOP:
            return {}
        tile = self.c.scoring_tiles[self.s.scoring[track]] if level == TOP else None
        return {"level": level, "tile": tile, **level_words(self.game, self.s.advanced, track, level)}

    def refused(self, action: int, bar: Bar) -> Words:
        return {**super().refused(action, bar), "track": self.c.tracks[self.game.technology.index(action)]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        """The next level of the track."""
        return f"tech:{action}:{min(view['players'][seat]['levels'].get(action, 0) + 1, TOP)}"


class TakeAbility(Explains[rule.TakeAbility]):
    families = ("ability",)

    def words(self, action: int) -> Words:
        return {"help": (f"help-{self._tile(action)}", {})}

    def refused(self, action: int, bar: Bar) -> Words:
        return {"ability": self._tile(action)}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"ability:{action}"

    def _tile(self, action: int) -> str:
        return self.c.abilities[self.game.take_ability.index(action)]


class Market(Priced[rule.Market]):
    families = ("market",)

    def cost(self, action: int) -> Bundle:
        return [(FISH, self.game.sell_fish.index(action) + 1)]

    def gain(self, action: int) -> Bundle:
        return [(POINTS, self.step.points(self.memo, self.game.sell_fish.index(action) + 1))]

    def words(self, action: int) -> Words:
        return {"cost": self.named(self.cost(action)), "gains": self.named(self.gain(action))}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        """The lightning tile that buys fish lies over one of the tracks."""
        selling = [tile["id"] for tile in game.components.scoring_entries if "instant_sale" in tile]
        return "".join(f"scoring:{track}" for track, tile in view["scoring"].items() if tile in selling)
