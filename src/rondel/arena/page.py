"""The report: one page that needs nothing else, made from the files of a tournament alone."""

from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from rondel.core.errors import RondelError
from rondel.core.files import write_whole
from rondel.core.registry import load_game
from rondel.drawing.plain import TOKENS

from .config import TournamentConfig, read_config
from .files import AS_IT_WAS
from .folder import Folder
from .numbers import Numbers
from .pictures import pictures
from .plots import Plot, paper
from .plots.frame import CSS, paper_css
from .statistics import numbers_of
from .tables import CellPart, ReportTable, Tables, Words

HERE = Path(__file__).parent

CAPTIONS = {
    "ladder": "Rating after all games in their order, with its 95 % interval (μ ± 1.96 σ).",
    "wins": "A bot with several seats at a table counts once for each; a shared win counts as a part of one. "
    "Wilson's 95 % interval.",
    "pairs": "Of the games in which both play; a tie counts half. Below each share Wilson's 95 % interval.",
    "differences": "Both play each of these paired seeds from every seat, so the luck of a seat is shared. "
    "Student's 95 % interval.",
    "points": "Share of the bot's seats in each bin; each row is drawn to its own highest bin, whose share is written "
    "above it.",
    "boxes": "Box: the middle half; line: median; dot: mean; whiskers: from 5 % to 95 % of the games.",
    "seats": "All bots sit equally often in every seat and begin equally often, so a difference comes from the seat, "
    "or from beginning. First player: who had the first turn, in whichever seat; games of earlier versions do not say "
    "it, the table counts the others. Student's 95 % interval over paired seeds: the games of one share the luck of a "
    "seat.",
    "decisions": "A decision has two options or more; what has only one is not asked.",
    "turns": "Turns of all players, as the game tells them; docs/arena.md says what counts as one.",
    "actions": "How often a bot chooses from a family of actions in a game, for each of its seats, by the names of the "
    "action table.",
}
SECTIONS = [  # heading, plots with their captions, tables
    ("Strength", {"ladder": "ladder", "wins": "wins"}, ["ladder", "wins"]),
    ("Bot against bot", {"pairs": "pairs", "differences": "differences"}, ["pairs"]),
    ("Points", {"points": "points", "points-by-seat": "boxes"}, ["points", "points-by-seat"]),
    ("Points by category", {"categories": "boxes", "categories-by-seat": "boxes"}, ["categories"]),
    ("Seats", {"seats": "seats"}, ["seats"]),
    ("Length of a game", {"length-decisions": "decisions", "length-turns": "turns"}, ["lengths"]),
    ("Actions", {"actions": "actions"}, ["actions"]),
]


def report(folder: str | Path, formats: tuple[str, ...] = ()) -> Numbers:
    """Make report.html and plots/ anew from the tables of a folder; from finished games if it is still played."""
    place = Folder(Path(folder), formats)
    config = read_config(place.config_file)
    if place.journal.exists() and not place.targets("results"):
        place.formats = ("parquet",) if find_spec("pyarrow") else ("csv",)
    place.write_tables(config)
    results, actions = place.read_table("results"), place.read_table("actions")
    try:
        numbers = numbers_of(config.game, len(config.schedule()), results, actions)
    except (KeyError, ValueError, TypeError, AttributeError) as error:  # a table that somebody has changed
        problem = f"its tables are not those of a tournament: {error!r}"
        raise RondelError(f"{place.path}: {problem}; {AS_IT_WAS}") from None
    category = category_words(config)
    plots = {plot.name: plot for plot in pictures(numbers, category)}
    tables = {table.name: table for table in Tables(numbers, category).all()}
    (place.path / "plots").mkdir(exist_ok=True)
    for plot in plots.values():
        write_whole(place.path / "plots" / f"{plot.name}.svg", paper(plot).encode())
    write_whole(place.report, page(config, numbers, plots, tables, place.reader()).encode())
    return numbers


