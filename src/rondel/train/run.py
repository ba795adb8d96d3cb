"""A training run in a folder: demonstrations, imitation, play. It goes on where it was stopped."""

import csv
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
import torch

import rondel
from rondel.net.features import Features
from rondel.net.network import Shape
from rondel.net.utility import Scale
from rondel.net.weights import save

from .demonstrations import gather
from .gather import GROUP, Gatherer
from .imitate import imitate, prepare, usual_scale
from .league import League, PlayConfig
from .model import Model, load_weights, weights_of

USUAL = Shape()


@dataclass(frozen=True)
class TrainConfig:
    game: str
    demonstrations: int = 2400  # games of the heuristic
    epochs: int = 6  # of imitation
    steps: int = 100_000_000  # decisions of play
    games: int = 1024  # played at a time
    jobs: int = 2
    seed: int = 1
    shape: Shape = USUAL
    device: str = "cpu"
    batch: int = 16384
    own: float = 0.0  # how much of the utility are the own points alone: a start for games whose end can be rushed
    rate: float = 6e-4


Progress = dict[str, Any]


class Run:
    def __init__(self, folder: Path, config: TrainConfig) -> None:
        self.folder, self.config = folder, config
        folder.mkdir(parents=True, exist_ok=True)
        self.game = rondel.load_game(config.game)
        self.features = Features(self.game)
        torch.manual_seed(config.seed)

    def train(self, minutes: float) -> Iterator[Progress]:
        """All that is left to do, or as much of it as so many minutes allow; says how it goes."""
        start = monotonic()
        if not (self.folder / "imitation.npz").exists():
            yield from self._demonstrate()
            yield from self._imitate(minutes)
        left = minutes - (monotonic() - start) / 60
        if left > 0 and self.config.steps:
            yield from self._play(left)

    def _demonstrate(self) -> Iterator[Progress]:
        for done in gather(
            self.config.game,
            self.folder / "demonstrations",
            self.config.demonstrations,
            self.config.seed,
            self.config.jobs,
        ):
            yield {"stage": "demonstrations", "games": done}

    def _imitate(self, minutes: float) -> Iterator[Progress]:
        c = self.config
        files = sorted((self.folder / "demonstrations").glob("games-*.npz"))
        scale = usual_scale(c.game, files)
        lessons = prepare(c.game, files, scale, c.jobs)
        model = Model(self.features, c.shape).to(c.device)
        batch = min(4096, c.batch, max(64, len(lessons.seen) // 50))
        for figures in imitate(model, lessons, c.device, minutes, c.epochs, batch, 1e-3):
            self._curve({"stage": "imitation", **figures})
            yield {"stage": "imitation", **figures}
        self._keep(
            "imitation.npz", weights_of(model), {"scale": list(scale), "steps": 0, "decisions": len(lessons.seen)}
        )

    def _play(self, minutes: float) -> Iterator[Progress]:
        c = self.config
        first, about = read_weights(self.folder / "imitation.npz")
        weights, known = first, about
        if (self.folder / "checkpoint.npz").exists():
            weights, known = read_weights(self.folder / "checkpoint.npz")
        groups = max(1, c.games // (c.jobs * GROUP * 2))
        seed = c.seed * 100 + known["steps"] // 1_000_000 % 97
        games = Gatherer(c.game, self.features, c.jobs, groups, seed, Scale(*about["scale"])._replace(own=c.own))
        model = Model(self.features, c.shape).to(c.device)
        load_weights(model, weights)
        league = League(
            model, self.features, games, PlayConfig(steps=c.steps, batch=c.batch, rate=c.rate), c.device, known["steps"]
        )
        league.freeze_first(first)
        try:
            for figures in league.run(minutes):
                self._curve({"stage": "play", **figures})
                yield {"stage": "play", **figures}
        finally:
            games.close()
            self._keep("checkpoint.npz", weights_of(model), {"scale": about["scale"], "steps": league.done})

    def export(self, path: Path, results: dict[str, Any]) -> None:
        """The network as games use it, with its card."""
        last = self.folder / "checkpoint.npz"
        weights, known = read_weights(last if last.exists() else self.folder / "imitation.npz")
        card = {
            "game": self.config.game,
            "revision": self.game.revision,
            "fingerprint": self.features.fingerprint,
            "shape": list(self.config.shape),
            "scale": known["scale"],
            "steps": known["steps"],
            "demonstrations": self.config.demonstrations,
            "seed": self.config.seed,
            "date": datetime.now(UTC).date().isoformat(),
            "command": f"rondel train {self.config.game} --steps {known['steps']} --seed {self.config.seed}",
            "results": results,
        }
        save(path, weights, card)

    def _keep(self, name: str, weights: dict[str, Any], about: Progress) -> None:
        """Half precision is enough to go on from."""
        part = self.folder / f"{name}.part.npz"
        arrays = {key: value.astype(np.float16) for key, value in weights.items()}
        np.savez(part, about=np.array(json.dumps({**about, **_plain(self.config)})), **arrays)
        part.replace(self.folder / name)

    def _curve(self, figures: Progress) -> None:
        """A line of the curves of this stage: CSV, one file a stage."""
        path = self.folder / f"{figures['stage']}.csv"
        new = not path.exists()
        with path.open("a", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            if new:
                writer.writerow(figures)
            writer.writerow([f"{value:.6g}" if isinstance(value, float) else value for value in figures.values()])


def _plain(config: TrainConfig) -> dict[str, Any]:
    return {"config": {**asdict(config), "shape": list(config.shape)}}


def read_weights(path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    with np.load(path) as data:
        found = {name: data[name].astype(np.float32) for name in data.files if name != "about"}
        return found, json.loads(str(data["about"]))
