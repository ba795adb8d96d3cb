"""The figures of `coach.py`: how often the coach speaks, and how many marks and warnings a deeper look confirms."""

from math import sqrt
from typing import Any

Game = dict[str, Any]
GRADES = {"mistake": "?", "blunder": "??"}


def report(found: dict[str, list[Game]]) -> str:
    games = {name: games for name, games in found.items() if games}
    if not games:
        return "no game yet"
    if len(games) > 1:
        games["all"] = [one for kind in games.values() for one in kind]
    return "\n\n".join([_marks(games), _warnings(games), _seconds(games)])


def _marks(games: dict[str, list[Game]]) -> str:
    lines = ["| marks of the analysis | games | ? | ?? | confirmed | found worse |", "|---|--:|--:|--:|---|---|"]
    for name, kind in games.items():
        marks = [mark for one in kind for mark in one["marks"]]
        counts = [sum(mark["grade"] == grade for mark in marks) for grade in GRADES]
        lines.append(f"| {name} | {len(kind)} | {counts[0]} | {counts[1]} | {_confirmed(marks)} |")
    return "\n".join(lines)


def _warnings(games: dict[str, list[Game]]) -> str:
    lines = [
        "| coach, in a first game | explains | tells | asks | confirmed | found worse |",
        "|---|--:|--:|--:|---|---|",
    ]
    for name, kind in games.items():
        said = [one for game in kind for one in game["warnings"] if one["spoken"]]
        each = [sum(one["grade"] == grade for one in said) / len(kind) for grade in GRADES]
        explains = sum(len(game["explained"]) for game in kind) / len(kind)
        lines.append(f"| {name} | {explains:.1f} | {each[0]:.2f} | {each[1]:.2f} | {_confirmed(said)} |")
    return "\n".join(lines)


def _seconds(games: dict[str, list[Game]]) -> str:
    lines = ["| processor time | analysis, mean | longest | coach, a game |", "|---|--:|--:|--:|"]
    for name, kind in games.items():
        spent = [one["seconds"] for one in kind]
        coach = sum(one["coach_seconds"] for one in kind) / len(kind)
        lines.append(f"| {name} | {sum(spent) / len(spent):.1f} s | {max(spent):.1f} s | {coach:.1f} s |")
    return "\n".join(lines)


def _confirmed(said: list[dict[str, Any]]) -> str:
    """Marked by the deeper look, too; and surely worse than the best other move, be it by little."""
    marked = sum(one["deep_grade"] in GRADES for one in said)
    worse = sum(one["deep_drop"] > 2 * one["deep_error"] for one in said)
    return f"{share(marked, len(said))} | {share(worse, len(said))}"


def share(hits: int, of: int) -> str:
    """With the interval in which 95 of 100 such shares have their true one (Wilson)."""
    if not of:
        return "–"
    z, p = 1.96, hits / of
    middle, half = (p + z * z / (2 * of)) / (1 + z * z / of), z * sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    half /= 1 + z * z / of
    return f"{hits} of {of}: {p:.0%} ({max(0.0, middle - half):.0%} to {min(1.0, middle + half):.0%})"
