"""A table in play: the position, who may do what, undo, the end of a turn, clocks. Nothing here waits for anything.

Every change is made in two steps: a method works out what would happen (a Change, with the entries to store); when
they are stored, `adopt` makes it the present. So whatever anybody has seen is on disk.
"""

from dataclasses import dataclass, field, replace
from time import monotonic, time
from typing import Any

from rondel.core.errors import RondelError
from rondel.core.turn import turn_of

from .deal import UNDEALT, complete, new_seed, start
from .entries import Entry, Metadata, SeatRow, Snapshot
from .moves import Happened, carried_out, goes_back, mark
from .pace import resting
from .passing import may_pass, nothing_left

EVERY = 25  # entries between two snapshots
CLOSED = ("closed", "expired", "cancelled")  # notes with which a table is over before the game is


class Rejected(Exception):
    """Not possible now; the text says why, `rule` by which rule."""

    def __init__(self, key: str, text: str = "", rule: str = "") -> None:
        super().__init__(text or key)
        self.key = key
        self.text = text
        self.rule = rule


class Stale(Rejected):
    """Meant for a position that is no longer the present one."""

    def __init__(self) -> None:
        super().__init__("stale")


@dataclass(slots=True)
class Checkpoint:
    """A position of the game, and how many actions led to it."""

    state: Any
    move: int


@dataclass(slots=True)
class Change:
    """What a table will be once the entries are stored."""

    entries: list[Entry]
    state: Any
    move: int
    past: list[Checkpoint]  # to which the one who plays may go back
    confirming: int | None
    clocks: list[float]
    since: float  # when those clocks were read, by the machine's own count of seconds
    happened: list[Happened] = field(default_factory=list)
    undone: bool = False  # the log after `move` is void
    seats: list[SeatRow] | None = None
    notes: list[Entry] = field(default_factory=list)
    seed: int | None = None  # the table is dealt

    def snapshot(self, last: int) -> Snapshot | None:
        """Now and then, and always when the line of moves was broken off. Not while the end of a turn waits: the
        way back is in the entries."""
        seq = self.entries[-1].seq
        due = self.undone or self.seed is not None or self.state.actor is None or seq - last >= EVERY
        if not due or self.confirming is not None:
            return None
        return Snapshot(seq, self.move, self.state.turn, self.state.game.revision, self.state.save())


