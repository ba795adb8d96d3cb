"""Who asks."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Visitor:
    """`local`: the one user of a server at home. No account and not local: a stranger, who may only look. `key`: of a
    link that somebody gave them, which shows one game that is over."""

    account: int | None
    name: str
    local: bool
    key: str = ""
