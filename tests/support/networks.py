"""A small network with random weights: it knows nothing, and yet judges every position."""

from pathlib import Path
from typing import Any

import numpy as np

from rondel.core.registry import load_game
from rondel.net.features import SEATS, Features
from rondel.net.judge import Judge
from rondel.net.network import EMBEDDING, HEAD, Network
from rondel.net.utility import Scale
from rondel.net.weights import save

WIDTH = 16


def random_judge(game: Any, seed: int = 1) -> Judge:
    return Judge(game, random_network(game, seed))


def random_network(game: Any, seed: int = 1) -> Network:
    """Of one block, with the names that `rondel.train.model` gives."""
    features, random = Features(game), np.random.default_rng(seed)
    inputs = 2 * len(features.numbers) + EMBEDDING * len(features.names) + len(features.bits) + features.actions
    layers = {
        "first": (WIDTH, inputs + SEATS + len(features.options)),
        "blocks.0.up": (WIDTH, WIDTH),
        "blocks.0.down": (WIDTH, WIDTH),
        "policy": (features.actions, WIDTH),
        "head": (HEAD, WIDTH),
        "utility": (SEATS, HEAD),
        "win": (SEATS, HEAD),
        "points": (SEATS * len(features.categories), HEAD),
    }
    weights: dict[str, Any] = {"things.weight": random.normal(0, 0.3, (features.things, EMBEDDING))}
    for name, (out, into) in layers.items():
        weights[f"{name}.weight"] = random.normal(0, 0.3, (out, into))
        weights[f"{name}.bias"] = random.normal(0, 0.3, out)
    for name in ("norm", "blocks.0.norm"):
        weights[f"{name}.weight"], weights[f"{name}.bias"] = np.ones(WIDTH), np.zeros(WIDTH)
    return Network(features, weights)


def write_network(name: str, path: Path) -> Path:
    """A file of such a network for a game."""
    network = random_network(load_game(name))
    prints = {"fingerprint": network.features.fingerprint, "fingerprints": network.features.fingerprints}
    save(path, network.weights, {**prints, "scale": list(Scale())})
    return path
