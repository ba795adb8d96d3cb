"""The folder of a tournament: its config, the games as they end, and the tables when all are played.

plan.json       what is played
games.jsonl     one finished game a line, while the tournament runs; a line cut off by a kill does not count
                (if the tables hold games already, because a report was made in between or more games were
                asked for, those of the journal come on top)
results.*       a row for each player and game
actions.*       how often each player chose from each family of actions
report.html     what they say, and plots/ the pictures of it
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from time import monotonic
from typing import IO, Any

import msgspec

from rondel.core.errors import BadOption, RondelError
from rondel.core.files import write_whole

from .config import TournamentConfig, read_config
from .files import AS_IT_WAS, Columns, check_format, read_columns, write_rows
from .match import Played
from .results import PlayerResult

SYNC = 0.25  # seconds that a failure of the power may cost
FORMATS = ("parquet", "csv")
TABLES = ("actions", "results")  # in the order in which they are written


class Folder:
    """Where a tournament lives."""

    def __init__(self, path: Path, formats: tuple[str, ...] = ("parquet",)) -> None:
        self.path = path
        self.formats = formats
        self.config_file = path / "plan.json"
        self.journal = path / "games.jsonl"
        self.report = path / "report.html"

    def begin(self, config: TournamentConfig) -> None:
        """Make the folder, or refuse it if it holds anything but this tournament, or a shorter one of the same kind."""
        self._check_formats()
        if self.config_file.exists():
            before = read_config(self.config_file)
            different = before.differences(config)
            if different and not config.continues(before):
                raise RondelError(f"{self.path}: holds another tournament ({'; '.join(different)}); name another --out")
        elif self.path.exists() and not (self.path.is_dir() and not any(self.path.iterdir())):
            raise RondelError(f"{self.path}: is there already and holds no tournament; name another --out")
        try:
            self.path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise RondelError(f"{self.path}: cannot be made: {error.strerror}") from None
        if not self.config_file.exists():
            self._write_config(config)
        elif config.continues(read_config(self.config_file)):
            self.played()  # refuses what cannot be continued
            with self.writing():  # while nobody else plays here
                self._write_config(config)

    def _write_config(self, config: TournamentConfig) -> None:
        write_whole(self.config_file, msgspec.json.format(msgspec.json.encode(config), indent=2) + b"\n")

    def _check_formats(self) -> None:
        unknown = [str(one) for one in self.formats if one not in FORMATS]
        if unknown or not self.formats:
            found = f"not {', '.join(unknown)}" if unknown else "and none is named"
            raise BadOption("formats", f"each must be one of {', '.join(FORMATS)}, {found}")
        for target in self.targets("results"):
            check_format(target)

    def targets(self, table: str) -> list[Path]:
        """The files of a table: of the formats asked for, and of those either table has, lest they grow old."""
        found = {path.suffix.removeprefix(".") for path in self._there()}
        return [self.path / f"{table}.{ending}" for ending in FORMATS if ending in self.formats or ending in found]

    def _there(self) -> list[Path]:
        """The files of tables that exist. A table counts as there in either format."""
        paths = [self.path / f"{table}.{ending}" for table in TABLES for ending in FORMATS]
        return [path for path in paths if path.exists()]

    def reader(self) -> str:
        """How pandas reads the results that are there."""
        ending = next(path.suffix for path in self._there() if path.stem == "results").removeprefix(".")
        return f'read_{ending}("results.{ending}")'

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
        """The games of the tables and of the journal, each once, in their order."""
        journal = self._in_journal()
        self._check_tables(journal)
        found = {one.game: one for one in [*self._in_tables(), *journal]}
        return [found[game] for game in sorted(found)]

    def _check_tables(self, journal: list[Played]) -> None:
        """Refuse one table without the other, or its games would be played again and written over.

        Not if the journal has them all: then we were stopped between the two tables, and nothing is lost.
        """
        there = self._there()
        missing = [table for table in TABLES if table not in {path.stem for path in there}]
        if len(missing) != 1:
            return
        if not journal or not set(read_columns(there[0]).get("game", [])) <= {one.game for one in journal}:
            name = there[0].with_stem(missing[0]).name
            raise RondelError(f"{self.path}: {name} is missing beside {there[0].name}; {AS_IT_WAS}")

    def _in_tables(self) -> list[Played]:
        if {path.stem for path in self._there()} != set(TABLES):
            return []
        try:
            return games_of(self.read_table("results"), self.read_table("actions"))
        except RondelError:  # a ValueError too; it says itself what is wrong
            raise
        except (KeyError, ValueError, TypeError, AttributeError) as error:  # somebody has changed them
            problem = f"its tables are not those of a tournament: {error!r}"
            raise RondelError(f"{self.path}: {problem}; {AS_IT_WAS}") from None

    def _in_journal(self) -> list[Played]:
        if not self.journal.exists():
            return []
        found: list[Played] = []
        decoder = msgspec.json.Decoder(Played)
        with self.journal.open("rb") as file:
            for number, line in enumerate(file, 1):
                if not line.endswith(b"\n"):
                    break  # cut off
                try:
                    found.append(decoder.decode(line))
                except msgspec.DecodeError as error:
                    raise RondelError(f"{self.journal}: line {number} is damaged: {error}; delete the line") from None
        return found

    def _mend(self) -> None:
        """Cut off what a kill left of a line."""
        with self.journal.open("r+b") as file:
            content = file.read()
            file.truncate(content.rfind(b"\n") + 1)

    def write_tables(self, config: TournamentConfig) -> None:
        """The tables of all finished games; with the last one the journal has done its work."""
        games = self.played() if self.journal.exists() else []  # without a journal the tables are as they should be
        self._check_tables(games)
        if games:
            for target in self.targets("actions"):
                write_rows([row for game in games for row in action_rows(game)], target)
            for target in self.targets("results"):
                write_rows([row for game in games for row in result_rows(game)], target)
            if len(games) == len(config.schedule()):
                self.journal.unlink()
        for table in TABLES:  # a format that is asked for later
            for target in self.targets(table):
                if not target.exists():
                    columns = self.read_table(table)
                    write_rows([dict(zip(columns, row)) for row in zip(*columns.values())], target)

    def read_table(self, table: str) -> Columns:
        """Tables of earlier versions call a paired seed a deal."""
        for path in self.targets(table):
            if path.exists():
                columns = read_columns(path)
                return {"paired_seed" if name == "deal" else name: found for name, found in columns.items()}
        raise RondelError(f"{self.path}: no game is finished yet")


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
    whole = {"game_decisions": game.decisions, "game_turns": game.turns, "first_player": game.began}
    for row, rank, seconds in zip(game.rows, game.ranks, game.seconds):
        head = {"game": row.game, "paired_seed": game.paired_seed, "seed": row.seed, "seat": row.seat, "bot": row.bot}
        own = {"won": row.won, "rank": rank, "decisions": row.decisions, "seconds": round(seconds, 6)}
        rows.append({**head, "total": row.total, **row.categories, **own, **whole})
    return rows


def action_rows(game: Played) -> list[dict[str, Any]]:
    return [
        {"game": row.game, "seat": row.seat, "bot": row.bot, "action": family, "count": n}
        for row, families in zip(game.rows, game.actions)
        for family, n in families.items()
    ]


def games_of(results: Columns, actions: Columns) -> list[Played]:
    """The games that `result_rows` and `action_rows` have laid out as the columns of two tables."""
    names = list(results)
    categories = names[names.index("total") + 1 : names.index("won")]
    chosen: dict[tuple[int, int], dict[str, int]] = {}
    for number, seat, family, n in zip(actions["game"], actions["seat"], actions["action"], actions["count"]):
        chosen.setdefault((number, seat), {})[family] = n
    lines = [dict(zip(results, line)) for line in zip(*results.values())]
    lines.sort(key=lambda line: (line["game"], line["seat"]))
    return [_game_of(list(seats), categories, chosen) for _, seats in groupby(lines, key=lambda line: line["game"])]


def _game_of(
    seats: list[dict[str, Any]], categories: list[str], chosen: dict[tuple[int, int], dict[str, int]]
) -> Played:
    """`seats`: its lines. Tables of earlier versions do not say who began."""
    first = seats[0]
    rows = [
        PlayerResult(
            game=one["game"],
            seed=one["seed"],
            seat=one["seat"],
            bot=one["bot"],
            total=one["total"],
            categories={name: one[name] for name in categories},
            won=one["won"],
            decisions=one["decisions"],
        )
        for one in seats
    ]
    return Played(
        game=first["game"],
        paired_seed=first["paired_seed"],
        rows=rows,
        ranks=[one["rank"] for one in seats],
        seconds=[one["seconds"] for one in seats],
        actions=[chosen.get((one["game"], one["seat"]), {}) for one in seats],
        turns=first["game_turns"],
        began=first.get("first_player"),
    )


def _lock(file: IO[bytes], folder: Path) -> None:
    """Two processes that write into one journal would play everything twice. Windows locks nothing here."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise RondelError(f"{folder}: another process plays this tournament just now") from None
