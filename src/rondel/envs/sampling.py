"""Random legal actions for a batch."""

from typing import Any

import numpy as np
from numpy.typing import NDArray


def sample(masks: NDArray[Any], rng: np.random.Generator) -> NDArray[np.int64]:
    """One legal action a row, each as likely; every row of `masks` has one at least."""
    rows, width = masks.shape
    legal = np.flatnonzero(masks)
    edges = np.searchsorted(legal, np.arange(rows + 1) * width)
    counts = np.diff(edges)
    if not counts.all():
        raise ValueError(f"masks: row {int(np.argmin(counts))} has no legal action")
    picked = np.minimum((rng.random(rows) * counts).astype(np.int64), counts - 1)
    chosen: NDArray[np.int64] = legal[edges[:-1] + picked] % width
    return chosen
