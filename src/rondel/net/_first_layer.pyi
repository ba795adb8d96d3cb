from typing import Any

def enter(
    rows: Any, width: int, seen: Any, columns: tuple[Any, ...], legal: list[int], first_action: int, sum: Any
) -> None: ...
