"""The first lesson of a network: to choose as the heuristic does, and to foresee how its games end."""

from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from rondel.core.registry import load_game
from rondel.envs.observer import Observer
from rondel.net.features import SEATS, Features
from rondel.net.network import POINTS
from rondel.net.utility import Scale

from .demonstrations import Demonstration, read
from .model import Model, Output
from .results import Result, result_of, scale_of

HELD_OUT = 20  # one game of so many is not learnt from, but measured by
MEASURED = 50_000  # decisions of those


class Lessons(NamedTuple):
    """Decisions, one a row; seats are counted from the one that decides."""

    seen: NDArray[np.int16]
    masks: NDArray[np.uint8]  # bits
    tables: NDArray[np.float32]
    wanted: NDArray[np.int64]
    utility: NDArray[np.float32]
    win: NDArray[np.float32]
    points: NDArray[np.float32]
    present: NDArray[np.bool_]  # which seats there are
    held_out: NDArray[np.bool_]


def usual_scale(name: str, files: list[Path]) -> Scale:
    """From the first games: how far apart the players of this game usually are."""
    return scale_of([_finished(load_game(name), game) for path in files[:2] for game in read(path)])


def _finished(game: Any, played: Demonstration) -> Any:
    state = game.new(played.players, played.seed, **played.options)
    for action in played.played:
        state.apply(action)
    return state


def prepare(name: str, files: list[Path], scale: Scale, jobs: int) -> Lessons:
    """Play the games again, in processes, and note what was seen."""
    with get_context("spawn").Pool(jobs) as pool:
        parts = pool.map(_lessons, [(name, path, scale) for path in files], chunksize=1)
    return Lessons(*[np.concatenate(column) for column in zip(*parts, strict=True)])


def _lessons(job: tuple[str, Path, Scale]) -> Lessons:
    name, path, scale = job
    game = load_game(name)
    features = Features(game)
    parts = [_lesson(game, features, played, scale, n % HELD_OUT == 0) for n, played in enumerate(read(path))]
    return Lessons(*[np.concatenate(column) for column in zip(*parts, strict=True)])


def _lesson(game: Any, features: Features, played: Demonstration, scale: Scale, held_out: bool) -> Lessons:
    n, players = len(played.played), played.players
    observer = Observer(game, players)
    state = game.new(players, played.seed, **played.options)
    seen = np.zeros((n, observer.size), np.int16)
    masks = np.zeros((n, features.actions), np.bool_)
    seats = np.zeros(n, np.int64)
    table = table_of(features, players, state.settings)
    for i, action in enumerate(played.played):
        seats[i] = state.actor
        seen[i] = observer.see(state, state.actor)
        masks[i, state.legal()] = True
        state.apply(action)
    result = result_of(state, features.categories, scale)
    utility, win, points, present = turned(result, seats, players)
    return Lessons(
        features.wide(seen, players), np.packbits(masks, axis=1), np.repeat(table[None], n, 0),
        np.array(played.wanted, np.int64), utility, win, points, present, np.full(n, held_out),
    )  # fmt: skip


def table_of(features: Features, players: int, settings: dict[str, Any]) -> NDArray[np.float32]:
    """The number of players and the options, as the network gets them."""
    return np.concatenate([np.eye(SEATS, dtype=np.float32)[players - 1], features.settings(settings)])


def turned(result: Result, seats: NDArray[np.int64], players: int) -> tuple[NDArray[Any], ...]:
    """The result as each of these seats counts: itself first. Seats that are not there are zeros."""
    n, order = len(seats), (seats[:, None] + np.arange(players)) % players
    utility, win = np.zeros((n, SEATS), np.float32), np.zeros((n, SEATS), np.float32)
    points = np.zeros((n, SEATS, result.points.shape[1]), np.float32)
    present = np.zeros((n, SEATS), np.bool_)
    utility[:, :players], win[:, :players] = result.utility[order], result.win[order]
    points[:, :players] = result.points[order]
    present[:, :players] = True
    return utility, win, points, present


def judgement_loss(
    output: Output, utility: Tensor, win: Tensor, points: Tensor, present: Tensor, known: Tensor | None = None
) -> Tensor:
    """How far off the utilities, the chances and the points are; known: of which seats the utility is."""
    there = present.float()
    counted = there if known is None else there * known
    off = ((output.utility - utility).square() * counted).sum(1).mean()
    return off + 0.1 * win_loss(output.win, win, present) + 0.1 * points_loss(output.points, points, there)


def win_loss(logits: Tensor, win: Tensor, present: Tensor) -> Tensor:
    alone = present.sum(1) == 1
    together = -(torch.log_softmax(logits.masked_fill(~present, -1e9), 1).clamp(min=-50) * win * present).sum(1)
    solo = functional.binary_cross_entropy_with_logits(logits[:, 0], win[:, 0], reduction="none")
    return torch.where(alone, solo, together).mean()


def points_loss(found: Tensor, points: Tensor, there: Tensor) -> Tensor:
    off = functional.smooth_l1_loss(found, points / POINTS, reduction="none").sum(2)
    return (off * there).sum(1).mean()


class Batches:
    """Lessons on a device, given out in batches."""

    def __init__(self, lessons: Lessons, actions: int, device: str) -> None:
        self.columns = [torch.from_numpy(column).to(device) for column in lessons[:-1]]
        self.actions = actions
        self.places = torch.arange(8 * self.columns[1].shape[1], device=device)[:actions]
        held_out = torch.from_numpy(lessons.held_out)
        self.learnt = (~held_out).nonzero().squeeze(1).to(device)
        self.held_out = held_out.nonzero().squeeze(1)[:MEASURED].to(device)

    def rows(self, rows: Tensor) -> tuple[list[Tensor], Tensor, list[Tensor]]:
        """What the model is given, what was wanted, and how the games ended."""
        seen, packed, table, wanted, *ends = [column[rows] for column in self.columns]
        mask = (packed[:, self.places // 8] >> (7 - self.places % 8)) & 1
        return [seen, mask.bool(), table], wanted, ends


def imitate(
    model: Model, lessons: Lessons, device: str, minutes: float, epochs: int, batch: int, rate: float
) -> Iterator[dict[str, float]]:
    """Learn; after each pass say how many choices of unseen games are foreseen."""
    start, batches = monotonic(), Batches(lessons, model.actions, device)
    each = len(batches.learnt) // batch + 1
    optimizer = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=0.02)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=epochs * each + 1, pct_start=0.1)
    for epoch in range(epochs):
        losses: list[Tensor] = []
        order = batches.learnt[torch.randperm(len(batches.learnt), device=device)]
        for rows in order.tensor_split(each):
            given, wanted, ends = batches.rows(rows)
            with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
                output = model(*given)
            choice = functional.cross_entropy(output.policy, wanted)
            loss = choice + judgement_loss(output, *ends)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            losses.append(choice.detach())
        yield {"epoch": epoch + 1, "loss": float(torch.stack(losses).mean()), "foreseen": _foreseen(model, batches)}
        if monotonic() - start > 60 * minutes:
            return


@torch.no_grad()
def _foreseen(model: Model, batches: Batches) -> float:
    """The share of the choices of unseen games that are the model's first."""
    right = 0
    for rows in batches.held_out.split(8192):
        given, wanted, _ = batches.rows(rows)
        right += int((model(*given).policy.argmax(1) == wanted).sum())
    return right / max(1, len(batches.held_out))
