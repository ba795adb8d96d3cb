"""Who asks."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Visitor:
    """`local`: the one user of a server at home. No account and not local: a stranger, who may only look."""

    account: int | None
    name: str
    local: bool
