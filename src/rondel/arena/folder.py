"""The folder of a tournament: its plan, the games as they end, and the tables when all are played.

plan.json       what is played
games.jsonl     one finished game a line, while the tournament runs; a line cut off by a kill does not count
results.*       a row for each player and game
actions.*       how often each player chose from each family of actions
report.html     what they say, and plots/ the pictures of it
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import IO, Any

import msgspec

from rondel.core.errors import BadOption, RondelError

from .files import Columns, check_format, read_columns, write_rows, write_whole
from .match import Played
from .plan import Plan, read_plan

SYNC = 0.25  # seconds that a failure of the power may cost
FORMATS = ("parquet", "csv")


class Folder:
    """Where a tournament lives."""

    def __init__(self, path: Path, formats: tuple[str, ...] = ("parquet",)) -> None:
        self.path = path
        self.formats = formats
        self.plan_file = path / "plan.json"
        self.journal = path / "games.jsonl"
        self.report = path / "report.html"

    def begin(self, plan: Plan) -> None:
        """Make the folder, or refuse it if it holds anything but this tournament."""
        unknown = [str(one) for one in self.formats if one not in FORMATS]
        if unknown or not self.formats:
            found = f"not {', '.join(unknown)}" if unknown else "and none is named"
            raise BadOption(f"formats: each must be one of {', '.join(FORMATS)}, {found}")
        if self.plan_file.exists():
            different = read_plan(self.plan_file).differences(plan)
            if different:
                raise RondelError(f"{self.path}: holds another tournament ({'; '.join(different)}); name another --out")
        elif self.path.exists() and not (self.path.is_dir() and not any(self.path.iterdir())):
            raise RondelError(f"{self.path}: is there already and holds no tournament; name another --out")
        for target in self.targets("results"):
            check_format(target)
        try:
            self.path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise RondelError(f"{self.path}: cannot be made: {error.strerror}") from None
        if not self.plan_file.exists():
            write_whole(self.plan_file, msgspec.json.format(msgspec.json.encode(plan), indent=2) + b"\n")

    def targets(self, table: str) -> list[Path]:
        """The files of a table: those asked for, and those there are, lest they grow old."""
        paths = {ending: self.path / f"{table}.{ending}" for ending in FORMATS}
        return [path for ending, path in paths.items() if ending in self.formats or path.exists()]

    @contextmanager
    def writing(self) -> Iterator["Journal"]:
        """The journal, for us alone."""
        with self.journal.open("ab") as file:
            _lock(file, self.path)
            self._mend()
            journal = Journal(file)
            try:
                yield journal
            finally:
                journal.sync()

    def played(self) -> list[Played]:
        """The games of the journal, each once, in their order."""
        if not self.journal.exists():
            return []
        found: dict[int, Played] = {}
        decoder = msgspec.json.Decoder(Played)
        with self.journal.open("rb") as file:
            for number, line in enumerate(file, 1):
                if not line.endswith(b"\n"):
                    break  # cut off
                try:
                    one = decoder.decode(line)
                except msgspec.DecodeError as error:
                    raise RondelError(f"{self.journal}: line {number} is damaged: {error}; delete the line") from None
                found[one.game] = one
        return [found[game] for game in sorted(found)]

    def _mend(self) -> None:
        """Cut off what a kill left of a line."""
        with self.journal.open("r+b") as file:
            content = file.read()
            file.truncate(content.rfind(b"\n") + 1)

    def write_tables(self, plan: Plan) -> None:
        """The tables of all finished games; with the last one the journal has done its work."""
        games = self.played()
        if games:
            for target in self.targets("actions"):
                write_rows([row for game in games for row in action_rows(game)], target)
            for target in self.targets("results"):
                write_rows([row for game in games for row in result_rows(game)], target)
            if len(games) == len(plan.schedule()):
                self.journal.unlink()
        for table in ("actions", "results"):  # a format that is asked for later
            for target in self.targets(table):
                if not target.exists():
                    columns = self.read_table(table)
                    write_rows([dict(zip(columns, row)) for row in zip(*columns.values())], target)

    def read_table(self, table: str) -> Columns:
        for path in self.targets(table):
            if path.exists():
                return read_columns(path)
        raise RondelError(f"{self.path}: no game is finished yet")

    def games_in_tables(self) -> int:
        if not any(path.exists() for path in self.targets("results")):
            return 0
        return len(set(self.read_table("results")["game"]))


class Journal:
    """Finished games, appended. What `add` has written survives the end of this process."""

    def __init__(self, file: IO[bytes]) -> None:
        self.file = file
        self.synced = monotonic()

    def add(self, games: list[Played]) -> None:
        self.file.write(b"".join(msgspec.json.encode(game) + b"\n" for game in games))
        self.file.flush()
        if monotonic() - self.synced > SYNC:
            self.sync()

    def sync(self) -> None:
        os.fsync(self.file.fileno())
        self.synced = monotonic()


def result_rows(game: Played) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    length = {"game_decisions": game.decisions, "game_turns": game.turns}
    for row, rank, seconds in zip(game.rows, game.ranks, game.seconds):
        head = {"game": row.game, "deal": game.deal, "seed": row.seed, "seat": row.seat, "bot": row.bot}
        own = {"won": row.won, "rank": rank, "decisions": row.decisions, "seconds": round(seconds, 6)}
        rows.append({**head, "total": row.total, **row.categories, **own, **length})
    return rows


def action_rows(game: Played) -> list[dict[str, Any]]:
    return [
        {"game": row.game, "seat": row.seat, "bot": row.bot, "action": family, "count": n}
        for row, families in zip(game.rows, game.actions)
        for family, n in families.items()
    ]


def _lock(file: IO[bytes], folder: Path) -> None:
    """Two processes that write into one journal would play everything twice. Windows locks nothing here."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise RondelError(f"{folder}: another process plays this tournament just now") from None
