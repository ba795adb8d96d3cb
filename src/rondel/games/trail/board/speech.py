"""What is said about the parts of the board: names joined to labels, in the language of the kit."""

from typing import Any
from weakref import WeakKeyDictionary

from rondel.drawing import Kit, View
from rondel.games.trail.content import label
from rondel.games.trail.descriptions import effect

from .base import capital

_said: WeakKeyDictionary[Any, dict[tuple[str, str], str]] = WeakKeyDictionary()  # actions never change


def term(kit: Kit, name: str) -> str:
    return kit.say(f"term-{name}")


def title(kit: Kit, name: str) -> str:
    return capital(term(kit, name))


def who(kit: Kit, seat: int, seats: int) -> str:
    """A seat by its colour and shape (the page knows the people); after the last one comes the solo opponent."""
    return kit.name(kit.game.opponent) if seat >= seats else kit.say("board-player", n=seat + 1)


def of(owner: str, *parts: object) -> str:
    """Player 2: herder, the start"""
    return f"{owner}: " + ", ".join(str(part) for part in parts if part != "")


def does(kit: Kit, entry: Any) -> str:
    """An action of the components in words."""
    known = _said.setdefault(kit.texts, {})
    key = kit.lang, label(entry)
    if key not in known:
        known[key] = str(kit.texts.words(kit.lang, effect(entry)))
    return known[key]


def tile_name(kit: Kit, tile: str, seats: int) -> str:
    """A tile on the trail; buildings with their owner."""
    owner, _, building = tile.partition("/")
    return of(who(kit, int(owner), seats), kit.name(building)) if building else kit.name(tile)


def amount(kit: Kit, thing: str, n: int) -> str:
    return str(kit.texts.amount(kit.lang, thing, n))


def party(kit: Kit, view: View) -> list[Any]:
    """All who have a herder: the players, then the solo opponent."""
    rival = view[kit.game.opponent]
    return [*view["players"], *([rival] if rival else [])]


def turn_of(view: View) -> int:
    """Whose turn it is; -1 after the end."""
    return int(view["pending"][-1]["seat"]) if view["pending"] else -1


def table_count(view: View) -> int:
    """What the board is set up for: two in a solo game (GWT-SOLO-01)."""
    return max(2, len(view["players"]))


def hidden(pile: Any) -> int:
    """How many cards a pile has, open or not."""
    return int(pile["hidden"]) if isinstance(pile, dict) else len(pile)
