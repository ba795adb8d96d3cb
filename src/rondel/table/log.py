"""The log of a table: what happened, in the words and with the knowledge of whoever reads it."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from typing import Any

from msgspec import Struct

from rondel.core.errors import RondelError
from rondel.core.events import EVERYBODY, Event
from rondel.core.record import Record
from rondel.core.signs import sign

from .deal import start
from .entries import Entry, Metadata, Snapshot
from .moves import Happened, carried_out, goes_back, means_the_same, restored
from .names import bot_called, seat_name, table_texts
from .wording import words

Replay = list[Any]  # the position after each move; None where the present rules cannot follow
Snapshots = dict[int, Snapshot]  # by seq: of other rules, and those with which the table went on under the present ones


class Sign(Struct):
    """A step at a glance: a symbol of the board, and a word or two."""

    symbol: str
    text: str


class LogLine(Struct):
    """What happened, in words. A turn is a group of lines; `move` is the position to show for it."""

    move: int
    turn: int
    seat: int | None  # None = the table or the printed opponent
    who: str
    text: str
    rule: str = ""
    note: bool = False  # about the table, not the game: an undo, a change of seats
    signs: list[Sign] = []


class Reader:
    """Who reads the log: the seat (None = a spectator), the language, and what the players are called."""

    def __init__(self, game: Any, metadata: Metadata, seat: int | None, lang: str) -> None:
        self.game = game
        self.seat = seat
        self.lang = lang
        self.meet(metadata)

    def meet(self, metadata: Metadata) -> None:
        """These are the players from now on."""
        self.metadata = metadata
        self.texts = table_texts(self.game, metadata, self.lang)

    def name(self, seat: int) -> str:
        """A seat before the first is nobody's: what the game itself does, as when a market is filled."""
        if seat < 0:
            return words(self.lang)("nobody")
        return seat_name(self.metadata, seat, self.lang) if seat < self.metadata.players else self._opponent()

    def _opponent(self) -> str:
        return str(self.texts.name(self.lang, self.game.opponent)) if self.game.opponent else ""

    def knows(self, event: Event) -> bool:
        return event.seen == EVERYBODY or (self.seat is not None and bool(event.seen & 1 << self.seat))

    def lines(self, happened: Happened) -> list[LogLine]:
        """A line for each run of one player's events; the mark of a new turn is no line but begins a group."""
        turn = happened.after.turn - sum(event.kind == "turn" for event in happened.events)
        known: list[tuple[int, Event]] = []
        for event in happened.events:
            if event.kind == "turn":
                turn += 1
            elif self.knows(event):
                known.append((turn, event))
        found: list[LogLine] = []
        for (turn, seat), run in groupby(known, key=lambda known: (known[0], known[1].seat)):
            events = [event for _, event in run]
            text = self._told(events)
            rule = happened.rule if seat == happened.seat else ""
            if text:
                who = seat if 0 <= seat < self.metadata.players else None
                found.append(LogLine(happened.move, turn, who, self.name(seat), text, rule, signs=self._signs(events)))
        return found

    def _signs(self, events: list[Event]) -> list[Sign]:
        found = [sign(self.texts, event, self.lang) for event in events]
        return [Sign(*known) for known in found if known]

    def _told(self, events: list[Event]) -> str:
        """That there was no choice is worth a word only if nothing tells what came of it.

        What nobody does is a sentence of its own.
        """
        said = [(event.kind, str(self.texts.event(event, self.lang))) for event in events]
        plain = [text for kind, text in said if text and kind != "only"]
        first, *rest = plain or [text for _, text in said if text] or [""]
        return first + "".join(f". {text}" if text[0].isupper() else f", {text}" for text in rest)

    def note(self, entry: Entry, move: int, turn: int) -> LogLine | None:
        """What is told about the table itself."""
        data = entry.data
        key = {"undo": "undo", "note": data.get("key", ""), "seat": data.get("why", "")}.get(entry.kind, "")
        if not key:
            return None
        plain = {name: value for name, value in data.items() if isinstance(value, str | int) and name != "key"}
        for bot in ("bot", "other"):
            if bot in plain:
                plain[bot] = bot_called(str(plain[bot]), self.lang).whole(self.lang)
        who = self.name(entry.seat) if entry.seat is not None else ""
        return LogLine(
            move, turn, entry.seat, data.get("who", who), words(self.lang)(f"note-{key}", **plain), note=True
        )

    def table_note(self, key: str, move: int, turn: int) -> LogLine:
        """What nobody did."""
        return LogLine(move, turn, None, "", words(self.lang)(f"note-{key}"), note=True)


