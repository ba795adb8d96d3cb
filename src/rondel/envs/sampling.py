"""Actions for a batch and its masks: random legal ones, and the first that is not legal.

By compiled code where it is installed; it picks the same.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

try:
    from rondel.core import _encoder as compiled
except ImportError:  # a pure installation
    compiled = None  # type: ignore[assignment]


def sample(masks: NDArray[Any], rng: np.random.Generator) -> NDArray[np.int64]:
    """One legal action a row, each as likely; every row of `masks` has one at least."""
    rows, width = masks.shape
    shares = rng.random((rows,))
    chosen = np.zeros(rows, np.int64)
    pick = compiled.pick if width and _plain(masks) else _pick
    empty = pick(masks, shares, chosen)
    if empty >= 0:
        raise ValueError(f"masks: row {empty} has no legal action")
    return chosen


def first_illegal(masks: NDArray[Any], actions: NDArray[np.int64]) -> int:
    """The first row whose action its mask does not allow; -1 = there is none."""
    if _plain(masks):
        return compiled.first_illegal(masks, actions)
    known = (actions >= 0) & (actions < masks.shape[1])
    fine = known & (masks[np.arange(len(masks)), np.where(known, actions, 0)] != 0)
    return -1 if fine.all() else int(np.argmin(fine))


def _plain(masks: NDArray[Any]) -> bool:
    """Is it as compiled code takes it, and is there such code?"""
    return compiled is not None and masks.itemsize == 1 and masks.flags.c_contiguous


def _pick(masks: NDArray[Any], shares: NDArray[np.float64], chosen: NDArray[np.int64]) -> int:
    """A legal action a row; the first row that has none, or -1."""
    rows, width = masks.shape
    legal = np.flatnonzero(masks)
    edges = np.searchsorted(legal, np.arange(rows + 1) * width)
    counts = np.diff(edges)
    if not counts.all():
        return int(np.argmin(counts))
    picked = np.minimum((shares * counts).astype(np.int64), counts - 1)
    np.remainder(legal[edges[:-1] + picked], width, chosen)
    return -1
