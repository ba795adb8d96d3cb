from collections.abc import Callable
from typing import Any

def pick(masks: Any, shares: Any, chosen: Any) -> int: ...
def first_illegal(masks: Any, actions: Any) -> int: ...

class Encoder:
    """encoder.c: absent from a pure installation."""

    def __new__(
        cls,
        game: str,
        seats: int,
        size: int,
        fields: list[tuple[Any, str, int, bool, int, int]],
        blocks: list[tuple[int, int, str, str, str, int, int, int, list[int]]],
        observer: type[Any],
        error: type[Exception],
    ) -> Encoder: ...
    def write(self, state: Any, seat: int, observations: Any, row: int = 0) -> None: ...
    def write_all(self, states: list[Any], observations: Any, masks: Any, actors: Any) -> None: ...
    def step_all(
        self,
        states: list[Any],
        actions: list[int],
        observations: Any,
        masks: Any,
        actors: Any,
        ended: Callable[[int], Any],
    ) -> None: ...
