"""The measured ladder of the bots: plays the matches of ladder_matches.py and writes what came of them.

    python benchmarks/ladder.py play --minutes 60 --jobs 2 [--game saltfjord] [--match 1s-greedy]
    python benchmarks/ladder.py status
    python benchmarks/ladder.py page             the tables of docs/ladder.md
    python benchmarks/ladder.py keep --game G    after a change of the bots' sources that leaves their play as it was

Each match is the folder of a tournament; it can be stopped at any moment and goes on where it was. The match on which
least time was spent is always the next, so that all of them say something early.
"""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from pathlib import Path
from time import monotonic

from ladder_bots import check_bots, mark
from ladder_figures import HEAD, Figures, cells, figures, planned, tables, write_page
from ladder_keep import keep
from ladder_matches import MATCHES, SEED, Match
from rich.console import Console
from rich.table import Table

from rondel.arena.config import make_config
from rondel.arena.folder import Folder
from rondel.arena.processes import process_pool
from rondel.arena.tournaments import play_config
from rondel.core.errors import RondelError
from rondel.core.registry import load_game

HERE = Path(__file__).parent
RESULTS = HERE / "results" / "ladder"
PAGE = HERE.parent / "docs" / "ladder.md"
SLICE = 60.0  # seconds, then the last begun game is finished
GRACE = 300.0  # seconds for games that are not over when the minutes are


class EnoughError(Exception):
    """The time of a slice is over."""


class TooLongError(Exception):
    """Games that are not over in the time of grace."""


def play_slice(match: Match, base: Path, seconds: float = SLICE) -> None:
    """Some games of a match, at least one, in this process."""
    end = monotonic() + seconds
    total = planned(match)

    def told(done: int) -> None:
        if done < total and monotonic() >= end:
            raise EnoughError

    game = load_game(match.game)
    config = make_config(game, match.games, match.players, list(match.bots), SEED, match.options, match.against)
    folder = Folder(base / match.key)
    check_bots(match, base)
    folder.begin(config)
    mark(match, base)  # before the first game: a kill leaves none of unknown bots
    with suppress(EnoughError):
        play_config(config, folder, progress=told)


class Play:
    """Hands out slices of open matches to processes until the time is over."""

    def __init__(self, matches: Sequence[Match], base: Path, seconds: float) -> None:
        self.base = base
        self.end = monotonic() + seconds
        found = {match: figures(match, base) for match in matches}
        self.spent = {match: one.seconds if one else 0.0 for match, one in found.items()}
        self.open = [match for match in matches if not finished(match, found[match], base)]
        self.running: dict[Future[None], Match] = {}

    def all(self, jobs: int) -> None:
        try:
            with process_pool(jobs) as pool:
                while self._start(pool, jobs) or self.running:
                    self.next()
        except TooLongError:
            print("abandoned: " + ", ".join(match.key for match in self.running.values()), flush=True)

    def _start(self, pool: ProcessPoolExecutor, jobs: int) -> bool:
        """True if the time is not over and there is something to play."""
        while len(self.running) < jobs and self.open and (left := self.end - monotonic()) > 0:
            match = min(self.open, key=lambda one: self.spent[one])
            self.open.remove(match)
            self.running[pool.submit(play_slice, match, self.base, min(SLICE, left))] = match
        return bool(self.running)

    def next(self) -> None:
        """Wait for the next slice that ends."""
        over = self.end + GRACE - monotonic()
        ended, _ = wait(self.running, timeout=max(0.0, over), return_when=FIRST_COMPLETED)
        if not ended:
            raise TooLongError
        for future in ended:
            self._ended(future, self.running.pop(future))

    def _ended(self, future: Future[None], match: Match) -> None:
        try:
            future.result()
        except RondelError as error:  # of this match; the others go on
            print(f"{match.key}: {error}", flush=True)
            return
        found = figures(match, self.base)
        if found is None:
            return
        print(f"{match.key}: {found.games} of {planned(match)} games, won {found.won:.1%}", flush=True)
        self.spent[match] = found.seconds
        if not finished(match, found, self.base):
            self.open.append(match)


def finished(match: Match, found: Figures | None, base: Path) -> bool:
    """All games are played and in the table, by these bots; a journal waits for its table to be written."""
    if found is None or found.others:
        return False
    return found.games == planned(match) and not Folder(base / match.key).journal.exists()


def show(matches: Sequence[Match], base: Path) -> None:
    table = Table(box=None, pad_edge=False)
    for name in ("game", *HEAD):
        table.add_column(name)
    for match in matches:
        table.add_row(match.game, *(text.replace("`", "") for text in cells(match, figures(match, base))))
    Console(width=None if sys.stdout.isatty() else 200).print(table, highlight=False)


def main(arguments: list[str] | None = None, matches: Sequence[Match] = MATCHES) -> None:
    parser = argparse.ArgumentParser(description="The measured ladder of the bots.")
    parser.add_argument("what", choices=["play", "status", "page", "keep"])
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--match", help="only this match, such as 1s-greedy")
    parser.add_argument("--results", type=Path, default=RESULTS, help="the folder of the matches")
    parser.add_argument("--page", type=Path, default=PAGE, help="the file whose tables are written")
    given = parser.parse_args(arguments)
    wanted = [one for one in matches if given.game in (None, one.game) and given.match in (None, one.name)]
    if not wanted:
        names = ", ".join(dict.fromkeys(one.name for one in matches))
        parser.error(f"--game, --match: there is no such match; the names are {names}")
    if given.jobs < 1:
        parser.error(f"--jobs: must be 1 or more, not {given.jobs}")
    if not given.minutes > 0:
        parser.error(f"--minutes: must be more than 0, not {given.minutes}")
    try:
        if given.what == "play":
            Play(wanted, given.results, 60 * given.minutes).all(given.jobs)
        elif given.what == "page":
            write_page(given.page, tables(list(matches), given.results))
        elif given.what == "keep":
            print("kept: " + (", ".join(match.key for match in keep(wanted, given.results)) or "nothing to do"))
        else:
            show(wanted, given.results)
    except RondelError as error:
        sys.exit(f"ladder: {error}")
    except KeyboardInterrupt:
        sys.exit("ladder: stopped; finished games are kept, the same command goes on")


if __name__ == "__main__":
    main()
