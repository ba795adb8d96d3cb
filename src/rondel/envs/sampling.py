"""Random legal actions for a batch."""

from typing import Any

import numpy as np
from numpy.typing import NDArray


def sample(masks: NDArray[Any], rng: np.random.Generator) -> NDArray[np.int64]:
    """One legal action a row, each as likely; every row of `masks` has one at least."""
    counts = np.count_nonzero(masks, axis=1)
    if not counts.all():
        raise ValueError(f"masks: row {int(np.argmin(counts))} has no legal action")
    columns = np.nonzero(masks)[1]
    first = np.cumsum(counts) - counts
    chosen: NDArray[np.int64] = columns[first + rng.integers(counts)]
    return chosen
