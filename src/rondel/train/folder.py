"""The folder of a training run: what was asked, checkpoints, curves. Each file is written whole or not at all."""

import csv
import json
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from rondel.core.errors import BadOption, RondelError
from rondel.core.files import write_whole
from rondel.net.features import Features

from .config import TrainConfig

Weights = dict[str, Any]
IMITATION, CHECKPOINT = "imitation", "checkpoint"


class TrainFolder:
    """run.json, demonstrations/, imitation.npz, checkpoint.npz, and a curve for each stage as CSV."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.demonstrations = path / "demonstrations"
        self.network = path / "network.npz"
        self.card = path / "card.md"
        self.run: dict[str, Any] = {}

    def begin(self, config: TrainConfig, features: Features) -> None:
        """Make it, or refuse to go on with what does not fit."""
        about = {
            "game": config.game,
            "fingerprint": features.fingerprint,
            "seed": config.seed,
            "shape": list(config.shape),
            "teacher": config.teacher,
        }
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            file = self.path / "run.json"
            known = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        except OSError as error:
            raise BadOption("out", f"{self.path} cannot be used: {error.strerror}") from None
        except ValueError:
            raise BadOption("out", f"{file} is not that of a training run; name another folder") from None
        self._check(known, about)
        self.run = {**known, **about}
        commands = self.run.setdefault("commands", [])
        if config.command() not in commands:
            commands.append(config.command())
        self.write()

    def _check(self, known: dict[str, Any], about: dict[str, Any]) -> None:
        words = {
            "game": "game",
            "fingerprint": "rules and observations",
            "seed": "--seed",
            "shape": "--width, --blocks",
            "teacher": "--teacher",
        }
        for name, value in about.items():
            if known.get(name, value) != value:
                was = f"{known[name]}, now {value}"
                raise BadOption("out", f"{self.path} was begun with other {words[name]} ({was}); name another folder")

    def note(self, **facts: Any) -> None:
        """Keep what is known of the run now."""
        self.run.update(facts)
        self.write()

    def write(self) -> None:
        write_whole(self.path / "run.json", json.dumps(self.run, indent=1).encode())

    def keep(self, name: str, weights: Weights, about: dict[str, Any]) -> None:
        """A checkpoint; half precision is enough to go on from."""
        part = self.path / f"{name}.part.npz"
        arrays = {key: value.astype(np.float16) for key, value in weights.items()}
        np.savez(part, about=np.array(json.dumps(about)), **arrays)
        part.replace(self.path / f"{name}.npz")

    def has(self, name: str) -> bool:
        return (self.path / f"{name}.npz").exists()

    def read(self, name: str) -> tuple[Weights, dict[str, Any]]:
        """The weights and what is known about them."""
        path = self.path / f"{name}.npz"
        try:
            with np.load(path) as data:
                found = {key: data[key].astype(np.float32) for key in data.files if key != "about"}
                return found, json.loads(str(data["about"]))
        except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
            raise RondelError(f"{path}: cannot be read: {error}; delete it to do that part again") from None

    def latest(self) -> tuple[Weights, dict[str, Any]]:
        """Of play, or of imitation if nothing was played yet."""
        for name in (CHECKPOINT, IMITATION):
            if self.has(name):
                return self.read(name)
        raise RondelError(f"{self.path}: nothing is learnt yet; give it more --minutes")

    def curve(self, stage: str, figures: dict[str, Any]) -> None:
        """A line more of the curve of this stage."""
        path = self.path / f"{stage}.csv"
        new = not path.exists()
        with path.open("a", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            if new:
                writer.writerow(figures)
            writer.writerow([f"{value:.6g}" if isinstance(value, float) else value for value in figures.values()])
        self.run.setdefault("last", {})[stage] = figures
