"""rondel play: a game at this terminal, against bots or with others at the same keyboard."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import randbits
from typing import Annotated, Any

import typer
from rich.text import Text

from rondel.bots import Bot, derive_seed, make_bot
from rondel.core.errors import BadOption, RondelError
from rondel.core.files import check_folder
from rondel.core.record import Record

from .common import (
    console,
    in_file,
    interactive,
    language,
    open_game,
    read_bots,
    read_options,
    read_record,
    read_seed,
)
from .terminal import Quit, Terminal
from .wording import words_in

USUAL = 2  # players
USUAL_BOT = "medium"
WIDTH = 100  # columns that the board of a game may need


def play(
    game: Annotated[str | None, typer.Argument(help="Which game: see `rondel games`.")] = None,
    players: Annotated[int | None, typer.Option(help="You and the others; 2 if nothing says otherwise.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="For the last seats, between commas: easy, medium, hard, expert, or a code such as greedy, random or "
            "mcts:2s; or none. medium if left out."
        ),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same game.")] = None,
    lang: Annotated[str | None, typer.Option(help="en, pl or de; else as the locale says.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A game option, name=value; may be repeated.")] = None,
    components: Annotated[Path | None, typer.Option(help="A file of corrected component data.")] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, typer.Option(help="Where to save it.")] = None,
    confirm: Annotated[
        bool | None, typer.Option("--confirm/--no-confirm", help="Ask before a turn ends; usual at a keyboard.")
    ] = None,
    any_revision: Annotated[
        bool, typer.Option("--any-revision", help="Load a record of another revision of the rules too.")
    ] = False,
    terminal: Annotated[
        bool, typer.Option("--terminal", show_default=False, help="At this terminal; there is no other table yet.")
    ] = True,
) -> None:
    """Play a game: you have seat 1, bots the last seats, other persons those between."""
    tongue = language(lang)
    if load is None:
        record, state = _started(game, players, bots, seed, option or [], components)
    else:
        given = {"--players": players, "--seed": seed, "--option": option, "--components": components}
        record, state = _loaded(load, game, any_revision, [name for name, value in given.items() if value])
    target = save or load or Path(f"{record.game}-{record.seed}.json")
    check_folder(target)
    opponents = _opponents(state, record, bots)
    asked = interactive() if confirm is None else confirm
    table = Terminal(record, state, opponents, tongue, target, asked, keep=bool(save or load))
    words, title = words_in(tongue), state.game.texts().title(tongue)
    moves = len(record.actions)
    text = words("resumed", title=title, move=moves) if load else ""
    text = text or words("start", title=title, players=record.players, seed=str(record.seed))
    console.print(Text(text, "bold"))
    if console.is_terminal and console.width < WIDTH:
        console.print(Text(words("narrow", wanted=WIDTH, width=console.width)))
    with _leaving_on_signals():
        table.run()


def _started(
    name: str | None,
    players: int | None,
    bots: str | None,
    seed: str | None,
    option: list[str],
    components: Path | None,
) -> tuple[Record, Any]:
    if name is None:
        raise BadOption("", "which game? Name one (`rondel games` lists them), or --load a saved one")
    game = open_game(name, components)
    if players is None:
        players = 1 + len(read_bots(bots)) if bots and read_bots(bots) else max(USUAL, game.players[0])
    number = read_seed(seed)
    number = randbits(32) if number is None else number
    options = read_options(game, option)
    state = game.new(players, number, **options)
    return Record.start(game, players, number, **options), state


def _loaded(path: Path, name: str | None, any_revision: bool, given: list[str]) -> tuple[Record, Any]:
    if given:
        raise BadOption(given[0], "the saved game says that already; leave it out with --load")
    record = read_record(path)
    if name is not None and name != record.game:
        raise BadOption(str(path), f"is a game of {record.game}, not of {name}")
    open_game(record.game, Path(record.components) if record.components else None)
    try:
        state = record.final(any_revision)
    except RondelError as error:
        raise in_file(path, error) from None
    if state.actor is None:
        raise BadOption(str(path), f"that game is over; look at it with `rondel replay {path}`")
    record.revision = state.game.revision
    return record, state


def _opponents(state: Any, record: Record, bots: str | None) -> dict[int, tuple[str, Bot]]:
    """The bots have the last seats. After loading they begin anew, from a seed of their own."""
    others = state.seats - 1
    usual = "random" if state.game.heuristic() is None else USUAL_BOT
    codes = [usual] * others if bots is None else read_bots(bots)
    if len(codes) > others:
        raise BadOption("bots", f"with {state.seats} players there are {others} seats for bots, not {len(codes)}")
    found: dict[int, tuple[str, Bot]] = {}
    for seat, code in enumerate(codes, state.seats - len(codes)):
        found[seat] = code, make_bot(code, state.game, derive_seed(record.seed, seat, len(record.actions)))
    return found


@contextmanager
def _leaving_on_signals() -> Iterator[None]:
    """A closed window or a kill saves the game too."""

    def leave(number: int, frame: Any) -> None:
        raise Quit

    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        names = []
    before = {name: signal.signal(getattr(signal, name), leave) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)