class LiveTable:
    """`confirm` says for each seat whether the end of its turn waits for a word of the player."""

    def __init__(self, metadata: Metadata, game: Any, at: Checkpoint | None = None) -> None:
        """`at`: where it goes on, if not at the beginning of the game."""
        begin = at or Checkpoint(start(game, metadata), 0)
        self.metadata = metadata
        self.game = game
        self.state: Any = begin.state
        self.move = begin.move
        self.seq = 0
        self.snapshot_at = 0
        self.past: list[Checkpoint] = []
        self.confirming: int | None = None
        self.held = 0  # moves that mended rules cannot follow: nothing goes on until all agree to give them up
        self.confirm = [True] * metadata.players
        self.clocks: list[float] = [float(metadata.clock["start"])] * metadata.players if metadata.clock else []
        self.since = monotonic()  # since when the running clock runs; no clock on the wall can jump it
        self.resting: set[int] = set()  # seats whose players are on vacation

    # Who is who

    def row(self, seat: int) -> SeatRow:
        return self.metadata.seats[seat]

    def bot_to_move(self) -> str:
        """The code of the bot whose decision is pending, "" if none."""
        actor = self.state.actor
        if self.metadata.status != "running" or self.confirming is not None or actor is None or self.held:
            return ""
        row = self.row(actor)
        return row.bot if row.kind == "bot" else ""

    def running(self) -> int | None:
        """The seat for which the table waits."""
        if self.metadata.status != "running" or self.held:
            return None
        actor: int | None = self.state.actor
        return actor if self.confirming is None else self.confirming

    # Changes

    def play(self, seat: int, names: list[str], seq: int | None = None) -> Change:
        """One or more actions of a seat, in a row; by names, as they are stored. All of them or none."""
        self._check(seq)
        change = self.unchanged()
        for name in names:
            self.act(change, seat, name, self.confirm[seat])
        return change

    def act(self, change: Change, seat: int, name: str, confirm: bool) -> None:
        """One action more in a change; `confirm`: the end of a turn waits for a word of the player."""
        state = change.state
        if change.confirming is not None:
            raise Rejected("illegal", name)
        action = self._action(state, seat, name)
        before = Checkpoint(state, change.move)
        interrupting = state.actor != seat
        happened = carried_out(state, change.move + 1, seat, action)
        after = change.state = happened.after
        change.move = happened.move
        change.happened.append(happened)
        revealed = after.revealed != state.revealed
        change.past = [] if revealed or interrupting else [*change.past, before]
        ended = not interrupting and turn_of(state).ended(after)
        data: dict[str, Any] = {"action": name, "mark": mark(happened)}
        if ended and self.row(seat).kind == "person" and confirm and change.past:
            change.confirming = seat
        elif ended:
            change.past = []
            data["ended"] = True
            self._increment(change, seat)
        change.entries.append(self._entry(change, "action", seat, data))

    def _action(self, state: Any, seat: int, name: str) -> int:
        try:
            action: int = self.game.actions.number(name)
        except RondelError as error:
            raise Rejected("unknown_action", str(error)) from None
        legal = state.legal() if state.actor == seat else state.interrupts(seat)
        if action not in legal:
            raise Rejected("illegal", name)
        return action

    def end_turn(self, seat: int, seq: int | None = None) -> Change:
        """Confirm the end of the turn, or leave the pending step: as long as nothing else is left to choose, the next
        one too. A turn that ends by it needs no more words."""
        self._check(seq)
        if self.confirming is None and may_pass(self.state, seat):
            return self._pass(seat)
        if self.confirming != seat:
            raise Rejected("no_turn_to_end")
        change = self.unchanged()
        change.confirming, change.past = None, []
        self._increment(change, seat)
        change.entries.append(self._entry(change, "end_turn", seat, {}))
        return change

    def _pass(self, seat: int) -> Change:
        change, turn = self.unchanged(), turn_of(self.state)
        while True:
            self.act(change, seat, "done", confirm=False)
            over = turn.ended(change.state) or not may_pass(change.state, seat)
            if over or not nothing_left(change.state, seat):
                return change

    def undo(self, seat: int, whole: bool = False, seq: int | None = None) -> Change:
        self._check(seq)
        if not self.may_undo(seat):
            raise Rejected("no_undo")
        back = 0 if whole else len(self.past) - 1
        return self._back(seat, self.past[back], self.past[:back])

    def may_undo(self, seat: int) -> bool:
        return bool(self.past) and self.running() == seat

    def take_back(self, seat: int, to: Checkpoint, seq: int | None = None) -> Change:
        """Further back, when the whole table agrees; the position was replayed from the entries."""
        self._check(seq)
        return self._back(seat, to, [], agreed=True)

    def _back(self, seat: int, to: Checkpoint, past: list[Checkpoint], agreed: bool = False) -> Change:
        change = self.unchanged()
        change.state, change.move, change.past = to.state, to.move, past
        change.confirming, change.undone = None, True
        data = {"move": to.move} | ({"agreed": True} if agreed else {})
        change.entries.append(self._entry(change, "undo", seat, data))
        change.notes = change.entries[:]
        return change

    def sit(self, *rows: SeatRow, why: str = "") -> Change:
        """Others sit there from now on; `why` is a line of the log."""
        change, new = self.unchanged(), {row.seat: row for row in rows}
        change.seats = [new.get(old.seat, old) for old in self.metadata.seats]
        for row in rows:
            old = self.row(row.seat)
            who: dict[str, Any] = {
                "kind": row.kind,
                "name": row.name,
                "bot": row.bot,
                "account": row.account,
                "why": why,
            }
            who["was"] = {"kind": old.kind, "name": old.name, "bot": old.bot}
            change.entries.append(self._entry(change, "seat", row.seat, who))
            if row.kind == "bot" and self.confirming == row.seat:
                change.confirming, change.past = None, []
        change.notes = change.entries[:] if why else []
        if self.metadata.seed == UNDEALT and complete(change.seats):
            change.seed = new_seed()
            change.state = start(self.game, replace(self.metadata, seed=change.seed))
        return change

    def revise(self) -> Change:
        """Go on under the present rules, from a snapshot: with all moves, or without those that they cannot follow."""
        change = self.note("stopped" if self.held else "revised", move=self.move)
        change.undone, change.confirming, change.past = True, None, []
        return change

    def close(self, why: str) -> Change:
        """It is over, without a result."""
        if self.metadata.status == "finished":
            raise Rejected("not_running")
        return self.note(why)

    def note(self, key: str, seat: int | None = None, **data: Any) -> Change:
        change = self.unchanged()
        change.entries.append(self._entry(change, "note", seat, {"key": key, **data}))
        change.notes = change.entries[:]
        return change

    def again(self, moves: list[tuple[int, str]]) -> Change:
        """Moves that were made elsewhere, by seat and name, all at once: nobody is asked at the end of their turns, and
        none is taken back."""
        change = self.unchanged()
        for seat, name in moves:
            self.act(change, seat, name, confirm=False)
        change.past = []
        return change

    def asked_for_hint(self, seat: int | None, seq: int) -> Change:
        self._check(seq)
        return self.note("hint", seat)

    def metadata_after(self, change: Change) -> Metadata:
        """What to store with a change: the table begins when all sit, and ends with the game or by the clock."""
        seats = change.seats or self.metadata.seats
        actor = change.state.actor if change.confirming is None else change.confirming
        metadata = replace(self.metadata, seats=seats, moves=change.move, actor=actor, changed=change.entries[-1].at)
        metadata.seed = self.metadata.seed if change.seed is None else change.seed
        if metadata.status == "waiting" and complete(seats):
            metadata.status = "running"
        if any(entry.data.get("key") in CLOSED for entry in change.entries):
            metadata.status, metadata.winners = "finished", []
        standing = [row.seat for row in seats if not row.forfeited]
        over = change.state.actor is None and change.confirming is None
        if metadata.status == "running" and (over or (len(standing) < len(seats) and len(standing) <= 1)):
            metadata.status = "finished"
            metadata.totals = [score["total"] for score in change.state.scores()]
            metadata.winners = [seat for seat in change.state.winners() if seat in standing] if over else standing
            if over and len(standing) < len(seats) and not metadata.winners:
                best = max(metadata.totals[seat] for seat in standing)
                metadata.winners = [seat for seat in standing if metadata.totals[seat] == best]
        return metadata

    def adopt(self, change: Change, metadata: Metadata, snapshot: Snapshot | None) -> None:
        """The change is stored: it is the present now."""
        self.held = 0 if any(map(goes_back, change.entries)) else self.held
        self.snapshot_at = snapshot.seq if snapshot else self.snapshot_at
        self.metadata = metadata
        self.seq = change.entries[-1].seq
        self.state, self.move = change.state, change.move
        self.past, self.confirming, self.clocks = change.past, change.confirming, change.clocks
        self.since = change.since
        self.resting = resting(self.resting, change.entries)

    def snapshot(self) -> Snapshot:
        """The present position."""
        return Snapshot(self.seq, self.move, self.state.turn, self.game.revision, self.state.save())

    def unchanged(self) -> Change:
        """The table as it is now, for a change to begin from."""
        return Change([], self.state, self.move, self.past, self.confirming, self.left(), monotonic())

    def _check(self, seq: int | None) -> None:
        if seq is not None and seq != self.seq:
            raise Stale
        if self.metadata.status != "running":
            raise Rejected("not_running")
        if self.held:
            raise Rejected("held")

    def _entry(self, change: Change, kind: Any, seat: int | None, data: dict[str, Any]) -> Entry:
        return Entry(self.seq + len(change.entries) + 1, kind, seat, data, time(), change.clocks)

    # Clocks

    def ticking(self) -> int | None:
        """The seat whose clock runs: of a person who has to decide and is not on vacation."""
        seat = self.running()
        if not self.clocks or seat is None or seat in self.resting or self.row(seat).kind != "person":
            return None
        return seat

    def left(self) -> list[float]:
        """Seconds left by seat, now."""
        seat = self.ticking()
        if seat is None:
            return self.clocks
        clocks = self.clocks[:]
        clocks[seat] = max(0.0, clocks[seat] - (monotonic() - self.since))
        return clocks

    def _increment(self, change: Change, seat: int) -> None:
        if change.clocks and self.metadata.clock:
            change.clocks = change.clocks[:]
            change.clocks[seat] += self.metadata.clock["increment"]


def bots_seat(row: SeatRow, bot: str, forfeited: bool = False) -> SeatRow:
    """The seat of a person who is gone."""
    return replace(row, kind="bot", name="", account=None, bot=bot, invite="", forfeited=forfeited)
