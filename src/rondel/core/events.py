"""Events: what happened, for the log and the animation. One of kind `turn` begins the turn of its seat."""

from typing import Any, Final, NamedTuple

from .codecs import Codec

EVERYBODY: Final = -1  # as `seen`: no secret


class Event(NamedTuple):
    """A kind declared by the game, the seat it happens to, two numbers whose meaning the kind says."""

    kind: str
    seat: int
    a: int
    b: int
    seen: int  # bits of the seats that may know it, or EVERYBODY


class EventKind:
    """What the two numbers of an event mean: the names and codecs of its arguments."""

    def __init__(self, a: str = "", a_codec: Codec | None = None, b: str = "", b_codec: Codec | None = None) -> None:
        self.a: Final = a
        self.b: Final = b
        self.a_codec: Final = a_codec or Codec()
        self.b_codec: Final = b_codec or Codec()

    def arguments(self, event: Event) -> dict[str, Any]:
        """{good: wood, amount: 2}"""
        found: dict[str, Any] = {}
        if self.a:
            found[self.a] = self.a_codec.save(event.a)
        if self.b:
            found[self.b] = self.b_codec.save(event.b)
        return found