def category_words(config: TournamentConfig) -> Words:
    """The categories in English, as their game calls them; their keys if it is not installed."""
    try:
        texts = load_game(config.game, config.components).texts()
    except RondelError:
        return lambda name: name
    return lambda name: str(texts.score("en", name))


def title_of(config: TournamentConfig) -> str:
    try:
        return str(load_game(config.game, config.components).texts().title("en"))
    except RondelError:
        return config.game


def pairing_of(config: TournamentConfig) -> str:
    """ "greedy, random", or "mcts:1s, hard, each alone against 3 × greedy" """
    bots = ", ".join(config.bots)
    if not config.against:
        return bots
    others = config.against if config.players == 2 else f"{config.players - 1} × {config.against}"
    return f"{bots}{', each' if len(config.bots) > 1 else ''} alone against {others}"


def page(
    config: TournamentConfig, numbers: Numbers, plots: dict[str, Plot], tables: dict[str, ReportTable], reader: str
) -> str:
    sections = [
        _section(heading, [(plots[name], CAPTIONS[key]) for name, key in wanted.items() if name in plots], found)
        for heading, wanted, names in SECTIONS
        if (found := [tables[name] for name in names if name in tables])
    ]
    parts = {
        "title": escape(f"{title_of(config)}: tournament of {pairing_of(config)}"),
        "css": TOKENS.read_text(encoding="utf-8") + CSS + (HERE / "report.css").read_text(encoding="utf-8"),
        "summary": _summary(config, numbers),
        "sections": "\n".join(sections),
        "numbers": _script(numbers),
        "config": _script(config),
        "paper": paper_css(),
        "reader": reader,
    }
    text = (HERE / "report.html").read_text(encoding="utf-8")
    for key, value in parts.items():
        text = text.replace("{{" + key + "}}", value)
    return text


def _summary(config: TournamentConfig, numbers: Numbers) -> str:
    facts = {
        "Game": f"{title_of(config)}, rules revision {config.revision}",
        "Players": str(numbers.players),
        "Bots": pairing_of(config),
        "Games": f"{numbers.games:,} on {numbers.paired_seeds:,} paired seeds",
        "Seed": str(config.seed),
        "Options": ", ".join(f"{name}={value}" for name, value in config.options.items()) or "as usual",
        "Rondel": config.rondel,
    }
    if config.components:
        facts["Components"] = f"{config.components} ({config.components_hash[:12]})"
    if numbers.games < numbers.planned:
        facts["Not finished"] = f"{numbers.games:,} of {numbers.planned:,} games; seats may not be balanced yet"
    return "".join(f"<div><dt>{name}</dt><dd>{escape(text)}</dd></div>" for name, text in facts.items())


def _section(heading: str, plots: list[tuple[Plot, str]], tables: list[ReportTable]) -> str:
    figures = "".join(_figure(plot, caption) for plot, caption in plots)
    return f'<section><h2>{heading}</h2><div class="figures">{figures}</div>{"".join(map(_table, tables))}</section>'


def _figure(plot: Plot, caption: str) -> str:
    button = f'<button data-save="{plot.name}" title="Save this plot as an SVG file">SVG</button>'
    return f'<figure id="{plot.name}">{plot.svg()}<figcaption>{escape(caption)} {button}</figcaption></figure>'


def _table(table: ReportTable) -> str:
    head = "".join(f"<th>{escape(text)}</th>" for text in table.head)
    rows = "".join(
        "<tr>" + "".join(f"<td>{''.join(map(_part, cell))}</td>" for cell in row) + "</tr>" for row in table.rows
    )
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(table.title)}">'
        f'<table id="table-{table.name}"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'
    )


def _part(part: CellPart) -> str:
    if not part.key:
        return escape(part.text)
    value = "" if part.value is None else repr(part.value)
    shown = escape(part.text.replace("-", "−"))
    return f'<data data-key="{escape(part.key)}" value="{value}">{shown}</data>'


def _script(content: Any) -> str:
    return msgspec.json.encode(content).decode().replace("</", "<\\/")
