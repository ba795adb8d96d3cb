"""What is kept of a table: its metadata, its seats, the append-only list of entries, and snapshots of the position."""

from dataclasses import dataclass, field
from typing import Any, Literal

Status = Literal["waiting", "running", "finished"]
SeatKind = Literal["person", "bot", "open", "invite"]
EntryKind = Literal["action", "undo", "end_turn", "seat", "note"]


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened at a table; never changed. (table, seq) is unique: the only lock there is.

    data by kind: action {"action": name}; undo {"move": the one gone back to}, with "agreed" if the
    table let them go further back than their own turn; end_turn {};
    seat {"kind": ..., "name": ..., "bot": ..., "account": ...}: who sits there from now on, and who "was" there;
    note {"key": ..., ...}: a line of the log that is no move.
    """

    seq: int
    kind: EntryKind
    seat: int | None
    data: dict[str, Any]
    at: float  # seconds since 1970
    clocks: list[float] = field(default_factory=list)  # seconds left by seat, after it; empty = no clock


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The position after an entry, so that loading costs the same at move 10 and at move 1,000."""

    seq: int
    move: int
    turn: int
    revision: int  # of the rules it was saved under
    doc: dict[str, Any]


@dataclass(slots=True)
class SeatRow:
    seat: int
    kind: SeatKind
    name: str = ""
    account: int | None = None
    bot: str = ""
    invite: str = ""  # the token of the link, until it is used
    forfeited: bool = False  # its time ran out: it cannot win any more


@dataclass(slots=True)
class Metadata:
    """A table without its moves. `owner`: the account that made it, None = the local one."""

    id: str
    game: str
    players: int
    seed: int
    options: dict[str, Any]
    revision: int
    clock: dict[str, Any] | None = None  # start, increment, out
    public: bool = False
    owner: int | None = None
    created: float = 0.0
    changed: float = 0.0
    status: Status = "waiting"
    moves: int = 0
    actor: int | None = None  # whose turn it is
    totals: list[int] | None = None
    winners: list[int] | None = None
    seats: list[SeatRow] = field(default_factory=list)


@dataclass(slots=True)
class Loaded:
    """All that is needed to go on with a table."""

    metadata: Metadata
    snapshot: Snapshot | None  # the last one
    entries: list[Entry]  # those after it
