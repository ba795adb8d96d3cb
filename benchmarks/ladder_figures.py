"""What the games of a match say, and the tables of it for docs/ladder.md and for the terminal."""

from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, median
from typing import Any

from ladder_bots import others
from ladder_matches import Match

from rondel.arena import wilson
from rondel.arena.config import read_config
from rondel.arena.folder import Folder, result_rows
from rondel.arena.lineups import schedule
from rondel.core.errors import RondelError
from rondel.core.registry import load_game

ENOUGH = 50  # games, before what was asked is said to be reached or not, and not only so far
HEAD = ["match", "players", "games", "won", "95 %", "points", "ms a decision", "asked", "reached"]
START, END = "<!-- ladder -->", "<!-- /ladder -->"
NUMBERS = ("players", "games", "won", "95 %", "ms a decision")

PlayerResult = dict[str, Any]


@dataclass(frozen=True)
class Figures:
    """Of the first bot of a match, but for `other` and `winners`."""

    games: int
    seconds: float  # of all players
    won: float
    low: float  # Wilson's 95 % interval of won
    high: float
    mean: float
    median: float
    other: float | None  # mean points of the other bot
    winners: float  # mean of the highest total of each game
    milliseconds: float  # a decision
    others: str = ""  # whose the games are, if not those of the present bots


def planned(match: Match) -> int:
    return len(schedule(list(match.bots), match.players, match.games, match.against))


def rows_of(match: Match, base: Path) -> list[PlayerResult]:
    """All players of all finished games."""
    folder = Folder(base / match.key)
    if not folder.config_file.exists():
        return []
    _check(match, folder)
    if folder.journal.exists():
        return [row for game in folder.played() for row in result_rows(game)]
    if not any(path.exists() for path in folder.targets("results")):
        return []
    columns = folder.read_table("results")
    return [dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)]


def _check(match: Match, folder: Folder) -> None:
    """Games of another match would be told as those of this one."""
    config = read_config(folder.config_file)
    found = (config.game, config.bots, config.players, config.games, config.against, config.options)
    if found != (match.game, list(match.bots), match.players, match.games, match.against, match.options):
        raise RondelError(f"{folder.path}: is no longer the match of ladder_matches.py; delete the folder")


def figures(match: Match, base: Path) -> Figures | None:
    """None if no game is finished."""
    rows = rows_of(match, base)
    if not rows:
        return None
    mine = [row for row in rows if row["bot"] == match.bots[0]]
    other = [row["total"] for row in rows if row["bot"] == match.other]
    best: dict[int, int] = {}
    for row in rows:
        best[row["game"]] = max(row["total"], best.get(row["game"], row["total"]))
    won = fmean(row["won"] for row in mine)
    return Figures(
        len(best),
        sum(row["seconds"] for row in rows),
        won,
        *wilson(won, len(mine)),
        fmean(row["total"] for row in mine),
        median(row["total"] for row in mine),
        fmean(other) if other else None,
        fmean(best.values()),
        1000 * sum(row["seconds"] for row in mine) / max(1, sum(row["decisions"] for row in mine)),
        others(match, base),
    )


def title(match: Match) -> str:
    bot = f"`{match.bots[0]}`"
    if match.players == 1:
        return f"{bot} alone" + "".join(f", {name}={value}" for name, value in match.options.items())
    if not match.other:
        return f"{bot} v itself"
    return f"{bot} v {f'{match.players - 1} × ' if match.against else ''}`{match.other}`"


def asked(match: Match) -> str:
    shown = {
        "won": "won ≥ {:.0%}",
        "most": "≤ {:.0%}",
        "low": "interval above {:.0%}",
        "mean": "mean ≥ {:g}",
        "median": "median ≥ {:g}",
        "winners": "winners ≥ {:g}",
    }
    return ", ".join(shown[name].format(value) for name, value in match.asked.items())


def reached(match: Match, found: Figures | None) -> str:
    if found is None:
        return "not yet measured"
    if found.others:
        return found.others
    if not match.asked:
        return ""
    special = {
        "low": found.low > match.asked.get("low", 0),  # an interval that begins at the value is not above it
        "most": found.won <= match.asked.get("most", 1),
    }
    met = [special[name] if name in special else getattr(found, name) >= value for name, value in match.asked.items()]
    word = "yes" if all(met) else "no"
    return word if found.games >= min(ENOUGH, planned(match)) else f"so far {word}"


def cells(match: Match, found: Figures | None) -> list[str]:
    """A line of the table."""
    total = planned(match)
    head, tail = [title(match), str(match.players)], [asked(match), reached(match, found)]
    if found is None:
        return [*head, f"0 of {total:,}", "", "", "", "", *tail]
    games = f"{total:,}" if found.games == total else f"{found.games:,} of {total:,}"
    share = [f"{found.won:.1%}", f"{found.low:.1%} to {found.high:.1%}"]
    if match.players == 1:
        points = f"mean {found.mean:.1f}, median {found.median:g}"
    elif not match.other:
        share, points = ["", ""], f"mean {found.mean:.1f}, winners {found.winners:.1f}"
    else:
        points = f"{found.mean:.1f} to {found.other:.1f}"
    speed = found.milliseconds
    return [*head, games, *share, points, f"{speed:,.0f}" if speed >= 10 else f"{speed:.2g}", *tail]


def tables(matches: list[Match], base: Path) -> str:
    """Of every game one, in Markdown."""
    parts: list[str] = []
    for game in dict.fromkeys(match.game for match in matches):
        lines = [_line(HEAD), _line(["--:" if name in NUMBERS else "---" for name in HEAD])]
        lines += [_line(cells(match, figures(match, base))) for match in matches if match.game == game]
        parts.append(f"## {load_game(game).texts().title('en')}\n\n" + "\n".join(lines))
    return "\n\n".join(parts)


def _line(texts: list[str]) -> str:
    return "| " + " | ".join(texts) + " |"


def write_page(page: Path, content: str) -> None:
    """Between the two marks; all else stays as it is."""
    text = page.read_text(encoding="utf-8")
    before, start, rest = text.partition(START)
    _, end, after = rest.partition(END)
    if not (start and end):
        raise RondelError(f"{page}: the tables go between the lines {START} and {END}; write them there")
    page.write_text(f"{before}{START}\n\n{content}\n\n{END}{after}", encoding="utf-8")
