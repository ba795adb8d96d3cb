"""The sprite: every picture of the game once, from the file beside."""

import re
from functools import cache
from pathlib import Path

from rondel.drawing import Kit
from rondel.drawing.svg import el

FILE = Path(__file__).with_name("sprite.svg")


@cache
def symbols() -> str:
    found = re.findall(r"<symbol.*?</symbol>", FILE.read_text(encoding="utf-8"), re.DOTALL)
    return el("defs", *found)


def sprite(kit: Kit) -> str:
    return symbols()
