"""PATH: how the choice of a tile to flip is explained."""

from typing import Any

from rondel.core.explanation import Words

from .. import pathfinder as rule
from . import Explains


class FlipTile(Explains[rule.FlipTile]):
    families = ("flip",)

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"{action}:{seat}"
