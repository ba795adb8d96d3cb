"""The command and its subcommands. Whatever a user gets wrong ends in one line on stderr, never in a traceback."""

import os
import sys
from typing import Annotated, NoReturn

import typer

from rondel.core.errors import RondelError

from . import admin, analyse, balance, bench, facts, games, play, replay, rules, serve, simulate, tournament, train
from .common import console, engine

WIDTH = 100  # of what goes into a file or pipe

app = typer.Typer(
    name="rondel",
    help="Heavy Euro board games by their full rules: play them, simulate them, look into them. "
    "Without a command: open a table in the browser.",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("open")(serve.open_)
app.command("serve")(serve.serve)
app.command("games")(games.games)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("tournament")(tournament.tournament)
app.command("report")(tournament.report)
app.command("balance")(balance.balance_)
app.command("train")(train.train)
app.command("replay")(replay.replay)
app.command("analyse")(analyse.analyse)
app.command("rules")(rules.rules)
app.command("facts")(facts.facts)
app.command("bench")(bench.bench)
app.add_typer(admin.app)


def _version(wanted: bool) -> None:
    if wanted:
        console.print(engine(), highlight=False)
        raise typer.Exit


@app.callback()
def _rondel(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version and the engine.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        serve.open_()


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run the command; exit with 0, with 1 for a failed check, with 2 for what was called wrongly."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # letters that a terminal cannot send or show become ?
    if not console.is_terminal:
        console.width = int(os.environ.get("COLUMNS") or WIDTH)
    try:
        code = app(sys.argv[1:] if arguments is None else arguments, prog_name="rondel", standalone_mode=False)
        sys.stdout.flush()
    except RondelError as error:
        _refuse(str(error))
    except BrokenPipeError:  # `rondel rules saltfjord | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        sys.exit(1)
    except Exception as error:
        # Typer brings its own copy of click's errors, older versions click itself: both can word themselves
        if not hasattr(error, "format_message"):
            raise
        _refuse(error.format_message())
    sys.exit(code if isinstance(code, int) else 0)


def _refuse(message: str) -> NoReturn:
    line = " ".join(message.split())
    if line:
        print(f"rondel: {line}", file=sys.stderr)
    sys.exit(2)
