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
        arrays[f"{name}:int8"], arrays[f"{name}:scale"] = eight_bits(value)
    _write(path, arrays)


def eight_bits(value: NDArray[Any]) -> tuple[NDArray[np.int8], NDArray[np.float32]]:
    """Numbers from -127 to 127, and what one is worth in each row."""
    scale = np.maximum(np.abs(value).max(1, keepdims=True), 1e-12) / 127
    return np.round(value / scale).astype(np.int8), scale.astype(np.float32)


def amend(path: Path, entries: dict[str, Any]) -> None:
    """Put these entries on the card; the weights stay bit for bit."""
    with np.load(path) as data:
        arrays = {name: data[name] for name in data.files}
    _write(path, {**arrays, "card": np.array(json.dumps({**json.loads(str(arrays["card"])), **entries}))})


def _write(path: Path, arrays: dict[str, Any]) -> None:
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
