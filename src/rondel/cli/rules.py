"""rondel rules: the numbered rules of a game, and which of them the tests name."""

import textwrap
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from rondel.core.errors import BadOption
from rondel.core.rulebook import Rule, Rulebook, load_rulebook

from .common import console, language


def rules(
    game: Annotated[str, typer.Argument(help="Which game: see `rondel games`.")],
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help="A rule or section: SF-DIE-04 or DIE.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="List the rules that no test names.")] = False,
    tests: Annotated[Path, typer.Option(help="The folder of the tests.")] = Path("tests"),
    search: Annotated[str | None, typer.Option(help="Only rules with all these words.")] = None,
    lang: Annotated[str | None, typer.Option(help="en, pl or de; else as the locale says.")] = None,
) -> None:
    """Show the rules of a game, each with its ID and where it comes from."""
    book = load_rulebook(game, language(lang))
    if coverage:
        if rule is not None or search is not None:
            raise BadOption("", "--coverage is about all rules; leave the ID and --search out")
        _cover(book, tests)
        return
    found = list(book.rules.values()) if rule is None else book.find(rule)
    if search is not None:
        hits = book.search(search)
        found = [entry for entry in found if entry in hits]
        if not found:
            raise BadOption("search", f"no rule of {game} says {search!r}")
    show(found, headings=rule is None or len(found) > 1)


def show(found: list[Rule], headings: bool) -> None:
    section = ""
    for entry in found:
        if headings and entry.section != section:
            section = entry.section
            console.print(Text(f"\n{section}", style="bold"))
        tags = f" [{']['.join(entry.tags)}]" if entry.tags else ""
        console.print(Text(entry.id, style="cyan") + Text(tags, style="dim"))
        for line in textwrap.wrap(entry.text, console.width - 4):
            console.print(Text(f"  {line}"), soft_wrap=True)


def _cover(book: Rulebook, tests: Path) -> None:
    """The last line is for programs: game covered/all."""
    found = book.coverage(tests)
    for name in found.missing:
        console.print(f"no test   {name}", highlight=False, soft_wrap=True)
    for name, places in found.unknown.items():
        console.print(f"no rule   {name} ({', '.join(places)})", highlight=False, soft_wrap=True)
    console.print(f"{book.game} {len(found.covered)}/{len(book.rules)}", highlight=False, soft_wrap=True)
    if not found.complete:
        raise typer.Exit(1)
