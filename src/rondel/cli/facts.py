"""rondel facts: where each block of a game's component data comes from."""

from pathlib import Path
from typing import Annotated

import typer
import yaml
from rich.table import Table
from rich.text import Text

from rondel.core.errors import RondelError, hint
from rondel.core.registry import folder
from rondel.core.sources import SOURCES, SourcedPart, read_blocks

from .common import console


def facts(
    game: Annotated[str, typer.Argument(help="Which game: see `rondel games`.")],
    block: Annotated[str | None, typer.Argument(help="One block, with its note and its data.")] = None,
    components: Annotated[Path | None, typer.Option(help="Another file of component data.")] = None,
) -> None:
    """Say where the component data of a game come from: rulebook, public text or reconstruction."""
    path = components or folder(game) / "components.yaml"
    found = read_blocks(path)
    if block is not None:
        _show(_wanted(found, block, game))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("Block", no_wrap=True)
    table.add_column("Source", no_wrap=True)
    table.add_column("Reconstructed parts", ratio=3, overflow="fold")
    table.add_column("Where", ratio=2, overflow="fold")
    for entry in found:
        table.add_row(entry.name, _coloured(entry.source), "; ".join(entry.reconstructed), entry.where)
    console.print(table, highlight=False)
    _count(found)
    console.print(f"\nA block in full: rondel facts {game} BLOCK", style="dim", highlight=False)


def _wanted(found: list[SourcedPart], name: str, game: str) -> SourcedPart:
    for entry in found:
        if entry.name == name:
            return entry
    names = [entry.name for entry in found]
    raise RondelError(f"{game} has no block {name!r}{hint(name, names)}")


def _count(found: list[SourcedPart]) -> None:
    table = Table("Source", "Meaning", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("Blocks", justify="right")
    table.add_column("partly reconstructed", justify="right")
    for source in dict.fromkeys([*SOURCES, *(entry.source for entry in found)]):
        blocks = [entry for entry in found if entry.source == source]
        partly = sum(bool(entry.reconstructed) for entry in blocks)
        table.add_row(_coloured(source), SOURCES.get(source, ""), str(len(blocks)), str(partly or ""))
    console.print()
    console.print(table, highlight=False)


def _show(block: SourcedPart) -> None:
    console.print(Text(block.name, style="bold"))
    console.print(Text("source: ") + _coloured(block.source))
    for name, text in (("where", block.where), ("note", block.note)):
        if text:
            console.print(Text(f"{name}: {text}"))
    for part in block.reconstructed:
        console.print(Text(f"reconstructed: {part}"))
    said = ("source", "where", "note", "reconstructed_parts")
    data = {key: value for key, value in block.data.items() if key not in said}
    if data:
        text = yaml.safe_dump(data, allow_unicode=True, sort_keys=False, default_flow_style=None, width=96)
        console.print()
        console.print(Text(text.rstrip()))


def _coloured(source: str) -> Text:
    colours = {"rulebook": "green", "public": "cyan", "reconstructed": "yellow"}
    return Text(source, style=colours.get(source, ""))