def as_lines(lines: list[LogLine]) -> list[str]:
    """A line for each run of one player's."""
    runs = [(who, [line.text for line in run]) for who, run in groupby(lines, key=lambda line: line.who)]
    return [f"{who} {', '.join(texts)}" for who, texts in runs]


def whole_log(reader: Reader, entries: list[Entry], snapshots: Snapshots) -> list[LogLine]:
    """The log from the first entry on; what was done by who has left stays theirs."""
    lines: list[LogLine] = []
    for entry in reversed(entries):
        if "was" in entry.data:
            reader.meet(seated(reader.metadata, entry.seat, entry.data["was"]))
    for entry, happened, replay in replayed(reader.game, reader.metadata, entries, snapshots):
        if goes_back(entry):
            lines = [line for line in lines if line.move < len(replay)]
        if entry.kind == "seat":
            reader.meet(seated(reader.metadata, entry.seat, entry.data))
        turn = next(state.turn for state in reversed(replay) if state)
        note = reader.note(entry, len(replay) - 1, turn)
        if entry.kind == "action" and happened is None and replay[len(replay) - 2]:
            note = reader.table_note("old-rules", len(replay) - 1, turn)
        lines += [*(reader.lines(happened) if happened else []), *([note] if note else [])]
    return lines


def seated(metadata: Metadata, seat: int | None, who: dict[str, Any]) -> Metadata:
    """With somebody at a seat, as an entry tells it."""
    there = {key: who[key] for key in ("kind", "name", "bot")}
    return replace(metadata, seats=[replace(row, **there) if row.seat == seat else row for row in metadata.seats])


def replay_of(game: Any, metadata: Metadata, entries: list[Entry], snapshots: Snapshots) -> Replay:
    """The position after each move that led to the present."""
    found: Replay = [start(game, metadata)]
    for _, _, replay in replayed(game, metadata, entries, snapshots):
        found = replay
    return found


def replayed(
    game: Any, metadata: Metadata, entries: list[Entry], snapshots: Snapshots
) -> Iterator[tuple[Entry, Happened | None, Replay]]:
    """Play it all again: after each entry what happened and the replay so far. Where the present rules cannot follow,
    nothing happens, until a snapshot (by its seq) goes on."""
    replay: Replay = [restored(game, snapshots[0]) if 0 in snapshots else start(game, metadata)]
    mended = {metadata.revision, *(snapshot.revision for snapshot in snapshots.values())} != {game.revision}
    for entry in entries:
        happened = None
        if entry.kind == "action":
            happened = _again(replay[-1], entry, len(replay), mended)
            replay.append(happened.after if happened else None)
        elif goes_back(entry):
            del replay[entry.data["move"] + 1 :]
        if entry.seq in snapshots:
            replay[-1] = restored(game, snapshots[entry.seq])
        yield entry, happened, replay


def _again(state: Any, entry: Entry, move: int, mended: bool) -> Happened | None:
    """A stored action once more; None if the present rules refuse it, or understand it in another way."""
    if state is None:
        return None
    try:
        happened = carried_out(state, move, entry.seat or 0, state.game.actions.number(entry.data["action"]))
    except RondelError:
        return None
    return None if mended and not means_the_same(happened, entry) else happened


def played(record: Record, any_revision: bool = False) -> Iterator[tuple[Any, Happened | None]]:
    """The state at the start of a record and after each action, with what happened (one object, mutated)."""
    return happenings(record.replay(any_revision))


def happenings(states: Iterator[Any]) -> Iterator[tuple[Any, Happened | None]]:
    """The same of the states of any game, from its start on."""
    happened, seat, rule = None, 0, ""
    for move, state in enumerate(states):
        if move:
            happened = Happened(move, seat, rule, state.events, state)
        seat, rule = state.actor, state.game.steps[state.stack[-1][0]].rule if state.stack else ""
        yield state, happened
        state.listen()
