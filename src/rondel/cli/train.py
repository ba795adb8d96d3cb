"""rondel train: teach a network to play a game."""

import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from rondel.arena.lineups import MOST_GAMES
from rondel.arena.ray import check_ray
from rondel.bots import check_codes
from rondel.core.errors import BadOption, RondelError

from .common import console, open_game, read_seed
from .simulate import cores, progress

if TYPE_CHECKING:
    from rondel.train.config import Progress
    from rondel.train.run import Run

ON_GPU, ON_CPU = 1024, 256  # games at a time for each process, if not said
OFTEN = 60.0  # seconds between two lines about play


def train(
    game: Annotated[str, typer.Argument(help="Which game: see `rondel games`.")],
    out: Annotated[Path | None, typer.Option(help="The folder; named after the game if left out.")] = None,
    demonstrations: Annotated[int, typer.Option(min=0, help="Games of the teacher to imitate; 0: none.")] = 2400,
    epochs: Annotated[int, typer.Option(min=0, help="Passes over them.")] = 6,
    steps: Annotated[int, typer.Option(min=0, help="Decisions of play; 0: imitate only.")] = 100_000_000,
    minutes: Annotated[float, typer.Option(min=0, help="Stop after so long; the same command goes on.")] = 0,
    games: Annotated[int | None, typer.Option(min=2, help="Played at a time; 256 or, with a GPU, 1024 a job.")] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes that play; half of the cores if left out, with a GPU all.")
    ] = None,
    seed: Annotated[str, typer.Option(help="Of the whole run.")] = "1",
    width: Annotated[int, typer.Option(min=8, help="Units of a layer.")] = 512,
    blocks: Annotated[int, typer.Option(min=1, help="Pairs of layers.")] = 3,
    device: Annotated[str, typer.Option(help="cpu, cuda, or auto: a GPU if there is one.")] = "auto",
    passes: Annotated[int, typer.Option(min=1, help="Over each window of play.")] = 3,
    batch: Annotated[int, typer.Option(min=1, help="Decisions of play learnt from at a time.")] = 16384,
    rate: Annotated[float, typer.Option(min=1e-6, max=0.01, help="Of learning by play, at first.")] = 6e-4,
    own: Annotated[
        float, typer.Option(min=0, max=1, help="How much the own points alone count at first; nothing in the end.")
    ] = 0.0,
    start: Annotated[
        Path | None,
        typer.Option(exists=True, dir_okay=False, help="A network to go on from; its decisions count as steps."),
    ] = None,
    rival: Annotated[
        Path | None,
        typer.Option(exists=True, dir_okay=False, help="A network that stays an opponent; else what play began with."),
    ] = None,
    teacher: Annotated[
        str, typer.Option(metavar="BOT", help="Who is imitated, such as puct:64i; the heuristic if left out.")
    ] = "",
    last_piece: Annotated[
        bool, typer.Option("--last-piece", help="Rates fall to their lowest by the end of --minutes.")
    ] = False,
    heuristic: Annotated[int, typer.Option(min=0, help="Games against the heuristic itself, in each process.")] = 1,
    ray: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Demonstrations on a Ray cluster; also auto or local.")
    ] = "",
    match: Annotated[int, typer.Option(min=0, max=MOST_GAMES, help="Games against greedy in the end.")] = 0,
    calibrate: Annotated[
        int, typer.Option(min=0, max=MOST_GAMES, help="Games of each table size that make its chances true in the end.")
    ] = 60,
) -> None:
    """Teach a network: it imitates the game's heuristic, then plays itself and its earlier selves.

    Everything goes into a folder; the same command goes on where an earlier run was stopped. Play with the result:
    rondel tournament GAME --bots net:weights=FOLDER/network.npz,greedy
    """
    _check_torch()
    if ray:
        check_ray()
    if last_piece and not minutes:
        raise BadOption("last-piece", "needs --minutes: until then rates fall")
    loaded = open_game(game)
    if teacher:
        check_codes([teacher], loaded)
    from rondel.net.network import Shape
    from rondel.train.config import TrainConfig  # late: it needs PyTorch
    from rondel.train.run import Run

    chosen = _device(device)
    workers = jobs or (max(1, cores() // 2) if chosen == "cpu" else cores())
    config = TrainConfig(
        game=loaded.name,
        demonstrations=demonstrations,
        epochs=epochs,
        steps=steps,
        games=games or workers * (ON_CPU if chosen == "cpu" else ON_GPU),
        jobs=workers,
        threads=max(1, cores() - workers),
        all_threads=cores(),
        seed=_seed(seed),
        shape=Shape(width, blocks),
        device=chosen,
        passes=passes,
        batch=batch,
        rate=rate,
        own=own,
        heuristic=heuristic,
        ray=ray,
        start=str(start or ""),
        rival=str(rival or ""),
        teacher=teacher,
        last_piece=last_piece,
    )
    _do(Run(out or Path(f"{loaded.name}-training"), config), minutes, match, calibrate)


def _do(run: "Run", minutes: float, match: int, calibrate: int) -> None:
    _announce(run)
    try:
        _train(run, minutes)
        _export(run, match, calibrate)
    except KeyboardInterrupt:
        print(f"rondel: stopped; {_kept(run)}", file=sys.stderr)
        raise typer.Exit(130) from None


def _check_torch() -> None:
    if find_spec("torch") is None:
        raise RondelError("train: PyTorch is not installed where Rondel runs; pip install 'rondel[train]'")


def _seed(text: str) -> int:
    found = read_seed(text) or 0
    if not 0 <= found < 1 << 32:
        raise BadOption("seed", f"must be a whole number from 0 to 2**32 - 1, not {text!r}")
    return found


def _device(wanted: str) -> str:
    import torch

    there = torch.cuda.is_available()
    if wanted == "auto":
        return "cuda" if there else "cpu"
    if wanted not in ("cpu", "cuda"):
        raise BadOption("device", f"must be auto, cpu or cuda, not {wanted!r}")
    if wanted == "cuda" and not there:
        raise BadOption("device", "PyTorch finds no GPU here; --device cpu is slower and does the same")
    return wanted


def _say(line: str) -> None:
    console.print(line, highlight=False, soft_wrap=True)


def _announce(run: "Run") -> None:
    """What will be done, and what is there already."""
    c = run.config
    _say(f"{c.game}: {c.shape.width} units, {c.shape.blocks} blocks, on {c.device}; folder {run.folder.path}")
    if run.game.heuristic() is None:
        _say(f"{c.game} has no heuristic to imitate: play starts from nothing")
    if others := run.borrowed():
        _say(f"{c.start} was trained for {others}: a beginning, no more")
    if run.finished:
        _say(f"All {c.steps:,} decisions are played already; for more give more --steps")
    elif run.folder.has("imitation"):
        kept = _kept(run)
        _say(f"{kept[:1].upper()}{kept[1:]}")


def _kept(run: "Run") -> str:
    """What is in the folder."""
    if run.folder.has("checkpoint"):
        what = f"{run.folder.latest()[1]['steps']:,} of {run.config.steps:,} decisions of play are"
    elif run.folder.has("imitation"):
        what = "what was learnt by imitation is"
    else:
        what = f"{run.folder.run.get('demonstrations', 0):,} of {run.config.demonstrations:,} demonstrations are"
    return f"{what} kept in {run.folder.path}; the same command goes on from there"


def _train(run: "Run", minutes: float) -> None:
    said = monotonic()
    with closing(run.train(minutes)) as parts, _bars() as show:
        for part in parts:
            line = ""
            if part.figures and (part.stage == "imitation" or monotonic() - said > OFTEN):
                said, line = monotonic(), _line(part)
            show(part, line)


@contextmanager
def _bars() -> Iterator[Any]:
    """A bar for each stage, on stderr and only on a terminal; lines that stay go to stdout if nothing else is shown."""
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description:14}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=screen, auto_refresh=False, transient=True, disable=not screen.is_terminal) as bar:
        tasks: dict[str, Any] = {}

        def show(part: "Progress", line: str) -> None:
            if part.stage not in tasks:
                tasks[part.stage] = bar.add_task(part.stage)
            if line:
                (screen if screen.is_terminal else console).print(line, highlight=False, soft_wrap=True)
            bar.update(tasks[part.stage], completed=part.done, total=part.total, refresh=True)

        yield show


