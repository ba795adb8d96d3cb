"""How a state is written: one line per field says its name, how it is written (see codecs) and who may see it.

`save` writes everything, `view` leaves out what a seat may not know, `load` reads it back. `encode` gives a program
that learns the numbers of a view.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from .blocks import Block, speaks
from .codecs import Codec, Doc
from .errors import BadPosition, hint
from .numbers import Feature, SeatObserver

ALL: Final = 0  # everybody sees it
OWNER: Final = 1  # only the seat it belongs to; the others see how many
NOBODY: Final = 2  # a shuffled pile: everybody sees how many


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """A field of the table or of a player.

    optional: a hand-written position may leave it out; the game then works it out (a pile is what is nowhere else).
    attribute: what the code calls it, where games share the code and each rulebook has its own word.
    """

    def __init__(
        self, name: str, codec: Codec | None = None, seen: int = ALL, optional: bool = False, attribute: str = ""
    ) -> None:
        self.name: Final = name
        self.attribute: Final = attribute or name
        self.codec: Final = codec or Codec()
        self.seen: Final = seen
        self.optional: Final = optional

    def save(self, thing: Any) -> Any:
        return self.codec.save(getattr(thing, self.attribute))

    def load(self, thing: Any, doc: Any, key: str) -> None:
        setattr(thing, self.attribute, self.codec.load(doc, key))

    def view(self, thing: Any, seat: int, own: bool) -> Any:
        """What `seat` (-1: a spectator) sees of it; `own`: the thing belongs to that seat."""
        if self.seen == ALL or (self.seen == OWNER and own):
            return self.save(thing)
        return {"hidden": self.codec.size(getattr(thing, self.attribute))}

    def features(self, seats: int, own: bool) -> list[Feature]:
        """What the numbers of `encode` mean; always as many, whatever there is to see."""
        if self.seen == ALL or (self.seen == OWNER and own):
            return self.codec.features(seats)
        return [Feature("", self.codec.sizes(), "how many")]

    def encode(self, thing: Any, observer: SeatObserver, own: bool) -> None:
        """The view as numbers. Who changes `view` changes this too."""
        value = getattr(thing, self.attribute)
        if self.seen == ALL or (self.seen == OWNER and own):
            self.codec.encode(value, observer)
            return
        size = self.codec.size(value)
        if isinstance(size, list):
            observer.numbers.extend(size)
        else:
            observer.numbers.append(size)

    def blocks(self, seats: int, own: bool) -> list[Block]:
        """How compiled code writes the same; none if only `encode` can."""
        if self.seen == ALL or (self.seen == OWNER and own):
            return [self.codec.block(self.attribute, seats)] if speaks(self.codec, "block", "encode") else []
        return [self.codec.hidden_block(self.attribute)] if speaks(self.codec, "hidden_block", "size") else []


class SoloField(Field):
    """A field that has something to say only in the solo game."""

    def features(self, seats: int, own: bool) -> list[Feature]:
        return super().features(seats, own) if seats == 1 else []

    def encode(self, thing: Any, observer: SeatObserver, own: bool) -> None:
        if observer.seats == 1:
            super().encode(thing, observer, own)

    def blocks(self, seats: int, own: bool) -> list[Block]:
        return super().blocks(seats, own) if seats == 1 else []


def load_fields(thing: Any, fields: list[Field], doc: Doc, prefix: str, known: set[str]) -> None:
    for key in doc:
        if key not in known and all(key != field.name for field in fields):
            names = [field.name for field in fields]
            raise BadPosition(prefix + str(key), f"is not a key of a position{hint(key, names)}")
    for field in fields:
        if field.name in doc:
            field.load(thing, doc[field.name], prefix + field.name)
        elif not field.optional:
            raise BadPosition(prefix + field.name, "is missing")
