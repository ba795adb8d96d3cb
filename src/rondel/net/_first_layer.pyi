from typing_extensions import Buffer

def enter(
    rows: Buffer, width: int, seen: Buffer, plan: tuple[Buffer, ...], legal: list[int], first_action: int, sum: Buffer
) -> None: ...
