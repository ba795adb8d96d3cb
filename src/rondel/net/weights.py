"""The file of a network: weights of eight bits with a scale for each row, and the card that says what they are."""

import json
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from rondel.core.errors import RondelError

SMALL = 1 << 14  # arrays of fewer numbers are kept as they are


class BadNetwork(RondelError):
    """A network that cannot be used with this game."""


def save(path: Path, weights: dict[str, NDArray[Any]], card: dict[str, Any]) -> None:
    """Whole or not at all."""
    arrays: dict[str, Any] = {"card": np.array(json.dumps(card))}
    for name, value in weights.items():
        if value.size < SMALL:
            arrays[name] = value.astype(np.float32)
            continue
        scale = np.maximum(np.abs(value).max(1, keepdims=True), 1e-12) / 127
        arrays[f"{name}:scale"] = scale.astype(np.float32)
        arrays[f"{name}:int8"] = np.round(value / scale).astype(np.int8)
    part = path.with_name(f"{path.stem}.part.npz")
    np.savez_compressed(part, **arrays)
    part.replace(path)


def load(path: Path) -> tuple[dict[str, NDArray[np.float32]], dict[str, Any]]:
    """Weights and card."""
    try:
        with np.load(path) as data:
            card = json.loads(str(data["card"]))
            found = {name: data[name] for name in data.files if ":" not in name and name != "card"}
            for name in data.files:
                base, colon, kind = name.partition(":")
                if colon and kind == "int8":
                    found[base] = data[name].astype(np.float32) * data[f"{base}:scale"]
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise BadNetwork(f"the network {path.name} cannot be read: {error}") from None
    return found, card