def _line(part: "Progress") -> str:
    f = part.figures
    if part.stage == "imitation":
        return f"imitation, pass {f['epoch']}: loss {f['loss']:.3f}, {f['foreseen']:.1%} of unseen choices foreseen"
    leads = {name: value for name, value in f.items() if name.startswith("lead_") and value != ""}
    shown = "; ".join(f"{name.replace('lead_', 'lead ')} {value:+z.1f}" for name, value in leads.items())
    return f"play, {part.done:,} decisions at {f['per_second']:,.0f} a second: {shown}"


def _export(run: "Run", games: int, calibrated: int) -> None:
    """The network, true chances when nothing is left to learn, a match if one is wanted, and the card."""
    from rondel.net.calibration import CARD
    from rondel.train.card import calibrate, export, match, result_line

    if not run.folder.has("imitation"):
        _say(f"Stopped early; {_kept(run)}")
        return
    card = export(run.folder, run.game, run.features)
    if run.ripe and calibrated and not card[CARD]:
        with progress(calibrated * len(run.features.tables)) as report:
            calibrate(run.folder, run.game, calibrated, report)
        card = export(run.folder, run.game, run.features)
    if games:
        with progress(games) as report:
            _say(result_line(match(run.folder, run.game, games, run.config.jobs, report)))
        export(run.folder, run.game, run.features)
    size = run.folder.network.stat().st_size / 1e6
    _say(f"{card['steps']:,} decisions of play; network: {run.folder.network} ({size:.2f} MB), card: {run.folder.card}")
    if not run.finished:
        _say(f"Stopped early; {_kept(run)}")
