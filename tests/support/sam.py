"""Sam at the other side of the table: positions in which his next card is known."""

from collections.abc import Iterator
from typing import Any

from .great_western_trail import GAME, at, document, play, table

TYPES = ("cowboy", "builder", "engineer")


def workers(cowboy: int = 1, builder: int = 1, engineer: int = 1) -> dict[str, int]:
    return {"cowboy": cowboy, "builder": builder, "engineer": engineer}


def sams(**fields: Any) -> dict[str, Any]:
    """All that Sam has: a printed worker of each type, all discs not said to lie elsewhere, and these things."""
    his = {**document(1)["sam"], "workers": workers(), **fields}
    placed = len(his["stations"]) + sum(his["cities"].values())
    return {**his, "spare_discs": fields.get("spare_discs", 14 - placed)}


def facing(card: str, *, sam: Any = None, me: Any = None, tiles: Any = None, options: Any = None, **fields: Any) -> Any:
    """The human, seat 0, is about to end a turn at building A; this card will be Sam's next."""
    his = sams(**{"sam_deck": [card], **(sam or {})})
    his["unbuilt"] = [name for name in his["unbuilt"] if f"1/{name}" not in (tiles or {}).values()]
    me = {"space": "nA", **(me or {})}
    return table(1, me=me, sam=his, tiles=tiles, options=options, **{"pending": at("visit"), **fields})


def turn(card: str, **fields: Any) -> Any:
    """The position after Sam's turn with this card."""
    return play(facing(card, **fields), "done")


def sam(state: Any) -> dict[str, Any]:
    """All that Sam has."""
    his: dict[str, Any] = state.save()["sam"]
    return his


def changed(before: dict[str, Any], after: dict[str, Any]) -> set[str]:
    """The keys whose values differ."""
    return {name for name in before if before[name] != after[name]}


def chances(doc: dict[str, Any], count: int = 12) -> Iterator[Any]:
    """The same position with other luck."""
    for seed in range(count):
        yield GAME.restore({**doc, "chance": GAME.new(players=2, seed=seed).save()["chance"]})
