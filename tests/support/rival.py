"""The solo opponent of a trail game at the other side of the table: positions in which the next card is known."""

from collections.abc import Callable, Iterator
from typing import Any

from . import play
from .trail import Trail


class Rival:
    """`discs`: how many the opponent has beside the board when none is placed; `placed` says how many are."""

    def __init__(
        self, trail: Trail, name: str, space: str, discs: int, placed: Callable[[Any], int], **usual: Any
    ) -> None:
        self.trail = trail
        self.name = name
        self.space = space  # where the human ends the turn before
        self.discs = discs
        self.placed = placed
        self.usual = usual

    def owns(self, **fields: Any) -> dict[str, Any]:
        """All that the opponent has: what is usual, all discs not said to lie elsewhere, and these things."""
        found = {**self.trail.document(1)[self.name], **self.usual, **fields}
        return {**found, "spare_discs": fields.get("spare_discs", self.discs - self.placed(found))}

    def facing(self, card: str, *, me: Any = None, tiles: Any = None, options: Any = None, **fields: Any) -> Any:
        """The human, seat 0, is about to end a turn; this card will be the next of the opponent.

        A field with the opponent's name says what that one has; `card` may be several, with spaces between.
        """
        deck = {f"{self.name}_deck": card.split()}
        rival = self.owns(**{**deck, **(fields.pop(self.name, None) or {})})
        rival["unbuilt"] = [name for name in rival["unbuilt"] if f"1/{name}" not in (tiles or {}).values()]
        fields = {"pending": self.trail.at("visit"), **fields, self.name: rival}
        return self.trail.table(1, me={"space": self.space, **(me or {})}, tiles=tiles, options=options, **fields)

    def turn(self, card: str, **fields: Any) -> Any:
        """The position after the opponent's turn with this card, or at the first thing the human is asked."""
        return play(self.facing(card, **fields), "done")

    def of(self, state: Any) -> dict[str, Any]:
        """All that the opponent has."""
        found: dict[str, Any] = state.save()[self.name]
        return found

    def chances(self, doc: dict[str, Any], count: int = 12) -> Iterator[Any]:
        """The same position with other luck."""
        for seed in range(count):
            yield self.trail.game.restore({**doc, "chance": self.trail.game.new(players=2, seed=seed).save()["chance"]})


def changed(before: dict[str, Any], after: dict[str, Any]) -> set[str]:
    """The keys whose values differ."""
    return {name for name in before if before[name] != after[name]}
