"""rondel games: what there is to play."""

from typing import Annotated

import typer
from rich.table import Table

import rondel

from .common import console, language, shown_value


def games(lang: Annotated[str | None, typer.Option(help="Language of the titles: en, pl or de.")] = None) -> None:
    """List the games, their players and options."""
    tongue = language(lang)
    table = Table("Game", "Title", "Players", "Revision", "Options", box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for name in rondel.games():
        game = rondel.load_game(name)
        least, most = game.players
        options = [f"{o.name}={'|'.join(shown_value(v) for v in o.values)}" for o in game.options]
        players = str(least) if least == most else f"{least}-{most}"
        table.add_row(name, game.texts().title(tongue), players, str(game.revision), "\n".join(options))
    console.print(table, highlight=False)
